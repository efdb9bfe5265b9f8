"""What walks are worth, as scripts/walks.py measures it."""

from __future__ import annotations

from random import Random

import pytest

from scripts import walks
from scripts.walks import Question, gain, given_away, main, questions
from vendemmia.bots import player
from vendemmia.bots.learned import network
from vendemmia.engine import Options, new_state, observe


def test_an_answer_gives_away_its_distance_from_the_best() -> None:
    view = observe(new_state(Options(2), 1), 0)
    question = Question(view, {7: 0.5, 9: 0.75, 11: 0.25})
    assert [question.lost(answer) for answer in (7, 9, 11, 12)] == [0.25, 0, 0.5, 0.5]


def test_the_gain_has_an_interval() -> None:
    assert gain([1.0, 1.0, 2.0, 2.0], [1.0, 0.0, 1.0, 2.0]) == "0.500 ± 0.490"


def test_questions_have_several_likely_answers_and_that_of_expert_is_one() -> None:
    judge = network()
    options, _, seed = walks.KINDS["alone, very hard"]
    asked = questions(judge, options, 1, seed, each=2)
    assert all(len(question.worth) > 1 for question in asked)
    assert all(0 <= worth <= 1 for question in asked for worth in question.worth.values())
    assert all(player("expert").choose(question.view, Random(1)) in question.worth for question in asked)


def test_what_a_player_gives_away_is_what_its_answers_lose() -> None:
    view = observe(new_state(Options(1, solo="very_hard"), 5), 0)
    best = player("expert").choose(view, Random(1))
    other = next(code for code in view.legal if code != best)
    assert given_away(network(), [Question(view, {best: 0.5, other: 0.75})], 0) == [25]
    assert given_away(network(), [Question(view, {best: 0.5, other: 0.25})], 0) == [0]


def test_the_table_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(walks, "KINDS", {"alone": (Options(1, solo="easy"), 1, 8)})
    main(["--walks", "2", "4", "--each", "2"])
    first, *rows = capsys.readouterr().out.splitlines()
    assert first.startswith("alone, ")
    assert [row.split(" ")[0] for row in rows] == ["2", "4", "4"]
