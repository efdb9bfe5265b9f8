"""Details of a table: another vineyard, the whole log, the player aid. A script gets only the part itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from vendemmia.web.show.hand import SORTS
from vendemmia.web.show.log import Log
from vendemmia.web.show.player_aid import PlayerAid
from vendemmia.web.show.rivals import Rival
from vendemmia.web.show.vineyard import VineyardMat

from .rendering import page
from .replay import past_scene
from .visit import visiting

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.show.scene import Scene

    from .visit import Visit


def _looking(
    request: HttpRequest, table_id: str, template: str, shown: Callable[[Scene], dict[str, Any]]
) -> HttpResponse:
    """A page about a table for the person at the screen; while there is none, the table asks who is next."""
    with visiting(request, table_id) as visit:
        scene = _scene(visit)
        if scene is None:
            return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)
        whole = not request.headers.get("HX-Request")
        return page(request, template, table_id=table_id, scene=scene, whole=whole, **shown(scene))


def _scene(visit: Visit) -> Scene | None:
    """What the reader sees now, or saw at a moment of the past; None for the past while the screen is covered."""
    return past_scene(visit) if "ply" in visit.request.GET else visit.scene


@require_GET
def vineyard(request: HttpRequest, table_id: str, seat: int) -> HttpResponse:
    """The vineyard of any seat."""

    def shown(scene: Scene) -> dict[str, Any]:
        if seat >= len(scene.seats):
            raise Http404
        return {"mat": VineyardMat(scene, seat), "rival": Rival(scene, seat), "own": False}

    return _looking(request, table_id, "table/looking_vineyard.html", shown)


@require_GET
def log(request: HttpRequest, table_id: str) -> HttpResponse:
    """Everything that has happened, as the reader may know it."""
    return _looking(request, table_id, "table/looking_log.html", lambda scene: {"log": Log(scene)})


@require_GET
def player_aid(request: HttpRequest, table_id: str) -> HttpResponse:
    """What is left of the decks and who holds how many cards, counted from open information."""

    def shown(scene: Scene) -> dict[str, Any]:
        return {"aid": PlayerAid(scene), "mat": VineyardMat(scene, scene.own)}

    return _looking(request, table_id, "table/looking_aid.html", shown)


@require_POST
def hand_sort(request: HttpRequest, table_id: str) -> HttpResponse:
    """How the hand is sorted, remembered for this browser."""
    chosen = request.POST.get("sort", "")
    if chosen in SORTS:
        request.session["hand_sort"] = chosen
    return HttpResponseRedirect(reverse("table", args=[table_id]) + "#h-hand", status=303)
