"""Moves at a table that is read for each of them, as requests do."""

from __future__ import annotations

from vendemmia.web import tables
from vendemmia.web.locks import alone
from vendemmia.web.models import Table
from vendemmia.web.reading import read_table


def answer(table_id: str, seat: int, code: str, version: int) -> Table:
    """The table after the answer."""
    with alone(table_id):
        table = read_table(table_id)
        tables.answer(table, seat, code, version)
        return table


def undo(table_id: str, seat: int, version: int) -> Table:
    """The table after the last decision of the seat has been taken back."""
    with alone(table_id):
        table = read_table(table_id)
        tables.undo(table, seat, version)
        return table
