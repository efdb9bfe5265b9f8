"""The statistics of all finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_GET

from vendemmia.web.campaigns import DatabaseStore
from vendemmia.web.people import person_of
from vendemmia.web.preferences import preferences_of
from vendemmia.web.results import results
from vendemmia.web.show.statistics import StatisticsPage

from .campaign import campaign_shown
from .rendering import page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_GET
def statistics(request: HttpRequest) -> HttpResponse:
    words, you = words_of(request), preferences_of(request)
    made = StatisticsPage(words, results(), you.name, request.GET.get("mode", ""))
    campaign = campaign_shown(words, DatabaseStore(person_of(request)))
    return page(request, "home/statistics.html", stats=made, campaign=campaign)
