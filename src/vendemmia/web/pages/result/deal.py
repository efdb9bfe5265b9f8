"""The promised deal of a table, for everybody who may look at the table, before, during and after its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.views.decorators.http import require_GET

from vendemmia.web.pages.common.rendering import page
from vendemmia.web.play.access import row_for
from vendemmia.web.show.result.deal import deal_of
from vendemmia.web.tables.stored import row_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_GET
def deal(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show the commitment, what it means, and how to check it. 404 for a table whose deal is not promised."""
    row_for(request, table_id)
    table = row_of(table_id)
    shown = deal_of(table)
    if shown is None or table.deleted is not None:
        raise Http404
    return page(request, "result/deal.html", table=table, deal=shown)
