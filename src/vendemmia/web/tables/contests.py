"""Contests: games whose result is compared with that of other people, so nothing but the player may help.

A rated game is one, and so is a ranked try at a daily vineyard. While it runs, the server gives no hint, answers no
question in the player's place, evaluates nothing, and goes back to no moment before something was revealed. Every path
that could do one of these asks here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.engine import VendemmiaError

if TYPE_CHECKING:
    from vendemmia.web.models import Table

MESSAGE: Final = "contest-refused"
"""What people read when a contest refuses something."""
MOST_TAKEN_BACK: Final = 100
"""The most changes beyond answers: a player who could take back for ever would never have to end a rated game."""


class Contest(VendemmiaError):
    """A contest allows no help, and no way back behind something revealed; the argument is the id of the message."""

    def __init__(self, message: str = MESSAGE) -> None:
        super().__init__(message)


def is_contest(table: Table) -> bool:
    """Return whether the result of a table, running or over, is compared with that of other people."""
    return table.rated or (table.day is not None and not table.known_deal)


def allows_help(table: Table) -> bool:
    """Return whether the program may say what it thinks of this game: not while a contest runs."""
    return table.over or table.uploaded or not is_contest(table)


def refuse_help(table: Table) -> None:
    """Raise Contest before a hint, an answer in the player's place or an evaluation, while a contest runs."""
    if not allows_help(table):
        raise Contest


def refuse_rewind(table: Table, ply: int) -> None:
    """Raise Contest before going back to a ply behind something revealed, while a contest runs."""
    if not allows_help(table) and reveals(table, ply):
        raise Contest


def refuse_endless(table: Table) -> None:
    """Contest, before an answer is taken back, if that was done so often that a rated game would last for ever."""
    if table.rated and table.version - table.game.plies > MOST_TAKEN_BACK:
        raise Contest("contest-undo-enough")


def reveals(table: Table, ply: int) -> bool:
    """Return whether going back to this ply would not make people forget what they have seen: hidden cards came to
    light since."""
    state = table.game.rewound(ply).state
    return state.revealed != table.game.state.revealed
