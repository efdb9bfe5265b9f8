"""Opening tables and taking seats through the API."""

from __future__ import annotations

from secrets import compare_digest
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import Q
from django.http import Http404

from vendemmia.bots import PLAYERS
from vendemmia.engine import Options, OptionsError
from vendemmia.record import new_secret
from vendemmia.web import gathering
from vendemmia.web.models import Seat, Table
from vendemmia.web.openings import ANYBODY, Opening, seated
from vendemmia.web.people import is_shared
from vendemmia.web.player_names import alike, is_usable, tidy
from vendemmia.web.ratings import may_be_rated
from vendemmia.web.seating import Player
from vendemmia.web.tables import open_table

from .errors import ApiError

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from vendemmia.locale import Words
    from vendemmia.web.models import Person

    from .schemas import NewTable

YOU, OPEN = "you", "open"


def open_for(person: Person | None, wanted: NewTable, words: Words) -> Table:
    """A new table. On a shared server it belongs to the person, and gathers while a seat is open."""
    options = _options(wanted, words)
    who = [seat.who for seat in wanted.seats]
    _check_seats(who)
    if wanted.rated and (not is_shared() or not may_be_rated(options, known_deal=wanted.seed is not None)):
        raise ApiError("not-rated")
    players = _players(person, wanted)
    if person is not None and OPEN in who:
        free = tuple(number for number, each in enumerate(who) if each == OPEN)
        friends = gathering.Friends(free, spectators=wanted.spectators, listed=wanted.listed, rated=wanted.rated)
        return gathering.open_for_friends(words, Opening(options, tuple(players), wanted.seed), friends, person)
    seed = new_secret() if wanted.seed is None else wanted.seed
    with transaction.atomic():
        table = open_table(options, seed, seated(words, players, seed, ANYBODY), host=person)
        if person is not None:
            table.listed, table.spectators, table.rated = wanted.listed, wanted.spectators, wanted.rated
            table.save(update_fields=["listed", "spectators", "rated"])
    return table


def _options(wanted: NewTable, words: Words) -> Options:
    try:
        return Options.from_json({**wanted.options, "players": len(wanted.seats)})
    except OptionsError as error:
        raise ApiError("options", message=words.error(error)) from None
    except (TypeError, ValueError, RecursionError):
        raise ApiError("options") from None


def _check_seats(who: list[str]) -> None:
    """At home all seats of people are yours. On a shared server you have one, and others are open."""
    known = (YOU, OPEN, *PLAYERS) if is_shared() else (YOU, *PLAYERS)
    if any(each not in known for each in who) or (is_shared() and who.count(YOU) > 1):
        raise ApiError("seats")


def _players(person: Person | None, wanted: NewTable) -> list[Player]:
    names = [tidy(seat.name) for seat in wanted.seats]
    if person is not None:
        names = [person.name if seat.who == YOU else name for seat, name in zip(wanted.seats, names, strict=True)]
    chosen = [alike(name) for name in names if name]
    if any(name and not is_usable(name) for name in names) or len(set(chosen)) < len(chosen):
        raise ApiError("seats")
    return [
        Player(name, "" if seat.who in {YOU, OPEN} else seat.who)
        for seat, name in zip(wanted.seats, names, strict=True)
    ]


def joinable() -> QuerySet[Table]:
    """The tables that everybody on the server may join."""
    return Table.objects.filter(gathering=True, listed=True, deleted__isnull=True)


def tables_of(person: Person | None) -> QuerySet[Table]:
    """All tables at home; on a shared server those at which the person sits, or which they opened."""
    tables = Table.objects.filter(deleted__isnull=True)
    if not is_shared():
        return tables
    return tables.filter(Q(host=person) | Q(id__in=Seat.objects.filter(person=person).values("table_id")))


def join(person: Person | None, table_id: str, invitation: str, words: Words) -> Table:
    """Take the first free seat. Somebody who sits there already keeps the seat."""
    table = Table.objects.filter(id=table_id, deleted__isnull=True).first()
    if table is None or person is None:
        raise Http404
    if table.seats.filter(person=person).exists():
        return table
    invited = bool(table.invitation) and compare_digest(table.invitation.encode(), invitation.encode())
    if not invited and not table.listed:
        raise Http404
    try:
        gathering.join(words, table_id, person)
    except gathering.CannotJoin as refused:
        raise ApiError("no-free-seat" if str(refused) == "full" else "not-gathering") from None
    return Table.objects.get(id=table_id)
