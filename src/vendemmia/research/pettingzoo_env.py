"""The game as a PettingZoo environment (AEC), for all numbers of players and options. Needs the extra `pettingzoo`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

try:
    from gymnasium.spaces import Box, Discrete
    from gymnasium.spaces import Dict as DictSpace
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    from .errors import lacking

    raise lacking("pettingzoo", error) from None

from .errors import ResearchError
from .observation import SPACES_VERSION, highest, mask_size
from .rewards import reward_named
from .stepped_game import DEALS, ILLEGAL_REWARD, RENDER_MODES, SteppedGame, check_rendering, options_of, shown

if TYPE_CHECKING:
    from .observation import Row


IN_INFO, IN_OBSERVATION = "info", "observation"


def env(**given: Any) -> AECEnv:  # noqa: ANN401 - the keywords of `raw_env`
    """Return the environment with the usual wrappers: an illegal action ends the game with a reward of -1."""
    made = wrappers.TerminateIllegalWrapper(raw_env(**given), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """The environment itself: an illegal action raises IllegalAction with the reasons, and nothing has changed.

    `masks` says where the mask is: in `infos[agent]["action_mask"]`, or with "observation" in a dictionary of
    observation and mask. `reward` and `dense` are those of `SteppedGame`; all other keywords are options of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"vendemmia_v{SPACES_VERSION}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        reward: str = "win_share",
        dense: bool = False,
        masks: str = IN_INFO,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if masks not in {IN_INFO, IN_OBSERVATION}:
            raise ResearchError(f"masks are in {IN_INFO!r} or {IN_OBSERVATION!r}, not in {masks!r}")
        check_rendering(render_mode)
        reward_named(reward)
        self.options = options_of(options, players=1 if options.get("solo") is not None else 2)
        self.reward, self.dense, self.masks, self.render_mode = reward, dense, masks, render_mode
        players = self.options.players
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        size = mask_size(self.options)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {}
        self.action_spaces = {}
        for agent in self.possible_agents:
            row = Box(0, highest(players), dtype=np.uint8)
            both = DictSpace({"observation": row, "action_mask": Box(0, 1, (size,), np.int8)})
            self.observation_spaces[agent] = row if masks == IN_INFO else both
            self.action_spaces[agent] = Discrete(size)
        self.state_space = Box(0, np.tile(highest(players), players), dtype=np.uint8)
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Box | DictSpace:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: the deal of the seed, or without one a new deal that follows from the last seed."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        deal = int(self._chance.integers(DEALS)) if seed is None else seed
        self.course = SteppedGame(self.options, deal, self.reward, self.dense)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._turn()

    def _turn(self) -> None:
        """Say who is to move and what may be answered. At the end the first agent leaves first."""
        self.agent_selection = self.agents[self.course.seat or 0]
        self.infos = {agent: self._info(self._seat[agent]) for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _info(self, seat: int) -> dict[str, Any]:
        return {"action_mask": self.course.mask(seat)} if self.masks == IN_INFO else {}

    def observe(self, agent: str) -> Any:  # noqa: ANN401 - an array, or a dictionary of two
        """Return what an agent may know; its `action_mask` is empty unless it is to move."""
        seat = self._seat[agent]
        row = self.course.row(seat)
        return row if self.masks == IN_INFO else {"observation": row, "action_mask": self.course.mask(seat)}

    def state(self) -> Row:
        """Return the observations of all seats side by side, for critics that may see every hand."""
        return np.concatenate([self.course.row(seat) for seat in range(len(self.possible_agents))])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ResearchError(f"{agent} is to move and must answer")
        self.course.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.course.pay(), strict=True))
        self._accumulate_rewards()
        if self.course.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn()

    def render(self) -> str | None:
        """Return the table as everybody may see it: as text with "ansi", on standard output with "human"."""
        return shown(self.course.text(), self.render_mode)

    def close(self) -> None:
        """Do nothing: nothing is held open."""
