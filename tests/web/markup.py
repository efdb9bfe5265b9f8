"""Reads our own pages like `html.parser`, in a fraction of the time: they are well formed, with quoted attributes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import unescape
from types import MappingProxyType
from typing import NamedTuple

PIECE = re.compile(
    r"""(?:!--.*--|!doctype[^>]*"""
    r"""|/(?P<end>[a-zA-Z][\w-]*)\s*"""
    r"""|(?P<tag>[a-zA-Z][\w-]*)(?P<attributes>(?:[^>"']|"[^"]*"|'[^']*')*))>"""
    r"""(?P<data>.*)""",
    re.DOTALL | re.IGNORECASE,
)
"""What stands between two signs `<`: the rest of a tag, and the text behind it."""
ATTRIBUTE = re.compile(r"""([^\s="'/]+)(?:=(?:"([^"]*)"|'([^']*)'))?""")


Attributes = Mapping[str, str]
"""Of an element; one without a value is empty. Elements that are written alike share it, so nobody changes it."""


class Piece(NamedTuple):
    """A tag that begins or ends, or neither, and the text behind it."""

    begins: str
    given: Attributes
    at_once: bool
    """It ends at once."""
    ends: str
    data: str


class Markup:
    """Calls a method for each tag and text. What is neither is an error."""

    def feed(self, text: str) -> None:
        first, *pieces = text.split("<")
        if first:
            self.handle_data(_plain(first))
        for tag, given, at_once, end, data in map(_piece, pieces):
            if end:
                self.handle_endtag(end)
            elif at_once:
                self.handle_startendtag(tag, given)
            elif tag:
                self.handle_starttag(tag, given)
            if data:
                self.handle_data(data)

    def handle_starttag(self, tag: str, given: Attributes) -> None:
        """An element begins."""

    def handle_endtag(self, tag: str) -> None:
        """An element ends."""

    def handle_startendtag(self, tag: str, given: Attributes) -> None:
        """An element that ends at once."""
        self.handle_starttag(tag, given)
        self.handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        """A text."""


@lru_cache(maxsize=50_000)
def _piece(text: str) -> Piece:
    """Most of a page is on the next one, too."""
    found = PIECE.fullmatch(text)
    assert found, text[:80]
    tag, given, end, data = found.group("tag", "attributes", "end", "data")
    pairs = ATTRIBUTE.findall(given or "")
    attributes = MappingProxyType({name: _plain(double or single) for name, double, single in pairs})
    return Piece(tag or "", attributes, bool(tag) and given.endswith("/"), end or "", _plain(data))


def _plain(text: str) -> str:
    return unescape(text) if "&" in text else text
