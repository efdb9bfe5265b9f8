"""Wine and the cellar, food and the table."""

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


def _glass() -> Strokes:
    return [
        edged("M48 38h12c1 7-1 11-6 11s-7-4-6-11z"),
        mass("M48.2 42h11.6c0 4-2 6.4-5.8 6.4s-5.8-2.4-5.8-6.4z", INK),
        ink("M54 49v11M49.5 61h9", 1.3),
        *fine(line("M50 43.5q.4 2 1.5 3", PAPER, 0.7)),
    ]


def _glasses() -> Strokes:
    return [
        edged("M43 42h8.500c.7 5-.7 8-4.250 8S42.300 47 43 42zM55 38h8.500c.7 5-.7 8-4.250 8S54.300 43 55 38z"),
        mass("M43.200 45h8.100c0 3-1.500 4.500-4.050 4.500S43.200 48 43.200 45z", CLOTH),
        mass("M55.200 41h8.100c0 3-1.500 4.500-4.050 4.500S55.200 44 55.200 41z", INK),
        ink("M47.250 50v11M44 61.500h6.500M59.250 46v14M56 60.500h6.500", 1.2),
    ]


def _bottle() -> Strokes:
    return [
        mass("M51 32h6v7c4 1 5 3.500 5 7v18H46V46c0-3.500 1-6 5-7z", INK),
        edged("M47 48h14v10H47z"),
        *fine(ink("M50 51.5h8M50 54.5h6", 0.7), line("M48.5 44c.4-2 1.5-3.500 3-4", PAPER, 0.8)),
    ]


def _barrel() -> Strokes:
    return [
        edged("M44 46h18c2.5 5 2.5 13 0 18H44c-2.5-5-2.5-13 0-18z"),
        ink("M43 50h20M43 60h20", 2),
        *fine(ink("M49 46v18M53 46v18M57 46v18", 0.6)),
    ]


def _vat() -> Strokes:
    fruit = ((44, 48), (48, 46.5), (52, 48), (56, 46.5), (60, 48), (46, 44.5), (54, 44.5), (58, 44))
    return [
        discs(fruit, 2.4, INK),
        edged("M40 49h24v15H42z", CLOTH),
        ink("M40.500 53.500H64M41.500 60H64", 1.6),
        *fine(
            ink("M46 49l.5 15M52 49v15M58 49v15", 0.6), discs(tuple((x - 0.7, y - 0.7) for x, y in fruit), 0.6, PAPER)
        ),
    ]


def _pipette() -> Strokes:
    return [
        edged("M52 30h3l.5 14c3 1 4 3 4 6s-2 5-4 6L55 64h-2.500L52 56c-2-1-4-3-4-6s1-5 4-6z", width=0.8),
        mass("M48.300 50h11c0 2.600-2 4.600-4 5.600L55 62.500h-2.200l-.6-7c-2-.8-3.900-2.900-3.900-5.500z", INK),
        *fine(line("M50 46.500c-.6 1-.8 2-.6 3", PAPER, 0.7)),
    ]


def _flask() -> Strokes:
    return [
        edged("M50.500 36h7v10l6.500 15c.6 2-.4 3-2 3H46c-1.600 0-2.600-1-2-3l6.500-15z"),
        mass(
            "M48 54c3-1.500 5 1 8 0s3-1 4.800-.2L63 60.500c.6 1.800 0 2.700-1.600 2.700H46.600c-1.600 "
            "0-2.200-.9-1.600-2.700z",
            INK,
        ),
        ink("M49.500 36h9", 1.8),
        discs(((51, 58), (55.5, 60), (53, 50), (55.5, 47)), 0.9, PAPER),
        *fine(ring(53, 50, 0.9, 0.4), ring(55.5, 47, 0.9, 0.4)),
    ]


def _pitcher() -> Strokes:
    return [
        ink("M58 46c6-1 7 10 1 12", 1.7),
        edged("M47 42h11l1 6c2 6 1 16-1 16h-10c-2 0-4-9-1-16z", CLOTH),
        mass("M47 42l-4-3 4 8z", CLOTH),
        mass("M54 42h4l1 6c2 6 1 16-1 16h-3c2.500-7 2-15-1-22z", INK, 0.4),
        *fine(line("M48 52c-.6 3-.4 6 .4 9", PAPER, 0.8)),
    ]


def _amphora() -> Strokes:
    return [
        ink("M50 40c-6 0-7 6-3 9M57 40c6 0 7 6 3 9", 1.5),
        edged("M50 36h7l-.5 6c4 3 6 6 5.500 10-.5 5-4 8-5 12h-7c-1-4-4.500-7-5-12-.5-4 1.500-7 5.500-10z", CLOTH),
        mass("M55 36h2l-.5 6c4 3 6 6 5.500 10-.5 5-4 8-5 12h-3c3-7 5-16 1-28z", INK, 0.4),
        line("M46.500 49.500c4 1.500 10 1.500 14 0M46.500 53c4 1.500 10 1.500 14 0", PAPER, 1),
        ink("M49 36h9", 1.6),
    ]


def _tankard() -> Strokes:
    return [
        ink("M58 46c6-1 6 11 0 11", 1.8),
        edged("M45 44h13v20H45z", CLOTH),
        discs(((45.5, 43), (49, 41.5), (53, 41), (57, 42.5)), 2.8, PAPER),
        ink("M45 49h13M45 60h13", 1.2),
        *fine(ink("M49 49v11M53.500 49v11", 0.6)),
    ]


def _tea() -> Strokes:
    return [
        ink("M58 51c5-1 5 7-1 7", 1.4),
        edged("M44 48h15c0 8-3 12-7.500 12S44 56 44 48z"),
        hatched("M54 48h5c0 8-3 12-6.500 12 2.500-3 3-8 1.500-12z", HALF_SHADE),
        mass("M42 61h19v2.500H42z", CLOTH),
        ink("M49 44q-2-2 0-4t0-4M54 44q-2-2 0-4t0-4", 0.9),
        *fine(ink("M46 52q5 2 9 0", 0.6)),
    ]


def _tray() -> Strokes:
    return [
        mass("M42 52h22v2.5H42z", INK),
        edged("M45 43h5v4c0 3-5 3-5 0z"),
        ink("M47.5 49v3M45.5 52h4", 0.8),
        edged("M53 38h3.500v4c2 1 2.500 2 2.500 4v6h-8.5v-6c0-2 .5-3 2.5-4z"),
        *hand(),
    ]


def _cake() -> Strokes:
    return [
        edged("M45 52c0-2 17-2 17 0v9H45z"),
        edged("M48 44c0-2 11-2 11 0v7c-3 1-8 1-11 0z"),
        mass(
            "M45 55c3 2 5-1 8 0s6 2 9 0v3c-3 1.500-5-1-9 0s-6 1-8 0zM48 46.500c2 1.500 4-.5 5.500 0s4 1 "
            "5.500 0v2.500c-3 1-8 1-11 0z",
            CLOTH,
        ),
        mass("M42 61h23v2.500H42z", INK),
        dot(53.5, 39.6, 1.6, INK),
        ink("M53.500 42v-1", 0.9),
    ]


def _pan() -> Strokes:
    return [
        line("M53 64L57 50", INK, 2.6),
        oval(57, 42, 7, 8.4, INK),
        oval(56.4, 41.6, 5.2, 6.4, CLOTH),
        oval(56, 42, 3.4, 4.2, PAPER),
        dot(56.6, 42.4, 1.5, CLOTH),
        *hand(),
    ]


def _crate() -> Strokes:
    return [
        mass("M46 49v-6c0-2 1-3 1-5h2.500c0 2 1 3 1 5v6zM53 49v-6c0-2 1-3 1-5h2.500c0 2 1 3 1 5v6z", INK),
        edged("M41 49h23v15H41z", CLOTH),
        ink("M41 54h23M41 59h23", 0.9),
        mass("M46 52h13v8H46z", PAPER),
        ink("M48.500 55h8M48.500 57.500h5", 0.8),
    ]


DRINKS: Final[Mapping[str, Callable[[], Strokes]]] = {
    "glass": _glass,
    "glasses": _glasses,
    "bottle": _bottle,
    "barrel": _barrel,
    "vat": _vat,
    "pipette": _pipette,
    "flask": _flask,
    "pitcher": _pitcher,
    "amphora": _amphora,
    "tankard": _tankard,
    "tea": _tea,
    "tray": _tray,
    "cake": _cake,
    "pan": _pan,
    "crate": _crate,
}
