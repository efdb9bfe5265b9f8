"""The cards: all of them by kind, the results of a search, and one card in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_safe

from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.show.cards.library import Library, LibraryItem, thing_named, thing_of

from .rules import is_drawer, query_of

if TYPE_CHECKING:
    from django.http import HttpRequest


@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    library = Library(words_of(request), query_of(request), request.GET.get("kind", ""))
    return page(request, "library/cards.html", library=library, drawer=is_drawer(request))


@require_safe
def card_named(request: HttpRequest, name: str) -> HttpResponse:  # noqa: ARG001 - Django's signature
    """Redirect an address without the kind to the card."""
    thing = thing_named(name)
    if thing is None:
        raise Http404
    return HttpResponseRedirect(reverse("card", args=list(thing)))


@require_safe
def card(request: HttpRequest, kind: str, name: str) -> HttpResponse:
    thing = thing_of(kind, name)
    if thing is None:
        raise Http404
    if thing.kind != kind:
        return HttpResponseRedirect(reverse("card", args=list(thing)))
    return page(request, "library/card.html", entry=LibraryItem(words_of(request), thing), drawer=is_drawer(request))
