"""Verbs of drawing cards, and whether something may follow a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers.actions import deck_code, deck_of
from ..numbers.names import DECK_OF, DECKS, MERCADO, ORDER_DECK
from ..reports.asked import Question
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.decks import draw_card
from ..state.frames import DECKS_STOCKED, HAND, ICONS, LIRA, NODES, RESIDUAL, VP, WINES, Frame, Node, ask
from ..state.packing import placed_action, placed_worker
from ..workers.abilities import ABILITIES, FOLLOWS_DRAWS, in_game
from ..workers.bonuses import board_action_of
from ..workers.placement import EXTRA_DONE, OFFERS_DONE, PLACEMENT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State


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
        outlook: list[Outlook] = []
        for deck in sorted(set(self.decks)):
            if deck >= len(state.decks):
                continue
            stock = len(state.decks[deck]) + len(state.discards[deck])
            count = min(self.decks.count(deck), stock)
            if count:
                outlook.append(Outlook(DECKS[deck], count))
        return outlook


def draw_cards(state: State, seat: i64, decks: list[int], source: str) -> None:
    """Draw one or more cards at once, and begin what may follow the draw (SPW-12, STC-22)."""
    if not state.rules.watches_draws:
        for deck in decks:
            draw_card(state, seat, deck, source)
        return
    drawn = list(state.fresh)
    for deck in decks:
        card = draw_card(state, seat, deck, source)
        if card >= 0:
            drawn.append(card)
    state.fresh = tuple(drawn)
    follow_draw(state, seat)


def follower_at(state: State, seat: i64) -> i64:
    """Return the frame of this seat's placement whose worker may do something at a draw, -1 for none (SPW-12)."""
    if not in_game(state, FOLLOWS_DRAWS):
        return -1
    place: i64 = 0
    for frame in state.stack:
        if frame.node is PLACEMENT and frame.seat == seat:
            if ABILITIES[placed_worker(frame.data)].on_draw is not None:
                return place
        place += 1
    return -1


def extra_open(state: State, seat: i64) -> bool:
    """Return whether the worker of this turn has not had its extra card yet (SPW-12)."""
    place = follower_at(state, seat)
    return place >= 0 and not state.stack[place].step & EXTRA_DONE


def draw_goes_on(state: State, seat: i64) -> bool:
    """SPW-12: a bonus that draws of the same kind may still follow the action; both are one draw."""
    frame = state.stack[-1]
    if frame.node is not PLACEMENT or frame.step & OFFERS_DONE:
        return False
    node = board_action_of(state, placed_action(frame.data)).node
    if not isinstance(node, Draw):
        return False
    for source in [PLACEMENT.open_own(state, frame), *PLACEMENT.token_spaces(state, frame)]:
        bonus = PLACEMENT.bonus_at(state, frame, source) if source >= 0 else None
        if isinstance(bonus, Draw) and bonus.decks == node.decks and bonus.openly(state, seat, -1):
            return True
    return False


def follow_draw(state: State, seat: i64) -> None:
    """Ask what may follow the draw that is complete now, or forget it."""
    if not state.fresh:
        return
    if extra_open(state, seat):
        if not draw_goes_on(state, seat):
            state.stack.append(Frame(NODES["drawn"], seat, -1, 0, 0, 0))
        return
    if may_fill_at_once(state, seat):
        state.stack.append(Frame(NODES["drawn"], seat, -1, 0, 0, 0))
        return
    state.fresh = ()


def may_fill_at_once(state: State, seat: i64) -> bool:
    """STC-22: an order was drawn, and there is wine; which orders can be filled is hidden from the others."""
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

    def only_question(self) -> Question | None:
        return Question.DECK

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.DECK)

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
