"""The health check: a second start finds the running server by it, and a monitor sees whether moves can be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.http import JsonResponse
from django.views.decorators.http import require_safe

from vendemmia import __version__
from vendemmia.web.checkup import checkup
from vendemmia.web.database import UnusableDatabase
from vendemmia.web.people import is_owner

from .rendering import words_of

if TYPE_CHECKING:
    from django.http import HttpRequest

UNAVAILABLE = 503


@require_safe
def health(request: HttpRequest) -> JsonResponse:
    report = {"program": "vendemmia", "version": __version__, "status": "ok"}
    if is_owner(request):  # Others need not know where the data is.
        report["home"] = str(settings.HOME)
    try:
        checkup().check()
    except UnusableDatabase as error:
        args = {"file": str(settings.DATABASE), "detail": error.detail or error.kind}
        report["status"] = "failing"
        report["problem"] = words_of(request).message(f"database-{error.kind}", **args)
        return JsonResponse(report, status=UNAVAILABLE)
    return JsonResponse(report)
