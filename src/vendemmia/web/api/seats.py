"""Opening tables and taking seats through the API."""

from __future__ import annotations

from secrets import compare_digest
from typing import TYPE_CHECKING, Final

from django.db import transaction
from django.db.models import Q
from django.http import Http404

from vendemmia.bots import PLAYERS
from vendemmia.engine import Options, OptionsError
from vendemmia.record import new_secret
from vendemmia.web.conduct.blocks import without_strangers
from vendemmia.web.game.player_names import alike, tidy
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby import gathering
from vendemmia.web.lobby.listing import take_room
from vendemmia.web.lobby.openings import ANYBODY, seated
from vendemmia.web.lobby.table_setup import LobbySettings, TableSetup
from vendemmia.web.models import Seat, Table
from vendemmia.web.people.identity import is_shared
from vendemmia.web.people.names import why_not_called
from vendemmia.web.play.moves import open_table
from vendemmia.web.ratings import may_be_rated, why_not

from .errors import ApiError

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from vendemmia.locale import Words
    from vendemmia.web.models import Person

    from .schemas import Join, NewTable

YOU, OPEN = "you", "open"
ERRORS_OF: Final = {
    "account": "account-needed",
    "paused": "paused",
    "full": "no-free-seat",
    "closed": "closed-to-you",
    "blocked": "blocked-here",
    gathering.NAMELESS: "name-needed",
}
"""The ids of the API for what keeps a person from a seat."""


def open_for(person: Person | None, wanted: NewTable, words: Words) -> Table:
    """Return a new table. On a shared server it belongs to the person, and gathers while a seat is open."""
    options = _options(wanted, words)
    who = [seat.who for seat in wanted.seats]
    _check_seats(who)
    if wanted.rated and (not is_shared() or not may_be_rated(options, known_deal=wanted.seed is not None)):
        raise ApiError("not-rated")
    if wanted.rated:
        _check_rated(person, who)
    players = _players(person, wanted)
    if person is not None and OPEN in who:
        if not person.name:
            raise ApiError("name-needed")
        free = tuple(number for number, each in enumerate(who) if each == OPEN)
        friends = LobbySettings(
            free, spectators=wanted.spectators, listed=wanted.listed, rated=wanted.rated, clock=wanted.clock
        )
        return gathering.open_for_friends(words, TableSetup(options, tuple(players), wanted.seed), friends, person)
    seed = new_secret() if wanted.seed is None else wanted.seed
    with transaction.atomic():
        if wanted.listed:
            take_room(person)
        table = open_table(options, seed, seated(words, players, seed, ANYBODY), host=person)
        if person is not None:
            table.listed, table.spectators, table.clock = wanted.listed, wanted.spectators, wanted.clock
            table.save(update_fields=["listed", "spectators", "clock"])
    return table


def _options(wanted: NewTable, words: Words) -> Options:
    try:
        return Options.from_json({**wanted.options, "players": len(wanted.seats)})
    except OptionsError as error:
        raise ApiError("options", message=words.error(error)) from None
    except (TypeError, ValueError, RecursionError):
        raise ApiError("options") from None


def _check_seats(who: list[str]) -> None:
    """Check the seats: at home all seats of people are yours; on a shared server you have one, and others are open."""
    known = (YOU, OPEN, *PLAYERS) if is_shared() else (YOU, *PLAYERS)
    if any(each not in known for each in who) or (is_shared() and who.count(YOU) > 1):
        raise ApiError("seats")


def _check_rated(person: Person | None, who: list[str]) -> None:
    """Refuse a rated game unless it has an open seat and all people at it have accounts."""
    refused = why_not(person)
    if refused:
        raise ApiError(ERRORS_OF[refused])
    if OPEN not in who or who.count(YOU) != 1:
        raise ApiError("not-rated")


def _players(person: Person | None, wanted: NewTable) -> list[SeatedPlayer]:
    names = [tidy(seat.name) for seat in wanted.seats]
    if person is not None:
        names = [person.name if seat.who == YOU else name for seat, name in zip(wanted.seats, names, strict=True)]
    chosen = [alike(name) for name in names if name]
    if any(name and why_not_called(name, person) for name in names) or len(set(chosen)) < len(chosen):
        raise ApiError("seats")
    return [
        SeatedPlayer(name, "" if seat.who in {YOU, OPEN} else seat.who)
        for seat, name in zip(wanted.seats, names, strict=True)
    ]


def joinable(person: Person | None) -> QuerySet[Table]:
    """Return the tables that everybody on the server may join, but for those of people whom this one has blocked, or
    who have blocked them."""
    return without_strangers(Table.objects.filter(gathering=True, listed=True, deleted__isnull=True), person)


def tables_of(person: Person | None) -> QuerySet[Table]:
    """Return all tables at home; on a shared server those at which the person sits, or which they opened."""
    tables = Table.objects.filter(deleted__isnull=True)
    if not is_shared():
        return tables
    return tables.filter(Q(host=person) | Q(id__in=Seat.objects.filter(person=person).values("table_id")))


def join(person: Person | None, table_id: str, how: Join, words: Words) -> Table:
    """Take the first free seat. A person who has a seat at the table keeps it."""
    table = Table.objects.filter(id=table_id, deleted__isnull=True).first()
    if table is None or person is None:
        raise Http404
    if table.seats.filter(person=person).exists():
        return table
    invited = bool(table.invitation) and compare_digest(table.invitation.encode(), how.invitation.encode())
    if not invited and not table.listed:
        raise Http404
    try:
        gathering.join(words, table_id, person, listed=not invited, anyway=how.anyway)
    except gathering.CannotJoin as refused:
        raise ApiError(ERRORS_OF.get(str(refused), "not-gathering")) from None
    return Table.objects.get(id=table_id)
