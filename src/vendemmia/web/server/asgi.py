"""The application that uvicorn serves: one thread of a pool handles a request from its first middleware to its page.

The threads stay, and so do their connections to the database.
"""

from __future__ import annotations

import asyncio
import gc
import os
from typing import TYPE_CHECKING

import django
from django.core.exceptions import RequestAborted
from django.http import HttpResponse

from vendemmia.web.databases import database
from vendemmia.web.internals.handler import Handler
from vendemmia.web.sign_in.hashing import FULL, Lanes
from vendemmia.web.util.request_size import BodyLimit

from .page_threads import PageThreads

if TYPE_CHECKING:
    from typing import IO

    from django.http.response import HttpResponseBase

    from vendemmia.web.internals.handler import Receive, Scope, Send


class Application(Handler):
    """Hands each request to a thread."""

    def __init__(self) -> None:
        super().__init__()
        self._threads = PageThreads()
        self._hashing = Lanes()

    def close(self) -> None:
        """Finish the current answers and end the threads."""
        self._threads.close()
        self._hashing.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise ValueError(f"only HTTP is served, not {scope['type']}")
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        lane = self._hashing.lane_of(scope)
        if lane is not None and not lane.enter():
            lane, scope = None, {**scope, FULL: True}
        threads = self._threads.of(scope) if lane is None else lane.thread
        try:
            response = await asyncio.get_running_loop().run_in_executor(threads, self._answer, scope, body)
        except asyncio.CancelledError:  # The server ends and waits no longer.
            await self.send_response(self._interrupted(scope, body), send)
            raise
        finally:
            if lane is not None:
                lane.leave()
        if not response.streaming:
            await self.send_response(response, send)
            return
        try:
            await self.stream(response, receive, send)
        finally:
            response.close()

    def _answer(self, scope: Scope, body: IO[bytes]) -> HttpResponseBase:
        database().freshen()
        return self.answer(scope, body)

    def _interrupted(self, scope: Scope, body: IO[bytes]) -> HttpResponseBase:
        """Answer that this server has ended meanwhile; the request may have been carried out or not."""
        from vendemmia.web.pages.common.errors import interrupted

        request, refused = self.create_request(scope, body)
        return interrupted(request) if request is not None else refused or HttpResponse(status=503)


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
django.setup(set_prefix=False)
database().hurry()
application = BodyLimit(Application())
gc.collect()
gc.freeze()  # What is loaded now stays loaded: collecting garbage in it would stop every page for a moment.
