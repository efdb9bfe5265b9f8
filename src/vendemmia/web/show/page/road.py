"""The road to the village: everybody's points as pieces on a way through the land."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine.catalogue import RESIDUAL_TOP
from vendemmia.web.drawings import road
from vendemmia.web.drawings.landscape import HEIGHT, WIDTH

from .lead import Lead

if TYPE_CHECKING:
    from vendemmia.web.show.board.scene import Scene

STONE_DOWN, PIECE_DOWN = 8, 4
"""How far below the road a milestone begins, and where a piece is on it."""


class RoadStone(NamedTuple):
    """A number at the road; left and top in percent of the landscape."""

    vp: int
    left: float
    top: float


class Walker(NamedTuple):
    """A piece on the road: that of a seat, or the Automa."""

    p: str
    icon: str
    transition: str
    left: float
    top: float
    aside: float
    """Which place beside the stone it has, among pieces with the same points: `-0.5` and `0.5` for two."""


class PointsRoad:
    """The road of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.solo = scene.options.solo is not None

    @cached_property
    def goal(self) -> int:
        """The points that end the game, or those of the Automa."""
        rules = self.view.rules
        if not self.solo:
            return int(rules.board.target)
        return max((int(self.view.automa_vp), *rules.automa_markers))

    @property
    def stones(self) -> str:
        """A dot for each point, as a path."""
        return road.stones(self.goal)

    @property
    def milestones(self) -> tuple[RoadStone, ...]:
        numbered = [*range(road.LEAST, self.goal, road.MILE), self.goal]
        return tuple(RoadStone(vp, *self._place(road.along(vp, self.goal), STONE_DOWN)) for vp in numbered)

    @cached_property
    def walkers(self) -> tuple[Walker, ...]:
        """Pieces with the same points side by side."""
        standing = sorted(self._standing())
        found = []
        for vp, together in groupby(standing, key=lambda each: min(each[0], self.goal + 1)):
            seats = [seat for _, seat in together]
            for number, seat in enumerate(seats):
                place = self._place(road.along(vp, self.goal), PIECE_DOWN)
                found.append(self._walker(seat, *place, number - (len(seats) - 1) / 2))
        return tuple(found)

    def _standing(self) -> list[tuple[int, int]]:
        """Return the points of each seat, and of the Automa as -1."""
        seats = [(int(vineyard.vp), seat) for seat, vineyard in enumerate(self.view.vineyards)]
        return [*seats, (int(self.view.automa_vp), -1)] if self.solo else seats

    def _walker(self, seat: int, left: float, top: float, aside: float) -> Walker:
        if seat < 0:
            return Walker("automa", "i-automa", "goer-automa", left, top, aside)
        return Walker(self.scene.seats[seat].p, "i-worker", f"goer-{seat + 1}", left, top, aside)

    def _place(self, x: float, down: float) -> tuple[float, float]:
        return round(100 * x / WIDTH, 2), round(100 * (road.height(x) + down) / HEIGHT, 1)

    @cached_property
    def lead(self) -> Lead:
        return Lead(self.scene)

    def _called(self, seat: int) -> str:
        return self.scene.words.automa_name() if seat < 0 else self.scene.called(seat)

    # --- in words

    @cached_property
    def text(self) -> str:
        """The road in words, with the residual payments."""
        words, vineyards = self.scene.words, self.view.vineyards
        order = sorted(self._standing(), key=lambda standing: (standing[1] < 0, -standing[0]))
        by_residual = sorted(enumerate(vineyards), key=lambda seat: -seat[1].residual)
        payments = [
            words.message("rival-payment", player=self._called(n), lira=int(v.residual)) for n, v in by_residual
        ]
        return words.message(
            "rival-track",
            standings=words.listed(self._told(seat, vp) for vp, seat in order),
            payments=words.listed(payments),
            goal=self.goal,
            solo="yes" if self.solo else "no",
            most=RESIDUAL_TOP,
        )

    def _told(self, seat: int, vp: int) -> str:
        """Return the points of a seat, with those if the game ended now where that is worth showing."""
        say, ending, player = self.scene.words.message, self.scene.ending, self._called(seat)
        if not ending.is_shown:
            return say("rival-standing", player=player, vp=vp)
        return say("map-standing", player=player, vp=vp, end=ending.automa_vp if seat < 0 else ending.vp(seat))
