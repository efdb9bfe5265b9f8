"""The replay: viewing any moment of a game, and playing on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.bots import PLAYERS
from vendemmia.numerals import read_number
from vendemmia.web.computer_players.evaluations import QueueFull, ShareFull, ask, known, place
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby.openings import OPPONENT
from vendemmia.web.pages.common.errors import problem
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.visit import visiting
from vendemmia.web.people.identity import host_of
from vendemmia.web.people.rate_limits import limit, marks_of
from vendemmia.web.play.access import check
from vendemmia.web.play.moves import open_record
from vendemmia.web.play.records import MOST_PLIES
from vendemmia.web.play.visits import names_of
from vendemmia.web.results.daily_tries import note_seen
from vendemmia.web.show.advice.evaluation import EvaluationPanel
from vendemmia.web.show.page.replay import OPEN, ReplayPage, ReplayReader
from vendemmia.web.show.page.table import TablePage
from vendemmia.web.tables.history import history
from vendemmia.web.tables.revealing import is_out

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.locale import Words
    from vendemmia.web.models import Table
    from vendemmia.web.pages.common.visit import Visit
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.tables.history import History

CONFLICT = 409
SAME = "same"
"""Computer players play on at their own levels; the seat of a person gets the level of the one whose seat is taken."""
UNAVAILABLE = 503
TOO_MANY = 429


def is_open_to_all(table: Table) -> bool:
    """Return whether nothing is secret any more."""
    return table.over or table.uploaded


def reader_of(visit: Visit, wanted: str) -> ReplayReader | None:
    """Return whose view is shown: during the game that of the person at the screen, afterwards any.

    None if the screen is being passed on, so that no player may look now.
    """
    if not is_open_to_all(visit.table):
        return None if visit.covered or visit.facing is None else ReplayReader(visit.facing, open=False)
    seat = read_number(wanted, len(visit.table.players) - 1)
    if seat is None and wanted != OPEN and len(visit.people) == 1:
        seat = visit.facing
    return ReplayReader(seat, open=seat is None)


@require_GET
def replay(request: HttpRequest, table_id: str) -> HttpResponse:
    with visiting(request, table_id) as visit:
        reader = reader_of(visit, request.GET.get("view", ""))
        if reader is None:
            return HttpResponseRedirect(reverse("table", args=[table_id]))
        return shown(visit, reader, moment_in(request, history(visit.table)))


def moment_in(request: HttpRequest, past: History) -> int:
    """Return the ply that the address names, or the next one that can be shown; the first if it names none.

    A ply that was taken back, or does not exist yet, is the last one.
    """
    ply = read_number(request.GET.get("ply"), MOST_PLIES) or 0
    return past.known_from(min(ply, past.plies))


def past_scene(visit: Visit) -> Scene | None:
    """Return the moment that the address names (`ply`, `view`) as this reader may see it; None while it is covered."""
    reader = reader_of(visit, visit.request.GET.get("view", ""))
    if reader is None:
        return None
    return replay_page(visit, reader, moment_in(visit.request, history(visit.table))).scene


def replay_page(visit: Visit, reader: ReplayReader, ply: int) -> ReplayPage:
    free = is_open_to_all(visit.table)
    return ReplayPage(visit.table, history(visit.table), ply, reader, visit.words, free=free, you=you_of(visit))


def you_of(visit: Visit) -> int | None:
    """Return the seat that the replay calls "you": that of the person at the screen, if no other shares it later."""
    return visit.facing if len(visit.people) == 1 or not is_open_to_all(visit.table) else None


def shown(visit: Visit, reader: ReplayReader, ply: int, status: int = 200, notice: str = "") -> HttpResponse:
    """Show the whole page, or for a script only what changes."""
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
        out=is_out(made.table),
        levels=PLAYERS,
        level=OPPONENT,
        same=SAME if any(player.level for player in visit.table.players) else "",
        notice=notice,
        whole=is_whole(request),
    )


def is_whole(request: HttpRequest) -> bool:
    """Return whether the whole page is wanted: a script that goes back in the browser's history asks for it."""
    return request.headers.get("HX-Request-Type") != "partial"


def panel_of(made: ReplayPage) -> EvaluationPanel:
    """Return the evaluation of the seat whose view is shown."""
    return panel(made.table, made.history, made.scene.own, made.words, you=made.scene.own == made.you)


def panel(table: Table, past: History, seat: int, words: Words, *, you: bool = True) -> EvaluationPanel:
    """Return the evaluation of a seat; none while the game runs."""
    row = known(table, seat) if is_open_to_all(table) else None
    queued = place(row) if row is not None and not row.finished else None
    return EvaluationPanel(row, queued, past, seat, names_of(table, words), words, you=you)


@require_http_methods(["GET", "HEAD", "POST"])
def evaluation(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show the decisions of a seat and what the computer player thinks of them.

    The button puts them into the queue; then this shows the progress.
    """
    with visiting(request, table_id) as visit:
        reader = reader_of(visit, request.GET.get("view", ""))
        if reader is None or not is_open_to_all(visit.table):
            return HttpResponseRedirect(reverse("table", args=[table_id]))
        past = history(visit.table)
        made = replay_page(visit, reader, moment_in(request, past))
        if request.method == "POST":
            check(visit.access, plays=True)
            limit(request, "evaluations")
            try:
                ask(visit.table, past, made.scene.own, marks_of(request))
            except ShareFull:
                return problem(request, "evaluations-own", TOO_MANY)
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
    """Show a new table from a moment of this game: one seat is a person's, the others are computer players of one level
    or, with "same", of their own."""
    with visiting(request, table_id) as visit:
        table = visit.table
        reader = reader_of(visit, request.POST.get("view", ""))
        if reader is None or not is_open_to_all(table):
            return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
        past = history(table)
        ply = read_number(request.POST.get("ply"), past.plies)
        own = read_number(request.POST.get("seat"), len(table.players) - 1)
        wanted = request.POST.get("level", OPPONENT)
        level = "" if wanted == SAME else wanted
        known = ply is not None and ply <= MOST_PLIES and past.knows(ply)
        possible = known and ply is not None and past.state(ply).to_move is not None
        if ply is None or own is None or level not in ("", *PLAYERS) or not possible:
            moment = past.plies if ply is None else past.known_from(ply)
            return shown(visit, reader, moment, CONFLICT, "replay-cannot-play-on")
        usual = table.players[own].level or OPPONENT
        players = [
            SeatedPlayer(player.name, "" if seat == own else level or player.level or usual, player.colour)
            for seat, player in enumerate(table.players)
        ]
        limit(request, "tables")
        host = host_of(request, visit.words)
        note_seen(host, table.day)
        opened = open_record(past.record(ply), players, pace=table.pace, host=host, day=table.day)
        return HttpResponseRedirect(reverse("table", args=[opened.id]), status=303)
