"""What is saved of a finished game for the statistics: a row for each person, which outlives the table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from django.db.models import Exists, OuterRef

from vendemmia.engine import solo_result
from vendemmia.web.models import Finished, Table
from vendemmia.web.tables.endings import winners_of
from vendemmia.web.tables.history import History

from .points import PointsMade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.db.models import QuerySet

    from vendemmia.web.game.seating import SeatedPlayer

LOG = logging.getLogger(__name__)
SOLO, CAMPAIGN, COMPUTERS, FRIENDS = "solo", "campaign", "computers", "friends"
AT_THE_TABLE = "table"
"""With the real box; the companion sends these results."""
MODES: Final = (COMPUTERS, SOLO, CAMPAIGN, FRIENDS, AT_THE_TABLE)
WIN, DRAW, LOSS = "win", "draw", "loss"
MAP_MODULE = "extended_board"


def counts(table: Table) -> bool:
    """Return whether a finished game is part of the statistics: one with an unknown deal that was played here."""
    return table.over and not table.uploaded and not table.known_deal


def missing() -> QuerySet[Table]:
    """Return the finished games whose results are not saved yet: those of an earlier version of the program."""
    saved = Finished.objects.filter(table_id=OuterRef("id"))
    return Table.objects.filter(~Exists(saved), over=True, uploaded=False, known_deal=False, deleted__isnull=True)


def finished_rows(table: Table) -> list[Finished]:
    """Return the rows of a finished game, not yet saved; none if it does not count, or if they cannot be computed."""
    if not counts(table):
        return []
    try:
        return _results(table)
    except Exception:  # The last move must not fail for the statistics; `backfill` tries again.
        LOG.exception("the result of table %s cannot be computed", table.id)
        return []


def _results(table: Table) -> list[Finished]:
    state, options = table.game.state, table.game.options
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
    if table.game.options.solo is not None:
        return SOLO
    return COMPUTERS if people == 1 else FRIENDS


def _outcome(table: Table, seat: int) -> str:
    """Return a player who resigns loses, even if the stand-in wins."""
    game = table.game
    if game.options.solo is not None:
        return solo_result(game.state)
    won = winners_of(table)
    if seat not in won or table.players[seat].left:
        return LOSS
    return WIN if len(won) == 1 else DRAW


def _level(players: Sequence[SeatedPlayer]) -> str:
    levels = {player.level for player in players if player.bot}
    return levels.pop() if len(levels) == 1 else ""
