"""Reads our own pages like `html.parser`, in a fraction of the time: they are well formed, with quoted attributes."""

from __future__ import annotations

import re
from functools import lru_cache
from html import unescape

TOKEN = re.compile(
    r"""<!--.*?-->|<!doctype[^>]*>"""
    r"""|</(?P<end>[a-zA-Z][\w-]*)\s*>"""
    r"""|<(?P<tag>[a-zA-Z][\w-]*)(?P<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>"""
    r"""|(?P<data>[^<]+)""",
    re.DOTALL | re.IGNORECASE,
)
ATTRIBUTE = re.compile(r"""([^\s="'/]+)(?:=(?:"([^"]*)"|'([^']*)'))?""")


class Markup:
    """Calls a method for each tag and text. What is neither is an error."""

    def feed(self, text: str) -> None:
        read = 0
        for found in TOKEN.finditer(text):
            assert found.start() == read, text[read : read + 80]
            read = found.end()
            match found.lastgroup:
                case "attributes":
                    self._tag(found["tag"], found["attributes"])
                case "end":
                    self.handle_endtag(found["end"])
                case "data":
                    self.handle_data(_plain(found["data"]))
        assert read == len(text), text[read : read + 80]

    def _tag(self, tag: str, given: str) -> None:
        attributes = [*_attributes(given)]
        if given.endswith("/"):
            self.handle_startendtag(tag, attributes)
        else:
            self.handle_starttag(tag, attributes)

    def close(self) -> None:
        """Nothing waits for more text."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""

    def handle_endtag(self, tag: str) -> None:
        """An element ends."""

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element that ends at once."""
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        """A text."""


@lru_cache(maxsize=20_000)
def _attributes(given: str) -> tuple[tuple[str, str | None], ...]:
    """Most elements of a page are on the next one, too."""
    return tuple((name, _plain(double or single)) for name, double, single in ATTRIBUTE.findall(given))


def _plain(text: str) -> str:
    return unescape(text) if "&" in text else text
