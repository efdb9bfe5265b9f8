"""What the cases of the summer visitors are written with: a position, choices, and the whole result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from tests.support import Table, rule
from vendemmia.engine import Reason, State
from vendemmia.engine.numbers.names import CARDS, DECK_OF, DECKS, FULL_DECKS, STRUCTURES

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

PLACE = "place:play_summer_visitor:left:regular"
ALL_STRUCTURES = list(STRUCTURES)


@dataclass(frozen=True)
class Case:
    """Seat 0 places a worker and plays the visitor; then the choices follow.

    `changes` and `seats` say what is different afterwards for seat 0 and for the others; whatever they do not mention
    must be as it was. `refused` and `offered` ask what can be answered after the choices, `unplayable` why the visitor
    cannot be played at all.
    """

    clause: str
    words: str
    given: dict[str, Any]
    choices: str = ""
    """Codes; `2>yes` says that seat 2 must be the one to answer."""
    changes: dict[str, Any] | None = None
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    refused: dict[str, set[Reason]] = field(default_factory=dict)
    offered: str = ""
    unplayable: set[Reason] = field(default_factory=set)
    rules: tuple[str, ...] = ()
    card: str = ""

    @property
    def carried_out(self) -> bool:
        return self.changes is not None


def having(**given: Any) -> dict[str, Any]:
    """The position before the placing; the hand without the visitor itself."""
    return given


def now(**changes: Any) -> dict[str, Any]:
    """What is different at the end; `drew` counts cards drawn by deck."""
    return changes


def of(number: str, card: str, *cases: Case) -> list[ParameterSet]:
    """The cases of one visitor, marked with its number."""
    return [
        pytest.param(
            Case(**{**vars(case), "card": card}),
            marks=rule(number, *case.rules),
            id=f"{card}, {case.clause}: {case.words}",
        )
        for case in cases
    ]


def whole_deck(deck: str, *but: str) -> list[str]:
    """All cards of a deck but some, to be put where they cannot be drawn."""
    cards = Counter(CARDS[card] for card in FULL_DECKS[DECKS.index(deck)])
    cards.subtract(but)
    return list(cards.elements())


def plain(key: str, value: Any) -> Any:
    """Sequences whose order means nothing are sorted, fields are named by texts."""
    if key == "fields":
        return {str(name): vines if vines == "sold" else sorted(vines) for name, vines in value.items()}
    return sorted(value) if isinstance(value, list) else value


def snapshot(table: Table, seat: int) -> dict[str, Any]:
    position: Any = table.state.to_json()["seats"]
    marks = {key: position[seat].get(key, []) for key in ("harvested", "used")}
    return {key: plain(key, value) for key, value in {**table.seat(seat), **marks}.items()}


def set_table(case: Case) -> Table:
    """The position with the visitor in hand; an unplayable one has company that can be played."""
    given = {**case.given, "hand": [case.card, *case.given.get("hand", [])]}
    if case.unplayable:
        given["hand"].append("tour_guide")
    return Table(**given).play(PLACE)


def answer(table: Table, choices: str) -> None:
    """Play codes, some of them with the seat that must be asked."""
    for choice in choices.split():
        seat, asked, code = choice.rpartition(">")
        if asked:
            assert table.to_move == int(seat), f"seat {table.to_move} is asked where {choice} was expected"
        table.play(code)


def check_refusals(table: Table, refused: dict[str, set[Reason]]) -> None:
    for code, reasons in refused.items():
        got = set(table.reasons(code))
        assert got == reasons, f"{code} is refused for {got}, not for {reasons}"
        assert code not in table.codes(), f"{code} is refused and offered"


def check_seat(table: Table, seat: int, before: dict[str, Any], changes: dict[str, Any]) -> None:
    expected = {**before, **{key: plain(key, value) for key, value in changes.items()}}
    drew = Counter(expected.pop("drew", {}))
    after = snapshot(table, seat)
    kept, held = Counter(expected.pop("hand")), Counter(after.pop("hand"))
    assert kept <= held, f"seat {seat} should hold {list(kept - held)}"
    came = Counter(DECKS[DECK_OF[CARDS.index(card)]] for card in (held - kept).elements())
    assert came == drew, f"seat {seat} drew {list(held - kept)}, not {dict(drew)}"
    for key, value in expected.items():
        assert after[key] == value, f"seat {seat}: {key} is {after[key]}, not {value}"


def cards_before_players(table: Table) -> Counter[str]:
    """Every card in a hand or on a field."""
    cards: Counter[str] = Counter()
    for seat in range(len(table.state.vineyards)):
        cards.update(table.seat(seat)["hand"])
        for vines in table.seat(seat)["fields"].values():
            cards.update([] if vines == "sold" else vines)
    return cards


def check_discards(table: Table, gone: Counter[str], empty: list[str]) -> None:
    """VIS-1, SET-4: what has left the players lies on its pile, or in the deck if that had run out."""
    for card in gone:
        deck = DECK_OF[CARDS.index(card)]
        places = [*table.state.discards[deck]]
        if DECKS[deck] in empty or not places:
            places += table.state.decks[deck]
        assert CARDS.index(card) in places, f"{card} should be discarded"


def check(case: Case) -> None:
    table = set_table(case)
    if case.unplayable:
        check_refusals(table, {f"card:{case.card}": {Reason.NOT_PLAYABLE, *case.unplayable}})
        return
    players = range(len(table.state.vineyards))
    before = [snapshot(table, seat) for seat in players]
    before[0]["hand"].remove(case.card)
    held = cards_before_players(table)
    empty = [name for name, cards in zip(DECKS, table.state.decks, strict=False) if not cards]
    table.play(f"card:{case.card}")
    answer(table, case.choices)
    if case.changes is not None:
        assert "pass" in table.codes(), f"the visitor is not resolved: {table.codes()}"
        check_discards(table, held - cards_before_players(table), empty)
        for seat in players:
            check_seat(table, seat, before[seat], case.seats.get(seat, {}) if seat else case.changes)
    check_refusals(table, case.refused)
    if case.offered:
        assert sorted(table.codes()) == sorted(case.offered.split()), f"offered: {table.codes()}"
    assert State.from_json(table.state.to_json()) == table.state, "the position does not come back from its JSON"
