"""Moves at a table that is read for each of them, as requests do."""

from __future__ import annotations

from vendemmia.web.models import Table
from vendemmia.web.play import moves
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.locks import table_lock


def answer(table_id: str, seat: int, code: str, version: int) -> Table:
    """The table after the answer."""
    with table_lock(table_id):
        table = read_table(table_id)
        moves.answer(table, seat, code, version)
        return table


def undo(table_id: str, seat: int, version: int) -> Table:
    """The table after the last decision of the seat has been taken back."""
    with table_lock(table_id):
        table = read_table(table_id)
        moves.undo(table, seat, version)
        return table
