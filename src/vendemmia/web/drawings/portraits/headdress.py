"""Scarves, hoods, veils, crowns and wigs: what covers a head without a brim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .marks import (
    CLOTH,
    HALF_SHADE,
    INK,
    LIGHT,
    PAPER,
    Stroke,
    Strokes,
    discs,
    dot,
    fine,
    hatched,
    ink,
    line,
    mass,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _kerchief() -> Strokes:
    spots = ((25.5, 11), (32, 9.3), (38, 11.5), (22.5, 16), (42.3, 17), (28.5, 13.5), (35.3, 13.3))
    return [
        mass("M18.5 25C16 10 24 6 32 6s16 4 13.5 19c-3-7-7-10-13.5-10s-10.5 3-13.5 10z", CLOTH),
        mass("M37 6.6c7 1.4 10.5 6 8.5 18.4-1-2.6-2.4-4.7-4-6.2 0-5-1.5-9-4.5-12.2z", INK, 0.45),
        discs(spots, 1, PAPER),
        mass("M45 25c4 1 6 4 6 8-3-1-5-3-6.6-5z", CLOTH),
    ]


def _wimple() -> Strokes:
    return [
        mass(
            "M17 30C13 12 22 5 32 5s19 7 15 25c-1 8-2 13-4 18l-5-4c4-4 6-11 5.5-18-1-7-5-10-11.5-10s-10.5 3-11.5 10"
            "c-.5 7 1.5 14 5.5 18l-5 4c-2-5-3-10-4-18z",
            PAPER,
        ),
        hatched("M40 7.5c6 4 9 11 7 22.5-1 8-2 13-4 18l-5-4c5-6 7-12 6-20-.6-6-2-12-4-16.5z", HALF_SHADE),
        *fine(ink("M20 22c1-7 5-12 12-13M19 32c1 5 2 9 4 12M45 20c-2-5-5-9-9-10.5", 0.55)),
    ]


def _hood() -> Strokes:
    return [
        mass(
            "M14 40C10 16 20 3 32 3s22 13 18 37c-3 5-6 8-9 9 3-6 5-13 4-22-2-8-7-10-13-10s-11 2-13 10c-1 9 1 16 4 22"
            "-3-1-6-4-9-9z",
            CLOTH,
        ),
        mass("M36 3.5C47 6 53 18 50 40c-3 5-6 8-9 9 3-6 5-13 4-22-1-5-3.6-8-7-9.3 1-5 0-10-2-14.2z", INK, 0.5),
        *fine(hatched("M14 40C10 16 20 3 30 3c-7 6-9 14-9.5 24-.6 8 0 14 2.5 22-3-1-6-4-9-9z", LIGHT)),
    ]


def _crown() -> Strokes:
    return [
        mass("M19 17l-2.5-12 8 5.5L32 1.500l7.500 9 8-5.500L45 17c-7 2.200-19 2.200-26 0z", CLOTH),
        mass("M39.500 10.500l8-5.500L45 17c-2 .7-4.500 1.100-7 1.400z", INK, 0.45),
        discs(((16.5, 5), (32, 1.8), (47.5, 5)), 1.5, PAPER),
        mass("M19.300 13.600c7 2 18.400 2 25.400 0v3c-7 2-18.400 2-25.400 0z", PAPER),
        discs(((24, 15.6), (28, 15.9), (32, 16), (36, 15.9), (40, 15.6)), 0.9, INK),
    ]


def _mortar() -> Strokes:
    return [
        mass("M20 18v-6h24v6c-6-2.500-18-2.500-24 0z", INK),
        mass("M32 2l22 7-22 7.500L10 9z", CLOTH),
        mass("M32 2l22 7-22 7.500z", INK, 0.35),
        line("M32 9l16 3v9", PAPER, 1.2),
        mass("M46.500 20h3l.8 6h-4.600z", PAPER),
        *fine(ink("M10 9l22 7.500L54 9", 0.7)),
    ]


def _toque() -> Strokes:
    return [
        mass(
            "M20.500 19v-6C15 12 14 4.500 20 3.500c3-4 9-3.600 11.500-1.500C35-.5 43 .5 44 4c6 1.500 5 8-.5 "
            "9v6c-6-2-17-2-23 0z",
            PAPER,
        ),
        hatched("M38 .6c4-.3 6 1.500 6 3.400 6 1.500 5 8-.5 9v6c-2-.6-4-1-6-1.200 2-6 2-11.500.5-17.200z", HALF_SHADE),
        ink("M20.500 14c7 1.800 16 1.800 23 0", 1),
        *fine(ink("M26 12c-1-3-1-5 0-7M32 12.500v-8M38 12c1-3 1-5 0-7", 0.6)),
    ]


def _turban() -> Strokes:
    return [
        mass("M17 21C14 9 22 3 33 3s18 7 14 18c-3-4-8-5.500-15-5.500S20 17 17 21z", PAPER),
        hatched("M38 3.800c8 2 12 8 9 17.200-2-2.500-4.500-4-8-4.800 1-4 1-8-1-12.400z", HALF_SHADE),
        ink("M18 18c4-8 12-12 22-12M20 14c6-6 14-6 24-2M17.500 20C24 12 36 10 46.500 18", 1),
        dot(31, 13, 2, CLOTH),
        dot(31, 13, 0.9, INK),
    ]


def _veil() -> Strokes:
    flowers = ((22, 13), (27, 10), (32, 9), (37, 10), (42, 13))
    return [
        mass(
            "M12 52C8 20 18 5 32 5s24 15 20 47c-3-3-5-6-6-10 1-8 1-16-2-21-3-4-7-5-12-5s-9 1-12 5c-3 5-3 13-2 21"
            "-1 4-3 7-6 10z",
            PAPER,
            0.92,
        ),
        hatched(
            "M38 6c12 4 17 20 14 46-3-3-5-6-6-10 1-8 1-16-2-21-1.300-1.800-2.800-3-4.600-3.800 0-4 0-8-1.400-11.200z",
            HALF_SHADE,
            0.8,
        ),
        discs(flowers, 2, CLOTH),
        discs(flowers, 0.8, PAPER),
    ]


def _goggles() -> Strokes:
    return [
        mass("M18 21c-1-10 5-15 14-15s15 5 14 15c-8-3-20-3-28 0z", INK),
        ink("M19 17h26", 2),
        discs(((26, 16.5), (38, 16.5)), 4, CLOTH),
        discs(((26, 16.5), (38, 16.5)), 2.6, PAPER),
        *fine(line("M22 10c2-2 5-3 8-3", PAPER, 0.6)),
    ]


def _laurel() -> Strokes:
    def leaf(side: int, k: int) -> Stroke:
        x, y = 32 + side * (12.5 - k * 2.1), 20 - k * 1.9
        reach = side * 2.6
        return mass(f"M{x} {y + 3}q{-reach * 0.9}-3.400 {reach * 0.2}-6.600q{reach} 2.400 {-reach * 0.2} 6.600z", CLOTH)

    return [leaf(side, k) for side in (-1, 1) for k in range(5)]


def _wig() -> Strokes:
    """Draw the curled wig of a court."""
    curls = tuple((32 + side * x, y) for side in (-1, 1) for x, y in ((14.5, 24), (15.5, 31), (16, 38), (15.5, 45)))
    return [
        mass("M17 26C14 10 22 4 32 4s18 6 15 22c-2-8-6-11.500-15-11.500S19 18 17 26z", PAPER),
        hatched("M38 4.800c8 2.200 11.500 8 9 21.200-1.400-5-3.500-8.200-7-10 .6-4 0-7.600-2-11.200z", HALF_SHADE),
        discs(curls, 4.3, PAPER),
        discs(tuple((x, y) for x, y in curls), 1.2, CLOTH),
        ink(
            "M20.300 20C22 12 26 9 31 8.500M44 19C42 12 38 9 33 8.500M14 27.500h7M13 34.500h7M13 41.500h7"
            "M43 27.500h7M44 34.500h7M44 41.500h7",
            0.7,
        ),
        *fine(ink("M23 17c2-4 5-6 8-6M41 16c-2-3-5-5-8-5", 0.5)),
    ]


HEADDRESSES: Final[Mapping[str, Callable[[], Strokes]]] = {
    "kerchief": _kerchief,
    "wimple": _wimple,
    "hood": _hood,
    "crown": _crown,
    "mortar": _mortar,
    "toque": _toque,
    "turban": _turban,
    "veil": _veil,
    "goggles": _goggles,
    "laurel": _laurel,
    "wig": _wig,
}
