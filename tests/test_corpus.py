"""The corpus of recorded games: every release must reach the recorded ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_golden import script
from vendemmia import Record
from vendemmia.record import RULES_VERSION

FOLDER = Path(__file__).parent / "corpus"
CORPUS = sorted(FOLDER.rglob("*.json"))
"""Games of the first version of the rules, and in folders those of later versions."""


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.repeats if number % 2 else ()) for number, path in enumerate(CORPUS)],
    ids=lambda path: path.relative_to(FOLDER).as_posix(),
)
def test_a_recorded_game_is_replayed_to_its_recorded_end(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert record.replay().is_over
    assert record.rules == (int(path.parent.name.removeprefix("rules-")) if path.parent != FOLDER else 1)
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_todays_rules_have_a_game_of_every_set_up() -> None:
    corpus = script("corpus")
    records = [Record.from_text(path.read_text(encoding="utf-8")) for path in FOLDER.glob(f"rules-{RULES_VERSION}/*")]
    setups = [record.options for record in records]
    assert {*corpus.SETUPS, *corpus.SOLO_SETUPS, *corpus.MODULE_SETUPS} <= set(setups)
