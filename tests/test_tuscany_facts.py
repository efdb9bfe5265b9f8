"""The engine's extended board, special workers and structure cards against the facts in tests/facts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.support import Table
from tests.test_facts import Fact, action_fact, bonus_fact, facts, plain_step, steps
from vendemmia import Game, Options
from vendemmia.engine.content.automa import AUTOMA_CARDS, EXTENDED_ACTION, extended_bars
from vendemmia.engine.content.extended_board import extended_board
from vendemmia.engine.content.solo import AUTOMA_WORKERS, EXTENDED_LEVELS
from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.content.structure_cards import (
    DRAFTED,
    MAT_SLOTS,
    SOLO_REMOVED,
    STRUCTURE_CARDS,
    VP_WHEN_BUILT,
)
from vendemmia.engine.content.structure_effects import BARN_AT_SUMMERS_END, DESTROY, SPACES
from vendemmia.engine.numbers.names import (
    ACTION_NUMBER,
    ACTIONS,
    ANY_DECK,
    CARDS,
    DECKS,
    FIRST_STRUCTURE_CARD,
    MAX_SEATS,
    REGIONS,
    REGULAR_LIMIT,
    RESIDUAL_TOP,
    SEASONS,
    SPECIAL_SURCHARGE,
    SPECIALS_REVEALED,
    STARS,
    STRUCTURE_NUMBER,
    VISITOR_DECKS,
    VP_FLOOR,
    WINE_TYPES,
    WORKERS,
)
from vendemmia.engine.numbers.names import SPACES as SPACE_NAMES
from vendemmia.engine.setup import rules_for
from vendemmia.engine.state.frames import Node
from vendemmia.engine.verbs.ageing import AgeAllWines, AgeGrapes, AgeWine
from vendemmia.engine.verbs.buildings import Destroy
from vendemmia.engine.verbs.cards import DiscardCards
from vendemmia.engine.verbs.combinators import All, OneOf
from vendemmia.engine.verbs.harvesting import SellOrField
from vendemmia.engine.verbs.money import Pay
from vendemmia.engine.verbs.offers import AnyOffers, May
from vendemmia.engine.verbs.rows import TakeGrapeToken
from vendemmia.engine.verbs.stars import Star
from vendemmia.engine.verbs.tokens import PayGrape, PayWine, SellGrapes, SellWine
from vendemmia.engine.verbs.trading import CARD_RATE, LIRA_RATE, THINGS, Trade
from vendemmia.engine.verbs.winemaking import MakeWine
from vendemmia.engine.year.board import PRIVATE, SPACED, YEAR_ROUND, Board
from vendemmia.engine.year.leaving import Steps, WithStructure
from vendemmia.engine.year.triggers import MOMENTS, REACTIONS

BOARD = facts("tuscany_board")
WAKE_UP = facts("tuscany_wake_up")
INFLUENCE = facts("tuscany_influence")
TRADE = facts("tuscany_trade")
SPECIALS = facts("tuscany_special_workers")
STRUCTURES = facts("tuscany_structures")
SIDES = {1: extended_board(False, False, False), 2: extended_board(False, True, False)}


def options(*modules: str, **more: Any) -> Options:
    return Options(modules=modules, **more)


def word(node: Node) -> list[Fact] | None:
    """What only the modules do, in the words of the facts."""
    match node:
        case Star():
            return [{"star": 1, **({"optional": True} if node.optional else {})}]
        case Trade():
            return [{"trade": 1}]
        case SellOrField():
            assert not node.grapes
            return [{"one_of": [{"sell_field": 1}, {"buy_back_field": 1}]}]
        case SellWine():
            return [{"sell_wine": dict(zip(WINE_TYPES, node.vp, strict=True))}]
        case SellGrapes():
            return [{"sell_grapes": {"count": node.count, "vp": node.vp}}]
        case TakeGrapeToken():
            return [{"grape_token": 1}]
        case Destroy():
            return [{"destroy": 1}]
    return ageing(node)


def ageing(node: Node) -> list[Fact] | None:
    match node:
        case AgeGrapes():
            return [{"age_grapes": 1}]
        case AgeAllWines():
            return [{"age_all_wines": 1}]
        case AgeWine():
            return [{"age_wine": {"tokens": node.most, "times": node.steps}}]
    return None


def cost(node: Node) -> list[Fact] | None:
    """What an effect takes."""
    match node:
        case PayWine(least=1):
            return [{"pay_wine": 1}]
        case PayGrape():
            return [{"pay_grape": 1}]
        case Pay(vp=0, residual=0):
            return [{"pay_lira": node.lira}]
        case DiscardCards():
            return [{{VISITOR_DECKS: "discard_visitors", ANY_DECK: "discard_cards"}[node.decks]: node.count}]
    return None


def facts_of(node: Node) -> list[Fact]:
    """An effect in the words of the facts."""
    found = word(node) or cost(node)
    if found is not None:
        return found
    match node:
        case All():
            return [step for part in node.parts for step in facts_of(part)]
        case OneOf():
            return [{"one_of": [step for part in node.parts for step in facts_of(part)]}]
        case May():
            return [{"may": facts_of(node.effect)}]
        case MakeWine() if node.types != (1 << len(WINE_TYPES)) - 1:
            types = [name for number, name in enumerate(WINE_TYPES) if node.types >> number & 1]
            return [{"make_wine": {"min": node.least, "max": node.most, "types": types}}]
    try:
        return steps(node)
    except AssertionError:
        return [action_fact(node)]


def plain_steps(listed: list[Fact]) -> list[Any]:
    return [plain_step(step) for step in listed]


# --- the board


def test_the_side_follows_from_the_modules() -> None:
    for structure_cards, side in ((False, 1), (True, 2)):
        chosen = ["extended_board", *(["structure_cards"] if structure_cards else [])]
        rules = rules_for(options(*chosen))
        assert rules.board is SIDES[side]
        assert [DECKS[number] for number in range(len(rules.full_decks))] == BOARD["decks"][f"side{side}"]


def test_the_limits_of_the_extended_board() -> None:
    for board in SIDES.values():
        assert board.target == BOARD["victory_target"]
        assert board.reach > BOARD["score_track"]["printed_max"], "reached and lost again does not count"
    assert BOARD["score_track"]["min"] == VP_FLOOR
    assert BOARD["residual_track"] == {"min": 0, "max": RESIDUAL_TOP}


def test_the_spaces_by_number_of_players() -> None:
    for players in range(1, MAX_SEATS + 1):
        more = {"solo": "normal"} if players == 1 else {}
        opened = rules_for(options("extended_board", players=players, **more)).open_list
        assert [SPACE_NAMES[space] for space in opened] == BOARD["spaces_by_players"][players]


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("side", SIDES)
def test_the_actions_of_a_season(side: int, season: str) -> None:
    listed = BOARD["actions"][season]
    spaced = [action for action in SIDES[side].seasonal[SEASONS.index(season)] if action.kind == SPACED]
    assert sorted(action.name for action in spaced) == sorted(fact["id"] for fact in listed)
    assert all(action.seasons == 1 << SEASONS.index(season) for action in spaced)


@pytest.mark.parametrize(
    ("side", "fact"),
    [
        pytest.param(side, fact, id=f"side {side} {fact['id']}")
        for side in SIDES
        for season in SEASONS
        for fact in BOARD["actions"][season]
    ],
)
def test_an_action_and_its_bonuses(side: int, fact: Fact) -> None:
    action = SIDES[side].actions[ACTION_NUMBER[fact["id"]]]
    assert action is not None
    assert plain_steps(facts_of(action.node)) == plain_steps([fact["effect"]])
    for space, bonus in zip(SPACE_NAMES, action.bonuses, strict=False):
        name = fact.get(space) or (fact.get(f"{space}_on_side2") if side == 2 else None)
        if name is None:
            assert bonus is None
        else:
            assert bonus is not None
            assert plain_steps(facts_of(bonus)) == plain_steps([BOARD["bonuses"][name]])


def test_every_bonus_of_the_facts_is_printed_somewhere() -> None:
    keys = ("left", "middle", "right", "left_on_side2", "middle_on_side2")
    printed = {fact[key] for season in SEASONS for fact in BOARD["actions"][season] for key in keys if key in fact}
    assert printed == set(BOARD["bonuses"])


def all_year(board: Board, name: str) -> Node:
    """The node of an action that is open in every season."""
    action = board.actions[ACTION_NUMBER[name]]
    assert action is not None
    assert [SEASONS[number] for number in range(4) if action.seasons >> number & 1] == list(SEASONS)
    assert action.bonuses == [None]
    return action.node


@pytest.mark.parametrize("side", SIDES)
def test_the_year_round_space(side: int) -> None:
    fact = BOARD["year_round"]
    assert fact["seasons"] == list(SEASONS)
    assert facts_of(all_year(SIDES[side], fact["id"])) == [fact[f"side{side}"]]
    assert [action.name for action in SIDES[side].actions if action and action.kind == YEAR_ROUND] == [fact["id"]]


@pytest.mark.parametrize("side", SIDES)
def test_the_private_spaces(side: int) -> None:
    fact = BOARD["private_spaces"]
    names = list(fact["on_both_sides"])
    if side == 2:
        names += fact["on_side2"]
        names += [f"structure:{card['id']}" for card in STRUCTURES["cards"] if card["category"] == "action"]
    assert sorted(action.name for action in SIDES[side].actions if action and action.kind == PRIVATE) == sorted(names)
    for name in names:
        all_year(SIDES[side], name)
    assert fact["seasons"] == list(SEASONS)


def test_what_the_extended_board_does_not_have() -> None:
    for board in SIDES.values():
        missing = [name for name in ACTIONS[:19] if board.actions[ACTION_NUMBER[name]] is None]
        assert missing == BOARD["not_on_this_board"]


# --- the wake-up chart


def cell(node: Node | None) -> Any:
    """A cell in the words of the facts."""
    if node is not None:
        found = word(node)
        if found is not None:
            return found[0]
    return bonus_fact(node)


@pytest.mark.parametrize("side", SIDES)
def test_the_chart(side: int) -> None:
    chart = SIDES[side].rows
    assert len(chart) == WAKE_UP["rows"]
    assert WAKE_UP["seasons"] == list(SEASONS)
    for row, cells in WAKE_UP["chart"].items():
        expected = {**cells, **(WAKE_UP["side1_differs"].get(row, {}) if side == 1 else {})}
        for number, season in enumerate(SEASONS):
            assert cell(chart[row - 1][number]) == WAKE_UP["cells"][expected[season]]


def test_every_cell_of_the_facts_is_on_the_chart() -> None:
    used = {name for cells in WAKE_UP["chart"].values() for name in cells.values()}
    assert used == set(WAKE_UP["cells"])


def test_the_rows_of_the_first_year() -> None:
    game = Game.new(options("extended_board"), seed=1)
    while not game.state.codes()[0].startswith("row:"):
        game.play(game.state.codes()[0])
    assert game.state.codes() == [f"row:{row}" for row in WAKE_UP["first_year_rows"]]


@pytest.mark.parametrize("side", SIDES)
def test_the_order_of_the_own_year_end(side: int) -> None:
    leaving = SIDES[side].leaving[SEASONS.index("winter")]
    assert isinstance(leaving, Steps)
    names = [step.path.removeprefix("step:").removesuffix("/0") for step in leaving.steps]
    assert names == WAKE_UP["own_year_end"]


def reacting(moment: str) -> list[str]:
    """The structure cards that follow a moment, in their order."""
    names = {1 << bit: name for name, bit in STRUCTURE_NUMBER.items()}
    return [names[reaction.structure] for reaction in REACTIONS[MOMENTS.index(moment)] if reaction.structure in names]


def test_the_order_of_the_residual_cards() -> None:
    assert reacting("residual_paid") == WAKE_UP["residual_cards"]
    assert reacting("end_tested") == WAKE_UP["after_the_test"]


# --- map and trade


@pytest.mark.parametrize("side", SIDES)
def test_the_regions(side: int) -> None:
    board = SIDES[side]
    listed = INFLUENCE["regions"]
    assert [region["id"] for region in listed] == list(REGIONS)
    for region, fact in zip(board.regions, listed, strict=True):
        assert region.present == (side in fact["sides"])
        assert region.vp == fact["vp"]
        assert facts_of(region.bonus) == [fact["bonus"]]
    assert sum(region.vp for region in board.regions if region.present) == INFLUENCE["total_vp"][f"side{side}"]
    assert INFLUENCE["stars_per_player"] == STARS


def test_the_base_board_has_no_map() -> None:
    for modules in ([], ["special_workers"], ["structure_cards"]):
        assert rules_for(options(*modules)).board.regions == []


def test_the_things_of_a_trade() -> None:
    listed = TRADE["things"]
    assert tuple(thing["id"] for thing in listed) == THINGS
    amounts = {thing["id"]: thing["amount"] for thing in listed}
    assert amounts == {"cards": CARD_RATE, "lira": LIRA_RATE, "vp": 1, "grape": 1}
    assert TRADE["lowest_vp"] == VP_FLOOR


@pytest.mark.parametrize("number", range(1, 5))
def test_what_may_be_got_for_the_same(number: int) -> None:
    thing = TRADE["things"][number - 1]["id"]
    rich: dict[str, Any] = {"lira": 3, "hand": ["merlot", "judge"], "crush_pad": {"red": [5]}}
    table = Table(2, options={"modules": ["extended_board"]}, **rich).play(
        "place:trade:left:regular", f"option:{number}"
    )
    for code in ("card:merlot", "card:judge", "grape:red:5"):
        if code in table.codes():
            table.play(code)
    assert (f"option:{number}" in table.codes()) == TRADE["same_for_same"][thing]


def test_the_grape_of_a_trade() -> None:
    fact = TRADE["things"][3]
    table = Table(2, options={"modules": ["extended_board"]}, lira=3)
    table.play("place:trade:left:regular", "option:2", "option:4")
    assert table.codes() == [f"grape:{colour}:{fact['value_got']}" for colour in fact["colours"]]


# --- special workers


def test_the_special_workers() -> None:
    listed = SPECIALS["workers"]
    assert [worker.id for worker in SPECIAL_WORKERS] == [fact["id"] for fact in listed]
    assert len(SPECIAL_WORKERS) == SPECIALS["count"]
    assert SPECIALS["revealed"] == SPECIALS_REVEALED
    for players in range(1, MAX_SEATS + 1):
        more = {"solo": "normal"} if players == 1 else {}
        pool = rules_for(options("special_workers", players=players, **more)).special_pool
        expected = [fact["id"] for fact in listed if players not in fact.get("not_with_players", [])]
        assert [WORKERS[worker] for worker in pool] == expected
    alone = [fact["id"] for fact in listed if 1 in fact.get("not_with_players", [])]
    assert sorted(alone) == sorted(BOARD["solo"]["removed_special_workers"])


def test_the_training_of_special_workers() -> None:
    fact = SPECIALS["training"]
    assert fact["surcharge"] == SPECIAL_SURCHARGE
    assert fact["max_workers_total"] == REGULAR_LIMIT + 1
    table = Table(
        3,
        options={"modules": ["special_workers"]},
        specials=["farmer", "chef"],
        season="winter",
        lira=fact["base_action_total"],
    )
    table.play("place:train_worker:left:regular", "worker:chef")
    assert (table.lira, table.trainees) == (0, ["chef"])
    owner = Table(
        3,
        options={"modules": ["special_workers"]},
        specials=["farmer", "chef"],
        season="winter",
        lira=9,
        workers={"regular": 1, "chef": fact["max_per_type_per_player"]},
    )
    assert owner.play("place:train_worker:left:regular").codes() == ["worker:regular", "worker:farmer"]


# --- structure cards


def test_the_structure_cards_come_in_the_order_of_the_facts() -> None:
    listed = STRUCTURES["cards"]
    assert len(STRUCTURE_CARDS) == STRUCTURES["count"] == len(listed)
    assert [fact["n"] for fact in listed] == list(range(1, 37))
    assert [(card.id, card.cost, card.kind) for card in STRUCTURE_CARDS] == [
        (fact["id"], fact["cost"], fact["category"]) for fact in listed
    ]
    assert [CARDS[FIRST_STRUCTURE_CARD + number] for number in range(36)] == [fact["id"] for fact in listed]
    full = rules_for(options("structure_cards")).full_decks[DECKS.index("structure")]
    assert Counter(Counter(full).values()) == {1: STRUCTURES["count"]}


def test_the_mat_and_the_draft() -> None:
    mat = STRUCTURES["mat"]
    assert mat["card_slots"] == MAT_SLOTS
    assert facts_of(DESTROY) == [mat["worker_space_effect"]]
    assert STRUCTURES["vp_on_build"] == VP_WHEN_BUILT
    assert STRUCTURES["drafted"] == DRAFTED
    assert sorted(SOLO_REMOVED) == sorted(BOARD["solo"]["removed_structures"])


def of_category(*categories: str) -> list[Any]:
    return [pytest.param(fact, id=fact["id"]) for fact in STRUCTURES["cards"] if fact["category"] in categories]


@pytest.mark.parametrize("fact", of_category("action"))
def test_an_action_card_does_what_its_facts_say(fact: Fact) -> None:
    assert facts_of(SPACES[fact["id"]]) == [*fact["do"], *fact["bonus"]]


def test_only_action_cards_have_a_space() -> None:
    assert list(SPACES) == [fact["id"] for fact in STRUCTURES["cards"] if fact["category"] == "action"]


def effects_of(card: str) -> list[tuple[str, Node]]:
    """The moments that a card follows, and its effects."""
    bit = 1 << STRUCTURE_NUMBER[card]
    found: list[tuple[str, Node]] = []
    for moment, reactions in zip(MOMENTS, REACTIONS, strict=True):
        for reaction in reactions:
            if not reaction.structure & bit:
                continue
            effect = reaction.effect
            if isinstance(effect, AnyOffers):
                effect = May(effect.effects[effect.structures.index(bit)])
            found.append((moment, effect))
    if isinstance(BARN_AT_SUMMERS_END, WithStructure) and BARN_AT_SUMMERS_END.structure == bit:
        found.append(("summer_left", BARN_AT_SUMMERS_END.effect))
    return found


@pytest.mark.parametrize("fact", of_category("enhancement"))
def test_an_enhancement_does_what_its_facts_say(fact: Fact) -> None:
    found = [(moment, facts_of(effect)) for moment, effect in effects_of(fact["id"])]
    if "changes" in fact:
        assert found == [], "it changes what an act allows or costs; its own cases check that"
    else:
        assert found == [(fact["when"], fact["do"])]


@pytest.mark.parametrize("fact", of_category("residual"))
def test_a_residual_card_does_what_its_facts_say(fact: Fact) -> None:
    moment = "end_tested" if fact["id"] in WAKE_UP["after_the_test"] else "residual_paid"
    assert [(when, facts_of(effect)) for when, effect in effects_of(fact["id"])] == [(moment, fact["do"])]


# --- the solo game on the extended board


def test_the_levels_of_the_extended_board() -> None:
    fact = BOARD["solo"]
    for name, level in EXTENDED_LEVELS.items():
        assert tuple(level) == (
            fact["human_start_vp"][name],
            fact["automa_vp"][name],
            fact["years"][name],
            fact["least_automa_workers_per_season"][name],
        )
    assert list(EXTENDED_LEVELS) == list(fact["years"])
    assert fact["automa_workers_per_year"] == AUTOMA_WORKERS


@pytest.mark.parametrize("side", SIDES)
def test_the_automa_s_stars_and_rows(side: int) -> None:
    chosen = ["extended_board", *(["structure_cards"] if side == 2 else [])]
    rules = rules_for(options(*chosen, players=1, solo="normal"))
    for stars, region in zip(rules.automa_stars, rules.board.regions, strict=True):
        expected = BOARD["solo"]["automa_stars"][f"regions_worth_{region.vp}_vp"]
        assert stars == (expected if region.present else 0)
    forbidden = [row for row in range(1, 8) if not rules.organizer_rows >> row & 1]
    assert forbidden == BOARD["solo"]["organizer_forbidden_rows"]


AUTOMA = facts("solo_automa_cards")


@pytest.mark.parametrize(
    ("number", "card"), [pytest.param(number, card, id=card["id"]) for number, card in enumerate(AUTOMA["cards"])]
)
def test_an_automa_card_on_the_extended_board(number: int, card: Fact) -> None:
    for season in SEASONS:
        expected = [
            AUTOMA["actions"][bar["action"]]["tuscany"]
            for bar in card["bars"]
            if AUTOMA["colours"][bar["colour"]]["tuscany_season"] == season
        ]
        assert list(extended_bars(AUTOMA_CARDS[number], season)) == expected
        listed = {fact["id"] for fact in BOARD["actions"][season]}
        assert set(expected) <= listed


def test_the_bars_that_mean_another_action() -> None:
    renamed = {bar: fact["tuscany"] for bar, fact in AUTOMA["actions"].items() if fact["tuscany"] != bar}
    assert renamed == EXTENDED_ACTION
