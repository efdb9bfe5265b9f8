import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("web", "0002_saved_games")]

    operations = [
        migrations.CreateModel(
            name="Evaluation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField()),
                ("version", models.PositiveIntegerField()),
                ("found", models.JSONField(default=list)),
                ("done", models.PositiveIntegerField(default=0)),
                ("total", models.PositiveIntegerField()),
                ("finished", models.BooleanField(default=False)),
                ("asked", models.DateTimeField(auto_now_add=True)),
                ("changed", models.DateTimeField(auto_now=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="evaluations", to="web.table"
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(fields=["id"], name="evaluations_waiting", condition=models.Q(finished=False))
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("table", "seat", "version"), name="one_evaluation_a_seat")
                ],
            },
        ),
    ]
