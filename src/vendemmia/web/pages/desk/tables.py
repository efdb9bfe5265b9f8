"""The desk: finding tables, the page of one, and what moderators do to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from vendemmia.web.conduct.moderators import moderator_of
from vendemmia.web.desk import search, table_acts
from vendemmia.web.desk.acts import CannotAct, reason_in
from vendemmia.web.models import Person, RemovedMessage, Report, Table
from vendemmia.web.models.desk import LONGEST_REASON
from vendemmia.web.pages.common.rendering import words_of
from vendemmia.web.show.result.desk import DeskTable, table_line

from .desk import desk_page, moderators_only

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

UNPROCESSABLE = 422


@require_GET
@moderators_only
def tables(request: HttpRequest) -> HttpResponse:
    wanted, words = request.GET.get("q", ""), words_of(request)
    lines = [table_line(words, each) for each in search.tables(wanted)]
    return desk_page(request, "tables", wanted=wanted[: search.LONGEST], tables=lines)


@require_http_methods(["GET", "HEAD", "POST"])
@moderators_only
def table(request: HttpRequest, desk_table: str) -> HttpResponse:
    """Show who sits there, what was said, also what is gone; without the game, so that no hidden card is seen here."""
    by = moderator_of(request)
    found = Table.objects.filter(id=desk_table).defer("position", "start").first() if desk_table.isprintable() else None
    if by is None or (found is None and not _is_remembered(desk_table)):
        raise Http404
    problem = ""
    if request.method == "POST":
        try:
            _act(by, desk_table, request.POST.get("do", ""), request.POST.get("reason", ""))
        except CannotAct as error:
            problem = str(error)
        else:
            return HttpResponseRedirect(reverse("desk_table", args=[desk_table]), status=303)
    return desk_page(
        request,
        "one_table",
        UNPROCESSABLE if problem else 200,
        shown=DeskTable(words_of(request), desk_table, found),
        typed=request.POST.get("reason", ""),
        longest=LONGEST_REASON,
        problem=problem,
    )


def _is_remembered(table_id: str) -> bool:
    """Return whether the table is gone, but something that was said or reported there is still kept."""
    if not table_id.isprintable():
        return False
    return any(model._default_manager.filter(table_id=table_id).exists() for model in (RemovedMessage, Report))


def _act(by: Person, table_id: str, what: str, reason: str) -> None:
    if what not in table_acts.ACTS:
        raise CannotAct("kind")
    if not table_acts.ACTS[what](by, table_id, reason_in(reason)):
        raise CannotAct("gone")
