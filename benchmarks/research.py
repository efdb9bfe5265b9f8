"""Steps per second of the batch and of the environments of `vendemmia.research`, beside those of other libraries.

    python benchmarks/research.py        uses what is installed of pettingzoo, pygame, gymnasium, open_spiel and pgx

A step is an answer, all that follows from it, and the observation and the legal answers of the seat to move then. A new
game belongs to the last step of the one before. Choosing the answer, at random, is not timed. All run in alternating
rounds of one process. Each round covers whole games, because the beginning of a game is cheaper than its middle, and
repeats the games of the round before, so that for every single step the best of the rounds counts: on a busy machine
that is the only figure that can be repeated. It is CPU time of all threads, so it is for one core.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vendemmia.build_mode import mode
from vendemmia.engine import Batch, Options, encode, new_state
from vendemmia.research.stepped_game import SteppedGame

if TYPE_CHECKING:
    from collections.abc import Callable

# Read when jax is imported: one thread, and no search for a graphics card.
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

GAMES = 128
"""Games side by side in a batch and in a vector environment."""
OPPOSED = 256
"""Games side by side against a computer player."""
YEARS = 20
"""The longest game of all our environments, as in `python_vendemmia`."""
LONG = 3000
"""Steps of a single game in a round: several games of random answers."""
WHOLE = 600
"""Steps of all games of a batch in a round: more than a whole game."""
FEW = 40
"""The same for pgx, whose steps cost the same at any time of a game."""
TWO = Options(2, max_years=YEARS)
FOUR = Options(4, max_years=YEARS)
SOLO = Options(1, solo="normal")
clock = time.process_time


class Contestant(NamedTuple):
    """Something that takes steps."""

    choose: Callable[[], Any]
    """Chooses an answer, or one for each game; not timed."""
    step: Callable[[Any], None]
    games: int = 1
    calls: int = LONG
    """Steps in a round."""


def tick() -> float:
    """What looking at the clock costs."""
    return min(abs(clock() - clock()) for _ in range(10_000))


def seconds(contestant: Contestant, calls: int) -> Any:  # noqa: ANN401 (an array)
    """Of each call in a round."""
    choose, step = contestant.choose, contestant.step
    spent = np.zeros(calls)
    for call in range(calls):
        answer = choose()
        began = clock()
        step(answer)
        spent[call] = clock() - began
    return spent


def legal_of(mask: Any, rng: random.Random) -> int:  # noqa: ANN401 (any array)
    """One of the answers of a mask."""
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def many_of(masks: Any, chance: np.random.Generator) -> Any:  # noqa: ANN401 (arrays)
    """An answer for each row of masks."""
    return (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)


# --- vendemmia


def engine_alone(options: Options) -> Contestant:
    """The work itself: apply, the answers without choice, the legal answers, one row."""
    rng, seed = random.Random(1), 1
    state = new_state(options, seed)
    legal = state.next_choice()

    def step(answer: int) -> None:
        nonlocal state, legal, seed
        state.apply(answer)
        legal = state.next_choice()
        if not legal:
            seed += 1
            state = new_state(options, seed)
            legal = state.next_choice()
        encode(state, state.to_move or 0, options.players)

    return Contestant(lambda: rng.choice(legal), step)


def course(options: Options) -> Contestant:
    """What the environments share: the answer checked, row and mask as arrays of NumPy, rewards."""
    rng, seed = random.Random(1), 1
    game = SteppedGame(options, seed, "win_share", dense=False)

    def step(answer: int) -> None:
        nonlocal game, seed
        game.give(answer)
        game.pay()
        if game.seat is None:
            seed += 1
            game = SteppedGame(options, seed, "win_share", dense=False)
        seat = game.seat or 0
        game.row(seat)
        game.mask(seat)

    return Contestant(lambda: rng.choice(game.legal), step)


def batch(options: Options) -> Contestant:
    made, chance = Batch([options], GAMES, 1), np.random.default_rng(1)
    masks = np.zeros((GAMES, made.codes), np.uint8)
    into = made.buffers(masks=masks)
    made.start(into)
    return Contestant(lambda: many_of(masks, chance), lambda answers: made.step(answers, into), GAMES, WHOLE)


def vector(options: Options) -> Contestant:
    from vendemmia.research.vector import VendemmiaVectorEnv

    env = VendemmiaVectorEnv(GAMES, players=options.players, solo=options.solo, max_years=options.max_years)
    chance = np.random.default_rng(1)
    masks = env.reset(seed=1)[1]["action_mask"]

    def step(answers: Any) -> None:  # noqa: ANN401 (arrays)
        nonlocal masks
        masks = env.step(answers)[4]["action_mask"]

    return Contestant(lambda: many_of(masks, chance), step, GAMES, WHOLE)


def opposed(opponent: str, learner: str = "") -> Contestant:
    """One seat of each game against a computer player. The learner answers at random, or as a network player does."""
    from vendemmia.bots.learned import network
    from vendemmia.research.vector import VendemmiaVectorEnv

    env = VendemmiaVectorEnv(OPPOSED, opponents=opponent, max_years=YEARS)
    chance = np.random.default_rng(1)
    rows, infos = env.reset(seed=1)

    def choose() -> Any:  # noqa: ANN401 (arrays)
        masks = infos["action_mask"]
        if not learner:
            return many_of(masks, chance)
        codes, scores = network().score_many(rows, masks)
        return codes[scores.argmax(1)]

    def step(answers: Any) -> None:  # noqa: ANN401 (arrays)
        nonlocal rows, infos
        rows, _, _, _, infos = env.step(answers)

    return Contestant(choose, step, OPPOSED, 150)


def gymnasium_solo() -> Contestant:
    from vendemmia.research.gymnasium_env import SoloEnv

    env, rng = SoloEnv(), random.Random(1)
    _, info = env.reset(seed=1)

    def step(answer: int) -> None:
        nonlocal info
        _, _, over, _, info = env.step(answer)
        if over:
            _, info = env.reset()

    return Contestant(lambda: legal_of(info["action_mask"], rng), step)


# --- libraries


def pettingzoo(env: Any) -> Contestant:  # noqa: ANN401 (PettingZoo has no types)
    rng = random.Random(1)
    env.reset(seed=1)

    def seen() -> tuple[Any, bool]:
        row, _, over, cut, info = env.last()
        return (row["action_mask"] if isinstance(row, dict) else info["action_mask"]), over or cut

    mask, _ = seen()

    def step(answer: int) -> None:
        nonlocal mask
        env.step(answer)
        mask, over = seen()
        if over:
            env.reset()
            mask, _ = seen()

    return Contestant(lambda: legal_of(mask, rng), step)


def our_pettingzoo(wrapped: bool) -> Contestant:
    from vendemmia.research import pettingzoo_env

    make: Callable[..., Any] = pettingzoo_env.env if wrapped else pettingzoo_env.raw_env
    return pettingzoo(make(players=2, max_years=YEARS))


def connect_four() -> Contestant:
    from pettingzoo.classic import connect_four_v3

    return pettingzoo(connect_four_v3.env())


def openspiel(name: str, as_array: bool = False) -> Contestant:
    """With the tensor as OpenSpiel gives it, a list, or as the array of an observer in Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    observer = game.make_py_observer() if as_array else None
    state = game.new_initial_state()
    legal: list[int] = []

    def look() -> None:
        """Draw until somebody is to move, and look at the state."""
        nonlocal legal
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])  # All have the same chance.
        if state.is_terminal():
            legal = []
            return
        legal = state.legal_actions()
        if observer is None:
            state.observation_tensor(state.current_player())
        else:
            observer.set_from(state, state.current_player())

    def step(answer: int) -> None:
        nonlocal state
        state.apply_action(answer)
        look()
        if not legal:
            state = game.new_initial_state()
            look()

    look()
    return Contestant(lambda: rng.choice(legal), step)


def our_openspiel(as_array: bool) -> Contestant:
    from vendemmia.research import openspiel_game

    return openspiel(openspiel_game.NAME, as_array)


def block_dominoes() -> Contestant:
    from open_spiel.python.games import block_dominoes as game

    return openspiel(game._GAME_TYPE.short_name)


@cache
def compiled(name: str) -> tuple[Any, Any]:
    """What starts games of pgx and what plays on, each compiled once."""
    import jax
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    return jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))


def pgx(name: str) -> Contestant:
    import jax

    start, advance = compiled(name)
    state = start(jax.random.split(jax.random.PRNGKey(1), GAMES))
    chance, key = np.random.default_rng(1), jax.random.PRNGKey(2)

    def choose() -> tuple[Any, Any]:
        nonlocal key
        key, one = jax.random.split(key)
        return many_of(np.asarray(state.legal_action_mask), chance), jax.random.split(one, GAMES)

    def step(chosen: tuple[Any, Any]) -> None:
        nonlocal state
        state = advance(state, *chosen)
        jax.block_until_ready(state)

    step(choose())  # The first call of all compiles it.
    return Contestant(choose, step, GAMES, FEW)


# --- all of them

EVERYTHING: dict[str, Callable[[], Contestant]] = {
    "engine alone, 2 players": lambda: engine_alone(TWO),
    "Course, 2 players": lambda: course(TWO),
    "Batch, 2 players": lambda: batch(TWO),
    "Batch, 4 players": lambda: batch(FOUR),
    "Batch, solo": lambda: batch(SOLO),
    "vector environment, 2 players": lambda: vector(TWO),
    "vector environment, solo": lambda: vector(SOLO),
    "vector environment against `expert`, a learner at random": lambda: opposed("expert"),
    "vector environment against `expert`, a strong learner": lambda: opposed("expert", "expert"),
    "Gymnasium, solo": gymnasium_solo,
    "PettingZoo `raw_env`, 2 players": lambda: our_pettingzoo(wrapped=False),
    "PettingZoo `env`, 2 players": lambda: our_pettingzoo(wrapped=True),
    "OpenSpiel, 2 players": lambda: our_openspiel(as_array=False),
    "OpenSpiel, 2 players, observer in Python": lambda: our_openspiel(as_array=True),
    "PettingZoo's connect_four_v3": connect_four,
    "OpenSpiel's gin_rummy (C++)": lambda: openspiel("gin_rummy"),
    "OpenSpiel's python_block_dominoes": block_dominoes,
    "pgx connect_four, 128 games": lambda: pgx("connect_four"),
    "pgx backgammon, 128 games": lambda: pgx("backgammon"),
    "pgx chess, 128 games": lambda: pgx("chess"),
}


def installed(wanted: str) -> dict[str, Callable[[], Contestant]]:
    """Everything that can be imported; says what cannot."""
    found = {}
    for name, make in EVERYTHING.items():
        if wanted.lower() in name.lower():
            try:
                make()
                found[name] = make
            except ImportError as error:
                print(f"without {name}: {error}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--share", type=float, default=1.0, help="less for a quick look: the share of a round's steps")
    parser.add_argument("--only", default="", help="only those that have this in their names")
    given = parser.parse_args()
    contestants, looking = installed(given.only), tick()
    rounds: dict[str, list[Any]] = {name: [] for name in contestants}
    best: dict[str, float] = {}
    for _ in range(given.rounds):
        for name, make in contestants.items():
            contestant = make()
            rounds[name].append(seconds(contestant, max(1, int(contestant.calls * given.share))))
            each = np.min(rounds[name], axis=0).mean() - looking
            best[name] = float(each) / contestant.games * 1e6
    print(f"vendemmia is {mode()}; for every step the best of {given.rounds} rounds, CPU time\n")
    print("| environment | steps/s a core | µs a step |\n|---|---:|---:|")
    for name, spent in best.items():
        print(f"| {name} | {1e6 / spent:,.0f} | {spent:.1f} |")


if __name__ == "__main__":
    main()
