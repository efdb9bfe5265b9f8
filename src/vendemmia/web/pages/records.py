"""Records: a finished game as a file, and files from elsewhere as games to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.played import Unplayable, alone
from vendemmia.web.records import Unreadable, read, written
from vendemmia.web.saved import saved_text
from vendemmia.web.seating import Player
from vendemmia.web.tables import open_record

from .rendering import page, words_of
from .replay import is_free
from .sitting import table_or_404

if TYPE_CHECKING:
    from django.http import HttpRequest

BAD_REQUEST = 400
FORBIDDEN = 403


@require_GET
def record(request: HttpRequest, table_id: str) -> HttpResponse:
    """The record as a file. It holds the seed and with it every hidden card, so not while the game lasts."""
    with alone(table_id):
        table = table_or_404(table_id)
        if not is_free(table):
            return page(request, "replay/refused.html", FORBIDDEN, table=table)
        text = written(table.game.game.record(), table.players)
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="vendemmia-{table.id}.json"'
    return response


@require_GET
def saved(request: HttpRequest, table_id: str) -> HttpResponse:
    """A frozen game as the database has it. One that can be played has a record, and not before it is over."""
    with alone(table_id):
        try:
            table_or_404(table_id)
        except Unplayable:
            text = saved_text(table_id)
        else:
            return record(request, table_id)
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="vendemmia-{table_id}-saved.json"'
    return response


@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    """A file becomes a table at which nobody plays; whatever is wrong with it, nothing is made and it is told."""
    words = words_of(request)
    try:
        found, names = read(request.FILES.get("record"))
    except Unreadable as error:
        return page(request, "replay/unreadable.html", BAD_REQUEST, problem=error, detail=error.detail(words))
    players = names or [
        Player(words.message("record-player", number=number)) for number in range(1, found.options.players + 1)
    ]
    table = open_record(found, players, uploaded=True)
    return HttpResponseRedirect(f"{reverse('replay', args=[table.id])}?ply=0", status=303)
