"""What buildings of several trades have: lying barrels, awnings, windows, doors, signs, bottles and glasses."""

from __future__ import annotations

from vendemmia.web.drawings.goods import BOTTLE, BOX, RED_GRAPES, RED_WINE, WHITE_GRAPES, flute
from vendemmia.web.drawings.shapes import Symbol, circle, ellipse, group, line, moved, number, path, placed, rect


def lying_barrel(x: float, y: float, scale: float = 1) -> str:
    """Return a barrel that lies with its head to the left; the point is the middle of the whole."""
    return group(
        path("M-15-24C0-28 0-28 15-22 27-14 27 14 15 22 0 28 0 28-15 24Z", "wood")
        + path("M-15 7H24C23 18 19 21 15 22 0 28 0 28-15 24Z", "wood-d")
        + line("M2-26c8 14 8 38 0 52M15-22c9 12 9 32 0 44", "iron", 2.6)
        + ellipse(-15, 0, 15, 24, "wood-d")
        + ellipse(-15.6, 0, 12, 20, "wood-l")
        + line("M-22-13v26M-15-20v40M-8-12v24", "wood", 1.2),
        moved(x, y, scale),
    )


def tall_table(x: float, y: float, width: float) -> str:
    """Return a table whose legs reach the ground of a building."""
    return (
        rect(x, y, width, 3, "wood-l")
        + rect(x + 3, y + 3, 2.6, 61 - y, "wood-d")
        + rect(x + width - 5.6, y + 3, 2.6, 61 - y, "wood-d")
    )


def awning(x: float, y: float, width: float, stripes: int) -> str:
    """Return a striped awning with a scalloped edge; (x, y) is its upper left corner."""
    step = width / (2 * stripes)
    found = ""
    for k in range(2 * stripes):
        left = x + k * step
        found += path(
            f"M{number(left)},{number(y)}h{number(step)}v7l{number(-step / 2)},3l{number(-step / 2)},-3z",
            "awn-l" if k % 2 else "awn",
        )
    return found


def window(x: float, y: float, width: float, height: float) -> str:
    """Return a window with its shutters open."""
    return (
        rect(x, y, width, height, "pane")
        + rect(x - 2.6, y, 2.2, height, "cyp")
        + rect(x + width + 0.4, y, 2.2, height, "cyp-d")
    )


def door(x: float, y: float, width: float, height: float) -> str:
    """Return a door; (x, y) is its lower left corner."""
    return (
        rect(x, y - height, width, height, "wood-d")
        + line(f"M{number(x + width / 2)} {number(y - height)}v{number(height)}", "wood-dd", 1)
        + circle(x + width * 0.7, y - height * 0.45, 0.9, "gold")
    )


def hanging_sign(x: float, y: float, width: float, height: float) -> str:
    """Return a sign board that hangs on an iron arm from the wall at the left."""
    return (
        line(f"M{x - 4} {y - 2}h{width + 4}M{x + 3} {y - 2}v2M{x + width - 3} {y - 2}v2", "iron-d", 1.6)
        + rect(x, y, width, height, "wood-l", 1)
        + rect(x + 1.4, y + 1.4, width - 2.8, height - 2.8, "cloth", 1)
    )


def bottle(x: float, y: float, height: float) -> str:
    """Return a bottle; the point is its upper left corner."""
    return placed(BOTTLE, x - height * 0.28, y, height)


def glass_of_red(x: float, y: float, height: float) -> str:
    return placed(RED_WINE, x, y, height)


def glass_of_sparkling(x: float, y: float, height: float) -> str:
    return placed(Symbol(BOX, flute()), x, y, height)


def red_grapes(x: float, y: float, height: float) -> str:
    return placed(RED_GRAPES, x, y, height)


def white_grapes(x: float, y: float, height: float) -> str:
    return placed(WHITE_GRAPES, x, y, height)
