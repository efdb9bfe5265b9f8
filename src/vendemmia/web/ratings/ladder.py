"""Ratings as they are shown: the ladder of a mode, the lines and games of a person, what a table has done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.bots import PLAYERS
from vendemmia.web.models import RatedGame, Rating

from .method import FIRM_AFTER
from .rating import MODES

if TYPE_CHECKING:
    from vendemmia.web.models import Table

MOST_LINES: Final = 1000
"""Lines of the ratings of a mode that are shown."""


class LadderEntry(NamedTuple):
    """A line of the ratings of a mode."""

    place: int | None
    """None while the rating is provisional."""
    person: str | None
    bot: str
    name: str
    """Of a person; a computer player is named by the catalogue."""
    rating: int
    deviation: int
    games: int
    wins: int

    @property
    def provisional(self) -> bool:
        return self.place is None


def ladder(mode: str) -> list[LadderEntry]:
    """Return everybody with a rating in a mode: those with a place first, then the provisional ones."""
    rows = Rating.objects.filter(mode=mode).select_related("person").order_by("-strength", "id")
    rows_by_firmness = sorted(rows[:MOST_LINES], key=lambda row: row.games < FIRM_AFTER)
    lines: list[LadderEntry] = []
    for number, row in enumerate(rows_by_firmness, 1):
        firm = row.games >= FIRM_AFTER
        name = "" if row.person is None else row.person.name
        figures = round(row.strength), round(row.deviation), row.games, row.wins
        lines.append(LadderEntry(number if firm else None, row.person_id, row.bot, name, *figures))
    return [line for line in lines if line.person or line.bot in PLAYERS]


def lines_of(person_id: str) -> dict[str, LadderEntry]:
    """Return by mode the line of a person."""
    found = {mode: next((line for line in ladder(mode) if line.person == person_id), None) for mode in MODES}
    return {mode: line for mode, line in found.items() if line is not None}


def rated_seats(table: Table) -> dict[int, RatedGame]:
    """Return by seat what a finished table has done to the ratings; nothing if it was not rated."""
    if not table.rated:
        return {}
    return {each.seat: each for each in RatedGame.objects.filter(table_id=table.id)}


def history_of(person_id: str, most: int = 200) -> list[RatedGame]:
    """Return the last rated games of a person, the newest first."""
    return list(RatedGame.objects.filter(person_id=person_id).order_by("-id")[:most])
