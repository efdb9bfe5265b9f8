"""Games of the first schema get what later ones have: their position and the checks of their answers.

The process of the computer players does it when it has nothing else to do, so that after a later change of the rules
every game has a position to continue from.
"""

from __future__ import annotations

import logging

from django.db import DatabaseError, transaction

from vendemmia.record import canonical, digest

from .locks import alone
from .models import Ply, Table
from .reading import read_table

LOG = logging.getLogger(__name__)


class Backlog:
    """The tables without a position, a few at a time; those that cannot be read are left as they are."""

    def __init__(self) -> None:
        self._ids: list[str] | None = None

    def go_on(self) -> bool:
        """Save the position of one game. False if none was left."""
        if self._ids is None:
            self._ids = list(Table.objects.filter(checksum="").values_list("id", flat=True))
        if not self._ids:
            return False
        table_id = self._ids.pop()
        try:
            save_position(table_id)
        except DatabaseError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a row, the others come next
            LOG.warning("the position of table %s cannot be saved: %r", table_id, error)
        return True


def save_position(table_id: str) -> None:
    """The version stays the same, since nothing visible has changed."""
    with alone(table_id), transaction.atomic():
        table = read_table(table_id)
        if table.checksum:
            return
        checks = table.game.game.checks
        plies = list(Ply.objects.filter(table_id=table_id).only("id", "number"))
        for ply in plies:
            ply.check_digits = checks[ply.number]
        Ply.objects.bulk_update(plies, ["check_digits"], batch_size=200)
        position = canonical(table.game.game.state.to_json())
        Table.objects.filter(id=table_id).update(position=position, checksum=digest(position))
