"""Sessions as rows, scopes of tokens, confirmed addresses, second factors."""

from __future__ import annotations

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies: ClassVar = [("web", "0015_contests")]
    operations: ClassVar = [
        migrations.AddField(model_name="person", name="email_confirmed", field=models.DateTimeField(null=True)),
        migrations.AddField(
            model_name="token",
            name="scopes",
            field=models.CharField(max_length=40, default="read play manage", db_default="read play manage"),
        ),
        migrations.CreateModel(
            name="Session",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("browser", models.CharField(max_length=20, blank=True, default="")),
                ("system", models.CharField(max_length=20, blank=True, default="")),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("seen", models.DateTimeField(auto_now_add=True, db_index=True)),
                (
                    "person",
                    models.ForeignKey(on_delete=models.CASCADE, related_name="sessions", to="web.person"),
                ),
            ],
        ),
        migrations.CreateModel(
            name="SecondFactor",
            fields=[
                (
                    "person",
                    models.OneToOneField(
                        on_delete=models.CASCADE,
                        primary_key=True,
                        related_name="second_factor",
                        serialize=False,
                        to="web.person",
                    ),
                ),
                ("secret", models.CharField(max_length=64)),
                ("confirmed", models.DateTimeField(null=True)),
                ("begun", models.DateTimeField()),
                ("last_step", models.BigIntegerField(default=0)),
            ],
        ),
        migrations.CreateModel(
            name="RecoveryCode",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                (
                    "person",
                    models.ForeignKey(on_delete=models.CASCADE, related_name="recovery_codes", to="web.person"),
                ),
            ],
        ),
    ]
