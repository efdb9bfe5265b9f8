"""Hats with a brim or a peak, and caps: what farmers, townspeople and officers wear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .marks import (
    CLOTH,
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
)
from .words import MIDDLE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .words import Sitter

CASTS_SHADE: Final = {
    "brim",
    "straw",
    "cap",
    "bowler",
    "top",
    "feather",
    "cloche",
    "fedora",
    "captain",
    "bicorne",
    "bonnet",
}


def shade_of_the_hat(person: Sitter) -> Strokes:
    """Return the shade on the forehead below a brim."""
    if person.hat not in CASTS_SHADE:
        return []
    half = person.measures.width
    return [hatched(f"M{MIDDLE - half} 21c3-4 19-4 {2 * half} 0v3.5c-4-3-18-3-{2 * half} 0z", HALF_SHADE)]


def _brim() -> Strokes:
    return [
        mass("M7 19.5c6-4.5 15-5.5 25-5.5s19 1 25 5.5c-6 3-15 4-25 4s-19-1-25-4z", INK),
        mass("M19 16.5c0-9.5 4-13.5 13-13.5s13 4 13 13.5c-6 2-20 2-26 0z", CLOTH),
        mass("M37 4c5 1 8 5 8 12.5-2 .8-5 1.2-8 1.5 2-4 2-9.5 0-14z", INK, 0.55),
        mass("M19 13c7 2 19 2 26 0v3.5c-7 2-19 2-26 0z", PAPER),
        *fine(hatched("M19 16C19 7 23 3 30 3c-4 3-5 8-5 14z", LIGHT), line("M9 19.6c12-4 34-4 46 0", PAPER, 0.5, 0.6)),
    ]


def _fedora() -> Strokes:
    return [
        mass("M9 21c4-4 12-6 23-6s20 1 24 4c-3 4-13 5.500-24 5.500S13 24 9 21z", CLOTH),
        mass("M36 15c9 .4 17 1.400 20 4-3 4-12 5.400-22 5.500 6-3 6-7 2-9.500z", INK, 0.5),
        mass(
            "M19 17C19 9 21 4 26 4c3 0 4 1.500 6 1.500S36 4 39 4c4 0 6.500 5 6.500 13-7 2.500-20 2.500-26.500 0z", CLOTH
        ),
        mass("M36 4.600C41 3 45.500 7 45.500 17c-2 .8-5 1.300-8 1.500 1.600-5 1-10-1.500-13.900z", INK, 0.5),
        mass("M19 13c7 2.500 19.500 2.500 26.500 0l.1 4c-7 2.500-20 2.500-26.600 0z", INK),
        *fine(
            ink("M28 5c1.500 3 3 4.500 4 4.500s2.500-1.500 4-4.500", 0.7),
            hatched("M19 14C19 8 21 4 26 4c-2 3-2.500 6-2.500 11z", LIGHT),
        ),
    ]


def _straw() -> Strokes:
    edge = "M5 20c7-5.5 16-6.5 27-6.5s20 1 27 6.5c-7 3-16 3.6-27 3.6S12 23 5 20zM20 13c0-6 4-9 12-9s12 3 12 9"
    weave = "M9 19.5q10-4 16-4M12 21q8-3 13-3.5M22 10q5-3 10-3M40 18q7 0 13 2M21.5 12q5-2.6 9-2.6M16 22q6-2 10-2.2"
    return [
        mass("M5 20c7-5.5 16-6.5 27-6.5s20 1 27 6.5c-7 3-16 3.6-27 3.6S12 23 5 20z", PAPER),
        hatched("M33 13.5c10.5 0 19 1.2 26 6.5-7 3-16 3.6-25 3.6 5-2 6-7-1-10.1z", HALF_SHADE),
        mass("M20 16c0-8 4-12 12-12s12 4 12 12c-6 2-18 2-24 0z", PAPER),
        hatched("M36 4.8c5 1 8 4.6 8 11.2-2 .8-5 1.2-8 1.4 2-4 2-8.6 0-12.6z", HALF_SHADE),
        mass("M20 12.5c7 2 17 2 24 0V16c-6 2-18 2-24 0z", CLOTH),
        ink(edge, 0.8),
        *fine(ink(weave, 0.5, 0.8)),
    ]


def _cap() -> Strokes:
    return [
        mass("M17.5 19c-1.5-10 6-14 14.5-14s16 4 14.5 14c-8-3.5-21-3.5-29 0z", CLOTH),
        mass("M36 5.3c7 1 12 5 10.5 13.7-2-1-5-1.7-8-2 1-4 0-8-2.5-11.7z", INK, 0.5),
        mass("M15 20.5c6-5 24-6 30-3-4 3.6-22 6-30 3z", INK),
        dot(32, 5, 1.3, INK),
        *fine(ink("M32 5.5c-5 2-8 6-9 11M32 5.5c3 2 5 6 5 10.5", 0.6)),
    ]


def _bowler() -> Strokes:
    return [
        mass("M12 18.5c5-3 12-3.5 20-3.5s15 .5 20 3.5c-2 3-10 4-20 4s-18-1-20-4z", INK),
        mass("M19 17C17 7 23 2.5 32 2.5S47 7 45 17c-6 2-20 2-26 0z", INK),
        mass("M19.2 14c7 2 19 2 25.6 0l.2 3c-6 2-20 2-26 0z", CLOTH),
        line("M23 8c1-2 3-3.5 6-4", PAPER, 1, 0.8),
        *fine(line("M22 12c.4-3 2-6 5-7.5M14 18.6c10-2 26-2 36 0", PAPER, 0.5, 0.6)),
    ]


def _top() -> Strokes:
    return [
        mass("M13 17.500c6-3.500 32-3.500 38 0-5 4.500-33 4.500-38 0z", INK),
        mass("M20 16.500L18.800 1.500c7-1.600 19.400-1.600 26.400 0L44 16.500c-6 2-18 2-24 0z", CLOTH),
        mass("M38 .7c2.800.2 5.200.4 7.200.8L44 16.500c-2 1-5 1.300-7 1.500 2-5 2-11 1-17.300z", INK, 0.55),
        mass("M20 16.500l-.4-4.500c7 2 18 2 24.800 0l-.4 4.500c-6 2-18 2-24 0z", PAPER),
        *fine(hatched("M20 16.500L18.800 1.500C21 1 23.500.7 26 .5c-1 5-1 10.500 0 17z", LIGHT)),
    ]


def _feather() -> Strokes:
    return [
        mass("M10 20c7-4 14-5 22-5s16 0 24-3c-1 7-9 11-24 11s-19-1-22-3z", INK),
        mass("M19 17C18 8 24 4 33 4s12 4 12 11c-6 3-20 4-26 2z", CLOTH),
        mass("M38 5c5 1 7 5 7 10-2 1-4 1.6-7 2 2-4 2-8 0-12z", INK, 0.5),
        mass("M42 13C48 4 56 1 62 3c-2 7-9 12-18 12z", PAPER),
        ink("M43 14C49 9 54 6 60 4", 0.8),
        *fine(ink("M47 11l1-5M51 8.5l1-4M48 11l5 1M52 8.5l4 .6", 0.5)),
    ]


def _beret() -> Strokes:
    return [
        mass("M13 16.5C13 7 24 4 34 5c10 0 17 5 16 10.5-8 2.5-27 5-37 1z", CLOTH),
        mass("M37 5.2c9 1 14 5 13 10.3-3 .9-7 1.6-11 2.1 2-4 1-8-2-12.4z", INK, 0.5),
        mass("M19 17c8 2.5 18 2 25-.5v2.6c-7 2.2-17 2.5-25 .3z", INK),
        ink("M33 5l1-3", 1.6),
        *fine(hatched("M13 16.5C13 9 20 5.5 27 5c-4 3-5 8-4 13-4 0-7-.5-10-1.5z", LIGHT)),
    ]


def _cloche() -> Strokes:
    return [
        mass("M16 24C14 8 22 3 32 3s18 5 16 21c-5-4-10-5-16-5s-11 1-16 5z", CLOTH),
        mass("M38 3.700c8 2 12 7 10 20.300-2.600-2-5-3.300-8-4.200 1-5 0-11-2-16.100z", INK, 0.5),
        mass("M16.400 19c9-4 22-4 31 0l.3 3.500c-9-4.600-22.400-4.600-31.500 0z", PAPER),
        dot(43, 18, 3, INK),
        dot(43, 18, 1.2, PAPER),
        *fine(hatched("M16 24C14 8 22 3 30 3c-5 4-7 9-7 17-3 1-5 2-7 4z", LIGHT)),
    ]


def _bonnet() -> Strokes:
    frill = (
        "M14 30C11 13 19 4.500 32 4.500S53 13 50 30c-2 2-4 2-4.500-1C44 19 40 16 32 16s-12 3-13.500 13"
        "c-.5 3-2.500 3-4.500 1z"
    )
    return [
        mass(frill, PAPER),
        hatched(
            "M40 6.200C49 9 52.500 17 50 30c-2 2-4 2-4.500-1-.8-6-2.800-9.500-5.500-11.300 1.600-4 "
            "1.600-7.500 0-11.500z",
            HALF_SHADE,
        ),
        mass("M19 13C21 5 26 2.500 32 2.500S43 5 45 13c-4-3-8-4-13-4s-9 1-13 4z", CLOTH),
        ink("M16 31c2 6 7 11 12 14M48 31c-2 6-7 11-12 14", 1.4),
        *fine(
            ink(
                "M17 20l3.500 2M20 13l3 3.500M26 9.500l1.500 4.500M32 8.800v4.600M38 9.500L36.500 14M44 13l-3 "
                "3.500M47 20l-3.500 2",
                0.6,
            )
        ),
    ]


def _captain() -> Strokes:
    return [
        mass("M14 13C17 4 26 3 32 3s15 1 18 10c-3 2-5 3-5 5-8-2.500-18-2.500-26 0 0-2-2-3-5-5z", CLOTH),
        mass(
            "M37 3.200C43 3.600 48 6 50 13c-3 2-5 3-5 5-2-.6-4.500-1.100-7-1.500 1.600-4.500 1.500-9-1-13.300z",
            INK,
            0.5,
        ),
        mass("M19 18c8-2.500 18-2.500 26 0v-3.500c-8-2.500-18-2.500-26 0z", PAPER),
        mass("M18 20.500c6-4 22-4 28 0-3 2.600-8 2.200-14 2.200s-11 .4-14-2.200z", INK),
        discs(((32, 9.5),), 2.6, PAPER),
        ink("M32 7.500v4M30 9.500h4M30.200 11q1.800 1.600 3.600 0", 0.7),
        *fine(hatched("M14 13C17 4 24 3.200 29 3c-5 3-6 7-6 12l-4 1c-1-1.400-3-2-5-3z", LIGHT)),
    ]


def _bicorne() -> Strokes:
    return [
        mass(
            "M8 19c2-3 6-4 9-5C20 6 26 1.500 32 1.500S44 6 47 14c3 1 7 2 9 5-5 "
            "1-9-.5-13-1.500-7-1.500-15-1.500-22 0-4 1-8 2.500-13 1.500z",
            INK,
        ),
        line(
            "M9.500 18.500c3-2 6-2.500 8.500-3.500C21 7.500 26.500 3 32 3s11 4.500 14 12c2.500 1 5.500 "
            "1.500 8.500 3.500",
            CLOTH,
            1.3,
        ),
        discs(((32, 10),), 2.6, PAPER),
        dot(32, 10, 1.3, CLOTH),
        *fine(line("M20 16.500c2-5 5-9 9-10.500M44 16.500c-2-5-5-9-9-10.500", PAPER, 0.5, 0.5)),
    ]


def _helmet() -> Strokes:
    return [
        mass("M12 23C20 19 26 17.500 32 17.500S44 19 52 23c-6-11-8-16-9-18L32 1 21 5c-1 2-3 7-9 18z", PAPER),
        hatched("M35 2l8 3c1 2 3 7 9 18-5-2.500-9-4-13-4.800 1-6-.4-11.500-4-16.200z", HALF_SHADE),
        mass("M18 18c9-3.500 19-3.500 28 0l1.500 3.200c-10-4-21-4-31 0z", CLOTH),
        ink("M12 23C20 19 26 17.500 32 17.500S44 19 52 23c-6-11-8-16-9-18L32 1 21 5c-1 2-3 7-9 18zM32 1v14", 0.8),
        mass("M31 2C24 0 18 3 14 9c5-2 11-3 17-4z", CLOTH),
        *fine(ink("M17 7c4-2 8-3.500 13-4M25 17.500l1-3M39 17.500l-1-3", 0.5)),
    ]


def _winged() -> Strokes:
    left = "M20 15C17 8 11 3 3 2c1 2 1.2 3.200.700 4.600 0 2 1 3.200 2.300 4.200C8.500 14 15 16.500 20 15z"
    right = "M44 15C47 8 53 3 61 2c-1 2-1.200 3.200-.700 4.600 0 2-1 3.200-2.300 4.200C55.500 14 49 16.500 44 15z"
    return [
        mass(left + right, PAPER),
        ink("M18 13C14 9 9 6 5 5M18 14.500C13 13 9 11 6 9M46 13C50 9 55 6 59 5M46 14.500C51 13 55 11 58 9", 0.7),
        mass("M19 18c-1-9 4-13 13-13s14 4 13 13c-8-3-18-3-26 0z", CLOTH),
        mass("M37 5.600c6 1.600 9 5.400 8 12.400-2-.8-4.500-1.400-7-1.800 1-4 .6-7.500-1-10.600z", INK, 0.5),
        mass("M18.600 19.500c8-3.400 18.800-3.400 26.800 0v-3.500c-8-3.400-18.800-3.400-26.800 0z", INK),
        *fine(hatched("M19 18c-1-8 3-12 9-13-3 4-4 8-4 12z", LIGHT)),
    ]


def _knit() -> Strokes:
    return [
        dot(32, 3.4, 3.4, PAPER),
        mass("M19 18C17 8 23 4 32 4s15 4 13 14c-8-3-18-3-26 0z", CLOTH),
        mass("M37 4.600c7 1.400 9.500 6 8 13.400-2-.8-4.500-1.400-7-1.800 1-4 .6-8-1-11.600z", INK, 0.5),
        mass("M17.500 21c9-4 20-4 29 0v-5c-9-4-20-4-29 0z", PAPER),
        ink("M21 19.300v-4.600M25 18.300v-4.800M29 17.700V13M33 17.700V13M37 18v-4.700M41 18.700V14M45 20v-4.600", 0.7),
        *fine(ink("M24 14c0-4 1.500-7 4-9M32 13V6M38 13c0-4-.6-6-2-8", 0.5)),
    ]


def _fur() -> Strokes:
    tufts = tuple((16.5 + k * 3.9, 17.4 - (2.2 if 0 < k < 8 else 0) - (1 if 2 < k < 6 else 0)) for k in range(9))
    return [
        mass("M18 15C17 6 23 2.500 32 2.500S47 6 46 15c-8-3-20-3-28 0z", CLOTH),
        mass("M37 3c6.500 1.200 10 5 9 12-2-.8-4.500-1.300-7-1.700 1-4 .4-7.300-2-10.300z", INK, 0.5),
        discs(tufts, 3.8, PAPER),
        hatched("M37 12c5 0 10 2 14 6-2 3-4 4-6 3-2-2-5-3-8-3.500 1.500-2 1.500-4 0-5.500z", HALF_SHADE),
        *fine(
            ink(
                "M16 15l.6 3M20 13.500l.6 3M25 12.500l.4 3M30 12v3M35 12v3M40 12.500l-.4 3M45 13.500l-.6 3M18 "
                "19l.8 2M46 19l-.8 2",
                0.6,
            ),
            hatched("M18 14C17 7 22 3 29 2.600c-4 3-5 6-5 10z", LIGHT),
        ),
    ]


HATS: Final[Mapping[str, Callable[[], Strokes]]] = {
    "brim": _brim,
    "fedora": _fedora,
    "straw": _straw,
    "cap": _cap,
    "bowler": _bowler,
    "top": _top,
    "feather": _feather,
    "beret": _beret,
    "cloche": _cloche,
    "bonnet": _bonnet,
    "captain": _captain,
    "bicorne": _bicorne,
    "helmet": _helmet,
    "winged": _winged,
    "knit": _knit,
    "fur": _fur,
}
