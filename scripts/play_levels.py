"""Let a computer player play very many games over all options, or whole campaigns, and look for what goes wrong.

    python scripts/play_levels.py expert --games 2000 --workers 2
    python scripts/play_levels.py master:16 --games 2000 --workers 2
    python scripts/play_levels.py master --campaigns 10

Games go through all player counts, modules, variants, solo levels and challenges in turn; all seats are played by the
player. An error, an answer that is not legal, or a game without an end stops the run and prints the number of the game.
A campaign is played on the level normal until all eight challenges are won; its score is the number of games (CAMP-1).
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.golden import base_options, module_options
from scripts.long_run import solo_options_of
from vendemmia.bots import player
from vendemmia.build_mode import mode
from vendemmia.campaign import Campaign
from vendemmia.engine import Options, State, new_state, observe

LONGEST = 30
"""Years after which a game with several players ends."""
ENDLESS = 20_000
"""More decisions than any game has."""


def options_of(number: int) -> Options:
    """All kinds of games in turn."""
    maker = (base_options, module_options, solo_options_of)[number % 3]
    options = maker(number // 3)
    return options if options.solo is not None else options._replace(max_years=LONGEST)


def play(name: str, number: int) -> tuple[int, int, float]:
    """Play one game; decisions, years and seconds."""
    began = time.process_time()
    state = new_state(options_of(number), number)
    decisions = play_out(name, state, Random(f"levels/{number}"))
    return decisions, state.year, time.process_time() - began


def play_out(name: str, state: State, rng: Random) -> int:
    """Play a game to its end; the number of decisions."""
    chosen = player(name)
    decisions = 0
    while (seat := state.to_move) is not None:
        view = observe(state, seat)
        answer = chosen.choose(view, rng)
        if answer not in view.legal or decisions > ENDLESS:
            raise AssertionError(f"{answer} after {decisions} decisions in {state.rules.options}")
        state.apply(answer)
        decisions += 1
    return decisions


def campaign(name: str, number: int) -> Counter[int]:
    """Play a campaign on the level normal; the games of each challenge."""
    rng = Random(f"campaign/{number}")
    progress = Campaign.start("normal")
    while not progress.finished:
        state = new_state(progress.next_options(), rng.getrandbits(53))
        play_out(name, state, rng)
        progress = progress.with_game(state)
    return Counter(game.challenge for game in progress.games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--campaigns", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print(f"{given.player}, {mode()} engine")
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        if given.games:
            numbers = range(given.first, given.first + given.games)
            played = list(pool.imap_unordered(partial(play, given.player), numbers, 4))
            decisions, seconds = sum(game[0] for game in played), sum(game[2] for game in played)
            years = sum(game[1] for game in played) / len(played)
            print(f"{len(played)} games, {decisions} decisions, {years:.1f} years a game, no error")
            print(f"{1000 * seconds / decisions:.2f} ms a decision, what is forced included")
        if given.campaigns:
            found = list(pool.imap_unordered(partial(campaign, given.player), range(given.campaigns)))
            scores = sorted(sum(each.values()) for each in found)
            tries = [sum(each[number] for each in found) / len(found) for number in range(1, 9)]
            print(f"{len(found)} campaigns finished in {scores[0]} to {scores[-1]} games, all: {scores}")
            print("games by challenge:", " ".join(f"{number}: {mean:.1f}" for number, mean in enumerate(tries, 1)))


if __name__ == "__main__":
    main()
