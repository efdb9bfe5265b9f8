"""The hint: what a computer player would do in the reader's place. Asking changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_http_methods

from vendemmia.web.show.hint import LEVEL, refusal, tips

from .rendering import page
from .rules import is_drawer
from .table import CONFLICT
from .visit import visiting

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_http_methods(["GET", "HEAD", "POST"])
def hint(request: HttpRequest, table_id: str) -> HttpResponse:
    with visiting(request, table_id) as visit:
        refused = refusal(visit.scene, covered=visit.covered)
        return page(
            request,
            "hint/hint.html",
            CONFLICT if refused else 200,
            table=visit.table,
            scene=visit.scene,
            refused=refused,
            tips=[] if refused else tips(visit.scene),
            level=visit.words.bot_name(LEVEL),
            drawer=is_drawer(request),
        )
