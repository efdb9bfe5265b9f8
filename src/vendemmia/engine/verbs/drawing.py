"""What may follow a draw: an extra card, and the orders that the Mercado fills immediately."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers import kinds
from ..numbers.actions import DONE, NO, card_code, card_of, deck_code, deck_of
from ..numbers.names import DECK_OF, DECKS, FIRST_ORDER, ORDER_DECK
from ..reports.asked import Asked, Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.decks import discard_from_hand, draw_card
from ..state.frames import Frame, Node, register
from ..state.packing import placed_worker
from ..workers.abilities import ABILITIES
from ..workers.placement import EXTRA_DONE
from .draws import extra_open, follower_at, may_fill_at_once
from .orders import FillOrder, fillable

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.reasons import Refusal
    from ..state.state import State

# The steps of the frame.
EXTRA_ASKED: Final = 0
DISCARDING: Final = 1
FILLING: Final = 2


def forget(state: State, card: i64) -> None:
    """Forget a card of the draw that has left the hand."""
    fresh = list(state.fresh)
    fresh.remove(card)
    state.fresh = tuple(fresh)


def drew(state: State, deck: i64) -> bool:
    for card in state.fresh:
        if DECK_OF[card] == deck:
            return True
    return False


class DrawBeside(Node):
    """SPW-12: one extra card of a kind just drawn, then one of the cards drawn is discarded.

    A verb for the first two steps of the frame `drawn`.
    """

    def extra_decks(self, state: State) -> list[int]:
        """Return the kinds just drawn that have another card left."""
        return [deck for deck in range(len(state.decks)) if state.decks[deck] and drew(state, deck)]

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == DISCARDING or (extra_open(state, frame.seat) and self.extra_decks(state)):
            return True
        state.turn(FILLING, 0)
        return False

    def asked(self, state: State, frame: Frame) -> Asked:
        question = Question.DRAWN_DISCARD if frame.step == DISCARDING else Question.EXTRA_CARD
        return Asked(question.id, {}, frame.seat, self.origin)

    def options(self, state: State, frame: Frame) -> list[int]:
        if frame.step == DISCARDING:
            return [card_code(card) for card in sorted(set(state.fresh))]
        return [NO, *[deck_code(deck) for deck in self.extra_decks(state)]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action in self.options(state, frame):
            return []
        if frame.step == DISCARDING:
            return [refuse(Reason.NOT_DRAWN if card_of(action) >= 0 else Reason.NOT_ASKED)]
        deck = deck_of(action)
        if 0 <= deck < len(state.decks):
            return [refuse(Reason.DECK_EMPTY, deck=DECKS[deck]) if drew(state, deck) else refuse(Reason.NOT_DRAWN)]
        return [refuse(Reason.NOT_ASKED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if action == NO:
            state.emit(kinds.DECLINED, frame.seat, 0, "", self.origin, -1)
            state.turn(FILLING, 0)
        elif frame.step == DISCARDING:
            card: i64 = card_of(action)
            forget(state, card)
            discard_from_hand(state, frame.seat, card, self.origin)
            state.turn(FILLING, 0)
        else:
            self.draw_extra(state, frame.seat, deck_of(action))

    def draw_extra(self, state: State, seat: i64, deck: i64) -> None:
        place = follower_at(state, seat)
        turn = state.stack[place]
        state.stack[place] = Frame(turn.node, turn.seat, turn.other, turn.step | EXTRA_DONE, turn.data, turn.report)
        card = draw_card(state, seat, deck, self.origin)
        if card >= 0:
            state.fresh = (*state.fresh, card)
        state.turn(DISCARDING if card >= 0 else FILLING, 0)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if frame.step == DISCARDING:
            return [Outlook("discard", 1)]
        return [] if action == NO else [Outlook(DECKS[deck_of(action)], 1), Outlook("discard", 1)]


class Drawn(Node):
    """The frame after a draw. The cards are in the hand, and `State.fresh` says which they are.

    First comes the verb of the worker that follows draws, if there is one; then the orders just drawn may be filled,
    one by one (STC-22).
    """

    def verb(self, state: State, frame: Frame) -> Node | None:
        """Return what asks in this step, None for the frame itself."""
        place: i64 = -1 if frame.step == FILLING else follower_at(state, frame.seat)
        return None if place < 0 else ABILITIES[placed_worker(state.stack[place].data)].on_draw

    def proceed(self, state: State, frame: Frame) -> bool:
        verb = self.verb(state, frame)
        if verb is not None:
            return verb.proceed(state, frame)
        if may_fill_at_once(state, frame.seat):
            if frame.step != FILLING:
                state.turn(FILLING, 0)
            return True
        state.fresh = ()
        state.finish(0)
        return False

    def orders(self, state: State, seat: i64) -> list[int]:
        """Return the orders just drawn that can be filled."""
        cellar = state.vineyards[seat].cellar
        return [
            card
            for card in sorted(state.fresh)
            if DECK_OF[card] == ORDER_DECK and fillable(cellar, card - FIRST_ORDER, 0)
        ]

    def asked(self, state: State, frame: Frame) -> Asked:
        verb = self.verb(state, frame)
        if verb is not None:
            return verb.asked(state, frame)
        return Asked(Question.ORDER_DRAWN.id, {}, frame.seat, FILL_AT_ONCE.origin)

    def options(self, state: State, frame: Frame) -> list[int]:
        verb = self.verb(state, frame)
        if verb is not None:
            return verb.options(state, frame)
        return [DONE, *[card_code(card) for card in self.orders(state, frame.seat)]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        verb = self.verb(state, frame)
        if verb is not None:
            return verb.refusals(state, frame, action)
        if action in self.options(state, frame):
            return []
        card = card_of(action)
        if card < 0:
            return [refuse(Reason.NOT_ASKED)]
        if card not in state.fresh:
            return [refuse(Reason.NOT_DRAWN)]
        return [refuse(Reason.ORDER_NOT_FILLABLE if DECK_OF[card] == ORDER_DECK else Reason.NOT_AN_ORDER)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        verb = self.verb(state, frame)
        if verb is not None:
            verb.answer(state, frame, action)
        elif action == DONE:
            state.fresh = ()
            state.finish(0)
        else:
            card: i64 = card_of(action)
            forget(state, card)
            state.vineyards[frame.seat].remove_card(card)
            state.stack.append(Frame(FILL_AT_ONCE, frame.seat, -1, 0, card - FIRST_ORDER + 1, 0))

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        verb = self.verb(state, frame)
        if verb is not None:
            return verb.outlook_of(state, frame, action)
        if action == DONE:
            return []
        return FILL_AT_ONCE.outlook_of(state, Frame(FILL_AT_ONCE, frame.seat, -1, 0, 0, 0), action)


FILL_AT_ONCE: Final = FillOrder(0)
register("structure:mercado", FILL_AT_ONCE)
register("drawn", Drawn())
