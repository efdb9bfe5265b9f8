"""The structure cards 1 to 9, case by case: Cask to Patio."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.structure_table import Mat, both_boards, every_season, playing, whole_deck
from tests.support import rule
from vendemmia.engine import Reason

CASK = "place:structure:cask:left:regular"
CAVE = "place:structure:wine_cave:left:regular"
POST = "place:structure:trading_post:left:regular"
SHOP = "place:structure:shop:left:regular"
PRESS = "place:structure:wine_press:left:regular"
SCHOOL = "place:structure:school:left:regular"
BAR = "place:structure:wine_bar:left:regular"
MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
MAKING = {"base": "winter", "extended": "fall"}
"""The season of the action that makes wine."""
TRAINING = {"specials": ["farmer"], "workers": {"regular": 2, "grande": 1}}


# --- STC-9: Cask


@rule("STC-9")
@every_season
def test_cask_ages_one_wine_twice_and_draws_an_order(board: str, season: str) -> None:
    table = Mat(board, season=season, structures=["cask", *MEDIUM], cellar={"red": [2, 4], "white": [4]})
    table.play(CASK)
    assert table.offered("wine:red:2", "wine:red:4", "wine:white:4")
    table.play("wine:red:4")
    assert table.changed() == {"cellar": {"red": [2, 6], "white": [4]}, "drew": {"order": 1}}


@rule("STC-9", "END-3")
@both_boards
@pytest.mark.parametrize(
    ("cellars", "kind", "value", "after"),
    [
        ([], "red", 1, 3),
        ([], "red", 2, 3),
        (MEDIUM, "white", 3, 5),
        (MEDIUM, "blush", 5, 6),
        (LARGE, "blush", 6, 8),
        (LARGE, "sparkling", 7, 9),
        (LARGE, "red", 8, 9),
        ([], "red", 4, 6),
        ([], "white", 8, 9),
    ],
)
def test_cask_keeps_to_the_cellar(board: str, cellars: list[str], kind: str, value: int, after: int) -> None:
    table = Mat(board, structures=["cask", *cellars], cellar={kind: [value]}).play(CASK, f"wine:{kind}:{value}")
    assert table.changed() == {"cellar": {kind: [after]}, "drew": {"order": 1}}


@rule("STC-9", "END-2", "END-3")
@both_boards
@pytest.mark.parametrize(
    ("cellars", "cellar"),
    [([], {"red": [3]}), (MEDIUM, {"blush": [6]}), (LARGE, {"white": [9]}), (LARGE, {"sparkling": [8, 9]})],
)
def test_cask_needs_a_wine_that_can_move(board: str, cellars: list[str], cellar: dict[str, Any]) -> None:
    table = Mat(board, structures=["cask", *cellars], cellar=cellar)
    assert CASK not in table.codes()
    assert table.reasons(CASK) == [Reason.WINE_CANNOT_AGE]


@rule("STC-9", "END-2")
@both_boards
def test_cask_moves_a_wine_only_as_far_as_the_icons_are_free(board: str) -> None:
    table = Mat(board, structures=["cask", *LARGE], cellar={"red": [3, 4, 6]}).play(CASK)
    assert table.offered("wine:red:4", "wine:red:6")
    assert table.reasons("wine:red:3") == [Reason.WINE_CANNOT_AGE]
    assert table.reasons("wine:white:3") == [Reason.WINE_MISSING]
    table.play("wine:red:4")
    assert table.changed() == {"cellar": {"red": [3, 5, 6]}, "drew": {"order": 1}}


@rule("STC-9", "SET-4")
@both_boards
def test_cask_ages_even_if_there_is_no_order_to_draw(board: str) -> None:
    others = [{"hand": whole_deck("order")}]
    table = Mat(board, structures=["cask"], cellar={"red": [1]}, others=others).play(CASK, "wine:red:1")
    assert table.changed() == {"cellar": {"red": [3]}}
    assert table.to_move == 1


@rule("STC-9", "STC-22")
@both_boards
def test_cask_with_the_mercado_may_deliver_the_wine_just_aged(board: str) -> None:
    structures = ["cask", "mercado", *MEDIUM]
    table = Mat(board, structures=structures, cellar={"red": [4]}, decks={"order": ["ord_r6"]}).play(CASK, "wine:red:4")
    assert table.offered("done", "card:ord_r6")
    table.play("card:ord_r6", "wine:red:6")
    assert table.changed() == {"cellar": {}, "vp": 3, "residual": 1}


@rule("STC-9", "SPW-12")
@both_boards
def test_the_oracle_may_choose_the_order_of_the_cask(board: str) -> None:
    special = {"specials": ["oracle"], "workers": {"regular": 1, "grande": 1, "oracle": 1}}
    table = Mat(board, **special, structures=["cask"], cellar={"red": [1]}, decks={"order": ["ord_r5", "ord_w5"]})
    table.play("place:structure:cask:left:oracle", "wine:red:1")
    assert table.offered("no", "deck:order")
    table.play("deck:order", "card:ord_w5")
    assert table.hand == ["ord_r5"]


# --- STC-10: Aqueduct


@rule("STC-10", "PLANT-3")
@both_boards
def test_aqueduct_plants_without_trellis_and_irrigation(board: str) -> None:
    place = "place:plant_vine:right:regular"
    vines = ["pinot", "merlot", "chardonnay"]
    assert place not in Mat(board, players=5, hand=vines, others=[{"structures": ["aqueduct"]}]).codes()
    table = Mat(board, players=5, hand=vines, structures=["aqueduct"]).play(place)
    assert table.offered("card:pinot", "card:merlot", "card:chardonnay")
    table.play("card:chardonnay", "field:5")
    assert table.changed() == {"fields": {"5": ["chardonnay"]}, "parted": ["chardonnay"]}


@rule("STC-10", "PLANT-2")
@both_boards
def test_aqueduct_does_not_lift_the_limit_of_a_field(board: str) -> None:
    fields = {5: ["syrah"], 6: ["merlot"], 7: ["merlot"]}
    table = Mat(board, players=5, hand=["chardonnay"], structures=["aqueduct"], fields=fields)
    table.play("place:plant_vine:right:regular", "card:chardonnay")
    assert table.offered("field:7")
    assert table.reasons("field:5") == [Reason.FIELD_FULL]


@rule("STC-10")
@both_boards
@pytest.mark.parametrize(
    ("card", "codes"),
    [
        ("planter", ["option:1"]),
        ("grower", []),
        ("cultivator", []),
        ("agriculturist", []),
        ("artisan", ["option:3"]),
        ("homesteader", ["option:2"]),
    ],
)
def test_aqueduct_works_for_visitors_that_plant(board: str, card: str, codes: list[str]) -> None:
    table = Mat(board, players=5, hand=[card, "cabernet_sauvignon"], fields={7: {"structure": "aqueduct"}})
    table.play(*playing("summer", card, *codes, "card:cabernet_sauvignon", "field:6"))
    assert table.seat()["fields"] == {"6": ["cabernet_sauvignon"], "7": {"structure": "aqueduct"}}


@rule("STC-10", "VIS-S37")
@both_boards
def test_aqueduct_works_in_the_turn_of_another(board: str) -> None:
    others = [{"hand": ["chardonnay"], "structures": ["aqueduct"]}]
    table = Mat(board, players=5, hand=["volunteer_crew"], others=others)
    table.play(*playing("summer", "volunteer_crew", "card:chardonnay", "field:6"))
    assert table.changed() == {
        "lira": 2,
        "parted": ["volunteer_crew"],
        "seat1": {"fields": {"6": ["chardonnay"]}, "parted": ["chardonnay"]},
    }


# --- STC-11: Wine Cave


@rule("STC-11")
@every_season
def test_wine_cave_ages_two_wines_once_each_and_draws_an_order(board: str, season: str) -> None:
    table = Mat(board, season=season, structures=["wine_cave", *MEDIUM], cellar={"red": [4], "blush": [4]})
    table.play(CAVE, "wine:blush:4", "wine:red:4")
    assert table.changed() == {"cellar": {"red": [5], "blush": [5]}, "drew": {"order": 1}}


@rule("STC-11")
@both_boards
def test_wine_cave_may_age_one_wine_only(board: str) -> None:
    table = Mat(board, structures=["wine_cave", *MEDIUM], cellar={"red": [4], "white": [1]}).play(CAVE)
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    table.play("wine:white:1", "done")
    assert table.changed() == {"cellar": {"red": [4], "white": [2]}, "drew": {"order": 1}}


@rule("STC-11")
@both_boards
def test_wine_cave_does_not_age_the_same_wine_twice(board: str) -> None:
    table = Mat(board, structures=["wine_cave", *MEDIUM], cellar={"red": [4], "white": [1]}).play(CAVE, "wine:red:4")
    assert table.offered("done", "wine:white:1")
    assert table.reasons("wine:red:5") == [Reason.WINE_AGED_ALREADY]
    alone = Mat(board, structures=["wine_cave", *MEDIUM], cellar={"red": [4]}).play(CAVE, "wine:red:4")
    assert alone.changed() == {"cellar": {"red": [5]}, "drew": {"order": 1}}, "nothing else can be aged"


@rule("STC-11", "END-2")
@both_boards
def test_wine_cave_ages_the_higher_of_two_neighbours_first(board: str) -> None:
    table = Mat(board, structures=["wine_cave", *LARGE], cellar={"red": [5, 6]}).play(CAVE)
    assert table.offered("wine:red:6")
    assert table.reasons("wine:red:5") == [Reason.WINE_CANNOT_AGE]
    table.play("wine:red:6")
    assert table.offered("done", "wine:red:5")
    table.play("wine:red:5")
    assert table.changed() == {"cellar": {"red": [6, 7]}, "drew": {"order": 1}}


@rule("STC-11", "END-2")
@both_boards
def test_wine_cave_may_take_the_lower_one_of_three_neighbours_only_after_the_next(board: str) -> None:
    table = Mat(board, structures=["wine_cave", *LARGE], cellar={"red": [3, 4, 5]}).play(CAVE, "wine:red:5")
    assert table.offered("done", "wine:red:4")
    table.play("wine:red:4")
    assert table.changed() == {"cellar": {"red": [3, 5, 6]}, "drew": {"order": 1}}


@rule("STC-11", "END-3")
@both_boards
def test_wine_cave_moves_every_wine_that_is_chosen(board: str) -> None:
    table = Mat(board, structures=["wine_cave"], cellar={"red": [2], "white": [3]}).play(CAVE)
    assert table.offered("wine:red:2")
    assert table.reasons("wine:white:3") == [Reason.WINE_CANNOT_AGE]
    blocked = Mat(board, structures=["wine_cave"], cellar={"red": [2, 3], "white": [3]})
    assert blocked.reasons(CAVE) == [Reason.WINE_CANNOT_AGE]


@rule("STC-11", "STC-22")
@both_boards
def test_wine_cave_draws_after_both_wines(board: str) -> None:
    structures = ["wine_cave", "mercado", *LARGE]
    cellar = {"red": [5, 6]}
    table = Mat(board, structures=structures, cellar=cellar, decks={"order": ["ord_r7_r6"]}).play(CAVE, "wine:red:6")
    assert table.codes("card:") == []
    table.play("wine:red:5", "card:ord_r7_r6", "wine:red:7", "wine:red:6")
    assert table.changed() == {"cellar": {}, "vp": 5, "residual": 2}


# --- STC-12: Trading Post


@rule("STC-12", "MOD-4")
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_trading_post_makes_one_trade_and_no_more_without_the_map(season: str) -> None:
    table = Mat("base", season=season, lira=6, structures=["trading_post"]).play(POST, "option:2", "option:3")
    assert table.changed() == {"lira": -3, "vp": 1}
    assert table.to_move == 1


@rule("STC-12")
@pytest.mark.parametrize("season", ["spring", "summer", "fall", "winter"])
def test_trading_post_makes_one_trade_and_then_offers_a_star(season: str) -> None:
    table = Mat("extended", season=season, lira=6, structures=["trading_post"]).play(POST, "option:2", "option:3")
    assert "no" in table.codes()
    assert len(table.codes("region:")) == 7
    table.play("region:siena")
    assert table.changed() == {"lira": -2, "vp": 1, "stars": {"siena": 1}}
    assert table.to_move == 1


@rule("STC-12", "INF-4")
def test_the_star_of_the_trading_post_may_be_declined() -> None:
    table = Mat("extended", lira=3, structures=["trading_post"]).play(POST, "option:2", "option:3", "no")
    assert table.changed() == {"lira": -3, "vp": 1}
    assert table.to_move == 1


@rule("STC-12", "INF-2")
def test_the_star_of_the_trading_post_moves_one_when_all_six_are_placed() -> None:
    table = Mat("extended", lira=3, structures=["trading_post"], stars={"siena": 6})
    table.play(POST, "option:2", "option:3")
    assert table.offered("no", "region:siena")
    table.play("region:siena", "region:pisa")
    assert table.changed() == {"lira": -3, "vp": 1, "stars": {"siena": 5, "pisa": 1}}


@rule("STC-12", "TRADE-1", "MOD-2")
@both_boards
@pytest.mark.parametrize(
    ("given", "codes", "change"),
    [
        (
            {"hand": ["merlot", "inn"]},
            ["option:1", "card:inn", "card:merlot", "option:2"],
            {"lira": 3, "parted": ["inn", "merlot"]},
        ),
        (
            {"lira": 3},
            ["option:2", "option:1", "deck:structure", "deck:order"],
            {"lira": -3, "drew": {"structure": 1, "order": 1}},
        ),
        ({"vp": 1}, ["option:3", "option:4", "grape:white:1"], {"vp": -1, "crush_pad": {"white": [1]}}),
        ({"crush_pad": {"red": [1]}}, ["option:4", "grape:red:1", "option:4", "grape:red:1"], {}),
    ],
)
def test_trading_post_gives_any_of_four_for_any_of_four(
    board: str, given: dict[str, Any], codes: list[str], change: dict[str, Any]
) -> None:
    table = Mat(board, **given, structures=["trading_post"]).play(POST, *codes)
    if board == "extended":
        table.play("no")
    assert table.changed() == change
    assert table.to_move == 1


@rule("STC-12", "STC-22", "STC-4")
def test_an_order_of_the_trade_is_filled_before_the_star_is_placed() -> None:
    table = Mat(
        "extended",
        lira=3,
        structures=["trading_post", "mercado", *MEDIUM],
        cellar={"red": [5]},
        decks={"order": ["ord_r5"]},
    )
    table.play(POST, "option:2", "option:1", "deck:order")
    assert table.codes("card:") == [], "both cards are seen first"
    table.play("deck:vine")
    assert table.offered("done", "card:ord_r5")
    table.play("card:ord_r5", "wine:red:5", "region:pisa")
    assert table.changed() == {
        "lira": -1,
        "vp": 2,
        "residual": 1,
        "cellar": {},
        "stars": {"pisa": 1},
        "drew": {"vine": 1},
    }


# --- STC-13: Shop


@rule("STC-13")
@every_season
def test_shop_fills_an_order_in_any_season(board: str, season: str) -> None:
    given: dict[str, Any] = {"hand": ["ord_r5", "ord_r6"], "cellar": {"red": [5, 9]}}
    table = Mat(board, season=season, structures=["shop", *LARGE], **given).play(SHOP)
    assert table.offered("card:ord_r5", "card:ord_r6")
    table.play("card:ord_r6", "wine:red:9")
    change = {"vp": 3, "residual": 1, "cellar": {"red": [5]}, "parted": ["ord_r6"]}
    if board == "extended":
        assert table.to_move == 0, "then a star"
        table.play("region:pisa")
        change |= {"lira": 2, "stars": {"pisa": 1}}
    assert table.changed() == change
    assert table.to_move == 1


@rule("STC-13", "STC-28", "STC-29")
@both_boards
def test_veranda_and_wine_parlor_count_in_the_shop(board: str) -> None:
    given: dict[str, Any] = {"hand": ["ord_r5"], "cellar": {"red": [5]}, "fields": {5: {"structure": "veranda"}}}
    table = Mat(board, structures=["shop", "wine_parlor", *MEDIUM], **given).play(SHOP, "card:ord_r5", "wine:red:5")
    if board == "extended":
        table.play("no")
    assert table.changed() == {"vp": 3, "residual": 1, "lira": 2, "cellar": {}, "parted": ["ord_r5"]}


@rule("STC-13", "STC-22")
def test_the_star_of_the_shop_may_bring_another_order() -> None:
    table = Mat(
        "extended",
        structures=["shop", "mercado", *MEDIUM],
        hand=["ord_r5"],
        cellar={"red": [5], "white": [5]},
        decks={"order": ["ord_w5"]},
    )
    table.play(SHOP, "card:ord_r5", "wine:red:5", "region:arezzo", "card:ord_w5", "wine:white:5")
    assert table.changed() == {"vp": 4, "residual": 2, "cellar": {}, "stars": {"arezzo": 1}, "parted": ["ord_r5"]}


# --- STC-14: Wine Press


@rule("STC-14")
@every_season
def test_wine_press_makes_one_or_two_wines(board: str, season: str) -> None:
    given: dict[str, Any] = {"season": season, "structures": ["wine_press"], "crush_pad": {"red": [2], "white": [3, 1]}}
    star = ["no"] if board == "extended" else []
    table = Mat(board, **given).play(PRESS)
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    table.play("make:red", "grape:red:2", "make:white", "grape:white:3", *star)
    assert table.changed() == {"crush_pad": {"white": [1]}, "cellar": {"red": [2], "white": [3]}}
    assert table.to_move == 1
    one = Mat(board, **given).play(PRESS, "make:white", "grape:white:1", "done", *star)
    assert one.changed() == {"crush_pad": {"red": [2], "white": [3]}, "cellar": {"white": [1]}}
    assert one.to_move == 1


@rule("STC-14", "STC-5")
def test_the_star_of_the_wine_press_comes_after_the_wines() -> None:
    table = Mat("extended", structures=["wine_press"], crush_pad={"red": [2], "white": [3]}).play(PRESS)
    assert table.codes("region:") == []
    table.play("make:red", "grape:red:2")
    assert table.codes("region:") == []
    table.play("done", "region:firenze")
    assert table.changed() == {
        "crush_pad": {"white": [3]},
        "cellar": {"red": [2]},
        "stars": {"firenze": 1},
        "drew": {"winter": 1},
    }


# --- STC-15: School


@rule("STC-15")
@every_season
def test_school_trains_a_worker_for_nothing_who_is_available_this_year(board: str, season: str) -> None:
    table = Mat(board, season=season, structures=["school"], passed=[1])
    table.play(SCHOOL)
    assert table.changed() == {"lira": 1, "workers": {"regular": 3, "grande": 1}}
    assert table.workers == {"regular": 2, "grande": 1}
    table.play("place:gain_lira:beside:regular", *(["option:1"] if board == "extended" else []))
    table.play("place:gain_lira:beside:regular", *(["option:1"] if board == "extended" else []))
    assert table.lira == 3


@rule("STC-15", "WIN-7", "SPW-2")
@both_boards
@pytest.mark.parametrize("workers", [{"regular": 5, "grande": 1}, {"regular": 4, "grande": 1, "farmer": 1}])
def test_school_keeps_to_six_workers(board: str, workers: dict[str, int]) -> None:
    table = Mat(board, structures=["school"], specials=["farmer"], workers=workers)
    assert table.reasons(SCHOOL) == [Reason.WORKER_LIMIT]
    assert SCHOOL not in table.codes()


@rule("STC-15", "WIN-7")
@both_boards
def test_a_worker_in_training_counts_for_the_school(board: str) -> None:
    workers = {"regular": 4, "grande": 1}
    assert SCHOOL not in Mat(board, season="winter", structures=["school"], workers=workers, training=1).codes()
    assert SCHOOL in Mat(board, season="winter", structures=["school"], workers=workers).codes()


@rule("STC-15", "WAKE-3")
@both_boards
def test_the_temporary_worker_does_not_count_for_the_school(board: str) -> None:
    given: dict[str, Any] = {"structures": ["school"], "workers": {"regular": 4, "grande": 1}, "temporary": 0}
    table = Mat(board, **given, wake_up_row=7).play(SCHOOL)
    assert table.changed() == {"lira": 1, "workers": {"regular": 5, "grande": 1}}


@rule("STC-15", "SPW-2")
@both_boards
def test_school_trains_a_special_worker_for_1(board: str) -> None:
    table = Mat(board, **TRAINING, lira=1, structures=["school"]).play(SCHOOL)
    assert table.offered("worker:regular", "worker:farmer")
    table.play("worker:farmer")
    assert table.changed() == {"workers": {"regular": 2, "grande": 1, "farmer": 1}}, "£1 paid, £1 gained"
    assert table.workers == {"regular": 1, "grande": 1, "farmer": 1}


@rule("STC-15", "SPW-2", "STC-4")
@both_boards
def test_the_bonus_of_the_school_does_not_pay_for_the_special_worker(board: str) -> None:
    table = Mat(board, **TRAINING, lira=0, structures=["school"]).play(SCHOOL)
    assert table.reasons("worker:farmer") == [Reason.SPECIAL_TOO_DEAR]
    table.play("worker:regular")
    assert table.changed() == {"lira": 1, "workers": {"regular": 3, "grande": 1}}


@rule("STC-15", "STC-25")
@both_boards
def test_school_pays_an_opposing_academy(board: str) -> None:
    others = [{"structures": ["academy"]}]
    table = Mat(board, lira=1, structures=["school"], others=others).play(SCHOOL)
    assert table.changed() == {"workers": {"regular": 3, "grande": 1}, "seat1": {"lira": 1}}
    poor = Mat(board, lira=0, structures=["school"], others=others)
    assert SCHOOL not in poor.codes(), "the £1 of the bonus comes after paying"
    assert poor.reasons(SCHOOL) == [Reason.TRAINING_TOO_DEAR]


@rule("STC-15", "STC-25", "SPW-2")
@both_boards
def test_a_special_worker_of_the_school_pays_both(board: str) -> None:
    others = [{"structures": ["academy"]}]
    table = Mat(board, **TRAINING, lira=2, structures=["school"], others=others).play(SCHOOL, "worker:farmer")
    assert table.changed() == {
        "lira": -1,
        "workers": {"regular": 2, "grande": 1, "farmer": 1},
        "seat1": {"lira": 1},
    }
    table = Mat(board, **TRAINING, lira=1, structures=["school"], others=others).play(SCHOOL)
    assert table.reasons("worker:farmer") == [Reason.SPECIAL_TOO_DEAR]
    table.play("worker:regular")
    assert table.changed() == {"workers": {"regular": 3, "grande": 1}, "seat1": {"lira": 1}}


@rule("STC-15", "STC-25")
@both_boards
def test_school_does_not_pay_the_own_academy(board: str) -> None:
    table = Mat(board, structures=["school", "academy"]).play(SCHOOL)
    assert table.changed() == {"lira": 1, "workers": {"regular": 3, "grande": 1}}


# --- STC-16: Wine Bar


@rule("STC-16")
@every_season
@pytest.mark.parametrize("wine", ["red:1", "white:9", "blush:4", "sparkling:7"])
def test_wine_bar_gives_2_vp_for_any_wine(board: str, season: str, wine: str) -> None:
    cellar: dict[str, list[int]] = {"red": [1], "white": [9], "blush": [4], "sparkling": [7]}
    table = Mat(board, season=season, structures=["wine_bar", *LARGE], cellar=cellar).play(BAR)
    assert len(table.codes()) == 4
    table.play(f"wine:{wine}")
    kind = wine.partition(":")[0]
    assert table.changed() == {"vp": 2, "cellar": {name: values for name, values in cellar.items() if name != kind}}


@rule("STC-16")
@both_boards
def test_wine_bar_needs_a_wine(board: str) -> None:
    table = Mat(board, structures=["wine_bar"], crush_pad={"red": [9]}, others=[{"cellar": {"red": [1]}}])
    assert BAR not in table.codes()
    assert table.reasons(BAR) == [Reason.WINE_MISSING]


@rule("STC-16", "STC-28", "TRADE-4")
@both_boards
def test_wine_bar_fills_no_order(board: str) -> None:
    table = Mat(board, structures=["wine_bar", "veranda"], cellar={"red": [1]}).play(BAR, "wine:red:1")
    assert table.changed() == {"vp": 2, "cellar": {}}


# --- STC-17: Patio


@rule("STC-17")
@both_boards
def test_patio_gives_2_for_each_blush_and_sparkling_wine(board: str) -> None:
    crush_pad = {"red": [1, 2, 4], "white": [2, 4]}
    given: dict[str, Any] = {"season": MAKING[board], "crush_pad": crush_pad, "structures": ["patio", *LARGE]}
    table = Mat(board, players=5, **given).play("place:make_wine:right:regular")
    table.play("make:blush", "grape:red:2", "grape:white:4")
    assert table.lira == 2, "at once"
    table.play("make:sparkling", "grape:red:1", "grape:red:4", "grape:white:2")
    assert table.changed() == {"lira": 4, "crush_pad": {}, "cellar": {"blush": [6], "sparkling": [7]}}


@rule("STC-17")
@both_boards
def test_patio_counts_two_wines_of_one_kind(board: str) -> None:
    given: dict[str, Any] = {"hand": ["laborer"], "crush_pad": {"red": [1, 3], "white": [3, 4]}}
    table = Mat(board, players=5, season="winter", structures=["patio", *LARGE], **given)
    table.play(*playing("winter", "laborer", "option:2"))
    table.play("make:blush", "grape:red:1", "grape:white:3", "make:blush", "grape:red:3", "grape:white:4")
    assert table.changed() == {"lira": 4, "crush_pad": {}, "cellar": {"blush": [4, 7]}, "parted": ["laborer"]}


@rule("STC-17")
@both_boards
def test_patio_gives_nothing_for_red_and_white_wine(board: str) -> None:
    given: dict[str, Any] = {"season": MAKING[board], "crush_pad": {"red": [2], "white": [4]}}
    table = Mat(board, players=5, **given, structures=["patio", *LARGE]).play("place:make_wine:right:regular")
    table.play("make:red", "grape:red:2", "make:white", "grape:white:4")
    assert table.changed() == {"crush_pad": {}, "cellar": {"red": [2], "white": [4]}}


@rule("STC-17", "STC-14", "STC-40")
@both_boards
def test_patio_counts_the_wines_of_structures(board: str) -> None:
    given: dict[str, Any] = {"crush_pad": {"red": [2], "white": [4]}, "fields": {5: {"structure": "patio"}}}
    blush = ["make:blush", "grape:red:2", "grape:white:4"]
    table = Mat(board, **given, structures=["wine_press", *MEDIUM]).play(PRESS, *blush)
    assert (table.lira, table.cellar) == (2, {"blush": [6]})
    table = Mat(board, **given, structures=["mixer", *MEDIUM]).play("place:structure:mixer:left:regular", *blush)
    assert table.changed() == {"lira": 2, "vp": 1, "crush_pad": {}, "cellar": {"blush": [6]}}


@rule("STC-17", "VIS-W33")
@both_boards
@pytest.mark.parametrize(("card", "codes"), [("zymologist", []), ("teacher", ["option:1"]), ("supervisor", [])])
def test_patio_counts_the_wines_of_visitors(board: str, card: str, codes: list[str]) -> None:
    cellars = [] if card == "zymologist" else MEDIUM
    table = Mat(
        board,
        players=5,
        season="winter",
        hand=[card],
        structures=["patio", *cellars],
        crush_pad={"red": [2], "white": [4]},
    )
    table.play(*playing("winter", card, *codes, "make:blush", "grape:red:2", "grape:white:4"))
    assert table.changed() == {"lira": 2, "crush_pad": {}, "cellar": {"blush": [6]}, "parted": [card]}


@rule("STC-17", "VIS-W17")
@both_boards
def test_patio_counts_in_the_turn_of_another_and_for_its_owner_alone(board: str) -> None:
    grapes: dict[str, Any] = {"crush_pad": {"red": [2], "white": [4]}}
    others = [{**grapes, "structures": ["patio", *MEDIUM]}]
    table = Mat(board, players=5, season="winter", hand=["mentor"], structures=MEDIUM, **grapes, others=others)
    blush = ["make:blush", "grape:red:2", "grape:white:4"]
    table.play(*playing("winter", "mentor", *blush, *blush, "deck:vine"))
    assert table.changed() == {
        "crush_pad": {},
        "cellar": {"blush": [6]},
        "drew": {"vine": 1},
        "parted": ["mentor"],
        "seat1": {"lira": 2, "crush_pad": {}, "cellar": {"blush": [6]}},
    }


@rule("STC-17", "STC-32")
@both_boards
def test_patio_counts_the_wine_of_the_fermentation_tank(board: str) -> None:
    table = Mat(
        board,
        structures=["patio", "fermentation_tank", "yoke", *MEDIUM],
        fields={6: ["merlot", "sauvignon_blanc"]},
    )
    table.play("place:yoke:left:regular", "option:1", "field:6", "make:blush", "grape:red:3", "grape:white:3")
    assert table.changed() == {"lira": 2, "cellar": {"blush": [6]}, "harvested": ["6"]}


@rule("STC-17", "STC-9", "END-2")
@both_boards
def test_patio_gives_nothing_for_ageing(board: str) -> None:
    table = Mat(board, structures=["patio", "cask", *LARGE], cellar={"blush": [4]}).play(CASK, "wine:blush:4")
    assert table.changed() == {"cellar": {"blush": [6]}, "drew": {"order": 1}}
