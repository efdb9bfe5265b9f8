"""Whether a year is the last one: what would come later is then no reason any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vendemmia.engine import View


def is_last_year(view: View) -> bool:
    """The game ends with this year, and everybody knows it."""
    return bool(view.final_year or 0 < view.rules.last_year <= view.year)


def nothing_follows(view: View) -> bool:
    """The same, or it ends as the points stand now: on the extended board they may fall again (TUS-10)."""
    return is_last_year(view) or any(vineyard.vp >= view.rules.board.target for vineyard in view.vineyards)
