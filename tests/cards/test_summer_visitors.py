"""Summer visitors in the course of the year, their secrets and their reasons; and that no clause lacks a case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.cards import (
    test_summer_visitors_planter_to_entertainer,
    test_summer_visitors_producer_to_wedding_party,
    test_summer_visitors_sharecropper_to_swindler,
    test_summer_visitors_surveyor_to_uncertified_broker,
    test_summer_visitors_vendor_to_importer,
)
from tests.cards.summer_table import PLACE, answer, check_refusals
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason
from vendemmia.engine.numbers.names import CARDS, SUMMER_VISITORS

if TYPE_CHECKING:
    from tests.cards.summer_table import Case

BONUS_PLACE = "place:play_summer_visitor:middle:regular"
"""The space with the bonus of a second visitor, open from three players on."""

CASES = [
    *test_summer_visitors_surveyor_to_uncertified_broker.CASES,
    *test_summer_visitors_planter_to_entertainer.CASES,
    *test_summer_visitors_vendor_to_importer.CASES,
    *test_summer_visitors_sharecropper_to_swindler.CASES,
    *test_summer_visitors_producer_to_wedding_party.CASES,
]

CLAUSES = {
    "surveyor": ("empty_fields", "planted_fields"),
    "broker": ("buy_vp", "sell_vp"),
    "wine_critic": ("draw", "serve_wine"),
    "blacksmith": ("build", "vp"),
    "contractor": ("vp", "build", "plant"),
    "tour_guide": ("lira", "harvest"),
    "novice_guide": ("lira", "make"),
    "uncertified_broker": ("sell_vp", "buy_vp"),
    "planter": ("plant", "uproot"),
    "buyer": ("buy_grape", "sell_grape"),
    "landscaper": ("draw_and_plant", "switch"),
    "architect": ("build", "score"),
    "uncertified_architect": ("small", "any"),
    "patron": ("lira", "draw"),
    "auctioneer": ("two", "four"),
    "entertainer": ("draw", "feast"),
    "vendor": ("draw", "offer"),
    "handyman": ("build", "vp"),
    "horticulturist": ("plant", "uproot"),
    "peddler": ("exchange",),
    "banker": ("lira", "offer"),
    "overseer": ("build", "plant", "vp"),
    "importer": ("receive", "draw"),
    "sharecropper": ("plant", "uproot"),
    "grower": ("plant", "vp"),
    "negotiator": ("grape", "wine"),
    "cultivator": ("plant",),
    "homesteader": ("build", "plant", "both"),
    "planner": ("place",),
    "agriculturist": ("plant", "vp"),
    "swindler": ("pay", "vp"),
    "producer": ("take_back",),
    "organizer": ("row", "bonus", "pass"),
    "sponsor": ("draw", "lira", "both"),
    "artisan": ("lira", "build", "plant"),
    "stonemason": ("build",),
    "volunteer_crew": ("plant", "lira"),
    "wedding_party": ("pay",),
}
"""The clauses of each card, those joined by OR in the printed order."""

ALTERNATIVES = (
    *("surveyor", "broker", "wine_critic", "contractor", "tour_guide", "novice_guide", "uncertified_broker"),
    *("planter", "buyer", "landscaper", "architect", "uncertified_architect", "patron", "auctioneer", "entertainer"),
    *("horticulturist", "sharecropper", "negotiator", "homesteader", "sponsor", "artisan"),
)
"""The cards whose clauses are chosen from, as option 1, 2 and 3."""


# --- every clause has its case


def cases_of(card: str) -> list[Case]:
    cases: list[Any] = [parameters.values[0] for parameters in CASES]
    return [case for case in cases if case.card == card]


@rule("VIS-14")
@pytest.mark.parametrize("card", SUMMER_VISITORS)
def test_every_clause_of_a_card_is_carried_out_in_some_case(card: str) -> None:
    cases = cases_of(card)
    assert {case.clause for case in cases if case.carried_out} == set(CLAUSES[card])
    for case in cases:
        if case.carried_out and card in ALTERNATIVES:
            assert f"option:{CLAUSES[card].index(case.clause) + 1}" in case.choices.split(), case.words


@rule("VIS-14")
@pytest.mark.parametrize("card", SUMMER_VISITORS)
def test_every_card_is_refused_something_in_some_case(card: str) -> None:
    always_as_printed = card in ("banker", "swindler")
    assert always_as_printed or any(case.refused or case.unplayable for case in cases_of(card))


@rule("VIS-14")
def test_every_case_bears_the_number_of_its_card() -> None:
    for parameters in CASES:
        case: Any = parameters.values[0]
        mark = next(iter(parameters.marks))
        assert not isinstance(mark, str)
        assert mark.args[0] == f"VIS-S{SUMMER_VISITORS.index(case.card) + 1}", parameters.id


def test_no_two_cases_have_the_same_words() -> None:
    words = [str(parameters.id) for parameters in CASES]
    assert len(words) == len(set(words))


# --- the Planner


def to_winter(table: Table) -> Table:
    """Everybody passes and draws a summer visitor in fall."""
    while "pass" in table.codes():
        table.play("pass")
    while "deck:summer" in table.codes():
        table.play("deck:summer")
    return table


@rule("VIS-S29", "RUL-4")
def test_the_planned_action_comes_before_every_turn_of_winter_and_the_normal_turn_is_kept() -> None:
    table = Table(hand=["planner"], fields={6: ["merlot"]}, wake_up_row=5, others=[{"wake_up_row": 1}])
    table.play(PLACE, "card:planner", "place:harvest_field:left:grande")
    assert table.crush_pad == {}
    to_winter(table)
    assert table.to_move == 0
    assert table.codes() == ["field:6"]
    table.play("field:6")
    assert table.crush_pad == {"red": [3]}
    assert table.to_move == 1
    table.play("pass")
    assert table.to_move == 0
    assert table.workers == {"regular": 1, "grande": 0}
    assert "place:draw_order:left:regular" in table.codes()


@rule("VIS-S29", "RUL-4", "PLACE-7")
def test_the_planned_space_is_taken_for_everybody_in_winter() -> None:
    table = Table(hand=["planner"], others=[{"fields": {"5": ["malvasia"]}}])
    table.play(PLACE, "card:planner", "place:harvest_field:left:regular")
    to_winter(table)
    table.play("pass")
    assert table.to_move == 1
    check_refusals(table, {"place:harvest_field:left:regular": {Reason.SPACE_TAKEN}})
    assert "place:harvest_field:beside:grande" in table.codes()


@rule("VIS-S29", "RUL-4")
def test_a_planned_action_that_is_impossible_in_winter_does_nothing_and_the_worker_stays_used() -> None:
    table = Table(hand=["planner"], lira=3)
    table.play(PLACE, "card:planner", "place:train_worker:left:regular")
    to_winter(table)
    assert [(event.seat, event.thing) for event in table.events if event.kind is Kind.LOST] == [(0, "train_worker")]
    assert (table.to_move, table.lira, table.training) == (0, 3, 0)
    assert table.workers == {"regular": 0, "grande": 1}
    check_refusals(table, {"place:train_worker:left:grande": {Reason.SPACE_TAKEN, Reason.TRAINING_TOO_DEAR}})


@rule("VIS-S29", "RUL-4", "PLACE-6")
def test_the_bonus_of_a_planned_space_may_come_first_and_make_the_action_possible() -> None:
    table = Table(players=3, hand=["planner"], lira=3, others=[{}, {}])
    table.play(PLACE, "card:planner", "place:train_worker:middle:regular")
    to_winter(table)
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus")
    assert (table.lira, table.training) == (0, 1)


@rule("VIS-S29", "RUL-4", "PLACE-6")
def test_the_bonus_of_a_planned_space_may_be_left_out() -> None:
    table = Table(players=3, hand=["planner"], others=[{}, {}], fields={5: ["malvasia"], 6: ["merlot"]})
    table.play(PLACE, "card:planner", "place:harvest_field:middle:regular")
    to_winter(table).play("field:6")
    assert table.codes() == ["done", "field:5"]
    table.play("done")
    assert table.crush_pad == {"red": [3]}


@rule("VIS-S29", "RUL-4", "PLACE-7")
def test_a_grande_worker_planned_beside_the_spaces_acts_in_winter_without_a_bonus() -> None:
    both = {"left": {"seat": 1, "waiting": 1}, "middle": {"seat": 2, "waiting": 2}}
    table = Table(
        players=3,
        hand=["planner"],
        others=[{}, {}],
        fields={5: ["malvasia"], 6: ["merlot"]},
        board={"harvest_field": both},
    )
    table.play(PLACE, "card:planner", "place:harvest_field:beside:grande")
    to_winter(table).play("field:6")
    assert table.crush_pad == {"red": [3]}
    assert (table.to_move, "pass" in table.codes()) == (0, True)


@rule("VIS-S29", "RUL-4", "YR-2")
def test_several_planned_actions_come_in_wake_up_order() -> None:
    waiting = {"harvest_field": {"left": {"seat": 1, "waiting": 1}}}
    table = Table(
        players=3,
        wake_up_row=3,
        hand=["planner"],
        fields={5: ["malvasia"]},
        others=[{"wake_up_row": 6, "fields": {"6": ["merlot"]}}, {"wake_up_row": 1}],
        board=waiting,
    )
    table.play(PLACE, "card:planner", "place:harvest_field:middle:regular")
    to_winter(table)
    answer(table, "0>field:5 1>field:6")
    assert table.to_move == 2
    assert "pass" in table.codes()


@rule("VIS-S29", "RUL-4", "VIS-2")
def test_the_planner_cannot_be_played_in_winter() -> None:
    table = Table(season="winter", hand=["manager", "planner", "broker"])
    table.play("place:play_winter_visitor:left:regular", "card:manager", "action:play_summer_visitor")
    check_refusals(table, {"card:planner": {Reason.NOT_PLAYABLE, Reason.NO_LATER_SEASON}})


@rule("VIS-S29", "RUL-4", "PLACE-5")
def test_the_last_worker_is_not_placed_for_the_planner_alone() -> None:
    table = Table(hand=["planner"], workers={"regular": 1, "grande": 0})
    check_refusals(table, {PLACE: {Reason.NOT_PLAYABLE}})


@rule("VIS-S29", "RUL-4", "PLACE-5")
def test_in_the_friendly_variant_the_same_worker_is_refused_for_the_same_reason() -> None:
    table = Table(options={"friendly": True}, hand=["planner"], workers={"regular": 1, "grande": 0})
    check_refusals(table, {PLACE: {Reason.NOT_PLAYABLE}})


# --- the Producer


@rule("VIS-S32", "RUL-2", "SUM-4")
def test_a_planned_worker_taken_back_takes_no_action_in_winter() -> None:
    table = Table(players=3, hand=["planner", "producer"], lira=2, fields={6: ["merlot"]}, others=[{}, {}])
    table.play(BONUS_PLACE, "card:planner", "place:harvest_field:left:regular")
    table.play("card:producer", "take:harvest_field:left:regular")
    assert table.workers == {"regular": 1, "grande": 1}
    to_winter(table)
    assert (table.to_move, table.crush_pad) == (0, {})
    assert "place:harvest_field:left:regular" in table.codes()


@rule("VIS-S32", "RUL-2", "RUL-13")
def test_through_the_manager_the_producer_spares_the_workers_on_the_winter_visitor_action() -> None:
    table = Table(
        players=3,
        season="winter",
        lira=2,
        hand=["manager", "producer"],
        workers={"regular": 4, "grande": 1},
        others=[{}, {}],
        board={"play_summer_visitor": {"left": {"seat": 0}}, "play_winter_visitor": {"middle": {"seat": 0}}},
    )
    table.play("place:play_winter_visitor:left:regular", "card:manager", "action:play_summer_visitor", "card:producer")
    assert table.codes() == ["take:play_summer_visitor:left:regular"]
    check_refusals(table, {"take:play_winter_visitor:middle:regular": {Reason.WORKER_NOT_THERE}})


@rule("VIS-S32", "RUL-2", "PLACE-3")
def test_a_worker_taken_back_by_the_last_one_is_placed_again_in_the_same_season() -> None:
    board = {"give_tour": {"left": {"seat": 0}}}
    table = Table(hand=["producer"], lira=2, workers={"regular": 2, "grande": 0}, board=board)
    table.play(PLACE, "card:producer", "take:give_tour:left:regular", "pass")
    assert table.to_move == 0
    table.play("place:give_tour:left:regular")
    assert (table.lira, table.workers) == (2, {"regular": 0, "grande": 0})


@rule("VIS-S32", "RUL-2", "PLACE-5")
def test_no_worker_is_placed_for_a_producer_that_would_find_no_other() -> None:
    table = Table(hand=["producer"], lira=2)
    check_refusals(table, {PLACE: {Reason.NOT_PLAYABLE}})


# --- the Organizer


@rule("VIS-S33", "RUL-3", "PLACE-2")
def test_the_organizer_ends_the_season_for_its_player_and_the_round_goes_on_with_the_next() -> None:
    table = Table(players=3, wake_up_row=3, hand=["organizer"], others=[{"wake_up_row": 1}, {"wake_up_row": 5}])
    table.play(PLACE, "card:organizer", "row:2")
    assert [event.seat for event in table.events if event.kind is Kind.PASSED] == [0]
    answer(table, "2>place:give_tour:left:regular 1>place:draw_vine:left:regular 2>pass 1>pass")
    assert table.codes() == ["deck:summer", "deck:winter"]


@rule("VIS-S33", "RUL-3", "YR-2", "YR-3")
def test_the_new_row_holds_for_fall_and_winter_and_the_unused_workers_are_there() -> None:
    table = Table(players=3, wake_up_row=4, hand=["organizer"], others=[{"wake_up_row": 2}, {"wake_up_row": 5}])
    table.play(PLACE, "card:organizer", "row:1")
    answer(table, "2>pass 1>pass 0>deck:summer 1>deck:summer 2>deck:summer")
    assert table.to_move == 0
    assert table.workers == {"regular": 1, "grande": 1}
    answer(table, "0>place:draw_order:left:grande 1>pass 2>pass 0>pass")


@rule("VIS-S33", "RUL-3")
def test_the_organizer_of_the_last_player_in_the_season_ends_it() -> None:
    table = Table(hand=["organizer"], passed=[1])
    table.play(PLACE, "card:organizer", "row:6")
    assert table.codes() == ["deck:summer", "deck:winter"]
    assert table.to_move == 1


@rule("VIS-S33", "RUL-3", "SUM-4")
def test_on_the_bonus_space_a_second_visitor_follows_the_organizer_before_the_pass() -> None:
    table = Table(players=3, hand=["organizer", "patron"], others=[{}, {}])
    table.play(BONUS_PLACE, "card:organizer", "row:4")
    assert table.to_move == 0
    assert table.codes() == ["done", "card:patron"]
    assert not [event for event in table.events if event.kind is Kind.PASSED]
    table.play("card:patron", "option:1")
    assert table.lira == 5
    assert [event.seat for event in table.events if event.kind is Kind.PASSED] == [0]
    answer(table, "1>pass 2>pass")
    assert "deck:summer" in table.codes()


@rule("VIS-S33", "RUL-3", "YR-2")
def test_the_new_row_counts_at_once_for_decisions_caused_by_cards() -> None:
    table = Table(players=3, hand=["organizer", "handyman"], others=[{}, {}])
    table.play(BONUS_PLACE, "card:organizer", "row:6", "card:handyman")
    answer(table, "1>structure:yoke 2>no 0>structure:trellis")
    assert (table.vp, table.structures) == (2, ["trellis"])


@rule("VIS-S33", "RUL-3", "WAKE-3")
def test_the_temporary_worker_of_the_organizer_serves_in_winter_and_leaves_at_year_end() -> None:
    table = Table(hand=["organizer"], others=[{"workers": {"regular": 0, "grande": 1}}])
    table.play(PLACE, "card:organizer", "row:7")
    to_winter(table)
    assert (table.to_move, table.seat(1)["row"]) == (1, 2)
    answer(table, "1>pass 0>place:draw_order:left:regular 0>place:gain_lira:beside:regular 0>pass")
    assert table.codes("row:") == [f"row:{row}" for row in range(1, 8)]
    assert table.workers == {"regular": 2, "grande": 1}
    assert table.state.temporary == -1


@rule("VIS-S33", "RUL-3", "RUL-13")
def test_through_the_manager_the_organizer_ends_the_winter_of_its_player() -> None:
    table = Table(season="winter", hand=["manager", "organizer"])
    table.play("place:play_winter_visitor:left:regular", "card:manager", "action:play_summer_visitor")
    table.play("card:organizer", "row:4")
    answer(table, "1>place:draw_order:left:regular 1>pass")
    assert (table.lira, table.state.year) == (1, 2)


@rule("VIS-S33", "SET-4")
def test_on_row_5_an_empty_deck_is_no_choice() -> None:
    table = Table(hand=list(SUMMER_VISITORS)).play(PLACE, "card:organizer", "row:5")
    check_refusals(table, {"deck:summer": {Reason.DECK_EMPTY}})
    assert table.codes() == ["deck:winter"]


# --- secrets


def importer_gift() -> Table:
    """Seat 1 gives one visitor and seat 2 two; seat 3 looks on."""
    hands = [{"hand": ["broker", "merchant"]}, {"hand": ["judge", "noble"]}, {}]
    table = Table(players=4, hand=["importer"], others=hands)
    return table.play(PLACE, "card:importer", "count:1", "count:2", "card:merchant", "card:judge", "card:noble")


@rule("VIS-S23", "RUL-6", "SET-8")
def test_a_card_given_to_the_importer_is_known_to_giver_and_taker_only() -> None:
    gifts = [event for event in importer_gift().events if event.kind is Kind.GAVE]
    assert [(event.seat, event.other, event.thing) for event in gifts] == [
        (1, 0, "merchant"),
        (2, 0, "judge"),
        (2, 0, "noble"),
    ]
    assert [event.seen_by(0).thing for event in gifts] == ["merchant", "judge", "noble"]
    assert [event.seen_by(1).thing for event in gifts] == ["merchant", "", ""]
    assert [event.seen_by(2).thing for event in gifts] == ["", "judge", "noble"]
    assert [event.seen_by(3).thing for event in gifts] == ["", "", ""]
    assert [event.seen_by(None).thing for event in gifts] == ["", "", ""]
    assert [event.seen_by(3).deck for event in gifts] == ["winter", "winter", "winter"]


@rule("VIS-S23", "RUL-6", "SET-8")
def test_how_many_cards_are_pledged_is_open() -> None:
    pledges = [event for event in importer_gift().events if event.kind is Kind.PLEDGED]
    assert [(event.seen_by(3).seat, event.seen_by(3).amount) for event in pledges] == [(1, 1), (2, 2)]


@rule("VIS-S23", "SET-8")
def test_the_hand_that_received_is_counted_by_all_and_seen_by_its_owner() -> None:
    game = importer_gift().game
    assert [CARDS[card] for card in game.view(0).vineyards[0].hand] == ["merchant", "judge", "noble"]
    assert game.view(3).vineyards[0].hand == ()
    assert game.view(3).hand_counts[0] == (0, 0, 3, 0)


@rule("VIS-S17", "SET-8")
def test_what_the_vendor_brings_is_seen_by_those_who_draw() -> None:
    table = Table(players=3, hand=["vendor"], others=[{}, {}]).play(PLACE, "card:vendor", "yes", "no")
    draws = [event for event in table.events if event.kind is Kind.DREW]
    assert [(event.seat, event.deck) for event in draws] == [(0, "vine"), (0, "order"), (0, "winter"), (1, "summer")]
    assert [bool(event.seen_by(1).thing) for event in draws] == [False, False, False, True]
    assert [bool(event.seen_by(2).thing) for event in draws] == [False, False, False, False]


# --- one visitor after the other


@rule("VIS-S20", "SUM-4")
def test_the_second_visitor_may_be_one_that_the_peddler_brought() -> None:
    others = [{"hand": [card for card in SUMMER_VISITORS if card not in ("peddler", "patron")]}, {}]
    table = Table(players=3, hand=["peddler", "merlot", "judge"], others=others)
    table.play(BONUS_PLACE, "card:peddler", "card:merlot", "card:judge")
    assert table.codes() == ["done", "card:patron"]
    table.play("card:patron", "option:1")
    assert table.lira == 4


@rule("VIS-S2", "VIS-S8", "SUM-4", "VIS-1")
def test_a_second_visitor_is_chosen_from_the_position_that_the_first_has_left() -> None:
    table = Table(players=3, lira=7, hand=["broker", "uncertified_broker"], vp=-4, others=[{}, {}])
    table.play(BONUS_PLACE)
    assert table.codes() == ["card:uncertified_broker"]
    table.play("card:uncertified_broker", "option:2")
    assert table.codes() == ["done", "card:broker"]
    table.play("card:broker", "option:2")
    assert (table.lira, table.vp) == (7, -4)


@rule("VIS-S6", "HARV-3")
def test_a_field_harvested_by_the_tour_guide_is_not_harvested_in_winter() -> None:
    table = Table(hand=["tour_guide"], fields={6: ["merlot"]})
    table.play(PLACE, "card:tour_guide", "option:2", "field:6")
    to_winter(table)
    check_refusals(table, {"place:harvest_field:left:regular": {Reason.FIELD_EMPTY, Reason.FIELD_HARVESTED}})


@rule("VIS-S11", "VIS-S27", "RUL-12")
def test_the_landscaper_may_relieve_a_field_that_the_cultivator_overfilled() -> None:
    table = Table(
        players=3,
        hand=["cultivator", "landscaper", "merlot"],
        structures=["irrigation"],
        fields={5: ["merlot"], 6: ["syrah"]},
        others=[{}, {}],
    )
    table.play(BONUS_PLACE, "card:cultivator", "card:merlot", "field:5", "card:landscaper", "option:2")
    table.play("field:5", "card:merlot", "field:6", "card:syrah")
    assert table.fields == {"5": ["syrah", "merlot"], "6": ["merlot"]}


# --- reasons that would not be true


@rule("VIS-S19", "VIS-2")
def test_with_one_vine_on_the_fields_the_horticulturist_lacks_a_vine_to_uproot_not_a_card() -> None:
    table = Table(hand=["horticulturist", "tour_guide"], fields={6: ["merlot"]}).play(PLACE)
    reasons = table.reasons("card:horticulturist")
    assert reasons[0] is Reason.NOT_PLAYABLE
    assert Reason.TOO_FEW_CARDS not in reasons


@rule("VIS-S11", "RUL-12")
@pytest.mark.parametrize("fields", [{}, {6: ["merlot", "syrah"]}], ids=["no vine", "vines on one field"])
def test_without_two_planted_fields_the_landscaper_overfills_nothing(fields: dict[int, list[str]]) -> None:
    table = Table(hand=["landscaper"], fields=fields).play(PLACE, "card:landscaper")
    assert table.codes() == ["option:1"]
    reasons = table.reasons("option:2")
    assert reasons
    assert Reason.SWITCH_OVERFILLS not in reasons
