"""The processes that another one has started, as Linux knows them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from .waiting import until

HAS_PROC = Path("/proc/self/task").exists()
needs_proc = pytest.mark.skipif(not HAS_PROC, reason="only Linux says who started whom")


def children(pid: int) -> set[int]:
    """The processes that a process has started; none where nobody says so."""
    if not HAS_PROC:
        return set()
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for each in threads for child in each.read_text(encoding="utf-8").split()}


def is_there(pid: int) -> bool:
    """False for a process that has ended, even if nobody has asked for its exit code yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until_gone(processes: set[int]) -> None:
    """Wait for their end. Whatever is left is killed, so that a failed test leaves nothing behind."""
    try:
        until(lambda: not any(map(is_there, processes)), f"the end of {processes}")
    finally:
        for left in filter(is_there, processes):
            os.kill(left, signal.SIGKILL)
