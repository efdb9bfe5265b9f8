"""The players of the seats without a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.locale import Words

OPPONENT = "normal"
"""The default opponent of people."""


def seated(words: Words, names: Sequence[str] | None, seats: int, default: str) -> tuple[str, ...]:
    """The names of computer players for some seats: one for all of them, or one for each."""
    if not names:
        return (default,) * seats
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise CommandError(words.message("cli-error-bots", bots=len(names), seats=seats))
    return tuple(names)
