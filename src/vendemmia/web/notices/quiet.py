"""Quiet hours: when they end, in any time zone and across changes of the clock."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from vendemmia.web.models.notices import Contact

LONGEST_NAME = 64


@lru_cache(maxsize=512)
def zone_named(name: str) -> tzinfo | None:
    """Return a time zone such as Europe/Warsaw; None if this computer does not know it."""
    if name == "UTC":
        return UTC
    if not 0 < len(name) <= LONGEST_NAME:
        return None
    try:
        return ZoneInfo(name)
    except (OSError, ValueError):  # Not a name, a folder, or not there (`ZoneInfoNotFoundError` is a KeyError).
        return None
    except KeyError:
        return None


def is_quiet(at: time, start: time, end: time) -> bool:
    """Return whether a time of the day is in the hours from `start` to `end`, which may be tomorrow.

    Equal ones are none.
    """
    if start <= end:
        return start <= at < end
    return at >= start or at < end


def end_of_quiet(moment: datetime, start: time, end: time, zone: tzinfo) -> datetime | None:
    """Return when the quiet hours end in which a moment is; None if it is in none."""
    local = moment.astimezone(zone)
    at = local.time()
    if not is_quiet(at, start, end):
        return None
    day = local.date() if at < end else local.date() + timedelta(days=1)
    until = datetime.combine(day, end, tzinfo=zone).astimezone(UTC)
    if until <= moment:  # The clock was put back meanwhile: this time of the day comes twice.
        until = datetime.combine(day, end, tzinfo=zone).replace(fold=1).astimezone(UTC)
    return until


def quiet_until(contact: Contact, moment: datetime) -> datetime | None:
    """Return when a notice to this person may be sent at the earliest; None for now."""
    zone = zone_named(contact.zone)
    if zone is None or contact.quiet_from is None or contact.quiet_until is None:
        return None
    return end_of_quiet(moment, contact.quiet_from, contact.quiet_until, zone)
