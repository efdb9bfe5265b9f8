"""What the service worker does with a push message: it shows it, and a press opens the table, never another site."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from ...waiting import until
from ..serving import Server

MESSAGE = {"title": "Your turn", "body": "Year 3 · Bruno", "path": "/tables/abc/", "tag": "abc"}
LISTEN = """() => {
  self.shown = new Promise((shown) => { self.registration.showNotification = async (...given) => shown(given) });
}"""
PRESS = """async (path) => {
  const opened = [];
  self.clients.openWindow = async (address) => opened.push(address);
  await open(path);
  return opened;
}"""


@pytest.mark.parametrize("options", [{"service_workers": "allow"}])
def test_a_push_message_is_shown_and_leads_to_its_table(page: Page, server: Server) -> None:
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    browser = page.context.new_cdp_session(page)
    found: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    until(lambda: page.evaluate("true") and found, "the registration")
    given = {"origin": server.address, "registrationId": found[0], "data": json.dumps(MESSAGE)}
    browser.send("ServiceWorker.deliverPushMessage", given)
    title, options = worker.evaluate("() => self.shown")
    assert (title, options["body"], options["tag"]) == (MESSAGE["title"], MESSAGE["body"], MESSAGE["tag"])
    assert options["data"] == {"path": MESSAGE["path"]}
    assert worker.evaluate(PRESS, MESSAGE["path"]) == [f"{server.address}/tables/abc/"]
    for foreign in ("https://evil.example/", "//evil.example/"):
        assert worker.evaluate(PRESS, foreign) == []
