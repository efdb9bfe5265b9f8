"""The messages of one language. Each is parsed when somebody first asks for it: parsing all takes longer than all else
that happens when the program starts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime.resolver import Pattern

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-#a-zA-Z]).*(?:\n|\Z))*?(?=[-#a-zA-Z]|\Z)", re.MULTILINE)
"""A message, or a term, which begins with a dash: its first line, and all lines up to the next entry or comment."""
NAME = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What may be another message or term inside a message. A name that is neither is looked up in vain."""


class Messages:
    """Finds and formats messages. The first of two with the same id is used."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._unread.setdefault(entry[1], entry[0])

    def find(self, key: str) -> Pattern | None:
        """The text of a message before its arguments are filled in; None if there is no such message."""
        self._read(key)
        return self._bundle.get_message(key).value if self._bundle.has_message(key) else None

    def has(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def format(self, pattern: Pattern, args: dict[str, int | float | str]) -> tuple[str, list[Exception]]:
        """A text with its arguments, and what is wrong with it."""
        text, problems = self._bundle.format_pattern(pattern, args)
        return str(text), problems

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
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
            for name in found:
                self._unread.pop(name, None)
