"""What a game brings to each seat: the share of the win, the margin in victory points, the points themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import solo_result, winners

from .errors import ResearchError

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import State

    Reward = Callable[[State], tuple[float, ...]]
    """What each seat has so far."""

DRAWN: Final = 0.5


def win_share(state: State) -> tuple[float, ...]:
    """Return 1 divided among the winners; against the Automa 1 for a win, ½ for a draw. 0 for all until the game is
    over."""
    players = len(state.vineyards)
    if not state.is_over:
        return (0.0,) * players
    if state.rules.options.solo is not None and solo_result(state) == "draw":
        return (DRAWN,)
    best = winners(state)
    return tuple(1.0 / len(best) if seat in best else 0.0 for seat in range(players))


def score_margin(state: State) -> tuple[float, ...]:
    """Return VP less those of the best other seat, or of the Automa."""
    own = [vineyard.vp for vineyard in state.vineyards]
    if state.rules.options.solo is not None:
        return (float(own[0] - state.automa_vp),)
    return tuple(float(vp - max(own[:seat] + own[seat + 1 :])) for seat, vp in enumerate(own))


def points(state: State) -> tuple[float, ...]:
    """Return victory points."""
    return tuple(float(vineyard.vp) for vineyard in state.vineyards)


REWARDS: Final[dict[str, Reward]] = {"win_share": win_share, "score_margin": score_margin, "points": points}
"""The rewards by name."""


def reward_named(name: str) -> Reward:
    """Return the reward of a name."""
    if name not in REWARDS:
        raise ResearchError(f"there is no reward {name!r}, only {', '.join(REWARDS)}")
    return REWARDS[name]
