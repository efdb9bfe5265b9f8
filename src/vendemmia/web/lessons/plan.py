"""The plan of a lesson: how far the wines of an order in hand are, and which jobs lead to it. It needs only a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.engine.catalogue import (
    BLUSH,
    CARDS,
    CELLAR_TOP,
    DECK_OF,
    FIELD_VALUES,
    FIRST_ORDER,
    LEAST_VALUE,
    ORDER_DECK,
    ORDERS,
    STRUCTURE_NUMBER,
    VINE_DECK,
    VINES,
    WINE_TYPES,
    bit_count,
    fillable,
    red_value,
    structure_price,
    vine_fields,
    vine_lacks,
    white_value,
)

if TYPE_CHECKING:
    from vendemmia.engine import View, Vineyard

STAGES: Final = ("none", "vine", "field", "grape", "ages", "wine")
"""How far a wine of an order is: nothing yet, a vine in hand, vines on a field, grapes, a wine too young, a wine."""
STEPS_TO_WINE: Final = {"none": 6, "vine": 4, "field": 2, "grape": 1, "ages": 1, "wine": 0}
"""Roughly how many workers, or years, a stage is away from the wine."""
FARTHEST: Final = 11
"""An order that is farther away is not a goal yet."""
CELLAR: Final = 3
"""How far away a missing cellar is."""
BOTH: Final = (0, 1)
"""The colours of grapes: red and white."""


class Want(NamedTuple):
    """One wine of an order."""

    kind: str
    least: int
    stage: str
    value: int
    """Of what there is at this stage: the wine, the grapes, the harvest of a field or the vine; 0 for none."""
    card: str = ""
    """The vine in hand."""
    field: int = 0
    """The value of the field with the vines."""

    @property
    def lacks(self) -> int:
        """By how much the value falls short."""
        return max(0, self.least - self.value)


def tokens(bits: int) -> list[int]:
    """The values in a row of glass tokens, the highest first."""
    return [value for value in range(9, 0, -1) if bits >> (value - 1) & 1]


class Stock:
    """What a vineyard has for wines; what one wine of an order uses is gone for the next."""

    def __init__(self, vineyard: Vineyard) -> None:
        self.vineyard = vineyard
        self.wines = [tokens(vineyard.cellar >> 9 * kind & 511) for kind in range(len(WINE_TYPES))]
        self.grapes = [tokens(vineyard.crush_pad >> 9 * colour & 511) for colour in BOTH]
        self.fields = [
            (value, (int(red_value(field)), int(white_value(field))))
            for value, field in zip(FIELD_VALUES, vineyard.fields, strict=True)
            if field
        ]
        self.vines = sorted({card for card in vineyard.hand if DECK_OF[card] == VINE_DECK})

    def want(self, kind: str, least: int) -> Want:
        number = WINE_TYPES.index(kind)
        for value in self.wines[number]:
            if value >= least:
                self.wines[number].remove(value)
                return Want(kind, least, "wine", value)
        if self.wines[number]:
            return Want(kind, least, "ages", self.wines[number].pop(0))
        return self._pressed(kind, least) or self._harvested(kind, least) or self._planted(kind, least)

    def _pressed(self, kind: str, least: int) -> Want | None:
        """From grapes. Young grapes count too: grapes and wines age."""
        number = WINE_TYPES.index(kind)
        needed = (1, 0) if number == 0 else (0, 1) if number == 1 else (1, 1) if number == BLUSH else (2, 1)
        if any(len(self.grapes[colour]) < needed[colour] for colour in BOTH):
            return None
        value = sum(self.grapes[colour].pop(0) for colour in BOTH for _ in range(needed[colour]))
        return Want(kind, least, "grape", value) if value >= LEAST_VALUE[number] else None

    def _harvested(self, kind: str, least: int) -> Want | None:
        """From the field that gives most of it."""
        number = WINE_TYPES.index(kind)
        if number not in BOTH:
            return self._blended(kind, least)
        value, field = max(((gives[number], value) for value, gives in self.fields), default=(0, 0))
        if not value or value + 1 < least:
            return None  # Another vine on it is better than waiting for years.
        return Want(kind, least, "field", value, field=field)

    def _blended(self, kind: str, least: int) -> Want | None:
        """Blush and sparkling need grapes of both colours; those on the crush pad count."""
        values, field = 0, 0
        for colour in BOTH:
            best, where = max(((gives[colour], value) for value, gives in self.fields), default=(0, 0))
            pressed = self.grapes[colour][0] if self.grapes[colour] else 0
            if not max(best, pressed):
                return None
            values += max(best, pressed)
            field = where if best > pressed else field
        return Want(kind, least, "field", values, field=field) if values + 1 >= least else None

    def _planted(self, kind: str, least: int) -> Want:
        """From the vine in hand that gives most of what is missing, the one that lacks fewest structures first."""
        number = WINE_TYPES.index(kind)
        have = [max([gives[colour] for _, gives in self.fields], default=0) for colour in BOTH]
        found: list[tuple[int, int, int]] = []
        for card in self.vines:
            vine = VINES[card]
            gives = (vine.red, vine.white)
            value = gives[number] if number in BOTH else sum(gives[c] * (1 if have[c] else 3) for c in BOTH)
            if value and vine_fields(self.vineyard, card):
                found.append((min(value, least), -len(vine_lacks(self.vineyard, card)), card))
        if not found:
            return Want(kind, least, "none", 0)
        card = max(found)[2]
        value = VINES[card].red if number == 0 else VINES[card].white if number == 1 else sum(VINES[card][1:3])
        return Want(kind, least, "vine", value, VINES[card].id)


class Plan:
    """The order in hand that is nearest, and its wines."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.vineyard: Vineyard = view.vineyards[seat]
        held = [card for card in self.vineyard.hand if DECK_OF[card] == ORDER_DECK]
        rated = [(self._distance(card), -ORDERS[card - FIRST_ORDER].vp, card) for card in held]
        rated = [each for each in rated if each[0] <= FARTHEST]
        self.card = min(rated)[2] if rated else -1
        """The number of the order, -1 if there is none in hand."""
        self.wants = self._wants(self.card) if rated else ()

    def _wants(self, card: int) -> tuple[Want, ...]:
        stock = Stock(self.vineyard)
        return tuple(stock.want(kind, least) for kind, least in ORDERS[card - FIRST_ORDER].wines)

    def _distance(self, card: int) -> int:
        wants = self._wants(card)
        total = sum(STEPS_TO_WINE[want.stage] + (want.lacks if want.stage != "none" else 0) for want in wants)
        missing = {"": 0, "medium_cellar": 1, "large_cellar": 2}[self._cellar_for(wants, top_first=True)]
        return total + CELLAR * missing

    @property
    def order(self) -> str:
        """The id of the order, empty if there is none."""
        return CARDS[self.card] if self.card >= 0 else ""

    @property
    def is_fillable(self) -> bool:
        return self.card >= 0 and fillable(self.vineyard.cellar, self.card - FIRST_ORDER, 0)

    def at(self, stage: str) -> Want | None:
        """The first wine that is at a stage."""
        return next((want for want in self.wants if want.stage == stage), None)

    @property
    def vine(self) -> str:
        """The vine in hand to plant: the one for the order, else any that fits and may be planted soon."""
        if want := self.at("vine"):
            return want.card
        return "" if self.wants else self._any_vine()

    def _any_vine(self) -> str:
        fits = [card for card in self.vineyard.hand if DECK_OF[card] == VINE_DECK and vine_fields(self.vineyard, card)]
        if not fits or (not self.wants and any(self.vineyard.fields)):
            return ""
        best = min(fits, key=lambda card: (len(vine_lacks(self.vineyard, card)), -VINES[card].red - VINES[card].white))
        return VINES[best].id

    @property
    def lacking(self) -> str:
        """The structure to build: the first that the vine lacks, or the cellar that the order needs; empty for none."""
        lacks = self._vine_lacks()
        return lacks[0] if lacks else self._cellar_for(self.wants)

    def _vine_lacks(self) -> list[str]:
        vine = self.vine
        return vine_lacks(self.vineyard, next(n for n, each in enumerate(VINES) if each.id == vine)) if vine else []

    def _cellar_for(self, wants: tuple[Want, ...], *, top_first: bool = False) -> str:
        """The cellar that is missing for wines: the medium one before the large one, unless asked for the top one."""
        level = int(self.vineyard.cellar_level())
        top = max((want.least for want in wants), default=0)
        kinds = {want.kind for want in wants}
        missing: list[str] = []
        if level < 1 and (top > CELLAR_TOP[0] or kinds & {"blush", "sparkling"}):
            missing.append("medium_cellar")
        if level < len(CELLAR_TOP) - 1 and (top > CELLAR_TOP[1] or "sparkling" in kinds):
            missing.append("large_cellar")
        return (missing[-1 if top_first else 0]) if missing else ""

    @property
    def price(self) -> int:
        return structure_price(self.vineyard, self.lacking) if self.lacking else 0

    @property
    def short(self) -> int:
        """The lira missing for it."""
        return max(0, self.price - int(self.vineyard.lira))

    @property
    def field(self) -> int:
        """The field to harvest for the order, else the best one; 0 if there is none this year."""
        ripe = [
            (int(red_value(field)) + int(white_value(field)), value)
            for number, (value, field) in enumerate(zip(FIELD_VALUES, self.vineyard.fields, strict=True))
            if field and not self.vineyard.harvested >> number & 1
        ]
        if not ripe:
            return 0
        wanted = {want.field for want in self.wants if want.stage == "field"}
        return max(ripe, key=lambda each: (each[1] in wanted, each))[1]

    @property
    def has_grapes(self) -> bool:
        return bool(self.vineyard.crush_pad)

    @property
    def workers(self) -> int:
        """Workers that can still be placed this year."""
        return int(self.vineyard.regular + self.vineyard.grande + bit_count(self.vineyard.special))

    def chain(self) -> list[str]:
        """What leads to the order from here, in order: jobs by the names of their actions."""
        jobs: list[str] = []
        stages = {want.stage for want in self.wants}
        if not self.wants:
            jobs.append("draw_order")
        if "none" in stages and not self.vine:
            jobs.append("draw_vine")
        if self.lacking and self.vineyard.structures >> STRUCTURE_NUMBER[self.lacking] & 1 == 0:
            jobs.append("build_structure")
        if self.vine:
            jobs.append("plant_vine")
        if stages & {"none", "vine", "field"} or (not self.wants and (self.field or self.vine)):
            jobs.append("harvest_field")
        if stages & {"none", "vine", "field", "grape"}:
            jobs.append("make_wine")
        return [*jobs, "fill_order"] if self.wants else jobs

    def due_later(self) -> list[str]:
        """The jobs of the chain for which workers are needed in later seasons of this year."""
        board, season = self.view.rules.board, self.view.season()
        later = {
            action.name
            for action in board.actions
            if action is not None and action.seasons >> (season + 1) and not action.seasons >> season & 1
        }
        jobs: list[str] = []
        for job in self.chain():
            if job == "plant_vine" and self._vine_lacks():
                continue
            if job == "harvest_field" and not self.field and "plant_vine" not in jobs:
                break
            if job in later:
                jobs.append(job)
            elif job in ("harvest_field", "make_wine", "fill_order"):
                break
        return jobs
