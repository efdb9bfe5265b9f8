"""The page after the last move, and the next game of the same players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.history import history
from vendemmia.web.openings import Opening, opened
from vendemmia.web.seating import Player
from vendemmia.web.show.result import ResultPage

from .rendering import page, words_of
from .visit import visiting

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Table


@require_GET
def result(request: HttpRequest, table_id: str) -> HttpResponse:
    """How the game ended; during the game, redirect to the table."""
    with visiting(request, table_id) as visit:
        table = visit.table
        if not table.over:
            return HttpResponseRedirect(reverse("replay" if table.uploaded else "table", args=[table.id]))
        made = ResultPage(table, visit.scene, history(table))
        return page(request, "result/result.html", result=made, table=table, scene=made.scene)


@require_POST
def rematch(request: HttpRequest, table_id: str) -> HttpResponse:
    """The same players and options, another deal."""
    with visiting(request, table_id) as visit:
        table = visit.table
    if not may_rematch(table):
        return HttpResponseRedirect(reverse("result", args=[table.id]), status=303)
    players = tuple(Player(player.name, player.level, player.colour) for player in table.players)
    again = opened(words_of(request), Opening(table.game.game.options, players, None, table.pace))
    return HttpResponseRedirect(reverse("table", args=[again.id]), status=303)


def may_rematch(table: Table) -> bool:
    """Not in a campaign, which sets the next game, and not for an uploaded record, which has no players here."""
    return table.over and not table.uploaded and table.campaign_id is None
