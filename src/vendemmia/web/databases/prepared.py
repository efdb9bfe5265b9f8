"""Queries that nearly every request asks, composed once.

Django composes the statement of a query each time, field by field: for one row of a table that takes longer than SQLite
takes to find it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.db import connection

from vendemmia.web.internals.statements import Statement, composed

from . import database

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.db.models import QuerySet

SOME_VALUE = "?"


class PreparedQuery:
    """A query with one value in it, which must be a text."""

    def __init__(self, query: Callable[[str], QuerySet[Any, Any]]) -> None:
        """Let Django compose what `query` returns for some value, when a kind of database is first asked."""
        self._query = query
        self._statements: dict[str, Statement] = {}

    def rows(self, value: str) -> list[list[Any]]:
        """Return the columns of each row, as Django reads them, with its errors."""
        statement = self._statements.get(connection.vendor)
        if statement is None:
            statement = self._statements[connection.vendor] = composed(self._query(SOME_VALUE), SOME_VALUE)
        return statement.read([list(row) for row in database().rows(statement.text, [value])])
