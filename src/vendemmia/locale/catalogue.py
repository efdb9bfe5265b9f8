"""Catalogues: the messages of one language, read from its Fluent files.

A message that a language lacks is shown in English, one that no language has by its id. The log says so once; nothing
is raised in front of a player.
"""

from __future__ import annotations

import logging
from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from vendemmia.engine import Fault, ProblemError, VendemmiaError, problem

from .folders import SOURCE_LANGUAGE, catalogue_files, folders_in, language_folders, languages, read_text
from .messages import Inflected, Messages
from .numbers import day, number, percent

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date
    from importlib.resources.abc import Traversable

Arg = int | float | str
Args = dict[str, Arg]
"""The arguments of a message."""

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # The log must not appear in a terminal game.
MINUS = "\N{MINUS SIGN}"
RENDERED = 4096
"""How many rendered messages a catalogue caches: a table shows the same ones again and again."""


class LocaleFault(Fault):
    """What can be wrong with a language."""

    LANGUAGE_UNKNOWN = "there are no words in {language}, only in: {languages}"


class UnknownLanguage(ProblemError):
    """A language without catalogues."""

    def __init__(self, language: str) -> None:
        listed = ", ".join(languages())
        super().__init__(problem(LocaleFault.LANGUAGE_UNKNOWN, language=repr(language), languages=listed))
        self.args = (language,)
        """The language, so that the error can be pickled."""
        self.language = language
        """The language that was asked for."""


class MissingWords(VendemmiaError):
    """There is no text for something. It never leaves this package: `Words` shows something plain instead."""


class UnknownMessage(MissingWords):
    """A message that the catalogues of a language do not have."""

    def __init__(self, language: str, message: str) -> None:
        super().__init__(f"no message {message!r} in {language!r}")


class Catalogue:
    """All messages of a language. Numbers below zero get a true minus sign. `root` is the folder of the languages."""

    def __init__(self, language: str, root: Traversable | None = None) -> None:
        folders = language_folders() if root is None else folders_in(root)
        if language not in folders:
            raise UnknownLanguage(language)
        self.language = language
        files = catalogue_files(folders[language])
        self._messages = Messages(language, [read_text(file) for file in files])
        self._source = None if language == SOURCE_LANGUAGE else Catalogue(SOURCE_LANGUAGE, root)
        self._reported: set[str] = set()
        self._render = lru_cache(maxsize=RENDERED)(self._rendered)

    def message(self, key: str, /, **args: Arg) -> str:
        """Return a message by its id, with its arguments."""
        return self._render(key, tuple(args.items()))

    def has_message(self, key: str) -> bool:
        return self._messages.has(key) or (self._source is not None and self._source.has_message(key))

    def listed(self, items: Iterable[str]) -> str:
        """Return items joined as the language does; empty for none."""
        some = list(items)
        return reduce(lambda first, second: self.message("list-join", first=first, second=second), some) if some else ""

    def number(self, value: float, decimals: int = 0, *, grouped: bool = True) -> str:
        """Return a number as the language writes it; `grouped` sets its thousands apart."""
        return number(self.language, value, decimals, grouped)

    def percent(self, value: float, decimals: int) -> str:
        """Return a share, from 0 to 1, in percent as the language writes it."""
        return percent(self.language, value, decimals)

    def day(self, value: date, *, brief: bool = False) -> str:
        """Return a day in words, brief for lists."""
        return day(self.language, value, brief)

    def report(self, what: str, *why: object) -> None:
        """Log once that there is no text for something."""
        if what not in self._reported:
            LOG.error("no words for %s in %s: %s", what, self.language, "; ".join(str(each) for each in why))
            self._reported.add(what)

    def _rendered(self, key: str, args: tuple[tuple[str, Arg], ...]) -> str:
        text, wrong = self._formatted(key, args)
        if not wrong:
            return text
        self.report(key, *wrong)
        return (text or key) if self._source is None else self._source.message(key, **dict(args))

    def _formatted(self, key: str, args: tuple[tuple[str, Arg], ...]) -> tuple[str, list[object]]:
        """Return the text of a message, and all that is wrong with it."""
        pattern = self._messages.find(key)
        if pattern is None:
            return "", ["missing"]
        shown = {name: _shown(value) for name, value in args}
        text, problems = self._messages.format(pattern, shown)
        return Inflected(text, key, shown) if self._messages.forms(key) else text, list(problems)


def _shown(value: Arg) -> Arg:
    return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value
