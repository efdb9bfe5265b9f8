"""Reproduce the findings of docs/research/findings.md: plots as SVG, numbers as JSON.

Plays the games that are missing (as `vendemmia dataset` does, into the same kind of folders), replays all of them, and
asks a search about the cards in hands. Without options it is the run that the page describes; with `--scale 0.1` it
takes a tenth of the time.

    python scripts/findings.py --data /tmp/findings
"""

from __future__ import annotations

import argparse
import json
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vendemmia.arena.sources import MAP, SOURCES, UNKNOWN
from vendemmia.arena.team import in_processes
from vendemmia.arena.versions import versions
from vendemmia.bots import LEVELS_WEAKEST_FIRST, ONE_THREAD
from vendemmia.engine import Options
from vendemmia.engine.catalogue import DECKS
from vendemmia.locale import words
from vendemmia.research.data_plan import DataPlan
from vendemmia.research.datasets import write_dataset
from vendemmia.research.findings import games_of, points_by_source, wins_by_papa, wins_by_row, worth_of_draws
from vendemmia.research.hands import worth_in_game, worth_in_hand
from vendemmia.research.plots import Bar, Dot, bar_chart, dot_chart

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.research.findings import Measured, SeatFigures
    from vendemmia.research.hands import Worth

SEED: Final = 20_261_117
GAMES: Final = {
    **{
        f"{level}-2": (level, 2, games)
        for level, games in zip(LEVELS_WEAKEST_FIRST, (300, 200, 200, 400, 5000, 120), strict=True)
    },
    "expert-4": ("expert", 4, 1000),
}
"""The data sets: who plays, how many seats, how many games."""
POSITIONS: Final = 100
"""Positions in which the cards of each deck are compared."""
WALKS: Final = 64
"""Walks of the search that judges them; a quarter of `master`'s, because there are thousands to judge."""
ASKED: Final = DECKS[:4]
"""Decks of the base game."""
OUT: Final = Path(__file__).parents[1] / "docs" / "research"
SPEAK = words("en")


def plan_of(name: str, scale: float) -> DataPlan:
    """A data set of the findings."""
    level, players, games = GAMES[name]
    options = Options(players, max_years=60)
    part = 10 if level == "master" else 100
    return DataPlan.make(options, (level,) * players, max(players, round(games * scale)), SEED, every=0, part=part)


def hands(folder: Path, deck: str, positions: int, walks: int, workers: int) -> list[Worth]:
    """Compare the cards of a deck in one position of each game."""
    job = partial(worth_in_game, folder, DECKS.index(deck), walks, SEED)
    numbers = range(positions)
    found = map(job, numbers) if workers <= 1 else in_processes(job, numbers, workers, lost)
    return [worth for worth in found if worth is not None]


def lost(number: int) -> RuntimeError:
    """A game that has ended every process that looked at it."""
    return RuntimeError(f"game {number} has ended its process several times")


def percent(measured: Measured) -> tuple[float, float, float]:
    """A rate and its interval in percent."""
    return 100 * measured.mean, 100 * measured.low, 100 * measured.high


def shown(mean: float, low: float, high: float, digits: int = 0, sign: str = "") -> str:
    """A value with its interval, for people."""
    return f"{mean:{sign}.{digits}f} ({low:{sign}.{digits}f} to {high:{sign}.{digits}f})"


def rates(found: Mapping[Any, Measured], labels: Mapping[Any, str]) -> list[Dot]:
    """Win rates as dots, in the order of the labels."""
    return [Dot(labels[key], *percent(found[key]), shown(*percent(found[key]), 1)) for key in labels if key in found]


def row_plot(games: Sequence[tuple[SeatFigures, ...]], players: int) -> str:
    """Wins by wake-up row."""
    found = wins_by_row(games)
    total = sum(each.cases for each in found.values())
    labels = {row: f"row {row}, taken {100 * found[row].cases / total:.0f} %" for row in sorted(found)}
    title = f"Wins by wake-up row, {players} players"
    note = f"{len(games):,} games of expert with itself; all years of a game count; 95 % intervals"
    return dot_chart(title, note, "% of games won", rates(found, labels), 100 / players)


def papa_plot(games: Sequence[tuple[SeatFigures, ...]]) -> str:
    """Wins by papa."""
    found = wins_by_papa(games)
    labels = {papa: papa.capitalize() for papa in sorted(found, key=lambda papa: -found[papa].mean)}
    note = f"{len(games):,} games of expert with itself, two players; papas are dealt at random; 95 % intervals"
    return dot_chart("Wins by papa", note, "% of games won", rates(found, labels), 50)


def source_plot(points: Mapping[str, Mapping[str, Measured]], counts: Mapping[str, int]) -> str:
    """Points by source and level."""
    used = [source for source in SOURCES if source not in (MAP, UNKNOWN)]
    used = [source for source in used if any(abs(found[source].mean) >= 0.05 for found in points.values())]
    bars = [
        Bar(
            f"{level} ({counts[level]:,})",
            tuple(found[source].mean for source in used),
            found["total"].low,
            found["total"].high,
            shown(*found["total"][:3], 1),
        )
        for level, found in points.items()
    ]
    note = "mean of a seat, two players of the same level (number of games); the line is the 95 % interval of the sum"
    return bar_chart("Points by source and level", note, "victory points", used, bars)


def card_plot(deck: str, hand: Mapping[Any, Measured], drawn: Mapping[Any, Measured], note: str) -> str:
    """What the cards of a deck are worth."""
    dots = []
    for card in sorted((card for of, card in hand if of == deck), key=lambda card: -hand[deck, card].mean):
        value = percent(hand[deck, card])
        other = percent(drawn[deck, card]) if (deck, card) in drawn else None
        dots.append(Dot(SPEAK.card_name(card), *value, shown(*value, 1, "+"), other))
    return dot_chart(f"What a card is worth: {deck}", note, "points of the chance to win", dots, 0)


def plain(found: Mapping[Any, Measured]) -> dict[str, list[float]]:
    """Numbers for the JSON: mean, low, high, count."""
    names = {key: ":".join(key) if isinstance(key, tuple) else str(key) for key in found}
    return {names[key]: [round(value, 5) for value in found[key]] for key in sorted(found, key=names.__getitem__)}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="folder for the data sets; games in it are used again")
    parser.add_argument("--out", type=Path, default=OUT, help="folder for plots and numbers")
    parser.add_argument("--scale", type=float, default=1.0, help="how much of the whole run")
    parser.add_argument("--walks", type=int, default=WALKS, help="walks of the search that judges hands")
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Play, replay, ask, draw."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    given = arguments()
    played = {}
    for name in GAMES:
        plan = plan_of(name, given.scale)
        manifest = write_dataset(plan, given.data / name, given.workers)
        print(f"{name}: {manifest['games']} games; {manifest['command']}", flush=True)
        played[name] = list(games_of(given.data / name))
    sources = [source for source in SOURCES if source != UNKNOWN]
    points = {level: points_by_source(played[f"{level}-2"], sources) for level in LEVELS_WEAKEST_FIRST}
    two, four = played["expert-2"], played["expert-4"]
    drawn = worth_of_draws(two)
    judged: list[Worth] = []
    positions = min(len(played["master-2"]), max(2, round(POSITIONS * given.scale)))
    for deck in ASKED:
        judged += hands(given.data / "master-2", deck, positions, given.walks, given.workers)
        print(f"{deck}: {positions} positions", flush=True)
    hand = worth_in_hand(judged)
    given.out.mkdir(parents=True, exist_ok=True)
    note = (
        f"full: in the eyes of a search with {given.walks} walks, {positions} positions; hollow: wins after drawing it"
    )
    plots = {
        "rows-2": row_plot(two, 2),
        "rows-4": row_plot(four, 4),
        "papas": papa_plot(two),
        "sources": source_plot(points, {level: len(played[f"{level}-2"]) for level in LEVELS_WEAKEST_FIRST}),
        **{f"cards-{deck}": card_plot(deck, hand, drawn, note) for deck in ASKED},
    }
    for name, text in plots.items():
        (given.out / f"{name}.svg").write_text(text, encoding="utf-8")
    numbers = {
        "seed": SEED,
        "scale": given.scale,
        "games": {name: len(games) for name, games in played.items()},
        "positions": positions,
        "walks": given.walks,
        "versions": versions(),
        "values": "mean, low and high of a 95 % interval, number of seats, years, draws or positions",
        "rows": {players: plain(wins_by_row(games)) for players, games in ((2, two), (4, four))},
        "papas": plain(wins_by_papa(two)),
        "points": {level: plain(found) for level, found in points.items()},
        "cards_in_hand": plain(hand),
        "cards_drawn": plain(drawn),
    }
    (given.out / "findings.json").write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
