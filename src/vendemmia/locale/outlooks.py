"""What would come of an answer, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.names import STRUCTURES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine.outlook import Outlook

    from .names import Names


def sign_of(amount: int) -> str:
    """What messages call the sign of an amount."""
    return "minus" if amount < 0 else "plus"


def outlook(words: Names, outlooks: Iterable[Outlook]) -> str:
    return words.listed(_part(words, part) for part in outlooks)


def _part(words: Names, part: Outlook) -> str:
    if part.thing in STRUCTURES:
        return words.message("outlook-building", structure=words.structure_name(part.thing))
    return words.message(f"outlook-{part.thing}", sign=sign_of(part.amount), amount=abs(part.amount))
