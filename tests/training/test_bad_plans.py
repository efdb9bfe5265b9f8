"""Options and folders with which no training can begin: one sentence, before anything is changed or started."""

from __future__ import annotations

import shutil
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from tests.cli.support import run
from vendemmia.training.faults import TrainingFault

from .small import OPTIONS, TINY

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.once, pytest.mark.torch]
F = TrainingFault
CASES = [
    (F.TRAINING_DEVICE, "new --device foo", "The network cannot run on 'foo' here: use cpu, or cuda where torch"),
    (F.TRAINING_DEVICE, "new --device cuda:77", "The network cannot run on 'cuda:77' here"),
    (F.TRAINING_DEVICE, "new --device meta", "The network cannot run on 'meta' here"),
    (F.TRAINING_SUBJECT, "new --subjects foo", "An exam has no subject 'foo'"),
    (F.TRAINING_SUBJECT, "new --subjects 2,,4", "An exam has no subject ''"),
    (F.TRAINING_SUBJECT, "new --subjects 2*3", "An exam has no subject '2*3'"),
    (F.TRAINING_PART, "new --start 0.9 --end 0.1", "A part of a training cannot begin at 0.9 and end at 0.1"),
    (F.TRAINING_LESSONS, "new --lessons empty.npz", "The file empty.npz holds no answers of a teacher"),
    (F.TRAINING_LESSONS, "new --lessons garbage.npz", "The file garbage.npz holds no answers of a teacher"),
    (F.TRAINING_LESSONS, "new --lessons other.npz", "The file other.npz holds no answers of a teacher"),
    (F.TRAINING_LESSONS, "new --lessons short.npz", "The file short.npz holds no answers of a teacher"),
    (F.TRAINING_LESSONS, "new --lessons one.npy", "The file one.npy holds no answers of a teacher"),
    (None, "new --lessons none.npz", "The file none.npz cannot be read: No such file or directory."),
    (None, "new --weights none.npz", "The file none.npz cannot be read: No such file or directory."),
    (None, "new --mixture 2*", "In a mixture, '2*' has no whole number after the *."),
    (F.TRAINING_FOLDER, "garbage.npz", "Cannot use the folder garbage.npz: "),
    (F.TRAINING_FOLDER, "garbage.npz/new", "Cannot use the folder garbage.npz/new: "),
    (F.TRAINING_FOLDER, "blocked", "Cannot use the folder blocked: "),
    (F.TRAINING_CHECKPOINT, "damaged", "The checkpoint damaged/last.pt is damaged or does not fit this version"),
    (F.TRAINING_CHECKPOINT, "cut", "The checkpoint cut/last.pt is damaged or does not fit this version"),
    (F.TRAINING_CHECKPOINT, "narrow", "The checkpoint narrow/last.pt is damaged or does not fit this version"),
    (F.TRAINING_SIZE, "good --hidden 32", "The network in good has another size: continue with --hidden 16 --blocks 1"),
    (F.TRAINING_SIZE, "good --blocks 2", "The network in good has another size: continue with --hidden 16 --blocks 1"),
    (F.TRAINING_BEGUN, "good --weights other.npz", "The training in good has begun without --weights other.npz"),
    (F.TRAINING_BEGUN, "good --lessons none.npz", "The training in good has begun without --lessons none.npz"),
    (F.TRAINING_BEGUN, "good --teach 100", "The training in good has begun without --teach 100"),
]


@pytest.fixture(scope="module")
def place(torch: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training and files that look a little like one."""
    from vendemmia.training.run import BEST, LAST, Training

    place = tmp_path_factory.mktemp("bad")
    training = Training(replace(TINY, folder=place / "good"), lambda _: None)
    training.save()
    training.keep(0, training.learner.average.export())
    shutil.copy(place / "good" / BEST, place / "other.npz")
    (place / "empty.npz").touch()
    (place / "garbage.npz").write_text("garbage")
    names = ("rows", "masks", "answers", "slots", "shares", "leads")
    np.savez(place / "short.npz", allow_pickle=False, **{name: np.zeros((3, 4), np.uint8) for name in names})
    np.save(place / "one.npy", np.zeros(3))
    (place / "blocked" / "log.jsonl").mkdir(parents=True)
    saved = torch.load(place / "good" / LAST, weights_only=True)
    for name in ("damaged", "cut", "narrow"):
        (place / name).mkdir()
    (place / "damaged" / LAST).write_text("hello")
    (place / "cut" / LAST).write_bytes((place / "good" / LAST).read_bytes()[:3000])
    saved["model"]["parts"] = saved["model"]["parts"][:5]  # As in a version with fewer answers.
    torch.save(saved, place / "narrow" / LAST)
    return place


def contents(place: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in place.rglob("*")}


@pytest.mark.parametrize(("argv", "line"), [case[1:] for case in CASES], ids=[case[1] for case in CASES])
def test_a_bad_option_is_refused_before_anything_happens(
    argv: str, line: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vendemmia.training.run import Training

    def begin(_: Training) -> None:
        pytest.fail("the training begins")

    monkeypatch.setattr(Training, "run", begin)
    monkeypatch.chdir(place)
    before = contents(place)
    folder, *given = argv.split()
    found = run("train", folder, *OPTIONS, *given)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"vendemmia: {line}")
    assert found.err.count("\n") == 1
    assert contents(place) == before


def test_every_fault_of_a_training_comes_up() -> None:
    assert {case[0] for case in CASES} - {None} == set(TrainingFault)


@pytest.mark.usefixtures("torch")
def test_the_same_command_may_name_what_it_began_with(place: Path, tmp_path: Path) -> None:
    """Even if the file has gone: nobody reads it again."""
    from vendemmia.training.run import Training

    weights = tmp_path / "weights.npz"
    shutil.copy(place / "other.npz", weights)
    plan = replace(TINY, folder=tmp_path / "run", weights=str(weights))
    Training(plan, lambda _: None).save()
    weights.unlink()
    assert Training(plan, lambda _: None).resumed == 0
