"""Money, rank, music and play; ships and what travels."""

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

LIRA: Final = "M56.5 49.5c-1-2.5-4.6-2-4.600.6 0 1.6.8 2.6.4 4.4-.2.9-.6 1.2-1.2 1.5h5.8M50.8 52.4h4.6"


def _coins() -> Strokes:
    piles = "".join(
        f"M{x} {y}c0-2.600 9-2.600 9 0v2.400c0 2.600-9 2.600-9 0z"
        for x, y in ((42, 59), (42, 55.5), (42, 52), (53, 59), (53, 55.5))
    )
    return [
        edged(piles, PAPER, 0.8),
        dot(57.5, 46, 5, INK),
        dot(57.5, 46, 3.9, PAPER),
        ink("M57.500 43.500v5M56 46h3", 1),
    ]


def _laurel() -> Strokes:
    twigs = "M54 62c-8-1-11-8-8-18M54 62c8-1 11-8 8-18"
    left = ((46, 45), (44.6, 49.5), (45.2, 54), (47.6, 58), (51, 60.6))
    pairs = [*left, *((108 - x, y) for x, y in left)]
    return [
        ink(twigs, 0.9),
        *(
            edged(f"M{x} {y - 3.4}c2.400 2 2.400 4.800 0 6.800-2.400-2-2.400-4.800 0-6.800z", CLOTH, 0.7)
            for x, y in pairs
        ),
        dot(54, 52, 4.2, INK),
        dot(54, 52, 3.2, PAPER),
    ]


def _purse() -> Strokes:
    return [
        edged("M46 50c-4 5-3 14 3 14h9c6 0 7-9 3-14-2-2-4-3-4-5h-7c0 2-2 3-4 5z", CLOTH),
        ink("M48.5 45.5h10", 2),
        mass("M49 45l-2-5 4 2 2.5-3 2.5 3 4-2-2 5z", CLOTH),
        dot(53.5, 56, 2.6, PAPER),
        *fine(ink("M50 50q-2 5-1 10M58 50q2 5 1 10", 0.6)),
    ]


def _strongbox() -> Strokes:
    return [
        edged("M42 48c0-5 3-7 10.500-7S63 43 63 48z", CLOTH),
        edged("M42 48h21v15H42z", CLOTH),
        mass("M44.500 41.600h3V63h-3zM57.500 41.600h3V63h-3z", INK),
        edged("M50 47h5.500v7H50z"),
        dot(52.7, 49.8, 1.1, INK),
        ink("M52.700 50.500v2M42 48h21", 0.9),
    ]


def _scales() -> Strokes:
    return [
        ink("M53 36v24M48 61h10M44.5 41h17M44.5 41l-2.5 8M44.5 41l2.5 8M61.5 41l-2.5 8M61.5 41l2 8", 1),
        mass("M41 49h7c0 4-7 4-7 0zM57.5 49h6.500c0 4-6.500 4-6.500 0z", INK),
        dot(53, 36, 1.6, CLOTH),
    ]


def _gavel() -> Strokes:
    return [
        line("M47 62l11-16", PAPER, 3),
        ink("M48.400 62.500l11-16", 0.8),
        mass("M52 36.500l12 8-3.500 5.500-12-8z", INK),
        mass("M52 36.500l3 2-3.500 5.500-3-2z", CLOTH),
        *hand()[:1],
    ]


def _cups() -> Strokes:
    return [
        edged("M43 50h7l1.500 11h-10zM57 50h7l1 11h-9.500z", CLOTH),
        edged("M49 41h8l1.500 11h-11z", CLOTH),
        ink("M42 53h9.500M56 53h9M48.500 44h9", 0.9),
        dot(53.6, 61, 2, INK),
        ink("M41 63.500h23", 1.2),
    ]


def _bell() -> Strokes:
    return [
        edged("M53.500 40c6 0 7 6 7.500 11l3 7H43l3-7c.5-5 1.500-11 7.500-11z", CLOTH),
        mass("M55 40.200c5 .6 5.600 6.300 6 10.800l3 7h-5c-.6-7-1.600-13-4-17.800z", INK, 0.4),
        ring(53.5, 37.6, 2.2, 1.4),
        dot(53.5, 60.4, 2.4, INK),
        *fine(line("M48.500 48c.3-2.400 1-4 2.400-5", PAPER, 0.8)),
    ]


def _rosette() -> Strokes:
    scallops = tuple(
        (53.5 + x, 46 + y)
        for x, y in ((0, -6.4), (4.6, -4.6), (6.4, 0), (4.6, 4.6), (0, 6.4), (-4.6, 4.6), (-6.4, 0), (-4.6, -4.6))
    )
    return [
        mass("M48 51l-3 13 4-2 2.500 3 3-12zM59 51l3 13-4-2-2.500 3-3-12z", CLOTH),
        discs(scallops, 2.8, PAPER),
        dot(53.5, 46, 6.4, PAPER),
        ring(53.5, 46, 6, 0.7),
        dot(53.5, 46, 3.8, INK),
        *fine(ink("M53.500 38.500v3M60 42l-2.600 1.500M47 42l2.600 1.500M60 50l-2.600-1.500M47 50l2.600-1.500", 0.6)),
    ]


def _shield() -> Strokes:
    return [
        edged("M44 41h19v9c0 7-4 11-9.500 13.500C48 61 44 57 44 50z"),
        mass(
            "M53.500 41H63v9c0 .6 0 1.200-.1 1.800h-9.400zM44.100 51.800h9.400v11.700C48.300 61 44.600 "
            "57.500 44.100 51.800z",
            CLOTH,
        ),
        discs(((47.4, 45.2), (50, 45.2), (48.7, 47.6)), 1.3, INK),
        mass("M58.200 54l1 2.200 2.400.2-1.800 1.600.5 2.300-2.100-1.200z", INK),
    ]


def _sceptre() -> Strokes:
    return [
        line("M50 64L57 40", PAPER, 2.6),
        ink("M51.200 64L58.200 40", 0.8),
        mass("M54.500 40.500l6 1.700.5-2-6-1.700z", INK),
        dot(58.5, 35, 4, CLOTH),
        ink("M58.500 31v-4M56.700 28.600h3.600M54.500 35c2.500-1.500 5.500-1.500 8 0", 1),
        *hand(),
    ]


def _halberd() -> Strokes:
    return [
        ink("M55 64V26", 2),
        edged("M55 22c-2 3-2.500 5-2 8h4c.5-3 0-5-2-8z", width=0.7),
        edged("M56 31c4 0 7 1 8 3-.6 4-.6 7 0 11-3-2-5-3-8-3z"),
        mass("M54 32l-6 2 6 4z", INK),
        *hand(),
    ]


def _umbrella() -> Strokes:
    return [
        ink("M53 40l-3 22c-.4 2.600-3.500 2.400-3.800 0", 1.6),
        mass(
            "M37 42c2-10 12-16 22-9 4 3 5.500 8 4 13-2-2-4-2-5 "
            "0-2-3-5-3-6.500-.7-2-3-5-3-7-.8-2-3-5.500-3.500-7.500-2.500z",
            CLOTH,
        ),
        mass("M56 31.500c6 3 9 8 7 14.500-2-2-4-2-5 0 1-5 .6-10-2-14.500z", INK, 0.4),
        *fine(ink("M51.500 45.300c0-5-.5-9-1-15M44.500 44.500c1-5 3-10 6-14M58 46c-.6-6-3-12-7.500-15.500", 0.6)),
        *hand()[:1],
    ]


def _watch() -> Strokes:
    return [
        ink("M54 42c-2-4-6-6-10-6", 1),
        ring(54, 42.4, 2, 1.2),
        dot(54, 53, 9, INK),
        dot(54, 53, 7.4, PAPER),
        ink("M54 53v-4.600M54 53l3.600 2", 1.2),
        *fine(ink("M54 46.500v1M60.500 53h-1M54 59.500v-1M47.500 53h1", 0.8)),
    ]


def _gift() -> Strokes:
    return [
        edged("M43 50h20v14H43z"),
        hatched("M56 50h7v14h-7z", HALF_SHADE),
        mass("M51.500 46h3.500v18h-3.500zM42 46h22v4.500H42z", CLOTH),
        ink("M53 46c-4-6-9-6-8-2 .6 2 5 2 8 2zM53.500 46c4-6 9-6 8-2-.6 2-5 2-8 2z", 1.2),
    ]


def _lute() -> Strokes:
    return [
        edged("M46 64c-4-6-1-14 6-15 7-1 11 6 9 15z", CLOTH),
        dot(53, 57, 2.4, INK),
        ink("M52.5 50L47 31", 2.4),
        mass("M44.5 32l3-6 3 5z", INK),
        *fine(line("M52 64L48 34M54 64L49 33", PAPER, 0.5)),
    ]


def _violin() -> Strokes:
    return [
        mass("M45 64c-3-5-1-10 3-11l5-17 5 1.500-3 17c4 3 4 7 2 9.500z", INK),
        line("M52 38l-4 22M47.500 56.500h6", PAPER, 0.8, 0.8),
        mass("M45 55.500c2-2 4-2.400 6-2l-.8 3.500-6 1z", CLOTH),
        ink("M57 45c4-1 4 5 1 5", 1.4),
    ]


def _horn() -> Strokes:
    return [
        edged("M44 52l15-10v20l-15-5z"),
        mass("M59 42c3 0 4.500 4 4.500 10s-1.5 10-4.500 10-4-4-4-10 1-10 4-10z", INK),
        ink("M47 58l1 6", 1.8),
    ]


def _bugle() -> Strokes:
    return [
        ink("M41 46h14M47 46c-3 0-3 9 1 9h7c4 0 4-9 0-9", 1.6),
        edged("M54 46c4-1 7-3 9-7v15c-2-4-5-6.500-9-7z", CLOTH),
        edged("M46.500 52h8v9l-4-2-4 2z"),
        mass("M39.500 44.500h2.500v3h-2.500z", INK),
    ]


def _ship() -> Strokes:
    return [
        edged("M42 54h21l-5 9H46z"),
        edged("M51 36l9 16h-9zM49.5 41v11H43z"),
        ink("M50.3 34v20", 1),
        *fine(ink("M44.5 58h16", 0.6)),
    ]


def _flag() -> Strokes:
    return [ink("M49 64V34", 1.6), edged("M50 35h13l-3.500 4.5L63 44H50z", CLOTH, 0.8)]


def _bundle() -> Strokes:
    return [
        ink("M44 64L62 36", 2.2),
        edged("M56 44c-5 3-7 9-4 12s9 3 11-1 0-9-3-11l1-3-3 1.500-2.500-1.500z", CLOTH),
        ink("M56 44.500l4.500-.5", 1.4),
        discs(((55, 50), (59, 48), (60, 53), (55.5, 55)), 0.9, PAPER),
        *hand()[:1],
    ]


def _lantern() -> Strokes:
    return [
        edged("M47 46h13l1 15H46z"),
        mass("M46 46l3-5h9l3 5zM46 61h15v3H46z", INK),
        ink("M53.5 41v-3q0-3 3-3", 1.2),
        mass("M53.5 48c4 5 3 10 0 10s-4-5 0-10z", CLOTH),
        ink("M50 46v15M57 46v15", 0.7),
    ]


def _orb() -> Strokes:
    return [
        mass("M46 60h15l3 4H43z", INK),
        dot(53.5, 51, 9, PAPER),
        hatched("M56 42.400c5 1.200 7 5 6.400 9.400-.6 5-4 8-8 8.200 3.400-5 4-12 1.600-17.600z", HALF_SHADE),
        ring(53.5, 51, 9, 0.9),
        mass("M51 46l1.200 2.600 2.900.3-2.100 2 .5 2.800-2.500-1.400-2.500 1.400.5-2.800-2.100-2 2.900-.3z", CLOTH),
    ]


def _pawn() -> Strokes:
    """Draw a wooden worker."""
    return [
        mass("M45 63.500c0-7 2-11 8.500-11s8.500 4 8.500 11z", CLOTH),
        mass("M55 52.600c5 .6 7 4.600 7 10.900h-6c1-4 .6-8-1-10.900z", INK, 0.4),
        edged("M50 48a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z", width=0.7),
        mass("M46 45.500c4-2 11-2 15 0-4 2-11 2-15 0z", INK),
        mass("M49.500 45c0-5 8-5 8 0z", CLOTH),
    ]


TREASURES: Final[Mapping[str, Callable[[], Strokes]]] = {
    "coins": _coins,
    "laurel": _laurel,
    "purse": _purse,
    "strongbox": _strongbox,
    "scales": _scales,
    "gavel": _gavel,
    "cups": _cups,
    "bell": _bell,
    "rosette": _rosette,
    "shield": _shield,
    "sceptre": _sceptre,
    "halberd": _halberd,
    "umbrella": _umbrella,
    "watch": _watch,
    "gift": _gift,
    "lute": _lute,
    "violin": _violin,
    "horn": _horn,
    "bugle": _bugle,
    "ship": _ship,
    "flag": _flag,
    "bundle": _bundle,
    "lantern": _lantern,
    "orb": _orb,
    "pawn": _pawn,
}
