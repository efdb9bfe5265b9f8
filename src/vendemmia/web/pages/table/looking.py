"""Details of a table: another vineyard, the whole log, the player aid. A script gets only the part itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.numerals import read_number
from vendemmia.web.counting.calls import LOGS
from vendemmia.web.pages.common.rendering import page
from vendemmia.web.pages.common.visit import visiting
from vendemmia.web.pages.result.replay import past_scene
from vendemmia.web.people.rate_limits import limit_rate
from vendemmia.web.show.board.season import Calendar
from vendemmia.web.show.board.vineyard import VineyardMat
from vendemmia.web.show.events.log import Log
from vendemmia.web.show.hand.hand import SORTS
from vendemmia.web.show.page.rivals import Rival
from vendemmia.web.show.result.player_aid import PlayerAid
from vendemmia.web.show.result.sources import SourcesPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.pages.common.visit import Visit
    from vendemmia.web.show.board.scene import Scene


MOST_YEARS = 999_999


def _looking(
    request: HttpRequest, table_id: str, template: str, shown: Callable[[Scene], dict[str, Any]]
) -> HttpResponse:
    """Show a page about a table for the person at the screen; while there is none, the table asks who is next."""
    with visiting(request, table_id) as visit:
        scene = _scene(visit)
        if scene is None:
            return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)
        whole = not request.headers.get("HX-Request")
        return page(request, template, table_id=table_id, scene=scene, whole=whole, **shown(scene))


def _scene(visit: Visit) -> Scene | None:
    """Return what the reader sees now, or saw at a past moment; None for the past while the screen is covered."""
    return past_scene(visit) if "ply" in visit.request.GET else visit.scene


@require_GET
def vineyard(request: HttpRequest, table_id: str, seat: int) -> HttpResponse:
    """Show the vineyard of any seat."""

    def shown(scene: Scene) -> dict[str, Any]:
        if seat >= len(scene.seats):
            raise Http404
        return {
            "mat": VineyardMat(scene, seat),
            "rival": Rival(scene, seat),
            "own": False,
            "light": Calendar(scene).light,
        }

    return _looking(request, table_id, "table/looking_vineyard.html", shown)


@require_GET
def log(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show what has happened, as the reader may know it: the newest years, or those around the wanted one."""
    year = read_number(request.GET.get("year"), MOST_YEARS)
    asked = {name: request.GET[name] for name in ("ply", "view") if name in request.GET}
    limit_rate(request, "logs", LOGS)
    return _looking(
        request, table_id, "table/looking_log.html", lambda scene: {"log": Log(scene, year), "asked": asked}
    )


@require_GET
def player_aid(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show what is left of the decks and who holds how many cards, counted from open information."""

    def shown(scene: Scene) -> dict[str, Any]:
        return {"aid": PlayerAid(scene), "mat": VineyardMat(scene, scene.own)}

    return _looking(request, table_id, "table/player_aid.html", shown)


@require_GET
def sources(request: HttpRequest, table_id: str) -> HttpResponse:
    """Show where everybody's points came from so far."""
    return _looking(request, table_id, "table/sources.html", lambda scene: {"result": SourcesPage(scene)})


@require_POST
def hand_sort(request: HttpRequest, table_id: str) -> HttpResponse:
    """Remember how the hand is sorted in this browser."""
    chosen = request.POST.get("sort", "")
    if chosen in SORTS:
        request.session["hand_sort"] = chosen
    return HttpResponseRedirect(reverse("table", args=[table_id]) + "#h-hand", status=303)
