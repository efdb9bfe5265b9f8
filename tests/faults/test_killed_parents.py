"""Whatever kills the first process takes its children along, and what they shared may be gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.children import children, needs_proc, until_gone
from tests.postgres import Cluster, binaries
from tests.repeating import REPEATED
from tests.waiting import until
from tests.web.serving import Reader, Server

pytestmark = pytest.mark.once
needs_postgres = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
KILLS = 2 * REPEATED


def has_begun(pid: int) -> bool:
    """It is past the beginning, where it has said with whom it ends."""
    return (
        b"vendemmia.web.server.child" in Path(f"/proc/{pid}/cmdline").read_bytes()
        and len(list(Path(f"/proc/{pid}/task").iterdir())) > 1
    )


@needs_proc
@needs_postgres
def test_all_of_them_end_with_it_even_those_that_cannot_notice(tmp_path: Path) -> None:
    """They are stopped, as busy ones almost are: no thread of theirs sees that their standard input has ended."""
    cluster = Cluster()
    two = {"VENDEMMIA_WEB_WORKERS": "2", "VENDEMMIA_BOT_WORKERS": "2"}
    server = Server(tmp_path, settings={"VENDEMMIA_DATABASE": cluster.create("killed"), **two})
    try:
        for _ in range(KILLS):
            server.start()
            assert Reader(server.address).get("/").status == 200
            assert server.process is not None
            assert server.process.stdout is not None
            crew = children(server.process.pid)
            assert len(crew) == 4
            until(lambda crew=crew: all(map(has_begun, crew)), "the beginning of the children")  # type: ignore[misc]
            for each in crew:
                os.kill(each, signal.SIGSTOP)
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            until_gone(crew)
            server.process.stdout.close()
        assert "Traceback" not in server.errors()
    finally:
        cluster.stop()


PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdin=subprocess.PIPE)
print(child.pid, flush=True)
sys.stdin.read()
"""
CHILD = """
import sys
sys.platform = "another"
from vendemmia.web.server import child
child.end_with_the_server()
print("begun", flush=True)
import time
while True:
    time.sleep(60)
"""


@needs_proc
def test_other_systems_have_the_closed_input() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert parent.stdout.readline() == "begun\n"
    parent.kill()
    until_gone({child})
    parent.communicate()
