"""What the API gives to a seat never depends on what that seat may not know."""

from __future__ import annotations

from random import Random

from vendemmia.engine import CODES
from vendemmia.locale import words
from vendemmia.web.api.showing import events_shown, legal_shown, moved_shown, view_shown, why_not_shown
from vendemmia.web.api.stream import Stream
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table, Token

from .conftest import NAMES
from .scenes import MODES, Moment, broken, mode_of, played_to, record_of, seats_of
from .test_secrets import some, with_other_secrets

EVERY = 8
"""One in this many of the moments that the pages are tested with."""
TRIED = 12
"""Codes for which a seat asks why not."""


def table_of(game: LiveGame) -> Table:
    """A table that is in no database."""
    table = Table(id="a-table", options=game.options.to_json(), version=game.plies)
    table.game, table.players = game, tuple(SeatedPlayer(name) for name in NAMES[: len(list(seats_of(game)))])
    return table


def everything(game: LiveGame, seat: int | None, codes: list[str]) -> list[object]:
    """All that the API would give to a seat."""
    table, spoken = table_of(game), words("en")
    found: list[object] = [
        view_shown(table, seat, spoken).dict(),
        events_shown(game, range(game.plies), seat, NAMES, spoken),
        Stream(Token(), "a-table", seat, spoken, 0).said(table).text,
    ]
    if seat is not None:
        found.append(moved_shown(table, seat, max(0, game.plies - 3), spoken))
        if game.to_move == seat:
            found.append(legal_shown(table, seat, spoken).dict())
            found += [why_not_shown(table, seat, code, spoken).dict() for code in codes]
    return found


def gives_the_same_whatever_is_hidden(moment: Moment, game: LiveGame) -> None:
    rng = Random(str(moment))
    codes = rng.sample(CODES, TRIED)
    for seat in (*seats_of(game), None):
        other = with_other_secrets(game, seat, rng)
        assert everything(other, seat, codes) == everything(game, seat, codes)


def test_the_api_gives_the_same_whatever_is_hidden() -> None:
    chosen = [moment for mode in MODES for moment in some(mode)[::EVERY]]
    assert {mode_of(record_of(moment.file)) for moment in chosen} == set(MODES)
    wrong = broken(chosen, gives_the_same_whatever_is_hidden)
    assert not wrong, wrong


def test_a_seat_with_another_hand_gets_something_else() -> None:
    """The test above would prove nothing if answers did not depend on the own hand."""
    moment = some("several-base")[-1]
    game = played_to(moment)
    seats = list(seats_of(game))
    other = with_other_secrets(game, seats[1], Random(1))
    assert everything(other, seats[0], []) != everything(game, seats[0], [])
