"""Calls about ratings and the daily vineyard."""

from __future__ import annotations

from datetime import date
from typing import Literal, cast

from django.http import Http404, HttpRequest
from ninja import Router, Status

from vendemmia.web import ratings
from vendemmia.web.game import daily_calendar
from vendemmia.web.lobby import daily
from vendemmia.web.models import Person, RatedGame, Table
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.play.access import access_of
from vendemmia.web.results import daily_board, daily_tries
from vendemmia.web.tables import revealing

from .auth import caller
from .common import ERRORS, PlayerId
from .errors import ApiError, words_of_call
from .schemas import Daily, DailyLine, DailyStart, DailyStarted, PlayerShown, RatedGameShown, Ratings, RatingShown
from .showing import table_shown

router = Router()
Mode = Literal["duel", "group", "tuscany"]


@router.get("/ratings", response={200: Ratings} | ERRORS, tags=["ratings"])
def ladder(request: HttpRequest, mode: Mode = "duel") -> Ratings:
    """The ratings of a mode, people and computer players together, the best first."""
    words = words_of_call(request)
    lines = [_line(mode, line, line.name or words.bot_name(line.bot)) for line in ratings.ladder(mode)]
    return Ratings(mode=mode, modes=list(ratings.MODES), ratings=lines)


def _line(mode: str, line: ratings.LadderEntry, name: str) -> RatingShown:
    return RatingShown(
        mode=mode,
        place=line.place,
        player=line.person,
        bot=line.bot,
        name=name,
        rating=line.rating,
        deviation=line.deviation,
        games=line.games,
        wins=line.wins,
        provisional=line.provisional,
    )


@router.get("/players/{player_id}", response={200: PlayerShown} | ERRORS, tags=["ratings"])
def player(request: HttpRequest, player_id: PlayerId) -> PlayerShown:
    """A player: name, ratings, and the last rated games."""
    person = Person.objects.filter(id=player_id).first()
    if person is None:
        raise Http404
    return PlayerShown(
        id=person.id,
        name=person.name,
        ratings=[_line(mode, line, person.name) for mode, line in ratings.lines_of(person.id).items()],
        games=[_game(game) for game in ratings.history_of(person.id)],
    )


def _game(game: RatedGame) -> RatedGameShown:
    return RatedGameShown(
        mode=game.mode,
        table=game.table_id,
        place=game.place,
        players=game.players,
        left=game.left,
        before=round(game.before),
        after=round(game.after),
        void=game.void,
        ended=game.ended,
    )


@router.get("/daily", response={200: Daily} | ERRORS, tags=["daily"])
def vineyard(request: HttpRequest, day: date | None = None) -> Daily:
    """The vineyard of a day, your ranked try, and the leaderboard. Default: today in UTC."""
    person, now = caller(request), daily_calendar.today()
    day = day or now
    if not daily_calendar.is_day(day):
        raise ApiError("no-such-day")
    own = daily_board.try_of(person, day)
    state = "new" if own is None else "playing" if own.ended is None else "done"
    promise = revealing.promise_of_day(day)
    return Daily(
        day=day,
        options=daily_calendar.options_of(day).to_json(),
        open=day == now,
        may_rank=daily_tries.may_rank(person, day),
        commitment=promise.commitment,
        deal=promise.deal,
        secret=None if daily_tries.is_trying(person, day) else revealing.secret_of_day(day),
        state=cast('Literal["new", "playing", "done"]', state),
        table=None if own is None else own.table_id,
        streak=daily_board.streak(person, now),
        board=[
            DailyLine(
                place=line.place,
                player=line.found.person_id,
                name=line.found.name,
                yours=own is not None and line.found.pk == own.pk,
                outcome=cast('Literal["win", "draw", "loss"]', line.found.outcome),
                vp=line.found.vp,
                automa_vp=line.found.automa_vp,
                years=line.found.years,
                lira=line.found.lira,
                late=line.is_late,
            )
            for line in daily_board.board(day)
        ],
    )


@router.post("/daily", response={201: DailyStarted} | ERRORS, tags=["daily"])
def start(request: HttpRequest, wanted: DailyStart) -> Status[DailyStarted]:
    """Your table for a day: the ranked try, new or being played; practice if you have played or seen it, if the day is
    past, or if you have no account on a shared server."""
    person = caller(request)
    limit(request, "tables")
    try:
        started = daily.start(words_of_call(request), person, wanted.day or daily_calendar.today())
    except daily.NoSuchDay:
        raise ApiError("no-such-day") from None
    table = Table.objects.get(id=started.table_id)
    return Status(201, DailyStarted(table=table_shown(table, access_of(person, table)), ranked=started.ranked))
