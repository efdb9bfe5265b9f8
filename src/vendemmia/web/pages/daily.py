"""The daily vineyard: today's game, leaderboards, and the result to share."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web import daily as vineyards
from vendemmia.web.daily_board import try_of
from vendemmia.web.limits import limit
from vendemmia.web.people import is_shared, new_guest, person_of
from vendemmia.web.player_names import LONGEST_NAME, is_usable, tidy
from vendemmia.web.preferences import preferences_of
from vendemmia.web.show.daily import DailyPage

from .rendering import page, words_of
from .result import PICTURE_POLICY

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

UNPROCESSABLE = 422


@require_GET
def daily(request: HttpRequest, day: str = "") -> HttpResponse:
    """A day: its game, your try, the leaderboard. Without a day, today."""
    return _page(request, _day(day))


def _day(text: str) -> date:
    """A day up to today; Http404 for anything else."""
    try:
        day = date.fromisoformat(text) if text else vineyards.today()
    except ValueError:
        raise Http404 from None
    if day > vineyards.today():
        raise Http404
    return day


def _page(request: HttpRequest, day: date, status: int = 200, *, typed: str | None = None) -> HttpResponse:
    person = person_of(request)
    return page(
        request,
        "home/daily.html",
        status,
        daily=DailyPage(words_of(request), person, day, vineyards.today()),
        nameless=is_shared() and person is None,
        typed=typed,
        longest_name=LONGEST_NAME,
        at_home=not is_shared(),
    )


@require_POST
def play(request: HttpRequest) -> HttpResponse:
    """Go to your table of a day. On a shared server somebody without a name gives one first."""
    day = _day(request.POST.get("day", "")[:10])
    limit(request, "tables")
    person, words = person_of(request), words_of(request)
    if is_shared() and person is None:
        name = tidy(request.POST.get("name", ""))
        if not is_usable(name):
            return _page(request, day, UNPROCESSABLE, typed=name)
        person = new_guest(request, name, words.language)
    try:
        started = vineyards.start(words, person, day, preferences_of(request))
    except vineyards.NoSuchDay:
        raise Http404 from None
    return HttpResponseRedirect(reverse("table", args=[started.table_id]), status=303)


@require_GET
def picture(request: HttpRequest, day: str) -> HttpResponse:
    """Your result as a drawing that gives nothing of the deal away."""
    shown = _day(day)
    own = try_of(person_of(request), shown)
    if own is None or own.ended is None or (is_shared() and person_of(request) is None):
        raise Http404
    made = DailyPage(words_of(request), person_of(request), shown, vineyards.today())
    drawn = page(request, "home/daily_picture.html", daily=made)
    drawn.headers["Content-Type"] = "image/svg+xml; charset=utf-8"
    drawn.headers["Content-Security-Policy"] = PICTURE_POLICY
    return drawn
