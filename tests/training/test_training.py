"""Training the network: kinds of games, what answers were worth, and a whole small training."""

from __future__ import annotations

import json
import signal
import subprocess
from dataclasses import fields, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.children import needs_proc
from tests.cli.support import run
from vendemmia.cli.arguments import parser_of
from vendemmia.engine import Options
from vendemmia.engine.options import MODULES
from vendemmia.locale import words
from vendemmia.network import Network
from vendemmia.training.faults import KindError
from vendemmia.training.kinds import ALL, TOKENS, YEARS, kinds, mixture
from vendemmia.training.plan import TrainingPlan

from .small import OPTIONS, TINY

pytestmark = [pytest.mark.once, pytest.mark.torch]


def test_a_mixture_names_kinds_with_weights() -> None:
    found = mixture("2*2,solo:very_hard:all,campaign")
    assert len(found) == 2 + 1 + 8 * len(TOKENS)
    assert found.count(kinds("2")[0]) == 1, "the other one has a limit"
    assert {each.challenge for each in kinds("campaign:6")} == {6}
    assert kinds("solo:very_hard:all")[0] == Options(1, solo="very_hard", modules=frozenset(MODULES))


def test_exams_ask_for_what_is_played_most() -> None:
    """Others would choose weights by games that the network never plays."""
    assert TrainingPlan(Path(), mixture="2,solo:normal").examined == ["2", "solo:normal"]
    assert TrainingPlan(Path(), mixture="2*3, 4,2*2,3*4,campaign:6").examined == ["2", "4", "3", "campaign:6"]
    usual = ["2", "4", "2:all", "solo:normal", "solo:very_hard", "campaign"]
    assert TrainingPlan(Path()).examined == usual
    assert TrainingPlan(Path(), subjects="4, 2:all").examined == ["4", "2:all"]


def test_an_exam_in_the_campaign_has_all_challenges(monkeypatch: pytest.MonkeyPatch) -> None:
    from vendemmia.training import exams

    seen: list[int | None] = []

    def sit(_network: object, options: Options, _number: int, _rival: str) -> float:
        seen.append(options.challenge)
        return 1.0

    monkeypatch.setattr(exams, "sit", sit)
    judge: Any = None
    assert exams.examine(judge, 32, ["campaign", "2"]) == {"campaign": 1.0, "2": 1.0}
    assert set(seen[:32]) == set(range(1, 9))
    assert len(set(seen[:8])) > 5, "a short exam has most of them"
    assert set(seen[32:]) == {None}


@pytest.mark.usefixtures("torch")
def test_scores_of_other_exams_are_not_compared(tmp_path: Path) -> None:
    from vendemmia.training.run import Training

    training = Training(replace(TINY, folder=tmp_path), lambda _: None)
    training.state["best"] = 0.9
    training.save()
    for subjects, best in (("2", 0.9), ("4", -1.0)):
        again = Training(replace(TINY, folder=tmp_path, subjects=subjects), lambda _: None)
        assert again.state["best"] == best


def test_the_usual_mixture_has_every_board() -> None:
    """A network that never saw a set of modules alone lost nine of ten games with it."""
    found = mixture(ALL)
    assert {each.challenge for each in found} == {None, *range(1, 9)}
    assert {each.players for each in found} == {1, 2, 3, 4, 5, 6}
    sets = {frozenset(some) for count in range(4) for some in combinations(MODULES, count)}
    for players in (1, 2):
        assert {each.modules for each in found if each.players == players} == sets


def test_every_other_game_with_several_players_has_a_limit() -> None:
    """With a limit in all of them, a network took real games, which have none, for nearly lost."""
    found = [each.max_years for each in mixture(ALL) if each.solo is None]
    assert found == [YEARS, None] * (len(found) // 2) + [YEARS] * (len(found) % 2)
    assert mixture("2") == [Options(2, max_years=YEARS)]
    assert {each.max_years for each in mixture(ALL) if each.solo is not None} == {None}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "solo",
        "solo:mad",
        "2:night",
        "campaign:9",
        "2*x",
        "2*",
        "2*²",
        "²",
        "solo:very_hard:aggressive",
        "2*999",
    ],
)
def test_a_bad_mixture_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(KindError) as caught:
        mixture(text)
    assert "\n" not in str(caught.value)


def test_the_command_takes_its_defaults_from_the_plan() -> None:
    given = vars(parser_of(words("en"), "train").parse(["runs/a"]))
    given.pop("language")
    usual = {field.name: field.default for field in fields(TrainingPlan)}
    without = set(usual) - set(given)
    assert given.keys() <= usual.keys()
    assert without == set(list(usual)[list(usual).index("seed") + 1 :]), "these stand apart in the plan"
    chosen = {name: value for name, value in given.items() if value is not None}
    del chosen["folder"], chosen["workers"]  # By default as many as there are processors.
    assert chosen == {name: usual[name] for name in chosen}


def test_torch_and_numpy_judge_alike(torch: Any) -> None:
    from vendemmia.training.model import Model, slot_chances
    from vendemmia.training.teaching import lessons

    model = Model(32, 2, "cpu", 4)
    judge = Network(model.export(), {})
    taught = lessons([Options(2), Options(1, solo="normal")], 1, teacher="random", count=40)
    for place in range(0, 40, 7):
        rows = torch.from_numpy(taught.arrays["rows"][place : place + 1].copy())
        slots = int(taught.arrays["slots"][place])
        with torch.no_grad():
            scores, chance_scores, margins = model(rows)
        legal = np.unpackbits(taught.arrays["masks"][place], count=scores.shape[1]).nonzero()[0].tolist()
        found = judge.judge_one(rows.numpy().tobytes(), legal, slots)
        assert np.allclose(found.scores, scores[0, legal].numpy(), atol=1e-4)
        chances = slot_chances(chance_scores, torch.tensor([slots])).exp()[0, :slots]
        assert np.allclose(found.chances, chances.numpy(), atol=1e-4)
        assert np.allclose(found.margins, 10 * margins[0, :slots].numpy(), atol=1e-3)


def test_illegal_answers_and_absent_seats_have_no_chance(torch: Any) -> None:
    from vendemmia.training.model import masked, slot_chances

    scores = masked(torch.zeros(1, 3), torch.tensor([[1, 0, 1]]))
    assert torch.softmax(scores, 1).tolist() == [[0.5, 0.0, 0.5]]
    assert slot_chances(torch.zeros(1, 6), torch.tensor([3])).exp().tolist()[0] == pytest.approx([1 / 3] * 3 + [0] * 3)


def test_leads_are_counted_from_the_best_other_seat(torch: Any) -> None:
    from vendemmia.training.rollout import leads

    points = torch.tensor([[7.0, 9.0, 3.0, 0, 0, 0], [7.0, 7.0, 0, 0, 0, 0], [5.0, 0, 0, 0, 0, 0]])
    found = leads(points, torch.tensor([3, 2, 1]))
    assert found.tolist() == [[-2, 2, -6, 0, 0, 0], [0, 0, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0]]


def test_advantages_follow_each_seat_to_the_end_of_its_game(torch: Any) -> None:
    """Two seats answer in turn, the second wins; then a new game begins. With a full trace the return is the result."""
    from vendemmia.training.advantages import targets
    from vendemmia.training.rollout import Stretch

    stretch = Stretch(4, 1, 1, 1, "cpu")
    stretch.seats[:, 0] = torch.tensor([0, 1, 0, 1])
    stretch.players[:] = 2
    stretch.chances[:, 0, :2] = torch.tensor([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.5, 0.5]])
    stretch.ended[2, 0] = True
    stretch.shares[2, 0, 1] = 1.0
    stretch.leads[1, 0, :2] = torch.tensor([-0.4, 0.4])
    last = (torch.tensor([1]), torch.tensor([2]), torch.tensor([[0.8, 0.2, 0, 0, 0, 0]]), torch.zeros(1, 6))
    stretch.last = last
    found = targets(stretch, trace=1.0)
    assert found.share[:, 0].tolist() == pytest.approx([0 - 0.5, 1 - 0.6, 0 - 0.3, 0.8 - 0.5])
    assert found.lead[:, 0].tolist() == pytest.approx([-0.4, 0.4, 0, 0])
    assert found.chances[:, 0, :2].flatten().tolist() == pytest.approx([0, 1, 1, 0, 0, 1, 0.8, 0.2])


def test_the_seat_that_is_asked_gets_its_own_return(torch: Any) -> None:
    """The others divide the rest; alone the Automa has it."""
    from vendemmia.training.advantages import full

    shares = torch.tensor(
        [[0.4, 0.4, 0, 0, 0, 0], [0.5, 0.3, 0.1, 0, 0, 0], [0.7, 0, 0, 0, 0, 0], [1.2, 0.1, 0, 0, 0, 0]]
    )
    found = full(shares, torch.tensor([2, 3, 1, 2]))
    wanted = [[0.4, 0.6, 0], [0.5, 0.375, 0.125], [0.7, 0.3, 0], [1, 0, 0]]
    assert torch.allclose(found[:, :3], torch.tensor(wanted), atol=1e-4)
    assert torch.all(found[:, 3:] == 0)


def test_a_small_training_imitates_first_and_plays_on(torch: Any, tmp_path: Path) -> None:
    from vendemmia.training.run import LAST, LOG, Training, commit

    heard: list[str] = []
    small = TrainingPlan(tmp_path, hidden=32, blocks=1, mixture="2", games=16, ticks=16, batch=128, exam_games=0)
    Training(replace(small, minutes=5, steps=2000, teach=1200), heard.append).run()
    saved = torch.load(tmp_path / LAST, weights_only=True)
    state = json.loads(saved["state"])
    assert state["steps"] >= 2000
    assert state["runs"][-1]["commit"] == commit()
    imitated, *_ = map(json.loads, (tmp_path / LOG).read_text().splitlines())
    assert imitated["steps"] == 0, "imitation does not count as a step of the training"
    assert imitated["agrees"] > 0.4


@pytest.mark.usefixtures("torch")
def test_a_line_of_the_log_names_the_subjects_of_an_exam(tmp_path: Path) -> None:
    """A subject is often only a number."""
    from vendemmia.training.run import LOG, Training

    heard: list[str] = []
    training = Training(replace(TINY, folder=tmp_path), heard.append)
    training.note(exam=1200, score=0.75, subjects={"2": 0.5, "solo:normal": 1.0})
    assert heard[0].endswith("steps 0 exam 1200 score 0.75 subjects (2: 0.5, solo:normal: 1)")
    assert json.loads((tmp_path / LOG).read_text())["subjects"] == {"2": 0.5, "solo:normal": 1.0}


@pytest.mark.usefixtures("torch")
def test_the_commit_of_the_sources_is_known_in_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from vendemmia.training import run as training

    monkeypatch.setattr(training, "PACKAGE", tmp_path)
    assert training.commit() == ""
    identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    (tmp_path / "a.py").write_text("")
    for command in (["init", "-q"], ["add", "."], [*identity, "commit", "-q", "-m", "first"]):
        subprocess.run(["git", "-C", str(tmp_path), *command], check=True)  # noqa: S607
    assert len(training.commit()) == 40


@pytest.mark.usefixtures("torch")
@needs_proc
def test_workers_ignore_ctrl_c_even_while_they_start() -> None:
    """The terminal sends it to all of them; the training itself decides what to do."""
    from vendemmia.training.games import Games

    with Games([Options(2)], 1, 1, 1) as games:
        status = Path(f"/proc/{games.workers[0].pid}/status").read_text()
    ignored = next(int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigIgn"))
    assert ignored >> signal.SIGINT - 1 & 1


def test_exams_choose_the_weights(tmp_path: Path) -> None:
    from vendemmia.training.run import BEST, LOG

    exams = ["--exam-games", "1", "--exam-minutes", "0", "--rival", "random"]
    found = run("train", str(tmp_path), *OPTIONS, *exams, "--steps", "60")
    assert found.code == 0, found.err
    examined = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines() if "exam" in line]
    assert all(each["subjects"].keys() == {"2"} for each in examined)
    assert [each["exam"] for each in examined][-1] >= 60
    assert Network.read(tmp_path / BEST).trained["steps"] in {each["exam"] for each in examined}


class Sleeping:
    """An examiner that never comes to an end."""

    def __init__(self, *_: object) -> None:
        self.free = True

    def hand_in(self, *_: object) -> None:
        self.free = False

    def results(self, _seconds: float) -> list[Any]:
        return []

    def close(self) -> None:
        pass


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize(("best", "kept"), [(-1.0, "the last weights"), (0.5, "the best weights of the earlier ones")])
def test_weights_are_kept_even_if_the_last_exam_is_lost(
    best: float, kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vendemmia.training import run as training

    class Judged(training.Training):
        def play(self, *_: object) -> None:
            self.state["best"] = best

    monkeypatch.setattr(training, "Exams", Sleeping)
    monkeypatch.setattr(training, "Training", Judged)
    found = run("train", str(tmp_path), *OPTIONS, "--exam-games", "1")
    assert found.code == 0
    assert "The last exam took too long" in found.out
    assert f"best.npz holds {kept}." in found.out
    assert (tmp_path / training.BEST).exists() == (best < 0)


@pytest.mark.usefixtures("torch")
def test_lessons_survive_a_file(tmp_path: Path) -> None:
    from vendemmia.training.teaching import Lessons, lessons

    made = lessons([Options(2)], 3, teacher="random", count=30)
    made.save(tmp_path / "a.npz")
    found = Lessons.read([tmp_path / "a.npz", tmp_path / "a.npz"])
    assert len(found) == 2 * len(made)
    assert np.array_equal(found.arrays["rows"][: len(made)], made.arrays["rows"])
