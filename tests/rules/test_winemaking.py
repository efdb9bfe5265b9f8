"""WINE: from the crush pad to the cellar."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import Table, rule
from vendemmia.engine import Reason

MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]


def pressing(structures: list[str] | None = None, **given: Any) -> Table:
    """Winter, with a worker on the wine action."""
    return Table(season="winter", structures=structures or [], **given).play("place:make_wine:left:regular")


@rule("WINE-1")
@pytest.mark.parametrize("colour", ["red", "white"])
@pytest.mark.parametrize("value", [1, 2, 3, 5, 9])
def test_a_grape_makes_a_wine_of_its_colour_and_value(colour: str, value: int) -> None:
    table = pressing(LARGE, crush_pad={colour: [value]}).play(f"make:{colour}", f"grape:{colour}:{value}")
    assert table.cellar == {colour: [value]}
    assert table.crush_pad == {}


@rule("WINE-1")
def test_a_white_grape_makes_no_red_wine() -> None:
    table = pressing(crush_pad={"white": [2]})
    assert table.codes() == ["make:white"]
    assert table.reasons("make:red") == [Reason.GRAPE_MISSING]


@rule("WINE-2")
@pytest.mark.parametrize(("red", "white", "value"), [(1, 3, 4), (2, 3, 5), (3, 3, 6)])
def test_blush_is_the_sum_of_a_red_and_a_white_grape(red: int, white: int, value: int) -> None:
    table = pressing(MEDIUM, crush_pad={"red": [red], "white": [white]})
    table.play("make:blush", f"grape:red:{red}", f"grape:white:{white}")
    assert table.cellar == {"blush": [value]}
    assert table.crush_pad == {}


@rule("WINE-2")
def test_blush_below_four_is_not_made() -> None:
    table = pressing(MEDIUM, crush_pad={"red": [1], "white": [2]})
    assert table.reasons("make:blush") == [Reason.NO_WINE_ICON]
    table = pressing(MEDIUM, crush_pad={"red": [1, 2], "white": [2]}).play("make:blush")
    assert table.codes() == ["grape:red:2"]
    assert table.reasons("grape:red:1") == [Reason.NO_WINE_ICON]


@rule("WINE-2")
def test_blush_needs_the_medium_cellar() -> None:
    table = pressing(crush_pad={"red": [3], "white": [3]})
    assert table.reasons("make:blush") == [Reason.MEDIUM_CELLAR_NEEDED]


@rule("WINE-3")
@pytest.mark.parametrize(("reds", "white", "value"), [([1, 2], 4, 7), ([1, 4], 3, 8), ([2, 3], 4, 9)])
def test_sparkling_is_the_sum_of_two_red_grapes_and_a_white_one(reds: list[int], white: int, value: int) -> None:
    table = pressing(LARGE, crush_pad={"red": reds, "white": [white]})
    table.play("make:sparkling", f"grape:red:{reds[0]}", f"grape:red:{reds[1]}", f"grape:white:{white}")
    assert table.cellar == {"sparkling": [value]}
    assert table.crush_pad == {}


@rule("WINE-3")
def test_sparkling_below_seven_is_not_made() -> None:
    table = pressing(LARGE, crush_pad={"red": [1, 2], "white": [3]})
    assert table.reasons("make:sparkling") == [Reason.NO_WINE_ICON]


@rule("WINE-3")
def test_one_red_grape_is_not_used_twice_nor_two_white_ones() -> None:
    table = pressing(LARGE, crush_pad={"red": [4, 5], "white": [3, 4]}).play("make:sparkling", "grape:red:5")
    assert table.codes() == ["grape:red:4"]
    assert table.reasons("grape:red:5") == [Reason.GRAPE_MISSING]
    few = pressing(LARGE, crush_pad={"red": [5], "white": [3, 4]})
    assert few.reasons("make:sparkling") == [Reason.GRAPE_MISSING]


@rule("WINE-3")
def test_sparkling_needs_the_large_cellar() -> None:
    table = pressing(MEDIUM, crush_pad={"red": [3, 4], "white": [3]})
    assert table.reasons("make:sparkling") == [Reason.LARGE_CELLAR_NEEDED]


@rule("WINE-4")
def test_a_value_the_cellar_cannot_hold_drops_to_the_highest_free_icon() -> None:
    table = pressing(crush_pad={"red": [4]}).play("make:red", "grape:red:4")
    assert table.cellar == {"red": [3]}
    table = pressing(crush_pad={"red": [4]}, cellar={"red": [3]}).play("make:red", "grape:red:4")
    assert table.cellar == {"red": [2, 3]}
    table = pressing(MEDIUM, crush_pad={"red": [6], "white": [3]}, cellar={"blush": [6]})
    table.play("make:blush", "grape:red:6", "grape:white:3")
    assert table.cellar == {"blush": [5, 6]}


@rule("WINE-4")
def test_a_taken_icon_drops_the_wine_to_the_next_lower_free_one() -> None:
    table = pressing(MEDIUM, crush_pad={"white": [5]}, cellar={"white": [4, 5]}).play("make:white", "grape:white:5")
    assert table.cellar == {"white": [3, 4, 5]}
    table = pressing(LARGE, crush_pad={"red": [4, 3], "white": [3]}, cellar={"sparkling": [9]})
    table.play("make:sparkling", "grape:red:3", "grape:red:4", "grape:white:3")
    assert table.cellar == {"sparkling": [8, 9]}


@rule("WINE-4")
def test_blush_never_drops_below_four_nor_sparkling_below_seven() -> None:
    table = pressing(LARGE, crush_pad={"red": [2], "white": [3]}, cellar={"blush": [4, 5]})
    assert table.reasons("make:blush") == [Reason.NO_WINE_ICON]
    table = pressing(LARGE, crush_pad={"red": [1, 3], "white": [4]}, cellar={"sparkling": [7, 8]})
    assert table.reasons("make:sparkling") == [Reason.NO_WINE_ICON]
    higher = pressing(LARGE, crush_pad={"red": [2, 3], "white": [4]}, cellar={"sparkling": [7, 8]})
    assert higher.reasons("make:sparkling") == []


@rule("WINE-4")
def test_a_sum_over_nine_counts_as_nine() -> None:
    table = pressing(LARGE, crush_pad={"red": [8], "white": [9]}).play("make:blush", "grape:red:8", "grape:white:9")
    assert table.cellar == {"blush": [9]}
    table = pressing(LARGE, crush_pad={"red": [8, 9], "white": [9]}, cellar={"sparkling": [9]})
    table.play("make:sparkling", "grape:red:8", "grape:red:9", "grape:white:9")
    assert table.cellar == {"sparkling": [8, 9]}


@rule("WINE-4", "PLACE-5")
def test_without_an_icon_the_wine_is_not_made_and_no_grape_is_lost() -> None:
    table = Table(season="winter", crush_pad={"red": [2]}, cellar={"red": [1, 2]})
    assert Reason.NO_WINE_ICON in table.reasons("place:make_wine:left:regular")
    assert table.crush_pad == {"red": [2]}
    assert not [code for code in table.codes() if "make_wine" in code], "no worker takes a space only to block it"
    three = Table(season="winter", crush_pad={"red": [3]}, cellar={"red": [1, 2]})
    assert three.reasons("place:make_wine:left:regular") == []


@rule("WINE-4")
def test_a_grape_whose_icons_are_taken_may_not_be_chosen() -> None:
    table = pressing(crush_pad={"red": [2, 3]}, cellar={"red": [1, 2]}).play("make:red")
    assert table.codes() == ["grape:red:3"]
    assert table.reasons("grape:red:2") == [Reason.NO_WINE_ICON]


@rule("WINE-5")
def test_two_grapes_of_one_colour_make_two_wines_one_after_the_other() -> None:
    table = pressing(MEDIUM, crush_pad={"red": [2, 3]}).play("make:red", "grape:red:3")
    assert table.cellar == {"red": [3]}
    assert table.crush_pad == {"red": [2]}, "used grapes leave the crush pad at once"
    assert table.codes() == ["done", "make:red"]
    table.play("make:red", "grape:red:2")
    assert table.cellar == {"red": [2, 3]}


@rule("WINE-5")
def test_a_wine_in_the_cellar_is_never_an_ingredient() -> None:
    table = pressing(MEDIUM, crush_pad={"red": [3]}, cellar={"white": [3]})
    assert table.codes() == ["make:red"]
    assert table.reasons("make:blush") == [Reason.GRAPE_MISSING]


@rule("WINE-5")
def test_the_player_chooses_grapes_and_order() -> None:
    table = pressing(crush_pad={"red": [2, 3]}, cellar={"red": [2]}).play("make:red", "grape:red:2")
    assert table.cellar == {"red": [1, 2]}
    assert table.play("make:red", "grape:red:3").cellar == {"red": [1, 2, 3]}
    other = pressing(crush_pad={"red": [2, 3]}, cellar={"red": [3]}).play("make:red", "grape:red:3")
    assert other.cellar == {"red": [2, 3]}
    assert other.play("make:red", "grape:red:2").cellar == {"red": [1, 2, 3]}


@rule("WINE-5")
def test_a_value_is_never_lowered_further_than_it_must() -> None:
    table = pressing(MEDIUM, crush_pad={"red": [6]}, cellar={"red": [6]}).play("make:red", "grape:red:6")
    assert table.cellar == {"red": [5, 6]}
