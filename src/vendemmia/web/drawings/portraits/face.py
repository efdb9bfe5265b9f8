"""Neck, ears, face and features."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .marks import (
    CLOTH,
    DEEP_SHADE,
    DOTS,
    HALF_SHADE,
    INK,
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
    oval,
    ring,
)
from .words import MIDDLE

if TYPE_CHECKING:
    from .words import Sitter

COVERED_EARS: Final = {"long", "wavy", "bob", "braid", "updo"}
EYES_APART: Final = 4.7
"""How far an eye is from the middle."""
LENS: Final = 3.7


def neck(person: Sitter) -> Strokes:
    """Return the neck, with the shade of the chin."""
    half, chin = (5.2 if person.woman else 6.6), person.measures.chin
    outline = f"M{MIDDLE - half} 36h{2 * half}v11c0 3.5-{half - 2} 6.5-{half} 6.5s-{half}-3-{half}-6.5z"
    cast = f"M{MIDDLE - half} {chin - 3}c3 4.5 8 5 {2 * half} 1v8c0 3-3 6-5 6.4 2-5-1-9-{2 * half - 5}-11z"
    deep = f"M{MIDDLE} {chin}q4-.5 {half}-3v9c0 3-2 5-4 6 1-4 0-8-{half - 4}-12z"
    tan = [hatched(outline, HALF_SHADE, 0.4 * person.tone)] if person.tone else []
    return [mass(outline, PAPER), *tan, hatched(cast, HALF_SHADE), hatched(deep, DEEP_SHADE)]


def ears(person: Sitter) -> Strokes:
    """Return the ears that neither hair nor the turn of the head hides."""
    marks: Strokes = []
    for side in (-1, 1):
        if person.turn * side > 0.6 or (person.hair in COVERED_EARS and person.woman):
            continue
        x = MIDDLE + side * (person.measures.width + 0.2)
        marks.append(oval(x, 27, 2.2, 3.6, PAPER))
        if side > 0:
            marks.append(hatched(f"M{x - 2.2} 27a2.2 3.6 0 1 0 4.4 0a2.2 3.6 0 1 0-4.4 0z", HALF_SHADE))
        marks += fine(ink(f"M{x + side * 0.9} 25q{side * -1.8} 1.5 {side * -0.4} 4", 0.6))
    return marks


def face(person: Sitter) -> Strokes:
    """Return the face with its shade at the right, and the colour of its skin."""
    width, chin, jaw = person.measures
    left, right, x, turn = MIDDLE - width, MIDDLE + width, person.chin_at, person.turn
    outline = (
        f"M{left} 24C{left} 15 {MIDDLE - width * 0.55} 10.5 {MIDDLE} 10.5S{right} 15 {right} 24"
        f"C{right} 31 {x + jaw} {chin} {x} {chin}S{left} 31 {left} 24Z"
    )
    start = MIDDLE + width * (0.30 + 0.18 * turn)
    half = (
        f"M{start} 10.8C{MIDDLE + width * 0.8} 12 {right} 17 {right} 24C{right} 31 {x + jaw} {chin} {x + 1} {chin}"
        f"C{MIDDLE + width * 0.38 + turn} {chin - 5} {MIDDLE + width * 0.62} 34 {MIDDLE + width * 0.58 + turn} 29"
        f"C{MIDDLE + width * 0.5 + turn} 26 {MIDDLE + width * 0.86} 21 {start} 10.8Z"
    )
    deep = (
        f"M{MIDDLE + width * 0.8} 15C{right} 18 {right} 22 {right} 24C{right} 31 {x + jaw} {chin} {x + 2} {chin}"
        f"C{MIDDLE + width * 0.6} {chin - 5} {MIDDLE + width * 0.92} 31 {MIDDLE + width * 0.84} 26"
        f"C{MIDDLE + width * 0.78} 22 {MIDDLE + width * 0.92} 19 {MIDDLE + width * 0.8} 15Z"
    )
    skin = [hatched(outline, HALF_SHADE, 0.34 * person.tone)] if person.tone else []
    if person.tone > 1:
        skin.append(hatched(outline, DOTS, 0.5))
    return [mass(outline, PAPER), *skin, hatched(half, HALF_SHADE), hatched(deep, DEEP_SHADE)]


def brows(person: Sitter) -> Strokes:
    """Return both brows."""
    return [_brow(person, side) for side in (-1, 1)]


def eyes(person: Sitter) -> Strokes:
    """Return both eyes, and the lines that age draws around them."""
    return [*_eye(person, -1), *_eye(person, 1)]


def nose(person: Sitter) -> Strokes:
    """Return the nose."""
    x = person.features + person.turn * 0.6
    shade = hatched(f"M{x} 24l2.4 7-2.4 1.6z", HALF_SHADE)
    match person.nose:
        case "straight":
            bridge = ink(f"M{x - 0.4} 24.5c0 3-.9 5-1.8 6.8q.2 1.2 1.8 1.1", 1.05)
            return [bridge, *fine(shade, ink(f"M{x + 1.2} 32.4q1.5 0 1.6-1.4", 0.7))]
        case "hook":
            bridge = ink(f"M{x} 23.5c-2.8 2-3 5-2.6 8q.8 1.2 2.6.6", 1.15)
            return [bridge, *fine(shade, ink(f"M{x + 1} 32.3q1.9-.2 1.7-1.9", 0.7))]
        case "round":
            tip = ink(f"M{x - 2.5} 29.5c-1.2 2.6.6 3.5 2 2.8 1.5 1.2 3.4.4 3.2-1.6", 1.05)
            return [tip, *fine(hatched(f"M{x - 0.6} 29q2 .4 2.9 3q-1.6 1-2.9.2z", HALF_SHADE))]
        case _:
            return [ink(f"M{x - 1.3} 31.4q1.3 1.3 2.8 0", 1), *fine(shade)]


def mouth(person: Sitter) -> Strokes:
    """Return the mouth."""
    x, y = person.mouth_at
    match person.mouth:
        case "calm":
            lips = ink(f"M{x - 3.2} {y}q1.6-.9 3.2 0 1.6-.9 3.2 0", 1.05)
            return [lips, *fine(ink(f"M{x - 1.7} {y + 2}q1.7.8 3.4 0", 0.6))]
        case "smile":
            corners = f"M{x - 4.5} {y - 1.6}q-.6.8-.2 1.7M{x + 4.5} {y - 1.6}q.6.8.2 1.7"
            lip = ink(f"M{x - 1.7} {y + 2.3}q1.7.6 3.4 0{corners}", 0.55)
            return [ink(f"M{x - 3.8} {y - 0.8}q3.8 3 7.6 0"), *fine(lip)]
        case "grin":
            teeth = mass(f"M{x - 3} {y - 0.5}q3 .8 6 0l-.6 1.3q-2.4.6-4.8 0z", PAPER)
            return [mass(f"M{x - 4} {y - 1.2}q4 1.2 8 0q-1 4-4 4t-4-4z", INK), teeth]
        case "stern":
            lips = ink(f"M{x - 3.4} {y + 0.6}q3.4-1.6 6.8 0", 1.15)
            return [lips, *fine(ink(f"M{x - 2} {y + 2.7}q2 .5 4 0", 0.55))]
        case "lips":
            upper = mass(f"M{x - 3} {y}q1.5-1.9 3-.8 1.5-1.1 3 .8q-3 .9-6 0z", INK)
            return [upper, mass(f"M{x - 2.7} {y + 0.5}q2.7.7 5.4 0q-1 2.1-2.7 2.1t-2.7-2.1z", CLOTH)]
        case "smirk":
            return [ink(f"M{x - 3} {y + 0.5}q3.5 1 6.4-1.6", 1.15)]


def lines(person: Sitter) -> Strokes:
    """Return the lines of age, and the light shade on a woman's cheek."""
    x, y = person.mouth_at
    middle = person.features
    marks: Strokes = []
    if (person.age > 0 and not person.woman) or person.age > 1:
        marks += fine(ink(f"M{x - 4.6} {y - 4.6}q-1.3 2-.9 4M{x + 4.6} {y - 4.6}q1.3 2 .9 4", 0.5, 0.8))
    if person.age > 1:
        marks += fine(ink(f"M{middle - 5} 17.6q5-1.3 10 0M{middle - 4} 15.6q4-1 8 0", 0.5, 0.8))
    if person.woman:
        cheek = f"M{middle - EYES_APART - 2.5} 30q2.5-1 4 .4-.6 2.2-3 2.4z"
        marks += fine(hatched(cheek, HALF_SHADE, 0.55))
    return marks


def spots(person: Sitter) -> Strokes:
    """Return freckles or a mole."""
    x, y = person.mouth_at
    middle = person.features
    if person.extra == "freckles":
        places = ((-6, 0), (-4.6, 0.9), (-7, 1.3), (5, 0.3), (6.4, 1.1), (-3, -0.2), (3.4, 1))
        return [discs(tuple((middle + a, 29.6 + b) for a, b in places), 0.42, INK)]
    return [dot(x + 4.6, y - 1.4, 0.7, INK)] if person.extra == "mole" else []


def glasses(person: Sitter) -> Strokes:
    """Return the glasses, or a monocle on its cord."""
    left, right = person.features - EYES_APART, person.features + EYES_APART
    bridge = f"M{left + LENS} 26q1-.8 {right - left - 2 * LENS} 0"
    temple = f"M{left - LENS} 26l{MIDDLE - person.measures.width - left + LENS}-1"
    match person.glasses:
        case "monocle":
            return [ring(right, 26, 4, 1.1), ink(f"M{right + 3.6} 28c3 6 2 12-1 20", 0.7)]
        case "round":
            gleam = line(f"M{left - 2} 24.6l2-1.3M{right - 2} 24.6l2-1.3", PAPER, 0.8)
            return [ring(left, 26.3, LENS, 1.2), ring(right, 26.3, LENS, 1.2), ink(bridge + temple), *fine(gleam)]
        case "dark":
            gleam = line(f"M{left - 2} 25.6l1.6-1.4M{right - 2} 25.6l1.6-1.4", PAPER, 0.7)
            panes = "".join(f"M{x - 4} 24q4-1.2 8 0c.4 3.6-1 5.8-4 5.8s-4.4-2.2-4-5.8z" for x in (left, right))
            return [mass(panes, INK), ink(f"M{left + 3} 24.6h3.4{temple}"), *fine(gleam)]
        case _:
            return []


def _brow(person: Sitter, side: int) -> Stroke:
    x, thickness = person.features + side * EYES_APART, (1.0 if person.woman else 1.7) * person.brows
    inner, outer = 21.6 + person.brow * 0.9, 21.6 - person.brow * 0.7
    high = min(inner, outer)
    material = INK if person.dye != "white" or person.tone < 2 else PAPER
    outline = (
        f"M{x - side * 2.9} {inner}C{x} {high - 1.2} {x + side * 2} {outer - 1} {x + side * 3.6} {outer + 0.9}"
        f"C{x + side * 1.6} {outer + thickness * 0.4} {x} {high + thickness * 0.5} {x - side * 2.9} "
        f"{inner + thickness}Z"
    )
    return mass(outline, material)


def _eye(person: Sitter, side: int) -> Strokes:
    x = person.features + side * EYES_APART
    marks: Strokes = []
    if person.eyes == "laugh":
        marks = [ink(f"M{x - 2.5} 26.5q2.5-2.5 5 0"), *fine(ink(f"M{x - 1.8} 28.4q1.8-.8 3.6 0", 0.5))]
    elif person.eyes == "shut":
        marks = [ink(f"M{x - 2.5} 25.5q2.5 2 5 0")]
    else:
        looks = {"left": -0.9, "right": 0.9}.get(person.eyes, 0) + person.turn * 0.3
        marks = [
            mass(f"M{x - 2.6} 26q2.6-2.8 5.2 0q-2.6 2.2-5.2 0z", PAPER),
            dot(x + looks, 25.8, 1.35, INK),
            ink(f"M{x - 2.7} 26q2.6-2.9 5.3-.1", 1.05),
            *fine(
                dot(x + looks - 0.45, 25.3, 0.42, PAPER),
                ink(f"M{x - 1.8} 27.3q1.8 .9 3.6-.1M{x - 2.4} 23.9q2.4-1.6 4.6.1", 0.5, 0.85),
            ),
        ]
        if person.woman:
            marks.append(ink(f"M{x + side * 2.4} 25.4l{side * 1.3}-.9", 0.9))
    if person.age > 1:
        corner = x + side * 3.3
        marks += fine(ink(f"M{x - 2} 29q2 1.2 4 .1M{corner} 26.2l{side * 1.5}-.6M{corner} 27.2l{side * 1.5}.5", 0.5))
    return marks
