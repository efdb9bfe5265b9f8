"""The promised deal of a table: its commitment, its secret once that is out, and how to check it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.record import promised_text
from vendemmia.web.game.daily_calendar import is_over
from vendemmia.web.tables.promises import promise_of
from vendemmia.web.tables.revealing import secret_of
from vendemmia.web.tables.stored import options_of

if TYPE_CHECKING:
    from vendemmia.web.models import Table


class DealShown(NamedTuple):
    """What a page shows of a promised deal."""

    name: str
    commitment: str
    secret: str
    """Empty while it is secret."""
    later: str = "deal-secret-after-game"
    """The message that says when it is shown."""
    text: str = ""
    """What is hashed together with the secret."""
    command: str = ""
    """How to check a record."""


def deal_of(table: Table) -> DealShown | None:
    """Return the promised deal of a table; None if its deal is not promised."""
    promise = promise_of(table)
    if promise is None:
        return None
    return DealShown(
        promise.deal,
        promise.commitment,
        secret_of(table) or "",
        "deal-secret-after-day" if table.day is not None and not is_over(table.day) else "deal-secret-after-game",
        promised_text(options_of(table), table.rules, promise.deal),
        f"vendemmia verify {record_name(table)} --commitment {promise.commitment}",
    )


def record_name(table: Table) -> str:
    """Return the name of the file with the record of a table."""
    return f"vendemmia-{table.id}.json"
