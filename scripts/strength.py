"""Measure how strong the computer players are, for the table and the plot in docs/bots.md.

Plays the matches that are missing as `vendemmia tournament` does, keeps their numbers in docs/strength.json, and writes
table and plot from all numbers that are there.

    python scripts/strength.py --data /tmp/strength                     all matches; the same command continues
    python scripts/strength.py --data /tmp/strength master-normal       some of them
    python scripts/strength.py                                          only write the page
    python scripts/strength.py --campaigns 20                           whole campaigns of `master`
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vendemmia.arena.versions import versions
from vendemmia.bots import player
from vendemmia.campaign import Campaign
from vendemmia.cli import main as vendemmia
from vendemmia.engine import new_state, observe
from vendemmia.research.plots import Dot, dot_chart

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SEED: Final = 20_261_117
"""No training and no tuning has used it."""
DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = "bots.md"
NUMBERS: Final = "strength.json"
PLOT: Final = "strength.svg"
START: Final = "<!-- strength: written by scripts/strength.py -->\n"
END: Final = "<!-- end of strength -->\n"
CAMPAIGN: Final = "campaign"
"""In the numbers: how many games each campaign took."""


class Match(NamedTuple):
    """What is measured: the first player of the command, against the others or alone."""

    name: str
    text: str
    """How the table calls it; the names of players are in backticks."""
    command: str
    """The arguments of `vendemmia tournament`."""
    games: int = 400
    goal: int | None = None
    """What the lower end of the interval should reach, in per cent."""


MATCHES: Final = (
    Match("easy-random", "`easy` against `random`", "easy --against random", 1000, goal=60),
    Match("normal-easy", "`normal` against `easy`", "normal --against easy", 1000, goal=60),
    Match("hard-normal", "`hard` against `normal`", "hard --against normal", 1000, goal=60),
    Match("expert-hard", "`expert` against `hard`", "expert --against hard", 1000, goal=60),
    Match("master-expert", "`master` against `expert`", "master --against expert", 1000, goal=60),
    Match("expert-normal", "`expert` against `normal`", "expert --against normal", 1000, goal=95),
    Match("master-normal", "`master` against `normal`", "master --against normal", 1000, goal=97),
    Match("master-3", "`master` against three `normal`", "master --against normal --players 4", goal=75),
    Match("master-5", "`master` against five `normal`", "master --against normal --players 6", goal=65),
    Match("expert-all", "`expert` against `normal`, all modules", "expert --against normal --modules all", goal=90),
    Match("master-all", "`master` against `normal`, all modules", "master --against normal --modules all", goal=95),
    Match("expert-solo", "`expert` alone, normal", "expert --solo normal", goal=92),
    Match("expert-solo-vh", "`expert` alone, very hard", "expert --solo very_hard", goal=65),
    Match("master-solo", "`master` alone, normal", "master --solo normal", goal=98),
    Match("master-solo-vh", "`master` alone, very hard", "master --solo very_hard", 1000, goal=90),
    Match("master-solo-all", "`master` alone, normal, all modules", "master --solo normal --modules all", goal=85),
    Match("expert-solo-board", "`expert` alone, normal, extended board", "expert --solo normal --modules board"),
    Match("visitors", "`expert` against a scripted visitor rush", "expert --against script:visitors", 1000),
    Match("sparkling", "`expert` against a scripted sparkling cellar", "expert --against script:sparkling", 1000),
)


def measured(match: Match, folder: Path, games: int, workers: int) -> dict[str, Any]:
    """Play what is missing; the numbers of the first player, with the versions that played."""
    command = match.command.split()
    limits = ["--games", str(games), "--workers", str(workers), "--seed", str(SEED)]
    with redirect_stdout(StringIO()):
        code = vendemmia(["tournament", *command, *limits, "--out", str(folder / match.name)])
    if code:
        sys.exit(code)
    report = json.loads((folder / match.name / "report.json").read_text(encoding="utf-8"))
    first = report["entrants"][0]
    with (folder / match.name / "games.jsonl").open(encoding="utf-8") as file:
        versions = json.loads(file.readline())["versions"]
    kept = {key: first["won"][key] for key in ("games", "rate", "low", "high", "draws")}
    return {**kept, "mean_ms": first["thinking"]["mean_ms"], "code": versions["code"], "build": versions["build"]}


def campaign(number: int) -> int:
    """How many games `master` needs to win all challenges on the level normal; eight is the fewest."""
    rng = Random(f"{SEED}/{CAMPAIGN}/{number}")
    own = player("master")
    played = Campaign.start("normal")
    while not played.finished:
        state = new_state(played.next_options(), rng.getrandbits(53))
        while not state.is_over:
            state.apply(own.choose(observe(state, 0), rng))
        played = played.with_game(state)
    return played.score


def table(numbers: Mapping[str, Mapping[str, Any]]) -> str:
    """The rows of the matches that have been measured."""
    lines = ["| match | games | won | 95 % interval | goal for its lower end |", "|---|---|---|---|---|"]
    for match in MATCHES:
        if found := numbers.get(match.name):
            drawn = f", {100 * found['draws'] / found['games']:.0f} % drawn" if "--solo" in match.command else ""
            interval = f"{100 * found['low']:.1f} to {100 * found['high']:.1f} %"
            goal = "" if match.goal is None else f"{match.goal} %" + ("" if reached(match, found) else ", missed")
            lines.append(
                f"| {match.text} | {found['games']:,} | {100 * found['rate']:.1f} %{drawn} | {interval} | {goal} |"
            )
    if CAMPAIGN in numbers:
        lines += ["", campaigns_said(numbers[CAMPAIGN]["scores"])]
    return "\n".join(lines) + "\n"


def campaigns_said(scores: Sequence[int]) -> str:
    """What the page says of whole campaigns."""
    mean, fewest, most = sum(scores) / len(scores), min(scores), max(scores)
    return (
        f"`master` finished all eight challenges of {len(scores)} campaigns on the level normal, with {mean:.1f} games"
        f" for a campaign on average: {fewest} at best, {most} at worst. Eight games are the fewest possible."
    )


def reached(match: Match, found: Mapping[str, Any]) -> bool:
    """Whether the lower end of the interval is as high as it should be."""
    return match.goal is not None and 100 * found["low"] >= match.goal


def plot(numbers: Mapping[str, Mapping[str, Any]]) -> str:
    """The same as a chart; hollow dots are the goals."""
    dots = [
        Dot(
            match.text.replace("`", ""),
            100 * found["rate"],
            100 * found["low"],
            100 * found["high"],
            f"{100 * found['rate']:.1f} % of {found['games']:,}",
            None if match.goal is None else (match.goal, match.goal, match.goal),
        )
        for match in MATCHES
        if (found := numbers.get(match.name))
    ]
    return dot_chart("Games won", "lines are 95 % intervals, hollow dots goals for their lower ends", "per cent", dots)


def with_table(page: str, rows: str) -> str:
    """The page with another table in it."""
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n{rows}\n{END}{after}"


def main(given: Sequence[str] | None = None) -> None:
    """Measure, then write numbers, table and plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", nargs="*", metavar="MATCH", help=", ".join(match.name for match in MATCHES))
    parser.add_argument("--data", type=Path, help="folder for the games; without it nothing is played")
    parser.add_argument("--games", type=int, help="games of each match, if fewer than usual")
    parser.add_argument("--campaigns", type=int, default=0, help="whole campaigns to play")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DOCS)
    options = parser.parse_args(given)
    if unknown := set(options.matches) - {match.name for match in MATCHES}:
        parser.error(f"there is no match {', '.join(sorted(unknown))}")
    file = options.out / NUMBERS
    numbers = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for match in MATCHES if options.data else ():
        if match.name in options.matches or not options.matches:
            games = min(match.games, options.games or match.games)
            numbers[match.name] = measured(match, options.data, games, options.workers)
            file.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    if options.campaigns:
        with Pool(options.workers) as pool:
            scores = pool.map(campaign, range(options.campaigns), chunksize=1)
        numbers[CAMPAIGN] = {"scores": scores, **versions()}
        file.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    page = options.out / PAGE
    page.write_text(with_table(page.read_text(encoding="utf-8"), table(numbers)), encoding="utf-8")
    (options.out / PLOT).write_text(plot(numbers), encoding="utf-8")


if __name__ == "__main__":
    main()
