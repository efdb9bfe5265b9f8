"""The Automa: it draws a card, and its workers block actions (AUT-5). It is never a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.automa import AUTOMA_CARDS
from ..content.solo import AUTOMA_WORKERS
from ..numbers import kinds
from ..numbers.names import ACTION_NUMBER, ACTIONS, GRANDE, REGULAR
from ..state.crew import special_count, worker_count
from ..state.frames import Node
from ..state.pieces import AUTOMA, owner_of, piece
from ..state.tokens import COUNT, ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.state import State
    from ..state.vineyard import Vineyard
    from .board import Rules

SIX_WORKERS: Final = 6
"""The number of workers that a challenge asks for (CAMP-4)."""
MEDIUM_TIER: Final = 0b000111000
LARGE_TIER: Final = 0b111000000


def automa_undrawn(rules: Rules, pile: list[int]) -> list[int]:
    """Return what is not in the pile is in the deck: only the next card is hidden."""
    if rules.options.solo is None:
        return []
    return [card for card in range(len(AUTOMA_CARDS)) if card not in pile]


def automa_start(state: State) -> int:
    """Return the Automa's VP at the start of this year."""
    markers = state.rules.automa_markers
    if not markers:
        return state.rules.automa_vp
    return markers[min(max(state.year, 1), len(markers)) - 1]


def glass_left(state: State) -> int:
    """Return the rows that still have their glass token by the roosters: all except the one chosen this year."""
    left: i64 = state.rules.glass
    for vineyard in state.vineyards:
        left &= ~(1 << vineyard.row)
    return left


def automa_workers(state: State) -> i64:
    total: i64 = 0
    for put in state.spaces:
        if put and owner_of(put) == AUTOMA:
            total += 1
    return total


class AutomaPlaces(Node):
    """AUT-5, DIFF-4: at the start of a season."""

    def __init__(self, bars: list[tuple[str, ...]]) -> None:
        super().__init__()
        self.instant = True
        self.bars: list[list[int]] = [[ACTION_NUMBER[name] for name in names] for names in bars]
        """The actions of each card in this season."""

    def perform(self, state: State, seat: i64, other: i64) -> None:
        placed: i64 = 0
        while automa_workers(state) < AUTOMA_WORKERS:
            card = self.draw(state)
            placed += self.carry_out(state, card)
            state.automa_pile.append(card)
            if placed >= state.rules.automa_least or not self.any_free(state):
                return

    def draw(self, state: State) -> int:
        if not state.automa_deck:
            state.automa_deck = sorted(state.automa_pile)
            state.automa_pile = []
        card = state.automa_deck.pop(state.roll(len(state.automa_deck)))
        state.emit(kinds.AUTOMA_CARD, -1, card + 1, "", self.origin, -1)
        return card

    def carry_out(self, state: State, card: i64) -> i64:
        """Return a worker on each bar of this season that is not taken, up to the last worker; returns how many."""
        placed: i64 = 0
        for action in self.bars[card]:
            place: i64 = action * 3 + state.rules.open_list[0]
            if state.spaces[place]:
                state.emit(kinds.AUTOMA_SKIPPED, -1, 0, ACTIONS[action], self.origin, -1)
            elif automa_workers(state) < AUTOMA_WORKERS:
                state.spaces[place] = piece(AUTOMA, REGULAR, 0)
                state.emit(kinds.AUTOMA_PLACED, -1, 0, ACTIONS[action], self.origin, -1)
                placed += 1
        return placed

    def any_free(self, state: State) -> bool:
        """Return whether some card could still place a worker."""
        for bars in self.bars:
            for action in bars:
                if not state.spaces[action * 3 + state.rules.open_list[0]]:
                    return True
        return False


class AutomaHome(Node):
    """AUT-6."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        place: i64 = 0
        for put in state.spaces:
            if put and owner_of(put) == AUTOMA:
                state.spaces[place] = 0
            place += 1


class MoveMarker(Node):
    """AGG-1: the Automa's marker at the start of the year."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if state.rules.automa_markers:
            state.automa_vp = automa_start(state)
            state.emit(kinds.MARKER, -1, state.automa_vp, "", self.origin, -1)


class ScoreCellar(Node):
    """CAMP-7: the wines in the cellar score when the last year is over."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if state.year < state.rules.last_year:
            return
        for number, vineyard in enumerate(state.vineyards):
            gained = cellar_points(state.rules, vineyard)
            vineyard.vp += gained
            if gained:
                state.emit(kinds.VP, number, gained, "", self.origin, -1)


def cellar_points(rules: Rules, vineyard: Vineyard) -> i64:
    """CAMP-7: what the wines score at the end; 0 in all other games."""
    gained: i64 = 0
    shift: i64 = 0
    while shift < 36:
        row: i64 = (vineyard.cellar >> shift) & ROW
        gained += COUNT[row & LARGE_TIER] * rules.large_cellar_vp
        gained += COUNT[row & MEDIUM_TIER] * rules.medium_cellar_vp
        shift += 9
    return gained


class SoloTest(Node):
    """AGG-1 and CAMP-4: a player who is not ahead, or does not have six workers in time, loses immediately."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True

    def perform(self, state: State, seat: i64, other: i64) -> None:
        if has_lost(state):
            state.stack.clear()
            state.emit(kinds.GAME_OVER, -1, state.year, "", "", -1)


def has_lost(state: State) -> bool:
    """Return whether a solo game is lost at the end of any year."""
    rules = state.rules
    if rules.automa_markers and state.vineyards[0].vp <= state.automa_vp:
        return True
    if rules.workers_by != state.year or not rules.workers_by:
        return False
    own: i64 = worker_count(state, 0, REGULAR) + worker_count(state, 0, GRANDE) + special_count(state, 0)
    return own < SIX_WORKERS


def solo_result(state: State) -> str:
    """AUT-7: "win", "draw" or "loss" of a finished solo game."""
    vp = state.vineyards[0].vp
    if state.year < state.rules.last_year or has_lost(state) or vp < state.automa_vp:
        return "loss"
    return "win" if vp > state.automa_vp else "draw"
