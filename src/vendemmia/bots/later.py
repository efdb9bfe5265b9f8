"""What is left to do this year, for those who advise: numbers of a view, as the guided players count them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outline import Outline
from .tasks import later_tasks

if TYPE_CHECKING:
    from vendemmia.engine import View


def jobs_later(view: View) -> int:
    """Jobs that later seasons of this year have for the workers of the view's seat."""
    assert view.seat is not None
    return len(later_tasks(Outline(view, view.seat)))


def workers_owned(view: View, seat: int) -> int:
    """All workers of a seat: at home, placed and in training, without the temporary one."""
    return Outline(view, seat).owned
