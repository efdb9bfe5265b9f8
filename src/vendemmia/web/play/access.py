"""What a person may do at a table. Every page, stream and call of the API asks here, and nowhere else.

| who | sees the open table | sees a hand, answers | changes the table (seats, chat, delete) |
|---|---|---|---|
| owner of a home server | yes | all seats of people, one after the other | yes |
| owner of a household's server, at the computer itself | tables without a host | their seats of people | yes |
| host | yes | own seats | yes |
| person with a seat | yes | own seats | only what concerns the own seat |
| anybody else who has its address | if the table allows spectators and the game has begun | no | no |

The address of a table cannot be guessed: it has 64 random bits. For all others the table does not exist. A game with
the deal of a day is only for its own player until the day is over, and later hidden from players who still play a
ranked try with that deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.core.exceptions import PermissionDenied
from django.db.models import Q
from django.http import Http404

from vendemmia.web.conduct.blocks import is_shut_out
from vendemmia.web.models import Seat, Table
from vendemmia.web.people.identity import is_owner, is_shared, person_of
from vendemmia.web.results.daily_tries import may_watch

if TYPE_CHECKING:
    from django.db.models import QuerySet
    from django.http import HttpRequest

    from vendemmia.web.game.seating import SeatedPlayer
    from vendemmia.web.models import Person


class Access(NamedTuple):
    """What one person may do at one table."""

    person: Person | None
    """None on a home server, and for a stranger who watches."""
    seats: tuple[int, ...]
    """The seats for which this person answers, in a game that has begun or not."""
    manages: bool
    """Whether this person may change the table itself, or delete it."""

    @property
    def watches(self) -> bool:
        """A spectator: a person without a seat."""
        return not self.seats

    @property
    def plays(self) -> bool:
        """Has a seat, or the table itself."""
        return self.manages or bool(self.seats)


def access_to(request: HttpRequest, table: Table) -> Access:
    """Return what the person of a request may do at a table that exists. Http404 if not even look at it."""
    return access_of(person_of(request), table, owner=is_owner(request))


def access_of(person: Person | None, table: Table, *, owner: bool = False) -> Access:
    """Return the same for a person who is known already, such as the owner of a token. Http404 as above."""
    seats = _seats_of(table)
    if not is_shared() or (owner and table.host_id is None and not any(seat.person_id for seat in seats.values())):
        return Access(person, tuple(number for number, seat in seats.items() if not seat.bot), manages=True)
    if person is not None:
        own = tuple(number for number, seat in seats.items() if seat.person_id == person.id)
        if own or table.host_id == person.id:
            return Access(person, own, manages=table.host_id == person.id)
    may_look = table.day is None or may_watch(person, table.day)
    if table.spectators and may_look and not table.gathering:
        if person is not None and is_shut_out(person, table):
            raise Http404  # As if it were not there for them.
        return Access(person, (), manages=False)
    raise Http404


def _seats_of(table: Table) -> dict[int, SeatedPlayer | Seat]:
    """Return the seats by number. A table that was read with its game knows its players already."""
    players: tuple[SeatedPlayer, ...] | None = vars(table).get("players")
    if players is not None:
        return dict(enumerate(players))
    return {seat.number: seat for seat in table.seats.all()}


def row_for(request: HttpRequest, table_id: str, *, manages: bool = False, plays: bool = False) -> Table:
    """Return the row of a table, deleted or not, without its game.

    Http404 if it does not exist for this person; PermissionDenied if it does, but they may not do what `manages` or
    `plays` asks for.
    """
    table = (
        Table.objects.only("id", "host_id", "spectators", "listed", "gathering", "over", "uploaded", "day")
        .filter(id=table_id)
        .first()
    )
    if table is None:
        raise Http404
    if is_shared():
        check(access_to(request, table), manages=manages, plays=plays)
    return table


def check(access: Access, *, manages: bool = False, plays: bool = False) -> None:
    """Raise PermissionDenied for a person who may look, but not do this."""
    if (manages and not access.manages) or (plays and not access.plays):
        raise PermissionDenied


def own_tables(request: HttpRequest) -> QuerySet[Table]:
    """Return the tables that the lists of this person show: opened by them, or with a seat of theirs; at home all."""
    if not is_shared():
        return Table.objects.all()
    person = person_of(request)
    mine = Q(pk__in=[])
    if person is not None:
        mine = Q(host=person) | Q(id__in=Seat.objects.filter(person=person).values("table_id"))
    return Table.objects.filter(mine | Q(host__isnull=True) if is_owner(request) else mine)
