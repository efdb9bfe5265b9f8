"""The stream that notifies an open page when its table has changed, or something beside the game."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING

from django.http import Http404, StreamingHttpResponse
from django.views.decorators.http import require_GET

from vendemmia.web.access import row_for
from vendemmia.web.background import in_background
from vendemmia.web.changes import watch
from vendemmia.web.counters import STREAMS
from vendemmia.web.news import Counters, counters
from vendemmia.web.people import person_of
from vendemmia.web.presence import following
from vendemmia.web.topics import table_topic

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator

    from django.http import HttpRequest

    from vendemmia.web.models import Person

STILL_HERE = ": still here\n\n"


@require_GET
def stream(request: HttpRequest, table_id: str) -> StreamingHttpResponse:
    """Server-sent events with two numbers only: the page then requests what its reader may see."""
    row_for(request, table_id)
    if counters(table_id) is None:
        raise Http404  # The page of a deleted table stops asking.
    response = StreamingHttpResponse(lines(table_id, person_of(request)), content_type="text/event-stream")
    response.headers["X-Accel-Buffering"] = "no"
    return response


async def lines(table_id: str, person: Person | None) -> AsyncIterator[str]:
    """The version now, and both numbers after each change; a comment from time to time."""
    with STREAMS.track_inprogress():
        async with aclosing(_events(table_id, person)) as events:
            async for text in events:
                yield text


async def _events(table_id: str, person: Person | None) -> AsyncGenerator[str, None]:
    sent = Counters(-1, 0)  # Most tables have no news.
    news = watch.news(table_topic(table_id), at_once=True)  # Read only after it waits: else a change could be missed.
    async with following(table_id, person) as still_here, aclosing(news) as changes:
        async for topic in changes:
            still_here()
            if topic is None:
                yield STILL_HERE
            found = await in_background(counters, table_id)
            if found is None:
                return
            events = [
                f"event: {name}\ndata: {now}\n\n"
                for name, now, before in zip(Counters._fields, found, sent, strict=True)
                if now != before
            ]
            sent = found
            if events:
                yield "".join(events)
