"""A time limit for anything that might never end."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class TookTooLong(Exception):
    """A computer player did not answer in time."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what uses too much processor time, where the system can do that. A busy machine does not count."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
    else:
        before = signal.signal(signal.SIGPROF, _give_up)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TookTooLong


__all__ = ["TookTooLong", "time_limit"]
