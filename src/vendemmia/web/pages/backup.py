"""All games as one file to keep."""

from __future__ import annotations

import asyncio
import os
import threading
from contextlib import suppress
from typing import IO, TYPE_CHECKING

from django.conf import settings
from django.http import StreamingHttpResponse
from django.utils import timezone
from django.views.decorators.http import require_POST

from vendemmia.web.copies import CannotCopy, fleeting_copy
from vendemmia.web.database import UnusableDatabase

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
    """By a form with its token: it is work for the disk, and no page of another site may ask for it."""
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


def opened_copy() -> IO[bytes]:
    """An open file whose name is gone already, so that nothing is left of it, however its reader or the server ends."""
    with fleeting_copy(settings.DATABASE) as copy:
        return copy.open("rb")


class Content:
    """The file bit by bit: it never lies in memory as a whole."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.size = os.fstat(file.fileno()).st_size

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while chunk := await asyncio.to_thread(self._file.read, CHUNK):
            yield chunk

    def close(self) -> None:
        """Called by Django at the end, also if nobody has read it."""
        with suppress(OSError):
            self._file.close()

    def __del__(self) -> None:
        self.close()
