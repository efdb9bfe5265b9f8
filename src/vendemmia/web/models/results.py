"""Results that outlive their tables: finished games, ratings with their history, and daily vineyards."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.db.models import Q

from .people import Person


class Finished(models.Model):
    """A game that a person has finished, in short. It outlives its table: deleting a game changes no statistics."""

    table_id = models.CharField(max_length=16)
    """Where it was played; the table may be gone."""
    seat = models.PositiveSmallIntegerField()
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="finished")
    """Whose game it was on a shared server."""
    name = models.CharField(max_length=40)
    mode = models.CharField(max_length=16)
    """One of `finished.MODES`."""
    level = models.CharField(max_length=16, blank=True)
    """Of the Automa or of all computer players; empty if they differ or there are none."""
    extended = models.BooleanField(default=False)
    players = models.PositiveSmallIntegerField()
    years = models.PositiveIntegerField()
    outcome = models.CharField(max_length=8)
    """win, draw or loss."""
    vp = models.IntegerField()
    best_other = models.IntegerField()
    """The most points of anybody else, or the Automa's."""
    sources: models.JSONField[dict[str, int], dict[str, int]] = models.JSONField(default=dict)
    """The points by source (`arena.sources.SOURCES`)."""
    ended = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table_id", "seat"], name="one_result_a_seat")]


class Rating(models.Model):
    """How well a person or a computer player plays a mode: a strength and how uncertain it is (`ratings`)."""

    mode = models.CharField(max_length=16)
    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="ratings")
    bot = models.CharField(max_length=16, blank=True, default="")
    """The name of a computer player; empty for a person."""
    strength = models.FloatField()
    deviation = models.FloatField()
    games = models.PositiveIntegerField(default=0)
    wins = models.PositiveIntegerField(default=0)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["mode", "person"], name="one_rating_a_person", condition=Q(bot="")),
            models.UniqueConstraint(fields=["mode", "bot"], name="one_rating_a_bot", condition=~Q(bot="")),
        ]


class RatedGame(models.Model):
    """What one rated game did to the rating of one seat. It outlives the table."""

    table_id = models.CharField(max_length=16)
    seat = models.PositiveSmallIntegerField()
    mode = models.CharField(max_length=16)
    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="rated_games")
    bot = models.CharField(max_length=16, blank=True, default="")
    place = models.PositiveSmallIntegerField()
    """1 for the best; equal seats share a place."""
    players = models.PositiveSmallIntegerField()
    left = models.BooleanField(default=False)
    """Whether the player left before the end."""
    before = models.FloatField()
    after = models.FloatField()
    shrink = models.FloatField(default=1.0, db_default=1.0)
    """By which factor the game changed the variance of the rating; 1 for games of earlier versions."""
    void = models.BooleanField(default=False, db_default=False)
    """What it did to the ratings was taken back."""
    ended = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table_id", "seat"], name="rated_once_a_seat")]
        indexes: ClassVar = [models.Index(fields=["person", "mode", "ended"], name="rated_games_of_a_person")]


class EarlyExit(models.Model):
    """A person has left a rated game in its first years. Several of them keep them from rated tables for a while."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="early_exits")
    table_id = models.CharField(max_length=16)
    """Where it was; the table may be gone."""
    moment = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["person", "table_id"], name="one_exit_a_table")]


class DailyTry(models.Model):
    """A person's ranked try at the vineyard of a day. Practice leaves no row."""

    day = models.DateField()
    person = models.ForeignKey(Person, null=True, on_delete=models.CASCADE, related_name="daily_tries")
    """None for the owner of a home server."""
    table_id = models.CharField(max_length=16)
    """Where it was played; the table may be gone."""
    name = models.CharField(max_length=40)
    begun = models.DateTimeField(auto_now_add=True)
    ended = models.DateTimeField(null=True)
    """None while the game runs."""
    outcome = models.CharField(max_length=8, blank=True, default="")
    """win, draw or loss."""
    vp = models.IntegerField(default=0)
    automa_vp = models.IntegerField(default=0)
    years = models.PositiveIntegerField(default=0)
    lira = models.IntegerField(default=0)
    wine = models.IntegerField(default=0)
    grapes = models.IntegerField(default=0)
    by_year: models.JSONField[list[int], list[int]] = models.JSONField(default=list)
    """The victory points at the end of each year."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["day", "person"], name="one_ranked_try"),
            models.UniqueConstraint(fields=["day"], name="one_ranked_try_at_home", condition=Q(person=None)),
            models.UniqueConstraint(fields=["table_id"], name="one_try_a_table"),
        ]


class SeenDeal(models.Model):
    """A person who has seen the deal of a day before its end, without a ranked try: all their games are practice."""

    day = models.DateField()
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="seen_deals")

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["day", "person"], name="seen_once_a_day")]
