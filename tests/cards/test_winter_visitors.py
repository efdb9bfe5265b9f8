"""The table of winter visitors is complete: every card in its order, every clause of it carried out."""

from __future__ import annotations

from tests.cards import (
    test_winter_visitors_designer_to_guest_speaker,
    test_winter_visitors_jack_of_all_trades_to_laborer,
    test_winter_visitors_merchant_to_assessor,
    test_winter_visitors_queen_to_innkeeper,
)
from tests.support import rule
from vendemmia.engine.numbers.names import WINTER_VISITORS

CASES = [
    *test_winter_visitors_merchant_to_assessor.CASES,
    *test_winter_visitors_queen_to_innkeeper.CASES,
    *test_winter_visitors_jack_of_all_trades_to_laborer.CASES,
    *test_winter_visitors_designer_to_guest_speaker.CASES,
]

CLAUSES = {
    "merchant": 2,
    "crusher": 2,
    "judge": 2,
    "oenologist": 2,
    "marketer": 2,
    "crush_expert": 2,
    "uncertified_teacher": 2,
    "teacher": 2,
    "benefactor": 2,
    "assessor": 2,
    "queen": 3,
    "harvester": 2,
    "professor": 2,
    "master_vintner": 2,
    "uncertified_oenologist": 2,
    "promoter": 2,
    "mentor": 2,
    "harvest_expert": 2,
    "innkeeper": 1,
    "jack_of_all_trades": 3,
    "politician": 2,
    "supervisor": 2,
    "scholar": 3,
    "reaper": 2,
    "motivator": 2,
    "bottler": 2,
    "craftsman": 3,
    "exporter": 3,
    "laborer": 3,
    "designer": 2,
    "governess": 2,
    "manager": 6,
    "zymologist": 1,
    "noble": 2,
    "governor": 2,
    "taster": 2,
    "caravan": 1,
    "guest_speaker": 2,
}
"""How many things each card can bring; doing both for 1 VP and each summer action of the Manager are such things."""


@rule("VIS-14")
def test_every_clause_of_every_winter_visitor_is_carried_out_in_some_case() -> None:
    carried_out = {(case.card, case.clause) for case in CASES if case.changes is not None}
    assert carried_out == {(card, clause) for card in WINTER_VISITORS for clause in range(1, CLAUSES[card] + 1)}


@rule("VIS-14")
def test_every_case_names_its_card_by_the_number_in_the_order_of_the_deck() -> None:
    assert list(CLAUSES) == list(WINTER_VISITORS)
    numbers = {card: f"VIS-W{place}" for place, card in enumerate(WINTER_VISITORS, 1)}
    assert [case for case in CASES if case.rules[0] != numbers[case.card]] == []


@rule("VIS-14")
def test_no_two_cases_of_a_card_have_the_same_description() -> None:
    cases = [(case.card, case.clause, case.words) for case in CASES]
    assert len(set(cases)) == len(cases)
