"""Who waits for an evaluation, so that each gets a share of the queue."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0011_account_names_and_passkeys")]
    operations: ClassVar = [
        migrations.AddField("evaluation", "asker", models.CharField(db_default="", default="", max_length=64)),
        migrations.AddField("evaluation", "address", models.CharField(db_default="", default="", max_length=64)),
    ]
