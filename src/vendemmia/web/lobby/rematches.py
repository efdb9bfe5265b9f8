"""The next game of the same people: everybody presses once, and the seats rotate."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from django.db import transaction

from vendemmia.record import new_secret
from vendemmia.web.conduct.sanctions import check, is_stopped
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.live.side_changes import bump_side_version
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.play.clocks import NONE, clock_of
from vendemmia.web.play.moves import Stale, open_gathering
from vendemmia.web.play.presence import is_here
from vendemmia.web.ratings import why_not

from .gathering import FEWEST_RATED, CannotBegin, begin
from .listing import has_room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.locale import Words


def waiting_for(table: Table) -> list[int]:
    """Return the seats whose people have not pressed yet.

    Who has given up the game is waited for only while they are here.
    """
    seats = Seat.objects.filter(table_id=table.id, person__isnull=False, again=False)
    return [seat.number for seat in seats if not seat.left or is_here(seat)]


def want_again(words: Words, table: Table, person: Person) -> Table | None:
    """Note that a person wants a rematch. Return the new table once all of them do.

    Call it with the lock of the old table.
    """
    if table.followed_by_id is not None:
        return Table.objects.filter(id=table.followed_by_id, deleted__isnull=True).first()
    deed = "rated" if table.rated else "play"
    check(person, deed)
    Seat.objects.filter(table_id=table.id, person=person).update(again=True)
    if waiting_for(table):
        bump_side_version(table.id)
        return None
    if any(is_stopped(seat.person, deed) for seat in Seat.objects.filter(table_id=table.id).select_related("person")):
        raise Stale  # A person who had pressed before.
    with transaction.atomic():
        again = _opened(table, table.host or person)
        for seat in Seat.objects.filter(table_id=table.id, seen__isnull=False):
            Seat.objects.filter(table_id=again.id, person=seat.person).update(seen=seat.seen)
        if not Table.objects.filter(id=table.id, followed_by__isnull=True).update(followed_by=again):
            raise Stale  # Another process was faster.
        bump_side_version(table.id)
    with suppress(CannotBegin):  # A person has gone away, or has lost the right to play rated games: the table waits.
        begin(words, again.id, by=person)
    return again


def _opened(table: Table, host: Person) -> Table:
    """Return the same seats and settings with another deal; everybody moves up by one place.

    Who has given up the game and has not pressed becomes a computer player.
    """
    gone = set(Seat.objects.filter(table_id=table.id, left=True, again=False).values_list("number", flat=True))
    players = [
        SeatedPlayer(player.name, player.level or ("normal" if seat in gone else ""), player.colour, "", None)
        if player.bot or seat in gone
        else SeatedPlayer(player.name, "", player.colour, "", player.person_id)
        for seat, player in enumerate(table.players)
    ]
    colours = [seat if player.colour is None else player.colour for seat, player in enumerate(players)]
    kept = [player._replace(colour=colour) for player, colour in zip(players, colours, strict=True)]
    rated = table.rated and _may_be_rated(kept)
    more = {
        "chat": table.chat,
        "clock": clock_of(table.clock or NONE, rated=rated),
        "spectators": table.spectators,
        "rated": rated,
    }
    return open_gathering(
        table.game.options,
        new_secret(),
        [*kept[1:], kept[0]],
        host,
        listed=table.listed and has_room(host),
        pace=table.pace,
        **more,
    )


def _may_be_rated(players: Sequence[SeatedPlayer]) -> bool:
    """Return whether at least two people sit there again, and all of them may play for ratings."""
    people = Person.objects.filter(id__in=[player.person_id for player in players if player.person_id])
    return len(people) >= FEWEST_RATED and not any(why_not(person) for person in people)
