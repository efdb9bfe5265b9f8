"""The start page: quick games, unfinished and finished games. The lists of all games, and deleting one."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.db.models import Q
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.timezone import now
from django.views.decorators.http import require_GET, require_POST

from vendemmia.bots import LEVELS_WEAKEST_FIRST
from vendemmia.engine import Options
from vendemmia.web.lobby.forms import MAP_MODULE, NUMBERS, LevelForm, OptionsForm
from vendemmia.web.lobby.openings import QUICK, quick_game
from vendemmia.web.models import Table
from vendemmia.web.pages.account.settings import way_back
from vendemmia.web.pages.common.errors import problem
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.people.identity import host_of, is_owner, is_shared, person_of
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.access import own_tables, row_for
from vendemmia.web.play.deleting import delete_table, restore_table
from vendemmia.web.show.result.games import GameLine, ListReader, Pages, broken_line, game_line, others_play
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.tables.stored import Unplayable, row_of

from .campaign import CONFLICT, campaign_shown, store_of
from .gathering import open_tables

if TYPE_CHECKING:
    from datetime import datetime

    from django.db.models import QuerySet
    from django.http import HttpRequest

    from vendemmia.locale import Words

RUNGS = tuple(level for level in LEVELS_WEAKEST_FIRST if level != "random")
"""The computer players that the short form offers."""
FEW = 5
"""Games of each list on the start page."""
LISTS = ("running", "ended", "deleted")
BOARDS = {"base": QUICK, "extended": Options(players=2, modules=frozenset((MAP_MODULE,)), map_scoring=False)}
"""The quick games. Regions do not score in them: that is better for two (INF-6)."""


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    if request.GET.get("games") == "all":  # The former address of the lists.
        return HttpResponseRedirect(reverse("games"))
    words = words_of(request)
    running, ended = listed(request, "running"), listed(request, "ended")
    return page(
        request,
        "home/home.html",
        running=_lines(request, running[:FEW]),
        running_count=running.count(),
        ended=_lines(request, ended[:FEW]),
        ended_count=ended.count(),
        numbers=NUMBERS,
        rungs=RUNGS,
        new=OptionsForm(words),
        solo=LevelForm(words),
        campaign=campaign_shown(words, store_of(request)),
        deleted=_deleted(request, request.GET.get("deleted", "")),
        open_tables=open_tables(request),
    )


def _deleted(request: HttpRequest, table_id: str) -> GameLine | None:
    """Return the game that was deleted just before, if it can be restored."""
    there = bool(table_id) and listed(request, "deleted").filter(id=table_id).exists()
    return _line_of(words_of(request), table_id, now()) if there else None


@require_GET
def games(request: HttpRequest) -> HttpResponse:
    """Show one of the lists, page by page."""
    wanted = request.GET.get("list")
    name = wanted if wanted in LISTS else LISTS[0]
    counts = {each: listed(request, each).count() for each in LISTS}
    pages = Pages.of(request.GET.get("page"), counts[name])
    lines = _lines(request, listed(request, name)[pages.first : pages.end])
    deleted = _deleted(request, request.GET.get("deleted", ""))
    return page(request, "home/all_games.html", list=name, counts=counts, pages=pages, games=lines, deleted=deleted)


def listed(request: HttpRequest, name: str) -> QuerySet[Table]:
    """Return this person's tables of a list, the last changed first; an uploaded record is never unfinished."""
    own = own_tables(request)
    if name == "deleted":
        return own.filter(deleted__isnull=False).order_by("-deleted", "id")
    ended = Q(over=True) | Q(uploaded=True)
    tables = own.filter(ended if name == "ended" else ~ended, deleted__isnull=True)
    return tables.order_by("-changed", "id")


def _reader(request: HttpRequest) -> ListReader | None:
    """Return whose lists these are; None on a home server."""
    if not is_shared():
        return None
    person = person_of(request)
    return ListReader(None if person is None else person.id, is_owner(request))


def _lines(request: HttpRequest, tables: QuerySet[Table]) -> list[GameLine]:
    words, reader, moment = words_of(request), _reader(request), now()
    # Positions are long, and the list does not need them.
    short = tables.defer("start", "position", "resumed", "receipts").prefetch_related("seats")
    try:
        return [game_line(words, table, moment, reader) for table in short]
    except (ValueError, TypeError, AttributeError, OverflowError):  # A row cannot even be read: read them one by one.
        return [_line_of(words, table_id, moment) for table_id in tables.values_list("id", flat=True)]


def _line_of(words: Words, table_id: str, moment: datetime) -> GameLine:
    try:
        return game_line(words, row_of(table_id), moment)
    except (Unplayable, Table.DoesNotExist):
        return broken_line(words, table_id)


def to_table(table: Table) -> HttpResponse:
    """Redirect to the table, so that reloading does not open a second one."""
    return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)


@require_POST
def play_now(request: HttpRequest) -> HttpResponse:
    """Start a game against the computer with one press."""
    options, words = BOARDS.get(request.POST.get("board", "base"), QUICK), words_of(request)
    limit(request, "tables")
    return to_table(quick_game(words, options, preferences_of(request), host_of(request, words)))


@require_POST
def delete(request: HttpRequest, table_id: str) -> HttpResponse:
    """Delete a game without a question: the list that it was in then offers to restore it."""
    row = row_for(request, table_id, manages=True)
    if not Table.objects.filter(id=table_id, deleted__isnull=True).exists():
        raise Http404
    if is_shared() and others_play(row, row.host_id):
        return problem(request, "others-play", CONFLICT)
    with table_lock(table_id):
        delete_table(table_id)
    return HttpResponseRedirect(_list_address(request, deleted=table_id), status=303)


@require_POST
def restore(request: HttpRequest, table_id: str) -> HttpResponse:
    """Bring back a deleted game. One that is there already is left as it is."""
    row_for(request, table_id, manages=True)
    with table_lock(table_id):
        if not restore_table(table_id) and not Table.objects.filter(id=table_id).exists():
            raise Http404
    return HttpResponseRedirect(_list_address(request), status=303)


def _list_address(request: HttpRequest, **more: str) -> str:
    """Return the list of games with the pressed button, or the start page."""
    came_from = urlsplit(way_back(request))
    if came_from.path != reverse("games"):
        return f"{reverse('home')}?{urlencode(more)}" if more else reverse("home")
    asked = {name: value for name, value in parse_qsl(came_from.query) if name in ("list", "page")}
    return f"{came_from.path}?{urlencode(asked | more)}"
