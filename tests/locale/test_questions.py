"""Questions: each has a message, one sentence, with its parameters in words."""

from __future__ import annotations

import pytest

from vendemmia.engine.options import Options
from vendemmia.engine.reports.asked import Question
from vendemmia.engine.setup import new_state
from vendemmia.engine.state.frames import NODES, Frame
from vendemmia.locale import words
from vendemmia.locale.catalogue import MINUS
from vendemmia.locale.choices import LABELS

from .reading import CATALOGUES, PLAYERS, every_moment, is_sentence, messages, reads_well, variables

w = words("en")
START = new_state(Options(players=3, advanced=True), 5)
QUESTIONS = messages(CATALOGUES / "en" / "questions.ftl")
CHOICES = messages(CATALOGUES / "en" / "choices.ftl")


def question(path: str, step: int = 0, data: int = 0, other: int = -1, seat: int = 1) -> str:
    state = START.copy()
    state.stack.append(Frame(NODES[path], seat, other, step, data, 0))
    return w.question(state.asked(), PLAYERS)


def message_of(asks: Question) -> str:
    return f"question-{asks.id.replace('_', '-')}"


def test_every_question_has_a_message_and_no_other_has_one() -> None:
    message_ids = set(messages(CATALOGUES / "en" / "questions.ftl"))
    assert message_ids == {message_of(asks) for asks in Question} | {"question-game-over"}


@pytest.mark.parametrize("asks", Question, ids=lambda asks: asks.id)
def test_a_question_and_the_labels_of_its_answers_use_all_its_parameters(asks: Question) -> None:
    """Those that have no words tell the labels where to look."""
    used = variables(QUESTIONS[message_of(asks)])
    for code, labels in LABELS.items():
        if asks.id in labels:
            of_label = variables(CHOICES[labels[asks.id]])
            used |= {"other"} if code == "token" and "other" in asks.params else of_label
    assert used - {"source", "gifts"} == set(asks.params) - {"beside", "effect", "glass"}
    assert ("gifts" in used) == ("mama" in asks.params)


def test_labels_are_of_questions_that_exist() -> None:
    ids = {asks.id for asks in Question}
    for labels in LABELS.values():
        assert set(labels) <= ids
        assert set(labels.values()) <= set(CHOICES)


def test_every_question_is_one_sentence() -> None:
    for state in every_moment():
        text = w.question(state.asked(), PLAYERS)
        assert reads_well(text), text
        assert is_sentence(text), text


def test_the_source_is_named() -> None:
    assert question("visitor:overseer/0/1") == "Overseer: choose a vine to plant."
    assert question("action:plant_vine") == "Plant a vine: choose a vine to plant."
    assert question("bonus:plant_vine") == "Plant a vine, bonus: choose a vine to plant."
    assert question("row:5") == "Wake-up row 5: choose the deck to draw from."
    assert question("step:fall/0") == "Fall: choose the kind of visitor to draw."


def test_the_owner_of_a_card_is_named_to_others_only() -> None:
    assert question("visitor:handyman/0", other=2) == "Handyman (Cleo): build a structure for £2 less or decline."
    assert question("visitor:handyman/0", other=1) == "Handyman: build a structure for £2 less or decline."
    assert question("visitor:queen/0", other=0) == "Queen (Anna): choose one of the options."


def test_steps_of_planting() -> None:
    assert question("visitor:artisan/2", 1) == "Artisan: choose another vine to plant, or stop."
    assert question("visitor:artisan/2", 0, 6) == "Artisan: choose a field for Merlot."
    assert question("visitor:landscaper/0/1") == "Landscaper: choose a vine to plant, or plant nothing."


def test_steps_of_switching() -> None:
    assert question("visitor:landscaper/1", 1, 2) == "Landscaper: choose the vine to switch on field 6."
    assert question("visitor:landscaper/1", 2, 2 | 9 << 4) == "Landscaper: choose the field to move Chardonnay to."
    assert question("visitor:landscaper/1", 3, 2 | 9 << 4 | 3 << 8) == (
        "Landscaper: choose the vine on field 7 to switch with Chardonnay."
    )


def test_steps_of_making_wine() -> None:
    assert question("action:make_wine") == "Make up to 2 wines: choose the type of wine to make."
    assert question("action:make_wine", 1) == "Make up to 2 wines: choose the type of another wine to make, or stop."
    assert question("action:make_wine", 0, 3) == "Make up to 2 wines: choose a red grape for the blush wine."
    assert question("action:make_wine", 0, 4 | 2 << 3) == (
        "Make up to 2 wines: choose a red grape for the sparkling wine."
    )
    assert question("action:make_wine", 0, 4 | 2 << 3 | 3 << 7) == (
        "Make up to 2 wines: choose a white grape for the sparkling wine."
    )


def test_steps_of_filling_an_order() -> None:
    assert question("visitor:merchant/1") == "Merchant: choose an order to fill."
    assert question("visitor:merchant/1", 1, 4) == "Merchant: choose a white wine of value 3 or more for the order."


def test_the_bonus_of_a_space() -> None:
    build = 2 + 32
    assert question("placement", 0, build) == (
        "Build a structure: choose whether the action or the bonus (gain £1) comes first."
    )
    assert question("placement", 1, build) == "Build a structure: take the bonus (gain £1) or skip it."


def test_offers_tell_what_they_cost_and_bring() -> None:
    assert question("visitor:banker/1/0", other=0) == f"Banker (Anna): accept (+£3, {MINUS}1 VP) or decline."
    assert question("visitor:vendor/1/0", other=0) == "Vendor (Anna): accept (draw 1 summer visitor) or decline."
    assert question("visitor:swindler/0", other=0) == "Swindler (Anna): pay £2 or decline."
    assert question("visitor:guest_speaker/0", other=0) == "Guest Speaker (Anna): train a worker for £1 or decline."


def test_the_start_and_the_end_of_a_game() -> None:
    assert w.question(START.asked(), PLAYERS) == "Set-up: choose the mama to keep."
    over = START.copy()
    over.stack.clear()
    assert w.question(over.asked(), PLAYERS) == "The game is over."
