"""The wake-up chart: its cells, who is in which row this year, and the rows taken for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.leaving import EnterSeason, Steps
from vendemmia.locale.printed import effect_text, has_columns

from .terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import Board, Rules, View
    from vendemmia.engine.frames import Node
    from vendemmia.locale import Words


def chart_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Every row with its players and its bonus, or with the bonuses of the columns that are entered."""
    say = words.message
    columns = has_columns(view.rules.board)
    yield say("cli-chart-columns" if columns else "cli-chart")
    for row, cells in enumerate(view.rules.board.rows, 1):
        who = words.listed(_players(words, names, view, row)) or say("cli-chart-empty")
        bonus, summer, fall, winter = (cell_text(words, view.rules, cell) or say("cli-none") for cell in cells)
        if columns:
            yield INDENT + say("cli-chart-cells", row=row, who=who, summer=summer, fall=fall, winter=winter)
        else:
            yield INDENT + say("cli-chart-row", row=row, who=who, bonus=bonus)


def _players(words: Words, names: Sequence[str], view: View, row: int) -> Iterator[str]:
    for seat, vineyard in enumerate(view.vineyards):
        if vineyard.row == row:
            yield names[seat]
    for seat, vineyard in enumerate(view.vineyards):
        if vineyard.next_row == row:
            yield words.message("cli-chart-next", player=names[seat])


def cell_text(words: Words, rules: Rules, cell: Node | None) -> str:
    """The bonus of a cell, empty for none."""
    return "" if cell is None else effect_text(words, rules, cell)


def order_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """The wake-up order of this year, and the rows taken for the next; alone there is none."""
    if view.rules.options.solo is not None:
        return
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
