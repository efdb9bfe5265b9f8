"""Moments ("when you plant", "when you give a tour") and reactions, which are data: structure, moment, effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .frames import Node
    from .outlook import Outlook
    from .state import State

PLANTED: Final = 0
TOURED: Final = 1
MOMENTS: Final = ("planted", "toured")

# What a reaction asks for.
ALWAYS: Final = 0
HOLDS_WINE: Final = 1


class Reaction:
    """While the structure stands, its effect follows the moment, at most once a year."""

    def __init__(self, structure: i64, condition: i64, effect: Node) -> None:
        self.structure = structure
        self.condition = condition
        self.effect = effect


REACTIONS: Final[list[list[Reaction]]] = [[] for _ in MOMENTS]
"""The reactions to each moment; filled when the structures are read."""

WATCHED: Final[list[int]] = [0 for _ in MOMENTS]
"""The structures that react to each moment, a bit each: the one test that a moment costs."""


def on(moment: i64, reaction: Reaction) -> None:
    REACTIONS[moment].append(reaction)
    WATCHED[moment] |= reaction.structure


def _due(state: State, moment: i64, seat: i64) -> list[Reaction]:
    vineyard = state.vineyards[seat]
    fresh: i64 = vineyard.structures & WATCHED[moment] & ~vineyard.used
    if not fresh:
        return []
    return [
        reaction
        for reaction in REACTIONS[moment]
        if fresh & reaction.structure and (reaction.condition == ALWAYS or vineyard.cellar != 0)
    ]


def react(state: State, moment: i64, seat: i64) -> None:
    """Everything of this seat that waits for the moment."""
    vineyard = state.vineyards[seat]
    if not vineyard.structures & WATCHED[moment]:
        return
    for reaction in _due(state, moment, seat):
        vineyard.used |= reaction.structure
        state.begin(reaction.effect, seat, -1)


def reaction_outlook(state: State, moment: i64, seat: i64) -> list[Outlook]:
    told: list[Outlook] = []
    for reaction in _due(state, moment, seat):
        told.extend(reaction.effect.outlook(state, seat))
    return told
