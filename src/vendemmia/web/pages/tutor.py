"""The lessons: starting one, going on in it, and leaving the tutor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.web.access import row_for
from vendemmia.web.lessons import LESSONS
from vendemmia.web.limits import limit
from vendemmia.web.models import Table
from vendemmia.web.openings import lesson_game
from vendemmia.web.people import host_of, person_of
from vendemmia.web.preferences import preferences_of
from vendemmia.web.show.learn import TOPICS

from .home import to_table
from .rendering import page, words_of
from .visit import MOST_REMEMBERED

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

MOST_STEPS = 99


@require_http_methods(["GET", "HEAD", "POST"])
def learn(request: HttpRequest) -> HttpResponse:
    """The lessons, and below them everything in short; each button starts a lesson."""
    if request.method == "POST":
        lesson = LESSONS.get(request.POST.get("lesson", ""), LESSONS["first"])
        words = words_of(request)
        limit(request, "tables")
        return to_table(lesson_game(words, lesson, preferences_of(request), host_of(request, words)))
    whole = not request.headers.get("HX-Request")
    return page(request, "home/guide.html", lessons=tuple(LESSONS.values()), topics=TOPICS, whole=whole)


@require_POST
def go_on(request: HttpRequest, table_id: str) -> HttpResponse:
    """The step has been read."""
    row_for(request, table_id, plays=True)
    step = request.POST.get("step", "")
    if step.isascii() and step.isdigit() and 0 < int(step[:3]) <= MOST_STEPS:
        remembered = _remembered(request)
        number = max(int(step[:3]), remembered.pop(table_id, 0))
        while len(remembered) >= MOST_REMEMBERED:
            del remembered[next(iter(remembered))]
        remembered[table_id] = number
        _remember(request, remembered)
    return _to(table_id)


@require_POST
def leave(request: HttpRequest, table_id: str) -> HttpResponse:
    """The game goes on without the tutor."""
    row_for(request, table_id, plays=True)
    if not Table.objects.filter(id=table_id).update(guided=False):
        raise Http404
    return _to(table_id)


def _to(table_id: str) -> HttpResponse:
    return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)


def read_of(request: HttpRequest, table_id: str) -> int:
    """The last step that this browser has read at a table; 0 for none."""
    return _remembered(request).get(table_id, 0)


def _remember(request: HttpRequest, read: dict[str, int]) -> None:
    """In the cookie; with an account, in it too, so that a lesson goes on in another browser."""
    request.session["read"] = read
    person = person_of(request)
    if person is not None and person.account_id is not None:
        person.choices = {**person.choices, "read": read}
        person.save(update_fields=["choices"])


def _remembered(request: HttpRequest) -> dict[str, int]:
    """By table, the number of the last step read."""
    person = person_of(request)
    kept = None if person is None or person.account_id is None else person.choices.get("read")
    found = kept or getattr(request, "session", {}).get("read", {})
    return {key: value for key, value in found.items() if isinstance(value, int)} if isinstance(found, dict) else {}
