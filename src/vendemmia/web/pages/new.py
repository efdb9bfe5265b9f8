"""The page of a new table, with all its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_http_methods

from vendemmia.web.forms import NewTableForm
from vendemmia.web.openings import opened

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
    words = words_of(request)
    form = kind(words, request.POST if request.method == "POST" else None)
    if request.method == "POST":
        opening = form.opening()
        if opening is not None:
            return to_table(opened(words, opening))
    return page(request, template, UNPROCESSABLE if form.errors else 200, form=form)
