"""What players do about others: reporting a message, a name or a table, and blocking people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.numerals import MOST_ID, read_number
from vendemmia.web.conduct import blocks, reports
from vendemmia.web.conduct.blocks import CannotBlock
from vendemmia.web.conduct.reports import CannotReport
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.models.desk import LONGEST_REASON
from vendemmia.web.pages.account.settings import is_own_path
from vendemmia.web.pages.common.errors import problem
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import person_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.access import row_for

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.conduct.reports import Subject

CONFLICT = 409
UNPROCESSABLE = 422


def _to_sign_in(request: HttpRequest) -> HttpResponse:
    """Send a stranger to sign in first: only people report."""
    return HttpResponseRedirect(f"{reverse('sign_in')}?next={request.path}", status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def report_table(request: HttpRequest, table_id: str) -> HttpResponse:
    """Report a table, a player at it (`seat`), or something that was said there (`said`)."""
    table = reportable(request, table_id)
    reporter = person_of(request)
    if reporter is None:
        return _to_sign_in(request)
    subject = _subject(request, table)
    if subject is None:
        raise Http404
    return _report(request, reporter, subject)


def reportable(request: HttpRequest, table_id: str) -> Table:
    """Return a table that the reader sees: everybody sees one that is listed and gathers. Http404 for any other."""
    listed = Table.objects.filter(id=table_id, listed=True, gathering=True, deleted__isnull=True).first()
    if listed is not None:
        return listed
    row_for(request, table_id)
    found = Table.objects.filter(id=table_id).select_related("host").first()
    if found is None:
        raise Http404
    return found


def _subject(request: HttpRequest, table: Table) -> Subject | None:
    asked = request.POST if request.method == "POST" else request.GET
    said, seat = asked.get("said", ""), asked.get("seat", "")
    if said:
        message_id = read_number(said, MOST_ID)
        return None if message_id is None else reports.message(table, message_id)
    if not seat:
        return reports.whole_table(table)
    found = next((each for each in Seat.objects.filter(table_id=table.id) if str(each.number) == seat), None)
    return None if found is None or found.person is None else reports.name_of(found.person, table.id)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def report_player(request: HttpRequest, person_id: str) -> HttpResponse:
    """Report the name of a player, from the page of that player."""
    other = known_person(person_id)
    reporter = person_of(request)
    return _to_sign_in(request) if reporter is None else _report(request, reporter, reports.name_of(other))


def known_person(person_id: str) -> Person:
    """Return the person with this id, or raise Http404."""
    found = Person.objects.filter(id=person_id).first() if person_id.isprintable() else None
    if found is None:
        raise Http404
    return found


def _report(request: HttpRequest, reporter: Person, subject: Subject) -> HttpResponse:
    if request.method != "POST":
        return _report_page(request, subject)
    limit(request, "reports")
    try:
        reports.report(reporter, subject, request.POST.get("reason", ""), request.POST.get("text", ""))
    except CannotReport as error:
        status = CONFLICT if str(error) == "already" else UNPROCESSABLE
        return _report_page(request, subject, status, problem=str(error))
    return _report_page(request, subject, done=True)


def _report_page(
    request: HttpRequest, subject: Subject, status: int = 200, *, problem: str = "", done: bool = False
) -> HttpResponse:
    asked = request.POST if request.method == "POST" else request.GET
    return page(
        request,
        "desk/report.html",
        status,
        subject=subject,
        reasons=reports.REASONS,
        asked={name: asked.get(name, "") for name in ("said", "seat")},
        typed={name: request.POST.get(name, "") for name in ("reason", "text")},
        longest=LONGEST_REASON,
        problem=problem,
        done=done,
        has_blocked=subject.person is not None and blocks.has_blocked(person_of(request), subject.person),
    )


@require_POST
@shared_only
def block(request: HttpRequest, person_id: str) -> HttpResponse:
    """Block a person, or end that: `do` says which."""
    person = person_of(request)
    if person is None:
        return _to_sign_in(request)
    back = HttpResponseRedirect(_way_back(request), status=303)
    if request.POST.get("do") == "unblock":
        blocks.unblock(person, person_id)
        return back
    limit(request, "blocks")
    try:
        blocks.block(person, known_person(person_id))
    except CannotBlock as error:
        return problem(request, f"block-{error}", CONFLICT, most=blocks.MOST)
    return back


def _way_back(request: HttpRequest) -> str:
    wanted = request.POST.get("next", "")
    return wanted if is_own_path(wanted) else reverse("blocks")


@require_GET
@shared_only
def blocked(request: HttpRequest) -> HttpResponse:
    """Show the people whom the reader has blocked."""
    person = person_of(request)
    if person is None:
        return _to_sign_in(request)
    return page(request, "desk/blocks.html", blocks=blocks.blocks_of(person))
