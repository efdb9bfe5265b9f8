"""The replay: looking at any moment of a game, and playing on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.bots import PLAYERS
from vendemmia.engine import Options
from vendemmia.web.evaluations import QueueFull, ask, known, place
from vendemmia.web.history import history
from vendemmia.web.openings import OPPONENT
from vendemmia.web.played import alone
from vendemmia.web.show.evaluation import EvaluationPanel
from vendemmia.web.show.replay import OPEN, Reader, ReplayPage
from vendemmia.web.show.table import TablePage
from vendemmia.web.tables import Player, open_table

from .errors import problem
from .rendering import page, words_of
from .sitting import facing_of, table_or_404

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.models import Table
    from vendemmia.web.show.scene import Scene

CONFLICT = 409
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


def reader_of(request: HttpRequest, table: Table, wanted: str) -> Reader | None:
    """Through whose eyes: while the game runs only those of the person before the screen, else as wanted.

    None if nobody may look now, because the screen is passed on.
    """
    bots = list(table.seats.values_list("bot", flat=True))
    people = tuple(number for number, bot in enumerate(bots) if not bot)
    facing = facing_of(request, table, people)
    if not is_free(table):
        shared = len(people) > 1 and facing != table.to_move and table.to_move in people
        return None if shared or facing is None else Reader(facing, open=False)
    seat = number_in(wanted, len(bots) - 1)
    if seat is None and wanted != OPEN and len(people) == 1:
        seat = facing
    return Reader(seat, open=seat is None)


@require_GET
def replay(request: HttpRequest, table_id: str) -> HttpResponse:
    with alone(table_id):
        table = table_or_404(table_id)
        reader = reader_of(request, table, request.GET.get("view", ""))
        if reader is None:
            return HttpResponseRedirect(reverse("table", args=[table.id]))
        past = history(table)
        ply = number_in(request.GET.get("ply"), past.plies)
        return shown(request, table, reader, past.plies if ply is None else ply)


def past_scene(request: HttpRequest, table: Table) -> Scene | None:
    """The moment that the address names (`ply`, `view`) as this reader may see it; None if nobody may look now."""
    reader = reader_of(request, table, request.GET.get("view", ""))
    if reader is None:
        return None
    past = history(table)
    ply = number_in(request.GET.get("ply"), past.plies)
    seats = list(table.seats.values_list("name", "bot"))
    moment = past.plies if ply is None else ply
    return ReplayPage(table, past, moment, reader, seats, words_of(request), free=is_free(table)).scene


def shown(
    request: HttpRequest, table: Table, reader: Reader, ply: int, status: int = 200, notice: str = ""
) -> HttpResponse:
    """The whole page, or for a script only what changes."""
    seats = list(table.seats.values_list("name", "bot"))
    made = ReplayPage(table, history(table), ply, reader, seats, words_of(request), free=is_free(table))
    people = tuple(number for number, (_, bot) in enumerate(seats) if not bot)
    table_page = TablePage(made.scene, table, people)
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
        notice=notice,
        whole=is_whole(request),
    )


def is_whole(request: HttpRequest) -> bool:
    """A script that goes back in the browser's history asks for the whole page."""
    return request.headers.get("HX-Request-Type") != "partial"


def panel_of(made: ReplayPage) -> EvaluationPanel:
    """What is known about the decisions of the seat through whose eyes one looks."""
    seat = made.scene.own
    row = known(made.table, seat) if made.free else None
    queued = place(row) if row is not None and not row.finished else None
    return EvaluationPanel(row, queued, made.history, seat, made.names, made.words)


@require_http_methods(["GET", "HEAD", "POST"])
def evaluation(request: HttpRequest, table_id: str) -> HttpResponse:
    """The decisions of a seat and what the computer player thinks of them. A press puts them into the queue; then
    this shows how far it has come."""
    with alone(table_id):
        table = table_or_404(table_id)
        reader = reader_of(request, table, request.GET.get("view", ""))
        if reader is None or not is_free(table):
            return HttpResponseRedirect(reverse("table", args=[table.id]))
        past = history(table)
        ply = number_in(request.GET.get("ply"), past.plies)
        seats = list(table.seats.values_list("name", "bot"))
        made = ReplayPage(table, past, past.plies if ply is None else ply, reader, seats, words_of(request), free=True)
        if request.method == "POST":
            try:
                ask(table, past, made.scene.own)
            except QueueFull:
                return problem(request, "evaluations", UNAVAILABLE)
            if is_whole(request):
                asked = urlencode({"ply": made.ply, "view": made.reader.name})
                return HttpResponseRedirect(f"{reverse('evaluation', args=[table.id])}?{asked}", status=303)
        panel = panel_of(made)
    whole = is_whole(request) or "table" in request.GET
    template = "replay/evaluation_page.html" if whole else "replay/evaluation.html"
    return page(request, template, replay=made, scene=made.scene, evaluation=panel)


@require_POST
def replay_on(request: HttpRequest, table_id: str) -> HttpResponse:
    """A new table from a moment of this game: one seat is a person's, the others are computer players."""
    with alone(table_id):
        table = table_or_404(table_id)
        reader = reader_of(request, table, request.POST.get("view", ""))
        if reader is None or not is_free(table):
            return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
        past = history(table)
        seats = list(table.seats.values_list("name", "bot"))
        ply = number_in(request.POST.get("ply"), past.plies)
        own = number_in(request.POST.get("seat"), len(seats) - 1)
        level = request.POST.get("level", OPPONENT)
        if ply is None or own is None or level not in PLAYERS or past.state(ply).to_move is None:
            return shown(request, table, reader, past.plies if ply is None else ply, CONFLICT, "replay-cannot-play-on")
        players = [Player(name, "" if seat == own else level) for seat, (name, _) in enumerate(seats)]
        opened = open_table(
            Options.from_json(table.options),
            table.seed,
            players,
            start=table.start,
            codes=past.codes[:ply],
            pace=table.pace,
        )
        return HttpResponseRedirect(reverse("table", args=[opened.id]), status=303)
