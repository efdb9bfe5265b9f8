"""What pages ask the computer players."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0017_moderation")]
    operations: ClassVar = [
        migrations.CreateModel(
            name="Question",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kind", models.CharField(max_length=16)),
                ("table", models.CharField(max_length=32)),
                ("seat", models.PositiveSmallIntegerField()),
                ("version", models.PositiveIntegerField()),
                ("asked", models.DateTimeField(auto_now_add=True)),
                ("taken", models.BooleanField(default=False)),
                ("answered", models.BooleanField(default=False)),
                ("answer", models.JSONField(null=True)),
            ],
            options={
                "indexes": [
                    models.Index(fields=["id"], name="questions_waiting", condition=models.Q(("taken", False)))
                ],
            },
        ),
    ]
