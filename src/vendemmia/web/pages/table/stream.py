"""The stream that notifies an open page when its table has changed, or something beside the game."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING

from django.http import Http404, StreamingHttpResponse
from django.views.decorators.http import require_GET

from vendemmia.web.conduct.sanctions import is_banned
from vendemmia.web.counting.streams import CountedStream
from vendemmia.web.databases.topics import table_topic
from vendemmia.web.live.background import in_background
from vendemmia.web.live.side_changes import SideVersions, counters
from vendemmia.web.live.watch import watch
from vendemmia.web.metrics.definitions import STREAMS
from vendemmia.web.people.identity import person_of
from vendemmia.web.people.rate_limits import enter_stream
from vendemmia.web.play.access import row_for
from vendemmia.web.play.presence import following

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator

    from django.http import HttpRequest

    from vendemmia.web.models import Person

STILL_HERE = ": still here\n\n"


@require_GET
def stream(request: HttpRequest, table_id: str) -> StreamingHttpResponse:
    """Send two numbers only: the page then requests what its reader may see."""
    row_for(request, table_id)
    if counters(table_id) is None:
        raise Http404  # The page of a deleted table stops asking.
    person, leave = person_of(request), enter_stream(request)
    counted = CountedStream(lambda: lines(table_id, person), leave)
    response = StreamingHttpResponse(counted, content_type="text/event-stream")
    response.headers["X-Accel-Buffering"] = "no"
    return response


async def lines(table_id: str, person: Person | None) -> AsyncIterator[str]:
    """Yield the version now, and both numbers after each change; a comment from time to time."""
    with STREAMS.track_inprogress():
        async with aclosing(_events(table_id, person)) as events:
            async for text in events:
                yield text


async def _events(table_id: str, person: Person | None) -> AsyncGenerator[str, None]:
    sent = SideVersions(-1, 0)  # Most tables have no news.
    news = watch.news(table_topic(table_id), at_once=True)  # Read only after it waits: else a change could be missed.
    async with following(table_id, person) as still_here, aclosing(news) as changes:
        async for topic in changes:
            still_here()
            if topic is None:
                yield STILL_HERE
            if topic is None and person is not None and await in_background(is_banned, person.id):
                return
            found = await in_background(counters, table_id)
            if found is None:
                return
            events = [
                f"event: {name}\ndata: {now}\n\n"
                for name, now, before in zip(SideVersions._fields, found, sent, strict=True)
                if now != before
            ]
            sent = found
            if events:
                yield "".join(events)
