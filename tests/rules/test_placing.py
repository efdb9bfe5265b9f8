"""PLACE: placing workers in summer and winter."""

from __future__ import annotations

import pytest

from tests.rules import board, has_passed, on, rich, season, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason

SUMMER_ACTIONS = ("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_or_field", "plant_vine")
WINTER_ACTIONS = ("draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order")


# --- PLACE-1 to PLACE-3: turns


@rule("PLACE-1")
def test_players_place_one_worker_each_in_turn_until_all_have_passed() -> None:
    table = Table(players=3)
    asked = []
    for code in ("place:gain_lira:beside:regular", "place:gain_lira:beside:grande", "pass", "pass", "pass"):
        asked.append(table.to_move)
        table.play(code)
    assert asked == [0, 1, 2, 0, 1]
    assert season(table) == "fall"


@rule("PLACE-1")
def test_the_last_one_left_goes_on_turn_after_turn() -> None:
    table = Table(players=3).play("place:gain_lira:beside:regular", "pass", "pass")
    for _ in range(2):
        assert table.to_move == 0
        table.play(table.codes("place:gain_lira:beside:")[0])
    assert season(table) == "fall"
    assert table.lira == 3


@rule("PLACE-1")
@pytest.mark.parametrize(
    ("when", "own", "other"), [("summer", SUMMER_ACTIONS, WINTER_ACTIONS), ("winter", WINTER_ACTIONS, SUMMER_ACTIONS)]
)
def test_a_worker_is_placed_on_an_action_of_the_current_season(
    when: str, own: tuple[str, ...], other: tuple[str, ...]
) -> None:
    table = Table(season=when, **rich())
    for action in own:
        assert table.reasons(f"place:{action}:left:regular") == []
    for action in other:
        assert table.reasons(f"place:{action}:left:regular") == [Reason.WRONG_SEASON]


@rule("PLACE-2")
def test_who_has_passed_places_no_more_in_that_season_but_again_in_winter() -> None:
    table = Table().play("pass")
    asked = []
    while season(table) == "summer":
        asked.append(table.to_move)
        table.play("place:gain_lira:beside:" + ("regular" if len(asked) < 3 else "grande"))
    assert asked == [1, 1, 1]
    table.play("deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert table.workers == {"regular": 2, "grande": 1}
    assert table.codes("place:gain_lira")


@rule("PLACE-3")
def test_a_worker_used_in_summer_is_not_there_in_winter() -> None:
    table = Table(others=[{}]).play("place:gain_lira:beside:regular", "pass", "place:gain_lira:beside:grande", "pass")
    table.play("deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert table.workers == {"regular": 1, "grande": 0}
    assert table.reasons("place:gain_lira:beside:grande") == [Reason.WORKER_AWAY]


@rule("PLACE-3")
def test_without_a_worker_a_player_passes_only_when_the_turn_comes_round() -> None:
    table = Table(workers={"regular": 1, "grande": 0})
    table.play("place:gain_lira:beside:regular")
    assert table.to_move == 1
    assert not has_passed(table, 0)
    table.play("place:gain_lira:beside:regular")
    assert has_passed(table, 0)
    assert [event.seat for event in table.events if event.kind is Kind.PASSED] == [0]
    assert table.to_move == 1


@rule("PLACE-3", "RUL-10")
def test_who_has_no_worker_left_but_was_not_reached_yet_may_take_one_back() -> None:
    table = Table(
        season="winter",
        hand=["motivator"],
        others=[{"workers": {"regular": 0, "grande": 1}}],
        board={"gain_lira": {"beside": [on(1, "grande")]}},
    )
    table.play("place:play_winter_visitor:left:regular", "card:motivator")
    assert table.to_move == 1
    table.play("take:gain_lira:beside:grande")
    assert table.vp == 1
    assert table.to_move == 1
    assert table.codes("place:gain_lira") == ["place:gain_lira:beside:grande"]


# --- PLACE-4: spaces


@rule("PLACE-4")
@pytest.mark.parametrize(
    ("players", "open_spaces"),
    [
        (2, ["left"]),
        (3, ["left", "middle"]),
        (4, ["left", "middle"]),
        (5, ["left", "middle", "right"]),
        (6, ["left", "middle", "right"]),
    ],
)
@pytest.mark.parametrize(("when", "actions"), [("summer", SUMMER_ACTIONS), ("winter", WINTER_ACTIONS)])
def test_the_number_of_players_opens_the_spaces(
    players: int, open_spaces: list[str], when: str, actions: tuple[str, ...]
) -> None:
    table = Table(players=players, season=when, **rich())
    for action in actions:
        codes = table.codes(f"place:{action}:")
        assert [code.split(":")[2] for code in codes if code.endswith("regular")] == open_spaces
        for space in {"left", "middle", "right"} - set(open_spaces):
            assert table.reasons(f"place:{action}:{space}:regular") == [Reason.SPACE_CLOSED]


@rule("PLACE-4")
def test_a_space_holds_one_worker_and_may_be_taken_in_any_order() -> None:
    table = Table(players=5).play("place:give_tour:right:regular")
    assert table.to_move == 1
    assert table.reasons("place:give_tour:right:regular") == [Reason.SPACE_TAKEN]
    assert table.codes("place:give_tour:") == [
        *("place:give_tour:left:regular", "place:give_tour:left:grande"),
        *("place:give_tour:middle:regular", "place:give_tour:middle:grande"),
    ]


@rule("PLACE-4")
def test_only_the_middle_space_has_a_bonus() -> None:
    for space, lira in (("left", 2), ("right", 2)):
        table = Table(players=5).play(f"place:give_tour:{space}:regular")
        assert table.lira == lira
        assert table.to_move == 1
    table = Table(players=5).play("place:give_tour:middle:regular")
    assert table.to_move == 0
    assert table.play("do:bonus").lira == 3


@rule("PLACE-4")
def test_a_player_may_have_several_workers_on_one_action_in_different_turns() -> None:
    table = Table(players=3, passed=[1, 2]).play(
        "place:give_tour:left:regular", "place:give_tour:middle:regular", "done"
    )
    assert table.lira == 4
    assert board(table)["give_tour"] == {"left": on(0), "middle": on(0)}


@rule("PLACE-4", "RUL-2")
def test_a_space_freed_by_a_card_is_free_for_everybody() -> None:
    table = Table(lira=2, hand=["producer"], board={"give_tour": {"left": on(0)}})
    table.play("place:play_summer_visitor:left:regular", "card:producer", "take:give_tour:left:regular")
    assert table.to_move == 1
    assert table.reasons("place:give_tour:left:regular") == []


@rule("PLACE-4", "PLACE-7")
def test_a_grande_worker_beside_the_spaces_stays_there_when_one_is_freed() -> None:
    table = Table(
        lira=2,
        hand=["producer"],
        board={"give_tour": {"left": on(0), "beside": [on(1, "grande")]}},
    )
    table.play("place:play_summer_visitor:left:regular", "card:producer", "take:give_tour:left:regular")
    assert board(table)["give_tour"] == {"beside": [on(1, "grande")]}
    assert table.reasons("place:give_tour:left:regular") == []


# --- PLACE-5 and PLACE-6: action and bonus


@rule("PLACE-5")
@pytest.mark.parametrize(
    ("when", "action", "reason"),
    [
        ("summer", "build_structure", Reason.BUILDING_TOO_DEAR),
        ("summer", "play_summer_visitor", Reason.NOT_A_VISITOR_OF_SEASON),
        ("summer", "plant_vine", Reason.NOT_A_VINE),
        ("winter", "harvest_field", Reason.FIELD_EMPTY),
        ("winter", "train_worker", Reason.TRAINING_TOO_DEAR),
        ("winter", "play_winter_visitor", Reason.NOT_A_VISITOR_OF_SEASON),
        ("winter", "make_wine", Reason.GRAPE_MISSING),
        ("winter", "fill_order", Reason.NOT_AN_ORDER),
    ],
)
def test_an_action_that_cannot_be_carried_out_takes_no_worker(when: str, action: str, reason: Reason) -> None:
    table = Table(season=when, lira=1)
    assert reason in table.reasons(f"place:{action}:left:regular")
    assert reason in table.reasons(f"place:{action}:left:grande")
    assert table.codes(f"place:{action}:") == []


@rule("PLACE-5")
def test_the_action_cannot_be_declined_once_the_worker_is_placed() -> None:
    table = Table(season="winter", crush_pad={"red": [1]}).play("place:make_wine:left:regular")
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    assert table.codes() == ["make:red"]


@rule("PLACE-6")
def test_a_bonus_space_may_be_taken_without_using_the_bonus() -> None:
    table = Table(players=3).play("place:draw_vine:middle:regular")
    assert table.codes() == ["done", "do:bonus"]
    table.play("done")
    assert len(table.hand) == 1
    assert table.to_move == 1


@rule("PLACE-6")
def test_the_bonus_comes_before_or_after_the_action() -> None:
    for codes in (("do:bonus", "structure:trellis"), ("do:action", "structure:trellis", "do:bonus")):
        table = Table(players=3, lira=2).play("place:build_structure:middle:regular", *codes)
        assert table.structures == ["trellis"]
        assert table.lira == 1
        assert table.to_move == 1


@rule("PLACE-6")
def test_the_bonus_never_comes_in_the_middle_of_the_action() -> None:
    table = Table(players=3, season="winter", crush_pad={"red": [1, 2]})
    table.play("place:make_wine:middle:regular", "make:red", "grape:red:1")
    assert table.reasons("do:bonus") == [Reason.NOT_ASKED]
    build = Table(players=3, lira=5).play("place:build_structure:middle:regular", "do:action")
    assert build.reasons("do:bonus") == [Reason.NOT_ASKED]


@rule("PLACE-6", "WIN-6")
def test_three_lira_train_a_worker_only_with_the_bonus_taken_first() -> None:
    table = Table(players=3, season="winter", lira=3)
    assert table.reasons("place:train_worker:left:regular") == [Reason.TRAINING_TOO_DEAR]
    table.play("place:train_worker:middle:regular")
    assert table.codes() == ["do:bonus"]
    assert table.reasons("do:action") == [Reason.TRAINING_TOO_DEAR]
    table.play("do:bonus")
    assert table.lira == 0
    assert table.training == 1
    assert table.to_move == 1


@rule("PLACE-6", "WIN-6")
def test_two_lira_are_too_little_even_with_the_bonus() -> None:
    table = Table(players=3, season="winter", lira=2)
    assert table.reasons("place:train_worker:middle:regular") == [Reason.TRAINING_TOO_DEAR]


@rule("PLACE-6", "SUM-3")
def test_the_bonus_lira_pays_for_a_building() -> None:
    table = Table(players=3, lira=1)
    assert table.reasons("place:build_structure:left:regular") == [Reason.BUILDING_TOO_DEAR]
    table.play("place:build_structure:middle:regular")
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus")
    assert table.codes() == ["structure:trellis", "structure:yoke"]


# --- PLACE-7: the grande worker


@rule("PLACE-7")
def test_the_grande_worker_joins_a_full_action_without_bonus() -> None:
    table = Table(players=3, board={"give_tour": {"left": on(1), "middle": on(2)}})
    assert table.codes("place:give_tour:") == ["place:give_tour:beside:grande"]
    table.play("place:give_tour:beside:grande")
    assert table.lira == 2
    assert table.to_move == 1
    assert board(table)["give_tour"]["beside"] == [on(0, "grande")]


@rule("PLACE-7")
def test_several_grande_workers_may_stand_beside_the_spaces() -> None:
    table = Table(board={"give_tour": {"left": on(1), "beside": [on(1, "grande")]}})
    table.play("place:give_tour:beside:grande")
    assert table.lira == 2
    assert sorted(worker["seat"] for worker in board(table)["give_tour"]["beside"]) == [0, 1]


@rule("PLACE-7")
def test_beside_the_spaces_only_when_every_available_one_is_taken() -> None:
    table = Table(players=3, board={"give_tour": {"left": on(1)}})
    assert table.reasons("place:give_tour:beside:grande") == [Reason.SPACES_FREE]
    assert table.reasons("place:give_tour:middle:grande") == []


@rule("PLACE-7", "PLACE-6")
def test_a_grande_worker_on_the_bonus_space_has_the_bonus() -> None:
    table = Table(players=3).play("place:give_tour:middle:grande", "do:bonus")
    assert table.lira == 3


@rule("PLACE-7", "PLACE-5")
def test_beside_the_spaces_the_action_must_be_possible_too() -> None:
    table = Table(players=3, lira=1, board={"build_structure": {"left": on(1), "middle": on(2)}})
    assert table.reasons("place:build_structure:beside:grande") == [Reason.BUILDING_TOO_DEAR]


# --- PLACE-8: the cart


@rule("PLACE-8")
@pytest.mark.parametrize("when", ["summer", "winter"])
def test_the_cart_is_open_to_any_number_of_workers(when: str) -> None:
    crowd = [on(1), on(1), on(1, "grande"), on(0)]
    table = Table(season=when, board={"gain_lira": {"beside": crowd}}, passed=[1])
    table.play("place:gain_lira:beside:regular", "place:gain_lira:beside:grande")
    assert table.lira == 2


@rule("PLACE-8")
def test_the_cart_is_always_open() -> None:
    assert Table().reasons("place:gain_lira:beside:regular") == []
    assert Table(season="winter").reasons("place:gain_lira:beside:grande") == []


# --- PLACE-9: the friendly variant

FRIENDLY = {"friendly": True}


@rule("PLACE-9")
def test_in_the_friendly_variant_a_bonus_space_is_for_those_who_use_the_bonus() -> None:
    table = Table(players=3, options=FRIENDLY, hand=["sangiovese"])
    assert table.reasons("place:plant_vine:middle:regular") == [Reason.BONUS_UNUSABLE]
    assert table.reasons("place:plant_vine:left:regular") == []
    two = Table(players=3, options=FRIENDLY, hand=["sangiovese", "malvasia"])
    assert two.reasons("place:plant_vine:middle:regular") == []
    plain = Table(players=3, hand=["sangiovese"])
    assert plain.reasons("place:plant_vine:middle:regular") == []


@rule("PLACE-9")
def test_in_the_friendly_variant_the_last_free_space_may_be_taken_without_its_bonus() -> None:
    table = Table(players=3, options=FRIENDLY, hand=["sangiovese"], board={"plant_vine": {"left": on(1)}})
    assert table.reasons("place:plant_vine:middle:regular") == []
    two = Table(players=3, options=FRIENDLY, hand=["sangiovese", "malvasia"], board={"plant_vine": {"left": on(1)}})
    two.play("place:plant_vine:middle:regular", "card:malvasia", "field:5")
    assert "done" in two.codes()


@rule("PLACE-9")
def test_in_the_friendly_variant_five_players_need_both_other_spaces_taken() -> None:
    taken = {"plant_vine": {"left": on(1)}}
    table = Table(players=5, options=FRIENDLY, hand=["sangiovese"], board=taken)
    assert table.reasons("place:plant_vine:middle:regular") == [Reason.BONUS_UNUSABLE]
    full = {"plant_vine": {"left": on(1), "right": on(2)}}
    assert Table(players=5, options=FRIENDLY, hand=["sangiovese"], board=full).codes("place:plant_vine:middle")


@rule("PLACE-9")
def test_in_the_friendly_variant_the_bonus_must_be_taken() -> None:
    table = Table(players=3, options=FRIENDLY)
    table.play("place:give_tour:middle:regular")
    assert table.reasons("done") == [Reason.BONUS_MANDATORY]
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus")
    assert table.lira == 3


@rule("PLACE-9")
def test_in_the_friendly_variant_a_bonus_no_longer_possible_is_let_go() -> None:
    table = Table(players=3, options=FRIENDLY, hand=["auctioneer", "patron", "sangiovese", "malvasia"])
    table.play("place:play_summer_visitor:middle:regular", "card:auctioneer")
    table.play("option:1", "card:patron", "card:sangiovese")
    assert table.to_move == 1
    assert table.lira == 4


@rule("PLACE-9", "PLACE-6")
def test_in_the_friendly_variant_three_lira_train_with_the_bonus() -> None:
    table = Table(players=3, options=FRIENDLY, season="winter", lira=3)
    table.play("place:train_worker:middle:regular", "do:bonus")
    assert table.training == 1
    four = Table(players=3, options=FRIENDLY, season="winter", lira=4)
    four.play("place:train_worker:middle:regular", "do:action")
    assert four.reasons("done") == [Reason.BONUS_MANDATORY]
    four.play("do:bonus")
    assert four.lira == 1


@rule("PLACE-9")
def test_in_the_friendly_variant_the_second_card_of_a_draw_must_be_there() -> None:
    others = [{"hand": whole_deck("order")[1:]}, {}]
    table = Table(players=3, options=FRIENDLY, season="winter", others=others)
    assert table.reasons("place:draw_order:middle:regular") == [Reason.BONUS_UNUSABLE]
    assert table.reasons("place:draw_order:left:regular") == []


@rule("PLACE-9")
def test_in_the_friendly_variant_a_space_without_bonus_is_never_refused_for_its_bonus() -> None:
    table = Table(players=3, options=FRIENDLY, hand=["planner"], workers={"regular": 1, "grande": 0})
    reasons = table.reasons("place:play_summer_visitor:left:regular")
    assert Reason.NOT_PLAYABLE in reasons
    assert Reason.BONUS_UNUSABLE not in reasons


# --- PLACE-10: private spaces


@rule("PLACE-10")
def test_the_yoke_is_for_its_owner_only() -> None:
    table = Table(fields={5: ["syrah"]}, others=[{"structures": ["yoke"], "fields": {5: ["syrah"]}}])
    assert table.reasons("place:yoke:left:regular") == [Reason.NOT_BUILT]
    table.play("pass")
    assert table.codes("place:yoke:") == ["place:yoke:left:regular", "place:yoke:left:grande"]


@rule("PLACE-10", "STR-5")
def test_the_grande_worker_does_not_join_another_on_the_yoke() -> None:
    table = Table(
        structures=["yoke"],
        fields={5: ["syrah"], 6: ["syrah"]},
        board={"yoke": {"left": on(0)}},
    )
    assert table.reasons("place:yoke:left:grande") == [Reason.USED_THIS_YEAR]
    assert table.codes("place:yoke:") == []
