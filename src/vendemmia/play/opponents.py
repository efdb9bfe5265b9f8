"""Computer players at a game that people play, too."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from vendemmia.bots import SturdyPlayer
from vendemmia.record import luck_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.record import Game


class Opponents:
    """The computer players of a game: a level by seat. If one fails, the next weaker level answers."""

    def __init__(self, game: Game, levels: Mapping[int, str]) -> None:
        self.game = game
        """The game in which they answer."""
        self.levels = levels
        """The level of each computer player by seat."""
        self._players = {seat: SturdyPlayer(level) for seat, level in levels.items()}
        self._luck = luck_of(game.seed, game.rules)

    def play(self) -> int | None:
        """Answer until a person is asked. Return that seat; None if the game is over.

        The random numbers depend on the seed and the ply, so that a loaded game continues the same way.
        """
        game = self.game
        while (seat := game.to_move) is not None and seat in self._players:
            game.play(self._players[seat].choose(game.view(seat), Random(f"{self._luck}/{game.plies}")))
        return seat
