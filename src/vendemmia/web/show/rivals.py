"""The other players: all open information about them, and everybody's standings on one track."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import CARDS, DECKS, RESIDUAL_TOP, STRUCTURES, VP_FLOOR, bit_count, standing_cards

from .automa import AutomaPanel
from .cards import icon_of
from .log import Log
from .vineyard import VineyardMat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .choices import Found
    from .crew import Crew
    from .ending import End
    from .entries import Entry
    from .scene import Scene, SeatMark

LEFT, RIGHT = 12.0, 284.0
"""Where the road of points begins and ends in the drawing."""
BADGE = 16.0
LANE = 13.0
END_BADGE = 11.0
LANES, CROWDED_LANES, CROWD = 3, 2, 5
"""How many badges are stacked, and how many where the column is full."""
CELLS, CELL = 92.0, 33.0
"""The cells of the residual payment."""


class Built(NamedTuple):
    """A structure as a small picture."""

    icon: str
    name: str


class Rival:
    """A player other than the reader."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.mark: SeatMark = scene.seats[seat]
        self.mat = VineyardMat(scene, seat)
        self.vineyard = self.mat.vineyard
        self.found: Found = scene.choices[f"seat:{seat}"]

    @property
    def acts(self) -> bool:
        return self.scene.to_move == self.mark.number

    @property
    def passed(self) -> bool:
        return bool(self.scene.view.passed >> self.mark.number & 1)

    @property
    def crew(self) -> Crew:
        return self.mat.crew

    @property
    def end(self) -> End | None:
        return self.mat.end

    @property
    def grapes(self) -> int:
        return int(bit_count(self.vineyard.crush_pad))

    @property
    def wines(self) -> int:
        return int(bit_count(self.vineyard.cellar))

    @property
    def hand(self) -> tuple[tuple[str, int], ...]:
        """How many cards of each deck are in hand."""
        return tuple(zip(DECKS, self.scene.view.hand_counts[self.mark.number], strict=False))

    @property
    def pack(self) -> int:
        """The player's structure cards of the draft."""
        return self.scene.view.packs[self.mark.number]

    @cached_property
    def structures(self) -> tuple[Built, ...]:
        words = self.scene.words
        own = [name for number, name in enumerate(STRUCTURES) if self.vineyard.structures >> number & 1]
        cards = [CARDS[card] for card in standing_cards(self.vineyard)]
        return (
            *(Built(icon_of(name), words.structure_name(name)) for name in own),
            *(Built("i-card-structure", words.card_name(card)) for card in cards),
        )


class Spot(NamedTuple):
    """Where somebody's badge is on the track; `number` is that of the badge, 0 for the Automa."""

    number: int
    p: str
    x: float
    y: float
    size: float = BADGE


class Track:
    """Everybody's points and residual payment, with the places of their badges in the drawing."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.solo = scene.options.solo is not None

    @property
    def low(self) -> int:
        return VP_FLOOR

    @cached_property
    def goal(self) -> int:
        """The points that end the game, or those of the Automa."""
        rules = self.view.rules
        if not self.solo:
            return int(rules.board.target)
        return max((int(self.view.automa_vp), *rules.automa_markers))

    @cached_property
    def top(self) -> int:
        """The track extends beyond the goal if somebody is that far."""
        return max(self.goal, *(int(vineyard.vp) for vineyard in self.view.vineyards), *self._ends.values())

    @cached_property
    def _ends(self) -> dict[int, int]:
        """The points of each seat, and of the Automa as -1, if the game ended now, where that is worth showing."""
        ending = self.scene.ending
        if not ending.is_shown:
            return {}
        found = {seat: ending.vp(seat) for seat in range(len(self.view.vineyards))}
        return {**found, -1: ending.automa_vp} if self.solo else found

    def x(self, vp: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * (vp - self.low) / (self.top - self.low), 1)

    @property
    def ticks(self) -> tuple[tuple[float, int, bool], ...]:
        """Place and value of each tick, and whether it carries its number."""
        return tuple((self.x(vp), vp, vp % 5 == 0) for vp in range(self.low, self.top + 1))

    @cached_property
    def lanes(self) -> int:
        return 1 + max(lane for _, _, lane in self._placed)

    @property
    def road(self) -> float:
        """The height of the road: the badges are above it."""
        return 14.0 + LANE * self.lanes

    @cached_property
    def _placed(self) -> list[tuple[int, float, int]]:
        """Seat, place and lane: badges that would hide each other are stacked."""
        points = [(int(vineyard.vp), seat) for seat, vineyard in enumerate(self.view.vineyards)]
        if self.solo:
            points.append((int(self.view.automa_vp), -1))
        ends = [-1.0] * (LANES if len(points) < CROWD else CROWDED_LANES)
        placed: list[tuple[int, float, int]] = []
        for vp, seat in sorted(points):
            x = self.x(vp)
            lane = next((lane for lane, end in enumerate(ends) if end <= x - BADGE + 3), ends.index(min(ends)))
            ends[lane] = max(x, ends[lane] + BADGE / 2 if ends[lane] > x - BADGE + 3 else x)
            placed.append((seat, ends[lane], lane))
        return placed

    @cached_property
    def spots(self) -> list[Spot]:
        top = self.road - 18.0
        return [
            Spot(*self._look(seat), round(x - BADGE / 2, 1), round(top - LANE * lane, 1))
            for seat, x, lane in self._placed
        ]

    def _look(self, seat: int) -> tuple[int, str]:
        """Badge and class of a seat, or of the Automa."""
        return (0, "") if seat < 0 else (self.scene.seats[seat].badge, self.scene.seats[seat].p)

    @property
    def below(self) -> float:
        """The room below the road for the badges of the end."""
        return END_BADGE + 3.0 if self._ends else 0.0

    @cached_property
    def ends(self) -> list[Spot]:
        """Where everybody is if the game ended now: below the road, those with equal points side by side."""
        spots, taken = [], -BADGE
        for seat, vp in sorted(self._ends.items(), key=lambda end: end[1]):
            x = max(self.x(vp) - END_BADGE / 2, taken + END_BADGE - 2)
            taken = x
            spots.append(Spot(*self._look(seat), round(x, 1), round(self.road + 4, 1), END_BADGE))
        return spots

    @property
    def cells(self) -> tuple[tuple[float, int], ...]:
        return tuple((CELLS + CELL * value, value) for value in range(RESIDUAL_TOP + 1))

    @cached_property
    def residuals(self) -> list[Spot]:
        """The badges of each cell side by side, small and in two rows if there are many."""
        spots = []
        for x, value in self.cells:
            there = [seat for seat, vineyard in enumerate(self.view.vineyards) if vineyard.residual == value]
            size, across = (11.0, 2) if len(there) < 3 else (8.0, 2 if len(there) < 5 else 3)
            for place, seat in enumerate(there):
                row, column = divmod(place, across)
                left = x + 12 + column * min(size, (31 - 13 - size) / max(across - 1, 1))
                up = 3.0 if len(there) < 3 else 0.5 + 8 * row
                spots.append(Spot(*self._look(seat), round(left, 1), up, size))
        return spots

    @cached_property
    def text(self) -> str:
        """The drawing in words."""
        words = self.scene.words
        by_vp = sorted(enumerate(self.view.vineyards), key=lambda seat: -seat[1].vp)
        standings = [self._standing(self.scene.called(n), n, int(v.vp)) for n, v in by_vp]
        if self.solo:
            standings.append(self._standing(words.automa_name(), -1, int(self.view.automa_vp)))
        by_residual = sorted(enumerate(self.view.vineyards), key=lambda seat: -seat[1].residual)
        payments = [
            words.message("rival-payment", player=self.scene.called(n), lira=int(v.residual)) for n, v in by_residual
        ]
        return words.message(
            "rival-track",
            standings=words.listed(standings),
            payments=words.listed(payments),
            goal=self.goal,
            solo="yes" if self.solo else "no",
            most=RESIDUAL_TOP,
        )

    def _standing(self, player: str, seat: int, vp: int) -> str:
        if seat in self._ends:
            return self.scene.words.message("map-standing", player=player, vp=vp, end=self._ends[seat])
        return self.scene.words.message("rival-standing", player=player, vp=vp)


class Side:
    """The column beside the board: standings, rivals or the Automa, and the log."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @cached_property
    def track(self) -> Track:
        return Track(self.scene)

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """The others in the order in which they sit after the reader."""
        scene, total = self.scene, len(self.scene.seats)
        return tuple(Rival(scene, (scene.own + step) % total) for step in range(1, total))

    @property
    def found(self) -> Iterator[Found]:
        """Everything in the column that represents an answer."""
        if self.automa is None:
            yield from (rival.found for rival in self.rivals)

    @cached_property
    def automa(self) -> AutomaPanel | None:
        return AutomaPanel(self.scene) if self.scene.options.solo is not None else None

    @cached_property
    def log(self) -> Log:
        return Log(self.scene)

    @cached_property
    def last_card(self) -> Entry | None:
        """The last card that somebody else played, filled, built or planted."""
        own = self.scene.seat
        found = (row.entry for row in self.log.newest if row.entry.card and row.entry.kind != "parent")
        return next((entry for entry in found if entry.seat is None or entry.seat.number != own), None)
