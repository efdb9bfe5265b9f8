"""Beards follow the chin and the jaw of the face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .hair import dyed, strands
from .marks import DOTS, HALF_SHADE, PAPER, Strokes, hatched, ink, line, mass
from .words import MIDDLE

if TYPE_CHECKING:
    from .words import Sitter

HANGS: Final = {"full": 5, "long": 13, "short": 1.4}
"""How far a beard hangs below the chin."""
UPPER_LIP: Final = {"moustache", "full", "goatee", "handlebar", "walrus"}


def beard(person: Sitter) -> Strokes:
    """Return the beard of a person; none for those without one."""
    marks: Strokes = []
    if person.beard in HANGS:
        marks += _whole(person)
    if person.beard in UPPER_LIP:
        marks += _moustache(person)
    match person.beard:
        case "goatee":
            marks += _goatee(person)
        case "mutton":
            marks += _whiskers(person)
        case "stubble":
            marks += _stubble(person)
    return marks


def _whole(person: Sitter) -> Strokes:
    width, chin, _ = person.measures
    left, right, x = MIDDLE - width, MIDDLE + width, person.chin_at
    mouth, y = person.mouth_at
    end = chin + HANGS[person.beard]
    cheek = width - 5.6
    outline = (
        f"M{left} 26c.5 3 .5 5 1 7C{left + 1.5} {chin + 1} {x - 7} {end} {x} {end}"
        f"S{right - 1.5} {chin + 1} {right - 1} 33c.5-2 .5-4 1-7-1.6 4-2.6 6.6-4.6 7.4-2.4 1-4.4-.4-{cheek}-.4"
        f"s-4 1.4-{cheek} .4c-2-.8-3-3.4-4.8-7.4z"
    )
    lips = f"M{mouth - 2.8} {y + 0.6}q2.8-1.4 5.6 0"
    long = end - y
    courses = "".join(
        f"M{MIDDLE + side * 8} {y - 1}q{-side} {long * 0.5} {-side * 4} {long * 0.75}"
        f"M{MIDDLE + side * 5} {y + 2.5}q{-side} {long * 0.4} {-side * 3} {long * 0.6}"
        f"M{MIDDLE + side * 2.5} {y + 3}q{-side * 0.4} {long * 0.3} {-side} {long * 0.6}"
        for side in (-1, 1)
    )
    marks = [mass(outline, dyed(person)), ink(lips, 1.5) if person.dye == "white" else line(lips, PAPER, 1.3)]
    if person.dye == "white":
        side = f"C{x + 7} {end} {right - 1.5} {chin + 1} {right - 1} 33q1-4 1-7-3 9-4 15l-{width + 1} {end - 41}z"
        marks.append(hatched(f"M{x} {end}{side}", HALF_SHADE))
    return marks + strands(person, f"{courses}M{MIDDLE} {y + 3}v{long * 0.6}", 0.55, 0.8)


def _moustache(person: Sitter) -> Strokes:
    x, y = person.mouth_at
    top = y - 2.6
    if person.beard == "handlebar":
        outline = (
            f"M{x} {top}c-2-1.6-4.5-.4-6 1.4-1.4 1.4-3 1-3.6-.6-1 3 1.6 4.6 4 3.8 2.6-.8 3.8-2.6 5.6-2.4 1.8-.2 3 1.6"
            " 5.6 2.4 2.4.8 5-.8 4-3.8-.6 1.6-2.2 2-3.6.6-1.5-1.8-4-3-6-1.4z"
        )
        courses = f"M{x - 5} {top + 1.4}q1.6-1 3-.8M{x + 5} {top + 1.4}q-1.6-1-3-.8"
    elif person.beard == "walrus":
        outline = f"M{x} {top - 0.6}c-4-1.2-7 2-7 6.4 2 1.4 5 .6 7-.6 2 1.2 5 2 7 .6 0-4.4-3-7.6-7-6.4z"
        courses = (
            f"M{x - 4} {top + 1}q-1.5 1.5-1.6 4M{x - 2} {top + 1}v4M{x + 2} {top + 1}v4M{x + 4} {top + 1}q1.5 1.5 1.6 4"
        )
    else:
        outline = f"M{x} {top}c-2.2-1.6-6-.6-7.6 2.8 2.8.8 5.8.4 7.6-1.2 1.8 1.6 4.8 2 7.6 1.2-1.6-3.4-5.4-4.4-7.6-2.8z"
        courses = f"M{x - 5} {top + 1.6}q2-1.4 4-1.2M{x + 5} {top + 1.6}q-2-1.4-4-1.2"
    edge = [ink(f"M{x - 6.5} {top + 2.4}q3.5.6 6.5-1.2 3 1.8 6.5 1.2", 0.6)] if person.dye == "white" else []
    return [mass(outline, dyed(person)), *edge, *strands(person, courses)]


def _goatee(person: Sitter) -> Strokes:
    x, y = person.mouth_at
    outline = f"M{x - 3.6} {y + 2}q3.6 1 7.2 0l-1.6 {person.measures.chin - y + 2}c-.8 2.6-3.2 2.6-4 0z"
    courses = f"M{x - 1.5} {y + 3.5}l.6 6M{x + 1.5} {y + 3.5}l-.6 6M{x} {y + 3.5}v7"
    return [mass(outline, dyed(person)), *strands(person, courses)]


def _whiskers(person: Sitter) -> Strokes:
    left, right = MIDDLE - person.measures.width, MIDDLE + person.measures.width
    outline = (
        f"M{left} 22c1 3 0 7 1 11 1 5 5 8 8 8-2-3-3.5-5-4-9-1-4-3-6-5-10z"
        f"M{right} 22c-1 3 0 7-1 11-1 5-5 8-8 8 2-3 3.5-5 4-9 1-4 3-6 5-10z"
    )
    courses = f"M{left + 2} 29q1 6 4 9M{right - 2} 29q-1 6-4 9M{left + 3.5} 30q.5 4 2 6"
    return [mass(outline, dyed(person)), *strands(person, courses)]


def _stubble(person: Sitter) -> Strokes:
    width, chin, jaw = person.measures
    left, right, x = MIDDLE - width, MIDDLE + width, person.chin_at
    outline = (
        f"M{left + 0.4} 30C{left + 1} 36 {x - jaw} {chin} {x} {chin}S{right - 1} 36 {right - 0.4} 30"
        f"c-2 4-5 5-{width - 0.4} 5s-{width - 2}-1-{width - 0.4}-5z"
    )
    return [hatched(outline, DOTS, 0.9)]
