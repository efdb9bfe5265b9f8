"""What a guest has besides seats and games, when an account takes it over: tokens, but nothing that compares people."""

from __future__ import annotations

from vendemmia.web.game.player_names import alike
from vendemmia.web.models import DailyTry, Person, RatedGame, Rating, SeenDeal, Token
from vendemmia.web.results.daily_tries import note_seen


def merge_contests(guest: Person, person: Person) -> None:
    """Give a person what a guest has. Call it in a transaction, before the guest is deleted.

    A ranked try stays a guest's, but a deal that the guest has seen counts as seen. Ratings and rated games stay with
    the guest too: otherwise a person could play each of them as a new guest and keep the best.
    """
    Token.objects.filter(person=guest).update(person=person)
    leave_tries(guest, person)
    for day in SeenDeal.objects.filter(person=guest).values_list("day", flat=True):
        note_seen(person, day)


def has_contests(guest: Person) -> bool:
    """Return whether something stays with the guest, so that the guest must stay."""
    return any(model._default_manager.filter(person=guest).exists() for model in (RatedGame, Rating))


def leave_tries(guest: Person, person: Person) -> None:
    """Leave the ranked tries of a guest, who may become a person with an account now, to a guest of the same name.

    Earlier versions let guests have them; leaderboards still show them as they were.
    """
    tries = DailyTry.objects.filter(person=guest)
    days = list(tries.values_list("day", flat=True))
    if days:
        tries.update(
            person=Person.objects.create(name=guest.name, guest_name=alike(guest.name), language=guest.language)
        )
    for day in days:
        note_seen(person, day)
