"""The page of a new table, with all its options."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.views.decorators.http import require_http_methods

from vendemmia.web.forms import NewTableForm
from vendemmia.web.openings import opened
from vendemmia.web.preferences import preferences_of

from .home import to_table
from .rendering import page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.forms import SoloForm

UNPROCESSABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
def new_table(request: HttpRequest) -> HttpResponse:
    return table_form(request, NewTableForm, "home/new.html")


def table_form(request: HttpRequest, kind: type[NewTableForm | SoloForm], template: str) -> HttpResponse:
    """Open the table, or show the form again with a message beside every wrong field."""
    words, you = words_of(request), preferences_of(request)
    if "all_options" in request.POST:  # The short form of the start page: go on with what was chosen there.
        chosen = [(name, value) for name in kind.short for value in request.POST.getlist(name)]
        return HttpResponseRedirect(f"{request.path}?{urlencode(chosen)}", status=303)
    prefilled = request.GET if kind.short[0] in request.GET else None
    form = kind(words, request.POST if request.method == "POST" else prefilled, you.name)
    if request.method == "POST":
        opening = form.opening()
        if opening is not None:
            return to_table(opened(words, opening, you))
    return page(request, template, UNPROCESSABLE if form.errors else 200, form=form)
