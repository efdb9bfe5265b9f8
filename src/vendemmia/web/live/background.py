"""Threads for what streams read and note in the database: they keep their connections, and pages do not wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from django.db import DatabaseError, connection

from vendemmia.web.databases import database

if TYPE_CHECKING:
    from collections.abc import Callable

THREADS = 2
Given = ParamSpec("Given")
Found = TypeVar("Found")
_threads = ThreadPoolExecutor(THREADS, "stream")


async def in_background(work: Callable[Given, Found], *args: Given.args, **kwargs: Given.kwargs) -> Found:
    """Do something with the database outside of the event loop. It may be done twice: a thread may have lost its
    connection since its last work."""

    def done() -> Found:
        database().freshen()
        try:
            return work(*args, **kwargs)
        except DatabaseError:
            connection.close()
            return work(*args, **kwargs)

    return await asyncio.get_running_loop().run_in_executor(_threads, done)
