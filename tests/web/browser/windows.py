"""Browsers that know nothing of each other, and what their pages should not do.

Most tests get the same window, emptied: then files, styles and scripts are read once, and one process shows all pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from .drawing import UNDRAWN

PATIENCE = 120_000
"""Milliseconds until a test gives up; a busy machine needs many of them."""
# Most tests do without motion: drawing it without a graphics card takes most of their time.
USUAL: Mapping[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
OF_A_PAGE = {"viewport", "reduced_motion"}
"""What differs from page to page in one window."""
OWN: Mapping[str, Any] = {"strict_selectors": False}
"""Options of a test that changes its window for good, as by another clock. No other test has them."""


def new_context(browser: Browser, address: str, **options: Any) -> BrowserContext:
    """A browser with cookies and a cache of its own, whose pages are not drawn."""
    # Requests that a service worker makes cannot be watched; test_web_app.py has one.
    context = browser.new_context(**{"base_url": address, "service_workers": "block", **USUAL, **options})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNDRAWN)
    return context


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


class Window:
    """A browser that knows nothing of others, and what its pages should not do."""

    def __init__(self, browser: Browser, address: str, options: Mapping[str, Any]) -> None:
        self.context = new_context(browser, address, **options)
        self.address = address
        self.watched = Watched(self.context, address, [])
        self.anchor: Page | None = None

    def keep(self) -> None:
        """Open a page that stays: with the last page of a window its process would end."""
        self.anchor = self.context.new_page()
        self.anchor.goto("/health")

    def page(self, options: Mapping[str, Any], problems: list[str]) -> Page:
        """A new page. The list gets everything that pages of this window should not do from now on."""
        self.watched.problems = problems
        page = self.context.new_page()
        if "viewport" in options:
            page.set_viewport_size(options["viewport"])
        if "reduced_motion" in options:
            page.emulate_media(reduced_motion=options["reduced_motion"])
        return page

    def empty(self) -> None:
        """Close what a test has opened, and forget what it has left: cookies, and whatever scripts have saved."""
        assert self.anchor
        for page in self.context.pages:
            if page is not self.anchor:
                page.close()
        session = self.context.new_cdp_session(self.anchor)
        session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        session.detach()
        self.context.clear_cookies()


class Windows:
    """Those of one server. Windows that many tests need are kept for the next one."""

    KEPT: tuple[dict[str, Any], ...] = ({}, {"java_script_enabled": False})

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self._kept: dict[int, Window] = {}

    def lend(self, options: Mapping[str, Any]) -> Window:
        """A window that knows nothing yet, with these options."""
        of_window = {name: value for name, value in options.items() if name not in OF_A_PAGE}
        if of_window not in self.KEPT:  # Options that few tests have.
            return Window(self.browser, self.address, options)
        number = self.KEPT.index(of_window)
        if number not in self._kept:
            made = self._kept[number] = Window(self.browser, self.address, of_window)
            made.keep()
        return self._kept[number]

    def take_back(self, window: Window) -> None:
        if window.anchor:
            window.empty()
        else:
            window.context.close()

    def close(self) -> None:
        for window in self._kept.values():
            window.context.close()
