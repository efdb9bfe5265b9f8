"""Playing from the hand: a card places its worker and opens its choices with one press; several are chosen together."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.web.computer_players.evaluations import decisions
from vendemmia.web.models import Table
from vendemmia.web.show.hand.from_hand import FromHand, Way
from vendemmia.web.tables import cache, locks
from vendemmia.web.tables.history import History

from .conftest import Opener
from .elements import Element, page_of, parsed, position, shown

HAND = ["pinot", "sangiovese", "wine_critic", "tour_guide", "ord_r5"]
SUMMER: dict[str, Any] = {"hand": HAND, "structures": ["trellis"], "lira": 6}
MANY = ["merlot", "merlot", "pinot", "syrah", "broker", "judge", "queen", "ord_r5", "mentor"]


def ways(players: int = 3, **given: Any) -> dict[str, list[Way]]:
    return FromHand(page_of(position(players, **given)).scene.choices).ways


def opened(open_game: Opener, players: int = 3, **given: Any) -> Table:
    game = position(players, **given)
    return open_game(game.options, start=game.state.to_json())


def sent(client: Client, table: Table, **fields: Any) -> tuple[int, Element]:
    table.refresh_from_db()
    given = {"version": table.version, **fields}
    answer = client.post(f"/tables/{table.id}/play", given)
    return answer.status_code, parsed(answer.content.decode()).root


def codes_of(table: Table) -> list[str]:
    with locks.table_lock(table.id):
        table.refresh_from_db()
        return list(cache.game_of(table).codes)


# --- the best space


def test_the_best_space_is_the_one_with_the_bonus() -> None:
    found = ways(**SUMMER)
    assert set(found) == {"pinot", "sangiovese", "wine_critic", "tour_guide"}, "the order cannot be filled in summer"
    assert found["pinot"][0].codes == ("place:plant_vine:middle:regular", "card:pinot")
    assert [way.worker for way in found["tour_guide"]] == ["regular", "grande"]
    assert [found["wine_critic"][0].locks, found["tour_guide"][0].locks] == [True, False], "one draws cards"


def test_the_only_card_follows_by_itself() -> None:
    """And a bonus of no use is left to others: there is no second vine to plant."""
    assert ways(hand=["pinot"], structures=["trellis"])["pinot"][0].codes == ("place:plant_vine:left:regular",)


def test_without_a_free_space_the_grande_worker_goes_beside_the_others() -> None:
    game = position(2, [{"hand": ["merlot"], "structures": ["irrigation"]}], **SUMMER, to_move=1)
    game.play("place:plant_vine:left:regular")
    while game.to_move != 0:
        game.play(game.state.codes()[0])
    way = FromHand(page_of(game).scene.choices).way("pinot", "regular")
    assert way is not None
    assert way.space == "place:plant_vine:beside:grande"


def test_nothing_is_played_from_the_hand_in_another_question() -> None:
    game = position(3, **SUMMER)
    game.play("place:plant_vine:left:regular")
    assert FromHand(page_of(game).scene.choices).ways == {}
    assert FromHand(page_of(position(3, **SUMMER), 1).scene.choices).ways == {}


# --- on the page and through the server


def test_the_card_says_where_it_goes() -> None:
    hand = shown(position(3, **SUMMER)).root.one("hand", tag="section")
    cards = {button.get("value"): button for button in hand.all(tag="button", name="hand")}
    assert set(cards) == {"pinot", "sangiovese", "wine_critic", "tour_guide"}
    assert cards["pinot"].get("form") == "move"
    assert cards["pinot"].one("goes", tag="span").text == "Plant a vine"
    assert cards["pinot"].get("data-goes").split()[0] == "place:plant_vine:middle:regular"
    assert cards["pinot"].label == "Pinot: play it with a worker on Plant a vine."
    assert "cannot undo" in cards["wine_critic"].label
    assert len(hand.all("look-close")) == 4, "all of them can be read"


def test_one_press_places_the_worker_and_opens_the_card(client: Client, open_game: Opener) -> None:
    table = opened(open_game, **SUMMER)
    assert sent(client, table, hand="sangiovese", worker="regular")[0] == 303
    assert codes_of(table) == ["place:plant_vine:middle:regular", "card:sangiovese"]
    page = parsed(client.get(f"/tables/{table.id}/").content.decode()).root
    assert page.one("prompt").one("inplay").label.startswith("Sangiovese, in play:")
    assert page.one("hand", tag="section").one("away").text == "in play"
    assert page.one(id="undo").text == "Undo 1 step back"
    client.post(f"/tables/{table.id}/undo", {"version": table.version})
    assert codes_of(table) == [], "one undo takes back both"


def test_the_worker_that_is_selected_is_used(client: Client, open_game: Opener) -> None:
    table = opened(open_game, **SUMMER)
    assert sent(client, table, hand="tour_guide", worker="grande")[0] == 303
    assert codes_of(table)[0] == "place:play_summer_visitor:middle:grande"


def test_a_structure_is_built_from_what_says_what_it_does(client: Client, open_game: Opener) -> None:
    """The plot still says it; the structures that cannot be built have no button."""
    page = shown(position(3, **SUMMER)).root
    built = page.all(tag="button", name="hand", value="structure:irrigation")
    assert [button.text for button in built] == ["Build it with a worker"]
    assert not page.all(tag="button", name="hand", value="structure:trellis"), "it is built already"
    table = opened(open_game, **SUMMER)
    assert sent(client, table, hand="structure:irrigation", worker="grande")[0] == 303
    assert codes_of(table)[0].startswith("place:build_structure:")
    assert codes_of(table)[0].endswith(":grande")
    assert "structure:irrigation" in codes_of(table)
    assert sent(client, table, hand="structure:irrigation")[0] != 303


def test_a_visitor_is_played_with_the_part_that_is_chosen(client: Client, open_game: Opener) -> None:
    """The large card has a button for each part that is possible."""
    given: dict[str, Any] = {"hand": ["broker", "pinot"], "lira": 9, "vp": 5}
    parts = shown(position(3, **given)).root.one(id="zoom-broker").all(tag="button", name="hand")
    assert [part.get("value") for part in parts] == ["broker option:1", "broker option:2"]
    table = opened(open_game, **given)
    assert sent(client, table, hand="broker option:3")[0] == 422
    assert codes_of(table) == []
    assert sent(client, table, hand="broker option:1")[0] == 303
    assert codes_of(table)[-1] == "option:1"
    client.post(f"/tables/{table.id}/undo", {"version": table.version})
    assert codes_of(table) == [], "one undo takes back all"


@pytest.mark.parametrize("card", ["ord_r5", "merlot", "nonsense", "", "\0", "card:pinot"])
def test_a_card_that_cannot_be_played_is_refused_in_words(client: Client, open_game: Opener, card: str) -> None:
    table = opened(open_game, **SUMMER)
    status, page = sent(client, table, hand=card)
    assert status == 422
    assert "You cannot play that card with a worker now" in page.one("notice").text
    assert codes_of(table) == []


def test_the_evaluation_weighs_a_card_that_was_played_from_the_hand(client: Client, open_game: Opener) -> None:
    table = opened(open_game, **SUMMER)
    sent(client, table, hand="sangiovese")
    with locks.table_lock(table.id):
        assert decisions(History(cache.game_of(table)), 0) == [0, 1]


# --- several cards with one answer


def year_end(open_game: Opener) -> Table:
    """Nine cards at the year end: two too many."""
    game = position(2, season="winter", hand=MANY, workers={"regular": 0, "grande": 1}, passed=[1])
    return open_game(Options(2), start=game.state.to_json())


def test_discards_are_confirmed_once(client: Client, open_game: Opener) -> None:
    table = year_end(open_game)
    sent(client, table, code="pass", sure="pass")
    page = parsed(client.get(f"/tables/{table.id}/").content.decode()).root
    assert page.one(id="prompt").one(tag="h1").text == "Year end: choose 2 cards to discard."
    boxes = [box.get("value") for box in page.one("hand", tag="section").all(tag="input", type="checkbox")]
    assert boxes.count("card:merlot") == 2
    assert len(boxes) == 9
    confirm = page.one(tag="button", name="together")
    assert (confirm.get("value"), confirm.get("form")) == ("2", "move")
    assert sent(client, table, code=["card:merlot", "card:judge"], together="2")[0] == 303
    assert codes_of(table)[:3] == ["pass", "card:merlot", "card:judge"]


@pytest.mark.parametrize(
    ("codes", "notice"),
    [
        ([], "Choose as many"),
        (["card:judge"], "Choose as many"),
        (["card:judge", "card:queen", "card:mentor"], "Choose as many"),
        (["card:judge", "card:judge"], "That is not possible"),
        (["card:judge", "nonsense"], "There is no such answer"),
    ],
)
def test_the_wrong_cards_are_refused_in_words(client: Client, open_game: Opener, codes: list[str], notice: str) -> None:
    table = year_end(open_game)
    sent(client, table, code="pass", sure="pass")
    status, page = sent(client, table, code=codes, together="2")
    assert status == 422
    assert notice in page.one("notice").text
    assert codes_of(table) == ["pass"]


def test_cards_may_still_be_discarded_one_by_one(client: Client, open_game: Opener) -> None:
    table = year_end(open_game)
    sent(client, table, code="pass", sure="pass")
    assert sent(client, table, code="card:judge")[0] == 303
    page = parsed(client.get(f"/tables/{table.id}/").content.decode()).root
    assert not page.all(name="together")
    assert page.one(id="prompt").one(tag="h1").text == "Year end: discard 1 card."


def test_several_answers_to_another_question_are_refused(client: Client, open_game: Opener) -> None:
    table = opened(open_game, **SUMMER)
    status, _ = sent(client, table, code=["place:give_tour:left:regular", "pass"])
    assert status == 422
    assert codes_of(table) == []
