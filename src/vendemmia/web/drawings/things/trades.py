"""The buildings of the structure cards that one enters: houses, halls and shops.

They are simpler relatives of the eight structures: a box of 96 by 72 with the ground at 64, and a sign of the trade.
"""

from __future__ import annotations

from vendemmia.web.drawings.houses import barrel, crate, house, tower
from vendemmia.web.drawings.shapes import circle, ellipse, line, path, rect, shadow
from vendemmia.web.drawings.trees import cypress

from .fittings import awning, bottle, door, glass_of_red, hanging_sign, red_grapes, tall_table, window


def _hall(x: float, width: float, height: float, roof: float = 14) -> str:
    """Return a long house with a hipped roof, lit from the left."""
    lit, eaves, right = width * 0.72, 64 - height, x + width
    ridge = eaves - roof
    return (
        rect(x, eaves, lit, height, "wall")
        + rect(x + lit, eaves, width - lit, height, "wall-d")
        + path(f"M{x - 3},{eaves}L{x + 7},{ridge}H{right - 7}L{right + 3},{eaves}Z", "roof")
        + path(f"M{x + lit},{eaves}L{x + lit + 2},{ridge}H{right - 7}L{right + 3},{eaves}Z", "roof-d")
    )


def shop() -> str:
    """Draw a front with a wide awning and bottles in the window."""
    return (
        shadow(50, 65, 42)
        + _hall(12, 70, 36, 13)
        + rect(17, 45, 26, 14, "pane", 1)
        + "".join(bottle(18 + 6.2 * k, 46, 12) for k in range(4))
        + door(49, 64, 11, 19)
        + awning(12, 38, 50, 5)
        + rect(64, 42, 14, 11, "paper", 1)
        + line("M67 46h8M67 49.5h5", "wine-c", 1.3)
    )


def school() -> str:
    """Draw a house with a bell turret and a slate beside the door."""
    return (
        shadow(50, 65, 40)
        + house(14, 64, 62, 28, side=0.28, windows=3)
        + tower(38, 30, 14, 14)
        + path("M42.5 22h5v5h-5z", "pane")
        + path("M43 23c0-2.5 4-2.5 4 0v2.5h-4z", "gold")
        + rect(66, 44, 16, 12, "wood-d", 1)
        + rect(67.5, 45.5, 13, 9, "slate")
        + line("M69.5 48h6M69.5 51h9", "cloth", 1)
        + line("M69 56l-2 8M79 56l2 8", "wood", 1.8)
    )


def wine_bar() -> str:
    """Draw a counter below a roof, with a large glass as its sign."""
    return (
        shadow(48, 65, 42)
        + rect(16, 30, 50, 20, "wall-d")
        + path("M10 30l6-12h54l8 12z", "roof")
        + path("M58 18h12l8 12H60z", "roof-d")
        + "".join(bottle(20 + 8 * k, 33, 14) for k in range(5))
        + rect(14, 50, 56, 14, "wood")
        + rect(52, 50, 18, 14, "wood-d")
        + rect(11, 47, 62, 4, "wood-l")
        + line("M14 57h56", "wood-dd", 1.2)
        + line("M82 64V20", "wood-d", 3)
        + glass_of_red(70, 4, 24)
    )


def ristorante() -> str:
    """Draw a tall house with shutters, an awning, and a fork and a knife."""
    return (
        shadow(48, 65, 36)
        + house(20, 64, 56, 42, side=0.26, windows=0)
        + "".join(window(26 + 14 * k, 27, 6, 9) for k in range(3))
        + awning(20, 40, 41, 4)
        + rect(26, 49, 12, 10, "pane")
        + door(44, 64, 11, 16)
        + hanging_sign(76, 30, 14, 16)
        + line("M80.5 33v10M79 33v3.5M82 33v3.5M79 36.5h3M86 33c-1.8 1-1.8 5 0 5.5V43", "wine-c", 1.2)
        + tall_table(4, 54, 16)
        + glass_of_red(7, 44, 10)
    )


def guest_house() -> str:
    """Draw a tall house with many shutters, and a bed as its sign."""
    return (
        shadow(48, 65, 34)
        + house(22, 64, 50, 44, side=0.26, windows=0)
        + "".join(window(27 + 15 * (k % 2), 25 + 13 * (k // 2), 6, 8) for k in range(4))
        + window(51, 25, 5, 8)
        + door(47, 64, 10, 17)
        + hanging_sign(72, 32, 17, 13)
        + path("M75 36v7h-1.5v-9H75v4h10c1 0 1.5 1 1.5 2v3H85v-2H75z", "wine-c")
        + cypress(12, 64, 34)
    )


def cafe() -> str:
    """Draw a small house with a cup on its gable and a round table in front."""
    return (
        shadow(50, 65, 42)
        + house(10, 64, 52, 28, side=0.28, windows=0)
        + awning(10, 40, 38, 4)
        + rect(15, 49, 14, 9, "pane")
        + door(34, 64, 10, 16)
        + line("M68 26c-3-3 3-5 0-8M74 26c-3-3 3-5 0-8", "cloth-d", 1.6)
        + path("M62 28h18c0 8-3 12-9 12s-9-4-9-12z", "cloth")
        + path("M74 28h6c0 8-3 12-9 12 3-3 4-7 3-12z", "cloth-d")
        + line("M80 30c5-1 5 6-.5 6", "cloth", 2)
        + ellipse(71, 42, 12, 2, "cloth-d")
        + ellipse(71, 50, 16, 3, "wood-l")
        + line("M71 52v11M64 64h14", "iron", 2)
    )


def studio() -> str:
    """Draw a house with a window in its roof, and an easel."""
    return (
        shadow(48, 65, 42)
        + house(10, 64, 54, 26, side=0.28, windows=1)
        + path("M24 36l5-8h17l4 8z", "pane")
        + line("M32 28l-2 8M39 28v8", "cloth", 1)
        + line("M70 64l7-34 8 34M77 34v26", "wood-d", 2)
        + rect(67, 34, 20, 16, "cloth", 1)
        + path("M67 50v-5c6-5 12 0 20-6v11z", "leaf")
        + circle(81, 39, 2.4, "gold")
    )


def barn() -> str:
    """Draw a wide barn with crossed doors, and hay."""
    return (
        shadow(48, 65, 42)
        + path("M14 64V38l22-20 22 20v26z", "terra")
        + path("M58 64V38L36 18h22l22 20v26z", "terra-d")
        + path("M9 40l27-25 27 25-3 3-24-22-24 22z", "roof")
        + path("M36 15h24l25 25-3 3-24-22z", "roof-d")
        + rect(25, 42, 22, 22, "wood-d")
        + line("M25 42l22 22M47 42L25 64M36 42v22", "wood-l", 1.6)
        + rect(32, 28, 8, 8, "straw")
        + path("M66 64c0-12 24-12 24 0z", "straw")
        + path("M80 55c6 1.5 10 4.5 10 9H79c2-3 2-6 1-9z", "straw-d")
        + line("M70 60c2-3 4-4 7-4.5M72 63c2-2 5-3 8-3", "straw-d", 1)
    )


def academy() -> str:
    """Draw a front of columns below a gable, over three steps."""
    return (
        shadow(48, 66, 44)
        + path("M12 30L48 12l36 18z", "stone-l")
        + path("M48 12l36 18H60z", "stone")
        + circle(46, 24, 3.4, "gold-d")
        + rect(12, 30, 72, 4, "stone")
        + rect(18, 34, 60, 22, "stone-d")
        + rect(42, 40, 10, 16, "wood-dd")
        + "".join(rect(17 + 12.4 * k, 34, 6, 22, "stone-l") + rect(21 + 12.4 * k, 34, 2, 22, "stone") for k in range(6))
        + rect(12, 56, 72, 3, "stone-l")
        + rect(8, 59, 80, 3, "stone")
        + rect(4, 62, 88, 3, "stone-d")
    )


def workshop() -> str:
    """Draw a shed with a saw on its wall, and a bench with a vice and a hammer."""
    return (
        shadow(48, 65, 44)
        + rect(10, 30, 44, 34, "wood-l")
        + rect(42, 30, 12, 34, "wood")
        + line("M10 38.5h44M10 47h44M10 55.5h44", "wood-d", 1)
        + path("M6 30l8-12h42l4 12z", "roof")
        + path("M44 18h12l4 12H46z", "roof-d")
        + path("M15 38l16-3 1 6-17 1z", "iron-l")
        + path("M31 34h6v8h-5z", "wood-dd")
        + rect(20, 46, 14, 18, "wood-dd")
        + rect(56, 46, 34, 4, "wood-l")
        + line("M60 50v14M86 50v14M60 58h26", "wood-d", 2.6)
        + path("M61 46v-5h12l-3 5z", "iron")
        + line("M80 45l4-14", "wood", 2.4)
        + path("M77 27l12 3-1.2 5-12-3z", "iron-d")
    )


def veranda() -> str:
    """Draw a low house behind a row of posts, with a rocking chair."""
    posts = "".join(rect(12 + 12.5 * k, 42, 3, 20, "wood-l") for k in range(6))
    return (
        shadow(48, 65, 44)
        + _hall(16, 62, 30, 13)
        + "".join(window(23 + 15 * k, 44, 6, 9) for k in range(2))
        + door(50, 62, 9, 16)
        + path("M6 42l8-8h60l10 8z", "roof")
        + path("M62 34h12l10 8H66z", "roof-d")
        + rect(6, 60, 78, 4, "wood")
        + posts
        + line("M12 54h26M62 54h16", "wood-l", 1.8)
        + line("M86 52v9M80 57h7M78 63q6 3 12 0", "wood-dd", 1.8)
    )


def wine_parlor() -> str:
    """Draw two arched windows with curtains, and a glass between them."""
    arch = "M{x} 56V42c0-9 16-9 16 0v14z"
    return (
        shadow(48, 65, 40)
        + _hall(12, 72, 34, 14)
        + "".join(
            path(arch.format(x=x), "pane")
            + path(
                f"M{x} 56V42c0-4 3-6 6-6.600-1 8-3 14-6 20.600zM{x + 16} 56V42c0-4-3-6-6-6.600 1 8 3 14 6 20.600z",
                "wine-c",
            )
            for x in (17, 42)
        )
        + door(66, 64, 11, 22)
        + circle(37.5, 26, 8, "cloth")
        + glass_of_red(32.5, 20, 11)
    )


def label_factory() -> str:
    """Draw a roof like a saw, a chimney, and a sheet of labels from the door."""
    return (
        shadow(48, 65, 44)
        + rect(72, 14, 8, 50, "terra")
        + rect(76.5, 14, 3.5, 50, "terra-d")
        + rect(70.5, 12, 11, 4, "terra-l")
        + path("M10 64V34l14-12v12l14-12v12l14-12v12l14-12v42z", "wall")
        + path("M24 22v12h-2.5V24.2zM38 22v12h-2.5V24.2zM52 22v12h-2.5V24.2zM66 22v42H56V30.6z", "wall-d")
        + path("M10 34l14-12v4L10 38zM24 34l14-12v4L24 38zM38 34l14-12v4L38 38zM52 34l14-12v4L52 38z", "roof")
        + "".join(rect(15 + 12 * k, 42, 7, 8, "pane") for k in range(3))
        + path("M30 54h44c6 0 8 3 8 6l-2 4H36c0-4-2-6-6-10z", "cloth")
        + "".join(rect(40 + 12 * k, 56, 8, 6, "wine-c" if k % 2 else "gold-d", 1) for k in range(3))
    )


def inn() -> str:
    """Draw a timbered house with a lantern, a moon on its sign, and an arch for carriages."""
    return (
        shadow(46, 65, 40)
        + house(12, 64, 60, 38, side=0.26, windows=0)
        + line("M12 44h44M26 26v18M42 26v18M12 44l14-18M56 44L42 26", "wood-d", 2)
        + path("M17 64V54c0-6 14-6 14 0v10z", "wood-dd")
        + window(37, 50, 6, 8)
        + window(48, 50, 6, 8)
        + hanging_sign(72, 26, 16, 16)
        + path("M83 29c-5 0-6 9 1 10-8 2-9-9-1-10z", "gold-d")
        + path("M76 50h5v8h-5z", "gold-l")
        + line("M78.5 46v4M78.5 58v6", "iron", 1.6)
    )


def tap_room() -> str:
    """Draw two barrels with taps over a counter, and a mug."""
    return (
        shadow(48, 65, 42)
        + rect(12, 22, 68, 42, "wood-dd", 2)
        + path("M8 22l6-9h64l6 9z", "roof")
        + path("M62 13h16l6 9H64z", "roof-d")
        + "".join(
            circle(26 + 21 * k, 34, 9, "wood-d")
            + circle(25.5 + 21 * k, 33.5, 7.4, "wood-l")
            + line(f"M{21 + 21 * k} 29.500v9M{25.5 + 21 * k} 27v13M{30 + 21 * k} 29.500v9", "wood", 1)
            + path(f"M{24 + 21 * k} 38h4v3h5v2.500h-3v3h-3v-5h-3z", "gold-d")
            for k in range(3)
        )
        + rect(8, 54, 78, 4, "wood-l")
        + rect(10, 58, 74, 6, "wood")
        + path("M42 46h9v8h-9z", "glass")
        + path("M42 48h9v6h-9z", "blush")
        + line("M51 48c4 0 4 4 0 4.5", "glass-d", 1.4)
    )


def tavern() -> str:
    """Draw a low stone house with a barrel over the door and benches in front."""
    return (
        shadow(50, 65, 44)
        + rect(12, 36, 46, 28, "stone-l")
        + rect(58, 36, 20, 28, "stone")
        + line("M16 42h8M30 40h7M46 44h8M15 52h6M38 58h8M62 46h7M66 54h8", "stone-d", 1.3)
        + path("M7 36l10-15h50l8 15z", "roof")
        + path("M55 21h12l15 15H62z", "roof-d")
        + rect(20, 14, 8, 12, "stone-d")
        + door(28, 64, 12, 18)
        + window(46, 47, 6, 8)
        + circle(68, 41, 7, "wood-d")
        + circle(67.6, 40.600, 5.6, "wood-l")
        + line("M64.5 37v7.5M68 35.5v10M71 37.5v7", "wood", 1)
        + tall_table(58, 54, 32)
        + bottle(64, 44, 11)
        + glass_of_red(74, 46, 9)
    )


def banquet_hall() -> str:
    """Draw a long hall with tall windows and a garland below the roof."""
    windows = "".join(path(f"M{16 + 13 * k} 58V44c0-5 8-5 8 0v14z", "pane") for k in range(4))
    flags = "".join(
        path(f"M{13 + 8.2 * k} {37 + (k % 4 == 1 or k % 4 == 2) * 1.5}h5l-2.500 5z", ("wine-c", "gold", "cyp")[k % 3])
        for k in range(8)
    )
    return (
        shadow(48, 65, 44)
        + _hall(10, 76, 30, 16)
        + windows
        + door(70, 64, 10, 20)
        + line("M10 36c8 4 18 4 28 0 10 4 20 4 30 0", "wood-dd", 1)
        + flags
    )


def penthouse() -> str:
    """Draw a tower house with a garden and an awning on its roof."""
    return (
        shadow(46, 65, 24)
        + rect(26, 30, 28, 34, "wall")
        + rect(54, 30, 14, 34, "wall-d")
        + "".join(window(31 + 12 * (k % 2), 35 + 13 * (k // 2), 5, 7) for k in range(4))
        + rect(23, 27, 48, 4, "stone-l")
        + rect(57, 27, 14, 4, "stone")
        + rect(36, 14, 24, 13, "wall-d")
        + rect(39, 17, 7, 10, "pane")
        + path("M32 14l4-6h24l8 6z", "awn")
        + path("M40 8h6l-1 6h-7zM52 8h6l3 6h-7z", "awn-l")
        + circle(29, 23, 4.5, "leaf-d")
        + circle(27.5, 21.500, 3, "leaf")
        + path("M62 27v-4c-3-4-2-8 2-11 4 3 5 7 2 11v4z", "cyp")
        + rect(26, 24, 6, 4, "terra")
    )


def storehouse() -> str:
    """Draw a warehouse with a hoist, crates and barrels."""
    return (
        shadow(48, 65, 44)
        + house(10, 64, 54, 34, side=0.28, windows=0)
        + rect(23, 35, 14, 11, "wood-d")
        + line("M23 35l14 11M37 35L23 46", "wood-l", 1.2)
        + line("M30 28h-16M17 28v8", "wood-dd", 2.4)
        + rect(13, 36, 8, 7, "wood-l")
        + rect(22, 50, 16, 14, "wood-dd")
        + crate(60, 52, 16, 12)
        + crate(64, 41, 13, 11)
        + barrel(77, 64, 13, 17)
    )


def trading_post() -> str:
    """Draw a hut with a flag, a pair of scales and goods to exchange."""
    return (
        shadow(48, 65, 44)
        + house(10, 64, 44, 26, side=0.3, windows=0)
        + door(17, 64, 11, 17)
        + line("M22 28V8", "wood-dd", 2)
        + path("M23 8h15l-4 4 4 4H23z", "wine-c")
        + line("M70 62V30M58 36l24-4M58 36v6M82 32v6", "iron-d", 2)
        + path("M51 42h14c0 6-14 6-14 0zM75 38h14c0 6-14 6-14 0z", "gold")
        + red_grapes(53.5, 31.500, 11)
        + circle(82, 35.500, 3.4, "gold-l")
        + rect(63, 61, 14, 3, "wood-d")
        + crate(32, 52, 14, 12)
    )
