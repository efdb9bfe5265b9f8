"""What the structure cards do: worker spaces, and effects that follow a moment (STC-9 to STC-44)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..effects import (
    age_grapes,
    age_wine,
    destroy,
    discard_cards,
    discard_visitors,
    draw,
    fill_order,
    gain,
    make_wine,
    may,
    pay,
    pay_grape,
    pay_wine,
    sell_grapes,
    sell_wine,
    star,
    then,
    trade,
    train,
)
from ..numbers.names import ACTION_NUMBER, BARN, MAT_BIT, STRUCTURE_NUMBER
from ..state.frames import register
from ..verbs.ageing import AgeAllWines
from ..verbs.offers import AnyOffers
from ..year.board import PRIVATE, BoardAction
from ..year.leaving import WithStructure
from ..year.triggers import (
    BLEND_MADE,
    END_TESTED,
    FINE_WINE_MADE,
    HARVESTED,
    OPPONENT_TOURED,
    ORDER_FILLED,
    RESIDUAL_PAID,
    STRUCTURE_PUT_UP,
    TOURED,
    VISITOR_PUT_DOWN,
    VISITOR_RESOLVED,
    on,
)

if TYPE_CHECKING:
    from ..state.frames import Node

# Action cards: what the worker must do, then the bonus (STC-4).
SPACES: Final[dict[str, Node]] = {
    "cask": then(age_wine(steps=2), draw("order", needed=False)),
    "wine_cave": then(age_wine(most=2), draw("order", needed=False)),
    "trading_post": then(trade(), star(optional=True)),
    "shop": then(fill_order(), star(optional=True)),
    "wine_press": then(make_wine(2), star(optional=True)),
    "school": then(train(price=0, at_once=True), gain(lira=1)),
    "wine_bar": then(pay_wine(), gain(vp=2)),
    "ristorante": then(pay_wine(), pay_grape(), gain(lira=3, vp=3)),
    "guest_house": then(discard_visitors(2), gain(vp=2)),
    "cafe": then(pay_grape(), gain(lira=3, vp=1)),
    "label_factory": then(pay(lira=3), fill_order(), gain(vp=2)),
    "mixer": then(make_wine(2, types=("blush", "sparkling")), gain(vp=1)),
}
for name, node in SPACES.items():
    register(f"action:structure:{name}", node, f"structure:{name}")
DESTROY: Final = register("action:destroy_structure", destroy())


@cache
def mat_actions(seasons: int) -> tuple[BoardAction, ...]:
    """Return the private spaces of the structure mat and of the action cards, open in these seasons."""

    def space(action: str, node: Node, structure: int) -> BoardAction:
        return BoardAction(ACTION_NUMBER[action], PRIVATE, seasons, node, [None], [None], [None], structure)

    cards = [space(f"structure:{name}", node, 1 << STRUCTURE_NUMBER[name]) for name, node in SPACES.items()]
    return (space("destroy_structure", DESTROY, 1 << MAT_BIT), *cards)


def reaction(moment: int, card: str, effect: Node) -> None:
    on(moment, 1 << STRUCTURE_NUMBER[card], register(f"structure:{card}", effect))


# Enhancements. Aqueduct, Academy, Workshop, Harvest Machine, Charmat and Banquet Hall change what a verb allows or
# costs; the Mercado follows a draw (`verbs.drawing`).
reaction(BLEND_MADE, "patio", gain(lira=2))
reaction(STRUCTURE_PUT_UP, "studio", gain(vp=1))
reaction(TOURED, "gazebo", star(optional=True))
reaction(ORDER_FILLED, "veranda", gain(vp=1))
reaction(ORDER_FILLED, "wine_parlor", gain(lira=2))
reaction(HARVESTED, "fermentation_tank", may(make_wine(1)))
reaction(VISITOR_PUT_DOWN, "inn", gain(lira=1))
reaction(FINE_WINE_MADE, "penthouse", gain(vp=1))
reaction(OPPONENT_TOURED, "fountain", gain(lira=1))
TAP_ROOM: Final = 1 << STRUCTURE_NUMBER["tap_room"]
TAVERN: Final = 1 << STRUCTURE_NUMBER["tavern"]
TAVERN_OFFER: Final = sell_grapes(count=2, vp=3)
on(
    VISITOR_RESOLVED,
    TAP_ROOM | TAVERN,
    register("structure:tap_room", AnyOffers([TAP_ROOM, TAVERN], [sell_wine(2, 2, 2, 2), TAVERN_OFFER])),
)
TAVERN_OFFER.origin = "structure:tavern"
BARN_AT_SUMMERS_END: Final = register("structure:barn", WithStructure(BARN, may(then(discard_cards(2), gain(vp=1)))))

# Residual cards, in the order of TUS-8.
reaction(RESIDUAL_PAID, "distiller", age_grapes())
reaction(RESIDUAL_PAID, "storehouse", AgeAllWines())
reaction(RESIDUAL_PAID, "silo", draw("vine", needed=False))
reaction(RESIDUAL_PAID, "dock", draw("order", needed=False))
reaction(END_TESTED, "statue", gain(vp=1))
