"""The lessons: starting one, moving to its next step, and leaving the tutor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.numerals import read_number
from vendemmia.web.lessons import LESSONS
from vendemmia.web.lobby.openings import lesson_game
from vendemmia.web.models import Table
from vendemmia.web.pages.common.errors import problem
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.pages.common.visit import MOST_REMEMBERED
from vendemmia.web.pages.home.home import to_table
from vendemmia.web.people.identity import host_of, person_of
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.access import row_for
from vendemmia.web.show.cards.learn import TOPICS
from vendemmia.web.tables.contests import allows_help

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

MOST_STEPS = 99
CONFLICT = 409


@require_http_methods(["GET", "HEAD", "POST"])
def learn(request: HttpRequest) -> HttpResponse:
    """Show the lessons, and below them everything in short; each button starts a lesson."""
    if request.method == "POST":
        lesson = LESSONS.get(request.POST.get("lesson", ""), LESSONS["first"])
        words = words_of(request)
        limit(request, "tables")
        return to_table(lesson_game(words, lesson, preferences_of(request), host_of(request, words)))
    whole = not request.headers.get("HX-Request")
    return page(request, "table/guide.html", lessons=tuple(LESSONS.values()), topics=TOPICS, whole=whole)


@require_POST
def go_on(request: HttpRequest, table_id: str) -> HttpResponse:
    """Note that the step has been read."""
    row_for(request, table_id, plays=True)
    if step := read_number(request.POST.get("step"), MOST_STEPS):
        remembered = _remembered(request)
        number = max(step, remembered.pop(table_id, 0))
        while len(remembered) >= MOST_REMEMBERED:
            del remembered[next(iter(remembered))]
        remembered[table_id] = number
        _remember(request, remembered)
    return _to(table_id)


@require_POST
def join(request: HttpRequest, table_id: str) -> HttpResponse:
    """Let the tutor join a game that is running. In a contest nothing but the player may help."""
    if not allows_help(row_for(request, table_id, plays=True)):
        return problem(request, "contest", CONFLICT)
    if not Table.objects.filter(id=table_id).update(guided=True):
        raise Http404
    return _to(table_id)


@require_POST
def leave(request: HttpRequest, table_id: str) -> HttpResponse:
    """Continue the game without the tutor."""
    row_for(request, table_id, plays=True)
    if not Table.objects.filter(id=table_id).update(guided=False):
        raise Http404
    return _to(table_id)


def _to(table_id: str) -> HttpResponse:
    return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)


def read_of(request: HttpRequest, table_id: str) -> int:
    """Return the last step that this browser has read at a table; 0 for none."""
    return _remembered(request).get(table_id, 0)


def _remember(request: HttpRequest, read: dict[str, int]) -> None:
    """Remember it in the cookie; with an account, in it too, so that a lesson continues in another browser."""
    request.session["read"] = read
    person = person_of(request)
    if person is not None and person.account_id is not None:
        person.choices = {**person.choices, "read": read}
        person.save(update_fields=["choices"])


def _remembered(request: HttpRequest) -> dict[str, int]:
    """Return by table the number of the last step read."""
    person = person_of(request)
    kept = None if person is None or person.account_id is None else person.choices.get("read")
    found = kept or getattr(request, "session", {}).get("read", {})
    return {key: value for key, value in found.items() if isinstance(value, int)} if isinstance(found, dict) else {}
