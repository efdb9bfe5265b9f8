"""What the tests of the extended board are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.rules import whole_deck
from tests.support import Table
from vendemmia import Game, Options

if TYPE_CHECKING:
    from vendemmia.engine import Event, Kind

ACTIONS_OF = {
    "spring": ("draw_vine", "give_tour", "build_structure", "influence"),
    "summer": ("play_summer_visitor", "plant_vine", "trade", "flip_field"),
    "fall": ("draw_order", "harvest_field", "make_wine", "build_or_tour"),
    "winter": ("play_winter_visitor", "train_worker", "sell_wine", "fill_order"),
}
SEASONS = tuple(ACTIONS_OF)
REGIONS_OF_SIDE_1 = ("pisa", "firenze", "livorno", "siena", "arezzo", "grosseto")

ABLE: dict[str, Any] = {
    "lira": 30,
    "fields": {5: ["sangiovese"], 6: ["malvasia"]},
    "crush_pad": {"red": [1, 2], "white": [3]},
    "cellar": {"red": [1, 2], "white": [5]},
    "hand": ["patron", "judge", "sangiovese", "malvasia", "ord_r2_w2"],
}
"""A vineyard that can do every action of the board."""


def extended(side: int = 1, players: int = 2, **given: Any) -> Table:
    """A table with the extended board; special workers are in the game if `specials` are named."""
    modules = ["extended_board"]
    if "specials" in given:
        modules.append("special_workers")
    if side == 2:
        modules.append("structure_cards")
    return Table(players, options={"modules": modules, **given.pop("options", {})}, **given)


def new_game(*modules: str, seed: int = 1, **options: Any) -> Game:
    return Game.new(Options(modules=modules, **options), seed=seed)


def table_of(game: Game) -> Table:
    """The same game, with the questions that tests ask."""
    table = Table()
    table.game = game
    return table


def of_deck(cards: list[str], deck: str) -> list[str]:
    """The cards of one deck among some."""
    return [card for card in cards if card in whole_deck(deck)]


def events_of(events: list[Event], kind: Kind) -> list[Event]:
    return [event for event in events if event.kind is kind]


def play_any(table: Table, *first: str) -> Table:
    """Go on with the first legal answer until somebody may pass or the game is over; preferred answers first."""
    while not table.state.is_over and "pass" not in table.codes():
        codes = table.codes()
        table.play(next((code for code in first if code in codes), codes[0]))
    return table


def pass_until(table: Table, wanted: str, *first: str) -> Table:
    """Everybody passes until a season begins."""
    for _ in range(40):
        if table.state.is_over or table.state.to_json()["season"] == wanted:
            return table
        table.play("pass" if "pass" in table.codes() else _answer(table, first))
    raise AssertionError(f"{wanted} has not come")


def _answer(table: Table, first: tuple[str, ...]) -> str:
    codes = table.codes()
    return next((code for code in first if code in codes), codes[0])
