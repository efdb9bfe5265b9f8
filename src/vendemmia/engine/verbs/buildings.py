"""Verbs of structures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kinds
from ..actions import FIRST_STRUCTURE
from ..frames import LIRA, REPORT_COST, SITES, STRUCTURES_STANDING, Frame, Node
from ..names import LARGE_CELLAR, MEDIUM_CELLAR, STRUCTURE_COST, STRUCTURES
from ..outlook import Outlook
from ..reasons import Reason, refuse

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reasons import Refusal
    from ..state import State
    from ..vineyard import Vineyard

ALL_STRUCTURES: Final = 255


class Build(Node):
    """STR-1: put up one structure of those allowed, for its printed cost less a discount, or for a fixed price."""

    def __init__(self, discount: i64, price: i64, allowed: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.discount = discount
        self.price = price
        """A price that replaces the printed one, or -1."""
        self.allowed = allowed
        """A bit for each structure that may be built."""
        self.needs = SITES | (0 if price == 0 else LIRA)
        self.spends = self.needs
        self.brings = STRUCTURES_STANDING | SITES
        self.prices: list[int] = [price if price >= 0 else max(cost - discount, 0) for cost in STRUCTURE_COST]

    def sites(self, vineyard: Vineyard) -> i64:
        """Structures that are allowed, not there yet, and have what they stand on, a bit each."""
        open_sites: i64 = self.allowed & ~vineyard.structures
        if not vineyard.structures & MEDIUM_CELLAR:
            open_sites &= ~LARGE_CELLAR
        return open_sites

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        sites: i64 = self.sites(vineyard)
        structure: i64 = 0
        while sites:
            if sites & 1 and vineyard.lira >= self.prices[structure]:
                return True
            sites >>= 1
            structure += 1
        return False

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        vineyard = state.vineyards[seat]
        sites = self.sites(vineyard)
        if not sites:
            return [refuse(Reason.ALREADY_BUILT)]
        cheapest = min(price for number, price in enumerate(self.prices) if sites >> number & 1)
        return [refuse(Reason.BUILDING_TOO_DEAR, needs=cheapest, has=vineyard.lira)]

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        sites: i64 = self.sites(vineyard)
        structure: i64 = 0
        while sites:
            if sites & 1 and vineyard.lira >= self.prices[structure]:
                actions.append(FIRST_STRUCTURE + structure)
            sites >>= 1
            structure += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        structure: i64 = action - FIRST_STRUCTURE
        if structure < 0 or structure >= len(STRUCTURES):
            return [refuse(Reason.NOT_ASKED)]
        vineyard = state.vineyards[frame.seat]
        bit: i64 = 1 << structure
        reasons: list[Refusal] = []
        if not self.allowed & bit:
            if self.price == 0:
                reasons.append(refuse(Reason.COST_NOT_MEANT, cost=STRUCTURE_COST[structure]))
            else:
                reasons.append(refuse(Reason.NOT_OFFERED))
        if vineyard.structures & bit:
            reasons.append(refuse(Reason.ALREADY_BUILT, structure=STRUCTURES[structure]))
        if bit == LARGE_CELLAR and not vineyard.structures & MEDIUM_CELLAR:
            reasons.append(refuse(Reason.MEDIUM_CELLAR_FIRST))
        if vineyard.lira < self.prices[structure]:
            reasons.append(refuse(Reason.BUILDING_TOO_DEAR, needs=self.prices[structure], has=vineyard.lira))
        return reasons

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        structure: i64 = action - FIRST_STRUCTURE
        state.stack.pop()
        put_up(state, frame.seat, structure, self.prices[structure], self.origin)

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        structure: i64 = action - FIRST_STRUCTURE
        if 0 <= structure < len(STRUCTURES):
            return [Outlook("lira", -self.prices[structure])]
        return []


class UpgradeCellar(Node):
    """STR-7: the next cellar."""

    def __init__(self, discount: i64, price: i64) -> None:
        super().__init__()
        self.instant = True
        self.fallible = True
        self.discount = discount
        self.price = price
        self.needs = SITES | (0 if price == 0 else LIRA)
        self.spends = self.needs
        self.brings = STRUCTURES_STANDING

    def cost(self, structure: i64) -> i64:
        return self.price if self.price >= 0 else STRUCTURE_COST[structure] - self.discount

    def next_cellar(self, vineyard: Vineyard) -> i64:
        """The structure, or -1."""
        if not vineyard.structures & MEDIUM_CELLAR:
            return 6
        return -1 if vineyard.structures & LARGE_CELLAR else 7

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        structure = self.next_cellar(vineyard)
        return structure >= 0 and vineyard.lira >= self.cost(structure)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        vineyard = state.vineyards[seat]
        structure = self.next_cellar(vineyard)
        if structure < 0:
            return [refuse(Reason.CELLAR_COMPLETE)]
        if vineyard.lira < self.cost(structure):
            return [refuse(Reason.BUILDING_TOO_DEAR, needs=self.cost(structure), has=vineyard.lira)]
        return []

    def perform(self, state: State, seat: i64, other: i64) -> None:
        structure = self.next_cellar(state.vineyards[seat])
        put_up(state, seat, structure, self.cost(structure), self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        structure = self.next_cellar(state.vineyards[seat])
        if structure < 0:
            return []
        return [Outlook("lira", -self.cost(structure)), Outlook(STRUCTURES[structure], 1)]


def put_up(state: State, seat: i64, structure: i64, cost: i64, source: str) -> None:
    if cost:
        state.add_lira(seat, -cost, source)
    state.vineyards[seat].structures |= 1 << structure
    state.tell(kinds.BUILT, seat, STRUCTURE_COST[structure], STRUCTURES[structure], source, -1)
    state.report(STRUCTURE_COST[structure] << REPORT_COST)
