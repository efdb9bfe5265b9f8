"""A sign of life, by which a second start finds the server that runs already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.http import JsonResponse
from django.views.decorators.http import require_safe

from vendemmia import __version__

if TYPE_CHECKING:
    from django.http import HttpRequest


@require_safe
def health(request: HttpRequest) -> JsonResponse:  # noqa: ARG001 - Django's signature
    return JsonResponse({"program": "vendemmia", "version": __version__, "home": str(settings.HOME)})
