"""What the cases of the structure cards are written with: a table on either board, and all that has changed on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.support import Table
from vendemmia.engine import State
from vendemmia.engine.numbers.names import CARDS, DECK_OF, DECKS, FULL_DECKS

SEASONS = {"base": ("summer", "winter"), "extended": ("spring", "summer", "fall", "winter")}
"""The seasons in which workers are placed."""

both_boards = pytest.mark.parametrize("board", list(SEASONS))
every_season = pytest.mark.parametrize(
    ("board", "season"), [(board, season) for board, seasons in SEASONS.items() for season in seasons]
)

NUMBERS = {"lira": 0, "vp": 0, "residual": 0, "training": 0}
"""Parts of a seat that are given by how much they have changed, with what is left out of a position."""

EMPTY: dict[str, Any] = {
    **{key: {} for key in ("cellar", "crush_pad", "fields", "stars", "workers")},
    **{key: [] for key in ("structures", "harvested", "trainees")},
}
"""What a position leaves out where there is nothing."""


class Mat(Table):
    """A table with structure cards that remembers how it stood.

    `decks` names all cards that can be drawn from a deck, the others of their kind lie on its discard pile. Every
    position on the way must come back from its JSON.
    """

    def __init__(self, board: str, /, **given: Any) -> None:
        modules = ["structure_cards"]
        if board == "extended":
            modules.append("extended_board")
        if "specials" in given:
            modules.append("special_workers")
        options = {"modules": sorted(modules), **given.pop("options", {})}
        undrawn = given.pop("decks", {})
        if undrawn:
            held = _held(given)
            given["discards"] = {deck: whole_deck(deck, *cards, *held) for deck, cards in undrawn.items()}
        super().__init__(options=options, **given)
        self.before = _look(self)

    def play(self, *codes: str) -> Mat:
        events = []
        for code in codes:
            super().play(code)
            events += self.events
            assert State.from_json(self.state.to_json()) == self.state, f"the position after {code} does not come back"
        self.events = events
        return self

    def changed(self) -> dict[str, Any]:
        """All that is different from the position at the start: the parts of seat 0, those of others under `seat1` …

        Lira, VP and residual payment are given by how much they have changed, `drew` counts cards by deck, `parted`
        lists those that have left the hand, and the rest is given as it is now. Marks of use are left out, and so is
        where workers stand.
        """
        changes: dict[str, Any] = {}
        for seat, (before, now) in enumerate(zip(self.before, _look(self), strict=True)):
            change = _change(before, now)
            if seat == 0:
                changes |= change
            elif change:
                changes[f"seat{seat}"] = change
        return changes

    @property
    def mat(self) -> list[str]:
        """The structure cards on the mat, those on fields left out."""
        seats: Any = self.state.to_json()["seats"]
        cards = seats[0].get("structures", [])
        return [name for name in cards if name in CARDS]

    def pile(self, deck: str) -> list[str]:
        """A discard pile, the top card last."""
        return [CARDS[card] for card in self.state.discards[DECKS.index(deck)]]

    def deck(self, deck: str) -> list[str]:
        """The cards that can be drawn."""
        return [CARDS[card] for card in self.state.decks[DECKS.index(deck)]]

    def offered(self, *codes: str) -> bool:
        """Exactly these codes are offered."""
        return sorted(self.codes()) == sorted(codes)


def whole_deck(deck: str, *but: str) -> list[str]:
    """All cards of a deck but one copy of some."""
    cards = Counter(CARDS[card] for card in FULL_DECKS[DECKS.index(deck)])
    return list((cards - Counter(but)).elements())


def playing(season: str, card: str, *answers: str) -> list[str]:
    """The codes that play a visitor from the right space, which has no bonus on either board, with the answers to it.

    It takes five players to open that space.
    """
    return [f"place:play_{season}_visitor:right:regular", f"card:{card}", *answers]


def _held(given: dict[str, Any]) -> list[str]:
    """Every card that a seat holds, has planted or has built."""
    cards: list[str] = []
    for seat in (given, *given.get("others", [])):
        cards += seat.get("hand", [])
        cards += [name for name in seat.get("structures", []) if name in CARDS]
        for vines in seat.get("fields", {}).values():
            if isinstance(vines, dict):
                cards.append(vines["structure"])
            elif vines != "sold":
                cards += vines
    return cards


def _look(table: Table) -> list[dict[str, Any]]:
    """All seats as they are now."""
    seats: Any = table.state.to_json()["seats"]
    workers = {"regular": 2, "grande": 1}
    return [{"workers": workers} | {key: value for key, value in seat.items() if key != "used"} for seat in seats]


def _change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for key in sorted({*before, *after} - {"hand"}):
        nothing: Any = NUMBERS.get(key, EMPTY.get(key))
        was, now = before.get(key, nothing), after.get(key, nothing)
        if was != now:
            changes[key] = now - was if key in NUMBERS else now
    held, holds = Counter(before.get("hand", [])), Counter(after.get("hand", []))
    if holds - held:
        changes["drew"] = dict(Counter(DECKS[DECK_OF[CARDS.index(card)]] for card in (holds - held).elements()))
    if held - holds:
        changes["parted"] = sorted((held - holds).elements())
    return changes
