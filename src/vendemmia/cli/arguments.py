"""The commands and the arguments of each. All words come from the catalogue."""

from __future__ import annotations

import argparse
import difflib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from vendemmia.bots import PLAYERS
from vendemmia.engine.catalogue import CHALLENGES, MAX_SEATS

from .errors import CommandError
from .parser import CommandParser, bots, examples, level, modules, one_of, whole
from .terminal import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.locale import Words

COMMANDS = (
    *("serve", "backup", "restore", "host", "play", "campaign", "simulate", "tournament", "train", "dataset"),
    *("benchmark", "replay", "verify", "cards", "rules", "translations"),
)
LEAST_SEATS = 2
MOST_YEARS = 1_000_000
MOST_GAMES = 10_000_000
MOST_PROCESSES = 256
HIGHEST_SEED = 2**63 - 1
HIGHEST_PORT = 65535
MOST_WORKERS = 64

FORMS = ("parquet", "jsonl")
"""How a data set can be written."""
TRACKS = ("two", "four", "tuscany", "solo")
"""The tracks of the benchmark. As the forms, they are here too because the research package is slow to load."""

MOST_DEALS = 9
"""The last set of deals of the benchmark."""


def main_help(words: Words) -> str:
    """Return what `vendemmia --help` prints."""
    commands = [f"  {name:<14}{words.message(f'cli-{name}-help')}" for name in COMMANDS]
    return "\n".join(
        [
            words.message("cli-main-help"),
            "",
            words.message("cli-usage") + " vendemmia " + words.message("cli-main-usage"),
            "",
            words.message("cli-commands"),
            *commands,
            "",
            words.message("cli-main-flags"),
            "",
            examples(words, "main"),
        ]
    )


def parser_of(words: Words, command: str) -> CommandParser:
    parser = CommandParser(words, command)
    ARGUMENTS[command](parser)
    return parser


def unknown_command(words: Words, name: str) -> CommandError:
    """Return a name that is not a command, with the nearest one if there is one."""
    near = difflib.get_close_matches(name, COMMANDS, 1)
    if near:
        return CommandError(words.message("cli-error-command-near", name=shortened(name), near=near[0]))
    return CommandError(words.message("cli-error-command", name=shortened(name), commands=words.listed(COMMANDS)))


# --- the arguments of each command


def _game_options(parser: CommandParser) -> None:
    parser.number("--players", "players", LEAST_SEATS, MAX_SEATS)
    parser.option("--friendly", "friendly", action="store_true")
    parser.option("--advanced", "advanced", action="store_true")
    parser.number("--max-years", "max-years", 1, MOST_YEARS)
    parser.option("--solo", "solo", type=level(parser.words), metavar="LEVEL")
    parser.option("--aggressive", "aggressive", action="store_true")
    parser.number("--challenge", "challenge", 1, len(CHALLENGES))
    parser.option("--modules", "modules", type=modules(parser.words), metavar="A,B,...")
    parser.option("--no-map-scoring", "no-map-scoring", action="store_true")


def _serve(parser: CommandParser) -> None:
    parser.number("--port", "port", 0, HIGHEST_PORT)
    parser.option("--no-browser", "no-browser", action="store_true")
    parser.option("--lan", "lan", action="store_true")
    parser.number("--web-workers", "web-workers", 0, MOST_WORKERS)
    parser.number("--bot-workers", "bot-workers", 0, MOST_WORKERS)


def _backup(parser: CommandParser) -> None:
    parser.option("file", "backup", nargs="?", type=Path, metavar="FILE")
    parser.option("--force", "force", action="store_true")
    parser.option("--check", "check", action="store_true")


def _restore(parser: CommandParser) -> None:
    parser.option("file", "restore", nargs="?", type=Path, metavar="FILE")


def _host(parser: CommandParser) -> None:
    parser.option("what", "host-what", nargs="?", metavar="add|list|remove|password")
    parser.option("name", "host-name", nargs="*", metavar="NAME")


def _play(parser: CommandParser) -> None:
    parser.add_argument("--text", action="store_true", help=argparse.SUPPRESS)  # Older scripts pass it.
    _game_options(parser)
    parser.number("--humans", "humans", 1, MAX_SEATS)
    parser.option("--bots", "bots", type=bots(parser.words), metavar="A,B,...")
    parser.option("--names", "names", metavar="A,B,...")
    parser.number("--seed", "seed", -HIGHEST_SEED, HIGHEST_SEED)
    parser.option("--load", "load", type=Path, metavar="FILE")
    parser.option("--save", "save", type=Path, metavar="FILE")


def _campaign(parser: CommandParser) -> None:
    parser.option("--start", "campaign-start", type=level(parser.words), metavar="LEVEL")
    parser.option("--aggressive", "aggressive", action="store_true")
    parser.option("--again", "campaign-again", action="store_true")
    parser.option("--play", "campaign-play", action="store_true")
    parser.option("--skip", "campaign-skip", action="store_true")
    parser.option("--name", "campaign-name", metavar="NAME")
    parser.number("--seed", "campaign-seed", -HIGHEST_SEED, HIGHEST_SEED)


def _simulate(parser: CommandParser) -> None:
    parser.number("--games", "games", 1, MOST_GAMES, 100)
    _game_options(parser)
    parser.option("--bots", "simulation-bots", type=bots(parser.words), metavar="A,B,...")
    parser.number("--seed", "simulation-seed", -HIGHEST_SEED, HIGHEST_SEED, 1)
    parser.number("--workers", "processes", 1, MOST_PROCESSES, min(processors(), MOST_PROCESSES))
    parser.option("--json", "json", action="store_true")


def _tournament(parser: CommandParser) -> None:
    from vendemmia.arena import FIELDS, ONE_VS_REST, RUNNING

    parser.option("entrants", "entrants", nargs="*", metavar="NAME")
    parser.number("--games", "tournament-games", 1, MOST_GAMES, 100)
    parser.option("--against", "against", metavar="NAME")
    parser.option("--field", "field", type=one_of(parser.words, FIELDS), default=ONE_VS_REST, metavar="FIELD")
    _game_options(parser)
    parser.number("--seed", "simulation-seed", -HIGHEST_SEED, HIGHEST_SEED, 1)
    parser.number("--workers", "processes", 1, MOST_PROCESSES, min(processors(), MOST_PROCESSES))
    parser.option("--cluster", "cluster", nargs="?", const=RUNNING, metavar="ADDRESS")
    parser.option("--out", "out", type=Path, metavar="FOLDER")
    parser.option("--json", "json", action="store_true")
    parser.option("--html", "html", type=Path, metavar="FILE")


def _train(parser: CommandParser) -> None:
    from vendemmia.training.plan import TrainingPlan

    parser.option("folder", "train-folder", type=Path, metavar="FOLDER")
    parser.decimal("--minutes", "train-minutes", 0, 100_000)
    parser.number("--steps", "train-steps", 0, 10**12, TrainingPlan.steps)
    parser.option("--mixture", "train-mixture", metavar="A,B,...")
    parser.number("--workers", "train-workers", 1, MOST_PROCESSES, max(1, processors() - 1))
    parser.number("--games", "train-games", 2, 100_000, TrainingPlan.games)
    parser.number("--ticks", "train-ticks", 1, 10_000, TrainingPlan.ticks)
    parser.option("--device", "train-device", default=TrainingPlan.device, metavar="NAME")
    parser.number("--hidden", "train-hidden", 8, 8192, TrainingPlan.hidden)
    parser.number("--blocks", "train-blocks", 0, 64, TrainingPlan.blocks)
    parser.option("--weights", "train-weights", metavar="FILE")
    parser.option("--lessons", "train-lessons", metavar="A,B,...")
    parser.number("--teach", "train-teach", 0, 10**9, TrainingPlan.teach)
    parser.decimal("--league", "train-league", 0, 1, TrainingPlan.league)
    parser.decimal("--rate", "train-rate", 0, 1, TrainingPlan.rate)
    parser.decimal("--entropy", "train-entropy", 0, 10, TrainingPlan.entropy)
    parser.decimal("--points", "train-points", 0, 10, TrainingPlan.points)
    parser.number("--epochs", "train-epochs", 1, 100, TrainingPlan.epochs)
    parser.number("--batch", "train-batch", 2, 10**7, TrainingPlan.batch)
    parser.decimal("--start", "train-start", 0, 1, TrainingPlan.start)
    parser.decimal("--end", "train-end", 0, 1, TrainingPlan.end)
    parser.number("--exam-games", "train-exam-games", 0, 100_000, TrainingPlan.exam_games)
    parser.decimal("--exam-minutes", "train-exam-minutes", 0, 100_000, TrainingPlan.exam_minutes)
    parser.option("--subjects", "train-subjects", metavar="A,B,...")
    parser.option(
        "--rival", "train-rival", type=one_of(parser.words, PLAYERS), default=TrainingPlan.rival, metavar="NAME"
    )
    parser.number("--seed", "train-seed", 0, 500_000, TrainingPlan.seed)


def _dataset(parser: CommandParser) -> None:
    parser.option("folder", "dataset-folder", type=Path, metavar="FOLDER")
    parser.number("--games", "games", 1, MOST_GAMES, 100)
    _game_options(parser)
    parser.option("--bots", "dataset-bots", metavar="A,B,...")
    parser.number("--positions", "dataset-positions", 0, 10_000, 1)
    parser.option("--no-chances", "dataset-no-chances", action="store_true")
    parser.option("--format", "dataset-format", type=one_of(parser.words, FORMS), metavar="FORMAT")
    parser.number("--part", "dataset-part", 1, 100_000, 100)
    parser.number("--seed", "simulation-seed", -HIGHEST_SEED, HIGHEST_SEED, 1)
    parser.number("--workers", "processes", 1, MOST_PROCESSES, min(processors(), MOST_PROCESSES))


def _benchmark(parser: CommandParser) -> None:
    parser.option("name", "benchmark-name", metavar="NAME")
    parser.option("--program", "benchmark-program", action="store_true")
    parser.option("--track", "benchmark-track", type=one_of(parser.words, TRACKS), default=TRACKS[0], metavar="TRACK")
    parser.option("--against", "benchmark-against", metavar="A,B,...")
    parser.number("--games", "benchmark-games", 1, MOST_GAMES)
    parser.number("--deals", "benchmark-deals", 0, MOST_DEALS, 0)
    parser.decimal("--seconds", "benchmark-seconds", 0.001, 100_000, 60)
    parser.number("--workers", "processes", 1, MOST_PROCESSES, min(processors(), MOST_PROCESSES))
    parser.option("--json", "json", action="store_true")


def _replay(parser: CommandParser) -> None:
    parser.option("file", "record", nargs="?", type=Path, metavar="FILE")
    parser.option("--ply", "ply", type=whole(parser.words), metavar="N")


def _verify(parser: CommandParser) -> None:
    parser.option("file", "verify-record", nargs="?", type=Path, metavar="FILE")
    parser.option("--commitment", "commitment", metavar="HEX")
    parser.option("--deal", "deal", metavar="NAME")


def _cards(parser: CommandParser) -> None:
    parser.option("query", "cards", nargs="*", metavar="WORD")


def _rules(parser: CommandParser) -> None:
    parser.option("query", "rules", nargs="*", metavar="WORD")


def _translations(parser: CommandParser) -> None:
    parser.option("languages", "translations", nargs="*", metavar="CODE")
    parser.option("--confirm", "confirm", action="store_true")


ARGUMENTS: dict[str, Callable[[CommandParser], None]] = {
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "host": _host,
    "play": _play,
    "campaign": _campaign,
    "simulate": _simulate,
    "tournament": _tournament,
    "train": _train,
    "dataset": _dataset,
    "benchmark": _benchmark,
    "replay": _replay,
    "verify": _verify,
    "cards": _cards,
    "rules": _rules,
    "translations": _translations,
}


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
