"""The trade: one thing for another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import FIRST_GRAPE, FIRST_OPTION, card_of, deck_code, deck_of
from ..numbers.names import ANY_DECK, DECKS, VP_FLOOR
from ..reports.asked import Question
from ..reports.outlook import Outlook, one_of
from ..reports.reasons import Reason, refuse
from ..state.decks import discard_from_hand, draw_card
from ..state.frames import DECKS_STOCKED, GRAPES, HAND, LIRA, VP, Frame, Node, ask
from ..state.packing import pack_trade, trade_given, trade_moved, trade_received
from .cards import card_refusal, hand_options
from .draws import follow_draw
from .harvesting import grape_options, grape_refusals, place_grape
from .tokens import use_grape

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State

# What is given and what is got, in the order of the options.
CARDS: Final = 0
LIRAS: Final = 1
POINT: Final = 2
GRAPE: Final = 3
THINGS: Final = ("cards", "lira", "vp", "grape")
"""What can be traded, in the order of the answers (TRADE-1)."""
CARD_RATE: Final = 2
LIRA_RATE: Final = 3

# The steps of the frame.
GIVING: Final = 0
PAYING: Final = 1
GETTING: Final = 2
TAKING: Final = 3


class Trade(Node):
    """TRADE-1, TRADE-2: give one of 2 cards, £3, 1 VP, 1 grape, and get one of them.

    The frame's data: what is given (2 bits), what is got (2 bits), how many cards have changed hands (2 bits).
    """

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = HAND | LIRA | VP | GRAPES
        self.spends = HAND | LIRA | VP | GRAPES
        self.brings = LIRA | VP | GRAPES | DECKS_STOCKED

    # --- giving

    def give_refusals(self, state: State, seat: i64, thing: i64) -> list[Refusal]:
        vineyard = state.vineyards[seat]
        if thing == CARDS and len(vineyard.hand) < CARD_RATE:
            return [refuse(Reason.TOO_FEW_CARDS, needs=CARD_RATE, has=len(vineyard.hand))]
        if thing == LIRAS and vineyard.lira < LIRA_RATE:
            return [refuse(Reason.LIRA_SHORT, needs=LIRA_RATE, has=vineyard.lira)]
        if thing == POINT and vineyard.vp <= VP_FLOOR:
            return [refuse(Reason.VP_AT_FLOOR, needs=1, has=vineyard.vp)]
        if thing == GRAPE and not vineyard.crush_pad:
            return [refuse(Reason.GRAPE_MISSING)]
        return []

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        for thing in range(4):
            if not self.give_refusals(state, seat, thing):
                return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NOTHING_TO_TRADE)]

    # --- getting

    def stocked(self, state: State) -> bool:
        for cards in state.decks:
            if cards:
                return True
        return False

    def get_refusals(self, state: State, frame: Frame, thing: i64) -> list[Refusal]:
        given: i64 = trade_given(frame.data)
        if thing == given and (thing == LIRAS or thing == POINT):
            return [refuse(Reason.SAME_FOR_SAME)]
        if thing == CARDS and not self.stocked(state):
            return [refuse(Reason.DECK_EMPTY)]
        pad = state.vineyards[frame.seat].crush_pad
        if thing == GRAPE and pad & 1 and (pad >> 9) & 1:
            return [refuse(Reason.ICON_TAKEN)]
        return []

    # --- questions

    def asked(self, state: State, frame: Frame) -> Asked:
        number = trade_moved(frame.data) + 1
        if frame.step == GIVING:
            return ask(self, frame, Question.TRADE_GIVE)
        if frame.step == PAYING:
            if trade_given(frame.data) == CARDS:
                return ask(self, frame, Question.TRADE_CARD, number=number, total=CARD_RATE)
            return ask(self, frame, Question.TRADE_GRAPE)
        if frame.step == GETTING:
            return ask(self, frame, Question.TRADE_GET, given=THINGS[trade_given(frame.data)])
        if trade_received(frame.data) == CARDS:
            return ask(self, frame, Question.TRADE_DRAW, number=number, total=CARD_RATE)
        return ask(self, frame, Question.BUY_GRAPE)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if frame.step == GIVING:
            for thing in range(4):
                if not self.give_refusals(state, frame.seat, thing):
                    actions.append(FIRST_OPTION + thing)
        elif frame.step == PAYING:
            if trade_given(frame.data) == CARDS:
                return hand_options(vineyard.hand, ANY_DECK)
            grape_options(vineyard.crush_pad, actions)
        elif frame.step == GETTING:
            for thing in range(4):
                if not self.get_refusals(state, frame, thing):
                    actions.append(FIRST_OPTION + thing)
        elif trade_received(frame.data) == CARDS:
            for deck in range(len(state.decks)):
                if state.decks[deck]:
                    actions.append(deck_code(deck))
        else:
            actions = [FIRST_GRAPE + bit for bit in (0, 9) if not (vineyard.crush_pad >> bit) & 1]
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        thing: i64 = action - FIRST_OPTION
        if frame.step == GIVING or frame.step == GETTING:
            if thing < 0 or thing >= len(THINGS):
                return [refuse(Reason.NOT_ASKED)]
            if frame.step == GIVING:
                return self.give_refusals(state, frame.seat, thing)
            return self.get_refusals(state, frame, thing)
        pad = state.vineyards[frame.seat].crush_pad
        if frame.step == PAYING:
            if trade_given(frame.data) == CARDS:
                refusal = card_refusal(state, frame.seat, action)
                return [] if refusal is None else [refusal]
            return grape_refusals(pad, action)
        if trade_received(frame.data) == CARDS:
            deck = deck_of(action)
            if deck < 0 or deck >= len(state.decks):
                return [refuse(Reason.NOT_ASKED)]
            return [] if state.decks[deck] else [refuse(Reason.DECK_EMPTY, deck=DECKS[deck])]
        if action != FIRST_GRAPE and action != FIRST_GRAPE + 9:
            return [refuse(Reason.NOT_ASKED)]
        return [refuse(Reason.ICON_TAKEN)] if (pad >> (action - FIRST_GRAPE)) & 1 else []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if frame.step == GIVING:
            self.give(state, frame, action - FIRST_OPTION)
        elif frame.step == PAYING:
            self.pay(state, frame, action)
        elif frame.step == GETTING:
            self.get(state, frame, action - FIRST_OPTION)
        elif trade_received(frame.data) == CARDS:
            self.draw(state, frame, deck_of(action))
        else:
            state.stack.pop()
            place_grape(state, frame.seat, (action - FIRST_GRAPE) // 9, 1, self.origin)

    def give(self, state: State, frame: Frame, thing: i64) -> None:
        if thing == LIRAS:
            state.add_lira(frame.seat, -LIRA_RATE, self.origin)
        elif thing == POINT:
            state.add_vp(frame.seat, -1, self.origin)
        state.turn(PAYING if thing == CARDS or thing == GRAPE else GETTING, pack_trade(thing, 0, 0))

    def pay(self, state: State, frame: Frame, action: i64) -> None:
        if trade_given(frame.data) == GRAPE:
            use_grape(state, frame.seat, action - FIRST_GRAPE, self.origin)
            state.turn(GETTING, frame.data)
            return
        paid: i64 = trade_moved(frame.data) + 1
        discard_from_hand(state, frame.seat, card_of(action), self.origin)
        if paid < CARD_RATE:
            state.turn(PAYING, pack_trade(CARDS, 0, paid))
        else:
            state.turn(GETTING, pack_trade(CARDS, 0, 0))

    def get(self, state: State, frame: Frame, thing: i64) -> None:
        given: i64 = trade_given(frame.data)
        state.emit(kinds.TRADED, frame.seat, 0, f"{THINGS[given]}:{THINGS[thing]}", self.origin, -1)
        if thing == CARDS or thing == GRAPE:
            state.turn(TAKING, pack_trade(given, thing, 0))
            return
        state.stack.pop()
        if thing == LIRAS:
            state.add_lira(frame.seat, LIRA_RATE, self.origin)
        else:
            state.add_vp(frame.seat, 1, self.origin)

    def draw(self, state: State, frame: Frame, deck: i64) -> None:
        """Draw the cards of a trade one by one; they are one draw (SPW-12)."""
        card = draw_card(state, frame.seat, deck, self.origin)
        if state.rules.watches_draws and card >= 0:
            state.fresh = (*state.fresh, card)
        drawn: i64 = trade_moved(frame.data) + 1
        if drawn < CARD_RATE and self.stocked(state):
            state.turn(TAKING, pack_trade(trade_given(frame.data), CARDS, drawn))
            return
        state.stack.pop()
        if state.rules.watches_draws:
            follow_draw(state, frame.seat)

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        """Return what can be given, then what can be got for any of it."""
        lost = (Outlook("card", -CARD_RATE), Outlook("lira", -LIRA_RATE), Outlook("vp", -1), Outlook("grape", -1))
        won = (Outlook("card", CARD_RATE), Outlook("lira", LIRA_RATE), Outlook("vp", 1), Outlook("grape", 1))
        given = [thing for thing in range(4) if not self.give_refusals(state, seat, thing)]
        got: list[int] = []
        for thing in range(4):
            for gift in given:
                # A grape given leaves its icon: another can be got for it.
                swaps = thing == GRAPE and gift == GRAPE
                if swaps or not self.get_refusals(
                    state, Frame(self, seat, -1, GETTING, pack_trade(gift, 0, 0), 0), thing
                ):
                    got.append(thing)
                    break
        return [*one_of(1, [[lost[thing]] for thing in given]), *one_of(2, [[won[thing]] for thing in got])]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        thing: i64 = action - FIRST_OPTION
        if frame.step == GIVING:
            lost = (Outlook("discard", 2), Outlook("lira", -LIRA_RATE), Outlook("vp", -1), Outlook("grape", -1))
            return [lost[thing]]
        if frame.step == GETTING:
            won = (Outlook("card", 2), Outlook("lira", LIRA_RATE), Outlook("vp", 1), Outlook("grape", 1))
            return [won[thing]]
        if frame.step == PAYING:
            return [Outlook("discard", 1)] if trade_given(frame.data) == CARDS else [Outlook("grape", -1)]
        if trade_received(frame.data) == CARDS:
            return [Outlook(DECKS[deck_of(action)], 1)]
        return [Outlook("white_grape" if action > FIRST_GRAPE else "red_grape", 1)]
