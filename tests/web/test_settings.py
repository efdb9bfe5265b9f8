"""Settings of a browser, the way back from them, and the map of the keys."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.locale import words
from vendemmia.web.pages.keys import KEYS
from vendemmia.web.pages.settings import is_own_path

EN = words("en")


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
        client.post("/settings", {"theme": "dark", "shortcuts": "off"})
        html = client.get("/settings").content.decode()
        assert html.count(" checked") == 2
        for own in ("theme-dark", "shortcuts-off"):
            label = html[html.index(f'id="{own}"') :]
            assert " checked>" in label[: label.index(">") + 1]


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
