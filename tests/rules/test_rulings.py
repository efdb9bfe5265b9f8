"""RUL: rulings on single visitors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, board, has_passed, on, pile, season, undrawn, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason
from vendemmia.engine.numbers.names import SUMMER_VISITORS


def held(card: str, **given: Any) -> Table:
    """The season of a visitor that is held beside whatever else is given."""
    when = "summer" if card in SUMMER_VISITORS else "winter"
    return Table(season=when, hand=[card, *given.pop("hand", [])], **given)


def visit(card: str, *codes: str, **given: Any) -> Table:
    """Play a visitor with a regular worker on the left space."""
    table = held(card, **given)
    kind = "summer" if card in SUMMER_VISITORS else "winter"
    return table.play(f"place:play_{kind}_visitor:left:regular", f"card:{card}", *codes)


# --- RUL-1: six workers


@rule("RUL-1")
@pytest.mark.parametrize(
    ("given", "enough"),
    [
        ({"workers": {"regular": 5, "grande": 1}}, True),
        ({"workers": {"regular": 4, "grande": 1}}, False),
        ({"workers": {"regular": 4, "grande": 1}, "temporary": 0}, True),
        ({"workers": {"regular": 4, "grande": 1}, "training": 1}, True),
        ({"workers": {"regular": 5, "grande": 1}, "temporary": 0}, True),
        ({"workers": {"regular": 5, "grande": 1}, "board": {"gain_lira": {"beside": [on(0)] * 4}}}, True),
        ({"workers": {"regular": 4, "grande": 1}, "board": {"gain_lira": {"beside": [on(0)] * 3}}}, False),
    ],
)
def test_six_workers_are_all_that_a_player_has_in_whatever_place(given: dict[str, Any], enough: bool) -> None:
    table = visit("professor", lira=2, **given) if enough else visit("professor", lira=9, **given)
    assert table.reasons("option:2") == ([] if enough else [Reason.CONDITION_NOT_MET])
    if enough:
        assert table.play("option:2").vp == 2


@rule("RUL-1")
def test_the_uncertified_teacher_counts_the_temporary_worker_of_an_opponent() -> None:
    five = {"workers": {"regular": 4, "grande": 1}}
    table = visit(
        "uncertified_teacher",
        "option:2",
        players=3,
        others=[five, {"workers": {"regular": 5, "grande": 1}}],
        temporary=1,
    )
    assert table.vp == 2
    table = visit("uncertified_teacher", "option:2", players=3, others=[five, {"workers": {"regular": 5, "grande": 1}}])
    assert table.vp == 1


# --- RUL-2: Producer


@rule("RUL-2")
def test_the_producer_takes_back_one_or_two_workers_of_any_kind() -> None:
    standing = {"give_tour": {"left": on(0)}, "gain_lira": {"beside": [on(0, "grande")]}}
    table = visit("producer", lira=2, workers={"regular": 3, "grande": 1}, board=standing)
    assert table.lira == 0
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    assert table.codes() == ["take:give_tour:left:regular", "take:gain_lira:beside:grande"]
    table.play("take:gain_lira:beside:grande")
    assert "done" in table.codes()
    table.play("take:give_tour:left:regular")
    assert table.workers == {"regular": 2, "grande": 1}
    assert table.to_move == 1


@rule("RUL-2")
def test_the_producer_leaves_the_action_that_it_was_played_on_alone() -> None:
    standing = {"play_summer_visitor": {"left": on(0)}}
    table = held("producer", players=3, lira=2, board=standing, workers={"regular": 3, "grande": 1})
    assert table.reasons("place:play_summer_visitor:middle:regular") == [Reason.NOT_PLAYABLE]
    standing = {"play_summer_visitor": {"left": on(0)}, "give_tour": {"left": on(0)}}
    table = held("producer", players=3, lira=2, board=standing, workers={"regular": 3, "grande": 1})
    table.play("place:play_summer_visitor:middle:regular", "card:producer")
    assert table.codes() == ["take:give_tour:left:regular"]
    assert table.reasons("take:play_summer_visitor:left:regular") == [Reason.WORKER_NOT_THERE]


@rule("RUL-2")
def test_without_a_worker_elsewhere_the_producer_cannot_be_played() -> None:
    table = held("producer", lira=2, hand=["patron"]).play("place:play_summer_visitor:left:regular")
    assert Reason.NO_WORKER_TO_TAKE_BACK in table.reasons("card:producer")
    assert table.codes() == ["card:patron"]


@rule("RUL-2")
def test_the_producer_takes_workers_from_cart_and_yoke() -> None:
    standing = {"yoke": {"left": on(0)}, "gain_lira": {"beside": [on(0)]}}
    table = visit("producer", lira=2, structures=["yoke"], workers={"regular": 3, "grande": 0}, board=standing)
    assert table.codes() == ["take:gain_lira:beside:regular", "take:yoke:left:regular"]
    table.play("take:yoke:left:regular", "done")
    assert board(table).get("yoke") is None
    assert table.workers["regular"] == 1


@rule("RUL-2")
def test_the_producer_takes_nothing_of_another_player() -> None:
    standing = {"give_tour": {"left": on(1)}, "draw_vine": {"left": on(0)}}
    table = visit("producer", lira=2, board=standing)
    assert table.codes() == ["take:draw_vine:left:regular"]
    assert table.reasons("take:give_tour:left:regular") == [Reason.WORKER_NOT_THERE]


@rule("RUL-2", "RUL-4")
def test_a_waiting_worker_taken_back_loses_its_action() -> None:
    waiting = {"draw_order": {"left": {"seat": 0, "worker": "regular", "waiting": 1}}}
    table = visit("producer", "take:draw_order:left:regular", lira=2, board=waiting, passed=[1])
    assert board(table).get("draw_order") is None
    table.play("pass", "deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert [card for card in table.hand if card in whole_deck("order")] == []
    assert table.to_move == 0


@rule("RUL-2")
def test_a_worker_taken_back_may_be_placed_again_this_year() -> None:
    table = visit("producer", "take:give_tour:left:regular", lira=2, board={"give_tour": {"left": on(0)}}, passed=[1])
    table.play("place:give_tour:left:regular")
    assert table.lira == 2


# --- RUL-3: Organizer


@rule("RUL-3")
def test_the_organizer_moves_the_rooster_takes_the_bonus_and_passes() -> None:
    table = visit("organizer", "row:4", players=3)
    assert table.row == 4
    assert table.lira == 1
    assert has_passed(table, 0)
    assert table.to_move == 1


@rule("RUL-3")
def test_the_organizer_passes_only_when_the_turn_is_over() -> None:
    table = held("organizer", players=3, hand=["patron"])
    table.play("place:play_summer_visitor:middle:regular", "card:organizer", "row:6")
    assert table.vp == 1
    assert not has_passed(table, 0)
    assert table.codes() == ["done", "card:patron"]
    table.play("card:patron", "option:1")
    assert table.lira == 4
    assert has_passed(table, 0)


@rule("RUL-3")
def test_the_new_row_counts_at_once_for_decisions_caused_by_cards() -> None:
    table = held(
        "organizer",
        players=3,
        lira=5,
        hand=["handyman"],
        wake_up_row=1,
        others=[{"wake_up_row": 2, "lira": 5}, {"wake_up_row": 3, "lira": 5}],
    )
    table.play("place:play_summer_visitor:middle:regular", "card:organizer", "row:7", "card:handyman")
    asked = []
    for _ in range(3):
        asked.append(table.to_move)
        table.play("no")
    assert asked == [1, 2, 0]


@rule("RUL-3")
def test_this_round_goes_on_with_the_player_who_would_have_been_next() -> None:
    rows = {"wake_up_row": 2, "others": [{"wake_up_row": 1}, {"wake_up_row": 5}]}
    table = visit("organizer", "row:7", players=3, **rows)
    assert table.to_move == 2
    table = visit("organizer", "row:3", players=3, **rows)
    assert table.to_move == 2
    table.play("place:gain_lira:beside:regular")
    assert table.to_move == 1, "the mover has passed and is skipped on the new row"


@rule("RUL-3")
def test_the_rooster_moves_to_a_free_row_not_to_its_own() -> None:
    table = visit("organizer", players=6, others=[{"wake_up_row": row} for row in (2, 3, 4, 5, 6)], wake_up_row=1)
    assert table.codes() == ["row:7"]
    assert table.reasons("row:1") == [Reason.ROW_TAKEN]


@rule("RUL-3", "WAKE-3")
def test_who_leaves_row_7_keeps_the_temporary_worker() -> None:
    table = visit("organizer", "row:3", wake_up_row=7, temporary=0, others=[{"wake_up_row": 1}])
    assert table.state.temporary == 0
    assert table.workers["regular"] == 2
    table.play("pass", "deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert table.workers["regular"] == 2


@rule("RUL-3")
def test_row_7_gives_nothing_while_the_temporary_worker_is_away() -> None:
    table = visit("organizer", "row:7", temporary=1, others=[{"wake_up_row": 3}])
    assert table.row == 7
    assert table.state.temporary == 1
    assert table.workers == {"regular": 1, "grande": 1}
    fresh = visit("organizer", "row:7")
    assert fresh.state.temporary == 0
    assert fresh.workers == {"regular": 2, "grande": 1}


# --- RUL-4: Planner


@rule("RUL-4")
def test_the_planner_s_worker_takes_a_winter_space_and_acts_when_winter_begins() -> None:
    table = visit("planner", "place:draw_order:left:grande")
    assert board(table)["draw_order"]["left"] == {**on(0, "grande"), "waiting": 1}
    assert table.workers == {"regular": 1, "grande": 0}
    assert table.hand == []
    table.play("pass", "pass", "deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert sum(card in whole_deck("order") for card in table.hand) == 1
    assert table.reasons("place:draw_order:left:regular") == [Reason.SPACE_TAKEN]


@rule("RUL-4")
def test_the_waiting_action_comes_before_any_turn_and_leaves_the_turn() -> None:
    table = visit("planner", "place:draw_order:left:regular", wake_up_row=5, others=[{"wake_up_row": 1}], to_move=0)
    table.play("pass", "pass", "deck:summer", "deck:summer")
    assert len(table.hand) == 2, "a visitor in fall and an order before the first turn of winter"
    assert table.to_move == 1
    table.play("pass")
    assert table.to_move == 0


@rule("RUL-4")
def test_the_planner_needs_a_further_worker() -> None:
    assert held("planner", workers={"regular": 1, "grande": 0}).reasons("place:play_summer_visitor:left:regular") == [
        Reason.NOT_PLAYABLE
    ]
    assert held("planner", workers={"regular": 1, "grande": 1}).reasons("place:play_summer_visitor:left:regular") == []


@rule("RUL-4")
def test_the_planner_reaches_the_six_winter_actions_and_no_others() -> None:
    table = visit("planner", players=3, structures=["yoke"], fields={5: ["malvasia"]})
    assert sorted({code.split(":")[1] for code in table.codes()}) == [
        *("draw_order", "fill_order", "harvest_field", "make_wine", "play_winter_visitor", "train_worker"),
    ]
    assert {code.split(":")[2] for code in table.codes()} == {"left", "middle"}
    assert table.reasons("place:give_tour:left:regular") == [Reason.NO_LATER_SEASON]
    assert table.reasons("place:gain_lira:beside:regular") == [Reason.NO_LATER_SEASON]
    assert table.reasons("place:yoke:left:regular") == [Reason.NO_LATER_SEASON]


@rule("RUL-4", "PLACE-7")
def test_the_planner_keeps_to_the_rules_of_spaces() -> None:
    table = visit(
        "planner",
        players=3,
        board={"make_wine": {"left": {**on(1), "waiting": 1}, "middle": {**on(2), "waiting": 2}}},
    )
    assert table.reasons("place:make_wine:left:regular") == [Reason.SPACE_TAKEN]
    assert table.codes("place:make_wine:") == ["place:make_wine:beside:grande"]
    assert table.reasons("place:draw_order:beside:grande") == [Reason.SPACES_FREE]
    assert table.reasons("place:draw_order:right:grande") == [Reason.SPACE_CLOSED]


@rule("RUL-4")
def test_the_bonus_of_the_space_may_be_used_when_the_action_is_carried_out() -> None:
    table = visit("planner", "place:draw_order:middle:regular", players=3, passed=[1, 2])
    table.play("pass", *["deck:summer"] * 3)
    assert season(table) == "winter"
    assert table.to_move == 0
    assert table.codes() == ["done", "do:bonus"]
    table.play("do:bonus")
    assert sum(card in whole_deck("order") for card in table.hand) == 2


@rule("RUL-4", "PLACE-6")
def test_a_waiting_training_may_need_its_bonus_first() -> None:
    table = visit("planner", "place:train_worker:middle:regular", players=3, lira=3, passed=[1, 2])
    table.play("pass", *["deck:summer"] * 3)
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus")
    assert (table.lira, table.training) == (0, 1)


@rule("RUL-4")
def test_several_waiting_actions_resolve_in_wake_up_order() -> None:
    waiting = {
        "make_wine": {"left": {**on(0), "waiting": 1}},
        "harvest_field": {"left": {**on(1), "waiting": 2}},
        "draw_order": {"left": {**on(1, "grande"), "waiting": 3}},
    }
    table = Table(
        wake_up_row=4,
        crush_pad={"red": [1]},
        others=[{"wake_up_row": 2, "fields": {5: ["malvasia"], 6: ["malvasia"]}}],
        board=waiting,
        passed=[1],
    )
    table.play("pass", "deck:summer", "deck:summer")
    assert (table.to_move, table.codes()) == (1, ["field:5", "field:6"])
    table.play("field:5")
    assert [event.thing for event in table.events if event.kind is Kind.DUE] == ["draw_order", "make_wine"]
    assert table.to_move == 0
    table.play("make:red", "grape:red:1")
    assert table.to_move == 1
    assert table.codes("place:")


@rule("RUL-4")
def test_a_waiting_action_that_is_impossible_does_nothing_and_its_worker_stays_used() -> None:
    table = visit("planner", "place:make_wine:left:regular", passed=[1])
    table.play("pass", "deck:summer", "deck:summer")
    assert [event.thing for event in table.events if event.kind is Kind.LOST] == ["make_wine"]
    assert season(table) == "winter"
    assert board(table)["make_wine"]["left"] == on(0)
    assert table.workers == {"regular": 0, "grande": 1}


@rule("RUL-4", "RUL-13")
def test_in_winter_the_planner_cannot_be_played() -> None:
    table = visit("manager", hand=["planner"])
    assert Reason.NOT_PLAYABLE in table.reasons("action:play_summer_visitor")
    table = visit("manager", "action:play_summer_visitor", hand=["planner", "patron"])
    assert table.codes() == ["card:patron"]
    assert table.reasons("card:planner") == [Reason.NOT_PLAYABLE, Reason.NO_LATER_SEASON]


# --- RUL-5: Queen


@rule("RUL-5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_queen_turns_to_the_right_hand_neighbour(players: int) -> None:
    table = visit("queen", players=players)
    assert table.to_move == players - 1
    assert table.codes() == ["option:1"]
    table.play("option:1")
    assert table.seat(players - 1)["vp"] == -1


@rule("RUL-5", "END-1")
def test_the_right_hand_neighbour_gets_the_grape_token_next() -> None:
    table = visit("queen", players=3, first=0, passed=[1, 2])
    neighbour = table.to_move
    table.play("option:1", "pass")
    assert season(table) == "spring"
    assert table.state.first == neighbour


@rule("RUL-5")
@pytest.mark.parametrize(
    ("neighbour", "options"),
    [
        ({"vp": -5, "lira": 3, "hand": ["merlot", "syrah"]}, ["option:2", "option:3"]),
        ({"vp": -4, "lira": 2, "hand": ["merlot"]}, ["option:1"]),
        ({"vp": -5, "lira": 2, "hand": ["merlot", "syrah"]}, ["option:2"]),
        ({"vp": -5, "lira": 3, "hand": ["merlot"]}, ["option:3"]),
        ({"vp": 0, "lira": 9, "hand": ["merlot", "syrah", "pinot"]}, ["option:1", "option:2", "option:3"]),
    ],
)
def test_the_queen_offers_only_what_the_neighbour_can_do(neighbour: dict[str, Any], options: list[str]) -> None:
    table = visit("queen", others=[neighbour])
    assert table.codes() == options


@rule("RUL-5")
def test_against_a_neighbour_who_can_do_nothing_the_queen_cannot_be_played() -> None:
    table = held("queen", hand=["judge"], others=[{"vp": -5, "lira": 2, "hand": ["merlot"]}])
    table.play("place:play_winter_visitor:left:regular")
    assert table.codes() == ["card:judge"]
    assert table.reasons("card:queen") == [Reason.NOT_PLAYABLE, Reason.NEIGHBOUR_CANNOT]


@rule("RUL-5")
def test_the_neighbour_gives_two_cards_of_choice_or_three_lira() -> None:
    neighbour = {"lira": 4, "hand": ["merlot", "syrah", "ord_r5"]}
    table = visit("queen", "option:2", "card:ord_r5", "card:merlot", others=[neighbour])
    assert table.hand == ["merlot", "ord_r5"]
    assert table.seat(1)["hand"] == ["syrah"]
    table = visit("queen", "option:3", others=[neighbour])
    assert (table.lira, table.seat(1)["lira"]) == (3, 1)


# --- RUL-6: Importer


def importing(*hands: list[str], **given: Any) -> Table:
    return visit("importer", players=len(hands) + 1, others=[{"hand": hand} for hand in hands], **given)


@rule("RUL-6")
def test_with_three_pledged_the_pledgers_choose_and_hand_over() -> None:
    table = importing(["broker", "artisan", "merlot"], ["judge", "patron"])
    assert (table.to_move, table.codes()) == (1, ["count:0", "count:1", "count:2"])
    table.play("count:1")
    assert (table.to_move, table.codes()) == (2, ["count:0", "count:1", "count:2"])
    table.play("count:2")
    assert (table.to_move, table.codes()) == (1, ["card:broker", "card:artisan"])
    assert table.reasons("card:merlot") == [Reason.WRONG_KIND_OF_CARD]
    table.play("card:artisan")
    assert table.to_move == 2
    table.play("card:judge", "card:patron")
    assert table.hand == ["patron", "artisan", "judge"]
    assert table.seat(1)["hand"] == ["merlot", "broker"]
    assert table.seat(2)["hand"] == []


@rule("RUL-6")
def test_with_fewer_than_three_nothing_is_given_and_three_winter_visitors_are_drawn() -> None:
    table = importing(["broker", "artisan"], ["judge", "patron"]).play("count:2", "count:0")
    assert table.seat(1)["hand"] == ["broker", "artisan"]
    assert len(table.hand) == 3
    assert set(table.hand) <= set(whole_deck("winter"))


@rule("RUL-6", "YR-2")
def test_pledges_are_made_in_wake_up_order_until_three_are_there() -> None:
    three = ["broker", "artisan", "patron"]
    table = visit(
        "importer",
        players=4,
        wake_up_row=2,
        others=[
            {"wake_up_row": 7, "hand": three},
            {"wake_up_row": 1, "hand": ["judge", "marketer"]},
            {"hand": ["crusher"]},
        ],
    )
    assert table.to_move == 2
    table.play("count:2")
    assert table.to_move == 3
    assert table.codes() == ["count:0", "count:1"]
    assert table.reasons("count:2") == [Reason.TOO_MANY_PLEDGED]
    table.play("count:1")
    assert table.to_move == 2, "the third is pledged, so the last player is not asked"


@rule("RUL-6")
def test_players_without_visitors_are_not_asked() -> None:
    table = importing(["merlot", "ord_r5"], ["vendor"])
    assert table.to_move == 2
    table.play("count:1")
    assert len(table.hand) == 3


# --- RUL-7 and RUL-8: Zymologist and Master Vintner


@rule("RUL-7")
def test_every_wine_of_the_zymologist_ends_on_four_or_more() -> None:
    table = visit("zymologist", "make:red", crush_pad={"red": [3, 4, 9]})
    assert table.codes() == ["grape:red:4", "grape:red:9"]
    assert table.reasons("grape:red:3") == [Reason.NO_WINE_ICON]
    table.play("grape:red:9", "make:red", "grape:red:4")
    assert table.cellar == {"red": [4, 9]}


@rule("RUL-7")
def test_a_wine_that_would_drop_below_four_cannot_be_made() -> None:
    table = held("zymologist", hand=["judge"], crush_pad={"red": [5]}, cellar={"red": [4, 5]})
    table.play("place:play_winter_visitor:left:regular")
    assert Reason.NO_WINE_ICON in table.reasons("card:zymologist")
    table = visit("zymologist", "make:red", "grape:red:6", crush_pad={"red": [6]}, cellar={"red": [5, 6]})
    assert table.cellar == {"red": [4, 5, 6]}


@rule("RUL-7")
def test_the_zymologist_makes_blush_and_sparkling_without_cellars() -> None:
    table = visit("zymologist", crush_pad={"red": [1, 3, 5], "white": [1, 3]})
    assert table.codes() == ["make:red", "make:blush", "make:sparkling"]
    table.play("make:blush", "grape:red:1", "grape:white:3")
    assert table.cellar == {"blush": [4]}
    assert table.codes() == ["done", "make:red", "make:blush", "make:sparkling"]
    table.play("make:sparkling", "grape:red:3", "grape:red:5", "grape:white:1")
    assert table.cellar == {"blush": [4], "sparkling": [9]}
    low = visit("zymologist", crush_pad={"red": [2, 4], "white": [1]}, cellar={"sparkling": [7]})
    assert low.reasons("make:sparkling") == [Reason.NO_WINE_ICON]


@rule("RUL-8")
@pytest.mark.parametrize("fill_first", [True, False])
def test_the_master_vintner_ages_and_fills_in_either_order(fill_first: bool) -> None:
    table = visit(
        "master_vintner",
        "option:2",
        cellar={"red": [1], "white": [3]},
        hand=["ord_r1_w3"],
        structures=["medium_cellar"],
    )
    assert table.codes() == ["option:1"], "filling first would leave no wine to age"
    table = visit(
        "master_vintner",
        "option:2",
        cellar={"red": [1, 2], "white": [3]},
        hand=["ord_r1_w3"],
        structures=["medium_cellar"],
    )
    assert table.codes() == ["option:1", "option:2"]
    if fill_first:
        table.play("option:2", "card:ord_r1_w3", "wine:red:1", "wine:white:3", "wine:red:2")
        assert table.cellar == {"red": [3]}
    else:
        table.play("option:1", "wine:white:3", "card:ord_r1_w3", "wine:red:2", "wine:white:4")
        assert table.cellar == {"red": [1]}
    assert table.vp == 2


@rule("RUL-8")
def test_ageing_may_be_what_makes_the_order_fillable() -> None:
    table = visit("master_vintner", "option:2", cellar={"red": [4, 2]}, hand=["ord_r5"], structures=["medium_cellar"])
    assert table.codes() == ["option:1"]
    table.play("option:1")
    assert table.codes() == ["wine:red:4"]
    assert table.reasons("wine:red:2") == [Reason.REST_IMPOSSIBLE]


@rule("RUL-8")
def test_both_parts_of_the_second_clause_are_needed() -> None:
    table = visit("master_vintner", lira=2, cellar={"red": [3], "white": [3]}, hand=["ord_r3_w3"])
    assert table.codes() == ["option:1"]
    assert Reason.WINE_CANNOT_AGE in table.reasons("option:2")


@rule("RUL-8")
def test_only_a_wine_that_can_move_is_aged() -> None:
    table = visit(
        "master_vintner", "option:2", "option:1", cellar={"red": [1, 2, 3], "white": [1, 3]}, hand=["ord_r3_w1"]
    )
    assert table.codes() == ["wine:white:1"]
    assert table.reasons("wine:red:1") == [Reason.WINE_CANNOT_AGE]
    assert table.reasons("wine:red:3") == [Reason.WINE_CANNOT_AGE]


# --- RUL-9 to RUL-14


@rule("RUL-9")
def test_the_innkeeper_needs_two_piles() -> None:
    table = held("innkeeper", hand=["judge"], discards={"vine": ["merlot", "syrah"]})
    table.play("place:play_winter_visitor:left:regular")
    assert Reason.PILE_EMPTY in table.reasons("card:innkeeper")
    assert table.codes() == ["card:judge"]


@rule("RUL-9")
def test_the_innkeeper_takes_the_top_cards_and_is_discarded_afterwards() -> None:
    piles = {"vine": ["merlot", "syrah"], "winter": ["judge", "crusher"], "order": ["ord_r5"]}
    table = visit("innkeeper", discards=piles)
    assert table.codes() == ["deck:vine", "deck:winter", "deck:order"]
    table.play("deck:winter")
    assert table.codes() == ["deck:vine", "deck:order"]
    assert table.reasons("deck:winter") == [Reason.PART_DONE]
    assert table.reasons("deck:summer") == [Reason.PILE_EMPTY]
    table.play("deck:vine")
    assert table.hand == ["syrah", "crusher"]
    assert pile(table, "winter") == ["judge", "innkeeper"]
    assert pile(table, "vine") == ["merlot"]


@rule("RUL-10")
def test_the_motivator_brings_home_placed_grande_workers() -> None:
    standing = {"give_tour": {"left": on(1, "grande")}, "draw_vine": {"left": on(0), "beside": [on(2, "grande")]}}
    table = visit("motivator", players=3, board=standing)
    assert (table.to_move, table.codes()) == (1, ["no", "take:give_tour:left:grande"])
    table.play("take:give_tour:left:grande")
    assert (table.to_move, table.codes()) == (2, ["no", "take:draw_vine:beside:grande"])
    table.play("no")
    assert table.vp == 1
    assert table.state.vineyards[1].grande == 1
    assert board(table)["draw_vine"]["beside"] == [on(2, "grande")]


@rule("RUL-10")
def test_who_has_the_grande_worker_at_home_is_not_asked() -> None:
    table = visit("motivator", players=3)
    assert table.vp == 0
    assert table.to_move == 1
    assert table.codes("place:")


@rule("RUL-10")
def test_the_owner_may_take_back_the_grande_worker_that_played_the_motivator() -> None:
    table = held("motivator", passed=[1]).play("place:play_winter_visitor:left:grande", "card:motivator")
    assert table.codes() == ["no", "take:play_winter_visitor:left:grande"]
    table.play("take:play_winter_visitor:left:grande")
    assert table.workers["grande"] == 1
    assert table.vp == 0, "points only for opponents"
    assert table.reasons("place:gain_lira:beside:grande") == []


@rule("RUL-11")
@pytest.mark.parametrize(
    ("own", "other", "points"),
    [
        ({"red": [5]}, {}, 2),
        ({"red": [5]}, {"white": [4]}, 2),
        ({"red": [5]}, {"white": [5]}, 0),
        ({"red": [5], "white": [5]}, {}, 0),
        ({"red": [5], "blush": [6]}, {}, 0),
        ({"red": [5], "white": [4]}, {"sparkling": [7]}, 0),
    ],
)
def test_the_taster_s_wine_must_be_better_than_every_other(
    own: dict[str, Any], other: dict[str, Any], points: int
) -> None:
    table = visit("taster", "wine:red:5", cellar=own, others=[{"cellar": other}])
    assert (table.lira, table.vp) == (4, points)


@rule("RUL-12")
def test_switching_asks_for_no_structures_and_wakes_no_windmill() -> None:
    table = visit("landscaper", "option:2", structures=["windmill"], fields={5: ["syrah"], 6: ["merlot"]})
    table.play("field:5", "card:syrah", "field:6", "card:merlot")
    assert table.fields == {"5": ["merlot"], "6": ["syrah"]}
    assert table.vp == 0
    assert table.state.vineyards[0].used == 0


@rule("RUL-12")
def test_both_fields_must_hold_what_they_get() -> None:
    table = visit("landscaper", "option:2", fields={5: ["pinot", "syrah"], 7: ["chardonnay", "merlot"]})
    assert table.codes() == ["field:5", "field:7"]
    table.play("field:5", "card:pinot", "field:7")
    assert table.codes() == ["card:merlot"]
    assert table.reasons("card:chardonnay") == [Reason.SWITCH_OVERFILLS]
    table.play("card:merlot")
    assert table.fields == {"5": ["syrah", "merlot"], "7": ["pinot", "chardonnay"]}


@rule("RUL-12")
def test_a_field_over_its_limit_must_be_within_it_after_the_switch() -> None:
    # The Cultivator has filled field 5 with 7.
    table = visit("landscaper", "option:2", fields={5: ["chardonnay", "merlot"], 6: ["malvasia"]})
    table.play("field:5")
    assert table.codes() == ["card:merlot", "card:chardonnay"]
    far = visit("landscaper", fields={5: ["chardonnay", "chardonnay"], 6: ["pinot"]})
    assert far.reasons("option:2") == [Reason.SWITCH_OVERFILLS]


@rule("RUL-12")
def test_the_two_vines_stand_on_different_fields() -> None:
    table = visit("landscaper", "option:2", "field:5", "card:syrah", fields={5: ["syrah", "malvasia"], 6: ["merlot"]})
    assert table.reasons("field:5") == [Reason.SAME_FIELD]
    alone = visit("landscaper", fields={5: ["syrah", "malvasia"]})
    assert "option:2" not in alone.codes()


@rule("RUL-13")
def test_the_manager_takes_any_summer_action_that_is_possible() -> None:
    table = visit("manager")
    assert table.codes() == ["action:draw_vine", "action:give_tour", "action:sell_or_field"]
    assert table.reasons("action:draw_order") == [Reason.NO_EARLIER_SEASON]
    assert table.reasons("action:build_structure") == [Reason.BUILDING_TOO_DEAR]
    assert table.reasons("action:plant_vine") == [Reason.NOT_A_VINE]


@rule("RUL-13")
def test_the_manager_has_no_bonus_and_minds_no_workers() -> None:
    full = {"give_tour": {"left": on(1), "middle": on(2)}}
    table = visit("manager", "action:give_tour", players=3, board=full)
    assert table.lira == 2
    assert table.to_move == 1


@rule("RUL-13", "STR-2")
def test_a_vine_planted_by_the_manager_wakes_the_windmill() -> None:
    table = visit(
        "manager", "action:plant_vine", "card:malvasia", "field:5", hand=["malvasia"], structures=["windmill"]
    )
    assert table.vp == 1


@rule("RUL-13")
def test_the_manager_may_play_a_summer_visitor() -> None:
    table = visit("manager", "action:play_summer_visitor", "card:patron", "option:1", hand=["patron"])
    assert table.lira == 4
    assert pile(table, "summer") == ["patron"]
    assert pile(table, "winter") == ["manager"]


@rule("RUL-13", "PLACE-10")
def test_the_yoke_is_no_action_for_the_manager() -> None:
    table = visit("manager", structures=["yoke"], fields={5: ["malvasia"]})
    assert [code for code in table.codes() if "yoke" in code] == []


@rule("RUL-14")
def test_the_caravan_shows_one_card_of_each_deck_and_keeps_two() -> None:
    table = visit("caravan")
    shown = [code.removeprefix("card:") for code in table.codes()]
    assert len(shown) == 4
    for card, deck in zip(shown, ("vine", "summer", "winter", "order"), strict=True):
        assert card in whole_deck(deck)
    table.play(f"card:{shown[3]}")
    assert table.reasons(f"card:{shown[3]}") == [Reason.NOT_OFFERED]
    table.play(f"card:{shown[0]}")
    assert table.hand == [shown[0], shown[3]]
    assert pile(table, "summer") == [shown[1]]
    assert pile(table, "winter") == [shown[2], "caravan"]


@rule("RUL-14", "SET-4")
def test_with_an_empty_deck_the_caravan_shows_what_there_is() -> None:
    table = visit("caravan", players=3, others=[{"hand": whole_deck("vine")}, {"hand": whole_deck("order")}])
    assert len(table.codes()) == 2
    table.play(table.codes()[0])
    table.play(table.codes()[0])
    assert len(table.hand) == 2


@rule("RUL-14")
def test_the_caravan_needs_two_decks() -> None:
    hands = [{"hand": whole_deck("vine")}, {"hand": whole_deck("order")}, {"hand": whole_deck("summer")}]
    table = held("caravan", players=4, hand=["governess"], lira=3, others=hands).play(
        "place:play_winter_visitor:left:regular"
    )
    assert Reason.TOO_FEW_DECKS in table.reasons("card:caravan")
    assert table.codes() == ["card:governess"]


@rule("RUL-14", "SET-4")
def test_a_discard_of_the_caravan_becomes_the_deck_that_it_emptied() -> None:
    table = visit("caravan", others=[{"hand": all_but("order", "ord_r5")}])
    assert undrawn(table, "order") == []
    for code in [code for code in table.codes() if not code.startswith("card:ord_")][:2]:
        table.play(code)
    assert undrawn(table, "order") == ["ord_r5"]
    assert pile(table, "order") == []
