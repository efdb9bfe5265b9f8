"""How far today's rules lead through a record, and where the game continues if they no longer lead to its end.

A record has a check of the position after every ply, and the last position itself. While the rules lead to the same
positions, a record is one stretch. When a correction of the rules changes its course, the stretch ends with the last
ply whose check agrees, and the game continues from its saved position under today's rules: that is the next stretch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import PositionError, State, VendemmiaError, check_playable

from .errors import Flaw, RecordError
from .record import RULES_VERSION, UNKNOWN, Resumed, canonical, check_of, digest

if TYPE_CHECKING:
    from .record import Record

NOWHERE = -1
"""Nothing is confirmed, not even the position before the first ply."""


class Stretch(NamedTuple):
    """Plies that today's rules lead through: from the position after `first` answers to the one after `end`."""

    first: int
    """The number of answers before it."""
    end: int
    """The number of answers at its end."""
    state: State
    """The state after `first` answers. Copy it before you play on it."""
    resumed: int = 0
    """How often the game was resumed before or at the start of this stretch."""


class Course(NamedTuple):
    """A record as today's rules see it."""

    record: Record
    """The same record. If the game continues from its saved position, that point is added to `resumed`."""
    stretches: tuple[Stretch, ...]
    """The stretches in order, at least one. The last one ends with the record."""

    def stretch_at(self, plies: int) -> Stretch | None:
        """The stretch with the position after some answers, or None if no stretch has it."""
        return next((each for each in reversed(self.stretches) if each.first <= plies <= each.end), None)


def course_of(record: Record) -> Course:
    """The course of a record. RecordError if neither the codes nor the saved position lead to a playable game."""
    plies, pauses = len(record.codes), len(record.resumed)
    stretches = [stretch for number in range(pauses) if (stretch := _retraced(record, number)) is not None]
    try:
        record.replay()
        return Course(record, (*stretches, Stretch(_first(record, pauses), plies, _state(record, pauses), pauses)))
    except RecordError:
        if record.position is None:
            raise
        resumed = Resumed(plies, RULES_VERSION, record.position)
        try:
            saved = record.resumed_state(resumed)
        except RecordError:
            saved = None
        if saved is None:
            raise
    stretch = _retraced(record, pauses)
    if stretch is not None:
        stretches.append(stretch)
    return Course(
        record._replace(resumed=(*record.resumed, resumed), checksum=saved.checksum(), position=saved.to_json()),
        (*stretches, Stretch(plies, plies, saved, pauses + 1)),
    )


def tried_course(record: Record) -> Course:
    """`course_of` for a record that anybody may have written: positions that were not dealt are tried out."""
    course = course_of(record)
    for stretch in course.stretches:
        if stretch.resumed or record.start is not None:
            try_out(stretch.state, stretch.first)
    return course


def try_out(state: State, ply: int = 0) -> None:
    """Try out a position of a record that anybody may have written; RecordError if the game cannot go on from it."""
    try:
        check_playable(state)
    except PositionError as error:
        raise RecordError(Flaw.START_IMPOSSIBLE, ply or None, error) from None


def _first(record: Record, resumed: int) -> int:
    return record.resumed[resumed - 1].ply if resumed else 0


def _state(record: Record, resumed: int) -> State:
    return record.resumed_state(record.resumed[resumed - 1]) if resumed else record.opening()


def _retraced(record: Record, resumed: int) -> Stretch | None:
    """The plies between two saved positions that still lead to the positions of the time.

    Only plies that a check or a saved position confirms count: not plies without a check that lead to another position,
    and not a deal whose first answer already leads elsewhere.
    """
    first = _first(record, resumed)
    end = record.resumed[resumed].ply if resumed < len(record.resumed) else len(record.codes)
    try:
        state = _state(record, resumed)
    except VendemmiaError:
        return None
    if state.rules.options != record.options:
        return None
    opening = state.copy()
    sure = first if resumed or record.start is not None else NOWHERE
    for ply in range(first, end):
        try:
            record.step(state, ply)
        except RecordError:
            break
        if record.checks[ply] == check_of(state):
            sure = ply + 1
        elif record.checks[ply] != UNKNOWN:
            break
    else:
        if state.checksum() == _end(record, resumed):
            sure = end
    return None if sure == NOWHERE else Stretch(first, sure, opening, resumed)


def _end(record: Record, resumed: int) -> str:
    """The checksum of the saved position at the end of a stretch."""
    if resumed < len(record.resumed):
        return digest(canonical(record.resumed[resumed].position))
    return record.checksum
