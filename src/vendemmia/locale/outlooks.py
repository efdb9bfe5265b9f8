"""The outcome of an answer, in words."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from vendemmia.engine import outlook_choices
from vendemmia.engine.catalogue import STRUCTURES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Outlook

    from .names import Names


def sign_of(amount: int) -> str:
    """Return the message argument for the sign of an amount."""
    return "minus" if amount < 0 else "plus"


def outlook(words: Names, outlooks: Sequence[Outlook]) -> str:
    certain = [_part(words, part) for part in outlooks if not part.choice]
    return words.listed([*certain, *(_choice(words, ways) for ways in outlook_choices(outlooks))])


def _choice(words: Names, ways: list[list[Outlook]]) -> str:
    """Return one of several alternatives; what comes together is joined."""
    parts = [_joined(words, "outlook-and", [_part(words, part) for part in way]) for way in ways]
    return _joined(words, "outlook-or", parts)


def _joined(words: Names, message: str, texts: list[str]) -> str:
    return reduce(lambda first, second: words.message(message, first=first, second=second), texts)


def _part(words: Names, part: Outlook) -> str:
    if part.thing in STRUCTURES:
        return words.message("outlook-building", structure=words.structure_name(part.thing))
    if part.most is None:
        return _amount(words, part.thing, part.amount, abs(part.amount))
    if part.ends[0] < 0 < part.ends[1]:
        ends = [_amount(words, part.thing, end, abs(end)) for end in (part.amount, part.most)]
        return words.message("outlook-from-to", first=ends[0], last=ends[1])
    amount = words.message("outlook-range", least=abs(part.amount), most=abs(part.most))
    return _amount(words, part.thing, part.most, amount)


def _amount(words: Names, thing: str, amount: int, shown: int | str) -> str:
    return words.message(f"outlook-{thing}", sign=sign_of(amount), amount=shown)
