"""Tables: opening one, answering, taking back. The only writer of plies; nothing is answered before it is committed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from django.db import IntegrityError, transaction
from django.utils.timezone import now

from vendemmia.engine import VendemmiaError
from vendemmia.play import DEFAULT_ANSWERS, play_forced, play_sequence
from vendemmia.record import RULES_VERSION, digest
from vendemmia.web.conduct.sanctions import check
from vendemmia.web.databases import Change, database
from vendemmia.web.databases.interface import ANSWERED, CHANGED_FIELDS
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.metrics.definitions import MOVES, STALE
from vendemmia.web.models import Finished, Ply, Seat, Table
from vendemmia.web.notices.queue import notify
from vendemmia.web.ratings import record_rating
from vendemmia.web.results.campaigns import record_campaign_result
from vendemmia.web.results.daily_board import record_daily as enter_daily
from vendemmia.web.results.finished import finished_rows
from vendemmia.web.tables.cache import forget, remember
from vendemmia.web.tables.contests import refuse_endless, refuse_rewind
from vendemmia.web.tables.endings import places_of
from vendemmia.web.tables.promises import commitment_for

from .clocks import Clock
from .premoves import play_premove

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import date

    from vendemmia.engine import Options, Seed
    from vendemmia.play import AutoAnswers
    from vendemmia.record import Record
    from vendemmia.web.game.seating import SeatedPlayer
    from vendemmia.web.models import CampaignProgress, Person

PACES = {"off": 0.0, "fast": 0.25, "normal": 0.8, "slow": 2.0}
"""Seconds before a computer player's turn, by name."""
RECEIPTS = 8
"""The number of one-time numbers remembered for each table."""


class KnownDealRated(VendemmiaError):
    """A rated game needs a secret deal."""


class Stale(VendemmiaError):
    """The table has changed since the page was made."""


class NotTheirTurn(VendemmiaError):
    """Another player is asked, or the game is over."""


class NothingToUndo(VendemmiaError):
    """This seat has nothing to take back."""


def open_table(
    options: Options,
    seed: Seed,
    players: Sequence[SeatedPlayer],
    *,
    start: dict[str, object] | None = None,
    rules: int = RULES_VERSION,
    codes: Sequence[str] = (),
    pace: str = "off",
    guided: bool = False,
    uploaded: bool = False,
    campaign: CampaignProgress | None = None,
    host: Person | None = None,
    day: date | None = None,
    known_deal: bool = False,
) -> Table:
    """Return a new table, on which `codes` have already been played.

    `host` is whose it is on a shared server, `day` the day whose vineyard it is.
    """
    game = LiveGame.new(options.normal(), seed, rules, start)
    for code in codes:
        game.play(code)
    known = known_deal or not isinstance(seed, str)
    more = {"pace": pace, "guided": guided, "uploaded": uploaded, "campaign": campaign, "known_deal": known, "day": day}
    return _opened(game, players, host=host, **more)


def open_gathering(
    options: Options, seed: Seed, players: Sequence[SeatedPlayer], host: Person, **more: object
) -> Table:
    """Open a table whose seats belong to those that `players` name. Its game waits until it begins (`gathering`)."""
    game = LiveGame.new(options.normal(), seed)
    known = not isinstance(seed, str)
    return _opened(game, players, host=host, **{"pace": "off", **more, "gathering": True, "known_deal": known})


def open_record(
    record: Record,
    players: Sequence[SeatedPlayer],
    *,
    pace: str = "off",
    uploaded: bool = False,
    host: Person | None = None,
    day: date | None = None,
) -> Table:
    """Return a table with the game of a record, to watch or to play on. RecordError if neither is possible."""
    return open_played(LiveGame.from_record(record), players, pace=pace, uploaded=uploaded, host=host, day=day)


def open_played(
    game: LiveGame,
    players: Sequence[SeatedPlayer],
    *,
    pace: str = "off",
    uploaded: bool = False,
    host: Person | None = None,
    day: date | None = None,
) -> Table:
    """Open a table for a game whose deal may be known. With the deal of a `day` it is practice of that day."""
    return _opened(game, players, host=host, pace=pace, uploaded=uploaded, known_deal=True, day=day)


def _opened(game: LiveGame, players: Sequence[SeatedPlayer], host: Person | None = None, **more: object) -> Table:
    """Write a new table. All seats of people belong to the host, except at a table that gathers its people."""
    seed = game.seed
    if more.get("rated") and more.get("known_deal"):
        raise KnownDealRated
    check(host, "rated" if more.get("rated") else "play")
    if host is not None and not more.get("gathering") and not more.get("uploaded"):
        players = [
            player if player.bot or player.person_id else player._replace(person_id=host.id) for player in players
        ]
    table = Table(
        options=game.options.to_json(),
        seed=0 if isinstance(seed, str) else seed,
        secret=seed if isinstance(seed, str) else "",
        rules=game.rules,
        start=game.start,
        host=host,
        **more,
    )
    table.players = tuple(players)
    table.game = game
    table.commitment = commitment_for(table)
    note_state(table)
    note_resumed(table)
    with transaction.atomic():
        table.save(force_insert=True)
        Seat.objects.bulk_create(
            Seat(
                table=table,
                number=number,
                name=player.name,
                bot=player.bot,
                colour=player.colour,
                person_id=player.person_id,
            )
            for number, player in enumerate(players)
        )
        _write_plies(table, 0)
        database().note_change(table.id, table.version, bot_is_asked=_bot_is_asked(table))
    remember(table, game)
    return table


def note_state(table: Table) -> None:
    """Write into the row what lists of tables and the computer players look for, and the position itself."""
    state, players = table.game.state, table.players
    table.over = state.is_over or bool(table.ending)
    table.to_move = None if table.over else state.to_move
    table.year = int(state.year)
    waits = table.uploaded or table.gathering
    table.bot_to_move = table.to_move is not None and bool(players[table.to_move].answering) and not waits
    if not table.bot_to_move:
        table.hurry = False
    points = [int(vineyard.vp) for vineyard in state.vineyards]
    table.result = [*points, int(state.automa_vp)] if table.options.get("solo") else points
    table.position = table.game.position_text
    table.checksum = digest(table.position)


def note_resumed(table: Table) -> bool:
    """Save where the game continued from its saved position. Return whether that is new."""
    resumed = [each._asdict() for each in table.game.resumed]
    news = len(resumed) != len(table.resumed)
    table.resumed = resumed
    return news


@contextmanager
def committing(
    table: Table, version: int, once: str = "", extra_write: Callable[[], object] | None = None
) -> Iterator[None]:
    """Change a table that you have read with its lock: all is committed at the end, or nothing has happened.

    The game is played before the write lock is asked for, so that others wait as briefly as possible; the version in
    the row decides whether it may be written. `once` is the one-time number of the change, if it has one.
    `extra_write` writes what belongs to the change, in the same transaction.

    Stale if `version` is not the table's, or if another process changes the table meanwhile; then read it again.
    """
    if table.version != version:
        raise Stale
    before = table.game.plies
    try:
        yield
        _commit(table, before, once, extra_write)
    except IntegrityError:  # Another process has played this ply.
        STALE.inc()
        forget(table.id)
        raise Stale from None
    except BaseException:
        forget(table.id)
        raise
    remember(table, table.game)


def _commit(table: Table, before: int, once: str, extra_write: Callable[[], object] | None) -> None:
    """Write what has changed since this number of plies."""
    version, asked_before = table.version, table.to_move
    table.version += 1
    if once:
        table.receipts = [*table.receipts[1 - RECEIPTS :], once]
    table.changed = now()
    note_state(table)
    clock = Clock(table, asked_before, takes_back=table.game.plies < before)
    table.deadline = clock.deadline
    has_resumed = note_resumed(table)
    is_plain = before <= table.game.plies and not (table.over or has_resumed or extra_write) and clock.is_saved
    written = database().write(_change(table, version, before)) if is_plain else None
    if written is None:
        _write_with_more(table, version, before, clock, extra_write, has_resumed=has_resumed)
    elif written.is_done:
        table.game.last_row = written.last_row or table.game.last_row
    else:
        raise _too_slow()
    # Not a `partial`: if this fails, Django names the function in its log.
    transaction.on_commit(lambda: notify(table), robust=True)


def _too_slow() -> Stale:
    """Return the error for a change that came too late: another process was faster, or the table is deleted."""
    STALE.inc()
    return Stale()


def _bot_is_asked(table: Table) -> bool:
    """Return whether the computer players are asked, whose process also looks at the clocks of people."""
    return table.bot_to_move or table.deadline is not None


def _change(table: Table, version: int, before: int) -> Change:
    columns = {name: getattr(table, name) for name in CHANGED_FIELDS}
    plies = [tuple(getattr(ply, name) for name in ANSWERED) for ply in _plies(table, before)]
    return Change(table.id, version, columns, plies, _bot_is_asked(table))


def _write_with_more(
    table: Table,
    version: int,
    before: int,
    clock: Clock,
    extra_write: Callable[[], object] | None,
    *,
    has_resumed: bool,
) -> None:
    """Write a change in several statements, with what belongs to it."""
    fields = (*CHANGED_FIELDS, "resumed") if has_resumed else CHANGED_FIELDS
    if table.over:
        table.places = places_of(table)
        fields = (*fields, "places", "ending")
    results = finished_rows(table)
    with transaction.atomic():
        changed = {name: getattr(table, name) for name in fields}
        if table.bot_to_move:
            del changed["hurry"]  # A player may have asked for it meanwhile.
        if not Table.objects.filter(id=table.id, version=version).update(**changed):
            raise _too_slow()
        if table.game.plies < before:
            table.plies.filter(number__gte=table.game.plies).delete()
        _write_plies(table, before)
        clock.save()
        if extra_write is not None:
            extra_write()
        if table.over:
            record_campaign_result(table, table.game)
            Finished.objects.bulk_create(results, ignore_conflicts=True)
            record_rating(table)
            enter_daily(table)
        database().note_change(table.id, table.version, bot_is_asked=_bot_is_asked(table))


def answer(
    table: Table, seat: int, code: str, version: int, once: str = "", auto: AutoAnswers = DEFAULT_ANSWERS
) -> None:
    """Play an answer of a person, and what follows from it without a question; see `answer_together`."""
    answer_together(table, seat, (code,), version, once, auto)


def answer_together(
    table: Table, seat: int, codes: Sequence[str], version: int, once: str = "", auto: AutoAnswers = DEFAULT_ANSWERS
) -> None:
    """Play the answers of one press of a person, and what follows from them without a question.

    Later answers of the same press are undone with the first. An illegal code raises IllegalAction, an unknown one
    UnknownCode, one that must wait for what an earlier one reveals Interrupted. After any error read the table again:
    in the database nothing has changed.
    """
    game = table.game
    before = game.plies
    with committing(table, version, once):
        if table.over or game.to_move != seat:
            raise NotTheirTurn
        play_sequence(game, seat, codes, auto)
        go_on(table, auto)
    MOVES.labels("person").inc(game.plies - before)


def answering_people(table: Table) -> list[int]:
    """Return the seats at which a person answers, and no computer player."""
    return [number for number, player in enumerate(table.players) if not player.answering]


def go_on(table: Table, auto: AutoAnswers = DEFAULT_ANSWERS) -> None:
    """Give all that people need not be asked for after an answer, or have answered ahead. In `committing`."""
    game, people = table.game, answering_people(table)
    play_forced(game, auto, *people)
    while game.to_move in people and play_premove(table):
        play_forced(game, auto, *people)


def _plies(table: Table, first: int) -> Iterator[Ply]:
    """Yield the rows of the plies from a number on."""
    game = table.game
    for ply in range(first, game.plies):
        yield Ply(
            table=table,
            number=ply,
            seat=max(game.deciders[ply], 0),
            code=game.codes[ply],
            check_digits=game.checks[ply],
            forced=ply in game.forced,
            stumbled=ply in game.bot_failures,
        )


def _write_plies(table: Table, first: int) -> None:
    made = Ply.objects.bulk_create(_plies(table, first))
    if made:
        table.game.last_row = made[-1].pk


def undo(table: Table, seat: int, version: int, *, whole_turn: bool = False, once: str = "") -> None:
    """Take back the last decision of a seat, or all that it may take back. Contest if a rated game allows no more."""
    with committing(table, version, once):
        steps = table.game.undo_steps(seat)
        if not steps or table.over or table.uploaded:  # The end shows everything; an uploaded record does not change.
            raise NothingToUndo
        refuse_endless(table)
        table.game.undo(steps[-1] if whole_turn else steps[0])


def rewind(table: Table, ply: int) -> None:
    """Go back to any earlier ply, past what others decided: everybody concerned has agreed.

    Also past what was revealed, but not in a contest.
    """
    with committing(table, table.version):
        if table.over or table.uploaded or not table.game.may_rewind(ply):
            raise NothingToUndo
        refuse_rewind(table, ply)
        table.game = table.game.rewound(ply)
