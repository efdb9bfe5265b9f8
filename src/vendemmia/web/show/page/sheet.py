"""A decision of several parts as the page offers it: finished wines as glasses, other things as plates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import WINE_TYPES, order_of
from vendemmia.play import RefusedAnswer
from vendemmia.web.show.cards.cards import GlassToken

if TYPE_CHECKING:
    from vendemmia.engine import Outlook
    from vendemmia.play import Sheet, SheetPart
    from vendemmia.web.show.board.scene import Scene

    from .buttons import Button, Buttons

KINDS: Final = {"sell": "sell", "sell_more": "sell", "harvest": "harvest", "harvest_more": "harvest"}
"""What the sheets of some questions are called; all others are `other`."""


class Fit(NamedTuple):
    """An order in hand that a wine brings nearer."""

    vp: int


class Plate(NamedTuple):
    """A part of the decision, to be pressed."""

    number: int
    part: SheetPart
    name: str
    label: str
    """All about it, for screen readers."""
    button: Button | None
    """How it is drawn; None for a glass."""
    grapes: tuple[GlassToken, ...]
    fits: tuple[Fit, ...]
    lira: int
    """What it brings at least, for the sum."""
    after: str
    """The numbers of the plates that can be chosen after it, each with its value then."""
    is_single: bool
    """It is given alone, without a confirmation."""

    @property
    def codes(self) -> str:
        """Its answers, as the form sends them."""
        return " ".join(self.part.codes)


class SheetShown:
    """The sheet of one scene."""

    def __init__(self, scene: Scene, sheet: Sheet, maker: Buttons) -> None:
        self.scene = scene
        self.words = scene.words
        self.sheet = sheet
        self.maker = maker
        self.is_wine = sheet.is_wine
        self.kind = "wine" if sheet.is_wine else KINDS.get(sheet.question, "other")
        self.least = max(sheet.least, 1)
        self.most = sheet.most
        self.plates = self._plates()

    @property
    def is_confirmed(self) -> bool:
        """Several parts may be chosen, so that they are confirmed."""
        return any(not plate.is_single for plate in self.plates)

    @property
    def refused(self) -> tuple[tuple[str, RefusedAnswer], ...]:
        """The types of wine that cannot be made at all, with the reasons."""
        found = ((kind, self.scene.choices[f"make:{kind}"]) for kind in WINE_TYPES if self.is_wine)
        return tuple((kind, each) for kind, each in found if isinstance(each, RefusedAnswer))

    @property
    def others(self) -> list[str]:
        """The legal answers that are no part of it: to end the decision, and what is offered beside it."""
        first = {part.codes[0] for part in self.sheet.parts}
        return [code for code in self.scene.choices.codes if code not in first]

    def _plates(self) -> tuple[Plate, ...]:
        """Return the plates: what fits an order first, then by value."""
        parts = list(self.sheet.parts)
        if self.is_wine:
            parts.sort(key=_worst_last)
        numbers = {part.codes: number for number, part in enumerate(parts)}
        return tuple(self._plate(number, part, numbers) for number, part in enumerate(parts))

    def _plate(self, number: int, part: SheetPart, numbers: dict[tuple[str, ...], int]) -> Plate:
        is_single = self.most == 1 or (not part.wine and not part.goes_with)
        after = " ".join(self._after(parts, numbers) for parts in part.goes_with.items() if parts[0] in numbers)
        fits = tuple(Fit(_points(card)) for card in part.fits)
        grapes = tuple(GlassToken(colour, value) for colour, value in part.grapes)
        if part.wine:
            name = self.words.message("choice-wine", wine=part.wine, value=part.value)
            return Plate(number, part, name, self._said(part, name), None, grapes, fits, 0, after, is_single)
        button = self.maker.button(self.scene.choices.legal[part.codes[0]])
        brings = _lira(button.found.outlook)
        label = button.found.label
        return Plate(number, part, button.label, label, button, grapes, (), brings, after, is_single)

    def _after(self, following: tuple[tuple[str, ...], tuple[str, int]], numbers: dict[tuple[str, ...], int]) -> str:
        codes, (_, value) = following
        return f"{numbers[codes]}={value}"

    def _said(self, part: SheetPart, name: str) -> str:
        """Return a glass in words: what it is made of, and which orders it fits."""
        grapes = self.words.listed(self.words.grape_name(colour, value) for colour, value in part.grapes)
        vp = sum(_points(card) for card in part.fits)
        said = self.words.message("sheet-glass", wine=name, grapes=grapes, fits=len(part.fits), vp=vp)
        return f"{said} {self.words.message('prompt-locks')}" if part.locks else said


def _worst_last(part: SheetPart) -> tuple[int, ...]:
    """Return what wines are sorted by: the orders that they fit, their value, and how little they are made of."""
    fits = sum(_points(card) for card in part.fits)
    return -fits, -part.value, len(part.grapes), sum(value for _, value in part.grapes)


def _points(card: int) -> int:
    return int(order_of(card).vp)


def _lira(outlook: tuple[Outlook, ...]) -> int:
    return sum(part.ends[0] for part in outlook if part.thing == "lira")
