"""The guided first game: opening it, and leaving the guide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from vendemmia.web.models import Table
from vendemmia.web.openings import guided_game

from .home import to_table
from .rendering import words_of
from .sitting import table_or_404

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_POST
def guide(request: HttpRequest) -> HttpResponse:
    """A first game that explains itself."""
    return to_table(guided_game(words_of(request)))


@require_POST
def skip(request: HttpRequest, table_id: str) -> HttpResponse:  # noqa: ARG001 - Django's signature
    """The game goes on without explanations."""
    table = table_or_404(table_id)
    Table.objects.filter(id=table.id).update(guided=False)
    return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
