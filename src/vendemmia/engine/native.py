"""What mypyc should know about a class; nothing for the interpreter.

`acyclic` leaves the objects of a class to reference counting, because they are never part of a cycle. `free_list_len`
keeps the memory of the last one that was freed. Both make a class that is created all the time cheaper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_hints: object) -> Callable[[type], type]:
        """Return the decorator of mypy_extensions, which the engine must not need."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
