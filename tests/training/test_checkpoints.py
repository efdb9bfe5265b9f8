"""Checkpoints: whatever ends a training, the same command goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.children import children, until_gone
from tests.cli.support import run
from tests.waiting import until

from .small import OPTIONS, TINY

if TYPE_CHECKING:
    from pathlib import Path

    from vendemmia.training.run import Training
    from vendemmia.training.teaching import Lessons

pytestmark = [pytest.mark.once, pytest.mark.torch]
HASTY = "from vendemmia.training import run; run.SAVED = 0.0; from vendemmia.cli import main; main()"
"""The command with a checkpoint after every round."""


def state_in(torch: Any, folder: Path) -> dict[str, Any]:
    from vendemmia.training.run import LAST

    found = json.loads(torch.load(folder / LAST, weights_only=True)["state"])
    assert isinstance(found, dict)
    return found


def test_a_killed_training_without_exams_goes_on_from_its_checkpoint(torch: Any, tmp_path: Path) -> None:
    from vendemmia.training.run import LAST

    folder = tmp_path / "run"
    command = [sys.executable, "-c", HASTY, "train", str(folder), *OPTIONS, "--minutes", "5"]
    first = subprocess.Popen(command, env=os.environ | {"OMP_NUM_THREADS": "1"}, stdout=subprocess.DEVNULL)
    try:
        until(lambda: (folder / LAST).exists() and state_in(torch, folder)["rounds"] > 1, "a checkpoint")
        workers = children(first.pid)
    finally:
        first.send_signal(signal.SIGKILL)
        first.wait()
    until_gone(workers)
    before = state_in(torch, folder)["steps"]
    again = run("train", str(folder), *OPTIONS, "--minutes", "5", "--steps", str(before + 1))
    assert again.code == 0, again.err
    assert "going on after" in again.out
    assert state_in(torch, folder)["steps"] > before


def interrupted(training: Training, monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    """Press Ctrl-C after some rounds."""

    def meet_others() -> None:
        if training.state["rounds"] == rounds:
            raise KeyboardInterrupt

    monkeypatch.setattr(training, "meet_others", meet_others)
    with pytest.raises(KeyboardInterrupt):
        training.run()


def test_an_interrupted_training_is_saved(torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from vendemmia.training.run import Training

    training = Training(replace(TINY, folder=tmp_path), lambda _: None)
    interrupted(training, monkeypatch, 2)
    assert state_in(torch, tmp_path)["rounds"] == 2


def test_a_taught_network_is_saved_and_not_taught_again(
    torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vendemmia.training.learning import Learner
    from vendemmia.training.run import Training

    taught: list[int] = []

    def imitate(_learner: Learner, lessons: Lessons, **_: object) -> dict[str, float]:
        taught.append(len(lessons))
        return {}

    monkeypatch.setattr(Learner, "imitate", imitate)
    plan = replace(TINY, folder=tmp_path, teach=1)
    monkeypatch.setattr(Training, "practise", lambda *_: None)  # As if a kill came before the first round.
    for _ in range(2):
        Training(plan, lambda _: None).run()
    assert len(taught) == 1
    assert state_in(torch, tmp_path)["taught"]


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize(
    ("place", "line"),
    [("practise", "continue from the last checkpoint in"), ("imitate", "before the first checkpoint")],
)
def test_the_command_says_whether_there_is_a_checkpoint(
    place: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vendemmia.training.run import LAST, Training

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, place, interrupt)
    found = run("train", str(tmp_path), *OPTIONS)
    assert found.code == 130
    assert line in found.out
    assert (tmp_path / LAST).exists() == (place == "practise")
