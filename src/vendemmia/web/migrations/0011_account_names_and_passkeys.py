"""No two accounts whose names differ in case alone, and passkeys."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, ClassVar

from django.db import migrations, models

if TYPE_CHECKING:
    from django.apps.registry import Apps
    from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def give_names(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Of several accounts with such names the oldest gets it; the others keep the exact name."""
    people = apps.get_model("web", "Person").objects.using(schema_editor.connection.alias)  # A backup, perhaps.
    taken: set[str] = set()
    with_account = people.filter(account__isnull=False).select_related("account").order_by("account_id")
    for person in with_account:
        assert person.account is not None
        name = unicodedata.normalize("NFKC", person.account.username).casefold()
        if name not in taken and len(name) <= 80:
            taken.add(name)
            people.filter(pk=person.pk).update(account_name=name)


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0010_table_campaign")]
    operations: ClassVar = [
        migrations.AddField(
            model_name="person",
            name="account_name",
            field=models.CharField(max_length=80, null=True, unique=True),
        ),
        migrations.RunPython(give_names, migrations.RunPython.noop),
        migrations.CreateModel(
            name="Passkey",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("credential", models.CharField(max_length=1366, unique=True)),
                ("public_key", models.TextField()),
                ("sign_count", models.BigIntegerField(default=0)),
                ("name", models.CharField(max_length=40)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("used", models.DateTimeField(null=True)),
                (
                    "person",
                    models.ForeignKey(on_delete=models.CASCADE, related_name="passkeys", to="web.person"),
                ),
            ],
        ),
    ]
