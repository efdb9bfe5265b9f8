"""The colours of cards, by day and by night: names on their tint and texts on paper can be read."""

from __future__ import annotations

import re
from functools import cache

import pytest

from .reading import STATIC, text_of

TOKENS = STATIC / "css" / "tokens.css"
KINDS = ("summer", "winter", "vine", "order", "structure", "mama", "papa", "automa", "special")
READABLE = 4.5
PAIRS = (("ink", "paper"), ("ink-2", "paper"), ("go-i", "paper"), ("go-i", "lit-2"), ("ink-2", "lit-2"))
"""Text and foot of a card, where it goes, and the foot of a card that may be chosen."""


@cache
def tokens(kind: str = "") -> dict[str, str]:
    """The custom properties of the page, with those of a kind of card."""
    text = text_of(TOKENS)
    rule = rf":is\(\.k-{kind}, [^{{]*\{{([^}}]*)\}}" if kind else r":root \{(.*?)\n\}"
    found = re.search(rule, text, re.DOTALL)
    assert found, kind
    return dict(re.findall(r"--([\w-]+):\s*([^;}]+)", found[1]))


def colour(name: str, theme: int, kind: str = "") -> tuple[float, float, float]:
    value = (tokens(kind).get(name) if kind else None) or tokens()[name]
    if mixed := re.match(r"light-dark\((#\w+), (#\w+)\)", value):
        value = mixed[theme + 1]
    if inner := re.match(r"var\(--([\w-]+)\)", value):
        return colour(inner[1], theme)
    red, green, blue = (int(value[1 + place : 3 + place], 16) / 255 for place in (0, 2, 4))
    return red, green, blue


def light(parts: tuple[float, float, float]) -> float:
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_names_of_cards_can_be_read(theme: int) -> None:
    weak = {
        kind: round(found, 2)
        for kind in KINDS
        if (found := contrast(colour("ki", theme, kind), colour("kt", theme, kind))) < READABLE
    }
    assert weak == {}


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_texts_of_cards_can_be_read(theme: int) -> None:
    weak = {
        pair: round(found, 2)
        for pair in PAIRS
        if (found := contrast(colour(pair[0], theme), colour(pair[1], theme))) < READABLE
    }
    assert weak == {}
