"""Vineyard, hand, rivals and Automa on the table: every thing that answers the question is a button, and no other."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from django.test import Client

from tests.support import Table
from vendemmia.engine import Options
from vendemmia.engine.numbers.names import BASE_DECKS, DECKS, FULL_DECKS
from vendemmia.locale import words
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.board.vineyard import VineyardMat
from vendemmia.web.show.hand.hand import Hand
from vendemmia.web.show.page.rivals import Side
from vendemmia.web.show.page.road import PointsRoad
from vendemmia.web.show.result.player_aid import PlayerAid

from .conftest import NAMES, Opener
from .elements import parsed, position, shown
from .panes import Pane
from .scenes import table_text


def scene_of(table: Table, seat: int | None = 0) -> Scene:
    """The scene of a position, after what has been played in it."""
    return Scene(game_of(table), seat, NAMES[: len(table.state.vineyards)], words("en"))


def game_of(table: Table) -> LiveGame:
    played = LiveGame.new(table.game.options, 1, start=table.game.start)
    for code in table.game.codes:
        played.play(code)
    return played


def page_of(table: Table, seat: int | None = 0) -> Pane:
    return Pane(table_text(game_of(table), seat))


# --- the vineyard


def test_a_field_says_what_is_on_it_and_what_a_harvest_brings() -> None:
    table = Table(
        fields={5: ["merlot", "pinot"], 6: "sold"}, structures=["irrigation", "trellis"], crush_pad={"red": [4]}
    )
    fields = VineyardMat(scene_of(table), 0).fields
    assert [field.state for field in fields] == ["planted", "sold", "empty"]
    assert [(vine.face.id, vine.copies) for vine in fields[0].vines] == [("pinot", 1), ("merlot", 1)]
    assert fields[0].free == 0
    # HARV-2: red 4 is taken, so the grape falls to 3.
    assert [(grape.kind, grape.value) for grape in fields[0].harvest] == [("red", 3), ("white", 1)]


def test_a_field_to_sell_or_to_buy_says_its_price() -> None:
    table = Table(fields={6: "sold"}, lira=8, options={"modules": ["extended_board"]}, season="summer")
    before = VineyardMat(scene_of(table), 0).fields
    table.play("place:flip_field:left:regular")
    fields = VineyardMat(scene_of(table), 0).fields
    assert [[token.text for token in field.price] for field in before] == [[], [], []]
    assert [[token.text for token in field.price] for field in fields] == [["+5"], ["−6"], ["+7"]]
    prices = [each.text for each in parsed(table_text(game_of(table), 0)).root.all("price", tag="p")]
    assert prices == ["+5", "−6", "+7"]


def test_what_a_structure_does_can_be_read_while_one_is_chosen() -> None:
    table = Table(lira=9, season="summer")
    table.play("place:build_structure:left:regular")
    page = parsed(table_text(game_of(table), 0)).root
    about = {each.get("id"): each.text for each in page.all("whynot")}
    asked = [each.get("data-zoom") for each in page.all("stc", tag="li")]
    assert len(asked) == 8
    assert all(words("en").structure_text(name.rpartition("-")[2]) in about[name] for name in asked if "_" not in name)
    hits = [each for each in page.all("hit", form="move") if each.get("value").startswith("structure:")]
    assert {hit.get("aria-describedby").removesuffix("-text") for hit in hits} <= set(asked)
    assert hits
    assert {each.get("data-zoom") for each in page.all("go") if each.get("data-zoom")} <= set(asked)


def test_two_vines_of_one_variety_are_one_thing() -> None:
    table = Table(fields={5: ["malvasia", "malvasia"]})
    assert [(vine.face.id, vine.copies) for vine in VineyardMat(scene_of(table), 0).fields[0].vines] == [
        ("malvasia", 2)
    ]


def test_a_vine_of_a_field_is_asked_for_there_and_not_in_the_hand() -> None:
    table = Table(
        season="summer",
        fields={5: ["merlot"], 6: ["syrah"]},
        structures=["yoke"],
        hand=["merlot"],
        others=[{}],
    )
    table.play("place:yoke:left:regular", "option:2", "field:5")
    page = page_of(table)
    assert page.plays["vineyard"] == {"card:merlot"}
    assert page.plays["hand"] == set()
    assert page.refused["hand"] == set()


def test_structures_can_be_built_or_say_why_not() -> None:
    table = Table(lira=4, structures=["trellis"], others=[{}])
    table.play("place:build_structure:left:regular")
    page = page_of(table)
    assert {"structure:irrigation", "structure:cottage"} <= page.plays["vineyard"]
    assert {"structure:windmill", "structure:trellis", "structure:large_cellar"} <= page.refused["vineyard"]
    tiles = {tile.id: tile for tile in VineyardMat(scene_of(table), 0).structures}
    assert tiles["trellis"].built
    assert not tiles["yoke"].built


def test_the_yoke_has_a_button_for_each_kind_of_worker() -> None:
    table = Table(fields={5: ["malvasia"]}, structures=["yoke"], others=[{}])
    page = page_of(table)
    spaces = {"place:yoke:left:regular", "place:yoke:left:grande"}
    assert spaces <= page.plays["vineyard"]
    assert {given["data-for"] for given in page.with_class("slot") if given.get("value") in spaces} == {
        "regular",
        "grande",
    }


def test_only_tokens_that_are_there_can_be_pressed() -> None:
    table = Table(crush_pad={"red": [2, 5], "white": [4]}, cellar={"red": [3]}, others=[{}])
    table.play("place:sell_or_field:left:regular")
    page = page_of(table)
    assert {code for code in page.plays["vineyard"] if code.startswith("grape:")} == {
        "grape:red:2",
        "grape:red:5",
        "grape:white:4",
    }
    assert "wine:red:3" not in page.plays["vineyard"]


def test_cellars_that_are_not_built_are_shut() -> None:
    mat = VineyardMat(scene_of(Table(structures=["medium_cellar"], cellar={"blush": [4]})), 0)
    rows = {row.kind: [cell.state for cell in row.cells] for row in mat.wines}
    assert rows["red"] == ["free"] * 6 + ["shut"] * 3
    assert rows["blush"] == ["void"] * 3 + ["has"] + ["free"] * 2 + ["shut"] * 3
    assert [tier.built for tier in mat.tiers] == [True, True, False]


def test_the_crew_is_described_in_words() -> None:
    table = Table(workers={"regular": 3}, training=1, others=[{}])
    table.play("place:draw_vine:left:regular")
    table.play("pass")
    mat = VineyardMat(scene_of(table), 0)
    assert mat.crew.placed == ("regular",)
    assert (
        mat.crew_text
        == "Ready: 2 regular workers, grande worker. Placed: 1 regular worker. In training: 1 regular worker."
    )


# --- the hand


def uses(hand: list[str], **given: Any) -> list[str]:
    """What the cards of a hand are good for, in words."""
    return [card.use.text for card in Hand(scene_of(Table(hand=hand, others=[{}], **given))).cards]


def test_orders_say_whether_the_cellar_fills_them() -> None:
    cellar = {"red": [4], "white": [2], "blush": [4]}
    texts = uses(["ord_r2_w2", "ord_w5", "ord_r5", "ord_b4"], structures=["medium_cellar"], cellar=cellar)
    assert texts == ["best red is 4", "you have both wines", "best white is 2", "you have the wine"]
    assert uses(["ord_r4_r3"], cellar={"red": [5]}, structures=["medium_cellar"]) == ["needs two red wines"]
    assert uses(["ord_w5"]) == ["no white wine yet"]


def test_vines_say_where_they_fit_or_what_they_lack() -> None:
    assert uses(["malvasia", "merlot"], fields={5: ["chardonnay"]}) == ["fits fields 5, 6, 7", "needs Irrigation"]
    full = {5: ["chardonnay"], 6: ["chardonnay", "malvasia"], 7: ["chardonnay", "sauvignon_blanc"]}
    assert uses(["trebbiano"], fields=full, structures=["trellis"]) == ["no field has room"]


def test_visitors_say_whether_they_can_be_played_in_this_season() -> None:
    assert uses(["broker", "judge"], lira=9) == ["all parts possible", "played in winter"]
    assert uses(["broker"], lira=3) == ["1 part possible"]
    assert uses(["broker"], lira=0, vp=-5) == ["you cannot play it now"]


def test_copies_of_a_vine_are_one_card_with_a_number() -> None:
    page = page_of(Table(hand=["malvasia", "malvasia", "pinot"], others=[{}]))
    assert len(page.with_class("held")) == 2
    assert "×2" in page.text["hand"]


def test_a_refused_card_is_greyed_and_names_its_popover() -> None:
    table = Table(hand=["malvasia", "chardonnay"], others=[{}])
    table.play("place:plant_vine:left:regular")
    text = table_text(game_of(table), 0)
    page = Pane(text)
    assert page.plays["hand"] == {"card:malvasia"}
    assert page.refused["hand"] == {"card:chardonnay"}
    assert 'id="why-card-chardonnay"' in text
    assert "PLANT-3" in text


def test_every_card_can_be_read_in_full() -> None:
    text = table_text(game_of(Table(hand=["planter"], others=[{}])), 0)
    assert 'popovertarget="zoom-planter"' in text
    assert 'id="zoom-planter"' in text
    assert words("en").card_rulings("planter")[1] in text


def test_usable_cards_come_first_if_one_likes() -> None:
    hand = Hand(scene_of(Table(hand=["chardonnay", "judge", "malvasia"], others=[{}])))
    assert [card.face.id for card in hand.sorted("type")] == ["malvasia", "chardonnay", "judge"]
    assert [card.face.id for card in hand.sorted("usable")] == ["malvasia", "chardonnay", "judge"]
    hand = Hand(scene_of(Table(hand=["chardonnay", "broker"], lira=9, others=[{}])))
    assert [card.face.id for card in hand.sorted("usable")] == ["broker", "chardonnay"]


def test_a_spectator_sees_how_many_cards_there_are() -> None:
    page = page_of(Table(hand=["malvasia", "broker"], others=[{}]), None)
    assert page.with_class("held") == []
    assert Hand(scene_of(Table(hand=["malvasia", "broker"], others=[{}]), None)).counts == (
        ("vine", 1),
        ("summer", 1),
        ("winter", 0),
        ("order", 0),
    )


def test_cards_that_are_turned_up_lie_before_everybody() -> None:
    table = Table(season="winter", hand=["caravan"], others=[{"hand": ["broker"]}])
    table.play("place:play_winter_visitor:left:regular", "card:caravan")
    offered = Hand(scene_of(table)).offered
    assert len(offered) == 4
    assert all(card.found and card.found.legal for card in offered)
    assert [card.face.id for card in Hand(scene_of(table, 1)).offered] == [card.face.id for card in offered]
    assert page_of(table, 1).plays["hand"] == set()


# --- rivals, standings, Automa


def test_a_rival_is_shown_with_everything_that_is_open() -> None:
    table = Table(
        others=[
            {
                "vp": 3,
                "lira": 7,
                "residual": 2,
                "hand": ["broker", "merlot"],
                "crush_pad": {"red": [1, 2]},
                "wake_up_row": 4,
            }
        ],
        wake_up_row=2,
    )
    (rival,) = Side(scene_of(table)).rivals
    assert rival.hand == (("vine", 1), ("summer", 1), ("winter", 0), ("order", 0))
    assert (rival.grapes, rival.wines) == (2, 0)
    text = page_of(table).text["rivals"]
    assert "Bruno" in text
    assert "row 4" in text


def test_the_road_tells_all_standings() -> None:
    road = PointsRoad(scene_of(Table(players=3, vp=5, others=[{"vp": -2, "residual": 1}, {"vp": 23}])))
    assert road.text == (
        "Victory points: Carla 23, You 5, Bruno −2; the game ends after the year in which somebody reaches 20. "
        "Residual payment: Bruno 1, You 0, Carla 0, at most 5."
    )
    assert [walker.p for walker in road.walkers] == ["p2", "p1", "p3"]


def test_pieces_stand_at_their_points() -> None:
    """At the milestone of the same number; beyond the goal all stand at the gate."""
    road = PointsRoad(scene_of(Table(players=4, vp=5, others=[{"vp": 15}, {"vp": 24}, {"vp": 29}])))
    stones = {stone.vp: stone.left for stone in road.milestones}
    at = {walker.p: (walker.left, walker.aside) for walker in road.walkers}
    assert (at["p1"], at["p2"]) == ((stones[5], 0), (stones[15], 0))
    assert stones[20] < at["p3"][0] == at["p4"][0] < 100
    assert (at["p3"][1], at["p4"][1]) == (-0.5, 0.5)
    assert min(stones.values()) > 0


def test_pieces_of_equal_players_do_not_hide_each_other() -> None:
    for players in range(2, 7):
        road = PointsRoad(scene_of(Table(players=players, others=[{}] * (players - 1))))
        places = sorted(walker.aside for walker in road.walkers)
        assert sum(places) == 0
        assert {right - left for left, right in pairwise(places)} == {1}


def test_alone_the_automa_takes_the_place_of_rivals(client: Client, open_game: Opener) -> None:
    table = open_game(Options(1, solo="normal", aggressive=True, challenge=3))
    text = client.get(f"/tables/{table.id}/").content.decode()
    assert "Automa" in text
    assert words("en").challenge_name(3) in text
    assert "set-up, 7 years" in text
    assert 'class="auto-m"' in text


# --- closer looks


def test_everything_unseen_is_accounted_for() -> None:
    table = Table(
        hand=["malvasia", "broker"],
        fields={5: ["merlot"]},
        discards={"order": ["ord_w5"]},
        others=[{"hand": ["judge"]}],
    )
    aid = PlayerAid(scene_of(table))
    assert [pile.deck for pile in aid.piles] == list(DECKS[:BASE_DECKS])
    unseen = {pile.deck: pile.unseen for pile in aid.piles}
    assert unseen == {
        "vine": len(FULL_DECKS[0]) - 2,
        "summer": len(FULL_DECKS[1]) - 1,
        "winter": len(FULL_DECKS[2]),
        "order": len(FULL_DECKS[3]) - 1,
    }
    for pile in aid.piles:
        assert sum(kind.copies for kind in pile.remaining) == pile.unseen
    assert [kind.card for kind in aid.piles[3].discarded] == ["ord_w5"]


@pytest.mark.parametrize("address", ["vineyards/1", "log", "left"])
def test_a_closer_look_is_a_page_or_a_part(client: Client, open_game: Opener, address: str) -> None:
    table = open_game(Options(3))
    whole = client.get(f"/tables/{table.id}/{address}").content.decode()
    part = client.get(f"/tables/{table.id}/{address}", headers={"HX-Request": "true"}).content.decode()
    assert "<html" in whole
    assert "<html" not in part
    assert 'name="code"' not in part


def test_a_closer_look_says_who_plays_there(client: Client, open_game: Opener) -> None:
    table = open_game(bot="master")
    own, other = (client.get(f"/tables/{table.id}/vineyards/{seat}").content.decode() for seat in (0, 1))
    assert "computer player: master" in other
    assert words("en").bot_text("master") in other
    assert "computer player" not in own


def test_there_is_no_seat_beyond_the_last(client: Client, open_game: Opener) -> None:
    assert client.get(f"/tables/{open_game().id}/vineyards/2").status_code == 404
    assert client.get("/tables/nowhere/log").status_code == 404


def test_only_what_is_open_is_shown_while_the_screen_is_covered(client: Client, open_game: Opener) -> None:
    table = open_game(Options(2), people=2, start=position(2, hand=["merlot"]).state.to_json())
    client.post(f"/tables/{table.id}/sit", {"seat": "0"})
    client.post(f"/tables/{table.id}/play", {"code": "place:draw_vine:left:regular", "version": "0"})
    log = client.get(f"/tables/{table.id}/log").content.decode()
    assert "Anna draws a vine" in log
    past = client.get(f"/tables/{table.id}/log?ply=1")
    assert (past.status_code, past["Location"]) == (303, f"/tables/{table.id}/")


def test_the_order_of_the_hand_is_remembered(client: Client, open_game: Opener) -> None:
    table = open_game()
    address = f"/tables/{table.id}/hand"
    assert client.get(f"{address}?sort=usable").status_code == 303
    client.post(address, {"sort": "usable"})
    assert client.session["hand_sort"] == "usable"
    client.post(address, {"sort": "nonsense"})
    assert client.session["hand_sort"] == "usable"
    pressed = parsed(client.get(f"/tables/{table.id}/").content.decode()).root.all("chip", name="sort")
    assert [button.get("value") for button in pressed if button.get("aria-pressed") == "true"] == ["usable"]


def test_a_hand_without_cards_says_so_only_when_nothing_lies_before_the_reader() -> None:
    game = position(2, season="winter", hand=["caravan"])
    game.play("place:play_winter_visitor:left:regular")
    game.play("card:caravan")
    page = shown(game)
    assert len(page.root.one("offer").all("held")) == 4
    assert "No cards" not in page.root.one("hand").text
    assert "No cards" in shown(position(2)).root.one("hand").text
