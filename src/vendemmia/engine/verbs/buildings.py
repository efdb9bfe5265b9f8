"""Verbs of structures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content.structure_cards import VP_WHEN_BUILT
from ..numbers import kinds
from ..numbers.actions import FIRST_FIELD, FIRST_STRUCTURE, MAT, card_code, card_of
from ..numbers.names import (
    BUILT_CARDS,
    CARD_COST,
    CARDS,
    FIELD_VALUES,
    FIRST_CARD_BIT,
    FIRST_STRUCTURE_CARD,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    STRUCTURE_COST,
    STRUCTURE_DECK,
    STRUCTURES,
    WORKSHOP,
)
from ..reports.asked import Question
from ..reports.outlook import Outlook, merged, spread_of
from ..reports.reasons import Reason, refuse
from ..state.decks import discard_card
from ..state.frames import FIELDS, HAND, LIRA, SITES, STRUCTURES_STANDING, VP, Frame, Node, ask
from ..state.packing import report_cost
from ..year.triggers import STRUCTURE_PUT_UP, react, reaction_outlook
from .cards import card_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.asked import Asked
    from ..reports.reasons import Refusal
    from ..state.state import State
    from ..state.vineyard import Vineyard

ALL_STRUCTURES: Final = 255
EVERY_COST: Final = 1023


def site_refusals(vineyard: Vineyard, number: i64) -> list[Refusal]:
    """Return why a structure card cannot be built on a field (STC-1)."""
    value = FIELD_VALUES[number]
    if (vineyard.sold >> number) & 1:
        return [refuse(Reason.FIELD_SOLD, field=value)]
    if vineyard.plot(number):
        return [refuse(Reason.FIELD_BUILT_ON, field=value)]
    return [refuse(Reason.FIELD_NOT_EMPTY, field=value)] if vineyard.fields[number] else []


def has_site(vineyard: Vineyard) -> bool:
    """Return whether there is a place for another structure card."""
    if vineyard.free_slots() > 0:
        return True
    number: i64 = 0
    while number < 3:
        if not (vineyard.sold >> number) & 1 and not vineyard.plot(number) and not vineyard.fields[number]:
            return True
        number += 1
    return False


def reduced(vineyard: Vineyard, price: i64) -> i64:
    """STC-27: the Workshop."""
    return price - 1 if price > 0 and vineyard.structures & WORKSHOP else price


class Build(Node):
    """STR-1, STC-1: put up one structure of those allowed, or a structure card from the hand, for its printed cost less
    a discount, or for a fixed price. The frame's data is 1 + the card whose place is being asked."""

    def __init__(self, discount: i64, price: i64, allowed: i64, costs: i64) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.discount = discount
        self.price = price
        """A price that replaces the printed one, or -1."""
        self.allowed = allowed
        """A bit for each structure that may be built."""
        self.costs = costs
        """The printed costs of the structure cards that may be built, a bit each; 0 for none."""
        self.needs = SITES | (0 if price == 0 else LIRA)
        self.spends = self.needs
        self.brings = STRUCTURES_STANDING | SITES
        if costs:
            self.card_needs = HAND | FIELDS
            self.card_spends = HAND | FIELDS
        self.card_brings = VP
        self.prices: list[int] = [price if price >= 0 else max(cost - discount, 0) for cost in STRUCTURE_COST]
        self.card_prices: list[int] = [price if price >= 0 else max(cost - discount, 0) for cost in CARD_COST]

    def sites(self, vineyard: Vineyard) -> i64:
        """Return structures that are allowed, not there yet, and have the cellar they need, a bit each."""
        open_sites: i64 = self.allowed & ~vineyard.structures
        if not vineyard.structures & MEDIUM_CELLAR:
            open_sites &= ~LARGE_CELLAR
        return open_sites

    def buildable(self, vineyard: Vineyard, card: i64) -> bool:
        """Return whether a structure card of the hand that is allowed and can be paid; whether it has a site is asked
        elsewhere."""
        number: i64 = card - FIRST_STRUCTURE_CARD
        if number < 0 or not (self.costs >> CARD_COST[number]) & 1:
            return False
        return vineyard.lira >= reduced(vineyard, self.card_prices[number])

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        sites: i64 = self.sites(vineyard)
        structure: i64 = 0
        while sites:
            if sites & 1 and vineyard.lira >= reduced(vineyard, self.prices[structure]):
                return True
            sites >>= 1
            structure += 1
        if state.rules.structure_cards and self.costs and has_site(vineyard):
            for card in vineyard.hand:
                if self.buildable(vineyard, card):
                    return True
        return False

    def openly(self, state: State, seat: i64, other: i64) -> bool:
        """Return the same judged openly: which structure cards are in hand is hidden, how many is not."""
        vineyard = state.vineyards[seat]
        if state.rules.structure_cards and self.costs and vineyard.holds(STRUCTURE_DECK) and has_site(vineyard):
            return True
        return self.doable(state, seat, other)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        if self.doable(state, seat, other):
            return []
        vineyard = state.vineyards[seat]
        sites = self.sites(vineyard)
        if not sites:
            return [refuse(Reason.ALREADY_BUILT)]
        cheapest = min(reduced(vineyard, price) for number, price in enumerate(self.prices) if sites >> number & 1)
        return [refuse(Reason.BUILDING_TOO_DEAR, needs=cheapest, has=vineyard.lira)]

    def card_in_play(self, frame: Frame) -> i64:
        return frame.data - 1

    def asked(self, state: State, frame: Frame) -> Asked:
        if frame.data:
            return ask(self, frame, Question.SITE, structure=CARDS[frame.data - 1])
        return ask(self, frame, Question.BUILD)

    def asked_as_offer(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.OFFER_BUILD, discount=self.discount)

    def options(self, state: State, frame: Frame) -> list[int]:
        vineyard = state.vineyards[frame.seat]
        actions: list[int] = []
        if frame.data:
            if not self.buildable(vineyard, frame.data - 1):
                return []
            actions = [FIRST_FIELD + number for number in range(3) if not site_refusals(vineyard, number)]
            return [*actions, MAT] if vineyard.free_slots() > 0 else actions
        sites: i64 = self.sites(vineyard)
        structure: i64 = 0
        while sites:
            if sites & 1 and vineyard.lira >= reduced(vineyard, self.prices[structure]):
                actions.append(FIRST_STRUCTURE + structure)
            sites >>= 1
            structure += 1
        if state.rules.structure_cards and self.costs and has_site(vineyard):
            for card in vineyard.hand:
                if self.buildable(vineyard, card):
                    actions.append(card_code(card))
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        vineyard = state.vineyards[frame.seat]
        if frame.data:
            if action == MAT:
                return [] if vineyard.free_slots() > 0 else [refuse(Reason.MAT_FULL)]
            if FIRST_FIELD <= action < FIRST_FIELD + 3:
                return site_refusals(vineyard, action - FIRST_FIELD)
            return [refuse(Reason.NOT_ASKED)]
        structure: i64 = action - FIRST_STRUCTURE
        if structure < 0 or structure >= len(STRUCTURES):
            return self.card_refusals(state, frame.seat, action)
        bit: i64 = 1 << structure
        reasons: list[Refusal] = []
        price = reduced(vineyard, self.prices[structure])
        if not self.allowed & bit:
            if self.price == 0:
                reasons.append(refuse(Reason.COST_NOT_MEANT, cost=STRUCTURE_COST[structure]))
            else:
                reasons.append(refuse(Reason.NOT_OFFERED))
        if vineyard.structures & bit:
            reasons.append(refuse(Reason.ALREADY_BUILT, structure=STRUCTURES[structure]))
        if bit == LARGE_CELLAR and not vineyard.structures & MEDIUM_CELLAR:
            reasons.append(refuse(Reason.MEDIUM_CELLAR_FIRST))
        if vineyard.lira < price:
            reasons.append(refuse(Reason.BUILDING_TOO_DEAR, needs=price, has=vineyard.lira))
        return reasons

    def card_refusals(self, state: State, seat: i64, action: i64) -> list[Refusal]:
        """Return why a card of the hand cannot be built."""
        if not state.rules.structure_cards:
            return [refuse(Reason.NOT_ASKED)]
        refusal = card_refusal(state, seat, action)
        if refusal is not None:
            return [refusal]
        card: i64 = card_of(action)
        if card < FIRST_STRUCTURE_CARD:
            return [refuse(Reason.NOT_A_STRUCTURE)]
        vineyard = state.vineyards[seat]
        number: i64 = card - FIRST_STRUCTURE_CARD
        price = reduced(vineyard, self.card_prices[number])
        reasons: list[Refusal] = []
        if not (self.costs >> CARD_COST[number]) & 1:
            if self.costs:
                reasons.append(refuse(Reason.COST_NOT_MEANT, cost=CARD_COST[number]))
            else:
                reasons.append(refuse(Reason.NOT_OFFERED))
        if not has_site(vineyard):
            reasons.append(refuse(Reason.NO_PLACE_TO_BUILD))
        if vineyard.lira < price:
            reasons.append(refuse(Reason.BUILDING_TOO_DEAR, needs=price, has=vineyard.lira))
        return reasons

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        vineyard = state.vineyards[frame.seat]
        if frame.data:
            number: i64 = frame.data - 1 - FIRST_STRUCTURE_CARD
            state.stack.pop()
            if action != MAT:
                vineyard.plots |= (number + 1) << 6 * (action - FIRST_FIELD)
            put_up_card(state, frame.seat, number, reduced(vineyard, self.card_prices[number]), self.origin)
            return
        card = card_of(action)
        if card >= 0:
            vineyard.remove_card(card)
            state.turn(frame.step, card + 1)
            return
        structure: i64 = action - FIRST_STRUCTURE
        state.stack.pop()
        put_up(state, frame.seat, structure, reduced(vineyard, self.prices[structure]), self.origin)

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        question = Frame(self, seat, -1, 0, 0, 0)
        paid: list[int] = []
        points: list[int] = []
        for action in self.options(state, question):
            outlook = merged(self.outlook_of(state, question, action))
            paid.append(sum([part.amount for part in outlook if part.thing == "lira"]))
            points.append(sum([part.amount for part in outlook if part.thing == "vp"]))
        return [Outlook("build", 1), *spread_of("lira", paid), *spread_of("vp", points)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        vineyard = state.vineyards[frame.seat]
        structure: i64 = action - FIRST_STRUCTURE
        more = reaction_outlook(state, STRUCTURE_PUT_UP, frame.seat)
        if 0 <= structure < len(STRUCTURES):
            return [Outlook("lira", -reduced(vineyard, self.prices[structure])), *more]
        number: i64 = (frame.data - 1 if frame.data else card_of(action)) - FIRST_STRUCTURE_CARD
        if number >= 0:
            return [Outlook("lira", -reduced(vineyard, self.card_prices[number])), Outlook("vp", VP_WHEN_BUILT), *more]
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

    def cost(self, vineyard: Vineyard, structure: i64) -> i64:
        price = self.price if self.price >= 0 else STRUCTURE_COST[structure] - self.discount
        return reduced(vineyard, price)

    def next_cellar(self, vineyard: Vineyard) -> i64:
        """Return the structure, or -1."""
        if not vineyard.structures & MEDIUM_CELLAR:
            return 6
        return -1 if vineyard.structures & LARGE_CELLAR else 7

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        vineyard = state.vineyards[seat]
        structure = self.next_cellar(vineyard)
        return structure >= 0 and vineyard.lira >= self.cost(vineyard, structure)

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        vineyard = state.vineyards[seat]
        structure = self.next_cellar(vineyard)
        if structure < 0:
            return [refuse(Reason.CELLAR_COMPLETE)]
        if vineyard.lira < self.cost(vineyard, structure):
            return [refuse(Reason.BUILDING_TOO_DEAR, needs=self.cost(vineyard, structure), has=vineyard.lira)]
        return []

    def perform(self, state: State, seat: i64, other: i64) -> None:
        vineyard = state.vineyards[seat]
        structure = self.next_cellar(vineyard)
        put_up(state, seat, structure, self.cost(vineyard, structure), self.origin)

    def outlook(self, state: State, seat: i64) -> list[Outlook]:
        vineyard = state.vineyards[seat]
        structure = self.next_cellar(vineyard)
        if structure < 0:
            return []
        outlook = [Outlook("lira", -self.cost(vineyard, structure)), Outlook(STRUCTURES[structure], 1)]
        return [*outlook, *reaction_outlook(state, STRUCTURE_PUT_UP, seat)]


def put_up(state: State, seat: i64, structure: i64, cost: i64, source: str) -> None:
    if cost:
        state.add_lira(seat, -cost, source)
    state.emit(kinds.BUILT, seat, STRUCTURE_COST[structure], STRUCTURES[structure], source, -1)
    react(state, STRUCTURE_PUT_UP, seat)  # STC-23: only structures built before, not the new one.
    state.vineyards[seat].structures |= 1 << structure
    state.report(report_cost(STRUCTURE_COST[structure]))


def put_up_card(state: State, seat: i64, number: i64, cost: i64, source: str) -> None:
    """STC-1."""
    if cost:
        state.add_lira(seat, -cost, source)
    state.emit(kinds.BUILT, seat, CARD_COST[number], CARDS[FIRST_STRUCTURE_CARD + number], source, -1)
    state.add_vp(seat, VP_WHEN_BUILT, source)
    react(state, STRUCTURE_PUT_UP, seat)
    state.vineyards[seat].structures |= 1 << (FIRST_CARD_BIT + number)
    state.report(report_cost(CARD_COST[number]))


class Destroy(Node):
    """STC-3: discard a structure card that is built; its field is empty immediately."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = True
        self.direct = True
        self.needs = STRUCTURES_STANDING
        self.spends = STRUCTURES_STANDING
        self.brings = SITES | FIELDS

    def doable(self, state: State, seat: i64, other: i64) -> bool:
        return state.vineyards[seat].structures & BUILT_CARDS != 0

    def why(self, state: State, seat: i64, other: i64) -> list[Refusal]:
        return [] if self.doable(state, seat, other) else [refuse(Reason.NO_STRUCTURE_CARD)]

    def asked(self, state: State, frame: Frame) -> Asked:
        return ask(self, frame, Question.DESTROY)

    def options(self, state: State, frame: Frame) -> list[int]:
        actions: list[int] = []
        standing: i64 = state.vineyards[frame.seat].structures >> FIRST_CARD_BIT
        card: i64 = FIRST_STRUCTURE_CARD
        while standing:
            if standing & 1:
                actions.append(card_code(card))
            standing >>= 1
            card += 1
        return actions

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Refusal]:
        card = card_of(action)
        if card < 0:
            return [refuse(Reason.NOT_ASKED)]
        number: i64 = card - FIRST_STRUCTURE_CARD
        if number < 0 or not (state.vineyards[frame.seat].structures >> (FIRST_CARD_BIT + number)) & 1:
            return [refuse(Reason.NOT_STANDING)]
        return []

    def answer(self, state: State, frame: Frame, action: i64) -> None:
        card = card_of(action)
        state.stack.pop()
        tear_down(state.vineyards[frame.seat], card - FIRST_STRUCTURE_CARD)
        discard_card(state, card)
        state.emit_card(kinds.DESTROYED, frame.seat, card, self.origin)

    def prospect(self, state: State, seat: i64, again: Node | None) -> list[Outlook]:
        return [Outlook("destroy", 1)]

    def outlook_of(self, state: State, frame: Frame, action: i64) -> list[Outlook]:
        return [Outlook("destroy", 1)]


def tear_down(vineyard: Vineyard, number: i64) -> None:
    vineyard.structures &= ~(1 << (FIRST_CARD_BIT + number))
    field: i64 = 0
    while field < 3:
        if vineyard.plot(field) == number + 1:
            vineyard.plots &= ~(63 << 6 * field)
        field += 1
