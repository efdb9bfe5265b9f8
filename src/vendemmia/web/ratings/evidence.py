"""What the results of a game are worth: who has met whom before, and how well known the opponents are.

One person may own several accounts and let them lose to each other. So a result counts less the more often the same
two have met, and hardly at all against a player who has met few established ones.
"""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.web.models import RatedGame

from .method import FIRM_AFTER, LEAST_TRUST, repeated, trust

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from vendemmia.web.models import Rating

DAY: Final = timedelta(days=1)
YEAR: Final = timedelta(days=365)


class Meetings(NamedTuple):
    """How often a player has met each other one, by the id of a person or the name of a computer player."""

    today: Counter[str]
    lately: Counter[str]


def weights_of(mode: str, ratings: Sequence[Rating], moment: datetime) -> list[list[float]]:
    """Return by seat and by other seat how much their result counts. `ratings` are those before the game."""
    met = {each.person_id: established(mode, each.person_id) for each in ratings if each.person_id}
    meetings = {each.person_id: meetings_of(each.person_id, moment) for each in ratings if each.person_id}

    def weight(own: Rating, other: Rating) -> float:
        if other.person_id is None:
            known = LEAST_TRUST  # Who opens a table chooses its computer players.
        else:
            known = trust(other.games, len(met[other.person_id] - {own.person_id}))
        person = own.person_id or other.person_id
        if person is None:
            return known
        rival, before = other if own.person_id else own, meetings[person]
        name = rival.person_id or rival.bot
        return known * repeated(before.today[name], before.lately[name])

    return [[weight(own, other) for other in ratings] for own in ratings]


def established(mode: str, person_id: str) -> set[str | None]:
    """Return the established players whom a person has met in rated games of a mode."""
    tables = RatedGame.objects.filter(mode=mode, person=person_id, void=False).values("table_id")
    others = RatedGame.objects.filter(mode=mode, table_id__in=tables, void=False).exclude(person=person_id)
    firm = others.filter(person__ratings__mode=mode, person__ratings__games__gte=FIRM_AFTER)
    return set(firm.values_list("person_id", flat=True).distinct())


def meetings_of(person_id: str, moment: datetime) -> Meetings:
    """Return whom a person has met within the last year, in any mode."""
    tables = RatedGame.objects.filter(person=person_id, void=False, ended__gt=moment - YEAR).values("table_id")
    others = RatedGame.objects.filter(table_id__in=tables, void=False).exclude(person=person_id)
    meetings = Meetings(Counter(), Counter())
    seen: set[tuple[str, str]] = set()
    for table_id, person, bot, ended in others.values_list("table_id", "person_id", "bot", "ended"):
        name = person or bot
        if (table_id, name) in seen:  # Several seats of the same computer player.
            continue
        seen.add((table_id, name))
        meetings.lately[name] += 1
        if ended > moment - DAY:
            meetings.today[name] += 1
    return meetings
