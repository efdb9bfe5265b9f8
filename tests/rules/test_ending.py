"""What the end of a game scores, foreseen: `ending` and `map_points` say what the last answer then brings."""

from __future__ import annotations

import pytest

from tests.rules.extended import extended
from tests.rules.test_challenges import CELLARS, challenge
from tests.rules.test_modules import base
from tests.rules.test_solo_on_the_extended_board import solo
from tests.support import Table, rule
from vendemmia.engine import ending, map_points, observe, region_holder, standings
from vendemmia.engine.catalogue import AUTOMA, REGIONS


def last_pass(kind: str) -> Table:
    """A game that ends when the seat to move passes."""
    if kind == "map":
        stars = [{"siena": 2, "pisa": 1, "arezzo": 1}, {"siena": 1, "pisa": 2, "arezzo": 1}]
        return extended(
            1, season="winter", vp=25, stars=stars[0], passed=[1], others=[{"next_row": 3, "stars": stars[1]}]
        )
    if kind == "statue":
        return base(season="winter", vp=20, final_year=True, others=[{"vp": 20, "structures": ["statue"]}], passed=[1])
    if kind == "cellar":
        return challenge(6, season="winter", year=7, cellar={"red": [9], "white": [1]}, structures=CELLARS)
    return solo(side=2, season="winter", year=7, vp=30, stars={"siena": 3, "pisa": 1}, structures=["statue"])


@rule("INF-5", "TUS-10", "MOD-2", "CAMP-7", "TSOLO-1")
@pytest.mark.parametrize("kind", ["map", "statue", "cellar", "solo"])
def test_the_end_brings_what_was_foreseen(kind: str) -> None:
    table = last_pass(kind)
    view = observe(table.state, 0)
    before = [vineyard.vp for vineyard in table.state.vineyards]
    foreseen = ending(view)
    automa = view.automa_vp + map_points(view.rules, [vineyard.star_counts() for vineyard in view.vineyards])[-1]
    assert [vineyard.vp for vineyard in view.vineyards] == before, "a view does not change"
    table.play("pass")
    assert table.state.is_over
    assert [standing.vp for standing in foreseen] == [standing.vp for standing in standings(table.state)]
    assert [standing.vp for standing in foreseen] != before, "the end brings something"
    assert automa == table.state.automa_vp
    assert ending(observe(table.state, 0)) == standings(table.state), "nothing is scored twice"


@rule("GAME-2")
def test_equal_points_are_ranked_by_lira() -> None:
    others = [{"lira": 5, "vp": 9, "structures": ["statue"]}]
    table = base(season="winter", lira=7, vp=10, others=others)
    assert [(standing.vp, standing.rank) for standing in ending(observe(table.state, None))] == [(10, 1), (10, 2)]


@rule("INF-5", "TSOLO-1")
def test_a_region_is_held_by_the_most_stars_or_by_nobody() -> None:
    siena, lucca = REGIONS.index("siena"), REGIONS.index("lucca")
    none, one, two, three = (tuple(stars * (region == siena) for region in range(len(REGIONS))) for stars in range(4))
    elsewhere = tuple(int(region == lucca) for region in range(len(REGIONS)))
    rules = extended(1).state.rules
    held = [region_holder(rules, stars, siena) for stars in ([none, none], [one, none], [one, one], [one, two])]
    assert held == [-1, 0, -1, 1]
    assert region_holder(rules, [elsewhere, none], lucca) == -1, "not on this side of the board"
    alone = solo(side=1).state.rules
    assert [region_holder(alone, [stars], siena) for stars in (one, two, three)] == [AUTOMA, -1, 0]
    assert map_points(alone, [three]) == [2, 8]


@rule("INF-6")
def test_without_scoring_the_map_brings_nothing() -> None:
    table = extended(1, stars={"siena": 2}, options={"map_scoring": False})
    assert map_points(table.state.rules, [vineyard.star_counts() for vineyard in table.state.vineyards]) == [0, 0, 0]
    assert [standing.vp for standing in ending(observe(table.state, 0))] == [0, 0]
