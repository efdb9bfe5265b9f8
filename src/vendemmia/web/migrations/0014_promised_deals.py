"""The promise of a deal, and who has seen the deal of a day."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0013_watching")]
    operations: ClassVar = [
        migrations.AddField(
            model_name="table",
            name="commitment",
            field=models.CharField(blank=True, db_default="", default="", max_length=64),
        ),
        migrations.CreateModel(
            name="SeenDeal",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("day", models.DateField()),
                (
                    "person",
                    models.ForeignKey(on_delete=models.CASCADE, related_name="seen_deals", to="web.person"),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("day", "person"), name="seen_once_a_day")],
            },
        ),
    ]
