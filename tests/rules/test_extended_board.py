"""TUS: the extended board, but for leaving winter (test_leaving.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules import all_but, board, has_passed, on, pile, season, whole_deck
from tests.rules.extended import (
    ABLE,
    ACTIONS_OF,
    SEASONS,
    events_of,
    extended,
    new_game,
    of_deck,
    pass_until,
    play_any,
    table_of,
)
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason, UnknownCode
from vendemmia.engine.numbers.names import DECKS, SPACES

ROWS = {"wake_up_row": 5, "others": [{"wake_up_row": 2}, {"wake_up_row": 7}]}
OPEN = {2: ["left"], 3: ["left", "middle"], 4: ["left", "middle"], 5: SPACES[:3], 6: SPACES[:3]}


def kinds_of(cards: list[str]) -> dict[str, int]:
    """How many cards of each deck."""
    return dict(Counter(deck for card in cards for deck in DECKS if card in whole_deck(deck)))


# --- TUS-1: four seasons, four actions each


@rule("TUS-1")
@pytest.mark.parametrize("when", SEASONS)
@pytest.mark.parametrize("side", [1, 2])
def test_every_season_has_four_actions_and_the_year_round_space(side: int, when: str) -> None:
    table = extended(side, season=when, **ABLE)
    actions = {code.split(":")[1] for code in table.codes("place:")}
    assert actions == {*ACTIONS_OF[when], "gain_lira"}
    for other in SEASONS:
        if other != when:
            for action in ACTIONS_OF[other]:
                assert table.reasons(f"place:{action}:left:regular") == [Reason.WRONG_SEASON]


@rule("TUS-1", "YR-2")
@pytest.mark.parametrize("when", SEASONS)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_every_season_turns_go_from_the_top_row_down(when: str, first: int) -> None:
    table = extended(1, 3, season=when, to_move=None, first=first, **ROWS)
    asked = []
    for _ in range(6):
        asked.append(table.to_move)
        table.play("place:gain_lira:beside:regular")
    assert asked == [1, 0, 2, 1, 0, 2]


@rule("TUS-1", "PLACE-4")
@pytest.mark.parametrize("when", SEASONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_spaces_depend_on_the_number_of_players(players: int, when: str) -> None:
    table = extended(1, players, season=when, **ABLE)
    for action in ACTIONS_OF[when]:
        spaces = [code.split(":")[2] for code in table.codes(f"place:{action}:") if code.endswith(":regular")]
        assert spaces == list(OPEN[players])
        for space in SPACES[:3]:
            closed = [] if space in OPEN[players] else [Reason.SPACE_CLOSED]
            assert table.reasons(f"place:{action}:{space}:regular") == closed


@rule("TUS-1", "PLACE-4")
@pytest.mark.parametrize("when", SEASONS)
def test_alone_only_the_left_spaces_are_open(when: str) -> None:
    table = extended(1, 1, season=when, options={"solo": "normal"}, **ABLE)
    for action in ACTIONS_OF[when]:
        assert [code.split(":")[2] for code in table.codes(f"place:{action}:")] == ["left", "left"]
        assert table.reasons(f"place:{action}:middle:regular") == [Reason.SPACE_CLOSED]


# Action, space, what is done where there is a choice, and what has come of it: lira, VP and cards drawn or put down
# are counted from £10, 0 VP and the hand at the start.
SPACES_AND_BONUSES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("draw_vine", "left", "do:bonus", {"drew": {"vine": 2}}),
    ("draw_vine", "middle", "", {"drew": {"vine": 1}}),
    ("draw_vine", "right", "", {"drew": {"vine": 1}}),
    ("give_tour", "left", "", {"lira": 12}),
    ("give_tour", "middle", "do:bonus", {"lira": 13}),
    ("give_tour", "right", "", {"lira": 12}),
    ("build_structure", "left", "structure:yoke", {"lira": 8, "structures": ["yoke"]}),
    ("build_structure", "middle", "do:bonus structure:yoke", {"lira": 9, "structures": ["yoke"]}),
    ("build_structure", "right", "structure:yoke", {"lira": 8, "structures": ["yoke"]}),
    ("influence", "left", "region:siena", {"lira": 11, "stars": {"siena": 1}}),
    ("influence", "middle", "region:siena", {"lira": 12, "stars": {"siena": 2}}),
    ("influence", "right", "region:siena", {"lira": 11, "stars": {"siena": 1}}),
    ("play_summer_visitor", "left", "do:bonus card:tour_guide option:1", {"lira": 15, "played": ["tour_guide"]}),
    (
        "play_summer_visitor",
        "middle",
        "card:tour_guide card:patron option:1",
        {"lira": 18, "played": ["tour_guide", "patron"]},
    ),
    ("play_summer_visitor", "right", "card:tour_guide option:1", {"lira": 14, "played": ["tour_guide"]}),
    ("plant_vine", "left", "card:sangiovese card:malvasia field:7", {"fields": {"7": ["sangiovese", "malvasia"]}}),
    ("plant_vine", "middle", "card:sangiovese field:7", {"fields": {"7": ["sangiovese"]}}),
    ("plant_vine", "right", "card:sangiovese field:7", {"fields": {"7": ["sangiovese"]}}),
    ("trade", "left", "option:2 option:3", {"lira": 7, "vp": 1}),
    ("trade", "middle", "option:2 option:3", {"lira": 4, "vp": 2}),
    ("trade", "right", "option:2 option:3", {"lira": 7, "vp": 1}),
    ("flip_field", "left", "do:bonus field:6", {"lira": 16, "vp": 1, "fields": {"6": "sold"}}),
    ("flip_field", "right", "field:6", {"lira": 16, "fields": {"6": "sold"}}),
    ("draw_order", "left", "do:bonus", {"drew": {"order": 2}}),
    ("draw_order", "middle", "", {"drew": {"order": 1}}),
    ("draw_order", "right", "", {"drew": {"order": 1}}),
    ("harvest_field", "left", "field:5 field:6", {"grapes": 3}),
    ("harvest_field", "middle", "do:bonus field:5", {"lira": 11, "grapes": 2}),
    ("harvest_field", "right", "field:5", {"grapes": 2}),
    ("make_wine", "left", "make:red make:white grape:red:1 grape:white:3", {"wines": 5}),
    ("make_wine", "middle", "make:red make:white grape:red:1 grape:white:3", {"wines": 4}),
    ("make_wine", "right", "make:red make:white grape:red:1 grape:white:3", {"wines": 4}),
    ("build_or_tour", "left", "do:bonus option:1 structure:yoke", {"lira": 9, "structures": ["yoke"]}),
    ("build_or_tour", "middle", "option:1 structure:yoke", {"lira": 8, "structures": ["yoke"]}),
    ("build_or_tour", "right", "option:2", {"lira": 12}),
    ("play_winter_visitor", "left", "do:bonus card:taster wine:white:1", {"lira": 15, "played": ["taster"]}),
    (
        "play_winter_visitor",
        "middle",
        "card:taster wine:white:1 card:noble option:1",
        {"lira": 13, "residual": 1, "played": ["taster", "noble"]},
    ),
    ("play_winter_visitor", "right", "card:noble option:1", {"lira": 9, "residual": 1, "played": ["noble"]}),
    ("train_worker", "left", "do:bonus", {"lira": 7, "training": 1}),
    ("train_worker", "middle", "", {"lira": 6, "training": 1}),
    ("train_worker", "right", "", {"lira": 6, "training": 1}),
    ("sell_wine", "middle", "do:action wine:white:1 do:bonus region:siena", {"lira": 11, "vp": 1, "wines": 1}),
    ("sell_wine", "right", "wine:white:1", {"vp": 1, "wines": 1}),
    ("fill_order", "left", "card:ord_r5 wine:red:5", {"vp": 2, "residual": 1, "wines": 1}),
    ("fill_order", "middle", "card:ord_r5 wine:red:5 do:bonus", {"vp": 3, "residual": 1, "wines": 1}),
    ("fill_order", "right", "card:ord_r5 wine:red:5", {"vp": 2, "residual": 1, "wines": 1}),
]
ONLY_SIDE_1 = [("flip_field", "middle", "field:6", {"lira": 16}), ("sell_wine", "left", "wine:white:1", {"vp": 1})]
ONLY_SIDE_2 = [
    ("flip_field", "middle", "do:bonus field:6", {"lira": 16, "drew": {"structure": 1}}),
    ("sell_wine", "left", "do:bonus wine:white:1", {"vp": 1, "drew": {"structure": 1}}),
]
CASES = [
    pytest.param(side, *case, id=f"side {side}: {case[0]}, {case[1]}")
    for side, only in ((1, ONLY_SIDE_1), (2, ONLY_SIDE_2))
    for case in [*SPACES_AND_BONUSES, *only]
]
VINEYARD: dict[str, Any] = {
    "lira": 10,
    "hand": ["tour_guide", "patron", "taster", "noble", "sangiovese", "malvasia", "ord_r5"],
    "cellar": {"red": [5], "white": [1]},
}


@rule("TUS-1", "MOD-1")
@pytest.mark.parametrize(("side", "action", "space", "choices", "expected"), CASES)
def test_the_bonuses_sit_where_the_board_prints_them(
    side: int, action: str, space: str, choices: str, expected: dict[str, Any]
) -> None:
    when = next(name for name, actions in ACTIONS_OF.items() if action in actions)
    given = dict(VINEYARD)
    if action == "harvest_field":
        given["fields"] = {5: ["sangiovese"], 6: ["malvasia"]}
    if action in ("make_wine", "harvest_field"):
        given["crush_pad"] = {"red": [1, 2], "white": [3]} if action == "make_wine" else {"white": [9]}
    table = extended(side, 5, season=when, **given)
    table.play(f"place:{action}:{space}:regular")
    while table.to_move == 0:
        codes = table.codes()
        table.play(next((code for code in choices.split() if code in codes), codes[0]))
    assert (table.lira, table.vp) == (expected.get("lira", 10), expected.get("vp", 0))
    drawn = [card for card in table.hand if card not in given["hand"]]
    if action not in ("draw_vine", "draw_order"):
        assert kinds_of(drawn) == expected.get("drew", {})
    else:
        assert len(table.hand) == 7 + sum(expected["drew"].values())
    for key in ("structures", "fields", "stars", "training", "residual"):
        if key in expected:
            assert table.seat()[key] == expected[key]
    for card in expected.get("played", []):
        assert card not in table.hand
    if "grapes" in expected:
        assert sum(map(len, table.crush_pad.values())) == expected["grapes"]
    if "wines" in expected:
        assert sum(map(len, table.cellar.values())) == expected["wines"]


@rule("TUS-1", "PLACE-4")
@pytest.mark.parametrize("space", SPACES[:3])
def test_any_free_space_may_be_taken_whichever_others_are_free(space: str) -> None:
    table = play_any(extended(1, 6, season="spring").play(f"place:give_tour:{space}:regular"), "done")
    assert board(table)["give_tour"] == {space: on(0)}
    assert table.reasons(f"place:give_tour:{space}:regular") == [Reason.SPACE_TAKEN]


@rule("TUS-1", "PLACE-7")
def test_a_grande_worker_beside_a_full_action_has_no_bonus() -> None:
    table = extended(1, season="spring", board={"draw_vine": {"left": on(1)}})
    assert table.reasons("place:draw_vine:left:grande") == [Reason.SPACE_TAKEN]
    table.play("place:draw_vine:beside:grande")
    assert kinds_of(table.hand) == {"vine": 1}
    assert table.to_move == 1


@rule("TUS-1", "FALL-1")
def test_nobody_draws_a_visitor_because_fall_begins() -> None:
    table = extended(1, wake_up_row=2, others=[{"wake_up_row": 1}]).play("pass", "pass")
    assert season(table) == "fall"
    assert table.hand == table.seat(1)["hand"] == []
    assert "pass" in table.codes()


@rule("TUS-1", "SUM-6")
def test_the_sale_of_the_base_board_does_not_exist() -> None:
    for when in SEASONS:
        table = extended(1, season=when, **ABLE)
        assert table.reasons("place:sell_or_field:left:regular") == [Reason.WRONG_SEASON]


@rule("TUS-1", "WAKE-1")
def test_a_year_begins_without_choosing_rows() -> None:
    table = extended(1, season="winter", wake_up_row=2, others=[{"wake_up_row": 3}])
    table.play("pass", "row:6", "pass", "row:4")
    assert (season(table), table.state.year) == ("spring", 2)
    assert table.to_move == 1, "row 4 is above row 6"
    assert "pass" in table.codes()


@rule("TUS-1", "STR-5")
@pytest.mark.parametrize("when", SEASONS)
def test_the_yoke_may_be_used_in_every_season(when: str) -> None:
    table = extended(1, season=when, structures=["yoke"], fields={5: ["sangiovese"]})
    table.play("place:yoke:left:regular", "option:1", "field:5")
    assert (table.crush_pad, table.fields) == ({"red": [1]}, {"5": ["sangiovese"]})
    assert Reason.USED_THIS_YEAR in pass_back(table).reasons("place:yoke:left:regular")


def pass_back(table: Table) -> Table:
    """The opponent takes £1, so that seat 0 is asked again."""
    return table.play("place:gain_lira:beside:regular")


@rule("TUS-1", "STR-5")
def test_the_yoke_serves_once_in_all_four_seasons() -> None:
    table = extended(1, season="spring", structures=["yoke"], fields={5: ["sangiovese"], 6: ["malvasia"]})
    table.play("place:yoke:left:regular")
    play_any(table, "option:1", "field:5")
    for when in SEASONS[1:]:
        pass_until(table, when)
        while table.to_move != 0:
            table.play("place:gain_lira:beside:regular")
        assert table.reasons("place:yoke:left:regular") == [Reason.USED_THIS_YEAR]
    pass_until(table, "spring")
    assert table.state.year == 2
    while table.to_move != 0:
        table.play("place:gain_lira:beside:regular")
    assert table.reasons("place:yoke:left:regular") == []


@rule("TUS-1", "STC-4")
@pytest.mark.parametrize("when", SEASONS)
def test_the_space_of_a_structure_card_may_be_used_in_every_season(when: str) -> None:
    table = extended(2, season=when, structures=["cafe"], crush_pad={"red": [4]})
    table.play("place:structure:cafe:left:regular", "grape:red:4")
    assert (table.lira, table.vp) == (3, 1)


@rule("TUS-1", "PLACE-2")
def test_a_worker_is_placed_once_in_all_four_seasons() -> None:
    table = extended(1, season="spring", workers={"regular": 2, "grande": 0})
    table.play("place:gain_lira:beside:regular", "pass", "place:gain_lira:beside:regular")
    assert season(table) == "summer", "seat 1 has passed, seat 0 has no worker left"
    for when in SEASONS[1:3]:
        pass_until(table, when)
        assert table.to_move == 1
        assert board(table)["gain_lira"] == {"beside": [on(0), on(0)]}
        assert table.workers == {"regular": 0, "grande": 0}


@rule("TUS-1", "PLACE-6")
def test_a_lira_of_the_left_space_may_pay_for_the_action() -> None:
    table = extended(1, 3, season="winter", lira=3)
    assert table.codes("place:train_worker") == [
        "place:train_worker:left:regular",
        "place:train_worker:left:grande",
    ]
    assert table.reasons("place:train_worker:middle:regular") == [Reason.TRAINING_TOO_DEAR]
    table.play("place:train_worker:left:regular")
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus")
    assert (table.lira, table.training, table.to_move) == (0, 1, 1)


@rule("TUS-1", "PLACE-6")
def test_a_lira_of_the_left_space_may_pay_for_a_visitor() -> None:
    table = extended(1, 3, season="winter", hand=["noble"])
    assert table.reasons("place:play_winter_visitor:middle:regular") == [Reason.NOT_PLAYABLE]
    table.play("place:play_winter_visitor:left:regular")
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus", "card:noble", "option:1")
    assert (table.lira, table.residual, table.to_move) == (0, 1, 1)


@rule("TUS-1", "STR-2")
def test_two_vines_of_the_left_space_turn_the_windmill_once() -> None:
    table = extended(1, structures=["windmill"], hand=["sangiovese", "malvasia"])
    table.play("place:plant_vine:left:regular", "card:sangiovese", "field:5", "card:malvasia", "field:6")
    assert (table.fields, table.vp) == ({"5": ["sangiovese"], "6": ["malvasia"]}, 1)


@rule("TUS-1", "HARV-3")
def test_the_second_harvest_of_the_left_space_is_of_another_field() -> None:
    table = extended(1, season="fall", fields={5: ["sangiovese"], 6: ["malvasia"]})
    table.play("place:harvest_field:left:regular", "field:5")
    assert table.codes() == ["done", "field:6"]
    assert table.reasons("field:5") == [Reason.FIELD_HARVESTED]


# --- TUS-2: no grapes for sale


@rule("TUS-2", "SUM-8")
def test_buy_or_sell_a_field_takes_no_grapes() -> None:
    table = extended(1, lira=6, fields={5: ["sangiovese"], 6: "sold"}, crush_pad={"red": [9]})
    table.play("place:flip_field:left:regular")
    assert table.codes() == ["field:6", "field:7"]
    assert table.reasons("field:5") == [Reason.FIELD_PLANTED]


@rule("TUS-2", "SUM-8")
def test_a_sold_field_is_bought_back_for_its_value() -> None:
    table = extended(1, 3, lira=6, fields={6: "sold"}).play("place:flip_field:middle:regular", "field:6")
    assert (table.lira, table.fields, table.vp) == (0, {}, 0)
    poor = extended(1, 3, lira=5, fields={6: "sold"}).play("place:flip_field:middle:regular")
    assert poor.reasons("field:6") == [Reason.FIELD_TOO_DEAR]


@rule("TUS-2")
def test_grapes_alone_do_not_open_buy_or_sell_a_field() -> None:
    planted = {5: ["sangiovese"], 6: ["sangiovese"], 7: ["sangiovese"]}
    table = extended(1, fields=planted, crush_pad={"red": [9]})
    assert table.codes("place:flip_field") == []
    assert table.reasons("place:flip_field:left:regular") != []


@rule("TUS-2", "TRADE-1")
def test_a_grape_may_be_given_in_a_trade_whatever_its_price() -> None:
    for value in (1, 9):
        table = extended(1, crush_pad={"red": [value]})
        table.play("place:trade:left:regular", "option:4", f"grape:red:{value}", "option:2")
        assert (table.lira, table.crush_pad) == (3, {})


@rule("TUS-2")
def test_cards_that_buy_a_grape_pay_as_before() -> None:
    table = extended(1, 3, hand=["buyer"], crush_pad={"red": [7]})
    table.play("place:play_summer_visitor:middle:regular", "card:buyer", "option:2", "grape:red:7")
    assert (table.lira, table.vp) == (2, 1)


# --- TUS-3: the cottage


@rule("TUS-3")
def test_the_cottage_gives_a_visitor_of_choice_to_who_enters_fall() -> None:
    table = extended(1, wake_up_row=2, structures=["cottage"]).play("pass")
    assert table.to_move == 0
    assert table.codes() == ["deck:summer", "deck:winter"]
    for deck in ("summer", "winter"):
        drawn = extended(1, wake_up_row=2, structures=["cottage"]).play("pass", f"deck:{deck}")
        assert kinds_of(drawn.hand) == {deck: 1}
        assert drawn.to_move == 1


@rule("TUS-3")
@pytest.mark.parametrize(("row", "kind"), [(3, "summer"), (4, "summer"), (5, "winter"), (6, "winter")])
def test_the_cell_comes_first_and_is_seen_before_the_cottage_s_deck_is_named(row: int, kind: str) -> None:
    table = extended(1, wake_up_row=row, structures=["cottage"], others=[{"wake_up_row": 2}]).play("pass")
    assert kinds_of(table.hand) == {kind: 1}
    assert table.codes() == ["deck:summer", "deck:winter"]
    table.play("deck:winter")
    assert len(table.hand) == 2


@rule("TUS-3")
def test_row_7_draws_any_card_before_the_cottage() -> None:
    table = extended(2, wake_up_row=7, structures=["cottage"]).play("pass")
    assert table.codes() == ["deck:vine", "deck:summer", "deck:winter", "deck:order", "deck:structure"]
    table.play("deck:order")
    assert table.codes() == ["deck:summer", "deck:winter"]
    table.play("deck:summer")
    assert kinds_of(table.hand) == {"order": 1, "summer": 1}


@rule("TUS-3")
@pytest.mark.parametrize("when", ["spring", "fall"])
def test_the_cottage_does_nothing_in_other_seasons(when: str) -> None:
    table = extended(1, season=when, wake_up_row=1, structures=["cottage"]).play("pass")
    assert (table.hand, table.to_move) == ([], 1)


@rule("TUS-3", "SET-4")
def test_the_cottage_gives_what_there_is() -> None:
    others = [{"wake_up_row": 3, "hand": whole_deck("summer")}]
    table = extended(1, wake_up_row=2, structures=["cottage"], others=others).play("pass")
    assert table.codes() == ["deck:winter"]
    others[0]["hand"] = [*whole_deck("summer"), *whole_deck("winter")]
    table = extended(1, wake_up_row=2, structures=["cottage"], others=others).play("pass")
    assert (table.hand, table.to_move) == ([], 1)


@rule("TUS-3", "STC-24")
def test_barn_cell_and_cottage_follow_each_other_on_leaving_summer() -> None:
    table = extended(2, wake_up_row=3, structures=["cottage", "barn"], hand=["merlot", "syrah", "pinot"]).play("pass")
    assert "no" in table.codes()
    assert of_deck(table.hand, "summer") == [], "the Barn comes before the cell"
    table.play("yes" if "yes" in table.codes() else "card:merlot")
    play_any_until(table, "deck:summer", "card:merlot", "card:pinot")
    assert (table.vp, pile(table, "vine")) == (1, ["merlot", "pinot"])
    assert kinds_of(table.hand) == {"vine": 1, "summer": 1}
    table.play("deck:winter")
    assert kinds_of(table.hand) == {"vine": 1, "summer": 1, "winter": 1}


def play_any_until(table: Table, wanted: str, *first: str) -> Table:
    """Give the preferred answers until a code is asked."""
    while wanted not in table.codes():
        codes = table.codes()
        table.play(next(code for code in first if code in codes))
    return table


@rule("TUS-3", "STC-24")
def test_the_barn_may_be_declined_and_is_asked_once_a_summer() -> None:
    table = extended(2, season="spring", wake_up_row=2, structures=["barn"], hand=["merlot", "syrah"])
    table.play("pass")
    assert (table.to_move, table.vp, len(table.hand)) == (1, 0, 2), "not on leaving spring"
    table.play("pass", "pass")
    assert table.to_move == 0
    table.play("no")
    assert (table.vp, len(table.hand), table.to_move) == (0, 2, 1)
    table.play("pass")
    assert season(table) == "fall"
    table.play("pass")
    assert table.to_move == 1, "not on leaving fall either"


@rule("TUS-3", "STC-24")
def test_with_one_card_the_barn_is_not_asked() -> None:
    table = extended(2, wake_up_row=2, structures=["barn"], hand=["merlot"]).play("pass")
    assert (table.hand, table.vp, table.to_move) == (["merlot"], 0, 1)


# --- TUS-4: the year-round space


@rule("TUS-4")
@pytest.mark.parametrize("when", SEASONS)
def test_the_year_round_space_takes_any_number_of_workers(when: str) -> None:
    table = extended(1, 3, season=when, workers={"regular": 4, "grande": 1}, passed=[1, 2])
    for _ in range(4):
        table.play("place:gain_lira:beside:regular")
    table.play("place:gain_lira:beside:grande")
    assert table.lira >= 5
    assert len(events_of(table.events, Kind.PLACED)) == 1


@rule("TUS-4", "SET-4")
def test_with_no_structure_card_left_the_year_round_space_gives_a_lira() -> None:
    table = extended(2, others=[{"hand": whole_deck("structure")}]).play("place:gain_lira:beside:regular")
    assert table.codes() == ["option:1"]
    assert table.reasons("option:2") == [Reason.DECK_EMPTY]
    table.play("option:1")
    assert (table.lira, table.hand) == (1, [])


@rule("TUS-4", "TVIS-2")
@pytest.mark.parametrize("side", [1, 2])
def test_the_year_round_space_is_no_target_of_the_manager(side: int) -> None:
    table = extended(side, season="winter", hand=["manager"])
    table.play("place:play_winter_visitor:left:regular", "do:action", "card:manager")
    assert table.codes("action:")
    assert {code for code in table.codes() if "gain_lira" in code} == set()
    with pytest.raises(UnknownCode):
        table.play("action:gain_lira")


@rule("TUS-4", "TVIS-1")
def test_the_year_round_space_is_no_target_of_the_planner() -> None:
    table = extended(1, 3, hand=["planner"]).play("place:play_summer_visitor:middle:regular", "card:planner")
    assert table.codes("place:")
    assert table.codes("place:gain_lira") == []
    assert table.reasons("place:gain_lira:beside:regular") == [Reason.NO_LATER_SEASON]


@rule("TUS-4", "SPW-14", "SPW-13")
@pytest.mark.parametrize("worker", ["messenger", "traveler"])
def test_messenger_and_traveler_use_the_year_round_space_now(worker: str) -> None:
    table = extended(1, season="summer", specials=["messenger", "traveler"], workers={"regular": 1, worker: 1})
    table.play(f"place:gain_lira:beside:{worker}")
    assert table.lira == 1
    assert "waiting" not in board(table)["gain_lira"]["beside"][0]


@rule("TUS-4", "MOD-1")
def test_the_mafioso_may_take_the_year_round_space_twice() -> None:
    table = extended(2, specials=["mafioso", "oracle"], workers={"regular": 1, "grande": 0, "mafioso": 1})
    table.play("place:gain_lira:beside:mafioso", "option:1", "yes", "option:2")
    assert (table.lira, kinds_of(table.hand)) == (1, {"structure": 1})


# --- TUS-5: the start


@rule("TUS-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_token_and_temporary_worker_begin_on_the_chart(players: int) -> None:
    state = new_game("extended_board", players=players).state
    assert state.grape == state.temporary == -1
    plain = state.to_json()
    assert "grape" not in plain
    assert "temporary" not in plain


@rule("TUS-5", "SET-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_random_first_player_is_the_first_to_choose(players: int) -> None:
    firsts = set()
    for seed in range(25):
        game = new_game("extended_board", players=players, seed=seed)
        first = game.state.first
        firsts.add(first)
        asked = []
        while game.state.year == 0:
            code = game.state.codes()[0]
            asked.append((code.partition(":")[0], game.state.to_move))
            game.play(code)
        clockwise = [(first + place) % players for place in range(players)]
        assert asked == [("option", seat) for seat in clockwise] + [("row", seat) for seat in clockwise]
    assert firsts == set(range(players))


def at_rows(players: int, seed: int = 1, *modules: str) -> Table:
    """A new game in which the rows of the first year are chosen."""
    table = table_of(new_game("extended_board", *modules, players=players, seed=seed))
    while not table.codes("row:"):
        table.play(table.codes()[0])
    return table


@rule("TUS-5")
@pytest.mark.parametrize("players", [2, 6])
def test_row_1_is_nobody_s_in_the_first_year(players: int) -> None:
    table = at_rows(players)
    for taken in range(players):
        assert len(table.codes()) == 6 - taken
        assert table.reasons("row:1") == [Reason.ROW_RESERVED]
        table.play(table.codes()[-1])
    rows = sorted(vineyard.row for vineyard in table.state.vineyards)
    assert rows == list(range(8 - players, 8))


@rule("TUS-5")
def test_a_row_that_is_taken_cannot_be_chosen() -> None:
    table = at_rows(3).play("row:5")
    assert table.reasons("row:5") == [Reason.ROW_TAKEN]
    assert table.codes() == ["row:2", "row:3", "row:4", "row:6", "row:7"]


@rule("TUS-5")
@pytest.mark.parametrize("row", range(2, 8))
def test_choosing_a_row_gives_nothing(row: int) -> None:
    table = at_rows(2)
    seat = table.to_move
    assert seat is not None
    before = {**table.seat(seat), "row": row}
    table.play(f"row:{row}")
    assert table.seat(seat) == before
    assert (table.state.temporary, table.state.grape) == (-1, -1)


@rule("TUS-5")
def test_after_the_rows_the_first_player_means_nothing() -> None:
    for seed in range(6):
        table = at_rows(2, seed)
        first = table.to_move
        table.play("row:7", "row:2")
        assert table.to_move != first
        assert season(table) == "spring"


@rule("TUS-5")
def test_the_rooster_stands_in_the_spring_column() -> None:
    table = at_rows(2).play("row:6", "row:7")
    assert (season(table), table.state.year) == ("spring", 1)
    first = table.to_move
    assert first is not None
    table.play("pass")
    assert table.seat(first)["vp"] == 1, "the summer cell of row 6"


# --- TUS-6: passing

CELLS: dict[int, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    1: ({}, {}, {}),
    2: ({"lira": 1}, {}, {}),
    3: ({"hand": {"vine": 1}}, {"hand": {"summer": 1}}, {}),
    4: ({"hand": {"order": 1}}, {"hand": {"summer": 1}}, {}),
    6: ({"vp": 1}, {"hand": {"winter": 1}}, {"crush_pad": {"red": [3], "white": [9]}}),
}
"""What the cells of summer, fall and winter give where nothing is asked; row 4 in winter differs by side."""


@rule("TUS-6")
@pytest.mark.parametrize("entered", SEASONS[1:])
@pytest.mark.parametrize("row", list(CELLS))
@pytest.mark.parametrize("side", [1, 2])
def test_passing_gives_the_bonus_of_the_cell_entered_at_once(side: int, row: int, entered: str) -> None:
    left = SEASONS[SEASONS.index(entered) - 1]
    other = {"wake_up_row": 7}
    pad = {"red": [2], "white": [9]}
    table = extended(side, season=left, wake_up_row=row, others=[other], crush_pad=pad).play("pass")
    expected = CELLS[row][SEASONS.index(entered) - 1]
    if side == 2 and (row, entered) == (4, "winter"):
        expected = {"hand": {"structure": 1}}
    assert (table.lira, table.vp) == (expected.get("lira", 0), expected.get("vp", 0))
    assert kinds_of(table.hand) == expected.get("hand", {})
    assert table.crush_pad == expected.get("crush_pad", pad)
    assert has_passed(table, 0)
    assert table.to_move == 1
    assert season(table) == left


@rule("TUS-6")
@pytest.mark.parametrize("side", [1, 2])
def test_row_5_gives_a_visitor_of_choice_a_winter_visitor_and_a_star(side: int) -> None:
    given: dict[str, Any] = {"wake_up_row": 5, "others": [{"wake_up_row": 7}]}
    table = extended(side, season="spring", **given).play("pass")
    assert table.codes() == ["deck:summer", "deck:winter"]
    assert kinds_of(table.play("deck:winter").hand) == {"winter": 1}
    table = extended(side, season="summer", **given).play("pass")
    assert (kinds_of(table.hand), table.to_move) == ({"winter": 1}, 1)
    table = extended(side, season="fall", **given).play("pass")
    assert table.codes()[0] == "no"
    table.play("region:pisa")
    assert (table.stars, table.lira, table.to_move) == ({"pisa": 1}, 2, 1)


@rule("TUS-6", "INF-4")
def test_the_star_of_row_5_may_be_declined() -> None:
    table = extended(1, season="fall", wake_up_row=5).play("pass", "no")
    assert (table.stars, table.to_move) == ({}, 1)


@rule("TUS-6")
@pytest.mark.parametrize("when", SEASONS[:3])
def test_who_has_passed_waits_until_everybody_has_left_the_season(when: str) -> None:
    others = [{"wake_up_row": 2}, {"wake_up_row": 3}]
    table = extended(1, 3, season=when, wake_up_row=1, others=others).play("pass")
    for seat in (1, 2, 1, 2):
        assert (table.to_move, season(table)) == (seat, when)
        table.play("place:gain_lira:beside:regular")
    table.play("pass")
    assert (table.to_move, season(table)) == (2, when)
    table.play("pass")
    assert season(table) == SEASONS[SEASONS.index(when) + 1]
    assert table.to_move == 0
    assert not any(has_passed(table, seat) for seat in range(3))


@rule("TUS-6")
def test_the_cell_of_the_next_season_is_entered_by_passing_again() -> None:
    table = extended(1, season="spring", wake_up_row=2, others=[{"wake_up_row": 3}])
    table.play("pass")
    assert table.lira == 1
    table.play("pass")
    assert kinds_of(table.seat(1)["hand"]) == {"vine": 1}
    table.play("pass", "pass")
    assert (season(table), table.lira) == ("fall", 1)
    assert kinds_of(table.seat(1)["hand"]) == {"vine": 1, "summer": 1}


@rule("TUS-6", "PLACE-3")
def test_a_player_without_a_worker_passes_on_the_own_turn_not_earlier() -> None:
    table = extended(1, season="spring", wake_up_row=2, workers={"regular": 1, "grande": 0})
    table.play("place:give_tour:left:regular")
    assert (table.lira, table.to_move, has_passed(table, 0)) == (2, 1, False)
    table.play("place:gain_lira:beside:regular")
    assert has_passed(table, 0)
    assert table.lira == 3, "the summer cell of row 2, when the turn came round"
    assert table.to_move == 1


@rule("TUS-6", "PLACE-3")
def test_a_player_without_workers_enters_every_cell() -> None:
    standing = {"gain_lira": {"beside": [on(0), on(0), on(0, "grande")]}}
    table = extended(1, season="spring", wake_up_row=3, others=[{"wake_up_row": 4}], board=standing, to_move=1)
    table.play("pass")
    assert (season(table), table.to_move) == ("summer", 1)
    assert kinds_of(table.hand) == {"vine": 1, "summer": 1}, "its turn in summer has come and gone"
    table.play("pass")
    assert (season(table), table.to_move) == ("fall", 1)


@rule("TUS-6", "SET-4")
def test_a_cell_gives_nothing_if_its_deck_is_empty() -> None:
    table = extended(1, season="spring", wake_up_row=3, others=[{"hand": whole_deck("vine")}]).play("pass")
    assert (table.hand, table.to_move) == ([], 1)


@rule("TUS-6", "STC-22")
@pytest.mark.parametrize(
    ("left", "row", "codes"), [("spring", 4, []), ("summer", 7, ["deck:order"]), ("fall", 5, ["region:arezzo"])]
)
def test_an_order_that_a_cell_brings_may_be_filled_by_the_mercado(left: str, row: int, codes: list[str]) -> None:
    others = [{"hand": all_but("order", "ord_r5"), "wake_up_row": 2}]
    given: dict[str, Any] = {"structures": ["mercado"], "cellar": {"red": [5]}, "others": others}
    table = extended(2, season=left, wake_up_row=row, **given).play("pass", *codes)
    assert table.codes() == ["done", "card:ord_r5"]
    table.play("card:ord_r5", "wine:red:5")
    assert (table.vp, table.residual, table.to_move, season(table)) == (2, 1, 1, left)


@rule("TUS-6", "PLACE-3", "STC-24")
def test_who_passes_for_want_of_workers_is_asked_all_that_a_pass_brings() -> None:
    given: dict[str, Any] = {"structures": ["barn", "cottage"], "hand": ["merlot", "pinot"]}
    table = extended(2, wake_up_row=2, workers={"regular": 1, "grande": 0}, **given)
    table.play("place:gain_lira:beside:regular", "option:1", "pass")
    assert table.to_move == 0
    assert "no" in table.codes()
    table.play("no")
    assert table.codes() == ["deck:summer", "deck:winter"]
    table.play("deck:winter")
    assert season(table) == "fall"


@rule("TUS-6", "SPW-7")
def test_who_has_passed_stays_passed_though_a_worker_comes_back() -> None:
    chef = {"workers": {"regular": 0, "grande": 0, "chef": 1}, "wake_up_row": 3}
    table = extended(
        1,
        season="spring",
        specials=["chef", "oracle"],
        wake_up_row=2,
        others=[chef],
        board={"give_tour": {"left": on(0)}},
    ).play("pass")
    table.play("place:give_tour:left:chef")
    assert table.workers["regular"] == 2
    assert (season(table), table.to_move) == ("summer", 0), "the worker is available in the next season"


# --- TUS-7: row 7


@rule("TUS-7", "WAKE-3")
@pytest.mark.parametrize("side", [1, 2])
def test_row_7_gives_the_temporary_worker_on_entering_summer(side: int) -> None:
    table = extended(side, season="spring", wake_up_row=7, others=[{"wake_up_row": 2}]).play("pass")
    assert table.state.temporary == 0
    assert table.workers == {"regular": 3, "grande": 1}
    assert table.to_move == 1
    assert season(table) == "spring"


@rule("TUS-7")
@pytest.mark.parametrize("side", [1, 2])
def test_row_7_gives_any_card_on_entering_fall_and_the_token_on_entering_winter(side: int) -> None:
    table = extended(side, wake_up_row=7, others=[{"wake_up_row": 2}]).play("pass")
    assert len(table.codes("deck:")) == 3 + side
    table = extended(side, season="fall", wake_up_row=7, others=[{"wake_up_row": 2}]).play("pass")
    assert (table.state.grape, table.hand, table.to_move) == (0, [], 1)
    assert len(events_of(table.events, Kind.GRAPE_TOKEN)) == 1


@rule("TUS-7")
def test_the_temporary_worker_serves_from_summer_to_winter() -> None:
    table = extended(1, season="spring", wake_up_row=7, workers={"regular": 0, "grande": 1}, passed=[1])
    table.play("pass")
    assert season(table) == "summer"
    pass_until(table, "winter", "deck:vine")
    while table.to_move != 0:
        table.play("place:gain_lira:beside:regular")
    table.play("place:gain_lira:beside:regular")
    assert table.lira == 1


@rule("TUS-7")
def test_the_holder_of_the_token_must_take_row_1() -> None:
    table = extended(1, season="winter", wake_up_row=7, grape=0).play("pass")
    assert table.codes() == ["row:1"]
    for row in range(2, 8):
        assert table.reasons(f"row:{row}") == [Reason.ROW_RESERVED]
    table.play("row:1")
    assert (table.row, table.next_row) == (7, 1)


@rule("TUS-7")
@pytest.mark.parametrize("holder", [{}, {"grape": 1}])
def test_nobody_else_may_take_row_1(holder: dict[str, int]) -> None:
    table = extended(1, season="winter", wake_up_row=2, others=[{"wake_up_row": 7}], **holder).play("pass")
    assert table.codes() == [f"row:{row}" for row in range(2, 8)]
    assert table.reasons("row:1") == [Reason.ROW_RESERVED]


@rule("TUS-7")
def test_if_nobody_took_the_token_row_1_is_empty_next_year() -> None:
    others = [{"wake_up_row": row} for row in (3, 4, 5, 6)]
    table = extended(1, 5, season="fall", wake_up_row=2, others=others)
    pass_until(table, "spring", "no")
    assert table.state.year == 2
    assert sorted(vineyard.row for vineyard in table.state.vineyards) == [2, 3, 4, 5, 6]


@rule("TUS-7", "TUS-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_who_was_in_row_7_begins_the_next_year(players: int) -> None:
    others = [{"wake_up_row": row} for row in range(2, 1 + players)]
    table = extended(1, players, season="fall", wake_up_row=7, others=others)
    pass_until(table, "winter", "no")
    assert table.state.grape == 0
    pass_until(table, "spring", "no")
    assert (table.row, table.to_move, table.state.grape) == (1, 0, -1)


@rule("TUS-7", "TVIS-3")
def test_the_token_stays_with_who_took_it() -> None:
    table = extended(1, season="fall", wake_up_row=7, others=[{"wake_up_row": 6}], grape=1, to_move=0).play("pass")
    assert table.state.grape == 1


# --- TUS-11: due actions

MESSENGER: dict[str, Any] = {
    "specials": ["messenger", "oracle"],
    "workers": {"regular": 0, "grande": 0, "messenger": 1},
}


def sent(action: str, space: str = "left", worker: str = "messenger", **more: Any) -> dict[str, Any]:
    """A worker of seat 0 that waits on an action; `mark` for a Messenger on its own errand."""
    mark = {"mark": 1} if worker == "messenger" else {}
    return {action: {space: {"seat": 0, "worker": worker, "waiting": 1, **mark, **more}}}


@rule("TUS-11", "SPW-14")
def test_a_due_messenger_without_another_worker_comes_before_the_automatic_pass() -> None:
    table = extended(1, season="spring", wake_up_row=2, **MESSENGER).play("place:draw_order:left:messenger")
    table.play("place:gain_lira:beside:regular")
    assert has_passed(table, 0)
    assert table.lira == 1
    table.play("pass")
    assert season(table) == "summer"
    table.play("pass")
    assert season(table) == "fall"
    assert table.to_move == 0, "the bonus of the Messenger's space is asked"
    assert not has_passed(table, 0)
    assert kinds_of(table.hand) == {"order": 1}
    table.play("do:bonus")
    assert kinds_of(table.hand) == {"order": 2}
    assert (table.to_move, has_passed(table, 0)) == (1, False), "the pass comes with the next turn"
    table.play("place:gain_lira:beside:regular")
    assert has_passed(table, 0)


@rule("TUS-11", "SPW-14")
def test_a_due_messenger_is_its_owner_s_first_turn() -> None:
    table = extended(
        1,
        season="summer",
        wake_up_row=3,
        others=[{"wake_up_row": 2}],
        specials=["messenger", "oracle"],
        workers={"regular": 2, "grande": 1, "messenger": 1},
        board=sent("draw_order"),
    )
    table.play("pass", "pass")
    assert (season(table), table.to_move) == ("fall", 1)
    assert kinds_of(table.hand) == {"summer": 1}, "the cell of row 3; the Messenger's turn has not come"
    table.play("place:gain_lira:beside:regular")
    assert table.codes() == ["done", "do:bonus"]
    table.play("done")
    assert kinds_of(table.hand) == {"summer": 1, "order": 1}
    assert table.to_move == 1, "that was the turn"


@rule("TUS-11", "TVIS-1")
def test_a_due_planner_action_comes_before_the_automatic_pass() -> None:
    standing = {**sent("draw_order", worker="regular"), "gain_lira": {"beside": [on(0), on(0, "grande")]}}
    table = extended(1, wake_up_row=2, board=standing, to_move=1, others=[{"wake_up_row": 3}]).play("pass")
    assert season(table) == "fall"
    assert table.to_move == 0
    table.play("do:bonus")
    assert kinds_of(table.hand) == {"order": 2}
    assert has_passed(table, 0), "then the turn comes and there is no worker"
    assert table.to_move == 1


@rule("TUS-11", "SPW-14")
def test_a_messenger_whose_action_is_impossible_has_had_its_turn() -> None:
    table = extended(1, season="summer", wake_up_row=1, passed=[1], board=sent("fill_order"), **extra_worker())
    table.play("pass", "pass", "pass")
    assert season(table) == "winter"
    assert table.to_move == 1, "no bonus, the turn is over"
    assert board(table)["fill_order"] == {"left": on(0, "messenger")}
    table.play("pass")
    play_any(table)
    assert table.to_move == 0


def extra_worker() -> dict[str, Any]:
    return {"specials": ["messenger", "oracle"], "workers": {"regular": 1, "grande": 0, "messenger": 1}}


# --- TUS-12: the action must stay possible


@rule("TUS-12", "PLACE-6", "STC-22")
def test_an_order_filled_by_the_mercado_leaves_the_wine_that_is_to_be_sold() -> None:
    others = [{"hand": all_but("order", "ord_r5")}]
    table = extended(2, 3, season="winter", structures=["mercado"], cellar={"red": [5]}, others=others)
    table.play("place:sell_wine:middle:regular", "do:bonus", "region:arezzo")
    assert table.hand == ["ord_r5"]
    assert table.reasons("card:ord_r5") == [Reason.ACTION_SPOILT]
    assert table.codes() == ["done"]
    table.play("done", "wine:red:5")
    assert (table.vp, table.cellar, table.hand, table.to_move) == (1, {}, ["ord_r5"], 1)


@rule("TUS-12", "STC-22")
def test_with_a_second_wine_the_mercado_may_fill_the_order_first() -> None:
    others = [{"hand": all_but("order", "ord_r5")}]
    table = extended(2, 3, season="winter", structures=["mercado"], cellar={"red": [5, 6]}, others=others)
    table.play("place:sell_wine:middle:regular", "do:bonus", "region:arezzo", "card:ord_r5", "wine:red:5")
    assert (table.vp, table.residual) == (2, 1)
    table.play("wine:red:6")
    assert (table.vp, table.cellar, table.to_move) == (3, {}, 1)


@rule("TUS-12", "STC-22")
def test_after_the_sale_the_mercado_may_use_the_last_wine() -> None:
    others = [{"hand": all_but("order", "ord_r5")}]
    table = extended(2, 3, season="winter", structures=["mercado"], cellar={"red": [5], "white": [1]}, others=others)
    table.play("place:sell_wine:middle:regular", "do:action", "wine:white:1")
    play_any_until(table, "region:arezzo", "do:bonus").play("region:arezzo", "card:ord_r5", "wine:red:5")
    assert (table.vp, table.cellar, table.to_move) == (3, {}, 1)


@rule("TUS-12", "SPW-9")
def test_the_professore_leaves_the_worker_without_whom_the_action_is_impossible() -> None:
    given: dict[str, Any] = {
        "specials": ["professore", "oracle"],
        "workers": {"regular": 2, "grande": 1, "professore": 1},
        "board": {"trade": {"left": on(0)}},
        "lira": 2,
    }
    table = extended(1, 5, hand=["producer"], **given).play("place:play_summer_visitor:right:professore")
    assert table.codes() == ["no"]
    assert table.reasons("take:trade:left:regular") == [Reason.ACTION_SPOILT]
    table = extended(1, 5, hand=["producer", "patron"], **given).play("place:play_summer_visitor:right:professore")
    table.play("take:trade:left:regular")
    assert table.codes() == ["card:patron"]


@rule("TUS-12", "SPW-4")
@pytest.mark.parametrize("space", ["left", "middle"])
def test_the_farmer_cannot_choose_a_bonus_that_leaves_the_action_impossible(space: str) -> None:
    workers = {"regular": 1, "grande": 1, "farmer": 1}
    table = extended(1, 3, season="winter", hand=["noble"], specials=["farmer", "oracle"], workers=workers)
    table.play(f"place:play_winter_visitor:{space}:farmer")
    assert table.codes() == ["bonus:left"]
    assert table.reasons("bonus:middle") == [Reason.ACTION_SPOILT]
    table.play("bonus:left")
    assert table.codes() == ["do:bonus"]


INNKEEPER: dict[str, Any] = {
    "specials": ["innkeeper", "oracle"],
    "workers": {"regular": 1, "grande": 1, "innkeeper": 1},
    "others": [{"hand": ["patron"]}, {}],
    "board": {"build_structure": {"left": on(1)}},
}


@rule("TUS-12", "SPW-8")
@pytest.mark.parametrize("modules", [["special_workers"], ["special_workers", "extended_board"]])
def test_the_innkeeper_may_not_spend_what_the_action_costs(modules: list[str]) -> None:
    when = "spring" if "extended_board" in modules else "summer"
    table = Table(5, options={"modules": modules}, season=when, lira=2, **INNKEEPER)
    table.play("place:build_structure:right:innkeeper")
    assert table.codes() == ["no"]
    assert table.reasons("seat:1") == [Reason.ACTION_SPOILT]
    table.play("no", "structure:yoke")
    assert (table.structures, table.lira) == (["yoke"], 0)
    table = Table(5, options={"modules": modules}, season=when, lira=3, **INNKEEPER)
    table.play("place:build_structure:right:innkeeper", "seat:1", "deck:summer", "structure:yoke")
    assert (table.structures, table.lira, table.hand) == (["yoke"], 0, ["patron"])


@rule("TUS-12", "PLACE-6")
def test_the_bonus_may_pay_what_the_innkeeper_leaves_short() -> None:
    table = extended(1, 3, season="spring", lira=2, **INNKEEPER)
    table.play("place:build_structure:middle:innkeeper", "seat:1", "deck:summer")
    assert (table.lira, table.hand) == (1, ["patron"])
    assert table.codes() == ["do:bonus"]
    table.play("do:bonus", "structure:yoke")
    assert (table.lira, table.structures) == (0, ["yoke"])


# --- TUS-13: row 6 in winter


@rule("TUS-13", "END-2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"red": [1]}, {"red": [2]}),
        ({"red": [1, 2, 3]}, {"red": [2, 3, 4]}),
        ({"red": [8, 9]}, {"red": [8, 9]}),
        ({"white": [7, 9], "red": [9]}, {"red": [9], "white": [8, 9]}),
        ({}, {}),
    ],
)
def test_row_6_ages_the_grapes_by_one(before: dict[str, Any], after: dict[str, Any]) -> None:
    cellar = {"red": [1, 2], "white": [2]}
    table = extended(1, season="fall", wake_up_row=6, crush_pad=before, cellar=cellar).play("pass")
    assert table.crush_pad == after
    assert table.cellar == cellar, "wines do not age"


@rule("TUS-13", "STC-21")
def test_the_distiller_has_no_part_in_row_6() -> None:
    table = extended(2, season="fall", wake_up_row=6, structures=["distiller"], crush_pad={"red": [1]}).play("pass")
    assert table.crush_pad == {"red": [2]}
