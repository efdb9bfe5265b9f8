"""Shapes as SVG text. A fill is the name of a material, that the sheets of tokens colour: `wood`, `roof-d`, `pc`.

Light comes from the upper left: a material has a base, a shade `-d` and a light `-l`. Nothing has an outline.
"""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

Number = int | float

PLAIN: Final = frozenset({"none", "currentColor"})
_NUMBER: Final = re.compile(r"\d*\.\d+")


class Symbol(NamedTuple):
    """A drawing with the box in which it lies, `0 0 24 24`."""

    box: str
    content: str

    @property
    def size(self) -> tuple[float, float]:
        """Return its width and its height."""
        _, _, width, height = map(float, self.box.split())
        return width, height


def paint(material: str) -> str:
    """Return what colours a shape: the custom property of a material, or the colour of the text around it.

    `pc|awn` is the colour of the seat around the drawing, or red cloth where there is no seat.
    """
    if material in PLAIN:
        return material
    first, _, other = material.partition("|")
    return f"var(--{first},var(--{other}))" if other else f"var(--{first})"


def number(value: Number, digits: int = 2) -> str:
    """Return a number as short as a drawing needs it."""
    text = f"{round(value, digits):.4f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else re.sub(r"^(-?)0\.", r"\1.", text)


def points(*pairs: tuple[Number, Number]) -> str:
    """Return corners as a part of a path."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def path(drawn: str, fill: str, opacity: Number | None = None, move: str = "") -> str:
    """Return a filled path."""
    return f'<path d="{_short(drawn)}" fill="{paint(fill)}"{_opacity(opacity)}{_moved(move)}/>'


def line(
    drawn: str,
    stroke: str,
    width: Number = 1.5,
    opacity: Number | None = None,
    *,
    dashes: str = "",
    butt: bool = False,
    move: str = "",
) -> str:
    """Return a path that is drawn as a line."""
    ends = "" if butt else ' stroke-linecap="round"'
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{_short(drawn)}" fill="none" stroke="{paint(stroke)}" stroke-width="{number(width)}"{ends}'
        f' stroke-linejoin="round"{dashed}{_opacity(opacity)}{_moved(move)}/>'
    )


def rect(
    x: Number, y: Number, width: Number, height: Number, fill: str, radius: Number = 0, opacity: Number | None = None
) -> str:
    """Return a rectangle."""
    round_ = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{round_}'
        f' fill="{paint(fill)}"{_opacity(opacity)}/>'
    )


def circle(x: Number, y: Number, radius: Number, fill: str, opacity: Number | None = None) -> str:
    """Return a circle."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{paint(fill)}"{_opacity(opacity)}/>'


def ellipse(
    x: Number, y: Number, across: Number, up: Number, fill: str, opacity: Number | None = None, move: str = ""
) -> str:
    """Return an ellipse with two radii."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(up)}"'
    return f'<ellipse {place} fill="{paint(fill)}"{_opacity(opacity)}{_moved(move)}/>'


def group(content: str, move: str = "", **attributes: str) -> str:
    """Return shapes together, moved or with attributes: `class_="sails"`, `style="opacity:var(--fruit)"`."""
    more = "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<g{_moved(move)}{more}>{content}</g>"


def seen(content: str, share: str, default: int = 1) -> str:
    """Return shapes that a season shows or hides: `share` is a custom property from 0 to 1, as `fruit`."""
    return f'<g style="opacity:var(--{share},{default})">{content}</g>'


def placed(symbol: Symbol, x: Number, y: Number, width: Number, height: Number | None = None) -> str:
    """Return a drawing inside another one, as large as its place allows, in the middle of it."""
    across, up = symbol.size
    height = width if height is None else height
    scale = min(width / across, height / up)
    left, top = x + (width - across * scale) / 2, y + (height - up * scale) / 2
    return group(symbol.content, f"translate({number(left)} {number(top)}) scale({number(scale, 3)})")


def moved(x: Number, y: Number, scale: Number = 1, turn: Number = 0) -> str:
    """Return a transformation: to a place, then turned and scaled."""
    return (
        f"translate({number(x)} {number(y)})"
        + (f" rotate({number(turn)})" if turn else "")
        + (f" scale({number(scale)})" if scale != 1 else "")
    )


def shadow(x: Number, y: Number, across: Number, up: Number = 2.6) -> str:
    """Return the shadow that a thing casts on the ground."""
    return ellipse(x, y, across, up, "cast")


def around(angle: float, radius: float, x: float = 0, y: float = 0) -> tuple[float, float]:
    """Return a point of a circle; an angle of 0 is to the right, in radians."""
    return x + math.cos(angle) * radius, y + math.sin(angle) * radius


def _short(drawn: str) -> str:
    """Return a path without needless digits."""
    return _NUMBER.sub(lambda found: number(float(found[0])), drawn)


def _opacity(opacity: Number | None) -> str:
    return "" if opacity is None else f' opacity="{number(opacity)}"'


def _moved(move: str) -> str:
    return f' transform="{move}"' if move else ""
