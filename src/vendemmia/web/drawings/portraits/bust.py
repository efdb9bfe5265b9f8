"""A bust: ground, hair, shoulders, face, hat and what the hand holds, drawn one over the other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from . import face
from .beards import beard
from .clothes import COLLARS, shoulders
from .ground import ground, plain
from .hair import behind, front
from .hats import HATS, shade_of_the_hat
from .headdress import HEADDRESSES
from .marks import CLOTH, INK, PAPER, Strokes, discs, dot, fine, ink, line, mass
from .props import PROPS
from .words import MIDDLE

if TYPE_CHECKING:
    from .words import Sitter


class BustPart(NamedTuple):
    """One part of a bust. Parts with one name are the same in all busts."""

    name: str
    marks: Strokes
    move: str = ""


@cache
def parts(person: Sitter) -> list[BustPart]:
    """Return the parts of a person without the ground, from behind to the front."""
    size, look = person.face, f"{person.face}{person.turn:g}"
    drawn = [
        BustPart(f"back-{person.hair}-{person.dye}", behind(person)),
        BustPart(f"body-{person.woman:d}", shoulders(person)),
        BustPart(f"neck-{size}-{person.woman:d}{person.tone}", face.neck(person)),
        BustPart(f"wear-{person.collar}", COLLARS[person.collar]()),
        BustPart(f"ears-{look}-{person.woman:d}-{person.hair in face.COVERED_EARS:d}", face.ears(person)),
        BustPart(f"face-{look}-{person.tone}", face.face(person)),
        *_features(person),
        BustPart(f"beard-{person.beard}-{person.dye}-{look}", beard(person)),
        BustPart(f"hair-{person.hair}-{person.dye}-{size}-{person.hat in HEADDRESSES:d}", front(person)),
        BustPart(f"glasses-{person.glasses}-{look}", face.glasses(person)),
        BustPart(f"shade-{size}", shade_of_the_hat(person)),
    ]
    if person.hat:
        drawn.append(BustPart(f"hat-{person.hat}", (HATS.get(person.hat) or HEADDRESSES[person.hat])()))
    return [part for part in [*drawn, BustPart("", _extra(person))] if part.marks]


def held(person: Sitter) -> BustPart:
    """Return what the hand holds."""
    return BustPart(f"prop-{person.prop}", PROPS[person.prop](), "translate(-43 0)" if person.left else "")


def bust(person: Sitter) -> list[BustPart]:
    """Return the parts of a large bust."""
    return [BustPart(f"ground-{person.ground}", ground(person.ground)), *parts(person), held(person)]


def head(person: Sitter) -> list[BustPart]:
    """Return the parts of a small head: no land, no thing in the hand, no fine lines."""
    kept = [part._replace(marks=[mark for mark in part.marks if not mark.fine]) for part in parts(person)]
    return [BustPart("ground", plain()), *kept]


def _features(person: Sitter) -> list[BustPart]:
    woman, turn, age = f"{person.woman:d}", f"{person.turn:g}", f"{person.age}"
    pale = person.dye == "white" and person.tone == 2
    return [
        BustPart(f"brows-{person.brow:g}-{person.brows:g}-{woman}-{turn}-{pale:d}", face.brows(person)),
        BustPart(f"eyes-{person.eyes}-{woman}-{turn}-{age}", face.eyes(person)),
        BustPart(f"nose-{person.nose}-{turn}", face.nose(person)),
        BustPart(f"mouth-{person.mouth}-{person.face}-{turn}", face.mouth(person)),
        BustPart(f"lines-{age}-{woman}-{person.face}-{turn}", face.lines(person)),
        BustPart(f"{person.extra}-{person.face}-{turn}", face.spots(person)),
    ]


def _extra(person: Sitter) -> Strokes:
    x, y = person.mouth_at
    width = person.measures.width
    match person.extra:
        case "pipe":
            smoke = line(f"M{x + 13.5} {y - 5}q-2-3 0-6t0-6", INK, 0.6, 0.6)
            bowl = mass(f"M{x + 11} {y - 3}h5v6q-2.5 3-5 0z", INK)
            return [ink(f"M{x + 3} {y + 1}q5 3 9 2", 1.6), bowl, *fine(smoke)]
        case "earring":
            left = MIDDLE - width - 0.3
            return [dot(left, 32.6, 1.3, CLOTH), *fine(dot(left, 32.6, 0.6, PAPER))]
        case "flower":
            petals = ((0, -2.4), (2.3, -0.7), (1.4, 2), (-1.4, 2), (-2.3, -0.7))
            return [discs(tuple((22 + a, 15 + b) for a, b in petals), 2, PAPER), dot(22, 15, 1.5, CLOTH)]
        case "pencil":
            right = MIDDLE + width + 1
            return [
                line(f"M{right - 6.4} 23.8L{right + 4.6} 19", CLOTH, 2),
                mass(f"M{right + 5} 17.900l3.200-.300-2.400 2.100z", INK),
            ]
        case _:
            return []
