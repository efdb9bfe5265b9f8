"""A training that takes next to no time."""

from __future__ import annotations

from pathlib import Path

from vendemmia.training.plan import TrainingPlan

TINY = TrainingPlan(Path(), hidden=16, blocks=1, mixture="2", games=4, ticks=4, batch=16, exam_games=0)
"""It lacks its folder."""
OPTIONS = (
    *("--hidden", "16", "--blocks", "1", "--mixture", "2", "--games", "4", "--ticks", "4", "--batch", "16"),
    *("--exam-games", "0", "--workers", "1"),
)
"""The same for the command."""
