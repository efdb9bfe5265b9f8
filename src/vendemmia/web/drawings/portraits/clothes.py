"""Shoulders and what they wear: the collar says rank, trade and season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.shapes import number

from .marks import (
    CLOTH,
    FOLDS,
    HALF_SHADE,
    INK,
    LIGHT,
    PAPER,
    Strokes,
    discs,
    dot,
    fine,
    hatched,
    ink,
    line,
    mass,
    oval,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .words import Sitter


def shoulders(person: Sitter) -> Strokes:
    """Return the body: narrower for a woman, shaded at the right."""
    slope = 3 if person.woman else 0
    left, right = 3 + slope, 19 - slope
    return [
        mass(f"M{left} 64c1-10 8-14 19-16.500l10-1 10 1c11 2.500 18 6.500 {right} 16.500z", CLOTH),
        mass(f"M38 47l4 .5c11 2.500 18 6.500 {right} 16.500H43c1-6 0-12-5-17z", INK, 0.42),
        hatched(f"M41 47.200l1 .3c11 2.500 18 6.500 {right} 16.500H46c1-6 0-12-5-16.800z", FOLDS),
        *fine(hatched(f"M{left} 64c1-10 8-14 19-16.500l3 16.500z", LIGHT)),
    ]


def _jacket() -> Strokes:
    return [
        mass("M24.500 47l7.500 9 7.500-9 6 2-10 15h-8L18 49z", PAPER),
        mass("M30 53.500h4l2.200 10.500h-8.400z", INK),
        mass("M24.500 47l7.500 9-6 8h-6L15 50zM39.500 47L32 56l6 8h6l5-14z", CLOTH),
        mass("M39.500 47L32 56l6 8h6l5-14z", INK, 0.4),
        *fine(ink("M24.500 47l7.500 9-6 8M39.500 47L32 56l6 8M15.500 50l4 6 4-1", 0.6), dot(26, 61, 0.8, INK)),
    ]


def _cravat() -> Strokes:
    return [
        mass("M22 48l10 8 10-8 5 3-9 13H26l-9-13z", INK),
        mass("M25 46c4 3 10 3 14 0l1 5c-4 3-12 3-16 0zM30 51c-4 2-6 6-5 12h14c1-6-1-10-5-12z", PAPER),
        dot(32, 52, 1.5, CLOTH),
        *fine(ink("M28 54c-1 3-1 6 0 9M32 54v9M36 54c1 3 1 6 0 9", 0.55)),
    ]


def _apron() -> Strokes:
    return [
        mass("M22 49.500c6 3 14 3 20 0l4 14.500H18z", PAPER),
        ink("M22 50l2-4.500M42 50l-2-4.500", 1.7),
        hatched("M36 52c3-.4 5-1.200 6-2l4 14h-7c1-5 0-9-3-12z", HALF_SHADE),
        *fine(ink("M24 56c5 1.500 11 1.500 16 0M26 60c4 .8 8 .8 12 0", 0.5, 0.7)),
    ]


def _overalls() -> Strokes:
    return [
        mass("M20 49c3-2 6-2.500 8-2l4 4 4-4c2-.5 5 0 8 2l3 15H17z", PAPER),
        mass("M24 55h16v9H24zM21.500 48l3-.8 2.500 8h-3zM42.500 48l-3-.8-2.500 8h3z", INK),
        discs(((25.6, 56.6), (38.4, 56.6)), 0.9, PAPER),
        hatched("M40 49c2 0 3 0 4 .500l3 14.500h-5c.6-6 0-11-2-15z", HALF_SHADE),
        *fine(line("M27 59.500h10M27 59.500V64M37 59.500V64", PAPER, 0.6, 0.7)),
    ]


def _shawl() -> Strokes:
    fringe = "".join(f"M{number(28 + k * 1.6)} 62v2" for k in range(6))
    return [
        mass("M15 50c8-5 13-4 17 4.500 4-8.500 9-9.500 17-4.500L37 64H27z", PAPER),
        hatched("M32 54.500c4-8.500 9-9.500 17-4.500L37 64h-4z", HALF_SHADE),
        *fine(ink(f"M19 50c5 0 9 4 11 10M23 48.600c4 2 6 5 7.500 8M45 50c-5 0-9 4-11 10{fringe}", 0.55)),
    ]


def _fur() -> Strokes:
    tufts = tuple((15 + k * 4.3, 52.5 + abs(3.95 - k) * 0.5) for k in range(9))
    hairs = "".join(
        f"M{number(13 + k * 4.3)} {51 + k % 2 * 2}l1 2.600M{number(15.5 + k * 4.3)} {53 - k % 2}l.6 2" for k in range(9)
    )
    tails = "".join(f"M{17 + k * 9} 52l1.300 4 1.300-4z" for k in range(4))
    return [discs(tufts, 4.6, PAPER), mass(tails, INK), *fine(ink(hairs, 0.7))]


def _ruff() -> Strokes:
    return [
        *(oval(14 + k * 4.5, 50.5 + abs(4 - k) * 0.35, 3.4, 5, PAPER) for k in range(9)),
        ink("".join(f"M{14 + k * 4.5:g} 47v8" for k in range(9)), 0.8),
        hatched("M36 46c6 0 12 2 16 5l-2 5c-5-2-9-3-14-3z", HALF_SHADE, 0.8),
    ]


def _robe() -> Strokes:
    return [
        mass("M22 48l10 6 10-6 6 16H16z", INK),
        mass("M27 49.500l5 3.500 5-3.500 1 14.500H26z", PAPER),
        ink("M32 53v11", 0.8),
        *fine(line("M20 54l-2 10M45 54l2 10M22 51l-1 13", PAPER, 0.5, 0.6)),
    ]


def _vest() -> Strokes:
    return [
        mass("M23 48l9 10 9-10 5 2 2 14H16l2-14z", PAPER),
        mass("M21 49l11 15h-9l-7-12zM43 49L32 64h9l7-12z", INK),
        ink("M26 47.500l3 3M38 47.500l-3 3", 1),
        *fine(line("M19 53l5 9M45 53l-5 9", PAPER, 0.5, 0.7)),
    ]


def _shirt() -> Strokes:
    return [
        mass("M24 46.500L32 57l8-10.500 4 1.500-6 8-6 2-6-2-6-8z", PAPER),
        ink("M32 57v7M24.500 47L20 49l6 7.500 6-1M39.500 47l4.500 2-6 7.500-6-1", 0.9),
        discs(((33.6, 59.5), (33.6, 62.6)), 0.7, PAPER),
        *fine(ink("M17 53c2 3 3 7 3 11M46 53c-2 3-3 7-3 11M13 57c1 2 1.500 4 1.500 7", 0.55)),
    ]


def _blouse() -> Strokes:
    return [
        mass("M20 49c4-3 8-2 12 3 4-5 8-6 12-3l3 15H17z", PAPER),
        ink("M32 52v12", 0.9),
        discs(((33.6, 56), (33.6, 60.5)), 0.8, INK),
        hatched("M36 49c3-1.500 6-1.500 8 0l3 15h-6c1-6-1-11-5-15z", HALF_SHADE),
        *fine(ink("M23 51c1 4 1 8 0 12M27 51.500c1 4 1 8 .5 12", 0.5)),
    ]


def _gown() -> Strokes:
    pearls = tuple((24.5 + k * 2.5, 50.2 + (3 - abs(3 - k)) * 0.75) for k in range(7))
    return [
        mass("M17 51c5 0 9 3 15 3s10-3 15-3l2 13H15z", INK),
        mass("M26 46c2 5 10 5 12 0l3 3c-3 6-15 6-18 0z", PAPER),
        discs(pearls, 1.15, PAPER),
        *fine(line("M22 57c3 3 17 3 20 0M20 60.500c4 3 20 3 24 0", PAPER, 0.5, 0.6)),
    ]


def _scarf() -> Strokes:
    return [
        mass("M21 45c6 5 16 5 22 0l2 5c-6 6-20 6-26 0zM27 52l7 1 3 11H26z", PAPER),
        hatched("M34 48c4-.5 7-1.500 9-3l2 5c-3 3-7 4-11 4.500z", HALF_SHADE),
        ink("M22 49c6 4 14 4 20 0M29 57l6 .6M28.500 61l7 .6", 0.8),
    ]


def _uniform() -> Strokes:
    return [
        mass("M25 46.500c4 3 10 3 14 0l1.500 5c-5 3-12 3-17 0z", INK),
        mass("M7 55c2-4 6-6 10-7l4 2-3 5c-4-.6-8 0-11 3zM57 55c-2-4-6-6-10-7l-4 2 3 5c4-.6 8 0 11 3z", PAPER),
        line("M26 55h12M25.500 59h13M25 63h14", PAPER, 1.3),
        discs(((26, 55), (38, 55), (25.5, 59), (38.5, 59)), 1.1, PAPER),
        *fine(
            ink(
                "M8 55.500l-.6 3M10.500 54l-.6 3M13.500 53.500l-.4 3M56 55.500l.6 3M53.500 54l.6 3M50.500 53.500l.4 3",
                0.7,
            )
        ),
    ]


def _sash() -> Strokes:
    return [
        *_jacket(),
        mass("M44 48l5 2L27 64H16z", PAPER),
        hatched("M44 48l5 2-14 9-3-3z", HALF_SHADE, 0.8),
        ink("M44 48L16 64M49 50L27 64", 0.8),
    ]


COLLARS: Final[Mapping[str, Callable[[], Strokes]]] = {
    "jacket": _jacket,
    "cravat": _cravat,
    "apron": _apron,
    "overalls": _overalls,
    "shawl": _shawl,
    "fur": _fur,
    "ruff": _ruff,
    "robe": _robe,
    "vest": _vest,
    "shirt": _shirt,
    "blouse": _blouse,
    "gown": _gown,
    "scarf": _scarf,
    "uniform": _uniform,
    "sash": _sash,
}
