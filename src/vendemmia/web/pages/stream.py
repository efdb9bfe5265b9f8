"""The stream that notifies an open page when its table has changed, or something beside the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, StreamingHttpResponse
from django.views.decorators.http import require_GET

from vendemmia.web.access import row_for
from vendemmia.web.background import in_background
from vendemmia.web.changes import watch
from vendemmia.web.news import counters
from vendemmia.web.people import person_of
from vendemmia.web.presence import following

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from django.http import HttpRequest

    from vendemmia.web.models import Person
    from vendemmia.web.news import Counters

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
    """Both numbers now, and each after it has changed; a comment from time to time."""
    sent: Counters | None = None
    changes = watch.news(f"table:{table_id}")
    async with following(table_id, person) as still_here:
        still_here()
        found = await in_background(counters, table_id)
        while found is not None:
            if sent is None or found.version != sent.version:
                yield f"event: version\ndata: {found.version}\n\n"
            if sent is None or found.news != sent.news:
                yield f"event: news\ndata: {found.news}\n\n"
            sent = found
            topic = await anext(changes, "")
            if topic == "":
                return  # The server is stopping.
            if topic is None:
                yield STILL_HERE
            still_here()
            found = await in_background(counters, table_id)
