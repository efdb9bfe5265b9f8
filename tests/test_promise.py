"""The promise of a deal: its format, which the documentation shows, and what a record says about it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from vendemmia import Game, Options, Record
from vendemmia.record import Promise, Verdict, commitment_of, judged, new_secret, promise_in, promised_text

SECRET = "5" * 64
TABLE = "table:Ab3_-xYz012"
DOCS = Path(__file__).parent.parent / "docs"


def game(seed: str | int = SECRET) -> Game:
    rng, found = Random(3), Game.new(Options(2, max_years=1), seed)
    while found.state.to_move is not None:
        found.play(rng.choice(found.state.codes()))
    return found


def promise(record: Record, deal: str = TABLE) -> Promise:
    return Promise(deal, commitment_of(str(record.seed), record.options, record.rules, deal))


def test_its_format_does_not_change() -> None:
    """A commitment that somebody noted must stay checkable."""
    options = Options(players=2, friendly=True)
    text = '{"deal":"day:2026-11-17","format":"vendemmia-promise/1","options":{"friendly":true,"players":2},"rules":2}'
    assert promised_text(options, 2, "day:2026-11-17") == text
    found = commitment_of(SECRET, options, 2, "day:2026-11-17")
    assert found == "570fa1a3f7a22dbab4490e51512a43790dacb35f6f0a9dc138bc12b7585f07e4"


def test_whatever_differs_gives_another_commitment() -> None:
    options = Options(players=2)
    some = [
        commitment_of(SECRET, options, 2, TABLE),
        commitment_of("6" * 64, options, 2, TABLE),
        commitment_of(SECRET, Options(players=2, friendly=True), 2, TABLE),
        commitment_of(SECRET, options, 1, TABLE),
        commitment_of(SECRET, options, 2, "table:another"),
        commitment_of(SECRET, options, 2, "day:2026-11-17"),
    ]
    assert len(set(some)) == len(some)
    assert all(re.fullmatch("[0-9a-f]{64}", each) for each in some)


def test_a_promise_that_was_kept() -> None:
    record = game().record()
    assert judged(record, promise(record)) is Verdict.KEPT
    read = Record.from_text(record.to_text())
    assert judged(read, promise(record)) is Verdict.KEPT


def test_a_promise_that_was_not_kept() -> None:
    record = game().record()
    given = promise(record)
    other = game(new_secret()).record()
    assert judged(other, given) is Verdict.OTHER_SECRET
    assert judged(record, given._replace(deal="table:another")) is Verdict.OTHER_SECRET
    assert judged(record, given._replace(commitment="0" * 64)) is Verdict.OTHER_SECRET
    assert judged(record._replace(options=Options(2, max_years=2)), given) is Verdict.OTHER_SECRET
    assert judged(game(7).record(), given) is Verdict.OTHER_SECRET, "no secret"
    start = game().state.to_json() | {"to_move": None}
    assert judged(record._replace(start=start), given) is Verdict.OTHER_SECRET, "not from the beginning"


def test_the_promised_secret_with_the_game_of_another_deal() -> None:
    """Who deals other cards than promised and then shows the promised secret is found out by the answers."""
    record, other = game().record(), game(new_secret()).record()
    assert judged(other._replace(seed=record.seed), promise(record)) is Verdict.OTHER_GAME
    assert judged(record._replace(checksum="0" * 16), promise(record)) is Verdict.OTHER_GAME


def test_a_game_under_changed_rules_cannot_be_judged() -> None:
    from vendemmia.record import Resumed

    record = game().record()
    assert record.position is not None
    resumed = record._replace(resumed=(Resumed(len(record.codes), 2, record.position),))
    assert judged(resumed, promise(record)) is Verdict.OTHER_RULES
    older = record._replace(rules=1, checksum="0" * 16)
    assert judged(older, promise(older)) is Verdict.OTHER_RULES


def test_the_documented_lines_compute_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/record-format.md shows how to check a record with the standard library of Python alone."""
    page = (DOCS / "record-format.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(import hashlib.*?)```", page, re.DOTALL)
    assert len([line for line in code.splitlines() if line]) <= 10
    record = game().record()
    given = promise(record)
    comment = json.dumps({"players": [], "promise": given._asdict()})
    file = tmp_path / "game.json"
    file.write_text(record.to_text().replace("\n", f'\n "comment": {comment},\n', 1), encoding="utf-8")
    printed: list[object] = []
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "record-format.md", "exec"), {"print": lambda *words: printed.extend(words)})  # noqa: S102 - our own page
    assert printed == [True]
    file.write_text(file.read_text(encoding="utf-8").replace(SECRET, "6" * 64), encoding="utf-8")
    exec(compile(code, "record-format.md", "exec"), {"print": lambda *words: printed.extend(words)})  # noqa: S102
    assert printed == [True, False]


@pytest.mark.parametrize(
    "comment",
    [None, "Anna (humans: 1)", {}, {"promise": None}, {"promise": "x"}, {"promise": {"deal": 3, "commitment": "0"}}],
)
def test_other_comments_hold_none(comment: object) -> None:
    assert promise_in(comment) is None
