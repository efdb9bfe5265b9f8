"""Styles, scripts and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_safe

from vendemmia.web.assets.static_files import asset

if TYPE_CHECKING:
    from django.http import HttpRequest

ONE_YEAR = 365 * 24 * 3600
FOR_GOOD = f"public, max-age={ONE_YEAR}, immutable"


@require_safe
def static_file(request: HttpRequest, path: str) -> HttpResponse:
    """Show a file of the package. Its address names its content, so that a browser requests it only once.

    A page of an earlier version may still ask for what the file was before; that answer is not cached.
    """
    found = asset(path)
    if found is None:
        raise Http404
    packs = found.packed is not None and "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(found.packed if packs else found.content, content_type=found.kind)
    if packs:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Cache-Control"] = FOR_GOOD if request.GET.get("v") == found.tag else "no-cache"
    return response
