"""Reading the arguments of a command: a parser that speaks the user's language, and the values that it knows."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from vendemmia.bots import PLAYERS
from vendemmia.engine import MODULES
from vendemmia.engine.catalogue import SOLO_LEVELS
from vendemmia.locale import languages

from .errors import CommandError, HelpShown
from .language import OPTION as LANGUAGE
from .terminal import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.locale import Words

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


class CommandParser(argparse.ArgumentParser):
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
        """Add an option or argument whose help is the message `cli-option-MESSAGE`."""
        self.add_argument(flag, help=self.words.message(f"cli-option-{message}", **_shown(details)), **details)

    def number(self, flag: str, message: str, least: int, most: int, default: int | None = None) -> None:
        """Add an option that is a whole number within limits."""
        self.option(flag, message, type=whole(self.words, least, most), default=default, metavar="N")

    def decimal(self, flag: str, message: str, least: float, most: float, default: float | None = None) -> None:
        """Return a function that reads a number within limits."""
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
    """Return the default of an option, which its help may mention."""
    default = details.get("default")
    return {} if default is None else {"default": f"{default:g}" if isinstance(default, float) else str(default)}


def whole(words: Words, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """Return a function that reads a whole number, within limits if there are any."""

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
    """Return a function that reads a number within limits."""

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
    """Return a function that reads the name of a level; its words may be joined in any way."""

    def read(text: str) -> str:
        name = text.strip().lower().replace("-", "_").replace(" ", "_")
        if name not in SOLO_LEVELS:
            listed = words.listed(SOLO_LEVELS)
            raise argparse.ArgumentTypeError(words.message("cli-error-level", text=shortened(text), levels=listed))
        return name

    return read


def one_of(words: Words, names: Sequence[str]) -> Callable[[str], str]:
    """Return a function that reads one of some names."""

    def read(text: str) -> str:
        if text not in names:
            listed = words.listed(names)
            raise argparse.ArgumentTypeError(words.message("cli-error-one-of", text=shortened(text), names=listed))
        return text

    return read


def modules(words: Words) -> Callable[[str], frozenset[str]]:
    """Return a function that reads names of modules, separated by commas: in full, short, or `all`."""

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
    """Return a function that reads names of computer players, separated by commas."""

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
