"""A visit to a table: the table, read once for a request, what this browser may do there, and who is at the screen."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.http import HttpResponseRedirect
from django.urls import reverse
from django.utils.functional import cached_property

from vendemmia.engine import VendemmiaError
from vendemmia.play import AutoAnswers
from vendemmia.web.people.identity import is_shared
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.play.access import Access, access_to, row_for
from vendemmia.web.play.visits import TableVisit, found_table
from vendemmia.web.show.board.scene import Scene, asks_openly
from vendemmia.web.show.events.recent_actions import last_own
from vendemmia.web.tables.history import history
from vendemmia.web.tables.locks import table_lock
from vendemmia.web.thinking.asking import AskingCoach

from .rendering import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.http import HttpRequest, HttpResponse

    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Table

MOST_REMEMBERED = 20
"""The number of tables for which the browser remembers who is at the screen."""

MOST_DECLINING, MOST_DECLINED = 4, 10
"""The number of tables, and of kinds of offers at one, for which the browser remembers that they are declined."""


class NotBegun(VendemmiaError):
    """The table still gathers its people: there is no game to look at."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


def not_begun(error: NotBegun) -> HttpResponse:
    """Send the reader to the table's own page, which shows who is there."""
    return HttpResponseRedirect(reverse("table", args=[error.table_id]), status=303)


class Visit(TableVisit):
    """A table and its reader at one moment: after a change of either make another one. Http404 if they see none.

    Several people take turns at one screen; a single person is always there. A person without a seat watches.
    """

    def __init__(self, request: HttpRequest, table: Table, *, watching: bool = False) -> None:
        super().__init__(table, _access(request, table), words_of(request))
        self.request = request
        if table.gathering:
            raise NotBegun(table.id)
        self.people = () if watching else self.access.seats
        """The seats of the people who share this screen."""
        self.facing = self._facing()
        """The seat of the person at the screen, None if there is none."""
        asked = table.game.to_move
        passes_on = len(self.people) > 1 and not table.over
        self.covered = passes_on and asked in self.people and self.facing != asked
        """Another person than the one at the screen is asked: no hand is shown."""
        self.answering = self.facing if not self.covered else asked if asks_openly(table.game) else None
        """The seat that can answer now; None if another person must take over the screen first, or a computer player
        answers for this one."""
        if self.answering is not None and (table.players[self.answering].stand_in or table.over):
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

    @cached_property
    def auto(self) -> AutoAnswers:
        """What this browser wants to be asked."""
        chosen = preferences_of(self.request)
        declined = frozenset() if self.facing is None else frozenset((self.facing, kind) for kind in self.declined)
        return AutoAnswers(chosen.bonuses == "take", chosen.confirm == "on", declined)

    @property
    def declined(self) -> list[str]:
        """The kinds of offers that this browser always declines at this table."""
        kinds = _declined(self.request).get(self.table.id, [])
        return [kind for kind in kinds if isinstance(kind, str)] if isinstance(kinds, list) else []

    def decline(self, kind: str) -> None:
        """Decline this kind of offer at this table from now on; an empty one: ask again."""
        every = _declined(self.request)
        kinds = every.pop(self.table.id, [])
        while len(every) >= MOST_DECLINING:
            del every[next(iter(every))]
        if kind:
            every[self.table.id] = [*(each for each in kinds if each != kind), kind][-MOST_DECLINED:]
        self.request.session["declined"] = every

    @cached_property
    def scene(self) -> Scene:
        """What the reader sees; what a spectator sees while the screen is covered."""
        return self._scene_of(self.table.game, told=False)

    def scene_at(self, ply: int) -> Scene | None:
        """Return what the reader saw after a ply since the own last decision; None for any other, or if the screen is
        covered."""
        if self.covered or self.facing is None or not last_own(self.scene) < ply <= self.table.game.plies:
            return None
        past = history(self.table)
        return self._scene_of(past.past(ply), told=True) if past.knows(ply) else None

    def _scene_of(self, game: LiveGame, *, told: bool) -> Scene:
        return Scene(
            game,
            None if self.covered else self.facing,
            self.names,
            self.words,
            guest=self.table.game.to_move if self.covered else None,
            bots=[player.level for player in self.table.players],
            colours=[player.colour for player in self.table.players],
            live=not self.table.uploaded and not self.table.ending,
            auto=self.auto,
            focus=None if self.people else self.table.to_move,
            coach=AskingCoach(self.table),
            ended=bool(self.table.ending),
            told=told,
        )

    def after_change(self) -> Visit:
        """Return the same table, which has just been changed in memory and in the database."""
        return Visit(self.request, self.table)

    def after_news(self) -> Visit:
        """Return the same table after a change beside the game."""
        self.table.refresh_from_db(fields=["news"])
        return Visit(self.request, self.table)

    def after_refusal(self) -> Visit:
        """Return the table read again, because a change of it has failed."""
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
    """Return by table who is at the screen."""
    facing = request.session.get("facing", {})
    return dict(facing) if isinstance(facing, dict) else {}


def _declined(request: HttpRequest) -> dict[str, list[str]]:
    """Return by table which kinds of offers are always declined."""
    declined = request.session.get("declined", {})
    return dict(declined) if isinstance(declined, dict) else {}


def table_or_404(request: HttpRequest, table_id: str) -> Table:
    """Return a table with its game. Call it with the lock of the table. Those who may not look are refused first."""
    if is_shared():
        row_for(request, table_id)
    return found_table(table_id)


@contextmanager
def visiting(request: HttpRequest, table_id: str, *, watching: bool = False) -> Iterator[Visit]:
    """Visit a table, during which no other request uses its game. `watching`: as if without a seat."""
    with table_lock(table_id):
        yield Visit(request, table_or_404(request, table_id), watching=watching)
