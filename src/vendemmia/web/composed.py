"""Queries that nearly every request asks, composed once.

Django composes the statement of a query each time, field by field: for one row of a table that takes longer than SQLite
takes to find it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from django.db import connection

from .databases import database

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from django.db.models import QuerySet

SOME_VALUE = "?"


class _Statement(NamedTuple):
    text: str
    converters: Sequence[tuple[int, Sequence[Callable[..., Any]], object]]
    """How Django reads the values of some columns: the column, functions, and what these need to know about it."""


class Composed:
    """A query with one value in it, which must be a text."""

    def __init__(self, query: Callable[[str], QuerySet[Any, Any]]) -> None:
        """Django composes what `query` returns for some value, when a kind of database is first asked."""
        self._query = query
        self._statements: dict[str, _Statement] = {}

    def rows(self, value: str) -> list[list[Any]]:
        """The columns of each row, as Django reads them, with its errors."""
        statement = self._statements.get(connection.vendor)
        if statement is None:
            statement = self._statements[connection.vendor] = self._composed()
        found = [list(row) for row in database().rows(statement.text, [value])]
        for column, functions, expression in statement.converters:
            for row in found:
                for function in functions:
                    row[column] = function(row[column], expression, connection)
        return found

    def _composed(self) -> _Statement:
        compiler = self._query(SOME_VALUE).query.get_compiler(connection=connection)
        text, given = compiler.as_sql()
        assert given == (SOME_VALUE,), f"one value is asked for, not {given}"
        converters = compiler.get_converters([expression for expression, *_ in compiler.select])
        return _Statement(text, [(column, *each) for column, each in converters.items()])
