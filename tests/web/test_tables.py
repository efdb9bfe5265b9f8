"""Tables in the database: answers, undo and what is refused."""

from __future__ import annotations

import sqlite3
import threading

import pytest
from django.db import OperationalError
from django.test import Client

from tests.web.moves import answer, undo
from vendemmia.engine import IllegalAction, Options, UnknownCode
from vendemmia.web.models import Ply, Table
from vendemmia.web.play import moves
from vendemmia.web.play.deleting import remove_table
from vendemmia.web.play.moves import NothingToUndo, NotTheirTurn, Stale
from vendemmia.web.tables import cache, locks

from .conftest import Opener
from .elements import position

pytestmark = pytest.mark.usefixtures("each_database")


def codes_of(table: Table) -> list[str]:
    return list(Ply.objects.filter(table=table).values_list("code", flat=True))


def asked(table: Table) -> tuple[int, list[str]]:
    with locks.table_lock(table.id):
        state = cache.game_of(table).state
        assert state.to_move is not None
        return state.to_move, state.codes()


def test_an_answer_is_kept_and_counted(open_game: Opener) -> None:
    table = open_game(people=2)
    seat, codes = asked(table)
    after = answer(table.id, seat, codes[0], table.version)
    assert after.version == table.version + 1
    assert codes_of(table)[0] == codes[0]


def test_the_same_answer_twice_is_played_once(open_game: Opener) -> None:
    table = open_game(people=2)
    seat, codes = asked(table)
    answer(table.id, seat, codes[0], table.version)
    before = codes_of(table)
    with pytest.raises(Stale):
        answer(table.id, seat, codes[0], table.version)
    assert codes_of(table) == before


def test_what_is_wrong_changes_nothing(open_game: Opener) -> None:
    table = open_game(people=2)
    seat, _ = asked(table)
    for other, code, error in (
        (1 - seat, "option:1", NotTheirTurn),
        (seat, "pass", IllegalAction),
        (seat, "place:nonsense", UnknownCode),
    ):
        with pytest.raises(error):
            answer(table.id, other, code, table.version)
    assert codes_of(table) == []
    assert Table.objects.get(id=table.id).version == 0


def test_a_game_is_read_back_from_the_database(open_game: Opener) -> None:
    table = open_game(people=2)
    for _ in range(60):
        seat, codes = asked(table)
        table = answer(table.id, seat, codes[-1], table.version)
    with locks.table_lock(table.id):
        state = cache.game_of(table).state
    cache.forget(table.id)
    with locks.table_lock(table.id):
        assert cache.game_of(table).state == state


@pytest.mark.parametrize("each_database", ["sqlite"], indirect=True)
def test_undo_takes_back_own_decisions_only_until_something_was_revealed(open_game: Opener) -> None:
    table = open_game(people=2)
    rng_seen = 0
    for _ in range(300):
        seat, codes = asked(table)
        with locks.table_lock(table.id):
            game = cache.game_of(table)
            before = game.state.copy()
        after = answer(table.id, seat, codes[len(codes) // 2], table.version)
        with locks.table_lock(table.id):
            steps = cache.game_of(after).undo_steps(seat)
        if steps:
            rng_seen += 1
            back = undo(table.id, seat, after.version)
            with locks.table_lock(table.id):
                assert cache.game_of(back).state == before
            after = answer(table.id, seat, codes[len(codes) // 2], back.version)
        else:
            with pytest.raises(NothingToUndo):
                undo(table.id, seat, after.version)
        table = after
        if table.over:
            break
    assert rng_seen > 5


def test_only_the_last_seat_may_take_back(open_game: Opener) -> None:
    table = open_game(people=2)
    seat, codes = asked(table)
    after = answer(table.id, seat, codes[0], table.version)
    with pytest.raises(NothingToUndo):
        undo(table.id, 1 - seat, after.version)


def test_the_end_is_final(open_game: Opener) -> None:
    """After it everything may be looked at, so that nobody may go back behind it."""
    table = open_game(Options(players=2, max_years=1), people=2)
    while not table.over:
        seat, codes = asked(table)
        table = answer(table.id, seat, codes[-1], table.version)
    with pytest.raises(NothingToUndo):
        undo(table.id, seat, table.version)


@pytest.mark.parametrize("each_database", ["sqlite"], indirect=True)
def test_a_record_from_elsewhere_stays_as_it_came(open_game: Opener, client: Client) -> None:
    table = open_game(people=2)
    while not cache.game_of(table).undo_steps(seat := asked(table)[0]):
        table = answer(table.id, seat, asked(table)[1][0], table.version)
    codes = codes_of(table)
    record = open_game(people=2, codes=codes, uploaded=True)
    assert cache.game_of(record).undo_steps(seat)
    with pytest.raises(NothingToUndo):
        undo(record.id, seat, record.version)
    assert client.post(f"/tables/{record.id}/undo", {"version": record.version}).status_code == 409
    assert codes_of(record) == codes


def test_a_lock_lasts_as_long_as_somebody_needs_it(open_game: Opener) -> None:
    table = open_game()

    def enter_and_leave() -> None:
        with locks.table_lock(table.id):
            pass

    with locks.table_lock(table.id), locks.table_lock(table.id):
        door = locks._locks[table.id]
        for number in range(cache.MOST_GAMES + 1):
            cache.remember(Table(id=f"other-{number}"), cache.game_of(table))
        waiting = threading.Thread(target=enter_and_leave)
        waiting.start()
        waiting.join(0.05)
        assert waiting.is_alive()
        assert locks._locks[table.id] is door
    waiting.join()
    assert table.id not in locks._locks


def test_nonsense_leaves_no_locks_behind(client: Client) -> None:
    before = dict(locks._locks)
    for number in range(20):
        client.get(f"/tables/nothing-{number}/")
    assert locks._locks == before


class TestUnplayable:
    """A game saved by another version, or a damaged one, is reported in words and affects nothing else."""

    @pytest.fixture
    def broken(self, open_game: Opener) -> Table:
        table = open_game(people=2)
        for _ in range(3):
            seat, codes = asked(table)
            table = answer(table.id, seat, codes[0], table.version)
        Ply.objects.filter(table=table, number=1).update(code="card:merlot")
        Table.objects.filter(id=table.id).update(position="")
        cache.forget(table.id)
        return table

    @pytest.mark.parametrize("address", ["", "log", "left", "vineyards/0", "hint"])
    def test_its_pages_say_so(self, broken: Table, client: Client, address: str) -> None:
        shown = client.get(f"/tables/{broken.id}/{address}")
        assert shown.status_code == 422
        assert "This game is frozen" in shown.content.decode()
        assert f"/tables/{broken.id}/saved.json" in shown.content.decode()

    @pytest.mark.parametrize("address", ["play", "undo", "sit"])
    def test_nothing_can_be_done_there(self, broken: Table, client: Client, address: str) -> None:
        given = {"code": "pass", "version": broken.version, "seat": broken.to_move}
        assert client.post(f"/tables/{broken.id}/{address}", given).status_code in (303, 422)
        assert Table.objects.get(id=broken.id).version == broken.version

    def test_it_is_listed_and_can_be_deleted(self, broken: Table, client: Client) -> None:
        Table.objects.filter(id=broken.id).update(options={"players": "many"})
        home = client.get("/")
        assert home.status_code == 200
        assert "cannot read this game" in home.content.decode()
        shown = client.post(f"/tables/{broken.id}/delete", follow=True)
        assert f"/tables/{broken.id}/restore" in shown.content.decode()
        remove_table(broken.id)
        assert not Table.objects.exists()


@pytest.mark.parametrize("each_database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("SQLITE_BUSY", "The database is busy"),
        ("SQLITE_FULL", "The disk is full"),
        ("SQLITE_IOERR_WRITE", "Cannot read the database"),
    ],
)
def test_a_failing_database_is_reported_in_words(
    name: str, shown: str, open_game: Opener, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_game(seed=3, people=1)
    seat, codes = asked(table)
    if seat != 0:
        table = answer(table.id, seat, codes[0], table.version)
        seat, codes = asked(table)

    def fail(*_: object, **__: object) -> None:
        cause = sqlite3.OperationalError("it failed")
        cause.sqlite_errorname = name
        raise OperationalError(str(cause)) from cause

    with monkeypatch.context() as failing:
        failing.setattr(moves, "_write_plies", fail)
        answered = client.post(f"/tables/{table.id}/play", {"code": codes[0], "version": table.version})
    assert answered.status_code == 503
    assert shown in answered.content.decode()
    assert len(codes_of(table)) == table.version
    assert client.post(f"/tables/{table.id}/play", {"code": codes[0], "version": table.version}).status_code == 303


class TestPages:
    def test_a_table_shows_itself(self, open_game: Opener, client: Client) -> None:
        table = open_game(Options(players=2), seed=3)
        assert client.get(f"/tables/{table.id}/").status_code == 200

    def test_an_unknown_table_is_reported_in_words(self, client: Client) -> None:
        answer_ = client.get("/tables/nothing/")
        assert answer_.status_code == 404
        assert "This page does not exist" in answer_.content.decode()

    def test_a_shared_screen_is_covered_between_people(self, open_game: Opener, client: Client) -> None:
        table = open_game(people=2, start=position(2).state.to_json())
        seat, codes = asked(table)
        address = f"/tables/{table.id}/"
        assert 'class="cover' in client.get(address).content.decode()
        assert client.post(address + "play", {"code": codes[0], "version": 0}).status_code == 409
        assert client.post(address + "sit", {"seat": seat}).status_code == 303
        assert 'class="cover' not in client.get(address).content.decode()
        assert client.post(address + "play", {"code": codes[0], "version": 0}).status_code == 303
        assert codes_of(table)[0] == codes[0]

    def test_a_stale_answer_gets_the_fresh_table_and_a_word(self, open_game: Opener, client: Client) -> None:
        table = open_game(people=2)
        seat, codes = asked(table)
        client.post(f"/tables/{table.id}/sit", {"seat": seat})
        stale = client.post(f"/tables/{table.id}/play", {"code": codes[0], "version": 5})
        assert stale.status_code == 409
        assert "had already changed" in stale.content.decode()
        assert codes_of(table) == []

    @pytest.mark.parametrize("code", ["", "pass", "nonsense", "card:merlot", "\0", "place:" * 50])
    def test_nonsense_is_refused_in_words(self, code: str, open_game: Opener, client: Client) -> None:
        table = open_game(people=2)
        seat, _ = asked(table)
        client.post(f"/tables/{table.id}/sit", {"seat": seat})
        refused = client.post(f"/tables/{table.id}/play", {"code": code, "version": 0})
        assert refused.status_code == 422
        assert codes_of(table) == []

    def test_every_post_needs_the_token_of_the_form(self, open_game: Opener) -> None:
        strict = Client(enforce_csrf_checks=True)
        table = open_game()
        for what in ("play", "undo", "sit", "pace", "hurry"):
            assert strict.post(f"/tables/{table.id}/{what}", {}).status_code == 403

    def test_pages_carry_safe_headers(self, open_game: Opener, client: Client) -> None:
        headers = client.get(f"/tables/{open_game().id}/").headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy + ";"
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-store"
