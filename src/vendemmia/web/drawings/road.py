"""The road to the village: points as a way from −5 to the goal. Pages place milestones and pieces on it."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .shapes import number, path, points

LEAST: Final = -5
START: Final = 236
LENGTH: Final = 1065
"""From the least points to the goal, in a landscape of 1440."""
DOWN: Final = 12
"""The middle of the road below its upper line."""
MILE: Final = 5
"""Points from one milestone to the next."""


class RoadFrame(NamedTuple):
    """Where the wide landscape would lie in a drawing with the road; pages lay their pieces over it alike."""

    left: float
    top: float
    across: float
    """A unit of the wide landscape, along the road."""
    up: float

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the wide landscape is."""
        return round(self.left + x * self.across, 1), round(self.top + y * self.up, 1)


WIDE: Final = RoadFrame(0, 0, 1, 1)
NARROW: Final = RoadFrame(-46.8, 18, 0.2925, 0.6)
"""In a landscape of 390 by 150; `components/skyline.css` has the same in percent."""


def along(vp: int, goal: int) -> float:
    """Return how far along the road points are. Beyond the goal the pieces stand at the gate."""
    reached = min(max(vp, LEAST), goal + 1)
    return START + (reached - LEAST) * LENGTH / (goal - LEAST)


def height(x: float) -> float:
    """Return the middle of the road at a place: it climbs to the village at its end."""
    climb: float = (max(0.0, x - 1150) / 19) ** 1.15
    return 68 - 5 * math.sin(x / 150 + 0.6) - climb + DOWN


def ribbon(frame: RoadFrame = WIDE) -> str:
    """Return the road itself, narrower where it is far away."""
    places = range(-10, 1318, 8 if frame is WIDE else 24)
    upper = [frame.place(x, height(x) - _half(x)) for x in places]
    lower = [frame.place(x, height(x) + _half(x)) for x in reversed(places)]
    outline = f"M{points(*upper)}L{points(*lower)}Z"
    return path(outline, "soil-d", 0.4, f"translate(0 {2.5 * frame.up})") + path(outline, "road")


def stones(goal: int) -> str:
    """Return a point of the path for each point of the game: drawn as a line of round ends, these are its stones."""
    places = (along(vp, goal) for vp in range(LEAST, goal + 1))
    return "".join(f"M{number(x, 1)} {number(height(x), 1)}h0" for x in places)


def _half(x: float) -> float:
    return 5.2 - max(0.0, x - 1050) * 0.009
