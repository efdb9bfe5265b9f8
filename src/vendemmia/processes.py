"""Processes that work for this one: they leave an interrupt to it, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.process import BaseProcess


@contextmanager
def undisturbed() -> Iterator[None]:
    """Start processes that ignore interrupts, even while they start: they inherit that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def serve_parent() -> None:
    """Call it first in a process that `multiprocessing` has started. An interrupt is its parent's business.

    It ends as soon as its parent has ended, even by `kill -9`. Waiting for the next task would not show that: a process
    that reads from a queue can write to it, too, so the queue never ends, and a task that was half sent never comes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
