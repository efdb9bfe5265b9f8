"""Players that never fail: if a level cannot answer, the one below does, and the log says why."""

from __future__ import annotations

import logging
from contextlib import nullcontext
from itertools import zip_longest
from typing import TYPE_CHECKING

from .levels import player
from .player_names import LEVELS_WEAKEST_FIRST
from .random_player import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from random import Random

    from vendemmia.engine import View

LOG = logging.getLogger(__name__)


def levels_below(name: str) -> list[str]:
    """Return the levels that replace a player if it fails, the strongest first; the last one is `random`."""
    level = name.partition(":")[0]
    place = (
        LEVELS_WEAKEST_FIRST.index(level) if level in LEVELS_WEAKEST_FIRST else LEVELS_WEAKEST_FIRST.index("normal") + 1
    )
    return list(LEVELS_WEAKEST_FIRST[:place][::-1])


def log_failure(name: str, below: str, error: Exception | None) -> None:
    """Say in the log that a level has failed, and which one answers. Without an error its answer was impossible."""
    if error is None:
        LOG.error("the computer player %r gave an impossible answer; %r answers", name, below)
    else:
        LOG.error("the computer player %r failed (%r); %r answers", name, error, below)


class SturdyPlayer:
    """A player by its name, with the levels below it in reserve: NumPy or a file may be missing, for instance.

    `limit` makes a context in which each level thinks, such as a limit of time. `report` hears of every failure: who
    failed, who answers instead, and the error, None for an impossible answer.
    """

    def __init__(
        self,
        name: str,
        limit: Callable[[], AbstractContextManager[object]] = nullcontext,
        report: Callable[[str, str, Exception | None], None] = log_failure,
    ) -> None:
        self.names = [name, *levels_below(name)]
        """Who answers, in this order."""
        self._limit = limit
        self._report = report

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers. The seat of the view must be to move."""
        before = rng.getstate()
        for name, below in zip_longest(self.names, self.names[1:], fillvalue="random"):
            error = None
            try:
                with self._limit():
                    answer = player(name).choose(view, rng)
                if answer in view.legal:
                    return answer
            except Exception as found:  # noqa: BLE001 - no failure of a player stops the game
                error = found
            self._report(name, below, error)
            rng.setstate(before)
        return RandomPlayer().choose(view, rng)
