"""Waiting for what happens in other processes: for the condition, never for a fixed time."""

from __future__ import annotations

import time
from collections.abc import Callable

LONG = 180.0
"""Seconds after which a test gives up: far more than a busy machine needs."""


def until(condition: Callable[[], object], what: str) -> None:
    """Ask until it is so. `what` says what never came."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, f"{what} did not happen in {LONG:.0f} s"
        time.sleep(0.01)
