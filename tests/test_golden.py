"""Golden files: the action table, playthroughs, perft counts, public names. `scripts/golden.py` makes them again."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def script(name: str) -> ModuleType:
    """A script of the project as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GOLDEN = script("golden")


MANY = ("thousand_games.txt", "module_games.txt")
"""Digests of many games; the other files show what one game of a kind is like."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.repeats) if name in MANY else name for name in GOLDEN.FILES]
)
def test_the_game_goes_as_it_is_written_down(name: str) -> None:
    assert (ROOT / "tests" / "golden" / name).read_text(encoding="utf-8") == GOLDEN.FILES[name]()


def test_every_golden_file_is_made_by_the_script() -> None:
    assert {path.name for path in (ROOT / "tests" / "golden").iterdir()} == set(GOLDEN.FILES)
