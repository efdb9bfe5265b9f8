"""The calendar of the daily vineyard: its days, and the options and the deal of each.

The deal comes from the secret of the server and the date, so it cannot be computed before. Days are those of UTC.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from django.conf import settings

from vendemmia.engine import Options

if TYPE_CHECKING:
    from vendemmia.engine import Seed

PRACTICE_DAYS: Final = 30
"""How far back a vineyard can be practised."""
FIRST_DAY: Final = date(2020, 1, 1)
"""Before it there are no days, and no pages about them."""
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


def today() -> date:
    return datetime.now(UTC).date()


def is_day(day: date) -> bool:
    """Return whether a day has a page: it has begun, and it is not before the first one."""
    return FIRST_DAY <= day <= today()


def is_over(day: date) -> bool:
    """Return whether the deal of a day need not be kept secret any more."""
    return day < today()


def options_of(day: date) -> Options:
    return CALENDAR[day.weekday()]


def deal_of(day: date) -> str:
    """Return the secret of a day: 64 hex digits that say nothing about the server's own secret or about other days."""
    key = blake2b(settings.SECRET_KEY.encode(), digest_size=32, person=b"daily-key").digest()
    return blake2b(day.isoformat().encode(), key=key, digest_size=32, person=b"daily-deal").hexdigest()


def day_of_deal(seed: Seed) -> date | None:
    """Return the day whose deal a secret is, if that day is not over."""
    return today() if seed == deal_of(today()) else None
