"""Data folders with games, made once: every attack gets its own copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from .support import copied, keep_games


@pytest.fixture(scope="session")
def three_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("three") / "home"
    keep_games(home, 3)
    return home


@pytest.fixture
def home(three_games: Path, tmp_path: Path) -> Path:
    """A data folder with three games."""
    return copied(three_games, tmp_path / "home")
