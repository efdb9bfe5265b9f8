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
