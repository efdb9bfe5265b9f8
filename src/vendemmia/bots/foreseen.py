"""Why an answer is good: what its turn brings, and what comes of that in the lines the network expects.

A reason must hold in every imagined line. What follows later counts only if it uses what the turn brought: a wine of
the type that was made, grapes of the colour that was harvested, the field that was planted, money that was missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import CARD_NUMBER, FIELD_VALUES, STRUCTURE_NUMBER, STRUCTURES, VINES, WINE_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from vendemmia.engine import Event, View

    from .lines import Happened, Line

    Why = tuple[str, Mapping[str, int]]
    """The id of a reason and its parameters."""

COLOURS_OF: Final = {"red": {"red"}, "white": {"white"}, "blush": {"red", "white"}, "sparkling": {"red", "white"}}
"""The colours of the grapes in a wine."""
CELLARS: Final = {"medium_cellar": ("blush",), "large_cellar": ("sparkling",)}
"""Wines that a structure makes possible."""


class Course:
    """What happens to a seat in one line: in the turn of the answer, and later."""

    def __init__(self, line: Line, view: View) -> None:
        self.line = line
        self.view = view
        self.own = view.vineyards[line.seat]
        self.now = [each.event for each in line.happened if each.now]
        self.later = [each for each in line.happened if not each.now]

    def reasons(self) -> Iterator[Why]:
        """All reasons for the answer in this line, the best first."""
        yield from self.filled()
        yield from self.to_an_order()
        yield from self.built_for()
        yield from self.trained()
        yield from self.paid_for()
        yield from self.scored()
        yield from self.to_the_next_step()
        yield from self.brought()

    def of(self, kind: Kind) -> list[Event]:
        """The events of a kind in the turn."""
        return [event for event in self.now if event.kind is kind]

    def total(self, kind: Kind) -> int:
        """How much the turn changes a number."""
        return sum(event.amount for event in self.of(kind))

    def when(self, each: Happened) -> int:
        """1 for this year, 2 for the next."""
        return 1 + each.year - self.line.year

    # --- orders

    def filled(self) -> Iterator[Why]:
        for event in self.of(Kind.FILLED):
            if self.total(Kind.VP) >= event.amount > 0:
                yield "fills_order", {"vp": event.amount}

    def to_an_order(self) -> Iterator[Why]:
        """The first order of the hand that is filled later with what the turn brought."""
        made = {event.thing for event in self.of(Kind.WINE)}
        grown = {event.thing for event in self.of(Kind.GRAPE)}
        fields = {event.amount for event in self.of(Kind.PLANTED)}
        bottled: set[str] = set()
        used: set[str] = set()
        for each in self.later:
            event = each.event
            if event.kind is Kind.HARVESTED and event.amount in fields:
                grown = {"red", "white"}
            elif event.kind is Kind.WINE and COLOURS_OF[event.thing] & grown:
                bottled.add(event.thing)
            elif event.kind is Kind.WINE_USED:
                used.add(event.thing)
            elif event.kind is Kind.FILLED:
                if CARD_NUMBER[event.thing] in self.own.hand and event.amount > 0:
                    params = {"vp": event.amount, "when": self.when(each)}
                    if used & made:
                        yield "wine_for_order", params
                    elif used & bottled:
                        yield "vine_for_order" if fields else "grapes_for_order", params
                used = set()

    # --- structures, workers, money

    def built_for(self) -> Iterator[Why]:
        for event in self.of(Kind.BUILT):
            for each in self.later:
                if each.event.kind is Kind.PLANTED and event.thing in STRUCTURE_NUMBER:
                    vine = VINES[CARD_NUMBER[each.event.thing]]
                    if event.thing in vine.structures and CARD_NUMBER[each.event.thing] in self.own.hand:
                        card = CARD_NUMBER[each.event.thing]
                        yield "builds_for_vine", {"card": card, "when": self.when(each)}
                if each.event.kind is Kind.WINE and each.event.thing in CELLARS.get(event.thing, ()):
                    kind = WINE_TYPES.index(each.event.thing)
                    yield "builds_for_wine", {"wine": kind, "when": self.when(each)}

    def trained(self) -> Iterator[Why]:
        """A worker that comes in a year which the line reaches."""
        if self.of(Kind.TRAINED) and self.line.state.year > self.line.year:
            yield "trains", {}

    def paid_for(self) -> Iterator[Why]:
        """What could not be paid without the money of the turn."""
        gain = self.total(Kind.LIRA)
        if gain <= 0:
            return
        lira = int(self.own.lira) + gain
        for each in self.later:
            event = each.event
            if event.kind is Kind.LIRA:
                if event.amount < 0 and lira + event.amount < gain:
                    yield from self.bought(gain, each)
                lira += event.amount

    def bought(self, gain: int, paid: Happened) -> Iterator[Why]:
        """What a payment was for: the event that comes with it."""
        place = self.later.index(paid)
        for each in self.later[max(0, place - 1) : place + 3]:
            when = self.when(each)
            if each.event.kind is Kind.BUILT and each.event.thing in STRUCTURES:
                number = STRUCTURES.index(each.event.thing)
                yield "money_for_structure", {"lira": gain, "structure": number, "when": when}
            elif each.event.kind is Kind.TRAINED:
                yield "money_for_worker", {"lira": gain, "when": when}

    # --- the turn itself

    def scored(self) -> Iterator[Why]:
        if (vp := self.total(Kind.VP)) > 0:
            yield "points", {"vp": vp}
        if (income := self.total(Kind.RESIDUAL)) > 0 and not self.view.final_year:
            yield "income", {"lira": income}

    def to_the_next_step(self) -> Iterator[Why]:
        """Wine of harvested grapes, the harvest of a planted field."""
        if wines := len(self.of(Kind.WINE)):
            yield "makes_wine", {"wines": wines}
        grown = {event.thing for event in self.of(Kind.GRAPE)}
        fields = {event.amount for event in self.of(Kind.PLANTED)}
        for each in self.later:
            if each.event.kind is Kind.WINE and COLOURS_OF[each.event.thing] & grown:
                yield "grapes_for_wine", {"when": self.when(each)}
                break
        for each in self.later:
            if each.event.kind is Kind.HARVESTED and each.event.amount in fields:
                yield "vine_for_harvest", {"field": each.event.amount, "when": self.when(each)}
                break

    def brought(self) -> Iterator[Why]:
        for event in self.of(Kind.HARVESTED):
            yield "harvests", {"field": event.amount}
        for event in self.of(Kind.PLANTED):
            if event.amount in FIELD_VALUES:
                yield "plants", {"card": CARD_NUMBER[event.thing]}
        for event in self.of(Kind.BUILT):
            if event.thing in STRUCTURES:
                yield "builds", {"structure": STRUCTURES.index(event.thing)}
        if self.of(Kind.STAR):
            yield "influence", {}
        if self.total(Kind.TOKEN) > 0:
            yield "tokens", {}
        if cards := len(self.of(Kind.DREW)) + len(self.of(Kind.TOOK)):
            yield "cards", {"cards": cards}
        if (lira := self.total(Kind.LIRA)) > 0:
            yield "money", {"lira": lira}

    def placements(self) -> int:
        """Workers that are placed later in the year."""
        year = self.line.year
        kinds = (Kind.PLACED, Kind.PLANNED)
        return sum(each.event.kind in kinds and each.year == year for each in self.later)


def common(courses: Sequence[Course]) -> Why | None:
    """The best reason that holds in every line; None if there is none."""
    found = [list(course.reasons()) for course in courses]
    return next((why for why in found[0] if all(why in each for each in found[1:])), None)
