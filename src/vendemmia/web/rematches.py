"""The next game of the same people: everybody presses once, and the seats rotate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from vendemmia.record import new_secret

from .clocks import NONE
from .gathering import begin
from .models import Seat, Table
from .news import tell
from .seating import Player
from .tables import Stale, open_gathering

if TYPE_CHECKING:
    from vendemmia.locale import Words

    from .models import Person


def waiting_for(table: Table) -> list[int]:
    """The seats whose people have not pressed yet; whoever has left the game is not waited for."""
    seats = Seat.objects.filter(table_id=table.id, person__isnull=False, again=False, left=False)
    return list(seats.values_list("number", flat=True))


def want_again(words: Words, table: Table, person: Person) -> Table | None:
    """A person wants a rematch. The new table, once all of them do. You are `alone` with the old one."""
    if table.followed_by_id is not None:
        return Table.objects.filter(id=table.followed_by_id, deleted__isnull=True).first()
    Seat.objects.filter(table_id=table.id, person=person).update(again=True)
    if waiting_for(table):
        tell(table.id)
        return None
    with transaction.atomic():
        again = _opened(table, table.host or person)
        if not Table.objects.filter(id=table.id, followed_by__isnull=True).update(followed_by=again):
            raise Stale  # Another process was faster.
        tell(table.id)
    begin(words, again.id)
    return again


def _opened(table: Table, host: Person) -> Table:
    """The same seats and settings with another deal; everybody moves up by one place. Who has left becomes a computer
    player."""
    gone = set(Seat.objects.filter(table_id=table.id, left=True).values_list("number", flat=True))
    players = [
        Player(player.name, player.level or ("normal" if seat in gone else ""), player.colour, "", None)
        if player.bot or seat in gone
        else Player(player.name, "", player.colour, "", player.person_id)
        for seat, player in enumerate(table.players)
    ]
    colours = [seat if player.colour is None else player.colour for seat, player in enumerate(players)]
    kept = [player._replace(colour=colour) for player, colour in zip(players, colours, strict=True)]
    more = {"chat": table.chat, "clock": table.clock or NONE, "spectators": table.spectators, "rated": table.rated}
    return open_gathering(
        table.game.game.options, new_secret(), [*kept[1:], kept[0]], host, listed=table.listed, pace=table.pace, **more
    )
