"""The influence map: everybody's stars, what a region is worth and its bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import REGIONS, region_bonus
from vendemmia.locale.printed import effect_text

from ..terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Rules, View, Vineyard
    from vendemmia.locale import Words


def map_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Yield one line for each region of the map, if there is one."""
    rules = view.rules
    if not rules.board.regions:
        return
    yield words.message("cli-map", scoring="yes" if rules.map_scoring else "no")
    for number, region in enumerate(rules.board.regions):
        if region.present:
            yield INDENT + words.message(
                "cli-map-region",
                region=words.region_name(REGIONS[number]),
                vp=region.vp,
                scoring="yes" if rules.map_scoring else "no",
                bonus=effect_text(words, rules, region_bonus(rules.board, REGIONS[number])),
                stars=standing(words, names, rules, view.vineyards, number) or words.message("cli-none"),
            )


def standing(
    words: Words,
    names: Sequence[str],
    rules: Rules,
    vineyards: Sequence[Vineyard],
    region: int,
    without: int | None = None,
) -> str:
    """Return how many stars each player has on a region, the most first; one seat may be left out."""
    counts = [
        (vineyard.stars_in(REGIONS[region]), names[seat]) for seat, vineyard in enumerate(vineyards) if seat != without
    ]
    if rules.automa_stars:
        counts.append((rules.automa_stars[region], words.automa_name()))
    counts.sort(key=lambda entry: -entry[0])
    return words.listed(words.message("cli-stars", who=who, count=count) for count, who in counts if count)


def own_stars(words: Words, view: View, seat: int) -> str:
    """Return the regions of one seat, and the stars that it has left."""
    vineyard = view.vineyards[seat]
    placed = [
        words.message("cli-stars", who=words.region_name(name), count=vineyard.stars_in(name))
        for name in REGIONS
        if vineyard.stars_in(name)
    ]
    return words.listed([*placed, words.message("cli-stars-left", count=vineyard.stars_left())])
