"""The engine's cards, board and limits against the facts in tests/facts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from tests.support import Table
from vendemmia.engine import Options
from vendemmia.engine.content.automa import AUTOMA_CARDS, BAR_SEASON, BASE_ACTION, ONLY_EXTENDED, base_bars
from vendemmia.engine.content.base_board import base_board
from vendemmia.engine.content.orders import ORDERS
from vendemmia.engine.content.parents import MAMA_WORKERS, MAMAS, PAPAS
from vendemmia.engine.content.solo import (
    AGGRESSIVE_LEVELS,
    AGGRESSIVE_MARKER,
    AUTOMA_WORKERS,
    CHALLENGES,
    LEVELS,
    MAY_BE_SKIPPED_IF_AGGRESSIVE,
    REMOVED_VISITORS,
    SKIPPED_IF_AGGRESSIVE,
    Challenge,
)
from vendemmia.engine.content.solo_board import VINES_OF_CHOICE
from vendemmia.engine.content.vines import VINES
from vendemmia.engine.numbers.names import (
    ACTION_NUMBER,
    ANY_DECK,
    COLOURS,
    DECKS,
    FIELD_VALUES,
    FULL_DECKS,
    HAND_LIMIT,
    LARGE_CELLAR,
    REGULAR_LIMIT,
    RESIDUAL_TOP,
    SPACES,
    STRUCTURE_COST,
    STRUCTURES,
    SUMMER,
    SUMMER_DECK,
    SUMMER_VISITORS,
    TOP_VALUE,
    VINE_DECK,
    VISITOR_DECKS,
    VP_FLOOR,
    WINE_TYPES,
    WINTER,
    WINTER_VISITORS,
)
from vendemmia.engine.setup import rules_for
from vendemmia.engine.state.frames import VISITOR_EFFECTS, Node
from vendemmia.engine.state.tokens import CELLAR_LEVEL_FOR, CELLAR_TOP, GRAPE_PRICE, LEAST_VALUE
from vendemmia.engine.verbs import conditions
from vendemmia.engine.verbs.ageing import AgeWine, AgeWines
from vendemmia.engine.verbs.buildings import ALL_STRUCTURES, Build, UpgradeCellar
from vendemmia.engine.verbs.cards import DiscardCards, DiscardHand, GiveCards, ShowAndKeep, TakeFromPiles
from vendemmia.engine.verbs.combinators import All, If, OneOf, TwoOf
from vendemmia.engine.verbs.draws import Draw, DrawChoice
from vendemmia.engine.verbs.harvesting import Harvest, SellOrField
from vendemmia.engine.verbs.money import Gain, GainIf, GainPer, GiveTour, Pay, PayOwner, Require
from vendemmia.engine.verbs.offers import EachMay, Nothing
from vendemmia.engine.verbs.opponents import DemandCards, NeighbourMust, PayOpponents, Pledge
from vendemmia.engine.verbs.orders import FillOrder
from vendemmia.engine.verbs.planting import Plant
from vendemmia.engine.verbs.rows import MoveRooster
from vendemmia.engine.verbs.tokens import BuyBothGrapes, BuyGrape, PayGrape, PayWine
from vendemmia.engine.verbs.uprooting import SwitchVines, Uproot
from vendemmia.engine.verbs.visitors import PlayVisitor, TakeAction
from vendemmia.engine.verbs.winemaking import MakeWine
from vendemmia.engine.verbs.workers import TakeBackGrande, TakeBackWorker, TakeTemporary, Train
from vendemmia.engine.workers.planning import PlaceAhead

Fact = dict[str, Any]
FACTS = Path(__file__).parent / "facts"


def facts(name: str) -> Fact:
    return cast("Fact", yaml.load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader))


BOARD = facts("board")
VISITORS = {"summer": facts("summer_visitors")["cards"], "winter": facts("winter_visitors")["cards"]}


# --- decks and parents


def test_the_vines() -> None:
    listed = facts("vines")
    copies = Counter(FULL_DECKS[VINE_DECK])
    engine = [
        {
            "id": vine.id,
            "red": vine.red,
            "white": vine.white,
            "field_value": vine.red + vine.white,
            "count": copies[number],
            "structures": list(vine.structures),
        }
        for number, vine in enumerate(VINES)
    ]
    assert engine == [{key: vine[key] for key in engine[0]} for vine in listed["vines"]]
    assert len(FULL_DECKS[VINE_DECK]) == listed["meta"]["total_cards"]


def test_the_orders() -> None:
    listed = facts("orders")
    engine = [
        {
            "id": order.id,
            "wines": [{"type": kind, "min": least} for kind, least in order.wines],
            "vp": order.vp,
            "residual": order.residual,
        }
        for order in ORDERS
    ]
    assert engine == listed["orders"]
    assert len(engine) == listed["meta"]["total_cards"]
    assert sum(order.vp for order in ORDERS) == listed["meta"]["total_vp"]
    assert sum(order.residual for order in ORDERS) == listed["meta"]["total_residual"]


def test_the_mamas() -> None:
    engine = [
        {
            "id": mama.id,
            "workers": MAMA_WORKERS,
            "lira": mama.lira,
            "cards": {
                "vine": mama.vine,
                "summer_visitor": mama.summer,
                "order": mama.order,
                "winter_visitor": mama.winter,
            },
        }
        for mama in MAMAS
    ]
    assert engine == [{key: mama[key] for key in engine[0]} for mama in facts("mamas")["mamas"]]


def test_the_papas() -> None:
    engine = [{"id": papa.id, "lira": papa.lira, "gift": papa.gift, "extra_lira": papa.extra_lira} for papa in PAPAS]
    listed = []
    for papa in facts("papas")["papas"]:
        gift = papa["gift"]
        assert papa["grande"] == 1
        assert gift.get("count", 1) == 1
        listed.append({**{key: papa[key] for key in engine[0]}, "gift": gift.get("structure", gift["kind"])})
    assert engine == listed


# --- board, mat and limits


def test_the_structures_cost_what_is_printed() -> None:
    assert [(name, STRUCTURE_COST[number]) for number, name in enumerate(STRUCTURES)] == [
        (structure["id"], structure["cost"]) for structure in BOARD["structures"]
    ]
    needing = [structure["id"] for structure in BOARD["structures"] if "requires" in structure]
    assert needing == [STRUCTURES[LARGE_CELLAR.bit_length() - 1]]


def test_the_limits() -> None:
    limits = BOARD["limits"]
    engine = {
        "victory_target": base_board(False, False).target,
        "vp_min": VP_FLOOR,
        "residual_max": RESIDUAL_TOP,
        "hand_limit_year_end": HAND_LIMIT,
        "regular_workers_max": REGULAR_LIMIT,
        "grape_value_max": TOP_VALUE,
        "wine_value_max": TOP_VALUE,
    }
    assert engine == {key: limits[key] for key in engine}
    assert limits["workers_total_max"] == REGULAR_LIMIT + limits["grande_max"]


def test_the_fields() -> None:
    assert [field["max_vine_value"] for field in BOARD["fields"]] == list(FIELD_VALUES)
    for field in BOARD["fields"]:
        table = Table().play("place:sell_or_field:left:regular", f"field:{field['max_vine_value']}")
        assert table.lira == field["price"]


def test_the_grape_prices() -> None:
    assert {value: GRAPE_PRICE[value] for value in range(1, TOP_VALUE + 1)} == BOARD["grape_sale_price"]


def test_the_icons_of_crush_pad_and_cellars() -> None:
    icons = list(range(1, TOP_VALUE + 1))
    assert BOARD["crush_pad"] == dict.fromkeys(COLOURS, icons)
    spaces: dict[str, dict[str, list[int]]] = {}
    below = 0
    for level, name in enumerate(("small", "medium", "large")):
        spaces[name] = {
            kind: list(range(below + 1, CELLAR_TOP[level] + 1))
            for number, kind in enumerate(WINE_TYPES)
            if LEAST_VALUE[number] <= CELLAR_TOP[level]
        }
        below = CELLAR_TOP[level]
    assert spaces == BOARD["cellar_spaces"]


def can_make(kind: str, pad: dict[str, list[int]]) -> bool:
    """With every cellar and these grapes."""
    table = Table(season="winter", structures=["medium_cellar", "large_cellar"], crush_pad=pad)
    if table.reasons("place:make_wine:left:regular"):
        return False
    return f"make:{kind}" in table.play("place:make_wine:left:regular").codes()


@pytest.mark.parametrize("kind", WINE_TYPES)
def test_the_wine_recipes(kind: str) -> None:
    levels = {None: 0, "medium_cellar": 1, "large_cellar": 2}
    number = WINE_TYPES.index(kind)
    recipe = BOARD["wine_recipes"][kind]
    assert LEAST_VALUE[number] == recipe["min_value"]
    assert CELLAR_LEVEL_FOR[number] == levels[recipe.get("needs")]
    pad = {colour: [8, 9][: recipe["grapes"].get(colour, 0)] for colour in COLOURS}
    assert can_make(kind, pad)
    for colour in recipe["grapes"]:
        assert not can_make(kind, {**pad, colour: pad[colour][1:]})


def bonus_fact(node: Node | None) -> Any:
    """A wake-up bonus in the words of the facts."""
    match node:
        case None:
            return "none"
        case Draw(decks=[deck]):
            return {"draw": {DECKS[deck]: 1}}
        case DrawChoice():
            return {"draw_one_of": [DECKS[deck] for deck in node.decks]}
        case TakeTemporary():
            return {"temporary_worker": "this_year"}
        case Gain():
            return gains(node)[0]
    raise AssertionError(node)


def test_the_wake_up_chart() -> None:
    engine = [
        {"row": number, "bonus": bonus_fact(row[0])} for number, row in enumerate(base_board(False, False).rows, 1)
    ]
    assert engine == BOARD["wake_up_chart"]
    for row in base_board(False, False).rows:
        assert len({id(bonus) for bonus in row}) == 1, "the same bonus whenever the rooster comes there"


def test_the_spaces_by_number_of_players() -> None:
    spaces = BOARD["action_spaces"]
    for players in range(2, 7):
        opened = rules_for(Options(players=players)).open_spaces
        assert [SPACES[number] for number in range(3) if opened >> number & 1] == spaces["spaces_by_players"][players]
        for number in range(3):
            assert bool(opened >> number & 1) == (players in spaces[SPACES[number]]["player_counts"])


def action_fact(node: Node) -> Fact:
    """An action or bonus in the words of the facts."""
    match node:
        case GiveTour():
            return {"lira": node.lira}
        case SellOrField():
            return {"one_of": [{"sell_grapes": {"min": 1, "max": "any"}}, {"sell_field": 1}, {"buy_back_field": 1}]}
        case PlayVisitor():
            return {"play_visitor": {"deck": DECKS[node.deck], "count": 1}}
        case OneOf():
            return {"one_of": [step for part in node.parts for step in steps(part)]}
    stated = steps(node)
    assert len(stated) == 1
    return stated[0]


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_actions_of_a_season_and_their_bonuses(season: str) -> None:
    number = {"summer": SUMMER, "winter": WINTER}[season]
    spaced = [
        action for action in base_board(False, False).seasonal[number] if action.name not in ("gain_lira", "yoke")
    ]
    assert [action.name for action in spaced] == [fact["id"] for fact in BOARD["actions"][season]]
    for action, fact in zip(spaced, BOARD["actions"][season], strict=True):
        assert plain_step(action_fact(action.node)) == plain_step(fact["effect"])
        left, middle, right = action.bonuses
        assert left is None
        assert right is None
        assert middle is not None
        bonus = {
            key: {"min": 1, **value} if key in ("plant", "harvest", "make_wine") else value
            for key, value in fact["middle_bonus"].items()
        }
        assert plain_step(action_fact(middle)) == plain_step(bonus)


def test_the_cart_and_the_yoke() -> None:
    for fact in (*BOARD["actions"]["both_seasons"], *BOARD["actions"]["private"]):
        action = base_board(False, False).actions[ACTION_NUMBER[fact["id"]]]
        assert action is not None
        assert action.seasons == 1 << SUMMER | 1 << WINTER
        assert plain_step(action_fact(action.node)) == plain_step(fact["effect"])


def test_the_year_end() -> None:
    steps_of_year_end = ["age", "workers_home", "residual", "discard_down", "close_year"]
    listed = BOARD["seasons"]["year_end"]
    assert [step.path.removeprefix("step:") for step in base_board(False, False).course][-5:] == steps_of_year_end
    assert listed[:4] == ["age_all_grapes_and_wines_by_1", "return_workers", "collect_residual", "discard_to_7"]


# --- visitors: the effect tree in the terms of the facts

CONDITIONS = {
    conditions.BUILT_FOR_5_OR_6: "printed cost of the built structure is 5 or 6",
    conditions.VINE_OF_VALUE_4: "the planted vine has value 4",
    conditions.SIX_VINES: "you now have 6 or more vines on your fields in total",
    conditions.THREE_VARIETIES: "the field just planted now holds 3 or more different varieties",
    conditions.SIX_STRUCTURES: "you now own 6 or more structures",
    conditions.SIX_WORKERS: "you own 6 workers in total",
    conditions.THREE_HARVESTED: "three fields were harvested with this card",
    conditions.WINE_WAS_BEST: "no other wine in any cellar is worth as much as the discarded one",
    conditions.NEGATIVE_SCORE: "is your score below 0 VP?",
}
COUNTS = {
    conditions.EMPTY_FIELDS: "owned_field_without_vines",
    conditions.PLANTED_FIELDS: "owned_field_with_vines",
    conditions.STRUCTURES_OF_COST_4: "built_structure_with_printed_cost_4",
    conditions.CARDS_IN_HAND: "card_in_hand",
    conditions.OPPONENTS_WITH_SIX_WORKERS: "opponent_with_total_of_6_workers",
    conditions.SPARKLING_MADE: "sparkling_wine_made_now",
    conditions.TYPES_MADE: "different_wine_type_made_now",
}


def price(discount: int, fixed: int) -> str:
    if fixed == 0:
        return "free"
    if fixed > 0:
        return f"fixed_{fixed}"
    return f"minus_{discount}" if discount else "regular"


def gains(node: Gain) -> list[Fact]:
    amounts = {"lira": node.lira, "vp": node.vp, "residual": node.residual}
    return [{key: amount} for key, amount in amounts.items() if amount]


def is_cost(node: Node) -> bool:
    match node:
        case OneOf():
            return all(is_cost(part) for part in node.parts)
        case DiscardCards():
            return node.decks != 1 << VINE_DECK
        case Pay() | PayGrape() | PayWine() | DiscardHand() | Require():
            return True
    return False


def costs(node: Node) -> list[Fact]:
    """What is paid."""
    match node:
        case Pay():
            amounts = {"lira": node.lira, "vp": node.vp, "residual": node.residual}
            return [{key: amount} for key, amount in amounts.items() if amount]
        case PayGrape():
            return [{"grape": 1}]
        case PayWine():
            return [{"wine": {"count": 1, "min_value": node.least}}]
        case DiscardCards():
            kinds = {ANY_DECK: "any", VISITOR_DECKS: "visitor"}
            return [{"cards": {"count": node.count, "type": kinds[node.decks]}}]
        case DiscardHand():
            return [{"cards": {"count": "whole_hand", "type": "any", "min": 1}}]
        case OneOf():
            return [{"one_of": [step for part in node.parts for step in costs(part)]}]
    raise AssertionError(node)


def built(node: Build) -> Fact:
    fact: Fact = {"count": 1, "price": price(node.discount, node.price)}
    allowed = [number for number in range(len(STRUCTURES)) if node.allowed >> number & 1]
    if len(allowed) == 1:
        fact["only"] = [STRUCTURES[allowed[0]]]
    elif node.allowed != ALL_STRUCTURES:
        wanted = sorted({STRUCTURE_COST[number] for number in allowed})
        assert allowed == [number for number, cost in enumerate(STRUCTURE_COST) if cost in wanted]
        fact["allowed_costs"] = wanted
    return fact


def vineyard_steps(node: Node) -> list[Fact] | None:
    """What is done with structures and vines."""
    match node:
        case Build():
            return [{"build": built(node)}]
        case UpgradeCellar():
            return [{"upgrade_cellar": {"price": price(node.discount, node.price)}}]
        case Plant():
            fact: Fact = {"min": node.least, "max": node.most}
            if node.without_structures:
                fact["ignore_structures"] = True
            if node.over_limit:
                fact["ignore_field_limit"] = True
            return [{"plant": fact}]
        case Uproot():
            return [{"uproot": 1}]
        case DiscardCards():
            return [{"discard_vine": {"count": node.count}}]
        case SwitchVines():
            return [{"switch_vines": {"count": 2}}]
    return None


def token_steps(node: Node) -> list[Fact] | None:
    """What is done with grapes, wines and orders."""
    match node:
        case Harvest():
            return [{"harvest": {"min": node.least, "max": node.most}}]
        case MakeWine():
            fact: Fact = {"min": node.least, "max": node.most}
            if node.least_value > 1:
                fact["min_value"] = node.least_value
            if node.any_cellar:
                fact["ignore_cellar"] = True
            return [{"make_wine": fact}]
        case AgeWines():
            return [{"age_wine": {"tokens": "all", "times": node.times}}]
        case AgeWine():
            return [{"age_wine": {"tokens": 1, "times": 1}}]
        case FillOrder():
            return [{"fill_order": {"count": 1, "bonus_vp": node.bonus_vp}}]
        case BuyGrape():
            return [{"place_grape": [{"colour": "player_choice", "value": 1}]}]
        case BuyBothGrapes():
            return [{"place_grape": [{"colour": "red", "value": 1}, {"colour": "white", "value": 1}]}]
    return None


def table_steps(node: Node) -> list[Fact] | None:
    """What is done with money and cards."""
    match node:
        case Gain():
            return gains(node)
        case GainPer():
            amounts = {"lira": node.lira, "vp": node.vp}
            return [{key: amount, "per": COUNTS[node.what]} for key, amount in amounts.items() if amount]
        case GainIf():
            return [{"vp": node.vp, "if": CONDITIONS[node.condition]}]
        case Draw():
            return [{"draw": dict(Counter(DECKS[deck] for deck in node.decks))}]
        case DrawChoice():
            return [{"draw_choice": {"of": [DECKS[deck] for deck in node.decks], "count": 1}}]
        case TakeFromPiles():
            return [{"take_from_discard": {"piles": node.count}}]
        case ShowAndKeep():
            return [{"reveal_top_of_each_deck": {"take": node.keep}}]
    return None


def worker_steps(node: Node) -> list[Fact] | None:
    """What is done with workers and roosters."""
    match node:
        case Train():
            usable = "this_year" if node.at_once else "next_year"
            return [{"train": {"count": 1, "price": node.price, "usable": usable}}]
        case TakeBackWorker():
            return [{"retrieve_workers": {"min": 1, "max": node.most}}]
        case TakeBackGrande():
            return [{"retrieve_workers": {"which": "grande", "max": 1}}]
        case PlaceAhead():
            return [{"place_worker_ahead": {"count": 1}}]
        case TakeAction():
            return [{"take_board_action": {"bonus": False}}]
        case MoveRooster():
            return [{"move_rooster": {}}, {"take_bonus_of": "new_row"}, {"pass_season": True}]
    return None


def opponent_steps(node: Node) -> list[Fact] | None:
    """What turns to other players."""
    match node:
        case EachMay():
            effect = node.offer.effect
            offer: Fact = {"each_player_may" if node.owner_too else "each_opponent_may": option_list(effect)}
            if node.only_in_season:
                offer["not_for"] = "players_who_already_passed_this_season"
            if not isinstance(node.per_refuser, Nothing):
                offer["otherwise"] = [{**step, "to": "you"} for step in steps(node.per_refuser)]
            rewards = [] if isinstance(node.per_taker, Nothing) else steps(node.per_taker)
            return [offer, *({**step, "per": "opponent_who_did"} for step in rewards)]
        case PayOwner():
            return [{"give_you_lira": node.lira}]
        case GiveCards():
            kinds = {ANY_DECK: "any", 1 << SUMMER_DECK: "summer_visitor"}
            return [{"give_you_cards": {"count": node.count, "type": kinds[node.decks]}}]
        case PayOpponents():
            return [
                {"pay_opponents": {"min": 1, "max": node.most, "lira_each": node.lira}},
                {"vp": node.vp, "per": "opponent_paid"},
            ]
        case DemandCards():
            return [
                {"choose_opponents": {"min": 1, "max": node.most}, "each_must": steps(node.gift)},
                {"vp": node.vp, "per": "chosen_opponent_without_summer_visitor"},
            ]
        case NeighbourMust(effect=OneOf() as choice):
            # What the neighbour loses is written as a negative gain.
            return [{"right_neighbour_must_choose_one": [{"do": loss_steps(part)} for part in choice.parts]}]
    return None


def loss_steps(node: Node) -> list[Fact]:
    if isinstance(node, Pay):
        return [{"vp": -node.vp}]
    return merged_steps(steps(node))


def option_list(node: Node) -> list[Fact]:
    """An offer: bare steps, or cost and gain together."""
    stated = option(node)
    return [stated] if "cost" in stated else cast("list[Fact]", stated["do"])


def steps(node: Node) -> list[Fact]:
    """What a node does, in the words of the facts."""
    match node:
        case All():
            return [step for part in node.parts for step in steps(part)]
        case OneOf():
            return [{"one_of": [step for part in node.parts for step in steps(part)]}]
    for facts in (vineyard_steps, token_steps, table_steps, worker_steps, opponent_steps):
        stated = facts(node)
        if stated is not None:
            return stated
    raise AssertionError(f"no words for {type(node).__name__}")


def merged_steps(stated: list[Fact]) -> list[Fact]:
    """Equal steps counted together: two uprootings are {uproot: 2}."""
    merged: list[Fact] = []
    for step in stated:
        ((key, value),) = list(step.items())[:1]
        before = next(
            (other for other in merged if set(other) == set(step) == {key} and can_add(key, other[key], value)), None
        )
        if before is None:
            merged.append(step)
        elif key == "uproot":
            before[key] += value
        else:
            before[key] = {**before[key], "count": before[key]["count"] + value["count"]}
    return merged


def can_add(key: str, one: Any, two: Any) -> bool:
    if key == "uproot":
        return True
    if key not in ("discard_vine", "build", "give_you_cards"):
        return False
    return {**one, "count": 0} == {**two, "count": 0}


def option(node: Node) -> Fact:
    """One clause: what it costs and what it does."""
    parts = node.parts if isinstance(node, All) and not node.any_order else [node]
    paid = [step for part in parts if is_cost(part) and not isinstance(part, Require) for step in costs(part)]
    done = [step for part in parts if not is_cost(part) for step in steps(part)]
    stated: Fact = {"do": merged_steps(done)}
    if paid:
        stated["cost"] = paid
    required = [CONDITIONS[part.condition] for part in parts if isinstance(part, Require)]
    if required:
        stated["requires"] = required[0]
    return stated


def card_fact(node: Node) -> Fact:
    """A whole card in the words of the facts."""
    match node:
        case TwoOf():
            return {"structure": "two_of", "options": [option(part) for part in node.parts]}
        case OneOf(parts=[first, second, All(any_order=False, parts=[Pay() as both_cost, *both])]):
            # Both in any order, or one after the other where the order cannot matter.
            parts = both[0].parts if isinstance(both[0], All) else both
            options = [option(first), option(second)]
            assert [option(part) for part in parts] == options
            return {"structure": "one_or_both", "both_cost": costs(both_cost), "options": options}
        case OneOf():
            return {"structure": "one_of", "options": [option(part) for part in node.parts]}
        case If():
            return {
                "structure": "conditional",
                "condition": CONDITIONS[node.condition],
                "if_true": steps(node.parts[0]),
                "if_false": steps(node.parts[1]),
            }
        case Pledge():
            return {
                "structure": "conditional",
                "condition": f"do the opponents together hand over exactly {node.count} visitor cards (any split)?",
                "if_true": [{"receive": {"visitor_cards": node.count, "from": "opponents_jointly"}}],
                "if_false": [{"draw": {"winter": node.count}}],
            }
    return {"structure": "all", **option(node)}


# --- the same card as listed, without the words that describe rather than count

DESCRIBING = {
    "id",
    "name",
    "affects",
    "ordered",
    "solo_removed",
    "from",
    "between",
    "check",
    "own",
    "where",
    "resolves",
    "different",
    "card",
    "decks",
    "discard",
    "chosen_by",
    "season",
    "worker",
    "ignore_occupied",
}
KEPT_INSIDE = {"receive": {"from"}, "otherwise": {"to"}, "play_visitor": {"deck"}}


def plain(value: Any, inside: str = "") -> Any:
    """Describing keys left out, lists of steps in a fixed order."""
    if isinstance(value, dict):
        kept = KEPT_INSIDE.get(inside, set())
        stated = {}
        for key, item in value.items():
            if key in DESCRIBING and key not in kept:
                continue
            if key == "order" and item == "wake_up":
                continue
            if key == "to" and inside in ("move_rooster", "take_from_discard"):
                continue
            if key == "usable" and inside == "retrieve_workers":
                continue
            if key == "per" and str(item).startswith("opponent_who_"):
                stated[key] = "opponent_who_did"
                continue
            stated[key] = plain(item, key)
        return stated
    if isinstance(value, list):
        listed = [plain(item, inside) for item in value]
        ordered = inside in ("options", "right_neighbour_must_choose_one", "one_of")
        return listed if ordered else sorted(listed, key=repr)
    return value


def plain_step(step: Fact) -> Any:
    stated = plain(step)
    if "fill_order" in stated:
        stated["fill_order"] = {"bonus_vp": 0, **stated["fill_order"]}
    return sorted_keys(stated)


def sorted_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: sorted_keys(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [sorted_keys(item) for item in value]
    return value


def canonical(card: Fact) -> Any:
    return sorted_keys(plain(sorted_keys(card)))


def test_the_visitors_come_in_the_order_of_the_facts() -> None:
    assert [card["id"] for card in VISITORS["summer"]] == list(SUMMER_VISITORS)
    assert [card["id"] for card in VISITORS["winter"]] == list(WINTER_VISITORS)


@pytest.mark.parametrize(
    ("number", "card"),
    [
        pytest.param(number, card, id=card["id"])
        for number, card in enumerate([*VISITORS["summer"], *VISITORS["winter"]])
    ],
)
def test_a_visitor_does_what_its_facts_say(number: int, card: Fact) -> None:
    stated = card_fact(VISITOR_EFFECTS[number])
    if card["id"] == "peddler":
        assert stated["do"][0]["draw"].pop("structure") == 1  # TVIS-6: with structure cards a fifth card.
    assert canonical(stated) == canonical(card)


# --- the solo game

AUTOMA = facts("solo_automa_cards")
SOLO = facts("solo_campaign")


@pytest.mark.parametrize(
    ("number", "card"), [pytest.param(number, card, id=card["id"]) for number, card in enumerate(AUTOMA["cards"])]
)
def test_an_automa_card_blocks_what_is_printed(number: int, card: Fact) -> None:
    assert card["number"] == number + 1
    bars = AUTOMA_CARDS[number].split()
    assert [
        {
            "colour": next(name for name, colour in AUTOMA["colours"].items() if colour["tuscany_season"] == season),
            "action": bar,
            **({"tuscany_only": True} if bar in ONLY_EXTENDED else {}),
        }
        for bar, season in ((bar, BAR_SEASON[bar]) for bar in bars)
    ] == card["bars"]
    for season in ("summer", "winter"):
        blocked = [AUTOMA["actions"][bar]["base"] for bar in card[f"base_{season}"]]
        assert list(base_bars(AUTOMA_CARDS[number], season)) == blocked


def test_the_deck_of_the_automa() -> None:
    deck, counts = AUTOMA["deck"], AUTOMA["verification"]
    bars = [bar for card in AUTOMA_CARDS for bar in card.split()]
    assert len(AUTOMA_CARDS) == deck["total_cards"] == counts["cards"] == len(set(AUTOMA_CARDS))
    assert len(bars) == deck["total_bars"] == counts["bars"]
    assert sum(bar in ONLY_EXTENDED for bar in bars) == counts["tuscany_only_bars"]
    assert set(Counter(bars).values()) == {counts["each_of_16_actions_blocked_by"]}
    assert set(bars) == set(AUTOMA["actions"])
    for season in ("summer", "winter"):
        sizes = Counter(len(base_bars(card, season)) for card in AUTOMA_CARDS)
        assert sizes == counts[f"cards_by_workers_placed_base_{season}"]
    for action, fact in AUTOMA["actions"].items():
        assert BAR_SEASON[action] == AUTOMA["colours"][fact["colour"]]["tuscany_season"]
        assert (action in ONLY_EXTENDED) == fact["tuscany_only"]
        if not fact["tuscany_only"]:
            assert BASE_ACTION.get(action, action) == fact["base"]
            assert fact["base"] in ACTION_NUMBER


def test_the_levels() -> None:
    draws = {"single": 0, "until_two": SOLO["automa_draw_until_two"]["goal"]}
    assert {name: tuple(level) for name, level in LEVELS.items()} == {
        name: (level["human_start_vp"], level["automa_vp"], level["years"], draws[level["automa_draw"]])
        for name, level in SOLO["difficulty_levels"].items()
    }
    assert AUTOMA_WORKERS == SOLO["automa_draw_until_two"]["worker_cap"] == SOLO["setup"]["automa_workers"]
    assert LEVELS["normal"].automa_vp == SOLO["setup"]["automa_vp"]


def test_the_aggressive_variant() -> None:
    variant = SOLO["aggressive_variant"]
    assert list(AGGRESSIVE_LEVELS) == variant["allowed_levels"]
    assert dict(enumerate(AGGRESSIVE_MARKER, 1)) == variant["automa_marker_by_year"]
    assert list(SKIPPED_IF_AGGRESSIVE) == variant["skipped_challenges"]
    assert list(MAY_BE_SKIPPED_IF_AGGRESSIVE) == variant["may_be_skipped_challenges"]


def test_the_visitors_that_are_taken_out() -> None:
    removed = SOLO["visitor_removal"]["canonical_removed"]
    assert sorted(REMOVED_VISITORS) == sorted(removed["summer"] + removed["winter"])
    rules = rules_for(Options(players=1, solo="normal"))
    assert [len(deck) for deck in rules.full_decks] == [42, 36, 36, 36]


def test_glass_tokens_and_the_organizer() -> None:
    rules = rules_for(Options(players=1, solo="normal"))
    rows = SOLO["setup"]["glass_tokens_on_wake_up_rows"]["rows"]
    forbidden = SOLO["wake_up"]["organizer"]["forbidden_target_rows"]
    assert rules.glass == sum(1 << row for row in rows)
    assert rules.organizer_rows == sum(1 << row for row in rows if row not in forbidden)


BONUSES = {
    "gain_1_lira": {"lira": 1},
    "gain_1_vp": {"vp": 1},
    "draw_vine_extra": {"draw": {"vine": 1}},
    "draw_order_extra": {"draw": {"order": 1}},
    "plant_extra": {"plant": {"min": 1, "max": 1}},
    "harvest_extra": {"harvest": {"min": 1, "max": 1}},
    "wine_extra": {"make_wine": {"min": 1, "max": 1}},
}


@pytest.mark.parametrize(("name", "bonus"), list(SOLO["bonus_action_tokens"]["base_board_bonus_by_action"].items()))
def test_a_token_buys_the_printed_bonus(name: str, bonus: str) -> None:
    board = rules_for(Options(players=1, solo="normal")).board
    action = board.actions[ACTION_NUMBER[name]]
    assert action is not None
    node = action.bonuses[action.printed[0]]
    assert node is not None
    if bonus.endswith("visitor_extra"):
        assert isinstance(node, PlayVisitor)
        assert DECKS[node.deck] == bonus.partition("_")[0]
    else:
        assert steps(node) == [BONUSES[bonus]]


def challenge_of(fact: Fact) -> Challenge:
    """A challenge of the facts in the words of the engine."""
    planted = fact.get("setup_plant", {})
    required = fact.get("required", {})
    return Challenge(
        start_vp=fact.get("start_vp", 0),
        start_residual=fact.get("start_residual", 0),
        years=fact.get("years", 0),
        mama=not fact.get("no_mama_card", False),
        vines_planted=planted.get("count", 0),
        middle_spaces=fact.get("action_space_used") == "middle",
        regular_limit=fact.get("max_regular_workers", REGULAR_LIMIT),
        six_workers_by=required.get("deadline_year", 0),
        fields_harvested=fact.get("harvest_action", {}).get("max_fields", 1),
        tokens_usable=fact.get("bonus_tokens_usable", True),
        any_row=fact.get("any_wake_up_row", False),
        vp_gains=fact.get("vp_gains_during_game") != "none",
        large_cellar_vp=fact.get("vp_per_wine_in_large_cellar", 0),
        medium_cellar_vp=fact.get("vp_per_wine_in_medium_cellar", 0),
        orders=fact.get("fill_orders") != "forbidden",
        advanced=fact.get("advanced_variant", True),
    )


@pytest.mark.parametrize("fact", SOLO["challenges"], ids=lambda fact: f"challenge_{fact['id']}")
def test_a_challenge_changes_what_its_facts_say(fact: Fact) -> None:
    engine = CHALLENGES[fact["id"]]
    assert engine._replace(readings=()) == challenge_of(fact)
    for key, ours in fact.get("open", {}).items():
        assert {reading.key: reading.ours for reading in engine.readings}[key] == ours
    if "setup_plant" in fact:
        assert fact["setup_plant"]["count"] == VINES_OF_CHOICE
        assert fact["regular_workers_at_start"] == MAMA_WORKERS


def test_there_are_as_many_challenges_as_facts() -> None:
    assert list(CHALLENGES) == [fact["id"] for fact in SOLO["challenges"]]
