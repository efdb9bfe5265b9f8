"""What may follow a draw: the Oracle's extra card and the orders that the Mercado fills at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kinds
from ..actions import DONE, NO, card_code, card_of, deck_code, deck_of
from ..asked import Asked, Question
from ..frames import Frame, Node, register
from ..names import DECK_OF, DECKS, FIRST_ORDER, ORDER_DECK
from ..outlook import Outlook
from ..placement import ORACLE_DONE
from ..reasons import Reason, refuse
from .draws import may_fill_at_once, oracle_at
from .orders import FillOrder, fillable

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reasons import Refusal
    from ..state import State

# The steps of the frame.
ORACLE_ASKED: Final = 0
DISCARDING: Final = 1
FILLING: Final = 2


class Drawn(Node):
    """SPW-12: one extra card of a kind just drawn, then one of the cards drawn is discarded; STC-22: the orders that
    were drawn may be filled, one by one. The cards are in the hand, and `State.fresh` tells which they are."""

    def proceed(self, state: State, frame: Frame) -> bool:
        if frame.step == ORACLE_ASKED:
            if oracle_at(state, frame.seat) >= 0 and self.extra_decks(state):
                return True
            state.turn(FILLING, 0)
            return False
        if frame.step == DISCARDING:
            return True
        if may_fill_at_once(state, frame.seat):
            return True
        state.fresh = ()
        state.finish(0)
        return False

    def extra_decks(self, state: State) -> list[int]:
        """The kinds drawn of which there is another card."""
        return [deck for deck in range(len(state.decks)) if state.decks[deck] and self.drew(state, deck)]

    def drew(self, state: State, deck: i64) -> bool:
        for card in state.fresh:
            if DECK_OF[card] == deck:
                return True
        return False

    def orders(self, state: State, seat: i64) -> list[int]:
        """The orders just drawn that can be filled."""
        cellar = state.vineyards[seat].cellar
        return [
            card
            for card in sorted(state.fresh)
            if DECK_OF[card] == ORDER_DECK and fillable(cellar, card - FIRST_ORDER, 0)
        ]

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.step == FILLING:
            return Asked(Question.ORDER_DRAWN.id, {}, frame.seat, "structure:mercado")
        question = Question.DRAWN_DISCARD if frame.step == DISCARDING else Question.EXTRA_CARD
        return Asked(question.id, {}, frame.seat, "worker:oracle")

    def options(self, state: State, frame: Frame) -> list[int]:
        if frame.step == ORACLE_ASKED:
            return [NO, *[deck_code(deck) for deck in self.extra_decks(state)]]
        if frame.step == DISCARDING:
            return [card_code(card) for card in sorted(set(state.fresh))]
        return [DONE, *[card_code(card) for card in self.orders(state, frame.seat)]]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        if action in self.options(state, frame):
            return []
        if frame.step == ORACLE_ASKED:
            deck = deck_of(action)
            if 0 <= deck < len(state.decks):
                return [
                    refuse(Reason.DECK_EMPTY, deck=DECKS[deck]) if self.drew(state, deck) else refuse(Reason.NOT_DRAWN)
                ]
            return [refuse(Reason.NOT_ASKED)]
        card = card_of(action)
        if card < 0:
            return [refuse(Reason.NOT_ASKED)]
        if card not in state.fresh:
            return [refuse(Reason.NOT_DRAWN)]
        return [refuse(Reason.ORDER_NOT_FILLABLE if DECK_OF[card] == ORDER_DECK else Reason.NOT_AN_ORDER)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if action == NO:
            state.emit(kinds.DECLINED, seat, 0, "", "worker:oracle", -1)
            state.turn(FILLING, 0)
        elif action == DONE:
            state.fresh = ()
            state.finish(0)
        elif frame.step == ORACLE_ASKED:
            self.draw_extra(state, seat, deck_of(action))
        elif frame.step == DISCARDING:
            card: i64 = card_of(action)
            self.forget(state, card)
            state.discard_from_hand(seat, card, "worker:oracle")
            state.turn(FILLING, 0)
        else:
            card = card_of(action)
            self.forget(state, card)
            state.vineyards[seat].remove_card(card)
            state.stack.append(Frame(FILL_AT_ONCE, seat, -1, 0, card - FIRST_ORDER + 1, 0))

    def draw_extra(self, state: State, seat: i64, deck: i64) -> None:
        place = oracle_at(state, seat)
        turn = state.stack[place]
        state.stack[place] = Frame(turn.node, turn.seat, turn.other, turn.step | ORACLE_DONE, turn.data, turn.report)
        card = state.draw(seat, deck, "worker:oracle")
        if card >= 0:
            state.fresh = (*state.fresh, card)
        state.turn(DISCARDING if card >= 0 else FILLING, 0)

    def forget(self, state: State, card: i64) -> None:
        fresh = list(state.fresh)
        fresh.remove(card)
        state.fresh = tuple(fresh)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if frame.step == ORACLE_ASKED:
            return [] if action == NO else [Outlook(DECKS[deck_of(action)], 1), Outlook("discard", 1)]
        if frame.step == DISCARDING:
            return [Outlook("discard", 1)]
        return (
            []
            if action == DONE
            else FILL_AT_ONCE.outlook_of(state, Frame(FILL_AT_ONCE, frame.seat, -1, 0, 0, 0), action)
        )


FILL_AT_ONCE: Final = FillOrder(0)
register("structure:mercado", FILL_AT_ONCE)
register("drawn", Drawn())
