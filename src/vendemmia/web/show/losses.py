"""What decisions cost, in points of the chance to win: from 40 to 30 % is a loss of ten points, not of ten per cent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.bots import NOTICED

from .evaluation import EvaluationPanel

if TYPE_CHECKING:
    from .evaluation import Weighed


class LossPanel(EvaluationPanel):
    """An evaluation, with its losses as whole points."""

    def points(self, weighed: Weighed) -> int:
        """What one decision cost."""
        return _points(self.decisions[weighed.number].loss)

    @property
    def all_points(self) -> int:
        """What all mistakes cost together."""
        return _points(sum(each.loss for each in self.decisions.values() if each.loss >= NOTICED))


def _points(loss: float) -> int:
    return round(100 * loss)
