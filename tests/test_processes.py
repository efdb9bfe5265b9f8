"""A process that works for another one ends with it, however that ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .children import children, needs_proc, until_gone

HALF_A_TASK = """
import multiprocessing, signal
from vendemmia.processes import serve_parent

def work(inbox, there):
    serve_parent()
    there.set()
    inbox.get()

if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    inbox, there = spawn.Queue(), spawn.Event()
    spawn.Process(target=work, args=(inbox, there), daemon=True).start()
    there.wait()
    inbox._writer._send(b"\\0\\0\\1\\0")  # The length of a task that does not come.
    print("sent", flush=True)
    signal.pause()
"""


@needs_proc
def test_a_worker_that_waits_for_the_rest_of_a_task_ends_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(HALF_A_TASK, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process.stdout:
        assert process.stdout.readline() == b"sent\n"
    workers = children(process.pid)
    process.kill()
    process.wait()
    until_gone(workers)
