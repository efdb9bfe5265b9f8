"""GAME: the last year and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import season
from tests.support import Table, rule
from vendemmia.engine import GameOver, Kind, standings, winners


def finished(*seats: dict[str, Any]) -> Table:
    """The last year has just ended."""
    others = list(seats[1:])
    passed = list(range(1, len(seats)))
    table = Table(players=len(seats), season="winter", final_year=True, passed=passed, others=others, **seats[0])
    return table.play("pass")


@rule("GAME-1")
def test_the_game_ends_after_the_year_in_which_somebody_reaches_20() -> None:
    table = Table(vp=19, players=3, passed=[1, 2])
    table.play("place:sell_or_field:middle:regular", "field:5", "do:bonus")
    assert table.vp == 20
    assert [event.seat for event in table.events if event.kind is Kind.LAST_YEAR] == [0]
    assert season(table) == "summer"
    table.play("pass", *["deck:summer"] * 3)
    assert season(table) == "winter"
    table.play("pass", "pass", "pass")
    assert table.state.is_over
    assert table.to_move is None
    with pytest.raises(GameOver):
        table.play("pass")


@rule("GAME-1")
def test_19_points_do_not_end_the_game() -> None:
    table = Table(season="winter", vp=19, passed=[1]).play("pass")
    assert not table.state.is_over
    assert season(table) == "spring"


@rule("GAME-1", "WAKE-2")
def test_20_points_in_spring_make_this_year_the_last_and_it_is_played_in_full() -> None:
    table = Table(season="spring", vp=19).play("row:6")
    assert table.state.final_year
    table.play("row:1", "pass", "pass", "deck:summer", "deck:summer", "pass", "pass")
    assert table.state.is_over


@rule("GAME-1")
def test_reached_is_reached_even_if_points_are_lost_again() -> None:
    table = Table(vp=18, lira=9, players=3, hand=["broker", "uncertified_broker"], passed=[1, 2])
    table.play(
        "place:play_summer_visitor:middle:regular", "card:broker", "option:1", "card:uncertified_broker", "option:1"
    )
    assert table.vp == 18
    assert table.state.final_year
    table.play("pass", *["deck:summer"] * 3, "pass", "pass", "pass")
    assert table.state.is_over


@rule("GAME-1", "END-1")
def test_the_last_year_end_is_carried_out_too() -> None:
    table = Table(
        season="winter",
        final_year=True,
        passed=[1],
        residual=3,
        crush_pad={"red": [1]},
        hand=["merlot"] * 5 + ["syrah"] * 3,
    )
    table.play("pass")
    assert table.to_move == 0
    table.play("card:merlot")
    assert table.state.is_over
    assert (table.lira, table.crush_pad, len(table.hand)) == (3, {"red": [2]}, 7)


@rule("GAME-2")
@pytest.mark.parametrize(
    ("one", "two", "won", "by"),
    [
        ({"vp": 21}, {"vp": 20, "lira": 50}, (0,), ""),
        ({"vp": 20}, {"vp": 20, "lira": 1}, (1,), "lira"),
        ({"vp": 20, "residual": 1}, {"vp": 20}, (0,), "lira"),
        ({"vp": 20, "lira": 1}, {"vp": 20, "cellar": {"red": [9]}}, (0,), "lira"),
        ({"vp": 20, "cellar": {"red": [1]}}, {"vp": 20, "crush_pad": {"red": [9]}}, (0,), "wine"),
        ({"vp": 20, "cellar": {"red": [1, 2]}}, {"vp": 20, "cellar": {"white": [3]}}, (0,), "wine"),
        ({"vp": 20, "crush_pad": {"red": [1], "white": [4]}}, {"vp": 20, "crush_pad": {"red": [5]}}, (0,), "grapes"),
        ({"vp": 20}, {"vp": 20}, (0, 1), ""),
    ],
    ids=[
        "points",
        "lira",
        "lira after the year end",
        "lira before wine",
        "wine",
        "wine after ageing",
        "grapes after ageing",
        "shared",
    ],
)
def test_most_points_then_lira_then_wine_then_grapes(
    one: dict[str, Any], two: dict[str, Any], won: tuple[int, ...], by: str
) -> None:
    state = finished(one, two).state
    assert winners(state) == won
    first, second = standings(state)
    assert first.tie_break(second) == second.tie_break(first) == by


@rule("GAME-2")
def test_wine_of_all_types_counts_for_a_tie() -> None:
    one = {
        "vp": 20,
        "structures": ["medium_cellar", "large_cellar"],
        "cellar": {"red": [1], "blush": [4], "sparkling": [7]},
    }
    two = {"vp": 20, "structures": ["medium_cellar", "large_cellar"], "cellar": {"white": [6, 7]}}
    table = finished(one, two)
    assert [standing.wine for standing in standings(table.state)] == [15, 15]
    assert winners(table.state) == (0, 1)


@rule("GAME-2")
def test_a_win_is_shared_by_those_who_are_equal_in_everything() -> None:
    table = finished({"vp": 20, "lira": 3}, {"vp": 22}, {"vp": 22}, {"vp": 5})
    assert [(standing.seat, standing.rank) for standing in standings(table.state)] == [(0, 3), (1, 1), (2, 1), (3, 4)]


@rule("GAME-3")
def test_points_have_no_upper_limit() -> None:
    table = Table(season="winter", vp=60, final_year=True, hand=["ord_w2_s8"], cellar={"white": [2], "sparkling": [8]})
    table.play("place:fill_order:left:regular", "card:ord_w2_s8", "wine:white:2", "wine:sparkling:8")
    assert table.vp == 66


@rule("GAME-4")
def test_without_the_option_years_go_on() -> None:
    table = Table(season="winter", year=200, passed=[1]).play("pass")
    assert table.state.year == 201
    assert not table.state.is_over


@rule("GAME-4")
def test_the_option_ends_the_game_after_the_given_year() -> None:
    table = Table(season="winter", year=2, options={"max_years": 3}, passed=[1], vp=1).play("pass")
    assert table.state.year == 3
    table.play("row:1", "row:4", "pass", "pass", "deck:summer", "deck:summer", "pass", "pass")
    assert table.state.is_over
    assert table.state.year == 3
    assert winners(table.state) == (0,)
