"""Who sits before the screen: the seat for which a page of a table is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.http import Http404

from vendemmia.web.models import Table
from vendemmia.web.reading import read_table
from vendemmia.web.show.scene import Scene

from .rendering import words_of

if TYPE_CHECKING:
    from django.http import HttpRequest

MOST_REMEMBERED = 20
"""Tables at which the browser remembers who faces it."""


class Sitting(NamedTuple):
    """A table and the reader before the screen. While it is used, one is `alone` with the table."""

    table: Table
    scene: Scene
    people: tuple[int, ...]
    """The seats of people, all of whom share this screen."""
    covered: bool
    """Another person must take the screen before anything of a hand is shown."""

    @property
    def seat(self) -> int | None:
        return self.scene.seat


def table_or_404(table_id: str) -> Table:
    """The table with its game, while you are `alone` with it."""
    try:
        return read_table(table_id)
    except Table.DoesNotExist:
        raise Http404 from None


def people_at(table: Table) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(number for number, player in enumerate(table.players) if not player.bot)


def sitting(request: HttpRequest, table: Table) -> Sitting:
    """Several people take turns before one screen; one alone always faces it."""
    people = people_at(table)
    facing = facing_of(request, table, people)
    asked = table.game.game.state.to_move
    covered = len(people) > 1 and asked in people and facing != asked
    scene = Scene(
        table.game,
        None if covered else facing,
        [player.name for player in table.players],
        words_of(request),
        bots=[player.level for player in table.players],
        live=not table.uploaded,
    )
    return Sitting(table, scene, people, covered)


def facing_of(request: HttpRequest, table: Table, people: tuple[int, ...]) -> int | None:
    if not people or table.uploaded:
        return None
    if len(people) == 1:
        return people[0]
    facing = remembered(request).get(table.id)
    return facing if facing in people else None


def remembered(request: HttpRequest) -> dict[str, int]:
    """By table, who faces the screen."""
    kept = request.session.get("facing", {})
    return dict(kept) if isinstance(kept, dict) else {}


def take_seat(request: HttpRequest, table: Table, seat: int | None) -> None:
    """This person now faces the screen; None covers it."""
    kept = remembered(request)
    kept.pop(table.id, None)
    while len(kept) >= MOST_REMEMBERED:
        del kept[next(iter(kept))]
    if seat is not None:
        kept[table.id] = seat
    request.session["facing"] = kept
