"""INF: stars and the regions of the map."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import board, on, season, whole_deck
from tests.rules.extended import REGIONS_OF_SIDE_1, events_of, extended, of_deck, play_any
from tests.support import Table, rule
from vendemmia.engine import Kind, OptionsError, PositionError, Reason

REGIONS = ("lucca", *REGIONS_OF_SIDE_1)
VP = {"lucca": 1, "pisa": 1, "firenze": 2, "livorno": 2, "siena": 2, "arezzo": 2, "grosseto": 1}
LIRA = {"pisa": 2, "siena": 1}
DRAWS = {"lucca": "structure", "firenze": "winter", "livorno": "summer", "arezzo": "order", "grosseto": "vine"}
SIX = {"siena": 3, "pisa": 2, "arezzo": 1}


def spring(side: int = 1, players: int = 2, **given: Any) -> Table:
    return extended(side, players, season="spring", **given)


def one_star(side: int = 1, **given: Any) -> Table:
    """The influence action on its left space, which has no bonus."""
    return spring(side, **given).play("place:influence:left:regular")


def two_stars(side: int = 1, **given: Any) -> Table:
    return spring(side, 3, **given).play("place:influence:middle:regular")


# --- INF-1: placing


@rule("INF-1")
@pytest.mark.parametrize("region", REGIONS)
def test_a_star_placed_gives_the_bonus_of_its_region_at_once(region: str) -> None:
    table = one_star(2).play(f"region:{region}")
    assert table.stars == {region: 1}
    assert table.lira == LIRA.get(region, 0)
    assert len(table.hand) == (region in DRAWS)
    if region in DRAWS:
        assert of_deck(table.hand, DRAWS[region]) == table.hand
    assert table.to_move == 1


@rule("INF-1", "MOD-1")
def test_any_region_of_the_board_may_be_chosen() -> None:
    assert one_star(1).codes() == [f"region:{region}" for region in REGIONS_OF_SIDE_1]
    assert one_star(2).codes() == [f"region:{region}" for region in REGIONS]


@rule("INF-1")
def test_a_region_takes_any_number_of_stars_and_gives_its_bonus_every_time() -> None:
    table = one_star(stars={"pisa": 5}, others=[{"stars": {"pisa": 6}}]).play("region:pisa")
    assert (table.stars, table.lira) == ({"pisa": 6}, 2)


@rule("INF-1")
def test_everybody_has_six_stars() -> None:
    with pytest.raises(PositionError):
        spring(stars={"pisa": 4, "siena": 3})
    assert spring(stars={"pisa": 3, "siena": 3}).stars == {"pisa": 3, "siena": 3}


@rule("INF-1", "SET-4")
def test_a_region_whose_deck_is_empty_takes_the_star_all_the_same() -> None:
    table = one_star(others=[{"hand": whole_deck("vine")}]).play("region:grosseto")
    assert (table.stars, table.hand, table.to_move) == ({"grosseto": 1}, [], 1)


@rule("INF-1")
def test_only_the_own_stars_are_placed() -> None:
    table = one_star(others=[{"stars": {"siena": 2}}]).play("region:siena")
    assert (table.stars, table.seat(1)["stars"]) == ({"siena": 1}, {"siena": 2})


@rule("INF-1", "STC-22")
def test_an_order_drawn_in_arezzo_may_be_filled_by_the_mercado() -> None:
    others = [{"hand": [card for card in whole_deck("order") if card != "ord_r5"]}]
    table = one_star(2, structures=["mercado"], cellar={"red": [5]}, others=others).play("region:arezzo")
    assert table.codes() == ["done", "card:ord_r5"]
    table.play("card:ord_r5", "wine:red:5")
    assert (table.vp, table.residual, table.cellar) == (2, 1, {})


# --- INF-2: moving


@rule("INF-2")
@pytest.mark.parametrize("placed", range(6))
def test_while_a_star_is_left_it_is_placed_never_moved(placed: int) -> None:
    stars = {"siena": placed} if placed else {}
    table = one_star(stars=stars).play("region:pisa")
    assert table.stars == {**stars, "pisa": 1}
    assert table.to_move == 1
    assert events_of(table.events, Kind.STAR_MOVED) == []


@rule("INF-2")
def test_with_six_stars_placed_one_moves_to_a_different_region() -> None:
    table = one_star(stars=SIX)
    assert table.codes() == ["region:pisa", "region:siena", "region:arezzo"], "where own stars are"
    assert table.reasons("region:livorno") == [Reason.NO_STAR_THERE]
    table.play("region:siena")
    assert table.codes() == [f"region:{region}" for region in REGIONS_OF_SIDE_1 if region != "siena"]
    assert table.reasons("region:siena") == [Reason.SAME_REGION]
    table.play("region:livorno")
    assert table.stars == {"siena": 2, "pisa": 2, "arezzo": 1, "livorno": 1}


@rule("INF-2")
@pytest.mark.parametrize("region", REGIONS)
def test_a_moved_star_gives_no_bonus(region: str) -> None:
    source = "siena" if region != "siena" else "pisa"
    table = one_star(2, stars=SIX).play(f"region:{source}", f"region:{region}")
    assert (table.lira, table.hand, table.to_move) == (0, [], 1)


@rule("INF-2", "STC-37")
@pytest.mark.parametrize("region", REGIONS)
def test_with_the_banquet_hall_a_moved_star_gives_the_bonus_of_the_region_entered(region: str) -> None:
    source = "siena" if region != "siena" else "pisa"
    table = one_star(2, stars=SIX, structures=["banquet_hall"]).play(f"region:{source}", f"region:{region}")
    assert table.lira == LIRA.get(region, 0)
    assert len(table.hand) == (region in DRAWS)


@rule("INF-2", "STC-37")
def test_the_banquet_hall_of_another_player_changes_nothing() -> None:
    table = one_star(2, stars=SIX, others=[{"structures": ["banquet_hall"]}]).play("region:siena", "region:pisa")
    assert table.lira == 0


@rule("INF-2")
def test_all_six_stars_in_one_region_leave_one_choice() -> None:
    table = one_star(stars={"pisa": 6})
    assert table.codes() == ["region:pisa"]
    table.play("region:pisa", "region:firenze")
    assert table.stars == {"pisa": 5, "firenze": 1}


@rule("INF-2")
def test_stars_of_others_cannot_be_moved() -> None:
    table = one_star(stars=SIX, others=[{"stars": {"livorno": 2}}])
    assert table.reasons("region:livorno") == [Reason.NO_STAR_THERE]
    table.play("region:pisa", "region:livorno")
    assert table.seat(1)["stars"] == {"livorno": 2}


# --- INF-3: two star effects


@rule("INF-3")
def test_two_stars_are_two_placements() -> None:
    table = two_stars().play("region:pisa")
    assert table.codes() == ["done", *(f"region:{region}" for region in REGIONS_OF_SIDE_1)]
    table.play("region:pisa")
    assert (table.stars, table.lira, table.to_move) == ({"pisa": 2}, 4, 1)


@rule("INF-3")
def test_with_one_star_left_a_double_effect_places_and_then_moves() -> None:
    table = two_stars(stars={"siena": 5}).play("region:pisa")
    assert table.lira == 2
    assert table.codes() == ["done", "region:pisa", "region:siena"]
    table.play("region:siena", "region:pisa")
    assert (table.stars, table.lira, table.to_move) == ({"siena": 4, "pisa": 2}, 2, 1)


@rule("INF-3")
def test_with_one_star_left_the_star_just_placed_may_be_the_one_that_moves() -> None:
    table = two_stars(stars={"siena": 5}).play("region:pisa", "region:pisa", "region:firenze")
    assert (table.stars, table.lira, table.hand) == ({"siena": 5, "firenze": 1}, 2, [])


@rule("INF-3")
def test_with_no_star_left_a_double_effect_is_two_moves() -> None:
    table = two_stars(stars=SIX).play("region:siena", "region:pisa", "region:siena", "region:firenze")
    assert table.stars == {"siena": 1, "pisa": 3, "arezzo": 1, "firenze": 1}
    assert (table.lira, table.hand) == (0, [])


@rule("INF-3", "STC-37")
def test_with_the_banquet_hall_the_same_star_may_move_twice() -> None:
    table = two_stars(2, stars={"siena": 6}, structures=["banquet_hall"])
    table.play("region:siena", "region:pisa")
    assert (table.stars, table.lira) == ({"siena": 5, "pisa": 1}, 2)
    table.play("region:pisa", "region:siena")
    assert (table.stars, table.lira) == ({"siena": 6}, 3)


@rule("INF-3", "STC-37")
def test_with_one_star_left_and_the_banquet_hall_both_effects_give_a_bonus() -> None:
    table = two_stars(2, stars={"siena": 5}, structures=["banquet_hall"])
    table.play("region:pisa", "region:siena", "region:lucca")
    assert (table.stars, table.lira) == ({"siena": 4, "pisa": 1, "lucca": 1}, 2)
    assert len(of_deck(table.hand, "structure")) == 1


# --- INF-4: what is mandatory


@rule("INF-4")
def test_the_influence_action_is_mandatory() -> None:
    assert all(code.startswith("region:") for code in one_star().codes())
    assert all(code.startswith("region:") for code in one_star(stars=SIX).codes())
    assert one_star().reasons("no") == [Reason.NOT_ASKED]


@rule("INF-4")
def test_the_second_star_of_the_bonus_space_is_optional() -> None:
    table = two_stars().play("region:pisa", "done")
    assert (table.stars, table.to_move) == ({"pisa": 1}, 1)
    table = two_stars(stars=SIX).play("region:siena", "region:pisa", "done")
    assert table.stars == {"siena": 2, "pisa": 3, "arezzo": 1}


@rule("INF-4")
@pytest.mark.parametrize("stars", [{}, SIX])
def test_the_star_of_the_chart_is_optional(stars: dict[str, int]) -> None:
    table = extended(1, season="fall", wake_up_row=5, stars=stars).play("pass")
    assert table.codes()[0] == "no"
    table.play("no")
    assert (table.stars, table.to_move) == (stars, 1)


@rule("INF-4")
def test_the_star_of_sell_wine_is_optional() -> None:
    table = extended(1, 3, season="winter", cellar={"red": [1]}).play("place:sell_wine:middle:regular")
    play_any(table, "do:action", "wine:red:1", "done")
    assert (table.vp, table.stars) == (1, {})


@rule("INF-4")
@pytest.mark.parametrize(
    ("card", "codes", "given"),
    [
        ("trading_post", ["option:2", "option:3"], {"lira": 3}),
        ("shop", ["card:ord_r5", "wine:red:5"], {"hand": ["ord_r5"], "cellar": {"red": [5]}}),
        ("wine_press", ["make:red", "grape:red:2"], {"crush_pad": {"red": [2]}}),
    ],
)
def test_the_star_of_a_structure_is_optional(card: str, codes: list[str], given: dict[str, Any]) -> None:
    for answer, stars in (("no", {}), ("region:firenze", {"firenze": 1})):
        table = spring(2, structures=[card], **given).play(f"place:structure:{card}:left:regular", *codes)
        assert table.codes() == ["no", *(f"region:{region}" for region in REGIONS)]
        table.play(answer)
        assert (table.stars, table.to_move) == (stars, 1)


@rule("INF-4", "STC-26")
def test_the_star_of_the_gazebo_is_optional() -> None:
    table = spring(2, structures=["gazebo"]).play("place:give_tour:left:regular")
    assert table.codes()[0] == "no"
    table.play("no")
    assert (table.stars, table.lira, table.to_move) == ({}, 2, 1)


@rule("INF-4")
def test_a_move_that_has_begun_is_finished() -> None:
    table = extended(1, season="fall", wake_up_row=5, stars=SIX).play("pass", "region:siena")
    assert "no" not in table.codes()
    table.play("region:grosseto")
    assert table.stars == {"siena": 2, "pisa": 2, "arezzo": 1, "grosseto": 1}


# --- INF-5: scoring


def final(players: int, stars: list[dict[str, int]], side: int = 1, **given: Any) -> list[int]:
    """The VP of all seats above 25, after a game in which they had these stars."""
    seats: list[dict[str, Any]] = [{"stars": own, "vp": 25} for own in stars]
    rows = [{"wake_up_row": 3 + seat, "next_row": 3 + seat} for seat in range(players - 1)]
    others = [{**seat, **row} for seat, row in zip(seats[1:], rows, strict=True)]
    table = extended(
        side,
        players,
        season="winter",
        wake_up_row=2,
        others=others,
        passed=list(range(1, players)),
        **seats[0],
        **given,
    )
    table.play("pass")
    assert table.state.is_over
    return [table.seat(seat)["vp"] - 25 for seat in range(players)]


@rule("INF-5")
@pytest.mark.parametrize("region", REGIONS)
def test_strictly_most_stars_score_a_region(region: str) -> None:
    assert final(2, [{region: 1}, {}], side=2) == [VP[region], 0]
    assert final(2, [{region: 1}, {region: 2}], side=2) == [0, VP[region]]


@rule("INF-5")
@pytest.mark.parametrize("region", REGIONS)
def test_a_tie_scores_nobody(region: str) -> None:
    assert final(2, [{region: 2}, {region: 2}], side=2) == [0, 0]
    assert final(3, [{region: 2}, {region: 1}, {region: 2}], side=2) == [0, 0, 0]


@rule("INF-5")
def test_a_tie_below_the_most_does_not_matter() -> None:
    assert final(4, [{"arezzo": 1}, {"arezzo": 3}, {"arezzo": 1}, {}]) == [0, 2, 0, 0]


@rule("INF-5")
def test_all_regions_are_worth_10_on_side_1_and_11_on_side_2() -> None:
    each = dict.fromkeys(REGIONS_OF_SIDE_1, 1)
    assert final(2, [each, {}]) == [10, 0]
    assert sum(VP.values()) == 11
    others = [{"lucca": 1}, {}]
    assert final(3, [each, *others], side=2) == [10, 1, 0]


@rule("INF-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_may_have_a_majority(players: int) -> None:
    stars = [{region: 1} for region in REGIONS_OF_SIDE_1[:players]]
    assert final(players, stars) == [VP[region] for region in REGIONS_OF_SIDE_1[:players]]


@rule("INF-5")
def test_no_stars_at_all_score_nothing() -> None:
    assert final(3, [{}, {}, {}]) == [0, 0, 0]


@rule("INF-5")
def test_each_majority_is_reported() -> None:
    table = extended(1, season="winter", vp=25, stars={"pisa": 1, "siena": 1}, passed=[1], others=[{"next_row": 3}])
    table.play("pass")
    scored = [(event.source, event.amount) for event in events_of(table.events, Kind.VP)]
    assert scored == [("region:pisa", 1), ("region:siena", 2)]


# --- INF-6: without scoring


@rule("INF-6")
@pytest.mark.parametrize("side", [1, 2])
def test_with_the_option_the_regions_score_nothing(side: int) -> None:
    stars = [{"siena": 3, "pisa": 1}, {"arezzo": 2}]
    assert final(2, stars, side) == [3, 2]
    assert final(2, stars, side, options={"map_scoring": False}) == [0, 0]


@rule("INF-6")
def test_with_the_option_stars_still_give_their_bonus() -> None:
    table = one_star(options={"map_scoring": False}).play("region:pisa")
    assert (table.stars, table.lira) == ({"pisa": 1}, 2)


@rule("INF-6")
def test_the_option_is_off_unless_chosen_and_is_for_the_map() -> None:
    assert spring().state.rules.map_scoring
    with pytest.raises((OptionsError, PositionError)):
        Table(options={"map_scoring": False})


@rule("INF-6", "TUS-10")
def test_with_the_option_ties_are_not_broken_by_the_map() -> None:
    assert final(2, [{"siena": 1}, {}], options={"map_scoring": False}) == [0, 0]


@rule("INF-2", "TVIS-2")
def test_the_manager_brings_one_star_without_the_bonus() -> None:
    table = extended(1, 3, season="winter", hand=["manager"], board={"influence": {"left": on(1), "middle": on(2)}})
    table.play(
        "place:play_winter_visitor:left:regular", "do:action", "card:manager", "action:influence", "region:siena"
    )
    assert table.stars == {"siena": 1}
    assert table.lira == 1
    assert season(table) == "winter"
    assert "influence" in board(table)


@rule("INF-1")
@pytest.mark.parametrize("stars", [-1, -8, 0])
def test_counting_the_stars_that_are_left_comes_to_an_end(stars: int) -> None:
    """No game leads to a number below 0, but counting must not go on for ever should one come up."""
    vineyard = spring().state.vineyards[0]
    vineyard.stars = stars
    assert vineyard.stars_left() <= 6


@rule("INF-1")
@pytest.mark.parametrize("stars", [-1, 0, 7])
def test_a_position_has_one_to_six_stars_in_a_region(stars: int) -> None:
    with pytest.raises(PositionError) as caught:
        spring(stars={"siena": stars})
    assert [found.code for found in caught.value.problems] == ["NUMBER_RANGE"]
