"""What the tests of the special workers are written with: a table with such workers, and the whole result of a play."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tests.support import Table
from vendemmia import State
from vendemmia.engine.numbers.names import CARD_NUMBER, DECK_OF, DECKS

BASE = ("special_workers",)
SIDE_1 = ("extended_board", "special_workers")
SIDE_2 = ("extended_board", "special_workers", "structure_cards")

AMOUNTS = ("lira", "vp", "residual", "training")


def crew(*specials: str, regular: int = 2, grande: int = 1) -> dict[str, int]:
    """The workers of a seat."""
    return {"regular": regular, "grande": grande, **dict.fromkeys(specials, 1)}


def worker_table(*specials: str, modules: tuple[str, ...] = SIDE_1, friendly: bool = False, **given: Any) -> Table:
    """A table with these special workers in the game; seat 0 has them all unless `workers` says otherwise."""
    given.setdefault("workers", crew(*specials))
    return Table(options={"modules": list(modules), "friendly": friendly}, specials=list(specials), **given)


def outcome(table: Table, *codes: str) -> dict[int, dict[str, Any]]:
    """All that some codes change, by seat; what a seat keeps is not mentioned.

    Money and points are given by how much they change, cards by how many of each deck, everything else by what it is
    now. Workers that the codes themselves put down are not mentioned either. On the way every position is written and
    read again.
    """
    before = [table.seat(seat) for seat in range(table.state.rules.players)]
    put: Counter[tuple[int | None, str]] = Counter()
    for code in codes:
        if code.startswith("place:"):
            put[table.to_move, code.rsplit(":", 1)[1]] += 1
        table.play(code)
        assert State.from_json(table.state.to_json()) == table.state
    found = {}
    for seat, old in enumerate(before):
        placed = Counter({worker: count for (owner, worker), count in put.items() if owner == seat})
        changes = _changes(old, table.seat(seat), placed)
        if changes:
            found[seat] = changes
    return found


def _changes(old: dict[str, Any], new: dict[str, Any], placed: Counter[str]) -> dict[str, Any]:
    changes: dict[str, Any] = {name: new[name] - old[name] for name in AMOUNTS if new[name] != old[name]}
    counts = {
        "workers": {worker: new["workers"].get(worker, 0) - n + placed[worker] for worker, n in old["workers"].items()}
        | {worker: n + placed[worker] for worker, n in new["workers"].items() if worker not in old["workers"]},
        "hand": {deck: by_deck(new["hand"])[deck] - by_deck(old["hand"])[deck] for deck in DECKS},
    }
    for name, count in counts.items():
        if any(count.values()):
            changes[name] = {thing: n for thing, n in count.items() if n}
    rest = {name: value for name, value in new.items() if name not in (*AMOUNTS, *counts) and value != old[name]}
    return changes | rest


def by_deck(cards: list[str]) -> Counter[str]:
    return Counter(DECKS[DECK_OF[CARD_NUMBER[card]]] for card in cards)


class Printed(NamedTuple):
    """A bonus printed on a board: where it is, an action with it, and the same bonus once more."""

    modules: tuple[str, ...]
    season: str
    action: str
    space: str
    given: dict[str, Any]
    """What seat 0 has, besides £5."""
    action_codes: str
    bonus_codes: str
    change: dict[str, Any]
    """What action and bonus bring."""
    again: str
    """The codes of the bonus gained once more."""
    total: dict[str, Any]
    """What all of it brings, £1 for the second time included."""

    @property
    def name(self) -> str:
        return f"{'base' if self.modules == BASE else 'extended'}, {self.action}:{self.space}"


VINES = {"hand": ["sangiovese", "sangiovese", "malvasia"]}
PLANTED = {"fields": {5: ["sangiovese"], 6: ["malvasia"], 7: ["merlot"]}}
GRAPES = {"crush_pad": {"red": [1, 2, 3], "white": [1]}}
SUMMER = {"hand": ["patron", "sponsor", "surveyor"]}
WINTER = {"hand": ["politician", "crush_expert", "professor"], "vp": -1}
ORDER = {"hand": ["ord_r1_w3"], "cellar": {"red": [1], "white": [3]}}

_TWO_FIELDS = {"crush_pad": {"red": [1], "white": [1]}}
_THREE_FIELDS = {"crush_pad": {"red": [1, 3], "white": [1]}}
_FILLED = {"residual": 1, "hand": {"order": -1}, "cellar": {}}


def _same_on_both_boards(base_season: str, season: str, action: str, space: str, *rest: Any) -> list[Printed]:
    """A bonus that is in the middle of the base board and somewhere on the extended one."""
    return [Printed(BASE, base_season, action, "middle", *rest), Printed(SIDE_2, season, action, space, *rest)]


BONUSES = [
    *_same_on_both_boards(
        "summer",
        "spring",
        "draw_vine",
        "left",
        {},
        "",
        "do:bonus",
        {"hand": {"vine": 2}},
        "",
        {"lira": -1, "hand": {"vine": 3}},
    ),
    *_same_on_both_boards("summer", "spring", "give_tour", "middle", {}, "", "do:bonus", {"lira": 3}, "", {"lira": 3}),
    *_same_on_both_boards(
        "summer",
        "spring",
        "build_structure",
        "middle",
        {},
        "do:action structure:trellis",
        "do:bonus",
        {"lira": -1, "structures": ["trellis"]},
        "",
        {"lira": -1, "structures": ["trellis"]},
    ),
    Printed(
        SIDE_2,
        "spring",
        "influence",
        "middle",
        {},
        "region:siena",
        "region:pisa",
        {"lira": 3, "stars": {"siena": 1, "pisa": 1}},
        "region:siena",
        {"lira": 3, "stars": {"siena": 2, "pisa": 1}},
    ),
    Printed(
        SIDE_2,
        "summer",
        "play_summer_visitor",
        "left",
        SUMMER,
        "do:action card:patron option:1",
        "do:bonus",
        {"lira": 5, "hand": {"summer": -1}},
        "",
        {"lira": 5, "hand": {"summer": -1}},
    ),
    *_same_on_both_boards(
        "summer",
        "summer",
        "play_summer_visitor",
        "middle",
        SUMMER,
        "card:patron option:1",
        "card:sponsor option:2",
        {"lira": 7, "hand": {"summer": -2}},
        "card:surveyor option:1",
        {"lira": 12, "hand": {"summer": -3}},
    ),
    *_same_on_both_boards(
        "summer",
        "summer",
        "plant_vine",
        "left",
        VINES,
        "card:sangiovese field:5",
        "card:sangiovese field:6",
        {"hand": {"vine": -2}, "fields": {"5": ["sangiovese"], "6": ["sangiovese"]}},
        "card:malvasia field:7",
        {"lira": -1, "hand": {"vine": -3}, "fields": {"5": ["sangiovese"], "6": ["sangiovese"], "7": ["malvasia"]}},
    ),
    Printed(
        SIDE_2,
        "summer",
        "trade",
        "middle",
        {},
        "option:3 option:2",
        "option:3 option:2",
        {"lira": 6, "vp": -2},
        "option:3 option:2",
        {"lira": 8, "vp": -3},
    ),
    Printed(
        SIDE_2,
        "summer",
        "flip_field",
        "left",
        {},
        "field:5",
        "do:bonus",
        {"lira": 5, "vp": 1, "fields": {"5": "sold"}},
        "",
        {"lira": 4, "vp": 2, "fields": {"5": "sold"}},
    ),
    Printed(
        SIDE_2,
        "summer",
        "flip_field",
        "middle",
        {},
        "field:5",
        "do:bonus",
        {"lira": 5, "hand": {"structure": 1}, "fields": {"5": "sold"}},
        "",
        {"lira": 4, "hand": {"structure": 2}, "fields": {"5": "sold"}},
    ),
    Printed(
        BASE,
        "summer",
        "sell_or_field",
        "middle",
        {},
        "field:5",
        "do:bonus",
        {"lira": 5, "vp": 1, "fields": {"5": "sold"}},
        "",
        {"lira": 4, "vp": 2, "fields": {"5": "sold"}},
    ),
    *_same_on_both_boards(
        "winter",
        "fall",
        "draw_order",
        "left",
        {},
        "",
        "do:bonus",
        {"hand": {"order": 2}},
        "",
        {"lira": -1, "hand": {"order": 3}},
    ),
    *_same_on_both_boards(
        "winter",
        "fall",
        "harvest_field",
        "left",
        PLANTED,
        "field:5",
        "field:6",
        _TWO_FIELDS,
        "field:7",
        {"lira": -1, **_THREE_FIELDS},
    ),
    Printed(
        SIDE_2,
        "fall",
        "harvest_field",
        "middle",
        PLANTED,
        "field:5",
        "do:bonus",
        {"lira": 1, "crush_pad": {"red": [1]}},
        "",
        {"lira": 1, "crush_pad": {"red": [1]}},
    ),
    *_same_on_both_boards(
        "winter",
        "fall",
        "make_wine",
        "left",
        GRAPES,
        "make:red grape:red:1 make:red grape:red:2",
        "make:red grape:red:3",
        {"crush_pad": {"white": [1]}, "cellar": {"red": [1, 2, 3]}},
        "make:white grape:white:1",
        {"lira": -1, "crush_pad": {}, "cellar": {"red": [1, 2, 3], "white": [1]}},
    ),
    Printed(
        SIDE_2, "fall", "build_or_tour", "left", {}, "do:action option:2", "do:bonus", {"lira": 3}, "", {"lira": 3}
    ),
    Printed(
        SIDE_2,
        "winter",
        "play_winter_visitor",
        "left",
        WINTER,
        "do:action card:politician",
        "do:bonus",
        {"lira": 7, "hand": {"winter": -1}},
        "",
        {"lira": 7, "hand": {"winter": -1}},
    ),
    *_same_on_both_boards(
        "winter",
        "winter",
        "play_winter_visitor",
        "middle",
        WINTER,
        "card:politician",
        "card:crush_expert option:1",
        {"lira": 9, "hand": {"winter": -2, "order": 1}},
        "card:professor option:1",
        {"lira": 6, "hand": {"winter": -3, "order": 1}, "training": 1},
    ),
    *_same_on_both_boards(
        "winter",
        "winter",
        "train_worker",
        "left",
        {},
        "do:action",
        "do:bonus",
        {"lira": -3, "training": 1},
        "",
        {"lira": -3, "training": 1},
    ),
    Printed(
        SIDE_2,
        "winter",
        "sell_wine",
        "left",
        {"cellar": {"red": [1]}},
        "wine:red:1",
        "do:bonus",
        {"vp": 1, "cellar": {}, "hand": {"structure": 1}},
        "",
        {"lira": -1, "vp": 1, "cellar": {}, "hand": {"structure": 2}},
    ),
    Printed(
        SIDE_2,
        "winter",
        "sell_wine",
        "middle",
        {"cellar": {"red": [1]}},
        "do:action wine:red:1",
        "region:pisa",
        {"lira": 2, "vp": 1, "cellar": {}, "stars": {"pisa": 1}},
        "region:pisa",
        {"lira": 3, "vp": 1, "cellar": {}, "stars": {"pisa": 2}},
    ),
    *_same_on_both_boards(
        "winter",
        "winter",
        "fill_order",
        "middle",
        ORDER,
        "card:ord_r1_w3 wine:red:1 wine:white:3",
        "do:bonus",
        {"vp": 3, **_FILLED},
        "",
        {"lira": -1, "vp": 4, **_FILLED},
    ),
]
"""Every bonus of the base board and of side 2 of the extended board."""

LIRA = 5


def bonus_table(printed: Printed, worker: str, **more: Any) -> Table:
    """Seat 0 has £5, what the bonus needs and this special worker."""
    return worker_table(
        worker, players=6, modules=printed.modules, season=printed.season, lira=LIRA, **printed.given, **more
    )


def spaces_with_bonus(printed: Printed) -> list[str]:
    """All spaces of its action that have a bonus."""
    return [other.space for other in BONUSES if (other.modules, other.action) == (printed.modules, printed.action)]
