"""The benchmark: fixed deals, players of others as objects and as programs, and one row with intervals."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random

import pytest

from tests.cli.support import run
from vendemmia.arena import Task
from vendemmia.cli.arguments import MOST_DEALS
from vendemmia.cli.arguments import TRACKS as TRACKS_OFFERED
from vendemmia.engine import CODES, View, encode, new_state, observe
from vendemmia.engine.catalogue import DECK_OF
from vendemmia.research.behaviour import answers_of, plays_as_recorded, recorded
from vendemmia.research.benchmark import LONGEST, OPPONENTS, SEED, SETS, TRACKS, Run, measure
from vendemmia.research.faults import BenchmarkError
from vendemmia.research.submission import RUNNING, Submission, question_line

PAGE = Path(__file__).parents[2] / "docs" / "research" / "benchmark.md"
MODULE = """
from vendemmia import CODES

class First:
    def choose(self, view):
        return CODES[view.legal[0]]

class Chance:
    def choose(self, view, rng):
        return rng.choice(view.legal)

class Wrong:
    def choose(self, view):
        return "card:nothing"

class Failing:
    def choose(self, view):
        raise ValueError("I do not know.")

class Mute:
    pass

made = Chance()

def make():
    return Chance()
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of somebody else in the folder in which the command is given."""
    name = "submitted"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


def row(name: str, *argv: str) -> dict[str, object]:
    done = run("benchmark", name, "--json", "--workers", "1", *argv)
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


def test_the_row_has_a_rate_with_its_interval_against_each_opponent() -> None:
    done = run("benchmark", "submitted:First", "--against", "random,easy", "--games", "3", "--workers", "1")
    assert done.err == ""
    title, part, _, head, _, cells = done.out.splitlines()
    assert title == "Track two, 4 games against each opponent, protocol vendemmia-benchmark/2"
    assert "not a full run" in part
    assert head == "| player | random | easy | mean | games | ms |"
    assert re.fullmatch(
        r"\| `submitted:First` \| \d+% \(\d+ to \d+\) \| \d+% \(\d+ to \d+\) \| \d+% \| 4 \| [\d.]+ \|", cells
    )


def test_the_same_row_comes_from_one_process_and_from_several() -> None:
    argv = ("--against", "random", "--games", "8")
    one = row("submitted:Chance", *argv)
    other = row("submitted:made", *argv, "--workers", "2")
    made = row("submitted:make", *argv)
    assert one["against"] == other["against"] == made["against"]
    assert one["seed"] == SEED


def test_chance_against_random_is_a_player_as_strong() -> None:
    found = row("submitted:Chance", "--against", "random", "--games", "40")["against"]
    assert isinstance(found, dict)
    assert found["random"]["low"] < 0.5 < found["random"]["high"]
    assert found["random"]["games"] == 40


def test_an_expert_beats_random_and_does_not_meet_itself() -> None:
    made = Run.make(Submission("expert"), "two", games=200)
    assert made.opponents == ("random", "easy", "normal", "hard-1", "expert-1", "master-1")
    assert made.is_full
    assert "expert-1" not in Run.make(Submission("expert-1"), "two").opponents
    assert not Run.make(Submission("expert"), "two", ("random",), 200).is_full
    found = measure(Run.make(Submission("expert"), "two", ("random",), 6))
    assert found["against"]["random"]["rate"] == 1
    assert found["mean_ms"] > 0


def test_each_set_has_deals_of_its_own() -> None:
    plans = [TRACKS["two"].plan("random", deals) for deals in range(SETS)]
    assert len({plan.deal_seed(number) for plan in plans for number in range(0, 400, 2)}) == 200 * SETS
    assert MOST_DEALS == SETS - 1
    one, other = (row("submitted:Chance", "--against", "random", "--games", "4", "--deals", deals) for deals in "03")
    assert (one["deals"], one["seed"], other["deals"], other["seed"]) == (0, SEED, 3, SEED + 3)
    assert one["against"] != other["against"] or one["decisions"] != other["decisions"]


@pytest.mark.parametrize("name", OPPONENTS)
def test_the_opponents_play_as_they_did(name: str) -> None:
    """If this fails, results cannot be compared any more: a new version of the protocol is needed."""
    assert answers_of(name) == recorded()["answers"][name]


def test_an_opponent_that_has_changed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Run.make(Submission("random"), "two", ("easy",))
    changed = [*recorded()["answers"]["easy"][:-1], "another"]
    monkeypatch.setitem(recorded()["answers"], "easy", changed)
    plays_as_recorded.cache_clear()
    try:
        done = run("benchmark", "random", "--against", "easy", "--games", "2")
    finally:
        plays_as_recorded.cache_clear()
    assert done.code == 2
    assert done.err == (
        "vendemmia: easy does not answer here as the record of vendemmia-benchmark/2 says, so it cannot be measured "
        "against; install vendemmia again, or use the version of the protocol.\n"
    )


def test_all_seats_play_all_deals() -> None:
    for name, track in TRACKS.items():
        for opponent in track.opponents:
            plan = track.plan(opponent)
            seats = plan.seats
            assert plan.deal_seed(0) == plan.deal_seed(seats - 1) != plan.deal_seed(seats)
            places = {plan.seating(Task(0, number)).index(0) for number in range(seats)}
            assert places == set(range(seats)), name
            assert (plan.options.max_years == LONGEST) == (name != "solo")
    assert tuple(TRACKS) == TRACKS_OFFERED


def test_a_level_of_the_automa_is_not_the_player_of_that_name() -> None:
    made = Run.make(Submission("hard"), "solo")
    assert made.opponents == ("very_easy", "easy", "normal", "hard", "very_hard")
    assert made.is_full
    assert not Run.make(Submission("hard"), "solo", tuple(level for level in made.opponents if level != "hard")).is_full


def test_alone_only_wins_count() -> None:
    found = row("easy", "--track", "solo", "--games", "2", "--against", "very_hard")
    assert list(found["against"]) == ["very_hard"]  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("submitted:Wrong", "The player submitted:Wrong answered 'card:nothing', which is not a legal answer."),
        (
            "submitted:Failing",
            "The player submitted:Failing failed: ValueError: I do not know (submitted.py, line 18).",
        ),
        ("submitted:Mute", "The object submitted:Mute has no method choose."),
        ("submitted:Nobody", "Cannot load submitted:Nobody: AttributeError: "),
        ("missing_module:Player", "Cannot load missing_module:Player: ModuleNotFoundError: "),
        ("Player", "Cannot load Player: it is not of the form MODULE:NAME."),
        ("expert:missing.npz", "Cannot load expert:missing.npz: "),
    ],
)
def test_a_submission_that_cannot_play_gets_one_line(name: str, problem: str) -> None:
    workers = "2" if name.endswith("Failing") else "1"  # The error of another process looks the same.
    done = run("benchmark", name, "--games", "2", "--against", "random", "--workers", workers)
    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(BenchmarkError, match="nobody is not an opponent of this track"):
        Run.make(Submission("random"), "two", ("nobody",))


def program(tmp_path: Path, text: str) -> str:
    (tmp_path / "program.py").write_text(text)
    return f"{sys.executable} program.py"


def test_the_program_of_the_page_plays(tmp_path: Path) -> None:
    _, code = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    name = program(tmp_path, code)
    one, other = (row(name, "--program", "--games", "4", "--against", "random") for _ in range(2))
    assert one == other
    assert one["mean_ms"] is None
    assert RUNNING == []


def test_the_object_of_the_page_plays(tmp_path: Path) -> None:
    code, _ = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    (tmp_path / "my_module.py").write_text(code)
    assert row("my_module:Player", "--games", "2", "--against", "random")["games"] == 2


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("input()", "ended without an answer."),
        ("import time; time.sleep(60)", "did not answer within 0.2 s."),
        ("while input(): print('nonsense', flush=True)", "answered 'nonsense\\n', which is not a legal answer."),
    ],
)
def test_a_program_that_fails_gets_one_line(text: str, problem: str, tmp_path: Path) -> None:
    seconds = "0.2" if "sleep" in text else "60"
    argv = ("--program", "--games", "2", "--against", "random", "--workers", "1", "--seconds", seconds)
    done = run("benchmark", program(tmp_path, text), *argv)
    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1
    assert RUNNING == []
    assert run("benchmark", "/nowhere/at-all", *argv).err.startswith("vendemmia: Cannot start /nowhere/at-all: ")


def test_a_question_for_a_program_holds_what_the_seat_may_know() -> None:
    state = new_state(TRACKS["two"].options, 3)
    while not state.is_placing:
        state.apply(state.legal_actions()[0])
    seat = state.to_move
    assert seat is not None
    view = observe(state, seat)
    plain = json.loads(question_line(view, 5))
    assert plain["legal"] == [CODES[number] for number in view.legal]
    assert (plain["seat"], plain["chance"]) == (seat, 5)
    other = state.copy()
    hand = list(other.vineyards[1 - seat].hand)
    deck = other.decks[DECK_OF[hand[0]]]
    hidden = next(place for place, card in enumerate(deck) if card != hand[0])
    hand[0], deck[hidden] = deck[hidden], hand[0]
    other.vineyards[1 - seat].hand = tuple(sorted(hand))
    assert other.checksum() != state.checksum()
    assert question_line(observe(other, seat), 5) == question_line(view, 5)
    assert encode(other, seat, 2) == encode(state, seat, 2)


def test_a_method_may_take_the_view_only() -> None:
    class Object:
        def choose(self, view: View, *, loud: bool = False) -> int:
            return view.legal[-1]

    from vendemmia.research.submission import ObjectPlayer

    state = new_state(TRACKS["two"].options, 3)
    view = observe(state, state.to_move)
    assert ObjectPlayer("it", Object()).choose(view, Random(1)) == view.legal[-1]
