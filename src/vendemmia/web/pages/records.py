"""Records: a finished game as a file, and uploaded files as games to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.limits import limit
from vendemmia.web.locks import alone
from vendemmia.web.people import host_of
from vendemmia.web.records import Unreadable, read, written
from vendemmia.web.rows import Unplayable
from vendemmia.web.saved import saved_text
from vendemmia.web.seating import Player
from vendemmia.web.tables import open_played

from .rendering import page, words_of
from .replay import is_free
from .visit import table_or_404

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Table

BAD_REQUEST = 400
FORBIDDEN = 403


@require_GET
def record(request: HttpRequest, table_id: str) -> HttpResponse:
    """The record as a file. It contains the seed and so every hidden card: only after the game."""
    with alone(table_id):
        return _record(request, table_or_404(request, table_id))


@require_GET
def saved(request: HttpRequest, table_id: str) -> HttpResponse:
    """A frozen game as the database has it. A playable game has a record instead, once it is over."""
    with alone(table_id):
        try:
            table = table_or_404(request, table_id)
        except Unplayable:
            return _file(saved_text(table_id), f"vendemmia-{table_id}-saved.json")
        return _record(request, table)


def _record(request: HttpRequest, table: Table) -> HttpResponse:
    if not is_free(table):
        return page(request, "replay/refused.html", FORBIDDEN, table=table)
    return _file(written(table.game.game.record(), table.players), f"vendemmia-{table.id}.json")


def _file(text: str, name: str) -> HttpResponse:
    response = HttpResponse(text, content_type="application/json; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    """Turn a file into a table to watch. If anything is wrong with it, a page says so and nothing is created."""
    words = words_of(request)
    limit(request, "uploads")
    try:
        game, names = read(request.FILES.get("record"))
    except Unreadable as error:
        return page(request, "replay/unreadable.html", BAD_REQUEST, problem=error, detail=error.detail(words))
    players = names or [
        Player(words.message("record-player", number=number)) for number in range(1, game.game.options.players + 1)
    ]
    table = open_played(game, players, uploaded=True, host=host_of(request, words))
    return HttpResponseRedirect(f"{reverse('replay', args=[table.id])}?ply=0", status=303)
