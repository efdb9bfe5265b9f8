"""Houses of plastered stone under tiles, seen from the front left: the front is in the light, the side in the shade."""

from __future__ import annotations

from .shapes import circle, group, line, moved, path, rect


def house(x: float, y: float, width: float, height: float, *, side: float = 0.32, windows: int = 2) -> str:
    """Return a house with a gable roof; the point is its lower left corner."""
    depth = width * side
    front, roof = width - depth, height * 0.42
    top, ridge = y - height, y - height - roof
    drawn = rect(x, top, front, height, "wall") + rect(x + front, top, depth, height, "wall-d")
    drawn += path(
        f"M{x - 2},{top}L{x + front * 0.12},{ridge}L{x + front + depth * 0.5},{ridge}L{x + front + 1},{top}Z", "roof"
    )
    drawn += path(f"M{x + front + 1},{top}L{x + front + depth * 0.5},{ridge}L{x + width + 2},{top}Z", "roof-d")
    for number in range(windows):
        left = x + front * (number + 0.5) / windows - width * 0.045
        drawn += rect(left, y - height * 0.74, width * 0.1, height * 0.3, "pane")
    return drawn


def tower(x: float, y: float, width: float, height: float) -> str:
    """Return a tower with a pointed roof and a window below it."""
    top, tip = y - height, y - height - width * 0.75
    return (
        rect(x, top, width * 0.62, height, "wall")
        + rect(x + width * 0.62, top, width * 0.38, height, "wall-d")
        + path(f"M{x - 1.5},{top}L{x + width * 0.5},{tip}L{x + width + 1.5},{top}Z", "roof")
        + path(f"M{x + width * 0.62},{top}L{x + width * 0.5},{tip}L{x + width + 1.5},{top}Z", "roof-d")
        + rect(x + width * 0.22, top + width * 0.35, width * 0.22, width * 0.42, "pane")
    )


def church(x: float, y: float, width: float, height: float) -> str:
    """Return a small church: a nave with a round window, and a bell tower behind it."""
    return (
        tower(x + width * 0.72, y, width * 0.3, height * 1.7)
        + house(x, y, width, height, side=0.4, windows=0)
        + circle(x + width * 0.3, y - height * 0.62, width * 0.07, "pane")
        + path(
            f"M{x + width * 0.22} {y}v-{height * 0.34}q{width * 0.08}-{width * 0.14} {width * 0.16} 0v{height * 0.34}z",
            "wood-d",
        )
    )


def crate(x: float, y: float, width: float, height: float) -> str:
    """Return a wooden crate; the point is its upper left corner."""
    boards = "".join(rect(x, y + height * (row / 3 + 0.28), width, 1.3, "wood-dd") for row in range(3))
    return rect(x, y, width, height, "wood") + rect(x + width * 0.68, y, width * 0.32, height, "wood-d") + boards


def barrel(x: float, y: float, width: float, height: float) -> str:
    """Return a standing barrel; the point is its lower left corner."""
    bulge, top = width * 0.1, y - height
    high, low, right = y - height * 0.66, y - height * 0.33, x + width
    curve = f"C{right + bulge},{high} {right + bulge},{low} {right - bulge},{y}"
    back = f"C{x - bulge},{low} {x - bulge},{high} {x + bulge},{top}Z"
    shade = f"C{x + width * 0.8},{low} {x + width * 0.8},{high} {x + width * 0.62},{top}Z"
    light = (
        f"M{x + bulge + width * 0.06},{top}H{x + width * 0.26}C{x + width * 0.1},{high} {x + width * 0.1},{low}"
        f" {x + width * 0.26},{y}H{x + bulge + width * 0.06}C{x - bulge * 0.5},{low} {x - bulge * 0.5},{high}"
        f" {x + bulge + width * 0.06},{top}Z"
    )
    drawn = path(f"M{x + bulge},{top}H{right - bulge}{curve}H{x + bulge}{back}", "wood")
    drawn += path(f"M{x + width * 0.62},{top}H{right - bulge}{curve}H{x + width * 0.62}{shade}", "wood-d")
    drawn += path(light, "wood-l")
    for share in (0.2, 0.74):
        left, hoop = x + bulge * 0.15, width - bulge * 0.3
        drawn += rect(left, y - height * (1 - share), hoop, height * 0.08, "iron")
    return drawn


def table(x: float, y: float, width: float) -> str:
    """Return a table; the point is the left end of its top."""
    legs = rect(x + 4, y + 3.5, 3.5, 16, "wood-d") + rect(x + width - 8, y + 3.5, 3.5, 16, "wood-d")
    return rect(x, y, width, 3.5, "wood-l") + legs


def pot(x: float, y: float, scale: float = 1) -> str:
    """Return a young vine in a pot of clay at a point."""
    clay = path("M-8-12h16l-2.5 12h-11z", "terra") + path("M2-12h6L5.5 0H2z", "terra-d")
    clay += rect(-9.5, -15, 19, 4, "terra-l", 1) + rect(3, -15, 6.5, 4, "terra-d", 1)
    leaves = line("M0-14C0-22-3-26-6-30M0-16c0-8 4-12 6-16", "leaf-d", 2)
    leaves += path("M-6-29c-7 1-10-3-11-8 6-1 10 2 11 8z", "leaf") + path("M6-31c0-7 5-10 10-9 0 6-4 10-10 9z", "leaf")
    leaves += path("M0-22c-5-1-8-5-7-10 5 1 8 5 7 10z", "leaf-l") + path("M1-24c0-6 1-9 5-13 2 5 0 10-5 13z", "leaf-d")
    return group(clay + leaves, moved(x, y, scale))
