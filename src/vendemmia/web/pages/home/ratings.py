"""The ratings of all players, and the page of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.views.decorators.http import require_GET

from vendemmia.web.models import Finished, Person
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import is_shared, person_of
from vendemmia.web.ratings import FIRM_AFTER, MODES, ladder
from vendemmia.web.results.campaigns import DatabaseStore
from vendemmia.web.results.reading import results
from vendemmia.web.show.result.player import PlayerPage
from vendemmia.web.show.result.statistics import StatisticsPage

from .campaign import campaign_shown

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_GET
def ratings(request: HttpRequest) -> HttpResponse:
    """Show people and computer players of one mode."""
    wanted = request.GET.get("mode", "")
    mode = wanted if wanted in MODES else MODES[0]
    person = person_of(request)
    return page(
        request,
        "home/ratings.html",
        mode=mode,
        modes=MODES,
        lines=ladder(mode),
        you=None if person is None else person.id,
        firm_after=FIRM_AFTER,
        at_home=not is_shared(),
    )


@require_GET
@shared_only
def player(request: HttpRequest, person_id: str) -> HttpResponse:
    """Name, ratings and rated games for everybody; statistics, campaign and streak for the player alone."""
    person = Person.objects.filter(id=person_id).first() if person_id.isprintable() else None
    if person is None:
        raise Http404
    words = words_of(request)
    own = person_of(request) == person
    return page(
        request,
        "home/player.html",
        player=PlayerPage(words, person),
        own=own,
        stats=StatisticsPage(words, results(Finished.objects.filter(person=person)), person.name, "") if own else None,
        campaign=campaign_shown(words, DatabaseStore(person)) if own else None,
    )
