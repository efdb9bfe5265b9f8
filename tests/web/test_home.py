"""The start page: playing at once, lists of games, deleting."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from django.utils.timezone import now

from vendemmia.bots import PLAYERS
from vendemmia.engine import Options
from vendemmia.locale import words
from vendemmia.web.computer_players.scheduler import BotScheduler
from vendemmia.web.databases.sqlite.copies import back_up
from vendemmia.web.game.player_names import LONGEST_NAME, estates, seat_names, shown_names
from vendemmia.web.live.side_changes import counters
from vendemmia.web.models import Evaluation, Seat, Table
from vendemmia.web.play.deleting import RESTORABLE, delete_table
from vendemmia.web.show.result.games import about, ago, game_line

from .conftest import Opener
from .moves import answer as play

EN = words("en")


def page(client: Client, address: str = "/") -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def answer_first(table: Table) -> Table:
    state = table.game.state
    return play(table.id, state.to_move or 0, state.codes()[0], table.version)


class TestPlayNow:
    def test_one_press_opens_a_game_against_the_normal_computer_player(self, client: Client) -> None:
        answer = client.post("/play-now")
        table = Table.objects.get()
        assert (answer.status_code, answer.headers["Location"]) == (303, f"/tables/{table.id}/")
        assert Options.from_json(table.options) == Options(players=2)
        assert [seat.bot for seat in table.seats.all()] == ["", "normal"]
        assert client.get(answer.headers["Location"]).status_code == 200

    def test_the_extended_board_can_be_tried_as_quickly(self, client: Client) -> None:
        client.post("/play-now", {"board": "extended"})
        options = Options.from_json(Table.objects.get().options)
        assert (options.modules, options.map_scoring) == (frozenset({"extended_board"}), False)

    def test_an_unknown_board_is_the_usual_one(self, client: Client) -> None:
        client.post("/play-now", {"board": "moon"})
        assert Options.from_json(Table.objects.get().options) == Options(players=2)

    def test_the_seeds_differ(self, client: Client) -> None:
        for _ in range(8):
            client.post("/play-now")
        secrets = set(Table.objects.values_list("secret", flat=True))
        assert len(secrets) == 8
        assert all(len(secret) == 64 for secret in secrets)
        assert not Table.objects.filter(known_deal=True).exists()

    def test_the_guided_game_is_marked_as_one(self, client: Client) -> None:
        assert client.post("/guide").status_code == 303
        assert Table.objects.get().guided

    @pytest.mark.parametrize("address", ["/play-now", "/campaign/play", "/campaign/skip"])
    def test_looking_opens_nothing(self, client: Client, address: str) -> None:
        assert client.get(address).status_code == 405
        assert not Table.objects.exists()

    @pytest.mark.parametrize(
        "address", ["/play-now", "/guide", "/new", "/solo", "/campaign/start", "/campaign/play", "/settings"]
    )
    def test_a_foreign_form_opens_nothing(self, address: str) -> None:
        assert Client(enforce_csrf_checks=True).post(address, {"players": "2"}).status_code == 403
        assert not Table.objects.exists()


class TestLists:
    def test_a_newcomer_sees_what_the_game_is_about(self, client: Client) -> None:
        shown = page(client)
        assert EN.message("home-first-text") in shown
        assert EN.message("home-ended-none") in shown

    def test_a_game_in_progress_can_be_continued(self, client: Client, open_game: Opener) -> None:
        table = open_game(Options(players=3, modules={"extended_board", "special_workers"}), people=2, bot="hard")
        shown = page(client)
        assert f'href="/tables/{table.id}/"' in shown
        assert "Anna, Bruno, Carla (hard)" in shown
        assert "Extended board, Special workers" in shown

    def test_the_newest_stands_first(self, client: Client, open_game: Opener) -> None:
        tables = [open_game(seed=seed) for seed in range(3)]
        Table.objects.filter(id=tables[0].id).update(changed=now() + timedelta(minutes=1))
        shown = page(client)
        places = [shown.index(f'href="/tables/{tables[number].id}/"') for number in (0, 2, 1)]
        assert places == sorted(places)

    def test_many_games_are_shown_on_demand(self, client: Client, open_game: Opener) -> None:
        tables = [open_game(seed=seed) for seed in range(7)]
        shown, everything = page(client), page(client, "/games")
        assert sum(f'href="/tables/{table.id}/"' in shown for table in tables) == 5
        assert all(f'href="/tables/{table.id}/"' in everything for table in tables)

    def test_a_finished_game_leads_to_its_result_and_its_replay(self, client: Client, open_game: Opener) -> None:
        table = open_game()
        Table.objects.filter(id=table.id).update(over=True, to_move=None, result=[21, 17], year=8)
        shown = page(client)
        assert f'href="/tables/{table.id}/result"' in shown
        assert f'href="/tables/{table.id}/replay/"' in shown
        assert "Anna 21 VP" in shown
        assert f'<a href="/tables/{table.id}/">' not in shown

    def test_a_record_from_elsewhere_is_only_looked_at(self, client: Client, open_game: Opener) -> None:
        table = open_game(uploaded=True)
        shown = page(client)
        assert f'<a href="/tables/{table.id}/">' not in shown
        assert f'href="/tables/{table.id}/replay/"' in shown
        assert f'href="/tables/{table.id}/result"' not in shown

    def test_a_record_can_be_handed_in(self, client: Client) -> None:
        shown = page(client)
        assert 'action="/records"' in shown
        assert 'type="file" id="record" name="record"' in shown

    def test_a_name_cannot_bring_markup(self, client: Client, open_game: Opener) -> None:
        table = open_game()
        table.seats.filter(number=0).update(name="<script>x</script>")
        assert "<script>x" not in page(client)
        client.post(f"/tables/{table.id}/delete")
        for address in (f"/?deleted={table.id}", "/games?list=deleted"):
            assert "&lt;script&gt;x" in page(client, address)
            assert "<script>x" not in page(client, address)


class TestDeleting:
    def test_a_deleted_game_is_gone_from_every_page(self, client: Client, open_game: Opener) -> None:
        table, other = open_game(), open_game(seed=8)
        answer = client.post(f"/tables/{table.id}/delete")
        assert (answer.status_code, answer.headers["Location"]) == (303, f"/?deleted={table.id}")
        for address in ("/", "/games", "/games?list=ended"):
            assert f"/tables/{table.id}/" not in page(client, address)
        assert f"/tables/{other.id}/" in page(client)
        for part in ("", "result", "replay/", "record.json", "log"):
            assert client.get(f"/tables/{table.id}/{part}").status_code == 404
        assert client.post(f"/tables/{table.id}/play").status_code == 404
        assert client.post(f"/tables/{table.id}/delete").status_code == 404

    def test_undo_restores_it_as_it_was(self, client: Client, open_game: Opener) -> None:
        table = answer_first(open_game(people=2))
        before = Table.objects.filter(id=table.id).values().get()
        shown = page(client, client.post(f"/tables/{table.id}/delete").headers["Location"])
        assert f'formaction="/tables/{table.id}/restore"' in shown
        assert f'formaction="/tables/{table.id}/restore"' in page(client, "/games?list=deleted")
        for _ in range(2):  # The second press of a double click finds it restored.
            assert client.post(f"/tables/{table.id}/restore").status_code == 303
        assert Table.objects.filter(id=table.id).values().get() == before
        assert client.get(f"/tables/{table.id}/").status_code == 200
        assert "/restore" not in page(client, f"/?deleted={table.id}")

    def test_one_stays_in_the_list(self, client: Client, open_game: Opener) -> None:
        table = open_game()
        came_from = {"Referer": "http://testserver/games?list=running&page=2&deleted=x"}
        answer = client.post(f"/tables/{table.id}/delete", headers=came_from)
        assert answer.headers["Location"] == f"/games?list=running&page=2&deleted={table.id}"
        assert f'formaction="/tables/{table.id}/restore"' in page(client, answer.headers["Location"])
        answer = client.post(f"/tables/{table.id}/restore", headers=came_from)
        assert answer.headers["Location"] == "/games?list=running&page=2"
        answer = client.post(f"/tables/{table.id}/delete", headers={"Referer": "http://evil.example/games"})
        assert answer.headers["Location"] == f"/?deleted={table.id}"

    def test_after_a_day_it_is_gone_for_good(self, client: Client, open_game: Opener) -> None:
        old, newer = open_game(), open_game(seed=8)
        client.post(f"/tables/{old.id}/delete")
        Table.objects.filter(id=old.id).update(deleted=now() - RESTORABLE - timedelta(minutes=1))
        client.post(f"/tables/{newer.id}/delete")
        assert list(Table.objects.values_list("id", flat=True)) == [newer.id]
        assert not Seat.objects.filter(table_id=old.id).exists()
        assert client.post(f"/tables/{old.id}/restore").status_code == 404

    def test_a_backup_holds_it_but_does_not_count_it(self, open_game: Opener, tmp_path: Path) -> None:
        gone, _ = open_game(), open_game(seed=8)
        delete_table(gone.id)
        live, copy = Path(str(connection.settings_dict["NAME"])), tmp_path / "copy.sqlite3"
        assert back_up(live, copy) == 1
        with closing(sqlite3.connect(copy)) as opened:
            assert opened.execute("SELECT count(*) FROM web_table").fetchone() == (2,)

    def test_nobody_plays_or_weighs_there(self, client: Client, open_game: Opener) -> None:
        table = open_game()
        Table.objects.filter(id=table.id).update(bot_to_move=True, hurry=True)
        Evaluation.objects.create(table=table, seat=0, version=0, total=3)
        client.post(f"/tables/{table.id}/delete")
        assert not BotScheduler().serve()
        assert not Evaluation.objects.exists()
        assert counters(table.id) is None

    def test_looking_deletes_nothing(self, client: Client, open_game: Opener) -> None:
        table = open_game()
        for what in ("delete", "restore"):
            assert client.get(f"/tables/{table.id}/{what}").headers["Location"] == f"/tables/{table.id}/"
        assert Client(enforce_csrf_checks=True).post(f"/tables/{table.id}/delete").status_code == 403
        assert Table.objects.get().deleted is None


class TestLines:
    @pytest.mark.parametrize(
        ("seconds", "text"),
        [
            (-5, "just now"),
            (59, "just now"),
            (60, "1 minute ago"),
            (3599, "59 minutes ago"),
            (7200, "2 hours ago"),
            (86400, "1 day ago"),
            (3 * 86400 + 5, "3 days ago"),
        ],
    )
    def test_how_long_ago(self, seconds: int, text: str) -> None:
        assert ago(EN, timedelta(seconds=seconds)) == text

    def test_whose_turn_it_is(self, open_game: Opener) -> None:
        table = open_game(people=1)
        waiting = game_line(EN, table, now())
        assert waiting.waits is (table.to_move == 0)
        assert waiting.turn == ("Your turn" if table.to_move == 0 else "Bruno is thinking")
        shared = open_game(people=2)
        name = ("Anna", "Bruno")[shared.to_move or 0]
        assert game_line(EN, shared, now()).turn == f"{name} is next"

    def test_a_level_all_computer_players_share_is_said_once(self, open_game: Opener) -> None:
        alike = open_game(Options(players=3), bot="hard")
        line = game_line(EN, alike, now())
        assert (line.names, line.level) == ("Anna, Bruno, Carla", "hard")
        assert line.players == "Anna, Bruno (hard), Carla (hard)"
        Seat.objects.filter(table=alike, number=2).update(bot="easy")
        mixed = game_line(EN, Table.objects.get(pk=alike.id), now())
        assert (mixed.names, mixed.level) == ("Anna, Bruno (hard), Carla (easy)", "")

    def test_a_tie_names_nobody_as_first(self, open_game: Opener) -> None:
        table = open_game()
        table.result = [20, 20]
        assert not any(points.is_most for points in game_line(EN, table, now()).points)

    def test_the_automa_has_its_points(self, open_game: Opener) -> None:
        table = open_game(Options(players=1, solo="normal"))
        table.result = [24, 20]
        line = game_line(EN, table, now())
        assert [(points.name, points.vp, points.is_most) for points in line.points] == [
            ("Anna", 24, True),
            (EN.automa_name(), 20, False),
        ]
        assert line.players == f"Anna, {EN.automa_name()}"

    def test_what_is_played(self) -> None:
        assert about(EN, Options(players=2)) == "Base board"
        assert about(EN, Options(players=2, friendly=True, advanced=True)).count(",") == 2
        challenge = Options(players=1, solo="hard", challenge=4)
        assert about(EN, challenge) == "Challenge 4, The Great Harvest, Solo, Hard, Base board"


class TestNames:
    def test_estates_are_many_distinct_and_short(self) -> None:
        names = estates(EN)
        assert len(names) >= 6
        assert len({name.casefold() for name in names}) == len(names)
        assert all(0 < len(name) <= LONGEST_NAME for name in names)

    def test_everybody_gets_a_name_of_their_own(self) -> None:
        for seed in range(50):
            bots = [False, False, *[True] * 4]
            names = shown_names(EN, seat_names(EN, [("", bot) for bot in bots], seed), bots)
            assert len({name.casefold() for name in names}) == 6
            assert names[:2] == ("Player 1", "Player 2")
            assert set(names[2:]) <= set(estates(EN))

    def test_the_same_seed_finds_the_same_names(self) -> None:
        given = [("", False), ("", True), ("", True)]
        assert seat_names(EN, given, 5) == seat_names(EN, given, 5)

    def test_what_was_chosen_stays_and_is_nobody_elses(self) -> None:
        first = estates(EN)[0]
        for seed in range(30):
            names = seat_names(EN, [(first.upper(), False), *[("", True)] * 5], seed)
            assert names[0] == first.upper()
            assert first not in names

    def test_a_person_may_be_called_like_another_number(self) -> None:
        assert shown_names(EN, ["", "player 1"], [False, False]) == ("Player 2", "player 1")

    def test_one_alone_needs_no_number(self) -> None:
        assert shown_names(EN, ["", "Lorsa"], ["", "easy"]) == (EN.message("new-name-alone"), "Lorsa")

    def test_the_name_of_a_person_without_one_follows_the_reader_and_is_not_saved(self) -> None:
        names = seat_names(EN, [("", False), ("", True)], 1)
        assert names[0] == ""
        assert [shown_names(words(language), names, [False, True])[0] for language in ("en", "pl")] == [
            words(language).message("new-name-alone") for language in ("en", "pl")
        ]

    def test_every_computer_player_has_a_sentence(self) -> None:
        assert all(EN.bot_text(bot) for bot in PLAYERS)
