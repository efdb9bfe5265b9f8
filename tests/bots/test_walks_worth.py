"""What walks are worth, as scripts/walks.py measures it."""

from __future__ import annotations

import pytest

from scripts import walks
from scripts.walks import Question, gain, given_away, main, questions
from vendemmia.bots.learned import network
from vendemmia.engine import Options, new_state, observe

VIEW = observe(new_state(Options(2), 1), 0)


def test_an_answer_gives_away_its_distance_from_the_best() -> None:
    question = Question(VIEW, {7: 0.5, 9: 0.75, 11: 0.25})
    assert [question.lost(answer) for answer in (7, 9, 11, 12)] == [0.25, 0, 0.5, 0.5]


def test_the_gain_has_an_interval() -> None:
    assert gain([1.0, 1.0, 2.0, 2.0], [1.0, 0.0, 1.0, 2.0]) == "0.500 ± 0.490"


def test_questions_have_several_likely_answers_and_the_first_is_the_best_of_the_network() -> None:
    judge = network()
    options, _, seed = walks.KINDS["alone, very hard"]
    asked = questions(judge, options, 1, seed, each=2)
    assert all(len(question.worth) > 1 for question in asked)
    assert all(0 <= worth <= 1 for question in asked for worth in question.worth.values())
    without = given_away(judge, asked, 0)
    assert without == pytest.approx([100 * each.lost(next(iter(each.worth))) for each in asked])


def test_the_table_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(walks, "KINDS", {"alone": (Options(1, solo="easy"), 1, 8)})
    main(["--walks", "2", "4", "--each", "2"])
    first, *rows = capsys.readouterr().out.splitlines()
    assert first.startswith("alone, ")
    assert [row.split(" ")[0] for row in rows] == ["2", "4", "4"]
