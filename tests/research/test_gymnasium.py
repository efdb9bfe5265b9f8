"""The Gymnasium environments: the library's own check without a warning, opponents, seeds and the vector of games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from vendemmia.bots import RandomPlayer
from vendemmia.engine import MODULES, IllegalAction, Options
from vendemmia.network import Network
from vendemmia.research import REWARDS, ResearchError, mask, observe
from vendemmia.research.stepped_game import SteppedGame

gymnasium: Any = pytest.importorskip("gymnasium", reason="needs the extra gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - not without the library
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402 - not without the library

from vendemmia.research.gymnasium_env import SEAT_ID, SOLO_ID, SeatEnv  # noqa: E402 - not without the library
from vendemmia.research.vector import VendemmiaVectorEnv  # noqa: E402 - not without the library

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

GAMES: list[tuple[str, dict[str, Any]]] = [
    (SOLO_ID, {}),
    (SOLO_ID, {"solo": "hard", "modules": MODULES, "reward": "score_margin", "dense": True}),
    (SEAT_ID, {}),
    (SEAT_ID, {"players": 5, "opponents": "random", "seat": 3, "modules": MODULES, "reward": "points"}),
]


def legal(rng: random.Random, flags: Any) -> int:
    return int(rng.choice(np.flatnonzero(flags)))


@pytest.mark.parametrize(("name", "game"), GAMES, ids=str)
def test_it_passes_the_check_of_the_library(name: str, game: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **game).unwrapped)


@pytest.mark.parametrize(("name", "game"), GAMES, ids=str)
def test_a_game_by_the_mask_comes_to_its_end_and_can_be_repeated(name: str, game: dict[str, Any]) -> None:
    years = {} if name == SOLO_ID else {"max_years": 2}
    ends = []
    for _ in range(2):
        env, rng = gymnasium.make(name, **game, **years), random.Random(3)
        row, info = env.reset(seed=3)
        got, over = 0.0, False
        while not over:
            assert row in env.observation_space
            assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
            row, reward, over, cut, info = env.step(legal(rng, info["action_mask"]))
            got += reward
            assert not cut
        assert "illegal" not in info
        course = env.unwrapped.course
        assert course.state.is_over
        start = (
            SteppedGame(course.state.rules.options, 3, course.reward.__name__, dense=True).paid
            if course.dense
            else None
        )
        expected = course.reward(course.state)[info["seat"]] - (start[info["seat"]] if start else 0)
        assert got == expected
        with pytest.raises(ResearchError, match="the game is over"):
            env.unwrapped.step(0)
        ends.append(course.state)
    assert ends[0] == ends[1]


class Noted(RandomPlayer):
    """A player that remembers where it sat."""

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(self, view: View, rng: Random) -> int:
        self.seats.add(view.seat)
        return super().choose(view, rng)


def test_opponents_sit_clockwise_from_the_learner() -> None:
    others = [Noted(), Noted()]
    env, rng = gymnasium.make(SEAT_ID, players=3, opponents=others, seat=1, max_years=2), random.Random(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(legal(rng, info["action_mask"]))
    assert [other.seats for other in others] == [{2}, {0}]


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    env = gymnasium.make(SEAT_ID, players=4, opponents="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    fixed = gymnasium.make(SEAT_ID, players=4, opponents="random", seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(9)} == {2}


def test_an_illegal_action_ends_the_game_with_its_reasons() -> None:
    env = gymnasium.make(SOLO_ID)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    assert env.unwrapped.meaning(illegal) == "pass"


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ({"opponents": "grandmaster"}, "^there is no computer player 'grandmaster', only random, easy, .*, master, "),
        ({"opponents": "easy:9"}, "^there is no computer player 'easy:9': easy has no options: leave out ':9'$"),
        ({"opponents": ["easy", "easy"]}, "a game with 2 players has 1 opponent, not 2"),
        ({"opponents": ["easy"], "players": 4}, "a game with 4 players has 3 opponents, not 1"),
        ({"players": 3, "seat": 3}, "there is no seat 3 in a game with 3 players"),
        ({"players": 1, "solo": "easy"}, "the solo game has no opponents: make vendemmia/Solo-v0"),
        ({"reward": "gold"}, "there is no reward 'gold'"),
        ({"render_mode": "rgb_array"}, "there is no render mode 'rgb_array'"),
    ],
)
def test_what_it_cannot_be_made_of_is_refused(game: dict[str, Any], message: str) -> None:
    with pytest.raises(ResearchError, match=message):
        SeatEnv(**game)


# --- the vector environment


VECTORS: list[dict[str, Any]] = [
    {"solo": "easy", "aggressive": True, "players": 1},
    {"players": 3, "modules": MODULES, "max_years": 2},
]


@pytest.mark.parametrize("dense", [False, True], ids=["at the end", "dense"])
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("game", VECTORS, ids=["solo", "three"])
def test_a_vector_plays_as_single_games_do(game: dict[str, Any], reward: str, dense: bool) -> None:
    """Rows, masks and rewards are those of a `SteppedGame` with the seed of each game."""
    env, rng = VendemmiaVectorEnv(2, reward=reward, dense=dense, **game), random.Random(1)
    options, seed, ends = Options(**game).normal(), 9 << 32, 0
    courses = [SteppedGame(options, seed + place, reward, dense) for place in range(2)]
    rows, infos = env.reset(seed=9)
    for _ in range(130):
        assert rows in env.observation_space
        for place, course in enumerate(courses):
            assert infos["seat"][place] == course.seat
            assert np.array_equal(rows[place], observe(course.state))
            assert np.array_equal(infos["action_mask"][place], mask(course.state))
        actions, movers = [legal(rng, flags) for flags in infos["action_mask"]], infos["seat"]
        rows, rewards, over, cut, infos = env.step(np.array(actions))
        assert not cut.any()
        for place, course in enumerate(courses):
            course.play(actions[place])
            paid = course.pay()
            assert infos["rewards"][place].tolist() == pytest.approx(paid)
            assert rewards[place] == pytest.approx(paid[movers[place]])
            assert over[place] == (course.seat is None)
            if over[place]:
                ends += 1
                assert np.array_equal(infos["final_obs"][place], observe(course.state, movers[place]))
                assert infos["final_info"]["years"][place] == course.state.year
                courses[place] = SteppedGame(options, seed + env.batch.numbers[place], reward, dense)
    assert ends > 1


class FirstAnswer:
    """A player of one's own, without a network and without chance."""

    def choose(self, view: View, rng: Random) -> int:
        return view.legal[0]


OPPOSED: list[tuple[Any, dict[str, Any]]] = [
    ("expert", {}),
    ("hard", {"modules": ["structure_cards"]}),
    (["vine_baron", "random", "expert"], {"players": 4, "seat": 2}),
    ([FirstAnswer(), "expert"], {"players": 3, "modules": MODULES}),
]


@pytest.mark.parametrize("reward", [("win_share", False), ("score_margin", True), ("points", False)], ids=str)
@pytest.mark.parametrize(("opponents", "game"), OPPOSED, ids=["expert", "hard", "three kinds", "own"])
def test_a_vector_with_opponents_plays_as_single_games_do(
    opponents: Any, game: dict[str, Any], reward: tuple[str, bool]
) -> None:
    """The seat, the rows, masks, rewards and ends are those of `vendemmia/Seat-v0` with the deal of each game."""
    more = {"opponents": opponents, "max_years": 2, "reward": reward[0], "dense": reward[1], **game}
    env, rng = gymnasium.make_vec(SEAT_ID, num_envs=3, **more), random.Random(2)
    assert isinstance(env, VendemmiaVectorEnv)
    singles = [gymnasium.make(SEAT_ID, **more) for _ in range(3)]
    rows, infos = env.reset(seed=5)
    single = [each.reset(seed=(5 << 32) + place) for place, each in enumerate(singles)]
    ends, seats = 0, set()
    for _ in range(60):
        for place, (row, info) in enumerate(single):
            assert infos["seat"][place] == info["seat"]
            assert np.array_equal(rows[place], row)
            assert np.array_equal(infos["action_mask"][place], info["action_mask"])
            seats.add(info["seat"])
        actions = [legal(rng, flags) for flags in infos["action_mask"]]
        rows, rewards, over, cut, infos = env.step(np.array(actions))
        assert not cut.any()
        for place, each in enumerate(singles):
            row, paid, ended, _, info = each.step(actions[place])
            assert (rewards[place], over[place]) == (pytest.approx(paid), ended)
            if ended:
                ends += 1
                assert np.array_equal(infos["final_obs"][place], row)
                assert infos["final_info"]["points"][place].tolist() == info["points"].tolist()
                row, info = each.reset(seed=(5 << 32) + env.batch.numbers[place])
            single[place] = row, info
    assert ends > 2
    assert seats == ({2} if "seat" in game else set(range(game.get("players", 2))))


def test_all_games_of_a_network_are_judged_in_one_call(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    score_many = Network.score_many

    def noted(self: Network, rows: Any, masks: Any) -> Any:
        sizes.append(len(rows))
        return score_many(self, rows, masks)

    monkeypatch.setattr(Network, "score_many", noted)
    env, rng = VendemmiaVectorEnv(32, opponents="expert"), random.Random(1)
    _, infos = env.reset(seed=1)
    sizes.clear()
    env.step(np.array([legal(rng, flags) for flags in infos["action_mask"]]))
    assert sizes[0] > 8
    assert len(sizes) < 32


def test_opponents_of_a_vector_that_cannot_be_are_refused() -> None:
    with pytest.raises(ResearchError, match=r"^the solo game has no opponents"):
        VendemmiaVectorEnv(2, players=1, solo="easy", opponents="easy")
    with pytest.raises(ResearchError, match=r"^the learner has every seat: name opponents to give it one$"):
        VendemmiaVectorEnv(2, players=2, seat=1)
    with pytest.raises(ResearchError, match=r"^there is no seat 2 in a game with 2 players$"):
        VendemmiaVectorEnv(2, opponents="easy", seat=2)


def test_wrappers_of_the_library_count_its_games() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec(SOLO_ID, num_envs=4, reward="points"))
    assert isinstance(env.unwrapped, VendemmiaVectorEnv)
    rng = random.Random(1)
    _, infos = env.reset(seed=1)
    while env.episode_count < 6:
        _, _, _, _, infos = env.step(np.array([legal(rng, flags) for flags in infos["action_mask"]]))
    assert min(env.length_queue) > 20
    assert len(set(env.return_queue)) > 1


def test_a_vector_refuses_an_illegal_action_and_plays_nothing() -> None:
    env = VendemmiaVectorEnv(2, players=2)
    _, infos = env.reset(seed=1)
    before = [env.batch.state(place) for place in range(2)]
    with pytest.raises(IllegalAction, match="pass is not legal"):
        env.step(np.array([int(np.flatnonzero(infos["action_mask"][0])[0]), 0]))
    assert [env.batch.state(place) for place in range(2)] == before
