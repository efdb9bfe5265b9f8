"""What grows, and tools of the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.portraits.hand import hand
from vendemmia.web.drawings.portraits.marks import (
    CLOTH,
    HALF_SHADE,
    INK,
    PAPER,
    Strokes,
    discs,
    dot,
    edged,
    fine,
    hatched,
    ink,
    line,
    mass,
    oval,
    ring,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BUNCH: Final = (
    (49, 45), (53.5, 44), (58, 45), (51, 49), (56, 49), (53.5, 53), (49.5, 53), (57, 53), (53.5, 57.5), (51.5, 57),
    (55.5, 57),
)  # fmt: skip


def _fork() -> Strokes:
    return [ink("M55 64V34M49.5 27v7q0 4 5.500 4t5.500-4v-7M55 27v10", 2.2), *hand()]


def _hoe() -> Strokes:
    return [
        line("M50 64L58 32", PAPER, 3),
        ink("M51.400 64L59.400 32", 0.7),
        mass("M57 31l3 .8c3 1 5 4 4.500 9-3-3-6-4-9-4z", INK),
        *hand(),
    ]


def _spade() -> Strokes:
    blade = edged("M50 34c3-2 7-2 10 0v9c0 4-3 6-5 7-2-1-5-3-5-7z")
    return [ink("M55 64V48", 2.6), blade, ink("M55 36v10", 0.6), *hand()]


def _scythe() -> Strokes:
    return [
        edged("M60 42C55 34 47 32 40 35c7-.5 13 3 17 9z"),
        ink("M60 42L55 64", 2.2),
        ink("M57 52l4-1", 1.8),
        *hand(),
    ]


def _shears() -> Strokes:
    return [
        ink("M49 60l8-22M60 60l-8-22", 1.7),
        ring(48.5, 61.5, 2.4, 1.3),
        ring(60.5, 61.5, 2.4, 1.3),
        dot(54.4, 46, 1.1, PAPER),
    ]


def _plough() -> Strokes:
    return [
        ink("M40 62h14l8-18M54 62l-4-20", 1.8),
        edged("M38 64c4-6 9-8 15-7l2 5c-5 2-11 2.500-17 2z"),
        ink("M62 44l2-3M50 42l-3-2", 2.4),
        *fine(ink("M43 61.500q4-2.500 8-2", 0.6)),
    ]


def _vine() -> Strokes:
    leaves = "M52 50c-6 1-9-2-9-8 6 0 9 3 9 8zM54 46c0-6 3-9 9-8 0 6-3 9-9 8zM53 58c4-4 7-4 10-1-3 3-7 4-10 1z"
    return [ink("M53 64c-2-8 3-14 0-24", 1.8), edged(leaves, CLOTH, 0.6)]


def _sprout() -> Strokes:
    return [
        edged("M45 53h17l-3 11H48z"),
        hatched("M56 53h6l-3 11h-5z", HALF_SHADE),
        mass("M43.500 50h20v4h-20z", CLOTH),
        ink("M53.500 50c0-5-1-8 0-13", 1.4),
        edged("M53 42c-6 1-9-2-9-8 6 0 9 3 9 8zM54 39c0-6 3-9 9-8 0 6-3 9-9 8z", CLOTH, 0.6),
    ]


def _pot() -> Strokes:
    leaves = "M48 39c-5 0-6-3-6-6 4 0 6 2 6 6zM58 38c0-4 2-6 6-6 0 4-2 6-6 6zM53.500 37c-3-2-3-6 0-9 3 3 3 7 0 9z"
    stems = "M53 47c0-5-2-7-5-9M53 46c0-5 2-7 5-9M53.400 47V37"
    return [edged("M44 50h18l-3 14H47z"), mass("M43 47h20v4H43z", CLOTH), ink(stems, 1.1), mass(leaves, CLOTH)]


def _topiary() -> Strokes:
    return [
        mass("M53 33c4 0 7 3 7 6.500S57 46 53.500 46 47 43 47 39.500 49.500 33 53 33z", CLOTH),
        mass("M55 33.400c3 .6 5 3 5 6.100 0 3.500-3 6.500-6.500 6.500 3-3 4-8 1.500-12.600z", INK, 0.4),
        ink("M53.500 46v8", 1.8),
        mass("M49 50.500c0-3 9-3 9 0s-9 3-9 0z", CLOTH),
        edged("M47 55h13l-2 9h-9z"),
        *fine(ink("M50 37q1.500-1.500 3-.4M49.500 41q1.500-1.500 3-.4M54 43q1.500-1.500 3-.4", 0.6)),
    ]


def _sunflower() -> Strokes:
    petals = (
        (54, 31), (58.5, 32.8), (60.5, 37.2), (58.8, 41.6), (54, 43.6), (49.4, 41.6), (47.6, 37.2), (49.4, 32.8),
    )  # fmt: skip
    return [
        ink("M54 42c1 8 0 14-1 22", 1.8),
        mass("M53.500 56c-5 0-8-2-8-6 5-1 8 2 8 6zM54 52c4 0 7-2 7-6-4 0-7 2-7 6z", CLOTH),
        discs(petals, 3.2, PAPER),
        ring(54, 37.2, 7.6, 0.5),
        dot(54, 37.2, 4.2, INK),
        *fine(discs(((52.6, 36), (55.2, 36.2), (53.8, 38.6)), 0.6, PAPER)),
    ]


def _sheaf() -> Strokes:
    return [
        ink("M53 52l-7-18M53 52l-3.500-20M53 52V31M53 52l3.500-20M53 52l7-18", 1.1),
        *(oval(x, y, 1.6, 3.2, CLOTH) for x, y in ((46, 35), (49.5, 32), (53, 31), (56.5, 32), (60, 35))),
        edged("M50 51h6l3 13H47z", CLOTH, 0.7),
        line("M49.500 53h7.500", PAPER, 2),
        *fine(ink("M51 56l-1 8M53.400 56v8M55.400 56l1 8", 0.6)),
    ]


def _grapes() -> Strokes:
    return [
        ink("M53 36q0 3 1 6", 1.4),
        mass("M54 38c4-4 7-3 9-1-2 3-6 4-9 1z", CLOTH),
        discs(BUNCH, 2.7, INK),
        *fine(discs(tuple((x - 0.9, y - 0.9) for x, y in BUNCH), 0.7, PAPER)),
    ]


def _basket() -> Strokes:
    fruit = ((46, 47), (50, 45), (54, 46), (58, 45), (61, 47.5))
    return [
        discs(fruit, 2.5, INK),
        edged("M42 49h21l-2.500 15h-16z"),
        ink("M42.6 53h20M43.5 57h18M44 61h17M47 49l1 15M52.5 49v15M58 49l-1 15", 0.8),
        *fine(discs(tuple((x - 0.8, y - 0.8) for x, y in fruit), 0.7, PAPER)),
    ]


def _can() -> Strokes:
    return [
        ink("M57 48c6-1 7 9 2 12", 1.5),
        edged("M45 48h13v16H45z", CLOTH),
        mass("M54 48h4v16h-4z", INK, 0.4),
        ink("M46 56l-6-9", 2.2),
        edged("M37.500 46l5-3.500 1.500 2-5 3.500z", PAPER, 0.7),
        ink("M46 48c1-6 10-6 11 0", 1.4),
        *fine(ink("M37 51v2M39.500 52v2M35 49v2", 0.7)),
    ]


def _rooster() -> Strokes:
    return [
        mass("M45 44c0-4 2-6 4-6 3 0 4 2 4.500 5 1 4 4 4 6 1 1-3 2-5 4-6 1 6 0 14-6 16-6 1.500-12-1-12.500-10z", CLOTH),
        mass("M46 38c-1-2 0-4 2-4 0-2 2-2 2.500-.5 2 0 2 2 1 4zM45 42l-3 1 3 1.500z", INK),
        dot(47.8, 41.5, 0.8, INK),
        ink("M52 55v7M56 54.500V62M50 62h4M54.500 62h4", 1.3),
        *fine(ink("M50 47q3 3 7 1M51 50q3 2 5 .6", 0.7)),
    ]


def _wagon() -> Strokes:
    return [
        edged("M40 52c-1-9 3-13 11.500-13S64 43 63 52z"),
        hatched("M55 39.400c6 1.600 9 5.600 8 12.600h-7c1-5 1-9-1-12.600z", HALF_SHADE),
        ink("M46.500 40.500c-1.500 3-2 7-1.500 11.500M52 39v13M57.500 40.500c1.500 3 2 7 1.500 11.500", 0.7),
        mass("M40 52h23v4H40z", CLOTH),
        ring(45, 59, 4, 1.5),
        ring(58, 59, 4, 1.5),
        ink("M45 55v8M41 59h8M58 55v8M54 59h8", 0.8),
    ]


FIELD: Final[Mapping[str, Callable[[], Strokes]]] = {
    "fork": _fork,
    "hoe": _hoe,
    "spade": _spade,
    "scythe": _scythe,
    "shears": _shears,
    "plough": _plough,
    "vine": _vine,
    "sprout": _sprout,
    "pot": _pot,
    "topiary": _topiary,
    "sunflower": _sunflower,
    "sheaf": _sheaf,
    "grapes": _grapes,
    "basket": _basket,
    "can": _can,
    "rooster": _rooster,
    "wagon": _wagon,
}
