"""SPW-12: the Oracle draws one card more at one draw of the turn and discards one of the cards drawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, on, pile, season, undrawn, whole_deck
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Reason

BASE_WITH_CARDS = ("special_workers", "structure_cards")


def seer(modules: tuple[str, ...] = SIDE_1, when: str = "spring", players: int = 3, **given: Any) -> Table:
    return worker_table("oracle", players=players, modules=modules, season=when, **given)


def discard(table: Table) -> str:
    """The code that discards the first of the cards drawn."""
    return table.codes("card:")[0]


# --- one extra card, one discarded


@rule("SPW-12")
@pytest.mark.parametrize(
    ("modules", "when", "action", "space", "deck"),
    [
        (BASE, "summer", "draw_vine", "left", "vine"),
        (BASE, "winter", "draw_order", "left", "order"),
        (SIDE_1, "spring", "draw_vine", "middle", "vine"),
        (SIDE_1, "fall", "draw_order", "middle", "order"),
    ],
)
def test_it_draws_one_more_and_discards_one(
    modules: tuple[str, ...], when: str, action: str, space: str, deck: str
) -> None:
    table = seer(modules, when)
    table.play(f"place:{action}:{space}:oracle")
    assert table.codes() == ["no", f"deck:{deck}"]
    assert len(table.hand) == 1
    table.play(f"deck:{deck}")
    drawn = table.hand
    assert len(drawn) == 2
    assert set(table.codes()) == {f"card:{card}" for card in drawn}
    table.play(f"card:{drawn[1]}")
    assert table.hand == [drawn[0]]
    assert pile(table, deck) == [drawn[1]]
    assert table.to_move == 1


@rule("SPW-12")
def test_it_may_decline() -> None:
    table = seer(when="spring")
    assert outcome(table, "place:draw_vine:middle:oracle", "no") == {0: {"hand": {"vine": 1}}}
    assert pile(table, "vine") == []
    assert table.to_move == 1


@rule("SPW-12")
def test_only_cards_of_this_draw_may_be_discarded() -> None:
    table = seer(
        when="spring", hand=["merlot"], others=[{"hand": all_but("vine", "merlot", "syrah", "pinot", "malvasia")}]
    )
    table.play("place:draw_vine:middle:oracle", "deck:vine")
    drawn = {f"card:{card}" for card in table.hand if card != "merlot"}
    assert len(drawn) == 2
    assert set(table.codes()) == drawn
    assert table.reasons("card:merlot") == [Reason.NOT_DRAWN]


@rule("SPW-12")
def test_the_extra_card_itself_may_be_the_one_discarded() -> None:
    table = seer(when="spring")
    table.play("place:draw_vine:middle:oracle")
    first = table.hand[0]
    table.play("deck:vine")
    extra = list(table.hand)
    extra.remove(first)
    table.play(f"card:{extra[0]}")
    assert table.hand == [first]


@rule("SPW-12")
def test_other_workers_draw_as_usual() -> None:
    table = seer(when="spring")
    assert outcome(table, "place:draw_vine:middle:regular") == {0: {"hand": {"vine": 1}}}
    assert table.to_move == 1


@rule("SPW-12")
def test_only_a_kind_that_was_drawn() -> None:
    table = seer(when="spring").play("place:draw_vine:middle:oracle")
    assert table.reasons("deck:order") == [Reason.NOT_DRAWN]
    assert table.reasons("deck:structure") == [Reason.NOT_ASKED]


# --- action and bonus of one type are one draw


@rule("SPW-12")
@pytest.mark.parametrize(
    ("modules", "when", "action", "space", "deck"),
    [
        (BASE, "summer", "draw_vine", "middle", "vine"),
        (BASE, "winter", "draw_order", "middle", "order"),
        (SIDE_1, "spring", "draw_vine", "left", "vine"),
        (SIDE_1, "fall", "draw_order", "left", "order"),
    ],
)
def test_action_and_bonus_are_one_draw(modules: tuple[str, ...], when: str, action: str, space: str, deck: str) -> None:
    table = seer(modules, when).play(f"place:{action}:{space}:oracle")
    assert table.codes() == ["done", "do:bonus"]  # The draw is not complete yet.
    table.play("do:bonus")
    assert table.codes() == ["no", f"deck:{deck}"]
    table.play(f"deck:{deck}")
    assert len(table.hand) == 3
    assert set(table.codes()) == {f"card:{card}" for card in table.hand}
    table.play(discard(table))
    assert len(table.hand) == 2
    assert len(pile(table, deck)) == 1
    assert table.to_move == 1


@rule("SPW-12")
def test_without_the_bonus_the_draw_is_that_of_the_action() -> None:
    table = seer(when="spring").play("place:draw_vine:left:oracle", "done")
    assert table.codes() == ["no", "deck:vine"]
    table.play("deck:vine")
    table.play(discard(table))
    assert len(table.hand) == 1
    assert table.to_move == 1


@rule("SPW-12")
def test_a_bonus_of_another_kind_is_a_draw_of_its_own() -> None:
    table = seer(SIDE_2, "summer").play("place:flip_field:middle:oracle", "field:5")
    assert table.codes() == ["done", "do:bonus"]
    table.play("do:bonus")
    assert table.codes() == ["no", "deck:structure"]
    table.play("deck:structure")
    table.play(discard(table))
    assert len(table.hand) == 1
    assert len(pile(table, "structure")) == 1


# --- trades


@rule("SPW-12", "TRADE-1")
def test_the_two_cards_of_a_trade_are_one_draw() -> None:
    table = seer(when="summer", lira=3)
    table.play("place:trade:left:oracle", "option:2", "option:1", "deck:vine", "deck:order")
    assert table.codes() == ["no", "deck:vine", "deck:order"]
    table.play("deck:order")
    assert len(table.hand) == 3
    assert set(table.codes()) == {f"card:{card}" for card in table.hand}
    vine = next(card for card in table.hand if not card.startswith("ord_"))
    table.play(f"card:{vine}")  # Any of the cards drawn, whatever its type.
    assert [card.startswith("ord_") for card in table.hand] == [True, True]
    assert pile(table, "vine") == [vine]
    assert table.to_move == 1


@rule("SPW-12", "TRADE-3")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_trades_one_may_be_improved(first: bool) -> None:
    table = seer(when="summer", lira=6)
    table.play("place:trade:middle:oracle", "option:2", "option:1", "deck:vine", "deck:vine")
    assert table.codes() == ["no", "deck:vine"]
    if first:
        table.play("deck:vine")
        table.play(discard(table))
    else:
        table.play("no")
    table.play("option:2", "option:1", "deck:order", "deck:order")
    if first:
        assert table.to_move == 1  # At most one extra card a turn.
    else:
        assert table.codes() == ["no", "deck:order"]
        table.play("deck:order")
        table.play(discard(table))
    assert len(table.hand) == 4
    assert len(pile(table, "vine")) + len(pile(table, "order")) == 1


@rule("SPW-12", "STC-12")
@pytest.mark.parametrize("modules", [SIDE_2, BASE_WITH_CARDS])
def test_a_trade_at_the_trading_post_counts(modules: tuple[str, ...]) -> None:
    table = seer(modules, "summer", lira=3, structures=["trading_post"])
    table.play("place:structure:trading_post:left:oracle", "option:2", "option:1", "deck:vine", "deck:vine")
    assert table.codes() == ["no", "deck:vine"]


# --- visitors


def summer_visitor(card: str, *codes: str, **given: Any) -> Table:
    """The Oracle plays a summer visitor on the base board."""
    table = seer(BASE, "summer", hand=[card, *given.pop("hand", [])], **given)
    return table.play("place:play_summer_visitor:left:oracle", f"card:{card}", *codes)


def winter_visitor(card: str, *codes: str, **given: Any) -> Table:
    table = seer(BASE, "winter", hand=[card, *given.pop("hand", [])], **given)
    return table.play("place:play_winter_visitor:left:oracle", f"card:{card}", *codes)


@rule("SPW-12", "VIS-S14")
@pytest.mark.parametrize("deck", ["order", "winter"])
def test_with_the_patron_it_chooses_between_two_types(deck: str) -> None:
    table = summer_visitor("patron", "option:2")
    assert table.codes() == ["no", "deck:winter", "deck:order"]
    table.play(f"deck:{deck}")
    assert len(table.hand) == 3
    assert len(table.codes()) == 3
    table.play(discard(table))
    assert len(table.hand) == 2
    assert len(pile(table, "order")) + len(pile(table, "winter")) == 1
    assert table.to_move == 1


@rule("SPW-12", "VIS-S23")
def test_with_the_importer_if_three_cards_are_drawn() -> None:
    table = summer_visitor("importer")
    assert table.codes() == ["no", "deck:winter"]
    table.play("deck:winter")
    assert len(table.hand) == 4
    table.play(discard(table))
    assert len(table.hand) == 3


@rule("SPW-12", "VIS-S23")
def test_not_with_the_importer_if_the_opponents_give_their_cards() -> None:
    table = summer_visitor("importer", others=[{"hand": ["broker", "judge", "queen"]}])
    assert table.to_move == 1
    table.play("count:3", "card:broker", "card:judge", "card:queen")
    assert sorted(table.hand) == ["broker", "judge", "queen"]
    assert table.to_move == 1
    assert "pass" in table.codes()


@rule("SPW-12", "VIS-W37")
def test_not_with_the_caravan() -> None:
    table = winter_visitor("caravan")
    shown = table.codes("card:")
    assert len(shown) == 4
    table.play(shown[0], shown[1])
    assert sorted(f"card:{card}" for card in table.hand) == sorted(shown[:2])
    assert table.to_move == 1


@rule("SPW-12", "VIS-W19")
def test_not_with_the_innkeeper_visitor() -> None:
    table = winter_visitor("innkeeper", discards={"vine": ["merlot"], "order": ["ord_r5"]})
    result = outcome(table, "deck:vine", "deck:order")
    assert result == {0: {"hand": {"vine": 1, "order": 1}}}
    assert table.to_move == 1


@rule("SPW-12", "VIS-W35")
def test_not_with_gifts() -> None:
    table = winter_visitor("governor", others=[{"hand": ["patron"]}, {}])
    table.play("seat:1", "done", "card:patron")
    assert table.hand == ["patron"]
    assert table.to_move == 1
    assert "pass" in table.codes()


@rule("SPW-12", "VIS-S17")
def test_opponents_who_draw_by_its_visitor_draw_as_usual() -> None:
    table = summer_visitor("vendor")
    assert table.codes() == ["no", "deck:vine", "deck:winter", "deck:order"]
    table.play("no")
    assert table.to_move == 1
    assert outcome(table, "yes") == {1: {"hand": {"summer": 1}}}
    assert table.to_move == 2


@rule("SPW-12", "VIS-S17")
def test_a_draw_in_the_turn_of_another_is_not_made_with_it() -> None:
    table = worker_table(
        "oracle",
        modules=BASE,
        season="summer",
        to_move=1,
        others=[{"hand": ["vendor"]}],
        board={"draw_vine": {"left": on(0, "oracle")}},
    )
    table.play("place:play_summer_visitor:left:regular", "card:vendor")
    assert table.to_move == 0
    assert outcome(table, "yes") == {0: {"hand": {"summer": 1}}}
    assert "pass" in table.codes()


@rule("SPW-12", "VIS-W17")
def test_the_mentors_cards_are_single_draws_of_which_one_may_be_improved() -> None:
    grapes = {"crush_pad": {"red": [1]}}
    table = winter_visitor("mentor", others=[grapes, grapes])
    while table.to_move != 0 or not table.codes("deck:"):
        table.play(next(code for code in ("yes", "make:red", "grape:red:1", "no") if code in table.codes()))
    table.play("deck:vine")
    assert table.codes() == ["no", "deck:vine"]
    table.play("no", "deck:summer")
    assert table.codes() == ["no", "deck:summer"]
    table.play("deck:summer")
    table.play(discard(table))
    assert len(table.hand) == 2
    assert table.to_move == 1


@rule("SPW-12", "VIS-W27")
def test_declined_at_the_first_draw_it_may_be_used_at_a_later_one_of_the_turn() -> None:
    table = seer(SIDE_1, "summer", hand=["sponsor", "patron"])
    table.play("place:play_summer_visitor:middle:oracle", "card:sponsor", "option:1")
    assert table.codes() == ["no", "deck:vine"]
    table.play("no", "card:patron", "option:2")
    assert table.codes() == ["no", "deck:winter", "deck:order"]
    table.play("deck:winter")
    table.play(discard(table))
    assert len(table.hand) == 4
    assert table.to_move == 1


@rule("SPW-12")
def test_used_at_the_first_draw_it_is_not_asked_again() -> None:
    table = seer(SIDE_1, "summer", hand=["sponsor", "patron"])
    table.play("place:play_summer_visitor:middle:oracle", "card:sponsor", "option:1", "deck:vine")
    table.play(discard(table))
    table.play("card:patron", "option:2")
    assert table.to_move == 1
    assert len(table.hand) == 4


@rule("SPW-12")
def test_in_another_turn_of_the_same_worker_it_is_asked_again() -> None:
    table = seer(BASE, "summer", players=2, lira=2, hand=["producer"], passed=[1])
    table.play("place:draw_vine:left:oracle", "deck:vine")
    table.play(discard(table))
    table.play("place:play_summer_visitor:left:regular", "card:producer", "take:draw_vine:left:oracle")
    table.play("place:draw_vine:left:oracle")
    assert table.codes() == ["no", "deck:vine"]


@rule("SPW-12", "VIS-W32")
def test_an_action_taken_by_the_manager_counts() -> None:
    table = winter_visitor("manager", "action:draw_vine")
    assert table.codes() == ["no", "deck:vine"]


@rule("SPW-12", "VIS-S11")
def test_the_card_kept_may_be_used_in_what_follows() -> None:
    left = ["sangiovese", "merlot"]
    table = summer_visitor("landscaper", others=[{"hand": all_but("vine", *left)}, {}])
    if "option:1" in table.codes():
        table.play("option:1")
    assert table.codes() == ["no", "deck:vine"]
    table.play("deck:vine", "card:merlot", "card:sangiovese", "field:5")
    assert table.fields == {"5": ["sangiovese"]}


# --- stars


@rule("SPW-12", "INF-1")
@pytest.mark.parametrize(
    ("region", "deck"),
    [("firenze", "winter"), ("livorno", "summer"), ("arezzo", "order"), ("grosseto", "vine"), ("lucca", "structure")],
)
def test_the_card_of_a_region_counts(region: str, deck: str) -> None:
    table = seer(SIDE_2, "spring").play("place:influence:left:oracle", f"region:{region}")
    assert table.codes() == ["no", f"deck:{deck}"]
    table.play(f"deck:{deck}")
    table.play(discard(table))
    assert len(table.hand) == 1
    assert len(pile(table, deck)) == 1
    assert table.stars == {region: 1}
    assert table.to_move == 1


@rule("SPW-12", "INF-1")
def test_a_region_that_gives_lira_asks_nothing() -> None:
    table = seer(SIDE_2, "spring")
    assert outcome(table, "place:influence:left:oracle", "region:pisa") == {0: {"lira": 2, "stars": {"pisa": 1}}}
    assert table.to_move == 1


@rule("SPW-12", "INF-3")
def test_two_stars_are_two_draws() -> None:
    table = seer(SIDE_1, "spring")
    table.play("place:influence:middle:oracle", "region:firenze", "no", "region:firenze")
    assert table.codes() == ["no", "deck:winter"]


# --- the year-round space, private spaces


@rule("SPW-12", "TUS-4")
def test_a_structure_card_of_the_year_round_space_counts() -> None:
    table = seer(SIDE_2, "winter").play("place:gain_lira:beside:oracle", "option:2")
    assert table.codes() == ["no", "deck:structure"]
    table.play("deck:structure")
    table.play(discard(table))
    assert len(table.hand) == 1
    assert len(pile(table, "structure")) == 1


@rule("SPW-12", "STC-9")
@pytest.mark.parametrize("modules", [SIDE_2, BASE_WITH_CARDS])
def test_the_order_of_a_structure_card_counts(modules: tuple[str, ...]) -> None:
    table = seer(modules, "summer", structures=["cask"], cellar={"red": [1]})
    table.play("place:structure:cask:left:oracle", "wine:red:1")
    while not table.codes("deck:"):
        table.play(table.codes()[0])
    assert table.codes() == ["no", "deck:order"]
    table.play("deck:order")
    table.play(discard(table))
    assert len(table.hand) == 1


@rule("SPW-12", "STC-22")
def test_its_discard_comes_before_the_mercado() -> None:
    table = seer(
        SIDE_2,
        "fall",
        structures=["mercado"],
        cellar={"red": [1], "white": [3]},
        others=[{"hand": all_but("order", "ord_r1_w3", "ord_s9")}, {}],
    )
    table.play("place:draw_order:middle:oracle")
    assert table.codes() == ["no", "deck:order"]
    table.play("deck:order")
    assert table.codes() == ["card:ord_r1_w3", "card:ord_s9"]
    table.play("card:ord_s9")
    assert table.codes() == ["done", "card:ord_r1_w3"]
    result = outcome(table, "card:ord_r1_w3", "wine:red:1", "wine:white:3")
    assert result == {0: {"vp": 2, "residual": 1, "cellar": {}, "hand": {"order": -1}}}
    assert table.to_move == 1


# --- passing


@rule("SPW-12", "TUS-6")
def test_passing_is_not_a_draw_with_it() -> None:
    table = seer(SIDE_1, "spring", players=2, wake_up_row=3, board={"gain_lira": {"beside": [on(0, "oracle")]}})
    assert outcome(table, "pass") == {0: {"hand": {"vine": 1}}}
    assert table.to_move == 1


@rule("SPW-12", "TVIS-3")
def test_but_the_cell_of_the_organizer_is() -> None:
    table = seer(SIDE_1, "summer", wake_up_row=2, hand=["organizer"], others=[{"wake_up_row": 5}, {"wake_up_row": 6}])
    table.play("place:play_summer_visitor:left:oracle", "do:action", "card:organizer", "row:4")
    assert table.codes() == ["no", "deck:order"]
    table.play("deck:order")
    table.play(discard(table))
    assert len(pile(table, "order")) == 1
    table.play("done")  # Then the season is passed: 1 summer visitor of row 4, without the Oracle.
    assert sorted(card.startswith("ord_") for card in table.hand) == [False, True]
    assert table.to_move == 1


@rule("SPW-12", "WAKE-2")
def test_the_organizer_on_the_base_board() -> None:
    table = summer_visitor("organizer", "row:5", wake_up_row=1, others=[{"wake_up_row": 2}, {"wake_up_row": 3}])
    table.play("deck:winter")
    assert table.codes() == ["no", "deck:winter"]


# --- decks that run out


@rule("SPW-12", "SET-4")
def test_a_deck_that_cannot_supply_the_extra_card_asks_nothing() -> None:
    table = seer(when="spring", others=[{"hand": all_but("vine", "merlot")}, {}])
    assert outcome(table, "place:draw_vine:middle:oracle") == {0: {"hand": {"vine": 1}}}
    assert table.hand == ["merlot"]
    assert table.to_move == 1


@rule("SPW-12", "SET-4")
def test_the_pile_makes_the_deck_from_which_the_extra_card_comes() -> None:
    table = seer(when="spring", others=[{"hand": all_but("vine", "merlot", "syrah")}, {}], discards={"vine": ["syrah"]})
    table.play("place:draw_vine:middle:oracle")
    assert table.hand == ["merlot"]
    table.play("deck:vine")
    assert table.codes() == ["card:syrah", "card:merlot"]
    table.play("card:merlot")
    assert table.hand == ["syrah"]
    assert undrawn(table, "vine") == ["merlot"]


@rule("SPW-12", "SET-4")
def test_of_two_types_only_the_one_with_cards_left_is_offered() -> None:
    table = summer_visitor("patron", "option:2", others=[{"hand": all_but("order", "ord_r5")}, {}])
    assert table.codes() == ["no", "deck:winter"]
    assert table.reasons("deck:order") == [Reason.DECK_EMPTY]


@rule("SPW-12", "SET-4")
def test_nothing_drawn_is_no_draw() -> None:
    table = seer(SIDE_1, "spring", others=[{"hand": whole_deck("vine")}, {}])
    assert outcome(table, "place:influence:left:oracle", "region:grosseto") == {0: {"stars": {"grosseto": 1}}}
    assert table.to_move == 1


# --- Planner, Soldato, friendly variant


@rule("SPW-12", "TVIS-1")
def test_sent_by_the_planner_it_is_asked_at_the_later_draw() -> None:
    table = seer(SIDE_1, "summer", players=2, hand=["planner"], passed=[1])
    table.play("place:play_summer_visitor:left:regular", "do:action", "card:planner", "place:draw_order:left:oracle")
    table.play("done", "pass")
    assert (season(table), table.to_move) == ("fall", 0)
    table.play("do:bonus")
    assert table.codes() == ["no", "deck:order"]


@rule("SPW-12", "RUL-4")
def test_sent_by_the_planner_on_the_base_board() -> None:
    table = seer(BASE, "summer", players=2, hand=["planner"], passed=[1])
    table.play("place:play_summer_visitor:left:regular", "card:planner", "place:draw_order:left:oracle", "pass")
    table.play("deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert table.codes() == ["no", "deck:order"]


@rule("SPW-12", "SPW-10")
def test_beside_the_spaces_it_works_as_well() -> None:
    table = worker_table(
        "oracle",
        "soldato",
        modules=SIDE_1,
        season="spring",
        lira=1,
        workers=crew("oracle"),
        others=[{"workers": crew("soldato")}],
        board={"draw_vine": {"left": on(1, "soldato")}},
    )
    table.play("place:draw_vine:beside:oracle")
    assert table.codes() == ["no", "deck:vine"]


@rule("SPW-12", "PLACE-9")
def test_in_the_friendly_variant_the_bonus_is_due_and_the_extra_card_optional() -> None:
    table = seer(SIDE_1, "spring", friendly=True).play("place:draw_vine:left:oracle")
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus")
    assert table.codes() == ["no", "deck:vine"]
