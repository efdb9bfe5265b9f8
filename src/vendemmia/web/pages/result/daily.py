"""The daily vineyard: today's game, leaderboards, and the result to share."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.game import daily_calendar as calendar
from vendemmia.web.game.player_names import LONGEST_NAME, tidy
from vendemmia.web.lobby import daily as vineyards
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.people.identity import is_shared, new_guest, person_of
from vendemmia.web.people.names import why_not_called
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.results.daily_board import try_of
from vendemmia.web.show.result.daily import DailyPage

from .result import PICTURE_POLICY

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

UNPROCESSABLE = 422


@require_GET
def daily(request: HttpRequest, day: str = "") -> HttpResponse:
    """Show a day: its game, your try, the leaderboard. Without a day, today."""
    return _page(request, _day(day))


def _day(text: str) -> date:
    """Return a day that has a page, as 2026-11-17; Http404 for anything else."""
    try:
        day = date.fromisoformat(text) if text else calendar.today()
    except ValueError:
        raise Http404 from None
    if not calendar.is_day(day) or text not in ("", day.isoformat()):
        raise Http404
    return day


def _page(
    request: HttpRequest, day: date, status: int = 200, *, typed: str | None = None, wrong: str = ""
) -> HttpResponse:
    person = person_of(request)
    return page(
        request,
        "result/daily.html",
        status,
        daily=DailyPage(words_of(request), person, day, calendar.today()),
        nameless=is_shared() and person is None,
        typed=typed,
        wrong=wrong,
        longest_name=LONGEST_NAME,
        at_home=not is_shared(),
    )


@require_POST
def play(request: HttpRequest) -> HttpResponse:
    """Go to your table of a day. On a shared server a person without a name gives one first."""
    day = _day(request.POST.get("day", "")[:10])
    limit(request, "tables")
    person, words = person_of(request), words_of(request)
    if is_shared() and person is None:
        name = tidy(request.POST.get("name", ""))
        if refused := why_not_called(name):
            return _page(request, day, UNPROCESSABLE, typed=name, wrong=refused)
        person = new_guest(request, name, words.language)
    try:
        started = vineyards.start(words, person, day, preferences_of(request))
    except vineyards.NoSuchDay:
        raise Http404 from None
    return HttpResponseRedirect(reverse("table", args=[started.table_id]), status=303)


@require_GET
def picture(request: HttpRequest, day: str) -> HttpResponse:
    """Draw your result so that nothing of the deal is given away."""
    shown = _day(day)
    own = try_of(person_of(request), shown)
    if own is None or own.ended is None or (is_shared() and person_of(request) is None):
        raise Http404
    made = DailyPage(words_of(request), person_of(request), shown, calendar.today())
    drawn = page(request, "result/daily_picture.html", daily=made)
    drawn.headers["Content-Type"] = "image/svg+xml; charset=utf-8"
    drawn.headers["Content-Security-Policy"] = PICTURE_POLICY
    return drawn
