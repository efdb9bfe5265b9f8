"""Who plays the other seats of many games: those that ask a network are asked about all of their games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np

from vendemmia.bots import FROZEN, PLAYERS, player
from vendemmia.bots.learned import LearnedPlayer
from vendemmia.bots.styles import StyledPlayer
from vendemmia.engine import VendemmiaError, relative_code

from .errors import ResearchError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from numpy.typing import NDArray

    from vendemmia.bots import Player
    from vendemmia.engine import Batch, Options
    from vendemmia.network import Network

    from .observation import Mask, Row

    Answers = NDArray[np.int64]


class BatchOpponent(Protocol):
    """Answers in many games at once."""

    def answers(self, batch: Batch, places: NDArray[np.intp], rows: Row, masks: Mask, chances: list[Random]) -> Answers:
        """Return an answer to the game at each place, as the masks number them.

        `rows`, `masks` and `chances` are those of all places of the batch.
        """
        ...


class NetworkOpponent:
    """Asks a network about all games in one call. Its answers are those of the player that asks about one."""

    def __init__(self, judge: Network, temperature: float = 0.0, tilts: Sequence[float] = ()) -> None:
        self.judge = judge
        self.temperature = temperature
        self.tilts = np.array(tilts, np.float32)
        """What is added to the score of each answer of the table; none if nothing is."""

    def answers(self, batch: Batch, places: NDArray[np.intp], rows: Row, masks: Mask, chances: list[Random]) -> Answers:
        """Return the best answer to each game, or with a temperature one that the network likes well."""
        codes: Answers
        codes, scores = self.judge.score_many(rows[places], masks[places])
        if len(self.tilts):
            scores += self.tilts[codes]
        if not self.temperature:
            best: Answers = codes[scores.argmax(1)]
            return best
        weights = np.exp((scores.astype(np.float64) - scores.max(1, keepdims=True)) / self.temperature)
        sums = weights.cumsum(1)
        drawn = np.array([chances[place].random() for place in places]) * sums[:, -1]
        # A draw can equal the sum only by rounding; then it is the last answer that counts.
        last = np.where(weights > 0, np.arange(len(codes)), 0).max(1)
        chosen: Answers = codes[np.minimum((sums <= drawn[:, None]).sum(1), last)]
        return chosen


class SingleOpponent:
    """Asks a player about one game after the other."""

    def __init__(self, asked: Player) -> None:
        self.asked = asked

    def answers(self, batch: Batch, places: NDArray[np.intp], rows: Row, masks: Mask, chances: list[Random]) -> Answers:
        """Return the player's answer to each game."""
        found = []
        for place in places.tolist():
            view = batch.view(place)
            assert view.seat is not None
            code = self.asked.choose(view, chances[place])
            found.append(relative_code(code, view.seat, len(view.vineyards)))
        return np.array(found, np.int64)


class BatchOpponents:
    """The players of all seats but the learner's, the first one sitting next to the learner, clockwise."""

    def __init__(self, asked: Sequence[BatchOpponent], players: int) -> None:
        self.players = players
        self.all = list(dict.fromkeys(asked))
        """Each of them once."""
        self.who = np.array([0, *(self.all.index(one) for one in asked)])
        """Which of them has each seat, counted from the learner's."""

    def answers(
        self,
        batch: Batch,
        places: NDArray[np.intp],
        after: NDArray[np.int64],
        rows: Row,
        masks: Mask,
        chances: list[Random],
    ) -> Answers:
        """Return the answers to the games at some places; `after` says how many seats after the learner's is asked."""
        if len(self.all) == 1:
            return self.all[0].answers(batch, places, rows, masks, chances)
        found = np.zeros(len(places), np.int64)
        who = self.who[after]
        for number, one in enumerate(self.all):
            if len(chosen := (who == number).nonzero()[0]):
                found[chosen] = one.answers(batch, places[chosen], rows, masks, chances)
        return found


def batch_opponents(opponents: str | Sequence[str | Player], options: Options) -> BatchOpponents:
    """Return the players of the other seats, as `opponents_of` reads them."""
    made: dict[int, BatchOpponent] = {}
    chosen = opponents_of(opponents, options)
    return BatchOpponents([made.setdefault(id(each), batch_opponent(each)) for each in chosen], options.players)


def batch_opponent(asked: Player) -> BatchOpponent:
    """Return a player as one that answers in many games at once."""
    if isinstance(asked, LearnedPlayer):
        return NetworkOpponent(asked.judge, asked.temperature)
    if isinstance(asked, StyledPlayer):
        return NetworkOpponent(asked.judge, tilts=asked.tilts)
    return SingleOpponent(asked)


def opponents_of(opponents: str | Sequence[str | Player], options: Options) -> list[Player]:
    """Return a player for each seat but one, from a name for all of them or one name or player for each.

    The same name is the same player. ResearchError if they do not fit the options.
    """
    if options.solo is not None:
        raise ResearchError("the solo game has no opponents: leave them out, and the Automa plays")
    count = options.players - 1
    others = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(others) != count:
        need = "1 opponent" if count == 1 else f"{count} opponents"
        raise ResearchError(f"a game with {options.players} players has {need}, not {len(others)}")
    made = {name: known(name) for name in others if isinstance(name, str)}
    return [made[other] if isinstance(other, str) else other for other in others]


def known(name: str) -> Player:
    """Return a computer player by its name."""
    try:
        return player(name)
    except KeyError:
        raise ResearchError(f"there is no computer player {name!r}, only {', '.join((*PLAYERS, *FROZEN))}") from None
    except VendemmiaError as error:
        raise ResearchError(f"there is no computer player {name!r}: {error}") from None
