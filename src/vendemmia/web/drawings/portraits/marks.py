"""The marks of an engraver: flat masses of a few materials, lines of ink, and hatching for the shade.

A bust lies in a square of 64, its light comes from the upper left. A mark can be fine: heads of the size of a stamp
leave the fine ones out and stay clean, large busts have them and stay rich. Many busts share a mark: each is written
once.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vendemmia.web.drawings import shapes

BOX: Final = "0 0 64 64"

INK: Final = "pt-i"
CLOTH: Final = "pt-c"
PAPER: Final = "pt-s"
"""Paper is skin and linen, too."""
WHITE_HAIR: Final = "pt-w"
GROUND: Final = "pt-bg"

HALF_SHADE: Final = "e1"
DEEP_SHADE: Final = "e2"
"""Crosses the half shade."""
FOLDS: Final = "e3"
LIGHT: Final = "e4"
"""Light lines on dark cloth."""
DOTS: Final = "e5"

_HATCHES: Final = {
    HALF_SHADE: ("1.35", "-40", "M0 .67h1.35", "#241F22", ".82", ".46"),
    DEEP_SHADE: ("1.35", "38", "M0 .67h1.35", "#241F22", ".8", ".46"),
    FOLDS: ("1.6", "-62", "M0 .8h1.6", "#241F22", ".6", ".5"),
    LIGHT: ("1.6", "28", "M0 .8h1.6", "#FFF7E2", ".75", ".5"),
    DOTS: ("1.5", "20", "M.45 .75h.6", "#241F22", ".8", ".6"),
}
"""By name: the distance of the lines, their slope, one line, its ink, its strength and its width."""


class Stroke(NamedTuple):
    """One mark as SVG."""

    svg: str
    fine: bool = False


Strokes = list[Stroke]


def hatches() -> str:
    """Return the patterns of the hatching.

    Their ink is fixed: variables of a page do not reach into a pattern of another file, and cards keep their printed
    colours in every season.
    """
    return "".join(
        f'<pattern id="{name}" width="{step}" height="{step}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate({slope})"><path d="{course}" stroke="{colour}" stroke-opacity="{strength}"'
        f' stroke-width="{width}"/></pattern>'
        for name, (step, slope, course, colour, strength, width) in _HATCHES.items()
    )


def fine(*marks: Stroke) -> Strokes:
    """Return marks that only large busts have."""
    return [Stroke(mark.svg, fine=True) for mark in marks]


@cache
def mass(outline: str, material: str, opacity: float | None = None) -> Stroke:
    """Return a flat shape."""
    return Stroke(shapes.path(outline, material, opacity))


@cache
def hatched(outline: str, hatch: str, opacity: float | None = None) -> Stroke:
    """Return a shape filled with lines."""
    return Stroke(shapes.path(outline, hatch, opacity).replace(f"var(--{hatch})", f"url(#{hatch})"))


@cache
def edged(outline: str, material: str = PAPER, width: float = 0.9) -> Stroke:
    """Return a flat shape with an edge of ink: a thing of paper, glass or metal."""
    drawn = shapes.path(outline, material)
    return Stroke(drawn.replace("/>", f' stroke="var(--{INK})" stroke-width="{shapes.number(width)}"/>'))


@cache
def line(course: str, material: str, width: float, opacity: float | None = None) -> Stroke:
    """Return a line; the group of a bust makes its ends round."""
    return Stroke(shapes.line(course, material, width, opacity, butt=True).replace(' stroke-linejoin="round"', ""))


def ink(course: str, width: float = 1.2, opacity: float | None = None) -> Stroke:
    """Return a line of ink."""
    return line(course, INK, width, opacity)


@cache
def dot(x: float, y: float, radius: float, material: str, opacity: float | None = None) -> Stroke:
    """Return a disc."""
    return Stroke(shapes.circle(x, y, radius, material, opacity))


def ring(x: float, y: float, radius: float, width: float) -> Stroke:
    """Return a circle of ink that is empty."""
    return ink(f"{_disc(x, y, radius)}", width)


@cache
def oval(x: float, y: float, across: float, up: float, material: str) -> Stroke:
    """Return an ellipse by its two radii."""
    return Stroke(shapes.ellipse(x, y, across, up, material))


def discs(places: tuple[tuple[float, float], ...], radius: float, material: str) -> Stroke:
    """Return several discs of one size as one shape."""
    return mass("".join(_disc(x, y, radius) for x, y in places), material)


def _disc(x: float, y: float, radius: float) -> str:
    r, across = shapes.number(radius), shapes.number(2 * radius)
    left = shapes.number(x - radius)
    return f"M{left} {shapes.number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z"
