"""Two plain scripts that no network has played with, to measure others against: a visitor rush, a sparkling cellar.

They are not offered at tables. `player` knows them as `script:visitors` and `script:sparkling`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import CODES, DeckAnswer, FieldAnswer, MakeAnswer, Placement, StructureAnswer, imagine, parse
from vendemmia.engine.catalogue import (
    DECK_OF,
    FIELD_VALUES,
    ORDER_DECK,
    SUMMER,
    SUMMER_DECK,
    VINE_DECK,
    WINTER_DECK,
    structure_price,
    vine_fields,
    vine_lacks,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from vendemmia.engine import Outlook, View

LAST_TRAINING: Final = 5
"""Workers that are trained from this year on come too late."""
ENOUGH_MONEY: Final = 6
WORTH: Final = {"vp": 6.0, "lira": 1.0, "residual": 3.0}
"""What a certain gain counts."""
HEAVY: Final = 14
"""The value of vines that a cellar needs: more grapes do not fit into large orders."""


class Script:
    """What a script wants in a position, from 0 to 100: a plain chain from the vine to the order."""

    structures: tuple[str, ...] = ("trellis", "medium_cellar")
    """To build, in this order, besides what a vine in hand needs."""
    wines: tuple[str, ...] = ("blush", "white", "red")
    visitors = 25.0
    """What playing a visitor is worth."""
    deck = "winter"
    """The visitors that it likes to draw."""
    winter_workers = 2
    """Workers that it keeps for the winter."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.own = view.vineyards[view.seat]
        self.lira = int(self.own.lira)
        self.free = int(self.own.workers_ready())
        self.placed: dict[str, Callable[[], float]] = {
            "fill_order": self.place_fill_order,
            "make_wine": self.place_make_wine,
            "harvest_field": self.place_harvest_field,
            "plant_vine": self.place_plant_vine,
            "draw_vine": self.place_draw_vine,
            "draw_order": self.place_draw_order,
            "build_structure": self.place_build_structure,
            "build_or_tour": self.place_build_structure,
            "give_tour": self.place_give_tour,
            "sell_or_field": self.place_sell_or_field,
            "train_worker": self.place_train_worker,
            "play_summer_visitor": self.place_play_summer_visitor,
            "play_winter_visitor": self.place_play_winter_visitor,
        }
        """What a worker on each action is worth; 1 on the others."""

    def held(self, deck: int) -> list[int]:
        """Return the cards of a deck in hand."""
        return [card for card in self.own.hand if DECK_OF[card] == deck]

    def missing(self) -> list[str]:
        """Return structures to build, the most urgent first."""
        lacking = [name for card in self.held(VINE_DECK) for name in vine_lacks(self.own, card)]
        return [name for name in (*lacking, *self.structures) if not self.has(name)]

    def place(self, action: str) -> float:
        """Return what a worker on an action is worth."""
        return self.placed[action]() if action in self.placed else 1.0

    def place_fill_order(self) -> float:
        return 95.0

    def place_make_wine(self) -> float:
        return 85.0 if self.own.grape_count() >= 2 else 55.0

    def place_harvest_field(self) -> float:
        return 60.0 + int(max(map(self.own.value_on, self.own.ripe_fields()), default=0))

    def place_plant_vine(self) -> float:
        fits = [c for c in self.held(VINE_DECK) if not vine_lacks(self.own, c) and vine_fields(self.own, c)]
        return (78.0 if sum(self.own.planted()) < HEAVY else 8.0) if fits else 0.0

    def place_draw_vine(self) -> float:
        return 2.0 if self.held(VINE_DECK) or sum(self.own.planted()) >= HEAVY else 50.0

    def place_draw_order(self) -> float:
        return 58.0 if len(self.held(ORDER_DECK)) < 2 else 6.0

    def place_build_structure(self) -> float:
        return 72.0 if any(structure_price(self.own, name) <= self.lira for name in self.wanted()) else 0.0

    def wanted(self) -> list[str]:
        """Return the most urgent structure that is not built yet, if any."""
        return self.missing()[:1]

    def has(self, name: str) -> bool:
        """Return whether a structure is built."""
        return self.own.has(name)

    def place_give_tour(self) -> float:
        return 48.0 if self.lira < ENOUGH_MONEY else 12.0

    def place_sell_or_field(self) -> float:
        return 30.0 if self.lira < 2 else 0.0

    def place_train_worker(self) -> float:
        return 88.0 if self.view.year < LAST_TRAINING else 0.0

    def place_play_summer_visitor(self) -> float:
        return self.visitors

    def place_play_winter_visitor(self) -> float:
        return self.visitors

    def leave(self) -> float:
        """Return the wish to pass: in summer some workers are for the winter."""
        return 95.5 if self.view.season() == SUMMER and self.free <= self.winter_workers else 4.0

    def answer(self, code: str) -> float:
        """Return what an answer that places no worker is worth."""
        match parse(code):
            case StructureAnswer(name):
                return 40.0 if name in self.wanted() else 5.0
            case MakeAnswer(wine):
                return 20.0 + 5 * (len(self.wines) - self.wines.index(wine)) if wine in self.wines else 10.0
            case FieldAnswer(value):
                return float(self.own.value_on(FIELD_VALUES.index(value)))
            case DeckAnswer(deck):
                return 8.0 if deck == self.deck else 6.0 if deck in ("summer", "winter") else 5.0
            case other:
                return 1.0 if other.kind in ("yes", "option", "card", "token") else 0.0


class VisitorRush(Script):
    """Plays a visitor whenever it can, builds the cottage for more of them, and trains workers to play them with."""

    structures = ("cottage", "tasting_room", "windmill")
    visitors = 90.0
    deck = "summer"

    def answer(self, code: str) -> float:
        """Return the wish for a row that brings visitors."""
        return 9.0 if code in ("row:3", "row:5") else super().answer(code)

    def place_play_summer_visitor(self) -> float:
        return self.visitors if self.held(SUMMER_DECK) else 0.0

    def place_play_winter_visitor(self) -> float:
        return self.visitors if self.held(WINTER_DECK) else 0.0


class SparklingCellar(Script):
    """Builds both cellars, grows red and white grapes, and makes sparkling wine of them for large orders."""

    structures = ("trellis", "medium_cellar", "large_cellar", "irrigation")
    wines = ("sparkling", "blush", "white", "red")
    winter_workers = 3

    def place_draw_order(self) -> float:
        return 66.0 if len(self.held(ORDER_DECK)) < 3 else 6.0


SCRIPTS: Final = {"visitors": VisitorRush, "sparkling": SparklingCellar}


class ScriptedPlayer:
    """Takes the answer that its script wants most, with what it certainly gains."""

    def __init__(self, name: str) -> None:
        self.script = SCRIPTS[name]

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers. The seat of the view must be to move."""
        if len(view.legal) == 1:
            return view.legal[0]
        state, script = imagine(view, rng), self.script(view)
        return max(view.legal, key=lambda action: wish(script, CODES[action]) + gain(state.outlook(action)))


def wish(script: Script, code: str) -> float:
    """Return the wish for an answer: for a placement that of its action, less for the grande worker."""
    answer = parse(code)
    if isinstance(answer, Placement):
        return script.place(answer.action) - (answer.worker == "grande")
    return script.leave() if code == "pass" else script.answer(code)


def gain(outlook: tuple[Outlook, ...]) -> float:
    """Return what an answer certainly brings."""
    return sum(WORTH.get(part.thing, 0.0) * part.amount for part in outlook if not part.choice and part.most is None)
