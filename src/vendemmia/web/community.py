"""What a guest has besides seats and games, when an account takes it over: tokens, ratings, daily vineyards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .community_models import DailyTry, RatedGame, Rating, Token

if TYPE_CHECKING:
    from .models import Person


def take_over_community(guest: Person, person: Person) -> None:
    """Give a person what a guest has. Call it in a transaction, before the guest is deleted.

    Whoever had a ranked try as a guest has no other one on that day. Of two ratings in a mode the one with more games
    stays.
    """
    for model in (Token, RatedGame):
        model._default_manager.filter(person=guest).update(person=person)
    played = list(DailyTry.objects.filter(person=person).values_list("day", flat=True))
    DailyTry.objects.filter(person=guest).exclude(day__in=played).update(person=person, name=person.name)
    for rating in Rating.objects.filter(person=guest):
        own = Rating.objects.filter(person=person, mode=rating.mode).first()
        if own is not None and own.games >= rating.games:
            continue
        if own is not None:
            own.delete()
        rating.person = person
        rating.save(update_fields=["person"])
