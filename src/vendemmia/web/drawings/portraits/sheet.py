"""A file of busts: parts that several of them have in common lie in it once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.shapes import Symbol, group

from .marks import BOX, hatches

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .bust import BustPart

HATCHING: Final = "hatching"
COMMON: Final = "people"
"""The symbols with the patterns and with what busts have in common. No page draws them alone."""
SHORT: Final = 100
"""A shorter part is written where it is used."""


def sheet(drawn: Mapping[str, Sequence[BustPart]]) -> dict[str, Symbol]:
    """Return the symbols of busts and heads by id, from the parts of each."""
    common = _common(part for parts in drawn.values() for part in parts)
    shared = "".join(f'<g id="{name}">{svg}</g>' for name, svg in common.items())
    symbols = {HATCHING: Symbol(BOX, hatches()), COMMON: Symbol(BOX, f"<defs>{shared}</defs>")}
    for id, parts in drawn.items():
        content = "".join(_drawn(part, common) for part in parts)
        symbols[id] = Symbol(BOX, group(content, stroke_linecap="round", stroke_linejoin="round"))
    return symbols


def _pieces(part: BustPart) -> list[tuple[str, str]]:
    """Return a part in two pieces with their names: what heads have, too, and the fine lines."""
    coarse = "".join(mark.svg for mark in part.marks if not mark.fine)
    lines = "".join(mark.svg for mark in part.marks if mark.fine)
    return [(part.name, coarse), (f"{part.name}-f", lines)]


def _common(parts: Iterable[BustPart]) -> dict[str, str]:
    drawn: dict[str, str] = {}
    uses: Counter[str] = Counter()
    for part in parts:
        for name, svg in _pieces(part) if part.name else []:
            drawn.setdefault(name, svg)
            uses[name] += 1
    return {name: svg for name, svg in drawn.items() if uses[name] > 1 and len(svg) > SHORT}


def _drawn(part: BustPart, common: Mapping[str, str]) -> str:
    svg = "".join(f'<use href="#{name}"/>' if name in common else drawn for name, drawn in _pieces(part))
    return group(svg, part.move) if part.move else svg
