"""Numbers of a view for those who advise, as the guided players count them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outline import Outline

if TYPE_CHECKING:
    from vendemmia.engine import View


def workers_owned(view: View, seat: int) -> int:
    """All workers of a seat: at home, placed and in training, without the temporary one."""
    return Outline(view, seat).owned
