"""A real browser before a real server. Everything that a page complains about fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ..serving import Server
from .windows import PATIENCE, Windows

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("VENDEMMIA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.once)


@pytest.fixture(autouse=True)
def _empty() -> None:
    """The database of these tests is the server's own; this process does not touch it."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("home"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM, "these tests need Chromium"
    with sync_playwright() as playwright:
        # Pages of one window share a process: another one costs as much as a page, and compiles all scripts again.
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--renderer-process-limit=1"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows(chromium: Browser, server: Server) -> Iterator[Windows]:
    made = Windows(chromium, server.address)
    yield made
    made.close()


@pytest.fixture
def options() -> dict[str, object]:
    """Options of the browser's window; tests give others by `@pytest.mark.parametrize("options", …)`."""
    return {}


@pytest.fixture
def complaints() -> list[str]:
    """What pages have done that they should not; a test that makes something fail clears it."""
    return []


@pytest.fixture
def page(windows: Windows, options: dict[str, object], complaints: list[str]) -> Iterator[Page]:
    window = windows.lend(options)
    yield window.page(options, complaints)
    windows.take_back(window)
    assert complaints == []
