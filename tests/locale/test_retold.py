"""Decisions told afterwards: whole sentences to the player, without spaces, workers or names of questions."""

from __future__ import annotations

from random import Random

import pytest

from tests.support import Table
from vendemmia.engine import CODES, MODULES, Options, Placement, View, new_state, observe, parse
from vendemmia.locale import languages, words

EN = words("en")
NAMES = ("Anna", "Bruno")


def positions(options: Options, seed: int, answers: int) -> list[View]:
    """The questions of a random game, as the seats that are asked see them."""
    state, rng, found = new_state(options, seed), Random(seed), []
    for _ in range(answers):
        if state.to_move is None:
            break
        found.append(observe(state, state.to_move))
        state.apply(rng.choice(state.legal_actions()))
    return found


VIEWS = [
    view
    for seed in range(3)
    for modules in (frozenset[str](), frozenset(MODULES))
    for view in positions(Options(2, modules=modules), seed, 260)
]


@pytest.mark.parametrize("language", languages())
def test_every_answer_is_told_and_no_placement_names_a_space_or_a_worker(language: str) -> None:
    said = words(language)
    spaces = {said.space_name(space) for space in ("left", "middle", "right")}
    broken = []
    for view in VIEWS:
        for code in [CODES[action] for action in view.legal[:12]]:
            did, better = said.retold(view, code, NAMES, "did"), said.retold(view, code, NAMES, "better")
            named = [name for name in spaces if name in did or name in better]
            whole = did.endswith((".", "»", "”")) and not better.endswith(".") and did[0] == did[0].upper()
            if "{" in did + better or not whole or (isinstance(parse(code), Placement) and named):
                broken.append((code, did, better))
    assert broken == []


def test_a_placement_is_told_as_a_person_would() -> None:
    table = Table(season="summer", hand=["malvasia"])
    view = observe(table.state, 0)
    assert EN.retold(view, "place:draw_vine:left:regular", NAMES, "did") == "You drew a vine."
    assert EN.retold(view, "place:plant_vine:left:regular", NAMES, "better") == "Planting a vine was better"
    sale = "place:sell_or_field:left:regular"
    assert EN.retold(view, sale, NAMES, "better", 7) == "Selling a field for £7 was better"
    table = Table(season="summer", crush_pad={"red": [3]})
    assert EN.retold(observe(table.state, 0), sale, NAMES, "better", 2) == "Selling grapes or a field for £2 was better"


def test_a_card_with_several_parts_says_which_part() -> None:
    table = Table(season="summer", hand=["contractor", "malvasia"], lira=9, vp=3)
    table.play("place:play_summer_visitor:left:regular", "card:contractor")
    told = []
    for which in ("first", "second"):
        view = observe(table.state, 0)
        assert view.asked is not None
        assert view.asked.id == f"{which}_of_two"
        codes = [CODES[action] for action in view.legal]
        told.append(EN.retold(view, codes[0], NAMES, "did"))
        table.play(codes[0])
    assert told[0] == "Contractor, first part: you chose “Gain 1 VP”."
    assert told[1].startswith("Contractor, second part: you chose “")
