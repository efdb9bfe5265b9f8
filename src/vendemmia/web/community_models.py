"""What the database holds besides games: tokens of the API, ratings with their history, and tries at daily vineyards.

`models` imports this module at its end, because Django looks for models there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from django.db import models
from django.db.models import Q

from .models import Person

if TYPE_CHECKING:
    from datetime import date, datetime


class Token(models.Model):
    """A key with which a program acts for a person. Only its digest is saved, so nobody can read it here."""

    digest: models.CharField[str, str] = models.CharField(max_length=64, unique=True)
    name: models.CharField[str, str] = models.CharField(max_length=40)
    """What the person calls it."""
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.CASCADE, related_name="tokens"
    )
    """None for the owner of a home server."""
    created: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)
    used: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """About when it was last used."""

    if TYPE_CHECKING:
        id: int
        person_id: str | None


class Rating(models.Model):
    """How well a person or a computer player plays a mode: a strength and how uncertain it is (`ratings`)."""

    mode: models.CharField[str, str] = models.CharField(max_length=16)
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.CASCADE, related_name="ratings"
    )
    bot: models.CharField[str, str] = models.CharField(max_length=16, blank=True, default="")
    """The name of a computer player; empty for a person."""
    strength: models.FloatField[float, float] = models.FloatField()
    deviation: models.FloatField[float, float] = models.FloatField()
    games: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    wins: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    changed: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now=True)

    if TYPE_CHECKING:
        person_id: str | None

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["mode", "person"], name="one_rating_a_person", condition=Q(bot="")),
            models.UniqueConstraint(fields=["mode", "bot"], name="one_rating_a_bot", condition=~Q(bot="")),
        ]


class RatedGame(models.Model):
    """What one rated game did to the rating of one seat. It outlives the table."""

    table_id: models.CharField[str, str] = models.CharField(max_length=16)
    seat: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    mode: models.CharField[str, str] = models.CharField(max_length=16)
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.CASCADE, related_name="rated_games"
    )
    bot: models.CharField[str, str] = models.CharField(max_length=16, blank=True, default="")
    place: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    """1 for the best; equal seats share a place."""
    players: models.PositiveSmallIntegerField[int, int] = models.PositiveSmallIntegerField()
    left: models.BooleanField[bool, bool] = models.BooleanField(default=False)
    """Somebody who left before the end."""
    before: models.FloatField[float, float] = models.FloatField()
    after: models.FloatField[float, float] = models.FloatField()
    ended: models.DateTimeField[datetime, datetime] = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table_id", "seat"], name="rated_once_a_seat")]
        indexes: ClassVar = [models.Index(fields=["person", "mode", "ended"], name="rated_games_of_a_person")]


class DailyTry(models.Model):
    """A person's ranked try at the vineyard of a day. Practice leaves no row."""

    day: models.DateField[date, date] = models.DateField()
    person: models.ForeignKey[Person | None, Person | None] = models.ForeignKey(
        Person, null=True, on_delete=models.CASCADE, related_name="daily_tries"
    )
    """None for the owner of a home server."""
    table_id: models.CharField[str, str] = models.CharField(max_length=16)
    """Where it was played; the table may be gone."""
    name: models.CharField[str, str] = models.CharField(max_length=40)
    begun: models.DateTimeField[datetime, datetime] = models.DateTimeField(auto_now_add=True)
    ended: models.DateTimeField[datetime | None, datetime | None] = models.DateTimeField(null=True)
    """None while the game goes on."""
    outcome: models.CharField[str, str] = models.CharField(max_length=8, blank=True, default="")
    """win, draw or loss."""
    vp: models.IntegerField[int, int] = models.IntegerField(default=0)
    automa_vp: models.IntegerField[int, int] = models.IntegerField(default=0)
    years: models.PositiveIntegerField[int, int] = models.PositiveIntegerField(default=0)
    lira: models.IntegerField[int, int] = models.IntegerField(default=0)
    wine: models.IntegerField[int, int] = models.IntegerField(default=0)
    grapes: models.IntegerField[int, int] = models.IntegerField(default=0)
    by_year: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """The victory points at the end of each year."""

    if TYPE_CHECKING:
        person_id: str | None

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["day", "person"], name="one_ranked_try"),
            models.UniqueConstraint(fields=["day"], name="one_ranked_try_at_home", condition=Q(person=None)),
            models.UniqueConstraint(fields=["table_id"], name="one_try_a_table"),
        ]
