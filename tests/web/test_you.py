"""A player without a name is "you", never the name that the game gives for the records."""

from __future__ import annotations

from django.test import Client

from vendemmia.locale import words

from .elements import parsed

UNNAMED = words("en").message("new-name-alone")


def test_no_page_says_the_name_that_a_player_did_not_choose(client: Client) -> None:
    table = client.post("/play-now").headers["Location"]
    pages = {path: client.get(f"{table}{path}").content.decode() for path in ("", "log", "left")}
    pages["/"] = client.get("/").content.decode()
    for path, text in pages.items():
        assert UNNAMED not in text, path
    assert parsed(pages[""]).root.one("tname").text.startswith("You, ")
    assert parsed(pages["/"]).root.all("tb-n")[0].text.startswith("You, ")
    steps = [step.text for step in parsed(pages["log"]).root.all("steps")]
    assert any(step.startswith("Your mama is ") for step in steps)
