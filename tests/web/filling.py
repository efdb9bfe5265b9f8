"""Rows of every model with a value in every column, made from the schema: a new model needs nothing here.

Every foreign key leads somewhere, also those to rows of the same model, which lead round in a circle.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from itertools import count
from typing import Any
from uuid import UUID

from django.apps import apps
from django.db import connection, models, transaction

FLEETING = {"web_topic", "web_botworker", "web_claim"}
"""Signs of life and claims of running processes: a restore needs all of them stopped, so a backup has none."""
NO_MODELS = {"django_migrations"}
"""Django itself writes these rows in every database."""
START = datetime(2026, 1, 1, 3, 4, 5, 678901, tzinfo=UTC)

Value = Callable[[Any, int], object]
VALUES: dict[type[models.Field[Any, Any]], Value] = {
    models.CharField: lambda field, n: f"{n} žluťoučký кот {field.name}"[: field.max_length],
    models.TextField: lambda field, n: f"{n} 'quoted' \\ and\nlong {field.name} " + "ñ" * 500,
    models.JSONField: lambda _, n: {"ä": [n, 2.5, -0.25, None, True, {"deep": ["'", "\\", "\n"]}], "0": ""},
    models.BooleanField: lambda _, n: n % 2 == 1,
    models.SmallIntegerField: lambda _, n: n % 30_000,
    models.PositiveSmallIntegerField: lambda _, n: n % 30_000,
    models.IntegerField: lambda _, n: n + 2**30,
    models.PositiveIntegerField: lambda _, n: n + 2**30,
    models.BigIntegerField: lambda _, n: n + 2**62,
    models.PositiveBigIntegerField: lambda _, n: n + 2**62,
    models.FloatField: lambda _, n: n + 0.1,
    models.DecimalField: lambda _, n: Decimal(n),
    models.DateTimeField: lambda _, n: START + timedelta(days=n, microseconds=n),
    models.DateField: lambda _, n: date(2026, 1, 1) + timedelta(days=n),
    models.TimeField: lambda _, n: time(n % 24, 30, 15, n),
    models.DurationField: lambda _, n: timedelta(seconds=n),
    models.BinaryField: lambda _, n: bytes([n % 256, 0, 255]),
    models.UUIDField: lambda _, n: UUID(int=n),
    models.GenericIPAddressField: lambda _, n: f"2001:db8::{n:x}",
}
"""By the kind of a column, a value that differs for every number. A subclass may do with its parent's."""


def every_model() -> list[type[models.Model]]:
    """All that Django knows, in an order that says nothing about who refers to whom."""
    found = (model for model in apps.get_models(include_auto_created=True) if model._meta.managed)
    return [model for model in found if model._meta.db_table not in FLEETING]


class Filler:
    """Fills the present database; each round adds a row to every model."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def fill(self, rounds: int = 2) -> None:
        """Rows of a round refer to each other; those of a circle lead to the row itself."""
        with transaction.atomic(), connection.cursor() as cursor:
            if connection.vendor == "postgresql":
                cursor.execute("SET CONSTRAINTS ALL DEFERRED")
            for _ in range(rounds):
                self._fill_once()

    def _fill_once(self) -> None:
        keys: dict[type[models.Model], Any] = {}
        open_ones: list[tuple[models.Model, Any]] = []
        waiting = every_model()
        while waiting:
            ready = [model for model in waiting if not self._wanted(model) - keys.keys()]
            # A circle: one begins, and leads to itself or to the others when they are there.
            for model in ready or waiting[:1]:
                row = self._row(model, keys, open_ones)
                keys[model] = row.pk
                waiting.remove(model)
        for row, field in open_ones:
            setattr(row, field.attname, keys[field.related_model])
            row.save(update_fields=[field.attname.removesuffix("_id")])

    @staticmethod
    def _wanted(model: type[models.Model]) -> set[type[models.Model]]:
        related = {field.related_model for field in model._meta.concrete_fields if field.is_relation}
        return {other for other in related if isinstance(other, type) and other is not model}

    def _row(self, model: type[models.Model], keys: dict[type[models.Model], Any], later: list[Any]) -> models.Model:
        values: dict[str, object] = {}
        number = next(self._numbers)
        row = model()
        for field in model._meta.concrete_fields:
            if field.is_relation:
                if field.related_model in keys:
                    values[field.attname] = keys[field.related_model]
                else:
                    assert field.null, f"{field} begins a circle and may not be empty"
                    later.append((row, field))
            elif not isinstance(field, models.AutoField | models.BigAutoField | models.SmallAutoField):
                values[field.attname] = value_of(field, number)
        for name, value in values.items():
            setattr(row, name, value)
        row.save(force_insert=True)
        return row


def value_of(field: models.Field[Any, Any], number: int) -> object:
    if field.choices:
        return next(key for key, _ in field.flatchoices)
    for kind in type(field).__mro__:
        if kind in VALUES:
            return VALUES[kind](field, number)
    raise AssertionError(f"say in VALUES what a column like {field} holds")


def everything() -> dict[str, list[tuple[object, ...]]]:
    """All rows of all models, as Django reads them."""
    return {
        model._meta.db_table: list(
            model._base_manager.order_by("pk").values_list(*(field.attname for field in model._meta.concrete_fields))
        )
        for model in every_model()
    }


def unfilled() -> list[str]:
    """The tables without rows and the foreign keys that lead nowhere, as the database itself lists them."""
    found = []
    with connection.cursor() as cursor:
        for table in sorted(set(connection.introspection.table_names(cursor)) - FLEETING - NO_MODELS):
            cursor.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608 - a name of ours
            if not (cursor.fetchone() or (0,))[0]:
                found.append(table)
            for one in connection.introspection.get_constraints(cursor, table).values():
                if one["foreign_key"]:
                    (column,) = one["columns"]
                    cursor.execute(f'SELECT count(*) FROM "{table}" WHERE "{column}" IS NULL')  # noqa: S608 - as above
                    if (cursor.fetchone() or (1,))[0]:
                        found.append(f"{table}.{column}")
    return found
