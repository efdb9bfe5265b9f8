"""Settings of a browser, the way back from them, and the map of the keys."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.locale import words
from vendemmia.web.pages.account.settings import is_own_path
from vendemmia.web.pages.table.keys import KEYS
from vendemmia.web.people.preferences import ALLOWED, Preferences, read

EN = words("en")
SOME = {
    "colour": "p3",
    "pace": "brisk",
    "sounds": "low",
    "bonuses": "ask",
    "confirm": "off",
    "notify": "on",
    "talk": "off",
}


class TestChoices:
    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_a_theme_is_kept(self, client: Client, theme: str) -> None:
        client.post("/settings", {"theme": theme})
        assert f'data-theme="{theme}"' in client.get("/").content.decode()
        client.post("/settings", {"theme": "system"})
        assert "data-theme=" not in client.get("/").content.decode()

    def test_shortcuts_can_be_switched_off_and_on(self, client: Client) -> None:
        client.post("/settings", {"shortcuts": "off"})
        assert 'data-shortcuts="off"' in client.get("/").content.decode()
        client.post("/settings", {"shortcuts": "on"})
        assert 'data-shortcuts="off"' not in client.get("/").content.decode()

    def test_a_language_is_kept(self, client: Client) -> None:
        client.post("/settings", {"language": "en"})
        assert client.session["language"] == "en"

    def test_what_is_unknown_changes_nothing(self, client: Client) -> None:
        client.post("/settings", {"theme": "dark", "shortcuts": "off"})
        client.post("/settings", {"theme": "pink", "shortcuts": "maybe", "language": "tlh"})
        assert dict(client.session.items()) == {"theme": "dark", "shortcuts": False}

    def test_looking_keeps_nothing(self, client: Client) -> None:
        assert client.get("/settings?theme=dark").status_code == 200
        assert "sessionid" not in client.cookies

    def test_the_page_shows_what_is_chosen(self, client: Client) -> None:
        chosen = {**SOME, "theme": "dark", "shortcuts": "off"}
        client.post("/settings", {**chosen, "name": "  Livia \t Rossi "})
        html = client.get("/settings").content.decode()
        assert 'value="Livia Rossi"' in html
        assert html.count(" checked") == len(chosen)
        for own in (f"{name}-{value}" for name, value in chosen.items()):
            label = html[html.index(f'id="{own}"') :]
            assert " checked>" in label[: label.index(">") + 1]

    def test_the_defaults_come_back(self, client: Client) -> None:
        client.post("/settings", {**SOME, "name": "Livia", "theme": "dark"})
        client.post("/settings", {"reset": "yes"})
        assert dict(client.session.items()) == {}


class TestPreferences:
    def test_what_was_sent_is_read_again(self, client: Client) -> None:
        client.post("/settings", {**SOME, "name": " Livia "})
        assert read(client.session) == Preferences(name="Livia", **SOME)
        body = client.get("/").content.decode()
        for name in ("pace", "sounds", "notify"):  # What scripts need.
            assert f'data-{name}="{SOME[name]}"' in body

    def test_nothing_and_nonsense_have_the_defaults(self) -> None:
        usual = Preferences("", "any", "normal", "off", "take", "on", "off", "on")
        assert read({}) == usual
        nonsense: list[object] = [None, 7, [], {}, "loud", "x" * 99, "\n"]
        for value in nonsense:
            assert read(dict.fromkeys(("name", *ALLOWED), value))._replace(name="") == usual
        assert read({"name": "x" * 25}).name == read({"name": "a\0b"}).name == read({"name": []}).name == ""

    def test_a_name_that_cannot_be_used_is_refused(self, client: Client) -> None:
        client.post("/settings", {"name": "Livia"})
        answer = client.post("/settings", {"name": "x" * 25, "pace": "calm"})
        assert answer.status_code == 422
        assert f'value="{"x" * 25}"' in answer.content.decode()
        assert EN.message("account-error-name", most=24) in answer.content.decode()
        assert read(client.session)[:3] == ("Livia", "any", "calm")
        client.post("/settings", {"name": " "})
        assert read(client.session).name == ""

    def test_a_script_saves_one_at_a_time(self, client: Client) -> None:
        client.post("/settings", SOME)
        script = {"HX-Request": "true"}
        answer = client.post("/settings", {"sounds": "full"}, headers=script)
        assert (answer.status_code, answer.content.decode()) == (200, EN.message("settings-saved"))
        assert read(client.session) == Preferences(name="", **(SOME | {"sounds": "full"}))
        assert client.post("/settings", {"name": "x" * 25}, headers=script).status_code == 422


FOREIGN = [
    "https://evil.example/",
    "//evil.example/",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "evil.example",
    " /new",
    "/new\r\nSet-Cookie: a=b",
    "",
]


class TestTheWayBack:
    def test_next_leads_back(self, client: Client) -> None:
        answer = client.post("/settings", {"theme": "dark", "next": "/new?x=1#y"})
        assert (answer.status_code, answer.headers["Location"]) == (303, "/new?x=1#y")

    @pytest.mark.parametrize("address", FOREIGN)
    def test_next_never_leaves_the_site(self, client: Client, address: str) -> None:
        answer = client.post("/settings", {"theme": "dark", "next": address})
        assert answer.headers["Location"] == "/"
        assert not is_own_path(address)

    def test_else_the_page_that_it_came_from(self, client: Client) -> None:
        answer = client.post("/settings", {}, headers={"Referer": "http://testserver/campaign?a=b"})
        assert answer.headers["Location"] == "/campaign?a=b"

    @pytest.mark.parametrize(
        "referer",
        [
            "http://evil.example/campaign",
            "http://testserver.evil.example/",
            "http://testserver//evil.example/",
            "http://testserver@evil.example/x",
            "garbage",
            "http://[",
        ],
    )
    def test_a_foreign_page_leads_home(self, client: Client, referer: str) -> None:
        assert client.post("/settings", {}, headers={"Referer": referer}).headers["Location"] == "/"


class TestKeys:
    def test_all_keys_are_on_the_map(self, client: Client) -> None:
        html = client.get("/keys").content.decode()
        for subject, rows in KEYS:
            assert EN.message(subject) in html
            assert [does for _, does in rows if EN.message(does) not in html] == []
        for key in "RGSPUNHZKBVAL":
            assert f"<kbd>{key}</kbd>" in html

    def test_the_drawer_gets_the_map_alone(self, client: Client) -> None:
        html = client.get("/keys", headers={"HX-Request": "true"}).content.decode()
        assert "<html" not in html
        assert EN.message("keys-pass") in html
