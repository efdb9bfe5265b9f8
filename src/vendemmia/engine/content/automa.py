"""The 24 cards of the Automa: four bars each, in printed order."""

from __future__ import annotations

from typing import Final

AUTOMA_CARDS: Final = (
    "draw_vine give_tour flip_field build_or_tour",
    "draw_vine build_structure plant_vine make_wine",
    "draw_vine influence play_summer_visitor play_winter_visitor",
    "give_tour build_structure sell_or_trade train_worker",
    "give_tour influence harvest_field sell_wine",
    "build_structure influence draw_order fill_order",
    "draw_vine play_summer_visitor flip_field build_or_tour",
    "give_tour plant_vine flip_field make_wine",
    "build_structure sell_or_trade play_summer_visitor play_winter_visitor",
    "influence plant_vine sell_or_trade train_worker",
    "play_summer_visitor sell_or_trade harvest_field sell_wine",
    "flip_field plant_vine draw_order fill_order",
    "draw_vine play_summer_visitor draw_order harvest_field",
    "give_tour sell_or_trade draw_order make_wine",
    "build_structure draw_order build_or_tour play_winter_visitor",
    "influence harvest_field make_wine sell_wine",
    "flip_field harvest_field build_or_tour train_worker",
    "plant_vine make_wine build_or_tour fill_order",
    "draw_vine play_summer_visitor play_winter_visitor train_worker",
    "give_tour sell_or_trade play_winter_visitor sell_wine",
    "build_structure build_or_tour play_winter_visitor fill_order",
    "influence harvest_field train_worker sell_wine",
    "flip_field draw_order train_worker fill_order",
    "plant_vine make_wine sell_wine fill_order",
)
"""The actions of each card, top to bottom."""

BAR_SEASON: Final = {
    **dict.fromkeys(("draw_vine", "give_tour", "build_structure", "influence"), "spring"),
    **dict.fromkeys(("play_summer_visitor", "plant_vine", "sell_or_trade", "flip_field"), "summer"),
    **dict.fromkeys(("draw_order", "harvest_field", "make_wine", "build_or_tour"), "fall"),
    **dict.fromkeys(("play_winter_visitor", "train_worker", "sell_wine", "fill_order"), "winter"),
}
"""The colour of a bar: green, yellow, red and blue."""

ONLY_EXTENDED: Final = frozenset(("influence", "flip_field", "build_or_tour", "sell_wine"))
"""Bars with a T: ignored on the base board."""

BASE_ACTION: Final = {"sell_or_trade": "sell_or_field"}
EXTENDED_ACTION: Final = {"sell_or_trade": "trade"}
"""The bar that means another action on each board."""

BASE_SEASON: Final = {"spring": "summer", "summer": "summer", "fall": "winter", "winter": "winter"}
"""AUT-5: when a bar is used on the base board."""


def base_bars(card: str, season: str) -> tuple[str, ...]:
    """Return the actions of a card that are used in a season of the base board, in printed order."""
    bars = [bar for bar in card.split() if bar not in ONLY_EXTENDED and BASE_SEASON[BAR_SEASON[bar]] == season]
    return tuple(BASE_ACTION.get(bar, bar) for bar in bars)


def extended_bars(card: str, season: str) -> tuple[str, ...]:
    """Return the actions of a card that are used in a season of the extended board (TSOLO-1)."""
    return tuple(EXTENDED_ACTION.get(bar, bar) for bar in card.split() if BAR_SEASON[bar] == season)
