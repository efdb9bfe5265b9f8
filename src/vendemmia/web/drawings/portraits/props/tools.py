"""Tools of builders, craftsmen and surveyors."""

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
    ring,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _hammer() -> Strokes:
    head = [mass("M46 33h17l1 8H46z", INK), mass("M46 33h6v8h-6z", PAPER)]
    return [line("M50 64L54 40", PAPER, 3.4), ink("M51.5 64L55.5 40", 0.8), *head, *hand()]


def _anvil() -> Strokes:
    return [
        mass("M40 46h24v5c-3 .6-5 2-6 4h-7c-4-1-9-4-11-9z", INK),
        mass("M51 55h7v4h4v5H47v-5h4z", INK),
        line("M43 48h20", PAPER, 0.9, 0.8),
        mass("M50 38h9v4h-9zM53.500 42h2v4h-2z", CLOTH),
        *fine(line("M52 60.500h8", PAPER, 0.7, 0.7)),
    ]


def _bricks() -> Strokes:
    return [
        edged("M42 58h10v6H42zM53 58h10v6H53zM47.500 51h10v6h-10z", CLOTH),
        edged("M50 47.500l9-3.500 1.500 4-9 3.500z", CLOTH),
        *fine(
            ink("M44 60h3M55 60h3M49.500 53h3", 0.6),
            hatched("M55 51h2.500v6H55zM60 58h3v6h-3zM49 58h3v6h-3z", HALF_SHADE),
        ),
    ]


def _trowel() -> Strokes:
    blade = edged("M48 42l13-2-8 17z")
    return [blade, ink("M53 57l-1 3", 1.6), ink("M52 60l-2 5", 3), *fine(ink("M51 44l6-1M52 47l4-.6", 0.5)), *hand()]


def _theodolite() -> Strokes:
    return [
        ink("M53 47l-8 17M53 47v17M53 47l8 17", 1.7),
        mass("M45 36l13-3 1.500 5-13 3z", CLOTH),
        edged("M58 32.500l4-1 2 6.500-4 1z"),
        mass("M44 37l2-.5.8 3-2 .5zM50 41h6v6h-6z", INK),
        dot(53, 44, 1.2, PAPER),
    ]


def _compass() -> Strokes:
    return [
        ink("M54 38l-6 24M54 38l6 24", 1.8),
        dot(54, 37, 2.4, CLOTH),
        dot(54, 37, 1, PAPER),
        ink("M50.5 51q3.500 2 7 0", 0.9),
    ]


def _spyglass() -> Strokes:
    return [
        mass("M46 58l4-5 4 3.200-4 5z", INK),
        mass("M50 53l6-8 5 4-7 7.200z", CLOTH),
        edged("M56 45l5-6.500 5 4-5 6.500z"),
        ink("M50 53l4 3.200M56 45l5 4", 1),
        *hand()[:1],
    ]


def _tools() -> Strokes:
    return [
        ink("M48 64L58 40M59 64L49 42", 2.4),
        mass("M55 40c-1-4 1-7 4-8l-.5 4 3 1.500 2.500-3c1 4-1 7-4 8z", PAPER),
        ink("M55 40c-1-4 1-7 4-8l-.5 4 3 1.500 2.500-3c1 4-1 7-4 8z", 0.9),
        mass("M46 34l4-1.500 3 9-4 1.500z", CLOTH),
        dot(53.6, 52, 1.6, PAPER),
    ]


def _plane() -> Strokes:
    return [
        edged("M41 54h23v7H41z", CLOTH),
        mass("M44 54c0-4 1-6 3-6s3 2 3 6zM56 54c-1-5 2-8 6-8-1 3 1 5 0 8z", INK),
        edged("M51 54l3-8h2l-1.500 8z"),
        ink("M41 61h23", 1.2),
        *fine(ink("M44 64q2-3 5-1.500M45 57.500h5", 0.6)),
    ]


def _press() -> Strokes:
    return [
        ink("M53 32v14M45 35h16", 2),
        mass("M46 45h14v3.500H46z", INK),
        edged("M44 48.500h18v12H44z"),
        ink("M47.600 48.500v12M51.200 48.500v12M54.800 48.500v12M58.400 48.500v12", 0.8),
        mass("M43.500 52h19v1.600h-19zM42 60.500h22V64H42z", CLOTH),
    ]


def _yoke() -> Strokes:
    return [
        mass(
            "M41 44c3-5 7-5 10-1 1 1.500 3 1.500 4 0 3-4 7-4 9 1v4c-3-3-5-3-7 0-2 2.500-6 2.500-8 0-2-3-5-3-8 0z", CLOTH
        ),
        ink("M43.500 48c-1 8 0 12 3 12s4-4 3-11M56 49c-1 7 0 11 3 11s4-4 3-12", 1.6),
        *fine(ink("M43 45c2-2.500 5-2.500 7 0M57 45c2-2.500 4-2.500 6 0", 0.6)),
    ]


def _pump() -> Strokes:
    return [
        mass("M48 44h8v20h-8z", CLOTH),
        mass("M53 44h3v20h-3z", INK, 0.45),
        mass("M46.500 41h11v3.500h-11zM46 61h12v3H46z", INK),
        ink("M52 41v-5M52 36c5-2 9-1 11 3", 1.7),
        mass("M48 49h-4c-2 0-3 1-3 4h3c0-1 1-1 4-1z", INK),
        edged("M42.500 54.500c2 3 2.200 4.500 0 5.500-2.200-1-2-2.500 0-5.500z", width=0.7),
    ]


def _windmill() -> Strokes:
    return [
        edged("M49 64l2-16h6l2 16z"),
        mass("M50.500 48c0-4 7-4 7 0z", CLOTH),
        ink("M54 47L45.500 38M54 47l8.500-9M54 47l-8.500 9M54 47l8.500 9", 1),
        mass(
            "M47 36.500l5 5.500-2.600 2.600-5-5.500zM61 36.500L56 42l2.600 2.600 5-5.500zM44.400 "
            "54.500l5-5.200L52 52l-5 5.200zM63.600 54.500l-5-5.200L56 52l5 5.200z",
            CLOTH,
            0.85,
        ),
        dot(54, 47, 1.6, INK),
        mass("M52.500 64v-5h3v5z", INK),
    ]


def _trellis() -> Strokes:
    return [
        ink("M45 64V40M54 64V37M63 64V40M43 45h21M43 53h21", 1.5),
        ink("M45 62c6-3 3-9 9-11s4-8 9-9", 1.1),
        mass("M48 53c-4 0-5-2-5-5 4 0 5 2 5 5zM57 47c4 0 5-2 5-5-4 0-5 2-5 5zM51 59c4 0 5-2 5-5-4 0-5 2-5 5z", CLOTH),
        discs(((59, 51), (61.6, 51), (60.3, 53.4), (59.2, 55.4), (61.4, 55.4)), 1.5, INK),
    ]


def _house() -> Strokes:
    return [
        edged("M44 50h17v14H44z"),
        mass("M41 51l11.500-10L64 51z", CLOTH),
        mass("M52.500 41L64 51H54z", INK, 0.4),
        mass("M50.500 64v-8h4v8zM46 53.500h3.500V57H46zM56 53.500h3.500V57H56zM58 40h3v6l-3-2.500z", INK),
    ]


def _ring() -> Strokes:
    return [ring(54, 54, 5.4, 1.8), edged("M51 47l3-4 3 4-3 2.5z", width=0.8)]


def _key() -> Strokes:
    return [
        ring(50, 42, 3.6, 1.6),
        ring(54, 40, 3.6, 1.4),
        ink("M50 46v16M50 58h4M50 62h3.500M55 43.500l6 14M59.500 54l3.500-1.500M61 57.500l3-1.200", 1.9),
    ]


TOOLS: Final[Mapping[str, Callable[[], Strokes]]] = {
    "hammer": _hammer,
    "anvil": _anvil,
    "bricks": _bricks,
    "trowel": _trowel,
    "theodolite": _theodolite,
    "compass": _compass,
    "spyglass": _spyglass,
    "tools": _tools,
    "plane": _plane,
    "press": _press,
    "yoke": _yoke,
    "pump": _pump,
    "windmill": _windmill,
    "trellis": _trellis,
    "house": _house,
    "ring": _ring,
    "keys": _key,
}
