"""A link of an invitation is found without a look at every table."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0018_question")]
    operations: ClassVar = [
        migrations.AddIndex(
            "table",
            models.Index(
                condition=models.Q(("invitation", ""), _negated=True),
                fields=["invitation"],
                name="tables_by_invitation",
            ),
        ),
    ]
