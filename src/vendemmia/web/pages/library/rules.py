"""The rules: the whole book, the results of a search, and one rule in its section."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_safe

from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.show.cards.rulebook import RulePage, ShownRulebook

if TYPE_CHECKING:
    from django.http import HttpRequest

LONGEST_QUERY = 200


def query_of(request: HttpRequest) -> str:
    """Return the search text, cut to one line."""
    return request.GET.get("q", "").replace("\x00", "")[:LONGEST_QUERY]


def is_drawer(request: HttpRequest) -> bool:
    """Return whether a script asks for the content of a drawer over another page, not for the results of its own
    search."""
    if not request.headers.get("HX-Request"):
        return False
    try:
        here = urlsplit(request.headers.get("HX-Current-URL", "")).path
    except ValueError:  # Not an address.
        return True
    return here != request.path


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    book = ShownRulebook(words_of(request), query_of(request))
    return page(request, "library/rules.html", book=book, drawer=is_drawer(request))


@require_safe
def rule(request: HttpRequest, number: str) -> HttpResponse:
    words = words_of(request)
    found = words.rules.numbered(number)
    if found is None:
        raise Http404
    if found.number != number:
        return HttpResponseRedirect(reverse("rule", args=[found.number]))
    shown = RulePage(words, found)
    return page(request, "library/rule.html", shown=shown, query="", drawer=is_drawer(request))
