"""Two web workers, two bot workers and PostgreSQL: whichever is killed, nothing acknowledged is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import binaries
from tests.repeating import REPEATED

pytestmark = pytest.mark.once

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "load.py"


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
@pytest.mark.parametrize("seed", range(REPEATED))
def test_killing_one_of_each_loses_nothing(seed: int) -> None:
    """The benchmark, in small: it plays every table again at the end and compares it with what was acknowledged."""
    options = ["--tables", "3", "--seconds", "2", "--pace", "0.4", "--once", "--bot-every", "1", "--seed", str(seed)]
    done = subprocess.run(
        [sys.executable, str(BENCHMARK), *options], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done
    assert "killed: 1 × bots, 1 × database, 1 × web" in done.stdout
    assert "each is there once and in order" in done.stdout
    assert "gave up" not in done.stdout, done.stdout
