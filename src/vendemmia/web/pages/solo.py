"""The page of a game against the Automa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_http_methods

from vendemmia.web.forms import SoloForm
from vendemmia.web.openings import opened

from .home import to_table
from .new import UNPROCESSABLE
from .rendering import page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_http_methods(["GET", "HEAD", "POST"])
def solo(request: HttpRequest) -> HttpResponse:
    words = words_of(request)
    form = SoloForm(words, request.POST if request.method == "POST" else None)
    if request.method == "POST":
        opening = form.opening()
        if opening is not None:
            return to_table(opened(words, opening))
    return page(request, "home/solo.html", UNPROCESSABLE if form.errors else 200, form=form)
