"""What a worker meets on its way to a space: the Soldato's toll (SPW-10, SPW-15) and the Chef's bump (SPW-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kinds
from .board import PRIVATE, SPACED
from .crew import take_worker
from .names import ACTIONS, CHEF, SOLDATO, WORKERS
from .pieces import AUTOMA, CROWD_STEP, owner_of, worker_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .board import BoardAction
    from .state import State


def toll_of(state: State, seat: i64, action: BoardAction) -> i64:
    """SPW-10, SPW-15: what this seat pays to place a worker on the action: £1 for each opposing Soldato."""
    return len(soldatos(state, seat, action)) if state.specials else 0


def soldatos(state: State, seat: i64, action: BoardAction) -> list[int]:
    """The opponents whose Soldato stands on the action; beside the spaces it collects nothing."""
    owners: list[int] = []
    if SOLDATO not in state.specials or action.kind == PRIVATE:
        return owners
    if action.kind == SPACED:
        space: i64 = 0
        while space < 3:
            there: i64 = state.spaces[action.number * 3 + space]
            if there and worker_of(there) == SOLDATO and owner_of(there) != seat:
                owners.append(owner_of(there))
            space += 1
        return owners
    for entry in state.crowd:
        there = entry // CROWD_STEP
        if entry % CROWD_STEP == action.number and worker_of(there) == SOLDATO and owner_of(there) != seat:
            owners.append(owner_of(there))
    return owners


def levy(state: State, seat: i64, action: BoardAction, lira: i64) -> None:
    """The toll without a word, for the time of a question: paid with £1, given back with £-1."""
    for owner in soldatos(state, seat, action):
        state.vineyards[seat].lira -= lira
        state.vineyards[owner].lira += lira


def can_bump(seat: i64, worker: i64, there: i64) -> bool:
    """SPW-7."""
    owner = owner_of(there)
    return worker == CHEF and owner != seat and owner != AUTOMA and worker_of(there) != CHEF


def bump(state: State, seat: i64, action: i64, space: i64) -> None:
    """SPW-7: the worker on the space goes back to its holder."""
    there = state.spaces[action * 3 + space]
    if there:
        take_worker(state, action, space, there)
        thing = f"{ACTIONS[action]}:{WORKERS[worker_of(there)]}"
        state.emit(kinds.BUMPED, seat, 0, thing, "worker:chef", owner_of(there))
