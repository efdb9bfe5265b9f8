"""VIS: what holds for all visitors. The cards one by one are in tests/cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import pile, season, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason
from vendemmia.engine.numbers.names import SUMMER_VISITORS, WINTER_VISITORS
from vendemmia.engine.state.frames import VISITOR_EFFECTS


def visit(card: str, *codes: str, **given: Any) -> Table:
    """Play a visitor from a fresh position; it is held beside whatever else is given."""
    when = "summer" if card in SUMMER_VISITORS else "winter"
    hand = [card, *given.pop("hand", [])]
    table = Table(season=when, hand=hand, **given)
    return table.play(f"place:play_{when}_visitor:left:regular", f"card:{card}", *codes)


def refusal(card: str, **given: Any) -> list[Reason]:
    """Why the only visitor in hand cannot be played; empty if it can."""
    when = "summer" if card in SUMMER_VISITORS else "winter"
    table = Table(season=when, hand=[card, *given.pop("hand", [])], **given)
    refused = table.reasons(f"place:play_{when}_visitor:left:regular")
    if refused:
        return refused
    return table.play(f"place:play_{when}_visitor:left:regular").reasons(f"card:{card}")


# --- VIS-1


@rule("VIS-1")
def test_a_visitor_is_resolved_at_once_and_then_discarded() -> None:
    table = visit("broker", lira=9)
    assert table.hand == []
    assert pile(table, "summer") == [], "not discarded before it is resolved"
    table.play("option:1")
    assert (table.lira, table.vp) == (0, 3)
    assert pile(table, "summer") == ["broker"]


@rule("VIS-1")
def test_a_visitor_is_played_on_the_matching_action_from_the_own_hand() -> None:
    table = Table(hand=["patron", "judge"], others=[{"hand": ["artisan"]}]).play(
        "place:play_summer_visitor:left:regular"
    )
    assert table.codes() == ["card:patron"]
    assert table.reasons("card:judge") == [Reason.NOT_A_VISITOR_OF_SEASON]
    assert table.reasons("card:artisan") == [Reason.CARD_NOT_HELD]


# --- VIS-2


@rule("VIS-2")
def test_a_part_whose_cost_cannot_be_paid_may_not_be_chosen() -> None:
    table = visit("broker", lira=8, vp=0)
    assert table.codes() == ["option:2"]
    assert table.reasons("option:1") == [Reason.LIRA_SHORT]
    assert table.state.why_not("option:1")[0].params == {"needs": 9, "has": 8}
    assert refusal("broker", lira=8, vp=-4)[0] is Reason.NOT_PLAYABLE


@rule("VIS-2")
def test_a_must_that_cannot_be_done_makes_the_part_impossible() -> None:
    # Money and trellis are there, but no vine to plant.
    assert Reason.NOT_PLAYABLE in refusal("overseer", lira=9)
    assert refusal("overseer", lira=9, hand=["malvasia"]) == []
    assert Reason.NOT_PLAYABLE in refusal("overseer", lira=1, hand=["malvasia"])


@rule("VIS-2")
@pytest.mark.parametrize(
    ("card", "enough"),
    [
        ("harvester", {"fields": {5: ["malvasia"]}}),
        ("reaper", {"fields": {5: ["malvasia"]}}),
        ("bottler", {"crush_pad": {"red": [1]}}),
        ("supervisor", {"crush_pad": {"red": [1]}}),
        ("wedding_party", {"lira": 2}),
    ],
)
def test_up_to_some_needs_at_least_one(card: str, enough: dict[str, Any]) -> None:
    assert Reason.NOT_PLAYABLE in refusal(card)
    table = visit(card, **enough)
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]


@rule("VIS-2")
def test_up_to_two_vines_means_one_or_two() -> None:
    table = visit("planter", "option:1", hand=["malvasia", "sangiovese"])
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    table.play("card:malvasia", "field:5", "done")
    assert table.lira == 1
    assert table.fields == {"5": ["malvasia"]}


@rule("VIS-2")
def test_the_landscaper_may_draw_and_plant_nothing() -> None:
    table = visit("landscaper", "option:1")
    assert len(table.hand) == 1
    assert "done" in table.codes()
    table.play("done")
    assert table.fields == {}
    assert table.to_move == 1


@rule("VIS-2")
@pytest.mark.parametrize(
    ("card", "option", "none", "one"),
    [
        (
            "surveyor",
            "option:1",
            {"fields": {5: ["pinot"], 6: ["pinot"], 7: ["pinot"]}},
            {"fields": {5: ["pinot"], 6: ["pinot"]}},
        ),
        ("surveyor", "option:2", {}, {"fields": {5: ["pinot"]}}),
        ("architect", "option:2", {"structures": ["trellis"]}, {"structures": ["cottage"]}),
        ("oenologist", "option:1", {"lira": 3}, {"lira": 3, "cellar": {"red": [3]}}),
        ("uncertified_oenologist", "option:1", {}, {"cellar": {"red": [9]}}),
    ],
)
def test_a_part_that_counts_own_things_needs_one_of_them(
    card: str, option: str, none: dict[str, Any], one: dict[str, Any]
) -> None:
    assert visit(card, **none).reasons(option) == [Reason.NOTHING_TO_COUNT]
    assert visit(card, **one).reasons(option) == []


@rule("VIS-2", "END-3")
def test_ageing_all_wine_needs_a_wine_even_if_none_can_move() -> None:
    table = visit("oenologist", "option:1", cellar={"red": [3]})
    assert table.cellar == {"red": [3]}
    assert table.to_move == 1


@rule("VIS-2", "RUL-1")
def test_the_uncertified_teacher_s_second_part_needs_such_an_opponent() -> None:
    table = visit("uncertified_teacher")
    assert table.reasons("option:2") == [Reason.NOTHING_TO_COUNT]
    table = visit("uncertified_teacher", others=[{"workers": {"regular": 5, "grande": 1}}])
    assert table.play("option:2").vp == 1


@rule("VIS-2")
def test_look_ahead_is_asked_when_the_visitor_has_left_the_hand() -> None:
    assert Reason.NOT_PLAYABLE in refusal("assessor")
    assert refusal("assessor", hand=["merlot"]) == []
    table = visit("assessor", "option:1", hand=["merlot", "syrah"])
    assert table.lira == 2


@rule("VIS-2", "VIS-4")
def test_one_part_may_make_the_other_possible() -> None:
    # The grape for the wine comes from the harvest on the same card, the wine for the order from the grape.
    table = visit("jack_of_all_trades", fields={5: ["sangiovese"]}, hand=["ord_r3_w1"])
    assert table.codes() == ["option:1"]
    table.play("option:1", "field:5")
    assert table.codes() == ["option:2"]


@rule("VIS-2")
@pytest.mark.parametrize(
    "card", ["handyman", "volunteer_crew", "swindler", "banker", "guest_speaker", "mentor", "importer"]
)
def test_an_offer_to_others_may_be_made_even_if_nobody_can_take_it(card: str) -> None:
    assert refusal(card, others=[{"vp": -5}]) == []


# --- VIS-3 to VIS-7


@rule("VIS-3")
def test_of_clauses_joined_by_or_exactly_one_is_carried_out() -> None:
    table = visit("artisan", "option:1", lira=5, hand=["malvasia"])
    assert table.lira == 8
    assert table.structures == []
    assert table.fields == {}
    assert table.to_move == 1


@rule("VIS-3")
def test_clauses_are_independent_of_each_other() -> None:
    table = visit("judge", cellar={"red": [3]})
    assert table.codes() == ["option:1"]
    table = visit("judge", cellar={"red": [4]}, others=[{"hand": whole_deck("summer")}])
    assert table.codes() == ["option:2"]


@rule("VIS-3")
def test_both_clauses_only_where_the_card_says_so() -> None:
    table = visit("laborer", fields={5: ["malvasia"]}, crush_pad={"red": [1]})
    assert table.codes() == ["option:1", "option:2", "option:3"]
    table.play("option:3", "option:2", "make:red", "grape:red:1", "field:5")
    assert table.vp == -1
    assert table.cellar == {"red": [1]}
    assert table.crush_pad == {"white": [1]}
    assert table.to_move == 1


@rule("VIS-4")
def test_costs_come_first() -> None:
    # The lira of the Auctioneer cannot come before the cards are gone, nor the Peddler's draw.
    table = visit("auctioneer", "option:1", hand=["merlot", "syrah", "pinot"])
    assert table.lira == 0
    table.play("card:merlot")
    assert table.lira == 0
    table.play("card:syrah")
    assert table.lira == 4
    table = visit("peddler", "card:merlot", hand=["merlot", "syrah", "pinot"])
    assert len(table.hand) == 2


@rule("VIS-4")
def test_the_point_paid_for_both_is_paid_before_either() -> None:
    table = visit("homesteader", "option:3", lira=9, vp=0, hand=["malvasia"])
    assert table.vp == -1
    assert table.structures == []
    assert table.codes() == ["option:1", "option:2"]


@rule("VIS-4")
@pytest.mark.parametrize("first", ["option:1", "option:2"])
def test_several_actions_of_one_card_are_done_in_any_order(first: str) -> None:
    table = visit("overseer", lira=9, hand=["malvasia"])
    assert table.codes() == ["option:1", "option:2"]
    second = {"option:1": "option:2", "option:2": "option:1"}[first]
    answers = {"option:1": ["structure:cottage"], "option:2": ["card:malvasia", "field:5"]}
    table.play(first, *answers[first])
    rest = answers[second] if table.codes()[0] != second else [second, *answers[second]]
    table.play(*rest)
    assert table.structures == ["cottage"]
    assert table.fields == {"5": ["malvasia"]}


@rule("VIS-4")
def test_one_action_is_completed_before_the_other_begins() -> None:
    table = visit("homesteader", "option:3", "option:2", lira=9, hand=["malvasia", "sangiovese"])
    table.play("card:malvasia", "field:5")
    assert table.reasons("option:1") == [Reason.NOT_ASKED]
    table.play("done")
    assert table.codes("structure:")


@rule("VIS-4")
def test_the_draw_of_the_harvest_expert_may_come_before_the_harvest() -> None:
    table = visit("harvest_expert", fields={5: ["malvasia"], 6: ["sangiovese"]})
    assert table.codes() == ["option:1", "option:2"], "1 harvest, 2 the draw or the yoke"
    table.play("option:2", "option:1")
    assert len(table.hand) == 1
    assert table.crush_pad == {}
    assert table.codes() == ["field:5", "field:6"]


@rule("VIS-4")
def test_a_card_that_says_then_keeps_its_order() -> None:
    six = {5: ["malvasia", "malvasia"], 6: ["sangiovese", "sangiovese"], 7: ["pinot"]}
    table = visit("grower", fields=six, hand=["malvasia"])
    assert table.vp == 0
    assert table.codes() == ["card:malvasia"]
    table.play("card:malvasia", "field:5")
    assert table.vp == 2


@rule("VIS-5")
def test_normal_rules_hold_for_what_a_visitor_does() -> None:
    table = visit("artisan", hand=["syrah"], lira=0)
    assert table.reasons("option:2") == [Reason.BUILDING_TOO_DEAR]
    assert table.reasons("option:3") == [Reason.STRUCTURE_NEEDED]
    table = visit("tour_guide", fields={5: ["malvasia"]}, harvested=["5"])
    assert Reason.FIELD_HARVESTED in table.reasons("option:2")
    table = visit("teacher", lira=2, workers={"regular": 5, "grande": 1}, crush_pad={"red": [1]})
    assert table.reasons("option:2") == [Reason.WORKER_LIMIT]


@rule("VIS-5")
def test_no_further_worker_is_needed() -> None:
    table = visit(
        "planter", "option:1", "card:malvasia", "field:5", hand=["malvasia"], workers={"regular": 1, "grande": 0}
    )
    assert table.fields == {"5": ["malvasia"]}
    assert table.to_move == 1


@rule("VIS-6")
def test_an_exchange_is_made_once() -> None:
    table = visit("broker", "option:1", lira=18)
    assert (table.lira, table.vp) == (9, 3)
    assert table.to_move == 1
    table = visit("buyer", "option:2", "grape:red:1", crush_pad={"red": [1, 2]})
    assert (table.lira, table.vp) == (2, 1)
    assert table.crush_pad == {"red": [2]}
    assert table.to_move == 1


@rule("VIS-6")
def test_an_exchange_runs_one_way() -> None:
    table = visit("wine_critic", vp=9, lira=9)
    assert table.codes() == ["option:1"], "points do not buy a wine back"
    table = visit("wedding_party", "seat:1", players=3, lira=6)
    assert table.reasons("seat:1") == [Reason.ASKED_ALREADY]


@rule("VIS-7")
def test_a_worker_trained_by_a_card_comes_next_year() -> None:
    table = visit(
        "teacher", "option:2", lira=2, crush_pad={"red": [1]}, workers={"regular": 2, "grande": 0}, passed=[1]
    )
    assert table.training == 1
    assert table.workers["regular"] == 1
    table.play("pass")
    assert season(table) == "spring"
    assert table.workers["regular"] == 3


@rule("VIS-7")
def test_the_governess_s_worker_may_be_placed_in_the_same_winter() -> None:
    table = visit("governess", "option:1", lira=3, workers={"regular": 1, "grande": 0}, passed=[1])
    assert table.training == 0
    assert table.workers["regular"] == 1
    table.play("place:gain_lira:beside:regular", "row:1", "row:3")
    assert table.workers["regular"] == 2


@rule("VIS-7", "WIN-7")
def test_the_governess_keeps_to_the_limit_of_workers() -> None:
    assert Reason.NOT_PLAYABLE in refusal("governess", lira=3, workers={"regular": 5, "grande": 1})
    assert Reason.WORKER_LIMIT in visit(
        "governess", lira=3, workers={"regular": 5, "grande": 1}, cellar={"red": [1]}
    ).reasons("option:1")


# --- VIS-8 to VIS-13


@rule("VIS-8")
def test_a_bought_grape_needs_its_icon_free() -> None:
    table = visit("buyer", "option:1", lira=2, crush_pad={"red": [1]})
    assert table.codes() == ["grape:white:1"]
    assert table.reasons("grape:red:1") == [Reason.ICON_TAKEN]
    table.play("grape:white:1")
    assert table.crush_pad == {"red": [1], "white": [1]}
    full = visit("buyer", lira=2, crush_pad={"red": [1], "white": [1]})
    assert full.reasons("option:1") == [Reason.ICON_TAKEN]


@rule("VIS-8")
@pytest.mark.parametrize("pad", [{"red": [1]}, {"white": [1]}, {"red": [1], "white": [1]}])
def test_the_merchant_needs_both_icons_free(pad: dict[str, list[int]]) -> None:
    table = Table(season="winter", hand=["merchant", "judge"], lira=3, crush_pad=pad)
    table.play("place:play_winter_visitor:left:regular")
    assert table.codes() == ["card:judge"]
    assert Reason.ICON_TAKEN in table.reasons("card:merchant")
    assert refusal("merchant", lira=3, crush_pad={"red": [2], "white": [3]}) == []


@rule("VIS-8")
def test_a_bought_grape_is_no_harvest() -> None:
    table = visit("merchant", "option:1", lira=3, fields={5: ["malvasia"]}, passed=[1])
    assert table.crush_pad == {"red": [1], "white": [1]}
    assert [event for event in table.events if event.kind is Kind.HARVESTED] == []
    assert table.reasons("place:harvest_field:left:regular") == []


@rule("VIS-9")
def test_structures_that_cost_4_are_those_with_4_printed() -> None:
    table = visit(
        "architect",
        "option:2",
        structures=["trellis", "irrigation", "windmill", "cottage", "medium_cellar", "large_cellar"],
    )
    assert table.vp == 2


@rule("VIS-9")
def test_the_printed_cost_counts_and_not_what_was_paid() -> None:
    table = visit("blacksmith", "structure:tasting_room", lira=4)
    assert (table.lira, table.vp) == (0, 1)
    table = visit("blacksmith", "structure:cottage", lira=4)
    assert (table.lira, table.vp) == (2, 0)


@rule("VIS-9")
def test_structures_of_cost_2_or_3_and_no_others() -> None:
    table = visit("uncertified_architect", "option:1")
    assert table.codes() == ["structure:trellis", "structure:irrigation", "structure:yoke"]
    assert table.reasons("structure:cottage") == [Reason.COST_NOT_MEANT]


@rule("VIS-10")
@pytest.mark.parametrize(
    ("card", "option", "loses"), [("broker", "option:2", 2), ("uncertified_broker", "option:1", 3)]
)
def test_points_never_drop_below_minus_five(card: str, option: str, loses: int) -> None:
    table = visit(card, option, vp=loses - 5, lira=9)
    assert table.vp == -5
    low = visit(card, vp=loses - 6, lira=9)
    assert low.reasons(option) == [Reason.VP_AT_FLOOR]
    assert low.state.why_not(option)[0].params == {"needs": loses, "has": loses - 6}


@rule("VIS-10")
def test_at_minus_five_no_offer_that_costs_a_point_may_be_taken() -> None:
    table = visit("banker", others=[{"vp": -5}])
    assert table.lira == 5
    assert table.to_move == 1
    assert table.codes("place:"), "seat 1 is at its own turn, not at the offer"
    assert visit("sponsor", vp=-5).reasons("option:3") == [Reason.VP_AT_FLOOR]


@rule("VIS-11")
@pytest.mark.parametrize("when", ["summer", "winter"])
def test_players_never_trade(when: str) -> None:
    full = {
        "lira": 30,
        "hand": ["merlot", "broker", "judge", "ord_r5"],
        "cellar": {"red": [1]},
        "crush_pad": {"red": [1]},
    }
    table = Table(players=3, season=when, others=[{"lira": 9, "hand": ["syrah"]}, {}], **full)
    assert all(code == "pass" or code.startswith("place:") for code in table.codes())
    assert table.reasons("seat:1") == [Reason.NOT_ASKED]


@rule("VIS-11")
def test_a_card_for_opponents_does_not_reach_its_owner_or_an_empty_seat() -> None:
    table = visit("wedding_party", players=3, lira=6)
    assert table.codes() == ["seat:1", "seat:2"]
    assert table.reasons("seat:0") == [Reason.NOT_AN_OPPONENT]
    assert table.reasons("seat:3") == [Reason.NOT_AN_OPPONENT]


@rule("VIS-12")
def test_at_five_a_part_that_only_raises_the_residual_payment_is_refused() -> None:
    table = visit("noble", lira=1, residual=5)
    assert table.codes() == ["option:2"]
    assert table.reasons("option:1") == [Reason.RESIDUAL_FULL]
    refused = refusal("negotiator", residual=5, crush_pad={"red": [1]}, cellar={"red": [1]})
    assert refused == [Reason.NOT_PLAYABLE]
    assert visit("noble", "option:1", lira=1, residual=4).residual == 5


@rule("VIS-12")
def test_what_goes_beyond_five_is_lost() -> None:
    assert visit("negotiator", "option:2", "wine:red:1", residual=4, cellar={"red": [1]}).residual == 5
    table = visit("promoter", "option:1", "grape:red:1", residual=5, crush_pad={"red": [1]})
    assert (table.residual, table.vp) == (5, 1)


@rule("VIS-13")
def test_the_visitor_being_played_is_no_card_to_discard() -> None:
    assert Reason.TOO_FEW_CARDS in visit("auctioneer", hand=["merlot", "syrah"]).reasons("option:2")
    assert refusal("auctioneer", hand=["merlot"]) == [Reason.NOT_PLAYABLE]
    table = visit("auctioneer", "option:1", hand=["merlot", "syrah"])
    assert table.reasons("card:auctioneer") == [Reason.CARD_NOT_HELD]
    assert refusal("peddler", hand=["merlot"]) == [Reason.NOT_PLAYABLE]


@rule("VIS-13")
@pytest.mark.parametrize("card", ["sharecropper", "planter"])
def test_any_vine_of_the_hand_may_be_the_one_discarded(card: str) -> None:
    table = visit(card, "option:2", "field:5", "card:syrah", fields={5: ["syrah"]}, hand=["merlot", "ord_r5"])
    assert table.codes() == ["card:syrah", "card:merlot"]
    assert table.reasons("card:ord_r5") == [Reason.WRONG_KIND_OF_CARD]
    table.play("card:merlot")
    assert table.hand == ["syrah", "ord_r5"]
    assert pile(table, "vine") == ["merlot"]
    assert table.vp == 2


@rule("VIS-13")
def test_the_horticulturist_discards_any_two_vines() -> None:
    table = visit("horticulturist", "option:2", fields={5: ["syrah"], 6: ["pinot"]}, hand=["merlot", "malvasia"])
    table.play("field:5", "card:syrah", "field:6", "card:pinot", "card:merlot", "card:malvasia")
    assert table.hand == ["pinot", "syrah"]
    assert table.vp == 3
    one = visit("horticulturist", fields={5: ["syrah"]}, hand=["merlot", "malvasia"])
    assert "option:2" not in one.codes(), "two vines must be uprooted"


@rule("VIS-14")
def test_every_visitor_has_its_effect() -> None:
    assert len(SUMMER_VISITORS) == len(WINTER_VISITORS) == 38
    names = [effect.path.removeprefix("visitor:") for effect in VISITOR_EFFECTS]
    assert names == [*SUMMER_VISITORS, *WINTER_VISITORS]
