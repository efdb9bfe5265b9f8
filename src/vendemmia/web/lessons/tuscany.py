"""The second lesson: a year on the extended board, with its map, its four seasons and its wake-up chart.

The deal: as in the first lesson an order for red 2 and white 2, so that only the board is new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Options
from vendemmia.engine.catalogue import REGIONS, SEASONS

from . import aims
from .first import ASKED, PLACING
from .model import Aim, Lesson, Milestone, Step, happened

if TYPE_CHECKING:
    from .model import Finder, Moment

NEEDED = {"arezzo": "order", "grosseto": "vine", "pisa": "lira", "siena": "lira"}
"""Regions whose bonus may be what the plan lacks."""


def row(moment: Moment) -> Aim | None:
    """Return the row that brings what the plan lacks; without a lack, the one that brings a point."""
    if moment.asks not in ("row", "next_row"):
        return None
    plan, jobs = moment.plan, moment.plan.chain()
    wishes: list[tuple[str, int]] = []
    if not plan.order:
        wishes.append(("order", 4))
    if "draw_vine" in jobs:
        wishes.append(("vine", 3))
    for variant, number in (*wishes, ("point", 6), ("star", 5), ("worker", 7), ("lira", 2)):
        if found := moment.legal(f"row:{number}"):
            return Aim(found, params=aims.goal_of(moment) | {"row": number}, variant=variant)
    return None


def star(moment: Moment) -> Aim | None:
    """Aim at one star a year: a region is worth points at the end, and its bonus comes now."""
    if moment.asks == "place" and not moment.past.has("star") and (codes := moment.placing("influence")):
        return Aim(codes, params=aims.goal_of(moment) | about_region(moment, best_region(moment)))
    return None


def which_region(moment: Moment) -> Aim | None:
    if moment.asks != "star":
        return None
    region = best_region(moment)
    return Aim(moment.legal(f"region:{region}"), params=about_region(moment, region), variant=standing(moment, region))


def best_region(moment: Moment) -> str:
    """Return where the star changes most; of equal ones where the bonus is what the plan lacks."""
    regions = [name for number, name in enumerate(REGIONS) if moment.view.rules.board.regions[number].present]
    lacks = {"order"} if not moment.plan.order else set()
    lacks |= {"vine"} if "draw_vine" in moment.plan.chain() else set()
    lacks |= {"lira"} if moment.plan.short else set()

    def rate(region: str) -> tuple[int, bool]:
        own, best = moment.plan.facts.stars(REGIONS.index(region))
        vp = int(moment.view.rules.board.regions[REGIONS.index(region)].vp)
        return (vp if own == best else 0), NEEDED.get(region) in lacks

    return max(regions, key=rate)


def standing(moment: Moment, region: str) -> str:
    """Return what another star does there."""
    own, best = moment.plan.facts.stars(REGIONS.index(region))
    return "leads" if own == best else "ahead" if own > best else "level" if own + 1 == best else "behind"


def about_region(moment: Moment, region: str) -> dict[str, object]:
    own, best = moment.plan.facts.stars(REGIONS.index(region))
    worth = int(moment.view.rules.board.regions[REGIONS.index(region)].vp)
    return {"region": region, "worth": worth, "own": own, "rival": best}


def passing(moment: Moment) -> Aim | None:
    """Return the first time that a season may be left: what comes next is on the row."""
    if moment.asks != "place" or moment.view.year != 1 or moment.season != SEASONS.index("spring"):
        return None
    return Aim(part="board", params=aims.goal_of(moment)) if moment.past.busy else None


def in_new_season(season: int) -> Finder:
    def find(moment: Moment) -> Aim | None:
        here = moment.view.year == 1 and moment.asks == "place" and moment.season == season
        return Aim(part="board", params=aims.goal_of(moment) | {"left": moment.plan.workers - 1}) if here else None

    return find


def year_over(moment: Moment) -> Aim | None:
    if not moment.past.years:
        return None
    return Aim(part="map", params=aims.goal_of(moment) | {"stars": moment.past.own.get("star", 0)})


LESSON = Lesson(
    "tuscany",
    Options(players=2, modules=frozenset({"extended_board"})),
    2,
    ("easy",),
    (
        Milestone("row", "i-rooster", happened("row")),
        Milestone("star", "i-star", happened("star")),
        Milestone("plant", "a-plant-vine", happened("planted")),
        Milestone("next", "i-yearend", happened("next_row")),
    ),
    (
        Step("tuscany", "i-star", "TUS-1", aims.before_first_year("board"), read=True),
        Step("map", "i-star", "INF-1", aims.before_first_year("map"), read=True),
        Step("tuscany-order", "i-card-order", "ORD-1", aims.before_first_year("hand"), read=True),
        Step("papa", "u-hand", "SET-6", aims.papa),
        Step("tuscany-row", "i-rooster", "TUS-5", row),
        Step("spring", "i-spring", "TUS-2", in_new_season(SEASONS.index("spring")), read=True),
        Step("leaving", "u-skip", "TUS-3", passing, read=True),
        Step("tuscany-summer", "i-summer", "TUS-2", in_new_season(SEASONS.index("summer")), read=True),
        Step("tuscany-fall", "i-fall", "TUS-2", in_new_season(SEASONS.index("fall")), read=True),
        Step("tuscany-winter", "i-winter", "TUS-2", in_new_season(SEASONS.index("winter")), read=True),
        *(step for step in PLACING if step.id in ("plant", "build")),
        Step("star", "i-star", "INF-1", star),
        Step("which-region", "i-star", "INF-1", which_region),
        *(step for step in PLACING if step.id not in ("plant", "build")),
        *ASKED,
    ),
    Step("tuscany-end", "i-star", "INF-5", year_over, read=True),
    "crew",
)
