"""What is wrong with a record, in words."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import MAX_SEATS

from .reasons import reason

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.engine import Refusal

    from .names import Names


def flaw(words: Names, code: str, params: Mapping[str, int | str], reasons: Sequence[Refusal]) -> str:
    """One message for each flaw. A record that cannot be read names no players, so they have numbers."""
    names = [words.message("flaw-player", number=seat + 1) for seat in range(MAX_SEATS)]
    told = [words.message(f"flaw-{code.lower()}", **params), *(reason(words, refusal, names) for refusal in reasons)]
    return reduce(lambda first, second: words.message("flaw-and", first=first, second=second), told)
