"""Paper, books and what teachers and clerks hold."""

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


def _scroll() -> Strokes:
    return [
        edged("M44 48h14c-1 2-1 3 0 5v11H44V53c-1-2-1-3 0-5z"),
        ink("M47 54h8M47 57.5h8M47 61h5", 0.9),
        edged("M58 48c3 0 3 5 0 5"),
    ]


def _seal() -> Strokes:
    ribbons = mass("M54.500 60l-1 4h3l.5-2 .8 2h3l-1.500-4.500z", INK)
    return [
        edged("M44 42h14v20H44z"),
        ink("M47 46h8M47 49.5h8M47 53h5", 0.8),
        ribbons,
        dot(57, 57, 4.6, CLOTH),
        dot(57, 57, 2.4, PAPER),
    ]


def _plan() -> Strokes:
    return [
        edged("M42 46h20v16H42z"),
        ink("M45 58V52l5-4 5 4v6zM57.5 50v8", 1),
        *fine(ink("M45 60h14M48 58v-3h3v3", 0.6)),
        edged("M42 46q-2-2.5 0-4h20q2 1.5 0 4z"),
    ]


def _map() -> Strokes:
    return [
        edged("M41 46l7-3 8 3 7-3v17l-7 3-8-3-7 3z"),
        hatched("M48 43l8 3v17l-8-3z", HALF_SHADE, 0.6),
        ink("M44 58c3-5 2-8 6-8s3 5 8 2", 1.1),
        dot(59.6, 49.5, 1.7, CLOTH),
        ink("M59.600 51v3", 1),
        *fine(ink("M48 43v17M56 46v17", 0.6)),
    ]


def _book() -> Strokes:
    pages = edged("M44.5 46c3-1.5 6-1 8.5 1 2.5-2 5.5-2.5 8.5-1v15c-3-1.5-6-1-8.5 1-2.5-2-5.500-2.500-8.500-1z")
    text = (
        "M46.5 50q2.500-.6 4.500.6M46.5 53q2.500-.6 4.500.6M46.5 56q2.500-.6 4.500.6"
        "M55 50.6q2-1.2 4.500-.6M55 53.6q2-1.2 4.500-.6M55 56.6q2-1.2 4.500-.6"
    )
    return [mass("M43 46l10 2 10-2v17l-10 2-10-2z", INK), pages, ink("M53 47v15", 0.9), *fine(ink(text, 0.6))]


def _quill() -> Strokes:
    barbs = "M52 53l5-1M54 48l5-1.5M56 44l4-1.5M51.5 55l-2-3M54 50l-2-3M56 46l-1.5-3"
    return [
        edged("M48 62C48 50 53 38 62 32c2 9-3 21-11 28z", width=0.8),
        ink("M46.5 64C50 54 55 44 61 35", 0.9),
        *fine(ink(barbs, 0.5)),
        *hand(),
    ]


def _letter() -> Strokes:
    return [
        edged("M42 46h21v15H42z"),
        ink("M42 46l10.500 8L63 46M42 61l7-7.500M63 61l-7-7.500", 0.9),
        dot(52.5, 54, 2.6, CLOTH),
    ]


def _clipboard() -> Strokes:
    return [
        mass("M43 42h19v22H43z", CLOTH),
        edged("M45 45h15v19H45z"),
        mass("M49 40h7v4h-7z", INK),
        ink("M47 49.500l1.500 1.500 2.500-3M47 55l1.500 1.500 2.500-3M47 60.500l1.500 1.500 2.500-3", 1),
        *fine(ink("M53 50h5M53 55.500h5M53 61h4", 0.7)),
    ]


def _slate() -> Strokes:
    return [
        edged("M43 43h19v19H43z", CLOTH),
        mass("M45 45h15v15H45z", INK),
        line("M47.500 49.500q2-3 3 0t3 0M48 54h8M48 57h5", PAPER, 1),
        ink("M61 59l4-5", 1.6),
    ]


def _chalk() -> Strokes:
    return [
        mass("M42 42h21v18H42z", INK),
        line("M45.5 47h9M45.5 51h13M45.5 55h7", PAPER, 1.1),
        ink("M42 42h21v18H42z", 1.3),
        ink("M45 60l-2 4M60 60l2 4", 1.4),
    ]


def _placard() -> Strokes:
    return [
        ink("M53.500 64V50", 2),
        edged("M42 33h22v17H42z"),
        discs(((50.6, 40), (53.4, 40), (56.2, 40), (52, 42.5), (54.8, 42.5), (53.4, 45)), 1.7, INK),
        mass("M53.500 38c2-3 4-3 6-2-1.500 2.200-3.500 3-6 2z", CLOTH),
        *hand(),
    ]


def _lens() -> Strokes:
    return [
        edged("M46 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", width=2),
        line("M49.500 42c.4-2.600 2-4 4-4.400", CLOTH, 1.3),
        ink("M50.500 50.500L47 64", 3),
        *hand()[:1],
    ]


def _globe() -> Strokes:
    return [
        dot(53, 47, 8, PAPER),
        hatched("M55 39.300c5 1 6.500 5 6 8.700-.6 4-3.500 6.600-7 7 3-4.500 3.500-10.500 1-15.700z", HALF_SHADE),
        mass("M47 43c2-3 4-3 5-1s-1 4-3 5-3-2-2-4zM54 49c2-1.500 4-1 4 1s-2 3-3.500 2.500-2-2.500-.5-3.500z", CLOTH),
        ring(53, 47, 8, 0.9),
        ink("M44 41c-3 9 4 16 12 15M53 57v4M47.500 62.500h11", 1.4),
    ]


def _lectern() -> Strokes:
    return [
        mass("M41 50l22-6v6l-22 6z", CLOTH),
        edged("M42.500 48.500l8.500-4c1 1.500 2 1.600 3 .4l8-4v5.500l-19.500 6z", width=0.8),
        mass("M49 54h7l1.500 10h-10z", INK),
        *fine(ink("M45 50l5-2M46 51.600l5-2M55 46.600l4.500-1.600M55 48.400l4.500-1.600", 0.6)),
    ]


def _hourglass() -> Strokes:
    return [
        edged(
            "M46.500 42h13c0 6-4.500 7-4.500 10.500s4.500 4.500 4.500 10.500h-13c0-6 4.500-7 "
            "4.500-10.500S46.500 48 46.500 42z"
        ),
        mass(
            "M48.500 45.500h9c-.6 3-3 4-4.500 5.500-1.500-1.500-4-2.500-4.500-5.500zM48 62c.6-3 3-3.500 "
            "5-5.500 2 2 4.400 2.500 5 5.500z",
            INK,
        ),
        ink("M53 51v6", 0.7),
        mass("M44.500 39.500h17V43h-17zM44.500 61.500h17V64h-17z", CLOTH),
    ]


def _abacus() -> Strokes:
    rows = ((46.5, (46.5, 49.5, 56)), (51.5, (46.5, 53, 56)), (56.5, (49, 56, 59)), (61, (46.5, 49.5, 59)))
    beads = tuple((x, y) for y, columns in rows for x in columns)
    return [
        edged("M42 42h22v22H42z"),
        ink("M42 46.500h22M42 51.500h22M42 56.500h22M42 61h22", 0.7),
        discs(beads, 1.7, INK),
        discs(tuple((x, y) for x, y in beads if x > 55), 1.7, CLOTH),
        ink("M42 42h22v22H42z", 1.8),
    ]


def _palette() -> Strokes:
    return [
        edged("M42 52c1-8 9-13 17-10 6 2 6 7 2 8-3 1-3 3-1 5 2 3-1 6-6 6-7 0-12.500-3-12-9z"),
        discs(((47, 50), (51.5, 46.5), (57, 45.6)), 1.9, CLOTH),
        discs(((47.5, 55.5), (60.3, 46.8)), 1.7, INK),
        dot(54, 55.5, 1.8, CLOTH),
        ink("M50 62l9-24", 1.4),
        mass("M58.400 39.500l2-6 1.800.700-1.800 6z", INK),
    ]


PAPERS: Final[Mapping[str, Callable[[], Strokes]]] = {
    "scroll": _scroll,
    "seal": _seal,
    "plan": _plan,
    "map": _map,
    "book": _book,
    "quill": _quill,
    "letter": _letter,
    "clipboard": _clipboard,
    "slate": _slate,
    "chalk": _chalk,
    "placard": _placard,
    "lens": _lens,
    "globe": _globe,
    "lectern": _lectern,
    "hourglass": _hourglass,
    "abacus": _abacus,
    "palette": _palette,
}
