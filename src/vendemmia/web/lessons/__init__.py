"""Lessons: guided games with a fixed deal. Each lesson is a table of steps in a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import crew, first, tuscany
from .model import Aim, Lesson, Moment, Now, Step, now, past_of

if TYPE_CHECKING:
    from vendemmia.engine import Options, Seed

__all__ = ["LESSONS", "Aim", "Lesson", "Moment", "Now", "Step", "lesson_of", "now", "past_of"]

LESSONS: Final[dict[str, Lesson]] = {each.id: each for each in (first.LESSON, tuscany.LESSON, crew.LESSON)}
"""Every lesson, in the order in which they are offered."""


def lesson_of(options: Options, deal: Seed) -> Lesson | None:
    """Return the lesson of a guided table by its deal, else the first one, whose plan fits any base-board game."""
    for lesson in LESSONS.values():
        if (lesson.options, lesson.seed) == (options, deal):
            return lesson
    return None if options.modules else LESSONS["first"]
