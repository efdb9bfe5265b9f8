"""The hint: what a computer player would do in the reader's place. Asking changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_http_methods

from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.visit import visiting
from vendemmia.web.pages.library.rules import is_drawer
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.show.advice.hint import refusal, said, tips
from vendemmia.web.show.advice.tutor import tutor
from vendemmia.web.tables.contests import allows_help

from .table import CONFLICT
from .tutor import read_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.pages.common.visit import Visit


def _taught(request: HttpRequest, visit: Visit) -> tuple[str, str]:
    """Return what the tutor of a lesson points at, with its reason; empty without a tutor."""
    table = visit.table
    shown = tutor(visit.scene, table.deal, read_of(request, table.id)) if table.guided else None
    return ("", "") if shown is None else (shown.code, shown.why)


@require_http_methods(["GET", "HEAD", "POST"])
def hint(request: HttpRequest, table_id: str) -> HttpResponse:
    with visiting(request, table_id) as visit:
        refused = refusal(visit.scene, covered=visit.covered, contest=not allows_help(visit.table))
        if not refused:
            limit(request, "hints")
        found = [] if refused else tips(visit.scene, _taught(request, visit))
        return page(
            request,
            "hint/bar.html" if is_drawer(request) else "hint/hint.html",
            CONFLICT if refused else 200,
            table=visit.table,
            scene=visit.scene,
            refused=refused,
            tips=found,
            said=refused or said(visit.scene, found),
        )
