"""The page of a new table, with all its options."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.views.decorators.http import require_http_methods

from vendemmia.web.lobby.forms import NewTableForm, SoloForm
from vendemmia.web.lobby.gathering import open_for_friends
from vendemmia.web.lobby.listing import MOST_EACH, TooManyListed
from vendemmia.web.lobby.openings import opened
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.people.identity import host_of, is_shared, person_of, somebody, usual_name
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.ratings import why_not

from .gathering import until_of
from .home import to_table

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.lobby.table_setup import TableSetup

UNPROCESSABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
def new_table(request: HttpRequest) -> HttpResponse:
    return table_form(request, NewTableForm, "home/new.html")


def table_form(request: HttpRequest, kind: type[NewTableForm | SoloForm], template: str) -> HttpResponse:
    """Open the table, or show the form again with a message beside every wrong field."""
    words, you = words_of(request), preferences_of(request)
    if "all_options" in request.POST:  # The short form of the start page: keep what was chosen there.
        chosen = [(name, value) for name in kind.short for value in request.POST.getlist(name)]
        return HttpResponseRedirect(f"{request.path}?{urlencode(chosen)}", status=303)
    prefilled = request.GET if kind.short[0] in request.GET else None
    given = request.POST if request.method == "POST" else prefilled
    sent = request.method == "POST"
    form = kind(words, given, you.name, person_of(request), sent=sent, shared=is_shared())
    if sent:
        new = form.table_setup()
        if new is not None and new.friends is not None and new.friends.rated:
            new = None if _refuse_rated(request, form) else new
        if new is not None and new.friends is not None and not _has_name(request, new):
            form.refuse(f"name-{_own_seat(new) + 1}", "together-cannot-name")
            new = None
        if new is not None:
            limit(request, "tables")
            if new.friends is None:
                return to_table(opened(words, new, you, host_of(request, words)))
            if new.friends.listed:
                limit(request, "listed")
            host = somebody(request, words, _own_name(new))
            try:
                return to_table(open_for_friends(words, new, new.friends, host))
            except TooManyListed:
                form.refuse("listed", "limits-listed", most=MOST_EACH)
    return page(request, template, UNPROCESSABLE if form.errors else 200, form=form)


def _refuse_rated(request: HttpRequest, form: NewTableForm | SoloForm) -> bool:
    """Return whether this person may not open a rated table; the form then says why."""
    person = person_of(request)
    refused = why_not(person)
    if refused == "account":
        form.refuse("rated", "contest-account-needed")
        form.needs_account = True
    elif refused:
        form.refuse("rated", "contest-paused", until=until_of(person))
    return bool(refused)


def _own_seat(new: TableSetup) -> int:
    """Return the first seat of a person that is not for others."""
    free = () if new.friends is None else new.friends.free
    return next((seat for seat, player in enumerate(new.players) if not player.bot and seat not in free), 0)


def _has_name(request: HttpRequest, new: TableSetup) -> bool:
    """Return whether others will see who has opened the table."""
    person = person_of(request)
    named = usual_name(request) if person is None else person.name
    return bool(_own_name(new) or named)


def _own_name(new: TableSetup) -> str:
    """Return what the host has typed as their name."""
    free = () if new.friends is None else new.friends.free
    own = (player.name for seat, player in enumerate(new.players) if not player.bot and seat not in free)
    return next(own, "")
