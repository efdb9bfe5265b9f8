"""The structure cards in the open: squares, gardens, arches and the quay."""

from __future__ import annotations

from vendemmia.web.drawings.houses import barrel, crate
from vendemmia.web.drawings.shapes import circle, ellipse, line, path, rect, shadow
from vendemmia.web.drawings.trees import cypress, olive

from .fittings import awning, bottle, glass_of_red, red_grapes, tall_table, white_grapes


def aqueduct() -> str:
    """Three arches of stone; water falls from the channel into a basin."""
    arches = "".join(
        path(f"M{8 + 25 * k} 64V24h25v40h-6V42c0-9-13-9-13 0v22z", "stone")
        + path(f"M{27 + 25 * k} 64V24h6v40zM{14 + 25 * k} 42c0-9 13-9 13 0v3c0-8-13-8-13 0z", "stone-d")
        for k in range(3)
    )
    return (
        shadow(46, 65, 42)
        + arches
        + rect(5, 18, 82, 7, "stone-l")
        + rect(58, 18, 29, 7, "stone")
        + rect(5, 16, 82, 3, "water")
        + line("M12 17.5h12M40 17.5h16", "water-l", 1)
        + line("M14 29h6M39 31h7M64 29h6", "stone-d", 1.2)
        + path("M86 17c5 1 6 6 6 20l1 22h-6V30c0-6-1-8-3-10z", "water")
        + ellipse(88, 62, 8, 3, "water-l")
    )


def patio() -> str:
    """Draw a paved court with a parasol, a table and pots."""
    return (
        path("M2 64l12-12h68l12 12z", "stone")
        + path("M62 52h20l12 12H70z", "stone-d")
        + line("M10 58h76M26 52l-8 12M42 52l-4 12M56 52l2 12M70 52l8 12", "stone-l", 1)
        + line("M48 56V14", "wood-d", 2.4)
        + path("M18 26C22 13 36 8 48 8s26 5 30 18l-7-3-8 4-7.5-4-7.5 4-7.5-4-7.5 4-8-4z", "awn-l")
        + path(
            "M48 8c-7 3-9 9-7.5 15l7.5 4 7.5-4C57 17 55 11 48 8zM27 13c-5 3-7 8-9 13l7-3c0-4 0-7 2-10zM69 13c5 3"
            " 7 8 9 13l-7-3c0-4 0-7-2-10z",
            "awn",
        )
        + tall_table(34, 44, 28)
        + bottle(40, 32, 13)
        + glass_of_red(50, 34, 11)
        + path("M20 62l1.5-8h9l1.5 8zM66 62l1.5-8h9l1.5 8z", "terra")
        + circle(26, 49, 6, "leaf-d")
        + circle(24.500, 47.500, 4.4, "leaf")
        + circle(72, 49, 6, "leaf-d")
        + circle(70.500, 47.500, 4.4, "leaf")
        + circle(27, 46, 1.2, "poppy")
        + circle(73, 46, 1.2, "poppy")
    )


def mercado() -> str:
    """Draw two stalls of a market, one with grapes, one with bottles."""
    return (
        shadow(48, 65, 44)
        + line("M8 64V32M42 64V32M54 64V26M90 64V26", "wood-d", 2.4)
        + awning(4, 24, 42, 5)
        + awning(50, 18, 44, 5)
        + rect(6, 48, 38, 16, "wood")
        + rect(34, 48, 10, 16, "wood-d")
        + rect(52, 46, 40, 18, "wood")
        + rect(80, 46, 12, 18, "wood-d")
        + rect(4, 45, 42, 4, "wood-l")
        + rect(50, 43, 44, 4, "wood-l")
        + "".join((red_grapes if k % 2 else white_grapes)(8 + 8.5 * k, 34, 12) for k in range(4))
        + "".join(bottle(56 + 9 * k, 30, 14) for k in range(4))
        + line("M6 56h38M52 54h40", "wood-dd", 1.2)
    )


def gazebo() -> str:
    """Draw a round pavilion with a domed roof among trees."""
    return (
        shadow(50, 65, 34)
        + cypress(12, 64, 36)
        + olive(84, 64, 30)
        + path("M24 30h48l4 5H20z", "wood-l")
        + path("M26 30c2-12 12-18 22-20 10 2 20 8 22 20z", "roof")
        + path("M48 10c10 2 20 8 22 20H56c1-8-2-15-8-20z", "roof-d")
        + circle(48, 8.500, 2.4, "gold")
        + "".join(rect(24 + 14.600 * k, 35, 3.400, 23, "cloth" if k < 2 else "cloth-d") for k in range(4))
        + line("M26 50h44", "cloth-d", 1.6)
        + path("M18 58h60l3 6H15z", "stone-l")
        + path("M58 58h20l3 6H60z", "stone")
        + circle(30, 41, 3, "leaf")
        + circle(66, 43, 3.200, "leaf-d")
        + circle(31, 46, 2, "poppy")
    )


def fountain() -> str:
    """Draw two basins one above the other, with jets of water."""
    return (
        shadow(48, 66, 38)
        + line("M47 12c-9-2-14 5-15 13M49 12c9-2 14 5 15 13M48 14V6", "water", 2.4)
        + line("M34 34c-6 2-9 8-10 16M62 34c6 2 9 8 10 16", "water-l", 2.4)
        + rect(45, 12, 6, 18, "stone-l")
        + rect(48.5, 12, 2.5, 18, "stone")
        + path("M30 28h36c0 6-8 9-14 9h-8c-6 0-14-3-14-9z", "stone-l")
        + path("M54 28h12c0 6-8 9-14 9 2-3 3-6 2-9z", "stone")
        + ellipse(48, 28, 18, 2.600, "water")
        + rect(43, 37, 10, 14, "stone")
        + rect(49, 37, 4, 14, "stone-d")
        + path("M10 52h76c0 8-4 13-10 13H20c-6 0-10-5-10-13z", "stone-l")
        + path("M62 52h24c0 8-4 13-10 13H58c4-4 5-8 4-13z", "stone")
        + ellipse(48, 52, 38, 4, "water")
        + line("M22 52h14M56 51h16", "water-l", 1.4)
    )


def statue() -> str:
    """Draw a figure of stone that holds a bunch up, on its pedestal."""
    return (
        shadow(48, 65, 28)
        + path("M32 64l2-16h28l2 16z", "stone")
        + path("M52 48h10l2 16H53z", "stone-d")
        + rect(30, 45, 36, 4, "stone-l")
        + rect(27, 61, 42, 4, "stone-l")
        + path("M40 45c0-8 1-13 3-16-2-4-1-9 4-9s7 4 5 8c4 3 5 9 5 17z", "marble")
        + path("M50 21c4 1 4 5 2 7 4 3 5 9 5 17h-6c1-9 1-17-1-24z", "marble-d")
        + circle(48.500, 15.500, 5, "marble")
        + path("M50 10.8c4 1 4.6 8 .5 9.6 1-3 1-6.5-.5-9.6z", "marble-d")
        + line("M44 25c-5-1-8-5-9-12", "marble", 3.6)
        + line("M54 27c4 2 6 5 5 10", "marble-d", 3.2)
        + line("M43.5 13c2-3.5 8-3.5 10 0", "laurel", 1.8)
        + red_grapes(28, 3, 13)
        + line("M38 54h18M42 58h10", "stone-d", 1.3)
    )


def dock() -> str:
    """Draw a quay with a boat, a mast and barrels."""
    return (
        rect(0, 54, 96, 12, "water")
        + line("M6 60h12M28 63h16M66 61h14M82 57h10", "water-l", 1.4)
        + path("M2 44h44v6H2z", "wood-l")
        + path("M34 44h12v6H34z", "wood")
        + line("M8 50v14M22 50v14M38 50v14", "wood-d", 3.4)
        + barrel(6, 44, 13, 16)
        + crate(22, 32, 14, 12)
        + line("M68 54V10", "wood-d", 2.4)
        + path("M70 12c10 8 15 20 16 34H70z", "sail")
        + path("M70 30c8 2 14 8 16 16H70z", "cloth-d")
        + path("M66 16v30H52c2-12 7-22 14-30z", "sail")
        + path("M48 50h44c-2 8-6 12-10 12H58c-5 0-8-5-10-12z", "wine-c")
        + path("M74 50h18c-2 8-6 12-10 12H72c2-4 3-8 2-12z", "wine-d")
        + line("M47 50h46", "wood-l", 2.4)
    )
