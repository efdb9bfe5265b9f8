"""How a game ended: by its rules, or early, because all but one of its players had given up or run out of time.

The engine knows no early end: the record of such a game holds the answers that were given, and the table says the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import solo_result, standings, winners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.web.game.seating import SeatedPlayer
    from vendemmia.web.models import Table

RESIGNED: Final = "resigned"
TIME: Final = "time"


def is_decided(players: Sequence[SeatedPlayer]) -> bool:
    """Return whether at most one player is left who has not given up: then there is nothing to play for."""
    return len(players) > 1 and sum(not player.left for player in players) <= 1


def gone(table: Table) -> list[int]:
    """Return the seats whose people have given up, or run out of time in a rated game."""
    return [seat for seat, player in enumerate(table.players) if player.left]


def winners_of(table: Table) -> list[int]:
    """Return the seats that have won a game that is over; none if all have given up."""
    if table.ending:
        return [seat for seat, player in enumerate(table.players) if not player.left]
    state = table.game.state
    if state.rules.options.solo is not None:
        return [0] if solo_result(state) == "win" else []
    return list(winners(state))


def places_of(table: Table) -> list[int]:
    """Return by seat the place in a game that is over, 1 for the best. Of an early end the points do not count."""
    if table.ending:
        staying = sum(not player.left for player in table.players)
        return [1 + staying if player.left else 1 for player in table.players]
    ranks = {each.seat: each.rank for each in standings(table.game.state)}
    return [ranks[seat] for seat in range(len(table.players))]
