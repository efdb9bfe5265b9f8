"""The plan of a lesson: how far the wines of an order in hand are, and which jobs lead to it. It needs only a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.advice import Facts, progress
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    CELLAR_TOP,
    VINE_DECK,
    VINES,
    order_of,
    vine_fields,
    vine_lacks,
)

if TYPE_CHECKING:
    from vendemmia.advice import Stage, Want
    from vendemmia.engine import View

STEPS_TO_WINE: Final = {"none": 6, "vine": 4, "field": 2, "grape": 1, "ages": 1, "wine": 0}
"""Roughly how many workers, or years, a stage is away from the wine."""
FARTHEST: Final = 11
"""An order that is farther away is not a goal yet."""
CELLAR: Final = 3
"""How far away a missing cellar is."""


class Plan:
    """The order in hand that is nearest, and its wines."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.facts = Facts(view, seat)
        self.vineyard = self.facts.own
        rated = [(self._distance(card), -order_of(card).vp, card) for card in self.facts.orders()]
        rated = [each for each in rated if each[0] <= FARTHEST]
        self.card = min(rated)[2] if rated else -1
        """The number of the order, -1 if there is none in hand."""
        self.wants = progress(self.vineyard, self.card) if rated else ()

    def _distance(self, card: int) -> int:
        wants = progress(self.vineyard, card)
        total = sum(STEPS_TO_WINE[want.stage] + (want.lacks if want.stage != "none" else 0) for want in wants)
        missing = {"": 0, "medium_cellar": 1, "large_cellar": 2}[self._cellar_for(wants, top_first=True)]
        return total + CELLAR * missing

    @property
    def order(self) -> str:
        """The id of the order, empty if there is none."""
        return CARDS[self.card] if self.card >= 0 else ""

    @property
    def is_fillable(self) -> bool:
        return self.card >= 0 and self.facts.fills(self.card)

    def at(self, stage: Stage) -> Want | None:
        """Return the first wine that is at a stage."""
        return next((want for want in self.wants if want.stage == stage), None)

    @property
    def vine(self) -> str:
        """The vine in hand to plant: the one for the order, else any that fits and may be planted soon."""
        if want := self.at("vine"):
            return want.card
        return "" if self.wants else self._any_vine()

    def _any_vine(self) -> str:
        fits = [card for card in self.facts.held(VINE_DECK) if vine_fields(self.vineyard, card)]
        if not fits or (not self.wants and self.has_vines):
            return ""
        best = min(fits, key=lambda card: (len(vine_lacks(self.vineyard, card)), -VINES[card].value))
        return VINES[best].id

    @property
    def lacking(self) -> str:
        """The structure to build: the first that the vine lacks, or the cellar that the order needs; empty for none."""
        lacks = self._vine_lacks()
        return lacks[0] if lacks else self._cellar_for(self.wants)

    def _vine_lacks(self) -> list[str]:
        vine = self.vine
        return vine_lacks(self.vineyard, CARD_NUMBER[vine]) if vine else []

    def _cellar_for(self, wants: tuple[Want, ...], *, top_first: bool = False) -> str:
        """Return the cellar that is missing for wines: the medium one before the large one, unless asked for the top
        one."""
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
        return self.facts.price(self.lacking) if self.lacking else 0

    @property
    def short(self) -> int:
        """The lira missing for it."""
        return max(0, self.price - self.facts.lira)

    @property
    def field(self) -> int:
        """The field to harvest for the order, else the best one; 0 if there is none this year."""
        ripe = [(self.facts.planted(value), value) for value in self.facts.ripe()]
        if not ripe:
            return 0
        wanted = {want.field for want in self.wants if want.stage == "field"}
        return max(ripe, key=lambda each: (each[1] in wanted, each))[1]

    @property
    def has_grapes(self) -> bool:
        return self.vineyard.grape_count() > 0

    @property
    def has_vines(self) -> bool:
        return any(self.vineyard.planted())

    @property
    def workers(self) -> int:
        """Workers that can still be placed this year."""
        return self.facts.workers

    def chain(self) -> list[str]:
        """Return what leads to the order from here, in order: jobs by the names of their actions."""
        jobs: list[str] = []
        stages = {want.stage for want in self.wants}
        if not self.wants:
            jobs.append("draw_order")
        if "none" in stages and not self.vine:
            jobs.append("draw_vine")
        if self.lacking and not self.vineyard.has(self.lacking):
            jobs.append("build_structure")
        if self.vine:
            jobs.append("plant_vine")
        if stages & {"none", "vine", "field"} or (not self.wants and (self.field or self.vine)):
            jobs.append("harvest_field")
        if stages & {"none", "vine", "field", "grape"}:
            jobs.append("make_wine")
        return [*jobs, "fill_order"] if self.wants else jobs

    def due_later(self) -> list[str]:
        """Return the jobs of the chain for which workers are needed in later seasons of this year."""
        board, season = self.view.rules.board, self.view.season()
        later = {
            action.name
            for action in board.actions
            if action is not None and action.opens_after(season) and not action.is_open(season)
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
