"""The words that cards and boards are written in: `then(pay(lira=9), gain(vp=3))`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .numbers.names import (
    ANY_DECK,
    CARD_NUMBER,
    DECKS,
    FIRST_SUMMER,
    STRUCTURE_COST,
    STRUCTURE_NUMBER,
    VINE_DECK,
    VISITOR_DECKS,
    WINE_TYPES,
    WORKERS,
)
from .state.frames import VISITOR_EFFECTS, register
from .verbs.ageing import AgeGrapes, AgeWine, AgeWines
from .verbs.arriving import BuyVisitor, ChooseBonus, TakeBackPupil
from .verbs.buildings import ALL_STRUCTURES, EVERY_COST, Build, Destroy, UpgradeCellar
from .verbs.cards import DiscardCards, DiscardHand, GiveCards, ShowAndKeep, TakeFromPiles
from .verbs.combinators import All, If, OneOf, TwoOf
from .verbs.drawing import DrawBeside
from .verbs.draws import Draw, DrawChoice
from .verbs.harvesting import Harvest
from .verbs.money import Gain, GainIf, GainPer, GiveTour, Pay, PayOwner, Require
from .verbs.offers import EachMay, May, Nothing
from .verbs.opponents import DemandCards, NeighbourMust, PayOpponents, Pledge
from .verbs.orders import FillOrder
from .verbs.planting import Plant
from .verbs.repeating import RepeatAction, RepeatBonus
from .verbs.rows import MoveRooster
from .verbs.stars import Star
from .verbs.tokens import BuyBothGrapes, BuyGrape, PayGrape, PayWine, SellGrapes, SellWine
from .verbs.trading import Trade
from .verbs.uprooting import SwitchVines, Uproot
from .verbs.visitors import PlayVisitor, TakeAction
from .verbs.winemaking import MakeWine
from .verbs.workers import TakeBackGrande, TakeBackWorker, Train
from .workers.abilities import ABILITIES, ALWAYS, Abilities
from .workers.planning import PlaceAhead

if TYPE_CHECKING:
    from .state.frames import Node
    from .verbs.repeating import Repeat
    from .workers.abilities import OnArrival

TOUR_LIRA = 2

# --- combinators


def then(*parts: Node) -> Node:
    """Return all parts in this order."""
    return All(list(parts), any_order=False)


def any_order(*parts: Node) -> Node:
    """Return all parts, the player choosing the order."""
    return All(list(parts), any_order=True)


def one_of(*parts: Node) -> Node:
    return OneOf(list(parts))


def two_of(*parts: Node) -> Node:
    return TwoOf(list(parts))


def one_or_both(first: Node, second: Node, cost: Node, again: tuple[Node, Node]) -> Node:
    """Do one part, or for a cost both in any order; `again` are the two parts once more for the both."""
    return one_of(first, second, then(cost, any_order(*again)))


def if_else(condition: int, yes: Node, no: Node) -> Node:
    return If(condition, yes, no)


def each_player_may(effect: Node, per_opponent: Node, only_in_season: bool = False) -> Node:
    return EachMay(effect, True, only_in_season, per_opponent, Nothing())


def each_opponent_may(effect: Node, per_taker: Node | None = None, per_refuser: Node | None = None) -> Node:
    return EachMay(effect, False, False, per_taker or Nothing(), per_refuser or Nothing())


# --- money and points


def gain(lira: int = 0, vp: int = 0, residual: int = 0, needs_room: bool = False) -> Node:
    return Gain(lira, vp, residual, needs_room)


def gain_per(what: int, lira: int = 0, vp: int = 0, at_least_one: bool = True) -> Node:
    return GainPer(what, lira, vp, at_least_one)


def gain_if(condition: int, vp: int) -> Node:
    return GainIf(condition, vp)


def pay(lira: int = 0, vp: int = 0, residual: int = 0) -> Node:
    return Pay(lira, vp, residual)


def pay_owner(lira: int) -> Node:
    return PayOwner(lira)


def require(condition: int) -> Node:
    return Require(condition)


# --- cards


def draw(*decks: str, needed: bool = True) -> Node:
    """Draw a card of each deck; `needed` is False where the effect also works without a card."""
    return Draw([DECKS.index(deck) for deck in decks], needed)


def draw_choice(*decks: str) -> Node:
    return DrawChoice([DECKS.index(deck) for deck in decks])


def draw_any() -> Node:
    """MOD-1: one card of a deck in use."""
    return DrawChoice(list(range(len(DECKS))))


def discard_cards(count: int) -> Node:
    return DiscardCards(count, ANY_DECK)


def discard_visitors(count: int) -> Node:
    return DiscardCards(count, VISITOR_DECKS)


def discard_vine() -> Node:
    return DiscardCards(1, 1 << VINE_DECK)


def discard_hand() -> Node:
    return DiscardHand()


def give_cards(count: int) -> Node:
    return GiveCards(count, ANY_DECK)


def take_from_piles(count: int) -> Node:
    return TakeFromPiles(count)


def show_and_keep(keep: int) -> Node:
    return ShowAndKeep(keep)


# --- vineyard


def plant(most: int = 1, least: int = 1, without_structures: bool = False, over_limit: bool = False) -> Node:
    return Plant(least, most, without_structures, over_limit)


def uproot() -> Node:
    return Uproot()


def switch_vines() -> Node:
    return SwitchVines()


def harvest(most: int = 1) -> Node:
    return Harvest(1, most)


def build(discount: int = 0, price: int = -1, costs: tuple[int, ...] = (), only: str = "") -> Node:
    """Build one structure: at a discount, for a fixed price, of some printed costs (VIS-9), or one by name."""
    allowed = ALL_STRUCTURES
    card_costs = EVERY_COST
    if costs:
        allowed = sum(1 << number for number, cost in enumerate(STRUCTURE_COST) if cost in costs)
        card_costs = sum(1 << cost for cost in costs)
    if only:
        allowed = 1 << STRUCTURE_NUMBER[only]
        card_costs = 0
    return Build(discount, price, allowed, card_costs)


def upgrade_cellar(discount: int = 0, price: int = -1) -> Node:
    return UpgradeCellar(discount, price)


# --- grapes, wine, orders


def pay_grape() -> Node:
    return PayGrape()


def pay_wine(least: int = 1) -> Node:
    return PayWine(least)


def buy_grape() -> Node:
    return BuyGrape()


def buy_both_grapes() -> Node:
    return BuyBothGrapes()


def make_wine(most: int, least_value: int = 1, any_cellar: bool = False, types: tuple[str, ...] = WINE_TYPES) -> Node:
    """Make one wine or more; of some types only each at most once."""
    return MakeWine(1, most, least_value, any_cellar, sum(1 << WINE_TYPES.index(name) for name in types))


def age_wines(times: int) -> Node:
    return AgeWines(times)


def age_wine(most: int = 1, steps: int = 1) -> Node:
    return AgeWine(most, steps)


def age_grapes() -> Node:
    return AgeGrapes()


def sell_wine(red: int, white: int, blush: int, sparkling: int) -> Node:
    return SellWine((red, white, blush, sparkling))


def sell_grapes(count: int, vp: int) -> Node:
    return SellGrapes(count, vp)


def star(optional: bool = False) -> Node:
    return Star(optional)


def trade() -> Node:
    return Trade()


def destroy() -> Node:
    return Destroy()


def give_tour() -> Node:
    """SUM-2."""
    return GiveTour(TOUR_LIRA)


def may(effect: Node) -> Node:
    return May(effect)


def fill_order(bonus_vp: int = 0) -> Node:
    return FillOrder(bonus_vp)


# --- workers and others


def train(price: int, at_once: bool = False) -> Node:
    return Train(price, at_once)


def place_ahead() -> Node:
    return PlaceAhead()


def take_back(most: int) -> Node:
    return TakeBackWorker(most)


def take_back_grande() -> Node:
    return TakeBackGrande()


def take_action() -> Node:
    return TakeAction()


def move_rooster() -> Node:
    return MoveRooster()


def play_visitor(deck: str) -> Node:
    return PlayVisitor(DECKS.index(deck))


def pay_opponents(most: int, lira: int, vp: int) -> Node:
    return PayOpponents(most, lira, vp)


def demand_cards(most: int, vp: int) -> Node:
    return DemandCards(most, vp)


def neighbour_must(effect: Node) -> Node:
    return NeighbourMust(effect)


def pledge(count: int) -> Node:
    return Pledge(count)


def visitor(card: str, effect: Node) -> None:
    """Write down a visitor. The cards come in the order of their numbers."""
    if CARD_NUMBER[card] - FIRST_SUMMER != len(VISITOR_EFFECTS):
        raise ValueError(f"{card} is out of order")
    VISITOR_EFFECTS.append(register(f"visitor:{card}", effect))


# --- special workers: verbs that act in the frames of a placement


def choose_bonus() -> OnArrival:
    return ChooseBonus()


def buy_visitor(price: int) -> OnArrival:
    return BuyVisitor(price)


def take_back_pupil() -> OnArrival:
    return TakeBackPupil()


def draw_beside() -> Node:
    return DrawBeside()


def repeat_action() -> Repeat:
    return RepeatAction()


def repeat_bonus(price: int) -> Repeat:
    return RepeatBonus(price)


def special(
    worker: str,
    *,
    on_arrival: OnArrival | None = None,
    on_draw: Node | None = None,
    repeats: Repeat | None = None,
    after: Node | None = None,
    when: int = ALWAYS,
    reach: int = 0,
    closed_spaces: bool = False,
    bumps_opponents: bool = False,
    toll: int = 0,
    lets_opponents_beside: bool = False,
    least_players: int = 1,
) -> None:
    """Write down a special worker: what it does in each phase, where it may go, and what it means for others."""
    ABILITIES[WORKERS.index(worker)] = Abilities(
        worker,
        on_arrival=on_arrival,
        on_draw=on_draw,
        repeats=repeats,
        after=None if after is None else register(f"worker:{worker}", after),
        when=when,
        reach=reach,
        closed_spaces=closed_spaces,
        bumps_opponents=bumps_opponents,
        toll=toll,
        lets_opponents_beside=lets_opponents_beside,
        least_players=least_players,
    )
