"""How the cases of the winter visitors are written and played: a position, some choices, and what comes of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.support import Table, rule
from vendemmia.engine import Reason
from vendemmia.engine.numbers.names import CARDS, DECK_OF, DECKS, FULL_DECKS

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

COMPANION = "guest_speaker"
"""A visitor that can always be played, so that the others in the hand can be asked about."""


@dataclass(frozen=True)
class Case:
    """A visitor is played by its owner, and some choices follow. The methods are the columns of the table."""

    clause: int
    words: str
    rules: tuple[str, ...] = ()
    card: str = ""
    position: dict[str, Any] = field(default_factory=dict)
    choices: tuple[str, ...] = ()
    changes: dict[str, Any] | None = None
    asked: int | None = None
    offered: list[str] | None = None
    refused: dict[str, list[Reason]] = field(default_factory=dict)
    left: dict[str, Any] = field(default_factory=dict)
    lacking: list[Reason] | None = None

    def given(self, **position: Any) -> Case:
        """The position, without the visitor in its owner's hand; `by` says how the worker is placed that plays it."""
        return replace(self, position=position)

    def choose(self, *codes: str) -> Case:
        """What is answered once the visitor is played; `shown:vine` is the card of that deck that is turned up."""
        return replace(self, choices=tuple(" ".join(codes).split()))

    def brings(self, **changes: Any) -> Case:
        """The visitor is resolved. What is not named is as before, but for the visitor and the worker that played it.

        Names are those of a seat; `seat1` … hold those of the other seats. `drawn` counts unknown cards by kind,
        `discards` gives whole piles, `piles` only their heights, `board` the workers on it.
        """
        return replace(self, changes=changes)

    def asks(self, seat: int) -> Case:
        """Who is to answer now."""
        return replace(self, asked=seat)

    def offers(self, *codes: str, asked: int = 0) -> Case:
        """Who is to answer now, and every code that is offered."""
        return replace(self, offered=" ".join(codes).split(), asked=asked)

    def refuses(self, code: str, *reasons: Reason) -> Case:
        """A code is refused now, for exactly these reasons."""
        return replace(self, refused={**self.refused, code: list(reasons)})

    def leaves(self, **left: Any) -> Case:
        """How the owner stands now, as far as it matters."""
        return replace(self, left=left)

    def unplayable(self, *reasons: Reason) -> Case:
        """The visitor cannot be played, for these reasons (none: only the placing of a worker is asked about)."""
        return replace(self, lacking=list(reasons))

    @property
    def owner(self) -> int:
        seat: int = self.position.get("to_move", 0)
        return seat

    @property
    def placement(self) -> str:
        return f"place:play_winter_visitor:{self.position.get('by', 'left:regular')}"


def case(clause: int, words: str, *rules: str) -> Case:
    """One row: the clause of the card, the case in words, and the rules it pins beside the card's own number."""
    return Case(clause, words, rules)


def of(number: str, card: str, *cases: Case) -> list[Case]:
    """The cases of one visitor."""
    return [replace(one, card=card, rules=(number, *one.rules)) for one in cases]


def given(**seat: Any) -> dict[str, Any]:
    """Another seat, or what several positions have in common."""
    return seat


def all_of(*decks: str, but: tuple[str, ...] = ()) -> list[str]:
    """Every card of some decks, but for one copy of some: a hand that empties the decks."""
    left = Counter(CARDS[card] for deck in decks for card in FULL_DECKS[DECKS.index(deck)])
    left.subtract(but)
    return list(left.elements())


def parameters(cases: list[Case]) -> list[ParameterSet]:
    """The cases for `pytest.mark.parametrize`, each with its words and marked with its rules."""
    return [pytest.param(one, id=f"{one.card}, {one.clause}: {one.words}", marks=rule(*one.rules)) for one in cases]


# --- playing a case


def check(case: Case) -> None:
    """Play a case and compare."""
    if case.lacking is not None:
        _check_unplayable(case, case.lacking)
        return
    table = _table(case)
    before = [_look(table, seat) for seat in range(len(table.state.vineyards))]
    piles = _piles(table)
    table.play(case.placement)
    board = _board(table)
    table.play(f"card:{case.card}")
    for choice in case.choices:
        table.play(_code(table, choice))
    if case.changes is not None:
        changes = dict(case.changes)
        assert "pass" in table.codes(), "the visitor is resolved, and the next worker may be placed"
        assert _board(table) == changes.pop("board", board)
        _check_piles(table, case, piles, changes)
        _check_seats(table, case, before, changes)
    _check_question(table, case)


def _check_seats(table: Table, case: Case, before: list[dict[str, Any]], changes: dict[str, Any]) -> None:
    before[case.owner]["hand"].remove(case.card)
    before[case.owner]["workers"][case.placement.rsplit(":", 1)[1]] -= 1
    others = {seat: changes.pop(f"seat{seat}", {}) for seat in range(len(before)) if seat != case.owner}
    for seat, stood in enumerate(before):
        expected = {**stood, "drawn": {}, **others.get(seat, changes)}
        assert set(expected) == {*stood, "drawn"}, "a seat has no such part"
        assert _with_hand_changes(_look(table, seat), expected["hand"]) == {**expected, "hand": []}, f"seat {seat}"


def _check_piles(table: Table, case: Case, before: dict[str, list[str]], changes: dict[str, Any]) -> None:
    """VIS-1: the visitor lies on its pile, and nothing else unless it is named."""
    after = _piles(table)
    heights = changes.pop("piles", {})
    expected = {**before, "winter": [*before["winter"], case.card], **changes.pop("discards", {})}
    for deck in after:
        if deck in heights:
            assert len(after[deck]) == heights[deck], deck
        else:
            assert after[deck] == expected[deck], deck


def _check_question(table: Table, case: Case) -> None:
    if case.asked is not None:
        assert table.to_move == case.asked
    if case.offered is not None:
        assert sorted(table.codes()) == sorted(case.offered)
    for code, reasons in case.refused.items():
        assert code not in table.codes()
        assert _reasons(table, code) == reasons, code
    now = _look(table, case.owner)
    assert {name: now[name] for name in case.left} == case.left


def _check_unplayable(case: Case, lacking: list[Reason]) -> None:
    table = _table(case)
    assert case.placement not in table.codes()
    assert table.reasons(case.placement) == [Reason.NOT_PLAYABLE]
    if lacking:
        table = _table(case, COMPANION).play(case.placement)
        assert f"card:{case.card}" not in table.codes()
        assert _reasons(table, f"card:{case.card}") == [Reason.NOT_PLAYABLE, *lacking]


# --- reading the table


def _table(case: Case, *more: str) -> Table:
    position = {"season": "winter", "players": 2, **case.position}
    position.pop("by", None)
    others = [dict(other) for other in position.pop("others", [])]
    seat = others[case.owner - 1] if case.owner else position
    seat["hand"] = [*seat.get("hand", []), case.card, *more]
    return Table(others=others, **position)


def _code(table: Table, choice: str) -> str:
    kind, _, deck = choice.partition(":")
    if kind != "shown":
        return choice
    return next(code for code in table.codes("card:") if _deck(code.removeprefix("card:")) == deck)


def _reasons(table: Table, code: str) -> list[Reason]:
    """Each reason once: two fields may be refused alike."""
    return list(dict.fromkeys(table.reasons(code)))


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


def _with_hand_changes(now: dict[str, Any], hand: list[str]) -> dict[str, Any]:
    """A seat with its hand given as the cards missing from an expected one, and those drawn beyond it by kind."""
    more = Counter(now["hand"]) - Counter(hand)
    drawn = Counter(_deck(card) for card in more.elements())
    return {**now, "hand": list((Counter(hand) - Counter(now["hand"])).elements()), "drawn": dict(drawn)}


def _piles(table: Table) -> dict[str, list[str]]:
    return {deck: [CARDS[card] for card in pile] for deck, pile in zip(DECKS, table.state.discards, strict=False)}


def _board(table: Table) -> Any:
    return table.state.to_json().get("board", {})
