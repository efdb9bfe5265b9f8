"""Players that never fail: if a level cannot answer, the one below does, and the log says why."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from .levels import player
from .player_names import PLAYERS

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

    from .advice import Advice

LOG = logging.getLogger(__name__)


def levels_below(name: str) -> list[str]:
    """The levels that replace a player if it fails, the strongest first; the last one is `random`."""
    level = name.partition(":")[0]
    place = PLAYERS.index(level) if level in PLAYERS else PLAYERS.index("normal") + 1
    return list(PLAYERS[:place][::-1])


class SturdyPlayer:
    """A player by its name, with the levels below it in reserve: NumPy or a file may be missing, for instance."""

    def __init__(self, name: str) -> None:
        self.names = [name, *levels_below(name)]
        """Who answers, in this order."""

    def choose(self, view: View, rng: Random) -> int:
        """The number of one of the legal answers. The seat of the view must be to move."""
        before = rng.getstate()
        for name, below in zip(self.names, self.names[1:], strict=False):
            try:
                answer = player(name).choose(view, rng)
                if answer in view.legal:
                    return answer
                LOG.error("the computer player %r gave an impossible answer; %r answers", name, below)
            except Exception as error:  # noqa: BLE001 - whatever goes wrong in a player, the game goes on
                LOG.error("the computer player %r failed (%r); %r answers", name, error, below)  # noqa: TRY400
            rng.setstate(before)
        return player(self.names[-1]).choose(view, rng)

    def advice(self, view: View, rng: Random, count: int) -> list[Advice]:
        """The best few answers of the first level that has any."""
        for name in self.names:
            try:
                return player(name).advice(view, rng, count)
            except Exception as error:  # noqa: BLE001 - as above
                LOG.error("the computer player %r failed (%r)", name, error)  # noqa: TRY400
        return []
