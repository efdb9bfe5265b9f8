"""The page after the last move, its picture, the decisions that cost most, and the next game of the same players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.web.computer_players.evaluations import QueueFull, ShareFull, ask
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby.openings import opened
from vendemmia.web.lobby.rematches import waiting_for, want_again
from vendemmia.web.lobby.table_setup import TableSetup
from vendemmia.web.models import Seat
from vendemmia.web.pages.common.errors import problem
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.visit import visiting
from vendemmia.web.pages.home.home import to_table
from vendemmia.web.people.identity import host_of, is_shared
from vendemmia.web.people.rate_limits import limit, marks_of
from vendemmia.web.play.access import check
from vendemmia.web.play.moves import Stale
from vendemmia.web.show.result.picture import Picture
from vendemmia.web.show.result.result import Again, ResultPage
from vendemmia.web.tables.history import history

from .replay import SAME, TOO_MANY, UNAVAILABLE, panel

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Table
    from vendemmia.web.pages.common.visit import Visit

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"


@require_GET
def result(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show how the game ended; during the game, redirect to the table."""
    with visiting(request, table_id) as visit:
        table = visit.table
        if not table.over:
            return HttpResponseRedirect(reverse("replay" if table.uploaded else "table", args=[table.id]))
        return _page(visit, "result/result.html", _shown(visit))


def _shown(visit: Visit) -> ResultPage:
    table, past = visit.table, history(visit.table)
    made = ResultPage(table, visit.scene, past)
    made.again = _again(visit)
    made.people = visit.people
    if made.reader is not None:
        made.evaluation = panel(table, past, made.reader.number, visit.words)
    return made


def _page(visit: Visit, template: str, result: ResultPage, pic: Picture | None = None) -> HttpResponse:
    return page(visit.request, template, result=result, table=visit.table, scene=result.scene, same=SAME, pic=pic)


def _again(visit: Visit) -> Again | None:
    """Return what the people of a shared table see of their rematch; None if one person decides alone."""
    table, seat = visit.table, visit.speaking
    people = {player.person_id for player in table.players if player.person_id}
    if not is_shared() or seat is None or len(people) < 2 or not may_rematch(table):
        return None
    following = table.followed_by_id or ""
    if following and not Seat.objects.filter(table_id=following, person=visit.access.person).exists():
        return Again("", pressed=False, waiting="", missed=True)
    waiting = waiting_for(table)
    pressed = bool(waiting) and Seat.objects.filter(table_id=table.id, number=seat, again=True).exists()
    names = visit.words.listed(table.players[number].name for number in waiting if number != seat)
    return Again(following, pressed, names)


@require_http_methods(["GET", "HEAD", "POST"])
def decisions(request: HttpRequest, table_id: str) -> HttpResponse:
    """Evaluate the decisions of the only person. A script gets the graph and the list, and polls while it lasts."""
    with visiting(request, table_id) as visit:
        back = HttpResponseRedirect(f"{reverse('result', args=[table_id])}#evaluation", status=303)
        if not visit.table.over or len(visit.people) != 1 or visit.table.uploaded:
            return back
        if request.method == "POST":
            limit(request, "evaluations")
            try:
                ask(visit.table, history(visit.table), visit.people[0], marks_of(request))
            except ShareFull:
                return problem(request, "evaluations-own", TOO_MANY)
            except QueueFull:
                return problem(request, "evaluations", UNAVAILABLE)
        return _page(visit, "result/evaluation.html", _shown(visit)) if request.headers.get("HX-Request") else back


@require_GET
def picture(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show the result as a drawing that needs nothing from outside. Its styles are inside it."""
    with visiting(request, table_id) as visit:
        if not visit.table.over:
            raise Http404
        result = _shown(visit)
        drawn = _page(visit, "result/picture.html", result, pic=Picture(result))
    drawn.headers["Content-Type"] = "image/svg+xml; charset=utf-8"
    drawn.headers["Content-Security-Policy"] = PICTURE_POLICY
    return drawn


@require_POST
def rematch(request: HttpRequest, table_id: str) -> HttpResponse:
    """Open a table with the same players and options, and another deal."""
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
    players = tuple(SeatedPlayer(player.name, player.level, player.colour) for player in table.players)
    host = host_of(request, words)
    again = opened(words, TableSetup(table.game.options, players, None, table.pace), host=host)
    return to_table(again)


def may_rematch(table: Table) -> bool:
    """Return whether a rematch is possible: not in a campaign, which sets the next game, nor for an uploaded record."""
    return table.over and not table.uploaded and table.campaign_id is None
