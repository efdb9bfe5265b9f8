"""What a game notes about its plies: the year and season after each, and those that can no longer be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from vendemmia.engine import State


class Mark(NamedTuple):
    """The year and season after a ply. Year 0 is the set-up."""

    year: int
    """The year, counted from 1."""
    season: int
    """The season, as the engine numbers it. The last one lasts to the end of the game."""


class Gap(NamedTuple):
    """Plies that cannot be shown: the rules have changed, and the game continued from its saved position."""

    after: int
    """The last ply before it whose position is known; -1 if not even the deal is known."""
    until: int
    """The ply of the position from which the game continued."""


def mark_of(state: State, before: Mark = Mark(0, 0)) -> Mark:  # noqa: B008 - a tuple never changes
    """Return the mark of a position, which follows one with the mark `before`."""
    return before if state.is_over else Mark(int(state.year), int(state.season()))
