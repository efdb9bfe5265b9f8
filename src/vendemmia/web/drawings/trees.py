"""Trees of Tuscany: cypresses, umbrella pines, olives, and almond trees that blossom in spring."""

from __future__ import annotations

from .shapes import circle, ellipse, line, number, path, seen


def cypress(x: float, y: float, height: float) -> str:
    """Return a cypress at a point; its right half is in the shade."""
    wide = height * 0.17
    top, foot = f"{number(x)},{number(y - height)}", number(y)
    left, right = x - wide * 0.3, x + wide * 0.3
    side = (
        f"C{number(x + wide)},{number(y - height * 0.62)} {number(x + wide * 1.15)},{number(y - height * 0.2)}"
        f" {number(right)},{foot}"
    )
    back = (
        f"C{number(x - wide * 1.15)},{number(y - height * 0.2)} {number(x - wide)},{number(y - height * 0.62)} {top}Z"
    )
    inner = (
        f"L{number(x + wide * 0.1)},{foot}C{number(x + wide * 0.5)},{number(y - height * 0.3)}"
        f" {number(x + wide * 0.3)},{number(y - height * 0.6)} {top}Z"
    )
    return path(f"M{top}{side}L{number(left)},{foot}{back}", "cyp") + path(f"M{top}{side}{inner}", "cyp-d")


def pine(x: float, y: float, height: float) -> str:
    """Return an umbrella pine."""
    wide = height * 0.55
    trunk = f"M{number(x)},{number(y)}L{number(x + height * 0.03)},{number(y - height * 0.6)}"
    return (
        line(trunk, "wood-d", height * 0.07)
        + ellipse(x, y - height * 0.72, wide, height * 0.2, "cyp-d")
        + ellipse(x - wide * 0.12, y - height * 0.77, wide * 0.82, height * 0.16, "cyp")
    )


def olive(x: float, y: float, height: float) -> str:
    """Return an olive tree of three round crowns."""
    bend = f"q{number(height * 0.06)},{number(-height * 0.2)} 0,{number(-height * 0.45)}"
    return (
        line(f"M{number(x)},{number(y)}{bend}", "wood-d", height * 0.09)
        + circle(x + height * 0.12, y - height * 0.55, height * 0.3, "olv-d")
        + circle(x - height * 0.18, y - height * 0.58, height * 0.28, "olv")
        + circle(x, y - height * 0.74, height * 0.26, "olv")
    )


def almond(x: float, y: float, height: float) -> str:
    """Return an almond tree: an olive with blossoms in spring."""
    dots = ((-0.28, 0.62), (-0.1, 0.5), (-0.06, 0.82), (0.1, 0.66), (0.24, 0.52), (0.08, 0.9), (-0.22, 0.76))
    blossoms = "".join(circle(x + a * height, y - b * height, height * 0.075, "blossom-c") for a, b in dots)
    return olive(x, y, height) + seen(blossoms, "blossom", 0)


def bush(x: float, y: float, size: float) -> str:
    """Return a low bush beside a wall or a path."""
    return circle(x + size * 0.45, y - size * 0.35, size * 0.45, "olv-d") + circle(x, y - size * 0.4, size * 0.5, "olv")
