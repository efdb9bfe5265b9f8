"""Says in which build the tests run, and refuses the wrong one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import vendemmia
from vendemmia.build_mode import mode


def pytest_configure() -> None:
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
