"""The messages of one language. Each is parsed when it is first read: parsing all takes longer than all else
that happens when the program starts.

A name inside a sentence may need another form, such as its accusative. Its message has the forms as attributes, and the
sentence asks for one: `{ FORM($worker, "acc") }`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle

from .folders import SOURCE_LANGUAGE
from .parsing import Parser

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, Self

    from babel import Locale
    from fluent.runtime.resolver import Pattern

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-#a-zA-Z]).*(?:\n|\Z))*?(?=[-#a-zA-Z]|\Z)", re.MULTILINE)
"""A message, or a term, which begins with a dash: its first line, and all lines up to the next entry or comment."""
NAME = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What may be another message or term inside a message. A name that is neither is looked up in vain."""

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def plain_spaces(text: str) -> str:
    """Return the text with wide no-break spaces only: terminals show the narrow one badly, which French has between
    thousands."""
    return text.replace(NARROW, NO_BREAK)


def locale_of(language: str) -> Locale:
    """Return the rules of a language for numbers and plurals; those of English for a draft with a name of its own."""
    from babel import Locale, UnknownLocaleError  # Not earlier: an installation without Fluent names Fluent.

    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(SOURCE_LANGUAGE)


class Inflected(str):
    """The text of a message that has other forms. Two of them with the same text have the same forms."""

    __slots__ = ("args", "key")
    key: str
    args: dict[str, int | float | str]

    def __new__(cls, text: str, key: str, args: dict[str, int | float | str]) -> Self:
        made = super().__new__(cls, text)
        made.key = key
        made.args = args
        return made


class Messages:
    """Finds and formats messages. The first of two with the same id is used."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        functions: dict[str, Callable[..., Any]] = {"FORM": self._form}
        self._bundle = FluentBundle([str(locale_of(language))], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._unread.setdefault(entry[1], entry[0])

    def find(self, key: str) -> Pattern | None:
        """Return the text of a message before its arguments are filled in; None if there is no such message."""
        self._read(key)
        return self._bundle.get_message(key).value if self._bundle.has_message(key) else None

    def has(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def format(self, pattern: Pattern, args: dict[str, int | float | str]) -> tuple[str, list[Exception]]:
        """Return a text with its arguments, and what is wrong with it."""
        text, problems = self._bundle.format_pattern(pattern, args)
        return plain_spaces(str(text)), problems

    def forms(self, key: str) -> tuple[str, ...]:
        """Return the names of the forms that a message has besides its plain text."""
        return tuple(self._bundle.get_message(key).attributes) if self.has(key) else ()

    def _form(self, text: str, name: str) -> str:
        """Return a form of a name; its plain text if it has no such form."""
        if not isinstance(text, Inflected):
            return text
        pattern = self._bundle.get_message(text.key).attributes.get(name)
        return text if pattern is None else self.format(pattern, text.args)[0]

    def _read(self, key: str) -> None:
        """Parse an entry and those that it names. Two threads may both do it: an entry is unread until it is there."""
        found: dict[str, str] = {}
        wanted = [key] if key in self._unread else []
        while wanted:
            name = wanted.pop()
            entry = self._unread.get(name)
            if entry is not None and name not in found:
                found[name] = entry
                wanted += NAME.findall(entry)
        if found:
            self._bundle.add_resource(Parser().parse("\n".join(found.values())))
            for name in found:
                self._unread.pop(name, None)
