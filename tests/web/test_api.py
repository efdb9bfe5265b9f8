"""The API: who may call, one form of errors, tables, and a game from its opening to its record."""

from __future__ import annotations

import json
import re

import pytest
from django.db import OperationalError, connection
from django.test import Client

from vendemmia.engine import Options
from vendemmia.locale import languages, words
from vendemmia.record import Record
from vendemmia.web.api import auth
from vendemmia.web.api.errors import STATUS
from vendemmia.web.api.stream import Stream
from vendemmia.web.counting.calls import Counter, Rate
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table, Token
from vendemmia.web.people import rate_limits
from vendemmia.web.people.api_tokens import MOST, TooManyTokens, make_token, revoke_token
from vendemmia.web.play.moves import Stale, answer
from vendemmia.web.tables.cache import read_recent, read_table

from .calling import Caller, person, shared  # noqa: F401 - a fixture
from .conftest import Opener
from .people import as_shared
from .scenes import recorded_table


class TestTokens:
    def test_only_a_digest_is_saved(self) -> None:
        text = make_token(None, "my bot")
        saved = " ".join(str(value) for value in Token.objects.values_list().get())
        assert text.startswith("vdm_")
        assert text[4:] not in saved

    @pytest.mark.parametrize("token", ["", "nonsense", "vdm_", "\x00", "x" * 5000])
    def test_nobody_calls_without_one(self, token: str) -> None:
        caller = Caller(token=token)
        assert caller.get("/me")["error"] == "no-token"
        assert caller.status == 401

    def test_a_revoked_one_is_worth_nothing(self) -> None:
        caller = Caller()
        assert caller.get("/me")["token"] == "a test"
        assert revoke_token(None, Token.objects.get().id)
        caller.get("/me")
        assert caller.status == 401

    @pytest.mark.usefixtures("shared")
    def test_one_of_a_home_server_is_worth_nothing_on_a_shared_one(self) -> None:
        caller = Caller()
        caller.get("/me")
        assert caller.status == 401
        anna = person("Anna")
        assert Caller(anna).get("/me")["id"] == anna.id

    @pytest.mark.usefixtures("shared")
    def test_nobody_revokes_that_of_somebody_else(self) -> None:
        anna, bruno = Caller(person("Anna")), person("Bruno")
        assert not revoke_token(bruno, Token.objects.get().id)
        anna.get("/me")
        assert anna.status == 200

    def test_there_is_a_limit(self) -> None:
        for number in range(MOST):
            make_token(None, f"bot {number}")
        with pytest.raises(TooManyTokens):
            make_token(None, "one more")

    def test_a_cookie_does_not_call(self, client: Client) -> None:
        client.get("/")
        assert client.get("/api/me").status_code == 401

    def test_the_page_shows_a_new_one_once(self, client: Client) -> None:
        made = client.post("/settings/tokens", {"name": "my bot"}).content.decode()
        found = re.search(r"vdm_[\w-]{43}", made)
        assert found
        assert Caller(token=found[0]).get("/me")["token"] == "my bot"
        page = client.get("/settings/tokens").content.decode()
        assert "my bot" in page
        assert "vdm_" not in page
        client.post("/settings/tokens", {"revoke": str(Token.objects.get().id)})
        assert not Token.objects.exists()

    @pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x07b"])
    def test_a_name_that_cannot_be_used(self, name: str, client: Client) -> None:
        assert client.post("/settings/tokens", {"name": name}).status_code == 422
        assert not Token.objects.exists()


class TestErrors:
    def test_every_error_has_words_in_every_language(self) -> None:
        missing = [
            (language, error)
            for language in languages()
            for error in STATUS
            if not words(language).has_message(f"api-error-{error}")
        ]
        assert missing == []

    def test_they_are_in_the_language_of_the_call(self) -> None:
        caller = Caller()
        by_header = caller.get("/nothing", **{"Accept-Language": "pl"})
        by_query = caller.get("/tables/none/view?language=pl", **{"Accept-Language": "fr"})
        assert by_header["message"] == by_query["message"] == words("pl").message("api-error-not-found")

    def test_all_is_json_whatever_is_wrong(self) -> None:
        caller = Caller()
        headers = {"Authorization": f"Bearer {caller.token}"}
        client = caller.client
        for answered, status in (
            (client.get("/api/nothing", headers=headers), 404),
            (client.put("/api/me", headers=headers), 405),
            (client.get("/api/tables/none/moves", headers=headers), 405),
            (client.post("/api/tables", b"junk", content_type="application/json", headers=headers), 400),
            (client.post("/api/tables", b"9" * 200_000, content_type="application/json", headers=headers), 413),
        ):
            assert answered.status_code == status
            assert answered.json().keys() >= {"error", "message"}

    def test_a_game_that_cannot_be_played_on(self, open_game: Opener) -> None:
        table = open_game()
        Table.objects.filter(id=table.id).update(options={"players": 99})
        caller = Caller()
        assert caller.get(f"/tables/{table.id}/view")["error"] == "game"
        assert caller.status == 422

    @pytest.mark.parametrize("odd", ["options = '[1]'", "year = 'x'", "changed = 'x'", "result = '5'"])
    def test_a_damaged_row_harms_only_itself(self, odd: str, open_game: Opener) -> None:
        bad, good = open_game(), open_game()
        with connection.cursor() as cursor:
            cursor.execute(f"UPDATE web_table SET {odd} WHERE id = %s", [bad.id])  # noqa: S608 - our own texts
        caller = Caller()
        listed = [table["id"] for table in caller.get("/tables")["tables"]]
        assert caller.status == 200
        assert good.id in listed
        for path in ("", "/view"):
            caller.get(f"/tables/{bad.id}{path}")
            assert caller.status in {200, 422}


class TestOpening:
    def test_against_the_computer(self) -> None:
        caller = Caller()
        opened = caller.post("/tables", seats=[{"who": "you", "name": "Anna"}, {"who": "easy"}])
        assert caller.status == 201
        assert [seat["bot"] for seat in opened["seats"]] == ["", "easy"]
        assert opened["your_seats"] == [0]
        assert not opened["known_deal"]
        assert Table.objects.get(id=opened["id"]).secret
        assert opened["id"] in [table["id"] for table in caller.get("/tables")["tables"]]

    @pytest.mark.parametrize(
        ("seats", "options", "error"),
        [
            (["you"], {}, "options"),
            (["you"], {"solo": "nonsense"}, "options"),
            (["you", "you"], {"modules": [["a"]]}, "options"),
            (["you", "you"], {"no_such": 1}, "options"),
            (["you", "nobody"], {}, "seats"),
            (["you", "open"], {}, "seats"),
            ([], {}, "invalid"),
            (["you"] * 7, {}, "invalid"),
        ],
    )
    def test_what_is_no_table(self, seats: list[str], options: dict[str, object], error: str) -> None:
        caller = Caller()
        assert caller.post("/tables", seats=[{"who": who} for who in seats], options=options)["error"] == error
        assert caller.status == 422
        assert not Table.objects.exists()

    def test_rated_only_on_a_shared_server(self) -> None:
        caller = Caller()
        assert caller.post("/tables", seats=[{"who": "you"}, {"who": "easy"}], rated=True)["error"] == "not-rated"


@pytest.mark.usefixtures("shared")
class TestSharing:
    def test_a_table_gathers_until_everybody_is_there(self) -> None:
        anna, bruno, carla = (Caller(person(name)) for name in ("Anna", "Bruno", "Anna"))
        opened = anna.post("/tables", seats=[{"who": "you"}, {"who": "open"}, {"who": "open"}])
        table, key = opened["id"], opened["invitation"]
        assert opened["gathering"]
        assert anna.get(f"/tables/{table}/view")["error"] == "gathering"
        assert bruno.get(f"/tables/{table}")["error"] == "not-found"
        assert bruno.post(f"/tables/{table}/join")["error"] == "not-found"
        assert bruno.post(f"/tables/{table}/join", invitation=key.swapcase())["error"] == "not-found"
        joined = bruno.post(f"/tables/{table}/join", invitation=key)
        assert (joined["your_seats"], joined["gathering"], joined["invitation"]) == ([1], True, None)
        full = carla.post(f"/tables/{table}/join", invitation=key)
        assert not full["gathering"]
        assert [seat["name"] for seat in full["seats"]] == ["Anna", "Bruno", "Anna 2"]
        assert Caller(person("Dino")).post(f"/tables/{table}/join", invitation=key)["error"] == "not-gathering"
        assert bruno.post(f"/tables/{table}/join")["your_seats"] == [1]

    def test_open_tables_are_listed_for_everybody(self) -> None:
        anna, bruno = Caller(person("Anna")), Caller(person("Bruno"))
        listed = anna.post("/tables", seats=[{"who": "you"}, {"who": "open"}], listed=True)
        anna.post("/tables", seats=[{"who": "you"}, {"who": "open"}])
        found = bruno.get("/tables?which=open")["tables"]
        assert [(each["id"], each["invitation"]) for each in found] == [(listed["id"], None)]
        assert bruno.get("/tables")["tables"] == []
        assert not bruno.post(f"/tables/{listed['id']}/join")["gathering"]
        assert len(bruno.get("/tables")["tables"]) == 1

    def test_nobody_sees_or_plays_the_seat_of_another(self) -> None:
        anna, bruno = Caller(person("Anna")), Caller(person("Bruno"))
        opened = anna.post("/tables", seats=[{"who": "you"}, {"who": "open"}], listed=True)
        table = bruno.post(f"/tables/{opened['id']}/join")
        path = f"/tables/{table['id']}"
        assert anna.get(f"{path}/view?seat=1")["error"] == "forbidden"
        asked, other = (anna, bruno) if table["to_move"] == 0 else (bruno, anna)
        code = asked.get(f"{path}/view")["codes"][0]
        assert other.get(f"{path}/view")["codes"] == []
        assert other.get(f"{path}/legal")["error"] == "not-your-turn"
        assert other.move(table["id"], code, table["version"])["error"] == "not-your-turn"
        assert other.move(table["id"], code, table["version"], seat=table["to_move"])["error"] == "forbidden"
        asked.move(table["id"], code, table["version"])
        assert asked.status == 200

    def test_a_stranger_gets_nothing_and_a_spectator_the_open_table(self) -> None:
        anna, carla = Caller(person("Anna")), Caller(person("Carla"))
        hidden = anna.post("/tables", seats=[{"who": "you"}, {"who": "easy"}])
        for path in ("", "/view", "/legal", "/why-not?code=pass", "/record", "/events"):
            assert carla.get(f"/tables/{hidden['id']}{path}")["error"] == "not-found"
        for path in ("moves", "undo"):
            sent = {"version": 0, "once": "12345678"} | ({"code": "pass"} if path == "moves" else {})
            assert carla.post(f"/tables/{hidden['id']}/{path}", **sent)["error"] == "not-found"
        shown = anna.post("/tables", seats=[{"who": "you"}, {"who": "easy"}], spectators=True)
        seen = carla.get(f"/tables/{shown['id']}/view")
        assert seen["seat"] is None
        assert all("hand" not in seat for seat in seen["position"]["seats"])
        assert carla.get(f"/tables/{shown['id']}/legal")["error"] == "not-your-turn"

    def test_calls_are_limited(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(auth, "CALLS", Rate(3, 10, 100))
        monkeypatch.setattr(rate_limits, "counter", Counter(lambda: 0.0))
        anna = person("Anna")
        callers = [Caller(anna) for _ in range(4)]  # Each has a token of its own, but they are one person.
        answers = [each.get("/me") for each in callers]
        assert [each.status for each in callers] == [200] * 3 + [429]
        assert Caller(person("Bruno")).get("/me")["name"] == "Bruno"
        assert answers[-1]["error"] == "too-many"
        assert answers[-1]["wait"] >= 1


class TestPlaying:
    def test_legal_answers_have_labels_and_outlooks(self, open_game: Opener) -> None:
        table = recorded_table("base-3-4.json", [SeatedPlayer(name) for name in ("Anna", "Bruno", "Carla")], 60)
        caller = Caller()
        legal = caller.get(f"/tables/{table.id}/legal?language=fr")
        codes = caller.get(f"/tables/{table.id}/view")["codes"]
        assert sorted(each["code"] for each in legal["answers"]) == sorted(codes)
        assert all(each["label"] for each in legal["answers"])
        assert any(each["outlook"] and each["summary"] for each in legal["answers"])
        assert legal["question"]["text"]
        assert legal["version"] == table.version

    def test_a_move_that_another_process_is_still_writing_is_played_once(
        self, open_game: Opener, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The first process is killed before it answers; what it wrote appears when the second has read the table."""
        table, caller = open_game(people=2), Caller()
        code = caller.get(f"/tables/{table.id}/view")["codes"][0]

        def slower(_: Table, seat: int, code: str, version: int, once: str) -> None:
            answer(read_table(table.id), seat, code, version, once)
            raise Stale

        monkeypatch.setattr("vendemmia.web.api.play_calls.answer", slower)
        found = caller.move(table.id, code, 0, once="the-number-1")
        assert found["repeated"]
        assert read_table(table.id).version == found["version"] == 1

    def test_a_move_is_acknowledged_although_nobody_can_be_notified(
        self, open_game: Opener, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It is written, and the database is lost after that."""

        def lost(_: Table) -> None:
            raise OperationalError("the connection is closed")

        monkeypatch.setattr("vendemmia.web.play.moves.notify", lost)
        table, caller = open_game(people=2), Caller()
        code = caller.get(f"/tables/{table.id}/view")["codes"][0]
        assert caller.move(table.id, code, 0)["version"] == 1
        assert caller.status == 200

    def test_a_move_is_played_once(self, open_game: Opener) -> None:
        table = open_game(people=2)
        caller = Caller()
        code = caller.get(f"/tables/{table.id}/view")["codes"][0]
        first = caller.move(table.id, code, 0, once="the-number-1")
        assert (first["version"], first["repeated"]) == (1, False)
        assert first["events"]
        again = caller.move(table.id, code, 0, once="the-number-1")
        assert caller.status == 200
        assert again["repeated"]
        assert {key: again[key] for key in ("version", "plies", "to_move")} == {
            key: first[key] for key in ("version", "plies", "to_move")
        }
        assert table.plies.count() == first["plies"]

    def test_a_stale_version_changes_nothing(self, open_game: Opener) -> None:
        table = open_game(people=2)
        caller = Caller()
        code = caller.get(f"/tables/{table.id}/view")["codes"][0]
        caller.move(table.id, code, 0, once="the-number-1")
        now = caller.get(f"/tables/{table.id}/view")
        for version in (0, 7):
            refused = caller.move(table.id, now["codes"][0], version)
            assert (caller.status, refused["error"], refused["version"]) == (409, "stale", 1)
        assert caller.get(f"/tables/{table.id}/view") == now

    def test_an_illegal_one_says_why(self) -> None:
        table = recorded_table("base-3-4.json", [SeatedPlayer(name) for name in ("Anna", "Bruno", "Carla")], 60)
        caller = Caller()
        codes = caller.get(f"/tables/{table.id}/view")["codes"]
        code = next(
            each
            for each in (
                f"place:{action}:{space}:regular"
                for action in ("plant_vine", "train_worker")
                for space in ("left", "right")
            )
            if each not in codes
        )
        refused = caller.move(table.id, code, table.version)
        assert (caller.status, refused["error"]) == (422, "illegal")
        why = caller.get(f"/tables/{table.id}/why-not?code={code}")
        assert not why["legal"]
        for reason in (*refused["reasons"], *why["reasons"]):
            assert re.fullmatch(r"[A-Z_]+", reason["id"])
            assert re.fullmatch(r"[A-Z]+-\d+", reason["rule"])
            assert reason["text"]
        assert refused["reasons"][0]["id"] == why["reasons"][0]["id"]
        assert caller.get(f"/tables/{table.id}/why-not?code={codes[0]}")["legal"]
        assert caller.get(f"/tables/{table.id}/why-not?code=nonsense")["error"] == "unknown-code"
        assert caller.move(table.id, "nonsense", table.version)["error"] == "unknown-code"
        assert Table.objects.get(id=table.id).version == table.version

    def test_undo(self) -> None:
        table = recorded_table("base-3-4.json", [SeatedPlayer(name) for name in ("Anna", "Bruno", "Carla")], 60)
        caller = Caller()
        before = caller.get(f"/tables/{table.id}/view?seat={table.to_move}")
        quiet = next(each for each in caller.get(f"/tables/{table.id}/legal")["answers"] if not each["final"])
        moved = caller.move(table.id, quiet["code"], table.version)
        back = caller.post(f"/tables/{table.id}/undo", version=moved["version"], once="undo-number-1")
        assert caller.status == 200
        after = caller.get(f"/tables/{table.id}/view?seat={table.to_move}")
        assert after["position"] == before["position"]
        assert caller.post(f"/tables/{table.id}/undo", version=0, once="undo-number-1")["repeated"]
        assert caller.post(f"/tables/{table.id}/undo", version=0, once="undo-number-2")["error"] in {
            "stale",
            "nothing-to-undo",
        }
        assert back["version"] == table.version + 2

    def test_the_record_waits_for_the_end(self) -> None:
        caller = Caller()
        running = recorded_table("base-3-4.json", [SeatedPlayer(name) for name in ("Anna", "Bruno", "Carla")], 60)
        assert caller.get(f"/tables/{running.id}/record")["error"] == "not-over"
        ended = recorded_table("solo-normal-challenge-3-7.json", [SeatedPlayer("Anna")])
        record = caller.get(f"/tables/{ended.id}/record")
        assert Record.from_text(json.dumps(record)).codes
        assert caller.get(f"/tables/{ended.id}")["to_move"] is None

    def test_bots_do_not_play_while_a_table_gathers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        as_shared(monkeypatch)
        anna, bruno = Caller(person("Anna")), Caller(person("Bruno"))
        for _ in range(6):  # Who begins is drawn.
            opened = anna.post("/tables", seats=[{"who": "easy"}, {"who": "open"}, {"who": "easy"}], listed=True)
            assert not Table.objects.get(id=opened["id"]).bot_to_move
            begun = bruno.post(f"/tables/{opened['id']}/join")
            assert Table.objects.get(id=opened["id"]).bot_to_move == (begun["to_move"] != 1)


def a_token() -> Token:
    make_token(None, "a stream")
    return Token.objects.latest("id")


@pytest.mark.usefixtures("each_database")
class TestStream:
    def test_it_says_what_is_new(self, open_game: Opener) -> None:
        table = open_game(people=2)
        stream = Stream(a_token(), table.id, 0, words("en"), 0)
        first = stream.news()
        assert first is not None
        assert (first.data["version"], first.data["events"]) == (0, [])
        answer(read_table(table.id), table.to_move or 0, read_table(table.id).game.state.codes()[0], 0)
        second = stream.news()
        assert second is not None
        assert second.data["from"] == 0
        assert second.data["events"]
        assert not second.data["undone"]
        third = stream.news()
        assert third is not None
        assert third.data["events"] == []
        assert third.text.startswith(f"id: {third.plies}\nevent: version\ndata: ")

    def test_it_names_the_answers_of_whoever_is_asked(self, open_game: Opener) -> None:
        table = open_game(people=2)
        asked = table.to_move or 0
        said = {seat: Stream(a_token(), table.id, seat, words("en"), 0).news() for seat in (asked, 1 - asked, None)}
        codes = {seat: each.data["codes"] for seat, each in said.items() if each is not None}
        assert codes == {asked: read_table(table.id).game.state.codes(), 1 - asked: [], None: []}

    def test_what_was_read_a_moment_ago_is_never_older_than_what_was_announced(self, open_game: Opener) -> None:
        table = open_game(people=2)
        stream = Stream(a_token(), table.id, 0, words("en"), 0)
        assert stream.news(0) is not None
        Table.objects.filter(id=table.id).update(version=1)  # Another process has changed it.
        assert read_recent(table.id, 0).version == 0
        said = stream.news(1)
        assert said is not None
        assert said.data["version"] == 1

    def test_it_says_what_was_taken_back(self) -> None:
        table = recorded_table("base-3-4.json", [SeatedPlayer(name) for name in ("Anna", "Bruno", "Carla")], 60)
        caller = Caller()
        stream = Stream(a_token(), table.id, 0, words("en"), 60)
        quiet = next(each for each in caller.get(f"/tables/{table.id}/legal")["answers"] if not each["final"])
        moved = caller.move(table.id, quiet["code"], table.version)
        assert stream.news() is not None
        caller.post(f"/tables/{table.id}/undo", version=moved["version"], once="undo-number-1")
        said = stream.news()
        assert said is not None
        assert (said.data["undone"], said.data["from"], said.data["plies"]) == (True, 60, 60)

    def test_a_deleted_table_ends_it(self, open_game: Opener) -> None:
        table = open_game()
        stream = Stream(a_token(), table.id, 0, words("en"), 0)
        Table.objects.filter(id=table.id).delete()
        assert stream.news() is None

    def test_it_ends_with_the_token_and_with_the_seat(self, monkeypatch: pytest.MonkeyPatch) -> None:
        as_shared(monkeypatch)
        anna = Caller(person("Anna"))
        opened = anna.post("/tables", seats=[{"who": "you"}, {"who": "easy"}], spectators=True)
        own = Stream(Token.objects.get(), opened["id"], 0, words("en"), 0)
        watching = Stream(Token.objects.get(), opened["id"], None, words("en"), 0)
        assert own.news() is not None
        Table.objects.get(id=opened["id"]).seats.update(person=None)
        Table.objects.filter(id=opened["id"]).update(host=None)
        assert own.news(0) is None  # Although the table was read a moment ago.
        assert own.news() is None
        assert watching.news() is not None
        Token.objects.all().delete()
        assert watching.news() is None


def test_solo_tables_have_the_points_of_the_automa() -> None:
    caller = Caller()
    opened = caller.post("/tables", seats=[{"who": "you"}], options={"solo": "normal"})
    assert opened["automa_vp"] == 20
    assert Options.from_json(opened["options"]).solo == "normal"
