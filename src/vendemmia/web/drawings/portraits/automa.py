"""The Automa of the solo game: a clockwork vintner with the key in its ear."""

from __future__ import annotations

from .bust import BustPart
from .clothes import COLLARS, shoulders
from .ground import ground, plain
from .marks import (
    CLOTH,
    DEEP_SHADE,
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
from .words import Sitter

HEAD = "M20 18c0-5 5-8 12-8s12 3 12 8v20c0 4-3 6.500-6 7H26c-3-.500-6-3-6-7z"


def automa() -> list[BustPart]:
    """Return the parts of the large bust."""
    return [BustPart("ground-arch", ground("arch")), *_body(), BustPart("", _gear())]


def automa_head() -> list[BustPart]:
    """Return the parts of the small head."""
    kept = [part._replace(marks=[mark for mark in part.marks if not mark.fine]) for part in _body()]
    return [BustPart("ground", plain()), *kept]


def _body() -> list[BustPart]:
    return [
        BustPart("body-0", shoulders(Sitter(prop=""))),
        BustPart("wear-cravat", COLLARS["cravat"]()),
        BustPart("", [*_key(), *_face(), *_hat()]),
    ]


def _key() -> Strokes:
    return [
        ink("M44 28h7", 2.6),
        edged("M51 28c0-4 8-7 9-3s-4 3-4 3 5-1 4 3-9 1-9-3z", CLOTH),
        mass("M28 44h8v5h-8z", INK),
        line("M28 46.500h8", PAPER, 0.8),
    ]


def _face() -> Strokes:
    rivets = ((23, 15), (41, 15), (22.5, 39), (41.5, 39), (32, 13))
    return [
        mass(HEAD, PAPER),
        hatched(
            "M37 10.500c4 1 7 3.500 7 7.500v20c0 4-3 6.500-6 7h-4c3-2 4.500-6 4.500-11V20c0-4-.500-7-1.500-9.500z",
            HALF_SHADE,
        ),
        hatched("M41.500 14c1.600 1 2.500 2.400 2.500 4v20c0 4-3 6.500-6 7 3-3 3.600-7 3.600-11z", DEEP_SHADE),
        discs(((26.8, 25.5), (37.2, 25.5)), 4.4, INK),
        discs(((26.8, 25.5), (37.2, 25.5)), 3.2, CLOTH),
        discs(((26.8, 25.5), (37.2, 25.5)), 1.4, INK),
        mass("M30.600 28.500h2.800l1.600 4.500h-6z", CLOTH),
        mass("M26 36h12v4.500H26z", INK),
        line("M28.400 36v4.500M30.800 36v4.500M33.200 36v4.500M35.600 36v4.500", PAPER, 0.9),
        mass(
            "M24.500 20.500l6-1 .3 1.500-6 1.200zM39.500 20.500l-6-1-.3 1.500 6 1.200zM24 33.500c3 1.500 "
            "5.500.5 8-1 2.500 1.500 5 2.500 8 1-1.500 2.400-5 3-8 1.200-3 1.800-6.500 1.200-8-1.200z",
            INK,
        ),
        discs(rivets, 0.8, INK),
        ink(HEAD, 0.8),
        *fine(
            ink("M20 31h3M41 31h3M32 10v2M20.500 22h2.500M41 22h2.500", 0.6),
            discs(((25.8, 24.5), (36.2, 24.5)), 0.6, PAPER),
        ),
    ]


def _hat() -> Strokes:
    return [
        mass("M17 12c5-2 25-2 30 0-3 3-27 3-30 0z", INK),
        mass("M22 11.500L21 2c6-1.500 16-1.500 22 0l-1 9.500c-5 1.600-15 1.600-20 0z", CLOTH),
        mass(
            "M38 1.200c2 .200 3.600.400 5 .8l-1 9.500c-1.600.6-3.600 1-5.600 1.100 1.600-3 2.200-7.400 1.600-11.400z",
            INK,
            0.5,
        ),
        mass("M22 11.500l-.4-3.300c5 1.600 15.800 1.600 20.800 0l-.4 3.300c-5 1.600-15 1.600-20 0z", PAPER),
    ]


def _gear() -> Strokes:
    teeth = (
        "M53.500 44v4M53.500 60v4M43.500 54h4M59.500 54h4M46.400 46.900l2.900 2.900M57.700 58.200l2.900 "
        "2.900M60.600 46.900l-2.900 2.900M49.300 58.200l-2.900 2.900"
    )
    return [
        ink(teeth, 3),
        dot(53.5, 54, 7.4, CLOTH),
        ring(53.5, 54, 7.4, 1),
        dot(53.5, 54, 2.6, PAPER),
        ring(53.5, 54, 2.6, 1),
    ]
