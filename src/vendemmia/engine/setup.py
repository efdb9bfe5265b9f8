"""New games."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .board import Rules
from .content import structures, summer, winter
from .content.base_board import BASE_BOARD, COURSE
from .frames import Frame
from .names import FULL_DECKS
from .rng import seeded
from .state import State
from .vineyard import new_vineyard

if TYPE_CHECKING:
    from .events import Event
    from .options import Options

CONTENT = (structures, summer, winter)
"""Read so that every effect is registered."""

OPEN_SPACES = {2: 0b001, 3: 0b011, 4: 0b011, 5: 0b111, 6: 0b111}
"""PLACE-4: left, middle and right by number of players."""


@lru_cache(maxsize=64)
def rules_for(options: Options) -> Rules:
    options.check()
    return Rules(options, BASE_BOARD, OPEN_SPACES[options.players])


def blank_state(options: Options, rng: int) -> State:
    """SET-2, SET-3: everything laid out, nothing dealt, nothing pending."""
    rules = rules_for(options)
    vineyards = [new_vineyard() for _ in range(options.players)]
    spaces = [0] * (3 * 12)
    decks = [list(deck) for deck in FULL_DECKS]
    discards: list[list[int]] = [[] for _ in decks]
    return State(rules, vineyards, 0, 0, 0, -1, False, spaces, (), decks, discards, (), (), rng, 0, [])


def new_state(options: Options, seed: int, sink: list[Event] | None = None) -> State:
    """A game at its first decision; what happens until then goes to the sink."""
    state = blank_state(options, seeded(seed))
    state.sink = sink
    state.first = state.roll(options.players)  # SET-5
    state.stack.append(Frame(COURSE, 0, -1, 0, 0, 0))
    state.run()
    state.sink = None
    return state
