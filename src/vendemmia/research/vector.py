"""Many games as one Gymnasium vector environment, on the engine's batch. Needs the extra `gymnasium`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vendemmia.engine import Batch, encoding_pieces
from vendemmia.engine.catalogue import VP_FLOOR

from .errors import ResearchError
from .observation import highest, mask_size, observe
from .rewards import reward_named
from .stepped_game import options_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vendemmia.engine import State

    from .observation import Mask, Row

    Seen = tuple[Row, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]

MOST_SEED = 2**31
AUTOMA_VP = next(piece.offset for piece in encoding_pieces(1) if piece.name == "automa_vp")


class VendemmiaVectorEnv(VectorEnv):  # type: ignore[misc]
    """Several games with the same options, each of which makes room for the next in the step in which it ends.

    The learner answers for every seat: each row is what the seat to move knows, and its reward is what that seat gets
    for its answer. `infos` has the masks, the seat to move in each game, and in `rewards` what every seat got, which
    matters with several players: the last answer of a game pays all of them. Without a number of players the game is
    solo. An illegal action raises IllegalAction, and nothing has changed.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        reward: str = "win_share",
        dense: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None:
            raise ResearchError("a vector environment is not rendered: make a single one to look at a game")
        usual = {} if "players" in options else {"players": 1, "solo": "normal"}
        self.options = options_of(options, **usual)
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
        self.batch.start(self.batch.buffers(rows=rows, masks=masks, seats=self.seats, points=self.points))
        self.values = self._values(rows)
        return rows, {"action_mask": masks, "seat": self.seats.astype(np.int64)}

    def step(self, actions: NDArray[np.integer[Any]]) -> Seen:
        """Play one action in each game."""
        rows, masks = self._room()
        movers, ended = self.seats, np.zeros(self.num_envs, np.uint8)
        self.seats, self.points = np.zeros_like(movers), np.zeros_like(self.points)
        shares = np.zeros((self.num_envs, self.players), np.float32)
        into = self.batch.buffers(rows, masks, self.seats, points=self.points, shares=shares, ended=ended)
        self.batch.step(np.asarray(actions).tolist(), into)
        over = np.flatnonzero(ended)
        rewards = self._rewards(rows, shares, over)
        infos: dict[str, Any] = {"action_mask": masks, "seat": self.seats.astype(np.int64), "rewards": rewards}
        if len(over):
            self._finish(over, movers, infos)
        own = rewards[np.arange(self.num_envs), movers]
        return rows, own, ended.astype(np.bool_), np.zeros(self.num_envs, np.bool_), infos

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
            starts[place] = self.reward(self.batch.state(int(place)))
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
