"""A decision of several parts on the page and through the server: one request, one step of undo, all or nothing."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Table
from vendemmia.web.tables import cache, locks

from .conftest import Opener
from .elements import Element, parsed, position, shown

PLACED = "place:make_wine:left:regular"
PAD: dict[str, Any] = {
    "season": "winter",
    "crush_pad": {"red": [3, 5], "white": [4]},
    "structures": ["medium_cellar"],
    "hand": ["ord_b6"],
}
BLUSH, RED, WHITE = "make:blush grape:red:3 grape:white:4", "make:red grape:red:5", "make:white grape:white:4"


def pressing(**given: Any) -> LiveGame:
    game = position(2, **PAD, **given)
    game.play(PLACED)
    return game


def opened(open_game: Opener, code: str = PLACED, **given: Any) -> Table:
    game = position(2, **{**PAD, **given})
    return open_game(game.options, start=game.state.to_json(), codes=[code])


def sent(client: Client, table: Table, **fields: Any) -> tuple[int, Element]:
    table.refresh_from_db()
    answer = client.post(f"/tables/{table.id}/play", {"version": table.version, **fields})
    return answer.status_code, parsed(answer.content.decode()).root


def codes_of(table: Table) -> list[str]:
    with locks.table_lock(table.id):
        table.refresh_from_db()
        return list(cache.game_of(table).codes)[1:]


def spread(*parts: str) -> list[str]:
    return [code for part in parts for code in part.split()]


def test_wines_are_glasses_in_the_order_of_their_use() -> None:
    page = shown(pressing())
    glasses = page.root.one("plates").all(tag="input", name="part")
    assert [glass.get("value") for glass in glasses] == [
        BLUSH,
        "make:blush grape:red:5 grape:white:4",
        RED,
        WHITE,
        "make:red grape:red:3",
    ]
    assert glasses[0].label == "Blush wine 6 from red grape 3, white grape 4. Fits your order (3 VP)."
    assert glasses[2].label == "Red wine 5 from red grape 5."
    assert [glass.get("form") for glass in glasses] == ["move"] * 5
    shut = page.root.one("plates").one("cant")
    assert (shut.get("data-code"), shut.all(tag="small")[0].text) == (
        "make:sparkling",
        "Sparkling wine needs the large cellar.",
    )
    assert page.id("prompt").one("ask").text.startswith("Make up to 2 wines: choose up to 2 wines.")
    confirm = page.id("prompt").one(name="together")
    assert (confirm.get("value"), confirm.get("data-least"), confirm.get("data-most")) == ("sheet", "1", "2")


def test_one_wine_is_one_press() -> None:
    game = position(2, season="winter", crush_pad={"red": [3, 5]}, structures=["medium_cellar"])
    for code in (PLACED, "make:red", "grape:red:3"):
        game.play(code)
    page = shown(game)
    assert [button.get("value") for button in page.root.all(tag="button", name="codes")] == [RED]
    assert not page.id("prompt").all(name="together")
    assert "done" in page.id("prompt").plays()


def test_chosen_wines_are_played_in_one_request_and_undone_in_one_step(client: Client, open_game: Opener) -> None:
    table = opened(open_game)
    assert sent(client, table, part=[BLUSH, RED], together="sheet")[0] == 303
    assert codes_of(table)[:5] == spread(BLUSH, RED)
    client.post(f"/tables/{table.id}/undo", {"version": table.version})
    assert codes_of(table) == []


def test_fewer_wines_than_allowed_end_the_decision(client: Client, open_game: Opener) -> None:
    table = opened(open_game)
    assert sent(client, table, part=[RED], together="sheet")[0] == 303
    assert codes_of(table)[:3] == [*spread(RED), "done"]


def test_a_lost_answer_that_is_sent_again_is_played_once(client: Client, open_game: Opener) -> None:
    table = opened(open_game)
    table.refresh_from_db()
    version = table.version
    for _ in range(2):
        fields = {"version": version, "part": [BLUSH, RED], "together": "sheet", "once": "0123456789abcdef"}
        assert client.post(f"/tables/{table.id}/play", fields).status_code == 303
    assert codes_of(table).count("make:blush") == 1
    status, page = sent(client, table, version=version, part=[WHITE], together="sheet")
    assert status == 409
    assert page.one("notice").text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"together": "sheet"}, "Choose at least one, then confirm."),
        ({"part": [BLUSH, WHITE], "together": "sheet"}, "You do not have a grape that this needs"),
        ({"part": [RED, RED], "together": "sheet"}, "You do not have a grape that this needs"),
        ({"part": ["make:red grape:red:9"]}, "unknown"),
        ({"part": ["make:red", "pass"]}, "unknown"),
        ({"part": [""]}, "unknown"),
        ({"codes": "make:red"}, "unknown"),
        ({"codes": f"{RED} done"}, "unknown"),
        ({"codes": "\0"}, "unknown"),
    ],
)
def test_what_cannot_be_played_leaves_nothing(
    client: Client, open_game: Opener, fields: dict[str, Any], said: str
) -> None:
    table = opened(open_game)
    status, page = sent(client, table, **fields)
    assert status == 422
    assert said in page.one("notice").text or said == "unknown"
    assert codes_of(table) == []


def test_nothing_is_chosen_together_where_the_page_offers_nothing(client: Client, open_game: Opener) -> None:
    table = opened(open_game, "place:fill_order:left:regular", cellar={"blush": [6]}, lira=0)
    assert sent(client, table, part=[RED], together="sheet")[0] == 422


def test_grapes_are_sold_together(client: Client, open_game: Opener) -> None:
    table = opened(open_game, "place:sell_or_field:left:regular", season="summer")
    page = parsed(client.get(f"/tables/{table.id}/").content.decode()).root
    assert [button.get("value") for button in page.one("plates").all(tag="button", name="codes")] == [
        "field:5",
        "field:6",
        "field:7",
    ]
    assert sent(client, table, part=["grape:red:3", "grape:white:4"], together="sheet")[0] == 303
    assert codes_of(table)[:3] == ["grape:red:3", "grape:white:4", "done"]


def test_two_visitors_are_named_with_one_press(client: Client, open_game: Opener) -> None:
    game = position(2, structures=["cottage"], workers={"regular": 0, "grande": 1}, passed=[1])
    table = open_game(game.options, start=game.state.to_json(), codes=["pass"])
    page = parsed(client.get(f"/tables/{table.id}/").content.decode()).root
    prompt = page.one(id="prompt")
    named = {button.get("value"): button.text for button in prompt.all(tag="button", name="codes")}
    assert list(named) == ["deck:summer deck:summer", "deck:summer deck:winter", "deck:winter deck:winter"]
    assert "2 × summer visitor" in named["deck:summer deck:summer"]
    assert sent(client, table, codes="deck:summer deck:winter")[0] == 303
    assert codes_of(table)[:2] == ["deck:summer", "deck:winter"]
