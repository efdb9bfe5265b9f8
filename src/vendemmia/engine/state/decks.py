"""Cards on their way between the decks, the hands and the discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.names import CARDS, DECK_OF, DECKS
from ..reports.events import KINDS, Event
from .chance import OPAQUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import State


def take_undrawn(state: State, deck: i64) -> i64:
    """Take a card from a deck, -1 if there is none. SET-4: an empty deck is remade immediately."""
    cards = state.decks[deck]
    count = len(cards)
    if count == 0:
        return -1
    place: i64 = count - 1 if state.rng == OPAQUE else state.roll(count)
    card = cards.pop(place)
    if count == 1 and state.discards[deck]:
        state.decks[deck] = sorted(state.discards[deck])
        state.discards[deck] = []
        if state.sink is not None:
            state.sink.append(Event(KINDS[kinds.RESHUFFLED], -1, deck=DECKS[deck]))
    return card


def draw_card(state: State, seat: i64, deck: i64, source: str) -> i64:
    """Draw one card into a hand; -1 if there is none. In look-ahead the card is opaque and -1 too."""
    if deck >= len(state.decks):
        return -1  # A deck that is not in this game.
    card = take_undrawn(state, deck)
    if card < 0 or state.rng == OPAQUE:
        return -1
    state.vineyards[seat].add_card(card)
    if state.sink is not None:
        state.sink.append(
            Event(KINDS[kinds.DREW], seat, 1, CARDS[card], source=source, audience=1 << seat, deck=DECKS[deck])
        )
    return card


def discard_card(state: State, card: i64) -> None:
    """SET-4: onto its pile, or the card becomes the deck if that has run out."""
    deck: i64 = DECK_OF[card]
    if state.decks[deck]:
        state.discards[deck].append(card)
    else:
        state.decks[deck].append(card)


def discard_from_hand(state: State, seat: i64, card: i64, source: str) -> None:
    state.vineyards[seat].remove_card(card)
    discard_card(state, card)
    state.emit_card(kinds.DISCARDED, seat, card, source)


def give_card(state: State, giver: i64, taker: i64, card: i64, source: str) -> None:
    """Move a card from hand to hand; only the two know it (SET-8)."""
    state.vineyards[giver].remove_card(card)
    state.vineyards[taker].add_card(card)
    state.revealed += 1  # The taker has seen it.
    if state.sink is not None:
        both = 1 << giver | 1 << taker
        deck = DECKS[DECK_OF[card]]
        state.sink.append(Event(KINDS[kinds.GAVE], giver, 1, CARDS[card], source, taker, both, deck))
