"""ORD: filling orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import pile
from tests.support import Table, rule
from vendemmia.engine import Reason


def cellar(order: str, **given: Any) -> Table:
    return Table(season="winter", hand=[order], **given)


@rule("ORD-1")
def test_an_order_gives_points_and_residual_payment_and_is_discarded() -> None:
    table = cellar("ord_w2_s8", cellar={"white": [2], "sparkling": [8]}, residual=1)
    table.play("place:fill_order:left:regular", "card:ord_w2_s8", "wine:white:2", "wine:sparkling:8")
    assert (table.vp, table.residual) == (6, 3)
    assert table.cellar == {}
    assert table.hand == []
    assert pile(table, "order") == ["ord_w2_s8"]


@rule("ORD-1")
@pytest.mark.parametrize(("value", "enough"), [(4, False), (5, True), (9, True)])
def test_a_wine_of_at_least_the_value_is_needed(value: int, enough: bool) -> None:
    table = cellar("ord_r5", cellar={"red": [value]})
    assert table.reasons("place:fill_order:left:regular") == ([] if enough else [Reason.ORDER_NOT_FILLABLE])


@rule("ORD-1")
def test_another_type_does_not_serve() -> None:
    table = cellar("ord_r5", cellar={"white": [9], "blush": [9], "sparkling": [9]})
    assert table.reasons("place:fill_order:left:regular") == [Reason.ORDER_NOT_FILLABLE]


@rule("ORD-1")
def test_the_player_chooses_which_tokens() -> None:
    table = cellar("ord_r5", cellar={"red": [4, 5, 9]}).play("place:fill_order:left:regular", "card:ord_r5")
    assert table.codes() == ["wine:red:5", "wine:red:9"]
    assert table.reasons("wine:red:4") == [Reason.WINE_TOO_LOW]
    assert table.reasons("wine:red:6") == [Reason.WINE_MISSING]
    table.play("wine:red:9")
    assert table.cellar == {"red": [4, 5]}


@rule("ORD-1")
def test_each_wine_on_the_order_takes_a_token_of_its_own() -> None:
    assert cellar("ord_r4_r3", cellar={"red": [9]}).reasons("place:fill_order:left:regular") == [
        Reason.ORDER_NOT_FILLABLE
    ]
    table = cellar("ord_r4_r3", cellar={"red": [3, 4, 5]}).play("place:fill_order:left:regular", "card:ord_r4_r3")
    assert table.codes() == ["wine:red:4", "wine:red:5"]
    table.play("wine:red:4")
    assert table.codes() == ["wine:red:3", "wine:red:5"]
    table.play("wine:red:5")
    assert table.cellar == {"red": [3]}
    assert table.vp == 3


@rule("ORD-1")
def test_three_of_one_type_each_high_enough() -> None:
    low = cellar("ord_w4_w3_w2", cellar={"white": [2, 4, 1]})
    assert low.reasons("place:fill_order:left:regular") == [Reason.ORDER_NOT_FILLABLE]
    table = cellar("ord_w4_w3_w2", cellar={"white": [2, 3, 6]}).play(
        "place:fill_order:left:regular", "card:ord_w4_w3_w2"
    )
    assert table.codes() == ["wine:white:6"]
    table.play("wine:white:6")
    assert table.codes() == ["wine:white:3"]
    table.play("wine:white:3", "wine:white:2")
    assert table.cellar == {}


@rule("ORD-1")
def test_an_order_of_the_hand_and_nothing_else_is_filled() -> None:
    table = Table(season="winter", hand=["ord_r5", "ord_r6", "broker"], cellar={"red": [5]})
    table.play("place:fill_order:left:regular")
    assert table.codes() == ["card:ord_r5"]
    assert table.reasons("card:ord_r6") == [Reason.ORDER_NOT_FILLABLE]
    assert table.reasons("card:ord_w5") == [Reason.CARD_NOT_HELD]
    assert table.reasons("card:broker") == [Reason.NOT_AN_ORDER]


@rule("ORD-1", "VIS-12")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5)])
def test_the_residual_payment_stops_at_five(before: int, after: int) -> None:
    table = cellar("ord_s9", cellar={"sparkling": [9]}, residual=before)
    table.play("place:fill_order:left:regular", "card:ord_s9", "wine:sparkling:9")
    assert (table.vp, table.residual) == (5, after)
