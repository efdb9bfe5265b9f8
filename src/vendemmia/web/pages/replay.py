"""The replay: viewing any moment of a game, and playing on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.bots import PLAYERS
from vendemmia.web.access import check
from vendemmia.web.evaluations import QueueFull, ask, known, place
from vendemmia.web.history import history
from vendemmia.web.limits import limit
from vendemmia.web.openings import OPPONENT
from vendemmia.web.people import host_of
from vendemmia.web.seating import Player
from vendemmia.web.show.evaluation import EvaluationPanel
from vendemmia.web.show.replay import OPEN, Reader, ReplayPage
from vendemmia.web.show.table import TablePage
from vendemmia.web.tables import open_record

from .errors import problem
from .rendering import page
from .visit import visiting

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.locale import Words
    from vendemmia.web.history import History
    from vendemmia.web.models import Table
    from vendemmia.web.show.scene import Scene

    from .visit import Visit

CONFLICT = 409
SAME = "same"
"""Computer players play on at their own levels; the seat of a person gets the level of the one whose seat is taken."""
LONGEST_NUMBER = 6
UNAVAILABLE = 503


def is_free(table: Table) -> bool:
    """Nothing is secret any more."""
    return table.over or table.uploaded


def number_in(text: str | None, most: int) -> int | None:
    """A whole number up to `most`, or none."""
    if text is None or not (text.isascii() and text.isdigit()) or len(text) > LONGEST_NUMBER:
        return None
    return int(text) if int(text) <= most else None


def reader_of(visit: Visit, wanted: str) -> Reader | None:
    """Whose view is shown: during the game that of the person at the screen, afterwards any.

    None if nobody may look now, because the screen is being passed on.
    """
    if not is_free(visit.table):
        return None if visit.covered or visit.facing is None else Reader(visit.facing, open=False)
    seat = number_in(wanted, len(visit.table.players) - 1)
    if seat is None and wanted != OPEN and len(visit.people) == 1:
        seat = visit.facing
    return Reader(seat, open=seat is None)


@require_GET
def replay(request: HttpRequest, table_id: str) -> HttpResponse:
    with visiting(request, table_id) as visit:
        reader = reader_of(visit, request.GET.get("view", ""))
        if reader is None:
            return HttpResponseRedirect(reverse("table", args=[table_id]))
        return shown(visit, reader, moment_in(request, history(visit.table)))


def moment_in(request: HttpRequest, past: History) -> int:
    """The ply that the address names, or the next one that can be shown; the last if it names none."""
    ply = number_in(request.GET.get("ply"), past.plies)
    return past.plies if ply is None else past.known_from(ply)


def past_scene(visit: Visit) -> Scene | None:
    """The moment that the address names (`ply`, `view`) as this reader may see it; None if nobody may look now."""
    reader = reader_of(visit, visit.request.GET.get("view", ""))
    if reader is None:
        return None
    return replay_page(visit, reader, moment_in(visit.request, history(visit.table))).scene


def replay_page(visit: Visit, reader: Reader, ply: int) -> ReplayPage:
    return ReplayPage(visit.table, history(visit.table), ply, reader, visit.words, free=is_free(visit.table))


def shown(visit: Visit, reader: Reader, ply: int, status: int = 200, notice: str = "") -> HttpResponse:
    """The whole page, or for a script only what changes."""
    request = visit.request
    made = replay_page(visit, reader, ply)
    table_page = TablePage(made.scene, visit.table, visit.people)
    table_page.moment = {"ply": ply, "view": made.reader.name}
    return page(
        request,
        "replay/replay.html",
        status,
        replay=made,
        scene=made.scene,
        table=table_page,
        evaluation=panel_of(made),
        levels=PLAYERS,
        level=OPPONENT,
        same=SAME if any(player.level for player in visit.table.players) else "",
        notice=notice,
        whole=is_whole(request),
    )


def is_whole(request: HttpRequest) -> bool:
    """Whether the whole page is wanted: a script that goes back in the browser's history asks for it."""
    return request.headers.get("HX-Request-Type") != "partial"


def panel_of(made: ReplayPage) -> EvaluationPanel:
    """The evaluation of the seat whose view is shown."""
    return panel(made.table, made.history, made.scene.own, made.words)


def panel(table: Table, past: History, seat: int, words: Words) -> EvaluationPanel:
    """The evaluation of a seat; none while the game runs."""
    row = known(table, seat) if is_free(table) else None
    queued = place(row) if row is not None and not row.finished else None
    return EvaluationPanel(row, queued, past, seat, tuple(player.name for player in table.players), words)


@require_http_methods(["GET", "HEAD", "POST"])
def evaluation(request: HttpRequest, table_id: str) -> HttpResponse:
    """The decisions of a seat and what the computer player thinks of them. The button puts them into the queue; then
    this shows the progress."""
    with visiting(request, table_id) as visit:
        reader = reader_of(visit, request.GET.get("view", ""))
        if reader is None or not is_free(visit.table):
            return HttpResponseRedirect(reverse("table", args=[table_id]))
        past = history(visit.table)
        made = replay_page(visit, reader, moment_in(request, past))
        if request.method == "POST":
            check(visit.access, plays=True)
            limit(request, "evaluations")
            try:
                ask(visit.table, past, made.scene.own)
            except QueueFull:
                return problem(request, "evaluations", UNAVAILABLE)
            if is_whole(request):
                asked = urlencode({"ply": made.ply, "view": made.reader.name})
                return HttpResponseRedirect(f"{reverse('evaluation', args=[table_id])}?{asked}", status=303)
        whole = is_whole(request) or "table" in request.GET
        template = "replay/evaluation_page.html" if whole else "replay/evaluation.html"
        return page(request, template, replay=made, scene=made.scene, evaluation=panel_of(made))


@require_POST
def replay_on(request: HttpRequest, table_id: str) -> HttpResponse:
    """A new table from a moment of this game: one seat is a person's, the others are computer players of one level
    or, with "same", of their own."""
    with visiting(request, table_id) as visit:
        table = visit.table
        reader = reader_of(visit, request.POST.get("view", ""))
        if reader is None or not is_free(table):
            return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
        past = history(table)
        ply = number_in(request.POST.get("ply"), past.plies)
        own = number_in(request.POST.get("seat"), len(table.players) - 1)
        wanted = request.POST.get("level", OPPONENT)
        level = "" if wanted == SAME else wanted
        possible = ply is not None and past.knows(ply) and past.state(ply).to_move is not None
        if ply is None or own is None or level not in ("", *PLAYERS) or not possible:
            moment = past.plies if ply is None else past.known_from(ply)
            return shown(visit, reader, moment, CONFLICT, "replay-cannot-play-on")
        usual = table.players[own].level or OPPONENT
        players = [
            Player(player.name, "" if seat == own else level or player.level or usual, player.colour)
            for seat, player in enumerate(table.players)
        ]
        limit(request, "tables")
        opened = open_record(past.record(ply), players, pace=table.pace, host=host_of(request, visit.words))
        return HttpResponseRedirect(reverse("table", args=[opened.id]), status=303)
