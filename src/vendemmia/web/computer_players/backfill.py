"""Games of earlier schemas get what later ones have: their position, the checks of their answers, and their result.

The process of the computer players does it when it has nothing else to do, so that after a later change of the rules
every game has a position to continue from, and the statistics know the games from before there were any.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from django.db import DatabaseError, transaction

from vendemmia.record import canonical, digest
from vendemmia.web.accounts.guest_cleanup import remove_forgotten
from vendemmia.web.models import Finished, Ply, Table
from vendemmia.web.play.deleting import remove_old
from vendemmia.web.results.finished import finished_rows, missing
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = logging.getLogger(__name__)


class Backfill:
    """The tables without a position or without a result, one at a time; those that cannot be read are left as they are.

    What was deleted long ago is removed first, and guests who never came back.
    """

    def __init__(self) -> None:
        self._jobs: list[tuple[Callable[[str], None], str]] | None = None

    def go_on(self) -> bool:
        """Do one of them. False if none was left."""
        if self._jobs is None:
            remove_old()
            remove_forgotten()
            positions = Table.objects.filter(checksum="", deleted__isnull=True).values_list("id", flat=True)
            results = missing().order_by("-changed").values_list("id", flat=True)
            jobs: list[tuple[Callable[[str], None], str]] = [(save_result, each) for each in results]
            self._jobs = jobs + [(save_position, each) for each in positions]
        if not self._jobs:
            return False
        job, table_id = self._jobs.pop()
        try:
            job(table_id)
        except DatabaseError:
            raise
        except Exception as error:  # noqa: BLE001 - a row may be wrong in any way, and the others come next
            LOG.warning("%s of table %s has failed: %r", job.__name__, table_id, error)
        return True


def save_position(table_id: str) -> None:
    """Save the position. The version stays the same, since nothing visible has changed."""
    with table_lock(table_id), transaction.atomic():
        table = read_table(table_id)
        if table.checksum:
            return
        checks = table.game.checks
        plies = list(Ply.objects.filter(table_id=table_id).only("id", "number"))
        for ply in plies:
            ply.check_digits = checks[ply.number]
        Ply.objects.bulk_update(plies, ["check_digits"], batch_size=200)
        position = canonical(table.game.state.to_json())
        unchanged = Table.objects.filter(id=table_id, version=table.version)  # Another process may have played on.
        unchanged.update(position=position, checksum=digest(position))


def save_result(table_id: str) -> None:
    with table_lock(table_id), transaction.atomic():
        Finished.objects.bulk_create(finished_rows(read_table(table_id)), ignore_conflicts=True)
