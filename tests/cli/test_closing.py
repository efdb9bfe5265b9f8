"""A game is not lost when its terminal is closed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from vendemmia import Record


@pytest.mark.unix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_process_that_is_asked_to_end_saves_its_game(tmp_path: Path, name: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "vendemmia", "play", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "VENDEMMIA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "Summer begins" in line:
                break
        process.send_signal(signal.Signals[name])
        process.stdin.close()
        process.stdout.read()
    assert process.returncode == 130
    (saved,) = (tmp_path / "games").glob("*.json")
    assert len(Record.from_text(saved.read_text(encoding="utf-8")).codes) >= 2
