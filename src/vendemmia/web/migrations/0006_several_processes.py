"""What several processes need to know of each other. All of it is new: the version before still works."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import migrations, models

if TYPE_CHECKING:
    from django.apps.registry import Apps
    from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def without_log(_apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Claims are not worth a write to the disk; after a crash of PostgreSQL these tables are empty."""
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("ALTER TABLE web_botworker SET UNLOGGED")
        schema_editor.execute("ALTER TABLE web_claim SET UNLOGGED")


class Migration(migrations.Migration):
    dependencies = [("web", "0005_people_and_shared_tables")]

    operations = [
        migrations.CreateModel(
            name="Topic",
            fields=[
                ("name", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("number", models.PositiveIntegerField()),
            ],
        ),
        migrations.CreateModel(
            name="BotWorker",
            fields=[
                ("name", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("seen", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="Claim",
            fields=[
                ("subject", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("worker", models.CharField(max_length=64)),
            ],
        ),
        migrations.RunPython(without_log, migrations.RunPython.noop),
    ]
