"""A table that gathers its people: inviting, joining, leaving, and the beginning of its game.

The deal is made when the table opens, but nobody sees anything of it before the game begins.
"""

from __future__ import annotations

import secrets
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction

from vendemmia.bots import PLAYERS
from vendemmia.engine import VendemmiaError
from vendemmia.record import new_secret

from .locks import alone
from .models import Seat, Table, new_key
from .news import tell
from .player_names import LONGEST_NAME, alike, seat_names
from .reading import read_table
from .seating import Player
from .tables import Stale, changing, open_gathering

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.db.models import QuerySet

    from vendemmia.locale import Words

    from .models import Person
    from .openings import Opening

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""Of short codes: no vowels, so that no word comes out, and nothing that looks like a digit."""
CODE_LENGTH: Final = 5
CHATS: Final = ("phrases", "all", "off")


class Friends(NamedTuple):
    """What the host of a table for several people has chosen."""

    free: tuple[int, ...]
    """The seats that others may take."""
    chat: str = "phrases"
    clock: str = "none"
    spectators: bool = False
    listed: bool = False
    rated: bool = False


class CannotJoin(VendemmiaError):
    """No seat can be taken; the argument is the end of the id of the message `together-cannot-…`."""


def open_for_friends(words: Words, opening: Opening, friends: Friends, host: Person) -> Table:
    """A table with free seats. It begins when all are taken, or when the host says so."""
    seed = new_secret() if opening.seed is None else opening.seed
    given = [
        ("" if seat in friends.free else player.name or ("" if player.bot else host.name), bool(player.bot))
        for seat, player in enumerate(opening.players)
    ]
    names = seat_names(words, _distinct(given), seed)
    players = [
        Player("" if seat in friends.free else name, player.bot, None, "", _whose(seat, player, friends, host))
        for seat, (name, player) in enumerate(zip(names, opening.players, strict=True))
    ]
    more = {"chat": friends.chat, "clock": friends.clock, "spectators": friends.spectators}
    more |= {"listed": friends.listed, "rated": friends.rated, "pace": opening.pace}
    return open_gathering(opening.options, seed, players, host, invitation=new_key(), code=_new_code(), **more)


def _whose(seat: int, player: Player, friends: Friends, host: Person) -> str | None:
    return None if player.bot or seat in friends.free else host.id


def _distinct(given: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """Several seats of the same person have different names."""
    taken: set[str] = set()
    found = []
    for name, is_bot in given:
        own = free_name(name, taken) if name else ""
        taken.add(alike(own))
        found.append((own, is_bot))
    return found


def free_name(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody else at the table has it."""
    found, number = name, 2
    while alike(found) in taken:
        end = f" {number}"
        found, number = name[: LONGEST_NAME - len(end)] + end, number + 1
    return found


def _new_code() -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if not Table.objects.filter(code=code).exists():
            return code


def invited_to(invitation: str) -> Table | None:
    """The table of a link, while it gathers."""
    if not invitation:
        return None
    return Table.objects.filter(invitation=invitation, gathering=True, deleted__isnull=True).first()


def table_of_code(typed: str) -> Table | None:
    """The table of a short code, as somebody typed it."""
    code = "".join(typed.split()).upper()
    if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
        return None
    return Table.objects.filter(code=code, gathering=True, deleted__isnull=True).first()


@contextmanager
def _changing_seats(table_id: str) -> Iterator[Table]:
    """The row of a table that still gathers; open pages then show what has changed. CannotJoin if it has begun."""
    with alone(table_id), transaction.atomic():
        table = Table.objects.select_for_update().filter(id=table_id, gathering=True, deleted__isnull=True).first()
        if table is None:
            raise CannotJoin("begun")
        yield table
        tell(table_id)


def join(words: Words, table_id: str, person: Person) -> Table:
    """Give a person a free seat; one who has a seat keeps it. CannotJoin if there is none. The last one begins."""
    with _changing_seats(table_id) as table:
        seats = list(table.seats.all())
        free = [seat for seat in seats if seat.person_id is None and not seat.bot]
        if any(seat.person_id == person.id for seat in seats):
            return table
        if not free:
            raise CannotJoin("full")
        taken = {alike(seat.name) for seat in seats if seat.name}
        name = free_name(person.name, taken)
        if not table.seats.filter(id=free[0].pk, person__isnull=True).update(person=person, name=name):
            raise CannotJoin("full")
        full = len(free) == 1
    if full:
        with suppress(Stale):  # Somebody has left meanwhile, so that it is not full; or it has begun.
            begin(words, table_id)
    return table


def leave(table_id: str, person: Person) -> None:
    """A person gives back the seats they have taken."""
    with _changing_seats(table_id) as table:
        _free(table, table.seats.filter(person=person))


def remove(table_id: str, number: int) -> None:
    """The host takes a seat away from somebody, whose link is of no use any more."""
    with _changing_seats(table_id) as table:
        if _free(table, table.seats.filter(number=number)):
            _renew(table)


def _free(table: Table, seats: QuerySet[Seat]) -> int:
    """Nobody sits there any more. Not the host, whose seats are not for others."""
    found = seats.filter(bot="", person__isnull=False).exclude(person_id=table.host_id)
    return found.update(person=None, name="", seen=None)


def renew(table_id: str) -> None:
    """A new link and a new code: the old ones are useless."""
    with _changing_seats(table_id) as table:
        _renew(table)


def _renew(table: Table) -> None:
    Table.objects.filter(id=table.id).update(invitation=new_key(), code=_new_code())


def begin(words: Words, table_id: str, level: str = "normal") -> None:
    """Begin the game; computer players take the seats that are free. Stale if somebody comes or goes meanwhile."""
    level = level if level in PLAYERS else "normal"
    with alone(table_id):
        table = read_table(table_id)
        if not table.gathering:
            return
        free = [seat for seat, player in enumerate(table.players) if not player.bot and player.person_id is None]
        given = [(player.name, bool(player.bot) or seat in free) for seat, player in enumerate(table.players)]
        names = seat_names(words, given, table.deal)
        table.players = tuple(
            player._replace(name=names[seat], bot=level if seat in free else player.bot)
            for seat, player in enumerate(table.players)
        )

        seated = [player.person_id for player in table.players]

        def write() -> None:
            # The row is locked now: whoever joins or leaves in another process has done so, or finds it begun.
            if list(table.seats.order_by("number").values_list("person_id", flat=True)) != seated:
                raise Stale
            Table.objects.filter(id=table_id).update(invitation="", code="")
            for seat in free:
                Seat.objects.filter(table_id=table_id, number=seat).update(name=names[seat], bot=level)
            tell(table_id)

        table.gathering = False
        with changing(table, table.version, also=write):
            pass
