"""Opening the daily vineyard: one solo game a day, the same deal for everybody on this server, and one ranked try each.

docs/daily.md has the calendar and the order of the leaderboard.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.db import IntegrityError, transaction

from vendemmia.web.conduct.sanctions import check
from vendemmia.web.game import daily_calendar
from vendemmia.web.game.daily_calendar import PRACTICE_DAYS, deal_of, options_of
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import DailyTry
from vendemmia.web.play.moves import open_table
from vendemmia.web.results.daily_board import try_of
from vendemmia.web.results.daily_tries import is_there, may_rank, note_seen

from .openings import ANYBODY, seated

if TYPE_CHECKING:
    from datetime import date

    from vendemmia.locale import Words
    from vendemmia.web.models import Person, Table
    from vendemmia.web.people.preferences import Preferences


class NoSuchDay(Exception):
    """A day that is still to come, or too long ago."""


class Started(NamedTuple):
    """A table of a daily vineyard."""

    table_id: str
    ranked: bool


def start(words: Words, person: Person | None, day: date, you: Preferences = ANYBODY) -> Started:
    """Return the table of a day for a person: the ranked try where it is being played, a new one, or practice.

    Only the day itself has ranked tries. NoSuchDay for a day that cannot be played.
    """
    now = daily_calendar.today()
    if not now - timedelta(days=PRACTICE_DAYS) <= day <= now:
        raise NoSuchDay
    own = try_of(person, day)
    if own is not None and own.ended is None and is_there(own.table_id):
        return Started(own.table_id, True)
    if not may_rank(person, day):
        note_seen(person, day)
        return Started(_opened(words, person, day, you, practice=True).id, False)
    check(person, "rated")
    try:
        with transaction.atomic():
            table = _opened(words, person, day, you, practice=False)
            name = table.players[0].name if person is None else person.name
            DailyTry.objects.create(day=day, person=person, table_id=table.id, name=name)
    except IntegrityError:  # A second press was faster.
        own = try_of(person, day)
        assert own is not None
        return Started(own.table_id, True)
    return Started(table.id, True)


def _opened(words: Words, person: Person | None, day: date, you: Preferences, *, practice: bool) -> Table:
    """Open a table. A practice game is a known deal, because its player has seen the day's cards."""
    deal = deal_of(day)
    with transaction.atomic():
        player = SeatedPlayer("" if person is None else person.name)
        players = seated(words, [player], deal, you)
        return open_table(options_of(day), deal, players, host=person, day=day, known_deal=practice)
