"""The sentence beside an advised answer: a fact that is true and speaks for it, or nothing at all."""

from __future__ import annotations

from typing import Any

import pytest

from vendemmia.bots import Advice
from vendemmia.engine import Outlook, number_of
from vendemmia.locale import languages, words
from vendemmia.play import LegalAnswer
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.advice.hint import busy_first, gains
from vendemmia.web.show.advice.why import HintReasons
from vendemmia.web.show.board.scene import Scene

from .conftest import NAMES
from .elements import position

LEFT = "place:{}:left:regular"
WINTER: dict[str, Any] = {"season": "winter"}
MAP = {"modules": ["extended_board"]}
SOLO = {"players": 1, "solo": "normal"}


def scene_of(game: LiveGame, language: str = "en") -> Scene:
    return Scene(game, 0, NAMES[: len(game.state.vineyards)], words(language))


def reason(code: str, *played: str, players: int = 2, language: str = "en", **given: Any) -> str:
    """What is said about an answer, after some others in a position."""
    game = position(players, **given)
    for each in played:
        game.play(each)
    scene = scene_of(game, language)
    return HintReasons(scene).text(scene.choices.legal[code])


# --- visitors


def test_a_visitor_is_named_only_if_no_other_can_be_played() -> None:
    place = LEFT.format("play_summer_visitor")
    assert reason(place, hand=["tour_guide"]) == "You can play Tour Guide."
    assert reason(place, hand=["tour_guide", "banker", "swindler"]) == "You can play 3 visitors."


def test_what_a_visitor_costs_is_not_hidden() -> None:
    """The Peddler takes two cards before it brings four."""
    said = reason("card:peddler", LEFT.format("play_summer_visitor"), hand=["peddler", "banker", "syrah", "merlot"])
    assert said == words("en").card_text("peddler")


# --- what is given up


def test_an_uprooted_vine_is_not_lost() -> None:
    """PLANT-4."""
    given: dict[str, Any] = {"structures": ["yoke", "trellis", "irrigation"], "fields": {6: ["syrah", "pinot"]}}
    said = reason("card:syrah", "place:yoke:left:regular", "option:2", "field:6", **given)
    assert said == "Syrah comes back to your hand, and field 6 has room for 2 more."


def year_end(*hand: str, **given: Any) -> dict[str, Any]:
    return {"season": "winter", "year": 2, "hand": list(hand), "workers": {"grande": 1}, "passed": [1], **given}


def test_at_the_year_end_a_card_goes_because_it_is_of_no_use_or_because_some_must() -> None:
    hand = ["ord_r5", "merlot", "banker", "judge", "malvasia", "sangiovese", "tour_guide", "novice_guide", "broker"]
    given = year_end(*hand)
    assert reason("card:ord_r5", "pass", **given) == "Your cellar cannot fill it now."
    assert reason("card:merlot", "pass", **given) == "It needs the Irrigation, which you have not built."
    assert reason("card:tour_guide", "pass", **given) == "2 cards must go, since you may keep only 7."


def test_the_least_wine_that_will_do_is_given_away() -> None:
    given: dict[str, Any] = {"hand": ["ord_r5"], "cellar": {"red": [5, 7]}, **WINTER}
    fill = (LEFT.format("fill_order"), "card:ord_r5")
    assert reason("wine:red:5", *fill, **given) == "No other wine that will do has a lower value."
    assert reason("wine:red:7", *fill, **given) == ""


# --- the last year


@pytest.mark.parametrize(
    ("given", "more"),
    [
        ({}, True),
        ({"final_year": True}, False),
        ({"options": {"max_years": 4}, "year": 4}, False),
        ({"options": {"max_years": 5}, "year": 4}, True),
        ({"players": 1, "options": SOLO, "year": 7}, False),
        ({"players": 1, "options": SOLO, "year": 6}, True),
        ({"options": MAP, "vp": 25}, False),
        ({"options": MAP, "vp": 24}, True),
    ],
)
def test_in_the_last_year_nothing_comes_every_year(given: dict[str, Any], more: bool) -> None:
    """GAME-1, GAME-4, AUT, TUS-10."""
    said = reason(LEFT.format("fill_order"), hand=["ord_r5"], cellar={"red": [5]}, **(WINTER | given))
    assert ("every year" in said) is more
    assert "2 VP" in said


def test_in_the_last_year_no_worker_and_no_harvest_is_announced() -> None:
    for last in (True, False):
        train = reason(LEFT.format("train_worker"), lira=9, final_year=last, **WINTER)
        plant = reason(LEFT.format("plant_vine"), hand=["malvasia"], final_year=last)
        assert [bool(train), bool(plant)] == [not last] * 2


def test_an_option_that_trains_says_how_many_work() -> None:
    play = (LEFT.format("play_winter_visitor"), "card:scholar")
    said = "From next year you have 4 workers, without the temporary one."
    assert reason("option:2", *play, hand=["scholar"], lira=3, vp=1, **WINTER) == said
    assert reason("option:1", *play, hand=["scholar"], lira=3, vp=1, **WINTER) == ""


# --- nothing empty, nothing contrary


def test_wine_is_for_an_order_that_lacks_it() -> None:
    making: dict[str, Any] = {"crush_pad": {"red": [3], "white": [2]}, **WINTER}
    place = LEFT.format("make_wine")
    wanted = "An order in your hand (2 VP) needs red 3, and your grapes are enough for it."
    assert reason(place, hand=["ord_r3_w1"], **making) == wanted
    assert reason("make:red", place, hand=["ord_r3_w1"], **making) == wanted
    assert reason(place, hand=["ord_r3_w1"], cellar={"red": [3], "white": [1]}, **making) == ""
    assert reason(place, hand=["ord_r5"], **making) == ""
    assert reason(place, **making) == ""
    assert reason("make:red", place, hand=["ord_s9"], **making) == ""


def test_money_is_no_reason_to_build_if_it_buys_nothing_of_use() -> None:
    place = LEFT.format("build_structure")
    grapes: dict[str, Any] = {"red": [3], "white": [2]}
    assert reason(place, lira=4, hand=["pinot"], crush_pad=grapes).startswith("Pinot in your hand needs the Trellis")
    assert reason(place, lira=4, crush_pad=grapes) == "With the Medium Cellar for £4, your grapes can make blush wine."
    assert reason(place, lira=2) == "With £2 you can build: Trellis, Yoke."
    assert reason(place, lira=9) == ""


def test_orders_and_vines_are_drawn_by_who_lacks_them() -> None:
    order, vine = LEFT.format("draw_order"), LEFT.format("draw_vine")
    assert reason(order, **WINTER) == "You hold no order."
    assert reason(order, hand=["ord_r5"], cellar={"white": [2]}, **WINTER).startswith("You cannot fill any order")
    assert reason(order, hand=["ord_r5"], cellar={"red": [5]}, **WINTER) == ""
    assert reason(order, hand=["ord_r5"], **WINTER) == ""
    assert reason(vine) == "You hold no vine, and your fields have room for a value of 18."
    assert reason(vine, hand=["malvasia"]) == ""
    assert reason(vine, hand=["merlot"]).startswith("You cannot plant any vine you hold")


def test_a_yoke_that_may_uproot_or_harvest_announces_neither() -> None:
    given: dict[str, Any] = {"structures": ["yoke", "trellis"], "fields": {6: ["pinot"]}}
    assert reason("place:yoke:left:regular", **given) == ""
    assert reason("option:1", "place:yoke:left:regular", **given) == "Field 6 gives red 1, white 1."
    assert reason("option:2", "place:yoke:left:regular", **given) == ""


def test_a_trade_does_not_list_what_it_may_cost() -> None:
    trade = LEFT.format("trade")
    assert reason(trade, options=MAP, lira=5, vp=3, season="summer", hand=["merlot", "syrah"]) == ""


def test_passing_with_workers_left_in_winter_has_no_reason() -> None:
    assert reason("pass", **WINTER) == ""
    assert reason("pass") == "You keep 3 workers for the rest of the year."


def test_declining_keeps_only_what_was_asked_for() -> None:
    offered: dict[str, Any] = {"hand": ["banker"], "others": [{"lira": 5, "vp": 4}]}
    game = position(2, **offered)
    for code in (LEFT.format("play_summer_visitor"), "card:banker"):
        game.play(code)
    assert game.to_move == 1
    scene = Scene(game, 1, NAMES[:2], words("en"))
    assert HintReasons(scene).text(scene.choices.legal["no"]) == "You keep your 4 VP."


def test_a_visitor_is_drawn_for_a_season_that_still_comes() -> None:
    game = position(1, options=SOLO, hand=["judge", "professor"])
    game.play("pass")
    scene = scene_of(game)
    texts = {code: HintReasons(scene).text(answer) for code, answer in scene.choices.legal.items()}
    assert texts["deck:winter"] == "You can still play winter visitors this year."
    assert texts["deck:summer"] == "You hold no summer visitor."


def test_stars_are_counted_with_those_of_the_others() -> None:
    place = LEFT.format("influence")
    others = [{"stars": {"siena": 1, "pisa": 2}}]
    given: dict[str, Any] = {"options": MAP, "season": "spring", "stars": {"siena": 1, "pisa": 1}, "others": others}
    assert reason("region:siena", place, **given) == "You then have the most stars there: 2 VP at the end."
    assert reason("region:pisa", place, **given) == "You draw level there, and a tie scores nobody."


# --- passing gives way


def cart(*parts: Outlook) -> LegalAnswer:
    return LegalAnswer("place:gain_lira:beside:regular", "", parts, "", locks=False)


def test_an_answer_gains_if_each_of_its_ways_does() -> None:
    lira, card = Outlook("lira", 1, choice=1, way=1), Outlook("structure", 1, choice=1, way=2)
    assert gains(cart(Outlook("lira", 1)))
    assert gains(cart(lira, card))
    assert not gains(cart(lira, card._replace(amount=-1)))
    assert not gains(cart(lira, card._replace(thing="uproot")))
    assert not gains(cart(Outlook("vp", 2), Outlook("discard", 2)))
    assert not gains(cart())


def test_passing_gives_way_to_a_cart_with_a_choice() -> None:
    game = position(2, options={"modules": ["extended_board", "structure_cards"]}, **WINTER)
    scene = scene_of(game)
    code = next(code for code in scene.choices.legal if code.startswith("place:gain_lira"))
    assert any(part.choice for part in scene.choices.legal[code].outlook)
    advice = [Advice(number_of(each), 0.54, "chance", {}) for each in ("pass", code)]
    assert [one.action for one in busy_first(scene, advice)] == [number_of(code), number_of("pass")]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_sentences(language: str) -> None:
    """Some that few positions show."""
    hand = ["ord_r5", "merlot", "banker", "judge", "malvasia", "sangiovese", "tour_guide", "novice_guide", "broker"]
    for card in hand:
        assert "{" not in reason(f"card:{card}", "pass", language=language, **year_end(*hand))
    assert reason(LEFT.format("build_structure"), lira=2, language=language)
    assert reason("pass", language=language)
