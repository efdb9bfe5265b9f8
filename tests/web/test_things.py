"""The things that are drawn: each has its drawing, no two look alike, and what lies side by side fits together."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from vendemmia import web
from vendemmia.engine.catalogue import CHALLENGES, REGIONS, SPECIAL_WORKERS, STRUCTURE_CARDS
from vendemmia.web.drawings.sprites import symbols
from vendemmia.web.drawings.things import labels, map_of_tuscany, page_scenes

CAMPAIGN = Path(web.__file__).parent / "static/vendemmia/css/components/campaign.css"
WORDS = re.compile(r'fill="var\(--([\w-]+)|stroke="var\(--([\w-]+)')


def drawn() -> dict[str, str]:
    return symbols("icons.svg")


def test_every_special_worker_structure_card_and_challenge_is_drawn() -> None:
    wanted = {f"i-w-{name}" for name in SPECIAL_WORKERS}
    wanted |= {f"s-{card.id.replace('_', '-')}" for card in STRUCTURE_CARDS}
    wanted |= {f"o-challenge-{number}" for number in CHALLENGES}
    assert wanted - set(drawn()) == set()


def test_special_workers_have_the_colours_and_the_badge_of_their_seat() -> None:
    for name in SPECIAL_WORKERS:
        piece = drawn()[f"i-w-{name}"]
        assert {"pc", "pc-d", "pc-l"} <= {word for pair in WORDS.findall(piece) for word in pair}, name
        assert [seat for seat in range(1, 7) if f"var(--b{seat}" in piece] == [1, 2, 3, 4, 5, 6], name


@pytest.mark.parametrize("prefix", ["i-w-", "s-", "o-challenge-"])
def test_no_two_things_of_a_kind_look_alike(prefix: str) -> None:
    """Each has shapes that no other one has."""
    shapes = {
        name: set(re.findall(r"<(?:path|rect|circle|ellipse)[^>]+>", each))
        for name, each in drawn().items()
        if name.startswith(prefix)
    }
    others = {name: set().union(*(shapes[other] for other in shapes if other != name)) for name in shapes}
    alike = {name for name in shapes if len(shapes[name] - others[name]) < 3}
    assert alike <= {"s-medium-cellar", "s-large-cellar", "s-plot", "s-sails"}


def test_thirty_wines_in_a_row_have_thirty_labels() -> None:
    found = {labels.label_of(number) for number in range(30)}
    assert len(found) == 30
    assert {f"{part}-{each}" for part in ("label", "bottle") for each in found} <= set(symbols("icons.svg"))


def test_a_label_for_a_drawing_of_its_own_needs_no_other_file() -> None:
    assert not [each for each in range(30) if "<use" in labels.label(each % 6, each % 5)]


def test_every_region_has_land_and_neighbours_share_their_border() -> None:
    assert set(map_of_tuscany.CORNERS) == set(REGIONS)
    points = {region: set(map_of_tuscany.outline(region)[1:-1].split()) for region in REGIONS}
    shared = {frozenset(pair) for pair in combinations(REGIONS, 2) if len(points[pair[0]] & points[pair[1]]) > 2}
    assert {frozenset(("siena", "arezzo")), frozenset(("lucca", "pisa")), frozenset(("siena", "grosseto"))} <= shared
    assert frozenset(("lucca", "grosseto")) not in shared


def test_the_map_lies_in_its_frame() -> None:
    for region in REGIONS:
        for pair in map_of_tuscany.outline(region)[1:-1].split():
            x, y = map(float, pair.split(","))
            assert map_of_tuscany.LEFT < x < map_of_tuscany.LEFT + map_of_tuscany.WIDTH, region
            assert map_of_tuscany.TOP < y < map_of_tuscany.TOP + map_of_tuscany.HEIGHT, region


def test_the_pages_have_all_their_landscapes() -> None:
    assert {f"page-small-{number}" for number in range(8)} | {"page-start", "page-head", "page-feast"} <= set(
        page_scenes.SYMBOLS
    )


def test_the_stones_of_the_campaign_stand_on_its_road() -> None:
    """The sheet and the drawing agree about the height of the picture, its edges, and each stone."""
    sheet = CAMPAIGN.read_text()
    feet = re.findall(r"\.path li:nth-child\(\d\) \{ --road: (\d+)px \}", sheet)
    assert tuple(map(int, feet)) == page_scenes.ROAD_OF_THE_CAMPAIGN
    start, end = page_scenes.STONES_OF_THE_CAMPAIGN
    found = re.search(r"height: (\d+)px; padding: 0 ([\d.]+)% 0 ([\d.]+)%", sheet)
    assert found
    height, right, left = map(float, found.groups())
    assert page_scenes.SYMBOLS["page-campaign"].box == f"0 0 912 {height:g}"
    assert (left / 100, 1 - right / 100) == pytest.approx((start, end))
