"""Filling orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.orders import ORDERS
from ..numbers import kinds
from ..numbers.actions import FIRST_CARD, card_of, wine_code
from ..numbers.names import (
    CARDS,
    FIRST_ORDER,
    FIRST_STRUCTURE_CARD,
    ORDER_DECK,
    RED,
    SPARKLING,
    TOP_VALUE,
    WHITE,
    WINE_TYPES,
)
from ..reports.asked import Question
from ..reports.outlook import Outlook, spread_of
from ..reports.reasons import Reason, refuse
from ..state.decks import discard_card
from ..state.frames import (
    HAND,
    ICONS,
    LIRA,
    RESIDUAL,
    VP,
    WINES,
    Frame,
    Node,
    ask,
)
from ..state.tokens import (
    COUNT,
    ROW,
    TOP,
)
from ..year.triggers import ORDER_FILLED, react, reaction_outlook
from .cards import card_refusal
from .money import add_residual, residual_gain
from .tokens import use_wine, wine_outlook, wine_refusals
from .winemaking import MakeWine

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard


ORDER_WINES: Final[list[list[int]]] = [
    [16 * WINE_TYPES.index(kind) + least for kind, least in order.wines] for order in ORDERS
]
"""The wines of each order as 16 * type + least value; of one type the highest comes first."""


ORDER_VP: Final = bytes(order.vp for order in ORDERS)
"""The victory points of each order."""
ORDER_RESIDUAL: Final = bytes(order.residual for order in ORDERS)
"""The residual payment of each order."""
_AT_LEAST: Final[list[int]] = [ROW & ~((1 << max(0, value - 1)) - 1) for value in range(TOP_VALUE + 1)]


def is_order(card: i64) -> bool:
    return FIRST_ORDER <= card < FIRST_STRUCTURE_CARD


def fillable(cellar: i64, order: i64, start: i64) -> bool:
    """Return whether a cellar has a wine for each one on an order, from the one with number `start` on (ORD-1)."""
    wines = ORDER_WINES[order]
    place: i64 = start
    while place < len(wines):
        wine: i64 = wines[place]
        rank: i64 = 1
        earlier: i64 = start
        while earlier < place:
            if wines[earlier] >> 4 == wine >> 4:
                rank += 1
            earlier += 1
        if COUNT[(cellar >> 9 * (wine >> 4)) & _AT_LEAST[wine & 15]] < rank:
            return False
        place += 1
    return True


def within_reach(vineyard: Vineyard, order: i64, maker: MakeWine) -> bool:
    """Return whether a maker may make the wines that an order lacks: not too many, and each one high enough."""
    red: i64 = vineyard.crush_pad & ROW
    most: i64 = TOP[red] + TOP[vineyard.crush_pad >> 9]
    missing: i64 = 0
    for wine in ORDER_WINES[order]:
        kind: i64 = wine >> 4
        if (vineyard.cellar >> 9 * kind) & _AT_LEAST[wine & 15]:
            continue
        missing += 1
        total: i64 = TOP[red] if kind == RED else TOP[vineyard.crush_pad >> 9] if kind == WHITE else most
        if kind == SPARKLING:
            total = TOP_VALUE
        if maker.icon(vineyard, kind, total) < wine & 15:
            return False
    return missing <= maker.most


class FillOrder(Node):
    """ORD-1: show an order, then discard a wine for each one on it, own choice.

    The frame's data is 1 + the order shown, its step the number of wines given so far.
    """

    def __init__(self, bonus_vp: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.bonus_vp = bonus_vp
        self.needs = HAND | WINES
        self.spends = HAND | WINES
        self.brings = VP | RESIDUAL | ICONS
        self.card_brings = LIRA  # STC-29

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        if not vineyard.cellar or not state.rules.orders_fillable:
            return False
        for card in vineyard.hand:
            if is_order(card) and fillable(vineyard.cellar, card - FIRST_ORDER, 0):
                return True
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        if not state.rules.orders_fillable:
            return [refuse(Reason.ORDERS_FORBIDDEN)]
        if not state.vineyards[seat].holds(ORDER_DECK):
            return [refuse(Reason.NOT_AN_ORDER)]
        return [refuse(Reason.ORDER_NOT_FILLABLE)]

    def hopeless(self, state: State, seat: i64, parts: list[Node]) -> bool:
        makers = [part for part in parts if isinstance(part, MakeWine)]
        if len(parts) != 2 or not makers:
            return False
        vineyard = state.vineyards[seat]
        for card in vineyard.hand:
            if is_order(card) and within_reach(vineyard, card - FIRST_ORDER, makers[0]):
                return False
        return True

    def card_in_play(self, frame: Frame) -> i64:
        return FIRST_ORDER + frame.data - 1 if frame.data else -1

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        return state.rules.orders_fillable and vineyard.cellar != 0 and vineyard.holds(ORDER_DECK) > 0

    def asked(self, state: State, frame: Frame) -> Asked:
        if not frame.data:
            return ask(self, frame, Question.ORDER)
        wine: i64 = ORDER_WINES[frame.data - 1][frame.step]
        return ask(self, frame, Question.ORDER_WINE, wine=WINE_TYPES[wine >> 4], least=wine & 15)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if not frame.data:
            for card in vineyard.hand:
                if is_order(card) and fillable(vineyard.cellar, card - FIRST_ORDER, 0):
                    actions.append(FIRST_CARD + card)
            return actions
        order: i64 = frame.data - 1
        wine: i64 = ORDER_WINES[order][frame.step]
        kind: i64 = wine >> 4
        value: i64 = wine & 15
        while value <= TOP_VALUE:
            bit: i64 = 1 << (9 * kind + value - 1)
            if vineyard.cellar & bit and fillable(vineyard.cellar ^ bit, order, frame.step + 1):
                actions.append(wine_code(kind, value))
            value += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        vineyard = state.vineyards[frame.seat]
        if not frame.data:
            refusal = card_refusal(state, frame.seat, action)
            if refusal is not None:
                return [refusal]
            if not is_order(card_of(action)):
                return [refuse(Reason.NOT_AN_ORDER)]
            if not fillable(vineyard.cellar, action - FIRST_CARD - FIRST_ORDER, 0):
                return [refuse(Reason.ORDER_NOT_FILLABLE)]
            return []
        order: i64 = frame.data - 1
        wine: i64 = ORDER_WINES[order][frame.step]
        kind: i64 = wine >> 4
        least: i64 = wine & 15
        reasons = wine_refusals(vineyard.cellar, 1, action)
        if reasons:
            return reasons
        given = 9 * kind + action - wine_code(kind, 1)
        if not wine_code(kind, least) <= action <= wine_code(kind, TOP_VALUE):
            return [refuse(Reason.WINE_TOO_LOW, needs=least, wine=WINE_TYPES[kind])]
        if not fillable(vineyard.cellar ^ 1 << given, order, frame.step + 1):
            return [refuse(Reason.ORDER_NOT_FILLABLE)]
        return []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        if not frame.data:
            state.vineyards[frame.seat].remove_card(action - FIRST_CARD)
            state.turn(0, action - FIRST_CARD - FIRST_ORDER + 1)
            return
        order: i64 = frame.data - 1
        seat = frame.seat
        use_wine(state, seat, action, self.origin)
        if frame.step + 1 < len(ORDER_WINES[order]):
            state.turn(frame.step + 1, frame.data)
            return
        state.stack.pop()
        state.emit(kinds.FILLED, seat, ORDER_VP[order], CARDS[FIRST_ORDER + order], self.origin, -1)
        discard_card(state, FIRST_ORDER + order)
        state.add_vp(seat, ORDER_VP[order] + self.bonus_vp, self.origin)
        add_residual(state, seat, ORDER_RESIDUAL[order], self.origin)
        react(state, ORDER_FILLED, seat)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        return [Outlook("fill_order", 1)]

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        cellar = state.vineyards[seat].cellar
        held = [card - FIRST_ORDER for card in state.vineyards[seat].hand if is_order(card)]
        orders = [order for order in held if fillable(cellar, order, 0)]
        if not orders:
            return self.outlook(state, seat)
        return [
            Outlook("fill_order", 1),
            *spread_of("vp", [ORDER_VP[order] + self.bonus_vp for order in orders]),
            *spread_of("residual", [residual_gain(state, seat, ORDER_RESIDUAL[order]) for order in orders]),
            *reaction_outlook(state, ORDER_FILLED, seat),
        ]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        if frame.data:
            return wine_outlook(action)
        order: i64 = action - FIRST_CARD - FIRST_ORDER
        if order < 0 or order >= len(ORDERS):
            return []
        return [
            *reaction_outlook(state, ORDER_FILLED, frame.seat),
            Outlook("vp", ORDER_VP[order] + self.bonus_vp),
            Outlook("residual", residual_gain(state, frame.seat, ORDER_RESIDUAL[order])),
        ]
