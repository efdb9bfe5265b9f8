"""Who watches a table without a seat."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0012_evaluation_shares")]
    operations: ClassVar = [
        migrations.CreateModel(
            "Watching",
            [
                ("id", models.BigAutoField(primary_key=True, serialize=False, auto_created=True, verbose_name="ID")),
                ("table_id", models.CharField(max_length=16)),
                ("who", models.CharField(max_length=32)),
                ("name", models.CharField(blank=True, default="", max_length=40)),
                ("count", models.PositiveIntegerField(default=1)),
                ("seen", models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.AddConstraint(
            "watching", models.UniqueConstraint(fields=("table_id", "who"), name="watches_a_table_once")
        ),
    ]
