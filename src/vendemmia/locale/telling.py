"""What is worth telling a person: the same in the terminal and in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Kind, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import Event, Outlook

LAST = ("pass", "done", "no")
"""Answers that do nothing stand last."""

SELF_EVIDENT = ("discard", "structure_card")
"""What comes of naming a card that is asked for."""

SUFFICIENT = (Reason.NOT_BUILT, Reason.USED_THIS_YEAR)
"""Reasons beside which no other matters."""


def worth_telling(code: str, outlook: Iterable[Outlook]) -> list[Outlook]:
    """What comes of an answer, without what the answer itself says."""
    return [part for part in outlook if not (code.startswith("card:") and part.thing in SELF_EVIDENT)]


def is_routine(event: Event) -> bool:
    """It happens to everybody at every year end, or the line after it says the same."""
    if event.kind is Kind.AGED:
        return event.thing == "all"
    return event.kind in (Kind.WORKERS_HOME, Kind.FIRST_PLAYER, Kind.TOURED)
