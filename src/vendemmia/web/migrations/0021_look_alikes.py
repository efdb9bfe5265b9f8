"""No two accounts that look alike, and no guest who looks like an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from django.db import migrations

from vendemmia.web.util.look_alikes import skeleton

if TYPE_CHECKING:
    from django.apps.registry import Apps
    from django.db.backends.base.schema import BaseDatabaseSchemaEditor

LONGEST_NAME = 24
BATCH = 500


def note_looks(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Give the name to the oldest of several accounts that look alike; the others keep the exact one. A guest who
    looks like an account gets a number."""
    database = schema_editor.connection.alias  # A backup, perhaps.
    people = apps.get_model("web", "Person").objects.using(database)
    seats = apps.get_model("web", "Seat").objects.using(database)
    accounts = list(people.filter(account_name__isnull=False).order_by("account_id"))
    people.filter(account_name__isnull=False).update(account_name=None)
    taken: set[str] = set()
    for person in accounts:
        looks = skeleton(person.name)
        if looks and looks not in taken:
            taken.add(looks)
            people.filter(pk=person.pk).update(account_name=looks)
    guests = []
    for guest in people.filter(account__isnull=True).iterator(BATCH):
        name = _unlike(guest.name, taken)
        if name != guest.name:
            seats.filter(person_id=guest.pk, name=guest.name).update(name=name)
        guest.name, guest.guest_name = name, skeleton(name)
        guests.append(guest)
        if len(guests) == BATCH:
            people.bulk_update(guests, ["name", "guest_name"])
            guests = []
    people.bulk_update(guests, ["name", "guest_name"])


def _unlike(name: str, taken: set[str]) -> str:
    """The name, with a number if it looks like that of an account."""
    found, number = name, 1
    while skeleton(found) in taken:
        number += 1
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)] + end
    return found


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0020_guest_names")]
    operations: ClassVar = [migrations.RunPython(note_looks, migrations.RunPython.noop)]
