"""Catalogues: the messages of one language, read from its Fluent files."""

from __future__ import annotations

from functools import lru_cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from vendemmia.engine import VendemmiaError

if TYPE_CHECKING:
    from collections.abc import Iterable

Arg = int | float | str
Args = dict[str, Arg]
"""The arguments of a message."""

MINUS = "\N{MINUS SIGN}"
RENDERED = 16384
"""How many rendered messages a catalogue keeps: a table shows the same ones again and again."""


class UnknownLanguage(VendemmiaError):
    """A language without catalogues."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no words in {language!r}, only in: {', '.join(languages())}")
        self.language = language


class UnknownMessage(VendemmiaError):
    """A message that the catalogues of a language do not have."""

    def __init__(self, language: str, message: str) -> None:
        super().__init__(f"no message {message!r} in {language!r}")
        self.language = language
        self.message = message


class BrokenMessage(VendemmiaError):
    """A message that cannot be rendered, e.g. for want of an argument."""

    def __init__(self, language: str, message: str, problems: Iterable[object]) -> None:
        super().__init__(f"message {message!r} in {language!r}: " + "; ".join(str(problem) for problem in problems))
        self.language = language
        self.message = message


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that have catalogues."""
    here = files(__package__)
    return tuple(
        sorted(
            folder.name
            for folder in here.iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


class Catalogue:
    """All messages of a language. Numbers below zero get a true minus sign."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((files(__package__) / language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self._render = lru_cache(maxsize=RENDERED)(self._rendered)

    def message(self, key: str, /, **args: Arg) -> str:
        """A message by its id, with its arguments."""
        return self._render(key, tuple(args.items()))

    def has_message(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def listed(self, items: Iterable[str]) -> str:
        """Items one after another, as the language joins them; empty for none."""
        some = list(items)
        return reduce(lambda first, second: self.message("list-join", first=first, second=second), some) if some else ""

    def _rendered(self, key: str, args: tuple[tuple[str, Arg], ...]) -> str:
        if not self._bundle.has_message(key):
            raise UnknownMessage(self.language, key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BrokenMessage(self.language, key, ["it has no value"])
        text, problems = self._bundle.format_pattern(pattern, {name: _shown(value) for name, value in args})
        if problems:
            raise BrokenMessage(self.language, key, problems)
        return str(text)


def _shown(value: Arg) -> Arg:
    return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value
