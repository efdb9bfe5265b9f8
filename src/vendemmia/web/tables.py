"""Tables: opening one, answering, taking back. The only writer of plies; nothing is answered before it is committed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from django.db import IntegrityError, transaction

from vendemmia.engine import VendemmiaError
from vendemmia.record import forced_answer

from .campaigns import take_over
from .models import Ply, Seat, Table
from .played import Played, alone, forget, keep, played

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from vendemmia.engine import Options

    from .models import CampaignProgress

PACES = {"off": 0.0, "fast": 0.25, "normal": 0.8, "slow": 2.0}
"""Seconds before a computer player's turn, by name."""


class Player(NamedTuple):
    """Who takes a seat; `bot` is the name of a computer player, or empty for a person."""

    name: str
    bot: str = ""


class Thought(NamedTuple):
    """The answer of a computer player."""

    code: str
    stumbled: bool
    """The player failed; this is a random answer instead."""


class Stale(VendemmiaError):
    """The table has changed since the page was made."""


class NotTheirTurn(VendemmiaError):
    """Somebody else is asked, or the game is over."""


class NothingToUndo(VendemmiaError):
    """There is nothing that this seat could take back."""


def open_table(
    options: Options,
    seed: int,
    players: Sequence[Player],
    *,
    start: dict[str, object] | None = None,
    codes: Sequence[str] = (),
    pace: str = "normal",
    guided: bool = False,
    uploaded: bool = False,
    campaign: CampaignProgress | None = None,
) -> Table:
    """A new table. `codes` have been played already, e.g. up to the ply of a replay from which one plays on."""
    game = Played(options, seed, start)
    for code in codes:
        game.play(code)
    table = Table(
        options=options.to_json(),
        seed=seed,
        start=start,
        pace=pace,
        guided=guided,
        uploaded=uploaded,
        campaign=campaign,
    )
    with transaction.atomic():
        bots = [player.bot for player in players]
        note_state(table, game, bots)
        table.save(force_insert=True)
        Seat.objects.bulk_create(
            Seat(table=table, number=number, name=player.name, bot=player.bot) for number, player in enumerate(players)
        )
        Ply.objects.bulk_create(
            Ply(table=table, number=ply, seat=game.deciders[ply], code=code) for ply, code in enumerate(codes)
        )
    keep(table, game)
    return table


def note_state(table: Table, game: Played, bots: Sequence[str]) -> None:
    """Write into the table what lists of tables and the computer players look for."""
    state = game.game.state
    table.to_move = state.to_move
    table.over = state.is_over
    table.year = int(state.year)
    table.bot_to_move = table.to_move is not None and bool(bots[table.to_move]) and not table.uploaded
    if table.to_move is None or not bots[table.to_move]:
        table.hurry = False
    points = [int(vineyard.vp) for vineyard in state.vineyards]
    table.result = [*points, int(state.automa_vp)] if table.options.get("solo") else points


@contextmanager
def changing(table_id: str, version: int) -> Iterator[tuple[Table, Played]]:
    """A table and its game, to be changed together: all is committed at the end, or nothing has happened."""
    with alone(table_id):
        try:
            with transaction.atomic():
                table = fresh(table_id, version)
                game = played(table)
                yield table, game
                table.version += 1
                note_state(table, game, list(table.seats.values_list("bot", flat=True)))
                table.save()
                if table.over:
                    take_over(table, game)
        except IntegrityError:  # Another process has played this ply.
            forget(table_id)
            raise Stale from None
        except BaseException:
            forget(table_id)
            raise
        keep(table, game)


def fresh(table_id: str, version: int) -> Table:
    """The table, if it still has the version from which the page was made."""
    table = Table.objects.get(id=table_id)
    if table.version != version:
        raise Stale
    return table


def answer(table_id: str, seat: int, code: str, version: int) -> Table:
    """Play an answer of a person, and what follows from it by itself; the table as it is committed.

    An illegal code raises IllegalAction, an unknown one UnknownCode; nothing changes on any error.
    """
    with changing(table_id, version) as (table, game):
        _check_turn(game, seat)
        first = game.plies
        game.play(code)
        _play_forced(game, seat)
        _write_plies(table, game, first)
    return table


def answer_all(table_id: str, seat: int, thoughts: Sequence[Thought], version: int) -> Table:
    """Play the answers of a computer player one after another, as one change, and what follows for a person."""
    with changing(table_id, version) as (table, game):
        first = game.plies
        for thought in thoughts:
            _check_turn(game, seat)
            game.play(thought.code)
        _play_forced(game, *table.seats.filter(bot="").values_list("number", flat=True))
        stumbled = {first + number for number, thought in enumerate(thoughts) if thought.stumbled}
        _write_plies(table, game, first, stumbled)
    return table


def _check_turn(game: Played, seat: int) -> None:
    if game.game.state.to_move != seat:
        raise NotTheirTurn


def _write_plies(table: Table, game: Played, first: int, stumbled: Collection[int] = ()) -> None:
    Ply.objects.bulk_create(
        Ply(
            table=table,
            number=ply,
            seat=game.deciders[ply],
            code=game.game.codes[ply],
            forced=ply in game.forced,
            stumbled=ply in stumbled,
        )
        for ply in range(first, game.plies)
    )


def _play_forced(game: Played, *people: int) -> None:
    """A person need not be asked what has only one answer."""
    while game.game.state.to_move in people and (code := forced_answer(game.game.state)):
        game.play(code, forced=True)


def undo(table_id: str, seat: int, version: int, *, whole_turn: bool = False) -> Table:
    """Take back the last decision of a seat, or all that it may take back."""
    with changing(table_id, version) as (table, game):
        steps = game.undo_steps(seat)
        if not steps or table.over or table.uploaded:  # The end shows everything; a record stays as it came.
            raise NothingToUndo
        target = steps[-1] if whole_turn else steps[0]
        game.undo(target)
        table.plies.filter(number__gte=target).delete()
    return table
