"""Choices: every code has a label in every question, and outlooks have words."""

from __future__ import annotations

import ast
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.support import WordsMissing
from vendemmia.engine.knowledge.views import observe
from vendemmia.engine.numbers.actions import CODES
from vendemmia.engine.numbers.names import CARD_NUMBER, COLOURS, DECKS, STRUCTURES, WINE_TYPES
from vendemmia.engine.options import Options
from vendemmia.engine.reports.outlook import ADDING, Outlook, one_of
from vendemmia.engine.setup import new_state
from vendemmia.engine.state.decks import discard_card
from vendemmia.engine.state.fields import VINE_UNIT
from vendemmia.engine.state.frames import NODES, Frame
from vendemmia.locale import words
from vendemmia.locale.catalogue import MINUS

from .reading import (
    ALL_MODULES,
    GENERAL,
    PLAYERS,
    SOURCES,
    WITHOUT_WORKERS,
    asking_states,
    choice,
    one_of_each_class,
    played,
    reads_well,
)

if TYPE_CHECKING:
    from vendemmia.engine.state.state import State

w = words("en")
START = new_state(Options(players=3, advanced=True), 5)
EXTENDED = new_state(Options(players=3, advanced=True, modules=ALL_MODULES), 5)


def asking(path: str, step: int = 0, data: int = 0, other: int = -1) -> State:
    state = START.copy()
    state.stack.append(Frame(NODES[path], 0, other, step, data, 0))
    return state


def label(code: str, path: str, step: int = 0, data: int = 0, other: int = -1) -> str:
    return choice(w, asking(path, step, data, other), code)


@pytest.mark.parametrize("start", [START, EXTENDED], ids=["base", "extended"])
def test_every_code_has_a_label_in_every_question(start: State) -> None:
    """Workers are placed and taken back by name, whatever is asked: all their codes are tried late in a game."""
    for position in asking_states(start, one_of_each_class()):
        view = observe(position, None)
        for code in WITHOUT_WORKERS:
            text = w.choice(view, code, PLAYERS)
            assert reads_well(text), (code, text)
            assert not text.endswith("."), (code, text)


@pytest.mark.parametrize("modules", [frozenset(), ALL_MODULES], ids=["base", "extended"])
def test_every_code_has_a_label_late_in_a_game(modules: frozenset[str]) -> None:
    late = observe(played(3, 5, Options(players=3, modules=modules)), None)
    for code in CODES:
        assert reads_well(w.choice(late, code, PLAYERS))


@pytest.mark.parametrize("start", [START, EXTENDED], ids=["base", "extended"])
def test_general_answers_have_a_label_in_every_question_of_every_card(start: State) -> None:
    for position in asking_states(start):
        view = observe(position, None)
        for code in GENERAL:
            assert reads_well(w.choice(view, code, PLAYERS)), code


def test_codes_have_labels_when_the_game_is_over() -> None:
    over = START.copy()
    over.stack.clear()
    view = observe(over, None)
    for code in CODES:
        assert reads_well(w.choice(view, code))


PREFIXES = (
    *("card", "deck", "field", "grape", "wine", "structure", "row", "mama", "papa", "action"),
    *("region", "worker", "bonus"),
)


@cache
def codes_of(prefix: str) -> list[str]:
    return [code for code in CODES if code.startswith(prefix + ":")]


def labels_differ(position: State, prefix: str) -> bool:
    codes = codes_of(prefix)
    view = observe(position, None)
    return len({w.choice(view, code) for code in codes}) == len(codes)


@pytest.mark.parametrize("start", [START, EXTENDED], ids=["base", "extended"])
def test_labels_of_one_question_differ(start: State) -> None:
    for position in asking_states(start, one_of_each_class()):
        assert all(labels_differ(position, prefix) for prefix in PREFIXES)
    assert labels_differ(start, "place")
    assert labels_differ(start, "take")


def test_an_unknown_code_is_reported() -> None:
    with pytest.raises(WordsMissing, match="place:nowhere"):
        choice(w, START, "place:nowhere")


def test_done_says_what_ends() -> None:
    assert label("done", "visitor:artisan/2", 1) == "Stop planting"
    assert label("done", "visitor:landscaper/0/1") == "Plant nothing"
    assert label("done", "action:harvest_field", 1) == "Stop harvesting"
    assert label("done", "action:make_wine", 1) == "Stop making wine"
    assert label("done", "action:sell_or_field", 1) == "Stop selling"
    assert label("done", "visitor:producer/1", 1) == "Take back no more workers"
    assert label("done", "visitor:wedding_party", 1) == "Pay nobody else"
    assert label("done", "visitor:governor", 1) == "Choose nobody else"
    assert label("done", "placement", 1, 5 + 32) == "Skip the bonus"


def test_yes_and_no_say_what_is_offered() -> None:
    assert label("no", "visitor:handyman/0", other=1) == "Build nothing"
    assert label("no", "visitor:volunteer_crew/0", other=1) == "Plant nothing"
    assert label("no", "visitor:mentor/0", other=1) == "Make no wine"
    assert label("no", "visitor:motivator/0", other=1) == "Leave the grande worker there"
    assert label("no", "visitor:banker/1/0", other=1) == "Decline"
    assert label("yes", "visitor:banker/1/0", other=1) == f"Accept: +£3, {MINUS}1 VP"
    assert label("yes", "visitor:vendor/1/0", other=1) == "Accept: draw 1 summer visitor"
    assert label("yes", "visitor:guest_speaker/0", other=1) == "Train a worker for £1"
    assert label("no", "visitor:guest_speaker/0", other=1) == "Train nobody"
    assert label("yes", "visitor:swindler/0", other=1) == "Pay £2"
    assert label("no", "visitor:swindler/0", other=1) == "Do not pay"


def test_action_and_bonus() -> None:
    build = 2 + 32
    assert label("do:action", "placement", 0, build) == "Action first: Build a structure"
    assert label("do:bonus", "placement", 0, build) == "Bonus first: gain £1"
    assert label("do:bonus", "placement", 1, build) == "Take the bonus: gain £1"


def test_options_tell_the_part_of_the_card() -> None:
    assert label("option:1", "visitor:broker") == "Pay £9 for 3 VP"
    assert label("option:3", "visitor:homesteader") == "Give up 1 VP and do both"
    assert label("option:2", "visitor:homesteader/2/1") == "Plant up to 2 vines"
    assert label("option:2", "visitor:harvester/1") == "Gain 1 VP"
    assert label("option:1", "visitor:overseer/0") == "Build a structure"
    assert label("option:1", "visitor:crusher/1") == "Draw an order"
    assert label("option:2", "action:yoke") == "Uproot a vine"
    assert label("option:4", "visitor:broker") == "Option 4"


def test_options_of_papas() -> None:
    state = asking("step:papas/0", 1)
    labels = set()
    for papa in range(18):
        state.parents = (32 + papa,)
        labels |= {choice(w, state, "option:1"), choice(w, state, "option:2")}
    assert labels == {
        *("Trellis", "Irrigation", "Yoke", "Medium Cellar", "Cottage", "Windmill", "Tasting Room"),
        *("1 more regular worker", "1 VP"),
        *(f"£{lira} more" for lira in range(1, 7)),
    }


def test_seats_are_named_if_names_are_given() -> None:
    assert choice(w, START, "seat:2", PLAYERS) == "Cleo"
    assert choice(w, START, "seat:2") == "Player 3"


def test_structures_tell_their_price() -> None:
    assert label("structure:windmill", "action:build_structure") == "Windmill for £5"
    assert label("structure:windmill", "visitor:architect/0") == "Windmill for £2"
    assert label("structure:yoke", "visitor:architect/0") == "Yoke for free"
    assert label("structure:windmill", "visitor:handyman/0", other=1) == "Windmill for £3"
    assert label("structure:windmill", "action:plant_vine") == "Windmill"


def test_fields_tell_what_stands_on_them() -> None:
    state = asking("action:harvest_field")
    vineyard = state.vineyards[0]
    merlot, pinot = (VINE_UNIT[CARD_NUMBER[vine]] for vine in ("merlot", "pinot"))
    vineyard.set_field(0, merlot + pinot)
    vineyard.sold = 2
    assert choice(w, state, "field:5") == "Field 5: Pinot, Merlot (5 of 5)"
    assert choice(w, state, "field:6") == "Field 6, sold"
    assert choice(w, state, "field:7") == "Field 7, empty"
    vineyard.harvested = 1
    assert choice(w, state, "field:5") == "Field 5: Pinot, Merlot (5 of 5), harvested"
    state.stack[-1] = Frame(NODES["action:sell_or_field"], 0, -1, 0, 0, 0)
    assert choice(w, state, "field:6") == "Buy back field 6 for £6"
    assert choice(w, state, "field:7") == "Sell field 7 for £7"
    assert choice(w, state, "grape:red:4") == "Sell red grape 4 for £2"


def test_piles_show_their_top_card() -> None:
    state = asking("visitor:innkeeper")
    discard_card(state, CARD_NUMBER["syrah"])
    discard_card(state, CARD_NUMBER["merlot"])
    assert choice(w, state, "deck:vine") == "Vine pile: Merlot (red 3)"
    assert choice(w, state, "deck:order") == "An order"


def test_workers_tell_action_space_and_kind() -> None:
    assert choice(w, START, "place:plant_vine:left:regular") == "Plant a vine, left space, regular worker"
    assert choice(w, START, "place:plant_vine:middle:grande") == "Plant a vine, middle space with bonus, grande worker"
    assert choice(w, START, "place:plant_vine:beside:grande") == "Plant a vine, beside the spaces, grande worker"
    assert choice(w, START, "place:gain_lira:beside:regular") == "Gain £1, regular worker"
    assert choice(w, START, "place:yoke:left:grande") == "Yoke, grande worker"
    assert (
        choice(w, START, "take:plant_vine:middle:grande") == "Take back the grande worker: Plant a vine, middle space"
    )
    assert choice(w, START, "take:yoke:left:regular") == "Take back the regular worker: Yoke"


def test_other_labels() -> None:
    assert choice(w, START, "row:5") == "Row 5: draw 1 summer or winter visitor"
    assert choice(w, START, "count:0") == "Give no cards"
    assert choice(w, START, "count:2") == "Give 2 visitor cards"
    assert choice(w, START, "make:blush") == "Blush wine"
    assert choice(w, START, "wine:sparkling:8") == "Sparkling wine 8"
    assert choice(w, START, "card:pinot") == "Pinot (red 1, white 1)"
    assert choice(w, START, "card:broker") == "Broker"
    assert choice(w, START, "mama:ariel") == "Ariel: 2 regular workers, 1 summer visitor, 1 order, £2"
    assert choice(w, START, "papa:gary") == "Gary: £3, then 1 regular worker or £3 more"
    assert choice(w, START, "papa:matt") == "Matt: Tasting Room or £6"


def test_outlooks_are_listed() -> None:
    outlooks = (Outlook("lira", 3), Outlook("vp", 1), Outlook("vine", 2))
    assert w.outlook(outlooks) == "+£3, +1 VP, draw 2 vines"
    assert w.outlook((Outlook("lira", -4), Outlook("worker", 1))) == f"{MINUS}£4, +1 worker"
    assert w.outlook((Outlook("red_wine", -4), Outlook("medium_cellar", 1))) == f"{MINUS}red wine 4, Medium Cellar"
    assert w.outlook(()) == ""


def test_a_range_goes_from_the_nearer_end_to_the_other() -> None:
    assert w.outlook((Outlook("lira", -2, -6), Outlook("build", 1))) == f"{MINUS}£2–6, build 1 structure"
    assert w.outlook((Outlook("vp", 2, 5), Outlook("residual", 1, 2))) == "+2–5 VP, +£1–2 a year"
    assert w.outlook((Outlook("red_grape", 0, 3),)) == "+red grape 0–3"
    assert w.outlook((Outlook("lira", 1, -4),)) == f"+£1 to {MINUS}£4"
    assert w.outlook((Outlook("sell_grape", 1, 3),)) == "sell 1–3 grapes"


def test_alternatives_are_joined_with_or_and_what_comes_together_with_and() -> None:
    ways = one_of(
        1, [[Outlook("sell_field", 1), Outlook("lira", 5, 7)], [Outlook("buy_field", 1), Outlook("lira", -6)]]
    )
    wording = f"+1 VP, sell 1 field and +£5–7 or buy back 1 field and {MINUS}£6"
    assert w.outlook([Outlook("vp", 1), *ways]) == wording
    trade = [*one_of(1, [[Outlook("card", -2)], [Outlook("lira", -3)]]), Outlook("vp", 1)]
    assert w.outlook(trade) == f"+1 VP, {MINUS}2 cards or {MINUS}£3"


@cache
def outlook_things() -> set[str]:
    """All things that an outlook can speak of."""
    named = {
        call.args[0].value
        for file in (SOURCES / "engine").rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in {"Outlook", "spread", "spread_of"}
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }
    assert len(named) > 10
    made = {*(f"{kind}_wine" for kind in WINE_TYPES), *(f"{colour}_grape" for colour in COLOURS), "visitor", "card"}
    return {*named, *made, *ADDING, *DECKS, *STRUCTURES}


@pytest.mark.parametrize("amount", [1, 2, 5, -1, -3])
def test_everything_in_an_outlook_has_words(amount: int) -> None:
    prospects = [Outlook(thing, amount, most) for thing in sorted(outlook_things()) for most in (None, 2 * amount)]
    assert [prospect for prospect in prospects if not reads_well(w.outlook((prospect,)))] == []
