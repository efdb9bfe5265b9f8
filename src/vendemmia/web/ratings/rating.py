"""Entering results: what a rated table does to the ratings of its seats, and taking that back."""

from __future__ import annotations

import logging
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.bots import successor
from vendemmia.engine import Options
from vendemmia.web.models import RatedGame, Rating, Table
from vendemmia.web.tables.endings import places_of

from .evidence import weights_of
from .method import DEVIATION, Skill, rated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from vendemmia.web.models import Seat

LOG = logging.getLogger("vendemmia.web.ratings")

DUEL, GROUP, TUSCANY = "duel", "group", "tuscany"
MODES: Final = (DUEL, GROUP, TUSCANY)
"""Two players, three and more, and all games with a module of Tuscany."""


def mode_of(options: Options) -> str:
    """Return the mode whose ratings a game changes."""
    if options.modules:
        return TUSCANY
    return DUEL if options.players == 2 else GROUP


def may_be_rated(options: Options, *, known_deal: bool) -> bool:
    """Return whether a table may be rated: only whole games of two and more with an unknown deal can be compared."""
    return options.solo is None and options.max_years is None and not known_deal


class Rated(NamedTuple):
    """Who sits in a seat of a rated game, and where they finished."""

    seat: int
    person: str | None
    bot: str
    place: int
    left: bool
    spared: bool = False
    """Nothing changes for this seat."""


def record_rating(table: Table) -> None:
    """Enter the result of a table that is over. Call it in the transaction that ends the game; it counts once."""
    if not table.rated or not table.over or table.uploaded:
        return
    try:
        with transaction.atomic():
            apply_result(table, _finished(table))
    except Exception:  # The last move must not fail for the ratings.
        LOG.exception("table %s cannot be rated", table.id)


def forfeit(table_id: str) -> None:
    """Rate a game that its host ends early by deleting it: the host loses, but no person wins by that."""
    with transaction.atomic():
        table = Table.objects.filter(id=table_id, rated=True, over=False, gathering=False, version__gt=0).first()
        if table is None or table.host_id is None:
            return
        seats = list(table.seats.all())
        left = [_has_left(seat) or seat.person_id == table.host_id for seat in seats]
        staying = left.count(False)
        apply_result(
            table,
            [
                _who(seat, 1 + staying * gone, gone)._replace(spared=not gone and seat.person_id is not None)
                for seat, gone in zip(seats, left, strict=True)
            ],
        )


def _finished(table: Table) -> list[Rated]:
    """Return all players in the order of the result; those who left come after all others."""
    seats = list(table.seats.all())
    places = places_of(table)
    staying = [places[seat.number] for seat in seats if not _has_left(seat)]
    found = []
    for seat in seats:
        left = _has_left(seat)
        place = 1 + len(staying) if left else 1 + sum(other < places[seat.number] for other in staying)
        found.append(_who(seat, place, left))
    return found


def _has_left(seat: Seat) -> bool:
    """Return whether a person has resigned, run out of time, or still has a stand-in at the end."""
    return seat.person_id is not None and (seat.left or bool(seat.stand_in))


def _who(seat: Seat, place: int, left: bool) -> Rated:
    return Rated(seat.number, seat.person_id, successor(seat.bot) if seat.bot else "", place, left)


def is_sound(table: Table, seats: Sequence[Rated]) -> bool:
    """Return whether a table's result may change ratings: at least two people, each with one seat, and a winner."""
    players = [each.person or each.bot for each in seats]
    people = [each.person for each in seats if each.person]
    if not all(players) or len(people) < 2 or len(set(people)) < len(people) or all(each.left for each in seats):
        return False
    return may_be_rated(Options.from_json(table.options), known_deal=table.known_deal)


def apply_result(table: Table, seats: Sequence[Rated], moment: datetime | None = None) -> None:
    """Change the ratings of all seats, once. `moment` is when the game ended."""
    if not is_sound(table, seats) or RatedGame.objects.filter(table_id=table.id).exists():
        return
    mode, moment = mode_of(Options.from_json(table.options)), moment or now()
    found = _ratings(mode, seats)
    before = [Skill(each.strength, each.deviation) for each in found]
    after = rated(before, [each.place for each in seats], weights_of(mode, found, moment))
    rows = [
        RatedGame(
            table_id=table.id,
            seat=each.seat,
            mode=mode,
            person_id=each.person,
            bot="" if each.person else each.bot,
            place=each.place,
            players=len(seats),
            left=each.left,
            before=rating.strength,
            after=skill.strength,
            # Several seats may have the same computer player: the first one carries its doubt.
            shrink=(skill.deviation / rating.deviation) ** 2 if found.index(rating) == place else 1.0,
            ended=moment,
        )
        for place, (each, rating, skill) in enumerate(zip(seats, found, after, strict=True))
        if not each.spared
    ]
    RatedGame.objects.bulk_create(rows)
    by_seat = {each.seat: rating for each, rating in zip(seats, found, strict=True)}
    changed = {rating.pk: rating for rating in reversed(found)}
    for row in rows:
        _add(changed[by_seat[row.seat].pk], row, 1)
    for rating in changed.values():
        rating.save()


def _add(rating: Rating, row: RatedGame, sign: int) -> None:
    """Count a game of a rating, or with sign -1 take it back."""
    rating.strength += sign * (row.after - row.before)
    rating.deviation = min(DEVIATION, rating.deviation * sqrt(row.shrink) ** sign)
    rating.games = max(0, rating.games + sign)
    rating.wins = max(0, rating.wins + sign * (row.place == 1))


def void(table_id: str) -> bool:
    """Take back what a game has done to the ratings of all its seats; a game that still runs is rated no more.

    Later games of the same people stay as they were counted. The rows of the game stay too, marked as void, so that
    everybody sees it in the profiles. False if there was nothing to take back.
    """
    with transaction.atomic():
        running = Table.objects.filter(id=table_id, rated=True, over=False).update(rated=False)
        rows = list(RatedGame.objects.select_for_update().filter(table_id=table_id, void=False))
        for row in sorted(rows, key=lambda row: row.person_id or row.bot):  # As `_ratings` locks them.
            rating = Rating.objects.select_for_update().filter(mode=row.mode, person=row.person_id, bot=row.bot).first()
            if rating is not None:
                _add(rating, row, -1)
                rating.save()
        RatedGame.objects.filter(id__in=[row.pk for row in rows]).update(void=True)
    return bool(rows or running)


def _ratings(mode: str, seats: Sequence[Rated]) -> list[Rating]:
    """Return the rows of all seats.

    Every game makes and locks them in one order, not that of its seats, so that there is no deadlock.
    """
    found: dict[int, Rating] = {}
    for each in sorted(seats, key=lambda each: each.person or each.bot):
        own = {"person_id": each.person, "bot": "" if each.person else each.bot}
        Rating.objects.get_or_create(mode=mode, **own, defaults=Skill()._asdict())
        found[each.seat] = _rating(mode, each)
    return [found[each.seat] for each in seats]


def _rating(mode: str, each: Rated) -> Rating:
    """Return the row, locked until the end of the transaction where the database can do that."""
    rows = Rating.objects.select_for_update()
    if each.person:
        return rows.get(mode=mode, person_id=each.person, bot="")
    return rows.get(mode=mode, bot=each.bot)
