"""The places of the board: one object for each action, in a box of 120 by 78 with the ground at 70.

A tile shows a place large (`o-draw-vine`); the same drawing is the icon of the action elsewhere (`a-draw-vine`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .buildings import rubble
from .goods import BOTTLE, COIN, RED_GRAPES, RED_WINE, WHITE_GRAPES, WHITE_WINE
from .houses import barrel, crate, house, pot, table, tower
from .pieces import person
from .shapes import Symbol, circle, ellipse, group, line, number, path, placed, rect, shadow
from .trees import cypress

if TYPE_CHECKING:
    from collections.abc import Mapping

BOX: Final = "0 0 120 78"
ICON_BOX: Final = "8 2 104 76"
"""The part of a place that its icon shows."""
WAY: Final = "M70 78c16-8 34-10 26-18s-8-8 6-14l5 2c-8 5-4 7 3 12s0 12-10 18z"


def draw_vine() -> str:
    """Return young vines in pots."""
    return shadow(64, 71, 52, 3.5) + pot(30, 70, 0.95) + pot(60, 70, 1.25) + pot(90, 70, 0.95)


def give_tour() -> str:
    """Return guests on a path that winds up to a villa."""
    way = path("M8 78C30 70 74 66 66 58S52 50 74 44l6 2c-12 5-6 8 2 13s0 14-14 19z", "road")
    trees = "".join(cypress(*place) for place in ((52, 48, 24), (104, 50, 34), (112, 56, 40), (38, 60, 40)))
    villa = house(60, 46, 34, 15) + tower(84, 46, 9, 24)
    return way + villa + trees + person(26, 74, 30, "k-order") + person(42, 76, 28, "k-winter")


def build() -> str:
    """Return a house under scaffolding."""
    walls = rect(30, 36, 44, 34, "wall") + rect(74, 36, 18, 34, "wall-d")
    walls += rect(42, 46, 9, 11, "pane") + rect(58, 46, 9, 24, "wood-d")
    beams = line("M26 36 52 14 78 36M52 14 98 34M36 28h32M44 21h16M60 18l20 14M68 20l20 13", "wood-l", 3)
    beams += line("M22 72V24M100 72V24M20 44h84M20 58h84", "wood-d", 2.4)
    stones = rect(6, 64, 16, 6, "stone") + rect(9, 58, 14, 6, "stone-d") + rect(4, 64, 7, 6, "stone-l")
    return shadow(64, 71, 50, 3.5) + walls + beams + person(88, 44, 26, "k-structure") + stones


def summer_visitor() -> str:
    """Return guests at a table with wine, under a parasol."""
    parasol = line("M60 70V16", "wood-d", 3)
    parasol += path("M22 30C26 12 46 8 60 8s34 4 38 22l-9-4-10 5-9.5-5-9.5 5-9.5-5-9.5 5-10-5z", "awn-l")
    parasol += path("M60 8c-8 4-11 12-9.5 18l9.5 5 9.5-5C71 20 68 12 60 8z", "awn")
    parasol += path(
        "M33 14c-6 4-9 9-11 16l9-4c0-5 0-9 2-12zM87 14c-4-1-6 1-6 1 4 4 6 9 8 11l9 4c-2-7-5-12-11-16z", "awn"
    )
    wine = table(42, 50, 36) + placed(RED_WINE, 47, 36, 14) + placed(WHITE_WINE, 60, 36, 14)
    return shadow(62, 71, 50, 3.5) + parasol + wine + person(30, 71, 36, "k-winter") + person(92, 71, 38, "k-order")


def sell() -> str:
    """Return a market stall with grapes and scales."""
    roof = line("M18 70V22M104 70V22", "wood-d", 3.5)
    roof += path("M12 22l8-12h82l8 12v4l-8 5-8-5-8.2 5-8.2-5-8.2 5-8.2-5-8.2 5-8.2-5-8.2 5-8.2-5-8.4 5z", "awn-l")
    roof += path("M20 10h11l-3 12v4l-8 5-8-5v-4zM48 10h12v16l-8.2 5-7.8-5v-4zM74 10h12l4 12v4l-8 5-8-5z", "awn")
    counter = rect(14, 50, 94, 20, "wood") + rect(80, 50, 28, 20, "wood-d")
    counter += rect(12, 47, 98, 4, "wood-l") + rect(14, 60, 94, 1.5, "wood-dd")
    fruit = placed(WHITE_GRAPES, 20, 33, 16) + placed(RED_GRAPES, 34, 33, 16) + placed(WHITE_GRAPES, 48, 33, 16)
    scales = line("M82 46V34M72 34h20M72 34v6M92 34v6", "iron", 2)
    scales += path("M67 40h10c0 5-10 5-10 0zM87 40h10c0 5-10 5-10 0z", "gold")
    return shadow(62, 71, 52, 3.5) + roof + counter + fruit + scales


def plant_vine() -> str:
    """Return a seedling in fresh earth, with a spade."""
    earth = path("M4 74c16-12 34-14 56-14s42 3 56 14c-30 4-82 4-112 0z", "soil")
    earth += path("M60 60c22 0 42 3 56 14-14 2-32 3-50 3 8-5 6-12-6-17z", "soil-d")
    earth += line("M16 70c14-5 24-6 40-6M30 74c12-4 26-5 44-4", "soil-d", 1.6)
    return earth + seedling() + spade()


def seedling() -> str:
    """Return a young vine with five leaves."""
    drawn = line("M56 66c0-12 2-18-1-30", "leaf-d", 3.4)
    drawn += path("M55 40c-14 1-20-7-21-17 12-1 20 5 21 17z", "leaf")
    drawn += path("M55 40c-2-8-8-13-21-17 12-1 20 5 21 17z", "leaf-l")
    drawn += path("M56 36c0-13 7-19 18-19 1 12-6 20-18 19z", "leaf")
    drawn += path("M56 36c2-9 8-14 18-19 1 12-6 20-18 19z", "leaf-d")
    return drawn + path("M56 52c7-7 13-8 20-4-4 7-12 9-20 4z", "leaf")


def spade() -> str:
    """Return a spade in the earth."""
    iron = path("M76 58l13-3 3 14c-4 5-10 6-14 2z", "iron") + path(
        "M84 56l5-1 3 14c-2 2-3 3-5 4 1-6 0-11-3-17z", "iron-d"
    )
    return line("M94 68 84 26", "wood-l", 3.5) + iron


def draw_order() -> str:
    """Return a scroll with an order and a seal."""
    sheet = path("M30 12h52c6 0 8 4 8 8v42c0 6 4 8 8 8H44c-6 0-8-4-8-8V20c0-5-2-8-6-8z", "cloth")
    sheet += path("M74 12h8c6 0 8 4 8 8v42c0 6 4 8 8 8H86c-6 0-8-3-8-8V20c0-4-1-6-4-8z", "cloth-d")
    sheet += path("M30 12c-5 0-7 4-7 8v4h13v-4c0-4-1-8-6-8z", "cloth-d")
    seal = (
        path("M62 62l-2 11 8-4 7 4-2-11z", "wine-d")
        + circle(68, 56, 8, "wine-c")
        + circle(66.8, 54.8, 6, "wine-l", 0.55)
    )
    words = line("M44 24h26M44 32h26M44 40h18", "wood-dd", 2.2)
    return shadow(64, 71, 40, 3.5) + sheet + words + placed(RED_WINE, 44, 45, 16) + seal


def harvest() -> str:
    """Return a basket full of grapes."""
    fruit = "".join(
        placed(RED_GRAPES if place % 3 else WHITE_GRAPES, 20 + place * 13, 20 + place % 2 * 4, 26) for place in range(5)
    )
    basket = path("M18 40h84c0 16-6 26-12 31H30c-6-5-12-15-12-31z", "wood")
    basket += path("M74 40h28c0 16-6 26-12 31H72c6-10 6-20 2-31z", "wood-d")
    weave = "".join(f"M{21 + row * 2} {46 + row * 8}q39 5 {78 - row * 4} 0" for row in range(3))
    ribs = "".join(f"M{28 + rib * 11} 41l{number(2 + (4 - rib) * 0.6)} 29" for rib in range(7))
    rim = rect(14, 36, 92, 6, "wood-l", 3) + rect(74, 36, 32, 6, "wood-d", 3)
    return shadow(60, 71, 46, 3.5) + fruit + basket + line(weave, "wood-dd", 1.5) + line(ribs, "wood-l", 1.4) + rim


def train() -> str:
    """Return a teacher and a pupil before a slate."""
    slate = rect(18, 12, 44, 32, "wood-d", 1) + rect(21, 15, 38, 26, "slate")
    slate += line("M27 22h18M27 28h24M27 34h12", "cloth", 1.6) + line("M26 44l-4 26M54 44l4 26", "wood", 3)
    return shadow(62, 71, 40, 3) + slate + person(80, 71, 46, "k-vine") + person(102, 71, 34, "k-winter")


def winter_visitor() -> str:
    """Return guests by the fire."""
    hearth = (
        rect(12, 24, 40, 46, "stone")
        + rect(40, 24, 12, 46, "stone-d")
        + path("M20 70V48c0-10 24-10 24 0v22z", "shade2")
    )
    fire = path("M25 70c-4-8 4-10 4-18 6 4 5 8 7 9 1-2 1-4 0-6 6 4 6 11 3 15z", "fire")
    fire += path("M29 70c-2-5 3-6 3-10 4 3 4 7 3 10z", "gold-l") + rect(8, 20, 48, 5, "wood-l")
    guests = person(74, 71, 42, "k-winter", "felt") + person(100, 71, 38, "k-order", "felt")
    return shadow(60, 71, 46, 3) + hearth + fire + guests


def make_wine() -> str:
    """Return a press between barrels; must runs out of it."""
    press = path("M50 70l3-24h22l3 24z", "wood-d") + path("M50 70l3-24h12v24z", "wood") + rect(48, 44, 32, 4, "wood-l")
    press += rect(62, 14, 4, 30, "iron") + rect(52, 12, 24, 4, "wood-l", 2) + rect(54, 38, 20, 6, "wood-dd")
    must = path("M48 62h-6v4c0 3-2 4-2 4h5l3-4z", "wine-c")
    return shadow(62, 71, 52, 3.5) + barrel(12, 70, 32, 46) + barrel(82, 70, 28, 36) + press + must


def fill_order() -> str:
    """Return a crate of bottles with an address on it."""
    bottles = "".join(placed(BOTTLE, 24 + place * 15, 12, 30, 34) for place in range(4))
    label = rect(38, 48, 34, 13, "cloth", 1) + line("M42 53h26M42 57h16", "wine-c", 1.6)
    return shadow(62, 71, 50, 3.5) + bottles + crate(20, 40, 80, 30) + label


def influence() -> str:
    """Return the flag of a seat on a hill."""
    hill = path("M10 72C24 40 44 30 62 30s40 12 50 42z", "hill-n") + path(
        "M62 30c18 0 40 12 50 42H82c2-18-6-32-20-42z", "hill-nd"
    )
    flag = (
        line("M62 36V8", "wood-d", 3)
        + path("M63 8h30l-7 8 7 8H63z", "pc|awn")
        + path("M78 8h15l-7 8 7 8H78z", "pc-d|awn")
    )
    return hill + flag + cypress(30, 60, 30) + house(78, 62, 22, 10)


def trade() -> str:
    """Return goods that change hands over a table."""
    basket = rect(26, 34, 20, 12, "terra", 2) + rect(39, 34, 7, 12, "terra-d", 2) + placed(RED_GRAPES, 26, 20, 19)
    coins = placed(COIN, 70, 29, 18) + placed(COIN, 82, 29, 18)
    arrows = line(
        "M48 18c7-7 18-7 25 0M74 19l.5-7M74 19l-7-.5M72 26c-7 6-17 6-23 0M48 25l-.5 6M48 25l6 .5", "wood-dd", 2.2
    )
    return shadow(60, 71, 46, 3) + table(18, 46, 84) + basket + coins + arrows


def build_or_tour() -> str:
    """Return a house under scaffolding beside a path."""
    poles = line("M10 74V30M64 74V30M8 50h58", "wood-d", 2.4)
    return (
        shadow(50, 71, 40, 3)
        + house(14, 70, 46, 26)
        + poles
        + path(WAY, "road")
        + cypress(78, 62, 34)
        + cypress(112, 52, 24)
    )


def flip_field() -> str:
    """Return a field with a sign that says its price."""
    soil = path("M6 74 30 40h60l24 34z", "soil") + path("M90 40l24 34H76L66 40z", "soil-d")
    ridges = line("M22 74l16-34M42 74l8-34M64 74l-2-34M84 74 74 40", "soil-l", 1.8)
    sign = rect(54, 12, 28, 20, "wood-l", 1) + rect(66, 32, 4, 18, "wood-d") + rect(74, 12, 8, 20, "wood", 1)
    return soil + ridges + sign + placed(COIN, 60, 14, 16)


def sell_wine() -> str:
    """Return a counter with bottles, a glass and coins."""
    counter = rect(14, 50, 92, 20, "wood") + rect(78, 50, 28, 20, "wood-d") + rect(10, 46, 100, 5, "wood-l")
    goods = placed(BOTTLE, 22, 12, 30, 34) + placed(BOTTLE, 40, 12, 30, 34) + placed(RED_WINE, 68, 24, 22)
    return shadow(60, 71, 48, 3) + counter + goods + placed(COIN, 89, 32, 14)


def cart() -> str:
    """Return a cart with a barrel and a crate."""
    body = path("M18 30h70l-6 24H26z", "wood") + path("M66 30h22l-6 24H62z", "wood-d") + rect(14, 27, 78, 4, "wood-l")
    body += line("M26 38h58M28 46h53", "wood-dd", 1.5) + line("M86 48l28 10", "wood-d", 3.5)
    wheel = circle(48, 58, 13, "wood-dd") + circle(47.5, 57.5, 10, "wood-l")
    wheel += line("M48 46v24M36 58h24M40 50l16 16M56 50 40 66", "wood-dd", 2.2) + circle(48, 58, 3, "iron")
    load = barrel(32, 28, 18, 20) + crate(56, 14, 24, 14)
    return shadow(58, 71, 46, 3) + load + body + wheel


def structure() -> str:
    """Return a house of the reader's own, with a flag of its seat."""
    flag = line("M86 46V14", "wood-d", 2.4) + path("M87 14h20l-5 6 5 6H87z", "pc|awn")
    return shadow(58, 71, 46, 3) + house(18, 70, 66, 32) + rect(36, 52, 11, 18, "wood-d") + flag + cypress(104, 70, 40)


def structure_draw() -> str:
    """Return the plan of a house."""
    sheet = rect(24, 12, 66, 54, "cloth", 2) + path("M80 12h8q2 0 2 2v50q0 2-2 2h-8z", "cloth-d")
    plan = line("M36 56V38L56 24l20 14v18zM36 38h40M50 56V46h12v10", "k-winter", 2.4)
    return shadow(60, 70, 40, 3) + sheet + plan + line("M84 70 106 34", "wood-l", 4) + path("M84 70l1-7 5 3z", "shade2")


def uproot() -> str:
    """Return a vine pulled out with its roots, beside the hole."""
    hole = ellipse(54, 70, 34, 5, "soil-d") + ellipse(84, 70, 18, 7, "soil") + ellipse(80, 68, 12, 5, "soil-l")
    roots = line("M55 40c-3 7-8 9-13 13M55 40c0 8-2 12-4 18M56 40c3 7 6 9 12 12", "trunk", 2.6)
    return hole + group(seedling(), "translate(0 -12)") + roots


def draw_visitor() -> str:
    """Return two guests at a gate, in the coats of summer and winter."""
    gate = rect(46, 22, 6, 48, "stone") + rect(70, 22, 6, 48, "stone-d") + path("M42 24c4-16 34-16 38 0z", "roof")
    return shadow(60, 71, 46, 3) + gate + person(28, 71, 44, "k-summer") + person(96, 71, 42, "k-winter", "felt")


def yoke() -> str:
    """Return a yoke that leans on a basket of grapes."""
    wood = path("M14 22c10-10 26-6 34-2s22 4 30-2 20-4 26 6l-6 4c-6-6-12-6-18-2-10 6-26 8-38 2s-14-6-22-2z", "wood-d")
    wood += path("M14 22c10-10 26-6 34-2s22 4 30-2 20-4 26 6l-3 2c-6-8-16-8-24-2-10 6-22 4-30 0s-20-6-27 0z", "wood-l")
    bows = line("M26 28v18c0 12 20 12 20 0V30M74 28v18c0 12 20 12 20 0V26", "wood", 3.5)
    return shadow(60, 71, 42, 3) + bows + wood + placed(RED_GRAPES, 49, 44, 24)


def board_map() -> str:
    """Return a folded map."""
    sheet = path("M14 18l30-8 32 8 30-8v54l-30 8-32-8-30 8z", "m-paper") + path("M44 10l32 8v54l-32-8z", "m-siena")
    land = path("M24 30c10-8 18-4 22 4s16 2 26 8 8 14 0 18-18 2-24-6-14-2-20-8-10-10-4-16z", "m-firenze")
    return (
        shadow(60, 72, 44, 3) + sheet + land + line("M30 58c12-6 20-22 34-20s16-8 28-14", "wine-c", 2.4, dashes="5 4")
    )


def wake_up() -> str:
    """Return the sun rising over a hill, with a rooster's gate."""
    sun = circle(60, 52, 22, "sun") + circle(60, 52, 30, "sun", 0.3)
    hill = path("M2 72C22 48 44 44 60 46s42 6 58 26z", "hill-n") + path(
        "M60 46c18 0 40 6 58 26H76c2-14-4-22-16-26z", "hill-nd"
    )
    return sun + hill + house(66, 62, 26, 12) + cypress(30, 62, 30)


def vine_row() -> str:
    """Return two rows of vines on a hill."""
    ground = path("M2 72C30 56 90 56 118 72z", "soil") + path("M60 60c30 0 48 6 58 12H70c2-6-2-10-10-12z", "soil-d")
    posts = "".join(rect(x, 30, 4, 36, "wood") + rect(x + 2.4, 30, 1.6, 36, "wood-d") for x in (14, 58, 102))
    leaves = "".join(
        circle(x, 30 + x % 5, 9, "leaf-d") + circle(x - 2, 27 + x % 5, 7, "leaf") for x in range(14, 112, 12)
    )
    fruit = "".join(placed(RED_GRAPES if x % 3 else WHITE_GRAPES, x, 36, 17) for x in (22, 42, 66, 86))
    return ground + posts + line("M12 36h96M12 48h96", "wire", 1.2) + leaves + fruit


def bare_field() -> str:
    """Return a ploughed field."""
    soil = path("M6 72 30 24h60l24 48z", "soil") + path("M90 24l24 48H76L66 24z", "soil-d")
    return (
        soil + line("M20 72l18-48M40 72l10-48M62 72l-2-48M84 72 72 24", "soil-l", 2.2) + line("M28 30h64", "hill-n", 4)
    )


PLACES: Final[Mapping[str, str]] = {
    "draw-vine": draw_vine(),
    "give-tour": give_tour(),
    "build-structure": build(),
    "play-summer-visitor": summer_visitor(),
    "play-winter-visitor": winter_visitor(),
    "sell-or-field": sell(),
    "plant-vine": plant_vine(),
    "draw-order": draw_order(),
    "harvest-field": harvest(),
    "make-wine": make_wine(),
    "fill-order": fill_order(),
    "train-worker": train(),
    "gain-lira": cart(),
    "influence": influence(),
    "trade": trade(),
    "flip-field": flip_field(),
    "build-or-tour": build_or_tour(),
    "sell-wine": sell_wine(),
    "draw-visitor": draw_visitor(),
    "yoke": yoke(),
    "structure": structure(),
}
"""The places by action."""
ALIASES: Final[Mapping[str, str]] = {
    "tour": "give-tour",
    "build": "build-structure",
    "visitor-summer": "play-summer-visitor",
    "visitor-winter": "play-winter-visitor",
    "sell": "sell-or-field",
    "plant": "plant-vine",
    "harvest": "harvest-field",
    "train": "train-worker",
    "cart": "gain-lira",
    "field": "flip-field",
    "build-tour": "build-or-tour",
    "destroy": "destroy-structure",
}
"""Shorter names of icons."""


def _rubble() -> str:
    return group(rubble(), "translate(6 -5) scale(1.12)")


_ACTIONS: Final[Mapping[str, str]] = {
    **PLACES,
    "destroy-structure": _rubble(),
    "structure-draw": structure_draw(),
    "uproot": uproot(),
}
SYMBOLS: Final[Mapping[str, Symbol]] = {
    **{f"o-{name}": Symbol(BOX, drawn) for name, drawn in PLACES.items()},
    **{f"a-{name}": Symbol(ICON_BOX, drawn) for name, drawn in _ACTIONS.items()},
    **{f"a-{name}": Symbol(ICON_BOX, _ACTIONS[whole]) for name, whole in ALIASES.items()},
    "i-map": Symbol(ICON_BOX, board_map()),
    "i-wakeup": Symbol(ICON_BOX, wake_up()),
    "i-vinerow": Symbol(BOX, vine_row()),
    "i-field": Symbol(ICON_BOX, bare_field()),
}
