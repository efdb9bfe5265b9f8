"""The start page: play at once, go on, look back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.timezone import now
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.engine import Options
from vendemmia.web.campaigns import DatabaseStore
from vendemmia.web.forms import MAP_MODULE, LevelForm, NewTableForm
from vendemmia.web.models import Table
from vendemmia.web.openings import QUICK, quick_game
from vendemmia.web.played import alone, forget
from vendemmia.web.show.games import GameLine, game_line

from .campaign import campaign_shown
from .rendering import page, words_of
from .sitting import table_or_404

if TYPE_CHECKING:
    from django.db.models import QuerySet
    from django.http import HttpRequest

    from vendemmia.locale import Words

FEW = 5
"""Games of each list that the start page shows at first."""
BOARDS = {"base": QUICK, "extended": Options(players=2, modules=frozenset((MAP_MODULE,)), map_scoring=False)}
"""What can be played at once. Regions score nothing there: that is better for two (INF-6)."""


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    words = words_of(request)
    everything = request.GET.get("games") == "all"
    running = Table.objects.filter(over=False, uploaded=False).order_by("-changed")
    ended = Table.objects.exclude(over=False, uploaded=False).order_by("-changed")
    return page(
        request,
        "home/home.html",
        running=_lines(words, running, everything),
        running_count=running.count(),
        ended=_lines(words, ended, everything),
        ended_count=ended.count(),
        everything=everything,
        new=NewTableForm(words),
        solo=LevelForm(words),
        campaign=campaign_shown(words, DatabaseStore()),
    )


def _lines(words: Words, tables: QuerySet[Table], everything: bool) -> list[GameLine]:
    moment = now()
    some = tables.prefetch_related("seats")
    return [game_line(words, table, moment) for table in (some if everything else some[:FEW])]


def to_table(table: Table) -> HttpResponse:
    """The browser goes to the table; reloading opens no second one."""
    return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)


@require_POST
def play_now(request: HttpRequest) -> HttpResponse:
    """Against the computer, with one press."""
    options = BOARDS.get(request.POST.get("board", "base"), QUICK)
    return to_table(quick_game(words_of(request), options))


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, table_id: str) -> HttpResponse:
    """Asks first; the press on that page deletes."""
    with alone(table_id):
        table = table_or_404(table_id)
        if request.method == "POST":
            table.delete()
            forget(table_id)
            return HttpResponseRedirect(reverse("home"), status=303)
    words = words_of(request)
    return page(request, "home/delete.html", game=game_line(words, table, now()), counts=table.campaign_id is not None)
