"""The desk of the moderators: what waits for them, the log of their acts, the state of the server.

`site.door` lets only moderators in; the pages check once more.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from vendemmia.numerals import MOST_ID, read_number
from vendemmia.web.conduct import audit, reports
from vendemmia.web.conduct.moderators import moderator_of
from vendemmia.web.desk import acts
from vendemmia.web.desk.state import state as state_now
from vendemmia.web.models import Report, Sanction
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.show.result.desk import act_line, message_lines, report_line, state_lines
from vendemmia.web.show.result.games import Pages

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

CONFLICT = 409
UNPROCESSABLE = 422
MOST_OPEN = 100
"""Open reports on the first page of the desk; the next ones follow when these are decided."""
View = TypeVar("View", bound="Callable[..., HttpResponse]")


def moderators_only(view: View) -> View:
    """Make a page that exists for moderators only."""

    @wraps(view)
    def there(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if moderator_of(request) is None:
            raise Http404
        return view(request, *args, **kwargs)

    return cast("View", there)


def desk_page(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:  # noqa: ANN401 - as `page`
    """Show a page of the desk, with what its bar shows."""
    waiting = reports.open_reports().count()
    return page(request, f"desk/{template}.html", status, waiting=waiting, **context)


@require_GET
@moderators_only
def door(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 - Django's signature
    """Return the address as it may be typed."""
    return HttpResponseRedirect(reverse("desk"))


@require_http_methods(["GET", "HEAD", "POST"])
@moderators_only
def desk(request: HttpRequest) -> HttpResponse:
    """Open reports and appeals."""
    if request.method == "POST":
        return _answer(request)
    return _desk(request)


def _desk(request: HttpRequest, status: int = 200, problem: str = "") -> HttpResponse:
    words = words_of(request)
    appeals = Sanction.objects.filter(appealed__isnull=False, answered__isnull=True).select_related("person")
    lines = [report_line(words, each) for each in reports.open_reports()[:MOST_OPEN]]
    return desk_page(request, "desk", status, reports=lines, appeals=appeals.order_by("appealed"), problem=problem)


def _answer(request: HttpRequest) -> HttpResponse:
    """Show an appeal: lift the sanction, or leave it as it is."""
    by, given = moderator_of(request), request.POST
    wanted = given.get("sanction", "")
    sanction_id = read_number(wanted, MOST_ID)
    found = None if sanction_id is None else Sanction.objects.filter(id=sanction_id).first()
    if found is None or by is None:
        return _desk(request, CONFLICT, "gone")
    try:
        if given.get("do") == "lift":
            acts.lift(by, found, given.get("reason", ""))
        else:
            acts.answer_appeal(by, found)
    except acts.CannotAct as error:
        return _desk(request, UNPROCESSABLE, str(error))
    return HttpResponseRedirect(reverse("desk"), status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@moderators_only
def report(request: HttpRequest, number: int) -> HttpResponse:
    """Show a report with its copy; closing it, and all others about the same thing with it."""
    found = Report.objects.filter(id=number).select_related("reporter", "person").first() if number <= MOST_ID else None
    by, words = moderator_of(request), words_of(request)
    if found is None or by is None:
        raise Http404
    same = reports.open_reports().filter(subject=found.subject)
    if request.method == "POST":
        outcome = request.POST.get("outcome", "")
        if outcome in reports.OUTCOMES:
            reports.decide(by, list(same), outcome)
            return HttpResponseRedirect(reverse("desk"), status=303)
    return desk_page(
        request,
        "one_report",
        200 if request.method != "POST" else UNPROCESSABLE,
        report=report_line(words, found),
        context=message_lines(words, found.copy.get("context", [])),
        names=words.listed([name for name in found.copy.get("names", []) if name]),
        others=[report_line(words, each) for each in same.exclude(id=found.pk)],
        outcomes=reports.OUTCOMES,
    )


@require_GET
@moderators_only
def log(request: HttpRequest) -> HttpResponse:
    """Show what moderators have done, page by page."""
    rows, words = audit.newest_first(), words_of(request)
    pages = Pages.of(request.GET.get("page"), rows.count())
    lines = [act_line(words, each) for each in rows[pages.first : pages.end]]
    return desk_page(request, "log", acts=lines, pages=pages)


@require_GET
@moderators_only
def state(request: HttpRequest) -> HttpResponse:
    """Show processes, copies, disk and versions."""
    return desk_page(request, "state", groups=state_lines(words_of(request), state_now()))
