"""What a worker meets on its way to a space: a toll (SPW-10, SPW-15) and a worker that it bumps (SPW-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..numbers import kinds
from ..numbers.names import ACTIONS, WORKERS
from ..state.crew import take_worker
from ..state.pieces import AUTOMA, CROWD_STEP, owner_of, worker_of
from ..year.board import PRIVATE, SPACED
from .abilities import ABILITIES, INVITES, TOLL, in_game

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.state import State
    from ..year.board import BoardAction


def opponents_there(state: State, seat: i64, action: BoardAction, trait: i64) -> list[int]:
    """Return the opponents' workers on the action that have a trait; beside the spaces it does not count."""
    found: list[int] = []
    if not in_game(state, trait) or action.kind == PRIVATE:
        return found
    if action.kind == SPACED:
        space: i64 = 0
        while space < 3:
            there: i64 = state.spaces[action.number * 3 + space]
            if there and ABILITIES[worker_of(there)].traits & trait and owner_of(there) != seat:
                found.append(there)
            space += 1
        return found
    for entry in state.crowd:
        there = entry // CROWD_STEP
        if entry % CROWD_STEP == action.number and ABILITIES[worker_of(there)].traits & trait:
            if owner_of(there) != seat:
                found.append(there)
    return found


def toll_of(state: State, seat: i64, action: BoardAction) -> i64:
    """SPW-10, SPW-15: what this seat pays to place a worker on the action, to all seats that collect there."""
    toll: i64 = 0
    if state.specials and in_game(state, TOLL):
        for there in opponents_there(state, seat, action, TOLL):
            toll += ABILITIES[worker_of(there)].toll
    return toll


def may_stand_beside(state: State, seat: i64, action: BoardAction) -> bool:
    """SPW-10: an opponent's worker on the action lets this seat place workers beside the spaces."""
    return len(opponents_there(state, seat, action, INVITES)) > 0


def pay_toll(state: State, seat: i64, action: BoardAction) -> None:
    for there in opponents_there(state, seat, action, TOLL):
        abilities = ABILITIES[worker_of(there)]
        state.add_lira(seat, -abilities.toll, abilities.origin)
        state.add_lira(owner_of(there), abilities.toll, abilities.origin)


def levy(state: State, seat: i64, action: BoardAction, sign: i64) -> None:
    """Move the toll without events, while a question is judged: paid with 1, given back with -1."""
    for there in opponents_there(state, seat, action, TOLL):
        toll: i64 = ABILITIES[worker_of(there)].toll * sign
        state.vineyards[seat].lira -= toll
        state.vineyards[owner_of(there)].lira += toll


def can_bump(seat: i64, worker: i64, there: i64) -> bool:
    """SPW-7."""
    owner = owner_of(there)
    return ABILITIES[worker].bumps_opponents and owner != seat and owner != AUTOMA and worker_of(there) != worker


def bump(state: State, seat: i64, action: i64, space: i64, worker: i64) -> None:
    """SPW-7: the worker on the space goes back to its owner."""
    there = state.spaces[action * 3 + space]
    if there:
        take_worker(state, action, space, there)
        thing = f"{ACTIONS[action]}:{WORKERS[worker_of(there)]}"
        state.emit(kinds.BUMPED, seat, 0, thing, ABILITIES[worker].origin, owner_of(there))
