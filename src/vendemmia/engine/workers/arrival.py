"""The frame in which a special worker uses its ability on arrival, before the action (SPW-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import BESIDE
from ..state.frames import Frame, Node, register
from ..state.packing import pack_placement, placed_worker
from ..state.pieces import CROWD_STEP, marked, owner_of, worker_of
from .abilities import ABILITIES, OnArrival

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.outlook import Outlook
    from ..reports.reasons import Refusal
    from ..state.state import State

NOTHING: Final = OnArrival()


class Arrival(Node):
    """The row of the worker says what it does; this frame hands every question on to that verb.

    A position knows the frame as `arrival` for every verb. Its data is that of the placement.
    """

    def __init__(self) -> None:
        super().__init__()
        self.precedes = True
        self.packs_placement = True

    def verb(self, frame: Frame) -> OnArrival:
        verb = ABILITIES[placed_worker(frame.data)].on_arrival
        return NOTHING if verb is None else verb

    def proceed(self, state: State, frame: Frame) -> bool:
        return self.verb(frame).proceed(state, frame)

    def asked(self, state: State, frame: Frame) -> Asked:
        return self.verb(frame).asked(state, frame)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self.verb(frame).options(state, frame)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        return self.verb(frame).refusals(state, frame, action)

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        self.verb(frame).answer(state, frame, action)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return self.verb(frame).outlook_of(state, frame, action)


ARRIVAL: Final = Arrival()
register("arrival", ARRIVAL)


def arrive(state: State, seat: i64, action: i64, space: i64, worker: i64) -> None:
    """Begin what a placed worker may do before the action is pushed on the stack."""
    if ABILITIES[worker].on_arrival is not None:
        state.stack.append(Frame(ARRIVAL, seat, -1, 0, pack_placement(action, space, worker, 0), 0))


def remember(state: State, seat: i64, action: i64, space: i64, worker: i64, mark: i64) -> None:
    """Let a waiting worker on the board remember something from the moment it was placed."""
    if space < BESIDE:
        place: i64 = action * 3 + space
        state.spaces[place] = marked(state.spaces[place], mark)
        return
    crowd = list(state.crowd)
    for number, entry in enumerate(crowd):
        put = entry // CROWD_STEP
        if entry % CROWD_STEP == action and owner_of(put) == seat and worker_of(put) == worker:
            crowd[number] = marked(put, mark) * CROWD_STEP + action
    state.crowd = tuple(sorted(crowd))
