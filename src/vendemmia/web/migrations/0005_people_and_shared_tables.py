import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import vendemmia.web.models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0004_results_and_deleted_games"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="ahead",
            field=models.JSONField(default=dict, db_default=models.Value({}, models.JSONField())),
        ),
        migrations.AddField(
            model_name="seat",
            name="left",
            field=models.BooleanField(default=False, db_default=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="seen",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="seat",
            name="stand_in",
            field=models.CharField(blank=True, default="", db_default="", max_length=16),
        ),
        migrations.AddField(
            model_name="seat",
            name="time_left",
            field=models.FloatField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="chat",
            field=models.CharField(default="off", db_default="off", max_length=8),
        ),
        migrations.AddField(
            model_name="table",
            name="clock",
            field=models.CharField(default="none", db_default="none", max_length=16),
        ),
        migrations.AddField(
            model_name="table",
            name="day",
            field=models.DateField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="deadline",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="followed_by",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="web.table"
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="gathering",
            field=models.BooleanField(default=False, db_default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="invitation",
            field=models.CharField(blank=True, default="", db_default="", max_length=32),
        ),
        migrations.AddField(
            model_name="table",
            name="listed",
            field=models.BooleanField(default=False, db_default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="news",
            field=models.PositiveIntegerField(default=0, db_default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="rated",
            field=models.BooleanField(default=False, db_default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="spectators",
            field=models.BooleanField(default=False, db_default=False),
        ),
        migrations.CreateModel(
            name="Person",
            fields=[
                (
                    "id",
                    models.CharField(
                        default=vendemmia.web.models.new_id, max_length=16, primary_key=True, serialize=False
                    ),
                ),
                ("name", models.CharField(max_length=40)),
                ("key", models.CharField(default=vendemmia.web.models.new_key, max_length=32)),
                ("language", models.CharField(blank=True, default="", max_length=8)),
                ("choices", models.JSONField(default=dict)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("seen", models.DateTimeField(auto_now_add=True)),
                (
                    "account",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="person",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="campaignprogress",
            name="person",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.CASCADE, related_name="campaigns", to="web.person"
            ),
        ),
        migrations.AddField(
            model_name="finished",
            name="person",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="finished", to="web.person"
            ),
        ),
        migrations.AddField(
            model_name="seat",
            name="person",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="seats", to="web.person"
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="host",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="hosted", to="web.person"
            ),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(
                condition=models.Q(("deadline__isnull", False)), fields=["deadline"], name="tables_by_deadline"
            ),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(condition=models.Q(("listed", True)), fields=["changed"], name="tables_to_join"),
        ),
    ]
