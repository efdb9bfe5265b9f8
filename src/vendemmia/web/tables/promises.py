"""Promised deals: the commitment to a secret that a table shows from its beginning.

Every rated game and every daily vineyard has one. It is made when the table opens, before anybody else sits there, and
stored, so that the server cannot give the table another deal later without anybody noticing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.record import Promise, commitment_of

if TYPE_CHECKING:
    from datetime import date

    from vendemmia.web.models import Table


def name_of_day(day: date) -> str:
    """Return the name of the deal that all tables of a day share."""
    return f"day:{day.isoformat()}"


def _name_of(table: Table) -> str:
    return f"table:{table.id}" if table.day is None else name_of_day(table.day)


def commitment_for(table: Table) -> str:
    """Return the commitment of a new table with its game; empty if its deal is not promised."""
    if not table.secret or table.start is not None or table.uploaded or not (table.rated or table.day):
        return ""
    return commitment_of(table.secret, table.game.options, table.rules, _name_of(table))


def promise_of(table: Table) -> Promise | None:
    """Return what a table has promised; None if nothing."""
    return Promise(_name_of(table), table.commitment) if table.commitment else None
