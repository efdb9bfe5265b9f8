"""Set-up of the modules: the special workers of the game and the draft of structure cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.structure_cards import DRAFTED
from ..numbers import kinds
from ..numbers.actions import card_code, card_of
from ..numbers.names import CARDS, DECKS, FIRST_STRUCTURE_CARD, SPECIALS_REVEALED, STRUCTURE_DECK, WORKERS
from ..reports.asked import Question
from ..reports.events import KINDS, Event
from ..reports.outlook import Outlook
from ..reports.reasons import Reason, refuse
from ..state.decks import take_undrawn
from ..state.frames import Frame, Node, ask
from ..state.order_of_play import clockwise_order

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State

PACK_STEP: Final = 64


class RevealSpecials(Node):
    """SPW-1: two special workers are available to all players for the whole game."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        pool = list(state.rules.special_pool)
        chosen: list[int] = []
        for _ in range(SPECIALS_REVEALED):
            chosen.append(pool.pop(state.roll(len(pool))))
        state.specials = tuple(sorted(chosen))
        state.emit(kinds.SPECIALS, -1, 0, ":".join(WORKERS[worker] for worker in state.specials), "", -1)


def pack_of(state: State, seat: i64) -> list[int]:
    """Return the structure cards in front of a seat."""
    first: i64 = seat * PACK_STEP
    return [FIRST_STRUCTURE_CARD + card - first for card in state.drafts if first <= card < first + PACK_STEP]


class DealPacks(Node):
    """MOD-2: deal four structure cards to every player."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        dealt: list[int] = []
        for owner in clockwise_order(state):
            for _ in range(DRAFTED):
                card = take_undrawn(state, STRUCTURE_DECK)
                dealt.append(owner * PACK_STEP + card - FIRST_STRUCTURE_CARD)
        state.drafts = tuple(sorted(dealt))


class PickCard(Node):
    """MOD-2: keep one of the cards in front of you. With one card, or one player, there is nothing to choose."""

    def proceed(self, state: State, frame: Frame) -> bool:
        pack = pack_of(state, frame.seat)
        if len(pack) > 1 and state.rules.players > 1:
            return True
        for card in pack:
            self.keep(state, frame.seat, card)
        state.finish(0)
        return False

    def keep(self, state: State, seat: i64, card: i64) -> None:
        gone: i64 = seat * PACK_STEP + card - FIRST_STRUCTURE_CARD
        state.drafts = tuple([dealt for dealt in state.drafts if dealt != gone])
        state.vineyards[seat].add_card(card)
        if state.sink is not None:
            deck = DECKS[STRUCTURE_DECK]
            state.sink.append(Event(KINDS[kinds.DRAFTED], seat, 1, CARDS[card], audience=1 << seat, deck=deck))

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.PICK_CARD)

    def options(self, state: State, frame: Frame) -> list[int]:
        return [card_code(card) for card in pack_of(state, frame.seat)]

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        card = card_of(action)
        if card < 0:
            return [refuse(Reason.NOT_ASKED)]
        return [] if card in pack_of(state, frame.seat) else [refuse(Reason.NOT_OFFERED)]

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        self.keep(state, frame.seat, card_of(action))
        state.finish(0)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("structure_card", 1)]


class PassPacks(Node):
    """MOD-2: the rest goes to the left-hand neighbour."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        players = state.rules.players
        state.drafts = tuple(
            sorted([((dealt // PACK_STEP + 1) % players) * PACK_STEP + dealt % PACK_STEP for dealt in state.drafts])
        )
        state.revealed += 1
