"""The guided first game: opening it, and leaving the guide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.web.models import Table
from vendemmia.web.openings import guided_game
from vendemmia.web.preferences import preferences_of
from vendemmia.web.show.guide import STEPS, GuidePart

from .home import to_table
from .rendering import page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_http_methods(["GET", "HEAD", "POST"])
def guide(request: HttpRequest) -> HttpResponse:
    """Everything the guide explains on one page; its button opens a guided first game."""
    if request.method == "POST":
        return to_table(guided_game(words_of(request), preferences_of(request)))
    parts = [GuidePart(step, *about) for step, about in STEPS.items()]
    return page(request, "home/guide.html", parts=parts, whole=not request.headers.get("HX-Request"))


@require_POST
def skip(request: HttpRequest, table_id: str) -> HttpResponse:  # noqa: ARG001 - Django's signature
    """The game goes on without explanations."""
    if not Table.objects.filter(id=table_id).update(guided=False):
        raise Http404
    return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)
