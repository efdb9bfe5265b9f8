"""Many games as one Gymnasium vector environment, on the engine's batch. Needs the extra `gymnasium`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

try:
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    from .errors import lacking

    raise lacking("gymnasium", error) from None

from vendemmia.engine import Batch, encoding_pieces
from vendemmia.engine.catalogue import VP_FLOOR

from .errors import ResearchError, warn_if_interpreted
from .observation import highest, mask_size, observe
from .opponents import batch_opponents
from .rewards import reward_named
from .stepped_game import check_seat, opponents_chance, options_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vendemmia.bots import Player
    from vendemmia.engine import Buffers, State

    from .observation import Mask, Row

    Seen = tuple[Row, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]

MOST_SEED: Final = 2**31
DEALS_OF_A_SEED: Final = 2**32
"""The deal of game n of a batch is its seed times this, plus n."""
AUTOMA_VP: Final = next(piece.offset for piece in encoding_pieces(1) if piece.name == "automa_vp")


class VendemmiaVectorEnv(VectorEnv):  # type: ignore[misc]
    """Several games with the same options, each of which makes room for the next in the step in which it ends.

    Without `opponents` the learner answers for every seat: each row is what the seat to move knows, and its reward is
    what that seat gets for its answer. `infos` has the masks, the seat to move in each game, and in `rewards` what
    every seat got, which matters with several players: the last answer of a game pays all of them. Without a number of
    players the game is solo. An illegal action raises IllegalAction, and nothing has changed.

    With `opponents`, as `SeatEnv` takes them, the learner has one seat of each game, for two players unless you say
    how many: `seat`, or one that every game draws. A step ends when it has a choice again in every game.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        reward: str = "win_share",
        dense: bool = False,
        render_mode: str | None = None,
        opponents: str | Sequence[str | Player] | None = None,
        seat: int | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None:
            raise ResearchError("a vector environment is not rendered: make a single one to look at a game")
        if seat is not None and opponents is None:
            raise ResearchError("the learner has every seat: name opponents to give it one")
        usual: dict[str, object] = {} if "players" in options or opponents else {"players": 1, "solo": "normal"}
        self.options = options_of(options, **usual)
        check_seat(seat, self.options)
        warn_if_interpreted()
        self.fixed_seat = seat
        self.opponents = None if opponents is None else batch_opponents(opponents, self.options)
        self.reward_name, self.reward, self.dense = reward, reward_named(reward), dense
        self.num_envs = num_envs
        self.players = self.options.players
        self.single_observation_space = Box(0, highest(self.players), dtype=np.uint8)
        self.single_action_space = Discrete(mask_size(self.options))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch([self.options], num_envs, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Start all games again: those of a batch with this seed; without one, of a seed that follows from the last."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        self.batch = Batch([self.options], self.num_envs, chosen)
        rows, masks = self._room()
        self.seats = np.zeros(self.num_envs, np.uint8)
        self.points = np.zeros((self.num_envs, self.players), np.int8)
        into = self.batch.buffers(rows, masks, self.seats, points=self.points)
        self.batch.start(into)
        self.values = self._values(rows)
        if self.opponents is not None:
            self.own = np.zeros(self.num_envs, np.uint8)
            self.chances = [Random() for _ in range(self.num_envs)]
            for place in range(self.num_envs):
                self._sit(place)
            while len(places := self._others()):
                self._answer(places, rows, masks, into)
        return rows, {"action_mask": masks, "seat": self.seats.astype(np.int64)}

    def step(self, actions: NDArray[np.integer[Any]]) -> Seen:
        """Play one action in each game."""
        rows, masks = self._room()
        movers, ended = self.seats, np.zeros(self.num_envs, np.uint8)
        self.seats, self.points = np.zeros_like(movers), np.zeros_like(self.points)
        shares = np.zeros((self.num_envs, self.players), np.float32)
        into = self.batch.buffers(rows, masks, self.seats, points=self.points, shares=shares, ended=ended)
        self.batch.step(np.asarray(actions).tolist(), into)
        if self.opponents is not None:
            shares, ended = self._let_others_play(rows, masks, into, shares, ended)
        over = np.flatnonzero(ended)
        rewards = self._rewards(rows, shares, over)
        infos: dict[str, Any] = {"action_mask": masks, "seat": self.seats.astype(np.int64), "rewards": rewards}
        if len(over):
            self._finish(over, movers, infos)
        own = rewards[np.arange(self.num_envs), movers]
        return rows, own, ended.astype(np.bool_), np.zeros(self.num_envs, np.bool_), infos

    # --- opponents

    def _sit(self, place: int) -> None:
        """Give the learner a seat in the game that begins at a place: the one that `SeatEnv` gives for its deal."""
        deal = self.batch.seed * DEALS_OF_A_SEED + self.batch.numbers[place]
        drawn = int(np_random(deal)[0].integers(self.players))
        self.own[place] = drawn if self.fixed_seat is None else self.fixed_seat
        self.chances[place] = opponents_chance(deal)

    def _others(self) -> NDArray[np.intp]:
        """Return the places of the games in which an opponent is to move."""
        return np.flatnonzero(self.seats != self.own)

    def _answer(self, places: NDArray[np.intp], rows: Row, masks: Mask, into: Buffers) -> None:
        """Let the opponents answer once in the games at some places."""
        assert self.opponents is not None
        after = (self.seats[places].astype(np.int64) - self.own[places]) % self.players
        answers = self.opponents.answers(self.batch, places, after, rows, masks, self.chances)
        self.batch.step_some(places, answers, into)

    def _let_others_play(
        self, rows: Row, masks: Mask, into: Buffers, shares: NDArray[np.float32], ended: NDArray[np.uint8]
    ) -> tuple[NDArray[np.float32], NDArray[np.uint8]]:
        """Let the opponents answer until the learner has a choice in every game; what has been won, and where."""
        won, over = shares.copy(), ended.copy()
        new = over.nonzero()[0]
        while True:
            for place in new.tolist():
                self._sit(place)
            places = self._others()
            if not len(places):
                return won, over
            self._answer(places, rows, masks, into)
            new = places[ended[places] > 0]
            won[new], over[new] = shares[new], ended[new]

    # --- memory and rewards

    def _room(self) -> tuple[Row, Mask]:
        """Return new memory for every step: what was returned before belongs to the caller."""
        rows = np.empty((self.num_envs, self.batch.width), np.uint8)
        return rows, np.empty((self.num_envs, self.batch.codes), np.int8)

    def _values(self, rows: Row) -> NDArray[np.float32]:
        """Return what each seat has in games that are not over."""
        points = self.points.astype(np.float32)
        if self.reward_name == "points":
            return points
        if self.reward_name == "win_share":
            return np.zeros_like(points)
        if self.options.solo is not None:
            return points - (rows[:, AUTOMA_VP, np.newaxis].astype(np.float32) + VP_FLOOR)
        ordered = np.sort(points, axis=1)
        best, second = ordered[:, -1:], ordered[:, -2:-1]
        return points - np.where(points == best, second, best)

    def _rewards(self, rows: Row, shares: NDArray[np.float32], over: NDArray[np.intp]) -> NDArray[np.float32]:
        """Return what every seat gets for the step, as `SteppedGame.pay` says it."""
        if self.reward_name == "win_share":
            return shares
        if not self.dense:
            rewards = np.zeros_like(shares)
            for place in over:
                rewards[place] = self.reward(self._final(place))
            return rewards
        values = self._values(rows)
        starts = values.copy()
        for place in over:
            values[place] = self.reward(self._final(place))
            number = self.batch.numbers[place]
            starts[place] = self.reward(self.batch.new_game(number))
        rewards = values - self.values
        self.values = starts
        return rewards

    def _final(self, place: int | np.intp) -> State:
        state = self.batch.final(int(place))
        assert state is not None
        return state

    def _finish(self, over: NDArray[np.intp], movers: NDArray[np.uint8], infos: dict[str, Any]) -> None:
        """Add the ends of games as Gymnasium wants them; the mover's row, since no seat is to move."""
        for place in over:
            state = self._final(place)
            row = observe(state, int(movers[place]))
            points = np.array([vineyard.vp for vineyard in state.vineyards])
            end = {"final_obs": row, "final_info": {"points": points, "years": state.year}}
            infos.update(self._add_info(infos, end, int(place)))


def seat_games(num_envs: int = 1, **given: Any) -> VendemmiaVectorEnv:  # noqa: ANN401 - the keywords of the class
    """Make the vector of `vendemmia/Seat-v0`, whose opponents are `easy` unless you name others."""
    return VendemmiaVectorEnv(num_envs, **{"opponents": "easy", **given})
