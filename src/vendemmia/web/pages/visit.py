"""A visit to a table: the table, read once for a request, what this browser may do there, and who is at the screen."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.http import Http404, HttpResponseRedirect
from django.urls import reverse
from django.utils.functional import cached_property

from vendemmia.engine import VendemmiaError
from vendemmia.web.access import Access, access_to, row_for
from vendemmia.web.automatic import Wishes
from vendemmia.web.locks import alone
from vendemmia.web.models import Table
from vendemmia.web.people import is_shared
from vendemmia.web.preferences import preferences_of
from vendemmia.web.reading import read_table
from vendemmia.web.show.scene import Scene, asks_openly

from .rendering import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.http import HttpRequest, HttpResponse

    from vendemmia.locale import Words

MOST_REMEMBERED = 20
"""The number of tables for which the browser remembers who is at the screen."""


class NotBegun(VendemmiaError):
    """The table still gathers its people: there is no game to look at."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


def not_begun(error: NotBegun) -> HttpResponse:
    """Its own page shows who is there."""
    return HttpResponseRedirect(reverse("table", args=[error.table_id]), status=303)


class Visit:
    """A table and its reader at one moment: after a change of either make another one.

    Several people take turns at one screen; a single person is always there. Somebody without a seat watches.
    """

    def __init__(self, request: HttpRequest, table: Table, *, watching: bool = False) -> None:
        self.request = request
        self.table = table
        self.access = _access(request, table)
        """What this browser may do. Http404 if the table does not exist for it."""
        if table.gathering:
            raise NotBegun(table.id)
        self.people = () if watching else self.access.seats
        """The seats of the people who share this screen."""
        self.facing = self._facing()
        """The seat of the person at the screen, None if there is none."""
        asked = table.game.to_move
        self.covered = len(self.people) > 1 and asked in self.people and self.facing != asked
        """Another person than the one at the screen is asked: no hand is shown."""
        self.answering = self.facing if not self.covered else asked if asks_openly(table.game) else None
        """The seat that can answer now; None if another person must take over the screen first, or a computer player
        stands in."""
        if self.answering is not None and table.players[self.answering].stand_in:
            self.answering = None

    def _facing(self) -> int | None:
        if not self.people or self.table.uploaded:
            return None
        if len(self.people) == 1:
            return self.people[0]
        facing = _remembered(self.request).get(self.table.id)
        return facing if facing in self.people else None

    @property
    def speaking(self) -> int | None:
        """The seat for which this browser speaks beside the game; None for a spectator."""
        return self.facing if self.facing is not None or not self.people else self.people[0]

    @property
    def words(self) -> Words:
        return words_of(self.request)

    @cached_property
    def wishes(self) -> Wishes:
        """What this browser wants to be asked."""
        chosen = preferences_of(self.request)
        return Wishes(takes_bonuses=chosen.bonuses == "take", confirms=chosen.confirm == "on")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.table.players)

    @cached_property
    def scene(self) -> Scene:
        """What the reader sees; what a spectator sees while the screen is covered."""
        return Scene(
            self.table.game,
            None if self.covered else self.facing,
            self.names,
            self.words,
            guest=self.table.game.to_move if self.covered else None,
            bots=[player.level for player in self.table.players],
            colours=[player.colour for player in self.table.players],
            live=not self.table.uploaded,
            wishes=self.wishes,
            focus=None if self.people else self.table.to_move,
        )

    def after_change(self) -> Visit:
        """The same table, which has just been changed in memory and in the database."""
        return Visit(self.request, self.table)

    def after_news(self) -> Visit:
        """The same table after a change beside the game."""
        self.table.refresh_from_db(fields=["news"])
        return Visit(self.request, self.table)

    def after_refusal(self) -> Visit:
        """The table read again, because a change of it has failed."""
        return Visit(self.request, table_or_404(self.request, self.table.id))

    def seat(self, seat: int | None) -> None:
        """Put this person at the screen; None covers it."""
        remembered = _remembered(self.request)
        remembered.pop(self.table.id, None)
        while len(remembered) >= MOST_REMEMBERED:
            del remembered[next(iter(remembered))]
        if seat is not None:
            remembered[self.table.id] = seat
        self.request.session["facing"] = remembered


def _access(request: HttpRequest, table: Table) -> Access:
    if is_shared():
        return access_to(request, table)
    people = tuple(number for number, player in enumerate(table.players) if not player.bot)
    return Access(None, people, manages=True)


def _remembered(request: HttpRequest) -> dict[str, int]:
    """By table, who is at the screen."""
    facing = request.session.get("facing", {})
    return dict(facing) if isinstance(facing, dict) else {}


def table_or_404(request: HttpRequest, table_id: str) -> Table:
    """The table with its game, while you are `alone` with it. Whoever may not look is refused before it is read."""
    if is_shared():
        row_for(request, table_id)
    try:
        return read_table(table_id)
    except Table.DoesNotExist:
        raise Http404 from None


@contextmanager
def visiting(request: HttpRequest, table_id: str, *, watching: bool = False) -> Iterator[Visit]:
    """A visit during which no other request uses the game of the table. `watching`: as if without a seat."""
    with alone(table_id):
        yield Visit(request, table_or_404(request, table_id), watching=watching)
