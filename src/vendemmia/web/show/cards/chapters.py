"""Chapters of a log: some years each, so that a page of a long game costs what one of a short game does."""

from __future__ import annotations

from bisect import bisect_right
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Event
    from vendemmia.record import Mark
    from vendemmia.web.game.live_game import LiveGame

LONGEST = 250
"""Plies of a chapter, unless a single year has more. Most games of two are one chapter."""


class LogChapter(NamedTuple):
    """Years `first_year` to `last_year`: the plies `first` to `end` - 1, and of the ply `end` what belongs to them.

    A year begins in the middle of a ply, with the event that says so.
    """

    first_year: int
    last_year: int
    first: int
    end: int


def chapters(game: LiveGame) -> list[LogChapter]:
    """Return all chapters in order. Those of the past stay the same while the game runs."""
    starts = list(_year_starts(game.marks))
    ends = [*(first for _, first in starts[1:]), game.plies]
    found: list[LogChapter] = []
    for (year, first), end in zip(starts, ends, strict=True):
        if found and end - found[-1].first <= LONGEST:
            found[-1] = found[-1]._replace(last_year=year, end=end)
        else:
            found.append(LogChapter(year, year, first, end))
    return found


def chapter_of(found: Sequence[LogChapter], year: int | None) -> int:
    """Return the place of the chapter with a year; the last one if none is named, or if there is no such year."""
    if year is None or year > found[-1].last_year:
        return len(found) - 1
    return max(0, bisect_right([chapter.first_year for chapter in found], year) - 1)


def events_of(game: LiveGame, chapter: LogChapter) -> Iterator[tuple[int, Sequence[Event]]]:
    """Yield the plies of a chapter with their events, of the first one with those before it (`offset_of`).

    Set-up is -1.
    """
    if chapter.first == 0:
        yield -1, game.opening
    for ply in range(chapter.first, chapter.end):
        yield ply, game.events[ply]
    if chapter.end < game.plies:
        yield chapter.end, game.events[chapter.end][: _begins(game.events[chapter.end])]


def offset_of(game: LiveGame, chapter: LogChapter) -> int:
    """Return how many events of its first ply belong to the chapter before."""
    return _begins(game.events[chapter.first]) if chapter.first else 0


def _year_starts(marks: Sequence[Mark]) -> Iterator[tuple[int, int]]:
    """Yield each year, with the ply in which it begins."""
    year = marks[0].year
    yield year, 0
    for ply, mark in enumerate(islice(marks, 1, None)):
        if mark.year != year:
            year = mark.year
            yield year, ply


def _begins(events: Sequence[Event]) -> int:
    """Return the event with which a year begins; the first one if the ply could not be played again."""
    return next((place for place, event in enumerate(events) if event.kind is Kind.YEAR), 0)
