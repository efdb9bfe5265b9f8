"""The pages as an app: few requests, small ones, and a page that says so when the server does not answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from ..serving import Server
from .playing import sit_down, to_first_placement
from .windows import new_context

COLD_REQUESTS, COLD_BYTES = 15, 320_000
ART = (".css", ".svg", ".woff2", ".png")
MOST_ART = 260_000
"""Styles, drawings, letters and the grain of the paper."""
WARM_REQUESTS, WARM_BYTES = 4, 27_000
UNSEEN = ("/service-worker.js", "/manifest.webmanifest", "/static/vendemmia/favicon.svg")
"""What other browsers ask for besides, at the first visit; the first one at every visit."""
EVERYTHING = ("extended_board", "special_workers", "structure_cards")


class Sent(NamedTuple):
    """What the server has sent for one page: addresses and bytes, headers included."""

    sizes: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.sizes.values())


def counted(page: Page, address: str) -> Sent:
    """Everything a page asks the server for, up to its stream; not what the browser has in its cache."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    remembered: set[str] = set()
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def begun(event: dict[str, Any]) -> None:
        answer = event["response"]
        if event["requestId"] not in remembered and not answer["fromDiskCache"]:
            addresses[event["requestId"]] = answer["url"]
            sizes[answer["url"]] = 0

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] in addresses:
            sizes[addresses[event["requestId"]]] = event["encodedDataLength"]

    network.on("Network.requestServedFromCache", lambda event: remembered.add(event["requestId"]))
    network.on("Network.responseReceived", begun)
    network.on("Network.loadingFinished", finished)
    with page.expect_response("**/stream*"):
        page.goto(address)
    page.wait_for_load_state("load")
    network.detach()
    return Sent({url: size for url, size in sizes.items() if url.startswith("http")})


def test_a_table_needs_few_requests_and_few_bytes(page: Page, server: Server) -> None:
    """The largest page: the extended board with all modules."""
    to_first_placement(page, 7, modules=EVERYTHING)
    table = page.url
    beside = {path: page.request.get(path) for path in UNSEEN}
    assert all(answer.ok for answer in beside.values())
    browser = page.context.browser
    assert browser is not None
    context = new_context(browser, server.address)
    try:
        fresh = context.new_page()
        cold, warm = counted(fresh, table), counted(fresh, table)
    finally:
        context.close()
    extra = sum(len(answer.body()) for answer in beside.values())
    assert 5 < len(cold.sizes) + len(UNSEEN) <= COLD_REQUESTS, sorted(cold.sizes)
    assert 50_000 < cold.total + extra <= COLD_BYTES, cold
    art = {url: size for url, size in cold.sizes.items() if urlsplit(url).path.endswith(ART)}
    assert 100_000 < sum(art.values()) <= MOST_ART, art
    assert len(warm.sizes) + 1 <= WARM_REQUESTS, sorted(warm.sizes)
    assert 5_000 < warm.total + extra <= WARM_BYTES, warm


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, alone=True)
    running.start()
    yield running
    running.stop()


def test_without_the_server_a_page_says_so_and_never_shows_an_old_table(chromium: Browser, own_server: Server) -> None:
    context = new_context(chromium, own_server.address, service_workers="allow")
    try:
        page = context.new_page()
        sit_down(page, 7, names=("Ada", "Bruno"))
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        expect(page.locator("#table")).to_have_count(1)
        own_server.kill()
        page.reload()
        expect(page.locator("h1")).to_have_text("The server is not running")
        assert page.locator("#table").count() == 0
        assert page.evaluate("caches.keys()") == []
        own_server.start(same_address=True)
        page.get_by_role("link").click()
        expect(page.locator("#table")).to_have_count(1)
    finally:
        context.close()
