from django.db import migrations, models


class Migration(migrations.Migration):
    """`catching_up` fills in the results of games that were finished before: it has to play them again."""

    dependencies = [("web", "0003_evaluation")]

    operations = [
        migrations.AddField(model_name="seat", name="colour", field=models.PositiveSmallIntegerField(null=True)),
        migrations.AddField(model_name="table", name="deleted", field=models.DateTimeField(null=True)),
        migrations.CreateModel(
            name="Finished",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table_id", models.CharField(max_length=16)),
                ("seat", models.PositiveSmallIntegerField()),
                ("name", models.CharField(max_length=40)),
                ("mode", models.CharField(max_length=16)),
                ("level", models.CharField(blank=True, max_length=16)),
                ("extended", models.BooleanField(default=False)),
                ("players", models.PositiveSmallIntegerField()),
                ("years", models.PositiveIntegerField()),
                ("outcome", models.CharField(max_length=8)),
                ("vp", models.IntegerField()),
                ("best_other", models.IntegerField()),
                ("sources", models.JSONField(default=dict)),
                ("ended", models.DateTimeField()),
            ],
        ),
        migrations.AddConstraint(
            model_name="finished",
            constraint=models.UniqueConstraint(fields=("table_id", "seat"), name="one_result_a_seat"),
        ),
    ]
