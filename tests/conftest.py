"""Says in which build the tests run, and refuses the wrong one."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

import vendemmia
from tests.support import ReportHandler
from vendemmia.build_mode import mode


def pytest_configure() -> None:
    logging.getLogger("vendemmia.locale").addHandler(ReportHandler())
    expected = os.environ.get("VENDEMMIA_EXPECT", "")
    if expected and expected != mode():
        raise pytest.UsageError(f"VENDEMMIA_EXPECT={expected}, but the installed engine is {mode()}")


def pytest_report_header() -> str:
    return f"vendemmia {vendemmia.__version__}: {mode()}, from {Path(vendemmia.__file__).parent}"


ONE_BUILD = tuple(Path(__file__).parent / name for name in ("web", "locale", "faults"))
"""Interpreted code around the engine: it cannot differ between the builds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    browser = Path(__file__).parent / "web" / "browser"
    for item in items:
        around = any(folder in item.path.parents for folder in ONE_BUILD) and browser not in item.path.parents
        if around and item.get_closest_marker("once") is None:
            item.add_marker("interpreted")
    _spread(items, browser)


def _spread(items: list[pytest.Item], browser: Path) -> None:
    """Put files with a real browser or server evenly between the others, so that parallel workers share them."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    groups: dict[bool, list[list[pytest.Item]]] = {True: [], False: []}
    for path, tests in files.items():
        groups[browser in path.parents or any(test.get_closest_marker("once") for test in tests)].append(tests)
    placed = [((number + 0.5) / len(group), tests) for group in groups.values() for number, tests in enumerate(group)]
    items[:] = [test for _, tests in sorted(placed, key=lambda each: each[0]) for test in tests]
