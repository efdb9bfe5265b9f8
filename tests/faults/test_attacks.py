"""The attacks of `scripts/attack.py` on a public server: a few of them in a usual run, all in a long one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks import ATTACKS
from tests.repeating import LONG_RUN
from tests.web.serving import Server

pytestmark = pytest.mark.once

SCRIPT = Path(__file__).parents[2] / "scripts" / "attack.py"
NAME = "wine.example.org"
QUICK = ("days", "desk", "deeds", "links", "secrets")
TIMED = "meanwhile"
"""The start page of other readers, which is also slow when this computer does something else."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("attacked")
    found = Server(home, settings={"VENDEMMIA_MODE": "public", "VENDEMMIA_HOSTS": NAME})
    found.start()
    yield found
    found.stop()


def test_a_public_server_withstands_all_attacks(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    names = [each.name for each in ATTACKS] if LONG_RUN else [*QUICK]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), server.address, "--host", NAME, "--only", *names],
        capture_output=True,
        text=True,
        check=False,
    )
    if LONG_RUN:
        with capsys.disabled():
            sys.stdout.write(f"\n{done.stdout}")
    rows = [line for line in done.stdout.splitlines() if line.endswith(("| held |", "| SUCCEEDED |"))]
    assert [row.split(":")[0].removeprefix("| ") for row in rows] == [
        *(each.name for each in ATTACKS if each.name in names),
        TIMED,
    ], done.stderr
    assert [row for row in rows if row.endswith("| SUCCEEDED |") and not row.startswith(f"| {TIMED}")] == []
    assert "bad: 0" in rows[-1]
    assert "Traceback" not in server.errors()
