"""Downloading all games as one file."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import TYPE_CHECKING

from django.http import Http404, StreamingHttpResponse
from django.utils import timezone
from django.views.decorators.http import require_POST

from vendemmia.web.databases import CannotCopy, UnusableDatabase, database
from vendemmia.web.people.identity import is_owner

from .errors import problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from django.http import HttpRequest
    from django.http.response import HttpResponseBase

CHUNK = 256 * 1024
UNAVAILABLE = 503
_one_at_a_time = threading.Lock()
"""Each copy takes as much of the disk as the database."""


@require_POST
def backup(request: HttpRequest) -> HttpResponseBase:
    """Send a backup to a form with its token: it is work for the disk, and no page of another site may ask for it."""
    if not is_owner(request):
        raise Http404
    try:
        with _one_at_a_time:
            content = Content(opened_copy())
    except (CannotCopy, UnusableDatabase, OSError) as error:
        detail = getattr(error, "detail", "") or getattr(error, "strerror", "") or str(error)
        return problem(request, "backup", UNAVAILABLE, detail=detail)
    response = StreamingHttpResponse(content, content_type="application/vnd.sqlite3")
    response.headers["Content-Length"] = str(content.size)
    name = f"vendemmia-backup-{timezone.localdate():%Y-%m-%d}.sqlite3"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def opened_copy() -> int:
    """Return the handle of a file whose name is gone already: nothing is left of it, however its reader or the server
    ends."""
    with database().fleeting_copy() as copy:
        return os.open(copy, os.O_RDONLY | getattr(os, "O_BINARY", 0))


class Content:
    """The file in chunks: it is never in memory as a whole."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle
        self.size = os.fstat(handle).st_size

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while chunk := await asyncio.to_thread(self._read):
            yield chunk

    def _read(self) -> bytes:
        return b"" if self._handle is None else os.read(self._handle, CHUNK)

    def close(self) -> None:
        """Close the file; Django calls this at the end."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def __del__(self) -> None:
        """Close it if reading never began."""
        self.close()
