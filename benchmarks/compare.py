"""Compare the speed with other engines: random play and copies, in alternating rounds of one run, as ratios.

    python benchmarks/compare.py            needs the extra "bench" (catanatron, open_spiel)

It measures the CPU time of one process. Figures vary with the machine; the ratios are what counts.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import TYPE_CHECKING

from vendemmia.build_mode import mode
from vendemmia.engine import Options, State, new_state
from vendemmia.engine.options import MODULES

if TYPE_CHECKING:
    from collections.abc import Callable

WHOLE = Options(modules=frozenset(MODULES))
Round = tuple[float, float]
"""Decisions and games per second of CPU time."""


def play_vendemmia(options: Options, games: int, seed: int) -> Round:
    rng = random.Random(seed)
    pick = rng.random
    decisions = 0
    began = time.process_time()
    for number in range(games):
        state = new_state(options, seed * 1000 + number)
        while state.stack:
            actions = state.legal_actions()
            state.apply(actions[int(pick() * len(actions))])
            decisions += 1
    spent = time.process_time() - began
    return decisions / spent, games / spent


def play_catanatron(players: int, games: int, seed: int) -> Round:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:players]
    random.seed(seed)
    decisions = 0
    began = time.process_time()
    for number in range(games):
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed * 1000 + number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    spent = time.process_time() - began
    return decisions / spent, games / spent


def play_open_spiel(name: str, games: int, seed: int) -> Round:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    pick = rng.random
    decisions = 0
    began = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():  # Sampled by its probabilities; not a decision.
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([one[0] for one in outcomes], [one[1] for one in outcomes])[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
    spent = time.process_time() - began
    return decisions / spent, games / spent


def middle_state(seed: int) -> State:
    """A two-player position in the middle of a game."""
    rng = random.Random(seed)
    state = new_state(Options(players=2), seed)
    while state.year < 6:
        state.apply(rng.choice(state.legal_actions()))
    return state


def microseconds(call: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - began) / times * 1e6


def copy_catanatron() -> Callable[[], object]:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(200):
        game.play_tick()
    copy: Callable[[], object] = game.copy
    return copy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=60, help="games of vendemmia in each round")
    wanted = parser.parse_args()
    contestants: dict[str, Callable[[int], Round]] = {
        "vendemmia, 2 players": lambda seed: play_vendemmia(Options(players=2), wanted.games, seed),
        "vendemmia, 4 players": lambda seed: play_vendemmia(Options(players=4), wanted.games // 2, seed),
        "vendemmia, 2, all modules": lambda seed: play_vendemmia(WHOLE._replace(players=2), wanted.games, seed),
        "vendemmia, 4, all modules": lambda seed: play_vendemmia(WHOLE._replace(players=4), wanted.games // 2, seed),
        "catanatron, 2 players": lambda seed: play_catanatron(2, 6, seed),
        "open_spiel gin_rummy (C++)": lambda seed: play_open_spiel("gin_rummy", 40, seed),
        "open_spiel hearts (C++)": lambda seed: play_open_spiel("hearts", 200, seed),
    }
    rounds: dict[str, list[Round]] = {name: [] for name in contestants}
    copies: dict[str, list[float]] = {"vendemmia": [], "catanatron": [], "legal_actions": []}
    state, peer_copy = middle_state(3), copy_catanatron()
    for number in range(wanted.rounds):
        for name, play in contestants.items():
            rounds[name].append(play(number + 1))
        copies["vendemmia"].append(microseconds(state.copy, 20_000))
        copies["legal_actions"].append(microseconds(state.legal_actions, 5_000))
        copies["catanatron"].append(microseconds(peer_copy, 1_000))
    print(f"vendemmia is {mode()}; medians of {wanted.rounds} alternating rounds, CPU time")
    for name, results in rounds.items():
        decisions, games = (statistics.median(result[part] for result in results) for part in (0, 1))
        print(f"{name:28} {decisions:12,.0f} decisions/s {games:10,.1f} games/s")
    for name, times in copies.items():
        what = "one legal_actions()" if name == "legal_actions" else f"one copy, {name}"
        print(f"{what:28} {statistics.median(times):12.2f} µs")
    print("ratios, the median over rounds:")
    ours = rounds["vendemmia, 2 players"]
    for name in ("catanatron, 2 players", "open_spiel gin_rummy (C++)", "open_spiel hearts (C++)"):
        ratio = statistics.median(one[0] / two[0] for one, two in zip(ours, rounds[name], strict=True))
        print(f"  decisions/s against {name:28} {ratio:6.2f}")
    ratio = statistics.median(b / a for a, b in zip(copies["vendemmia"], copies["catanatron"], strict=True))
    print(f"  copy: catanatron takes {ratio:.1f} times as long")


if __name__ == "__main__":
    main()
