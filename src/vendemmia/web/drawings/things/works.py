"""The structure cards that press, store and age: machines, tanks, caves and vessels."""

from __future__ import annotations

from vendemmia.web.drawings.houses import barrel
from vendemmia.web.drawings.shapes import circle, ellipse, line, path, rect, shadow

from .fittings import glass_of_sparkling, lying_barrel, red_grapes, white_grapes


def cask() -> str:
    """Draw a large cask on its cradle."""
    return (
        shadow(48, 66, 36)
        + lying_barrel(50, 38)
        + path("M22 58h16l-3 7H26zM56 58h20l-4 7H60z", "wood-dd")
        + path("M27 45h6v3h6v3h-3v4h-3v-6h-6z", "gold-d")
        + path("M33 12h10l-1.5-4h-7z", "wood-dd")
    )


def wine_cave() -> str:
    """Draw a mouth in the rock with barrels and a candle in it."""
    return (
        path("M2 64C8 30 24 14 50 14s40 18 44 50z", "rock")
        + path("M56 14c24 2 35 20 38 50H74c2-20-4-38-18-50z", "rock-d")
        + path("M16 40l10-9 8 5-6 8zM62 24l10 3-3 8-9-4zM10 56l6-6 5 8z", "rock-l")
        + path("M24 64V46c0-18 44-18 44 0v18z", "dug")
        + "".join(
            circle(35 + 9 * (k % 3) + 4.5 * (k // 3), 59 - 8.5 * (k // 3), 4.6, "wood-d")
            + circle(34.7 + 9 * (k % 3) + 4.5 * (k // 3), 58.7 - 8.5 * (k // 3), 3.4, "wood-l")
            for k in range(5)
        )
        + rect(60, 52, 2.600, 6, "cloth")
        + path("M61.3 46c2.5 3 1.5 5.5 0 6-1.5-.5-2.5-3 0-6z", "fire")
        + rect(57.5, 58, 8, 2, "gold-d")
        + path("M30 20c4-6 8-9 14-8-1 6-7 9-14 8z", "leaf")
    )


def wine_press() -> str:
    """Draw a basket press with its screw, and must that runs into a tub."""
    return (
        shadow(48, 65, 38)
        + rect(24, 14, 5, 48, "wood-d")
        + rect(63, 14, 5, 48, "wood-d")
        + rect(20, 10, 52, 6, "wood")
        + rect(55, 10, 17, 6, "wood-d")
        + rect(44, 16, 4.500, 16, "iron")
        + line("M44 19.5l4.5 2M44 23.5l4.5 2M44 27.5l4.5 2", "iron-l", 1)
        + line("M30 20h32", "iron-d", 2.6)
        + rect(34, 31, 25, 4, "wood-dd")
        + path("M30 36h33l-2 22H32z", "wood")
        + path("M52 36h11l-2 22H51z", "wood-d")
        + line("M35 36l1 22M40.5 36l.5 22M46 36v22M52 36l-.5 22M57.5 36l-1 22", "wood-dd", 1)
        + rect(29, 41, 35, 2.4, "iron")
        + rect(30, 51, 33, 2.4, "iron")
        + rect(26, 58, 42, 4, "wood-l")
        + path("M68 58c6 0 9 2 9 6h-4c0-3-2-3-5-3z", "wine-c")
        + path("M68 60h20l-2 6H70z", "wood")
        + ellipse(78, 60, 9, 1.600, "wine-c")
    )


def distiller() -> str:
    """Draw a copper still over a stove, its pipe into a jug."""
    return (
        shadow(48, 65, 40)
        + rect(14, 48, 36, 16, "terra")
        + rect(40, 48, 10, 16, "terra-d")
        + line("M14 53.5h36M14 59h36M24 48v5.5M36 48v5.5M19 53.5V59M31 53.5V59M43 53.5V59", "terra-d", 1)
        + path("M26 64v-6c0-3 8-3 8 0v6z", "fire")
        + path("M16 48C14 32 22 28 27 26v-6h10v6c5 2 13 6 11 22z", "copper")
        + path("M37 26c5 2 13 6 11 22h-9c2-8 1-16-4-22z", "copper-d")
        + path("M20 44c-.5-7 2-11 6-13-2 4-3 8-3 13z", "copper-l")
        + path("M27 20c0-6 4-10 10-10 12 0 28 6 34 20l2 12h-4l-2-11C62 20 48 15 38 15c-1 1-1 3-1 5z", "copper")
        + path("M60 20c5 3 9 7 11 10l2 12h-4l-2-11c-1.5-4-4-7-7-9z", "copper-d")
        + path("M62 46h16l2 4c2 6 1 10-2 14H62c-3-4-4-8-2-14z", "glass")
        + line("M62 46h16l2 4c2 6 1 10-2 14H62c-3-4-4-8-2-14z", "glass-d", 1)
        + path("M60.5 54h19c0 4-1 7-2.5 10H63c-1.5-3-2.5-6-2.5-10z", "spark")
    )


def harvest_machine() -> str:
    """Draw a machine on large wheels with a hopper full of grapes."""
    return (
        shadow(48, 66, 42)
        + path("M20 22h44l-6 20H28z", "wood")
        + path("M50 22h14l-6 20H48z", "wood-d")
        + rect(17, 19, 50, 5, "wood-l")
        + "".join((red_grapes if k % 3 else white_grapes)(18 + 9 * k, 7, 13) for k in range(5))
        + path("M22 42h44v8H22z", "iron")
        + path("M52 42h14v8H52z", "iron-d")
        + line("M66 44h20l4 8", "wood-d", 3.4)
        + circle(32, 52, 13, "iron-d")
        + circle(32, 52, 10, "wood-l")
        + line("M32 40v24M20 52h24M23.5 43.5l17 17M40.5 43.5l-17 17", "iron-d", 2)
        + circle(32, 52, 3, "iron")
        + circle(66, 57, 8, "iron-d")
        + circle(66, 57, 5.6, "wood-l")
        + line("M66 50v14M59 57h14", "iron-d", 1.6)
        + path("M6 46l14 4v6L8 52z", "terra")
        + line("M8 44v10M12 45v10M16 46v10", "terra-d", 1.4)
    )


def fermentation_tank() -> str:
    """Draw a steel tank on legs with a ladder and bubbles in its gauge."""
    return (
        shadow(48, 65, 26)
        + line("M32 56v9M46 58v7M62 56v9", "iron-d", 3)
        + path("M26 18c0-10 42-10 42 0v34c0 8-42 8-42 0z", "steel")
        + path("M56 11.6c7 1 12 3.4 12 6.4v34c0 3-5 5-12 6z", "steel-d")
        + path("M30 18c0-3 3-5 6-6v43c-3-.6-6-2-6-4z", "steel-l")
        + line("M26 22c6 5 36 5 42 0M26 46c6 5 36 5 42 0", "steel-d", 1.4)
        + rect(42, 4, 10, 5, "iron")
        + rect(44, 26, 7, 18, "glass", 3)
        + path("M44 32h7v9c0 4-7 4-7 0z", "wine-c")
        + circle(47, 36, 1, "glass")
        + circle(49, 40, 0.9, "glass")
        + line("M72 64V14M80 64V14M72 20h8M72 28h8M72 36h8M72 44h8M72 52h8", "wood-d", 1.8)
        + path("M22 48h6v4h-6v5h-3v-9z", "gold-d")
    )


def charmat() -> str:
    """Draw a lying pressure tank with a gauge, and sparkling wine in a flute."""
    return (
        shadow(44, 65, 38)
        + path("M18 54h8l-2 11h-6zM54 54h8l2 11h-6z", "iron-d")
        + path("M10 26c-6 8-6 22 0 30h56c8-6 8-24 0-30z", "steel")
        + path("M10 44c-1 5-1 9 0 12h56c4-3 6-8 6-14H10z", "steel-d")
        + path("M10 29h56v4H8z", "steel-l")
        + line("M22 26v30M54 26v30", "steel-d", 1.8)
        + circle(38, 40, 8, "cloth")
        + line("M38 40l4-4M33 43a6 6 0 0 1 10-7", "wine-c", 1.4)
        + path("M34 26v-6h8v6z", "iron")
        + line("M38 20v-6M32 14h12", "iron-d", 2.2)
        + glass_of_sparkling(70, 36, 28)
    )


def mixer() -> str:
    """Draw a barrel of red and one of white that run into one vat of blush."""
    return (
        shadow(48, 66, 40)
        + barrel(10, 40, 24, 30)
        + barrel(62, 40, 24, 30)
        + ellipse(22, 10.500, 9, 2.200, "wine-c")
        + ellipse(74, 10.500, 9, 2.200, "gg")
        + path("M8 40h28v4H8zM60 40h28v4H60z", "wood-dd")
        + line("M14 44v20M82 44v20", "wood-d", 3)
        + path("M34 34c6 0 10 4 10 12h-4c0-5-2-8-6-8z", "wine-c")
        + path("M62 34c-6 0-10 4-10 12h4c0-5 2-8 6-8z", "gg")
        + path("M28 48h40l-4 17H32z", "wood")
        + path("M56 48h12l-4 17H53z", "wood-d")
        + ellipse(48, 48, 20, 3.600, "blush")
        + path("M54 45c8 0 14 1.5 14 3s-5 3-12 3.5c2-2 1-4.5-2-6.5z", "blush-d")
        + line("M29.5 54.5h37M31 61h34", "iron", 1.8)
    )


def silo() -> str:
    """Draw two round towers with pointed roofs and a ladder."""
    return (
        shadow(48, 65, 30)
        + rect(20, 26, 20, 38, "wall")
        + rect(34, 26, 10, 38, "wall-d")
        + path("M17 26L32 9l15 17z", "roof")
        + path("M32 9l15 17H36z", "roof-d")
        + rect(46, 36, 16, 28, "stone-l")
        + rect(60, 36, 10, 28, "stone")
        + path("M43 36l15-14 15 14z", "roof")
        + path("M58 22l15 14H62z", "roof-d")
        + line("M24 64V30M29 64V30M24 35h5M24 41h5M24 47h5M24 53h5M24 59h5", "wood-d", 1.4)
        + path("M50 64v-9c0-4 8-4 8 0v9z", "wood-dd")
        + path("M66 64c0-6 18-6 18 0z", "straw")
        + line("M36 33h6M36 45h6M36 57h6", "roof-d", 1.2)
    )
