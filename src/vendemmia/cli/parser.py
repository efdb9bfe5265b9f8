"""The arguments of every command. All words come from the catalogue."""

from __future__ import annotations

import argparse
import difflib
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from vendemmia.bots import PLAYERS
from vendemmia.engine import MODULES
from vendemmia.engine.catalogue import CHALLENGES, MAX_SEATS, SOLO_LEVELS
from vendemmia.locale import languages

from .errors import CommandError, HelpShown
from .language import OPTION as LANGUAGE
from .terminal import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.locale import Words

COMMANDS = (
    *("serve", "backup", "restore", "play", "campaign", "simulate", "tournament", "train", "dataset", "benchmark"),
    *("replay", "cards", "rules", "translations"),
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

EVERY_MODULE = "all"
SHORT_NAMES = {"board": "extended_board", "workers": "special_workers", "structures": "structure_cards"}
"""Other names of the modules."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of examples and shows the usage in the user's language."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self.usage_word = usage_word

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401 - as in the standard library
        super().add_usage(usage, actions, groups, prefix or self.usage_word)


class Parser(argparse.ArgumentParser):
    """The arguments of one command; errors take one line."""

    def __init__(self, words: Words, name: str) -> None:
        usage = words.message("cli-usage") + " "
        super().__init__(
            prog=f"vendemmia {name}",
            description=words.message(f"cli-{name}-help"),
            epilog=examples(words, name),
            formatter_class=partial(Formatter, usage_word=usage),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self._optionals.title = words.message("cli-options")
        self._positionals.title = words.message("cli-arguments")
        self.add_argument("-h", "--help", action="help", help=words.message("cli-option-help"))
        known = words.listed(languages())
        self.add_argument(LANGUAGE, help=words.message("cli-option-language", languages=known), metavar="CODE")

    def option(self, flag: str, message: str, **details: Any) -> None:  # noqa: ANN401 - as in the standard library
        """An option or argument whose help is the message `cli-option-MESSAGE`."""
        self.add_argument(flag, help=self.words.message(f"cli-option-{message}", **_shown(details)), **details)

    def number(self, flag: str, message: str, least: int, most: int, default: int | None = None) -> None:
        """An option that is a whole number within limits."""
        self.option(flag, message, type=whole(self.words, least, most), default=default, metavar="N")

    def decimal(self, flag: str, message: str, least: float, most: float, default: float | None = None) -> None:
        """An option that is a number within limits."""
        self.option(flag, message, type=decimal(self.words, least, most), default=default, metavar="X")

    def parse(self, argv: Sequence[str]) -> argparse.Namespace:
        try:
            found, unknown = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            self.error(self._problem(error))
        if unknown:
            self.error(self.words.message("cli-error-unknown", argument=shortened(" ".join(unknown))))
        return found

    def _problem(self, error: argparse.ArgumentError) -> str:
        message = error.message
        if message.startswith("expected"):
            message = self.words.message("cli-error-value")
        return self.words.message("cli-error-argument", argument=error.argument_name or "", problem=message)

    def error(self, message: str) -> NoReturn:
        raise CommandError(self.words.message("cli-error-hint", problem=message, command=self.prog))

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Help has been printed."""
        raise HelpShown


def examples(words: Words, name: str) -> str:
    shown = words.message("cli-examples") + "\n" + words.message(f"cli-{name}-examples")
    if name != "play":
        return shown
    opponents = [f"  {bot:<18}{words.bot_text(bot)}" for bot in PLAYERS]
    return "\n".join([words.message("cli-opponents"), *opponents, "", shown])


def _shown(details: dict[str, Any]) -> dict[str, str]:
    """The default of an option, which its help may mention."""
    default = details.get("default")
    return {} if default is None else {"default": str(default)}


def whole(words: Words, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number, within limits if there are any."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words.message("cli-error-number", text=shortened(text))) from None
        if least is not None and most is not None and not least <= number <= most:
            limits = {"least": str(least), "most": str(most)}
            raise argparse.ArgumentTypeError(words.message("cli-error-range", text=shortened(text), **limits))
        return number

    return read


def decimal(words: Words, least: float, most: float) -> Callable[[str], float]:
    """Reads a number within limits."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words.message("cli-error-decimal", text=shortened(text))) from None
        if not least <= number <= most:
            limits = {"least": f"{least:g}", "most": f"{most:g}"}
            raise argparse.ArgumentTypeError(words.message("cli-error-range", text=shortened(text), **limits))
        return number

    return read


def level(words: Words) -> Callable[[str], str]:
    """Reads the name of a level; its words may be joined in any way."""

    def read(text: str) -> str:
        name = text.strip().lower().replace("-", "_").replace(" ", "_")
        if name not in SOLO_LEVELS:
            listed = words.listed(SOLO_LEVELS)
            raise argparse.ArgumentTypeError(words.message("cli-error-level", text=shortened(text), levels=listed))
        return name

    return read


def one_of(words: Words, names: Sequence[str]) -> Callable[[str], str]:
    """Reads one of some names."""

    def read(text: str) -> str:
        if text not in names:
            listed = words.listed(names)
            raise argparse.ArgumentTypeError(words.message("cli-error-one-of", text=shortened(text), names=listed))
        return text

    return read


def modules(words: Words) -> Callable[[str], frozenset[str]]:
    """Reads names of modules, separated by commas: in full, short, or `all`."""

    def read(text: str) -> frozenset[str]:
        found: set[str] = set()
        for part in text.split(","):
            name = "_".join(part.lower().replace("-", " ").replace("_", " ").split())
            if name == EVERY_MODULE:
                found.update(MODULES)
            elif SHORT_NAMES.get(name, name) in MODULES:
                found.add(SHORT_NAMES.get(name, name))
            else:
                raise argparse.ArgumentTypeError(
                    words.message(
                        "cli-error-module",
                        text=shortened(part) or "''",
                        modules=words.listed(MODULES),
                        short=words.listed(SHORT_NAMES),
                        all=EVERY_MODULE,
                    )
                )
        return frozenset(found)

    return read


def bots(words: Words) -> Callable[[str], tuple[str, ...]]:
    """Reads names of computer players, separated by commas."""

    def read(text: str) -> tuple[str, ...]:
        names = tuple(part.strip().lower() for part in text.split(","))
        for name in names:
            if name not in PLAYERS:
                listed = words.listed(PLAYERS)
                raise argparse.ArgumentTypeError(
                    words.message("cli-error-bot", text=shortened(name) or "''", bots=listed)
                )
        return names

    return read


def main_help(words: Words) -> str:
    """What `vendemmia --help` prints."""
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


def parser_of(words: Words, command: str) -> Parser:
    parser = Parser(words, command)
    ARGUMENTS[command](parser)
    return parser


def unknown_command(words: Words, name: str) -> CommandError:
    """A name that is not a command, with the nearest one if there is one."""
    near = difflib.get_close_matches(name, COMMANDS, 1)
    if near:
        return CommandError(words.message("cli-error-command-near", name=shortened(name), near=near[0]))
    return CommandError(words.message("cli-error-command", name=shortened(name), commands=words.listed(COMMANDS)))


# --- the arguments of each command


def _game_options(parser: Parser) -> None:
    parser.number("--players", "players", LEAST_SEATS, MAX_SEATS)
    parser.option("--friendly", "friendly", action="store_true")
    parser.option("--advanced", "advanced", action="store_true")
    parser.number("--max-years", "max-years", 1, MOST_YEARS)
    parser.option("--solo", "solo", type=level(parser.words), metavar="LEVEL")
    parser.option("--aggressive", "aggressive", action="store_true")
    parser.number("--challenge", "challenge", 1, len(CHALLENGES))
    parser.option("--modules", "modules", type=modules(parser.words), metavar="A,B,...")
    parser.option("--no-map-scoring", "no-map-scoring", action="store_true")


def _serve(parser: Parser) -> None:
    parser.number("--port", "port", 0, HIGHEST_PORT)
    parser.option("--no-browser", "no-browser", action="store_true")
    parser.option("--lan", "lan", action="store_true")
    parser.number("--web-workers", "web-workers", 0, MOST_WORKERS)
    parser.number("--bot-workers", "bot-workers", 0, MOST_WORKERS)


def _backup(parser: Parser) -> None:
    parser.option("file", "backup", nargs="?", type=Path, metavar="FILE")
    parser.option("--force", "force", action="store_true")


def _restore(parser: Parser) -> None:
    parser.option("file", "restore", nargs="?", type=Path, metavar="FILE")


def _play(parser: Parser) -> None:
    parser.add_argument("--text", action="store_true", help=argparse.SUPPRESS)  # Older scripts pass it.
    _game_options(parser)
    parser.number("--humans", "humans", 1, MAX_SEATS)
    parser.option("--bots", "bots", type=bots(parser.words), metavar="A,B,...")
    parser.option("--names", "names", metavar="A,B,...")
    parser.number("--seed", "seed", -HIGHEST_SEED, HIGHEST_SEED)
    parser.option("--load", "load", type=Path, metavar="FILE")
    parser.option("--save", "save", type=Path, metavar="FILE")


def _campaign(parser: Parser) -> None:
    parser.option("--start", "campaign-start", type=level(parser.words), metavar="LEVEL")
    parser.option("--aggressive", "aggressive", action="store_true")
    parser.option("--again", "campaign-again", action="store_true")
    parser.option("--play", "campaign-play", action="store_true")
    parser.option("--skip", "campaign-skip", action="store_true")
    parser.option("--name", "campaign-name", metavar="NAME")
    parser.number("--seed", "campaign-seed", -HIGHEST_SEED, HIGHEST_SEED)


def _simulate(parser: Parser) -> None:
    parser.number("--games", "games", 1, MOST_GAMES, 100)
    _game_options(parser)
    parser.option("--bots", "simulation-bots", type=bots(parser.words), metavar="A,B,...")
    parser.number("--seed", "simulation-seed", -HIGHEST_SEED, HIGHEST_SEED, 1)
    parser.number("--workers", "processes", 1, MOST_PROCESSES, min(processors(), MOST_PROCESSES))
    parser.option("--json", "json", action="store_true")


def _tournament(parser: Parser) -> None:
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


def _train(parser: Parser) -> None:
    parser.option("folder", "train-folder", type=Path, metavar="FOLDER")
    parser.decimal("--minutes", "train-minutes", 0, 100_000)
    parser.number("--steps", "train-steps", 0, 10**12, 0)
    parser.option("--mixture", "train-mixture", metavar="A,B,...")
    parser.number("--workers", "train-workers", 1, MOST_PROCESSES, max(1, processors() - 1))
    parser.number("--games", "train-games", 2, 100_000, 64)
    parser.number("--ticks", "train-ticks", 1, 10_000, 64)
    parser.option("--device", "train-device", default="cpu", metavar="NAME")
    parser.number("--hidden", "train-hidden", 8, 8192, 512)
    parser.number("--blocks", "train-blocks", 0, 64, 3)
    parser.option("--weights", "train-weights", metavar="FILE")
    parser.option("--lessons", "train-lessons", metavar="A,B,...")
    parser.number("--teach", "train-teach", 0, 10**9, 0)
    parser.decimal("--league", "train-league", 0, 1, 0.15)
    parser.decimal("--rate", "train-rate", 0, 1, 4e-4)
    parser.decimal("--entropy", "train-entropy", 0, 10, 0.02)
    parser.decimal("--points", "train-points", 0, 10, 0.5)
    parser.number("--epochs", "train-epochs", 1, 100, 2)
    parser.number("--batch", "train-batch", 2, 10**7, 16384)
    parser.decimal("--start", "train-start", 0, 1, 0)
    parser.decimal("--end", "train-end", 0, 1, 1)
    parser.number("--exam-games", "train-exam-games", 0, 100_000, 40)
    parser.decimal("--exam-minutes", "train-exam-minutes", 0, 100_000, 2)
    parser.option("--subjects", "train-subjects", metavar="A,B,...")
    parser.option("--rival", "train-rival", type=one_of(parser.words, PLAYERS), default="normal", metavar="NAME")
    parser.number("--seed", "train-seed", 0, 500_000, 1)


def _dataset(parser: Parser) -> None:
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


def _benchmark(parser: Parser) -> None:
    parser.option("name", "benchmark-name", metavar="NAME")
    parser.option("--program", "benchmark-program", action="store_true")
    parser.option("--track", "benchmark-track", type=one_of(parser.words, TRACKS), default=TRACKS[0], metavar="TRACK")
    parser.option("--against", "benchmark-against", metavar="A,B,...")
    parser.number("--games", "benchmark-games", 1, MOST_GAMES)
    parser.decimal("--seconds", "benchmark-seconds", 0.001, 100_000, 60)
    parser.number("--workers", "processes", 1, MOST_PROCESSES, min(processors(), MOST_PROCESSES))
    parser.option("--json", "json", action="store_true")


def _replay(parser: Parser) -> None:
    parser.option("file", "record", nargs="?", type=Path, metavar="FILE")
    parser.option("--ply", "ply", type=whole(parser.words), metavar="N")


def _cards(parser: Parser) -> None:
    parser.option("query", "cards", nargs="*", metavar="WORD")


def _rules(parser: Parser) -> None:
    parser.option("query", "rules", nargs="*", metavar="WORD")


def _translations(parser: Parser) -> None:
    parser.option("languages", "translations", nargs="*", metavar="CODE")
    parser.option("--confirm", "confirm", action="store_true")


ARGUMENTS: dict[str, Callable[[Parser], None]] = {
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "play": _play,
    "campaign": _campaign,
    "simulate": _simulate,
    "tournament": _tournament,
    "train": _train,
    "dataset": _dataset,
    "benchmark": _benchmark,
    "replay": _replay,
    "cards": _cards,
    "rules": _rules,
    "translations": _translations,
}


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
