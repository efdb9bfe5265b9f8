"""A table before its game: inviting people, joining by a link or a code, and what its host may change."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from django.core.exceptions import PermissionDenied
from django.db.models import Q
from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from vendemmia.bots import LEVELS_WEAKEST_FIRST
from vendemmia.web.conduct.audit import was_unlisted
from vendemmia.web.conduct.blocks import blocked_at, is_shut_out, silent_seats, without_strangers
from vendemmia.web.game.player_names import LONGEST_NAME, tidy
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.lobby import gathering
from vendemmia.web.lobby.gathering import CannotJoin
from vendemmia.web.lobby.invitations import address_for_others, link_to, picture_of
from vendemmia.web.lobby.listing import MOST_EACH, TooManyListed, open_listed
from vendemmia.web.lobby.openings import OPPONENT
from vendemmia.web.models import Table
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.pages.common.shared import shared_only
from vendemmia.web.people.identity import is_shared, person_of, somebody
from vendemmia.web.people.names import why_not_called
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play import chat
from vendemmia.web.play.access import access_to, check, row_for
from vendemmia.web.play.moves import Stale
from vendemmia.web.play.presence import is_here
from vendemmia.web.ratings import paused_until, why_not
from vendemmia.web.show.board.scene import SeatMark
from vendemmia.web.show.page.talk import Talk
from vendemmia.web.show.page.terms import terms
from vendemmia.web.show.result.games import about
from vendemmia.web.tables.stored import options_of

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from vendemmia.locale import Words
    from vendemmia.web.models import Person, Seat

CONFLICT = 409
UNPROCESSABLE = 422
MOST_LISTED = 20


def seats_shown(words: Words, table: Table, own: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """Return who sits where, for people who may not see more yet."""
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
    """Show the page of a table that gathers, or that its host has closed."""
    table = Table.objects.get(id=table_id)
    access, words = access_to(request, table), words_of(request)
    if table.deleted is not None:
        return _gone(request, closed=True)
    link = link_to(request, table)
    seats = seats_shown(words, table, access.seats)
    if not any(seat["free"] for seat in seats):  # The game would have begun.
        notice = notice or gathering.obstacle(table, access.person)
    return page(
        request,
        "gathering/gathering.html",
        status,
        table=table,
        access=access,
        seats=seats,
        marks={one["seat"].number: one["seat"] for one in seats},
        talk=Talk(words, table, access.seats, silent_seats(access.person, list(table.seats.all())), reports=True),
        about=about(words, options_of(table)),
        terms=terms(words, table),
        link=link,
        qr=picture_of(link) if link else "",
        address=address_for_others(request) + reverse("join"),
        rungs=LEVELS_WEAKEST_FIRST,
        level=OPPONENT,
        notice=notice,
        most_listed=MOST_EACH,
        screen=screen,
    )


def _gone(request: HttpRequest, *, closed: bool = False) -> HttpResponse:
    """Answer that a table or an invitation can no longer be used."""
    return page(request, "gathering/gone.html", 404, closed=closed)


@require_POST
def gather(request: HttpRequest, table_id: str) -> HttpResponse:
    """Carry out what people do before the game: `do` says what. The host may do everything, others may leave."""
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
    try:
        _manage(request, words, row, what)
    except TooManyListed:
        return shown(request, table_id, CONFLICT, notice="limits-listed")
    except gathering.CannotBegin as error:
        return shown(request, table_id, CONFLICT, notice=str(error))
    except (CannotJoin, Stale):  # It has begun meanwhile, or a person has come or gone: its page shows that.
        pass
    return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)


def _manage(request: HttpRequest, words: Words, row: Table, what: str) -> None:
    given, table_id = request.POST, row.id
    if what == "begin":
        gathering.begin(words, table_id, given.get("level", OPPONENT), by=person_of(request))
    elif what == "renew":
        gathering.renew(table_id)
    elif what == "remove" and given.get("seat", "") in map(str, range(6)):
        gathering.remove(table_id, int(given["seat"]))
    elif what == "listed" and given.get("to") == "on" and was_unlisted(table_id):
        return  # A moderator has taken it out of the list.
    elif what == "listed" and given.get("to") in ("on", "off"):
        if given["to"] == "on":
            limit(request, "listed")
        gathering.put_into_list(row, listed=given["to"] == "on")
    elif what == "spectators" and given.get("to") in ("on", "off"):
        Table.objects.filter(id=table_id).update(spectators=given["to"] == "on")
        bump_side_version(table_id)
    elif what == "chat" and given.get("to") in gathering.CHATS:
        Table.objects.filter(id=table_id).update(chat=given["to"])
        bump_side_version(table_id)


def say(request: HttpRequest, table_id: str) -> HttpResponse:
    """Send a message of a person with a seat to those who are there."""
    table = Table.objects.get(id=table_id)
    seats = access_to(request, table).seats
    if not seats or table.deleted is not None:
        raise PermissionDenied
    limit(request, "chat")
    try:
        chat.say(table, seats[0], phrase=request.POST.get("phrase", ""), text=request.POST.get("text", ""))
    except chat.CannotSay as error:
        return shown(request, table_id, UNPROCESSABLE, notice=str(error))
    return HttpResponseRedirect(reverse("table", args=[table_id]), status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def join(request: HttpRequest) -> HttpResponse:
    """Find a table by the code that another player reads out."""
    if request.method != "POST":
        return page(request, "gathering/join.html", typed="", wrong=False)
    limit(request, "joining")
    typed = request.POST.get("code", "")[:20]
    table = gathering.table_of_code(typed)
    if table is None:
        return page(request, "gathering/join.html", UNPROCESSABLE, typed=typed, wrong=True)
    return HttpResponseRedirect(reverse("join_link", args=[table.invitation]), status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def join_link(request: HttpRequest, invitation: str) -> HttpResponse:
    """Show who is there to a person who follows an invitation, and let them take a seat; a guest needs a name only.
    Once the game has begun, the same link leads those who play to their table, and others to watch, if the host allows
    it."""
    table = gathering.invited_to(invitation)
    if table is None:
        return _gone(request)
    if table.gathering:
        return _joining(request, table)
    person = person_of(request)
    if person is not None and table.seats.filter(person=person).exists():
        return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
    if not table.spectators or (person is not None and is_shut_out(person, table)):
        return _gone(request)
    words = words_of(request)
    about_it = about(words, options_of(table))
    return page(request, "gathering/begun.html", table=table, seats=seats_shown(words, table), about=about_it)


@require_http_methods(["GET", "HEAD", "POST"])
@shared_only
def join_listed(request: HttpRequest, table_id: str) -> HttpResponse:
    """Take a seat at a table that everybody on the server finds in the list."""
    table = Table.objects.filter(id=table_id, listed=True, gathering=True, deleted__isnull=True).first()
    if table is None:
        raise Http404
    return _joining(request, table, listed=True)


def _joining(request: HttpRequest, table: Table, *, listed: bool = False) -> HttpResponse:
    words, person = words_of(request), person_of(request)
    here = HttpResponseRedirect(reverse("table", args=[table.id]), status=303)
    if person is not None and table.seats.filter(person=person).exists():
        return here
    if request.method != "POST":
        return _join_page(request, table)
    limit(request, "joining")
    if table.rated and why_not(person):  # Before a person becomes a guest in vain.
        return _join_page(request, table, CONFLICT)
    if person is None or not person.name:
        name = tidy(request.POST.get("name", ""))
        if refused := why_not_called(name):
            return _join_page(request, table, UNPROCESSABLE, typed=name, wrong=refused)
        person = somebody(request, words, name)
    try:
        gathering.join(words, table.id, person, listed=listed, anyway="anyway" in request.POST)
    except CannotJoin as error:
        return _join_page(request, table, CONFLICT, cannot=str(error))
    return here


def _join_page(
    request: HttpRequest,
    table: Table,
    status: int = 200,
    *,
    typed: str | None = None,
    wrong: str = "",
    cannot: str = "",
) -> HttpResponse:
    words, person = words_of(request), person_of(request)
    refused = why_not(person) if table.rated else ""
    return page(
        request,
        "gathering/join_table.html",
        status,
        table=table,
        seats=seats_shown(words, table),
        about=about(words, options_of(table)),
        terms=terms(words, table),
        refused=refused,
        until=until_of(person),
        host="" if table.host is None else table.host.name,
        blocked=words.listed(blocked_at(person_of(request), table)),
        typed=preferences_of(request).name if typed is None else typed,
        wrong=wrong,
        cannot=cannot,
        longest_name=LONGEST_NAME,
    )


def until_of(person: Person | None) -> str:
    """Return when a person may sit at rated tables again, for a page that says so."""
    until = None if person is None else paused_until(person)
    return "" if until is None else until.strftime("%Y-%m-%d %H:%M UTC")


def open_tables(request: HttpRequest) -> list[dict[str, Any]]:
    """Return the tables that everybody on a shared server finds: to take a seat, or to watch."""
    if not is_shared():
        return []
    words, person = words_of(request), person_of(request)
    found = open_listed()
    if person is not None:
        found = without_strangers(found.exclude(Q(host=person) | Q(seats__person=person)), person)
    rows = found.prefetch_related("seats").defer("position", "start").order_by("-gathering", "-changed")[:MOST_LISTED]
    return [
        {
            "id": table.id,
            "players": words.listed([seat.name for seat in table.seats.all() if seat.name]),
            "about": about(words, options_of(table)),
            "terms": terms(words, table),
            "gathering": table.gathering,
            "free": sum(not seat.bot and seat.person_id is None for seat in table.seats.all()),
            "year": table.year,
        }
        for table in rows
    ]
