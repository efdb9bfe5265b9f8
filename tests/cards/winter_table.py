"""How the table of winter visitors is written and read: a position, the choices made in it, and what comes of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.support import Table, rule
from vendemmia.engine import Reason
from vendemmia.engine.names import CARDS, DECK_OF, DECKS, FULL_DECKS

COMPANION = "guest_speaker"
"""A visitor that can always be played, so that the others in the hand can be asked about."""


@dataclass(frozen=True)
class Result:
    """The card is resolved. What is not named stands as before, but for the card and the worker that played it.

    Names are those of a seat; `seat1` … hold those of the other seats. `drawn` counts unknown cards by kind, `discards`
    gives whole piles, `piles` only their heights, `board` the workers on it.
    """

    changes: dict[str, Any]


@dataclass(frozen=True)
class Question:
    """The card is not resolved yet: who is asked, what exactly is offered, and what is refused for which reasons."""

    asked: int | None = None
    offered: list[str] | None = None
    refused: dict[str, list[Reason]] = field(default_factory=dict)
    owner: dict[str, Any] = field(default_factory=dict)
    """How the owner of the card stands now, as far as it matters."""


@dataclass(frozen=True)
class Unplayable:
    """The card cannot be played, for these reasons (none: only the placing of a worker is asked about)."""

    reasons: list[Reason]


@dataclass(frozen=True)
class Case:
    """`given` is the position without the card, which comes to its owner's hand; `choices` begin once it is played."""

    card: str
    numbers: str
    clause: int
    words: str
    given: dict[str, Any]
    choices: list[str]
    expect: Result | Question | Unplayable


def given(**keys: Any) -> dict[str, Any]:
    """A position, or a seat in it. `by` says how the worker is placed that plays the card."""
    return keys


def result(**changes: Any) -> Result:
    return Result(changes)


def refused(code: str, *reasons: Reason) -> Question:
    """One code is refused, for exactly these reasons."""
    return Question(refused={code: list(reasons)})


def offered(*codes: str, asked: int = 0) -> Question:
    """A seat is asked, and exactly these codes are offered."""
    return Question(asked=asked, offered=list(codes))


def unplayable(*reasons: Reason) -> Unplayable:
    return Unplayable(list(reasons))


def all_of(*decks: str, but: tuple[str, ...] = ()) -> list[str]:
    """Every card of some decks, but for one copy of some: a hand that empties the decks."""
    left = Counter(CARDS[card] for deck in decks for card in FULL_DECKS[DECKS.index(deck)])
    left.subtract(but)
    return list(left.elements())


def parameters(cases: list[Case]) -> list[Any]:
    """The cases for `pytest.mark.parametrize`, each with its words and marked with its rules."""
    return [
        pytest.param(case, id=f"{case.card}: {case.words}", marks=rule(*case.numbers.split())) for case in cases
    ]


def check(case: Case) -> None:
    """Play a case and compare."""
    if isinstance(case.expect, Unplayable):
        _check_unplayable(case, case.expect)
        return
    table = _table(case)
    before = [_look(table, seat) for seat in range(len(table.state.vineyards))]
    piles = _piles(table)
    table.play(_placement(case))
    board = _board(table)
    table.play(f"card:{case.card}")
    for choice in case.choices:
        table.play(_code(table, choice))
    if isinstance(case.expect, Question):
        _check_question(table, case, case.expect)
        return
    changes = dict(case.expect.changes)
    assert _board(table) == changes.pop("board", board)
    _check_piles(table, case, piles, changes)
    owner = _owner(case)
    before[owner]["hand"].remove(case.card)
    before[owner]["workers"][_placement(case).rsplit(":", 1)[1]] -= 1
    for seat in range(len(before)):
        told = changes.pop(f"seat{seat}", {}) if seat != owner else {}
        before[seat]["drawn"] = {}
        before[seat].update(told)
    assert set(changes) <= set(before[owner]), "no such part of a seat"
    before[owner].update(changes)
    for seat, expected in enumerate(before):
        assert _told(_look(table, seat), expected["hand"]) == {**expected, "hand": []}, f"seat {seat}"


def _check_question(table: Table, case: Case, expect: Question) -> None:
    if expect.asked is not None:
        assert table.to_move == expect.asked
    if expect.offered is not None:
        assert sorted(table.codes()) == sorted(expect.offered)
    for code, reasons in expect.refused.items():
        assert code not in table.codes()
        assert list(dict.fromkeys(table.reasons(code))) == reasons, code
    now = _look(table, _owner(case))
    assert {name: now[name] for name in expect.owner} == expect.owner


def _check_unplayable(case: Case, expect: Unplayable) -> None:
    table = _table(case)
    assert _placement(case) not in table.codes()
    assert table.reasons(_placement(case)) == [Reason.NOT_PLAYABLE]
    if expect.reasons:
        table = _table(case, COMPANION)
        table.play(_placement(case))
        assert f"card:{case.card}" not in table.codes()
        found = list(dict.fromkeys(table.reasons(f"card:{case.card}")))
        assert found == [Reason.NOT_PLAYABLE, *expect.reasons]


def _check_piles(table: Table, case: Case, before: dict[str, list[str]], changes: dict[str, Any]) -> None:
    """VIS-1: the card lies on its pile, and nothing else unless it is named."""
    after = _piles(table)
    heights = changes.pop("piles", {})
    expected = {**before, "winter": [*before["winter"], case.card], **changes.pop("discards", {})}
    for deck in DECKS:
        if deck in heights:
            assert len(after[deck]) == heights[deck], deck
        else:
            assert after[deck] == expected[deck], deck


def _owner(case: Case) -> int:
    owner: int = case.given.get("to_move", 0)
    return owner


def _placement(case: Case) -> str:
    return f"place:play_winter_visitor:{case.given.get('by', 'left:regular')}"


def _table(case: Case, *more: str) -> Table:
    position = {"season": "winter", **case.given}
    position.pop("by", None)
    others = [dict(other) for other in position.pop("others", [])]
    owner = _owner(case)
    seat = others[owner - 1] if owner else position
    seat["hand"] = [*seat.get("hand", []), case.card, *more]
    return Table(players=position.pop("players", 2), others=others, **position)


def _code(table: Table, choice: str) -> str:
    """A choice as a code; `shown:vine` is the card of that deck that has been turned up."""
    kind, _, deck = choice.partition(":")
    if kind != "shown":
        return choice
    return next(code for code in table.codes("card:") if _deck(code.removeprefix("card:")) == deck)


def _deck(card: str) -> str:
    return DECKS[DECK_OF[CARDS.index(card)]]


def _look(table: Table, seat: int) -> dict[str, Any]:
    """A seat as it stands, with what it has used this year."""
    seats: Any = table.state.to_json()["seats"]
    now = table.seat(seat)
    now["fields"] = {int(value): vines for value, vines in now["fields"].items()}
    now["harvested"] = [int(value) for value in seats[seat].get("harvested", [])]
    now["used"] = seats[seat].get("used", [])
    return now


def _told(now: dict[str, Any], hand: list[str]) -> dict[str, Any]:
    """A seat with its hand told as the cards missing from an expected one, and those drawn beyond it by kind."""
    more = Counter(now["hand"]) - Counter(hand)
    drawn = Counter(_deck(card) for card in more.elements())
    return {**now, "hand": list((Counter(hand) - Counter(now["hand"])).elements()), "drawn": dict(drawn)}


def _piles(table: Table) -> dict[str, list[str]]:
    return {deck: [CARDS[card] for card in pile] for deck, pile in zip(DECKS, table.state.discards, strict=True)}


def _board(table: Table) -> Any:
    return table.state.to_json().get("board", {})
