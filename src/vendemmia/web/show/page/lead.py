"""Who leads, by how much, and which points made the difference: one sentence, from the points and their sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.arena.sources import ORDERS, SOURCES, UNKNOWN
from vendemmia.web.show.events.sources_so_far import SourcesSoFar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Standing
    from vendemmia.web.show.board.scene import Scene

NO_GOAL = 1000
"""Boards on which no number of points ends the game have a target beyond this."""
AUTOMA = -1
"""Where a seat is named: the Automa."""


class Difference(NamedTuple):
    """The source that brought one player most, compared with another."""

    source: str
    more: int
    less: int
    counted: bool
    """They are filled orders, not points."""


class Lead:
    """The sentence of one scene. Where something is scored at the end, it counts as if the game ended now."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.solo = scene.options.solo is not None

    @cached_property
    def so_far(self) -> SourcesSoFar:
        return SourcesSoFar(self.scene)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """By seat, as they are compared."""
        view, ending = self.scene.view, self.scene.ending
        if ending.is_shown:
            return tuple(ending.vp(seat) for seat in range(len(view.vineyards)))
        return tuple(int(vineyard.vp) for vineyard in view.vineyards)

    @cached_property
    def text(self) -> str:
        if self.scene.to_move is None:
            return ""
        say = self.scene.words.message
        found = self._solo() if self.solo else self._several()
        if not found:
            goal = int(self.scene.view.rules.board.target)
            return say("lead-none", goal=goal if goal < NO_GOAL else 0)
        return say("lead-if-ended", lead=found) if self.scene.ending.is_shown else found

    def _solo(self) -> str:
        say, ending = self.scene.words.message, self.scene.ending
        own = self.points[0]
        automa = ending.automa_vp if ending.is_shown else int(self.scene.view.automa_vp)
        if own > automa:
            lead = say("lead-first", other=self._called(AUTOMA), count=own - automa)
        else:
            lead = say("last-year-behind", player=self._called(AUTOMA), vp=automa, count=automa + 1 - own)
        counted = self.so_far.sources[0]
        best = max((each for each in SOURCES if each != UNKNOWN), key=lambda source: counted[source])
        if counted[best] <= 0:
            return lead
        reason = say("lead-most", source=say(f"result-from-{best}"), vp=counted[best])
        return say("lead-because", lead=lead, reason=reason)

    def _several(self) -> str:
        points, own = self.points, self.scene.reader
        if not any(points):
            return ""
        best = max(points)
        leaders = [seat for seat, vp in enumerate(points) if vp == best]
        if len(leaders) > 1:
            return self._level(sorted(leaders, key=lambda seat: (seat != own, seat)))
        first, other = leaders[0], self._compared(leaders[0])
        say, who = self.scene.words.message, "first" if first == own else "second" if other == own else "other"
        lead = say(f"lead-{who}", player=self._called(first), other=self._called(other), count=best - points[other])
        found = self.difference(first, other)
        if found is None:
            return lead
        kind = "orders" if found.counted else "points"
        source = say(f"result-from-{found.source}")
        reason = say(f"lead-why-{kind}", source=source, more=found.more, less=found.less)
        return say("lead-because", lead=lead, reason=reason)

    def _compared(self, first: int) -> int:
        """Return whom the leader is compared with: the reader, else the best of the others."""
        own = self.scene.reader
        if own is not None and own != first:
            return own
        others = [seat for seat in range(len(self.points)) if seat != first]
        return max(others, key=lambda seat: (self.points[seat], -seat))

    def _level(self, leaders: Sequence[int]) -> str:
        """Return that several lead, and which of them a tie-break puts first."""
        words = self.scene.words
        ranked = sorted((self._standings[seat] for seat in leaders), key=lambda each: each.rank)
        names = words.listed(self._called(seat) for seat in leaders)
        level = words.message("road-level", players=names, vp=ranked[0].vp)
        if by := ranked[0].tie_break(ranked[1]):
            first = ranked[0].seat
            who = "you" if first == self.scene.reader else "other"
            reason = words.message(
                f"lead-tie-{by}",
                who=who,
                player=self._called(first),
                more=getattr(ranked[0], by),
                less=getattr(ranked[1], by),
            )
            return words.message("lead-because", lead=level, reason=reason)
        return level

    @property
    def _standings(self) -> tuple[Standing, ...]:
        return self.scene.ending.standings

    def difference(self, first: int, other: int) -> Difference | None:
        """Return the source by which the first is furthest ahead; None if the sources do not say."""
        made = self.so_far
        more, less = made.sources[first], made.sources[other]
        source = max(SOURCES, key=lambda each: more[each] - less[each])
        if source == UNKNOWN or more[source] <= less[source]:
            return None
        orders = made.orders
        if source == ORDERS and made.is_known and orders[first] > orders[other]:
            return Difference(source, orders[first], orders[other], counted=True)
        return Difference(source, more[source], less[source], counted=False)

    def _called(self, seat: int) -> str:
        return self.scene.words.automa_name() if seat == AUTOMA else self.scene.called(seat)
