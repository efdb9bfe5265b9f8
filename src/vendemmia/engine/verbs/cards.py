"""Verbs of cards: drawing, discarding, giving, showing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import card_code, card_of, deck_code, deck_of
from ..numbers.names import ANY_DECK, DECK_OF, DECKS, HAND_LIMIT, VISITOR_DECKS
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.chance import OPAQUE
from ..state.decks import discard_card, discard_from_hand, give_card, take_undrawn
from ..state.frames import DECKS_STOCKED, HAND, Frame, Node, ask
from ..state.packing import has, with_member

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


def card_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    """Return why a code is not a card of this hand."""
    card: i64 = card_of(action)
    if card < 0:
        return refuse(Reason.NOT_ASKED)
    if card not in state.vineyards[seat].hand:
        return refuse(Reason.CARD_NOT_HELD)
    return None


def hand_options(hand: tuple[int, ...], decks: i64) -> list[int]:
    """Return the cards of a set of decks, each code once."""
    actions: list[int] = []
    last: i64 = -1
    for card in hand:
        if card != last and (decks >> DECK_OF[card]) & 1:
            actions.append(card_code(card))
        last = card
    return actions


def kind_of(decks: i64) -> str:
    """Return the id of a set of decks: a single deck, "visitor" or "any"."""
    if decks == ANY_DECK:
        return "any"
    return "visitor" if decks == VISITOR_DECKS else DECKS[int(decks).bit_length() - 1]


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

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.DISCARD, kind=kind_of(self.decks), number=frame.step + 1, total=self.count)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.turn(frame.step + 1, 0)
        discard_from_hand(state, frame.seat, card_of(action), self.origin)


class GiveCards(PartWithCards):
    """To the owner of the card."""

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.GIVE, kind=kind_of(self.decks))

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.turn(frame.step + 1, 0)
        give_card(state, frame.seat, frame.other, card_of(action), self.origin)


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
            discard_from_hand(state, seat, card, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("discard", len(state.vineyards[seat].hand))]


class DiscardDown(Node):
    """END-1: discard down to seven cards."""

    def proceed(self, state: State, frame: Frame) -> bool:
        if len(state.vineyards[frame.seat].hand) <= HAND_LIMIT:
            state.finish(0)
            return False
        return True

    def only_question(self) -> Question | None:
        return Question.DISCARD_DOWN

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.DISCARD_DOWN, left=len(state.vineyards[frame.seat].hand) - HAND_LIMIT)

    def options(self, state: State, frame: Frame) -> list[int]:
        return hand_options(state.vineyards[frame.seat].hand, -1)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        refusal = card_refusal(state, frame.seat, action)
        return [] if refusal is None else [refusal]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        discard_from_hand(state, frame.seat, card_of(action), self.origin)

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

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PILE, number=frame.step + 1, total=self.count)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [
            deck_code(deck) for deck in range(len(state.discards)) if state.discards[deck] and not has(frame.data, deck)
        ]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        deck: i64 = deck_of(action)
        if deck < 0 or deck >= len(state.discards):
            return [refuse(Reason.NOT_ASKED)]
        if has(frame.data, deck):
            return [refuse(Reason.PART_DONE)]
        if not state.discards[deck]:
            return [refuse(Reason.PILE_EMPTY, needs=1, has=0)]
        return []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        deck: i64 = deck_of(action)
        card = state.discards[deck].pop()
        state.turn(frame.step + 1, with_member(frame.data, deck))
        state.vineyards[frame.seat].add_card(card)
        state.emit_card(kinds.TOOK, frame.seat, card, self.origin)

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
            discard_card(state, card)
            state.emit_card(kinds.DISCARDED, -1, card, self.origin)
        state.finish(0)
        return False

    def show(self, state: State, seat: i64) -> None:
        shown: list[int] = []
        deck: i64 = 0
        while deck < len(state.decks):
            card = take_undrawn(state, deck)
            if card >= 0:
                shown.append(card)
                state.emit_card(kinds.SHOWN, seat, card, self.origin)
            deck += 1
        state.shown = tuple(shown)

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.KEEP_CARD, number=max(1, frame.step), total=self.keep)

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
        state.emit_card(kinds.TOOK, frame.seat, card, self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("card", self.keep)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook(DECKS[DECK_OF[card_of(action)]], 1)]
