"""Full states that agree with a view: hidden cards dealt at random (SET-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers.names import DECK_OF, FIRST_STRUCTURE_CARD, STRUCTURE_DECK
from ..state.chance import KEY_SIZE, START, Keyed
from ..year.draft import PACK_STEP

if TYPE_CHECKING:
    from random import Random

    from ..state.state import State
    from .views import View


def imagine(view: View, rng: Random) -> State:
    """Return a full state that agrees with a view: hidden cards are dealt at random, and chance starts again.

    Play on it freely; it says nothing about the real cards. The seat to move always has a legal answer.
    """
    state = deal(view, rng)
    for _ in range(DEALS):
        if not state.stack or state.legal_actions():
            return state
        state = deal(view, rng)
    return with_an_answer(view, state, rng)


DEALS = 20


def deal(view: View, rng: Random) -> State:
    """Return one way to deal the hidden cards. In the middle of another seat's action its hand may allow no answer."""
    state = view.open_state()
    pools = view.unseen()
    for pool in pools:
        rng.shuffle(pool)
    for seat, counts in enumerate(view.hand_counts):
        if seat != view.seat:
            hand = [pools[deck].pop() for deck, count in enumerate(counts) for _ in range(count)]
            state.vineyards[seat].hand = tuple(sorted(hand))
            for _ in range(view.packs[seat]):
                dealt = pools[STRUCTURE_DECK].pop() - FIRST_STRUCTURE_CARD
                state.drafts = tuple(sorted([*state.drafts, seat * PACK_STEP + dealt]))
    deal_fresh(view, state)
    state.decks = [sorted(pool) for pool in pools]
    # Any key will do: who imagines a game can know what comes.
    state.chance = Keyed(rng.getrandbits(60).to_bytes(KEY_SIZE, "big"))
    state.rng = START
    return state


def deal_fresh(view: View, state: State) -> None:
    """Decide which of the cards in the hand to move may be those just drawn."""
    if view.fresh_kinds and not view.fresh:
        hand = list(state.vineyards[state.stack[-1].seat].hand)
        fresh: list[int] = []
        for deck in view.fresh_kinds:
            card = next(card for card in hand if DECK_OF[card] == deck)
            hand.remove(card)
            fresh.append(card)
        state.fresh = tuple(fresh)


def with_an_answer(view: View, state: State, rng: Random) -> State:
    """Exchange one card of the seat to move for a hidden one of the same kind, so that the seat has an answer."""
    mover = state.stack[-1].seat
    vineyard = state.vineyards[mover]
    hidden = [other.hand for seat, other in enumerate(state.vineyards) if seat not in (mover, view.seat)]
    hand = list(vineyard.hand)
    rng.shuffle(hand)
    for held in hand:
        deck = DECK_OF[held]
        candidates = {*state.decks[deck], *(card for cards in hidden for card in cards if DECK_OF[card] == deck)}
        for card in rng.sample(sorted(candidates), len(candidates)):
            vineyard.remove_card(held)
            vineyard.add_card(card)
            deal_fresh(view, state)
            if state.legal_actions():
                replace(view, state, card, held)
                return state
            vineyard.remove_card(card)
            vineyard.add_card(held)
    return deal(view, rng)


def replace(view: View, state: State, gone: int, come: int) -> None:
    """Put the other card where the mover has taken a hidden one: into a deck or another hidden hand."""
    deck = state.decks[DECK_OF[gone]]
    if gone in deck:
        deck.remove(gone)
        state.decks[DECK_OF[gone]] = sorted([*deck, come])
        return
    for seat, other in enumerate(state.vineyards):
        if seat not in (state.stack[-1].seat, view.seat) and gone in other.hand:
            other.remove_card(gone)
            other.add_card(come)
            return
