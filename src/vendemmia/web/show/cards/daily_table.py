"""What the table of a daily vineyard says about its rank: a ranked try, practice, or the game of a guest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.web.people.identity import is_shared

if TYPE_CHECKING:
    from vendemmia.locale import Words
    from vendemmia.web.models import Table


def rank_of(table: Table) -> str:
    """Return ranked, practice or guest; empty for a table that is not a daily vineyard."""
    if table.day is None or table.uploaded:
        return ""
    if not table.known_deal:
        return "ranked"
    return "guest" if is_shared() and table.host is not None and table.host.account_id is None else "practice"


def note_on(words: Words, table: Table, of: str = "note") -> str:
    """Return the sentence of a page about the rank; `of` is `note` during the game, `result` after it."""
    rank = rank_of(table)
    if not rank:
        return ""
    assert table.day is not None
    return words.message(f"{of}-daily-{rank}", day=table.day.isoformat())
