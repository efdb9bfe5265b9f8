"""Records: a finished game as a file, and uploaded files as games to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.game.daily_calendar import day_of_deal
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.pages.common.visit import table_or_404
from vendemmia.web.people.identity import host_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.moves import open_played
from vendemmia.web.play.records import Unreadable, read, record_text
from vendemmia.web.play.saved import saved_text
from vendemmia.web.results.daily_tries import note_seen
from vendemmia.web.show.result.deal import record_name
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.revealing import is_out
from vendemmia.web.tables.stored import Unplayable

from .replay import is_open_to_all

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Table

BAD_REQUEST = 400
FORBIDDEN = 403


@require_GET
def record(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show the record as a file.

    It contains the seed and so every hidden card: only after the game, and after its day.
    """
    with table_lock(table_id):
        return _record(request, table_or_404(request, table_id))


@require_GET
def saved(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show a frozen game as the database has it. A playable game has a record instead, once it is over."""
    with table_lock(table_id):
        try:
            table = table_or_404(request, table_id)
        except Unplayable:
            return _file(saved_text(table_id), f"vendemmia-{table_id}-saved.json")
        return _record(request, table)


def _record(request: HttpRequest, table: Table) -> HttpResponse:
    if not is_out(table):
        return page(request, "result/refused.html", FORBIDDEN, table=table, over=is_open_to_all(table))
    return _file(record_text(table), record_name(table))


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
        return page(request, "result/unreadable.html", BAD_REQUEST, problem=error, detail=error.detail(words))
    players = names or [
        SeatedPlayer(words.message("record-player", number=number)) for number in range(1, game.options.players + 1)
    ]
    host, day = host_of(request, words), day_of_deal(game.seed)
    note_seen(host, day)
    table = open_played(game, players, uploaded=True, host=host, day=day)
    return HttpResponseRedirect(f"{reverse('replay', args=[table.id])}?ply=0", status=303)
