"""The stream that notifies an open page when its table has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, StreamingHttpResponse
from django.views.decorators.http import require_GET

from vendemmia.web.changes import watch
from vendemmia.web.counters import STREAMS
from vendemmia.web.models import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from django.http import HttpRequest


@require_GET
def stream(request: HttpRequest, table_id: str) -> StreamingHttpResponse:  # noqa: ARG001 - Django's signature
    """Server-sent events with the version only: the page then requests what its reader may see."""

    if not Table.objects.filter(id=table_id, deleted__isnull=True).exists():
        raise Http404  # The page of a deleted table stops asking.

    async def lines() -> AsyncIterator[str]:
        with STREAMS.track_inprogress():
            async for version in watch.changes(table_id):
                yield ": still here\n\n" if version is None else f"event: version\ndata: {version}\n\n"

    response = StreamingHttpResponse(lines(), content_type="text/event-stream")
    response.headers["X-Accel-Buffering"] = "no"
    return response
