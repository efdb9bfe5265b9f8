"""A visit to a table: the table, read once for a request, and what one person may do there.

Pages and the API have visits of their own, which add who is at the screen or which seat was asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404

from vendemmia.web.game.player_names import shown_names
from vendemmia.web.models import Table
from vendemmia.web.tables.cache import read_table

if TYPE_CHECKING:
    from vendemmia.locale import Words

    from .access import Access


class TableVisit:
    """A table with its game, and its visitor."""

    def __init__(self, table: Table, access: Access, words: Words) -> None:
        self.table = table
        self.access = access
        """What the visitor may do."""
        self.words = words
        """The visitor's language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat."""
        return names_of(self.table, self.words)


def names_of(table: Table, words: Words) -> tuple[str, ...]:
    """Return the names of the players of a table that was read, by seat, as a reader of these words sees them."""
    return shown_names(words, [player.name for player in table.players], [player.bot for player in table.players])


def found_table(table_id: str) -> Table:
    """Return a table with its game. Call it with the lock of the table. Http404 if there is none."""
    try:
        return read_table(table_id)
    except Table.DoesNotExist:
        raise Http404 from None
