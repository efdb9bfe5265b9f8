"""The words for a person: one line says what a face looks like, what it wears and what it holds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NamedTuple, get_args, get_type_hints

Face = Literal["oval", "round", "long", "square", "thin"]
Hair = Literal[
    "", "short", "crop", "side", "quiff", "curly", "locks", "fringe", "receding", "tufts", "long", "wavy", "bob",
    "braid", "bun", "updo", "ponytail", "plaits",
]  # fmt: skip
Beard = Literal["", "short", "full", "long", "goatee", "moustache", "handlebar", "walrus", "mutton", "stubble"]
Hat = Literal[
    "", "brim", "straw", "cap", "bowler", "top", "kerchief", "wimple", "hood", "beret", "crown", "mortar", "toque",
    "feather", "turban", "veil", "cloche", "goggles", "laurel", "fur", "knit", "captain", "bicorne", "bonnet", "wig",
    "fedora", "helmet", "winged",
]  # fmt: skip
Collar = Literal[
    "jacket", "cravat", "apron", "shawl", "fur", "ruff", "robe", "vest", "blouse", "gown", "scarf", "uniform", "shirt",
    "overalls", "sash",
]  # fmt: skip
Nose = Literal["straight", "hook", "round", "small"]
Mouth = Literal["calm", "smile", "grin", "stern", "lips", "smirk"]
Eyes = Literal["open", "left", "right", "laugh", "shut"]
Dye = Literal["dark", "mid", "white"]
Extra = Literal["", "earring", "flower", "pencil", "pipe", "freckles", "mole"]
Glasses = Literal["", "round", "monocle", "dark"]
Ground = Literal["hills", "rows", "village", "sun", "snow", "bare", "roofs", "flakes", "arch"]


class Measures(NamedTuple):
    """Where a face lies: half its width, the height of its chin, the breadth of its jaw."""

    width: float
    chin: float
    jaw: float


FACES: Final[dict[Face, Measures]] = {
    "oval": Measures(11, 43.2, 7),
    "round": Measures(12.2, 42.6, 9.4),
    "long": Measures(10.4, 45.4, 6.4),
    "square": Measures(11.6, 43.6, 10.6),
    "thin": Measures(9.9, 44.6, 5),
}
MIDDLE: Final = 32
"""The middle of a head."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Sitter:
    """One bust, in words."""

    prop: str
    """What the hand holds: the trade, or what the card brings. A name of `props`."""
    face: Face = "oval"
    hair: Hair = "short"
    beard: Beard = ""
    hat: Hat = ""
    collar: Collar = "jacket"
    dye: Dye = "dark"
    glasses: Glasses = ""
    nose: Nose = "straight"
    mouth: Mouth = "calm"
    eyes: Eyes = "open"
    extra: Extra = ""
    ground: Ground = "hills"
    woman: bool = False
    left: bool = False
    """The thing lies at the left, not at the right. It is not mirrored: the light stays."""
    age: int = 1
    """0 young, 1 grown, 2 old."""
    tone: int = 0
    """How dark the skin is, from 0 to 2, by hatching."""
    brow: float = 0
    """From mild, -1, to stern, 1."""
    brows: float = 1
    """How thick the brows are."""
    turn: float = 0
    """Where the head looks, from -1, left, to 1, right."""

    @property
    def measures(self) -> Measures:
        return FACES[self.face]

    @property
    def features(self) -> float:
        """The middle of eyes and mouth: they slide a little when the head turns."""
        return MIDDLE + self.turn * 1.7

    @property
    def chin_at(self) -> float:
        return MIDDLE + self.turn * 0.9

    @property
    def mouth_at(self) -> tuple[float, float]:
        return self.features + self.turn * 0.4, self.measures.chin - 6.6


@cache
def person(words: str) -> Sitter:
    """Return the person that words describe: `woman face:long hat:straw prop:ring`."""
    found: dict[str, object] = {}
    for word in words.split():
        name, colon, value = word.partition(":")
        found[name] = _value(name, value) if colon else True
    return Sitter(**found)  # type: ignore[arg-type]  # `_value` has checked them


def _value(name: str, text: str) -> object:
    """Return a value as its field wants it. Raise `ValueError` for one that the field does not know."""
    kind = _kinds()[name]
    if kind in (int, float):
        return kind(text)
    known = get_args(kind)
    if known and text not in known:
        raise ValueError(f"{name}:{text}")
    return text


@cache
def _kinds() -> dict[str, type]:
    return get_type_hints(Sitter)
