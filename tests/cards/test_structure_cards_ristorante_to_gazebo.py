"""The structure cards 10 to 18, case by case: Ristorante to Gazebo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.structure_table import Mat, both_boards, every_season, playing
from tests.rules import on, season
from tests.support import rule
from vendemmia.engine import Reason

RISTORANTE = "place:structure:ristorante:left:regular"
GUEST_HOUSE = "place:structure:guest_house:left:regular"
CAFE = "place:structure:cafe:left:regular"
MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
BUILDING = {"base": "summer", "extended": "spring"}
"""The season of the actions that build and give a tour."""
ORDERS = {"base": "winter", "extended": "fall"}
"""The season of the action that draws an order."""
TRAIN = "place:train_worker:right:regular"
"""A space without bonus."""


# --- STC-18: Ristorante


@rule("STC-18")
@every_season
def test_ristorante_gives_3_and_3_vp_for_a_wine_and_a_grape(board: str, season: str) -> None:
    given: dict[str, Any] = {"cellar": {"red": [3], "blush": [4]}, "crush_pad": {"red": [1], "white": [9]}}
    table = Mat(board, season=season, structures=["ristorante", *MEDIUM], **given).play(RISTORANTE)
    assert table.offered("wine:red:3", "wine:blush:4")
    table.play("wine:blush:4")
    assert table.offered("grape:red:1", "grape:white:9")
    table.play("grape:red:1")
    assert table.changed() == {"lira": 3, "vp": 3, "cellar": {"red": [3]}, "crush_pad": {"white": [9]}}
    assert table.to_move == 1


@rule("STC-18")
@both_boards
@pytest.mark.parametrize(
    ("given", "reason"),
    [({"cellar": {"red": [3]}}, Reason.GRAPE_MISSING), ({"crush_pad": {"red": [3]}}, Reason.WINE_MISSING)],
)
def test_ristorante_needs_both(board: str, given: dict[str, Any], reason: Reason) -> None:
    table = Mat(board, structures=["ristorante"], **given)
    assert RISTORANTE not in table.codes()
    assert table.reasons(RISTORANTE) == [reason]


# --- STC-19: Guest House


@rule("STC-19")
@every_season
@pytest.mark.parametrize("pair", [("judge", "queen"), ("broker", "judge"), ("broker", "tour_guide")])
def test_guest_house_gives_2_vp_for_two_visitors_of_either_season(
    board: str, season: str, pair: tuple[str, str]
) -> None:
    hand = ["broker", "judge", "queen", "tour_guide", "merlot", "ord_r5", "inn"]
    table = Mat(board, season=season, structures=["guest_house"], hand=hand).play(GUEST_HOUSE)
    assert table.offered("card:broker", "card:judge", "card:queen", "card:tour_guide")
    table.play(*(f"card:{card}" for card in pair))
    assert table.changed() == {"vp": 2, "parted": sorted(pair)}
    assert sorted([*table.pile("summer"), *table.pile("winter")]) == sorted(pair)


@rule("STC-19")
@both_boards
def test_guest_house_needs_two_visitors(board: str) -> None:
    table = Mat(board, structures=["guest_house"], hand=["judge", "merlot", "ord_r5", "inn"])
    assert GUEST_HOUSE not in table.codes()
    assert table.reasons(GUEST_HOUSE) == [Reason.TOO_FEW_CARDS]


@rule("STC-19", "STC-34", "STC-35")
@both_boards
def test_visitors_discarded_in_the_guest_house_are_not_played(board: str) -> None:
    structures = ["guest_house", "inn"]
    table = Mat(
        board,
        structures=structures,
        fields={5: {"structure": "tap_room"}},
        cellar={"red": [1]},
        hand=["judge", "queen"],
    )
    table.play(GUEST_HOUSE, "card:judge", "card:queen")
    assert table.changed() == {"vp": 2, "parted": ["judge", "queen"]}
    assert table.to_move == 1


# --- STC-20: Cafe


@rule("STC-20")
@every_season
@pytest.mark.parametrize("grape", ["red:1", "white:9"])
def test_cafe_gives_3_and_1_vp_for_a_grape(board: str, season: str, grape: str) -> None:
    table = Mat(board, season=season, structures=["cafe"], crush_pad={"red": [1], "white": [9]}).play(CAFE)
    assert table.offered("grape:red:1", "grape:white:9")
    table.play(f"grape:{grape}")
    left = {"white": [9]} if grape == "red:1" else {"red": [1]}
    assert table.changed() == {"lira": 3, "vp": 1, "crush_pad": left}


@rule("STC-20")
@both_boards
def test_cafe_needs_a_grape(board: str) -> None:
    table = Mat(board, structures=["cafe"], cellar={"red": [1]}, others=[{"crush_pad": {"red": [1]}}])
    assert CAFE not in table.codes()
    assert table.reasons(CAFE) == [Reason.GRAPE_MISSING]


# --- STC-21: Distiller


def year_end(board: str, **given: Any) -> Mat:
    """Seat 0 leaves winter last. On the extended board its row of next year is still to be chosen."""
    others = [{"next_row": 7}] if board == "extended" else []
    return Mat(board, season="winter", passed=[1], others=others, **given).play("pass")


@rule("STC-21")
@both_boards
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"red": [1], "white": [2]}, {"red": [3], "white": [4]}),
        ({"red": [1, 2, 3]}, {"red": [3, 4, 5]}),
        ({"red": [8]}, {"red": [9]}),
        ({"white": [7, 9]}, {"white": [8, 9]}),
        ({"red": [5, 7, 8]}, {"red": [7, 8, 9]}),
    ],
)
def test_distiller_ages_all_grapes_once_more_in_the_year_end(
    board: str, before: dict[str, list[int]], after: dict[str, list[int]]
) -> None:
    table = year_end(board, structures=["distiller", *MEDIUM], crush_pad=before, cellar={"red": [4]})
    assert (table.crush_pad, table.cellar) == (after, {"red": [5]}), "wines age once"


@rule("STC-21")
@both_boards
def test_distiller_works_for_its_owner_alone(board: str) -> None:
    table = Mat(board, season="winter", structures=["distiller"], others=[{"crush_pad": {"red": [1]}}])
    table.play("pass", *(["row:5"] if board == "extended" else []), "pass")
    assert table.seat(1)["crush_pad"] == {"red": [2]}


@rule("STC-21", "TUS-13")
def test_distiller_does_not_work_with_the_bonus_of_row_6() -> None:
    table = Mat("extended", season="fall", wake_up_row=6, structures=["distiller"], crush_pad={"red": [1]})
    table.play("pass")
    assert table.changed() == {"crush_pad": {"red": [2]}}


# --- STC-22: Mercado


def mercado(board: str, /, *orders: str, **given: Any) -> Mat:
    """A table with a Mercado and a good cellar, where only some orders can be drawn."""
    given = {
        "season": ORDERS[board],
        "structures": ["mercado", *LARGE],
        "cellar": {"red": [5], "white": [5]},
        "decks": {"order": list(orders)},
        **given,
    }
    return Mat(board, **given)


@rule("STC-22")
@both_boards
def test_mercado_fills_the_order_just_drawn(board: str) -> None:
    table = mercado(board, "ord_r5", players=5).play("place:draw_order:right:regular")
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5")
    assert table.offered("wine:red:5")
    table.play("wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}}
    assert table.pile("order") == ["ord_r5"], "the others have become the deck"
    assert table.to_move == 1


@rule("STC-22")
@both_boards
def test_mercado_is_a_choice(board: str) -> None:
    table = mercado(board, "ord_r5", players=5).play("place:draw_order:right:regular", "done")
    assert table.changed() == {"drew": {"order": 1}}
    assert table.to_move == 1


@rule("STC-22")
@both_boards
def test_mercado_does_not_fill_older_orders(board: str) -> None:
    table = mercado(board, "ord_r5", players=5, hand=["ord_w5"]).play("place:draw_order:right:regular")
    assert table.offered("done", "card:ord_r5")
    assert table.reasons("card:ord_w5") == [Reason.NOT_DRAWN]


@rule("STC-22", "ORD-1")
@both_boards
def test_mercado_fills_by_the_usual_rules(board: str) -> None:
    table = mercado(board, "ord_r6", players=5).play("place:draw_order:right:regular")
    assert table.offered("done")
    assert table.reasons("card:ord_r6") == [Reason.ORDER_NOT_FILLABLE]
    several = mercado(board, "ord_r5", players=5, cellar={"red": [4, 5, 8]}).play("place:draw_order:right:regular")
    several.play("card:ord_r5")
    assert several.offered("wine:red:5", "wine:red:8")


@rule("STC-22")
@both_boards
def test_without_a_wine_mercado_asks_nothing(board: str) -> None:
    table = mercado(board, "ord_r5", players=5, cellar={}).play("place:draw_order:right:regular")
    assert table.to_move == 1


@rule("STC-22")
@both_boards
def test_mercado_works_for_its_owner_alone(board: str) -> None:
    others = [{"structures": ["mercado"]}]
    table = mercado(board, "ord_r5", players=5, structures=LARGE, others=others).play("place:draw_order:right:regular")
    assert table.changed() == {"drew": {"order": 1}}
    assert table.to_move == 1


@rule("STC-22", "VIS-W23")
@both_boards
@pytest.mark.parametrize("filled", [[], ["ord_r5"], ["ord_w5"], ["ord_r5", "ord_w5"], ["ord_w5", "ord_r5"]])
def test_the_orders_of_one_draw_are_all_seen_and_then_filled_one_by_one(board: str, filled: list[str]) -> None:
    table = mercado(board, "ord_r5", "ord_w5", players=5, season="winter", hand=["scholar"])
    table.play(*playing("winter", "scholar", "option:1"))
    assert table.offered("done", "card:ord_r5", "card:ord_w5")
    for order in filled:
        table.play(f"card:{order}", "wine:red:5" if order == "ord_r5" else "wine:white:5")
    if len(filled) < 2:
        table.play("done")
    kept = [order for order in ("ord_r5", "ord_w5") if order not in filled]
    assert table.hand == kept
    assert (table.vp, table.residual) == (2 * len(filled), len(filled))
    assert table.to_move == 1


@rule("STC-22", "VIS-W23")
@both_boards
def test_one_wine_fills_only_one_of_two_orders(board: str) -> None:
    table = mercado(board, "ord_r5", "ord_r6", players=5, season="winter", hand=["scholar"], cellar={"red": [6]})
    table.play(*playing("winter", "scholar", "option:1", "card:ord_r6", "wine:red:6"))
    assert table.changed() == {
        "vp": 3,
        "residual": 1,
        "cellar": {},
        "drew": {"order": 1},
        "parted": ["scholar"],
    }
    assert table.to_move == 1


@rule("STC-22", "WIN-1")
def test_mercado_with_the_action_and_its_bonus_on_the_base_board() -> None:
    table = mercado("base", "ord_r5", "ord_w5", players=3).play("place:draw_order:middle:regular")
    first = table.hand[0]
    wine = {"ord_r5": "wine:red:5", "ord_w5": "wine:white:5"}
    other = "ord_w5" if first == "ord_r5" else "ord_r5"
    assert table.offered("done", f"card:{first}")
    table.play(f"card:{first}", wine[first], "do:bonus", f"card:{other}", wine[other])
    assert table.changed() == {"vp": 4, "residual": 2, "cellar": {}}
    assert table.to_move == 1


@rule("STC-22", "TUS-1")
def test_mercado_with_the_action_and_its_bonus_on_the_extended_board() -> None:
    table = mercado("extended", "ord_r5", "ord_w5").play("place:draw_order:left:regular")
    first = table.hand[0]
    wine = {"ord_r5": "wine:red:5", "ord_w5": "wine:white:5"}
    other = "ord_w5" if first == "ord_r5" else "ord_r5"
    table.play("done", "do:bonus")
    assert table.reasons(f"card:{first}") == [Reason.NOT_DRAWN], "the first one is an older order by now"
    table.play(f"card:{other}", wine[other])
    assert table.hand == [first]
    assert (table.vp, table.residual) == (2, 1)


@rule("STC-22", "INF-1")
def test_mercado_with_a_star_on_arezzo() -> None:
    table = mercado("extended", "ord_r5", season="spring")
    table.play("place:influence:left:regular", "region:arezzo", "card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}, "stars": {"arezzo": 1}}
    assert table.to_move == 1


@rule("STC-22", "STC-37", "INF-2")
def test_mercado_with_a_star_moved_to_arezzo_by_the_banquet_hall() -> None:
    structures = ["mercado", "banquet_hall", *LARGE]
    table = mercado("extended", "ord_r5", season="spring", stars={"siena": 6}, structures=structures)
    table.play("place:influence:left:regular", "region:siena", "region:arezzo", "card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}, "stars": {"siena": 5, "arezzo": 1}}


@rule("STC-22", "TRADE-1")
def test_mercado_with_the_cards_of_a_trade() -> None:
    table = mercado("extended", "ord_r5", "ord_w5", season="summer", lira=3)
    table.play("place:trade:left:regular", "option:2", "option:1", "deck:order")
    assert table.codes("card:") == [], "the second card is drawn first"
    table.play("deck:order")
    assert table.offered("done", "card:ord_r5", "card:ord_w5")
    table.play("card:ord_w5", "wine:white:5", "card:ord_r5", "wine:red:5")
    assert table.changed() == {"lira": -3, "vp": 4, "residual": 2, "cellar": {}}


@rule("STC-22", "TRADE-3")
def test_an_order_kept_in_the_first_trade_may_pay_for_the_second_but_is_not_filled() -> None:
    table = mercado("extended", "ord_r5", "ord_w5", "ord_b4", season="summer", players=3, lira=3)
    table.play("place:trade:middle:regular", "option:2", "option:1", "deck:order", "deck:order", "done")
    kept = table.hand
    table.play("option:1", *(f"card:{card}" for card in kept), "option:3")
    assert table.changed() == {"lira": -3, "vp": 1}


@rule("STC-22", "TUS-6")
def test_mercado_with_the_order_of_wake_up_row_4() -> None:
    table = mercado("extended", "ord_r5", season="spring", wake_up_row=4).play("pass")
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}}


@rule("STC-22", "WAKE-2")
def test_mercado_with_the_order_of_wake_up_row_3_on_the_base_board() -> None:
    table = mercado("base", "ord_r5", season="spring").play("row:3")
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}, "wake_up_row": 3}


@rule("STC-22", "TUS-7")
def test_mercado_with_the_card_of_wake_up_row_7() -> None:
    table = mercado("extended", "ord_r5", season="summer", wake_up_row=7).play("pass", "deck:order")
    assert table.offered("done", "card:ord_r5")


@rule("STC-22", "VIS-S14", "VIS-S17", "VIS-S20")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "drew"),
    [
        ("patron", ["option:2"], {"winter": 1}),
        ("vendor", [], {"vine": 1, "winter": 1}),
        ("peddler", ["card:broker", "card:judge"], {"vine": 1, "summer": 1, "winter": 1, "structure": 1}),
    ],
)
def test_mercado_with_summer_visitors(board: str, card: str, answers: list[str], drew: dict[str, int]) -> None:
    hand = [card, *(answer.removeprefix("card:") for answer in answers if answer.startswith("card:"))]
    table = mercado(board, "ord_r5", season="summer", players=5, hand=hand)
    table.play(*playing("summer", card, *answers))
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:5", *(["no"] * 4 if card == "vendor" else []))
    assert table.changed() == {
        "vp": 2,
        "residual": 1,
        "cellar": {"white": [5]},
        "drew": drew,
        "parted": sorted(hand),
    }
    assert table.to_move == 1


@rule("STC-22", "VIS-W2", "VIS-4")
@both_boards
def test_mercado_with_the_crusher_before_and_after_the_wines(board: str) -> None:
    given: dict[str, Any] = {"season": "winter", "players": 5, "hand": ["crusher"], "crush_pad": {"red": [6]}}
    first = mercado(board, "ord_r5", **given, cellar={"red": [5, 6]})
    first.play(*playing("winter", "crusher", "option:2", "option:1", "card:ord_r5", "wine:red:6"))
    assert first.vp == 2, "the wine is delivered before another is made"
    first.play("make:red", "grape:red:6")
    assert first.changed() == {
        "vp": 2,
        "residual": 1,
        "crush_pad": {},
        "parted": ["crusher"],
    }, "its icon was free again"
    after = mercado(board, "ord_r6", **given, cellar={})
    after.play(*playing("winter", "crusher", "option:2", "option:2", "make:red", "grape:red:6"))
    after.play("card:ord_r6", "wine:red:6")
    assert after.changed() == {"vp": 3, "residual": 1, "crush_pad": {}, "parted": ["crusher"]}


@rule("STC-22", "VIS-W21", "VIS-W6", "VIS-W27")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "change"),
    [
        ("politician", [], {"drew": {"vine": 1, "summer": 1}}),
        ("crush_expert", ["option:1"], {"lira": 3}),
        ("craftsman", ["option:1"], {}),
    ],
)
def test_mercado_with_winter_visitors(board: str, card: str, answers: list[str], change: dict[str, Any]) -> None:
    table = mercado(board, "ord_r5", season="winter", players=5, hand=[card])
    table.play(*playing("winter", card, *answers))
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:5")
    if card == "craftsman":
        table.play("option:3")
        change = {"vp": 3}
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}, "parted": [card], **change}


@rule("STC-22", "VIS-W37", "TVIS-6")
@both_boards
def test_an_order_of_the_caravan_is_not_drawn(board: str) -> None:
    table = mercado(board, "ord_r5", season="winter", players=5, hand=["caravan"])
    table.play(*playing("winter", "caravan", "card:ord_r5"))
    table.play(table.codes("card:")[0])
    assert "ord_r5" in table.hand
    assert table.to_move == 1


@rule("STC-22", "VIS-W19")
@both_boards
def test_an_order_of_the_innkeeper_is_not_drawn(board: str) -> None:
    discards = {"order": ["ord_r5"], "vine": ["merlot"]}
    table = mercado(board, season="winter", players=5, hand=["innkeeper"], decks={}, discards=discards)
    table.play(*playing("winter", "innkeeper", "deck:order", "deck:vine"))
    assert table.changed() == {"drew": {"order": 1, "vine": 1}, "parted": ["innkeeper"]}
    assert table.to_move == 1


@rule("STC-22", "VIS-W11")
@both_boards
def test_an_order_that_is_given_is_not_drawn(board: str) -> None:
    others = [{}, {}, {}, {"vp": -5, "hand": ["ord_r5", "merlot"]}]
    table = mercado(board, season="winter", players=5, hand=["queen"], decks={}, others=others)
    table.play(*playing("winter", "queen", "option:2", "card:ord_r5", "card:merlot"))
    assert sorted(table.hand) == ["merlot", "ord_r5"]
    assert table.to_move == 1


@rule("STC-22", "STC-43", "END-1")
def test_mercado_with_the_dock_in_the_year_end_of_the_base_board() -> None:
    table = mercado("base", "ord_r5", season="winter", structures=["mercado", "dock", *LARGE], passed=[1], residual=2)
    table.play("pass")
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:6")
    assert table.vp == 2
    assert (table.lira, table.residual) == (2, 3), "what it adds to the residual payment is for next year"
    assert table.cellar == {"white": [6]}, "all have aged before"
    assert season(table) == "spring"


@rule("STC-22", "STC-43", "TUS-8")
def test_mercado_with_the_dock_on_leaving_winter() -> None:
    table = mercado("extended", "ord_r6", season="winter", structures=["mercado", "dock", *LARGE], residual=2)
    table.play("pass")
    assert table.offered("done", "card:ord_r6")
    table.play("card:ord_r6", "wine:red:6")
    assert table.codes("row:") != []
    assert table.changed() == {"lira": 2, "vp": 3, "residual": 1, "cellar": {"white": [6]}}


@rule("STC-22", "STC-43", "STC-41", "TUS-8")
def test_the_dock_comes_after_the_storehouse() -> None:
    fields = {5: {"structure": "storehouse"}}
    table = mercado(
        "extended",
        "ord_r8",
        season="winter",
        structures=["mercado", "dock", *LARGE],
        cellar={"red": [6]},
        fields=fields,
    )
    table.play("pass", "card:ord_r8", "wine:red:8")
    assert table.vp == 4


@rule("STC-22", "TUS-10", "STC-43")
def test_the_vp_of_an_order_filled_in_the_year_end_end_the_game() -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["mercado", "dock", *LARGE], "passed": [1]}
    table = mercado("extended", "ord_r5", **given, vp=23, others=[{"next_row": 5}])
    table.play("pass", "card:ord_r5", "wine:red:6")
    assert table.state.stack == []
    assert table.vp == 25
    base = mercado("base", "ord_r5", **given, vp=18)
    base.play("pass", "card:ord_r5", "wine:red:6")
    assert base.state.stack == []
    assert base.vp == 20


@rule("STC-22", "STC-28", "STC-29")
@both_boards
def test_veranda_and_wine_parlor_count_for_the_mercado(board: str) -> None:
    fields = {5: {"structure": "wine_parlor"}}
    structures = ["mercado", "veranda", *LARGE]
    table = mercado(board, "ord_r5", players=5, structures=structures, fields=fields)
    table.play("place:draw_order:right:regular", "card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 3, "lira": 2, "residual": 1, "cellar": {"white": [5]}}


@rule("STC-22", "TUS-12", "TRADE-4")
def test_mercado_may_not_take_the_only_wine_that_is_to_be_sold() -> None:
    given: dict[str, Any] = {"season": "winter", "players": 3, "structures": ["mercado", *LARGE]}
    table = mercado("extended", "ord_r5", **given, cellar={"red": [5]})
    table.play("place:sell_wine:middle:regular", "do:bonus", "region:arezzo")
    assert table.offered("done")
    assert table.reasons("card:ord_r5") == [Reason.ACTION_SPOILT]
    table.play("done", "wine:red:5")
    assert table.changed() == {"vp": 1, "cellar": {}, "stars": {"arezzo": 1}, "drew": {"order": 1}}


@rule("STC-22", "TUS-12", "TRADE-4")
def test_mercado_may_take_a_wine_if_another_is_left_to_sell() -> None:
    given: dict[str, Any] = {"season": "winter", "players": 3, "structures": ["mercado", *LARGE]}
    table = mercado("extended", "ord_r5", **given, cellar={"red": [5], "sparkling": [7]})
    table.play("place:sell_wine:middle:regular", "do:bonus", "region:arezzo", "card:ord_r5", "wine:red:5")
    assert table.offered("wine:sparkling:7")
    table.play("wine:sparkling:7")
    assert table.changed() == {"vp": 6, "residual": 1, "cellar": {}, "stars": {"arezzo": 1}}


@rule("STC-22", "TUS-12", "SPW-4")
def test_the_same_holds_for_the_bonus_of_a_farmer() -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["mercado", *LARGE], "cellar": {"red": [5]}}
    special = {"specials": ["farmer"], "workers": {"regular": 1, "grande": 1, "farmer": 1}}
    table = mercado("extended", "ord_r5", **given, **special)
    table.play("place:sell_wine:left:farmer", "bonus:middle", "do:bonus", "region:arezzo")
    assert table.offered("done")
    assert table.reasons("card:ord_r5") == [Reason.ACTION_SPOILT]


@rule("STC-22", "SPW-12")
def test_the_oracle_discards_before_the_mercado_fills() -> None:
    special = {"specials": ["oracle"], "workers": {"regular": 1, "grande": 1, "oracle": 1}}
    table = mercado("extended", "ord_r5", "ord_w5", players=5, **special)
    table.play("place:draw_order:right:oracle", "deck:order")
    assert table.offered("card:ord_r5", "card:ord_w5")
    table.play("card:ord_w5")
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:5")
    assert table.changed() == {"vp": 2, "residual": 1, "cellar": {"white": [5]}}


@rule("STC-22", "STC-3")
@both_boards
def test_a_destroyed_mercado_fills_no_more(board: str) -> None:
    table = mercado(board, "ord_r5", players=5, passed=[1, 2, 3, 4])
    table.play("place:destroy_structure:left:regular", "card:mercado", "place:draw_order:right:regular")
    assert table.changed() == {"structures": LARGE, "drew": {"order": 1}}
    assert "pass" in table.codes()


# --- STC-23: Studio


@rule("STC-23")
@both_boards
def test_studio_gives_1_vp_more_for_every_structure(board: str) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "lira": 9, "structures": ["studio"], "hand": ["cask"]}
    place = "place:build_structure:left:regular"
    table = Mat(board, **given).play(place, "structure:windmill")
    assert table.changed() == {"lira": -5, "vp": 1, "structures": ["windmill", "studio"]}
    table = Mat(board, **given).play(place, "card:cask", "field:5")
    assert table.changed() == {"lira": -2, "vp": 2, "fields": {"5": {"structure": "cask"}}, "parted": ["cask"]}


@rule("STC-23")
@both_boards
def test_studio_gives_nothing_for_itself_and_for_others(board: str) -> None:
    given: dict[str, Any] = {"season": BUILDING[board], "lira": 9}
    table = Mat(board, **given, hand=["studio"]).play("place:build_structure:left:regular", "card:studio", "mat")
    assert table.changed() == {"lira": -5, "vp": 1, "structures": ["studio"], "parted": ["studio"]}
    table = Mat(board, **given, others=[{"structures": ["studio"]}])
    table.play("place:build_structure:left:regular", "structure:yoke")
    assert table.changed() == {"lira": -2, "structures": ["yoke"]}


@rule("STC-23")
def test_studio_gives_nothing_for_a_tour() -> None:
    given: dict[str, Any] = {"season": "fall", "players": 3, "lira": 4, "structures": ["studio"]}
    tour = Mat("extended", **given).play("place:build_or_tour:middle:regular", "option:2")
    assert tour.changed() == {"lira": 2}
    built = Mat("extended", **given).play("place:build_or_tour:middle:regular", "option:1", "structure:cottage")
    assert built.changed() == {"lira": -4, "vp": 1, "structures": ["cottage", "studio"]}


@rule("STC-23")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "lira", "vp"),
    [
        ("oenologist", ["option:2"], -3, 1),
        ("master_vintner", ["option:1"], -2, 1),
        ("uncertified_oenologist", ["option:2"], 0, 0),
        ("craftsman", ["option:2", "option:3"], -4, 2),
        ("harvest_expert", ["option:1", "field:5", "option:2", "structure:yoke"], -1, 1),
        ("designer", ["structure:trellis"], -2, 1),
    ],
)
def test_studio_counts_what_winter_visitors_build(
    board: str, card: str, answers: list[str], lira: int, vp: int
) -> None:
    given: dict[str, Any] = {"lira": 9, "hand": [card], "structures": ["studio"], "fields": {5: ["malvasia"]}}
    table = Mat(board, players=5, season="winter", **given)
    table.play(*playing("winter", card, *answers))
    assert (table.lira - 9, table.vp) == (lira, vp)
    assert len(table.structures) == 2


@rule("STC-23", "VIS-S36")
@both_boards
def test_studio_gives_2_vp_with_the_stonemason(board: str) -> None:
    table = Mat(board, players=5, lira=8, hand=["stonemason", "inn"], structures=["studio"])
    table.play(*playing("summer", "stonemason", "structure:windmill", "card:inn", "mat"))
    assert table.changed() == {
        "lira": -8,
        "vp": 3,
        "structures": ["windmill", "studio", "inn"],
        "parted": ["inn", "stonemason"],
    }


@rule("STC-23", "VIS-S36")
@both_boards
def test_studio_counts_both_cellars_of_the_stonemason(board: str) -> None:
    table = Mat(board, players=5, lira=8, hand=["stonemason"], structures=["studio"])
    table.play(*playing("summer", "stonemason", "structure:medium_cellar", "structure:large_cellar"))
    assert table.changed() == {"lira": -8, "vp": 2, "structures": [*LARGE, "studio"], "parted": ["stonemason"]}


@rule("STC-23", "VIS-S18")
@both_boards
def test_studio_counts_in_the_turn_of_another(board: str) -> None:
    others = [{"lira": 3, "structures": ["studio"]}]
    table = Mat(board, players=5, hand=["handyman"], others=others)
    table.play(*playing("summer", "handyman", "no", "structure:windmill", "no", "no", "no"))
    assert table.changed() == {
        "vp": 1,
        "parted": ["handyman"],
        "seat1": {"lira": -3, "vp": 1, "structures": ["windmill", "studio"]},
    }


@rule("STC-23", "STC-7", "VIS-S4")
@both_boards
def test_studio_and_blacksmith_add_up(board: str) -> None:
    table = Mat(board, players=5, lira=3, hand=["blacksmith", "shop"], structures=["studio"])
    table.play(*playing("summer", "blacksmith", "card:shop", "mat"))
    assert table.changed() == {"lira": -3, "vp": 3, "structures": ["shop", "studio"], "parted": ["blacksmith", "shop"]}


# --- STC-24: Barn


@rule("STC-24")
@both_boards
def test_barn_takes_two_cards_of_any_kind_for_1_vp_on_leaving_summer(board: str) -> None:
    hand = ["merlot", "inn", "judge", "ord_r5"]
    table = Mat(board, wake_up_row=2, structures=["barn"], hand=hand).play("pass")
    assert table.to_move == 0
    assert table.offered("no", "yes")
    table.play("yes")
    assert table.offered("card:merlot", "card:inn", "card:judge", "card:ord_r5")
    table.play("card:inn", "card:ord_r5")
    assert table.changed() == {"vp": 1, "parted": ["inn", "ord_r5"]}
    assert table.to_move == 1


@rule("STC-24")
@both_boards
def test_barn_is_a_choice(board: str) -> None:
    table = Mat(board, wake_up_row=2, structures=["barn"], hand=["merlot", "inn"]).play("pass", "no")
    assert table.changed() == {}
    assert table.to_move == 1


@rule("STC-24")
@both_boards
def test_barn_needs_two_cards(board: str) -> None:
    table = Mat(board, wake_up_row=2, structures=["barn"], hand=["merlot"]).play("pass")
    assert "yes" not in table.codes()
    assert table.changed() == {}


@rule("STC-24", "TUS-6")
def test_barn_comes_before_the_bonus_of_fall() -> None:
    given: dict[str, Any] = {"structures": ["barn", "cottage"], "wake_up_row": 6}
    table = Mat("extended", **given, hand=["merlot", "syrah"]).play("pass")
    assert table.hand == ["syrah", "merlot"], "the visitor of the cell is not drawn yet"
    table.play("yes", "card:merlot", "card:syrah", "deck:summer")
    assert table.changed() == {"vp": 1, "drew": {"winter": 1, "summer": 1}, "parted": ["merlot", "syrah"]}


@rule("STC-24")
@pytest.mark.parametrize(
    ("board", "when"), [("base", "winter"), ("extended", "spring"), ("extended", "fall"), ("extended", "winter")]
)
def test_barn_works_in_summer_only(board: str, when: str) -> None:
    table = Mat(board, season=when, wake_up_row=2, structures=["barn"], hand=["merlot", "inn"]).play("pass")
    assert "yes" not in table.codes()
    assert "parted" not in table.changed()


@rule("STC-24", "PLACE-3")
@both_boards
def test_barn_works_for_those_who_pass_for_lack_of_workers(board: str) -> None:
    given: dict[str, Any] = {"workers": {"regular": 1, "grande": 0}, "structures": ["barn"], "hand": ["merlot", "inn"]}
    table = Mat(board, wake_up_row=2, **given, others=[{"wake_up_row": 3}])
    table.play("place:gain_lira:beside:regular", *(["option:1"] if board == "extended" else []))
    assert table.to_move == 1
    table.play("pass")
    assert table.to_move == 0
    table.play("yes", "card:merlot", "card:inn")
    assert table.vp == 1


@rule("STC-24", "VIS-S33", "RUL-3")
@pytest.mark.parametrize(("board", "row"), [("base", 4), ("extended", 2)])
def test_barn_works_for_those_who_pass_by_the_organizer(board: str, row: int) -> None:
    hand = ["organizer", "merlot", "inn"]
    others = [{"wake_up_row": number} for number in (3, 5, 6, 7)]
    table = Mat(board, players=5, wake_up_row=1, structures=["barn"], hand=hand, others=others)
    table.play(*playing("summer", "organizer", f"row:{row}"))
    assert table.to_move == 0
    table.play("yes", "card:merlot", "card:inn")
    assert table.changed() == {"lira": 1, "vp": 1, "wake_up_row": row, "parted": ["inn", "merlot", "organizer"]}


@rule("STC-24")
@both_boards
def test_barn_counts_once_a_summer_and_for_its_owner_alone(board: str) -> None:
    given: dict[str, Any] = {"structures": ["barn"], "hand": ["merlot", "inn", "syrah", "pinot"]}
    others = [{"wake_up_row": 3, "hand": ["malvasia", "judge"]}]
    table = Mat(board, wake_up_row=2, **given, others=others).play("pass", "yes", "card:merlot", "card:inn")
    assert table.to_move == 1, "two cards, once"
    table.play("pass")
    assert "yes" not in table.codes()
    assert table.seat(1)["vp"] == 0


# --- STC-25: Academy


@rule("STC-25")
@both_boards
def test_opponents_pay_the_owner_of_the_academy_for_each_worker(board: str) -> None:
    others = [{}, {"structures": ["academy"]}]
    table = Mat(board, players=5, season="winter", lira=5, others=others).play(TRAIN)
    assert table.changed() == {"lira": -5, "training": 1, "seat2": {"lira": 1}}


@rule("STC-25")
@both_boards
def test_who_cannot_pay_the_academy_cannot_train(board: str) -> None:
    table = Mat(board, players=5, season="winter", lira=4, others=[{"structures": ["academy"]}])
    assert TRAIN not in table.codes()
    assert table.reasons(TRAIN) == [Reason.TRAINING_TOO_DEAR]
    assert TRAIN in Mat(board, players=5, season="winter", lira=4).codes()


@rule("STC-25")
@both_boards
def test_the_owner_of_the_academy_pays_as_printed(board: str) -> None:
    table = Mat(board, players=5, season="winter", lira=4, structures=["academy"]).play(TRAIN)
    assert table.changed() == {"lira": -4, "training": 1}


@rule("STC-25", "PLACE-6")
@pytest.mark.parametrize(("board", "space"), [("base", "middle"), ("extended", "left")])
def test_the_bonus_of_the_train_space_may_pay_the_academy(board: str, space: str) -> None:
    others = [{"structures": ["academy"]}]
    table = Mat(board, players=5, season="winter", lira=4, others=others)
    table.play(f"place:train_worker:{space}:regular", "do:bonus")
    assert table.changed() == {"lira": -4, "training": 1, "seat1": {"lira": 1}}


@rule("STC-25", "SPW-2")
@both_boards
def test_a_special_worker_costs_1_more_and_1_for_the_academy(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "season": "winter", "specials": ["farmer"]}
    others = [{"structures": ["academy"]}]
    table = Mat(board, **given, lira=6, others=others).play(TRAIN, "worker:farmer")
    assert table.changed() == {"lira": -6, "trainees": ["farmer"], "seat1": {"lira": 1}}
    table = Mat(board, **given, lira=5, others=others).play(TRAIN)
    assert table.reasons("worker:farmer") == [Reason.SPECIAL_TOO_DEAR]


@rule("STC-25")
@both_boards
@pytest.mark.parametrize(
    ("card", "answers", "change"),
    [
        ("teacher", ["option:2"], {"lira": -3, "training": 1}),
        ("professor", ["option:1"], {"lira": -3, "training": 1}),
        ("uncertified_teacher", ["option:1"], {"lira": -1, "vp": -1, "training": 1}),
        ("scholar", ["option:2"], {"lira": -4, "training": 1}),
        ("scholar", ["option:3"], {"lira": -4, "vp": -1, "training": 1, "drew": {"order": 2}}),
        ("governess", ["option:1"], {"lira": -4, "workers": {"regular": 3, "grande": 1}}),
    ],
)
def test_visitors_that_train_pay_the_academy(board: str, card: str, answers: list[str], change: dict[str, Any]) -> None:
    given: dict[str, Any] = {"players": 5, "season": "winter", "others": [{"structures": ["academy"]}]}
    price = -change["lira"]
    table = Mat(board, **given, hand=[card], lira=price)
    table.play(*playing("winter", card, *answers))
    assert table.changed() == {**change, "parted": [card], "seat1": {"lira": 1}}
    # With something for the other parts of the card to do, so that this one can be asked about.
    rest: dict[str, Any] = {"cellar": {"red": [1]}, "crush_pad": {"red": [2]}}
    given["others"].append({"workers": {"regular": 5, "grande": 1}})
    short = Mat(board, **given, **rest, hand=[card, "judge"], lira=price - 1)
    if card == "professor":
        short.play("place:play_winter_visitor:right:regular")
        assert Reason.TRAINING_TOO_DEAR in short.reasons("card:professor")
        return
    short.play(*playing("winter", card))
    assert answers[0] not in short.codes()
    assert Reason.TRAINING_TOO_DEAR in short.reasons(answers[0])


@rule("STC-25", "VIS-W38")
@both_boards
def test_everybody_but_its_owner_pays_the_academy_with_the_guest_speaker(board: str) -> None:
    table = Mat(
        board,
        players=5,
        season="winter",
        wake_up_row=2,
        lira=2,
        hand=["guest_speaker"],
        others=[
            {"wake_up_row": 3, "lira": 1, "structures": ["academy"]},
            {"wake_up_row": 4, "lira": 1},
            {"wake_up_row": 5, "lira": 2},
            {"wake_up_row": 6, "lira": 0},
        ],
    )
    table.play(*playing("winter", "guest_speaker", "yes"))
    assert table.to_move == 1
    table.play("yes")
    assert table.to_move == 3, "£1 is not enough for two payments, and all can see it"
    table.play("yes")
    assert table.changed() == {
        "lira": -2,
        "vp": 2,
        "training": 1,
        "parted": ["guest_speaker"],
        "seat1": {"lira": 1, "training": 1},
        "seat3": {"lira": -2, "training": 1},
    }


@rule("STC-25", "VIS-W38")
@both_boards
def test_the_owner_of_the_academy_earns_with_the_own_guest_speaker(board: str) -> None:
    others = [{"wake_up_row": 3, "lira": 2}, {"wake_up_row": 4, "lira": 2}]
    table = Mat(
        board,
        players=3,
        season="winter",
        wake_up_row=2,
        lira=1,
        hand=["guest_speaker"],
        structures=["academy"],
        others=others,
        board={"play_winter_visitor": {"left": on(1), "middle": on(2)}},
    )
    table.play("place:play_winter_visitor:beside:grande", "card:guest_speaker", "yes", "yes", "yes")
    assert table.changed() == {
        "lira": 1,
        "vp": 2,
        "training": 1,
        "parted": ["guest_speaker"],
        "seat1": {"lira": -2, "training": 1},
        "seat2": {"lira": -2, "training": 1},
    }


@rule("STC-25", "STC-3")
@both_boards
def test_a_destroyed_academy_is_paid_no_more(board: str) -> None:
    given: dict[str, Any] = {"wake_up_row": 3, "lira": 4, "others": [{"structures": ["academy"], "wake_up_row": 2}]}
    table = Mat(board, season="winter", **given, to_move=1)
    table.play("place:destroy_structure:left:regular", "card:academy")
    assert table.to_move == 0
    table.play("place:train_worker:left:regular", *(["do:action"] if board == "extended" else []))
    assert table.changed() == {"lira": -4, "training": 1, "seat1": {"structures": []}}


# --- STC-26: Gazebo


@rule("STC-26", "INF-1", "INF-4")
def test_gazebo_offers_a_star_with_a_tour() -> None:
    given: dict[str, Any] = {"season": "spring", "structures": ["gazebo"]}
    table = Mat("extended", **given).play("place:give_tour:left:regular")
    assert "no" in table.codes()
    assert len(table.codes("region:")) == 7
    table.play("region:siena")
    assert table.changed() == {"lira": 3, "stars": {"siena": 1}}
    assert table.to_move == 1
    declined = Mat("extended", **given).play("place:give_tour:left:regular", "no")
    assert declined.changed() == {"lira": 2}
    assert declined.to_move == 1


@rule("STC-26", "MOD-4")
def test_gazebo_does_nothing_without_the_map() -> None:
    table = Mat("base", structures=["gazebo"]).play("place:give_tour:left:regular")
    assert table.changed() == {"lira": 2}
    assert table.to_move == 1


@rule("STC-26")
def test_gazebo_works_with_the_tour_of_build_or_tour_and_not_with_building() -> None:
    given: dict[str, Any] = {"season": "fall", "players": 3, "lira": 2, "structures": ["gazebo"]}
    tour = Mat("extended", **given).play("place:build_or_tour:middle:regular", "option:2", "region:pisa")
    assert tour.changed() == {"lira": 4, "stars": {"pisa": 1}}
    built = Mat("extended", **given).play("place:build_or_tour:middle:regular", "option:1", "structure:yoke")
    assert built.changed() == {"lira": -2, "structures": ["yoke", "gazebo"]}
    assert built.to_move == 1


@rule("STC-26", "TVIS-2", "VIS-W32")
def test_gazebo_works_with_a_tour_by_the_manager() -> None:
    table = Mat("extended", players=5, season="winter", hand=["manager"], structures=["gazebo"])
    table.play(*playing("winter", "manager", "action:give_tour", "region:pisa"))
    assert table.changed() == {"lira": 4, "stars": {"pisa": 1}, "parted": ["manager"]}
    table = Mat("extended", players=5, season="winter", hand=["manager"], structures=["gazebo"])
    table.play(*playing("winter", "manager", "action:build_or_tour", "option:2", "region:pisa"))
    assert table.changed() == {"lira": 4, "stars": {"pisa": 1}, "parted": ["manager"]}


@rule("STC-26", "VIS-S6", "VIS-S7")
@pytest.mark.parametrize(("card", "lira"), [("tour_guide", 4), ("novice_guide", 3)])
def test_gazebo_does_not_work_where_lira_are_gained_otherwise(card: str, lira: int) -> None:
    table = Mat("extended", players=5, hand=[card], structures=["gazebo"])
    table.play(*playing("summer", card, "option:1"))
    assert table.changed() == {"lira": lira, "parted": [card]}
    assert table.to_move == 1


@rule("STC-26")
def test_gazebo_does_not_work_with_the_tours_of_others() -> None:
    table = Mat("extended", season="spring", others=[{"structures": ["gazebo"]}]).play("place:give_tour:left:regular")
    assert table.changed() == {"lira": 2}
    assert table.to_move == 1
    assert table.codes("region:") == []


@rule("STC-26", "STR-3")
def test_gazebo_and_tasting_room_work_together() -> None:
    given: dict[str, Any] = {"season": "spring", "structures": ["gazebo", "tasting_room"], "cellar": {"red": [1]}}
    table = Mat("extended", **given).play("place:give_tour:left:regular", "region:siena")
    assert table.changed() == {"lira": 3, "vp": 1, "stars": {"siena": 1}}


@rule("STC-26", "INF-2")
def test_gazebo_moves_a_star_when_all_six_are_placed() -> None:
    stars = {"siena": 5, "pisa": 1}
    table = Mat("extended", season="spring", structures=["gazebo"], stars=stars).play("place:give_tour:left:regular")
    assert table.offered("no", "region:siena", "region:pisa")
    table.play("region:pisa")
    assert table.reasons("region:pisa") == [Reason.SAME_REGION]
    table.play("region:lucca")
    assert table.changed() == {"lira": 2, "stars": {"siena": 5, "lucca": 1}}


@rule("STC-26", "SPW-5")
def test_gazebo_works_with_both_tours_of_the_mafioso() -> None:
    table = Mat(
        "extended",
        season="spring",
        specials=["mafioso"],
        workers={"regular": 1, "grande": 1, "mafioso": 1},
        structures=["gazebo"],
    )
    table.play("place:give_tour:left:mafioso", "region:pisa", "yes", "region:siena")
    assert table.changed() == {"lira": 7, "stars": {"pisa": 1, "siena": 1}}


@rule("STC-26", "PLACE-6")
def test_the_star_of_the_gazebo_comes_with_the_tour_before_or_after_the_bonus() -> None:
    given: dict[str, Any] = {"season": "spring", "players": 3, "structures": ["gazebo"]}
    table = Mat("extended", **given).play("place:give_tour:middle:regular", "region:pisa", "do:bonus")
    assert table.changed() == {"lira": 5, "stars": {"pisa": 1}}
