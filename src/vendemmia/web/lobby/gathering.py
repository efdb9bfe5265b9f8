"""A table that gathers its people: inviting, joining, leaving, and the beginning of its game.

The deal is made when the table opens, but no page shows anything of it before the game begins.
"""

from __future__ import annotations

import secrets
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from django.db import transaction

from vendemmia.bots import PLAYERS
from vendemmia.engine import VendemmiaError
from vendemmia.record import new_secret
from vendemmia.web.conduct.blocks import blocked_at, is_shut_out
from vendemmia.web.conduct.sanctions import check, is_stopped
from vendemmia.web.game.player_names import alike, free_name, seat_names
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Person, Seat, Table, new_key
from vendemmia.web.play.chat import clear
from vendemmia.web.play.clocks import clock_of, is_live
from vendemmia.web.play.moves import Stale, committing, open_gathering
from vendemmia.web.play.presence import is_here
from vendemmia.web.ratings import why_not
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock

from .listing import take_room

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.db.models import QuerySet

    from vendemmia.locale import Words

    from .table_setup import LobbySettings, TableSetup

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""Of short codes: no vowels, so that no word comes out, and nothing that looks like a digit."""
CODE_LENGTH: Final = 5
FEWEST_RATED: Final = 2
"""People with different accounts in a rated game."""
NAMELESS: Final = "name"
"""A guest who has not said their name cannot sit among others."""
CHATS: Final = ("phrases", "all", "off")


class CannotJoin(VendemmiaError):
    """No seat can be taken; the argument is the end of the id of the message `together-cannot-…`."""


class CannotBegin(VendemmiaError):
    """A rated game cannot begin yet; the argument is the id of the message that says why."""


def open_for_friends(words: Words, new: TableSetup, friends: LobbySettings, host: Person) -> Table:
    """Return a table with free seats. It begins when all are taken, or when the host says so. TooManyListed."""
    seed = new_secret() if new.seed is None else new.seed
    if friends.rated and (refused := why_not(host)):
        raise CannotJoin(refused)
    if not host.name:
        raise CannotJoin(NAMELESS)
    given = [
        ("" if seat in friends.free else player.name or ("" if player.bot else host.name), bool(player.bot))
        for seat, player in enumerate(new.players)
    ]
    names = seat_names(words, _distinct(given), seed)
    players = [
        SeatedPlayer("" if seat in friends.free else name, player.bot, None, "", _whose(seat, player, friends, host))
        for seat, (name, player) in enumerate(zip(names, new.players, strict=True))
    ]
    more = {
        "chat": friends.chat,
        "clock": clock_of(friends.clock, rated=friends.rated),
        "spectators": friends.spectators,
    }
    more |= {"listed": friends.listed, "rated": friends.rated, "pace": new.pace}
    with transaction.atomic():
        if friends.listed:
            take_room(host)
        return open_gathering(new.options, seed, players, host, invitation=new_key(), code=_new_code(), **more)


def _whose(seat: int, player: SeatedPlayer, friends: LobbySettings, host: Person) -> str | None:
    return None if player.bot or seat in friends.free else host.id


def _distinct(given: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """Give several seats of the same person different names."""
    taken: set[str] = set()
    found = []
    for name, is_bot in given:
        own = free_name(name, taken) if name else ""
        taken.add(alike(own))
        found.append((own, is_bot))
    return found


def _new_code() -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if not Table.objects.filter(code=code).exists():
            return code


def invited_to(invitation: str) -> Table | None:
    """Return the table of a link. Once its game has begun, the link offers no seat any more, but perhaps to watch."""
    if not invitation:
        return None
    # The index knows only tables that have one, and must read that in the question.
    return Table.objects.filter(invitation=invitation, deleted__isnull=True).exclude(invitation="").first()


def table_of_code(typed: str) -> Table | None:
    """Return the table of a short code as it was typed."""
    code = "".join(typed.split()).upper()
    if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
        return None
    return Table.objects.filter(code=code, gathering=True, deleted__isnull=True).first()


@contextmanager
def _changing_seats(table_id: str) -> Iterator[Table]:
    """Yield the row of a table that gathers, then let open pages show the change. CannotJoin if it has begun."""
    with table_lock(table_id), transaction.atomic():
        table = Table.objects.select_for_update().filter(id=table_id, gathering=True, deleted__isnull=True).first()
        if table is None:
            raise CannotJoin("begun")
        yield table
        bump_side_version(table_id)


def join(words: Words, table_id: str, person: Person, *, listed: bool = False, anyway: bool = False) -> Table:
    """Give a person a free seat, or raise CannotJoin. A person who has a seat keeps it. The last one begins the game.

    `listed`: they found the table in the list. `anyway`: they know that a person they have blocked sits there.
    """
    with _changing_seats(table_id) as table:
        seats = list(table.seats.all())
        free = [seat for seat in seats if seat.person_id is None and not seat.bot]
        if any(seat.person_id == person.id for seat in seats):
            return table
        check(person, "rated" if table.rated else "play")
        if not person.name:
            raise CannotJoin(NAMELESS)
        _check_blocks(table, person, listed=listed, anyway=anyway)
        if not free:
            raise CannotJoin("full")
        if table.rated and (refused := why_not(person)):
            raise CannotJoin(refused)
        taken = {alike(seat.name) for seat in seats if seat.name}
        name = free_name(person.name, taken)
        if not table.seats.filter(id=free[0].pk, person__isnull=True).update(person=person, name=name):
            raise CannotJoin("full")
        full = len(free) == 1
    if full:
        with suppress(Stale, CannotBegin):  # A person has left meanwhile, so that it is not full; or it has begun.
            begin(words, table_id, by=person)
    return table


def _check_blocks(table: Table, person: Person, *, listed: bool, anyway: bool) -> None:
    """Refuse a blocked person without saying why. Tell a person who has blocked a player that the player is here."""
    if is_shut_out(person, table):
        raise CannotJoin("closed")
    if not anyway or listed:
        blocked = blocked_at(person, table)
        if blocked:
            raise CannotJoin("closed" if listed else "blocked")


def leave(table_id: str, person: Person) -> None:
    """Free the seats that a person has taken."""
    with _changing_seats(table_id) as table:
        _free(table, table.seats.filter(person=person))


def remove(table_id: str, number: int) -> None:
    """Take a seat away from a person, at the host's wish. Their link stops working."""
    with _changing_seats(table_id) as table:
        if _free(table, table.seats.filter(number=number)):
            _renew(table)


def _free(table: Table, seats: QuerySet[Seat]) -> int:
    """Free seats, except those of the host, which are not for others. Return how many were freed."""
    found = seats.filter(bot="", person__isnull=False).exclude(person_id=table.host_id)
    # The seat gets another name, under which the words of its last person must not be read.
    clear(table, found.values_list("number", flat=True))
    return found.update(person=None, name="", seen=None)


def put_into_list(table: Table, *, listed: bool) -> None:
    """Decide whether everybody on the server finds a table. TooManyListed if its host has enough of them there."""
    with transaction.atomic():
        if listed:
            take_room(table.host, but=table.id)
        Table.objects.filter(id=table.id).update(listed=listed)
        bump_side_version(table.id)


def renew(table_id: str) -> None:
    """Replace the invitation link and code. The old ones stop working."""
    with _changing_seats(table_id) as table:
        _renew(table)


def _renew(table: Table) -> None:
    Table.objects.filter(id=table.id).update(invitation=new_key(), code=_new_code())


def obstacle(table: Table, by: Person | None = None) -> str:
    """Return why a rated game cannot begin with those who sit there, as the id of a message; empty if it can.

    `by` is a person who is there. Others could join just because a player is away, and win on time.
    """
    if not table.rated:
        return ""
    people = Person.objects.filter(id__in=table.seats.values("person"))
    if sum(person.account_id is not None for person in people) < FEWEST_RATED:
        return "together-cannot-rated-alone"
    if any(why_not(person) or is_stopped(person, "rated") for person in people):
        return "together-cannot-rated-now"
    others = table.seats.filter(person__isnull=False).exclude(person=by)
    return "together-cannot-rated-away" if is_live(table) and not all(map(is_here, others)) else ""


def begin(words: Words, table_id: str, level: str = "normal", *, by: Person | None = None) -> None:
    """Begin the game; computer players take the seats that are free. Stale if a person joins or leaves meanwhile.

    CannotBegin if it is rated and only one person has come, since such a game would compare no players; if a person at
    it may not play rated games now, who may have sat down before they lost that right; or if one of them is away and
    would lose on time. `by` is a person who is there.
    """
    level = level if level in PLAYERS else "normal"
    with table_lock(table_id):
        table = read_table(table_id)
        if not table.gathering:
            return
        free = [seat for seat, player in enumerate(table.players) if not player.bot and player.person_id is None]
        if refused := obstacle(table, by):
            raise CannotBegin(refused)
        given = [(player.name, bool(player.bot) or seat in free) for seat, player in enumerate(table.players)]
        names = seat_names(words, given, table.deal)
        table.players = tuple(
            player._replace(name=names[seat], bot=level if seat in free else player.bot)
            for seat, player in enumerate(table.players)
        )

        seated = [player.person_id for player in table.players]

        def write() -> None:
            # The row is locked now: joining or leaving in another process is done, or finds the game begun.
            if list(table.seats.order_by("number").values_list("person_id", flat=True)) != seated:
                raise Stale
            Table.objects.filter(id=table_id).update(code="")
            for seat in free:
                Seat.objects.filter(table_id=table_id, number=seat).update(name=names[seat], bot=level)
            bump_side_version(table_id)

        table.gathering = False
        with committing(table, table.version, extra_write=write):
            pass
