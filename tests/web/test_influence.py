"""The map shows the score: who holds a region, ties, what a star changes, and everybody's points if it ended now."""

from __future__ import annotations

from typing import Any

import pytest

from vendemmia.engine import ending, map_points, number_of
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.board.influence import InfluenceMap, RegionShown

from .elements import page_of, position, shown

MAP = {"modules": ["extended_board", "structure_cards"]}
OTHERS = [{"stars": {"siena": 2, "pisa": 1}, "vp": 10}, {"stars": {"siena": 1, "firenze": 2}, "vp": 11}]


def influence(game: LiveGame, seat: int | None = 0) -> InfluenceMap:
    found = page_of(game, seat).board.map
    assert found is not None
    return found


def three(**given: Any) -> LiveGame:
    return position(3, OTHERS, **{"options": MAP, "stars": {"pisa": 1, "livorno": 1}, "vp": 9, **given})


def region(game: LiveGame, name: str) -> RegionShown:
    return next(region for region in influence(game).regions if region.id == name)


def groups(game: LiveGame, name: str) -> list[tuple[list[str], int, str]]:
    """The owners of each number of stars in a region."""
    return [
        ([owner.p if owner else "automa" for owner in group.owners], group.number, group.state)
        for group in region(game, name).stars
    ]


def test_the_holder_of_a_region_has_the_crown_and_a_tie_has_none() -> None:
    game = three()
    assert groups(game, "siena") == [(["p2"], 2, "lead"), (["p3"], 1, "")]
    assert groups(game, "pisa") == [(["p1", "p2"], 1, "tied")]
    assert groups(game, "lucca") == []
    assert "Stars: Bruno 2, Carla 1. Most: Bruno." in region(game, "siena").label
    assert "Stars: You 1, Bruno 1, tied." in region(game, "pisa").label
    page = shown(game).root.one("mapbox")
    assert len(page.all("crown")) == 3
    assert [chip.text for chip in page.all("tied")] == ["1"]


def test_without_scoring_nobody_leads_and_nothing_is_foreseen() -> None:
    game = three(options={"modules": ["extended_board"], "map_scoring": False})
    assert groups(game, "siena") == [(["p2"], 2, ""), (["p3"], 1, "")]
    page = shown(game).root
    assert page.all("map-now") == page.all("fin") == page.all("crown") == []


def test_the_score_of_the_map_is_that_of_the_engine() -> None:
    game = three()
    state = game.state
    points = map_points(state.rules, [vineyard.star_counts() for vineyard in state.vineyards])
    assert points == [2, 2, 2, 0]
    assert [(change.seat.number, change.signed) for change in influence(game).points if change.seat] == [
        (0, "+2"),
        (1, "+2"),
        (2, "+2"),
    ]
    assert shown(game).root.one("map-now").label == (
        "If the game ended now, the map would score: You +2, Bruno +2, Carla +2."
    )


SIX = {"siena": 3, "pisa": 2, "arezzo": 1}


@pytest.mark.parametrize(
    ("stars", "codes"),
    [({"pisa": 1}, ["place:influence:left:regular"]), (SIX, ["place:influence:left:regular", "region:siena"])],
    ids=["placed", "moved"],
)
def test_a_region_says_what_a_star_there_changes(stars: dict[str, int], codes: list[str]) -> None:
    game = three(season="spring", stars=stars)
    for code in codes:
        game.play(code)
    state = game.state
    now = map_points(state.rules, [vineyard.star_counts() for vineyard in state.vineyards])
    swings = {part.id: part.swing for part in influence(game).regions if part.swing is not None}
    assert {f"region:{name}" for name in swings} == {*state.codes()}
    for name, swing in swings.items():
        again = state.copy()
        again.apply(number_of(f"region:{name}"))
        then = map_points(again.rules, [vineyard.star_counts() for vineyard in again.vineyards])
        changes = {seat: new - old for seat, (new, old) in enumerate(zip(then, now, strict=True)) if new != old}
        assert {change.seat.number: change.points for change in swing if change.seat} == changes, name
    assert any(swings.values())


def test_a_region_says_what_a_star_that_leaves_it_changes() -> None:
    """Bruno has two stars in Siena and one in Pisa."""
    game = three(season="spring", stars=SIX)
    game.play("place:influence:left:regular")
    swings = {part.id: [c.signed for c in part.swing] for part in influence(game).regions if part.swing is not None}
    assert swings == {"siena": ["−2"], "pisa": ["−1"], "arezzo": ["−2"]}


def test_the_reader_comes_first_and_no_change_is_said() -> None:
    game = three(season="spring", stars={"pisa": 1, "siena": 2})
    game.play("place:influence:left:regular")
    found = region(game, "siena")
    assert [(change.seat.p, change.signed) for change in found.swing or () if change.seat] == [("p1", "+2")]
    assert region(game, "firenze").swing == ()
    assert region(game, "firenze").label.endswith("At the end this changes: no change.")
    assert region(game, "siena").label.endswith("At the end this changes: You +2.")
    others = [part for part in influence(game, 1).regions if part.swing is not None]
    assert others == [], "only who is asked sees it"


def test_every_seat_has_its_points_if_it_ended_now() -> None:
    """In the standings, in the own vineyard and in the words of the road; the statue counts."""
    game = position(3, [{**OTHERS[0], "structures": ["statue"]}, OTHERS[1]], options=MAP, stars={"siena": 3}, vp=9)
    expected = [standing.vp for standing in ending(game.view(0))]
    assert expected == [9 + 2, 10 + 1 + 1, 11 + 2]
    page = shown(game).root
    labels = [part.label for part in page.all("fin")]
    assert labels == [
        "11 victory points if the game ended now",
        "12 victory points if the game ended now",
        "13 victory points if the game ended now: first place",
        "11 victory points if the game ended now",
    ]
    assert "You 9, 11 if it ended now" in page.one("score-road").label


def test_the_base_game_foresees_nothing() -> None:
    page = shown(position(2)).root
    assert page.all("fin") == []
    assert "if it ended now" not in page.one("score-road").label
    with_cards = shown(position(2, options={"modules": ["structure_cards"]}, structures=["statue"])).root
    assert len(with_cards.all("fin")) == 3


def test_alone_the_automa_holds_regions_too() -> None:
    game = position(1, options={"modules": ["extended_board"], "solo": "normal"}, stars={"siena": 2, "pisa": 2})
    assert groups(game, "siena") == [(["p1", "automa"], 2, "tied")]
    assert groups(game, "arezzo") == [(["automa"], 2, "lead")]
    first = influence(game).points[0]
    assert (first.seat, first.points) == (None, 7)
    automa = shown(game).root.one("auto").one("fin")
    assert automa.label.startswith("32 victory points if the game ended now: first place")
