"""A real browser before a real server. Everything that a page complains about fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect, sync_playwright

from ..serving import Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("VENDEMMIA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
PATIENCE = 120_000
"""Milliseconds until a test gives up; a busy machine needs many of them."""
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
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Watched:
    """Notes what a page should not do."""

    def __init__(self, context: BrowserContext, address: str, problems: list[str]) -> None:
        self.problems = problems
        self.address = address
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.note(str(error.error)))
        context.on("request", lambda request: self.look(request.url))
        context.on("response", self.check)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.note(message.text)

    def note(self, problem: str) -> None:
        if "status of 4" not in problem:  # Refusals that tests ask for are no errors of the page; see `check`.
            self.problems.append(problem)

    def check(self, answer: Response) -> None:
        """Pages may be refused, files and whatever a page asks for by itself may not."""
        if answer.status >= 400 and answer.request.resource_type not in {"document", "fetch", "xhr"}:
            self.problems.append(f"{answer.status} {answer.url}")

    def look(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.problems.append(f"a request leaves the server: {url}")


@pytest.fixture
def options() -> dict[str, object]:
    """Options of the browser's window; tests give others by `@pytest.mark.parametrize("options", …)`."""
    return {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def complaints() -> list[str]:
    """What pages have done that they should not; a test that makes something fail clears it."""
    return []


@pytest.fixture
def page(chromium: Browser, server: Server, options: dict[str, object], complaints: list[str]) -> Iterator[Page]:
    # Most tests do without motion: drawing it without a graphics card takes most of their time.
    usual = {"base_url": server.address, "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
    usual["service_workers"] = "block"  # Requests that one makes cannot be watched; test_web_app.py has one.
    given = {**usual, **options}
    context = chromium.new_context(**given)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    Watched(context, server.address, complaints)
    page = context.new_page()
    yield page
    context.close()
    assert complaints == []
