"""Games that end early, ratings that can be taken back, and who may sit at rated tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from django.db import migrations, models

if TYPE_CHECKING:
    from django.apps.registry import Apps
    from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def rate_accounts_only(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Stop rating the running games of guests, and of people for whom a computer player answers.

    Today's rules let neither come about, and no rating shall fall by them. Other rated games stay as they are.
    """
    database = schema_editor.connection.alias  # A backup, perhaps.
    tables = apps.get_model("web", "Table").objects.using(database)
    seats = apps.get_model("web", "Seat").objects.using(database)
    guests = seats.filter(person__isnull=False, person__account__isnull=True).values("table_id")
    replaced = seats.filter(left=False).exclude(stand_in="").values("table_id")
    for some in (guests, replaced):
        found = list(tables.filter(rated=True, over=False, id__in=some).values_list("id", flat=True))
        tables.filter(id__in=found).update(rated=False)


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0014_promised_deals")]
    operations: ClassVar = [
        migrations.AddField("table", "ending", models.CharField(blank=True, db_default="", default="", max_length=8)),
        migrations.AddField(
            "table", "places", models.JSONField(db_default=models.Value([], models.JSONField()), default=list)
        ),
        migrations.AddField("ratedgame", "shrink", models.FloatField(db_default=1.0, default=1.0)),
        migrations.AddField("ratedgame", "void", models.BooleanField(db_default=False, default=False)),
        migrations.CreateModel(
            name="Look",
            fields=[
                ("subject", models.CharField(max_length=16, primary_key=True, serialize=False)),
                ("moment", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="EarlyExit",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table_id", models.CharField(max_length=16)),
                ("moment", models.DateTimeField(db_index=True)),
                (
                    "person",
                    models.ForeignKey(on_delete=models.CASCADE, related_name="early_exits", to="web.person"),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("person", "table_id"), name="one_exit_a_table")],
            },
        ),
        migrations.RunPython(rate_accounts_only, migrations.RunPython.noop),
    ]
