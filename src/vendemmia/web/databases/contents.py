"""Everything that a database holds, row by row: copied from one database of Django to another, and compared.

What is copied, and in which order, is read from the models: those that others refer to come first. Rows that refer to
rows of their own kind, or in a circle, need no order: the database looks at foreign keys when the copy is complete.
"""

from __future__ import annotations

import hashlib
import json
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, Any

from vendemmia.web.internals.copied_rows import insert

if TYPE_CHECKING:
    from collections.abc import Iterator

    from django.db.models import Model

BATCH = 500
MOST_VALUES = 30_000
"""Values that one statement may have; SQLite allows 32,766."""
FLEETING = ("web_topic", "web_botworker", "web_claim")
"""What only running processes need."""
DEFER = {"sqlite": "PRAGMA defer_foreign_keys = ON", "postgresql": "SET CONSTRAINTS ALL DEFERRED"}
"""Foreign keys count at the end of the transaction."""


def kinds() -> list[type[Model]]:
    """Return all models whose rows are copied, those that others refer to first."""
    from django.apps import apps

    found = {
        model: None
        for model in apps.get_models(include_auto_created=True)
        if model._meta.managed and not model._meta.proxy and model._meta.db_table not in FLEETING
    }
    wanted = {model: [other for other in referred(model) if other in found and other is not model] for model in found}
    return in_order(wanted)


def is_ours(model: type[Model]) -> bool:
    """Return whether rows of this model are people's data. Django puts rows of its own into every new database."""
    return model._meta.app_label == "web" or model._meta.label == "auth.User"


def referred(model: type[Model]) -> list[type[Model]]:
    """Return the models to which the foreign keys of this one refer."""
    found = (field.related_model for field in model._meta.concrete_fields if field.is_relation)
    return [other for other in found if isinstance(other, type)]


def in_order(wanted: dict[type[Model], list[type[Model]]]) -> list[type[Model]]:
    """Return those that others want first.

    Of a circle, one goes without what it wants: its keys count at the end anyway.
    """
    wanted = {model: list(others) for model, others in wanted.items()}
    while True:
        try:
            return list(TopologicalSorter(wanted).static_order())
        except CycleError as error:
            later, model = error.args[1][:2]  # Each is wanted by the next one.
            wanted[model].remove(later)


def copy(source: str, target: str) -> list[str]:
    """Replace everything in one database by what another holds, within a transaction of the target.

    Returns the tables that differ afterwards: there should be none.
    """
    from django.db import connections

    found = kinds()
    into = connections[target]
    with into.cursor() as cursor:
        for statement in (*emptying(target, found), DEFER[into.vendor]):
            cursor.execute(statement)
    for model in found:
        copy_rows(model, source, target)
    return [model._meta.db_table for model in found if digest(model, source) != digest(model, target)]


def emptying(database: str, found: list[type[Model]]) -> list[str]:
    """Return the statements that remove all rows. PostgreSQL would look at each reference to each of them."""
    from django.db import connections

    into = connections[database]
    names = [into.ops.quote_name(model._meta.db_table) for model in reversed(found)]
    if into.vendor == "postgresql":
        return [f"TRUNCATE {', '.join(names)}"]
    return [f"DELETE FROM {name}" for name in names]  # noqa: S608 - names of our own


def rows(model: type[Model], database: str) -> Iterator[list[Any]]:
    """Yield the rows in batches, in the order of their keys."""
    fields = [field.attname for field in model._meta.concrete_fields]
    batch = []
    for row in model._base_manager.using(database).order_by("pk").values_list(*fields).iterator(BATCH):
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def copy_rows(model: type[Model], source: str, target: str) -> None:
    """Copy rows as they are: dates that Django would set to the present stay."""
    fields = list(model._meta.concrete_fields)
    names = [field.attname for field in fields]
    size = max(1, min(BATCH, MOST_VALUES // len(fields)))
    for batch in rows(model, source):
        for first in range(0, len(batch), size):
            made = [model(**dict(zip(names, row, strict=True))) for row in batch[first : first + size]]
            insert(model, made, fields, target)


def digest(model: type[Model], database: str) -> tuple[int, str]:
    """Return the number of rows and a checksum of all their values. The order of keys differs between databases."""
    total, count = 0, 0
    for batch in rows(model, database):
        for row in batch:
            text = json.dumps([even(value) for value in row], sort_keys=True, default=plain).encode()
            total ^= int.from_bytes(hashlib.blake2b(text, digest_size=16).digest())
            count += 1
    return count, f"{total:032x}"


def plain(value: object) -> str:
    """Return a value that JSON does not know, as text. Databases read bytes as different types."""
    return bytes(value).hex() if isinstance(value, bytes | bytearray | memoryview) else str(value)


def even(value: object) -> object:
    """Return numbers of JSON in one form: PostgreSQL makes 0.0 of -0.0, and whole numbers of very large ones."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case dict():
            return {key: even(each) for key, each in value.items()}
        case list():
            return [even(each) for each in value]
    return value
