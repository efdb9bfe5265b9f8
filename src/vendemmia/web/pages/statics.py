"""Styles, scripts and drawings."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

from django.contrib.staticfiles import finders
from django.core.exceptions import SuspiciousFileOperation
from django.http import Http404, HttpResponse
from django.views.decorators.http import require_safe

if TYPE_CHECKING:
    from django.http import HttpRequest

ONE_YEAR = 365 * 24 * 3600
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_contents: dict[str, tuple[float, bytes]] = {}


@require_safe
def static_file(request: HttpRequest, path: str) -> HttpResponse:
    """A file of the package. Its address contains the version, so that a browser requests it only once."""
    file = _file(path)
    if file is None:
        raise Http404
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    response = HttpResponse(_content(file), content_type=kind)
    response.headers["Cache-Control"] = f"public, max-age={ONE_YEAR}, immutable" if "v" in request.GET else "no-cache"
    return response


def _file(path: str) -> Path | None:
    """None for anything that is not a file of the package: a path may lead out of it, or be too long."""
    try:
        found = finders.find(path)
        return Path(found) if isinstance(found, str) and Path(found).is_file() else None
    except (SuspiciousFileOperation, OSError, ValueError):
        return None


def _content(file: Path) -> bytes:
    """Read once, and again only when the file has changed."""
    changed = file.stat().st_mtime
    kept = _contents.get(str(file))
    if kept is None or kept[0] != changed:
        kept = (changed, file.read_bytes())
        _contents[str(file)] = kept
    return kept[1]
