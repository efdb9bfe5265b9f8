"""Quiet hours end, whatever the clocks do."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vendemmia.web.notices.quiet import end_of_quiet, is_quiet, zone_named

WARSAW = ZoneInfo("Europe/Warsaw")
ZONES = [UTC, WARSAW, ZoneInfo("America/St_Johns"), ZoneInfo("Australia/Lord_Howe"), timezone(timedelta(hours=-12))]
MINUTES = st.times().map(lambda at: at.replace(second=0, microsecond=0))
MOMENTS = st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - given below


@given(MOMENTS, MINUTES, MINUTES, st.sampled_from(ZONES))
@example(datetime(2026, 10, 25, 1, 15, tzinfo=UTC), time(22), time(2, 30), WARSAW)  # The second 2:15 of that night.
@example(datetime(2026, 3, 29, 0, 50, tzinfo=UTC), time(22), time(2, 30), WARSAW)  # There is no 2:30 that night.
def test_they_end_later_but_within_a_day_and_then_it_is_not_quiet(
    moment: datetime, start: time, end: time, zone: ZoneInfo
) -> None:
    until = end_of_quiet(moment, start, end, zone)
    if until is None:
        assert not is_quiet(moment.astimezone(zone).time(), start, end)
    else:
        assert moment < until <= moment + timedelta(hours=26)
        assert not is_quiet(until.astimezone(zone).time(), start, end)


@pytest.mark.parametrize(
    ("at", "quiet"), [("21:59", False), ("22:00", True), ("23:59", True), ("06:59", True), ("07:00", False)]
)
def test_a_night_goes_over_midnight(at: str, quiet: bool) -> None:
    assert is_quiet(time.fromisoformat(at), time(22), time(7)) is quiet
    assert is_quiet(time.fromisoformat(at), time(7), time(22)) is not quiet


def test_an_evening_in_warsaw() -> None:
    late = datetime(2026, 11, 17, 23, 30, tzinfo=WARSAW)
    assert end_of_quiet(late, time(22), time(7, 30), WARSAW) == datetime(2026, 11, 18, 7, 30, tzinfo=WARSAW)


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../../etc/passwd", "/etc/passwd", "Europe", "x" * 65, "a\0b"])
def test_what_is_not_a_time_zone_is_none(name: str) -> None:
    assert zone_named(name) is None
