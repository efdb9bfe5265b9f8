"""What somebody may do at a table. Every page, stream and call of the API asks here, and nowhere else.

| who | sees the open table | sees a hand, answers | changes the table (seats, chat, delete) |
|---|---|---|---|
| owner of a home server | yes | all seats of people, one after the other | yes |
| owner of a household's server, at the computer itself | tables without a host | their seats of people | yes |
| host | yes | own seats | yes |
| person with a seat | yes | own seats | only what concerns the own seat |
| spectator | if the table allows it and the game has begun | no | no |
| stranger | only if the table is listed as well | no | no |

For everybody else the table does not exist.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.core.exceptions import PermissionDenied
from django.db.models import Q
from django.http import Http404

from .models import Seat, Table
from .people import is_owner, is_shared, person_of

if TYPE_CHECKING:
    from django.db.models import QuerySet
    from django.http import HttpRequest

    from .models import Person
    from .seating import Player


class Access(NamedTuple):
    """What one person may do at one table."""

    person: Person | None
    """None on a home server, and for a stranger who may watch."""
    seats: tuple[int, ...]
    """The seats for which this person answers, in a game that has begun or not."""
    manages: bool
    """Whether this person may change the table itself, or delete it."""

    @property
    def watches(self) -> bool:
        """A spectator: somebody without a seat."""
        return not self.seats

    @property
    def plays(self) -> bool:
        """Has a seat, or the table itself."""
        return self.manages or bool(self.seats)


def access_to(request: HttpRequest, table: Table) -> Access:
    """What the person of a request may do at a table that exists. Http404 if not even look at it."""
    return access_of(person_of(request), table, owner=is_owner(request))


def access_of(person: Person | None, table: Table, *, owner: bool = False) -> Access:
    """The same for a person who is known already, such as the owner of a token. Http404 as above."""
    seats = _seats_of(table)
    if not is_shared() or (owner and table.host_id is None and not any(seat.person_id for seat in seats.values())):
        return Access(person, tuple(number for number, seat in seats.items() if not seat.bot), manages=True)
    if person is not None:
        own = tuple(number for number, seat in seats.items() if seat.person_id == person.id)
        if own or table.host_id == person.id:
            return Access(person, own, manages=table.host_id == person.id)
    if table.spectators and not table.gathering and (person is not None or table.listed):
        return Access(person, (), manages=False)
    raise Http404


def _seats_of(table: Table) -> dict[int, Player | Seat]:
    """By number. A table that was read with its game knows its players already."""
    players: tuple[Player, ...] | None = vars(table).get("players")
    if players is not None:
        return dict(enumerate(players))
    return {seat.number: seat for seat in table.seats.all()}


def row_for(request: HttpRequest, table_id: str, *, manages: bool = False, plays: bool = False) -> Table:
    """The row of a table, deleted or not, without its game. Http404 if it does not exist for this person;
    PermissionDenied if it does, but they may not do what `manages` or `plays` asks for."""
    table = (
        Table.objects.only("id", "host_id", "spectators", "listed", "gathering", "over", "uploaded")
        .filter(id=table_id)
        .first()
    )
    if table is None:
        raise Http404
    if is_shared():
        check(access_to(request, table), manages=manages, plays=plays)
    return table


def check(access: Access, *, manages: bool = False, plays: bool = False) -> None:
    """PermissionDenied for somebody who may look, but not do this."""
    if (manages and not access.manages) or (plays and not access.plays):
        raise PermissionDenied


def own_tables(request: HttpRequest) -> QuerySet[Table]:
    """The tables that the lists of this person show: opened by them, or with a seat of theirs; at home all."""
    if not is_shared():
        return Table.objects.all()
    person = person_of(request)
    mine = Q(pk__in=[])
    if person is not None:
        mine = Q(host=person) | Q(id__in=Seat.objects.filter(person=person).values("table_id"))
    return Table.objects.filter(mine | Q(host__isnull=True) if is_owner(request) else mine)
