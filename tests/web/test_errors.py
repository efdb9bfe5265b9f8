"""Errors are explained in words; a script gets only the text, and its page stays."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.play.moves import open_table

TABLE = "/tables/nothing/"
SCRIPT = {"HX-Request": "true"}


@pytest.mark.parametrize("address", [TABLE, f"{TABLE}hint", f"{TABLE}result"])
def test_a_script_gets_the_words_alone(client: Client, address: str) -> None:
    response = client.get(address, headers=SCRIPT)
    assert response.status_code == 404
    assert "<html" not in response.content.decode()
    assert "This page does not exist" in response.content.decode()
    assert response.headers["HX-Retarget"] == "#message"


def test_a_browser_gets_a_whole_page(client: Client) -> None:
    response = client.get(TABLE)
    assert response.status_code == 404
    assert 'id="main"' in response.content.decode()
    assert "HX-Retarget" not in response.headers


def test_an_address_for_forms_leads_to_its_table_or_says_what_it_is(client: Client) -> None:
    table = open_table(Options(players=2), 3, [SeatedPlayer("Ada"), SeatedPlayer("Otto", "easy")])
    for path in ("play", "undo", "hurry", "rematch"):
        sent = client.get(f"/tables/{table.id}/{path}")
        assert (sent.status_code, sent.headers["Location"]) == (303, f"/tables/{table.id}/")
    response = client.get("/play-now")
    assert response.status_code == 405
    assert response.headers["Allow"] == "POST"
    assert "Only buttons can send" in response.content.decode()
