"""The hint: what a computer player would do in the reader's place. Asking changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_http_methods

from vendemmia.web.played import alone
from vendemmia.web.show.hint import LEVEL, refusal, tips

from .rendering import page
from .rules import is_drawer
from .sitting import sitting, table_or_404
from .table import CONFLICT

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_http_methods(["GET", "HEAD", "POST"])
def hint(request: HttpRequest, table_id: str) -> HttpResponse:
    with alone(table_id):
        table = table_or_404(table_id)
        seen = sitting(request, table)
        refused = refusal(seen.scene, covered=seen.covered)
        return page(
            request,
            "hint/hint.html",
            CONFLICT if refused else 200,
            table=table,
            scene=seen.scene,
            refused=refused,
            tips=[] if refused else tips(seen.scene),
            level=seen.scene.words.bot_name(LEVEL),
            drawer=is_drawer(request),
        )
