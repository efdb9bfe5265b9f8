"""The structures of an estate, each in a box of 96 by 72 with the ground at 64, and the plot where one may be built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .goods import RED_WINE
from .houses import barrel, house
from .shapes import Symbol, circle, ellipse, group, line, moved, path, placed, rect, seen, shadow
from .trees import cypress
from .vines import bunch, foliage

if TYPE_CHECKING:
    from collections.abc import Mapping

BOX: Final = "0 0 96 72"


def trellis() -> str:
    """Return a trellis on which vines grow."""
    posts = "".join(rect(x, 22, 4, 43, "wood") + rect(x + 2.4, 22, 1.6, 43, "wood-d") for x in (10, 34, 58, 82))
    rails = "".join(rect(6, y, 84, 2.6, "wood-l") for y in (26, 38, 50))
    stems = line("M22 64C18 50 26 40 20 30M36 64c4-12-2-22 2-34M70 64c-4-10 2-16-2-24", "trunk", 2.6)
    leaves = group(foliage(34, 3), "translate(12 16)") + group(foliage(30, 5), "translate(54 26)")
    fruit = bunch(24, 36, 1.3, red=True) + bunch(38, 36, 1.3, red=True) + bunch(70, 46, 1.3, red=False)
    return shadow(52, 65, 42, 3) + posts + rails + stems + seen(leaves, "fol") + seen(fruit, "fruit")


def irrigation() -> str:
    """Return a well with a pipe and a trough of water."""
    well = path("M18 64V34h36v30z", "stone") + path("M44 64V34h10v30z", "stone-d")
    well += path("M14 28h44v7H14z", "stone-l") + path("M46 28h12v7H46z", "stone-d")
    well += line("M22 44h8M36 44h6M22 53h5M32 53h9", "stone-d", 1.4)
    roof = path("M24 28c0-10 24-10 24 0z", "roof")
    roof += path("M38 20.5c6 .4 10 3 10 7.5h-8c1-2.6.4-5.3-2-7.5z", "roof-d")
    pipe = path("M54 42h10v5H54z", "iron") + path("M64 47c4 1 5 5 5 12h-3.5c0-6-.5-9-3.5-12z", "water")
    trough = path("M56 58h34c2 0 2 7-2 7H60c-4 0-6-7-4-7z", "stone-d")
    trough += path("M59 58.5h29c1.5 0 1 4-1 4H61c-2 0-3.5-4-2-4z", "water") + line("M66 60.5h8", "water-l", 1.4)
    return shadow(50, 65, 40, 3) + well + roof + pipe + trough


def yoke() -> str:
    """Return an ox under a yoke."""
    far = path("M26 44h7l1 20h-6zM56 44h7l-1 20h-5z", "ox-dd")
    body = path(
        "M14 34C14 24 22 21 32 21h24c6-6 14-9 20-7 6 1 9 5 10 10l4 8c0 4-5 6-9 5l-8-2c-2 4-5 7-8 9l-1 20h-6l"
        "-2-17H36l-6 3"
        "-2 14h-6l-1-18c-4-3-7-7-7-14z",
        "ox",
    )
    body += path(
        "M14 34c2 6 6 8 12 9 12 2 26 2 34-2 6-2 9-6 13-6l8 2c4 1 9-1 9-5l-1-2c-6 3-12 1-18 1-10 6-30 8-44 5"
        "-6-1-10-3-13-6z",
        "ox-d",
    )
    tail = line("M15 30c-5 2-7 9-6 16", "ox-d", 2.6) + path("M7 45c-1 5 1 9 2 9s4-4 2-9z", "hair")
    head = path("M70 15c-4-2-6-7-4-12 2 4 5 6 8 9zM79 14c3-1 5-4 5-9 3 4 2 9-2 12z", "horn")
    head += (
        path("M66 18c-4-1-8 0-10 3 4 3 8 2 11 0z", "ox-d") + circle(79, 22, 1.5, "shade2") + circle(88, 31, 1, "hair")
    )
    wood = path("M50 15c1-4 5-5 8-2l8 12c5 8 1 20-4 21-3 0-3-3-1-5 3-4 3-9 0-13z", "wood-d")
    wood += path("M50 15c1-4 5-5 8-2l8 12-4 2z", "wood-l")
    return shadow(46, 65, 40, 3) + far + body + tail + head + wood


def sails() -> str:
    """Return the four sails of the windmill around its hub."""
    sail = rect(-1.3, -27, 2.6, 27, "wood-d") + path("M1.5-26h6.5v17H1.5z", "sail")
    sail += line("M1.5-20.5h6.5M1.5-14.8h6.5", "wood", 0.9)
    return "".join(group(sail, f"rotate({turn})") for turn in (12, 102, 192, 282))


def mill() -> str:
    """Return the windmill without its sails."""
    walls = path("M34 64l5-36h18l5 36z", "wall") + path("M50 28h7l5 36H52z", "wall-d")
    cap = path("M36 29c2-9 6-13 12-13s10 4 12 13z", "roof") + path("M49 16c6 0 9 4 11 13h-8c0-5-.8-9-3-13z", "roof-d")
    door = path("M43 64V53c0-5 8-5 8 0v11z", "wood-d") + rect(44.5, 36, 5, 7, "pane", 2)
    return shadow(52, 65, 24, 3) + walls + cap + door


def windmill() -> str:
    """Return a windmill with its sails."""
    return mill() + group(sails(), moved(48, 27)) + circle(48, 27, 2.6, "wood-d")


def cottage() -> str:
    """Return a cottage between cypresses; its windows are lit at night."""
    chimney = rect(58, 16, 7, 12, "wall-d") + rect(56.5, 14, 10, 3, "roof-d")
    door = rect(30, 48, 8, 16, "wood-d") + path("M22 64c0-4 6-4 6 0z", "leaf-d")
    trees = cypress(84, 64, 40) + cypress(9, 64, 26)
    return shadow(52, 65, 42, 3) + chimney + house(16, 64, 58, 25) + door + trees


def tasting_room() -> str:
    """Return a tasting room with an awning, and a glass on a barrel before it."""
    front = house(12, 64, 66, 30, side=0.24, windows=0)
    awning = path(
        "M12 47h50v5l-6 4-6.5-4-6 4-6-4-6.5 4-6-4-6.5 4L12 52z",
        "awn",
    )
    awning += path("M18.5 47h6.5v9l-6.5-4zM31 47h6.5v5l-6.5 4zM43.5 47H50v5l-6.5 4zM56 47h6v5l-6 4z", "awn-l")
    sign = rect(22, 38, 30, 7, "cloth", 1) + line("M26 41.5h22", "wine-c", 1.6)
    cask = path("M63 55h14l-2 9H65z", "wood") + path("M71 55h6l-2 9h-4z", "wood-d") + ellipse(70, 55, 7, 1.8, "wood-l")
    glass = placed(RED_WINE, 64, 43.5, 11)
    return shadow(50, 65, 44, 3) + front + awning + rect(30, 54, 10, 10, "wood-d") + sign + cask + glass


def cellar(doors: int) -> str:
    """Return a cellar in the hill: a vaulted gate of one or two doors, with barrels beside a large one."""
    hill = path("M4 64C8 34 26 20 50 20s40 16 44 44z", "hill-n") + path(
        "M50 20c24 0 40 16 44 44H70c2-18-6-34-20-44z", "hill-nd"
    )
    arch = path("M26 64V44c0-14 40-14 40 0v20z", "stone") + path("M56 36c6 2 10 4 10 8v20H56z", "stone-d")
    gate = path("M32 64V46c0-9 28-9 28 0v18z", "wood-d") + path("M32 64V46c0-4.5 6-6.8 14-6.8V64z", "wood")
    gate += (
        line("M39 42v22M46 40v24M53 42v22", "wood-dd", 1.2) + circle(43, 54, 1.5, "gold") + circle(49, 54, 1.5, "gold")
    )
    casks = barrel(72, 66, 12, 15) + barrel(8, 66, 11, 13) if doors > 1 else ""
    return hill + arch + gate + cypress(14, 50, 28) + casks


def plot() -> str:
    """Return a plot that is marked out: earth, four pegs and a string."""
    pegs = line("M12 60V46M84 60V46M24 66V52M72 66V52", "wood-d", 3)
    return (
        ellipse(48, 62, 38, 6, "soil") + pegs + line("M12 49 84 49M24 55 72 55M12 49 24 55M84 49 72 55", "cloth", 1.3)
    )


def rubble() -> str:
    """Return a building that is torn down."""
    wall = path("M20 64V36l8 4 4-7 7 5v26z", "wall") + path("M31 64V42l8-4v26z", "wall-d")
    stones = "".join(
        rect(x, y, 11, 7, stone)
        for x, y, stone in ((44, 57, "stone"), (53, 50, "stone-l"), (58, 57, "stone-d"), (67, 58, "stone"))
    )
    pick = line("M62 46 84 16", "wood-l", 3) + path("M70 16c6-4 14-2 18 5-6-3-12-3-17 0z", "iron")
    return shadow(48, 65, 36, 3) + wall + stones + pick


BUILDINGS: Final[Mapping[str, str]] = {
    "trellis": trellis(),
    "irrigation": irrigation(),
    "yoke": yoke(),
    "windmill": windmill(),
    "cottage": cottage(),
    "tasting-room": tasting_room(),
    "medium-cellar": cellar(1),
    "large-cellar": cellar(2),
}

SYMBOLS: Final[Mapping[str, Symbol]] = {
    **{f"i-{name}": Symbol(BOX, drawn) for name, drawn in BUILDINGS.items()},
    "s-mill": Symbol(BOX, mill()),
    "s-sails": Symbol("-30 -30 60 60", sails() + circle(0, 0, 2.6, "wood-d")),
    "s-plot": Symbol(BOX, plot()),
    "s-rubble": Symbol(BOX, rubble()),
}
