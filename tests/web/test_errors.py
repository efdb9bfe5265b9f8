"""What cannot be shown is told in words; a script gets the words alone and its page stays."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.web.seating import Player
from vendemmia.web.tables import open_table

TABLE = "/tables/nothing/"
SCRIPT = {"HX-Request": "true"}


@pytest.mark.parametrize("address", [TABLE, f"{TABLE}hint", f"{TABLE}result"])
def test_a_script_gets_the_words_alone(client: Client, address: str) -> None:
    told = client.get(address, headers=SCRIPT)
    assert told.status_code == 404
    assert "<html" not in told.content.decode()
    assert "This page does not exist" in told.content.decode()
    assert told.headers["HX-Retarget"] == "#message"


def test_a_browser_gets_a_whole_page(client: Client) -> None:
    told = client.get(TABLE)
    assert told.status_code == 404
    assert 'id="main"' in told.content.decode()
    assert "HX-Retarget" not in told.headers


def test_an_address_for_forms_leads_to_its_table_or_says_what_it_is(client: Client) -> None:
    table = open_table(Options(players=2), 3, [Player("Ada"), Player("Otto", "easy")])
    for path in ("play", "undo", "hurry", "rematch"):
        sent = client.get(f"/tables/{table.id}/{path}")
        assert (sent.status_code, sent.headers["Location"]) == (303, f"/tables/{table.id}/")
    told = client.get("/play-now")
    assert told.status_code == 405
    assert told.headers["Allow"] == "POST"
    assert "Only buttons can send" in told.content.decode()
