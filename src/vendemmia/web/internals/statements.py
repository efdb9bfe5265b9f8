"""The statement that Django composes for a query, to be used again.

Gain: to read the row of a table and its seats takes 0.07 ms instead of 0.8 ms, of the 5 ms of a small page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from django.db import connection

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from django.db.models import QuerySet


class Statement(NamedTuple):
    text: str
    converters: Sequence[tuple[int, Sequence[Callable[..., Any]], object]]
    """How Django reads the values of some columns: the column, functions, and what these need to know about it."""

    def read(self, found: list[list[Any]]) -> list[list[Any]]:
        """Turn what the database returned into what Django would return."""
        for column, functions, expression in self.converters:
            for row in found:
                for function in functions:
                    row[column] = function(row[column], expression, connection)
        return found


def composed(query: QuerySet[Any, Any], value: str) -> Statement:
    """Return the statement of a query with one value in it, for the kind of database that is in use."""
    compiler = query.query.get_compiler(connection=connection)
    text, given = compiler.as_sql()
    assert given == (value,), f"one value is asked for, not {given}"
    converters = compiler.get_converters([expression for expression, *_ in compiler.select])
    return Statement(text, [(column, *each) for column, each in converters.items()])


__all__ = ["Statement", "composed"]
