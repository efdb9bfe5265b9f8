"""Let a computer player play very many games over all options, or whole campaigns, and look for what goes wrong.

    python scripts/play_levels.py expert --games 2000 --workers 2
    python scripts/play_levels.py master --rivals expert --games 2000 --workers 2
    python scripts/play_levels.py master --campaigns 10

Games go through all player counts, modules, variants, solo levels and challenges in turn. The player has all seats, or
with `--rivals` one of them, from game to game another. An error, an answer that is not legal, or a game without an end
stops the run and prints the number of the game. It says now and then how far it is: use `--first` to continue there.
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
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.golden import base_options, module_options
from scripts.long_run import solo_options_of
from vendemmia.bots import player
from vendemmia.build_mode import mode
from vendemmia.campaign import Campaign
from vendemmia.engine import Options, State, new_state, observe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

KINDS: tuple[Callable[[int], Options], ...] = (base_options, module_options, solo_options_of)
LONGEST = 30
"""Years after which a game with several players ends."""
ENDLESS = 20_000
"""More decisions than any game has."""
REPORTED = 100
"""Games between two lines that say how far a run is."""


def options_of(number: int) -> Options:
    """All kinds of games in turn."""
    options = KINDS[number % len(KINDS)](number // len(KINDS))
    return options if options.solo is not None else options._replace(max_years=LONGEST)


class Played(NamedTuple):
    """A game without an error: its years, and what the player has done in it, without its rivals."""

    years: int
    decisions: int
    seconds: float


def play(name: str, rivals: str | None, number: int) -> Played:
    """Play one game."""
    state = new_state(options_of(number), number)
    try:
        return play_out(seated(name, rivals, len(state.vineyards), number), name, state, Random(f"levels/{number}"))
    except Exception as error:
        error.add_note(f"in game {number}, {state.rules.options}")
        raise


def seated(name: str, rivals: str | None, seats: int, number: int) -> list[str]:
    """Who has each seat of a game."""
    if rivals is None:
        return [name] * seats
    own = number // len(KINDS) % seats
    return [name if seat == own else rivals for seat in range(seats)]


def play_out(names: Sequence[str], name: str, state: State, rng: Random) -> Played:
    """Play a game to its end, with a player for each seat; count for one of them."""
    players = [player(each) for each in names]
    decisions, seconds, counted = 0, 0.0, 0
    while (seat := state.to_move) is not None:
        view = observe(state, seat)
        began = time.process_time()
        answer = players[seat].choose(view, rng)
        if names[seat] == name:
            seconds += time.process_time() - began
            counted += 1
        decisions += 1
        if answer not in view.legal or decisions > ENDLESS:
            raise AssertionError(f"{names[seat]} answers {answer} after {decisions} decisions")
        state.apply(answer)
    return Played(state.year, counted, seconds)


def campaign(name: str, number: int) -> Counter[int]:
    """Play a campaign on the level normal; the games of each challenge."""
    rng = Random(f"campaign/{number}")
    progress = Campaign.start("normal")
    while not progress.finished:
        state = new_state(progress.next_options(), rng.getrandbits(53))
        play_out([name], name, state, rng)
        progress = progress.with_game(state)
    return Counter(game.challenge for game in progress.games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("--rivals", help="who has the other seats, if not the same player")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--campaigns", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print(f"{given.player}, {mode()} engine")
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        if given.games:
            numbers = range(given.first, given.first + given.games)
            played: list[Played] = []
            # In order, so that all games before the last line of a stopped run have been played.
            for game in pool.imap(partial(play, given.player, given.rivals), numbers):
                played.append(game)
                if len(played) % REPORTED == 0:
                    print(f"{len(played)} games, up to number {numbers[len(played) - 1]}, no error", flush=True)
            decisions, seconds = sum(game.decisions for game in played), sum(game.seconds for game in played)
            years = sum(game.years for game in played) / len(played)
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
