"""Ratings: how well people and computer players play each mode, from the results of rated tables.

The method is the Bradley–Terry model with full pairs of Weng and Lin, "A Bayesian approximation method for online
ranking" (Journal of Machine Learning Research 12, 2011, algorithm 1). A strength is a normal distribution: `strength`
is its mean and `deviation` its spread. A game counts as one result for each pair of its seats. docs/ratings.md has the
formulas and an example.
"""

from __future__ import annotations

import logging
from math import exp, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from django.db import transaction
from django.utils.timezone import now

from vendemmia.bots import PLAYERS, successor
from vendemmia.engine import Options, standings

from .community_models import RatedGame, Rating
from .models import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .models import Seat

LOG = logging.getLogger(__name__)

DUEL, GROUP, TUSCANY = "duel", "group", "tuscany"
MODES: Final = (DUEL, GROUP, TUSCANY)
"""Two players, three and more, and all games with a module of Tuscany."""

STRENGTH, DEVIATION = 1500.0, 350.0
"""Of somebody who has not played."""
SPREAD: Final = 175.0
"""How much luck and form vary from game to game."""
DRIFT: Final = 3.5
"""What a deviation grows by before each game, so that a rating never freezes."""
LEAST_SHARE: Final = 0.0001
"""A game takes away at most all but this share of a variance."""
FIRM_AFTER: Final = 10
"""Games after which a rating gets a place."""
MOST_LINES: Final = 1000
"""Lines of the ratings of a mode that are shown."""


class Skill(NamedTuple):
    """A strength and how uncertain it is."""

    strength: float = STRENGTH
    deviation: float = DEVIATION


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game with these places: 1 for the best, equal numbers for a tie."""
    before = [Skill(each.strength, sqrt(each.deviation**2 + DRIFT**2)) for each in skills]
    return [_after(seat, before, places) for seat in range(len(skills))]


def _after(seat: int, skills: Sequence[Skill], places: Sequence[int]) -> Skill:
    own = skills[seat]
    variance = own.deviation**2
    gain = loss_of_doubt = 0.0
    for other, rival in enumerate(skills):
        if other == seat:
            continue
        scale = sqrt(variance + rival.deviation**2 + 2 * SPREAD**2)
        expected = 1 / (1 + exp((rival.strength - own.strength) / scale))
        scored = 0.5 if places[seat] == places[other] else float(places[seat] < places[other])
        gain += variance / scale * (scored - expected)
        loss_of_doubt += own.deviation / scale * variance / scale**2 * expected * (1 - expected)
    return Skill(own.strength + gain, sqrt(variance * max(1 - loss_of_doubt, LEAST_SHARE)))


def mode_of(options: Options) -> str:
    if options.modules:
        return TUSCANY
    return DUEL if options.players == 2 else GROUP


def may_be_rated(options: Options, *, known_deal: bool) -> bool:
    """Only whole games of two and more with an unknown deal can be compared."""
    return options.solo is None and options.max_years is None and not known_deal


class Rated(NamedTuple):
    """Who sits in a seat of a rated game, and where they finished."""

    seat: int
    person: str | None
    bot: str
    place: int
    left: bool


def rate(table: Table) -> None:
    """Enter the result of a table that is over. Call it in the transaction that ends the game; it counts once."""
    if not table.rated or not table.over or table.uploaded:
        return
    try:
        with transaction.atomic():
            _enter(table, _finished(table))
    except Exception:  # The last move must not fail for the ratings.
        LOG.exception("table %s cannot be rated", table.id)


def forfeit(table_id: str) -> None:
    """A rated game that the host ends early, by deleting it: the host loses, and everybody else ties."""
    with transaction.atomic():
        table = Table.objects.filter(id=table_id, rated=True, over=False, gathering=False, version__gt=0).first()
        if table is None or table.host_id is None:
            return
        seats = list(table.seats.all())
        left = [_has_left(seat) or seat.person_id == table.host_id for seat in seats]
        staying = left.count(False)
        _enter(table, [_who(seat, 1 + staying * gone, gone) for seat, gone in zip(seats, left, strict=True)])


def _finished(table: Table) -> list[Rated]:
    """Everybody in the order of the game; whoever has left comes after all others."""
    seats = list(table.seats.all())
    ranks = {each.seat: each.rank for each in standings(table.game.game.state)}
    staying = [ranks[seat.number] for seat in seats if not _has_left(seat)]
    found = []
    for seat in seats:
        left = _has_left(seat)
        place = 1 + len(staying) if left else 1 + sum(rank < ranks[seat.number] for rank in staying)
        found.append(_who(seat, place, left))
    return found


def _has_left(seat: Seat) -> bool:
    """Somebody for whom a computer player answers at the end has left, or has let the clock run out."""
    return seat.person_id is not None and (seat.left or bool(seat.stand_in))


def _who(seat: Seat, place: int, left: bool) -> Rated:
    return Rated(seat.number, seat.person_id, successor(seat.bot) if seat.bot else "", place, left)


def _enter(table: Table, seats: Sequence[Rated]) -> None:
    """Change the ratings of all seats. Nobody is rated against themself, and no seat without a player."""
    players = [each.person or each.bot for each in seats]
    people = [each.person for each in seats if each.person]
    if not all(players) or not people or len(set(people)) < len(people) or _is_entered(table):
        return
    mode = mode_of(Options.from_json(table.options))
    if not may_be_rated(Options.from_json(table.options), known_deal=table.known_deal):
        return
    found = _ratings(mode, seats)
    after = rated([Skill(each.strength, each.deviation) for each in found], [each.place for each in seats])
    # Several seats may have the same computer player: its changes add up.
    gains: dict[int, float] = {}
    for rating, skill in zip(found, after, strict=True):
        gains[rating.pk] = gains.get(rating.pk, 0.0) + skill.strength - rating.strength
    RatedGame.objects.bulk_create(
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
            ended=now(),
        )
        for each, rating, skill in zip(seats, found, after, strict=True)
    )
    best = min(each.place for each in seats)
    for rating, skill in zip(found, after, strict=True):
        shared = [other for other in found if other.pk == rating.pk]
        if shared[0] is not rating:
            continue
        rating.strength += gains[rating.pk]
        rating.deviation = skill.deviation
        rating.games += len(shared)
        rating.wins += sum(other.place == best for other, row in zip(seats, found, strict=True) if row.pk == rating.pk)
        rating.save()


def _ratings(mode: str, seats: Sequence[Rated]) -> list[Rating]:
    """The rows of all seats. Every game makes and locks them in the same order, whoever sits where: no deadlock."""
    found: dict[int, Rating] = {}
    for each in sorted(seats, key=lambda each: each.person or each.bot):
        own = {"person_id": each.person, "bot": "" if each.person else each.bot}
        Rating.objects.get_or_create(mode=mode, **own, defaults=Skill()._asdict())
        found[each.seat] = _rating(mode, each)
    return [found[each.seat] for each in seats]


def _rating(mode: str, each: Rated) -> Rating:
    """The row, locked until the end of the transaction where the database can do that."""
    rows = Rating.objects.select_for_update()
    if each.person:
        return rows.get(mode=mode, person_id=each.person, bot="")
    return rows.get(mode=mode, bot=each.bot)


def _is_entered(table: Table) -> bool:
    return RatedGame.objects.filter(table_id=table.id).exists()


class Line(NamedTuple):
    """A line of the ratings of a mode."""

    place: int | None
    """None while the rating is provisional."""
    person: str | None
    bot: str
    name: str
    """Of a person; a computer player is named by the catalogue."""
    rating: int
    deviation: int
    games: int
    wins: int

    @property
    def provisional(self) -> bool:
        return self.place is None


def ladder(mode: str) -> list[Line]:
    """Everybody with a rating in a mode: those with a place first, then the provisional ones."""
    rows = Rating.objects.filter(mode=mode).select_related("person").order_by("-strength", "id")
    rows_by_firmness = sorted(rows[:MOST_LINES], key=lambda row: row.games < FIRM_AFTER)
    lines: list[Line] = []
    for number, row in enumerate(rows_by_firmness, 1):
        firm = row.games >= FIRM_AFTER
        name = "" if row.person is None else row.person.name
        figures = round(row.strength), round(row.deviation), row.games, row.wins
        lines.append(Line(number if firm else None, row.person_id, row.bot, name, *figures))
    return [line for line in lines if line.person or line.bot in PLAYERS]


def lines_of(person_id: str) -> dict[str, Line]:
    """By mode, the line of a person."""
    found = {mode: next((line for line in ladder(mode) if line.person == person_id), None) for mode in MODES}
    return {mode: line for mode, line in found.items() if line is not None}


def rated_seats(table: Table) -> dict[int, RatedGame]:
    """By seat, what a finished table has done to the ratings; nothing if it was not rated."""
    if not table.rated:
        return {}
    return {each.seat: each for each in RatedGame.objects.filter(table_id=table.id)}


def history_of(person_id: str, most: int = 200) -> list[RatedGame]:
    """The last rated games of a person, the newest first."""
    return list(RatedGame.objects.filter(person_id=person_id).order_by("-id")[:most])
