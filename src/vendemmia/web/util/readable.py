"""A look at a socket that does not wait."""

from __future__ import annotations

import select
import sys


def is_readable(handle: int) -> bool:
    """Return True if a socket has bytes to read, a connection to accept, or an end or error to report."""
    if sys.platform == "win32":  # It has no `poll`, and its `select` takes any number.
        return bool(select.select([handle], [], [], 0)[0])
    else:  # noqa: RET505 - for the type checker, which looks at one system
        looking = select.poll()
        looking.register(handle, select.POLLIN)
        return bool(looking.poll(0))


__all__ = ["is_readable"]
