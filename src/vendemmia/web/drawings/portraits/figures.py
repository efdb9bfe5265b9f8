"""The figures of computer players: heads whose eyes, brows and mouth have states, and the figure of each name.

A page sets `--calm`, `--glad`, `--hurt` and `--muse` to 0 or 1, and `--look` from -1, left, to 1, right.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final
from zlib import crc32

from vendemmia.web.drawings.shapes import seen

from . import face
from .bust import BustPart, parts
from .ground import plain
from .marks import INK, PAPER, Stroke, Strokes, dot, ink, mass, ring
from .words import Sitter, person

if TYPE_CHECKING:
    from collections.abc import Sequence

FIGURES: Final = (
    "face:long age:2 hair:tufts dye:white beard:moustache hat:straw collar:vest prop:grapes nose:hook",
    "woman face:round hair:bun dye:mid collar:apron hat:kerchief prop:grapes mouth:smile nose:round",
    "face:square hair:crop beard:stubble hat:cap collar:overalls prop:grapes nose:hook mouth:smirk brow:0.4",
    "woman face:thin age:2 hair:updo dye:white collar:ruff prop:grapes mouth:lips nose:hook",
    "face:round tone:1 hair:curly beard:full hat:bowler collar:cravat prop:grapes nose:round",
    "face:long hair:locks beard:goatee hat:beret collar:scarf prop:grapes mouth:smile brow:-0.6",
    "woman tone:2 face:round hair:braid hat:straw collar:blouse prop:grapes mouth:smile",
    "woman face:long hair:wavy dye:mid hat:feather collar:gown prop:grapes mouth:lips extra:mole",
    "face:round age:2 hair:receding dye:white beard:walrus collar:jacket prop:grapes glasses:round nose:round",
    "face:square age:2 tone:1 hair:short dye:white beard:long hat:hood collar:robe prop:grapes brow:0.5",
    "face:thin hair:quiff dye:mid beard:handlebar hat:fedora collar:cravat prop:grapes mouth:smirk",
    "woman face:square tone:1 hair:bob hat:brim collar:jacket prop:grapes mouth:calm nose:straight",
    "face:oval tone:2 hair:short beard:mutton hat:captain collar:uniform prop:grapes",
    "woman face:oval hair:plaits dye:mid hat:bonnet collar:shawl prop:grapes mouth:smile age:0 extra:freckles",
    "face:long tone:2 hair:curly dye:white age:2 beard:full collar:sash prop:grapes brow:-0.4",
    "woman face:oval age:2 hair:long dye:white hat:wimple collar:fur prop:grapes mouth:calm",
    "face:oval hair:side dye:mid hat:top collar:cravat beard:moustache glasses:monocle prop:grapes mouth:stern",
    "woman tone:1 face:thin hair:fringe hat:turban collar:scarf prop:grapes mouth:smile extra:earring",
)
"""One line of words for each. The first ones belong to the estates of the catalogue, in their order."""
MOODS: Final = ("calm", "glad", "hurt", "muse")
CHANGING: Final = ("brows-", "eyes-", "mouth-")
"""How the names of those parts of a bust begin that a mood changes."""
EYES_APART: Final = 4.7


def figure_of(name: str, estates: Sequence[str]) -> int:
    """Return the figure of a name: that of its estate, for another name always the same one."""
    return estates.index(name) % len(FIGURES) if name in estates else crc32(name.encode()) % len(FIGURES)


def figures_of(names: Sequence[str], estates: Sequence[str]) -> tuple[int, ...]:
    """Return the figures of players at one table: each its own, the first of two with the same keeps it."""
    found: list[int] = []
    for name in names:
        number = figure_of(name, estates)
        while number in found:
            number = (number + 1) % len(FIGURES)
        found.append(number)
    return tuple(found)


@cache
def sitters() -> tuple[Sitter, ...]:
    return tuple(person(words) for words in FIGURES)


def figures() -> dict[str, list[BustPart]]:
    """Return the parts of all figures, by the ids of their symbols."""
    return {f"fig-{number}": figure(one) for number, one in enumerate(sitters())}


def figure(one: Sitter) -> list[BustPart]:
    """Return the parts of a small head with all its moods."""
    drawn: list[BustPart] = [BustPart("ground", plain())]
    for part in parts(one):
        if part.name.startswith("nose-"):  # Behind it lie what moods change, before it beard, hair and hat.
            drawn += [_mood(one, mood) for mood in MOODS]
        if not part.name.startswith(CHANGING):
            drawn.append(part._replace(marks=[mark for mark in part.marks if not mark.fine]))
    return [*drawn, _thought()]


def _mood(one: Sitter, mood: str) -> BustPart:
    glad = replace(one, mouth="grin", eyes="laugh", brow=-1)
    hurt = replace(one, mouth="stern", eyes="shut", brow=1)
    muse = replace(one, mouth="smirk", brow=-0.7)
    marks: Strokes
    match mood:
        case "glad":
            marks = [*face.brows(glad), *face.eyes(glad), *face.mouth(glad)]
        case "hurt":
            marks = [*face.brows(hurt), *face.eyes(hurt), *face.mouth(hurt)]
        case "muse":
            marks = [*face.brows(muse), *_open_eyes(muse, up=0.9), *face.mouth(muse)]
        case _:
            marks = [*face.brows(one), *_open_eyes(one), *face.mouth(one)]
    content = "".join(mark.svg for mark in marks if not mark.fine)
    return BustPart("", [Stroke(seen(content, mood, int(mood == "calm")))])


def _open_eyes(one: Sitter, up: float = 0) -> Strokes:
    """Return eyes whose pupils move with `--look`."""
    places = [one.features + side * EYES_APART for side in (-1, 1)]
    whites = [mass(f"M{x - 2.8} 26q2.8-3.2 5.6 0q-2.8 2.6-5.6 0z", PAPER) for x in places]
    pupils = "".join(dot(x, 25.9 - up, 1.45, INK).svg for x in places)
    moving = Stroke(f'<g style="transform:translateX(calc(var(--look,0)*1.1px))">{pupils}</g>')
    lids = [ink(f"M{x - 2.8} 26q2.8-3.2 5.6-.1", 1.1) for x in places]
    return [*whites, moving, *lids]


def _thought() -> BustPart:
    """Return the three rings that rise from a head that thinks."""
    rings = ((50, 17, 1.5), (54, 11.5, 2.2), (58.5, 5, 3))
    drawn = "".join(dot(x, y, r, PAPER).svg + ring(x, y, r, 0.9).svg for x, y, r in rings)
    return BustPart("thought", [Stroke(seen(drawn, "muse", 0))])
