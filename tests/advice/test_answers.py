"""Every kind of answer and every action has been thought of: a renamed one cannot lose its reason silently."""

from __future__ import annotations

import ast
from inspect import getsource

from vendemmia.advice import FACTS, AnswerReasons, answers
from vendemmia.advice.actions import OWN_THINGS
from vendemmia.bots.scripted import SCRIPTS
from vendemmia.engine import Options, ParsedCode, new_state, observe
from vendemmia.engine.catalogue import ACTIONS
from vendemmia.locale import words

from .claims import situation_of

GAIN_ONLY = {"BonusAnswer", "CountAnswer", "SeatAnswer", "StepAnswer"}
"""Kinds of answers for which nothing speaks but what they bring."""
OUTCOME_ONLY = {"build_or_tour", "destroy_structure", "flip_field", "influence", "sell_wine", "trade", "yoke"}
"""Actions for which nothing speaks but their outcome, as for those of structure cards."""
VIEW = observe(new_state(Options(2), 1), 0)


def test_every_kind_of_answer_has_a_case() -> None:
    kinds = {kind.__name__ for kind in ParsedCode.__subclasses__()}
    tree = ast.walk(ast.parse(getsource(answers)))
    cases = {ast.unparse(node.cls) for node in tree if isinstance(node, ast.MatchClass)}
    assert cases | GAIN_ONLY == kinds
    assert not cases & GAIN_ONLY


def test_every_action_has_a_use_or_only_an_outcome() -> None:
    printed = {action for action in ACTIONS if not action.startswith("structure:")}
    uses = set(AnswerReasons(situation_of(VIEW)).uses)
    assert uses | OUTCOME_ONLY == printed
    assert not uses & OUTCOME_ONLY
    assert set(OWN_THINGS) <= uses


def test_scripts_know_actions_by_their_names() -> None:
    assert [name for name, script in SCRIPTS.items() if not set(script(VIEW).placed) <= set(ACTIONS)] == []


def test_every_fact_is_said_in_words() -> None:
    """A fact is a message, or what is printed on a thing."""
    printed = {"card-text", "structure-text", "parent-text", "worker-text"}
    assert [fact for fact in FACTS if fact not in printed and not words("en").has_message(f"why-{fact}")] == []
