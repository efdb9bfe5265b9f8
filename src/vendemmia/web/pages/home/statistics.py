"""The statistics of all finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_GET

from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.people.identity import person_of
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.results.reading import own_results, results
from vendemmia.web.show.result.statistics import StatisticsPage

from .campaign import campaign_shown, store_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_GET
def statistics(request: HttpRequest) -> HttpResponse:
    words, person = words_of(request), person_of(request)
    name, found = preferences_of(request).name, results(own_results(request))
    if person is not None:  # All of them are this person's, under any name that they had at that table.
        name, found = person.name, [each._replace(name=person.name) for each in found]
    made = StatisticsPage(words, found, name, request.GET.get("mode", ""))
    campaign = campaign_shown(words, store_of(request))
    return page(request, "home/statistics.html", stats=made, campaign=campaign)
