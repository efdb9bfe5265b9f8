"""The page of a new table, with all its options."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.views.decorators.http import require_http_methods

from vendemmia.web.forms import NewTableForm, SoloForm
from vendemmia.web.gathering import open_for_friends
from vendemmia.web.limits import limit
from vendemmia.web.openings import opened
from vendemmia.web.people import host_of, is_shared, somebody
from vendemmia.web.preferences import preferences_of

from .home import to_table
from .rendering import page, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse, QueryDict

    from vendemmia.locale import Words
    from vendemmia.web.openings import Opening

UNPROCESSABLE = 422


@require_http_methods(["GET", "HEAD", "POST"])
def new_table(request: HttpRequest) -> HttpResponse:
    return table_form(request, NewTableForm, "home/new.html")


def table_form(request: HttpRequest, kind: type[NewTableForm | SoloForm], template: str) -> HttpResponse:
    """Open the table, or show the form again with a message beside every wrong field."""
    words, you = words_of(request), preferences_of(request)
    if "all_options" in request.POST:  # The short form of the start page: go on with what was chosen there.
        chosen = [(name, value) for name in kind.short for value in request.POST.getlist(name)]
        return HttpResponseRedirect(f"{request.path}?{urlencode(chosen)}", status=303)
    prefilled = request.GET if kind.short[0] in request.GET else None
    given = request.POST if request.method == "POST" else prefilled
    form = _form(kind, words, given, you.name)
    if request.method == "POST":
        opening = form.opening()
        if opening is not None:
            limit(request, "tables")
            if opening.friends is not None:
                host = somebody(request, words, _own_name(opening))
                return to_table(open_for_friends(words, opening, opening.friends, host))
            return to_table(opened(words, opening, you, host_of(request, words)))
    return page(request, template, UNPROCESSABLE if form.errors else 200, form=form)


def _own_name(opening: Opening) -> str:
    """What the host has typed as their name."""
    free = () if opening.friends is None else opening.friends.free
    own = (player.name for seat, player in enumerate(opening.players) if not player.bot and seat not in free)
    return next(own, "")


def _form(
    kind: type[NewTableForm | SoloForm], words: Words, given: QueryDict | None, own_name: str
) -> NewTableForm | SoloForm:
    if issubclass(kind, NewTableForm):
        return kind(words, given, own_name, shared=is_shared())
    return kind(words, given, own_name)
