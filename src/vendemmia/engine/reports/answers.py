"""Codes of answers as typed values: `parse("card:merlot")` is `CardAnswer("merlot")`, whose `code` is the text again.

No code is taken apart by hand outside the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ..numbers.actions import CODES, NUMBER, number_of
from .errors import UnknownCode

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class ParsedCode:
    """An answer by its parts. `parse` gives one of the classes below it, and each of them can be made directly."""

    kind: ClassVar[str] = ""
    """The first word of the code."""

    @property
    def named(self) -> tuple[str, ...]:
        """What the code names besides its kind, as texts: the values of the fields."""
        return tuple(str(getattr(self, field.name)) for field in fields(self))

    @property
    def code(self) -> str:
        """The stable code."""
        return ":".join((self.kind, *self.named))

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the code, by which a person may name it: `structure:aqueduct` as an action counts as two."""
        return tuple(self.code.split(":"))


@dataclass(frozen=True)
class PlainAnswer(ParsedCode):
    """An answer of one word: `pass`, `done`, `no`, `yes`, `token` or `mat`."""

    kind: str  # type: ignore[misc]  # Here the kind is all there is.
    """The word."""

    @property
    def named(self) -> tuple[str, ...]:
        """Nothing: the word says everything."""
        return ()


@dataclass(frozen=True)
class StepAnswer(ParsedCode):
    """What a worker does first or as well: `do:action` or `do:bonus`."""

    kind: ClassVar[str] = "do"
    """The first word of the code."""
    step: str
    """`action` or `bonus`."""


@dataclass(frozen=True)
class Placement(ParsedCode):
    """A worker on a space: `place:ACTION:SPACE:WORKER`."""

    kind: ClassVar[str] = "place"
    """The first word of the code."""
    action: str
    """The id of the action."""
    space: str
    """The id of the space."""
    worker: str
    """The kind of worker."""


@dataclass(frozen=True)
class TakeBack(ParsedCode):
    """A worker that comes back from a space: `take:ACTION:SPACE:WORKER`."""

    kind: ClassVar[str] = "take"
    """The first word of the code."""
    action: str
    """The id of the action."""
    space: str
    """The id of the space."""
    worker: str
    """The kind of worker."""


@dataclass(frozen=True)
class OptionAnswer(ParsedCode):
    """A part of an effect: `option:N`."""

    kind: ClassVar[str] = "option"
    """The first word of the code."""
    number: int
    """The part, counted from 1."""


@dataclass(frozen=True)
class CountAnswer(ParsedCode):
    """How many: `count:N`."""

    kind: ClassVar[str] = "count"
    """The first word of the code."""
    count: int
    """The number."""


@dataclass(frozen=True)
class RowAnswer(ParsedCode):
    """A row of the wake-up chart: `row:N`."""

    kind: ClassVar[str] = "row"
    """The first word of the code."""
    row: int
    """The row, counted from 1."""


@dataclass(frozen=True)
class SeatAnswer(ParsedCode):
    """A player: `seat:N`."""

    kind: ClassVar[str] = "seat"
    """The first word of the code."""
    seat: int
    """The seat, counted from 0."""


@dataclass(frozen=True)
class DeckAnswer(ParsedCode):
    """A deck: `deck:ID`."""

    kind: ClassVar[str] = "deck"
    """The first word of the code."""
    deck: str
    """The id of the deck."""


@dataclass(frozen=True)
class FieldAnswer(ParsedCode):
    """A field: `field:VALUE`."""

    kind: ClassVar[str] = "field"
    """The first word of the code."""
    value: int
    """The value of the field."""


@dataclass(frozen=True)
class AllFieldsAnswer(ParsedCode):
    """All fields: `field:all`."""

    kind: ClassVar[str] = "field"
    """The first word of the code."""

    @property
    def named(self) -> tuple[str, ...]:
        """The word `all`."""
        return ("all",)


@dataclass(frozen=True)
class GrapeAnswer(ParsedCode):
    """A grape: `grape:COLOUR:VALUE`."""

    kind: ClassVar[str] = "grape"
    """The first word of the code."""
    colour: str
    """`red` or `white`."""
    value: int
    """The value of the grape."""


@dataclass(frozen=True)
class MakeAnswer(ParsedCode):
    """A type of wine to make: `make:TYPE`."""

    kind: ClassVar[str] = "make"
    """The first word of the code."""
    wine: str
    """The type of wine."""


@dataclass(frozen=True)
class WineAnswer(ParsedCode):
    """A wine: `wine:TYPE:VALUE`."""

    kind: ClassVar[str] = "wine"
    """The first word of the code."""
    wine: str
    """The type of wine."""
    value: int
    """The value of the wine."""


@dataclass(frozen=True)
class StructureAnswer(ParsedCode):
    """A structure: `structure:ID`."""

    kind: ClassVar[str] = "structure"
    """The first word of the code."""
    structure: str
    """The id of the structure."""


@dataclass(frozen=True)
class CardAnswer(ParsedCode):
    """A card: `card:ID`."""

    kind: ClassVar[str] = "card"
    """The first word of the code."""
    card: str
    """The id of the card."""


@dataclass(frozen=True)
class MamaAnswer(ParsedCode):
    """A mama: `mama:ID`."""

    kind: ClassVar[str] = "mama"
    """The first word of the code."""
    mama: str
    """The id of the mama."""


@dataclass(frozen=True)
class PapaAnswer(ParsedCode):
    """A papa: `papa:ID`."""

    kind: ClassVar[str] = "papa"
    """The first word of the code."""
    papa: str
    """The id of the papa."""


@dataclass(frozen=True)
class ActionAnswer(ParsedCode):
    """An action of the board: `action:ID`."""

    kind: ClassVar[str] = "action"
    """The first word of the code."""
    action: str
    """The id of the action."""


@dataclass(frozen=True)
class RegionAnswer(ParsedCode):
    """A region of the map: `region:ID`."""

    kind: ClassVar[str] = "region"
    """The first word of the code."""
    region: str
    """The id of the region."""


@dataclass(frozen=True)
class WorkerAnswer(ParsedCode):
    """A kind of worker: `worker:ID`."""

    kind: ClassVar[str] = "worker"
    """The first word of the code."""
    worker: str
    """The kind of worker."""


@dataclass(frozen=True)
class BonusAnswer(ParsedCode):
    """The bonus of a space: `bonus:SPACE`."""

    kind: ClassVar[str] = "bonus"
    """The first word of the code."""
    space: str
    """The id of the space."""


OF_WORDS: dict[str, Callable[[str], ParsedCode]] = {
    "do": StepAnswer,
    "deck": DeckAnswer,
    "make": MakeAnswer,
    "structure": StructureAnswer,
    "card": CardAnswer,
    "mama": MamaAnswer,
    "papa": PapaAnswer,
    "action": ActionAnswer,
    "region": RegionAnswer,
    "worker": WorkerAnswer,
    "bonus": BonusAnswer,
}
"""Kinds of answers that name one thing."""
OF_NUMBERS: dict[str, Callable[[int], ParsedCode]] = {
    "option": OptionAnswer,
    "count": CountAnswer,
    "row": RowAnswer,
    "seat": SeatAnswer,
    "field": FieldAnswer,
}
"""Kinds of answers that name a number."""
OF_SPACES: dict[str, Callable[[str, str, str], ParsedCode]] = {"place": Placement, "take": TakeBack}
"""Kinds of answers that name a worker on a space."""
OF_TOKENS: dict[str, Callable[[str, int], ParsedCode]] = {"grape": GrapeAnswer, "wine": WineAnswer}
"""Kinds of answers that name a token."""


@cache
def parse(code: str | int) -> ParsedCode:
    """Return the parts of an answer, by its code or its number. UnknownCode if there is none."""
    if isinstance(code, int):
        return parse(CODES[number_of(code)])
    if code not in NUMBER:
        raise UnknownCode(code)
    kind, _, rest = code.partition(":")
    if not rest:
        return PlainAnswer(kind)
    if code == "field:all":
        return AllFieldsAnswer()
    if kind in OF_SPACES:
        return OF_SPACES[kind](*rest.rsplit(":", 2))
    if kind in OF_TOKENS:
        thing, _, value = rest.partition(":")
        return OF_TOKENS[kind](thing, int(value))
    return OF_NUMBERS[kind](int(rest)) if kind in OF_NUMBERS else OF_WORDS[kind](rest)
