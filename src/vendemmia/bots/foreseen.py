"""Why an answer is good: what its turn brings, and what comes of that in the lines the network expects.

A reason must hold in every imagined line. What follows later counts only if it uses what the turn brought: the very
wine that was made, the grapes that were harvested (`origins`), the field that was planted, money that was missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.advice import CELLARS, Facts, Why
from vendemmia.engine import Kind
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    FIELD_VALUES,
    STRUCTURES,
    VINES,
    WINE_TYPES,
)

from .uses import built_points, built_use, crew, drawn, next_job, visited

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from vendemmia.engine import Event, View

    from .lines import Happened, Line


class Foresight:
    """What happens to a seat in one line: in the turn of the answer, and later."""

    def __init__(self, line: Line, view: View) -> None:
        self.line = line
        self.view = view
        self.facts = Facts(view, line.seat)
        self.own = self.facts.own
        self.now = [each.event for each in line.happened if each.now]
        self.later = [each for each in line.happened if not each.now]

    def reasons(self) -> Iterator[Why]:
        """Yield all reasons for the answer in this line, the best first."""
        yield from visited(self)
        yield from self.filled()
        yield from self.to_an_order()
        yield from self.built_for()
        yield from built_points(self)
        yield from built_use(self)
        yield from crew(self)
        yield from self.trained()
        yield from self.paid_for()
        yield from drawn(self)
        yield from self.to_the_next_step()
        yield from next_job(self)
        yield from self.scored()
        yield from self.brought()

    def of(self, kind: Kind) -> list[Event]:
        """Return the events of a kind in the turn."""
        return [event for event in self.now if event.kind is kind]

    def number(self, *kinds: Kind) -> int:
        """Return how many events of some kinds the turn has."""
        return sum(event.kind in kinds for event in self.now)

    def total(self, kind: Kind) -> int:
        """Return how much the turn changes a number."""
        return sum(event.amount for event in self.of(kind))

    def goes_on(self) -> bool:
        """Return whether the line reaches another year: otherwise nothing that comes then is worth anything."""
        return self.line.state.year > self.line.year

    def when(self, each: Happened) -> int:
        """Return 1 for this year, 2 for the next."""
        return 1 + each.year - self.line.year

    # --- orders

    def filled(self) -> Iterator[Why]:
        for event in self.of(Kind.FILLED):
            if self.total(Kind.VP) >= event.amount > 0:
                yield Why("fills_order", {"vp": event.amount})

    def to_an_order(self) -> Iterator[Why]:
        """Yield orders of the hand that could not be filled before, and are filled later with what the turn brought."""
        for each in self.later:
            event = each.event
            if event.kind is Kind.FILLED and each.origin and event.amount > 0:
                order = CARD_NUMBER[event.thing]
                if order in self.own.hand and not self.facts.fills(order):
                    yield Why(f"{each.origin}_for_order", {"vp": event.amount, "when": self.when(each)})

    # --- structures, workers, money

    def built_for(self) -> Iterator[Why]:
        for event in self.of(Kind.BUILT):
            for each in self.later:
                if self.needed_for(event.thing, each.event):
                    yield Why("builds_for_vine", {"card": CARD_NUMBER[each.event.thing], "when": self.when(each)})
                if each.event.kind is Kind.WINE and each.event.thing == CELLARS.get(event.thing):
                    kind = WINE_TYPES.index(each.event.thing)
                    yield Why("builds_for_wine", {"wine": kind, "when": self.when(each)})

    def needed_for(self, structure: str, event: Event) -> bool:
        """Return whether a vine of the hand is planted that needs the structure. Some visitors plant without."""
        if event.kind is not Kind.PLANTED or event.source.startswith("visitor:"):
            return False
        card = CARD_NUMBER[event.thing]
        return structure in VINES[card].structures and card in self.own.hand

    def trained(self) -> Iterator[Why]:
        if self.of(Kind.TRAINED) and self.goes_on():
            yield Why("trains", {})

    def paid_for(self) -> Iterator[Why]:
        """Yield what could not be paid without the money of the turn."""
        gain = self.total(Kind.LIRA)
        if gain <= 0:
            return
        lira = self.facts.lira + gain
        for place, each in enumerate(self.later):
            if each.event.kind is Kind.LIRA:
                lira += each.event.amount
                if lira < gain and self.facts.lira < -each.event.amount:
                    yield from self.bought(gain, self.later[place:])

    def bought(self, gain: int, paid: Sequence[Happened]) -> Iterator[Why]:
        """Yield what was paid for: the first event after the payment that is not one, if it has the same source."""
        each = next((each for each in paid if each.event.kind is not Kind.LIRA), None)
        if each is None or each.event.source != paid[0].event.source:
            return
        if each.event.kind is Kind.BUILT and each.event.thing in STRUCTURES:
            number = STRUCTURES.index(each.event.thing)
            yield Why("money_for_structure", {"lira": gain, "structure": number, "when": self.when(each)})
        elif each.event.kind is Kind.TRAINED:
            yield Why("money_for_worker", {"lira": gain, "when": self.when(each)})
        kind, _, name = paid[0].event.source.partition(":")
        if kind == "visitor" and CARD_NUMBER.get(name) in self.own.hand:
            yield Why("money_for_visitor", {"lira": gain, "card": CARD_NUMBER[name], "when": self.when(each)})

    # --- the turn itself

    def scored(self) -> Iterator[Why]:
        if (vp := self.total(Kind.VP)) > 0:
            yield Why("points", {"vp": vp})
        if (income := self.total(Kind.RESIDUAL)) > 0 and self.goes_on():
            yield Why("income", {"lira": income})

    def to_the_next_step(self) -> Iterator[Why]:
        """Yield wine of harvested grapes, the harvest of a field that was empty."""
        for each in self.later:
            if each.event.kind is Kind.WINE and each.origin == "grapes":
                yield Why("grapes_for_wine", {"when": self.when(each)})
                break
        empty = {value for value in FIELD_VALUES if not self.facts.planted(value)}
        fields = {event.amount for event in self.of(Kind.PLANTED)} & empty
        for each in self.later:
            if each.event.kind is Kind.HARVESTED and each.event.amount in fields:
                yield Why("vine_for_harvest", {"field": each.event.amount, "when": self.when(each)})
                break

    def brought(self) -> Iterator[Why]:
        if wines := self.number(Kind.WINE):
            yield Why("makes_wine", {"wines": wines})
        for event in self.of(Kind.HARVESTED):
            yield Why("harvests", {"field": event.amount})
        for event in self.of(Kind.PLANTED):
            if event.amount in FIELD_VALUES:
                yield Why("plants", {"card": CARD_NUMBER[event.thing]})
        for event in self.of(Kind.BUILT):
            if event.thing in STRUCTURES:
                yield Why("builds", {"structure": STRUCTURES.index(event.thing)})
        if self.of(Kind.STAR):
            yield Why("influence", {})
        if self.total(Kind.TOKEN) > 0:
            yield Why("tokens", {})
        if (cards := self.number(Kind.DREW, Kind.TOOK) - self.number(Kind.DISCARDED, Kind.GAVE)) > 0:
            yield Why("cards", {"cards": cards})
        if (lira := self.total(Kind.LIRA)) > 0:
            yield Why("money", {"lira": lira})

    def placements(self) -> int:
        """Return workers that are placed later in the year."""
        year = self.line.year
        kinds = (Kind.PLACED, Kind.PLANNED)
        return sum(each.event.kind in kinds and each.year == year for each in self.later)


def common(courses: Sequence[Foresight], reasons: Callable[[Foresight], Iterator[Why]] | None = None) -> list[Why]:
    """Return the reasons that hold in every line, the best first: all of them, or those that a function finds."""
    found = [list(course.reasons() if reasons is None else reasons(course)) for course in courses]
    return [why for why in found[0] if all(why in each for each in found[1:])]
