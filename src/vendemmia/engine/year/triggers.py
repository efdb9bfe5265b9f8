"""Moments ("when you plant", "when you give a tour") and reactions, which are data: structure, moment, effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..state.order_of_play import wake_up_order

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..reports.outlook import Outlook
    from ..state.frames import Node
    from ..state.state import State

PLANTED: Final = 0
TOURED: Final = 1
OPPONENT_TOURED: Final = 2
VISITOR_PUT_DOWN: Final = 3
VISITOR_RESOLVED: Final = 4
ORDER_FILLED: Final = 5
STRUCTURE_PUT_UP: Final = 6
HARVESTED: Final = 7
BLEND_MADE: Final = 8
"""A blush or sparkling wine."""
FINE_WINE_MADE: Final = 9
"""A wine of value 7 or more."""
RESIDUAL_PAID: Final = 10
END_TESTED: Final = 11
MOMENTS: Final = (
    *("planted", "toured", "opponent_toured", "visitor_put_down", "visitor_resolved", "order_filled"),
    *("structure_put_up", "harvested", "blend_made", "fine_wine_made", "residual_paid", "end_tested"),
)

# What a reaction asks for.
ALWAYS: Final = 0
HOLDS_WINE: Final = 1


class Reaction:
    """While the structure is built, its effect follows the moment; some only once a year."""

    def __init__(self, structure: i64, condition: i64, effect: Node, yearly: bool) -> None:
        self.structure = structure
        """A bit for the structure; several bits if any of them is enough."""
        self.condition = condition
        self.effect = effect
        self.yearly = yearly


REACTIONS: Final[list[list[Reaction]]] = [[] for _ in MOMENTS]
"""The reactions to each moment; filled when the structures are read."""

WATCHED: Final[list[int]] = [0 for _ in MOMENTS]
"""The structures that react to each moment, a bit each: the one test that a moment costs."""


def on(moment: i64, structure: i64, effect: Node, condition: i64 = ALWAYS, yearly: bool = False) -> None:
    REACTIONS[moment].append(Reaction(structure, condition, effect, yearly))
    WATCHED[moment] |= structure


def _due(state: State, moment: i64, seat: i64) -> list[Reaction]:
    vineyard = state.vineyards[seat]
    standing: i64 = vineyard.structures & WATCHED[moment]
    if not standing:
        return []
    return [
        reaction
        for reaction in REACTIONS[moment]
        if standing & reaction.structure
        and not (reaction.yearly and vineyard.used & reaction.structure)
        and (reaction.condition == ALWAYS or vineyard.cellar != 0)
    ]


def react(state: State, moment: i64, seat: i64) -> None:
    """Begin everything of this seat that waits for the moment."""
    vineyard = state.vineyards[seat]
    if not vineyard.structures & WATCHED[moment]:
        return
    for reaction in _due(state, moment, seat):
        if reaction.effect.openly(state, seat, -1):
            if reaction.yearly:
                vineyard.used |= reaction.structure
            state.begin(reaction.effect, seat, -1)


def opponents_react(state: State, moment: i64, seat: i64) -> None:
    """Begin everything of the others that waits for the moment."""
    for other in wake_up_order(state):
        if other != seat:
            react(state, moment, other)


def reaction_outlook(state: State, moment: i64, seat: i64) -> list[Outlook]:
    outlook: list[Outlook] = []
    for reaction in _due(state, moment, seat):
        outlook.extend(reaction.effect.outlook(state, seat))
    return outlook


def lira_at(state: State, moment: i64, seat: i64) -> i64:
    """Return the lira that a moment brings."""
    if not state.vineyards[seat].structures & WATCHED[moment]:
        return 0
    total: i64 = 0
    for part in reaction_outlook(state, moment, seat):
        if part.thing == "lira":
            total += part.amount
    return total
