"""What is worth showing to a person: the same in the terminal and in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import CardAnswer, Kind, Reason, parse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import Event, Outlook

LAST = ("pass", "done", "no")
"""Answers that do nothing are listed last."""

SELF_EVIDENT = ("discard", "structure_card")
"""Outcomes that only repeat that a card is chosen."""

SUFFICIENT = (Reason.NOT_BUILT, Reason.USED_THIS_YEAR)
"""Reasons that make all others irrelevant."""


def worth_showing(code: str, outlook: Iterable[Outlook]) -> list[Outlook]:
    """Return the outcome of an answer, without what the answer itself says."""
    is_card = isinstance(parse(code), CardAnswer)
    return [part for part in outlook if not (is_card and part.thing in SELF_EVIDENT)]


def is_routine(event: Event) -> bool:
    """Return whether it happens to everybody at every year end, or the line after it says the same."""
    if event.kind is Kind.AGED:
        return event.thing == "all"
    return event.kind in (Kind.WORKERS_HOME, Kind.FIRST_PLAYER, Kind.TOURED)
