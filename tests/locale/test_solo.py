"""The solo game in words: questions, answers, levels, challenges, our readings, results."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.support import WordsMissing
from vendemmia.engine.content.automa import AUTOMA_CARDS, base_bars, extended_bars
from vendemmia.engine.content.solo import AGGRESSIVE_MARKER, CHALLENGES, EXTENDED_LEVELS, LEVELS
from vendemmia.engine.numbers.names import ACTION_NUMBER, SEASONS
from vendemmia.engine.options import Options
from vendemmia.engine.setup import new_state
from vendemmia.engine.state.frames import NODES, Frame
from vendemmia.locale import words
from vendemmia.locale.catalogue import MINUS

from .reading import choice, is_sentence, own_ids, reads_well

if TYPE_CHECKING:
    from vendemmia.engine.state.state import State

w = words("en")
ALONE = ["Anna"]


def solo(challenge: int | None = None, seed: int = 5, tokens: int = 0) -> State:
    return new_state(Options(players=1, solo="normal", challenge=challenge, tokens=tokens), seed)


def asked(state: State, path: str, step: int = 0, data: int = 0) -> State:
    state.stack.append(Frame(NODES[path], 0, -1, step, data, 0))
    return state


def until(state: State, path: str) -> State:
    """The position at the first question of a node, after random answers."""
    random = Random(1)
    while state.stack[-1].node.path != path:
        state.apply(random.choice(state.legal_actions()))
    return state


def sentences(text: str) -> bool:
    return text[0].isupper() and text.endswith(".") and reads_well(text)


# --- questions and answers


def test_rows_tell_their_token() -> None:
    state = until(solo(), "step:glass_row/0")
    assert w.question(state.asked(), ALONE) == "Spring: choose a wake-up row that still has its glass token."
    assert choice(w, state, "row:1") == "Row 1: gain 1 bonus-action token"
    assert choice(w, state, "row:6") == "Row 6: gain 1 VP, gain 1 bonus-action token"
    state.glass = 1 << 6
    assert choice(w, state, "row:1") == "Row 1: no bonus"
    assert choice(w, state, "row:6") == "Row 6: gain 1 VP, gain 1 bonus-action token"


def test_any_row_without_a_token() -> None:
    state = until(solo(5), "step:glass_row/0")
    assert w.question(state.asked(), ALONE) == "Spring: choose any wake-up row for your rooster."
    assert choice(w, state, "row:6") == "Row 6: gain 1 VP"


def test_a_token_is_spent_on_the_bonus() -> None:
    build = ACTION_NUMBER["build_structure"]
    state = asked(solo(tokens=2), "placement", 0, build)
    assert w.question(state.asked(), ALONE) == (
        "Build a structure: spend 1 of your 2 bonus-action tokens on the bonus (gain £1) before the action?"
    )
    assert choice(w, state, "token") == "Spend a token, bonus first: gain £1"
    assert choice(w, state, "do:action") == "Action first: Build a structure"
    state = asked(solo(tokens=1), "placement", 1, build)
    assert (
        w.question(state.asked(), ALONE) == "Build a structure: spend your bonus-action token on the bonus (gain £1)?"
    )
    assert choice(w, state, "token") == "Spend a token on the bonus: gain £1"
    assert choice(w, state, "done") == "Keep the token"


def test_the_bonus_of_a_middle_space_needs_no_token() -> None:
    state = asked(solo(2, tokens=1), "placement", 1, ACTION_NUMBER["plant_vine"] + 32)
    assert (
        w.question(state.asked(), ALONE)
        == "Plant a vine: the bonus (plant 1 more vine) is not possible, so continue without it."
    )
    assert choice(w, state, "done") == "Skip the bonus"


def test_a_token_outside_a_placement() -> None:
    assert choice(w, until(solo(), "step:glass_row/0"), "token") == "Spend a bonus-action token"


def test_vines_of_choice_are_planted() -> None:
    state = until(solo(1), "step:plant_from_deck/0")
    assert w.question(state.asked(), ALONE) == "Set-up: choose a vine from the whole deck to plant (1 of 3)."
    assert choice(w, state, "card:merlot") == "Merlot (red 3)"
    state.play("card:merlot")
    assert w.question(state.asked(), ALONE) == "Set-up: choose a field for Merlot."
    assert choice(w, state, "field:5") == "Field 5, empty"
    state.play("field:5")
    assert w.question(state.asked(), ALONE) == "Set-up: choose a vine from the whole deck to plant (2 of 3)."


def test_a_mama_with_orders_may_be_exchanged() -> None:
    starts = (solo(8, seed) for seed in range(99))
    state = next(one for one in starts if one.stack[-1].node.path == "step:other_mama/0")
    question = w.question(state.asked(), ALONE)
    found = re.fullmatch(r"Set-up: exchange your mama (\w+) \((.*)\) for another\?", question)
    assert found is not None
    assert " order" in found[2]
    assert choice(w, state, "no") == f"Keep {found[1]}"
    assert choice(w, state, "yes") == "Draw another mama"


def test_three_fields_are_harvested() -> None:
    state = asked(solo(4), "action:harvest_field:three", 1)
    assert w.question(state.asked(), ALONE) == "Harvest a field: choose another field to harvest, or stop."


# --- names and texts


@pytest.mark.parametrize("extended", [False, True])
def test_every_level_has_a_text(extended: bool) -> None:
    assert {w.level_name(level) for level in LEVELS} == {"Very easy", "Easy", "Normal", "Hard", "Very hard"}
    for level, numbers in (EXTENDED_LEVELS if extended else LEVELS).items():
        text = w.level_text(level, extended)
        assert sentences(text)
        assert f"{numbers.years} years" in text
        assert f"{numbers.automa_vp} VP" in text
        assert (f"start with {numbers.start_vp} VP" in text) == bool(numbers.start_vp)
        assert (f"at least {numbers.least_workers} worker" in text) == bool(numbers.least_workers)
        assert ("the grape token" in text) == (extended and level == "very_easy")


def test_the_solo_game_on_the_extended_board_is_our_reading() -> None:
    assert w.extended_reading().startswith("Our reading: ")
    assert sentences(w.extended_reading())


def test_the_aggressive_variant_has_a_text() -> None:
    assert AGGRESSIVE_MARKER[0] == -1
    assert w.aggressive_name() == "Aggressive Automa"
    assert w.aggressive_text().startswith(f"The Automa has {MINUS}1, 0, 1, 4, 8, 13, 20 VP in years 1 to 7.")
    assert sentences(w.aggressive_text())


def test_every_challenge_has_a_text() -> None:
    assert len({w.challenge_name(number) for number in CHALLENGES}) == len(CHALLENGES)
    for number, challenge in CHALLENGES.items():
        text = w.challenge_text(number)
        assert reads_well(w.challenge_name(number))
        assert sentences(text)
        assert (f"start at {MINUS}{-challenge.start_vp} VP" in text) == bool(challenge.start_vp)
        assert (f"residual payment of {challenge.start_residual}" in text) == bool(challenge.start_residual)
        assert (f"{challenge.years} years" in text) == bool(challenge.years)
        assert (f"{challenge.vines_planted} vines" in text) == bool(challenge.vines_planted)
        assert (f"more than {challenge.regular_limit} regular" in text) == (challenge.regular_limit < 5)
        assert (f"end of year {challenge.six_workers_by}" in text) == bool(challenge.six_workers_by)
        assert (f"{challenge.fields_harvested} fields" in text) == (challenge.fields_harvested > 1)
        assert (f"scores {challenge.large_cellar_vp} VP" in text) == bool(challenge.large_cellar_vp)
        assert ("cannot use bonus-action tokens" in text) != challenge.tokens_usable


def test_an_unknown_level_is_reported() -> None:
    with pytest.raises(WordsMissing, match="level-absurd"):
        w.level_name("absurd")


@pytest.mark.parametrize("number", CHALLENGES)
def test_every_reading_says_what_else_it_could_be(number: int) -> None:
    readings = w.readings(number)
    assert len(readings) == len(CHALLENGES[number].readings)
    for text, reading in zip(readings, CHALLENGES[number].readings, strict=True):
        assert text.startswith("Our reading: ")
        assert "; it could also be " in text
        assert sentences(text)
        assert is_sentence(text)
        for value in (reading.ours, *reading.others):
            if value.lstrip("-").isdigit():
                assert re.search(rf"(?<![\d{MINUS}]){value.replace('-', MINUS)}\b", text)


def test_readings() -> None:
    assert w.readings(2) == ()
    assert w.readings(6) == (
        "Our reading: the wines score once, at the end of the game; it could also be at the end of each year.",
        "Our reading: each wine of value 7 to 9 scores 2 VP; it could also be another number, because we inferred it.",
    )
    assert w.readings(7)[0] == (
        f"Our reading: you start at {MINUS}3 VP, plus those of the level; it could also be 3 VP."
    )
    assert w.readings(7)[1] == "Our reading: your residual payment starts at 2; it could also be 1, 3, 4, 5."
    assert w.readings(8) == (
        "Our reading: you may keep a mama who gives you orders; it could also be that you must exchange her.",
    )


def test_every_value_of_a_reading_comes_up() -> None:
    values = {
        value for one in CHALLENGES.values() for reading in one.readings for value in (reading.ours, *reading.others)
    }
    written = {key.removeprefix("reading-value-") for key in own_ids() if key.startswith("reading-value-")}
    assert written == {value for value in values if not value.lstrip("-").isdigit()}


def test_results() -> None:
    assert w.solo_result("win", 23, 20) == "You win with 23 VP; the Automa has 20 VP."
    assert w.solo_result("draw", 20, 20) == "A draw: you and the Automa both have 20 VP."
    assert w.solo_result("loss", -2, 20) == f"You lose with {MINUS}2 VP; the Automa has 20 VP."
    assert w.solo_result("loss", 4, 4) == "You lose with 4 VP; the Automa has 4 VP."
    assert w.solo_result("loss", 21, 20) == (
        "You lose although you have 21 VP and the Automa has 20 VP, because you did not meet the challenge."
    )


def test_the_automa_and_its_cards() -> None:
    assert w.automa_name() == "Automa"
    assert w.automa_card_text(1) == "Summer: Draw a vine card, Give a tour; winter: nothing."
    assert w.automa_card_text(16) == "Summer: nothing; winter: Harvest a field, Make up to 2 wines."
    for number, card in enumerate(AUTOMA_CARDS, 1):
        text = w.automa_card_text(number)
        assert is_sentence(text)
        assert reads_well(text)
        for season in ("summer", "winter"):
            assert all(w.action_name(bar) in text for bar in base_bars(card, season))


def test_cards_of_the_automa_on_the_extended_board() -> None:
    assert w.automa_card_text(1, extended=True) == (
        "Spring: Draw a vine card, Give a tour; summer: Buy or sell a field; "
        "fall: Build a structure or give a tour; winter: nothing."
    )
    for number, card in enumerate(AUTOMA_CARDS, 1):
        text = w.automa_card_text(number, extended=True)
        assert is_sentence(text)
        assert reads_well(text)
        for season in SEASONS:
            assert all(w.action_name(bar) in text for bar in extended_bars(card, season))
