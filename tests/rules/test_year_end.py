"""END: what happens after winter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, pile, season
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]


def year_end(**given: Any) -> Table:
    """Winter, seat 1 has passed; seat 0 passes."""
    return Table(season="winter", passed=[1], **given).play("pass")


@rule("END-1")
def test_the_year_ends_in_a_fixed_order() -> None:
    table = year_end(residual=2, training=1, hand=["merlot"] * 5 + ["syrah"] * 3, crush_pad={"red": [1]})
    kinds = [event.kind for event in table.events if event.seat in (0, -1)]
    wanted = [Kind.AGED, Kind.WORKERS_HOME, Kind.LIRA]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert table.codes() == ["card:syrah", "card:merlot"]
    assert (table.lira, table.crush_pad, table.workers["regular"]) == (2, {"red": [2]}, 3)
    assert table.state.first == 0, "the grape token has not moved yet"
    table.play("card:syrah")
    assert [event.kind for event in table.events][:3] == [Kind.DISCARDED, Kind.FIRST_PLAYER, Kind.YEAR]


@rule("END-1")
def test_all_workers_come_back_and_trained_ones_are_available() -> None:
    standing = {
        "give_tour": {"left": on(0)},
        "gain_lira": {"beside": [on(0, "grande"), on(1)]},
        "yoke": {"left": on(0)},
    }
    table = year_end(structures=["yoke"], workers={"regular": 3, "grande": 1}, training=1, board=standing)
    assert board(table) == {}
    assert table.workers == {"regular": 4, "grande": 1}
    assert table.training == 0
    assert table.seat(1)["workers"] == {"regular": 2, "grande": 1}


@rule("END-1")
def test_hands_are_discarded_down_to_seven_face_up_by_own_choice() -> None:
    hand = ["merlot", "merlot", "syrah", "pinot", "broker", "artisan", "judge", "ord_r5", "ord_w5"]
    table = year_end(hand=hand)
    assert season(table) == "winter"
    assert len(table.codes()) == 8, "every card once, whatever its kind"
    table.play("card:judge")
    assert table.events[0].seen_by(1).thing == "judge"
    assert table.reasons("done") == [Reason.NOT_ASKED]
    table.play("card:ord_w5")
    assert season(table) == "spring"
    assert len(table.hand) == 7
    assert (pile(table, "winter"), pile(table, "order")) == (["judge"], ["ord_w5"])


@rule("END-1")
def test_seven_cards_may_be_kept_and_there_is_no_limit_before() -> None:
    table = year_end(hand=["merlot"] * 5 + ["syrah"] * 2)
    assert season(table) == "spring"
    table = Table(hand=["merlot"] * 5 + ["syrah"] * 5).play("place:draw_vine:left:regular")
    assert len(table.hand) == 11


@rule("END-1")
@pytest.mark.parametrize(("players", "first", "after"), [(2, 0, 1), (2, 1, 0), (4, 2, 1), (4, 0, 3)])
def test_the_grape_token_moves_one_seat_counter_clockwise(players: int, first: int, after: int) -> None:
    table = Table(players=players, season="winter", first=first, passed=list(range(1, players))).play("pass")
    assert table.state.first == after
    assert table.to_move == after


@rule("END-1")
def test_roosters_leave_the_chart_and_marks_are_fresh() -> None:
    table = year_end(
        structures=["yoke", "windmill", "tasting_room"],
        used=["yoke", "windmill", "tasting_room"],
        fields={5: ["malvasia"]},
        harvested=["5"],
        wake_up_row=6,
    )
    vineyard = table.state.vineyards[0]
    assert (vineyard.row, vineyard.used, vineyard.harvested) == (0, 0, 0)
    assert table.codes() == [f"row:{row}" for row in range(1, 8)]
    assert table.state.passed == 0


@rule("END-2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1], [2]),
        ([9], [9]),
        ([8, 9], [8, 9]),
        ([7, 9], [8, 9]),
        ([1, 2, 3], [2, 3, 4]),
        ([6, 7, 8, 9], [6, 7, 8, 9]),
        ([5, 8], [6, 9]),
    ],
)
def test_grapes_move_up_by_one_if_they_can(before: list[int], after: list[int]) -> None:
    for colour in ("red", "white"):
        assert year_end(crush_pad={colour: before}).crush_pad == {colour: after}


@rule("END-2")
@pytest.mark.parametrize("kind", ["red", "white", "blush", "sparkling"])
def test_wines_of_every_type_age_and_stop_at_nine(kind: str) -> None:
    table = year_end(structures=LARGE, cellar={kind: [7, 9]})
    assert table.cellar == {kind: [8, 9]}
    assert year_end(structures=LARGE, cellar={kind: [8, 9]}).cellar == {kind: [8, 9]}


@rule("END-2")
def test_age_twice_is_done_twice_and_for_wine_only() -> None:
    table = Table(
        season="winter",
        structures=LARGE,
        hand=["oenologist"],
        cellar={"red": [7, 8], "blush": [4]},
        crush_pad={"red": [1]},
    )
    table.play("place:play_winter_visitor:left:regular", "card:oenologist", "option:1")
    assert table.cellar == {"red": [8, 9], "blush": [6]}
    assert table.crush_pad == {"red": [1]}


@rule("END-3")
@pytest.mark.parametrize(
    ("structures", "before", "after"),
    [
        ([], [3], [3]),
        ([], [2, 3], [2, 3]),
        ([], [1, 3], [2, 3]),
        (MEDIUM, [3], [4]),
        (MEDIUM, [2, 3], [3, 4]),
        (MEDIUM, [6], [6]),
        (MEDIUM, [5, 6], [5, 6]),
        (LARGE, [6], [7]),
    ],
)
def test_wine_does_not_age_into_a_cellar_that_is_not_there(
    structures: list[str], before: list[int], after: list[int]
) -> None:
    for colour in ("red", "white"):
        assert year_end(structures=structures, cellar={colour: before}).cellar == {colour: after}


@rule("END-3", "RUL-7")
@pytest.mark.parametrize(
    ("structures", "before", "after"),
    [
        ([], {"red": [4]}, {"red": [5]}),
        ([], {"red": [6]}, {"red": [6]}),
        ([], {"red": [7]}, {"red": [8]}),
        ([], {"red": [3, 4]}, {"red": [3, 5]}),
        ([], {"blush": [4]}, {"blush": [5]}),
        ([], {"sparkling": [7]}, {"sparkling": [8]}),
        (MEDIUM, {"red": [6, 7]}, {"red": [6, 8]}),
        (MEDIUM, {"sparkling": [8]}, {"sparkling": [9]}),
    ],
)
def test_a_wine_beyond_the_cellar_ages_inside_its_tier(
    structures: list[str], before: dict[str, list[int]], after: dict[str, list[int]]
) -> None:
    assert year_end(structures=structures, cellar=before).cellar == after


@rule("END-3")
def test_no_token_is_ever_lost_by_ageing() -> None:
    nine = list(range(1, 10))
    for structures in ([], MEDIUM, LARGE):
        table = year_end(structures=structures, cellar={"red": nine, "white": nine}, crush_pad={"red": nine})
        assert table.cellar == {"red": nine, "white": nine}
        assert table.crush_pad == {"red": nine}


@rule("END-4")
@pytest.mark.parametrize("residual", [0, 1, 5])
def test_everybody_gains_the_residual_payment(residual: int) -> None:
    table = year_end(residual=residual, lira=1, others=[{"residual": 2}])
    assert table.lira == 1 + residual
    assert table.seat(1)["lira"] == 2
    assert table.residual == residual
