"""The wake-up chart: its cells, who is in which row this year, and the rows taken for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import SEASONS, has_columns, row_cell
from vendemmia.locale.printed import effect_text

from ..terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import View
    from vendemmia.locale import Words


def chart_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Yield every row with its players and its bonus, or with the bonuses of the columns that are entered."""
    say = words.message
    board = view.rules.board
    columns = has_columns(board)
    yield say("cli-chart-columns" if columns else "cli-chart")
    for row in range(1, len(board.rows) + 1):
        who = words.listed(_players(words, names, view, row)) or say("cli-chart-empty")
        cells = (row_cell(board, row, season) for season in range(len(SEASONS)))
        bonus, summer, fall, winter = (effect_text(words, view.rules, cell) or say("cli-none") for cell in cells)
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


def order_lines(words: Words, names: Sequence[str], view: View) -> Iterator[str]:
    """Yield the wake-up order of this year, and the rows taken for the next; empty in a solo game."""
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
    """Yield who has the temporary worker and the grape token."""
    if view.temporary >= 0:
        yield words.message("cli-board-temporary", player=names[view.temporary])
    if has_columns(view.rules.board) and view.grape >= 0:
        yield words.message("cli-board-grape-token", player=names[view.grape])
