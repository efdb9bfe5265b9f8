"""The bonuses that a worker may gain: that of its space, one it chooses, or one that a token buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers.names import BESIDE
from ..year.board import SPACED
from .abilities import ABILITIES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.frames import Node
    from ..state.state import State
    from ..year.board import BoardAction


def board_action_of(state: State, number: i64) -> BoardAction:
    action = state.rules.board.actions[number]
    assert action is not None
    return action


def bonus_of(action: BoardAction, space: i64) -> Node | None:
    return action.bonuses[space] if space < BESIDE else None


def own_source(action: BoardAction, space: i64, worker: i64, mark: i64) -> i64:
    """Return the space whose bonus this worker gains: its own, or the one it has chosen (SPW-4); -1 for none."""
    if ABILITIES[worker].chooses_bonus and action.kind == SPACED:
        return mark - 1
    return space if space < BESIDE and action.bonuses[space] is not None else -1


def token_sources(state: State, seat: i64, action: BoardAction, own: i64) -> list[int]:
    """AUT-4, TSOLO-4: the spaces of the printed bonuses that a bonus-action token could buy."""
    if not state.vineyards[seat].tokens or action.kind != SPACED or not state.rules.tokens_usable:
        return []
    return [space for space in action.printed if space != own]


def bonus_sources(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, mark: i64) -> list[int]:
    """Return every space whose bonus the worker may gain."""
    if not mark and ABILITIES[worker].chooses_bonus and action.kind == SPACED:
        return action.printed
    own = own_source(action, space, worker, mark)
    sources = token_sources(state, seat, action, own)
    if own >= 0:
        sources.append(own)
    return sources


def can_act(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, mark: i64) -> bool:
    """PLACE-5, PLACE-6: the action can be carried out, perhaps only with the bonus taken first."""
    if action.node.doable(state, seat, -1):
        return True
    for source in bonus_sources(state, seat, action, space, worker, mark):
        if action.bonus_helps[source]:
            first = action.bonus_first[source]
            if first is not None and first.doable(state, seat, -1):
                return True
    return False


def only_by_token(state: State, seat: i64, action: BoardAction, space: i64, worker: i64, mark: i64) -> bool:
    """Return whether a waiting action that can be carried out, but only if a token is spent on a bonus."""
    if action.node.doable(state, seat, -1):
        return False
    own = own_source(action, space, worker, mark)
    if own >= 0 and action.bonus_helps[own]:
        first = action.bonus_first[own]
        if first is not None and first.doable(state, seat, -1):
            return False
    return len(token_sources(state, seat, action, own)) > 0
