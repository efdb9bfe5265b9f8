"""TVIS: what base visitors do on the extended board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, board, has_passed, on, pile, season
from tests.rules.extended import ABLE, ACTIONS_OF, SEASONS, events_of, extended, of_deck, pass_until, play_any
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason
from vendemmia.engine.numbers.names import SUMMER_VISITORS


def visit(card: str, *codes: str, side: int = 1, players: int = 3, space: str = "right", **given: Any) -> Table:
    """Play a visitor with a regular worker in its season, by default on a space without bonus."""
    kind = "summer" if card in SUMMER_VISITORS else "winter"
    players = max(players, 5) if space == "right" else players
    hand = [card, *given.pop("hand", [])]
    table = extended(side, players, season=kind, hand=hand, **given)
    return put_down(table, f"place:play_{kind}_visitor:{space}:regular").play(f"card:{card}", *codes)


def put_down(table: Table, place: str) -> Table:
    """Place a worker and begin with the action."""
    table.play(place)
    return table.play("do:action") if "do:action" in table.codes() else table


def waiting(seat: int, number: int = 1, worker: str = "regular", **more: Any) -> dict[str, Any]:
    return {"seat": seat, "worker": worker, "waiting": number, **more}


def managed(*codes: str, hand: list[str], **given: Any) -> Table:
    """A summer visitor played through the Manager in winter; its first card is the visitor."""
    return visit("manager", "action:play_summer_visitor", f"card:{hand[0]}", *codes, hand=hand, **given)


# --- TVIS-1: Planner


@rule("TVIS-1")
def test_the_planner_reaches_every_later_season() -> None:
    table = visit("planner")
    actions = {code.split(":")[1] for code in table.codes("place:")}
    assert actions == {*ACTIONS_OF["fall"], *ACTIONS_OF["winter"]}
    for action in (*ACTIONS_OF["spring"], *ACTIONS_OF["summer"], "gain_lira", "yoke"):
        code = f"place:{action}:{'beside' if action == 'gain_lira' else 'left'}:regular"
        assert table.reasons(code) == [Reason.NO_LATER_SEASON]


@rule("TVIS-1")
def test_the_planner_stays_on_the_board() -> None:
    table = visit("planner", side=2, structures=["yoke", "cask"], fields={5: ["sangiovese"]}, cellar={"red": [1]})
    private = [
        code for code in table.codes("place:") if code.split(":")[1] in ("yoke", "structure", "destroy_structure")
    ]
    assert private == []
    assert table.reasons("place:yoke:left:regular") == [Reason.NO_LATER_SEASON]
    assert table.reasons("place:structure:cask:left:regular") == [Reason.NO_LATER_SEASON]


@rule("TVIS-1")
@pytest.mark.parametrize(("action", "when"), [("draw_order", "fall"), ("train_worker", "winter")])
def test_the_planner_s_action_is_done_at_the_start_of_its_season(action: str, when: str) -> None:
    rows: dict[str, Any] = {"wake_up_row": 7, "others": [{"wake_up_row": row} for row in (2, 3, 4, 6)]}
    table = visit("planner", f"place:{action}:middle:regular", lira=4, **rows)
    assert board(table)[action] == {"middle": waiting(0)}
    pass_until(table, when, "deck:vine", "no")
    assert board(table)[action] == {"middle": on(0)}
    if action == "draw_order":
        assert len(of_deck(table.hand, "order")) == 1
    else:
        assert (table.training, table.lira) == (1, 0)
    assert table.to_move == 1, "before the first turn, though the owner is in the last row"


@rule("TVIS-1")
def test_a_planned_action_of_winter_does_not_come_in_fall() -> None:
    table = visit("planner", "place:train_worker:middle:regular", lira=4, wake_up_row=2)
    pass_until(table, "fall", "deck:vine", "no")
    assert (table.training, table.lira) == (0, 4)
    assert board(table)["train_worker"] == {"middle": waiting(0)}


@rule("TVIS-1")
def test_the_planner_s_worker_has_the_bonus_of_its_space() -> None:
    table = visit("planner", "place:draw_order:left:regular", wake_up_row=2)
    pass_until(table, "fall", "deck:vine", "no")
    assert table.codes() == ["done", "do:bonus"]
    table.play("do:bonus")
    assert len(of_deck(table.hand, "order")) == 2


@rule("TVIS-1")
def test_the_grande_may_be_put_beside_a_full_action_without_bonus() -> None:
    full = {"draw_order": {"left": waiting(1), "middle": waiting(2), "right": waiting(3)}}
    table = visit("planner", board=full, wake_up_row=2)
    assert table.codes("place:draw_order") == ["place:draw_order:beside:grande"]
    assert table.reasons("place:draw_order:beside:regular") == [Reason.ONLY_GRANDE_BESIDE]
    assert table.reasons("place:harvest_field:beside:grande") == [Reason.SPACES_FREE]
    table.play("place:draw_order:beside:grande")
    pass_until(table, "fall", "done", "deck:vine", "no")
    while "pass" not in table.codes():
        table.play(next(code for code in ("done", "no") if code in table.codes()))
    assert len(of_deck(table.hand, "order")) == 1
    assert board(table)["draw_order"]["beside"] == [on(0, "grande")]


@rule("TVIS-1")
def test_an_action_impossible_then_does_nothing_and_the_worker_stays_used() -> None:
    table = visit("planner", "place:fill_order:left:regular", wake_up_row=2)
    pass_until(table, "winter", "deck:vine", "no")
    assert [event.thing for event in events_of(table.events, Kind.LOST)] == ["fill_order"]
    assert board(table)["fill_order"] == {"left": on(0)}
    assert table.workers == {"regular": 0, "grande": 1}
    assert table.to_move == 0


@rule("TVIS-1")
def test_what_the_planned_action_needs_is_looked_at_then() -> None:
    table = visit("planner", wake_up_row=2, lira=0)
    assert table.reasons("place:train_worker:left:regular") == []
    assert table.reasons("place:make_wine:left:regular") == []


@rule("TVIS-1", "SPW-16")
def test_several_planned_actions_come_in_wake_up_order_and_in_order_of_placing() -> None:
    standing = {
        "draw_order": {"left": waiting(1, 1)},
        "harvest_field": {"left": waiting(0, 3)},
        "build_or_tour": {"left": waiting(0, 2)},
    }
    table = extended(
        1,
        2,
        season="summer",
        wake_up_row=3,
        others=[{"wake_up_row": 5}],
        fields={5: ["sangiovese"]},
        board=standing,
        to_move=0,
    )
    table.play("pass", "pass")
    events = [*table.events]
    while "pass" not in table.codes():
        table.play(next(code for code in ("do:action", "option:2", "field:5", "done") if code in table.codes()))
        events += table.events
    due = [(event.seat, event.thing) for event in events_of(events, Kind.DUE)]
    assert due == [(0, "build_or_tour"), (0, "harvest_field"), (1, "draw_order")]
    assert (table.lira, table.crush_pad) == (2, {"red": [1]})
    assert len(of_deck(table.seat(1)["hand"], "order")) == 1


@rule("TVIS-1", "SPW-16")
def test_two_planners_in_one_season_act_one_after_the_other() -> None:
    standing = {"build_or_tour": {"left": waiting(0, 2), "middle": waiting(1, 1)}}
    table = extended(
        1, 3, season="summer", wake_up_row=2, others=[{"wake_up_row": 4}, {"wake_up_row": 6}], board=standing
    )
    table.play("pass", "pass", "pass")
    play_for(table, 0, "do:action", "option:2", "do:bonus")
    assert (table.lira, table.seat(1)["lira"]) == (3, 0)
    assert table.to_move == 1
    table.play("option:2")
    assert table.seat(1)["lira"] == 2
    assert (table.to_move, "pass" in table.codes()) == (0, True)


def play_for(table: Table, seat: int, *first: str) -> None:
    """Give a seat's preferred answers as long as it is asked."""
    while table.to_move == seat and "pass" not in table.codes():
        codes = table.codes()
        table.play(next(code for code in first if code in codes))


@rule("TVIS-1", "SPW-16", "SPW-14")
def test_the_planner_comes_before_a_messenger_of_the_same_season() -> None:
    standing = {
        "draw_order": {"left": waiting(0, 1, "messenger", mark=1)},
        "build_or_tour": {"middle": waiting(1, 2)},
    }
    table = extended(
        1,
        3,
        season="summer",
        specials=["messenger", "oracle"],
        workers={"regular": 1, "grande": 1, "messenger": 1},
        wake_up_row=2,
        others=[{"wake_up_row": 3}, {"wake_up_row": 1}],
        board=standing,
        to_move=2,
    )
    table.play("pass", "pass", "pass")
    assert table.to_move == 1, "the Planner's action, at the start of the season"
    table.play("option:2")
    assert table.to_move == 2, "an ordinary turn in row 1"
    table.play("place:gain_lira:beside:regular")
    assert (table.to_move, table.codes()) == (0, ["done", "do:bonus"])


@rule("TVIS-1", "RUL-4")
def test_in_winter_there_is_no_later_season_for_the_planner() -> None:
    table = visit("manager", "action:play_summer_visitor", hand=["planner", "patron"])
    assert table.codes() == ["card:patron"]
    assert Reason.NO_LATER_SEASON in table.reasons("card:planner")


@rule("TVIS-1", "SPW-13")
def test_played_in_fall_the_planner_reaches_winter_alone() -> None:
    table = extended(
        1,
        season="fall",
        hand=["planner"],
        specials=["traveler", "oracle"],
        workers={"regular": 1, "grande": 1, "traveler": 1},
    )
    table.play("place:play_summer_visitor:right:traveler", "card:planner")
    assert {code.split(":")[1] for code in table.codes("place:")} == set(ACTIONS_OF["winter"])


# --- TVIS-2: Manager


@rule("TVIS-2")
@pytest.mark.parametrize("side", [1, 2])
def test_the_manager_reaches_every_action_of_every_earlier_season(side: int) -> None:
    given = {**ABLE, "hand": [card for card in ABLE["hand"] if card != "judge"]}
    table = visit("manager", side=side, **given)
    assert {code.removeprefix("action:") for code in table.codes()} == {
        action for when in SEASONS[:3] for action in ACTIONS_OF[when]
    }
    for action in ACTIONS_OF["winter"]:
        assert table.reasons(f"action:{action}") == [Reason.NO_EARLIER_SEASON]


@rule("TVIS-2")
@pytest.mark.parametrize(
    ("action", "codes", "changes"),
    [
        ("draw_vine", [], {"drew": "vine"}),
        ("give_tour", [], {"lira": 12}),
        ("build_structure", ["structure:yoke"], {"lira": 8}),
        ("influence", ["region:pisa"], {"lira": 12}),
        ("play_summer_visitor", ["card:patron", "option:1"], {"lira": 14}),
        ("plant_vine", ["card:sangiovese", "field:5"], {"fields": {"5": ["sangiovese"] * 2, "6": ["malvasia"]}}),
        ("trade", ["option:2", "option:3"], {"lira": 7, "vp": 1}),
        ("flip_field", ["field:7"], {"lira": 17}),
        ("draw_order", [], {"drew": "order"}),
        ("harvest_field", ["field:6"], {"crush_pad": {"red": [1, 2], "white": [1, 3]}}),
        ("make_wine", ["make:white", "grape:white:3"], {"cellar": {"red": [1, 2], "white": [3, 5]}}),
        ("build_or_tour", ["option:2"], {"lira": 12}),
    ],
)
def test_the_manager_takes_an_action_without_worker_and_bonus_even_if_full(
    action: str, codes: list[str], changes: dict[str, Any]
) -> None:
    full = {action: {"left": on(1), "middle": on(2), "right": on(3)}}
    given = {**ABLE, "lira": 10, "hand": ["patron", "sangiovese"]}
    table = visit("manager", f"action:{action}", *codes, board=full, **given)
    assert table.to_move == 1, "no bonus is asked"
    assert (table.lira, table.vp) == (changes.get("lira", 10), changes.get("vp", 0))
    for key in ("fields", "crush_pad", "cellar"):
        if key in changes:
            assert table.seat()[key] == changes[key]
    if "drew" in changes:
        assert len(of_deck(table.hand, changes["drew"])) == 1 + (changes["drew"] == "vine")
    assert table.workers == {"regular": 1, "grande": 1}
    assert board(table)[action] == full[action]


@rule("TVIS-2", "PLACE-5")
def test_an_action_that_cannot_be_done_is_none_for_the_manager() -> None:
    table = visit("manager")
    assert "action:harvest_field" not in table.codes()
    assert table.reasons("action:harvest_field") != []
    assert table.reasons("action:plant_vine") != []


@rule("TVIS-2", "STR-3")
def test_the_manager_s_tour_counts_for_the_tasting_room() -> None:
    for action in ("give_tour", "build_or_tour"):
        table = visit("manager", f"action:{action}", structures=["tasting_room"], cellar={"red": [1]})
        play_any(table, "option:2")
        assert (table.lira, table.vp) == (2, 1)


@rule("TVIS-2")
def test_the_manager_may_play_a_summer_visitor() -> None:
    table = managed("option:1", hand=["sponsor"])
    assert len(of_deck(table.hand, "vine")) == 2
    table = managed("option:2", hand=["sponsor"])
    assert table.lira == 3


# --- TVIS-3: Organizer


@rule("TVIS-3")
@pytest.mark.parametrize(
    ("row", "lira", "vp", "drawn"),
    [
        (1, 0, 0, []),
        (2, 1, 0, []),
        (3, 0, 0, ["vine", "summer"]),
        (4, 0, 0, ["order", "summer"]),
        (6, 0, 1, ["winter"]),
    ],
)
def test_the_organizer_brings_the_cell_of_this_season_and_that_of_the_next(
    row: int, lira: int, vp: int, drawn: list[str]
) -> None:
    table = visit("organizer", f"row:{row}", players=2, space="left", wake_up_row=5, others=[{"wake_up_row": 7}])
    play_any(table, "done")
    assert (table.row, table.lira, table.vp) == (row, lira, vp)
    assert len(table.hand) == len(drawn)
    for deck in drawn:
        assert len(of_deck(table.hand, deck)) == 1
    assert has_passed(table, 0)
    assert table.to_move == 1


@rule("TVIS-3")
def test_the_organizer_s_row_5_asks_twice() -> None:
    table = visit("organizer", "row:5", wake_up_row=2, others=[{"wake_up_row": row} for row in (1, 3, 4, 6)])
    assert table.codes() == ["deck:summer", "deck:winter"]
    table.play("deck:summer")
    assert len(of_deck(table.hand, "summer")) == len(of_deck(table.hand, "winter")) == 1


@rule("TVIS-3", "TUS-7")
def test_the_organizer_s_row_7_brings_the_temporary_worker_and_any_card() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6)]
    table = visit("organizer", "row:7", wake_up_row=2, others=rows)
    assert table.state.temporary == 0
    assert table.workers == {"regular": 2, "grande": 1}
    assert table.codes() == ["deck:vine", "deck:summer", "deck:winter", "deck:order"]


@rule("TVIS-3")
def test_the_organizer_takes_no_temporary_worker_that_somebody_has() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6)]
    table = visit("organizer", "row:7", "deck:vine", wake_up_row=2, others=rows, temporary=3)
    assert table.state.temporary == 3
    assert table.workers == {"regular": 1, "grande": 1}


@rule("TVIS-3")
def test_who_leaves_row_7_keeps_the_temporary_worker() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6)]
    table = visit("organizer", "row:1", wake_up_row=7, others=rows, temporary=0)
    assert table.state.temporary == 0
    assert table.workers == {"regular": 2, "grande": 1}


@rule("TVIS-3", "TUS-7")
def test_who_left_row_7_before_winter_gets_no_token() -> None:
    table = visit(
        "organizer", "row:1", players=2, space="left", wake_up_row=7, others=[{"wake_up_row": 3}], temporary=0
    )
    play_any(table, "done")
    pass_until(table, "winter")
    assert table.state.grape == -1


@rule("TVIS-3")
def test_who_has_the_grape_token_keeps_it_when_moving_away() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6)]
    table = managed("row:2", hand=["organizer"], wake_up_row=7, others=rows, grape=0)
    assert table.state.grape == 0
    assert table.row == 2
    assert table.codes() == ["row:1"], "row 1 next year"


@rule("TVIS-3")
def test_the_organizer_takes_no_token_that_somebody_has() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6)]
    table = managed("row:7", hand=["organizer"], wake_up_row=2, others=rows, grape=2)
    assert table.state.grape == 2
    assert "row:1" not in table.codes()


@rule("TVIS-3", "TUS-8")
def test_in_winter_the_organizer_brings_the_winter_cell_and_the_own_year_end() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 7)]
    table = managed("row:6", hand=["organizer"], wake_up_row=2, others=rows, crush_pad={"red": [3]}, residual=2)
    assert table.crush_pad == {"red": [5]}, "row 6, then the year end"
    assert (table.lira, table.workers) == (2, {"regular": 2, "grande": 1})
    assert table.codes() == [f"row:{row}" for row in range(2, 8)]
    table.play("row:2")
    assert (table.row, table.next_row) == (6, 2)
    assert has_passed(table, 0)


@rule("TVIS-3", "TUS-3")
def test_the_organizer_s_pass_brings_barn_and_cottage_too() -> None:
    table = visit(
        "organizer",
        "row:1",
        side=2,
        wake_up_row=2,
        others=[{"wake_up_row": row} for row in (3, 4, 5, 6)],
        structures=["cottage", "barn"],
        hand=["merlot", "pinot"],
    )
    assert "no" in table.codes()
    table.play("no")
    assert table.codes() == ["deck:summer", "deck:winter"]


@rule("TVIS-3", "SPW-13")
def test_in_fall_the_organizer_brings_the_cells_of_fall_and_winter() -> None:
    table = extended(
        1,
        season="fall",
        hand=["organizer"],
        wake_up_row=2,
        others=[{"wake_up_row": 3}],
        specials=["traveler", "farmer"],
        workers={"regular": 1, "grande": 1, "traveler": 1},
    )
    table.play("place:play_summer_visitor:right:traveler", "card:organizer", "row:7", "deck:vine")
    assert len(of_deck(table.hand, "vine")) == 1
    assert table.state.temporary == -1, "that lies in the column of summer"
    assert table.state.grape == 0


@rule("TVIS-3")
def test_a_full_chart_of_six_leaves_one_row() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6, 7)]
    table = visit("organizer", players=6, wake_up_row=2, others=rows)
    assert table.codes() == ["row:1"]
    assert table.reasons("row:2") == [Reason.ROW_TAKEN], "the own row is not empty"
    table.play("row:1")
    assert (table.row, table.to_move) == (1, 1)
    assert has_passed(table, 0)


@rule("TVIS-3")
def test_a_row_taken_for_next_year_is_not_empty() -> None:
    rows = [{"wake_up_row": 3, "next_row": 7}, {"wake_up_row": 4}, {"wake_up_row": 5}, {"wake_up_row": 6}]
    table = managed(hand=["organizer"], wake_up_row=2, others=rows, passed=[1])
    assert table.codes() == ["row:1"]
    assert table.reasons("row:7") == [Reason.ROW_TAKEN]


@rule("TVIS-3")
def test_with_no_empty_row_the_organizer_cannot_be_played() -> None:
    rows = [{"wake_up_row": row} for row in (3, 4, 5, 6, 7)]
    rows[4]["next_row"] = 1
    table = visit(
        "manager",
        "action:play_summer_visitor",
        players=6,
        hand=["organizer", "patron"],
        wake_up_row=2,
        others=rows,
        passed=[5],
        grape=5,
    )
    assert table.codes() == ["card:patron"]
    assert Reason.ROW_TAKEN in table.reasons("card:organizer")


@rule("TVIS-3", "RUL-3")
def test_the_organizer_passes_only_when_the_turn_is_over() -> None:
    table = visit("organizer", "row:6", space="middle", hand=["patron"], wake_up_row=2, others=[{}, {}])
    assert (table.vp, table.hand) == (1, ["patron"])
    assert not has_passed(table, 0)
    table.play("card:patron", "option:1")
    assert table.lira == 4
    assert has_passed(table, 0)
    assert len(of_deck(table.hand, "winter")) == 1, "the fall cell of row 6 comes with the pass"


@rule("TVIS-3", "SPW-14")
def test_a_messenger_skipped_by_the_organizer_loses_its_action() -> None:
    standing = {
        "play_winter_visitor": {"middle": waiting(0, 1)},
        "fill_order": {"left": waiting(0, 2, "messenger", mark=1)},
    }
    table = extended(
        1,
        3,
        season="fall",
        specials=["messenger", "farmer"],
        workers={"regular": 2, "grande": 1, "messenger": 1},
        hand=["manager", "organizer", "ord_r5"],
        cellar={"red": [5]},
        wake_up_row=2,
        others=[{"wake_up_row": 3}, {"wake_up_row": 4}],
        board=standing,
    )
    table.play("pass", "pass", "pass")
    assert season(table) == "winter"
    table.play("card:manager", "action:play_summer_visitor", "card:organizer", "row:1")
    assert [event.thing for event in events_of(table.events, Kind.LOST)] == ["fill_order"]
    play_any(table, "done", "row:2")
    assert "ord_r5" in table.hand
    assert table.cellar == {"red": [6]}
    assert has_passed(table, 0)
    assert table.workers == {"regular": 2, "grande": 1, "messenger": 1}
    assert board(table) == {}
    assert table.to_move == 1


@rule("TVIS-3", "RUL-3")
def test_this_round_goes_on_with_the_player_who_would_have_been_next() -> None:
    rows = [{"wake_up_row": 1}, {"wake_up_row": 5}]
    table = visit("organizer", "row:7", players=3, space="left", wake_up_row=3, others=rows)
    play_any(table, "do:bonus", "deck:vine", "done")
    assert table.to_move == 2


@rule("TVIS-3", "SPW-14")
def test_an_organizer_played_by_a_due_messenger_ends_that_first_turn() -> None:
    table = extended(
        1,
        season="spring",
        specials=["messenger", "farmer"],
        workers={"regular": 1, "grande": 1, "messenger": 1},
        hand=["organizer"],
        wake_up_row=2,
        others=[{"wake_up_row": 3}],
        board={"play_summer_visitor": {"left": waiting(0, 1, "messenger", mark=1)}},
    )
    table.play("pass", "pass")
    assert (season(table), table.to_move) == ("summer", 0)
    table.play("do:action", "card:organizer", "row:6", "do:bonus")
    assert (table.vp, table.lira) == (1, 2), "row 6 in summer; the £1 of the space and of row 2"
    assert len(of_deck(table.hand, "winter")) == 1, "row 6 in fall"
    assert has_passed(table, 0)
    assert table.to_move == 1


@rule("TVIS-3", "TVIS-1", "TUS-8")
def test_who_leaves_winter_before_its_first_turn_loses_the_other_planned_actions() -> None:
    standing = {
        "play_winter_visitor": {"middle": waiting(0, 1)},
        "fill_order": {"left": waiting(0, 2)},
        "train_worker": {"middle": waiting(1, 3)},
    }
    table = extended(
        1,
        3,
        season="fall",
        hand=["manager", "organizer", "ord_r5"],
        cellar={"red": [5]},
        workers={"regular": 3, "grande": 1},
        wake_up_row=2,
        others=[{"wake_up_row": 3, "lira": 4}, {"wake_up_row": 4}],
        board=standing,
    )
    table.play("pass", "pass", "pass")
    table.play("card:manager", "action:play_summer_visitor", "card:organizer", "row:1", "row:5")
    assert table.hand == ["ord_r5"]
    assert table.workers == {"regular": 3, "grande": 1}
    assert (table.seat(1)["training"], table.seat(1)["lira"]) == (1, 0), "the others' come all the same"
    assert board(table) == {"train_worker": {"middle": on(1)}}
    assert table.to_move == 1


# --- TVIS-4: Motivator


@rule("TVIS-4")
def test_the_motivator_reaches_grande_workers_of_every_season() -> None:
    standing = {
        "draw_vine": {"left": on(1, "grande")},
        "trade": {"left": on(2, "grande")},
        "gain_lira": {"beside": [on(3, "grande")]},
    }
    table = visit("motivator", board=standing)
    assert table.to_move == 1
    table.play("take:draw_vine:left:grande", "take:trade:left:grande", "take:gain_lira:beside:grande")
    assert table.vp == 3
    assert [table.seat(seat)["workers"]["grande"] for seat in (1, 2, 3)] == [1, 1, 1]


@rule("TVIS-4", "RUL-10")
def test_who_has_passed_the_season_is_not_asked_by_the_motivator() -> None:
    standing = {"draw_vine": {"left": on(1, "grande")}, "trade": {"left": on(2, "grande")}}
    others = [{"wake_up_row": 3, "next_row": 3}, {"wake_up_row": 4}]
    table = visit("motivator", board=standing, wake_up_row=2, others=others, passed=[1])
    assert table.to_move == 2
    table.play("take:trade:left:grande")
    assert table.vp == 1
    assert board(table)["draw_vine"] == {"left": on(1, "grande")}


# --- TVIS-5: Producer


@rule("TVIS-5", "RUL-2")
def test_the_producer_takes_workers_from_board_and_private_spaces() -> None:
    standing = {
        "draw_vine": {"left": on(0)},
        "yoke": {"left": [on(0)]},
        "structure:cask": {"left": [on(0)]},
        "gain_lira": {"beside": [on(0)]},
    }
    given: dict[str, Any] = {"workers": {"regular": 5, "grande": 1}, "structures": ["yoke", "cask"], "lira": 2}
    table = visit("producer", side=2, board=standing, **given)
    assert sorted(table.codes("take:")) == [
        "take:draw_vine:left:regular",
        "take:gain_lira:beside:regular",
        "take:structure:cask:left:regular",
        "take:yoke:left:regular",
    ]
    table.play("take:structure:cask:left:regular", "take:draw_vine:left:regular")
    assert (table.lira, table.workers) == (0, {"regular": 2, "grande": 1})
    seats: Any = table.state.to_json()["seats"]
    assert sorted(seats[0]["used"]) == ["cask", "yoke"], "a private space serves once a year"


@rule("TVIS-5", "RUL-2")
def test_the_producer_leaves_the_action_on_which_it_was_played() -> None:
    standing = {"play_summer_visitor": {"middle": on(0)}, "influence": {"left": on(0, "grande")}}
    table = visit("producer", board=standing, workers={"regular": 3, "grande": 1}, lira=2)
    assert table.codes("take:") == ["take:influence:left:grande"]


@rule("TVIS-5", "SPW-16")
def test_a_planned_worker_taken_back_by_the_producer_loses_its_action() -> None:
    standing = {"draw_order": {"left": waiting(0)}}
    table = visit("producer", "take:draw_order:left:regular", board=standing, lira=2)
    assert board(table).get("draw_order") is None
    assert table.workers == {"regular": 1, "grande": 1}


# --- TVIS-6: five decks

EITHER_BOARD = [["structure_cards"], ["structure_cards", "extended_board"]]


def on_either(modules: list[str], card: str, **given: Any) -> Table:
    kind = "summer" if card in SUMMER_VISITORS else "winter"
    hand = [card, *given.pop("hand", [])]
    table = Table(options={"modules": modules}, season=kind, hand=hand, **given)
    return put_down(table, f"place:play_{kind}_visitor:left:regular").play(f"card:{card}")


@rule("TVIS-6")
@pytest.mark.parametrize("modules", EITHER_BOARD)
def test_with_structure_cards_the_peddler_draws_five(modules: list[str]) -> None:
    table = on_either(modules, "peddler", hand=["merlot", "judge"]).play("card:merlot", "card:judge")
    assert [len(of_deck(table.hand, deck)) for deck in ("vine", "summer", "winter", "order", "structure")] == [1] * 5


@rule("TVIS-6")
def test_without_structure_cards_the_peddler_draws_four() -> None:
    table = on_either(["extended_board"], "peddler", hand=["merlot", "judge"]).play("card:merlot", "card:judge")
    assert [len(of_deck(table.hand, deck)) for deck in ("vine", "summer", "winter", "order")] == [1] * 4
    assert len(table.hand) == 4


@rule("TVIS-6")
@pytest.mark.parametrize("modules", EITHER_BOARD)
def test_with_structure_cards_the_caravan_turns_up_five_and_keeps_two(modules: list[str]) -> None:
    others = [{"hand": all_but("structure", "inn")}]
    table = on_either(modules, "caravan", others=others)
    shown: Any = table.state.to_json()["shown"]
    assert len(shown) == 5
    assert "inn" in shown
    assert sorted(table.codes()) == sorted(f"card:{card}" for card in shown)
    other = next(card for card in shown if card != "inn")
    table.play("card:inn", f"card:{other}")
    assert sorted(table.hand) == sorted(["inn", other])
    assert len([card for deck in table.state.discards for card in deck]) == 4, "three shown and the Caravan"


@rule("TVIS-6")
def test_without_structure_cards_the_caravan_turns_up_four() -> None:
    table = on_either(["extended_board"], "caravan")
    shown: Any = table.state.to_json()["shown"]
    assert len(shown) == 4


@rule("TVIS-6", "RUL-9")
@pytest.mark.parametrize("modules", EITHER_BOARD)
def test_the_structure_pile_counts_for_the_innkeeper(modules: list[str]) -> None:
    table = on_either(modules, "innkeeper", discards={"structure": ["cask", "inn"], "vine": ["merlot"]})
    play_any(table, "deck:structure", "deck:vine", "done")
    assert sorted(table.hand) == ["inn", "merlot"]
    assert pile(table, "structure") == ["cask"]


# --- TVIS-7: the friendly variant

FRIENDLY: dict[str, Any] = {"options": {"friendly": True}}


@rule("TVIS-7", "PLACE-9")
def test_a_bonus_space_is_for_who_can_use_the_bonus() -> None:
    table = extended(1, 3, hand=["sangiovese"], **FRIENDLY)
    assert table.reasons("place:plant_vine:left:regular") == [Reason.BONUS_UNUSABLE]
    assert table.reasons("place:plant_vine:middle:regular") == []
    table = extended(1, 3, hand=["sangiovese", "malvasia"], **FRIENDLY)
    table.play("place:plant_vine:left:regular", "card:sangiovese", "field:5")
    assert table.reasons("done") == [Reason.BONUS_MANDATORY]


@rule("TVIS-7", "PLACE-9")
def test_the_last_space_may_be_taken_without_using_the_bonus() -> None:
    table = extended(1, 3, hand=["sangiovese"], board={"plant_vine": {"middle": on(1)}}, **FRIENDLY)
    table.play("place:plant_vine:left:regular", "card:sangiovese", "field:5")
    assert (table.fields, table.to_move) == ({"5": ["sangiovese"]}, 1)


@rule("TVIS-7")
@pytest.mark.parametrize("action", ["plant_vine", "play_summer_visitor", "flip_field"])
def test_where_the_bonus_space_is_the_only_one_it_may_always_be_taken(action: str) -> None:
    table = extended(1, 2, hand=["sangiovese", "patron"], **FRIENDLY)
    assert table.reasons(f"place:{action}:left:regular") == []


@rule("TVIS-7")
def test_on_the_only_space_the_bonus_stays_optional() -> None:
    table = extended(1, 2, season="spring", **FRIENDLY).play("place:draw_vine:left:regular")
    assert table.codes() == ["done", "do:bonus"]


@rule("TVIS-7", "TVIS-1")
def test_the_friendly_variant_does_not_judge_a_planned_placement() -> None:
    table = visit("planner", **FRIENDLY)
    assert table.reasons("place:harvest_field:left:regular") == []
    assert table.reasons("place:make_wine:left:regular") == []
    table.play("place:draw_order:left:regular")
    pass_until(table, "fall", "deck:vine", "no")
    play_for(table, 1, "done")
    assert "done" in table.codes(), "nor is its bonus mandatory then"


@rule("TVIS-7", "SPW-14")
def test_the_friendly_variant_does_not_judge_a_messenger_sent_ahead() -> None:
    table = extended(
        1,
        3,
        season="spring",
        specials=["messenger", "farmer"],
        workers={"regular": 1, "grande": 1, "messenger": 1},
        hand=["sangiovese"],
        **FRIENDLY,
    )
    assert table.reasons("place:plant_vine:left:messenger") == []
    table = extended(
        1,
        3,
        season="summer",
        specials=["messenger", "farmer"],
        workers={"regular": 1, "grande": 1, "messenger": 1},
        hand=["sangiovese"],
        **FRIENDLY,
    )
    assert table.reasons("place:plant_vine:left:messenger") == [Reason.BONUS_UNUSABLE], (
        "in its own season as all others"
    )
