"""The example that learns by self-play: a short run plays better than chance, and the file stays short."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "ppo.py"
SHORT = "--stretches 24 --games 16 --steps 32 --batch 128 --epochs 3 --rate 2e-3 --hidden 32 --report 12"

pytestmark = pytest.mark.torch


def test_the_example_is_one_short_file() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 250


def test_a_short_run_learns(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("gymnasium")
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *SHORT.split(), "--opponent", "random", "--meet", "40", "--file", "short.pt"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env={
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONWARNINGS": "ignore:the engine is interpreted",
            "OMP_NUM_THREADS": "1",
        },
    )
    assert done.stderr == ""
    *reports, end = done.stdout.splitlines()
    assert [report.split(", ")[2] for report in reports] == ["6,144 steps", "12,288 steps"]
    assert end.endswith("% against random in 40 games")
    assert float(end.split()[0]) > 70
    assert (tmp_path / "short.pt").is_file()


def test_what_a_seat_gets_between_two_answers_belongs_to_the_first() -> None:
    """Advantages without discount or trace are what came until the seat's next answer, and its value then."""
    pytest.importorskip("torch")
    pytest.importorskip("gymnasium")
    from examples import ppo

    games = object.__new__(ppo.Games)
    games.count, games.each = 1, np.arange(1)
    values = np.array([[1.0], [2.0], [3.0], [4.0]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.array([[[5, -5]], [[7, -7]], [[9, -9]]], np.float32)
    over = np.zeros((3, 1), bool)
    ppo.TRACE, before = 0.0, ppo.TRACE
    try:
        found = games.advantages(values, rewards, seats, over)
        # Seat 0 got 5 + 7 until it answered again; the last value is that of seat 1, the other's is its opposite.
        next_of_1 = ppo.DISCOUNT * 4
        assert found[:, 0] == pytest.approx([5 + 7 + ppo.DISCOUNT * 3 - 1, -7 - 9 + next_of_1 - 2, 9 - next_of_1 - 3])
        over[1] = True
        assert games.advantages(values, rewards, seats, over)[0, 0] == pytest.approx(5 + 7 - 1)
    finally:
        ppo.TRACE = before
