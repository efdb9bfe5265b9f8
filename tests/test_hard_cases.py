"""The cases that break other implementations."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rules import all_but, board, has_passed, on, pile, season, undrawn, whole_deck
from tests.support import Table, rule
from vendemmia import imagine, observe
from vendemmia.engine import Kind, Reason

SUMMER = "place:play_summer_visitor:left:regular"
WINTER = "place:play_winter_visitor:left:regular"


def waits(seat: int, number: int, worker: str = "regular") -> dict[str, Any]:
    """A worker that acts when its season begins."""
    return {**on(seat, worker), "waiting": number}


@rule("PLANT-2")
def test_a_full_field_refuses_another_vine() -> None:
    table = Table(fields={5: ["merlot"]}, hand=["merlot", "syrah"], structures=["irrigation", "trellis"])
    table.play("place:plant_vine:left:regular", "card:merlot")
    assert table.reasons("field:5") == [Reason.FIELD_FULL]


# --- look-ahead


@rule("VIS-S22", "VIS-2")
def test_the_overseer_builds_the_trellis_it_plants_with() -> None:
    table = Table(lira=2, hand=["overseer", "syrah"])
    table.play("place:play_summer_visitor:left:regular", "card:overseer")
    assert table.codes() == ["option:1"]
    table.play("option:1")
    assert table.codes() == ["structure:trellis"]
    assert table.reasons("structure:yoke") == [Reason.REST_IMPOSSIBLE]
    table.play("structure:trellis", "card:syrah", "field:5")
    assert table.fields == {"5": ["syrah"]}
    assert table.lira == 0


@rule("VIS-S36", "STR-1", "VIS-2")
def test_the_stonemason_builds_both_cellars_when_they_are_all_that_is_left() -> None:
    standing = ["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room"]
    table = Table(lira=8, hand=["stonemason"], structures=standing).play(SUMMER, "card:stonemason")
    assert table.codes() == ["structure:medium_cellar"]
    table.play("structure:medium_cellar")
    assert table.codes() == ["structure:large_cellar"]
    table.play("structure:large_cellar")
    assert table.lira == 0
    one_site = Table(lira=8, hand=["stonemason"], structures=[*standing, "medium_cellar"])
    assert one_site.reasons(SUMMER) == [Reason.NOT_PLAYABLE]


@rule("VIS-S20", "SET-4", "VIS-2")
def test_the_peddler_stocks_the_empty_decks_that_it_draws_from() -> None:
    everything = [{"hand": all_but("vine", "merlot", "syrah")}, {"hand": whole_deck("order")}]
    rest = [{"hand": all_but("summer", "peddler")}, {"hand": whole_deck("winter")}]
    table = Table(players=5, hand=["peddler", "merlot", "syrah"], others=[*everything, *rest])
    assert all(undrawn(table, deck) == [] for deck in ("vine", "summer", "winter", "order"))
    table.play(SUMMER, "card:peddler", "card:syrah", "card:merlot")
    assert table.hand == ["syrah"], "the first discard became the deck, and was drawn again"
    assert undrawn(table, "vine") == ["merlot"]


@rule("VIS-13", "VIS-2")
@pytest.mark.parametrize(
    ("card", "beside", "others"),
    [
        ("auctioneer", ["merlot"], []),
        ("peddler", ["merlot"], []),
        ("assessor", [], []),
        ("benefactor", ["patron"], [{"hand": whole_deck("vine")}, {"hand": all_but("summer", "patron")}]),
    ],
)
def test_a_visitor_is_not_the_card_that_is_missing_for_its_own_cost(
    card: str, beside: list[str], others: list[dict[str, Any]]
) -> None:
    when = "summer" if card in whole_deck("summer") else "winter"
    table = Table(players=3, season=when, hand=[card, *beside], others=others)
    assert table.reasons(f"place:play_{when}_visitor:left:regular") == [Reason.NOT_PLAYABLE]


# --- Manager


@rule("RUL-13", "RUL-4")
def test_the_planner_is_refused_to_the_manager() -> None:
    table = Table(season="winter", hand=["manager", "planner", "patron"])
    table.play(WINTER, "card:manager", "action:play_summer_visitor")
    assert table.codes() == ["card:patron"]
    assert table.reasons("card:planner") == [Reason.NOT_PLAYABLE, Reason.NO_LATER_SEASON]
    alone = Table(season="winter", hand=["manager", "planner"]).play(WINTER, "card:manager")
    assert "action:play_summer_visitor" not in alone.codes()
    assert alone.codes() == ["action:draw_vine", "action:give_tour", "action:sell_or_field"]


@rule("RUL-13", "RUL-2")
def test_manager_and_producer_leave_the_winter_visitor_action_alone() -> None:
    table = Table(
        players=3,
        season="winter",
        lira=2,
        hand=["manager", "producer"],
        workers={"regular": 5, "grande": 1},
        board={
            "play_winter_visitor": {"left": on(0)},
            "play_summer_visitor": {"left": on(0)},
            "give_tour": {"middle": on(0)},
        },
    )
    table.play(
        "place:play_winter_visitor:middle:regular", "card:manager", "action:play_summer_visitor", "card:producer"
    )
    assert table.codes() == ["take:give_tour:middle:regular", "take:play_summer_visitor:left:regular"]
    assert table.reasons("take:play_winter_visitor:left:regular") == [Reason.WORKER_NOT_THERE]
    table.play("take:play_summer_visitor:left:regular", "done")
    assert board(table)["play_winter_visitor"] == {"left": on(0), "middle": on(0)}
    assert pile(table, "summer") == ["producer"]
    assert pile(table, "winter") == ["manager"]
    assert table.workers["regular"] == 2


@rule("RUL-13", "RUL-2")
def test_manager_and_producer_need_a_worker_on_another_action() -> None:
    table = Table(season="winter", lira=2, hand=["manager", "producer"]).play(WINTER, "card:manager")
    assert "action:play_summer_visitor" not in table.codes()
    assert Reason.NOT_PLAYABLE in table.reasons("action:play_summer_visitor")


@rule("RUL-13", "RUL-3")
def test_manager_and_organizer_end_the_winter_of_their_player() -> None:
    table = Table(season="winter", hand=["manager", "organizer"], others=[{}])
    table.play(WINTER, "card:manager", "action:play_summer_visitor", "card:organizer", "row:6")
    assert table.vp == 1
    assert has_passed(table, 0)
    table.play("pass")
    assert season(table) == "spring"


# --- Organizer on the two-visitor space


@rule("RUL-3", "SUM-4")
def test_the_organizer_on_the_two_visitor_space_lets_the_second_visitor_follow() -> None:
    table = Table(players=3, hand=["organizer", "swindler"], others=[{"lira": 2}, {"lira": 2}])
    table.play("place:play_summer_visitor:middle:regular", "card:organizer", "row:4")
    assert not has_passed(table, 0)
    table.play("card:swindler")
    assert table.to_move == 1
    table.play("no", "yes")
    assert (table.lira, table.vp) == (3, 1)
    assert has_passed(table, 0)
    assert table.to_move == 1
    assert table.codes("place:")


@rule("RUL-3", "SUM-4")
def test_the_organizer_as_the_second_visitor_passes_at_once() -> None:
    table = Table(players=3, hand=["organizer", "patron"])
    table.play("place:play_summer_visitor:middle:regular", "card:patron", "option:1", "card:organizer", "row:7")
    assert has_passed(table, 0)
    assert table.to_move == 1
    assert table.state.temporary == 0


@rule("RUL-3", "SUM-4")
def test_a_visitor_from_the_organizer_s_row_may_be_the_second() -> None:
    rest = [{"hand": all_but("summer", "organizer", "patron")}, {}]
    table = Table(players=3, hand=["organizer"], others=rest)
    table.play("place:play_summer_visitor:middle:regular", "card:organizer", "row:5", "deck:summer")
    assert table.codes() == ["done", "card:patron"]
    table.play("card:patron", "option:1")
    assert table.lira == 4
    assert has_passed(table, 0)


# --- offers in wake-up order


@rule("RUL-10", "YR-2", "YR-4")
def test_the_motivator_asks_in_wake_up_order_and_not_those_who_passed() -> None:
    table = Table(
        players=5,
        season="winter",
        hand=["motivator"],
        wake_up_row=4,
        others=[{"wake_up_row": 6}, {"wake_up_row": 1}, {"wake_up_row": 5}, {"wake_up_row": 2}],
        passed=[3],
        board={
            "gain_lira": {"beside": [on(seat, "grande") for seat in (1, 2, 3)]},
            "give_tour": {"left": on(4, "grande")},
        },
    )
    table.play("place:play_winter_visitor:left:grande", "card:motivator")
    asked = []
    for _ in range(4):
        asked.append(table.to_move)
        table.play(table.codes()[1])
    assert asked == [2, 4, 0, 1]
    assert table.vp == 3
    assert table.state.vineyards[3].grande == 0
    assert [table.state.vineyards[seat].grande for seat in (0, 1, 2, 4)] == [1, 1, 1, 1]


@rule("VIS-W17", "YR-2")
def test_the_mentor_s_draws_come_after_all_have_made_their_wine() -> None:
    pad = {"crush_pad": {"red": [1, 2]}}
    table = Table(
        players=4,
        season="winter",
        hand=["mentor"],
        wake_up_row=3,
        others=[{"wake_up_row": 5, **pad}, {"wake_up_row": 1, **pad}, {"wake_up_row": 2}],
        **pad,
    )
    table.play(WINTER, "card:mentor")
    assert table.to_move == 2
    assert table.codes() == ["no", "make:red"]
    table.play("make:red", "grape:red:2", "done")
    assert table.to_move == 0, "seat 3 has no grape, so it is the owner's turn"
    table.play("no")
    assert table.to_move == 1
    table.play("make:red", "grape:red:1", "make:red", "grape:red:2")
    assert (table.to_move, table.codes()) == (0, ["deck:vine", "deck:summer"])
    table.play("deck:vine")
    assert (table.to_move, table.codes()) == (0, ["deck:vine", "deck:summer"])
    table.play("deck:summer")
    assert len(table.hand) == 2
    assert table.crush_pad == {"red": [1, 2]}


@rule("VIS-W38", "YR-2", "WIN-7")
def test_the_guest_speaker_trains_in_wake_up_order_within_the_limit() -> None:
    table = Table(
        players=4,
        season="winter",
        lira=1,
        hand=["guest_speaker"],
        wake_up_row=7,
        others=[
            {"wake_up_row": 3, "lira": 1},
            {"wake_up_row": 1, "lira": 9, "workers": {"regular": 5, "grande": 1}},
            {"wake_up_row": 2, "lira": 0},
        ],
    )
    table.play(WINTER, "card:guest_speaker")
    assert (table.to_move, table.codes()) == (1, ["no", "yes"]), "the others have no room or no lira"
    table.play("yes")
    assert (table.to_move, table.codes()) == (0, ["no", "yes"])
    table.play("yes")
    assert table.vp == 1, "the owner's own worker brings no point"
    assert (table.lira, table.training, table.seat(1)["training"]) == (0, 1, 1)


@rule("RUL-6")
def test_the_importer_takes_the_third_card_from_whoever_pledges_it() -> None:
    table = Table(
        players=4,
        hand=["importer"],
        others=[
            {"hand": ["judge", "crusher", "patron", "broker"]},
            {"hand": ["merlot"]},
            {"hand": ["artisan", "vendor"]},
        ],
    )
    table.play(SUMMER, "card:importer")
    assert table.codes() == ["count:0", "count:1", "count:2", "count:3"]
    table.play("count:2")
    assert (table.to_move, table.codes()) == (3, ["count:0", "count:1"])
    assert [refusal.params for refusal in table.state.why_not("count:2")] == [{"most": 1}]
    table.play("count:1", "card:judge", "card:broker", "card:vendor")
    assert sorted(table.hand) == ["broker", "judge", "vendor"]
    assert table.seat(3)["hand"] == ["artisan"]
    assert undrawn(table, "winter") == all_but("winter", "judge", "crusher")


@rule("RUL-6", "SET-4")
def test_the_importer_draws_what_there_is_when_the_pledges_fall_short() -> None:
    table = Table(hand=["importer"], others=[{"hand": all_but("winter", "judge", "queen")}])
    table.play(SUMMER, "card:importer", "count:1")
    assert sorted(table.hand) == ["judge", "queen"]
    assert len(table.seat(1)["hand"]) == 36


@rule("RUL-5")
def test_the_queen_finds_a_poor_neighbour() -> None:
    poor = {"vp": -5, "lira": 2, "hand": ["merlot"]}
    table = Table(players=3, season="winter", hand=["queen"], others=[{"lira": 9}, poor])
    assert table.reasons(WINTER) == [Reason.NOT_PLAYABLE]
    rich_left = Table(players=3, season="winter", hand=["queen"], others=[poor, {"lira": 3}])
    rich_left.play(WINTER, "card:queen")
    assert (rich_left.to_move, rich_left.codes()) == (2, ["option:1", "option:3"])
    rich_left.play("option:3")
    assert (rich_left.lira, rich_left.seat(2)["lira"]) == (3, 0)


# --- piles and decks


@rule("RUL-9")
def test_the_innkeeper_with_one_pile_cannot_be_played_though_it_would_make_a_second() -> None:
    table = Table(season="winter", hand=["innkeeper"], discards={"vine": ["merlot", "pinot"]})
    assert table.reasons(WINTER) == [Reason.NOT_PLAYABLE]


@rule("RUL-9")
def test_a_visitor_discarded_first_may_make_the_second_pile() -> None:
    table = Table(players=3, season="winter", hand=["innkeeper", "judge"], discards={"vine": ["merlot"]})
    table.play("place:play_winter_visitor:middle:regular", "card:judge", "option:1", "card:innkeeper")
    table.play("deck:winter", "deck:vine")
    assert "judge" in table.hand
    assert "merlot" in table.hand
    assert pile(table, "winter") == ["innkeeper"]


@rule("RUL-14", "SET-4")
def test_the_caravan_with_one_empty_deck_shows_three_and_discards_one() -> None:
    table = Table(season="winter", hand=["caravan"], others=[{"hand": whole_deck("summer")}]).play(
        WINTER, "card:caravan"
    )
    shown = table.codes()
    assert len(shown) == 3
    table.play(shown[0], shown[1])
    assert len(table.hand) == 2
    assert pile(table, "order") == [shown[2].removeprefix("card:")]


@rule("SET-4")
def test_a_draw_stops_when_deck_and_pile_are_gone() -> None:
    table = Table(
        lira=4,
        hand=["entertainer"],
        others=[{"hand": all_but("winter", "judge", "queen")}],
        discards={"winter": ["queen"]},
    )
    table.play(SUMMER, "card:entertainer", "option:1")
    assert sorted(table.hand) == ["judge", "queen"]
    assert (undrawn(table, "winter"), pile(table, "winter")) == ([], [])
    assert [event.deck for event in table.events if event.kind is Kind.RESHUFFLED] == ["winter"]


@rule("SET-4", "END-1")
def test_the_discards_of_the_year_end_make_a_new_deck() -> None:
    table = Table(season="winter", passed=[1], hand=whole_deck("order"), others=[{}]).play("pass")
    table.play("card:ord_r5", "card:ord_r6")
    assert undrawn(table, "order") == ["ord_r5"]
    assert pile(table, "order") == ["ord_r6"]


# --- tokens


@rule("RUL-7", "END-3")
def test_the_zymologist_s_wines_age_inside_their_tier_and_serve_orders() -> None:
    table = Table(
        season="winter",
        hand=["zymologist", "ord_b4", "oenologist"],
        crush_pad={"red": [2, 5], "white": [3]},
        cellar={"red": [3]},
        passed=[1],
    )
    table.play(WINTER, "card:zymologist", "make:red", "grape:red:5", "make:blush", "grape:red:2", "grape:white:3")
    assert table.cellar == {"red": [3, 5], "blush": [5]}
    table.play("place:fill_order:left:regular", "card:ord_b4", "wine:blush:5")
    assert table.vp == 2
    table.play("pass")
    assert table.cellar == {"red": [3, 6]}, "3 waits for the medium cellar, 5 is beyond it"


@rule("END-2", "END-3")
def test_ageing_twice_stops_at_the_missing_cellar() -> None:
    table = Table(season="winter", hand=["oenologist"], cellar={"red": [1, 2, 5]})
    table.play(WINTER, "card:oenologist", "option:1")
    assert table.cellar == {"red": [2, 3, 6]}


@rule("HARV-2", "HARV-3")
def test_a_harvest_into_a_full_crush_pad_brings_nothing_and_counts() -> None:
    nine = list(range(1, 10))
    table = Table(
        season="winter", fields={5: ["pinot"]}, crush_pad={"red": nine, "white": nine}, hand=["reaper"], passed=[1]
    )
    table.play("place:harvest_field:left:regular", "field:5")
    assert table.crush_pad == {"red": nine, "white": nine}
    assert table.reasons(WINTER) == [Reason.NOT_PLAYABLE]


@rule("HARV-2", "VIS-W24")
def test_fields_without_yield_count_for_the_reaper() -> None:
    fields = {5: ["malvasia"], 6: ["malvasia"], 7: ["malvasia"]}
    table = Table(season="winter", fields=fields, crush_pad={"white": [1]}, hand=["reaper"])
    table.play(WINTER, "card:reaper", "field:5", "field:6", "field:7")
    assert table.crush_pad == {"white": [1]}
    assert table.vp == 2


@rule("WINE-4")
def test_blush_drops_past_taken_icons_but_not_below_four() -> None:
    table = Table(
        season="winter",
        structures=["medium_cellar"],
        crush_pad={"red": [4, 5], "white": [3, 4]},
        cellar={"blush": [5, 6]},
    )
    table.play("place:make_wine:left:regular", "make:blush", "grape:red:5", "grape:white:4")
    assert table.cellar == {"blush": [4, 5, 6]}
    assert table.reasons("make:blush") == [Reason.NO_WINE_ICON]
    assert table.crush_pad == {"red": [4], "white": [3]}
    table.play("make:red", "grape:red:4")
    assert table.cellar == {"red": [4], "blush": [4, 5, 6]}


@rule("PLACE-6", "WIN-6")
def test_three_lira_train_only_with_the_bonus_first() -> None:
    table = Table(players=3, season="winter", lira=3).play("place:train_worker:middle:grande")
    assert table.codes() == ["do:bonus"]
    assert table.reasons("do:action") == [Reason.TRAINING_TOO_DEAR]
    assert table.reasons("done") == [Reason.NOT_ASKED]
    table.play("do:bonus")
    assert (table.lira, table.training) == (0, 1)


# --- bonus and friendly variant


@rule("SUM-4", "WIN-5")
def test_a_visitor_drawn_by_the_first_may_be_the_second() -> None:
    rest = [{"hand": all_but("winter", "caravan", "judge")}, {"hand": all_but("order", "ord_r5")}]
    table = Table(players=3, season="winter", hand=["caravan"], others=rest)
    table.play("place:play_winter_visitor:middle:regular", "card:caravan", "card:judge", "card:ord_r5", "card:judge")
    table.play("option:1")
    assert sum(card in whole_deck("summer") for card in table.hand) == 2
    assert table.to_move == 1


@rule("SUM-4")
def test_a_second_visitor_that_the_first_made_impossible_is_not_offered() -> None:
    table = Table(players=3, lira=9, hand=["broker", "stonemason"], vp=-5)
    table.play("place:play_summer_visitor:middle:regular", "card:broker")
    assert table.codes() == ["option:1"]
    table.play("option:1")
    assert table.codes() == ["done"]
    assert Reason.NOT_PLAYABLE in table.reasons("card:stonemason")
    assert Reason.LIRA_SHORT in table.reasons("card:stonemason")


@rule("PLACE-9")
def test_in_the_friendly_variant_two_visitors_must_be_playable_one_after_the_other() -> None:
    options = {"friendly": True}
    table = Table(players=3, options=options, lira=9, hand=["broker", "stonemason"], vp=-5)
    assert table.reasons("place:play_summer_visitor:middle:regular") == [Reason.BONUS_UNUSABLE]
    table = Table(players=3, options=options, lira=17, hand=["broker", "stonemason"], vp=-5)
    assert table.reasons("place:play_summer_visitor:middle:regular") == []


@rule("PLACE-9")
def test_in_the_friendly_variant_the_bonus_may_depend_on_the_action() -> None:
    options = {"friendly": True}
    one = Table(players=3, options=options, season="winter", fields={5: ["malvasia"]})
    assert one.reasons("place:harvest_field:middle:regular") == [Reason.BONUS_UNUSABLE]
    wine = Table(players=3, options=options, season="winter", crush_pad={"red": [2, 3]})
    wine.play("place:make_wine:middle:regular", "make:red", "grape:red:3", "make:red", "grape:red:2")
    assert wine.to_move == 1, "the action used the last grape, so the bonus is let go"
    three = Table(players=3, options=options, season="winter", crush_pad={"red": [1, 2, 3]})
    three.play("place:make_wine:middle:regular", "make:red", "grape:red:3", "make:red", "grape:red:2")
    assert three.codes() == ["make:red"]
    assert three.reasons("done") == [Reason.BONUS_MANDATORY]


@rule("PLACE-9", "PLACE-7")
def test_in_the_friendly_variant_a_grande_worker_keeps_off_the_bonus_space_too() -> None:
    table = Table(players=3, options={"friendly": True}, hand=["malvasia"])
    assert table.reasons("place:plant_vine:middle:grande") == [Reason.BONUS_UNUSABLE]
    assert table.codes("place:plant_vine:") == ["place:plant_vine:left:regular", "place:plant_vine:left:grande"]


# --- several waiting workers


@rule("RUL-4")
def test_waiting_workers_of_one_player_act_in_order_of_placing() -> None:
    table = Table(
        workers={"regular": 3, "grande": 1},
        fields={5: ["syrah"], 6: ["malvasia"]},
        board={"make_wine": {"left": waits(0, 2)}, "harvest_field": {"left": waits(0, 1)}},
        passed=[1],
    )
    table.play("pass", "deck:summer", "deck:summer")
    assert table.codes() == ["field:5", "field:6"]
    table.play("field:5")
    assert table.codes() == ["make:red"], "the grape was not there before"
    table.play("make:red", "grape:red:2")
    assert table.cellar == {"red": [2]}
    assert table.to_move == 0
    assert table.codes("place:")


@rule("RUL-4", "RUL-2", "RUL-13")
def test_a_waiting_visitor_may_call_off_another_waiting_action() -> None:
    table = Table(
        lira=2,
        hand=["manager", "producer"],
        workers={"regular": 3, "grande": 1},
        board={"play_winter_visitor": {"left": waits(0, 1)}, "draw_order": {"left": waits(0, 2)}},
        passed=[1],
    )
    table.play("pass", "deck:summer", "deck:summer", "card:manager", "action:play_summer_visitor", "card:producer")
    assert table.codes() == ["take:draw_order:left:regular"]
    table.play("take:draw_order:left:regular")
    assert season(table) == "winter"
    assert board(table) == {"play_winter_visitor": {"left": on(0)}}
    assert [card for card in table.hand if card in whole_deck("order")] == []
    assert table.workers["regular"] == 2


@rule("RUL-4", "RUL-10")
def test_a_waiting_grande_worker_taken_back_by_the_motivator_does_not_act() -> None:
    table = Table(
        hand=["motivator"],
        board={
            "play_winter_visitor": {"left": waits(0, 2)},
            "draw_order": {"left": waits(0, 3), "beside": [waits(1, 1, "grande")]},
        },
        wake_up_row=1,
        others=[{"wake_up_row": 2}],
        passed=[1],
    )
    table.play("pass", "deck:winter", "deck:summer", "card:motivator")
    assert (table.to_move, table.codes()) == (1, ["no", "take:draw_order:beside:grande"])
    table.play("take:draw_order:beside:grande")
    assert table.vp == 1
    assert sum(card in whole_deck("order") for card in table.hand) == 1
    assert [card for card in table.seat(1)["hand"] if card in whole_deck("order")] == []


@rule("RUL-4", "RUL-3", "RUL-13")
def test_a_waiting_organizer_reorders_what_is_still_waiting_and_passes_the_winter() -> None:
    table = Table(
        hand=["manager", "organizer"],
        board={
            "play_winter_visitor": {"left": waits(0, 1)},
            "harvest_field": {"left": waits(0, 2)},
            "draw_order": {"left": waits(1, 3)},
        },
        workers={"regular": 2, "grande": 1},
        fields={5: ["malvasia"], 6: ["malvasia"]},
        wake_up_row=1,
        others=[{"wake_up_row": 2}],
        passed=[1],
    )
    table.play(
        "pass", "deck:summer", "deck:summer", "card:manager", "action:play_summer_visitor", "card:organizer", "row:4"
    )
    assert [event.seat for event in table.events if event.kind is Kind.DUE][-2:] == [1, 0]
    assert (table.to_move, table.codes()) == (0, ["field:5", "field:6"])
    table.play("field:5")
    assert has_passed(table, 0)
    assert table.to_move == 1


@rule("RUL-4", "PLACE-9")
def test_the_planner_takes_a_bonus_space_in_the_friendly_variant() -> None:
    table = Table(players=3, options={"friendly": True}, hand=["planner"], passed=[1, 2])
    table.play(SUMMER, "card:planner", "place:draw_order:middle:regular", "pass", *["deck:summer"] * 3)
    assert table.codes() == ["done", "do:bonus"]


# --- hidden cards


@rule("SET-8")
@pytest.mark.parametrize(
    ("given", "codes"),
    [
        ({"hand": ["sangiovese"]}, ["place:plant_vine:left:regular"]),
        ({"hand": ["merlot"], "structures": ["irrigation"]}, ["place:plant_vine:left:regular", "card:merlot"]),
        ({"hand": ["patron"]}, ["place:play_summer_visitor:left:regular"]),
        ({"season": "winter", "hand": ["ord_r5"], "cellar": {"red": [5]}}, ["place:fill_order:left:regular"]),
        (
            {"season": "winter", "hand": ["ord_r5"], "cellar": {"red": [5]}},
            ["place:fill_order:left:regular", "card:ord_r5"],
        ),
    ],
    ids=["which vine", "which field", "which visitor", "which order", "which wine"],
)
def test_a_position_imagined_in_the_middle_of_another_s_action_can_be_played_on(
    given: dict[str, Any], codes: list[str]
) -> None:
    view = observe(Table(**given).play(*codes).state, 1)
    for seed in range(20):
        state = imagine(view, Random(seed))
        assert observe(state, 1) == view
        actions = state.legal_actions()
        assert actions
        state.apply(actions[0])


@rule("PLACE-9")
@pytest.mark.parametrize(
    ("season", "hand", "more"),
    [
        ("summer", ["handyman", "grower", "merlot"], {"lira": 5}),
        (
            "summer",
            ["volunteer_crew", "uncertified_architect", "pinot"],
            {"structures": ["windmill", "trellis", "irrigation"], "vp": -5},
        ),
        ("summer", ["planner", "producer"], {"lira": 2}),
        (
            "winter",
            ["mentor", "master_vintner", "ord_w4_w3"],
            {
                "cellar": {"white": [1, 8]},
                "crush_pad": {"white": [9]},
                "structures": ["medium_cellar", "large_cellar"],
            },
        ),
        ("winter", ["mentor", "innkeeper"], {"discards": {"vine": ["merlot"]}, "crush_pad": {"red": [1]}}),
    ],
    ids=lambda value: "+".join(value[:2]) if isinstance(value, list) else "",
)
def test_friendly_two_visitors_where_only_the_first_makes_the_second_possible(
    season: str, hand: list[str], more: dict[str, object]
) -> None:
    table = Table(players=3, others=[{}, {}], season=season, options={"friendly": True}, hand=hand, **more)
    code = f"place:play_{season}_visitor:middle:regular"
    assert table.reasons(code) == []
    assert code in table.codes()
