"""Special workers with each other, with visitors and with structure cards: positions by hand, whole results."""

from __future__ import annotations

from typing import Any

from tests.rules import all_but, board, has_passed, on, pile, season
from tests.rules.worker_table import BASE, SIDE_1, SIDE_2, crew, outcome, worker_table
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason

VISITOR = "place:play_summer_visitor:left:regular"


def sent(seat: int, number: int = 1) -> dict[str, Any]:
    """A Messenger that waits for its owner's first turn."""
    return {"seat": seat, "worker": "messenger", "waiting": number, "mark": 1}


def planned(seat: int, worker: str = "regular", number: int = 1) -> dict[str, Any]:
    """A worker that the Planner sent."""
    return {"seat": seat, "worker": worker, "waiting": number}


def orders(table: Table, seat: int = 0) -> int:
    return sum(card.startswith("ord_") for card in table.seat(seat)["hand"])


# --- Messenger and Planner


@rule("SPW-16", "RUL-4")
def test_on_the_base_board_planner_actions_come_before_the_messengers_turn() -> None:
    table = worker_table(
        "messenger",
        "oracle",
        players=3,
        modules=BASE,
        season="summer",
        wake_up_row=2,
        passed=[1, 2],
        workers=crew("messenger"),
        lira=4,
        others=[{"wake_up_row": 1, "fields": {5: ["sangiovese"]}}, {"wake_up_row": 3, "fields": {5: ["malvasia"]}}],
        board={
            "train_worker": {"left": sent(0, 3)},
            "harvest_field": {"left": planned(2, number=1), "middle": planned(1, number=2)},
        },
    )
    table.play("pass", "deck:summer", "deck:summer", "deck:summer")
    assert (season(table), table.to_move) == ("winter", 1)  # Row 1 before row 3, whoever was put down first.
    assert outcome(table, "field:5") == {1: {"crush_pad": {"red": [1]}}}
    assert outcome(table, "field:5") == {2: {"crush_pad": {"white": [1]}}}
    assert table.to_move == 1  # Now turns begin; row 1 has no Messenger.
    table.play("place:gain_lira:beside:regular")
    assert (table.to_move, table.codes()) == (0, ["worker:regular"])
    assert outcome(table, "worker:regular") == {0: {"lira": -4, "training": 1}}
    assert table.to_move == 2


@rule("SPW-16")
def test_one_owners_planner_actions_come_in_order_of_placing() -> None:
    table = worker_table(
        "messenger",
        "oracle",
        modules=SIDE_1,
        season="summer",
        wake_up_row=1,
        passed=[1],
        workers=crew(),
        fields={5: ["sangiovese"]},
        crush_pad={"white": [2]},
        board={"make_wine": {"left": planned(0, number=1)}, "harvest_field": {"left": planned(0, number=2)}},
    )
    table.play("pass")
    assert table.codes() == ["make:white"]  # The grape of the harvest is not there yet.
    table.play("make:white", "grape:white:2")
    assert table.codes() == ["field:5"]


@rule("SPW-14", "SPW-16")
def test_planner_and_messenger_of_one_owner_in_one_season() -> None:
    table = worker_table(
        "messenger",
        modules=SIDE_1,
        season="summer",
        wake_up_row=1,
        passed=[1],
        others=[{"wake_up_row": 2}],
        fields={5: ["sangiovese"]},
        board={"make_wine": {"left": sent(0, 1)}, "harvest_field": {"left": planned(0, number=2)}},
    )
    table.play("pass")
    # The Messenger was put down first, but the Planner's worker acts first: its grape becomes wine.
    result = outcome(table, "field:5", "make:red", "grape:red:1")
    assert result == {0: {"cellar": {"red": [1]}}}
    assert table.to_move == 1


# --- the Messenger loses its action


@rule("SPW-7", "SPW-16")
def test_bumped_by_a_chef_before_its_turn_the_messenger_goes_home() -> None:
    table = worker_table(
        "messenger",
        "chef",
        modules=SIDE_1,
        season="summer",
        wake_up_row=3,
        to_move=1,
        workers=crew("messenger"),
        others=[{"wake_up_row": 2, "workers": crew("chef")}],
        board={"flip_field": {"left": sent(0)}},
    )
    result = outcome(table, "place:flip_field:left:chef", "field:5", "do:bonus")
    assert result == {0: {"workers": {"messenger": 1}}, 1: {"lira": 5, "vp": 1, "fields": {"5": "sold"}}}
    assert table.to_move == 0
    assert "pass" in table.codes()  # An ordinary turn; the Messenger may be placed again.
    assert "place:draw_order:left:messenger" in table.codes()
    assert "place:gain_lira:beside:messenger" in table.codes()


@rule("SPW-7", "SPW-14", "SPW-16")
def test_who_has_only_the_bumped_messenger_may_place_it_again() -> None:
    table = worker_table(
        "messenger",
        "chef",
        modules=SIDE_1,
        season="summer",
        wake_up_row=3,
        to_move=1,
        workers=crew("messenger", regular=0, grande=0),
        others=[{"wake_up_row": 2, "workers": crew("chef")}],
        board={"flip_field": {"left": sent(0)}},
    )
    table.play("place:flip_field:left:chef", "field:5", "do:bonus")
    assert table.to_move == 0
    assert outcome(table, "place:train_worker:left:messenger") == {}
    assert board(table)["train_worker"] == {"left": sent(0)}


@rule("SPW-7", "SPW-16", "TVIS-1")
def test_bumped_by_a_chef_that_the_planner_sends_the_messenger_goes_home() -> None:
    table = worker_table(
        "messenger",
        "chef",
        modules=SIDE_1,
        season="summer",
        wake_up_row=1,
        to_move=1,
        workers=crew("messenger"),
        others=[{"wake_up_row": 2, "workers": crew("chef"), "hand": ["planner"]}],
        board={"draw_order": {"left": sent(0)}},
    )
    table.play(VISITOR, "do:action", "card:planner")
    assert outcome(table, "place:draw_order:left:chef", "done") == {0: {"workers": {"messenger": 1}}}
    table.play("pass", "pass")
    assert (season(table), table.to_move) == ("fall", 1)
    table.play("done")
    assert (orders(table, 0), orders(table, 1)) == (0, 1)
    assert table.to_move == 0
    assert "pass" in table.codes()


@rule("SPW-14", "TVIS-3")
def test_who_leaves_the_season_by_the_organizer_before_its_turn_loses_the_messengers_action() -> None:
    table = worker_table(
        "messenger",
        modules=SIDE_1,
        season="fall",
        wake_up_row=1,
        passed=[1],
        lira=9,
        hand=["manager", "organizer"],
        others=[{"wake_up_row": 2}],
        board={"train_worker": {"left": sent(0, 2)}, "play_winter_visitor": {"left": planned(0)}},
    )
    table.play("pass")
    # The Planner's worker plays the Manager and with it the Organizer: seat 0 leaves winter before its first turn.
    table.play("do:action", "card:manager", "action:play_summer_visitor", "card:organizer", "row:4", "done")
    assert [event.thing for event in table.events if event.kind is Kind.LOST] == ["train_worker"]
    assert has_passed(table, 0)
    table.play("row:5")
    assert (table.lira, table.training) == (9, 0)
    assert table.workers == crew("messenger")  # TUS-8: it came home with the others.
    assert table.to_move == 1


@rule("SPW-14", "RUL-3")
def test_the_same_on_the_base_board_where_the_messenger_stays_used() -> None:
    table = worker_table(
        "messenger",
        modules=BASE,
        season="summer",
        wake_up_row=1,
        passed=[1],
        lira=9,
        hand=["manager", "organizer"],
        others=[{"wake_up_row": 2}],
        board={"train_worker": {"left": sent(0, 2)}, "play_winter_visitor": {"left": planned(0)}},
    )
    table.play("pass", "deck:summer", "deck:summer")
    assert (season(table), table.to_move) == ("winter", 0)
    table.play("card:manager", "action:play_summer_visitor", "card:organizer", "row:3")
    assert has_passed(table, 0)
    assert (table.lira, table.training) == (9, 0)
    assert board(table)["train_worker"] == {"left": {"seat": 0, "worker": "messenger"}}
    assert table.to_move == 1
    table.play("place:gain_lira:beside:regular")
    assert table.to_move == 1  # Seat 0 has passed and has no turn any more.


@rule("SPW-14")
def test_a_messenger_that_plays_the_organizer_in_its_turn_passes_after_it() -> None:
    table = worker_table(
        "messenger",
        modules=SIDE_1,
        season="spring",
        wake_up_row=1,
        passed=[1],
        hand=["organizer"],
        others=[{"wake_up_row": 2}],
        board={"play_summer_visitor": {"left": sent(0)}},
    )
    table.play("pass")
    result = outcome(table, "do:action", "card:organizer", "row:6", "do:bonus")
    # 1 VP of row 6 in summer, £1 of the space, then the pass: 1 winter visitor of row 6 in fall.
    assert result == {0: {"lira": 1, "vp": 1, "row": 6, "hand": {"summer": -1, "winter": 1}}}
    assert has_passed(table, 0)
    assert table.to_move == 1


# --- the Soldato's toll


@rule("SPW-14", "SPW-15")
def test_a_messenger_pays_the_toll_when_it_is_put_down_and_not_when_it_acts() -> None:
    table = worker_table(
        "messenger",
        "soldato",
        players=3,
        modules=SIDE_1,
        season="summer",
        lira=1,
        wake_up_row=1,
        workers=crew("messenger"),
        others=[{"wake_up_row": 2, "workers": crew("soldato")}, {"wake_up_row": 5}],
        board={"build_or_tour": {"left": planned(1, "soldato")}},
    )
    assert outcome(table, "place:build_or_tour:middle:messenger") == {0: {"lira": -1}, 1: {"lira": 1}}
    table.play("pass", "pass", "pass")
    assert (season(table), table.to_move) == ("fall", 1)
    table.play("do:action", "option:2", "done")
    assert table.to_move == 0
    assert outcome(table, "option:2") == {0: {"lira": 2}}


@rule("SPW-14", "SPW-15")
def test_a_soldato_that_comes_after_the_messenger_gets_nothing_from_it() -> None:
    table = worker_table(
        "messenger",
        "soldato",
        players=3,
        modules=SIDE_1,
        season="summer",
        lira=0,
        wake_up_row=5,
        to_move=1,
        workers=crew("messenger"),
        others=[{"wake_up_row": 2, "workers": crew("soldato")}, {"wake_up_row": 6}],
        board={"flip_field": {"left": sent(0)}},
    )
    table.play("place:flip_field:middle:soldato", "field:5")
    assert table.to_move == 0
    assert outcome(table, "field:6", "done") == {0: {"lira": 6, "fields": {"6": "sold"}}}


@rule("SPW-10", "SPW-14")
def test_a_soldato_makes_no_room_for_a_messenger_in_a_later_season() -> None:
    table = worker_table(
        "messenger",
        "soldato",
        modules=SIDE_1,
        season="summer",
        lira=5,
        workers=crew("messenger"),
        others=[{"workers": crew("soldato")}],
        board={"draw_order": {"left": planned(1, "soldato")}},
    )
    assert table.codes("place:draw_order:") == []
    assert table.reasons("place:draw_order:beside:messenger") == [Reason.SPACE_NEEDED]


@rule("SPW-14", "SPW-15")
def test_who_cannot_pay_the_toll_cannot_send_the_messenger() -> None:
    table = worker_table(
        "messenger",
        "soldato",
        players=3,
        modules=SIDE_1,
        season="summer",
        lira=0,
        workers=crew("messenger"),
        others=[{"workers": crew("soldato")}],
        board={"draw_order": {"left": planned(1, "soldato")}},
    )
    assert table.codes("place:draw_order:") == []
    assert table.reasons("place:draw_order:middle:messenger") == [Reason.TOLL_TOO_DEAR]


@rule("SPW-7", "SPW-15")
def test_a_chef_that_bumps_one_of_two_soldatos_pays_both() -> None:
    given: dict[str, Any] = {
        "players": 3,
        "modules": SIDE_1,
        "season": "spring",
        "workers": crew("chef"),
        "others": [{"workers": crew("soldato")}, {"workers": crew("soldato")}],
        "board": {"give_tour": {"left": on(1, "soldato"), "middle": on(2, "soldato")}},
    }
    poor = worker_table("chef", "soldato", lira=1, **given)
    assert poor.reasons("place:give_tour:middle:chef") == [Reason.TOLL_TOO_DEAR]
    table = worker_table("chef", "soldato", lira=2, **given)
    result = outcome(table, "place:give_tour:middle:chef", "do:bonus")
    assert result == {0: {"lira": 1}, 1: {"lira": 1}, 2: {"lira": 1, "workers": {"soldato": 1}}}
    table.play("pass")  # Seat 1; now seat 2 has only one Soldato to pay.
    assert outcome(table, "place:give_tour:beside:regular") == {1: {"lira": 1}, 2: {"lira": 1}}


@rule("SPW-7", "SPW-15", "TVIS-1")
def test_a_chef_sent_by_the_planner_pays_the_toll_and_bumps_the_waiting_soldato() -> None:
    table = worker_table(
        "chef",
        "soldato",
        modules=SIDE_1,
        season="summer",
        lira=1,
        passed=[1],
        wake_up_row=1,
        hand=["planner"],
        workers=crew("chef"),
        others=[{"wake_up_row": 2, "workers": crew("soldato")}],
        board={"draw_order": {"left": planned(1, "soldato")}},
    )
    table.play(VISITOR, "do:action", "card:planner")
    result = outcome(table, "place:draw_order:left:chef", "done")
    assert result == {0: {"lira": -1}, 1: {"lira": 1, "workers": {"soldato": 1}}}
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 0)
    table.play("do:bonus")
    assert (orders(table, 0), orders(table, 1)) == (2, 0)


@rule("SPW-10", "TUS-8")
def test_the_toll_ends_when_the_soldatos_owner_leaves_winter() -> None:
    table = worker_table(
        "soldato",
        "farmer",
        modules=SIDE_1,
        season="winter",
        lira=4,
        to_move=1,
        workers=crew(),
        wake_up_row=3,
        others=[{"wake_up_row": 2, "workers": crew("soldato")}],
        board={"train_worker": {"left": on(1, "soldato")}},
    )
    table.play("pass", "row:4")
    assert table.to_move == 0
    result = outcome(table, "place:train_worker:left:regular", "do:action", "worker:regular", "do:bonus")
    assert result == {0: {"lira": -3, "training": 1}}


@rule("SPW-10", "RUL-2")
def test_the_toll_ends_when_the_producer_takes_the_soldato_back() -> None:
    table = worker_table(
        "soldato",
        players=3,
        modules=BASE,
        season="summer",
        lira=2,
        hand=["producer"],
        others=[{"lira": 0}],
        board={"give_tour": {"left": on(0, "soldato")}},
    )
    result = outcome(table, VISITOR, "card:producer", "take:give_tour:left:soldato")
    assert result == {0: {"lira": -2, "hand": {"summer": -1}, "workers": {"soldato": 1}}}
    assert outcome(table, "place:give_tour:left:regular") == {1: {"lira": 2}}


@rule("SPW-5", "SPW-15")
def test_a_mafioso_on_a_guarded_year_round_space_pays_once() -> None:
    table = worker_table(
        "mafioso",
        "soldato",
        modules=SIDE_1,
        season="spring",
        lira=1,
        workers=crew("mafioso"),
        others=[{"workers": crew("soldato")}],
        board={"gain_lira": {"beside": [on(1, "soldato")]}},
    )
    assert outcome(table, "place:gain_lira:beside:mafioso", "yes") == {0: {"lira": 1}, 1: {"lira": 1}}


@rule("SPW-11", "SPW-15")
def test_a_politico_pays_the_toll_first_and_the_repetition_last() -> None:
    given: dict[str, Any] = {
        "players": 3,
        "modules": SIDE_1,
        "season": "summer",
        "workers": crew("politico"),
        "others": [{"workers": crew("soldato")}],
        "board": {"flip_field": {"middle": on(1, "soldato")}},
    }
    table = worker_table("politico", "soldato", lira=1, **given)
    result = outcome(table, "place:flip_field:left:politico", "field:5", "do:bonus", "yes")
    assert result == {0: {"lira": 3, "vp": 2, "fields": {"5": "sold"}}, 1: {"lira": 1}}


@rule("SPW-9", "SPW-15")
def test_a_professore_beside_a_guarded_action_takes_a_worker_back() -> None:
    table = worker_table(
        "professore",
        "soldato",
        modules=SIDE_1,
        season="spring",
        lira=1,
        workers=crew("professore"),
        others=[{"workers": crew("soldato")}],
        board={"give_tour": {"left": on(1, "soldato")}, "draw_vine": {"left": on(0)}},
    )
    result = outcome(table, "place:give_tour:beside:professore", "take:draw_vine:left:regular")
    assert result == {0: {"lira": 1, "workers": {"regular": 1}}, 1: {"lira": 1}}


@rule("SPW-10", "SPW-3", "RUL-5")
def test_the_toll_just_paid_counts_for_those_who_get_it() -> None:
    # The Queen's neighbour can pay £3 only with the toll.
    table = worker_table(
        "soldato",
        "farmer",
        players=3,
        modules=BASE,
        season="winter",
        lira=3,
        hand=["queen"],
        workers=crew(),
        others=[{}, {"workers": crew("soldato"), "vp": -5, "lira": 2}],
        board={"play_winter_visitor": {"left": on(2, "soldato")}},
    )
    table.play("place:play_winter_visitor:middle:regular", "card:queen")
    assert table.to_move == 2
    assert outcome(table, "option:3") == {0: {"lira": 3}, 2: {"lira": -3}}
    assert table.lira == 5


# --- the Farmer, put down ahead


@rule("SPW-4", "SPW-10", "TVIS-1")
def test_a_farmer_sent_by_the_planner_beside_a_guarded_action_keeps_its_choice() -> None:
    table = worker_table(
        "farmer",
        "soldato",
        modules=SIDE_1,
        season="summer",
        lira=1,
        passed=[1],
        wake_up_row=1,
        hand=["planner"],
        workers=crew("farmer"),
        fields={5: ["sangiovese"], 6: ["malvasia"]},
        others=[{"wake_up_row": 2, "workers": crew("soldato"), "fields": {5: ["merlot"]}}],
        board={"harvest_field": {"left": planned(1, "soldato")}},
    )
    table.play(VISITOR, "do:action", "card:planner", "place:harvest_field:beside:farmer")
    assert table.codes() == ["bonus:left", "bonus:middle"]
    table.play("bonus:left", "done", "pass")
    assert (season(table), table.to_move) == ("fall", 0)
    assert outcome(table, "field:5", "field:6") == {0: {"crush_pad": {"red": [1], "white": [1]}}}
    assert table.lira == 0


@rule("SPW-4", "PLACE-9")
def test_in_the_friendly_variant_the_farmer_on_a_bonus_space_chooses_a_bonus_it_can_use() -> None:
    table = worker_table("farmer", players=3, modules=SIDE_1, friendly=True, season="fall", fields={5: ["merlot"]})
    table.play("place:harvest_field:left:farmer")
    assert table.codes() == ["bonus:middle"]
    result = outcome(table, "bonus:middle", "field:5", "do:bonus")
    assert result == {0: {"lira": 1, "crush_pad": {"red": [3]}}}


@rule("SPW-4", "SPW-7", "SPW-16")
def test_a_waiting_farmer_that_is_bumped_loses_action_and_bonus() -> None:
    table = worker_table(
        "farmer",
        "chef",
        modules=SIDE_1,
        season="summer",
        wake_up_row=1,
        to_move=1,
        passed=[0],
        workers=crew("farmer"),
        others=[{"wake_up_row": 2, "workers": crew("chef"), "hand": ["planner"]}],
        board={"draw_order": {"left": {"seat": 0, "worker": "farmer", "waiting": 1, "mark": 1}}},
    )
    table.play(VISITOR, "do:action", "card:planner")
    assert outcome(table, "place:draw_order:left:chef", "done") == {0: {"workers": {"farmer": 1}}}
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 1)
    table.play("do:bonus")
    assert (orders(table, 0), orders(table, 1)) == (0, 2)


# --- the Chef


@rule("SPW-7", "RUL-1")
def test_the_worker_that_a_chef_bumps_still_counts_for_its_owner() -> None:
    table = worker_table(
        "chef",
        "farmer",
        players=3,
        modules=BASE,
        season="winter",
        vp=-5,
        hand=["uncertified_teacher"],
        workers=crew("chef"),
        others=[{"workers": crew(regular=5)}],
        board={"play_winter_visitor": {"left": on(1)}},
    )
    table.play("place:play_winter_visitor:left:chef", "card:uncertified_teacher")
    assert outcome(table, "option:2") == {0: {"vp": 1}}
    assert table.seat(1)["workers"] == {"regular": 5, "grande": 1}


@rule("SPW-6", "SPW-7")
def test_a_bumped_merchant_may_draw_when_it_is_placed_again() -> None:
    table = worker_table(
        "merchant",
        "chef",
        modules=BASE,
        season="summer",
        to_move=1,
        workers=crew("merchant"),
        wake_up_row=2,
        others=[{"wake_up_row": 1, "workers": crew("chef")}],
        board={"give_tour": {"left": on(0, "merchant")}},
    )
    assert outcome(table, "place:give_tour:left:chef") == {0: {"workers": {"merchant": 1}}, 1: {"lira": 2}}
    table.play("place:gain_lira:beside:regular", "pass")
    assert table.to_move == 0
    result = outcome(table, "place:draw_vine:left:merchant", "deck:order")
    assert result == {0: {"hand": {"vine": 1, "order": 1}}}


# --- the Politico and the map


@rule("SPW-11", "INF-2", "INF-3")
def test_with_one_star_left_the_politico_places_moves_and_moves_again() -> None:
    table = worker_table("politico", players=3, modules=SIDE_1, season="spring", lira=1, stars={"pisa": 3, "siena": 2})
    codes = "region:pisa region:pisa region:siena yes region:siena region:arezzo"
    result = outcome(table, "place:influence:middle:politico", *codes.split())
    assert result == {0: {"lira": 1, "stars": {"pisa": 3, "siena": 2, "arezzo": 1}}}


@rule("SPW-11", "STC-37")
def test_with_the_banquet_hall_every_move_of_the_politico_brings_its_region() -> None:
    table = worker_table(
        "politico",
        players=3,
        modules=SIDE_2,
        season="spring",
        lira=1,
        structures=["banquet_hall"],
        stars={"grosseto": 6},
    )
    codes = "region:grosseto region:pisa region:pisa region:siena yes region:siena region:pisa"
    result = outcome(table, "place:influence:middle:politico", *codes.split())
    assert result == {0: {"lira": 4, "stars": {"grosseto": 5, "pisa": 1}}}  # 2 + 1 − 1 + 2


@rule("SPW-11", "STC-22")
def test_an_order_drawn_by_the_politico_may_be_filled_by_the_mercado() -> None:
    three = ["ord_r2_w2", "ord_r3_w1", "ord_r1_w3"]
    table = worker_table(
        "politico",
        modules=SIDE_2,
        season="fall",
        lira=1,
        structures=["mercado"],
        cellar={"red": [3], "white": [3]},
        others=[{"hand": all_but("order", *three)}],
    )
    table.play("place:draw_order:left:politico", "done", "do:bonus", "done")
    assert table.codes() == ["no", "yes"]
    older = set(table.hand)
    table.play("yes")
    (new,) = set(table.hand) - older
    assert table.codes() == ["done", f"card:{new}"]  # Not the older ones.
    result = outcome(table, f"card:{new}", "wine:red:3", "wine:white:3")
    assert result == {0: {"vp": 2, "residual": 1, "cellar": {}, "hand": {"order": -1}}}
    assert table.to_move == 1


# --- the Oracle


@rule("SPW-12", "STC-22", "TRADE-1")
def test_the_orders_of_a_trade_are_seen_after_the_oracles_discard_and_filled_one_by_one() -> None:
    table = worker_table(
        "oracle",
        players=3,
        modules=SIDE_2,
        season="summer",
        lira=3,
        structures=["mercado"],
        cellar={"red": [1, 2], "white": [2, 3]},
        others=[{"hand": all_but("order", "ord_r1_w3", "ord_r2_w2", "ord_s9")}],
    )
    table.play("place:trade:left:oracle", "option:2", "option:1", "deck:order", "deck:order", "deck:order")
    assert table.codes() == ["card:ord_r2_w2", "card:ord_r1_w3", "card:ord_s9"]
    table.play("card:ord_s9")
    assert table.codes() == ["done", "card:ord_r2_w2", "card:ord_r1_w3"]
    codes = "card:ord_r1_w3 wine:red:1 wine:white:3 card:ord_r2_w2 wine:red:2 wine:white:2"
    result = outcome(table, *codes.split())
    assert result == {0: {"vp": 4, "residual": 2, "cellar": {}, "hand": {"order": -2}}}
    assert table.to_move == 1


@rule("SPW-12", "SPW-13")
def test_an_oracle_is_no_traveler() -> None:
    table = worker_table("oracle", "traveler", modules=SIDE_1, season="fall")
    assert table.reasons("place:draw_vine:left:oracle") == [Reason.WRONG_SEASON]
    assert "place:draw_vine:left:traveler" in table.codes()
    table.play("place:draw_vine:left:traveler", "do:bonus")
    assert len(table.hand) == 2
    assert table.to_move == 1  # No extra card for the Traveler.


@rule("SPW-12", "VIS-W32")
def test_an_oracle_that_plays_the_manager_may_use_one_of_all_draws() -> None:
    table = worker_table("oracle", players=3, modules=SIDE_1, season="winter", hand=["manager", "crusher"])
    table.play("place:play_winter_visitor:middle:oracle", "card:manager", "action:draw_vine")
    assert table.codes() == ["no", "deck:vine"]
    table.play("no", "card:crusher", "option:1")
    assert table.codes() == ["no", "deck:summer"]
    table.play("deck:summer")
    table.play(table.codes()[0])
    assert (table.lira, len(table.hand)) == (3, 2)
    assert len(pile(table, "summer")) == 1
    assert table.to_move == 1


@rule("SPW-12", "TVIS-6")
def test_the_peddlers_cards_of_all_decks_are_one_draw() -> None:
    table = worker_table("oracle", players=3, modules=SIDE_2, season="summer", hand=["peddler", "merlot", "ord_r5"])
    table.play("place:play_summer_visitor:left:oracle", "do:action", "card:peddler", "card:merlot", "card:ord_r5")
    assert table.codes() == ["no", "deck:vine", "deck:summer", "deck:winter", "deck:order", "deck:structure"]
    table.play("deck:structure")
    assert len(table.hand) == 6
    assert set(table.codes()) == {f"card:{card}" for card in table.hand}
    result = outcome(table, table.codes()[-1], "done")
    assert result == {0: {"hand": {"structure": -1}}}
    assert table.to_move == 1


# --- the Innkeeper


@rule("SPW-8", "TUS-12", "TRADE-1")
def test_the_innkeeper_cannot_spend_the_only_thing_it_has_to_trade() -> None:
    table = worker_table(
        "innkeeper",
        players=3,
        modules=SIDE_1,
        season="summer",
        lira=3,
        vp=-5,
        hand=["merlot"],
        others=[{"hand": ["patron"]}],
        board={"trade": {"left": on(1)}},
    )
    table.play("place:trade:middle:innkeeper")
    # £2 and one card would not be enough; a second card would, but it cannot be counted upon.
    assert "no" in table.codes()
    assert table.codes() == ["no"]
    assert table.reasons("seat:1") == [Reason.ACTION_SPOILT]


# --- trained and placed in the same year


@rule("SPW-2", "SPW-13", "VIS-W31")
def test_a_traveler_of_the_governess_goes_back_to_spring_in_the_same_winter() -> None:
    table = worker_table(
        "traveler",
        modules=SIDE_1,
        season="winter",
        lira=4,
        hand=["governess"],
        passed=[1],
        workers=crew(),
        others=[{"next_row": 5}],
    )
    table.play("place:play_winter_visitor:left:regular", "do:action", "card:governess", "option:1", "worker:traveler")
    table.play("done")
    assert outcome(table, "place:give_tour:middle:traveler", "do:bonus") == {0: {"lira": 3}}


@rule("SPW-2", "TUS-8", "VIS-W38")
def test_a_special_worker_trained_after_leaving_winter_is_available_next_year() -> None:
    table = worker_table(
        "farmer",
        modules=SIDE_1,
        season="winter",
        lira=1,
        hand=["guest_speaker"],
        passed=[1],
        workers=crew(),
        others=[{"next_row": 5, "lira": 2}],
    )
    codes = "do:action card:guest_speaker no yes worker:farmer done"
    result = outcome(table, "place:play_winter_visitor:left:regular", *codes.split())
    assert result == {0: {"vp": 1, "hand": {"winter": -1}}, 1: {"lira": -2, "trainees": ["farmer"]}}
    table.play("pass", "row:4")
    assert (season(table), table.state.year) == ("spring", 2)
    assert table.seat(1)["workers"] == crew("farmer")


@rule("SPW-2", "SPW-14", "STC-15")
def test_a_messenger_of_the_school_is_sent_ahead_in_the_same_year() -> None:
    table = worker_table(
        "messenger",
        modules=SIDE_2,
        season="spring",
        lira=1,
        wake_up_row=1,
        structures=["school"],
        workers=crew(),
        passed=[1],
        others=[{"wake_up_row": 2}],
    )
    table.play("place:structure:school:left:regular", "worker:messenger", "place:flip_field:left:messenger", "pass")
    assert (season(table), table.to_move) == ("summer", 0)
    assert outcome(table, "field:5", "do:bonus") == {0: {"lira": 5, "vp": 1, "fields": {"5": "sold"}}}


# --- the Academy


@rule("SPW-2", "STC-25", "VIS-W38")
def test_with_guest_speaker_and_academy_each_opponent_of_its_owner_pays() -> None:
    table = worker_table(
        "farmer",
        "chef",
        players=3,
        modules=("special_workers", "structure_cards"),
        season="winter",
        lira=3,
        hand=["guest_speaker"],
        workers=crew(),
        others=[{"lira": 2, "structures": ["academy"]}, {"lira": 2}],
    )
    table.play("place:play_winter_visitor:left:regular", "card:guest_speaker", "yes")
    assert table.codes() == ["worker:regular", "worker:farmer", "worker:chef"]
    table.play("worker:farmer")  # £1, £1 special, £1 Academy.
    assert table.to_move == 1
    table.play("yes", "worker:chef")  # The owner of the Academy: £2.
    assert table.to_move == 2
    table.play("yes")  # £1 and £1 Academy: only a regular worker can be had.
    assert table.codes() == ["worker:regular"]
    table.play("worker:regular")
    assert [table.seat(seat)["lira"] for seat in range(3)] == [0, 2, 0]
    assert [table.seat(seat)["trainees"] for seat in range(3)] == [["farmer"], ["chef"], []]
    assert [table.seat(seat)["training"] for seat in range(3)] == [0, 0, 1]
    assert [table.seat(seat)["vp"] for seat in range(3)] == [2, 0, 0]


@rule("SPW-2", "STC-25", "VIS-W38")
def test_who_cannot_pay_the_academy_cannot_train_with_the_guest_speaker() -> None:
    table = worker_table(
        "farmer",
        modules=("special_workers", "structure_cards"),
        season="winter",
        lira=1,
        hand=["guest_speaker"],
        workers=crew(),
        others=[{"lira": 0, "structures": ["academy"]}],
    )
    table.play("place:play_winter_visitor:left:regular", "card:guest_speaker")
    assert "yes" not in table.codes()


@rule("SPW-5", "STC-25")
def test_a_mafioso_that_trains_twice_pays_the_academy_twice() -> None:
    table = worker_table(
        "mafioso",
        players=3,
        modules=SIDE_2,
        season="winter",
        lira=10,
        others=[{"structures": ["academy"]}],
    )
    result = outcome(table, "place:train_worker:middle:mafioso", "yes")
    assert result == {0: {"lira": -10, "training": 2}, 1: {"lira": 2}}


# --- Mafioso, Fountain, Gazebo, Studio


@rule("SPW-5", "STC-26", "STC-39")
def test_both_tours_of_a_mafioso_bring_gazebo_and_fountain() -> None:
    table = worker_table(
        "mafioso",
        players=3,
        modules=SIDE_2,
        season="spring",
        structures=["gazebo"],
        others=[{"structures": ["fountain"]}],
    )
    result = outcome(table, "place:give_tour:left:mafioso", "region:pisa", "yes", "region:siena")
    assert result == {0: {"lira": 7, "stars": {"pisa": 1, "siena": 1}}, 1: {"lira": 2}}


@rule("SPW-5", "STC-31", "SPW-4")
def test_a_mafioso_on_the_yoke_with_the_harvest_machine_may_uproot_afterwards() -> None:
    table = worker_table(
        "mafioso",
        modules=SIDE_2,
        season="spring",
        structures=["yoke", "harvest_machine"],
        fields={5: ["sangiovese"], 6: ["malvasia"]},
    )
    table.play("place:yoke:left:mafioso", "option:1", "field:all", "yes")
    assert table.codes() == ["option:2"]
    result = outcome(table, "option:2", "field:6", "card:malvasia")
    assert result == {0: {"hand": {"vine": 1}, "fields": {"5": ["sangiovese"]}}}


@rule("SPW-5", "STC-23")
def test_a_mafioso_that_builds_and_tours_in_fall() -> None:
    table = worker_table(
        "mafioso",
        players=3,
        modules=SIDE_2,
        season="fall",
        lira=2,
        hand=["cask"],
        structures=["studio"],
    )
    result = outcome(table, "place:build_or_tour:middle:mafioso", "option:1", "card:cask", "mat", "yes", "option:2")
    assert result == {0: {"vp": 2, "hand": {"structure": -1}, "structures": ["cask", "studio"]}}
    assert table.to_move == 1
