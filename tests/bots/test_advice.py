"""Advice: the best few answers, with reasons for which there are words."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from tests.support import Table
from vendemmia import Record
from vendemmia.bots import PLAYERS, REASONS, Advice, player
from vendemmia.bots.advice import REASON_OF, gives_up
from vendemmia.bots.worth import TERMS
from vendemmia.engine import Options, State, View, new_state, observe
from vendemmia.engine.actions import CODES, DONE, NO
from vendemmia.engine.catalogue import WINTER
from vendemmia.locale import languages, words

from .support import SOME_MODULES, position


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert words(language).advice(reason, {"amount": 2})


def test_every_term_gives_a_reason() -> None:
    assert list(REASON_OF) == list(TERMS)
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.parametrize("name", PLAYERS)
def test_advice_is_legal_sorted_and_begins_with_the_choice(name: str) -> None:
    """Players with a network sort by its scores; `hard` does not always choose its best answer."""
    bot = player(name)
    for seed in range(3 if name == "master" else 8):
        modules = SOME_MODULES[-1] if seed % 2 else frozenset()
        state = position(Options(players=2, modules=modules), seed, 40 + 15 * seed)
        assert state.to_move is not None
        view = observe(state, state.to_move)
        found = bot.advice(view, Random(seed), 3)
        assert 1 <= len(found) <= 3
        assert len({advice.action for advice in found}) == len(found)
        assert all(advice.action in view.legal and advice.reason in REASONS for advice in found)
        if name in ("random", "easy", "normal"):
            assert [advice.gain for advice in found] == sorted((advice.gain for advice in found), reverse=True)
        if name != "hard":
            assert found[0].action == bot.choose(view, Random(seed))
        for advice in found:
            assert words("en").advice(advice.reason, advice.params)


@pytest.mark.parametrize("name", PLAYERS)
def test_there_is_no_advice_for_who_is_not_asked(name: str) -> None:
    state = position(Options(players=2), 1, 30)
    assert state.to_move is not None
    for seat in (1 - state.to_move, None):
        assert player(name).advice(observe(state, seat), Random(1), 3) == []


def test_the_random_player_does_not_judge() -> None:
    state = position(Options(players=2), 1, 30)
    assert state.to_move is not None
    found = player("random").advice(observe(state, state.to_move), Random(1), 99)
    assert sorted(advice.action for advice in found) == list(state.legal_actions())
    assert {(advice.gain, advice.reason) for advice in found} == {(0.0, "chance")}


# --- what the reasons say

CORPUS = Path(__file__).parents[1] / "corpus"
FILES = [
    *("base-2-tasting-0", "base-3-advanced-6", "base-6-friendly-advanced-39", "solo-normal-challenge-6-10"),
    *("extended_board-special_workers-structure_cards-base-3-tasting-0", "solo-normal-challenge-3-7"),
    *("extended_board-special_workers-structure_cards-base-3-tasting-147", "extended_board-solo-very_easy-1014"),
]
EACH = 4
"""So many questions of each kind."""


def advice_on(state: State, count: int = 99) -> list[Advice]:
    assert state.to_move is not None
    return player("normal").advice(observe(state, state.to_move), Random(0), count)


def reasons(table: Table) -> dict[str, str]:
    """The reason for each answer."""
    return {CODES[advice.action]: advice.reason for advice in advice_on(table.state)}


@lru_cache(maxsize=1)
def given() -> list[tuple[View, list[Advice]]]:
    """Questions of every kind from recorded games, with advice."""
    seen: Counter[str] = Counter()
    found = []
    for file in FILES:
        record = Record.from_text((CORPUS / f"{file}.json").read_text(encoding="utf-8"))
        state = record.opening()
        for code in record.codes:
            node = type(state.stack[-1].node).__name__
            if seen[node] < EACH:
                seen[node] += 1
                assert state.to_move is not None
                found.append((observe(state, state.to_move), advice_on(state, 3)))
            state.play(code)
    return found


def test_amounts_are_what_is_brought() -> None:
    assert len(given()) > 120
    amounts = [advice.params["amount"] for _, found in given() for advice in found if advice.params]
    assert len(amounts) > 40
    assert min(amounts) > 0


def test_where_something_is_given_up_the_advice_says_what_costs_least() -> None:
    asked = [(view, found) for view, found in given() if found and gives_up(view, found[0].action)]
    assert len(asked) > 20
    for view, found in asked:
        assert found[0].reason == ("costs_least" if len(view.legal) > 1 else "only_answer")
        assert {advice.reason for advice in found if advice.action not in (DONE, NO)} <= {
            *("costs_least", "costs_more", "only_answer")
        }


def test_only_the_best_has_nothing_better() -> None:
    for _, found in given():
        for advice in found:
            assert advice.reason not in ("nothing_better", "costs_least") or found[0].gain - advice.gain < 0.05


def test_no_workers_are_saved_in_winter_and_money_brings_no_order_closer() -> None:
    for view, found in given():
        for advice in found:
            if advice.reason == "saves_workers":
                assert view.season() != WINTER
            if advice.reason == "nears_order":
                assert not CODES[advice.action].startswith("place:gain_lira")


def test_down_to_seven_cards_the_one_that_costs_least_goes() -> None:
    hand = ["pinot", "merlot", "syrah", "malvasia", "trebbiano", "chardonnay", "broker", "sangiovese"]
    table = Table(season="winter", year=2, hand=hand, workers={"grande": 1}, passed=[1])
    table.play("pass")
    assert table.state.to_move == 0
    advised = reasons(table)
    assert set(advised) == {f"card:{card}" for card in hand}
    assert set(advised.values()) == {"costs_least", "costs_more"}


def test_an_order_that_is_discarded_is_not_filled() -> None:
    table = Table(season="summer", hand=["auctioneer", "merlot", "syrah", "ord_r8", "ord_w8"])
    table.play("place:play_summer_visitor:left:regular", "card:auctioneer")
    assert reasons(table)["option:2"] == "points"


def test_an_order_that_is_filled_is() -> None:
    table = Table(season="winter", hand=["ord_r5"], cellar={"red": [6]}, workers={"regular": 1})
    advised = advice_on(table.state)[0]
    assert CODES[advised.action].startswith("place:fill_order")
    assert advised.reason == "fills_order"
    assert advised.params["amount"] > 0


def test_cards_in_hand_that_become_useful_are_not_new_ones() -> None:
    table = Table(season="summer", lira=4, hand=["merlot", "syrah", "cabernet_sauvignon"], year=1)
    assert reasons(table)["place:build_structure:left:regular"] in ("hand", "builds")
    assert reasons(table)["place:draw_vine:left:regular"] == "cards"


def choosing_row(options: Options) -> dict[str, str]:
    """The reasons when the first rooster is placed."""
    state = new_state(options, 3)
    while not state.codes()[0].startswith("row:"):
        state.apply(state.legal_actions()[0])
    return {CODES[advice.action]: advice.reason for advice in advice_on(state)}


def test_a_row_is_good_for_what_it_brings_or_for_being_early() -> None:
    advised = choosing_row(Options(players=4))
    assert advised["row:1"] == "row_early"
    assert advised["row:2"] == "cards"
    assert advised["row:4"] == "money"
    assert advised["row:6"] == "points"
    assert advised["row:7"] == "workers_left"
    extended = choosing_row(Options(players=4, modules=frozenset({"extended_board"})))
    assert set(extended.values()) == {"row_bonuses"}


def test_what_every_answer_brings_is_no_reason() -> None:
    table = Table(hand=["malvasia"], season="summer")
    table.play("place:plant_vine:left:regular", "card:malvasia")
    assert set(reasons(table).values()) == {"alike"}


def test_without_a_choice_the_advice_says_so() -> None:
    table = Table(hand=["malvasia"], season="summer")
    table.play("place:plant_vine:left:regular")
    assert reasons(table) == {"card:malvasia": "only_answer"}
