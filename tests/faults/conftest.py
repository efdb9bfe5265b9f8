"""Data folders with games, made once: every attack gets its own copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sharing import made_once

from .support import copied, keep_games


@pytest.fixture(scope="session")
def three_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_once(tmp_path_factory, "three-games", lambda folder: keep_games(folder / "home", 3)) / "home"


@pytest.fixture
def home(three_games: Path, tmp_path: Path) -> Path:
    """A data folder with three games."""
    return copied(three_games, tmp_path / "home")
