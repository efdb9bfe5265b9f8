"""What is saved of a finished game for the statistics: a row for each person, which outlives the table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from django.db.models import Exists, OuterRef

from vendemmia.engine import solo_result, winners

from .history import History
from .models import Finished, Table
from .points import PointsMade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.db.models import QuerySet

    from .seating import Player

LOG = logging.getLogger(__name__)
SOLO, CAMPAIGN, COMPUTERS, FRIENDS = "solo", "campaign", "computers", "friends"
MODES: Final = (COMPUTERS, SOLO, CAMPAIGN, FRIENDS)
WIN, DRAW, LOSS = "win", "draw", "loss"
MAP_MODULE = "extended_board"


def counts(table: Table) -> bool:
    """Whether a finished game is part of the statistics: one with an unknown deal that was played here."""
    return table.over and not table.uploaded and not table.known_deal


def missing() -> QuerySet[Table]:
    """The finished games whose results are not saved yet: those of an earlier version of the program."""
    saved = Finished.objects.filter(table_id=OuterRef("id"))
    return Table.objects.filter(~Exists(saved), over=True, uploaded=False, known_deal=False, deleted__isnull=True)


def results_of(table: Table) -> list[Finished]:
    """The rows of a finished game, not yet saved; none if it does not count, or if they cannot be computed."""
    if not counts(table):
        return []
    try:
        return _results(table)
    except Exception:  # The last move must not fail for the statistics; `catching_up` tries again.
        LOG.exception("the result of table %s cannot be computed", table.id)
        return []


def _results(table: Table) -> list[Finished]:
    state, options = table.game.game.state, table.game.game.options
    made = PointsMade(History(table.game))
    points = [int(vineyard.vp) for vineyard in state.vineyards]
    others = [int(state.automa_vp)] if options.solo is not None else points
    people = [seat for seat, player in enumerate(table.players) if not player.bot]
    return [
        Finished(
            table_id=table.id,
            seat=seat,
            name=table.players[seat].name,
            person_id=table.players[seat].person_id,
            mode=mode_of(table, len(people)),
            level=options.solo or _level(table.players),
            extended=MAP_MODULE in options.modules,
            players=options.players,
            years=int(state.year),
            outcome=_outcome(table, seat),
            vp=points[seat],
            best_other=max(vp for other, vp in enumerate(others) if other != seat or options.solo is not None),
            sources={source: vp for source, vp in made.sources[seat].items() if vp},
            ended=table.changed,
        )
        for seat in people
    ]


def mode_of(table: Table, people: int) -> str:
    if table.campaign_id is not None:
        return CAMPAIGN
    if table.game.game.options.solo is not None:
        return SOLO
    return COMPUTERS if people == 1 else FRIENDS


def _outcome(table: Table, seat: int) -> str:
    """Whoever has given up has lost, whatever the stand-in reached."""
    game = table.game.game
    if game.options.solo is not None:
        return solo_result(game.state)
    won = winners(game.state)
    if seat not in won or table.players[seat].left:
        return LOSS
    return WIN if len(won) == 1 else DRAW


def _level(players: Sequence[Player]) -> str:
    levels = {player.level for player in players if player.bot}
    return levels.pop() if len(levels) == 1 else ""
