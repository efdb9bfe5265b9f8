"""The wake-up chart: its cells, who is in which row this year, and the rows taken for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.leaving import EnterSeason, Steps

from .printed import effect_text, has_columns
from .terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View
    from vendemmia.engine.board import Board
    from vendemmia.engine.frames import Node
    from vendemmia.locale import Words


def chart_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Every row with its players and the bonuses of the columns that are entered."""
    yield words.message("cli-chart")
    for row, cells in enumerate(view.rules.board.rows, 1):
        who = words.listed(_players(words, names, view, row)) or words.message("cli-chart-empty")
        summer, fall, winter = (cell_text(words, view, cell) or words.message("cli-none") for cell in cells[1:])
        yield INDENT + words.message("cli-chart-row", row=row, who=who, summer=summer, fall=fall, winter=winter)


def _players(words: Words, names: Sequence[str], view: View, row: int) -> Iterator[str]:
    for seat, vineyard in enumerate(view.vineyards):
        if vineyard.row == row:
            yield names[seat]
    for seat, vineyard in enumerate(view.vineyards):
        if vineyard.next_row == row:
            yield words.message("cli-chart-next", player=names[seat])


def cell_text(words: Words, view: View, cell: Node | None) -> str:
    return "" if cell is None else effect_text(words, view.rules, cell)


def order_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """The wake-up order of this year, and the rows taken for the next."""
    for message, rows in (
        ("cli-board-order", [(vineyard.row, seat) for seat, vineyard in enumerate(view.vineyards)]),
        ("cli-board-next-rows", [(vineyard.next_row, seat) for seat, vineyard in enumerate(view.vineyards)]),
    ):
        taken = [words.message("cli-board-row", row=row, player=names[seat]) for row, seat in sorted(rows) if row]
        if taken:
            yield words.message(message, order=words.listed(taken))


def token_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Who has the temporary worker and the grape token."""
    if view.temporary >= 0:
        yield words.message("cli-board-temporary", player=names[view.temporary])
    if has_columns(view.rules.board) and view.grape >= 0:
        yield words.message("cli-board-grape-token", player=names[view.grape])


def entered_cell(board: Board, season: int, row: int) -> Node | None:
    """The bonus that passing in a season brings to a row (TUS-6)."""
    leaving = board.leaving[season]
    steps = leaving.steps if isinstance(leaving, Steps) else [leaving]
    for step in steps:
        if isinstance(step, EnterSeason):
            return board.rows[row - 1][step.season]
    return None
