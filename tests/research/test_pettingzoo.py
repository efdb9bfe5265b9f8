"""The PettingZoo environment: the library's own tests without a warning, for all numbers of players and modules."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from scripts.golden import base_options, module_options
from scripts.long_run import solo_options_of
from vendemmia.engine import MODULES, IllegalAction, Options, imagine
from vendemmia.engine import observe as view_of
from vendemmia.research import ResearchError

pytest.importorskip("pettingzoo", reason="needs the extra pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from vendemmia.research import pettingzoo_env

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: list[dict[str, Any]] = [
    {},
    {"solo": "hard", "aggressive": True, "reward": "score_margin", "dense": True},
    {"solo": "very_hard", "modules": MODULES, "tokens": 2},
    {"solo": "normal", "challenge": 4},
    {"players": 3, "friendly": True, "modules": ["special_workers"], "reward": "points", "dense": True},
    {"players": 4, "advanced": True, "modules": ["structure_cards"], "reward": "points"},
    {"players": 5, "modules": ["extended_board"], "map_scoring": False, "max_years": 2},
    {"players": 6, "advanced": True, "modules": MODULES, "max_years": 2, "reward": "score_margin", "dense": True},
]


def play(env: Any, seed: int, reset: int | None) -> dict[str, float]:
    """Play a game at random; returns what each agent got."""
    rng, got = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=reset)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        got[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return got


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_it_passes_the_tests_of_the_library(game: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    """Warnings are errors here; those that the library writes to its log would be found there."""
    api_test(pettingzoo_env.env(**game), num_cycles=60)
    api_test(pettingzoo_env.raw_env(**game), num_cycles=60)
    seed_test(lambda: pettingzoo_env.env(**game), num_cycles=40)
    assert not caplog.records


@pytest.mark.parametrize("kind", [base_options, module_options, solo_options_of])
def test_it_takes_the_options_of_every_game(kind: Callable[[int], Options]) -> None:
    for seed in range(0, 192, 11):
        options = kind(seed)._replace(max_years=1)
        env = pettingzoo_env.env(**options.to_json(), reward="points")
        got = play(env, seed, seed)
        assert env.unwrapped.options == options.normal()
        assert list(got.values()) == [vineyard.vp for vineyard in env.unwrapped.course.state.vineyards]


def test_it_shows_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo_env.env(render_mode=render_mode, masks="observation"))
    assert "player_1: 0 vp, " in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win_share", "score_margin", "points"])
def test_each_agent_gets_what_the_rules_say(reward: str) -> None:
    env = pettingzoo_env.env(players=3, max_years=3, reward=reward)
    got = play(env, 1, 12)
    state = env.unwrapped.course.state
    vp = [vineyard.vp for vineyard in state.vineyards]
    expected = {
        "points": vp,
        "score_margin": [own - max(vp[:seat] + vp[seat + 1 :]) for seat, own in enumerate(vp)],
        "win_share": [float(own == max(vp)) for own in vp],
    }
    assert len(set(vp)) == 3
    assert list(got.values()) == expected[reward]


def test_the_seed_is_the_deal_and_games_without_one_follow_from_it() -> None:
    first, second = pettingzoo_env.raw_env(max_years=1), pettingzoo_env.raw_env(max_years=1)
    for env in (first, second):
        env.reset(seed=7)
        assert env.course.seed == 7
        env.reset()
    assert first.course.seed == second.course.seed != 7
    assert first.course.state == second.course.state


def test_hidden_cards_change_nothing_that_an_agent_gets() -> None:
    env, rng = pettingzoo_env.raw_env(players=3, modules=["structure_cards"]), random.Random(2)
    env.reset(seed=2)
    for _ in range(40):
        env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
        real = env.course.state
        for seat, agent in enumerate(env.agents):
            seen, info = env.observe(agent), env.infos[agent]
            env.course.state = imagine(view_of(real, seat), rng)
            assert np.array_equal(env.observe(agent), seen)
            assert np.array_equal(env.course.mask(seat), info["action_mask"])
            assert set(info) == {"action_mask"}
            assert info["action_mask"].any() == (agent == env.agent_selection)
            env.course.state = real


def test_an_illegal_action_is_refused_or_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    raw = pettingzoo_env.raw_env()
    raw.reset(seed=1)
    before = raw.course.state.copy()
    illegal = int(np.flatnonzero(raw.infos[raw.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    with pytest.raises(ResearchError, match="there is no action 437: actions are from 0 to 436"):
        raw.step(437)
    assert raw.course.state == before
    env = pettingzoo_env.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert "Illegal move" in caplog.text
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_the_state_is_what_all_seats_see() -> None:
    env = pettingzoo_env.raw_env(players=4)
    env.reset(seed=3)
    assert env.state() in env.state_space
    assert np.array_equal(env.state(), np.concatenate([env.observe(agent) for agent in env.agents]))


def test_what_it_cannot_be_made_of_is_refused() -> None:
    with pytest.raises(ResearchError, match="masks are in 'info' or 'observation', not in 'row'"):
        pettingzoo_env.env(masks="row")
    with pytest.raises(ResearchError, match="no render mode 'rgb_array', only human, ansi"):
        pettingzoo_env.env(render_mode="rgb_array")
