"""What one person receives at a shared table never depends on what others hide or on the table's secret.

The table in the database gets another secret, and its game other hidden cards, now and at every moment of its past;
others have answered something else ahead. Every page, stream, call and notice must stay the same, byte by byte.
"""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest
from django.utils.timezone import now

from tests.repeating import LONG_RUN, REPEATED
from vendemmia.engine import Options, State, imagine, observe
from vendemmia.record import UNKNOWN, canonical, digest
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Person, Ply, Seat, Table
from vendemmia.web.play import chat, presence
from vendemmia.web.play.moves import _opened
from vendemmia.web.play.proposals import CannotPropose, propose_undo
from vendemmia.web.tables import cache
from vendemmia.web.tables import history as past
from vendemmia.web.tables.history import History

from .people import as_shared, fresh, people
from .receiving import Received, everything, reach_everywhere, token_for
from .test_secrets import with_other_secrets

MODULES: tuple[frozenset[str], ...] = (frozenset(), frozenset(("extended_board", "structure_cards")))
CODES = ("place:fill_order:left:regular", "card:merlot")
"""Answers that are sent although they are not legal, or with an old version, and asked about."""


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)
    monkeypatch.setattr(presence, "note", lambda *_: False)  # Coming and going counts as news.


def table_late_in_a_game(players: list[Person], seed: int) -> Table:
    """Three people in the middle of a random game, with messages and a request between them. Everybody may watch."""
    rng = Random(seed)
    game = LiveGame.new(Options(players=3, modules=MODULES[seed % 2]), f"{seed:064x}")
    for _ in range(rng.randrange(20, 140)):
        game.play(rng.choice(game.state.codes()), recorded=UNKNOWN)
    assert game.to_move is not None
    seats = [SeatedPlayer(person.name, "", None, "", person.id) for person in players]
    table = _opened(game, seats, host=players[0], spectators=True, listed=True, chat="all", gathering=False)
    chat.say(table, 1, text="hello")
    # Nothing may change with the time that a busy machine takes.
    Seat.objects.filter(table=table, number=1).update(seen=now() + timedelta(days=1))
    Table.objects.filter(id=table.id).update(changed=now() - timedelta(days=3), commitment="c" * 64)
    try:
        propose_undo(fresh(table), rng.randrange(3))
    except CannotPropose:
        assert game.plies
    return fresh(table)


class OtherPast(History):
    """The past of a game as a seat knows it, with other hidden cards at each moment."""

    def __init__(self, real: History, seat: int | None, other: LiveGame, seed: int) -> None:
        super().__init__(other)
        self._real = real
        self._seat = seat
        self._seed = seed

    def state(self, ply: int) -> State:
        return imagine(observe(self._real.state(ply), self._seat), Random(self._seed + ply))


class Deals:
    """A table that can have other hidden cards: in the memory of the server and in the database."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._game = table.game
        self._past = History(table.game)

    def real(self) -> None:
        """As it was dealt."""
        self._show(self._game, self._past, {})

    def as_known_to(self, seat: int | None, seed: int) -> None:
        """Other cards wherever this seat, or a spectator, cannot see them."""
        game = with_other_secrets(self._game, seat, Random(seed))
        real = self._game.rewound  # The other cards cannot be dealt from the beginning.
        vars(game)["rewound"] = lambda ply: with_other_secrets(real(ply), seat, Random(seed))
        self._show(game, OtherPast(self._past, seat, game, seed), {"what others": "chose ahead"}, seat)

    def _show(self, game: LiveGame, history: History, ahead: dict[str, object], seat: int | None = None) -> None:
        table = self.table
        position = canonical(game.state.to_json())
        hidden = {"secret": str(game.seed), "position": position, "checksum": digest(position)}
        Table.objects.filter(id=table.id).update(**hidden)
        Seat.objects.filter(table=table).exclude(number=-1 if seat is None else seat).update(ahead=ahead)
        for ply in Ply.objects.filter(table=table).exclude(code__in=game.codes):
            Ply.objects.filter(id=ply.pk).update(code=game.codes[ply.number])
        cache.remember(table, game)
        past._histories.put(table.id, (table.version, history))


def differing(one: Received, other: Received) -> list[str]:
    assert one.keys() == other.keys()
    return [name for name in one if one[name] != other[name]]


@pytest.mark.parametrize("seed", range(2 * REPEATED))
def test_nothing_that_one_receives_depends_on_what_others_hide(seed: int) -> None:
    *players, eve = people("Anna", "Bruno", "Carla", "Eve")
    for each in (*players, eve):
        reach_everywhere(each)
    table = table_late_in_a_game(players, seed)
    deals, asked, wrong = Deals(table), table.to_move or 0, []
    other, third = (asked + 1) % 3, (asked + 2) % 3
    viewers: list[tuple[str, int | None, Person | None]] = [
        ("who is asked", asked, players[asked]),
        ("who is not", other, players[other]),
        ("a stranger", None, None),
        ("a spectator", None, eve),
        ("a third one", third, players[third]),
    ]
    for name, seat, person in viewers if LONG_RUN else viewers[seed % 2 : 4 : 2]:
        token = token_for(person)
        codes = [code for code in CODES if seat != asked or code not in table.game.state.codes()]
        deals.real()
        before = everything(person, token, table, codes)
        deals.as_known_to(seat, seed)
        wrong += [f"{name}: {way}" for way in differing(before, everything(person, token, table, codes))]
        if name == "who is not":
            deals.as_known_to(third, seed)
            _check_that_it_would_be_seen(differing(before, everything(person, token, table, codes)))
    assert wrong == []


def _check_that_it_would_be_seen(seen: list[str]) -> None:
    """Nothing would be proved if the exchanged cards did not reach the pages and calls. Here the reader has others."""
    assert {"GET table", "part", "get /tables/{table_id}/view"} <= set(seen)
    assert any(way.startswith("replay") for way in seen)
    assert {"GET screen", "stream", "push", "webhook", "email", "/", "get /tables/{table_id}"}.isdisjoint(seen)
