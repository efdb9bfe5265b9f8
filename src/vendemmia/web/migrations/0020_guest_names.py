"""What the names of guests look like. Migration 0021 fills it: PostgreSQL makes no index in the transaction of that."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0019_invitations")]
    operations: ClassVar = [
        migrations.AddField(
            "person",
            "guest_name",
            models.CharField(blank=True, db_default="", db_index=True, default="", max_length=80),
        )
    ]
