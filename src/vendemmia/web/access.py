"""What somebody may do at a table. Every page, stream and call of the API asks here, and nowhere else.

| who | sees the open table | sees a hand, answers | changes the table (seats, chat, delete) |
|---|---|---|---|
| owner of a home server | yes | all seats of people, one after the other | yes |
| host | yes | own seats | yes |
| person with a seat | yes | own seats | only what concerns the own seat |
| spectator | if the table allows it, or when it is over and listed | no | no |
| stranger | no: the table does not exist for them | no | no |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.http import Http404

from .people import is_shared, person_of

if TYPE_CHECKING:
    from django.http import HttpRequest

    from .models import Person, Table


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


def access_to(request: HttpRequest, table: Table) -> Access:
    """What the person of a request may do at a table that exists. Http404 if not even look at it."""
    return access_of(person_of(request), table)


def access_of(person: Person | None, table: Table) -> Access:
    """The same for a person who is known already, such as the owner of a token. Http404 as above."""
    seats = list(table.seats.all())
    if not is_shared():
        return Access(None, tuple(seat.number for seat in seats if not seat.bot), manages=True)
    if person is not None:
        own = tuple(seat.number for seat in seats if seat.person_id == person.id)
        if own or table.host_id == person.id:
            return Access(person, own, manages=table.host_id == person.id)
    if table.spectators and (person is not None or table.listed):
        return Access(person, (), manages=False)
    raise Http404
