"""The page after the last move, its picture, the decisions that cost most, and the next game of the same players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.web.access import check
from vendemmia.web.evaluations import QueueFull, ask
from vendemmia.web.history import history
from vendemmia.web.limits import limit
from vendemmia.web.openings import Opening, opened
from vendemmia.web.people import host_of, is_shared
from vendemmia.web.rematches import waiting_for, want_again
from vendemmia.web.seating import Player
from vendemmia.web.show.result import Again, ResultPage
from vendemmia.web.tables import Stale

from .errors import problem
from .home import to_table
from .rendering import page
from .replay import SAME, UNAVAILABLE, panel
from .visit import visiting

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Table

    from .visit import Visit

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


@require_GET
def result(request: HttpRequest, table_id: str) -> HttpResponse:
    """How the game ended; during the game, redirect to the table."""
    with visiting(request, table_id) as visit:
        table = visit.table
        if not table.over:
            return HttpResponseRedirect(reverse("replay" if table.uploaded else "table", args=[table.id]))
        return _shown(visit, "result/result.html")


def _shown(visit: Visit, template: str) -> HttpResponse:
    table, past = visit.table, history(visit.table)
    made = ResultPage(table, visit.scene, past)
    made.again = _again(visit)
    made.people = visit.people
    if made.reader is not None:
        made.evaluation = panel(table, past, made.reader.number, visit.words)
    return page(visit.request, template, result=made, table=table, scene=made.scene, same=SAME)


def _again(visit: Visit) -> Again | None:
    """What the people of a shared table see of their rematch; None if one person decides alone."""
    table, seat = visit.table, visit.speaking
    people = {player.person_id for player in table.players if player.person_id}
    if not is_shared() or seat is None or len(people) < 2 or not may_rematch(table):
        return None
    waiting = waiting_for(table)
    names = visit.words.listed(table.players[number].name for number in waiting)
    return Again(table.followed_by_id or "", seat not in waiting, names)


@require_http_methods(["GET", "HEAD", "POST"])
def decisions(request: HttpRequest, table_id: str) -> HttpResponse:
    """Weigh the decisions of the only person. A script gets the graph and the list, and polls while it lasts."""
    with visiting(request, table_id) as visit:
        back = HttpResponseRedirect(f"{reverse('result', args=[table_id])}#weighed", status=303)
        if not visit.table.over or len(visit.people) != 1 or visit.table.uploaded:
            return back
        if request.method == "POST":
            limit(request, "evaluations")
            try:
                ask(visit.table, history(visit.table), visit.people[0])
            except QueueFull:
                return problem(request, "evaluations", UNAVAILABLE)
        return _shown(visit, "result/weighed.html") if request.headers.get("HX-Request") else back


@require_GET
def picture(request: HttpRequest, table_id: str) -> HttpResponse:
    """The result as a drawing that needs nothing from outside. Its styles are inside it."""
    with visiting(request, table_id) as visit:
        if not visit.table.over:
            raise Http404
        drawn = _shown(visit, "result/picture.html")
    drawn.headers["Content-Type"] = "image/svg+xml; charset=utf-8"
    drawn.headers["Content-Security-Policy"] = PICTURE_POLICY
    return drawn


@require_POST
def rematch(request: HttpRequest, table_id: str) -> HttpResponse:
    """The same players and options, another deal."""
    limit(request, "tables")
    with visiting(request, table_id) as visit:
        table, words = visit.table, visit.words
        check(visit.access, plays=True)
        back = HttpResponseRedirect(reverse("result", args=[table.id]), status=303)
        if not may_rematch(table):
            return back
        if _again(visit) is not None and visit.access.person is not None:
            try:
                following = want_again(words, table, visit.access.person)
            except Stale:
                return back
            return back if following is None else to_table(following)
    players = tuple(Player(player.name, player.level, player.colour) for player in table.players)
    host = host_of(request, words)
    again = opened(words, Opening(table.game.game.options, players, None, table.pace), host=host)
    return to_table(again)


def may_rematch(table: Table) -> bool:
    """Not in a campaign, which sets the next game, and not for an uploaded record, which has no players here."""
    return table.over and not table.uploaded and table.campaign_id is None
