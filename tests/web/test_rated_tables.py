"""Rated tables: who sits down, what they read before, and that nobody loses one but by their own deed or clock."""

from __future__ import annotations

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.db import connection, transaction
from django.utils.timezone import now

from vendemmia.web.accounts.accounts import merge_guest_into
from vendemmia.web.computer_players.scheduler import BotScheduler
from vendemmia.web.lobby import gathering
from vendemmia.web.models import EarlyExit, Look, Person, RatedGame, Rating, Sanction, Seat, Table
from vendemmia.web.play import clocks
from vendemmia.web.play.moves import answer, undo
from vendemmia.web.play.proposals import CannotPropose, propose_stand_in
from vendemmia.web.play.stand_ins import serve_overdue
from vendemmia.web.ratings import Rated, apply_result, note_exit, paused_until, void
from vendemmia.web.ratings.exits import EARLY_YEARS, FREE, LONGEST_PAUSE
from vendemmia.web.tables.cache import read_table
from vendemmia.web.tables.contests import MOST_TAKEN_BACK
from vendemmia.web.tables.locks import table_lock

from .calling import Caller
from .people import EN, accounts, as_shared, begun, browser, fresh, gathered, people, play_on

DUEL = {"players": "2", "who-1": "person", "who-2": "open", "rated": "1"}


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


# --- who sits down


@pytest.mark.usefixtures("each_database")
def test_only_accounts_open_and_join_and_the_page_leads_to_one_and_back() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    (guest,) = people("Guest")
    for who in (browser(), browser(guest)):
        refused = who.post("/new", {**DUEL, "listed": "1"})
        assert refused.status_code == 422
        assert EN.message("contest-account-needed") in refused.content.decode()
        assert "/sign-in?next=" in refused.content.decode()
    assert not Table.objects.exists()
    browser(anna).post("/new", {**DUEL, "listed": "1"})
    table = Table.objects.get()
    assert (table.rated, table.clock) == (True, "move-1d")
    known = Person.objects.count()
    for address in (f"/join/{table.invitation}", f"/tables/{table.id}/join"):
        for who in (browser(), browser(guest)):
            page = who.get(address).content.decode()
            assert EN.message("contest-account-needed") in page
            assert "/sign-in?next=/" in page.replace("%2F", "/")
            assert who.post(address, {"name": "Eve"}).status_code == 409
    assert Person.objects.count() == known, "nobody becomes a guest in vain"
    with pytest.raises(gathering.CannotJoin):
        gathering.join(EN, table.id, guest)
    assert browser(bruno).post("/join", {"code": table.code}).status_code == 303
    assert browser(bruno).post(f"/join/{table.invitation}").status_code == 303
    assert not fresh(table).gathering


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"seed": "7"}, "together-error-rated"),
        ({"max_years": "3"}, "together-error-rated-years"),
        ({"who-2": "normal"}, "together-error-rated-open"),
        ({"players": "3", "who-2": "person", "who-3": "open"}, "together-error-rated-seats"),
    ],
)
def test_what_cannot_be_rated_is_said_before_it_begins(more: dict[str, str], message: str) -> None:
    (anna,) = accounts("Anna")
    refused = browser(anna).post("/new", DUEL | more)
    assert refused.status_code == 422
    assert EN.message(message) in refused.content.decode()
    assert not Table.objects.exists()


def test_one_person_and_computer_players_are_never_rated() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = gathered([anna, None, None], rated=True, clock="move-1d")
    refused = browser(anna).post(f"/tables/{table.id}/gather", {"do": "begin"})
    assert refused.status_code == 409
    assert EN.message("together-cannot-rated-alone") in refused.content.decode()
    assert fresh(table).gathering
    browser(bruno).post(f"/join/{table.invitation}")
    assert browser(anna).post(f"/tables/{table.id}/gather", {"do": "begin"}).status_code == 303
    assert fresh(table).rated
    assert [seat.bot for seat in Seat.objects.filter(table=table)] == ["", "", "normal"]
    alone = Table(id="alone", rated=True, over=True, options={"players": 2})
    apply_result(alone, [Rated(0, anna.id, "", 1, False), Rated(1, None, "random", 2, False)])
    assert not Rating.objects.exists()


def test_a_rematch_with_a_clock_is_rated_again_only_among_two_people() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="none")
    browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"})
    for who in (anna, bruno):
        browser(who).post(f"/tables/{table.id}/rematch")
    again = Table.objects.exclude(id=table.id).get()
    assert (again.rated, again.clock) == (Seat.objects.filter(table=again, bot="").count() == 2, again.clock)
    assert again.clock == ("move-1d" if again.rated else "none")


# --- the terms


def test_everybody_reads_the_terms_before_and_while_they_play() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = gathered([anna, None], rated=True, clock="game-20m", listed=True, spectators=True, chat="phrases")
    texts = [
        EN.message(name)
        for name in ("terms-rated", "together-clock-game-20m", "terms-chat-phrases", "terms-spectators-on")
    ]
    places = [browser(bruno).get(address) for address in ("/", f"/join/{table.invitation}")]
    places.append(browser(anna).get(f"/tables/{table.id}/"))
    browser(bruno).post(f"/join/{table.invitation}")
    places.append(browser(bruno).get(f"/tables/{table.id}/"))
    for place in places:
        assert [text for text in texts if text not in place.content.decode()] == []
    short = gathered([anna, None], options=fresh(table).game.options._replace(max_years=3), code="BCDFH")
    page = browser(anna).get(f"/tables/{short.id}/").content.decode()
    assert "Ends after 3 years" in page
    assert EN.message("terms-unrated") in page


# --- nobody loses but by their own deed or clock


@pytest.mark.usefixtures("each_database")
def test_nobody_takes_a_rated_seat_from_somebody_who_is_away() -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    for table in (begun([anna, bruno], rated=True), begun([anna, bruno, carla], rated=True, clock="move-1d", code="X")):
        page = browser(anna).get(f"/tables/{table.id}/").content.decode()
        assert EN.message("together-propose-stand-in") not in page
        refused = browser(anna).post(f"/tables/{table.id}/propose", {"do": "stand-in", "seat": "1"})
        assert refused.status_code == 409
        assert EN.message("together-rated-clock-decides") in refused.content.decode()
        with pytest.raises(CannotPropose):
            propose_stand_in(fresh(table), 0, 1)
        assert not any(seat.stand_in for seat in Seat.objects.filter(table=table))


@pytest.mark.parametrize("clock", ["move-1d", "none"])
def test_no_computer_player_answers_for_a_while_and_hands_the_seat_back(clock: str) -> None:
    """It would be help: its answers would count as those of the person. A seat is left for good, or not at all."""
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla], rated=True, clock=clock)
    own, program = browser(anna), Caller(anna)
    page = own.get(f"/tables/{table.id}/").content.decode()
    assert EN.message("together-stand-in") not in page
    assert EN.message("together-resign") in page
    refused = own.post(f"/tables/{table.id}/seat", {"do": "stand-in"})
    assert (refused.status_code, EN.message("together-cannot") in refused.content.decode()) == (409, True)
    program.post(f"/tables/{table.id}/stand-in", on=True)
    assert program.status == 409
    assert own.post(f"/tables/{table.id}/seat", {"do": "resign"}).status_code == 303
    assert own.post(f"/tables/{table.id}/seat", {"do": "back"}).status_code == 409
    program.post(f"/tables/{table.id}/stand-in", on=False)
    assert program.status == 409
    assert [(seat.left, bool(seat.stand_in)) for seat in Seat.objects.filter(table=table)] == [
        (True, True),
        (False, False),
        (False, False),
    ]


def test_a_stand_in_of_an_earlier_version_hands_the_seat_back() -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla], rated=True, clock="move-1d")
    Seat.objects.filter(table=table, number=0).update(stand_in="normal")
    assert browser(anna).post(f"/tables/{table.id}/seat", {"do": "back"}).status_code == 303
    assert not Seat.objects.filter(table=table).exclude(stand_in="").exists()


def test_running_out_of_time_ends_a_game_of_two_and_the_result_says_so() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-10m")
    late = table.to_move
    assert late is not None
    Table.objects.filter(id=table.id).update(deadline=now() - timedelta(seconds=1))
    assert serve_overdue()
    assert (fresh(table).ending, fresh(table).over) == ("time", True)
    text = browser((anna, bruno)[late]).get(f"/tables/{table.id}/result").content.decode()
    assert "Your time is up" in text
    assert RatedGame.objects.get(left=True).person == (anna, bruno)[late]


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize(
    "jump", [timedelta(seconds=45), timedelta(minutes=15), timedelta(days=40 * 365), -timedelta(hours=2)]
)
def test_a_clock_that_jumps_takes_no_seat(jump: timedelta, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-10m")
    assert not serve_overdue(), "the computer players look at the clocks"
    before = fresh(table).deadline
    later = now() + jump
    for module in ("clocks", "stand_ins"):
        monkeypatch.setattr(f"vendemmia.web.play.{module}.now", lambda: later)
    for _ in range(2):  # Two processes look.
        BotScheduler().serve()
    assert not fresh(table).over
    after = fresh(table).deadline
    assert before is not None
    assert after is not None
    assert abs(after - before - jump) < timedelta(seconds=30)


@pytest.mark.usefixtures("each_database")
def test_a_clock_that_jumps_takes_no_time_from_who_answers_just_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is for the whole game, and the computer players have not looked since the jump."""
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="game-20m")
    assert not serve_overdue(), "the computer players look at the clocks"
    later = now() + timedelta(minutes=15)
    monkeypatch.setattr("vendemmia.web.play.clocks.now", lambda: later)
    seats = [*table.seats.all()]
    with table_lock(table.id):
        asked = read_table(table.id)
        first = asked.to_move
        assert first is not None
        while asked.to_move == first:
            answer(asked, first, asked.game.state.codes()[0], asked.version)
            asked = read_table(table.id)
    left = seats[first]
    left.refresh_from_db()
    assert left.time_left is not None
    assert left.time_left > 19 * 60


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("clock", ["move-10m", "game-20m"])
def test_an_answer_just_after_a_jump_backwards_costs_nobody_a_game(clock: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its deadline comes from the new clock, and must not move with those that came from the old one."""
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock=clock)
    assert not serve_overdue(), "the computer players look at the clocks"
    later = now() - timedelta(hours=2)
    for module in ("clocks", "stand_ins"):
        monkeypatch.setattr(f"vendemmia.web.play.{module}.now", lambda: later)
    table = play_on(table, 1)
    serve_overdue()
    table = fresh(table)
    assert not table.over
    assert table.deadline is not None
    assert table.deadline - later > timedelta(minutes=9)


@pytest.mark.parametrize("clock", ["move-10m", "game-20m"])
def test_taking_back_gives_no_time_and_costs_the_other_none(clock: str) -> None:
    """Otherwise two presses, again and again, would be a game without a clock."""
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock=clock)
    seat = table.to_move
    assert seat is not None
    soon = now() + timedelta(seconds=90)
    Table.objects.filter(id=table.id).update(deadline=soon)
    code = table.game.state.codes()[0]
    for _ in range(4):
        with table_lock(table.id):
            found = read_table(table.id)
            answer(found, seat, code, found.version)
        found = fresh(table)
        assert found.to_move == 1 - seat
        with table_lock(table.id):
            undo(found, seat, found.version)
    found = fresh(table)
    assert found.deadline is not None
    if clock == "game-20m":
        assert abs(found.deadline - soon) < timedelta(seconds=5)
        assert Seat.objects.get(table=table, number=1 - seat).time_left is None


def test_taking_back_for_ever_is_no_way_to_keep_a_rated_game_from_ending() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-10m")
    seat = table.to_move
    assert seat is not None
    own = browser((anna, bruno)[seat])
    code = table.game.state.codes()[0]
    for _ in range(MOST_TAKEN_BACK):
        version = fresh(table).version
        played = own.post(f"/tables/{table.id}/play", {"code": code, "version": version})
        taken = own.post(f"/tables/{table.id}/undo", {"version": version + 1})
        if taken.status_code != 303:
            break
    assert (played.status_code, taken.status_code) == (303, 409)
    assert EN.message("contest-undo-enough") in taken.content.decode()
    assert fresh(table).to_move == 1 - seat, "the game goes on"
    program = Caller((anna, bruno)[seat])
    said = program.post(f"/tables/{table.id}/undo", version=fresh(table).version, once="once-12345678")
    assert (program.status, said["message"]) == (409, EN.message("contest-undo-enough"))


def test_a_server_that_was_down_gives_everybody_time_to_come_back() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-10m")
    Table.objects.filter(id=table.id).update(deadline=now() - timedelta(minutes=5))
    clocks.keep_steady(starting=True)
    assert not serve_overdue()
    deadline = fresh(table).deadline
    assert deadline is not None
    assert deadline > now() + timedelta(seconds=clocks.LEAST / 2)
    Look.objects.update(moment=now() - timedelta(hours=3))
    clocks.keep_steady(starting=True)
    deadline = fresh(table).deadline
    assert deadline is not None
    assert deadline > now() + timedelta(hours=2)


def test_a_server_without_clocks_writes_nothing() -> None:
    clocks.keep_steady()
    assert not Look.objects.exists()


# --- signing in


@pytest.mark.usefixtures("each_database")
def test_signing_in_moves_no_contest_of_a_guest() -> None:
    """Earlier versions let guests play them."""
    (guest,) = people("Guest")
    anna, bruno = accounts("Anna", "Bruno")
    running, casual = begun([guest, bruno]), begun([guest, bruno], code="BCDFH")
    Table.objects.filter(id=running.id).update(rated=True)
    Rating.objects.create(mode="duel", person=guest, strength=1700.0, deviation=200.0, games=2)
    old_key = guest.key
    merge_guest_into(guest, anna)
    assert Seat.objects.get(table=running, number=0).person == guest
    assert Seat.objects.get(table=casual, number=0).person == anna
    assert Rating.objects.get().person == guest
    assert Table.objects.get(id=running.id).host == guest
    guest.refresh_from_db()
    assert guest.key != old_key, "no browser acts for it any more"


@pytest.mark.usefixtures("each_database")
def test_running_games_of_earlier_versions_go_on_without_harm() -> None:
    """Those of guests, and those in which a computer player answers, are not rated any more; all others stay rated."""
    (guest,) = people("Guest")
    anna, bruno = accounts("Anna", "Bruno")
    tables = [begun([anna, other], code=f"C{number}") for number, other in enumerate((guest, bruno, bruno))]
    Table.objects.update(rated=True)
    Seat.objects.filter(table=tables[1], number=1).update(stand_in="normal")
    migration = import_module("vendemmia.web.migrations.0015_contests")
    with connection.schema_editor() as editor:
        migration.rate_accounts_only(apps, editor)
    assert [fresh(table).rated for table in tables] == [False, False, True]
    left = fresh(tables[2])
    assert left.clock == "none"
    browser(bruno).post(f"/tables/{left.id}/seat", {"do": "resign"})
    assert RatedGame.objects.get(left=True).person == bruno, "giving up still loses"


# --- leaving early, and voiding


def test_who_leaves_early_again_and_again_waits_longer_each_time() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    pauses = []
    for table in [begun([anna, bruno], rated=True, clock="move-1d", code=f"C{number}") for number in range(8)]:
        browser(anna).post(f"/tables/{table.id}/seat", {"do": "resign"})
        until = paused_until(anna)
        pauses.append(timedelta() if until is None else until - EarlyExit.objects.latest("moment").moment)
    assert pauses[:FREE] == [timedelta()] * FREE
    assert all(more > less for less, more in zip(pauses[FREE - 1 : 6], pauses[FREE:7], strict=True))
    assert pauses[-1] == LONGEST_PAUSE
    assert paused_until(bruno) is None
    open_one = gathered([bruno, None], rated=True, clock="move-1d", listed=True)
    until = paused_until(anna)
    assert until is not None
    page = browser(anna).get(f"/join/{open_one.invitation}").content.decode()
    assert until.strftime("%Y-%m-%d %H:%M UTC") in page
    assert browser(anna).post(f"/join/{open_one.invitation}").status_code == 409
    assert browser(anna).post("/new", DUEL).status_code == 422
    assert paused_until(anna, until + timedelta(seconds=1)) is None
    casual = {name: value for name, value in DUEL.items() if name != "rated"}
    assert browser(anna).post("/new", casual).status_code == 303, "other games are open to them"


@pytest.mark.usefixtures("each_database")
def test_who_sat_down_before_their_pause_does_not_begin_either() -> None:
    """One could open many tables first, and leave them one after the other."""
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    waiting = gathered([anna, None], rated=True, clock="move-1d")
    for number in range(FREE + 1):
        EarlyExit.objects.create(person=anna, table_id=f"left-{number}", moment=now())
    assert browser(bruno).post(f"/join/{waiting.invitation}").status_code == 303
    assert fresh(waiting).gathering
    for who in (anna, bruno):
        page = browser(who).get(f"/tables/{waiting.id}/").content.decode()
        assert EN.message("together-cannot-rated-now") in page, "both read why it does not begin"
    refused = browser(anna).post(f"/tables/{waiting.id}/gather", {"do": "begin"})
    assert (refused.status_code, EN.message("together-cannot-rated-now") in refused.content.decode()) == (409, True)
    EarlyExit.objects.all().delete()
    assert browser(anna).post(f"/tables/{waiting.id}/gather", {"do": "begin"}).status_code == 303
    assert fresh(waiting).rated
    assert not fresh(waiting).gathering
    stopped = gathered([bruno, None], rated=True, clock="move-1d", code="BCDFH")
    Sanction.objects.create(person=bruno, kind="rated")
    Person.objects.filter(id=bruno.id).update(sanctioned=True)
    browser(carla).post(f"/join/{stopped.invitation}")
    assert fresh(stopped).gathering, "a moderator has decided so"


@pytest.mark.usefixtures("each_database")
def test_nobody_wins_on_time_by_joining_a_table_whose_host_is_away() -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    quick = gathered([anna, None], rated=True, clock="move-2m", listed=True)
    browser(bruno).post(f"/tables/{quick.id}/join")
    assert fresh(quick).gathering
    assert EN.message("together-cannot-rated-away") in browser(bruno).get(f"/tables/{quick.id}/").content.decode()
    refused = browser(anna).post(f"/tables/{quick.id}/gather", {"do": "begin"})
    assert refused.status_code == 409, "now the other one is away"
    program = Caller(bruno)
    program.get(f"/tables/{quick.id}")
    assert program.status == 200, "a call is being there"
    assert browser(anna).post(f"/tables/{quick.id}/gather", {"do": "begin"}).status_code == 303
    assert not fresh(quick).gathering
    slow = gathered([bruno, None], rated=True, clock="move-1d", listed=True, code="BCDFH")
    casual = gathered([carla, None], clock="move-2m", listed=True, code="BCDFJ")
    for table in (slow, casual):
        browser(anna).post(f"/tables/{table.id}/join")
        assert not fresh(table).gathering, "a day is long, and without a rating nothing is lost"


@pytest.mark.parametrize("here", [True, False])
def test_a_rated_rematch_with_a_short_clock_begins_while_all_are_there(*, here: bool) -> None:
    anna, bruno = accounts("Anna", "Bruno")
    table = begun([anna, bruno], rated=True, clock="move-10m")
    browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"})
    browser(bruno).post(f"/tables/{table.id}/rematch")
    Seat.objects.filter(table=table, person=bruno).update(seen=now() if here else None)
    browser(anna).post(f"/tables/{table.id}/rematch")
    again = Table.objects.exclude(id=table.id).get()
    assert (again.rated, again.gathering) == (True, not here)


def test_leaving_late_or_an_unrated_game_has_no_consequence() -> None:
    anna, bruno = accounts("Anna", "Bruno")
    for rated in (True, False):
        table = begun([anna, bruno], code=f"C{rated}", rated=rated, clock="move-1d")
        table.year = EARLY_YEARS + 1 if rated else 1
        note_exit(table, 0)
    assert not EarlyExit.objects.exists()


@pytest.mark.usefixtures("each_database")
def test_voiding_takes_back_what_a_game_did_and_leaves_later_ones() -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")

    def play(name: str, first: Person, second: Person) -> None:
        table = Table(id=name, rated=True, over=True, options={"players": 3})
        places = [Rated(0, first.id, "", 1, False), Rated(1, second.id, "", 2, False), Rated(2, None, "hard", 3, False)]
        with transaction.atomic():
            apply_result(table, places)

    play("first", anna, bruno)
    play("second", bruno, carla)
    before = {row.pk: row for row in Rating.objects.all()}
    play("wrong", anna, bruno)
    assert void("wrong")
    assert not void("wrong"), "once"
    for row in Rating.objects.all():
        assert row.strength == pytest.approx(before[row.pk].strength)
        assert row.deviation == pytest.approx(before[row.pk].deviation)
        assert (row.games, row.wins) == (before[row.pk].games, before[row.pk].wins)
    assert set(RatedGame.objects.filter(void=True).values_list("table_id", flat=True)) == {"wrong"}
    assert EN.message("player-void") in browser(carla).get(f"/players/{anna.id}").content.decode()
    running = begun([anna, bruno], rated=True, clock="move-1d")
    assert void(running.id)
    browser(anna).post(f"/tables/{running.id}/seat", {"do": "resign"})
    assert not RatedGame.objects.filter(table_id=running.id).exists()
