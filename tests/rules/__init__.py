"""The rules one by one, each test marked with the number that it pins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vendemmia.engine.numbers.names import CARDS, DECKS, FULL_DECKS

if TYPE_CHECKING:
    from tests.support import Table


def whole_deck(name: str) -> list[str]:
    """Every card of a deck."""
    return [CARDS[card] for card in FULL_DECKS[DECKS.index(name)]]


def all_but(name: str, *left: str) -> list[str]:
    """Every card of a deck without some: in somebody's hand they leave just those to be drawn."""
    cards = whole_deck(name)
    for card in left:
        cards.remove(card)
    return cards


def undrawn(table: Table, name: str) -> list[str]:
    """The cards left in a deck."""
    return [CARDS[card] for card in table.state.decks[DECKS.index(name)]]


def pile(table: Table, name: str) -> list[str]:
    """The discard pile of a deck, the top card last."""
    return [CARDS[card] for card in table.state.discards[DECKS.index(name)]]


def board(table: Table) -> dict[str, Any]:
    """Who stands where."""
    standing: dict[str, Any] = table.state.to_json().get("board", {})  # type: ignore[assignment]
    return standing


def season(table: Table) -> str:
    return str(table.state.to_json()["season"])


def has_passed(table: Table, seat: int) -> bool:
    return bool(table.state.passed >> seat & 1)


def on(seat: int, worker: str = "regular") -> dict[str, Any]:
    """A worker on a space of the position's board."""
    return {"seat": seat, "worker": worker}


def rich(**more: Any) -> dict[str, Any]:
    """A seat that can carry out every action of both seasons."""
    return {
        "lira": 20,
        "hand": ["sangiovese", "sangiovese", "patron", "artisan", "judge", "marketer", "ord_r1_w3"],
        "fields": {5: ["malvasia"], 6: ["malvasia"]},
        "crush_pad": {"red": [1, 2, 3], "white": [1]},
        "cellar": {"red": [1], "white": [3]},
        **more,
    }
