"""The players of the seats without a person."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from vendemmia.bots import reduced_walks

from .errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.locale import Words

OPPONENT = "normal"
"""The default opponent of people."""


def seated(words: Words, names: Sequence[str] | None, seats: int, default: str) -> tuple[str, ...]:
    """Return the names of computer players for some seats: one for all of them, or one for each."""
    if not names:
        return (default,) * seats
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise CommandError(words.message("cli-error-bots", bots=len(names), seats=seats))
    return tuple(names)


def note_reduced(words: Words, names: Iterable[str], *, alone: bool = False) -> None:
    """Say on standard error if a player thinks less than usual because the engine is interpreted."""
    for name in dict.fromkeys(names):
        if found := reduced_walks(name, alone=alone):
            walks, usual = found
            print(words.message("cli-reduced-walks", bot=name, walks=walks, usual=usual), file=sys.stderr)
