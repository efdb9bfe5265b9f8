"""Lessons: guided games with a fixed deal. Each lesson is a table of steps in a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import crew, first, tuscany
from .model import ANY_TABLE, Aim, Lesson, Moment, Now, Step, now, past_of

if TYPE_CHECKING:
    from vendemmia.engine import Options, Seed

__all__ = ["ANY_TABLE", "LESSONS", "Aim", "Lesson", "Moment", "Now", "Step", "lesson_of", "now", "past_of"]

LESSONS: Final[dict[str, Lesson]] = {each.id: each for each in (first.LESSON, tuscany.LESSON, crew.LESSON)}
"""Every lesson, in the order in which they are offered."""


def lesson_of(options: Options, deal: Seed) -> Lesson:
    """Return the lesson of a guided table by its deal, else one for its options.

    The plan of the first lesson fits any game on the base board. Where modules are played there are no steps: the tutor
    then says what the hint says.
    """
    for lesson in LESSONS.values():
        if (lesson.options, lesson.seed) == (options, deal):
            return lesson
    joined = LESSONS["first"]._replace(id=ANY_TABLE, then="")
    if options.modules:
        return joined._replace(milestones=(), steps=(), end=None)
    return joined
