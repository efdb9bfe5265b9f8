"""Several people at one table, each in a browser of their own: joining, talking, standing in, asking each other."""

from __future__ import annotations

import re
from datetime import timedelta
from random import Random

import pytest
from django.db import connection
from django.test import Client
from django.utils.timezone import now

from vendemmia.engine import CODES, Options
from vendemmia.web.computer_players import scheduler
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lobby import gathering
from vendemmia.web.models import Finished, Person, Proposal, Said, Seat, Table
from vendemmia.web.play import clocks
from vendemmia.web.play.deleting import remove_old
from vendemmia.web.play.moves import KnownDealRated, answer, open_gathering
from vendemmia.web.play.premoves import coming, key_of
from vendemmia.web.play.stand_ins import serve_overdue
from vendemmia.web.tables.locks import table_lock

from .people import EN, accounts, as_shared, begun, browser, fresh, gathered, people, play_on


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


def version_in(text: str) -> int:
    found = re.search(r'data-version="(\d+)"', text)
    assert found
    return int(found[1])


def seats_of(table: Table) -> list[Seat]:
    return list(Seat.objects.filter(table=table))


# --- gathering


def test_those_who_gather_talk_and_the_talk_goes_on_in_the_game() -> None:
    anna, bruno, eve = people("Anna", "Bruno", "Eve")
    table = gathered([anna, bruno, None], chat="phrases")
    address = f"/tables/{table.id}/"
    assert browser(bruno).post(f"{address}say", {"phrase": "hello"})["Location"] == address
    assert "Hello!" in browser(anna).get(address).content.decode()
    refused = browser(bruno).post(f"{address}say", {"text": "hi"})
    assert refused.status_code == 422
    assert EN.message("together-chat-off-now") in refused.content.decode()
    browser(anna).post(f"{address}gather", {"do": "chat", "to": "all"})
    assert browser(anna).post(f"{address}say", {"text": "<b>Shall we?</b>"}).status_code == 303
    assert "&lt;b&gt;Shall we?&lt;/b&gt;" in browser(bruno).get(address).content.decode()
    assert browser(eve).post(f"{address}say", {"phrase": "hello"}).status_code == 404
    browser(anna).post(f"{address}gather", {"do": "begin", "level": "random"})
    assert len(re.findall("data-line=", browser(bruno).get(address).content.decode())) == 2


def test_what_somebody_said_who_leaves_before_the_game_is_not_read_under_the_next_name() -> None:
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = gathered([anna, bruno, None])
    for person in (anna, bruno):
        browser(person).post(f"/tables/{table.id}/say", {"text": f"I am {person.name}"})
    browser(bruno).post(f"/tables/{table.id}/gather", {"do": "leave"})
    browser(carla).post(f"/join/{table.invitation}")
    text = browser(carla).get(f"/tables/{table.id}/").content.decode()
    assert "I am Anna" in text
    assert "I am Bruno" not in text


def test_the_host_closes_the_table_on_its_page() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno, None])
    address = f"/tables/{table.id}/"
    assert f'action="{address}delete"' in browser(anna).get(address).content.decode()
    assert f'action="{address}delete"' not in browser(bruno).get(address).content.decode()
    assert browser(bruno).post(f"{address}delete").status_code == 403
    assert browser(anna).post(f"{address}delete").status_code == 303
    closed = browser(bruno).get(address)
    assert closed.status_code == 404
    assert EN.message("gathering-closed") in closed.content.decode()
    assert browser(bruno).post(f"{address}say", {"phrase": "hello"}).status_code == 403
    assert browser(bruno).get(f"/join/{table.invitation}").status_code == 404


def test_who_waits_is_offered_to_be_called() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno, None])
    assert 'href="/settings/notices"' in browser(bruno).get(f"/tables/{table.id}/").content.decode()


@pytest.mark.parametrize("spectators", [False, True])
def test_the_link_of_an_invitation_leads_to_the_game_that_has_begun(spectators: bool) -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno, None], spectators=spectators)
    link = f"/join/{table.invitation}"
    assert ("You can also just watch" in browser().get(link).content.decode()) == spectators
    gathering.begin(EN, table.id, "random")
    assert browser(bruno).get(link)["Location"] == f"/tables/{table.id}/"
    stranger = browser()
    found = stranger.get(link)
    assert found.status_code == (200 if spectators else 404)
    assert (f'href="/tables/{table.id}/"' in found.content.decode()) == spectators
    assert stranger.post(link, {"name": "Eve"}).status_code == found.status_code
    assert stranger.get(f"/tables/{table.id}/").status_code == found.status_code
    assert not Person.objects.filter(name="Eve").exists()
    assert browser().post("/join", {"code": table.code}).status_code == 422


@pytest.mark.usefixtures("each_database")
def test_a_link_is_found_without_a_look_at_every_table() -> None:
    """A stranger may try as many links as they like."""
    wanted = Table.objects.filter(invitation="x", deleted__isnull=True).exclude(invitation="")
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET enable_seqscan = off")  # Of few rows it would read all.
    try:
        assert "tables_by_invitation" in wanted.explain()
    finally:
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("RESET enable_seqscan")


def test_a_spectator_sees_no_undo() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], spectators=True)
    address = f"/tables/{table.id}/"
    assert "data-undo" in browser(anna).get(address).content.decode()
    assert "data-undo" not in browser().get(address).content.decode()


@pytest.mark.usefixtures("each_database")
def test_a_table_is_opened_joined_by_link_and_by_code_and_begins_when_it_is_full() -> None:
    anna, bruno, carla = browser(), browser(), browser()
    form = {"players": "3", "who-1": "person", "name-1": "Anna", "who-2": "open", "who-3": "open", "clock": "none"}
    page = anna.post("/new", form, follow=True)
    table = Table.objects.get()
    assert table.gathering
    assert [seat.name for seat in seats_of(table)] == ["Anna", "", ""]
    assert table.invitation in page.content.decode()
    assert table.code in page.content.decode()

    asked = bruno.get(f"/join/{table.invitation}")
    assert "Anna" in asked.content.decode()
    there = bruno.post(f"/join/{table.invitation}", {"name": "Bruno"}, follow=True)
    assert there.status_code == 200
    assert fresh(table).gathering

    found = carla.post("/join", {"code": f" {table.code.lower()} "})
    assert found["Location"] == f"/join/{table.invitation}"
    carla.post(found["Location"], {"name": "bruno"})
    begun_table = fresh(table)
    assert not begun_table.gathering
    assert [seat.name for seat in seats_of(table)] == ["Anna", "Bruno", "bruno 2"]
    assert begun_table.code == ""
    for player in (anna, bruno, carla):
        assert 'id="prompt"' in player.get(f"/tables/{table.id}/").content.decode()
    assert browser().get(f"/tables/{table.id}/").status_code == 404


def test_the_host_starts_early_and_computer_players_take_the_free_seats() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno, None])
    assert browser(bruno).post(f"/tables/{table.id}/gather", {"do": "begin"}).status_code == 403
    browser(anna).post(f"/tables/{table.id}/gather", {"do": "begin", "level": "easy"})
    assert not fresh(table).gathering
    assert [seat.bot for seat in seats_of(table)] == ["", "", "easy"]
    assert all(seat.name for seat in seats_of(table))


def test_a_new_link_and_a_removed_guest_make_old_links_useless() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno, None])
    first = table.invitation
    browser(anna).post(f"/tables/{table.id}/gather", {"do": "renew"})
    second = fresh(table).invitation
    assert browser().get(f"/join/{first}").status_code == 404
    assert browser().get(f"/join/{second}").status_code == 200
    browser(anna).post(f"/tables/{table.id}/gather", {"do": "remove", "seat": "1"})
    assert browser().get(f"/join/{second}").status_code == 404
    assert [seat.person_id for seat in seats_of(table)] == [anna.id, None, None]
    assert browser(bruno).get(f"/tables/{table.id}/").status_code == 404


def test_a_guest_leaves_before_the_game_and_the_seat_is_free_again() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, bruno, None])
    browser(bruno).post(f"/tables/{table.id}/gather", {"do": "leave"})
    assert [seat.person_id for seat in seats_of(table)] == [anna.id, None, None]


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 25, "An\u202ena", "An\u200bna", "An\u2066na", "Anna\x00", "\u2028", "Z\u0301\u0302\u0303\u0304o"],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    (anna,) = people("Anna")
    table = gathered([anna, None])
    refused = browser().post(f"/join/{table.invitation}", {"name": name})
    assert refused.status_code == 422
    assert Person.objects.count() == 1


def test_markup_in_names_and_messages_stays_text() -> None:
    (anna,) = people("Anna")
    table = gathered([anna, None])
    guest = browser()
    guest.post(f"/join/{table.invitation}", {"name": "<b>Bo</b>&co"})
    assert guest.post(f"/tables/{table.id}/say", {"text": "<img src=x onerror=alert(1)>\u202e!"}).status_code == 303
    text = browser(anna).get(f"/tables/{table.id}/").content.decode()
    assert "<b>Bo<" not in text
    assert "&lt;b&gt;Bo&lt;/b&gt;&amp;co" in text
    assert "<img" not in text
    assert "\u202e" not in text


def test_a_chosen_deal_is_never_rated() -> None:
    anna = browser()
    form = {"players": "2", "who-1": "person", "who-2": "open", "seed": "7", "rated": "1"}
    refused = anna.post("/new", form)
    assert refused.status_code == 422
    assert 'id="problem-rated"' in refused.content.decode()
    assert not Table.objects.exists()
    (host,) = people("Anna")
    players = [SeatedPlayer("Anna", "", None, "", host.id), SeatedPlayer("", "")]
    with pytest.raises(KnownDealRated):
        open_gathering(Options(players=2), 7, players, host, rated=True)


# --- the game


def test_everybody_sees_only_the_own_hand_and_answers_only_for_the_own_seat() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    asked = fresh(table).to_move
    assert asked is not None
    other = browser(bruno if asked == 0 else anna)
    code = fresh(table).game.state.codes()[0]
    refused = other.post(f"/tables/{table.id}/play", {"code": code, "version": str(fresh(table).version)})
    assert refused.status_code == 409
    assert fresh(table).version == table.version
    own = browser(anna if asked == 0 else bruno)
    own.post(f"/tables/{table.id}/play", {"code": code, "version": str(fresh(table).version)})
    assert fresh(table).version > table.version


@pytest.mark.usefixtures("each_database")
def test_lists_and_statistics_show_only_what_is_yours() -> None:
    anna, bruno = people("Anna", "Bruno")
    own = browser(anna)
    own.post("/play-now")
    table = Table.objects.get()
    assert table.host_id == anna.id
    assert f"/tables/{table.id}/" in own.get("/").content.decode()
    for address in ("/", "/games", "/games?list=ended"):
        assert f"/tables/{table.id}/" not in browser(bruno).get(address).content.decode()
        assert f"/tables/{table.id}/" not in browser().get(address).content.decode()
    assert browser(bruno).post(f"/tables/{table.id}/delete").status_code == 404
    own.post(f"/tables/{table.id}/delete")
    assert "/restore" not in browser(bruno).get(f"/?deleted={table.id}").content.decode()
    assert "/restore" not in browser(bruno).get(f"/games?list=deleted&deleted={table.id}").content.decode()


# --- messages


def test_phrases_are_read_in_everybodys_own_language_and_muting_hides_them() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], chat="phrases")
    browser(bruno).post(f"/tables/{table.id}/say", {"phrase": "hello"})
    polish = browser(anna)
    polish.get("/", headers={"Accept-Language": "pl"})
    text = polish.get(f"/tables/{table.id}/", headers={"Accept-Language": "pl"}).content.decode()
    said = re.search(r'data-line="\d+".*?<bdi>(.*?)</bdi>', text, re.DOTALL)
    assert said
    assert said[1] == "Cześć!"
    assert browser(bruno).post(f"/tables/{table.id}/say", {"text": "hi"}).status_code == 422
    polish.post(f"/tables/{table.id}/seat", {"do": "mute", "seat": "1"})
    assert "data-line=" not in polish.get(f"/tables/{table.id}/").content.decode()
    assert "data-line=" in browser(bruno).get(f"/tables/{table.id}/").content.decode()


def test_chat_can_be_switched_off_and_cleared_by_the_host_alone() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    browser(bruno).post(f"/tables/{table.id}/say", {"text": "  much   room  "})
    assert Said.objects.get().text == "much room"
    assert browser(bruno).post(f"/tables/{table.id}/manage", {"do": "clear"}).status_code == 403
    browser(anna).post(f"/tables/{table.id}/manage", {"do": "clear"})
    assert not Said.objects.exists()
    browser(anna).post(f"/tables/{table.id}/manage", {"do": "chat", "to": "off"})
    assert browser(bruno).post(f"/tables/{table.id}/say", {"phrase": "hello"}).status_code == 422
    assert browser(bruno).post(f"/tables/{table.id}/say", {"text": "x" * 201}).status_code == 422
    assert not Said.objects.exists()


@pytest.mark.usefixtures("each_database")
def test_talking_too_often_gets_a_page_that_says_when_to_go_on() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    talker = browser(bruno)
    answers = [talker.post(f"/tables/{table.id}/say", {"phrase": "hello"}) for _ in range(21)]
    assert {one.status_code for one in answers[:20]} == {303}
    assert answers[20].status_code == 429
    assert 0 < int(answers[20]["Retry-After"]) <= 60
    assert Said.objects.count() == 20
    assert browser(anna).post(f"/tables/{table.id}/say", {"phrase": "hello"}).status_code == 303


# --- stand-ins and clocks


def test_a_computer_player_stands_in_and_the_person_takes_the_seat_back() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    seat = fresh(table).to_move
    own = browser(anna if seat == 0 else bruno)
    own.post(f"/tables/{table.id}/seat", {"do": "stand-in"})
    assert fresh(table).bot_to_move
    plies = fresh(table).game.plies
    assert scheduler.BotScheduler().serve()
    assert fresh(table).game.plies > plies
    assert "take-back" in own.get(f"/tables/{table.id}/").content.decode()
    own.post(f"/tables/{table.id}/seat", {"do": "back"})
    assert [each.stand_in for each in seats_of(table)] == ["", ""]
    table = play_on(table, 40, seat)
    assert table.to_move == seat
    assert not table.bot_to_move


@pytest.mark.parametrize("rated", [False, True])
def test_whoever_resigns_among_several_is_replaced_and_cannot_come_back_into_a_rated_game(rated: bool) -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla], rated=rated)
    browser(bruno).post(f"/tables/{table.id}/seat", {"do": "resign"})
    assert [(seat.stand_in, seat.left) for seat in seats_of(table)] == [("", False), ("normal", True), ("", False)]
    assert not fresh(table).over
    answered = browser(bruno).post(f"/tables/{table.id}/seat", {"do": "back"})
    assert answered.status_code == (409 if rated else 303)
    assert [seat.left for seat in seats_of(table)] == [False, rated, False]


@pytest.mark.parametrize("clock", ["move-2m", "game-10m"])
@pytest.mark.parametrize("rated", [False, True])
def test_when_time_is_up_the_computer_stands_in(clock: str, rated: bool) -> None:
    people_here = accounts("Anna", "Bruno", "Carla")
    table = begun(people_here, clock=clock, rated=rated)
    seat = table.to_move
    assert seat is not None
    assert table.deadline is not None
    assert not serve_overdue()
    assert not fresh(table).bot_to_move
    Table.objects.filter(id=table.id).update(deadline=now() - timedelta(seconds=1))
    assert scheduler.BotScheduler().serve()
    row = seats_of(table)[seat]
    assert (row.stand_in, row.left) == ("normal", rated)
    assert sum(bool(each.stand_in) for each in seats_of(table)) == 1


def test_time_on_the_clock_of_a_game_runs_only_for_the_seat_that_is_asked() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], clock="game-10m")
    rule = clocks.CLOCKS["game-10m"]
    assert rule is not None
    first = table.to_move
    assert first is not None
    Table.objects.filter(id=table.id).update(deadline=now() + timedelta(seconds=100))
    table = play_on(table, 40, 1 - first)
    assert table.to_move == 1 - first
    assert table.deadline is not None
    assert 590 < (table.deadline - now()).total_seconds() <= 600
    left = seats_of(table)[first].time_left
    assert left is not None
    assert 95 < left <= 100 + rule.gain


# --- asking each other


@pytest.mark.usefixtures("each_database")
def test_undo_behind_the_decision_of_another_needs_their_agreement() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], seed=5)
    first = table.to_move
    assert first is not None
    table = play_on(table, 40, 1 - first)
    before = table.game.plies
    with table_lock(table.id):
        answer(table, 1 - first, table.game.state.codes()[0], table.version)
    table = play_on(table, 40, first)
    assert table.game.plies > before
    own, other = (browser(anna), browser(bruno)) if first == 0 else (browser(bruno), browser(anna))
    assert own.post(f"/tables/{table.id}/undo", {"version": str(table.version)}).status_code == 409
    own.post(f"/tables/{table.id}/propose", {"do": "undo"})
    assert fresh(table).game.plies == table.game.plies
    assert "asks to take back" in other.get(f"/tables/{table.id}/").content.decode()
    assert own.post(f"/tables/{table.id}/propose", {"do": "agree"}).status_code == 409
    other.post(f"/tables/{table.id}/propose", {"do": "agree"})
    after = fresh(table)
    assert after.game.plies < before
    assert after.to_move == first
    assert not Proposal.objects.exists()
    assert after.plies.count() == after.game.plies


def test_a_refused_or_overtaken_proposal_changes_nothing() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], seed=5)
    first = table.to_move
    assert first is not None
    table = play_on(table, 40, 1 - first)
    own, other = (browser(anna), browser(bruno)) if first == 0 else (browser(bruno), browser(anna))
    own.post(f"/tables/{table.id}/propose", {"do": "undo"})
    other.post(f"/tables/{table.id}/propose", {"do": "refuse"})
    assert not Proposal.objects.exists()
    own.post(f"/tables/{table.id}/propose", {"do": "undo"})
    with table_lock(table.id):
        answer(fresh(table), 1 - first, table.game.state.codes()[0], table.version)
    plies = fresh(table).game.plies
    assert other.post(f"/tables/{table.id}/propose", {"do": "agree"}).status_code == 409
    assert fresh(table).game.plies == plies


def test_the_others_agree_on_a_stand_in_for_somebody_who_is_away() -> None:
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla])
    Seat.objects.filter(table=table, number=1).update(seen=now())
    ask = {"do": "stand-in", "seat": "1"}
    assert browser(anna).post(f"/tables/{table.id}/propose", ask).status_code == 409, "Bruno is here"
    Seat.objects.filter(table=table, number=1).update(seen=now() - timedelta(minutes=5))
    assert browser(anna).post(f"/tables/{table.id}/propose", ask).status_code == 303
    assert not seats_of(table)[1].stand_in
    browser(carla).post(f"/tables/{table.id}/propose", {"do": "agree"})
    assert seats_of(table)[1].stand_in == "normal"


def test_an_answer_given_ahead_is_used_when_the_question_comes() -> None:
    """The set-up asks everybody which parent to keep, or what a papa gives."""
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla], seed=3, options=Options(players=3, advanced=True))
    asked = table.to_move
    assert asked is not None
    last = (asked + 2) % 3
    view = coming(table.game, last)
    assert view is not None
    assert view.asked is not None
    codes = [CODES[action] for action in view.legal]
    wanted = codes[-1]
    own = browser((anna, bruno, carla)[last])
    assert 'id="ahead"' in own.get(f"/tables/{table.id}/").content.decode()
    assert own.post(f"/tables/{table.id}/seat", {"do": "ahead", "answer": "pass"}).status_code == 409
    own.post(f"/tables/{table.id}/seat", {"do": "ahead", "answer": codes[0]})
    own.post(f"/tables/{table.id}/seat", {"do": "withdraw"})
    assert not seats_of(table)[last].ahead
    own.post(f"/tables/{table.id}/seat", {"do": "ahead", "answer": wanted})
    assert seats_of(table)[last].ahead == {key_of(table.game.state, view.asked): wanted}
    while last not in fresh(table).game.deciders:
        table = play_on(table, 1)
        assert table.to_move != last or last in table.game.deciders, "the question was asked after all"
    place = table.game.deciders.index(last)
    assert table.game.codes[place] == wanted
    assert not seats_of(table)[last].ahead


# --- after the game


def finished(*seats: Person | str) -> Table:
    """A table after its game, of one year."""
    table = begun(list(seats), options=Options(players=len(seats), max_years=1))
    rng = Random(1)
    for _ in range(2000):
        with table_lock(table.id):
            table = fresh(table)
            if table.over:
                return table
            seat = table.game.to_move
            assert seat is not None
            answer(table, seat, rng.choice(table.game.state.codes()), table.version)
    raise AssertionError("the game does not end")


@pytest.mark.usefixtures("each_database")
def test_a_rematch_needs_one_press_of_everybody_and_rotates_the_seats() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = finished(anna, bruno)
    browser(anna).post(f"/tables/{table.id}/rematch")
    assert Table.objects.count() == 1
    assert "Waiting for Bruno" in browser(anna).get(f"/tables/{table.id}/result").content.decode()
    answered = browser(bruno).post(f"/tables/{table.id}/rematch")
    again = Table.objects.exclude(id=table.id).get()
    assert answered["Location"] == f"/tables/{again.id}/"
    assert not again.gathering
    assert [seat.person_id for seat in seats_of(again)] == [bruno.id, anna.id]
    assert f"/tables/{again.id}/" in browser(anna).get(f"/tables/{table.id}/result").content.decode()
    assert again.secret != table.secret


@pytest.mark.usefixtures("each_database")
def test_who_gave_up_may_ask_for_a_rematch_and_the_seats_rotate() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = finished(anna, bruno)
    Seat.objects.filter(table=table, person=bruno).update(left=True, seen=now())
    result = f"/tables/{table.id}/result"
    assert f'action="/tables/{table.id}/rematch"' in browser(bruno).get(result).content.decode()
    browser(anna).post(f"/tables/{table.id}/rematch")
    assert "Waiting for Bruno" in browser(anna).get(result).content.decode()
    browser(bruno).post(f"/tables/{table.id}/rematch")
    again = Table.objects.exclude(id=table.id).get()
    assert [(seat.person_id, seat.bot) for seat in seats_of(again)] == [(bruno.id, ""), (anna.id, "")]


def test_who_gave_up_and_has_gone_is_not_waited_for_and_reads_what_happened() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = finished(anna, bruno)
    Seat.objects.filter(table=table, person=bruno).update(left=True, seen=now())
    result = f"/tables/{table.id}/result"
    browser(anna).post(f"/tables/{table.id}/rematch")
    Seat.objects.filter(table=table, person=bruno).update(seen=None)
    assert f'action="/tables/{table.id}/rematch"' in browser(anna).get(result).content.decode(), "she may press again"
    browser(anna).post(f"/tables/{table.id}/rematch")
    again = Table.objects.exclude(id=table.id).get()
    assert [(seat.person_id, seat.bot) for seat in seats_of(again)] == [(None, "normal"), (anna.id, "")]
    text = browser(bruno).get(result).content.decode()
    assert EN.message("gathering-again-missed") in text
    assert again.id not in text


@pytest.mark.parametrize("rated", [False, True])
def test_who_has_given_up_reads_that_and_comes_back_only_where_it_is_possible(rated: bool) -> None:
    anna, bruno, carla = accounts("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla], rated=rated)
    own = browser(bruno)
    own.post(f"/tables/{table.id}/seat", {"do": "resign"})
    text = own.get(f"/tables/{table.id}/").content.decode()
    assert EN.message("gathering-resigned") in text
    assert EN.message("together-back") not in text
    assert (EN.message("gathering-come-back") in text) == (not rated)


def test_the_result_speaks_to_everybody_about_their_own_game() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = finished(anna, bruno)
    Table.objects.filter(id=table.id).update(spectators=True)
    (eve,) = people("Eve")
    heads = [
        re.findall(r'<h1 id="h-won">(.*?)</h1>', browser(who).get(f"/tables/{table.id}/result").content.decode())[0]
        for who in (anna, bruno, eve)
    ]
    assert len(set(heads)) == 3
    assert "You" in heads[0] + heads[1]
    assert "You" not in heads[2]


def test_results_belong_to_the_people_who_played() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = finished(anna, bruno)
    (eve,) = people("Eve")
    empty = EN.message("stats-none")
    assert [empty in browser(who).get("/statistics").content.decode() for who in (anna, eve, None)] == [
        False,
        True,
        True,
    ]
    own = Finished.objects.filter(table_id=table.id)
    assert dict(own.values_list("person", "seat")) == {anna.id: 0, bruno.id: 1}


def test_whoever_gave_up_has_lost_whatever_the_stand_in_reached() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno], options=Options(players=2, max_years=1))
    for seat, person in enumerate((anna, bruno)):
        browser(person).post(f"/tables/{table.id}/seat", {"do": "resign"})
        assert fresh(table).players[seat].left
    desk = scheduler.BotScheduler()
    while not fresh(table).over:
        assert desk.serve()
    assert {result.outcome for result in Finished.objects.filter(table_id=table.id)} == {"loss"}


def test_a_table_that_nobody_fills_is_deleted_after_a_week() -> None:
    (anna,) = people("Anna")
    table, young = gathered([anna, None]), gathered([anna, None])
    Table.objects.filter(id=table.id).update(created=now() - timedelta(days=8))
    remove_old()
    assert Table.objects.get(id=table.id).deleted is not None
    assert Table.objects.get(id=young.id).deleted is None


# --- the household


def test_the_owner_of_a_household_keeps_what_the_home_server_had(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch, "lan")
    at_home, elsewhere = browser(address="127.0.0.1"), browser(address="192.168.1.20")
    at_home.post("/play-now")
    table = Table.objects.get()
    assert table.host_id is None
    assert at_home.get(f"/tables/{table.id}/").status_code == 200
    assert elsewhere.get(f"/tables/{table.id}/").status_code == 404
    assert elsewhere.post("/settings/backup").status_code == 404
    assert at_home.post("/settings/backup").status_code == 200
    as_shared(monkeypatch, "public")
    assert at_home.get(f"/tables/{table.id}/").status_code == 404, "a proxy is on this computer too"
    assert at_home.post("/settings/backup").status_code == 404


def test_a_hot_seat_of_one_person_is_passed_on_as_at_home() -> None:
    (anna,) = people("Anna")
    table = begun([anna, anna])
    own = browser(anna)
    assert "data-sit" in own.get(f"/tables/{table.id}/").content.decode()
    asked = table.to_move
    own.post(f"/tables/{table.id}/sit", {"seat": str(asked)})
    assert "data-sit" not in own.get(f"/tables/{table.id}/").content.decode()


def test_a_stranger_who_guesses_codes_is_stopped() -> None:
    (anna,) = people("Anna")
    table = gathered([anna, None])
    stranger = browser()
    tried = [stranger.post("/join", {"code": "ZZZZZ"}).status_code for _ in range(61)]
    assert set(tried[:60]) == {422}
    assert tried[60] == 429
    assert stranger.post("/join", {"code": table.code}).status_code == 429
    assert gathering.table_of_code(table.code) is not None


def test_at_home_there_are_no_people(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    monkeypatch.undo()
    for address in ("/join", "/join/x", "/sign-in", "/sign-up", "/account"):
        assert client.get(address).status_code == 404, address
    text = client.get("/").content.decode() + client.get("/new").content.decode()
    assert "/join" not in text
    assert 'value="open"' not in text
    assert EN.message("together-heading") not in text
