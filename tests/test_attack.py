"""The script that attacks a server: only one of this computer, and each attack once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def attack(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "attack.py"), *options], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "address",
    [
        "http://192.0.2.1:80",
        "https://127.0.0.1:443",
        "http://127.0.0.1",
        "http://example.org:80",
        "http://127.0.0.1.example.org:80",
        "http://10.0.0.1:8000",
        "http://[2001:db8::1]:80",
        "nonsense",
    ],
)
def test_it_attacks_no_other_computer(address: str) -> None:
    done = attack(address)
    assert done.returncode == 2
    assert "servers on this computer only" in done.stderr


def test_a_server_that_does_not_answer_has_withstood_nothing() -> None:
    """Port 1 answers nobody."""
    done = attack("http://127.0.0.1:1", "--only", "days", "webhooks")
    assert done.returncode == 1
    rows = [line for line in done.stdout.splitlines() if line.startswith("| ")]
    assert [row.split(":")[0] for row in rows[1:]] == ["| days", "| webhooks", "| meanwhile"]
    assert all(row.endswith("| SUCCEEDED |") for row in rows[1:])
