"""WAKE: the rooster and the bonus of its row."""

from __future__ import annotations

import pytest

from tests.rules import season, whole_deck
from tests.support import Table, rule
from vendemmia.engine import Reason


@rule("WAKE-1")
def test_a_row_holds_one_rooster() -> None:
    table = Table(players=3, season="spring")
    assert table.codes() == [f"row:{row}" for row in range(1, 8)]
    table.play("row:4")
    assert table.reasons("row:4") == [Reason.ROW_TAKEN]
    assert "row:4" not in table.codes()
    table.play("row:3")
    assert table.codes() == ["row:1", "row:2", "row:5", "row:6", "row:7"]


@rule("WAKE-1")
def test_the_bonus_comes_before_the_next_player_chooses() -> None:
    table = Table(season="spring")
    table.play("row:5")
    assert table.to_move == 0
    assert table.codes() == ["deck:summer", "deck:winter"]
    table.play("deck:summer")
    assert table.to_move == 1
    assert table.seat(0)["row"] == 5


@rule("WAKE-1")
def test_summer_begins_when_all_roosters_are_placed() -> None:
    table = Table(season="spring").play("row:3", "row:1")
    assert season(table) == "summer"
    assert table.to_move == 1


@rule("WAKE-2")
@pytest.mark.parametrize(
    ("row", "lira", "vp", "cards", "regular"),
    [
        (1, 0, 0, 0, 2),
        (2, 0, 0, 1, 2),
        (3, 0, 0, 1, 2),
        (4, 1, 0, 0, 2),
        (6, 0, 1, 0, 2),
        (7, 0, 0, 0, 3),
    ],
)
def test_each_row_has_its_bonus(row: int, lira: int, vp: int, cards: int, regular: int) -> None:
    table = Table(season="spring").play(f"row:{row}")
    assert (table.lira, table.vp, len(table.hand), table.workers["regular"]) == (lira, vp, cards, regular)
    if row == 2:
        assert table.hand[0] in whole_deck("vine")
    if row == 3:
        assert table.hand[0] in whole_deck("order")
    assert table.to_move == 1


@rule("WAKE-2")
@pytest.mark.parametrize("deck", ["summer", "winter"])
def test_row_5_gives_a_visitor_of_the_chosen_kind(deck: str) -> None:
    table = Table(season="spring").play("row:5", f"deck:{deck}")
    assert len(table.hand) == 1
    assert table.hand[0] in whole_deck(deck)
    assert Table(season="spring").play("row:5").reasons("deck:vine") == [Reason.NOT_ASKED]


@rule("WAKE-3")
def test_the_temporary_worker_is_placed_as_a_regular_one() -> None:
    table = Table(season="spring", workers={"regular": 1, "grande": 1}).play("row:7", "row:1", "pass")
    assert table.state.temporary == 0
    for _ in range(2):
        table.play("place:gain_lira:beside:regular")
    assert table.reasons("place:gain_lira:beside:regular") == [Reason.WORKER_AWAY]
    assert table.lira == 2


@rule("WAKE-3", "WIN-7")
def test_the_temporary_worker_does_not_count_towards_the_limit() -> None:
    table = Table(season="winter", lira=4, workers={"regular": 4, "grande": 1}, temporary=0)
    assert table.workers["regular"] == 5
    table.play("place:train_worker:left:regular")
    assert table.training == 1
    full = Table(season="winter", lira=4, workers={"regular": 5, "grande": 1}, temporary=0)
    assert full.reasons("place:train_worker:left:regular") == [Reason.WORKER_LIMIT]


@rule("WAKE-3", "END-1")
@pytest.mark.parametrize("used", [True, False])
def test_the_temporary_worker_goes_back_to_the_chart_at_year_end(used: bool) -> None:
    table = Table(season="winter", temporary=0, wake_up_row=7, others=[{"wake_up_row": 1}], passed=[1])
    if used:
        for _ in range(3):
            table.play("place:gain_lira:beside:regular")
    table.play("pass")
    assert season(table) == "spring"
    assert table.state.temporary == -1
    assert table.workers == {"regular": 2, "grande": 1}
    assert "row:7" in table.codes()
