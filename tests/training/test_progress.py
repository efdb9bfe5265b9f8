"""How far a command is: the same command goes on where it was, another one begins its own part."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.support import run
from vendemmia.network import write_weights
from vendemmia.training import progress
from vendemmia.training.progress import Progress

from .small import OPTIONS, TINY

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.once, pytest.mark.torch]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that stands still unless a test sets it: `clock.now`, in seconds."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


def test_rates_fall_with_the_time(clock: SimpleNamespace) -> None:
    part = Progress(replace(TINY, minutes=10, start=0.2, end=0.6), 0)
    assert part.point(0) == pytest.approx(0.2)
    clock.now += 300
    assert part.point(10**6) == pytest.approx(0.4)
    assert not part.over(10**6)
    clock.now += 500  # The last round took longer than what was left.
    assert part.point(10**6) == pytest.approx(0.6)
    assert part.over(10**6)


def test_a_command_without_limits_takes_ten_minutes(clock: SimpleNamespace) -> None:
    part = Progress(TINY, 0)
    clock.now += 599
    assert not part.over(0)
    clock.now += 1
    assert part.over(0)


def test_steps_alone_have_no_limit_on_time(clock: SimpleNamespace) -> None:
    """And the rates follow the steps; what was played before this part does not count."""
    part = Progress(replace(TINY, steps=3000), 1000)
    clock.now += 10**6
    assert not part.over(2999)
    assert part.point(1000) == 0
    assert part.point(1500) == pytest.approx(0.25)
    assert part.point(5000) == 1
    assert part.over(3000)


def test_with_both_limits_the_nearer_one_counts(clock: SimpleNamespace) -> None:
    part = Progress(replace(TINY, minutes=10, steps=1000), 0)
    clock.now += 60
    assert part.point(900) == pytest.approx(0.9)
    clock.now += 540
    assert part.over(900)


def test_imitation_takes_time_but_no_rates_fall_meanwhile(clock: SimpleNamespace) -> None:
    part = Progress(replace(TINY, minutes=10), 0)
    clock.now += 120
    part.before = part.spent
    assert part.point(0) == 0
    clock.now += 240
    assert part.point(0) == pytest.approx(0.5)


def test_the_same_command_goes_on_where_it_was(clock: SimpleNamespace) -> None:
    plan = replace(TINY, minutes=10)
    first = Progress(plan, 0)
    clock.now += 120
    first.before = first.spent
    clock.now += 240
    saved = json.loads(json.dumps(first.to_json()))
    clock.now += 10**6  # Killed long ago.
    again = Progress(plan, 5000, saved)
    assert again.point(5000) == pytest.approx(0.5)
    assert (again.spent, again.first) == (360, 0)
    clock.now += 240
    assert again.over(5000)
    for other in (replace(plan, start=0.5), replace(plan, minutes=20), replace(plan, steps=9000)):
        part = Progress(other, 5000, saved)
        assert (part.spent, part.first, part.before) == (0, 5000, 0)
        assert part.point(5000) == other.start


@pytest.mark.usefixtures("torch")
def test_rates_do_not_fall_below_their_end(tmp_path: Path) -> None:
    from vendemmia.training.run import Training

    training = Training(replace(TINY, folder=tmp_path), lambda _: None)
    assert training.rates(1.32) == training.rates(1.0)
    assert training.rates(1.0).points > 0


def test_a_checkpoint_keeps_earlier_selves_and_the_time(torch: Any, tmp_path: Path, clock: SimpleNamespace) -> None:
    from vendemmia.training.run import Training

    plan = replace(TINY, folder=tmp_path)
    first = Training(plan, lambda _: None)
    first.league.remember(first.learner.average)
    with torch.no_grad():
        first.learner.average.arrays["codes_bias"] += 1
    first.league.remember(first.learner.average)
    clock.now += 90
    first.save()
    again = Training(plan, lambda _: None)
    assert again.progress.spent == 90
    assert [float(past["codes_bias"].mean()) for past in again.league.past] == [0, 1]
    (seated,) = again.league.seated
    chosen = again.league.past[round(float(seated.arrays["codes_bias"].detach().mean()))]
    for name, array in seated.arrays.items():
        assert torch.equal(array, chosen[name].float()), name


def test_a_checkpoint_of_the_version_before_goes_on(torch: Any, tmp_path: Path) -> None:
    from vendemmia.training.run import LAST, Training

    plan = replace(TINY, folder=tmp_path, weights=None)
    Training(plan, lambda _: None).save()
    saved = torch.load(tmp_path / LAST, weights_only=True)
    state = json.loads(saved["state"])
    kept = ("steps", "games", "rounds", "best", "runs", "exams")
    saved["state"] = json.dumps({name: state[name] for name in kept} | {"steps": 640, "rounds": 2})
    del saved["league"]
    torch.save(saved, tmp_path / LAST)
    again = Training(replace(plan, steps=650), lambda _: None)
    assert (again.resumed, again.played, again.progress.first, again.league.past) == (640, 640, 640, [])
    again.run()
    assert again.state["steps"] > 640


@pytest.mark.usefixtures("torch")
def test_a_finished_command_has_nothing_to_do(tmp_path: Path) -> None:
    command = ("train", str(tmp_path), *OPTIONS, "--steps", "20")
    assert run(*command).code == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    again = run(*command)
    assert again.code == 0
    assert "This part of the training is finished." in again.out
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.usefixtures("torch")
def test_the_steps_of_the_weights_do_not_count(tmp_path: Path) -> None:
    """Otherwise a training that begins with the released weights would end at once."""
    from vendemmia.training.run import Training

    file = tmp_path / "weights.npz"
    made = Training(replace(TINY, folder=tmp_path), lambda _: None)
    write_weights(file, made.learner.average.export(), {"steps": 10**9})
    training = Training(replace(TINY, folder=tmp_path / "run", weights=str(file), steps=20), lambda _: None)
    training.run()
    assert 10**9 + 20 <= training.state["steps"] < 10**9 + 200
