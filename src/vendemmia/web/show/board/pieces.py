"""Workers on the board as pieces: their owners, what they wait for, and which are new to the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import AUTOMA, SPACES, WORKERS

if TYPE_CHECKING:
    from vendemmia.engine import Event, PlacedWorker

    from .scene import Scene, SeatMark

Where = tuple[str, str, int, str]
"""Action, space, owner and kind of a worker."""


class Piece(NamedTuple):
    """A worker on the board. `seat` is None for the Automa."""

    seat: SeatMark | None
    kind: str
    action: str
    space: str
    waiting: bool
    """It acts only in its season."""
    moved: bool
    """It was put there since the reader's last decision."""
    transition: str
    """Its name in view transitions, by which a browser follows it from page to page."""
    label: str

    @property
    def p(self) -> str:
        return self.seat.p if self.seat else "automa"

    @property
    def icon(self) -> str:
        return worker_icon(self.kind) if self.seat else "i-automa"

    @property
    def take_code(self) -> str:
        """The answer that takes it back."""
        return f"take:{self.action}:{self.space}:{self.kind}"


def worker_icon(kind: str) -> str:
    return {"regular": "i-worker", "grande": "i-grande"}.get(kind, f"i-w-{kind}")


def worker_transition(seat: int, kind: str, number: int) -> str:
    """Return the name of a worker in view transitions: regular ones are numbered, the others are unique."""
    return f"w-{seat + 1}-{number if kind == 'regular' else kind}"


class Pieces:
    """All workers on the board and on private spaces, by action and space."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view

    @cached_property
    def by_space(self) -> dict[tuple[str, str], list[Piece]]:
        found: dict[tuple[str, str], list[Piece]] = {}
        numbers = self._numbers()
        for placed in self.view.placed_workers():
            found.setdefault((placed.action, placed.space), []).append(self._piece(placed, numbers))
        return found

    def on(self, action: str, space: str) -> list[Piece]:
        return self.by_space.get((action, space), [])

    def _piece(self, placed: PlacedWorker, numbers: dict[Where, list[int]]) -> Piece:
        action, space, owner, kind, waiting = placed
        seat = None if owner == AUTOMA else self.scene.seats[owner]
        transition = f"w-automa-{action}-{space}"
        if seat is not None:
            transition = worker_transition(owner, kind, numbers[action, space, owner, kind].pop())
        moved = (action, space, owner) in self.news
        return Piece(seat, kind, action, space, waiting, moved, transition, self._label(owner, kind, waiting, moved))

    def _label(self, owner: int, kind: str, waiting: bool, moved: bool) -> str:
        """Return its owner, its kind unless regular, whether it waits and whether it is new."""
        words = self.scene.words
        who = words.message("board-you") if owner == self.scene.reader else words.player_name(owner, self.scene.names)
        about = [who]
        if kind != "regular":
            about.append(words.worker_name(kind))
        if waiting:
            about.append(words.message("board-waiting"))
        if moved:
            about.append(words.message("board-moved"))
        return words.listed(about)

    def _numbers(self) -> dict[Where, list[int]]:
        """Return the number of each worker among its owner's: the last one at home is the next one placed.

        Those still at home are 1 to n, so that a worker keeps its number when it is placed.
        """
        standing: dict[tuple[int, str], list[Where]] = {}
        for action, space, owner, kind, _ in self.view.placed_workers():
            standing.setdefault((owner, kind), []).append((action, space, owner, kind))
        order = self._placing_order
        found: dict[Where, list[int]] = {}
        for (owner, kind), places in standing.items():
            home = 0 if owner == AUTOMA else self.view.vineyards[owner].available(WORKERS.index(kind))
            newest_first = sorted(places, key=lambda where: -order.get((where[0], where[1], where[2]), -1))
            for number, where in enumerate(newest_first, home + 1):
                found.setdefault(where, []).append(number)
        return found

    @cached_property
    def _placing_order(self) -> dict[tuple[str, str, int], int]:
        """When this year a worker was put on each space."""
        order: dict[tuple[str, str, int], int] = {}
        count = 0
        for events in self._plies_of_the_year():
            for event in events:
                if event.kind in (Kind.PLACED, Kind.PLANNED):
                    count += 1
                    order[event.where.action, event.where.space, event.seat] = count
        return order

    def _plies_of_the_year(self) -> list[list[Event]]:
        plies = self.scene.game.events
        for ply in range(len(plies) - 1, -1, -1):
            if any(event.kind is Kind.YEAR for event in plies[ply]):
                return plies[ply:]
        return plies

    @cached_property
    def news(self) -> frozenset[tuple[str, str, int]]:
        """Where others have put workers since the reader's last decision."""
        game, seat = self.scene.game, self.scene.seat
        if seat is None or seat not in game.deciders:
            return frozenset()
        last = len(game.deciders) - 1 - game.deciders[::-1].index(seat)
        found: set[tuple[str, str, int]] = set()
        for events in game.events[last:]:
            for event in events:
                if event.kind in (Kind.PLACED, Kind.PLANNED) and event.seat != seat:
                    found.add((event.where.action, event.where.space, event.seat))
                elif event.kind is Kind.AUTOMA_PLACED:
                    found.add((event.thing, SPACES[self.view.rules.open_list[0]], AUTOMA))
        return frozenset(found)
