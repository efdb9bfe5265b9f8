"""Hair: what lies behind the face, and what falls in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .marks import CLOTH, INK, PAPER, WHITE_HAIR, Stroke, Strokes, discs, dot, fine, ink, line, mass, oval
from .words import MIDDLE

if TYPE_CHECKING:
    from .words import Sitter

HIDDEN_BY: Final = {"hood", "wimple", "turban", "wig", "helmet"}
"""Hats under which no hair shows at the forehead."""


def dyed(person: Sitter) -> str:
    """Return the material of a person's hair."""
    return {"dark": INK, "mid": CLOTH, "white": WHITE_HAIR}[person.dye]


def strands(person: Sitter, courses: str, width: float = 0.5, opacity: float = 0.75) -> Strokes:
    """Return fine lines in hair: light in dark hair, dark in all others."""
    return fine(line(courses, PAPER if person.dye == "dark" else INK, width, opacity))


def behind(person: Sitter) -> Strokes:
    """Return the hair behind face and neck."""
    hair = dyed(person)
    match person.hair:
        case "long":
            outline = "M19 22c-5 12-6 22-3 29h32c3-7 2-17-3-29-6-8-20-8-26 0z"
            courses = (
                "M19 30c-2 7-3 13-1 19M21 32c-1 6-1 11 0 16M45 30c2 7 3 13 1 19M43 34c1 5 1 10 0 14M17 38c0 4 0 8 1 11"
            )
        case "wavy":
            outline = "M20 17c-5 2-4 6-6 9s0 5-2 9 2 5 1 9 5 5 8 4h22c4 1 8 0 8-4s2-5 1-9 0-5-2-9 0-7-5-9-20-4-25 0z"
            courses = "M17 27c-2 3 1 5-1 8s2 5 1 8M47 27c2 3-1 5 1 8s-2 5-1 8M15 34c1 3 0 6 1 9M49 33c0 3 0 6-1 9"
        case "bob":
            outline = "M19 20c-5 8-5 16-3 21 3 1 6 1 8-1h16c2 2 5 2 8 1 2-5 2-13-3-21z"
            courses = "M18 26c-2 5-2 10-1 14M46 26c2 5 2 10 1 14M20 30c-1 4-1 7 0 10M44 30c1 4 1 7 0 10"
        case "bun":
            knot = [dot(33, 6.5, 6, hair), *strands(person, "M29 5q4-4 8 0M29 8q4-3 8 0")]
            return [*knot, mass("M20 20c-2 5-2 10 0 14h24c2-4 2-9 0-14z", hair)]
        case "updo":
            outline = "M17 25C12 14 18 2 32 2s20 12 15 23c-2 4-4 6-5 8H22c-1-2-3-4-5-8z"
            courses = (
                "M18 20C17 11 23 5 31 5M20 22C20 13 25 8 32 7.5M46 20C47 11 41 5 34 4.5M44 22C44 14 40 9 35 8"
                "M24 22c0-6 3-10 7-12"
            )
        case "braid":
            return _braid(person, -1)
        case "plaits":
            return [*_braid(person, -1), *_braid(person, 1)]
        case "ponytail":
            outline = "M40 12c9-2 13 6 11 16-1 6-1 12-5 18-2-4-1-8-1-13 0-8-2-12-6-15z"
            courses = "M44 13c4 3 5 10 3 18M47 16c3 5 2 12 0 20M46 34c0 3-1 6-1 9"
            cap = mass("M20 20c-2 5-2 10 0 13h24c2-3 2-8 0-13z", hair)
            return [cap, mass(outline, hair), *strands(person, courses)]
        case "locks":
            return _locks(person)
        case _:
            return []
    return [mass(outline, hair), *strands(person, courses)]


def front(person: Sitter) -> Strokes:
    """Return the hair above the forehead, unless a hat hides it."""
    if not person.hair or person.hat in HIDDEN_BY:
        return []
    match person.hair:
        case "receding" | "tufts":
            return _bald(person)
        case "curly":
            places = (
                (20.5, 20), (22, 14.5), (27, 11), (32.5, 9.5), (38, 11), (42.5, 15), (43.6, 20.5), (25, 15), (39, 15),
                (32, 13),
            )  # fmt: skip
            curls = (
                "M20 18q2-2 3 .4M24 12.5q2-2 3 .4M30 10q2-2 3 .4M36 11q2-2 3 .4M41 16q2-2 3 .4M28 15q2-1.5 3 .4"
                "M35 14q2-1.5 3 .4"
            )
            return [discs(places, 4, dyed(person)), *strands(person, curls)]
        case "locks":
            return [discs(((22, 16), (26, 13), (32, 12), (38, 13), (42, 16)), 3, dyed(person))]
        case _:
            outline, courses = _shape(person)
            return [mass(outline, dyed(person)), *strands(person, courses)]


def _shape(person: Sitter) -> tuple[str, str]:
    """Return the outline of the hair at the forehead, and its strands."""
    width = person.measures.width
    left = MIDDLE - width
    match person.hair:
        case "short":
            outline = (
                f"M{left - 0.6} 25c-1.5-11 3-16 {width + 0.6}-16s{width + 2} 5 {width + 0.6} 16c-1-4.5-2-7-4-8.4"
                "-6 1.8-13 1.2-16 .4-2.4 1.5-3 4-4 8z"
            )
            return outline, "M22 17c2-4 6-6 10-6M25 16.5c2-3 6-4 9-4M30 17c3-3 7-3 10-1.5M21 21c.5-3 1.5-5 3-7"
        case "crop":
            outline = (
                f"M{left - 0.4} 22c-.5-9 4-13 {width + 0.4}-13s{width + 1} 4 {width + 0.4} 13l-2.2-6c-6-2-12-2-18 0z"
            )
            return outline, "M24 14l1-2M28 13l.6-2M32 12.5v-2M36 13l-.6-2M40 14l-1-2"
        case "side":
            outline = (
                f"M{left - 0.6} 25c-2-12 4-17 13-17 9 0 13 5 {width - 0.8} 17-.6-4-1.6-7-3-9-7 1-14-1-17-4"
                "-1.5 3-3 7-4 13z"
            )
            return outline, "M24 12c4 4 11 5 17 4M26 10.5c4 3 10 4 15 3.5M30 9.5c3 2 7 3 11 3M21 20c.6-4 1.8-6 3-8"
        case "quiff":
            outline = (
                f"M{left - 0.6} 25c-1.5-9 0-13 4-15 1-5 12-7 17-2 3 1 5 7 {width - 8} 17-1-4-2-6-3.5-8-5-3-10-2-13-5"
                "-1 4-3 7-4.5 13z"
            )
            return outline, "M24 11c2-3 8-5 13-1.5M25 13c4-4 10-4 14 0M30 8c4-2 8 0 10 3"
        case "fringe":
            outline = (
                f"M{left - 1} 27c-2-12 3-18 {width + 1}-18s{width + 3} 6 {width + 1} 18l-1.6-6"
                f"c-6-2-15-2-{2 * width - 2} 0z"
            )
            return outline, "M24 20l1.5-7M28 19.5l1-7M32 19.3v-7M36 19.5l-1-7M40 20l-1.5-7"
        case "bob":
            outline = "M19.5 30c-3-14 3-21 12.5-21s15.5 7 12.5 21c-1-5-2-8-3.5-9.5-6 .5-13 .3-18-.5-1.5 2-2.5 5-3.5 10z"
            return outline, "M24 19c1-4 4-7 8-8M28 19.5c1-4 3-6 6-7.5M36 19.5c0-4-1-6-3-8M40 19.5c0-4-2-7-5-8.5"
        case "bun" | "updo" | "ponytail" | "plaits":
            outline = "M20 27c-2-12 3-18 12-18s14 6 12 18c-1.5-6-5-9.5-12-10-7 .5-10.5 4-12 10z"
            courses = "M32 16c-4 0-8 2-10.5 6M32 13.5c-4 0-8 2-10 5.5M32 16c4 0 8 2 10.5 6M32 13.5c4 0 8 2 10 5.5"
            return outline, courses
        case _:  # long, wavy, braid
            outline = "M20 27c-2-12 4-18 12-18s14 6 12 18c-2-6-5-10-9.5-12.5-4 2.5-11 5-14.5 12.5z"
            return outline, "M34 12c-5 3-9 6-12 11M33 10.5c-5 1-9 4-11 8M36 12c3 2 6 5 7 9"


def _bald(person: Sitter) -> Strokes:
    left, right = MIDDLE - person.measures.width, MIDDLE + person.measures.width
    if person.hair == "tufts":
        places = tuple(
            (MIDDLE + side * (person.measures.width + out), y)
            for side in (-1, 1)
            for out, y in ((0.6, 19), (1.4, 22.5), (0.8, 26), (0, 28.6))
        )
        curls = (
            f"M{left - 3} 22q1.5-1.5 2.6.2M{left - 2} 26q1.5-1.5 2.6.2M{right + 0.5} 22q1.5-1.5 2.6.2"
            f"M{right} 26q1.5-1.5 2.6.2"
        )
        return [discs(places, 2.8, dyed(person)), *fine(ink(curls, 0.6))]
    outline = f"M{left - 0.8} 27c-2-6-1-11 2.4-13-.6 5 0 8-1.6 13zM{right + 0.8} 27c2-6 1-11-2.4-13 .6 5 0 8 1.6 13z"
    gleam: Stroke = ink("M26 13q6-2 12 0", 0.5, 0.5)
    return [mass(outline, dyed(person)), *strands(person, f"M{left} 18q-.8 4 0 8M{right} 18q.8 4 0 8"), *fine(gleam)]


def _braid(person: Sitter, side: int) -> Strokes:
    hair = dyed(person)
    middles = [(MIDDLE + side * (14.5 + k * 0.9), 42 + k * 5) for k in range(4)]
    courses = "".join(
        f"M{x - side * 2.9} {y - 1}q{side * 3} .6 {side * 4} 3.4M{x + side * 3.1} {y - 1}q{-side * 2.4} .6 "
        f"{-side * 3.4} 3.4"
        for x, y in middles
    )
    cap = mass("M19 22c-3 7-3 14-2 20h30c1-6 1-13-2-20z", hair)
    return [cap, *(oval(x, y, 3.6, 3.2, hair) for x, y in middles), *strands(person, courses)]


def _locks(person: Sitter) -> Strokes:
    hair = dyed(person)
    places = ((20, 16), (26, 10), (33, 8), (40, 10), (45, 16), (47, 23), (46, 30), (17, 23), (18, 30))
    curls = "M16 20q2-2 3 .5t3-.5M22 11q2-2 3 .5t3-.5M36 9q2-2 3 .5t3-.5M44 20q2-2 3 .5M17 28q2-2 3 .5M44 27q2-2 3 .5"
    return [discs(places, 5.4, hair), mass("M20 12h24v20h-24z", hair), *strands(person, curls)]
