"""Measure the network's chances to win on games that it was not trained on, and correct them.

Writes the corrections beside the weights (`vendemmia.bots.chances`) from one half of the games, and prints how well
they fit the other half: of all positions with a chance of 10 to 20 %, 10 to 20 % must be won.

    python scripts/calibrate.py --games 1000
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from itertools import combinations
from math import log
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import vendemmia.network
from vendemmia.bots.chances import CORRECTIONS_FILE, KINDS, Correction, corrected, judge_all, result
from vendemmia.engine import MODULES, Options, new_state

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import State
    from vendemmia.network import Judged

SEED: Final = 930_000_000
"""The seeds from here on are used for nothing else."""
TOGETHER: Final = 48
"""Games that are played at the same time, so that positions are judged together."""
EVERY: Final = 12
"""One decision in this many is measured: those of one turn are alike."""
SOLO: Final = ("easy", "normal", "hard", "very_hard")
SOME_MODULES: Final = [frozenset(some) for count in (1, 2, 3) for some in combinations(sorted(MODULES), count)]
BINS: Final = 10


class Seen(NamedTuple):
    """A measured position: the chances of all slots, and who has won in the end."""

    game: int
    chances: tuple[float, ...]
    won: tuple[float, ...]


def options_of(kind: str, number: int) -> Options:
    """The options of a game of a kind; they take turns."""
    seats, board = kind.split("-")
    modules = SOME_MODULES[number // 8 % len(SOME_MODULES)] if board == "modules" else frozenset()
    if seats == "solo":
        return Options(1, solo=SOLO[number % len(SOLO)], modules=modules)
    return Options(2 if seats == "two" else 3 + number % 4, modules=modules)


def chooses(number: int) -> bool:
    """Whether the players of a game choose by chance among good answers. Every other game of all options."""
    return number // 4 % 2 == 1


def answer(found: Judged, legal: Sequence[int], warm: bool, rng: Random) -> int:
    """The best answer, or one that the network likes well."""
    scores: list[float] = found.scores.tolist()
    if not warm:
        return legal[scores.index(max(scores))]
    powers = [2.718281828 ** (score - max(scores)) for score in scores]
    return rng.choices(legal, powers)[0]


def play(kind: str, games: int, first: int) -> Iterator[Seen]:
    """Play some games of a kind and measure them."""
    by_seats: dict[int, list[int]] = defaultdict(list)
    for number in range(games):
        by_seats[options_of(kind, number).players].append(number)
    for numbers in by_seats.values():
        for start in range(0, len(numbers), TOGETHER):
            yield from play_together(kind, numbers[start : start + TOGETHER], first)


def play_together(kind: str, numbers: Sequence[int], first: int) -> Iterator[Seen]:
    states = [new_state(options_of(kind, number), first + number) for number in numbers]
    rngs = [Random(first + number) for number in numbers]
    seen: list[list[tuple[int, tuple[float, ...]]]] = [[] for _ in numbers]
    while going := [place for place, state in enumerate(states) if settled(state)]:
        asked = [states[place] for place in going]
        legal = [state.legal_actions() for state in asked]
        for place, codes, found in zip(going, legal, judge_all(asked, legal), strict=True):
            state, rng = states[place], rngs[place]
            if rng.randrange(EVERY) == 0 and state.to_move is not None:
                seen[place].append((int(state.to_move), tuple(found.chances.tolist())))
            state.apply(answer(found, codes, chooses(numbers[place]), rng))
    for place, state in enumerate(states):
        won = result(state)
        for seat, chances in seen[place]:
            yield Seen(numbers[place], chances, slots_won(won, seat))


def slots_won(won: Sequence[float], seat: int) -> tuple[float, ...]:
    """Who has won, counted from a seat; alone what the player has not won counts for the Automa."""
    if len(won) == 1:
        return (won[0], 1 - won[0])
    return tuple(won[(seat + slot) % len(won)] for slot in range(len(won)))


def settled(state: State) -> bool:
    """Give answers without a choice. False if the game is over."""
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1:
            return True
        state.apply(legal[0])
    return False


def fitted(seen: Sequence[Seen]) -> Correction:
    """The correction with the smallest surprise about who has won: first roughly, then finely."""

    def surprise(correction: Correction) -> float:
        total = 0.0
        for each in seen:
            shares = corrected(each.chances, correction)
            total -= sum(won * log(max(share, 1e-9)) for won, share in zip(each.won, shares, strict=True))
        return total

    best = Correction()
    for step in (0.16, 0.08, 0.04, 0.02):
        for _ in range(9):
            near = [
                Correction(round(best.temperature + step * one, 2), round(best.edge + step * other, 2))
                for one in (-1, 0, 1)
                for other in (-1, 0, 1)
            ]
            found = min(near, key=surprise)
            if found == best:
                break
            best = found
    return best


def reliability(seen: Sequence[Seen], correction: Correction) -> list[tuple[int, float, float]]:
    """For every tenth: positions, the mean chance of the reader and the share that was won."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for each in seen:
        share = corrected(each.chances, correction)[0]
        tenths[min(BINS - 1, int(share * BINS))].append((share, each.won[0]))
    return [
        (len(some), sum(share for share, _ in some) / len(some), sum(won for _, won in some) / len(some))
        if some
        else (0, 0.0, 0.0)
        for some in tenths
    ]


def table(seen: Sequence[Seen], correction: Correction) -> tuple[str, float]:
    """A row of the table in docs/bots.md, and how far off the chances are on average, in points."""
    found = reliability(seen, correction)
    cells = [f"{100 * said:.0f} → {100 * won:.0f}" if count >= 30 else "" for count, said, won in found]
    total = sum(count for count, _, _ in found)
    off = sum(count * abs(said - won) for count, said, won in found) / total
    return " | ".join(cells), 100 * off


def main() -> None:
    """Calibrate every kind of game, or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each kind; half of them for the fit")
    parser.add_argument("--kinds", nargs="*", default=KINDS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=Path(vendemmia.network.__file__).parent / "weights")
    given = parser.parse_args()
    file = given.out / CORRECTIONS_FILE
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"corrections": {}}
    for kind in given.kinds:
        seen = list(play(kind, given.games, given.seed + 1_000_000 * KINDS.index(kind)))
        half = given.games // 2
        correction = fitted([each for each in seen if each.game < half])
        cells, off = table([each for each in seen if each.game >= half], correction)
        before = table([each for each in seen if each.game >= half], Correction())[1]
        print(
            f"| {kind} | {correction.temperature} | {correction.edge} | {before:.1f} | {off:.1f} | {cells} |",
            flush=True,
        )
        known["corrections"][kind] = list(correction)
        known |= {"games": given.games, "seed": given.seed}
        file.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
