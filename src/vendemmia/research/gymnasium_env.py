"""Gymnasium environments for one learner: the solo game, and one seat against computer players.

Importing this module registers `vendemmia/Solo-v0` and `vendemmia/Seat-v0`. Needs the extra `gymnasium`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

import numpy as np

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as error:
    from .errors import lacking

    raise lacking("gymnasium", error) from None

from vendemmia.engine import CODES, IllegalAction
from vendemmia.engine import observe as view_of

from .errors import ResearchError
from .observation import SPACES_VERSION, highest, mask_size
from .opponents import opponents_of
from .rewards import reward_named
from .stepped_game import (
    DEALS,
    ILLEGAL_REWARD,
    RENDER_MODES,
    SteppedGame,
    check_rendering,
    check_seat,
    opponents_chance,
    options_of,
    shown,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vendemmia.bots import Player
    from vendemmia.engine import Options

    from .observation import Row

SOLO_ID = f"vendemmia/Solo-v{SPACES_VERSION}"
SEAT_ID = f"vendemmia/Seat-v{SPACES_VERSION}"


class LearnerEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game. All others are played by `opponents`, one for each, in the order of play after the learner.

    The mask of the legal actions is in `info["action_mask"]` and, for sb3-contrib, in `action_masks()`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        options: Options,
        opponents: Sequence[Player],
        seat: int | None,
        reward: str,
        dense: bool,
        render_mode: str | None,
    ) -> None:
        check_rendering(render_mode)
        reward_named(reward)
        self.options, self.opponents, self.fixed_seat = options, opponents, seat
        self.reward, self.dense, self.render_mode = reward, dense, render_mode
        self.observation_space = Box(0, highest(options.players), dtype=np.uint8)
        self.action_space = Discrete(mask_size(options))
        self.seat = 0
        self.refused = False
        """The last action was illegal, so the game was ended."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Start a game: the deal of the seed, or without one a new deal that follows from the last seed."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(DEALS)) if seed is None else seed
        drawn = int(self.np_random.integers(self.options.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.course = SteppedGame(self.options, deal, self.reward, self.dense)
        self.chance = opponents_chance(deal)
        self.refused = False
        self._wait()
        return self._seen()

    def step(self, action: SupportsIndex) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer for the learner and let the others play until it has a choice again."""
        if self.course.seat is None or self.refused:
            raise ResearchError("the game is over: reset the environment")
        try:
            self.course.play(int(action))
        except IllegalAction as error:
            self.refused = True
            row, info = self._seen()
            info["illegal"] = [f"{reason.code} ({reason.rule})" for reason in error.reasons]
            return row, ILLEGAL_REWARD, True, False, info
        self._wait()
        reward = self.course.pay()[self.seat]
        row, info = self._seen()
        return row, reward, self.course.seat is None, False, info

    def _wait(self) -> None:
        """Let the others answer until the learner is to move or the game is over."""
        course = self.course
        while (mover := course.seat) is not None and mover != self.seat:
            other = self.opponents[(mover - self.seat) % len(course.state.vineyards) - 1]
            course.give(other.choose(view_of(course.state, mover), self.chance))

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        info: dict[str, Any] = {
            "action_mask": self.course.mask(self.seat),
            "seat": self.seat,
            "points": np.array([vineyard.vp for vineyard in self.course.state.vineyards]),
        }
        if self.render_mode == "human":
            self.render()
        return self.course.row(self.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, as sb3-contrib asks for them."""
        return self.course.mask(self.seat).astype(np.bool_)

    def meaning(self, action: int) -> str:
        """Return the code of an action, such as `place:plant_vine:left:regular`. Seats are counted from the learner."""
        return CODES[action]

    def render(self) -> str | None:
        """Return the table as everybody may see it: as text with "ansi", on standard output with "human"."""
        return shown(self.course.text(), self.render_mode)


class SoloEnv(LearnerEnv):
    """The solo game against the Automa. `solo` is its level; all other keywords are options of the game."""

    def __init__(
        self,
        *,
        solo: str = "normal",
        reward: str = "win_share",
        dense: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__(options_of(options, players=1, solo=solo), (), 0, reward, dense, render_mode)


class SeatEnv(LearnerEnv):
    """One seat against computer players.

    `opponents` is the name of a computer player for all other seats, or one name or `Player` for each of them. `seat`
    is where the learner sits; without it every game draws one. All other keywords are options of the game.
    """

    def __init__(
        self,
        *,
        opponents: str | Sequence[str | Player] = "easy",
        seat: int | None = None,
        reward: str = "win_share",
        dense: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        made = options_of(options)
        if made.solo is not None:
            raise ResearchError(f"the solo game has no opponents: make {SOLO_ID}")
        check_seat(seat, made)
        super().__init__(made, opponents_of(opponents, made), seat, reward, dense, render_mode)


HERE = "vendemmia.research.gymnasium_env"
THERE = "vendemmia.research.vector"

for name, entry, vector in ((SOLO_ID, "SoloEnv", "VendemmiaVectorEnv"), (SEAT_ID, "SeatEnv", "seat_games")):
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point=f"{HERE}:{entry}", vector_entry_point=f"{THERE}:{vector}")
