"""Names and texts of everything on the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.support import WordsMissing
from vendemmia.engine.content.base_board import base_board
from vendemmia.engine.content.extended_board import extended_board
from vendemmia.engine.content.structure_cards import STRUCTURE_CARDS
from vendemmia.engine.numbers.names import (
    ACTIONS,
    CARDS,
    COLOURS,
    DECKS,
    FIRST_ORDER,
    FIRST_SPECIAL,
    FIRST_STRUCTURE_CARD,
    FIRST_SUMMER,
    MAMA_NAMES,
    PAPA_NAMES,
    REGIONS,
    SEASONS,
    SPACES,
    STRUCTURES,
    SUMMER_VISITORS,
    TASTING_ROOM,
    WINDMILL,
    WINE_TYPES,
    WINTER_VISITORS,
    WORKERS,
)
from vendemmia.engine.options import MODULES
from vendemmia.engine.reports.printed import effects_with_parts, parts_of, row_cell
from vendemmia.engine.state.frames import NODES, VISITOR_EFFECTS
from vendemmia.engine.verbs.buildings import Build, UpgradeCellar
from vendemmia.engine.verbs.money import Gain, GainIf, GainPer, GiveTour, Pay, PayOwner
from vendemmia.engine.verbs.opponents import DemandCards, PayOpponents
from vendemmia.engine.verbs.orders import FillOrder
from vendemmia.engine.verbs.tokens import SellGrapes, SellWine
from vendemmia.engine.verbs.trading import LIRA_RATE, Trade
from vendemmia.engine.verbs.workers import Train
from vendemmia.locale import words
from vendemmia.locale.names import as_id, root_of

from .reading import own_ids, reads_well

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine.content.structure_cards import StructureCard
    from vendemmia.engine.state.frames import Node
    from vendemmia.engine.year.board import Board

VISITORS = (*SUMMER_VISITORS, *WINTER_VISITORS)
EFFECT = dict(zip(VISITORS, VISITOR_EFFECTS, strict=True))
w = words("en")
BASE = base_board(False, True)
SIDE_1 = extended_board(True, False, False)
SIDE_2 = extended_board(True, True, False)


def below(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children():
        yield from below(child)


def amounts(root: Node) -> tuple[set[int], set[int]]:
    """The lira and the VP that an effect speaks of."""
    lira: set[int] = set()
    vp: set[int] = set()
    for node in below(root):
        match node:
            case Gain() | Pay() | GainPer() | PayOpponents():
                lira.add(node.lira)
                vp.add(node.vp)
            case PayOwner() | GiveTour():
                lira.add(node.lira)
            case GainIf() | DemandCards():
                vp.add(node.vp)
            case Build() | UpgradeCellar():
                lira |= {node.discount, max(node.price, 0)}
            case Train():
                lira.add(node.price)
            case FillOrder():
                vp.add(node.bonus_vp)
            case SellWine():
                vp |= set(node.vp)
            case SellGrapes():
                vp.add(node.vp)
    return lira - {0}, vp - {0}


def amounts_in(text: str) -> tuple[set[int], set[int]]:
    """The lira and the VP that a text speaks of."""
    lira = {int(number) for number in re.findall(r"£(\d+)", text)}
    return lira, {int(number) for number in re.findall(r"(\d+) (?:extra )?VP", text)}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_a_text(card: str) -> None:
    name, text = w.card_name(card), w.card_text(card)
    assert reads_well(name)
    assert not name.endswith(".")
    assert reads_well(text)
    assert text.endswith(".")
    assert reads_well(w.card_mention(card))
    assert all(reads_well(ruling) and ruling.endswith(".") for ruling in w.card_rulings(card))


def test_names_of_cards_differ() -> None:
    assert len({w.card_name(card) for card in CARDS}) == len(CARDS)
    assert len({w.card_mention(card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", VISITORS)
def test_every_visitor_has_rulings_counted_from_one(card: str) -> None:
    written = {key for key in own_ids() if key.startswith(f"card-{card}-ruling-")}
    assert len(w.card_rulings(card)) == len(written) > 0


@pytest.mark.parametrize("card", VISITORS)
def test_the_text_of_a_visitor_tells_its_lira_and_vp(card: str) -> None:
    assert amounts_in(w.card_text(card)) == amounts(EFFECT[card])


@pytest.mark.parametrize("path", effects_with_parts())
def test_every_part_that_can_be_chosen_has_a_text(path: str) -> None:
    for number, part in enumerate(NODES[path].children(), 1):
        text = w.option_text(path, number)
        assert reads_well(text)
        assert not text.endswith(".")
        asks_again = any(parts_of(node.path).kind for node in below(part))
        lira, vp = amounts(part)
        if asks_again:
            assert amounts_in(text)[0] <= lira
            assert amounts_in(text)[1] <= vp
        else:
            assert amounts_in(text) == (lira, vp)


def test_parts_have_one_text_each_and_no_others() -> None:
    wanted: set[str] = set()
    for path in effects_with_parts():
        kind, name = root_of(path)
        word = "part" if parts_of(path).nested else "option"
        ids = {
            f"{'card' if kind == 'visitor' else kind}-{as_id(name)}-{word}-{number}"
            for number in range(1, len(NODES[path].children()) + 1)
        }
        assert not ids & wanted, path
        wanted |= ids
    assert {key for key in own_ids() if re.search(r"-(option|part)-\d+$", key)} == wanted


def test_vines_are_described_by_their_values_and_structures() -> None:
    assert w.card_name("sauvignon_blanc") == "Sauvignon Blanc"
    assert w.vine_grapes("pinot") == "red 1, white 1"
    assert w.card_text("pinot") == "A vine worth red 1, white 1. Needs: Trellis."
    assert w.card_text("malvasia") == "A vine worth white 1. Needs no structure."


def test_orders_are_named_by_what_they_ask_and_give() -> None:
    assert w.card_name("ord_r5") == "Order: red 5 → 2 VP, +£1 a year"
    assert w.card_name("ord_w3_s8") == "Order: white 3, sparkling 8 → 6 VP, +£2 a year"
    assert w.card_mention("ord_r2_w2_b5") == "an order (red 2, white 2, blush 5)"
    assert "5 VP" in w.card_text("ord_r2_w2_b5")
    assert w.card_rulings(CARDS[FIRST_ORDER]) == ()


@pytest.mark.parametrize("board", [BASE, SIDE_1, SIDE_2], ids=["base", "side 1", "side 2"])
def test_every_action_is_described_with_its_bonus(board: Board) -> None:
    for action in filter(None, board.actions):
        text = w.action_text(action.name, board)
        lira, vp = amounts(action.node)
        bonuses = [bonus for bonus in action.bonuses if bonus is not None]
        for bonus in bonuses:
            lira, vp = lira | amounts(bonus)[0], vp | amounts(bonus)[1]
            assert amounts_in(w.bonus_text(bonus.path)) == amounts(bonus)
        assert reads_well(w.action_name(action.name, board))
        assert reads_well(text)
        assert amounts_in(text) == (({LIRA_RATE}, {1}) if isinstance(action.node, Trade) else (lira, vp))
        assert ("Bonus: " in text) == (bool(bonuses) or action.name.startswith("structure:"))
        for space in SPACES:
            place = SPACES.index(space)
            printed = place < len(action.bonuses) and action.bonuses[place] is not None
            assert bool(w.space_bonus(action.name, space, board)) == printed


def test_actions_have_words_without_a_board() -> None:
    assert {action.name for board in (BASE, SIDE_2) for action in board.actions if action} == set(ACTIONS)
    for action in ACTIONS:
        assert reads_well(w.action_name(action))
        assert reads_well(w.action_text(action))
    assert len({w.action_name(action) for action in ACTIONS}) == len(ACTIONS)
    assert w.action_text("give_tour") == "Gain £2. Bonus: gain £1 more."
    assert w.action_bonus("yoke") == ""
    assert w.space_bonus("plant_vine", "left", None) == ""


def test_an_action_is_described_as_its_board_has_it() -> None:
    assert w.action_text("harvest_field", BASE) == "Harvest 1 planted field. Bonus: harvest 1 more field."
    assert w.action_text("harvest_field", SIDE_1) == (
        "Harvest 1 planted field. Bonus: harvest 1 more field (left space), gain £1 (middle space)."
    )
    assert w.action_bonus("sell_wine", SIDE_1) == "place or move 1 star"
    assert (
        w.action_bonus("sell_wine", SIDE_2) == "draw 1 structure card (left space), place or move 1 star (middle space)"
    )
    assert w.action_name("gain_lira", SIDE_1) == "Gain £1"
    assert w.action_name("gain_lira", SIDE_2) == "Gain £1 or draw a structure card"
    assert w.space_bonus("flip_field", "left", SIDE_2) == "gain 1 VP"
    assert w.space_bonus("flip_field", "middle", SIDE_2) == "draw 1 structure card"
    assert w.space_bonus("flip_field", "middle", SIDE_1) == ""
    assert w.space_bonus("flip_field", "left", BASE) == ""


def test_every_structure_has_a_name_and_a_text() -> None:
    for structure in STRUCTURES:
        assert reads_well(w.structure_name(structure))
        assert reads_well(w.structure_text(structure))
        scores = 1 << STRUCTURES.index(structure) in {WINDMILL, TASTING_ROOM}
        assert ("1 VP" in w.structure_text(structure)) == scores
    assert w.structure_name("tasting_room") == "Tasting Room"


CHANGES = {"academy": {1}, "workshop": {1}}
"""Lira of the structure cards that have no effect of their own: they change what others pay."""


@pytest.mark.parametrize("card", STRUCTURE_CARDS, ids=lambda card: card.id)
def test_a_structure_card_tells_its_kind_its_cost_and_what_it_brings(card: StructureCard) -> None:
    text = w.structure_text(card.id)
    assert w.structure_name(card.id) == w.card_name(card.id)
    assert w.card_text(card.id) == f"{w.structure_card_head(card.id)}. {text}"
    assert w.structure_card_head(card.id) == f"{card.kind.capitalize()}, £{card.cost}"
    assert len(w.card_rulings(card.id)) > 0
    node = NODES.get(f"action:structure:{card.id}") or NODES.get(f"structure:{card.id}")
    if card.id in {"tap_room", "tavern"}:
        node = NODES["structure:tap_room"].children()[card.id == "tavern"]
    lira, vp = (set(), set()) if node is None else amounts(node)
    assert amounts_in(text) == (lira | CHANGES.get(card.id, set()), vp)


@pytest.mark.parametrize("worker", WORKERS[FIRST_SPECIAL:])
def test_every_special_worker_has_a_title_a_text_and_rulings(worker: str) -> None:
    title = w.worker_title(worker)
    assert w.worker_name(worker) == f"special worker ({title})"
    texts = [w.worker_text(worker), *w.worker_rulings(worker)]
    assert len(texts) > 1
    assert all(reads_well(text) and text.endswith(".") for text in texts)
    written = {key for key in own_ids() if key.startswith(f"worker-{worker}-ruling-")}
    assert len(w.worker_rulings(worker)) == len(written)


def test_regions_tell_their_bonus_and_their_worth() -> None:
    for number, region in enumerate(REGIONS):
        printed = SIDE_2.regions[number]
        text = w.region_text(region, printed.vp)
        assert reads_well(text)
        assert amounts_in(w.region_bonus(region)) == amounts(printed.bonus)
        assert amounts_in(text)[1] == {printed.vp}
    assert w.region_text("siena", 0) == "Place a star here: gain £1."
    assert w.region_text("lucca", 1) == "Place a star here: draw 1 structure card. Most stars at the end: 1 VP."


def test_modules_have_texts() -> None:
    for module in MODULES:
        assert reads_well(w.module_name(module))
        assert reads_well(w.module_text(module))
        assert w.module_text(module).endswith(".")
    assert w.map_scoring_name() == "Regions score"
    assert reads_well(w.map_scoring_text())


def test_every_row_has_its_bonus() -> None:
    for row in range(1, 8):
        assert reads_well(w.row_text(row))
        bonus = NODES.get(f"row:{row}")
        assert amounts_in(w.row_text(row)) == (amounts(bonus) if bonus is not None else (set(), set()))
        assert w.row_text(row, BASE) == w.row_text(row)


@pytest.mark.parametrize("board", [BASE, SIDE_1, SIDE_2], ids=["base", "side 1", "side 2"])
def test_every_cell_of_the_chart_has_its_bonus(board: Board) -> None:
    for row, cells in enumerate(board.rows, 1):
        assert reads_well(w.row_text(row, board))
        for season, cell in enumerate(cells):
            text = w.cell_text(row_cell(board, row, season))
            assert amounts_in(text) == (amounts(cell) if cell is not None else (set(), set()))
            assert text in w.row_text(row, board) or cell is None


def test_rows_of_the_extended_board_tell_all_seasons() -> None:
    assert w.row_text(1, SIDE_1) == "no bonus"
    assert w.row_text(2, SIDE_1) == "gain £1 (Summer)"
    assert w.row_text(4, SIDE_1) == "draw 1 order (Summer), draw 1 summer visitor (Fall)"
    assert w.row_text(4, SIDE_2) == (
        "draw 1 order (Summer), draw 1 summer visitor (Fall), draw 1 structure card (Winter)"
    )
    assert w.cell_text("") == "no bonus"


def test_parents_are_described_by_what_they_give() -> None:
    assert not set(MAMA_NAMES) & set(PAPA_NAMES)
    assert w.mama_name("alaena") == "Alaena"
    assert w.papa_name("matt") == "Matt"
    assert w.parent_text("ariel") == "Gives you 2 regular workers, 1 summer visitor, 1 order, £2."
    assert w.parent_text("emily") == "Gives you 2 regular workers, 1 vine, 2 summer visitors."
    assert w.parent_text("matt") == "Gives you a grande worker. Then choose: Tasting Room or £6."
    assert w.parent_text("gary") == "Gives you a grande worker and £3. Then choose: 1 regular worker or £3."
    assert w.parent_text("morten") == "Gives you a grande worker and £4. Then choose: 1 VP or £3."
    for parent in (*MAMA_NAMES, *PAPA_NAMES):
        assert reads_well(w.parent_text(parent))


def test_small_things_have_names() -> None:
    names = [
        *(w.season_name(season) for season in SEASONS),
        *(w.deck_name(deck) for deck in DECKS),
        *(w.worker_name(worker) for worker in WORKERS),
        *(w.worker_title(worker) for worker in WORKERS),
        *(w.region_name(region) for region in REGIONS),
        *(w.space_name(space) for space in SPACES),
        *(w.grape_name(colour, 4) for colour in COLOURS),
        *(w.wine_name(kind, 7) for kind in WINE_TYPES),
    ]
    assert all(map(reads_well, names))
    assert len(set(names)) == len(names)
    assert w.wine_name("blush", 5) == "blush wine 5"
    assert w.grape_name("white", 9) == "white grape 9"


UNNAMED = {"course", "placement", "arrival", "drawn"}
"""Roots that never are the source of anything."""


def test_every_root_has_a_name_as_a_source() -> None:
    roots = {path for path in NODES if "/" not in path} - UNNAMED
    assert len(roots) > len(VISITORS)
    for root in roots:
        assert reads_well(w.source(root))
    assert w.source("visitor:harvester/1") == "Harvester"
    assert w.source("bonus:plant_vine") == "Plant a vine, bonus"
    assert w.source("row:5") == "Wake-up row 5"
    assert w.source("action:harvest_field:three") == "Harvest a field"
    assert w.source("bonus:harvest_field:three") == "Harvest a field, bonus"
    assert w.source("step:score_cellar") == "Wines in the cellar"
    assert w.source("action:structure:cask/0") == "Cask"
    assert w.source("structure:cask") == "Cask"
    assert w.source("structure:cottage/0") == "Cottage"
    assert w.source("bonus:sell_wine:structure") == "Sell a wine, bonus"
    assert w.source("row:5:winter") == "Wake-up row 5"
    assert w.source("worker:merchant") == "Merchant"
    assert w.source("region:siena") == "Siena"
    assert w.source("enter:fall") == "Fall"
    assert w.source("next_row:solo") == "Year end"


def test_an_unknown_source_is_reported() -> None:
    with pytest.raises(WordsMissing, match="source-moon"):
        w.source("moon:full")


def test_players_are_named_by_seat() -> None:
    assert w.player_name(1, ["Anna", "Ben"]) == "Ben"
    assert w.player_name(6, ["Anna"]) == "Automa"


def test_no_message_speaks_of_an_unknown_card() -> None:
    for key in own_ids():
        prefix, _, rest = key.partition("-")
        name = rest.partition("-")[0]
        if prefix == "card":
            assert name in (*CARDS[:FIRST_ORDER], *CARDS[FIRST_STRUCTURE_CARD:]), key
            assert rest == name or name in CARDS[FIRST_SUMMER:], key
        if prefix == "region" and name != "text":
            assert name in REGIONS, key
        if prefix == "worker":
            assert name in WORKERS, key
        if prefix in {"mama", "papa"} and name != "text":
            assert name in (MAMA_NAMES if prefix == "mama" else PAPA_NAMES), key
