"""The corpus of recorded games: every release must reach the recorded ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_golden import script
from vendemmia import Record
from vendemmia.engine import Kind

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_its_recorded_end(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert record.replay().is_over
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_the_corpus_has_every_player_count_and_variant_and_plays_every_card() -> None:
    setups, seen = set(), set()
    for path in CORPUS:
        record = Record.from_text(path.read_text(encoding="utf-8"))
        setups.add(record.options)
        state = record.opening()
        for code in record.codes:
            for event in state.play(code):
                if event.kind in (Kind.PLAYED, Kind.FILLED, Kind.PLANTED):
                    seen.add(event.thing)
    corpus = script("corpus")
    assert setups >= set(corpus.SETUPS)
    assert {thing for thing in corpus.wanted() if ":" not in thing} <= seen
