"""The desk: finding people, the page of one, and what moderators do to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods

from vendemmia.web.conduct.moderators import is_moderator, moderator_of
from vendemmia.web.conduct.sanctions import BAN, KINDS, LENGTHS, RENAMED
from vendemmia.web.desk import acts, search
from vendemmia.web.desk.acts import CannotAct
from vendemmia.web.game.player_names import LONGEST_NAME
from vendemmia.web.lobby.invitations import address_for_others
from vendemmia.web.models import Person, Sanction
from vendemmia.web.models.desk import LONGEST_REASON, TOLD
from vendemmia.web.pages.common.rendering import words_of
from vendemmia.web.sessions.sightings import addresses_of, same_address
from vendemmia.web.show.result.desk import DeskPerson
from vendemmia.web.sign_in.password_links import HOURS

from .desk import desk_page, moderators_only

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

UNPROCESSABLE = 422
OTHERS_SHOWN = 20


@require_GET
@moderators_only
def people(request: HttpRequest) -> HttpResponse:
    wanted = request.GET.get("q", "")
    return desk_page(request, "people", wanted=wanted[: search.LONGEST], people=search.people(wanted))


@require_http_methods(["GET", "HEAD", "POST"])
@moderators_only
def person(request: HttpRequest, person_id: str) -> HttpResponse:
    """Show everything about a person that helps to judge: games, reports, sanctions, what they said."""
    found = Person.objects.filter(id=person_id).select_related("account").first() if person_id.isprintable() else None
    by = moderator_of(request)
    if found is None or by is None:
        raise Http404
    if request.method != "POST":
        return _shown(request, found)
    try:
        link = _act(request, by, found)
    except CannotAct as error:
        found.refresh_from_db()
        return _shown(request, found, UNPROCESSABLE, problem=str(error))
    if link:
        return _shown(request, found, link=link)
    return HttpResponseRedirect(reverse("desk_person", args=[found.id]), status=303)


def _act(request: HttpRequest, by: Person, found: Person) -> str:
    """Do what the form asks for. A link to show, where that is the result."""
    given = request.POST
    what, reason, length = given.get("do", ""), given.get("reason", ""), given.get("length", "")
    if what == "sanction":
        acts.sanction(by, found, given.get("kind", ""), reason, length)
    elif what == "address":
        acts.ban_address(by, found, given.get("address", ""), reason, length)
    elif what == "lift":
        acts.lift(by, _sanction(found, given.get("sanction", "")), reason)
    elif what == "rename":
        acts.rename(by, found, given.get("name", ""), reason)
    elif what == "password":
        return address_for_others(request) + acts.password_link(by, found)
    else:
        raise CannotAct("kind")
    return ""


def _sanction(found: Person, wanted: str) -> Sanction:
    about = Sanction.objects.filter(person=found) | Sanction.objects.filter(address__in=addresses_of(found))
    sanction = next((each for each in about if str(each.pk) == wanted), None)
    if sanction is None:
        raise CannotAct("gone")
    return sanction


def _shown(
    request: HttpRequest, found: Person, status: int = 200, *, problem: str = "", link: str = ""
) -> HttpResponse:
    words = words_of(request)
    return desk_page(
        request,
        "person",
        status,
        person=DeskPerson(words, found),
        is_moderator=is_moderator(found),
        kinds=[kind for kind in KINDS if kind != RENAMED],
        ban=BAN,
        told=TOLD,
        lengths=tuple(LENGTHS),
        same=same_address(found, OTHERS_SHOWN),
        typed={name: request.POST.get(name, "") for name in ("reason", "name", "kind", "length")},
        longest=LONGEST_REASON,
        longest_name=LONGEST_NAME,
        problem=problem,
        new_link=link,
        hours=HOURS,
    )
