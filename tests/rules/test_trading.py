"""TRADE: one thing for another, and the sale of wine."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, pile, undrawn, whole_deck
from tests.rules.extended import extended, of_deck, play_any
from tests.support import Table, rule
from vendemmia.engine import Reason

CARDS, LIRA, VP, GRAPE = (f"option:{number}" for number in range(1, 5))
RICH: dict[str, Any] = {"lira": 3, "vp": 1, "hand": ["merlot", "judge"], "crush_pad": {"red": [4]}}
"""What pays for one trade of every kind."""
PAYING = {CARDS: ["card:merlot", "card:judge"], LIRA: [], VP: [], GRAPE: ["grape:red:4"]}
TAKING = {CARDS: ["deck:vine", "deck:order"], LIRA: [], VP: [], GRAPE: ["grape:white:1"]}


def trade(*codes: str, side: int = 1, **given: Any) -> Table:
    """One trade on the left space."""
    return extended(side, **given).play("place:trade:left:regular", *codes)


def two_trades(*codes: str, side: int = 1, **given: Any) -> Table:
    return extended(side, 3, **given).play("place:trade:middle:regular", *codes)


# --- TRADE-1


@rule("TRADE-1")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("got", TAKING)
@pytest.mark.parametrize("given", PAYING)
def test_one_thing_is_given_and_one_is_got(given: str, got: str, side: int) -> None:
    table = trade(given, *PAYING[given], side=side, **RICH)
    assert table.to_move == 0
    if given == got and given in (LIRA, VP):
        assert got not in table.codes()
        assert table.reasons(got) == [Reason.SAME_FOR_SAME]
        return
    table.play(got, *TAKING[got])
    assert table.to_move == 1, "exactly one trade"
    assert table.lira == 3 - 3 * (given == LIRA) + 3 * (got == LIRA)
    assert table.vp == 1 - (given == VP) + (got == VP)
    assert len(table.hand) == 2 - 2 * (given == CARDS) + 2 * (got == CARDS)
    assert table.crush_pad.get("red", []) == ([] if given == GRAPE else [4])
    assert table.crush_pad.get("white", []) == ([1] if got == GRAPE else [])
    if given == CARDS:
        assert (pile(table, "vine"), pile(table, "winter")) == (["merlot"], ["judge"])


@rule("TRADE-1")
def test_what_cannot_be_paid_cannot_be_given() -> None:
    table = trade(lira=2, vp=-5, hand=["merlot", "judge"])
    assert table.codes() == [CARDS]
    assert table.reasons(LIRA) == [Reason.LIRA_SHORT]
    assert table.reasons(VP) == [Reason.VP_AT_FLOOR]
    assert table.reasons(GRAPE) == [Reason.GRAPE_MISSING]
    table = trade(lira=3, vp=-4, hand=["merlot"])
    assert table.codes() == [LIRA, VP]
    assert table.reasons(CARDS) == [Reason.TOO_FEW_CARDS]


@rule("TRADE-1", "PLACE-5")
def test_who_has_nothing_to_give_cannot_trade() -> None:
    table = extended(1, lira=2, vp=-5, hand=["merlot"])
    assert table.codes("place:trade") == []
    assert table.reasons("place:trade:left:regular") == [Reason.NOTHING_TO_TRADE]


@rule("TRADE-1", "VIS-10")
def test_points_may_be_given_down_to_minus_five() -> None:
    table = trade(VP, LIRA, vp=-4)
    assert (table.vp, table.lira) == (-5, 3)


@rule("TRADE-1")
def test_the_trade_is_mandatory_once_begun() -> None:
    table = trade(**RICH)
    assert table.codes() == [CARDS, LIRA, VP, GRAPE]
    table.play(VP)
    assert table.codes() == [CARDS, LIRA, GRAPE]


@rule("TRADE-1")
def test_any_two_cards_may_be_given() -> None:
    hand = ["merlot", "merlot", "patron", "judge", "ord_r5"]
    table = trade(CARDS, hand=hand)
    assert table.codes() == ["card:merlot", "card:patron", "card:judge", "card:ord_r5"]
    table.play("card:merlot")
    assert table.codes() == ["card:merlot", "card:patron", "card:judge", "card:ord_r5"]
    table.play("card:ord_r5", LIRA)
    assert (sorted(table.hand), table.lira) == (["judge", "merlot", "patron"], 3)


@rule("TRADE-1", "STC-6")
def test_structure_cards_may_be_given() -> None:
    table = trade(CARDS, "card:cask", "card:statue", VP, side=2, hand=["cask", "statue"])
    assert (table.hand, table.vp, pile(table, "structure")) == ([], 1, ["cask", "statue"])


@rule("TRADE-1")
@pytest.mark.parametrize("grape", ["red:1", "red:9", "white:5"])
def test_any_grape_may_be_given(grape: str) -> None:
    pad = {"red": [1, 9], "white": [5]}
    table = trade(GRAPE, crush_pad=pad)
    assert table.codes() == ["grape:red:1", "grape:red:9", "grape:white:5"]
    table.play(f"grape:{grape}", LIRA)
    colour, value = grape.split(":")
    assert int(value) not in table.crush_pad.get(colour, [])
    assert sum(map(len, table.crush_pad.values())) == 2
    assert table.lira == 3, "the prices of the mat do not matter"


@rule("TRADE-1", "MOD-1")
@pytest.mark.parametrize(("side", "decks"), [(1, 4), (2, 5)])
def test_cards_come_from_any_deck_in_use_one_by_one(side: int, decks: int) -> None:
    table = trade(LIRA, CARDS, side=side, lira=3)
    names = ["deck:vine", "deck:summer", "deck:winter", "deck:order", "deck:structure"][:decks]
    assert table.codes() == names
    table.play(names[-1])
    assert len(table.hand) == 1, "seen before the second deck is named"
    assert table.codes() == names
    table.play(names[0])
    assert len(table.hand) == 2
    assert len(of_deck(table.hand, names[-1].removeprefix("deck:"))) == 1
    assert table.to_move == 1


@rule("TRADE-1")
def test_both_cards_may_come_from_one_deck() -> None:
    table = trade(LIRA, CARDS, "deck:winter", "deck:winter", lira=3)
    assert len(of_deck(table.hand, "winter")) == 2


FOUR = ("vine", "summer", "winter", "order")


@rule("TRADE-1", "SET-4")
def test_with_too_few_cards_left_what_there_is_is_drawn() -> None:
    held = [*all_but("vine", "merlot"), *(card for deck in FOUR[1:] for card in whole_deck(deck))]
    table = trade(LIRA, CARDS, lira=3, others=[{"hand": held}])
    assert table.codes() == ["deck:vine"]
    table.play("deck:vine")
    assert (table.hand, table.to_move) == (["merlot"], 1)


@rule("TRADE-1", "SET-4")
def test_with_no_card_left_cards_cannot_be_got() -> None:
    held = [card for deck in FOUR for card in whole_deck(deck)]
    table = trade(LIRA, lira=3, others=[{"hand": held}])
    assert table.codes() == [VP, GRAPE]
    assert table.reasons(CARDS) == [Reason.DECK_EMPTY]


@rule("TRADE-1", "SET-4")
def test_cards_given_may_become_the_deck_from_which_is_drawn() -> None:
    held = [*all_but("vine", "merlot", "pinot"), *(card for deck in FOUR[1:] for card in whole_deck(deck))]
    table = trade(CARDS, "card:merlot", "card:pinot", hand=["merlot", "pinot"], others=[{"hand": held}])
    assert CARDS in table.codes()
    table.play(CARDS, "deck:vine", "deck:vine")
    assert sorted(table.hand) == ["merlot", "pinot"]
    assert undrawn(table, "vine") == []


@rule("TRADE-1", "STC-22")
def test_an_order_of_a_trade_may_be_filled_by_the_mercado_when_both_cards_are_seen() -> None:
    others = [{"hand": all_but("order", "ord_r5", "ord_w5")}]
    cellar = {"red": [5], "white": [5]}
    table = trade(LIRA, CARDS, "deck:order", side=2, lira=3, structures=["mercado"], cellar=cellar, others=others)
    assert "deck:order" in table.codes(), "the second card comes first"
    table.play("deck:order")
    assert table.codes() == ["done", "card:ord_r5", "card:ord_w5"]
    table.play("card:ord_w5", "wine:white:5")
    assert table.codes() == ["done", "card:ord_r5"]
    table.play("done")
    assert (table.vp, table.hand, table.cellar, table.to_move) == (2, ["ord_r5"], {"red": [5]}, 1)


# --- TRADE-2: the icon


@rule("TRADE-2")
def test_the_grape_got_has_value_1_and_either_colour() -> None:
    table = trade(LIRA, GRAPE, lira=3)
    assert table.codes() == ["grape:red:1", "grape:white:1"]
    assert table.play("grape:red:1").crush_pad == {"red": [1]}


@rule("TRADE-2")
def test_a_colour_whose_icon_is_taken_cannot_be_chosen() -> None:
    table = trade(LIRA, GRAPE, lira=3, crush_pad={"red": [1]})
    assert table.codes() == ["grape:white:1"]
    assert table.reasons("grape:red:1") == [Reason.ICON_TAKEN]
    table.play("grape:white:1")
    assert table.crush_pad == {"red": [1], "white": [1]}


@rule("TRADE-2")
def test_with_both_icons_taken_no_grape_can_be_got() -> None:
    pad = {"red": [1], "white": [1]}
    table = trade(LIRA, lira=3, crush_pad=pad)
    assert table.codes() == [CARDS, VP]
    assert table.reasons(GRAPE) == [Reason.ICON_TAKEN]


@rule("TRADE-2")
def test_the_icon_counts_after_paying() -> None:
    pad = {"red": [1], "white": [1]}
    table = trade(GRAPE, "grape:red:1", GRAPE, crush_pad=pad)
    assert table.codes() == ["grape:red:1"]
    assert table.reasons("grape:white:1") == [Reason.ICON_TAKEN]
    table.play("grape:red:1")
    assert table.crush_pad == pad
    table = trade(GRAPE, "grape:white:7", crush_pad={"red": [1], "white": [1, 7]})
    assert table.reasons(GRAPE) == [Reason.ICON_TAKEN]


@rule("TRADE-2", "TRADE-1")
def test_a_grape_of_any_value_becomes_one_of_value_1() -> None:
    table = trade(GRAPE, "grape:red:9", GRAPE, "grape:white:1", crush_pad={"red": [9]})
    assert table.crush_pad == {"white": [1]}


@rule("TRADE-2", "HARV-1")
def test_a_trade_is_no_harvest() -> None:
    table = trade(LIRA, GRAPE, "grape:red:1", side=2, lira=3, structures=["fermentation_tank"])
    assert (table.crush_pad, table.to_move) == ({"red": [1]}, 1)


# --- TRADE-3: two trades


@rule("TRADE-3")
def test_the_bonus_is_a_second_trade_after_the_first() -> None:
    table = two_trades(LIRA, VP, lira=6)
    assert (table.lira, table.vp, table.to_move) == (3, 1, 0)
    assert table.codes() == ["done", LIRA, VP]
    table.play(LIRA, GRAPE, "grape:red:1")
    assert (table.lira, table.vp, table.crush_pad, table.to_move) == (0, 1, {"red": [1]}, 1)


@rule("TRADE-3")
def test_the_first_trade_may_pay_for_the_second() -> None:
    table = two_trades(VP, LIRA, LIRA, GRAPE, "grape:white:1")
    assert (table.vp, table.lira, table.crush_pad) == (-1, 0, {"white": [1]})
    table = two_trades(LIRA, GRAPE, "grape:red:1", GRAPE, "grape:red:1", VP, lira=3)
    assert (table.lira, table.vp, table.crush_pad) == (0, 1, {})
    table = two_trades(LIRA, CARDS, "deck:vine", "deck:vine", CARDS, lira=3, vp=-5)
    assert table.codes("card:")


@rule("TRADE-3", "PLACE-6")
def test_the_second_trade_is_optional() -> None:
    table = two_trades(LIRA, VP, "done", lira=6)
    assert (table.lira, table.vp, table.to_move) == (3, 1, 1)


@rule("TRADE-3")
def test_there_is_no_second_trade_without_the_bonus_space() -> None:
    for space in ("left", "right"):
        table = extended(1, 5, lira=6).play(f"place:trade:{space}:regular", LIRA, VP)
        assert table.to_move == 1


@rule("TRADE-3")
def test_who_has_nothing_left_is_not_asked_for_a_second_trade() -> None:
    table = two_trades(LIRA, GRAPE, "grape:red:1", lira=3, vp=-5)
    assert table.codes() == ["done", GRAPE]
    held = [*all_but("vine", "merlot"), *(card for deck in FOUR[1:] for card in whole_deck(deck))]
    table = two_trades(LIRA, CARDS, "deck:vine", lira=3, vp=-5, others=[{"hand": held}])
    assert (table.hand, table.lira, table.to_move) == (["merlot"], 0, 1)


# --- TRADE-4: the sale of wine


def sell(*codes: str, side: int = 1, **given: Any) -> Table:
    return extended(side, 5, season="winter", **given).play("place:sell_wine:right:regular", *codes)


@rule("TRADE-4")
@pytest.mark.parametrize(
    ("wine", "vp"),
    [
        *[("red:1", 1), ("red:9", 1), ("white:1", 1), ("white:6", 1)],
        *[("blush:4", 2), ("blush:9", 2), ("sparkling:7", 4), ("sparkling:9", 4)],
    ],
)
def test_a_wine_is_worth_points_by_its_type_alone(wine: str, vp: int) -> None:
    kind, value = wine.split(":")
    table = sell(f"wine:{wine}", cellar={kind: [int(value)]}, structures=["medium_cellar", "large_cellar"])
    assert (table.vp, table.lira, table.cellar, table.to_move) == (vp, 0, {}, 1)


@rule("TRADE-4")
def test_one_wine_of_choice_is_sold() -> None:
    cellar = {"red": [1, 3], "blush": [5], "sparkling": [8]}
    table = sell(cellar=cellar, structures=["medium_cellar", "large_cellar"])
    assert table.codes() == ["wine:red:1", "wine:red:3", "wine:blush:5", "wine:sparkling:8"]
    table.play("wine:red:3")
    assert table.cellar == {"red": [1], "blush": [5], "sparkling": [8]}


@rule("TRADE-4", "PLACE-5")
def test_without_wine_nothing_is_sold() -> None:
    table = extended(1, season="winter", crush_pad={"red": [5]})
    assert table.codes("place:sell_wine") == []
    assert table.reasons("place:sell_wine:left:regular") == [Reason.WINE_MISSING]


@rule("TRADE-4", "STC-28", "STC-29")
def test_a_sale_is_no_order() -> None:
    table = sell("wine:red:5", side=2, cellar={"red": [5]}, structures=["veranda", "wine_parlor"])
    assert (table.vp, table.lira, table.residual) == (1, 0, 0)


@rule("TRADE-4")
def test_the_star_of_the_middle_space_may_come_before_or_after_the_sale() -> None:
    for codes in (["do:bonus", "region:pisa", "wine:red:2"], ["do:action", "wine:red:2"]):
        table = extended(1, 3, season="winter", cellar={"red": [2]}).play("place:sell_wine:middle:regular", *codes)
        play_any(table, "do:bonus", "region:pisa")
        assert (table.vp, table.lira, table.stars) == (1, 2, {"pisa": 1})


@rule("TRADE-4", "MOD-1")
def test_the_structure_card_of_the_left_space_may_be_left() -> None:
    table = extended(2, season="winter", cellar={"red": [2]}).play("place:sell_wine:left:regular", "wine:red:2")
    assert table.codes() == ["done", "do:bonus"]
    table.play("done")
    assert (table.vp, table.hand) == (1, [])
