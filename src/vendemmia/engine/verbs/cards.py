"""Verbs of cards: drawing, discarding, giving, showing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kinds
from ..actions import card_code, card_of, deck_code, deck_of
from ..bonuses import board_action_of
from ..frames import DECKS_STOCKED, HAND, ICONS, LIRA, NODES, RESIDUAL, VP, WINES, Frame, Node
from ..names import DECK_OF, DECKS, HAND_LIMIT, MERCADO, ORACLE, ORDER_DECK
from ..outlook import Outlook
from ..placement import OFFERS_DONE, ORACLE_DONE, PLACEMENT
from ..reasons import Reason, refuse
from ..rng import OPAQUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reasons import Refusal
    from ..state import State


def card_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    """Why a code is no card of this hand."""
    card: i64 = card_of(action)
    if card < 0:
        return refuse(Reason.NOT_ASKED)
    if card not in state.vineyards[seat].hand:
        return refuse(Reason.CARD_NOT_HELD)
    return None


def hand_options(hand: tuple[int, ...], decks: i64) -> list[int]:
    """The cards of a set of decks, each code once."""
    actions: list[int] = []
    last: i64 = -1
    for card in hand:
        if card != last and (decks >> DECK_OF[card]) & 1:
            actions.append(card_code(card))
        last = card
    return actions


class Draw(Node):
    """Draw cards. SET-4: it is enough if one of them can be drawn; decks that are not in the game are left out."""

    def __init__(self, decks: list[int], needed: bool) -> None:
        super().__init__()
        self.instant = True
        self.fallible = needed
        self.decks = decks
        """The deck of each card, in order."""
        self.needs = DECKS_STOCKED
        self.spends = DECKS_STOCKED
        if ORDER_DECK in decks:
            self.card_spends = WINES | HAND  # STC-22
            self.card_brings = VP | LIRA | RESIDUAL | ICONS

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        if not self.fallible:
            return True
        for deck in self.decks:
            if deck < len(state.decks) and state.decks[deck]:
                return True
        return False

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        for deck in self.decks:
            if deck < len(state.decks) and state.decks[deck]:
                return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        return [refuse(Reason.DECK_EMPTY, deck=DECKS[self.decks[0]])]

    def perform(self, state: State, seat: i64, other: i64) -> None:
        draw_cards(state, seat, self.decks, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        told: list[Outlook] = []
        for deck in sorted(set(self.decks)):
            if deck >= len(state.decks):
                continue
            stock = len(state.decks[deck]) + len(state.discards[deck])
            count = min(self.decks.count(deck), stock)
            if count:
                told.append(Outlook(DECKS[deck], count))
        return told


def draw_cards(state: State, seat: i64, decks: list[int], source: str) -> None:
    """One draw of one or more cards, and what may follow it (SPW-12, STC-22)."""
    if not state.rules.watches_draws:
        for deck in decks:
            state.draw(seat, deck, source)
        return
    drawn = list(state.fresh)
    for deck in decks:
        card = state.draw(seat, deck, source)
        if card >= 0:
            drawn.append(card)
    state.fresh = tuple(drawn)
    follow_draw(state, seat)


def oracle_at(state: State, seat: i64) -> i64:
    """The frame of this seat's placement whose Oracle has not been used yet, -1 for none (SPW-12)."""
    if ORACLE not in state.specials:
        return -1
    place: i64 = 0
    for frame in state.stack:
        if frame.node is PLACEMENT and frame.seat == seat and (frame.data >> 8) & 15 == ORACLE:
            return -1 if frame.step & ORACLE_DONE else place
        place += 1
    return -1


def draw_goes_on(state: State, seat: i64) -> bool:
    """SPW-12: a bonus that draws of the same kind may still follow the action; both are one draw."""
    frame = state.stack[-1]
    if frame.node is not PLACEMENT or frame.step & OFFERS_DONE:
        return False
    node = board_action_of(state, frame.data & 31).node
    if not isinstance(node, Draw):
        return False
    for source in [PLACEMENT.own(state, frame), *PLACEMENT.tokens(state, frame)]:
        bonus = PLACEMENT.bonus_at(state, frame, source) if source >= 0 else None
        if isinstance(bonus, Draw) and bonus.decks == node.decks and bonus.openly(state, seat, -1):
            return True
    return False


def follow_draw(state: State, seat: i64) -> None:
    """Ask what may follow the draw that is complete now, or forget it."""
    if not state.fresh:
        return
    if oracle_at(state, seat) >= 0:
        if not draw_goes_on(state, seat):
            state.stack.append(Frame(NODES["drawn"], seat, -1, 0, 0, 0))
        return
    if may_fill_at_once(state, seat):
        state.stack.append(Frame(NODES["drawn"], seat, -1, 0, 0, 0))
        return
    state.fresh = ()


def may_fill_at_once(state: State, seat: i64) -> bool:
    """STC-22: an order was drawn, and there is wine; which orders can be filled is the drawer's own business."""
    vineyard = state.vineyards[seat]
    if not vineyard.structures & MERCADO or not vineyard.cellar or not state.rules.orders_fillable:
        return False
    for card in state.fresh:
        if DECK_OF[card] == ORDER_DECK:
            return True
    return False


class DrawChoice(Node):
    """Draw one card of a deck of choice, among those that are in the game."""

    def __init__(self, decks: list[int]) -> None:
        super().__init__()
        self.decks = decks
        self.direct = True

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        return len(self.options(state, Frame(self, seat, other, 0, 0, 0))) > 0

    def proceed(self, state: State, frame: Frame) -> bool:
        if self.options(state, frame):
            return True
        state.finish(0)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        return [deck_code(deck) for deck in self.decks if deck < len(state.decks) and state.decks[deck]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return deck_refusals(state, self.decks, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        draw_cards(state, frame.seat, [deck_of(action)], self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        names = [DECKS[deck] for deck in self.decks]
        return [Outlook("visitor" if names == ["summer", "winter"] else "card", 1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook(DECKS[deck_of(action)], 1)]


def deck_refusals(state: State, decks: list[int], action: i64) -> list[Refusal]:
    deck: i64 = deck_of(action)
    if deck < 0 or deck >= len(state.decks) or deck not in decks:
        return [refuse(Reason.NOT_ASKED)]
    if not state.decks[deck]:
        return [refuse(Reason.DECK_EMPTY, deck=DECKS[deck])]
    return []


class PartWithCards(Node):
    """Part with cards of some decks from the hand, one by one, own choice."""

    def __init__(self, count: i64, decks: i64) -> None:
        super().__init__()
        self.fallible = True
        self.count = count
        self.decks = decks
        self.needs = HAND
        self.spends = HAND

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].holds_any(self.decks) >= self.count

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        has = state.vineyards[seat].holds_any(self.decks)
        return [] if has >= self.count else [refuse(Reason.TOO_FEW_CARDS, needs=self.count, has=has)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == self.count:
            state.finish(0)
            return False
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        return hand_options(state.vineyards[frame.seat].hand, self.decks)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        refusal = card_refusal(state, frame.seat, action)
        if refusal is not None:
            return [refusal]
        if not (self.decks >> DECK_OF[card_of(action)]) & 1:
            return [refuse(Reason.WRONG_KIND_OF_CARD)]
        return []

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("discard", self.count)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("discard", 1)]


class DiscardCards(PartWithCards):
    """The visitor being played has left the hand and is never among them (VIS-13)."""

    def __init__(self, count: i64, decks: i64) -> None:
        super().__init__(count, decks)
        self.direct = True
        self.brings = DECKS_STOCKED

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.turn(frame.step + 1, 0)
        state.discard_from_hand(frame.seat, card_of(action), self.origin)


class GiveCards(PartWithCards):
    """To the owner of the card."""

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.turn(frame.step + 1, 0)
        state.give_card(frame.seat, frame.other, card_of(action), self.origin)


class DiscardHand(Node):
    """Discard the whole hand, at least one card."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.needs = HAND
        self.spends = HAND
        self.brings = DECKS_STOCKED

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return len(state.vineyards[seat].hand) > 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if state.vineyards[seat].hand else [refuse(Reason.TOO_FEW_CARDS, needs=1, has=0)]

    def perform(self, state: State, seat: i64, other: i64) -> None:
        for card in state.vineyards[seat].hand:
            state.discard_from_hand(seat, card, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("discard", len(state.vineyards[seat].hand))]


class DiscardDown(Node):
    """END-1: discard down to seven cards."""

    def proceed(self, state: State, frame: Frame) -> bool:
        if len(state.vineyards[frame.seat].hand) <= HAND_LIMIT:
            state.finish(0)
            return False
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        return hand_options(state.vineyards[frame.seat].hand, -1)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        refusal = card_refusal(state, frame.seat, action)
        return [] if refusal is None else [refusal]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.discard_from_hand(frame.seat, card_of(action), self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("discard", 1)]


class TakeFromPiles(Node):
    """Take the top card of different discard piles, openly (RUL-9)."""

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.fallible = True
        self.count = count
        self.needs = DECKS_STOCKED
        self.brings = HAND

    def piles(self, state: State) -> i64:
        total: i64 = 0
        for pile in state.discards:
            if pile:
                total += 1
        return total

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return self.piles(state) >= self.count

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        has = self.piles(state)
        return [] if has >= self.count else [refuse(Reason.PILE_EMPTY, needs=self.count, has=has)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == self.count:
            state.finish(0)
            return False
        return True

    def options(self, state: State, frame: Frame) -> list[int]:
        return [
            deck_code(deck)
            for deck in range(len(state.discards))
            if state.discards[deck] and not (frame.data >> deck) & 1
        ]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        deck: i64 = deck_of(action)
        if deck < 0 or deck >= len(state.discards):
            return [refuse(Reason.NOT_ASKED)]
        if (frame.data >> deck) & 1:
            return [refuse(Reason.PART_DONE)]
        if not state.discards[deck]:
            return [refuse(Reason.PILE_EMPTY, needs=1, has=0)]
        return []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        deck: i64 = deck_of(action)
        card = state.discards[deck].pop()
        state.turn(frame.step + 1, frame.data | 1 << deck)
        state.vineyards[frame.seat].add_card(card)
        state.tell_card(kinds.TOOK, frame.seat, card, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("card", self.count)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook(DECKS[deck_of(action)], 1)]


class ShowAndKeep(Node):
    """Turn up one card of each deck, keep some, discard the rest (RUL-14)."""

    def __init__(self, keep: i64) -> None:
        super().__init__()
        self.fallible = True
        self.keep = keep
        self.needs = DECKS_STOCKED
        self.spends = DECKS_STOCKED

    def stocked(self, state: State) -> i64:
        total: i64 = 0
        for cards in state.decks:
            if cards:
                total += 1
        return total

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return self.stocked(state) >= self.keep

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        has = self.stocked(state)
        return [] if has >= self.keep else [refuse(Reason.TOO_FEW_DECKS, needs=self.keep, has=has)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if state.rng == OPAQUE:
            state.finish(0)
            return False
        if frame.step == 0:
            self.show(state, frame.seat)
            state.turn(1, 0)
            return True
        if frame.step <= self.keep:
            return True
        rest = state.shown
        state.shown = ()
        for card in rest:
            state.discard(card)
            state.tell_card(kinds.DISCARDED, -1, card, self.origin)
        state.finish(0)
        return False

    def show(self, state: State, seat: i64) -> None:
        shown: list[int] = []
        deck: i64 = 0
        while deck < len(state.decks):
            card = state.take_undrawn(deck)
            if card >= 0:
                shown.append(card)
                state.tell_card(kinds.SHOWN, seat, card, self.origin)
            deck += 1
        state.shown = tuple(shown)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [card_code(card) for card in state.shown]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if card_of(action) >= 0:
            return [] if card_of(action) in state.shown else [refuse(Reason.NOT_OFFERED)]
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        card: i64 = card_of(action)
        state.turn(frame.step + 1, 0)
        state.shown = tuple([other for other in state.shown if other != card])
        state.vineyards[frame.seat].add_card(card)
        state.tell_card(kinds.TOOK, frame.seat, card, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("card", self.keep)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook(DECKS[DECK_OF[card_of(action)]], 1)]
