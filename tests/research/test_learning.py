"""A learner of a public library improves: MaskablePPO of sb3-contrib on the solo game, for a few seconds."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 48


class Libraries(NamedTuple):
    gymnasium: Any
    torch: Any
    sb3_contrib: Any


@pytest.fixture(scope="module")
def libraries(torch: Any) -> Libraries:
    """They take long to import: only the process that runs this test should do it."""
    gymnasium = pytest.importorskip("gymnasium", reason="needs the extra gymnasium")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Of other libraries, while they are imported.
        sb3_contrib = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib")
    return Libraries(gymnasium, torch, sb3_contrib)


def mean_points(gymnasium: Any, choose: Callable[[Any, Any], Any]) -> float:
    """The mean VP of the first game at each place of a vector."""
    from vendemmia.research.gymnasium_env import SOLO_ID  # Not without the library.

    env = gymnasium.make_vec(SOLO_ID, num_envs=GAMES, reward="points")
    rows, infos = env.reset(seed=100)
    points = np.full(GAMES, np.nan)
    while np.isnan(points).any():
        rows, rewards, over, _, infos = env.step(choose(rows, infos["action_mask"]))
        points = np.where(np.isnan(points) & over, rewards, points)
    return float(points.mean())


@pytest.mark.torch
def test_a_short_training_with_masks_beats_chance(libraries: Libraries) -> None:
    gymnasium, torch, sb3_contrib = libraries
    from vendemmia.research.gymnasium_env import SOLO_ID  # Not without the library.

    chance, threads = np.random.default_rng(1), torch.get_num_threads()
    at_random = mean_points(gymnasium, lambda _, masks: (chance.random(masks.shape) * masks).argmax(1))
    torch.set_num_threads(1)
    try:
        env = gymnasium.make(SOLO_ID, reward="points", dense=True)
        learner = sb3_contrib.MaskablePPO(
            "MlpPolicy",
            env,
            n_steps=512,
            batch_size=128,
            n_epochs=5,
            learning_rate=1e-3,
            ent_coef=0.01,
            policy_kwargs={"net_arch": [64]},
            device="cpu",
            seed=1,
        )
        learner.learn(3072)
        trained = mean_points(gymnasium, lambda rows, masks: learner.predict(rows, action_masks=masks)[0])
    finally:
        torch.set_num_threads(threads)
    assert trained > at_random + 1.5  # More than 5 VP after this training, under 3 at random.
