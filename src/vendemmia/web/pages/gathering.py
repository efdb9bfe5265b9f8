"""A table before its game: inviting people, joining by a link or a code, and what its host may change."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from django.db.models import Q
from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.bots import RUNGS
from vendemmia.web import gathering
from vendemmia.web.access import access_to, check, row_for
from vendemmia.web.gathering import CannotJoin
from vendemmia.web.invitations import address_for_others, link_to, picture_of
from vendemmia.web.limits import limit
from vendemmia.web.models import Table
from vendemmia.web.news import tell
from vendemmia.web.openings import OPPONENT
from vendemmia.web.people import is_shared, new_guest, person_of, somebody
from vendemmia.web.player_names import LONGEST_NAME, is_usable, tidy
from vendemmia.web.preferences import preferences_of
from vendemmia.web.presence import is_here
from vendemmia.web.rows import options_of
from vendemmia.web.show.games import about
from vendemmia.web.show.scene import SeatMark
from vendemmia.web.tables import Stale

from .rendering import page, words_of
from .shared import shared_only

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.locale import Words
    from vendemmia.web.models import Seat

CONFLICT = 409
UNPROCESSABLE = 422
SWITCHES = ("listed", "spectators")
MOST_LISTED = 20


def seats_shown(words: Words, table: Table, own: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """Who sits where, for people who may not see more yet."""
    return [_seat_shown(words, table, seat, own) for seat in table.seats.all()]


def _seat_shown(words: Words, table: Table, seat: Seat, own: tuple[int, ...]) -> dict[str, Any]:
    mark = SeatMark(seat.number, seat.name, seat.bot, seat.number in own, seat.colour)
    return {
        "seat": mark,
        "own": seat.number in own,
        "free": not seat.bot and seat.person_id is None,
        "bot": words.bot_name(seat.bot) if seat.bot else "",
        "host": seat.person_id is not None and seat.person_id == table.host_id,
        "here": seat.number in own or is_here(seat),
    }


def shown(
    request: HttpRequest, table_id: str, status: int = 200, *, notice: str = "", screen: bool = False
) -> HttpResponse:
    """The page of a table that gathers."""
    table = Table.objects.get(id=table_id)
    access, words = access_to(request, table), words_of(request)
    link = link_to(request, table)
    return page(
        request,
        "together/gathering.html",
        status,
        table=table,
        access=access,
        seats=seats_shown(words, table, access.seats),
        about=about(words, options_of(table)),
        link=link,
        qr=picture_of(link) if link else "",
        address=address_for_others(request) + reverse("join"),
        rungs=RUNGS,
        level=OPPONENT,
        notice=notice,
        screen=screen,
    )


@require_POST
def gather(request: HttpRequest, table_id: str) -> HttpResponse:
    """What people do before the game: `do` says what. The host may do everything, others may leave."""
    row = row_for(request, table_id, plays=True)
    if not row.gathering:
        return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)
    access, words = access_to(request, row), words_of(request)
    what = request.POST.get("do", "")
    if what == "leave" and access.person is not None and not access.manages:
        with suppress(CannotJoin):  # It has begun meanwhile: then they stay.
            gathering.leave(table_id, access.person)
        return HttpResponseRedirect(reverse("home"), status=303)
    check(access, manages=True)
    with suppress(CannotJoin, Stale):  # It has begun meanwhile, or somebody has come or gone: its page shows that.
        _manage(request, words, table_id, what)
    return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)


def _manage(request: HttpRequest, words: Words, table_id: str, what: str) -> None:
    given = request.POST
    if what == "begin":
        gathering.begin(words, table_id, given.get("level", OPPONENT))
    elif what == "renew":
        gathering.renew(table_id)
    elif what == "remove" and given.get("seat", "") in map(str, range(6)):
        gathering.remove(table_id, int(given["seat"]))
    elif what in SWITCHES and given.get("to") in ("on", "off"):
        Table.objects.filter(id=table_id).update(**{what: given["to"] == "on"})
        tell(table_id)
    elif what == "chat" and given.get("to") in gathering.CHATS:
        Table.objects.filter(id=table_id).update(chat=given["to"])
        tell(table_id)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def join(request: HttpRequest) -> HttpResponse:
    """Type the code that somebody in the same room reads out."""
    if request.method != "POST":
        return page(request, "together/join.html", typed="", wrong=False)
    limit(request, "joining")
    typed = request.POST.get("code", "")[:20]
    table = gathering.table_of_code(typed)
    if table is None:
        return page(request, "together/join.html", UNPROCESSABLE, typed=typed, wrong=True)
    return HttpResponseRedirect(reverse("join_link", args=[table.invitation]), status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def join_link(request: HttpRequest, invitation: str) -> HttpResponse:
    """Who follows an invitation sees who is there and takes a seat; a guest needs a name only."""
    table = gathering.invited_to(invitation)
    if table is None:
        return page(request, "together/gone.html", 404)
    return _joining(request, table)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def join_listed(request: HttpRequest, table_id: str) -> HttpResponse:
    """Take a seat at a table that everybody on the server finds in the list."""
    table = Table.objects.filter(id=table_id, listed=True, gathering=True, deleted__isnull=True).first()
    if table is None:
        raise Http404
    return _joining(request, table)


def _joining(request: HttpRequest, table: Table) -> HttpResponse:
    words, person = words_of(request), person_of(request)
    here = HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
    if person is not None and table.seats.filter(person=person).exists():
        return here
    if request.method != "POST":
        return _join_page(request, table)
    limit(request, "joining")
    if "watch" in request.POST and table.spectators:
        somebody(request, words)
        return HttpResponseRedirect(reverse("screen", args=[table.id]), status=303)
    if person is None:
        name = tidy(request.POST.get("name", ""))
        if not is_usable(name):
            return _join_page(request, table, UNPROCESSABLE, typed=name, wrong=True)
        limit(request, "guests")
        person = new_guest(request, name, words.language)
    try:
        gathering.join(words, table.id, person)
    except CannotJoin as error:
        return _join_page(request, table, CONFLICT, cannot=str(error))
    return here


def _join_page(
    request: HttpRequest,
    table: Table,
    status: int = 200,
    *,
    typed: str | None = None,
    wrong: bool = False,
    cannot: str = "",
) -> HttpResponse:
    words = words_of(request)
    return page(
        request,
        "together/join_table.html",
        status,
        table=table,
        seats=seats_shown(words, table),
        about=about(words, options_of(table)),
        host="" if table.host is None else table.host.name,
        typed=preferences_of(request).name if typed is None else typed,
        wrong=wrong,
        cannot=cannot,
        longest_name=LONGEST_NAME,
    )


def open_tables(request: HttpRequest) -> list[dict[str, Any]]:
    """The tables that everybody on a shared server finds: to take a seat, or to watch."""
    if not is_shared():
        return []
    words, person = words_of(request), person_of(request)
    found = Table.objects.filter(listed=True, over=False, deleted__isnull=True).filter(
        Q(gathering=True) | Q(spectators=True)
    )
    if person is not None:
        found = found.exclude(Q(host=person) | Q(seats__person=person))
    rows = found.prefetch_related("seats").defer("position", "start").order_by("-gathering", "-changed")[:MOST_LISTED]
    return [
        {
            "id": table.id,
            "players": words.listed([seat.name for seat in table.seats.all() if seat.name]),
            "about": about(words, options_of(table)),
            "gathering": table.gathering,
            "free": sum(not seat.bot and seat.person_id is None for seat in table.seats.all()),
            "year": table.year,
        }
        for table in rows
    ]
