"""New tables and solo games: every option reaches the table, every mistake a word beside its field."""

from __future__ import annotations

import re

import pytest
from django.http import QueryDict
from django.test import Client

from vendemmia.bots import PLAYERS
from vendemmia.engine import Options
from vendemmia.engine.content.solo import AGGRESSIVE_LEVELS, LEVELS
from vendemmia.engine.options import MODULES
from vendemmia.locale import words
from vendemmia.web.game.player_names import LONGEST_NAME
from vendemmia.web.lobby.forms import NewTableForm, SoloForm
from vendemmia.web.models import Table
from vendemmia.web.play.moves import PACES

EN = words("en")
Given = dict[str, str | list[str]]


def opened(client: Client, address: str, given: Given) -> Table:
    answer = client.post(address, given)
    table = Table.objects.get()
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/tables/{table.id}/")
    assert client.get(answer.headers["Location"]).status_code == 200
    return table


def refused(client: Client, address: str, given: Given) -> str:
    answer = client.post(address, given)
    assert answer.status_code == 422
    assert not Table.objects.exists()
    return answer.content.decode()


def problems(html: str) -> set[str]:
    return set(re.findall(r'id="problem-([\w-]+)"', html))


class TestNewTable:
    @pytest.mark.parametrize("players", range(2, 7))
    def test_two_to_six_players(self, client: Client, players: int) -> None:
        table = opened(client, "/new", {"players": str(players)})
        assert [seat.bot for seat in table.seats.all()] == ["", *["normal"] * (players - 1)]
        assert Options.from_json(table.options) == Options(players=players)

    def test_all_options_reach_the_table(self, client: Client) -> None:
        given: Given = {
            "players": "4",
            "who-1": "person",
            "name-1": "  Ada   Rossi ",
            "who-2": "hard",
            "name-2": "",
            "who-3": "person",
            "name-3": "Bruno",
            "who-4": "random",
            "name-4": "Die",
            "who-5": "nonsense",
            "name-5": "x" * 99,
            "modules": list(MODULES),
            "friendly": "1",
            "advanced": "1",
            "seed": "-12",
            "pace": "fast",
        }
        table = opened(client, "/new", given)
        assert Options.from_json(table.options) == Options(
            players=4, friendly=True, advanced=True, modules=frozenset(MODULES), map_scoring=False
        )
        assert (table.seed, table.pace) == (-12, "fast")
        seats = [(seat.name, seat.bot) for seat in table.seats.all()]
        assert (seats[0], seats[2], seats[3]) == (("Ada Rossi", ""), ("Bruno", ""), ("Die", "random"))
        assert seats[1][1] == "hard"
        assert seats[1][0]

    @pytest.mark.parametrize("bot", PLAYERS)
    def test_the_short_form_gives_all_other_seats_to_one_level(self, client: Client, bot: str) -> None:
        table = opened(client, "/new", {"players": "3", "level": bot})
        assert [seat.bot for seat in table.seats.all()] == ["", bot, bot]

    def test_regions_score_only_where_there_are_regions(self, client: Client) -> None:
        table = opened(client, "/new", {"players": "2", "modules": ["structure_cards"]})
        assert Options.from_json(table.options).map_scoring
        table.delete()
        table = opened(client, "/new", {"players": "2", "modules": ["extended_board"], "map_scoring": "1"})
        assert Options.from_json(table.options).map_scoring

    def test_computer_players_may_be_among_themselves(self, client: Client) -> None:
        table = opened(client, "/new", {"players": "2", "who-1": "easy", "who-2": "hard"})
        assert table.bot_to_move

    @pytest.mark.parametrize(
        ("given", "field"),
        [
            ({"players": "1"}, "players"),
            ({"players": "7"}, "players"),
            ({"players": "two"}, "players"),
            ({}, "players"),
            ({"who-2": "champion"}, "who-2"),
            ({"who-1": ""}, "who-1"),
            ({"name-1": "x" * (LONGEST_NAME + 1)}, "name-1"),
            ({"name-2": "a\u202eb"}, "name-2"),
            ({"name-1": "Ada", "name-2": "ADA"}, "name-2"),
            ({"modules": ["extended_board", "moon"]}, "modules"),
            ({"seed": "seven"}, "seed"),
            ({"seed": "1.5"}, "seed"),
            ({"seed": "٣"}, "seed"),
            ({"seed": "9" * 19}, "seed"),
            ({"seed": "9" * 5000}, "seed"),
            ({"pace": "warp"}, "pace"),
        ],
    )
    def test_a_mistake_is_shown_beside_its_field(self, client: Client, given: Given, field: str) -> None:
        whole = given if field == "players" else {"players": "2", **given}
        html = refused(client, "/new", whole)
        assert problems(html) == {field}
        assert f'href="#{field}"' in html
        assert f'id="{field}"' in html

    def test_nothing_that_was_typed_is_lost(self, client: Client) -> None:
        html = refused(
            client,
            "/new",
            {
                "players": "5",
                "name-1": "Ada <b>",
                "who-3": "easy",
                "modules": ["special_workers"],
                "friendly": "1",
                "pace": "slow",
                "seed": "seven",
            },
        )
        assert 'name="players" value="5" checked' in html
        assert 'value="Ada &lt;b&gt;"' in html
        assert re.search(r'<select id="who-3".*?value="easy" selected', html, re.DOTALL)
        assert re.search(r'value="special_workers"[^>]* checked', html)
        assert re.search(r'name="friendly"[^>]* checked', html)
        assert not re.search(r'name="advanced"[^>]* checked', html)
        assert 'value="slow" selected' in html
        assert 'id="seed" name="seed" value="seven"' in html

    def test_all_mistakes_are_shown_together(self, client: Client) -> None:
        html = refused(client, "/new", {"players": "2", "name-2": "x" * 99, "seed": "?", "pace": "?"})
        assert problems(html) == {"name-2", "seed", "pace"}

    def test_every_option_has_its_sentence(self, client: Client) -> None:
        html = client.get("/new").content.decode()
        sentences = [EN.module_text(module) for module in MODULES]
        sentences += [EN.message(f"new-{option}-text") for option in ("friendly", "advanced", "pace", "seed")]
        sentences += [EN.bot_text(bot) for bot in PLAYERS]
        sentences += [EN.message("new-who-person-text"), EN.map_scoring_text()]
        assert [sentence for sentence in sentences if sentence not in html] == []
        assert all(f'<option value="{pace}"' in html for pace in PACES)

    def test_six_rows_of_seats_stand_there_without_a_script(self, client: Client) -> None:
        html = client.get("/new").content.decode()
        assert [f'name="who-{number}"' in html for number in range(1, 8)] == [True] * 6 + [False]


class TestSolo:
    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_can_be_played(self, client: Client, level: str) -> None:
        table = opened(client, "/solo", {"level": level})
        assert Options.from_json(table.options) == Options(players=1, solo=level)
        assert [(seat.name, seat.bot) for seat in table.seats.all()] == [("", "")]

    def test_all_options_reach_the_table(self, client: Client) -> None:
        given: Given = {"level": "hard", "modules": list(MODULES), "map_scoring": "1", "advanced": "1", "seed": "5"}
        table = opened(client, "/solo", {**given, "name": "Ada"})
        assert Options.from_json(table.options) == Options(
            players=1, solo="hard", advanced=True, modules=frozenset(MODULES)
        )
        assert (table.seed, table.seats.get().name) == (5, "Ada")

    @pytest.mark.parametrize("level", LEVELS)
    def test_the_aggressive_automa_has_its_levels(self, client: Client, level: str) -> None:
        given: Given = {"level": level, "aggressive": "1"}
        if level in AGGRESSIVE_LEVELS:
            assert Options.from_json(opened(client, "/solo", given).options).aggressive
        else:
            html = refused(client, "/solo", given)
            assert problems(html) == {"aggressive"}
            assert "Easy, Normal, Hard" in html
            assert re.search(rf'value="{level}"[^>]* checked', html)

    @pytest.mark.parametrize(
        ("given", "field"),
        [
            ({}, "level"),
            ({"level": "godlike"}, "level"),
            ({"level": "normal", "aggressive": "1", "modules": ["extended_board"]}, "aggressive"),
            ({"level": "normal", "modules": ["moon"]}, "modules"),
            ({"level": "normal", "name": "\x07"}, "name"),
            ({"level": "normal", "seed": "?"}, "seed"),
        ],
    )
    def test_a_mistake_is_shown_beside_its_field(self, client: Client, given: Given, field: str) -> None:
        assert problems(refused(client, "/solo", given)) == {field}

    def test_every_level_has_its_text(self, client: Client) -> None:
        html = client.get("/solo").content.decode()
        texts = [EN.level_text(level, extended) for level in LEVELS for extended in (False, True)]
        assert [text for text in (*texts, EN.aggressive_text(), EN.extended_reading()) if text not in html] == []


@pytest.mark.parametrize("typed", ["?", "\x00", "1\n2", "9" * 5000])
def test_every_message_is_one_of_our_own(typed: str) -> None:
    """Django would say it in English, whatever the language of the page."""
    polish = words("pl")
    given = QueryDict(mutable=True)
    given.update(dict.fromkeys(("pace", "clock", "chat", "modules", "max_years", "seed", "level", "who-2"), typed))
    given["players"] = "2"
    table, solo = NewTableForm(polish, given), SoloForm(polish, given)
    assert not table.is_valid()
    assert not solo.is_valid()
    modules, seed = polish.message("new-error-modules"), polish.message("new-error-seed")
    assert table.problems == {
        "pace": polish.message("new-error-pace"),
        "clock": polish.message("together-error-clock"),
        "chat": polish.message("together-error-chat"),
        "modules": modules,
        "max_years": polish.message("new-error-years", most=99),
        "seed": seed,
        "who-2": polish.message("new-error-who"),
    }
    assert solo.problems == {"level": polish.message("solo-page-error-level"), "modules": modules, "seed": seed}


@pytest.mark.parametrize(("typed", "years"), [("", None), ("1", 1), (" 12 ", 12), ("99", 99)])
def test_a_game_may_have_a_last_year(client: Client, typed: str, years: int | None) -> None:
    client.post("/new", {"players": "2", "max_years": typed})
    assert Options.from_json(Table.objects.get().options).max_years == years


@pytest.mark.parametrize("typed", ["0", "-1", "100", "two", "1.5"])
def test_a_wrong_last_year_is_shown_beside_its_field(client: Client, typed: str) -> None:
    answer = client.post("/new", {"players": "2", "max_years": typed})
    assert 'aria-invalid="true"' in answer.content.decode()
    assert not Table.objects.exists()


class TestYou:
    """Name and colour from the settings."""

    def colours(self) -> list[int | None]:
        return [seat.colour for seat in Table.objects.get().seats.all()]

    @pytest.mark.parametrize(
        ("address", "given"),
        [
            ("/play-now", {}),
            ("/guide", {}),
            ("/new", {"players": "3"}),
            ("/new", {"players": "3", "modules": sorted(MODULES), "map_scoring": "1"}),
            ("/solo", {"level": "easy"}),
            ("/campaign/play", {}),
        ],
    )
    def test_a_new_table_has_them(self, client: Client, address: str, given: Given) -> None:
        client.post("/settings", {"name": "Livia", "colour": "p5"})
        client.post("/campaign/start", {"level": "easy"})
        client.post(address, given)
        seat = Table.objects.get().seats.first()
        assert seat is not None
        assert (seat.name, seat.bot, seat.colour) == ("Livia", "", 4)
        shown = client.get(f"/tables/{seat.table.id}/").content.decode()
        assert "i-badge5" in shown
        assert "i-badge1" not in shown

    def test_whose_colour_it_was_gets_yours(self, client: Client) -> None:
        client.post("/settings", {"colour": "p3"})
        opened(client, "/new", {"players": "4"})
        assert self.colours() == [2, None, 0, None]

    def test_you_are_the_first_person_at_the_table(self, client: Client) -> None:
        client.post("/settings", {"name": "Livia", "colour": "p1"})
        given: Given = {"players": "3", "who-1": "easy", "who-2": "person", "who-3": "person", "name-1": "Zoe"}
        table = opened(client, "/new", given)
        assert [seat.name for seat in table.seats.all()] == ["Zoe", "Livia", ""]
        assert self.colours() == [1, 0, None]

    def test_a_name_that_somebody_else_has_is_not_taken_twice(self, client: Client) -> None:
        client.post("/settings", {"name": "Livia"})
        table = opened(client, "/new", {"players": "2", "name-1": "", "name-2": "LIVIA"})
        assert [seat.name for seat in table.seats.all()] == ["", "LIVIA"]

    def test_the_forms_show_the_name(self, client: Client) -> None:
        client.post("/settings", {"name": "Livia"})
        for address in ("/new", "/solo"):
            assert 'value="Livia"' in client.get(address).content.decode()

    def test_a_rematch_and_a_game_from_the_replay_have_the_same_colours(self, client: Client) -> None:
        client.post("/settings", {"colour": "p2"})
        table = opened(client, "/new", {"players": "2"})
        Table.objects.filter(id=table.id).update(uploaded=True)
        client.post(f"/tables/{table.id}/replay/on", {"ply": "0", "seat": "0", "level": "same"})
        again = Table.objects.exclude(id=table.id).get()
        assert [(seat.bot, seat.colour) for seat in again.seats.all()] == [("", 1), ("normal", 0)]


class TestAllOptions:
    """The button of the start page leads to the long form with what was chosen."""

    def follow(self, client: Client, address: str, given: Given) -> str:
        answer = client.post(address, {**given, "all_options": "yes"})
        assert answer.status_code == 303
        assert not Table.objects.exists()
        return client.get(answer.headers["Location"]).content.decode()

    def test_a_new_table(self, client: Client) -> None:
        html = self.follow(
            client, "/new", {"players": "5", "level": "hard", "modules": ["extended_board", "structure_cards"]}
        )
        assert 'name="players" value="5" checked' in html
        assert html.count('<option value="hard" selected') == 5
        for chosen, wanted in (("extended_board", True), ("structure_cards", True), ("special_workers", False)):
            field = html[html.index(f'id="{chosen}"') :]
            assert (" checked>" in field[: field.index(">") + 1]) == wanted
        field = html[html.index('id="map_scoring"') :]
        assert " checked>" not in field[: field.index(">") + 1]

    def test_the_start_page_has_both_buttons(self, client: Client) -> None:
        html = client.get("/").content.decode()
        for address in ("/new", "/solo"):
            form = html[html.index(f'<form method="post" action="{address}">') :]
            assert 'type="submit" name="all_options"' in form[: form.index("</form>")]

    def test_a_solo_game(self, client: Client) -> None:
        html = self.follow(client, "/solo", {"level": "hard", "aggressive": "1"})
        for chosen in ("level-hard", "aggressive"):
            field = html[html.index(f'id="{chosen}"') :]
            assert " checked>" in field[: field.index(">") + 1]

    @pytest.mark.parametrize("query", ["?players=99&level=x&modules=y", "?level=hard", "?players=", "?seed=1"])
    def test_nonsense_in_the_address_does_no_harm(self, client: Client, query: str) -> None:
        for address in ("/new", "/solo"):
            assert client.get(address + query).status_code == 200
