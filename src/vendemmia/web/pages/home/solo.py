"""The page of a game against the Automa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_http_methods

from vendemmia.web.lobby.forms import SoloForm

from .new import table_form

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_http_methods(["GET", "HEAD", "POST"])
def solo(request: HttpRequest) -> HttpResponse:
    return table_form(request, SoloForm, "home/solo.html")
