"""The way out of a refusal: an answer that is legal now and has the same purpose, or a step towards it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..numbers.names import FIELD_VALUES, SPACES, STRUCTURE_COST, STRUCTURE_NUMBER, WORKERS
from .reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state.state import State
    from .reasons import Refusal

MONEY = ("give_tour", "build_or_tour", "sell_or_field", "flip_field", "gain_lira")
BUILD = ("build_structure", "build_or_tour")
STEPS: dict[Reason, tuple[str, ...]] = {
    **dict.fromkeys((Reason.BUILDING_TOO_DEAR, Reason.TRAINING_TOO_DEAR, Reason.LIRA_SHORT), MONEY),
    **dict.fromkeys((Reason.STRUCTURE_NEEDED, Reason.NOT_BUILT), BUILD),
    Reason.NOT_A_VINE: ("draw_vine",),
    Reason.NOT_AN_ORDER: ("draw_order",),
    Reason.FIELD_EMPTY: ("plant_vine",),
    Reason.GRAPE_MISSING: ("harvest_field",),
    Reason.ORDER_NOT_FILLABLE: ("make_wine",),
    Reason.WINE_MISSING: ("make_wine",),
}
"""Actions that bring what a placement lacks."""

FIELDS = tuple(f"field:{value}" for value in FIELD_VALUES)
OTHERS: dict[Reason, tuple[str, ...]] = {
    Reason.MEDIUM_CELLAR_FIRST: ("structure:medium_cellar",),
    Reason.BONUS_MANDATORY: ("do:bonus",),
    Reason.ROW_RESERVED: ("row:1",),
    Reason.MAT_FULL: FIELDS,
    Reason.SPECIAL_TOO_DEAR: ("worker:regular",),
    Reason.FIELD_FULL: FIELDS,
    Reason.FIELD_SOLD: FIELDS,
    Reason.FIELD_HARVESTED: FIELDS,
    Reason.FIELD_EMPTY: FIELDS,
    Reason.FIELD_PLANTED: FIELDS,
    Reason.FIELD_BUILT_ON: FIELDS,
    Reason.FIELD_NOT_EMPTY: ("mat", *FIELDS),
}
"""Answers with the same purpose; the first legal one is taken."""


class WayOut(NamedTuple):
    """An answer that is legal now and helps a player whose answer was refused."""

    code: str
    """The answer."""
    first: bool
    """True for a step after which the refused answer may become legal; False for an answer that replaces it."""


class WaysOut:
    """Finds ways out for the seat to move. Make a new one after every answer; it needs a game that is not over."""

    def __init__(self, state: State) -> None:
        self.state = state
        """The state it looks at."""
        self.vineyard = state.vineyards[state.stack[-1].seat]
        """The vineyard of the seat to move."""
        self.legal = dict.fromkeys(state.codes())
        """The legal codes."""
        self._money: dict[str, int] = {}

    def of(self, code: str, refusals: Sequence[Refusal]) -> WayOut | None:
        """Return what helps a player when `code` is refused; None if nothing does."""
        near = spaces_near(code) if code.startswith("place:") else others_for(code, refusals)
        for other in near:
            if other in self.legal:
                return WayOut(other, first=False)
        step = self._step_towards(code, refusals)
        return WayOut(step, first=True) if step else None

    def _step_towards(self, code: str, refusals: Sequence[Refusal]) -> str:
        """Return a worker that can be placed now so that the next one finds what is lacking; empty for none.

        Prefers one that brings enough money, and a worker other than the grande one.
        """
        if not code.startswith("place:") or len(refusals) != 1 or not self._has_two_workers():
            return ""
        refusal = refusals[0]
        structure = refusal.params.get("structure")
        if isinstance(structure, str) and structure in STRUCTURE_NUMBER and not self._can_pay(structure):
            return ""
        prefixes = [f"place:{action}:" for action in STEPS.get(refusal.reason, ())]
        steps = [other for prefix in prefixes for other in self.legal if other.startswith(prefix)]
        short = refusal.lacking
        return min(steps, key=lambda step: (self._brings(step) < short, step.endswith(":grande")), default="")

    def _brings(self, code: str) -> int:
        """Return the money that an answer brings."""
        if code not in self._money:
            self._money[code] = sum(part.amount for part in self.state.outlook(code) if part.thing == "lira")
        return self._money[code]

    def _has_two_workers(self) -> bool:
        return sum(self.vineyard.available(worker) for worker in range(len(WORKERS))) > 1

    def _can_pay(self, structure: str) -> bool:
        """Return the structures that would help, of the mat only: for a card the hand would have to be searched."""
        number = STRUCTURE_NUMBER[structure]
        return number < len(STRUCTURE_COST) and self.vineyard.lira >= STRUCTURE_COST[number]


def spaces_near(code: str) -> list[str]:
    """Return the same action: another space for the worker, another worker for the space, then anything else."""
    action, space, worker = code.removeprefix("place:").rsplit(":", 2)
    return [
        *(f"place:{action}:{other}:{worker}" for other in SPACES if other != space),
        *(f"place:{action}:{space}:{other}" for other in WORKERS if other != worker),
        *(f"place:{action}:{there}:{other}" for there in SPACES for other in WORKERS),
    ]


def others_for(code: str, refusals: Sequence[Refusal]) -> tuple[str, ...]:
    """Return the other fields for a field: naming one does not help a vine that fits nowhere."""
    found = OTHERS.get(refusals[0].reason, ()) if refusals else ()
    if found and found[-1] in FIELDS and not code.startswith(("field:", "mat")):
        return ()
    return found
