"""The structure cards 28 to 36, case by case: Tavern to Silo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.structure_table import Mat, both_boards, every_season, playing, whole_deck
from tests.rules import season
from tests.support import rule
from vendemmia.engine import Reason, winners

MIXER = "place:structure:mixer:left:regular"
MAKE = "place:make_wine:right:regular"
MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
TOURING = {"base": "summer", "extended": "spring"}
MAKING = {"base": "winter", "extended": "fall"}


# --- STC-36: Tavern


@rule("STC-36")
@both_boards
@pytest.mark.parametrize(("when", "card"), [("summer", "sponsor"), ("winter", "judge")])
@pytest.mark.parametrize("grapes", [("red:1", "red:2"), ("red:1", "white:9"), ("white:3", "white:9")])
def test_tavern_takes_two_grapes_of_any_colours_for_3_vp(
    board: str, when: str, card: str, grapes: tuple[str, str]
) -> None:
    given: dict[str, Any] = {"players": 5, "season": when, "structures": ["tavern"], "hand": [card]}
    table = Mat(board, **given, crush_pad={"red": [1, 2], "white": [3, 9]}).play(*playing(when, card, "option:1"))
    assert table.offered("done", "grape:red:1", "grape:red:2", "grape:white:3", "grape:white:9")
    table.play(f"grape:{grapes[0]}")
    assert "done" not in table.codes(), "exactly two"
    table.play(f"grape:{grapes[1]}")
    assert table.vp == 3
    left = {"red:1", "red:2", "white:3", "white:9"} - set(grapes)
    assert {f"{colour}:{value}" for colour, values in table.crush_pad.items() for value in values} == left
    assert table.to_move == 1, "once for the card, though two grapes are left"


@rule("STC-36")
@both_boards
def test_tavern_is_a_choice(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["tavern"], "hand": ["patron"], "crush_pad": {"red": [1, 2]}}
    table = Mat(board, **given).play(*playing("summer", "patron", "option:1", "done"))
    assert table.changed() == {"lira": 4, "parted": ["patron"]}
    assert table.to_move == 1


@rule("STC-36")
@both_boards
def test_tavern_needs_two_grapes(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "structures": ["tavern"], "hand": ["patron"], "crush_pad": {"red": [1]}}
    table = Mat(board, **given).play(*playing("summer", "patron", "option:1"))
    assert table.changed() == {"lira": 4, "parted": ["patron"]}
    assert table.to_move == 1


@rule("STC-36")
@both_boards
def test_tavern_works_for_its_owner_alone(board: str) -> None:
    others = [{"structures": ["tavern"], "crush_pad": {"red": [1, 2]}}]
    table = Mat(board, players=5, hand=["patron"], crush_pad={"red": [1, 2]}, others=others)
    table.play(*playing("summer", "patron", "option:1"))
    assert table.changed() == {"lira": 4, "parted": ["patron"]}
    assert "pass" in table.codes()


@rule("STC-35", "STC-36")
@both_boards
@pytest.mark.parametrize(
    ("answers", "vp"),
    [
        (["wine:red:3", "grape:red:1", "grape:white:2"], 5),
        (["grape:white:2", "grape:red:1", "wine:red:3"], 5),
        (["wine:red:3", "done"], 2),
        (["grape:white:2", "grape:red:1", "done"], 3),
        (["done"], 0),
    ],
)
def test_tap_room_and_tavern_come_in_either_order_each_once(board: str, answers: list[str], vp: int) -> None:
    table = Mat(
        board,
        players=5,
        structures=["tap_room", "tavern"],
        hand=["patron"],
        crush_pad={"red": [1, 5], "white": [2, 6]},
        cellar={"red": [2, 3]},
    )
    table.play(*playing("summer", "patron", "option:1", *answers))
    assert table.vp == vp
    assert table.to_move == 1


@rule("STC-35", "STC-36")
@both_boards
def test_what_is_taken_by_one_is_not_offered_again(board: str) -> None:
    given: dict[str, Any] = {"crush_pad": {"red": [1, 5], "white": [2, 6]}, "cellar": {"red": [2, 3]}}
    table = Mat(board, players=5, structures=["tap_room", "tavern"], hand=["patron"], **given)
    table.play(*playing("summer", "patron", "option:1", "wine:red:2"))
    assert table.codes("wine:") == []
    table.play("grape:red:1")
    assert table.offered("grape:red:5", "grape:white:2", "grape:white:6")


@rule("STC-35", "STC-36", "SUM-4", "WIN-5")
@both_boards
@pytest.mark.parametrize(("when", "pair"), [("summer", ("patron", "sponsor")), ("winter", ("judge", "marketer"))])
def test_tap_room_and_tavern_come_after_each_of_two_visitors(board: str, when: str, pair: tuple[str, str]) -> None:
    table = Mat(
        board,
        players=3,
        season=when,
        structures=["tap_room", "tavern"],
        hand=list(pair),
        crush_pad={"red": [1, 2], "white": [1, 2]},
        cellar={"red": [1, 2]},
    )
    place = f"place:play_{when}_visitor:middle:regular"
    table.play(place, f"card:{pair[0]}", "option:1", "wine:red:1", "grape:red:1", "grape:red:2")
    table.play(f"card:{pair[1]}", "option:1", "grape:white:1", "grape:white:2", "wine:red:2")
    assert (table.vp, table.crush_pad, table.cellar) == (10, {}, {})
    assert table.to_move == 1


@rule("STC-36", "VIS-S10")
@both_boards
def test_a_grape_of_the_visitor_may_go_to_the_tavern(board: str) -> None:
    given: dict[str, Any] = {"structures": ["tavern"], "hand": ["buyer"], "crush_pad": {"white": [1]}}
    table = Mat(board, players=5, lira=2, **given)
    table.play(*playing("summer", "buyer", "option:1", "grape:red:1", "grape:red:1", "grape:white:1"))
    assert table.changed() == {"lira": -2, "vp": 3, "crush_pad": {}, "parted": ["buyer"]}


# --- STC-37: Banquet Hall

INFLUENCE = "place:influence:left:regular"


def hall(*structures: str, stars: dict[str, int], **given: Any) -> Mat:
    return Mat("extended", season="spring", structures=["banquet_hall", *structures], stars=stars, **given)


@rule("STC-37", "INF-2")
@pytest.mark.parametrize(
    ("region", "gain"),
    [
        ("lucca", {"drew": {"structure": 1}}),
        ("pisa", {"lira": 2}),
        ("firenze", {"drew": {"winter": 1}}),
        ("livorno", {"drew": {"summer": 1}}),
        ("arezzo", {"drew": {"order": 1}}),
        ("grosseto", {"drew": {"vine": 1}}),
    ],
)
def test_banquet_hall_gives_the_bonus_of_the_region_entered(region: str, gain: dict[str, Any]) -> None:
    table = hall(stars={"siena": 6}).play(INFLUENCE, "region:siena", f"region:{region}")
    assert table.changed() == {"stars": {region: 1, "siena": 5}, **gain}
    without = Mat("extended", season="spring", stars={"siena": 6}).play(INFLUENCE, "region:siena", f"region:{region}")
    assert without.changed() == {"stars": {region: 1, "siena": 5}}


@rule("STC-37", "INF-2")
def test_with_banquet_hall_a_star_is_still_placed_while_there_is_one() -> None:
    table = hall(stars={"siena": 5}).play(INFLUENCE)
    assert len(table.codes("region:")) == 7
    table.play("region:pisa")
    assert table.changed() == {"lira": 2, "stars": {"siena": 5, "pisa": 1}}, "placed, not moved"


@rule("STC-37", "INF-3")
def test_a_double_star_effect_may_move_the_same_star_twice() -> None:
    table = hall(stars={"siena": 6}, players=3)
    table.play("place:influence:middle:regular", "region:siena", "region:pisa", "region:pisa", "region:lucca")
    assert table.changed() == {"lira": 2, "stars": {"siena": 5, "lucca": 1}, "drew": {"structure": 1}}
    assert table.to_move == 1


@rule("STC-37", "INF-3")
def test_the_same_star_may_even_go_back() -> None:
    table = hall(stars={"siena": 6}, players=3)
    table.play("place:influence:middle:regular", "region:siena", "region:pisa", "region:pisa", "region:siena")
    assert table.changed() == {"lira": 3}


@rule("STC-37", "INF-3")
def test_with_one_star_left_a_double_effect_places_and_then_moves() -> None:
    table = hall(stars={"siena": 5}, players=3)
    table.play("place:influence:middle:regular", "region:pisa", "region:siena", "region:pisa")
    assert table.changed() == {"lira": 4, "stars": {"siena": 4, "pisa": 2}}


@rule("STC-37", "STC-26", "STC-12")
def test_banquet_hall_works_with_the_stars_of_other_structures() -> None:
    tour = hall("gazebo", stars={"siena": 6}).play("place:give_tour:left:regular", "region:siena", "region:pisa")
    assert tour.changed() == {"lira": 4, "stars": {"siena": 5, "pisa": 1}}
    post = hall("trading_post", stars={"siena": 6}, lira=3)
    post.play("place:structure:trading_post:left:regular", "option:2", "option:3", "region:siena", "region:pisa")
    assert post.changed() == {"lira": -1, "vp": 1, "stars": {"siena": 5, "pisa": 1}}


@rule("STC-37", "TUS-6")
def test_banquet_hall_works_with_the_star_of_row_5() -> None:
    table = Mat("extended", season="fall", wake_up_row=5, structures=["banquet_hall"], stars={"siena": 6})
    table.play("pass")
    assert table.offered("no", "region:siena")
    table.play("region:siena", "region:pisa")
    assert table.changed() == {"lira": 2, "stars": {"siena": 5, "pisa": 1}}


@rule("STC-37", "INF-2")
def test_a_star_does_not_stay_where_it_is() -> None:
    table = hall(stars={"siena": 5, "pisa": 1}).play(INFLUENCE)
    assert table.offered("region:siena", "region:pisa")
    assert table.reasons("region:lucca") == [Reason.NO_STAR_THERE]
    table.play("region:siena")
    assert table.reasons("region:siena") == [Reason.SAME_REGION]


@rule("STC-37", "MOD-4")
def test_banquet_hall_does_nothing_without_the_map() -> None:
    table = Mat("base", structures=["banquet_hall", "gazebo"]).play("place:give_tour:left:regular")
    assert table.changed() == {"lira": 2}
    assert table.to_move == 1


# --- STC-38: Penthouse


@rule("STC-38")
@both_boards
@pytest.mark.parametrize(
    ("cellars", "crush_pad", "codes", "wine", "vp"),
    [
        (LARGE, {"red": [7]}, ["make:red", "grape:red:7"], {"red": [7]}, 1),
        (LARGE, {"white": [9]}, ["make:white", "grape:white:9"], {"white": [9]}, 1),
        (LARGE, {"red": [6]}, ["make:red", "grape:red:6"], {"red": [6]}, 0),
        (LARGE, {"red": [3], "white": [4]}, ["make:blush", "grape:red:3", "grape:white:4", "done"], {"blush": [7]}, 1),
        (LARGE, {"red": [2], "white": [4]}, ["make:blush", "grape:red:2", "grape:white:4", "done"], {"blush": [6]}, 0),
        (MEDIUM, {"red": [8]}, ["make:red", "grape:red:8"], {"red": [6]}, 0),
        ([], {"red": [9]}, ["make:red", "grape:red:9"], {"red": [3]}, 0),
    ],
)
def test_penthouse_gives_1_vp_for_a_wine_that_ends_on_7_or_more(
    board: str, cellars: list[str], crush_pad: dict[str, Any], codes: list[str], wine: dict[str, Any], vp: int
) -> None:
    given: dict[str, Any] = {"players": 5, "season": MAKING[board], "structures": ["penthouse", *cellars]}
    table = Mat(board, **given, crush_pad=crush_pad).play(MAKE, *(code for code in codes if code != "done"))
    assert (table.cellar, table.vp) == (wine, vp)


@rule("STC-38", "WINE-4")
@both_boards
def test_a_wine_that_drops_below_7_gives_nothing(board: str) -> None:
    given: dict[str, Any] = {"players": 5, "season": MAKING[board], "structures": ["penthouse", *LARGE]}
    table = Mat(board, **given, crush_pad={"red": [8]}, cellar={"red": [7, 8]}).play(MAKE, "make:red", "grape:red:8")
    assert (table.cellar, table.vp) == ({"red": [6, 7, 8]}, 0)
    table = Mat(board, **given, crush_pad={"red": [8]}, cellar={"red": [8]}).play(MAKE, "make:red", "grape:red:8")
    assert (table.cellar, table.vp) == ({"red": [7, 8]}, 1)


@rule("STC-38")
@both_boards
def test_penthouse_counts_every_wine(board: str) -> None:
    crush_pad = {"red": [3, 4, 8], "white": [5]}
    table = Mat(board, players=5, season=MAKING[board], structures=["penthouse", *LARGE], crush_pad=crush_pad)
    table.play(MAKE, "make:red", "grape:red:8", "make:sparkling", "grape:red:3", "grape:red:4", "grape:white:5")
    assert table.changed() == {"vp": 2, "crush_pad": {}, "cellar": {"red": [8], "sparkling": [9]}}


@rule("STC-38", "VIS-W33")
@both_boards
def test_penthouse_counts_the_true_icon_of_the_zymologist(board: str) -> None:
    given: dict[str, Any] = {"structures": ["penthouse"], "hand": ["zymologist"]}
    table = Mat(board, players=5, season="winter", **given, crush_pad={"red": [7], "white": [5]})
    table.play(*playing("winter", "zymologist", "make:red", "grape:red:7", "make:white", "grape:white:5"))
    assert table.changed() == {
        "vp": 1,
        "crush_pad": {},
        "cellar": {"red": [7], "white": [5]},
        "parted": ["zymologist"],
    }


@rule("STC-38", "STC-9", "VIS-W4", "END-2")
@both_boards
def test_penthouse_gives_nothing_for_ageing(board: str) -> None:
    given: dict[str, Any] = {"structures": ["penthouse", "cask", *LARGE], "cellar": {"red": [6]}}
    table = Mat(board, **given).play("place:structure:cask:left:regular", "wine:red:6")
    assert table.changed() == {"cellar": {"red": [8]}, "drew": {"order": 1}}
    table = Mat(board, players=5, season="winter", **given, hand=["oenologist"])
    table.play(*playing("winter", "oenologist", "option:1"))
    assert table.changed() == {"cellar": {"red": [8]}, "parted": ["oenologist"]}


@rule("STC-38", "STC-17", "STC-40")
@both_boards
def test_penthouse_and_patio_count_the_same_wine(board: str) -> None:
    given: dict[str, Any] = {"structures": ["penthouse", "patio", *LARGE], "fields": {5: {"structure": "mixer"}}}
    table = Mat(board, **given, crush_pad={"red": [3], "white": [5]})
    table.play(MIXER, "make:blush", "grape:red:3", "grape:white:5")
    assert table.changed() == {"lira": 2, "vp": 2, "crush_pad": {}, "cellar": {"blush": [8]}}


@rule("STC-38", "VIS-W17")
@both_boards
def test_penthouse_counts_in_the_turn_of_another_and_for_its_owner_alone(board: str) -> None:
    grapes: dict[str, Any] = {"crush_pad": {"red": [8]}}
    others = [{**grapes, "structures": ["penthouse", *LARGE]}]
    table = Mat(board, players=5, season="winter", hand=["mentor"], structures=LARGE, **grapes, others=others)
    table.play(*playing("winter", "mentor", "make:red", "grape:red:8", "make:red", "grape:red:8", "deck:vine"))
    assert (table.vp, table.seat(1)["vp"]) == (0, 1)


# --- STC-39: Fountain


@rule("STC-39")
@both_boards
def test_fountain_gives_1_from_the_bank_when_an_opponent_gives_a_tour(board: str) -> None:
    others = [{}, {"structures": ["fountain"]}]
    table = Mat(board, players=3, season=TOURING[board], others=others).play("place:give_tour:left:regular")
    assert table.changed() == {"lira": 2, "seat2": {"lira": 1}}


@rule("STC-39")
@both_boards
def test_fountain_gives_nothing_for_an_own_tour(board: str) -> None:
    table = Mat(board, season=TOURING[board], structures=["fountain"]).play("place:give_tour:left:regular")
    assert table.changed() == {"lira": 2}


@rule("STC-39")
def test_fountain_counts_the_tour_of_build_or_tour_and_not_building() -> None:
    given: dict[str, Any] = {"season": "fall", "players": 3, "lira": 2, "others": [{"structures": ["fountain"]}]}
    tour = Mat("extended", **given).play("place:build_or_tour:middle:regular", "option:2")
    assert tour.changed() == {"lira": 2, "seat1": {"lira": 1}}
    built = Mat("extended", **given).play("place:build_or_tour:middle:regular", "option:1", "structure:yoke")
    assert built.changed() == {"lira": -2, "structures": ["yoke"]}


@rule("STC-39", "VIS-W32", "RUL-13")
@both_boards
def test_fountain_counts_a_tour_by_the_manager(board: str) -> None:
    others = [{"structures": ["fountain"]}]
    table = Mat(board, players=5, season="winter", hand=["manager"], others=others)
    table.play(*playing("winter", "manager", "action:give_tour"))
    assert table.changed() == {"lira": 2, "parted": ["manager"], "seat1": {"lira": 1}}


@rule("STC-39", "VIS-S6")
@both_boards
def test_fountain_does_not_count_the_tour_guide(board: str) -> None:
    table = Mat(board, players=5, hand=["tour_guide"], others=[{"structures": ["fountain"]}])
    table.play(*playing("summer", "tour_guide", "option:1"))
    assert table.changed() == {"lira": 4, "parted": ["tour_guide"]}


@rule("STC-39", "SPW-5")
@both_boards
def test_fountain_counts_both_tours_of_the_mafioso(board: str) -> None:
    special = {"specials": ["mafioso"], "workers": {"regular": 1, "grande": 1, "mafioso": 1}}
    others = [{"structures": ["fountain"]}]
    table = Mat(board, season=TOURING[board], **special, others=others).play("place:give_tour:left:mafioso", "yes")
    assert table.changed() == {"lira": 4, "seat1": {"lira": 2}}


@rule("STC-39", "STC-26")
def test_fountain_and_the_gazebo_of_another_count_the_same_tour() -> None:
    given: dict[str, Any] = {"season": "spring", "structures": ["gazebo"], "others": [{"structures": ["fountain"]}]}
    table = Mat("extended", **given).play("place:give_tour:left:regular", "region:pisa")
    assert table.changed() == {"lira": 4, "stars": {"pisa": 1}, "seat1": {"lira": 1}}


# --- STC-40: Mixer


@rule("STC-40")
@every_season
def test_mixer_makes_a_blush_a_sparkling_wine_or_both(board: str, season: str) -> None:
    given: dict[str, Any] = {"season": season, "structures": ["mixer", *LARGE]}
    grapes = {"red": [1, 2, 4], "white": [3, 4]}
    blush = ["make:blush", "grape:red:1", "grape:white:3"]
    sparkling = ["make:sparkling", "grape:red:2", "grape:red:4", "grape:white:4"]
    table = Mat(board, **given, crush_pad=grapes).play(MIXER)
    assert table.offered("make:blush", "make:sparkling")
    assert table.reasons("done") == [Reason.AT_LEAST_ONE]
    both = {"vp": 1, "crush_pad": {}, "cellar": {"blush": [4], "sparkling": [9]}}
    assert table.play(*blush, *sparkling).changed() == both
    assert Mat(board, **given, crush_pad=grapes).play(MIXER, *sparkling, *blush).changed() == both
    one = Mat(board, **given, crush_pad=grapes).play(MIXER, *blush, "done")
    assert one.changed() == {"vp": 1, "crush_pad": {"red": [2, 4], "white": [4]}, "cellar": {"blush": [4]}}
    other = Mat(board, **given, crush_pad=grapes).play(MIXER, *sparkling, "done")
    assert other.changed() == {"vp": 1, "crush_pad": {"red": [1], "white": [3]}, "cellar": {"sparkling": [9]}}


@rule("STC-40")
@both_boards
def test_mixer_makes_each_type_at_most_once(board: str) -> None:
    given: dict[str, Any] = {"structures": ["mixer", *LARGE], "crush_pad": {"red": [1, 2, 4, 5], "white": [3, 4]}}
    table = Mat(board, **given).play(MIXER, "make:blush", "grape:red:1", "grape:white:3")
    assert table.offered("done", "make:sparkling")
    assert table.reasons("make:blush") == [Reason.TYPE_MADE_ALREADY]
    given["structures"] = ["mixer", *MEDIUM]
    ended = Mat(board, **given).play(MIXER, "make:blush", "grape:red:1", "grape:white:3")
    assert ended.vp == 1
    assert ended.to_move == 1, "a second blush is not allowed, and sparkling wine needs the large cellar"


@rule("STC-40")
@both_boards
def test_mixer_makes_no_red_and_no_white_wine(board: str) -> None:
    table = Mat(board, structures=["mixer", *LARGE], crush_pad={"red": [9], "white": [9]}).play(MIXER)
    assert table.offered("make:blush")
    for kind in ("red", "white"):
        assert table.reasons(f"make:{kind}") == [Reason.NOT_OFFERED]


@rule("STC-40", "WINE-2", "WINE-3")
@both_boards
def test_mixer_needs_cellar_and_grapes(board: str) -> None:
    for given in (
        {"structures": ["mixer"], "crush_pad": {"red": [3, 4], "white": [5]}},
        {"structures": ["mixer", *LARGE], "crush_pad": {"red": [3, 4]}},
        {"structures": ["mixer", *LARGE], "crush_pad": {"red": [1], "white": [2]}},
        {"structures": ["mixer", *MEDIUM], "crush_pad": {"red": [1], "white": [3]}, "cellar": {"blush": [4]}},
    ):
        table = Mat(board, **given)
        assert MIXER not in table.codes()
        assert table.reasons(MIXER) != []


# --- STC-41: Storehouse


def year_end(board: str, **given: Any) -> Mat:
    """Seat 0 leaves winter last. On the extended board its row of next year is still to be chosen."""
    others = [{"next_row": 7}] if board == "extended" else []
    return Mat(board, season="winter", passed=[1], others=others, **given).play("pass")


@rule("STC-41", "END-2", "END-3")
@both_boards
@pytest.mark.parametrize(
    ("cellars", "before", "after"),
    [
        (LARGE, {"red": [1, 2], "blush": [4]}, {"red": [3, 4], "blush": [6]}),
        ([], {"red": [1], "white": [2]}, {"red": [3], "white": [3]}),
        (MEDIUM, {"red": [3], "blush": [5]}, {"red": [5], "blush": [6]}),
        (LARGE, {"sparkling": [8], "white": [7, 9]}, {"sparkling": [9], "white": [8, 9]}),
        ([], {}, {}),
    ],
)
def test_storehouse_ages_all_wines_once_more_in_the_year_end(
    board: str, cellars: list[str], before: dict[str, list[int]], after: dict[str, list[int]]
) -> None:
    table = year_end(board, structures=["storehouse", *cellars], cellar=before, crush_pad={"red": [1]})
    assert (table.cellar, table.crush_pad) == (after, {"red": [2]}), "grapes age once"


@rule("STC-41", "STC-21")
@both_boards
def test_storehouse_and_distiller_work_side_by_side(board: str) -> None:
    given: dict[str, Any] = {
        "structures": ["storehouse", "distiller"],
        "cellar": {"red": [1]},
        "crush_pad": {"red": [1]},
    }
    table = year_end(board, **given)
    assert (table.cellar, table.crush_pad) == ({"red": [3]}, {"red": [3]})


@rule("STC-41")
def test_storehouse_works_for_its_owner_alone() -> None:
    table = Mat("base", season="winter", structures=["storehouse"], others=[{"cellar": {"red": [1]}}])
    table.play("pass", "pass")
    assert table.seat(1)["cellar"] == {"red": [2]}


@rule("STC-41", "STC-38")
@both_boards
def test_what_the_storehouse_ages_is_not_made(board: str) -> None:
    table = year_end(board, structures=["storehouse", "penthouse", *LARGE], cellar={"red": [6]})
    assert (table.cellar, table.vp) == ({"red": [8]}, 0)


# --- STC-42: Statue


@rule("STC-42", "TUS-10")
def test_statue_gives_1_vp_after_the_test_of_the_extended_board() -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["statue"], "vp": 24}
    table = Mat("extended", **given, passed=[1], others=[{"next_row": 3}]).play("pass")
    assert table.vp == 24, "not when its owner leaves winter"
    table.play("row:2")
    assert table.vp == 25
    assert season(table) == "spring", "the game goes on"
    table.play(*["pass", "pass"] * 3)
    assert season(table) == "winter"
    table.play("pass", "row:4", "pass")
    assert table.state.stack == []
    assert table.vp == 26, "it counts from the next year on, and in the last year again"


@rule("STC-42", "TUS-10")
def test_statue_counts_in_the_last_year_of_the_extended_board() -> None:
    table = Mat(
        "extended", season="winter", structures=["statue"], vp=10, others=[{"vp": 25, "next_row": 3}], passed=[1]
    )
    table.play("pass")
    assert table.state.stack == []
    assert (table.vp, table.seat(1)["vp"]) == (11, 25)


@rule("STC-42", "MOD-2", "GAME-1")
def test_statue_does_not_end_the_game_of_the_base_board_at_once() -> None:
    table = year_end("base", structures=["statue"], vp=19)
    assert table.vp == 20
    assert season(table) == "spring", "the game goes on"
    table.play("row:1", "row:4", "pass", "pass", "deck:summer", "deck:summer", "pass", "pass")
    assert table.state.stack == []
    assert table.vp == 21


@rule("STC-42", "MOD-2", "GAME-1")
def test_what_the_statue_reached_counts_next_year_even_if_it_is_lost_again() -> None:
    table = year_end("base", structures=["statue", "trading_post"], vp=19)
    table.play("row:4", "row:1")
    assert table.to_move == 0
    table.play("place:structure:trading_post:left:regular", "option:3", "option:2")
    assert table.vp == 19
    table.play("pass", "pass", "deck:summer", "deck:summer", "pass", "pass")
    assert table.state.stack == []
    assert table.vp == 20


@rule("STC-42", "MOD-2")
def test_statue_counts_in_the_last_year_of_the_base_board() -> None:
    table = Mat("base", season="winter", structures=["statue"], vp=10, others=[{"vp": 20}], final_year=True, passed=[1])
    table.play("pass")
    assert table.state.stack == []
    assert (table.vp, table.seat(1)["vp"]) == (11, 20)


@rule("STC-42", "TUS-10", "GAME-2")
def test_statue_may_win_the_game() -> None:
    given: dict[str, Any] = {"season": "winter", "structures": ["statue"], "vp": 25, "passed": [1]}
    table = Mat("extended", **given, others=[{"vp": 25, "lira": 9, "next_row": 3}]).play("pass")
    assert winners(table.state) == (0,)
    base = Mat("base", **{**given, "vp": 20}, others=[{"vp": 20, "lira": 9}], final_year=True).play("pass")
    assert winners(base.state) == (0,)


@rule("STC-42", "STC-1")
@both_boards
def test_statue_gives_its_vp_every_year(board: str) -> None:
    given: dict[str, Any] = {"structures": ["statue"], "options": {"max_years": 2}, "year": 2}
    table = year_end(board, **given)
    assert table.state.stack == [], "the last year"
    assert table.vp == 1


# --- STC-43, STC-44: Dock and Silo

SEVEN = ["merlot", "syrah", "pinot", "judge", "queen", "broker", "inn"]


@rule("STC-43", "STC-44")
@both_boards
@pytest.mark.parametrize(
    ("structures", "drew"),
    [(["dock"], {"order": 1}), (["silo"], {"vine": 1}), (["dock", "silo"], {"order": 1, "vine": 1})],
)
def test_dock_draws_an_order_and_silo_a_vine_in_the_year_end(
    board: str, structures: list[str], drew: dict[str, int]
) -> None:
    table = year_end(board, structures=structures, residual=3)
    change = table.changed()
    assert (change["drew"], change["lira"]) == (drew, 3)
    assert "drew" not in Mat(board, structures=structures).play("pass").changed(), "not when summer ends"


@rule("STC-5", "STC-21", "STC-41", "STC-43", "STC-44", "TUS-8")
@both_boards
def test_residual_cards_follow_the_lira_in_their_order(board: str) -> None:
    fields = {5: {"structure": "storehouse"}, 6: {"structure": "distiller"}}
    table = year_end(board, residual=2, structures=["dock", "silo"], fields=fields)
    steps = ["step:residual", *(f"structure:{card}" for card in ("distiller", "storehouse", "silo", "dock"))]
    assert [event.source for event in table.events if event.source in steps] == steps
    assert [event.source for event in table.events].index("step:age") < len(table.events) - len(steps)


@rule("STC-43", "STC-44", "END-1")
@pytest.mark.parametrize("structures", [["dock"], ["silo"]])
def test_on_the_base_board_the_card_is_drawn_before_the_discard(structures: list[str]) -> None:
    table = year_end("base", structures=structures, hand=SEVEN)
    assert len(table.hand) == 8
    assert table.to_move == 0
    assert len(table.codes("card:")) in (7, 8)
    table.play("card:inn")
    assert len(table.hand) == 7
    assert season(table) == "spring"


@rule("STC-43", "STC-44", "TUS-8")
@pytest.mark.parametrize("structures", [["dock"], ["silo"], ["dock", "silo"]])
def test_on_the_extended_board_the_card_is_drawn_after_the_discard(structures: list[str]) -> None:
    table = year_end("extended", structures=structures, hand=SEVEN)
    assert table.codes("card:") == []
    assert table.codes("row:") != []
    assert len(table.hand) == 7 + len(structures)
    full = year_end("extended", structures=structures, hand=[*SEVEN, "tavern"])
    assert full.codes("card:") != []
    assert len(full.hand) == 8, "nothing has been drawn yet"
    full.play("card:tavern")
    assert len(full.hand) == 7 + len(structures)


@rule("STC-43", "STC-44", "SET-4")
@both_boards
def test_without_a_card_dock_and_silo_draw_nothing(board: str) -> None:
    others: list[dict[str, Any]] = [{"hand": [*whole_deck("order"), *whole_deck("vine")]}]
    table = Mat(board, season="winter", structures=["dock", "silo"], others=others)
    table.play("pass")
    assert table.hand == []


@rule("STC-43")
def test_dock_draws_for_its_owner_alone_and_every_year() -> None:
    table = year_end("base", structures=["dock"])
    assert table.seat(1)["hand"] == []
    table.play("row:1", "row:4", "pass", "pass", "deck:summer", "deck:summer", "pass", "pass")
    assert table.changed()["drew"]["order"] == 2


@rule("STC-43", "STC-44", "STC-3")
@both_boards
def test_a_destroyed_residual_card_works_no_more(board: str) -> None:
    others = [{"next_row": 7}] if board == "extended" else []
    table = Mat(board, season="winter", passed=[1], others=others, structures=["dock", "silo"])
    table.play("place:destroy_structure:left:regular", "card:dock", "pass")
    assert table.changed()["drew"] == {"vine": 1}
