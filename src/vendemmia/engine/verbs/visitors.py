"""Playing visitors and taking whole actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.actions import FIRST_CARD, action_code, action_of, card_of
from ..numbers.names import BUILT_CARDS, CARDS, DECK_OF, DECKS, FIRST_SUMMER
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.decks import discard_card
from ..state.frames import DECKS_STOCKED, EVERYTHING, HAND, VISITOR_EFFECTS, WORKERS_IDLE, Frame, Node, ask
from ..year.board import SPACED
from ..year.triggers import VISITOR_PUT_DOWN, VISITOR_RESOLVED, lira_at, react
from .cards import card_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


def playable(state: State, seat: i64, card: i64) -> bool:
    """Return whether a seat can play a visitor (VIS-2). The card must have left the hand already."""
    effect = VISITOR_EFFECTS[card - FIRST_SUMMER]
    if not effect.fallible:
        return True
    vineyard = state.vineyards[seat]
    hand = vineyard.hand
    brought: i64 = lira_at(state, VISITOR_PUT_DOWN, seat)  # STC-34
    if not brought and not (effect.needs | effect.card_needs) & HAND:
        return effect.doable(state, seat, -1)  # The card itself does not matter.
    vineyard.remove_card(card)
    vineyard.lira += brought
    try:
        return effect.doable(state, seat, -1)
    finally:
        vineyard.lira -= brought
        vineyard.hand = hand


class PlayVisitor(Node):
    """VIS-1: play a visitor of one kind, resolve it, discard it. The frame's data is the card being resolved."""

    def __init__(self, deck: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.deck = deck
        self.needs = EVERYTHING
        self.spends = EVERYTHING
        self.brings = EVERYTHING

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        for card in state.vineyards[seat].hand:
            if DECK_OF[card] == self.deck and playable(state, seat, card):
                return True
        return False

    def surely(self, state: State, seat: i64) -> bool:
        for card in state.vineyards[seat].hand:
            if DECK_OF[card] == self.deck and not VISITOR_EFFECTS[card - FIRST_SUMMER].needs & WORKERS_IDLE:
                if playable(state, seat, card):
                    return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        if not state.vineyards[seat].holds(self.deck):
            return [refuse(Reason.NOT_A_VISITOR_OF_SEASON, deck=DECKS[self.deck])]
        return [refuse(Reason.NOT_PLAYABLE)]

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].holds(self.deck) > 0

    def hopeless(self, state: State, seat: i64, parts: list[Node]) -> bool:
        """Return whether no two visitors can be played one after the other: none leaves or brings a second one."""
        for part in parts:
            if not isinstance(part, PlayVisitor):
                return False
        if state.vineyards[seat].structures & BUILT_CARDS:
            return False  # What a structure card adds to the first one is not looked at here.
        hand = state.vineyards[seat].hand
        for first in hand:
            if DECK_OF[first] != self.deck or not playable(state, seat, first):
                continue
            # The first one is on its discard pile when the second one is played (RUL-9).
            brings: i64 = VISITOR_EFFECTS[first - FIRST_SUMMER].brings | DECKS_STOCKED
            if brings & HAND:
                return False
            for second in hand:
                if second != first and DECK_OF[second] == self.deck:
                    if brings & VISITOR_EFFECTS[second - FIRST_SUMMER].needs or playable(state, seat, second):
                        return False
        return True

    def proceed(self, state: State, frame: Frame) -> bool:
        if not frame.data:
            return True
        discard_card(state, frame.data)
        state.finish(0)
        react(state, VISITOR_RESOLVED, frame.seat)
        return False

    def card_in_play(self, frame: Frame) -> i64:
        return frame.data or -1

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.VISITOR, deck=DECKS[self.deck])

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = []
        for card in state.vineyards[frame.seat].hand:
            if DECK_OF[card] == self.deck and playable(state, frame.seat, card):
                actions.append(FIRST_CARD + card)
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        refusal = card_refusal(state, frame.seat, action)
        if refusal is not None:
            return [refusal]
        card: i64 = card_of(action)
        if DECK_OF[card] != self.deck:
            return [refuse(Reason.NOT_A_VISITOR_OF_SEASON, deck=DECKS[self.deck])]
        if playable(state, frame.seat, card):
            return []
        vineyard = state.vineyards[frame.seat]
        hand = vineyard.hand
        brought: i64 = lira_at(state, VISITOR_PUT_DOWN, frame.seat)
        vineyard.remove_card(card)
        vineyard.lira += brought
        try:
            return [refuse(Reason.NOT_PLAYABLE), *VISITOR_EFFECTS[card - FIRST_SUMMER].why(state, frame.seat, -1)]
        finally:
            vineyard.lira -= brought
            vineyard.hand = hand

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        card: i64 = action - FIRST_CARD
        state.vineyards[frame.seat].remove_card(card)
        state.turn(0, card)
        state.emit(kinds.PLAYED, frame.seat, 0, CARDS[card], self.origin, -1)
        react(state, VISITOR_PUT_DOWN, frame.seat)
        state.begin(VISITOR_EFFECTS[card - FIRST_SUMMER], frame.seat, -1)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook(f"play_{DECKS[self.deck]}", 1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        card: i64 = action - FIRST_CARD
        if card < FIRST_SUMMER or card - FIRST_SUMMER >= len(VISITOR_EFFECTS):
            return []
        return VISITOR_EFFECTS[card - FIRST_SUMMER].outlook(state, frame.seat)


class TakeAction(Node):
    """RUL-13: one action of an earlier season of this year, without worker and bonus. Its spaces need not be free."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.needs = EVERYTHING
        self.spends = EVERYTHING
        self.brings = EVERYTHING

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        season = state.season()
        for action in state.rules.board.actions:
            if action is not None and action.kind == SPACED and action.seasons < 1 << season:
                if action.node.doable(state, seat, -1):
                    return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NO_EARLIER_SEASON)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.TAKE_ACTION)

    def options(self, state: State, frame: Frame) -> list[int]:
        season = state.season()
        actions: list[int] = []
        for action in state.rules.board.actions:
            if action is not None and action.kind == SPACED and action.seasons < 1 << season:
                if action.node.doable(state, frame.seat, -1):
                    actions.append(action_code(action.number))
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        number: i64 = action_of(action)
        if number < 0:
            return [refuse(Reason.NOT_ASKED)]
        taken = state.rules.board.actions[number]
        if taken is None or taken.seasons >= 1 << state.season():
            return [refuse(Reason.NO_EARLIER_SEASON)]
        return taken.node.why(state, frame.seat, -1)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        state.stack.pop()
        taken = state.rules.board.actions[action_of(action)]
        if taken is not None:
            state.emit(kinds.CHOSEN, frame.seat, 0, taken.name, self.origin, -1)
            state.begin(taken.node, frame.seat, -1)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        number: i64 = action_of(action)
        if number < 0:
            return []
        taken = state.rules.board.actions[number]
        return [] if taken is None else taken.node.prospect(state, frame.seat, None)
