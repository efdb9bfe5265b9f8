"""YR: the seasons and who comes when."""

from __future__ import annotations

from tests.rules import has_passed, season
from tests.support import Table, rule
from vendemmia.engine import Kind, Reason


@rule("YR-1")
def test_a_year_is_spring_summer_fall_winter_and_year_end() -> None:
    table = Table(season="spring", residual=2)
    seasons = [season(table)]
    kinds: list[Kind] = []
    for code in ("row:1", "row:4", "pass", "pass", "deck:summer", "deck:summer", "pass", "pass"):
        table.play(code)
        kinds += [event.kind for event in table.events]
        if season(table) != seasons[-1]:
            seasons.append(season(table))
    assert seasons == ["spring", "summer", "fall", "winter", "spring"]
    assert table.state.year == 2
    assert table.lira == 2
    ends = [Kind.AGED, Kind.WORKERS_HOME, Kind.FIRST_PLAYER, Kind.YEAR]
    assert [kind for kind in kinds if kind in ends] == [
        *[Kind.AGED] * 2,
        *[Kind.WORKERS_HOME] * 2,
        Kind.FIRST_PLAYER,
        Kind.YEAR,
    ]


@rule("YR-2")
def test_spring_goes_clockwise_from_the_first_player() -> None:
    table = Table(players=4, season="spring", first=2, to_move=2)
    asked = []
    for row in (7, 1, 6, 3):
        asked.append(table.to_move)
        table.play(f"row:{row}")
    assert asked == [2, 3, 0, 1]


@rule("YR-2")
def test_summer_fall_and_winter_go_by_wake_up_row() -> None:
    table = Table(
        players=3,
        season="summer",
        to_move=2,
        wake_up_row=5,
        others=[{"wake_up_row": 7}, {"wake_up_row": 2}],
    )
    asked = []
    for code in ("pass", "pass", "pass", "deck:summer", "deck:winter", "deck:summer", "pass", "pass", "pass"):
        asked.append(table.to_move)
        table.play(code)
    assert asked == [2, 0, 1] * 3


@rule("YR-2")
def test_the_year_end_discard_goes_by_wake_up_row() -> None:
    table = Table(
        season="winter",
        to_move=0,
        passed=[1],
        wake_up_row=4,
        hand=["merlot"] * 5 + ["syrah"] * 3,
        others=[{"wake_up_row": 2, "hand": ["pinot"] * 6 + ["malvasia"] * 2}],
    )
    table.play("pass")
    assert table.to_move == 1
    table.play("card:pinot")
    assert table.to_move == 0


@rule("YR-2")
def test_the_owner_of_a_card_decides_in_the_owner_s_own_place() -> None:
    table = Table(
        players=4,
        to_move=0,
        wake_up_row=3,
        lira=5,
        hand=["handyman"],
        others=[{"wake_up_row": 6, "lira": 5}, {"wake_up_row": 1, "lira": 5}, {"wake_up_row": 4, "lira": 5}],
    )
    table.play("place:play_summer_visitor:left:regular", "card:handyman")
    asked = []
    for _ in range(4):
        asked.append(table.to_move)
        table.play("no")
    assert asked == [2, 0, 3, 1]


@rule("YR-2")
def test_several_who_draw_because_of_a_card_do_so_by_wake_up_row() -> None:
    table = Table(
        players=4,
        wake_up_row=2,
        hand=["vendor"],
        others=[{"wake_up_row": 7}, {"wake_up_row": 1}, {"wake_up_row": 5}],
    )
    table.play("place:play_summer_visitor:left:regular", "card:vendor")
    asked = []
    for _ in range(3):
        asked.append(table.to_move)
        table.play("yes")
    assert asked == [2, 3, 1]
    assert [len(table.seat(seat)["hand"]) for seat in (1, 2, 3)] == [1, 1, 1]


@rule("YR-3")
def test_the_order_of_winter_is_that_of_spring_whoever_acted_last_in_summer() -> None:
    table = Table()
    table.play("pass", "place:gain_lira:beside:regular", "place:gain_lira:beside:regular", "pass")
    assert season(table) == "fall"
    assert table.to_move == 0
    table.play("deck:summer", "deck:summer")
    assert season(table) == "winter"
    assert table.to_move == 0


@rule("YR-3")
def test_the_organizer_changes_the_order_of_the_seasons_to_come() -> None:
    table = Table(hand=["organizer"], others=[{}])
    table.play("place:play_summer_visitor:left:regular", "card:organizer", "row:6", "pass")
    assert season(table) == "fall"
    assert table.to_move == 1


@rule("YR-4")
def test_a_player_who_has_passed_still_takes_part_in_another_s_card() -> None:
    table = Table(hand=["handyman"], passed=[1], others=[{"lira": 5}])
    table.play("place:play_summer_visitor:left:regular", "card:handyman")
    table.play("no") if table.to_move == 0 else None
    assert table.to_move == 1
    table.play("structure:cottage")
    assert table.seat(1)["structures"] == ["cottage"]
    assert table.seat(1)["lira"] == 3
    assert table.vp == 1
    assert has_passed(table, 1)


@rule("YR-4", "RUL-10")
def test_a_player_who_has_passed_is_left_out_by_the_motivator() -> None:
    table = Table(
        season="winter",
        hand=["motivator"],
        passed=[1],
        board={"gain_lira": {"beside": [{"seat": 1, "worker": "grande"}]}},
    )
    table.play("place:play_winter_visitor:left:regular", "card:motivator")
    assert table.state.vineyards[1].grande == 0
    assert table.vp == 0
    assert table.to_move == 0
    assert table.codes("place:")


@rule("YR-2")
def test_who_is_not_asked_may_not_answer() -> None:
    table = Table()
    assert table.reasons("row:3") == [Reason.NOT_ASKED]
    assert table.reasons("yes") == [Reason.NOT_ASKED]
