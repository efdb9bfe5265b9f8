"""Look-ahead: an answer is legal if the mandatory rest can still be carried through (VIS-2, PLACE-5, TUS-12).

One small search over the seat's own answers on a copy. In the copy every draw is opaque and the parts of other
players count as doable. It runs only while the stack holds a mandatory rest that could fail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .chance import OPAQUE
from .frames import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .frames import Node
    from .state import State


LIMIT: Final = 20_000
"""Positions that one question may look at, far more than play needs. Anything beyond counts as impossible."""
DEPTH: Final = 200
"""Answers that may follow one another in it, for the same reason: a stack written by hand may never end."""


def is_bound(state: State, seat: i64) -> bool:
    """Return whether a frame of this seat holds a mandatory rest that could fail."""
    return lowest_bound(state, seat, 0) >= 0


def lowest_bound(state: State, seat: i64, floor: i64) -> i64:
    """Return the lowest such frame from a height of the stack on, or -1."""
    place: i64 = floor
    height: i64 = len(state.stack)
    while place < height:
        frame = state.stack[place]
        if frame.node.binds and frame.seat == seat and frame.node.rest_may_fail(state, frame):
            return place
        place += 1
    return -1


def carries_through(state: State, action: i64) -> bool:
    """Return whether the mandatory rest can be completed after this answer."""
    trial = state.copy()
    trial.rng = OPAQUE
    frame = trial.stack[-1]
    seat = frame.seat
    floor = lowest_bound(trial, seat, 0)
    frame.node.answer(trial, frame, action)
    return _can_finish(trial, seat, floor, [LIMIT], DEPTH)


def can_be_done(state: State, node: Node, seat: i64, other: i64) -> bool:
    """Return whether a node whose parts depend on each other can be carried out from this position."""
    trial = state.copy()
    trial.rng = OPAQUE
    floor = len(trial.stack)
    trial.stack.append(Frame(node, seat, other, 0, 0, 0))
    return _can_finish(trial, seat, floor, [LIMIT], DEPTH)


def _can_finish(trial: State, seat: i64, floor: i64, left: list[int], depth: i64) -> bool:
    stack = trial.stack
    while True:
        while len(stack) > floor:
            top = stack[-1]
            if top.node.proceed(trial, top):
                break
        if len(stack) <= floor:
            return True
        if stack[-1].seat == seat:
            break
        stack.pop()
    if lowest_bound(trial, seat, floor) < 0:
        # What is asked now is the last that could fail. Questions of the course itself always have an answer.
        top = stack[-1]
        return not top.node.fallible or len(top.node.options(trial, top)) > 0
    top = stack[-1]
    for action in top.node.options(trial, top):
        if left[0] <= 0 or depth <= 0:
            return False
        left[0] -= 1
        branch = trial.copy()
        frame = branch.stack[-1]
        frame.node.answer(branch, frame, action)
        if _can_finish(branch, seat, floor, left, depth - 1):
            return True
    return False
