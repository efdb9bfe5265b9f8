"""How far a command is in its part of the whole training, by time or by answers. The checkpoint remembers it."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .plan import TrainingPlan

USUAL: Final = 10.0
"""Minutes of a command that sets no limit."""


class Progress:
    """The part of a training that a command does."""

    def __init__(self, plan: TrainingPlan, steps: int, saved: dict[str, Any] | None = None) -> None:
        """Make a new part after some steps, or take the one that was saved, if the plan still asks for the same."""
        minutes = plan.minutes if plan.minutes is not None or plan.steps else USUAL
        self.start, self.end = plan.start, plan.end
        self.part = {"start": plan.start, "end": plan.end, "minutes": minutes, "steps": plan.steps}
        same = saved if saved is not None and saved.get("part") == self.part else {}
        self.first = int(same.get("first", steps))
        """Steps before it."""
        self.before = float(same.get("before", 0.0))
        """Seconds before the first game, for imitation. Rates do not fall meanwhile."""
        self.done = bool(same.get("done"))
        self.earlier = float(same.get("spent", 0.0))
        """Seconds that earlier commands have spent on it."""
        self.begun = time.monotonic()
        self.seconds = math.inf if minutes is None else 60 * minutes
        self.limit = plan.steps or math.inf

    @property
    def spent(self) -> float:
        """Seconds spent on it."""
        return self.earlier + time.monotonic() - self.begun

    def to_json(self) -> dict[str, Any]:
        numbers = {"first": self.first, "before": self.before, "spent": self.spent}
        return {"part": self.part, "done": self.done, **numbers}

    def over(self, steps: int) -> bool:
        """Return whether nothing is left to play."""
        return self.spent >= self.seconds or steps >= self.limit

    def point(self, steps: int) -> float:
        """Return how much of the whole training is done, from 0 to 1: by time or by steps, whichever ends the part
        first."""
        by_time = (self.spent - self.before) / max(1.0, self.seconds - self.before)
        by_steps = (steps - self.first) / max(1.0, self.limit - self.first)
        return self.start + min(1.0, max(0.0, by_time, by_steps)) * (self.end - self.start)


class Timer:
    """The time of a command: what is due, and how it was spent."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.began = time.monotonic()
        self.between = 0.0
        """Seconds between two stretches, in which no game is stepped."""
        self.last = dict.fromkeys(("said", "examined", "saved"), self.began)

    def due(self, name: str, seconds: float) -> bool:
        """Return whether something is due, because it was last done this many seconds ago. Then it counts as done."""
        now = time.monotonic()
        if now - self.last[name] < seconds:
            return False
        self.last[name] = now
        return True

    def shares(self, steps: int, waited: float) -> dict[str, float]:
        """Return steps per second, and the shares of the time spent waiting for games and between two stretches."""
        spent = time.monotonic() - self.began
        return {"rate": (steps - self.steps) / spent, "waiting": waited / spent, "between": self.between / spent}
