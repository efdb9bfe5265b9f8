"""The daily vineyard: one solo game a day, the same deal for everybody on this server, and one ranked try each.

The deal comes from the secret of the server and the date, so nobody can compute it before. Days are those of UTC.
docs/daily.md has the calendar and the order of the leaderboard.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from django.conf import settings
from django.db import IntegrityError, transaction

from vendemmia.engine import Options

from .community_models import DailyTry
from .daily_board import try_of
from .models import Table
from .openings import ANYBODY, seated
from .seating import Player
from .tables import open_table

if TYPE_CHECKING:
    from vendemmia.locale import Words

    from .models import Person
    from .preferences import Preferences

PRACTICE_DAYS: Final = 30
"""How far back a vineyard can be practised."""
ALL_MODULES: Final = frozenset(("extended_board", "special_workers", "structure_cards"))

CALENDAR: Final = (
    Options(players=1, solo="easy"),
    Options(players=1, solo="normal", advanced=True),
    Options(players=1, solo="normal", modules=frozenset(("extended_board",))),
    Options(players=1, solo="normal", aggressive=True),
    Options(players=1, solo="normal", modules=frozenset(("special_workers",))),
    Options(players=1, solo="hard"),
    Options(players=1, solo="normal", modules=ALL_MODULES),
)
"""The options of each weekday, from Monday to Sunday."""


class NoSuchDay(Exception):
    """A day that is still to come, or too long ago."""


class Started(NamedTuple):
    """A table of a daily vineyard."""

    table_id: str
    ranked: bool


def today() -> date:
    return datetime.now(UTC).date()


def options_of(day: date) -> Options:
    return CALENDAR[day.weekday()]


def deal_of(day: date) -> str:
    """The secret of a day: 64 hex digits that say nothing about the server's own secret or about other days."""
    key = blake2b(settings.SECRET_KEY.encode(), digest_size=32, person=b"daily-key").digest()
    return blake2b(day.isoformat().encode(), key=key, digest_size=32, person=b"daily-deal").hexdigest()


def start(words: Words, person: Person | None, day: date, you: Preferences = ANYBODY) -> Started:
    """The table of a day for a person: the ranked try where it is being played, a new one, or practice.

    Only the day itself has ranked tries. NoSuchDay for a day that cannot be played.
    """
    if not today() - timedelta(days=PRACTICE_DAYS) <= day <= today():
        raise NoSuchDay
    own = try_of(person, day)
    if own is not None and own.ended is None and _is_there(own.table_id):
        return Started(own.table_id, True)
    if own is not None or day != today():
        return Started(_opened(words, person, day, you, practice=True).id, False)
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


def _is_there(table_id: str) -> bool:
    return Table.objects.filter(id=table_id, deleted__isnull=True).exists()


def _opened(words: Words, person: Person | None, day: date, you: Preferences, *, practice: bool) -> Table:
    """A practice game is a known deal: whoever has played the day knows which cards come."""
    deal = deal_of(day)
    with transaction.atomic():
        player = Player("" if person is None else person.name)
        table = open_table(options_of(day), deal, seated(words, [player], deal, you), host=person)
        table.day, table.known_deal = day, practice
        table.save(update_fields=["day", "known_deal"])
    return table
