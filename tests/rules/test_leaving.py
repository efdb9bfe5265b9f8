"""TUS-8 to TUS-10 and TUS-14: leaving winter, the close of the year and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import all_but, board, on, pile, season
from tests.rules.extended import events_of, extended, of_deck, pass_until, play_any
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason, standings, winners

TWO_ROWS: dict[str, Any] = {"wake_up_row": 2, "others": [{"wake_up_row": 3}]}
EIGHT = ["sangiovese", "malvasia", "pinot", "patron", "broker", "judge", "queen", "ord_r5"]


def winter(side: int = 1, players: int = 2, **given: Any) -> Table:
    return extended(side, players, season="winter", **given)


def marks(table: Table, seat: int = 0) -> dict[str, Any]:
    """The yearly marks of a seat."""
    seats: Any = table.state.to_json()["seats"]
    return {key: seats[seat].get(key, []) for key in ("harvested", "used")}


# --- TUS-8: the own year end


@rule("TUS-8")
def test_who_leaves_winter_takes_all_workers_back() -> None:
    standing = {
        "draw_vine": {"left": on(0), "beside": [on(1, "grande")]},
        "trade": {"left": on(1)},
        "harvest_field": {"left": on(0)},
        "gain_lira": {"beside": [on(0), on(1)]},
        "yoke": {"left": [on(0)]},
        "sell_wine": {"left": on(1)},
    }
    given: dict[str, Any] = {"workers": {"regular": 5, "grande": 1}, "structures": ["yoke"]}
    table = winter(board=standing, others=[{"workers": {"regular": 4, "grande": 1}}], **given).play("pass")
    assert table.workers == {"regular": 5, "grande": 1}
    assert board(table) == {
        "draw_vine": {"beside": [on(1, "grande")]},
        "trade": {"left": on(1)},
        "gain_lira": {"beside": [on(1)]},
        "sell_wine": {"left": on(1)},
    }
    assert table.seat(1)["workers"] == {"regular": 1, "grande": 0}


@rule("TUS-8", "WAKE-3")
def test_the_temporary_worker_goes_back_to_the_chart() -> None:
    table = winter(temporary=0, board={"gain_lira": {"beside": [on(0)]}}, **TWO_ROWS)
    assert table.workers == {"regular": 2, "grande": 1}
    table.play("pass")
    assert table.state.temporary == -1
    assert table.workers == {"regular": 2, "grande": 1}


@rule("TUS-8", "TVIS-3")
def test_nobody_can_take_the_temporary_worker_again_this_year() -> None:
    others = [{"wake_up_row": 3, "hand": ["manager", "organizer"]}]
    table = winter(temporary=0, wake_up_row=2, others=others).play("pass", "row:2")
    assert table.state.temporary == -1
    table.play("place:play_winter_visitor:left:regular", "do:action", "card:manager", "action:play_summer_visitor")
    table.play("card:organizer", "row:7")
    assert table.state.temporary == -1
    assert table.seat(1)["workers"]["regular"] == 1
    assert table.state.grape == 1, "the winter cell of row 7"


@rule("TUS-8", "END-2", "END-3")
def test_grapes_and_wines_age_as_their_owner_leaves() -> None:
    pad = {"red": [1, 8, 9], "white": [4]}
    cellar = {"red": [2, 3], "white": [1]}
    table = winter(crush_pad=pad, cellar=cellar, others=[{"crush_pad": {"red": [5]}, "cellar": {"red": [1]}}])
    table.play("pass")
    assert table.crush_pad == {"red": [2, 8, 9], "white": [5]}
    assert table.cellar == {"red": [2, 3], "white": [2]}
    assert (table.seat(1)["crush_pad"], table.seat(1)["cellar"]) == ({"red": [5]}, {"red": [1]})


@rule("TUS-8")
def test_who_leaves_discards_down_to_seven_cards() -> None:
    table = winter(hand=[*EIGHT, "ord_w5"], others=[{"hand": ["merlot"] * 4 + ["syrah"] * 5}]).play("pass")
    assert table.to_move == 0
    assert table.codes() == [f"card:{card}" for card in table.hand]
    table.play("card:queen", "card:pinot")
    assert len(table.hand) == 7
    assert (pile(table, "winter"), pile(table, "vine")) == (["queen"], ["pinot"])
    assert table.codes("row:")
    assert len(table.seat(1)["hand"]) == 9, "the others are not concerned"


@rule("TUS-8")
def test_with_seven_cards_nothing_is_discarded() -> None:
    table = winter(hand=EIGHT[:7]).play("pass")
    assert table.codes() == [f"row:{row}" for row in range(2, 8)]


@rule("TUS-8", "END-4")
@pytest.mark.parametrize("residual", range(6))
def test_the_residual_payment_is_collected(residual: int) -> None:
    table = winter(residual=residual, lira=2, others=[{"residual": 5}]).play("pass")
    assert (table.lira, table.seat(1)["lira"]) == (2 + residual, 0)


@rule("TUS-8")
def test_the_steps_of_the_own_year_end_come_in_order() -> None:
    structures = ["storehouse", "silo"]
    fields = {5: {"structure": "distiller"}, 6: {"structure": "dock"}, 7: {"structure": "statue"}}
    table = winter(
        2,
        structures=structures,
        fields=fields,
        hand=EIGHT,
        residual=3,
        crush_pad={"red": [1]},
        cellar={"red": [1]},
    )
    table.play("pass", "card:judge")
    events = [*table.events]
    table.play("row:4")
    events += table.events
    steps = [event.kind.name for event in events]
    expected = ["PASSED", "WORKERS_HOME", "AGED", "DISCARDED", "LIRA", "AGED", "AGED", "DREW", "DREW", "NEXT_ROW"]
    assert [name for name in steps if name in expected] == expected
    sources = [event.source for event in events if event.source.startswith("structure:")]
    assert sources == ["structure:distiller", "structure:storehouse", "structure:silo", "structure:dock"]
    assert (table.lira, table.vp) == (3, 0)
    assert (table.crush_pad, table.cellar) == ({"red": [3]}, {"red": [3]})


@rule("TUS-8", "STC-43", "STC-44")
def test_dock_and_silo_draw_after_the_discard() -> None:
    table = winter(2, structures=["dock", "silo"], hand=EIGHT).play("pass")
    assert len(table.hand) == 8
    table.play("card:ord_r5")
    assert len(table.hand) == 9, "seven, and one of each"
    assert len(of_deck(table.hand, "order")) == 1
    assert len(of_deck(table.hand, "vine")) == 4
    table.play("row:2", "pass", "row:3")
    assert len(table.hand) == 9, "there is no second discard"


@rule("TUS-8", "STC-41", "END-3")
def test_the_storehouse_ages_by_the_rules_of_the_cellars() -> None:
    table = winter(2, structures=["storehouse"], cellar={"red": [2, 3], "white": [1]}).play("pass")
    assert table.cellar == {"red": [2, 3], "white": [3]}


@rule("TUS-8", "TUS-10", "STC-42")
def test_the_statue_is_no_part_of_the_own_year_end() -> None:
    table = winter(2, structures=["statue"], vp=4, **TWO_ROWS).play("pass", "row:2")
    assert table.vp == 4
    table.play("pass", "row:3")
    assert table.vp == 5


@rule("TUS-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_row_that_nobody_has_taken_for_next_year_is_chosen(players: int) -> None:
    others = [{"wake_up_row": row} for row in range(3, 2 + players)]
    table = winter(1, players, wake_up_row=2, others=others)
    left = list(range(2, 8))
    for seat in range(players):
        assert table.to_move == seat
        table.play("pass")
        assert table.codes() == [f"row:{row}" for row in left]
        for row in sorted(set(range(2, 8)) - set(left)):
            assert table.reasons(f"row:{row}") == [Reason.ROW_TAKEN]
        assert table.reasons("row:1") == [Reason.ROW_RESERVED]
        table.play(f"row:{left.pop()}")
    assert [vineyard.row for vineyard in table.state.vineyards] == list(range(7, 7 - players, -1))


@rule("TUS-8", "TUS-7")
def test_the_first_to_leave_chooses_first_whoever_holds_the_token() -> None:
    others = [{"wake_up_row": 7}, {"wake_up_row": 4}]
    table = winter(1, 3, wake_up_row=3, others=others, grape=1, to_move=0)
    table.play("place:gain_lira:beside:regular", "pass", "row:3", "pass", "row:1", "pass")
    assert table.codes() == ["row:2", "row:4", "row:5", "row:6", "row:7"]
    table.play("row:7")
    assert [vineyard.row for vineyard in table.state.vineyards] == [7, 1, 3]


@rule("TUS-8")
def test_a_row_of_this_year_may_be_chosen_for_the_next() -> None:
    table = winter(**TWO_ROWS).play("pass", "row:3")
    assert (table.row, table.next_row, table.seat(1)["row"]) == (2, 3, 3)


@rule("TUS-8")
def test_spaces_freed_by_leaving_are_open_at_once() -> None:
    table = winter(lira=4, board={"train_worker": {"left": on(1)}}, others=[{"wake_up_row": 3}])
    assert table.reasons("place:train_worker:left:regular") == [Reason.SPACE_TAKEN]
    table.play("place:gain_lira:beside:regular", "pass", "row:2")
    assert table.to_move == 0
    table.play("place:train_worker:left:regular", "do:action", "do:bonus")
    assert (table.training, table.lira) == (1, 2)


@rule("TUS-8")
def test_a_private_space_freed_by_leaving_stays_used() -> None:
    table = winter(2, structures=["yoke"], board={"yoke": {"left": [on(0)]}}, **TWO_ROWS).play("pass", "row:2")
    assert board(table) == {}
    assert marks(table)["used"] == ["yoke"]


def managed(card: str, *codes: str, opponent: dict[str, Any] | None = None, **given: Any) -> Table:
    """Seat 1 has left winter; seat 0 then plays a summer visitor through the Manager."""
    hand = ["manager", card, *given.pop("hand", [])]
    table = winter(hand=hand, others=[{"wake_up_row": 2, **(opponent or {})}], wake_up_row=3, to_move=1, **given)
    table.play("pass")
    table.play("row:7", "place:play_winter_visitor:left:regular", "do:action", "card:manager")
    return table.play("action:play_summer_visitor", f"card:{card}", *codes)


@rule("TUS-8")
def test_cards_gained_after_leaving_stay() -> None:
    table = managed("vendor", "yes", opponent={"hand": EIGHT[:7]})
    assert len(table.seat(1)["hand"]) == 8
    play_any(table)
    pass_until(table, "spring")
    assert table.state.year == 2
    assert len(table.seat(1)["hand"]) == 8


@rule("TUS-8", "VIS-W17")
def test_wine_made_after_leaving_does_not_age_again() -> None:
    others = [{"wake_up_row": 2, "crush_pad": {"red": [1], "white": [5]}}]
    table = winter(hand=["mentor"], wake_up_row=3, others=others, to_move=1, crush_pad={"red": [9]})
    table.play("pass", "row:7", "place:play_winter_visitor:left:regular", "do:action", "card:mentor")
    assert table.to_move == 1, "who has left is asked too"
    table.play("make:red", "grape:red:2")
    play_any(table, "done", "no")
    pass_until(table, "spring")
    assert (table.seat(1)["cellar"], table.seat(1)["crush_pad"]) == ({"red": [2]}, {"white": [6]})


@rule("TUS-8", "VIS-W38")
def test_a_worker_trained_after_leaving_is_available_next_year() -> None:
    table = winter(hand=["guest_speaker"], wake_up_row=3, others=[{"wake_up_row": 2, "lira": 1}], to_move=1)
    table.play("pass", "row:7", "place:play_winter_visitor:left:regular", "do:action", "card:guest_speaker", "yes")
    assert (table.seat(1)["training"], table.seat(1)["workers"]["regular"]) == (1, 2)
    play_any(table, "no")
    pass_until(table, "spring")
    assert (table.seat(1)["training"], table.seat(1)["workers"]["regular"]) == (0, 3)
    assert table.vp == 1


@rule("TUS-8", "SPW-2")
def test_a_special_worker_trained_after_leaving_is_available_next_year() -> None:
    table = winter(
        hand=["guest_speaker"],
        specials=["farmer", "chef"],
        wake_up_row=3,
        others=[{"wake_up_row": 2, "lira": 2}],
        to_move=1,
    )
    table.play("pass", "row:7", "place:play_winter_visitor:left:regular", "do:action", "card:guest_speaker", "yes")
    table.play("worker:chef")
    assert table.seat(1)["trainees"] == ["chef"]
    play_any(table, "no")
    pass_until(table, "spring")
    assert table.seat(1)["trainees"] == []
    assert table.seat(1)["workers"] == {"regular": 2, "grande": 1, "chef": 1}


@rule("TUS-8", "WIN-7")
def test_a_worker_trained_in_time_comes_home_with_the_others() -> None:
    table = winter(lira=4, passed=[1], **TWO_ROWS).play("place:train_worker:left:regular", "do:action", "done")
    assert (table.training, table.workers["regular"]) == (1, 1)
    table.play("pass")
    assert (table.training, table.workers) == (0, {"regular": 3, "grande": 1})


@rule("TUS-8", "YR-4")
def test_who_has_left_winter_still_takes_part_in_cards_for_all() -> None:
    table = managed("banker", opponent={"vp": 3})
    assert (table.lira, table.to_move) == (5, 1)
    table.play("yes")
    assert (table.seat(1)["vp"], table.seat(1)["lira"]) == (2, 3)


@rule("TUS-8", "TVIS-4")
def test_who_has_left_winter_is_not_asked_by_the_motivator() -> None:
    standing = {"draw_vine": {"left": on(1, "grande")}}
    table = winter(1, 3, hand=["motivator"], others=[{}, {}], board=standing, to_move=1).play("pass")
    play_any(table)
    while table.to_move != 0:
        table.play("place:gain_lira:beside:regular")
    table.play("place:play_winter_visitor:left:grande", "do:action", "card:motivator")
    assert table.to_move == 0
    table.play("take:play_winter_visitor:left:grande")
    assert table.vp == 0
    play_any(table, "done")
    assert table.to_move == 2


@rule("TUS-8", "TUS-6")
def test_a_player_without_workers_leaves_winter_on_the_own_turn() -> None:
    table = winter(workers={"regular": 1, "grande": 0}, residual=2, **TWO_ROWS).play("place:gain_lira:beside:regular")
    assert table.lira == 1
    assert board(table)["gain_lira"] == {"beside": [on(0)]}
    table.play("place:gain_lira:beside:regular")
    assert (table.to_move, table.lira) == (0, 3)
    assert board(table)["gain_lira"] == {"beside": [on(1)]}
    assert table.codes("row:")


@rule("TUS-8")
@pytest.mark.parametrize("vp", [24, 25, 40])
def test_rows_are_chosen_even_when_25_points_have_been_reached(vp: int) -> None:
    table = winter(vp=vp, **TWO_ROWS).play("pass")
    assert table.codes() == [f"row:{row}" for row in range(2, 8)]


@rule("TUS-8", "TUS-10")
@pytest.mark.parametrize(("mine", "theirs", "over"), [(25, 0, True), (0, 25, True), (24, 24, False), (31, 30, True)])
def test_the_last_to_leave_chooses_no_row_if_the_game_ends(mine: int, theirs: int, over: bool) -> None:
    table = winter(vp=mine, wake_up_row=3, others=[{"wake_up_row": 2, "vp": theirs}], to_move=1)
    table.play("pass", "row:5", "pass")
    assert table.state.is_over == over
    assert over or table.codes("row:")


@rule("TUS-8", "TUS-10")
def test_a_statue_does_not_spare_the_last_to_leave_the_choice() -> None:
    table = winter(2, structures=["statue"], vp=24, wake_up_row=3, passed=[1], others=[{"next_row": 4}]).play("pass")
    assert table.codes() == ["row:2", "row:3", "row:5", "row:6", "row:7"]
    table.play("row:2")
    assert (table.vp, table.state.is_over, table.state.year) == (25, False, 2)


@rule("TUS-8", "TUS-9", "PLACE-3")
def test_the_year_closes_when_the_last_player_runs_out_of_workers() -> None:
    table = winter(workers={"regular": 1, "grande": 0}, passed=[1], wake_up_row=2, others=[{"next_row": 3}])
    table.play("place:gain_lira:beside:regular")
    assert table.codes() == ["row:2", "row:4", "row:5", "row:6", "row:7"]
    table.play("row:4")
    assert (season(table), table.state.year, table.to_move) == ("spring", 2, 1)


@rule("TUS-8", "STC-3")
def test_special_workers_and_those_on_destroyed_cards_come_back_too() -> None:
    table = winter(
        2,
        specials=["farmer", "chef"],
        workers={"regular": 2, "grande": 1, "farmer": 1, "chef": 1},
        board={"draw_vine": {"left": on(0, "farmer")}, "structure:cask": {"left": [on(0)]}},
        others=[{"workers": {"regular": 1, "chef": 1}}],
    ).play("pass")
    assert table.workers == {"regular": 2, "grande": 1, "farmer": 1, "chef": 1}
    assert board(table) == {}


@rule("TUS-8", "VIS-W36")
def test_wines_of_who_has_left_count_as_they_have_aged() -> None:
    others = [{"wake_up_row": 2, "cellar": {"red": [2]}}]
    table = winter(hand=["taster"], cellar={"white": [3]}, wake_up_row=3, others=others, to_move=1)
    table.play("pass", "row:2", "place:play_winter_visitor:left:regular", "do:action", "card:taster", "wine:white:3")
    assert (table.lira, table.vp) == (4, 0), "the red wine is worth 3 by now"


# --- TUS-9: the close of the year


@rule("TUS-9")
def test_yearly_marks_stay_until_the_last_player_has_left() -> None:
    used = ["windmill", "yoke", "tasting_room", "cask", "mat"]
    given: dict[str, Any] = {
        "structures": ["windmill", "yoke", "tasting_room", "cask"],
        "used": used,
        "fields": {5: ["sangiovese"]},
        "harvested": ["5"],
    }
    table = winter(2, **given, **TWO_ROWS).play("pass", "row:2")
    assert marks(table)["harvested"] == ["5"]
    assert sorted(marks(table)["used"]) == sorted(used)
    table.play("pass", "row:3")
    assert marks(table) == {"harvested": [], "used": []}


@rule("TUS-9", "STR-2")
@pytest.mark.parametrize(("used", "vp"), [([], 1), (["windmill"], 0)])
def test_a_used_windmill_gives_nothing_to_who_has_left_early(used: list[str], vp: int) -> None:
    opponent = {"structures": ["windmill"], "used": used, "hand": ["sangiovese"]}
    table = managed("volunteer_crew", "card:sangiovese", "field:5", opponent=opponent)
    assert table.seat(1)["fields"] == {"5": ["sangiovese"]}
    assert table.seat(1)["vp"] == vp


@rule("TUS-9", "TUS-7")
def test_the_grape_token_goes_back_when_the_year_closes() -> None:
    table = winter(wake_up_row=7, others=[{"wake_up_row": 2}], grape=0, to_move=0).play("pass", "row:1")
    assert table.state.grape == 0
    table.play("pass", "row:2")
    assert table.state.grape == -1
    pass_until(table, "winter", "no")
    assert table.state.grape == -1, "nobody was in row 7"


@rule("TUS-9", "TUS-14")
def test_the_new_rows_count_from_the_new_year_on() -> None:
    table = winter(**TWO_ROWS).play("pass", "row:7", "pass", "row:2")
    assert (table.row, table.next_row, table.seat(1)["row"]) == (7, 0, 2)
    assert table.to_move == 1


@rule("TUS-9", "END-1")
def test_nobody_is_first_player_anew() -> None:
    table = winter(1, 3, first=2, others=[{}, {}])
    pass_until(table, "spring")
    assert table.state.first == 2
    assert events_of(table.events, Kind.FIRST_PLAYER) == []


# --- TUS-10: the end


def ends(side: int = 1, players: int = 2, *codes: str, **given: Any) -> Table:
    """Everybody else has left; seat 0 leaves last."""
    others = given.pop("others", [{} for _ in range(players - 1)])
    rows = [{"wake_up_row": 3 + seat, "next_row": 3 + seat, **other} for seat, other in enumerate(others)]
    table = winter(side, players, wake_up_row=2, others=rows, passed=list(range(1, players)), **given)
    table.play(*codes, "pass")
    return play_any(table, "row:2")


@rule("TUS-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("vp", "over"), [(20, False), (24, False), (25, True), (26, True)])
def test_25_points_end_the_game(players: int, vp: int, over: bool) -> None:
    assert ends(1, players, vp=vp).state.is_over == over
    others: list[dict[str, Any]] = [{} for _ in range(players - 2)]
    assert ends(2, players, others=[*others, {"vp": vp}]).state.is_over == over


@rule("TUS-10")
def test_the_whole_year_is_played() -> None:
    table = extended(1, season="spring", vp=24, lira=3, wake_up_row=6, others=[{"wake_up_row": 7}]).play("pass")
    assert table.vp == 25
    pass_until(table, "winter", "deck:vine")
    assert not table.state.is_over
    table.play("pass")
    assert not table.state.is_over
    play_any(table).play("pass")
    assert table.state.is_over


@rule("TUS-10", "GAME-1")
def test_25_points_reached_and_lost_again_do_not_end_the_game() -> None:
    table = ends(
        1,
        2,
        *("place:sell_wine:left:regular", "wine:red:1"),
        *("place:play_winter_visitor:left:regular", "do:action", "card:uncertified_teacher", "option:1", "done"),
        vp=24,
        cellar={"red": [1]},
        hand=["uncertified_teacher"],
    )
    assert (table.vp, table.state.is_over, season(table)) == (24, False, "spring")


@rule("TUS-10")
def test_points_reached_by_who_has_left_early_count_in_the_test() -> None:
    opponent = {"vp": 24, "structures": ["windmill"], "hand": ["sangiovese"]}
    table = managed("volunteer_crew", "card:sangiovese", "field:5", opponent=opponent)
    assert table.seat(1)["vp"] == 25
    play_any(table, "no", "done").play("pass")
    assert table.state.is_over, "and seat 0 chose no row"


@rule("TUS-10", "STC-43", "STC-22")
def test_an_order_filled_in_the_year_end_counts_in_the_test() -> None:
    others = [{"hand": all_but("order", "ord_r5"), "wake_up_row": 3, "next_row": 3}]
    given: dict[str, Any] = {"structures": ["dock", "mercado"], "cellar": {"red": [5]}, "others": others}
    table = winter(2, vp=23, wake_up_row=2, passed=[1], **given).play("pass")
    assert table.cellar == {"red": [6]}, "the wine has aged before"
    assert table.codes() == ["done", "card:ord_r5"]
    declined = table.state.copy()
    table.play("card:ord_r5", "wine:red:6")
    assert (table.vp, table.residual, table.lira) == (25, 1, 0)
    assert table.state.is_over
    declined.play("done")
    assert not declined.is_over
    assert declined.codes()[0] == "row:2"


@rule("TUS-10", "STC-42")
def test_the_statue_never_triggers_the_end() -> None:
    table = ends(2, 2, structures=["statue"], vp=24)
    assert (table.vp, table.state.is_over) == (25, False)


@rule("TUS-10", "STC-42")
def test_the_statue_counts_in_the_last_year() -> None:
    table = ends(2, 2, vp=25, others=[{"structures": ["statue"], "vp": 25}])
    assert table.state.is_over
    assert [table.seat(seat)["vp"] for seat in range(2)] == [25, 26]
    assert winners(table.state) == (1,)


@rule("TUS-10", "STC-42")
def test_the_statue_s_point_counts_in_the_test_of_the_next_year() -> None:
    table = ends(2, 2, structures=["statue"], vp=24)
    pass_until(table, "winter", "no", "deck:vine")
    pass_until(table, "spring", "no")
    assert table.state.is_over
    assert (table.vp, table.state.year) == (26, 2)


@rule("TUS-10", "INF-5")
def test_the_map_is_scored_after_the_test_and_only_at_the_end() -> None:
    table = ends(1, 2, vp=24, stars={"siena": 1})
    assert (table.vp, table.state.is_over) == (24, False)
    table = ends(1, 2, vp=25, stars={"siena": 1})
    assert (table.vp, table.state.is_over) == (27, True)


@rule("TUS-10", "GAME-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ({"vp": 26}, {"vp": 25, "lira": 9}, (0,)),
        ({"vp": 25, "lira": 3}, {"vp": 25, "lira": 2}, (0,)),
        ({"vp": 25, "lira": 3}, {"vp": 25, "lira": 4}, (1,)),
        ({"vp": 25, "cellar": {"red": [1]}}, {"vp": 25, "cellar": {"red": [3]}}, (1,)),
        ({"vp": 25, "crush_pad": {"red": [6]}}, {"vp": 25, "crush_pad": {"red": [1, 2]}}, (0,)),
        ({"vp": 25}, {"vp": 25}, (0, 1)),
        ({"vp": 25}, {"vp": 24, "stars": {"siena": 1}}, (1,)),
        ({"vp": 25, "residual": 2, "lira": 1}, {"vp": 25, "lira": 2}, (0,)),
    ],
)
def test_most_points_win_and_ties_go_by_lira_wine_and_grapes(
    mine: dict[str, Any], theirs: dict[str, Any], won: tuple[int, ...]
) -> None:
    table = ends(1, 2, others=[theirs], **mine)
    assert table.state.is_over
    assert winners(table.state) == won


@rule("TUS-10")
def test_the_result_is_that_of_the_own_year_ends() -> None:
    table = ends(1, 2, vp=25, residual=4, crush_pad={"red": [3]}, cellar={"white": [2]})
    (mine, _) = standings(table.state)
    assert (mine.vp, mine.lira, mine.wine, mine.grapes) == (25, 4, 3, 4)


@rule("TUS-10", "GAME-4")
def test_a_last_year_agreed_before_ends_the_game_too() -> None:
    table = ends(1, 2, year=3, stars={"pisa": 1}, options={"max_years": 3})
    assert table.state.is_over
    assert table.vp == 1


# --- TUS-14: the order until the year is closed


@rule("TUS-14", "YR-2")
def test_this_year_s_rows_decide_the_order_until_the_year_is_closed() -> None:
    others = [{"wake_up_row": 3, "lira": 1, "hand": ["guest_speaker"]}, {"wake_up_row": 4, "lira": 1}]
    table = winter(1, 3, wake_up_row=2, lira=1, others=others).play("pass", "row:7")
    table.play("place:play_winter_visitor:left:regular", "do:action", "card:guest_speaker")
    asked = []
    while table.codes("no"):
        asked.append(table.to_move)
        table.play("no")
    assert asked == [0, 1, 2]


@rule("TUS-14")
def test_a_new_row_above_the_others_does_not_count_yet() -> None:
    others = [{"wake_up_row": 5, "lira": 1, "hand": ["guest_speaker"]}, {"wake_up_row": 6, "lira": 1}]
    table = winter(1, 3, wake_up_row=7, lira=1, others=others, grape=0).play("pass", "row:1")
    assert table.to_move == 1
    table.play("place:play_winter_visitor:left:regular", "do:action", "card:guest_speaker")
    asked = []
    while table.codes("no"):
        asked.append(table.to_move)
        table.play("no")
    assert asked == [1, 2, 0]


@rule("TUS-14", "TUS-8")
def test_turns_go_on_by_this_year_s_rows_while_others_have_chosen_new_ones() -> None:
    others = [{"wake_up_row": 3}, {"wake_up_row": 4}]
    table = winter(1, 3, wake_up_row=2, others=others).play("place:gain_lira:beside:regular", "pass", "row:2")
    asked = []
    for _ in range(3):
        asked.append(table.to_move)
        table.play("place:gain_lira:beside:regular")
    assert asked == [2, 0, 2]


@rule("TUS-8", "SPW-14")
def test_a_waiting_messenger_comes_home_like_any_worker() -> None:
    table = winter(
        specials=["messenger", "oracle"],
        workers={"regular": 1, "grande": 1, "messenger": 1},
        board={"draw_vine": {"left": on(0, "messenger")}},
        **TWO_ROWS,
    ).play("pass")
    assert table.workers == {"regular": 1, "grande": 1, "messenger": 1}
    assert board(table) == {}
