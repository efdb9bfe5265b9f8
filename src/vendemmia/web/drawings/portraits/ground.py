"""Ground and light behind a bust: a piece of Tuscany in its season, in the ink of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.shapes import number

from .marks import CLOTH, GROUND, INK, PAPER, Stroke, Strokes, discs, dot, ink, line, mass

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

FIELD: Final = "M0 0h64v64H0z"
SKY_LINES: Final = "".join(f"M0 {number(1 + k * 1.9)}h64" for k in range(26))
RAYS: Final = (
    (0, 4), (0, 16), (0, 30), (0, 44), (8, 0), (22, 0), (40, 0), (54, 0), (64, 8), (64, 22), (64, 36), (64, 48),
)  # fmt: skip
"""Where the rays of a sun behind the head meet the frame."""


def plain() -> Strokes:
    """Return what a head of the size of a stamp has behind it."""
    return [mass(FIELD, GROUND), dot(25, 25, 23, PAPER, 0.35)]


def ground(name: str) -> Strokes:
    """Return sky, sun and land behind a bust."""
    return [mass(FIELD, GROUND), *SCENES[name]()]


def _sky() -> Strokes:
    return [line(SKY_LINES, INK, 0.45, 0.3), dot(25, 25, 23, GROUND, 0.8), dot(25, 25, 17, PAPER, 0.35)]


def _cypresses(*places: tuple[float, float, float]) -> Stroke:
    """Return cypresses, each with its foot and its height."""
    return mass(
        "".join(
            f"M{x} {y}C{x - height * 0.17} {y - height * 0.2} {x - height * 0.15} {y - height * 0.6} {x} {y - height}"
            f"C{x + height * 0.15} {y - height * 0.6} {x + height * 0.17} {y - height * 0.2} {x} {y}z"
            for x, y, height in places
        ),
        INK,
        0.72,
    )


def _hills() -> Strokes:
    return [
        *_sky(),
        mass("M0 45c7-5 14-6 22-3s22 4 42-6v28H0z", CLOTH, 0.3),
        _cypresses((5, 52, 15), (9.5, 51, 10), (58, 49, 17)),
        mass("M0 53c12-6 22-4 32-1s20 1 32-5v17H0z", CLOTH, 0.55),
    ]


def _rows() -> Strokes:
    rows = (
        "M2 64C5 57 8 52 13 48M-3 62C1 56 5 51 9 48M9 64c2-6 4-10 8-15M62 64c-3-7-6-12-11-17M67 62"
        "c-3-6-8-11-12-15M55 64c-2-6-4-10-8-15"
    )
    return [
        *_sky(),
        mass("M0 46c10-6 20-6 32-4s22 2 32-4v26H0z", CLOTH, 0.3),
        mass("M0 50c10-4 20-4 32-2s22 1 32-3v19H0z", CLOTH, 0.4),
        line(rows, INK, 1.1, 0.5),
        _cypresses((60, 45, 12)),
    ]


def _village() -> Strokes:
    return [
        *_sky(),
        mass("M0 50c8-7 14-8 22-6s24 4 42-7v27H0z", CLOTH, 0.35),
        mass("M2 49V35h5v14zM8 49v-8h7v8zM54 45v-9h8v9z", PAPER),
        mass("M1 35l3.500-4 3.500 4zM7 41l4.500-3.500L16 41zM53 36l5-4 5 4z", CLOTH),
        ink("M4.500 38v2.500M10 44v2M13 44v2M57 39v2M60 39v2", 0.9),
        mass("M0 56c12-7 22-6 32-3s20 0 32-7v18H0z", CLOTH, 0.6),
    ]


def _sun() -> Strokes:
    wedges = "".join(
        f"M25 25L{x} {y}L{x + (7 if y in (0, 64) else 0)} {y + (0 if y in (0, 64) else 6)}z" for x, y in RAYS
    )
    return [
        mass(wedges, PAPER, 0.6),
        dot(25, 25, 23, GROUND, 0.75),
        dot(25, 25, 18, PAPER, 0.4),
        mass("M0 54c12-5 22-4 32-2s20 1 32-4v16H0z", CLOTH, 0.5),
        mass("M0 59c12-3 22-2 32-1s20 0 32-3v9H0z", CLOTH, 0.5),
    ]


def _arch() -> Strokes:
    return [
        *_sky(),
        mass("M0 48c12-5 22-4 32-3s20 1 32-4v23H0z", CLOTH, 0.35),
        mass("M0 0h64v64h-7V27C57 12 46 5 32 5S7 12 7 27v37H0z", CLOTH, 0.6),
        line("M7 64V27C7 12 18 5 32 5s25 7 25 22v37", PAPER, 1.2),
        ink("M0 30h7M0 42h7M0 54h7M57 30h7M57 42h7M57 54h7M13 13L8 8M51 13l5-5M32 5V0", 0.7, 0.7),
    ]


def _snow() -> Strokes:
    tree = (
        "M6 56c0-6 .5-10 0-16M6 46c-2-1-3-3-3.500-5M6 44c2-1 3-3 3.500-5M6.200 48c2 0 4-1.500 5-3M58 50"
        "c0-6-.5-9 0-14M58 42c2-1 3-3 3.500-5M58 40c-2-1-3-3-3.500-5M58 45c-2 0-4-1.500-5-3"
    )
    return [
        *_sky(),
        mass("M0 46c8-5 14-6 22-4s24 4 42-6v28H0z", PAPER, 0.65),
        ink(tree, 1, 0.75),
        mass("M0 55c12-6 22-4 32-2s20 1 32-5v16H0z", PAPER, 0.9),
    ]


def _bare() -> Strokes:
    posts = "M3 60v-9M12 56v-8M53 56v-9M62 60v-10M0 53.500l14-4M50 49l14 3.500"
    stems = "M6 60c1-4-1-5 1-8s3-2 4-3M58 60c-1-4 1-5-1-8s-3-2-4-3"
    return [
        *_sky(),
        mass("M0 47c10-5 20-5 32-4s22 2 32-4v25H0z", PAPER, 0.65),
        _cypresses((60, 45, 11)),
        mass("M0 55c12-5 22-4 32-2s20 1 32-4v15H0z", PAPER, 0.9),
        ink(posts + stems, 0.9, 0.75),
    ]


def _roofs() -> Strokes:
    return [
        *_sky(),
        mass("M0 64V44l8-6 9 6v20zM48 64V42l9-6 9 6v22z", CLOTH, 0.55),
        mass("M-1 45v-4l9-6 10 7v3l-10-7zM47 43v-3l10-7 9 6v4l-9-6z", PAPER),
        mass("M3 40v-6h3v4zM60 37v-6h3v8z", INK, 0.7),
        ink("M4.500 32c-3-3 3-5 0-9M61.500 29c-3-3 3-5 0-9", 1.1, 0.4),
        mass("M5 49h3v4H5zM11 49h3v4h-3zM52 47h3v4h-3zM58 47h3v4h-3z", PAPER, 0.9),
    ]


def _flakes() -> Strokes:
    places = (
        (5, 8), (13, 18), (4, 27), (10, 38), (20, 5), (44, 6), (53, 14), (60, 24), (52, 32), (59, 41), (36, 3), (3, 47),
    )  # fmt: skip
    return [
        *_sky(),
        discs(places, 1.3, PAPER),
        mass("M0 54c12-6 22-5 32-3s20 1 32-5v18H0z", PAPER, 0.8),
        _cypresses((7, 57, 14), (58, 53, 12)),
        mass("M0 59c12-4 22-3 32-1s20 0 32-4v10H0z", PAPER),
    ]


SCENES: Final[Mapping[str, Callable[[], Strokes]]] = {
    "hills": _hills,
    "rows": _rows,
    "village": _village,
    "sun": _sun,
    "arch": _arch,
    "snow": _snow,
    "bare": _bare,
    "roofs": _roofs,
    "flakes": _flakes,
}
