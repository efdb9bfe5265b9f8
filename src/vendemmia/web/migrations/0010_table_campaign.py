"""The campaign played at a real table, beside the digital one."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0009_notices")]
    operations: ClassVar = [
        migrations.CreateModel(
            name="TableCampaign",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(max_length=16, unique=True)),
                (
                    "person",
                    models.ForeignKey(null=True, on_delete=models.CASCADE, related_name="+", to="web.person"),
                ),
                ("progress", models.JSONField()),
                ("changed", models.DateTimeField(auto_now=True)),
            ],
        ),
    ]
