"""The threads that answer requests, by what they may have to wait for.

Pages wait for the database, and when it is silent all their threads may. What needs no database has threads of its own,
and so has what monitors ask: both are answered meanwhile.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGES = 8
"""How many pages are made at the same time. With more threads, they only compete for the interpreter."""
FEW = 2
THINKING = ("/hint", "/records", "/settings/notices/email", "/settings/notices/test", "/account/data")
"""The ends of addresses where a computer player thinks, a whole game is checked, that wait for another server, or that
read very much."""
WATCHED = ("/health", "/metrics")
ALONE = ("/rules/", "/cards/", "/static/", "/companion/", "/manifest.webmanifest", "/service-worker.js")
"""The beginnings of addresses that show something without the database."""
SAVED = ("/companion/kept",)
"""The exceptions."""
READING = ("GET", "HEAD")


class PageThreads:
    """The pools of one process."""

    def __init__(self) -> None:
        self._pages = ThreadPoolExecutor(PAGES, "page")
        self._thinking = ThreadPoolExecutor(FEW, "thinking")
        self._watched = ThreadPoolExecutor(FEW, "watched")
        self._alone = ThreadPoolExecutor(FEW, "alone")

    def of(self, scope: Mapping[str, Any]) -> ThreadPoolExecutor:
        """Return those for a request."""
        path = scope["path"]
        if path in WATCHED:
            return self._watched
        if path.endswith(THINKING):
            return self._thinking
        if scope["method"] in READING and path.startswith(ALONE) and path not in SAVED:
            return self._alone
        return self._pages

    def close(self) -> None:
        """Finish the current answers and end the threads."""
        for each in (self._pages, self._thinking, self._watched, self._alone):
            each.shutdown()
