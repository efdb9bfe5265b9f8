"""Passkeys in a real browser, whose device for keys is a virtual one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from ..serving import Server
from .judging import findings
from .windows import Watched, new_context

PASSWORD = "grapes-and-barrels"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def household(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--lan", alone=True)
    running.start()
    running.address = running.address.replace("127.0.0.1", "localhost")  # Passkeys belong to a name.
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


def with_device(page: Page) -> tuple[CDPSession, str]:
    """A device for keys in this browser, and its id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    found = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, str(found["authenticatorId"])


def judged(context: BrowserContext, address: str) -> list[str]:
    """What is wrong on a page. Judging would take the device away from the page that has it."""
    page = context.new_page()
    page.goto(address)
    found = findings(page)
    page.close()
    return found


def test_a_passkey_is_made_and_signs_in(chromium: Browser, household: Server) -> None:
    complaints: list[str] = []
    context = new_context(chromium, household.address)
    Watched(context, household.address, complaints)
    page = context.new_page()
    session, device = with_device(page)
    page.goto("/sign-up")
    page.locator("#name").fill("Rosa")
    page.locator("#password").fill(PASSWORD)
    page.locator(".account-form button").click()
    page.wait_for_url("**/")

    page.goto("/account")
    form = page.locator("form[data-passkey=make]")
    form.locator("#passkey-name").fill("Telephone")
    form.locator("#passkey-before").fill("a guess")
    form.locator("button").click()
    expect(form.locator("[data-said]")).to_have_text("The current password is wrong.")
    form.locator("#passkey-before").fill(PASSWORD)
    form.locator("button").click()
    expect(page.locator(".passkeys li .text")).to_have_value("Telephone")
    expect(page.locator("[role=status]")).to_contain_text("Saved.")
    wrong = judged(context, "/account")

    form.locator("#passkey-name").fill("Again")
    form.locator("#passkey-before").fill(PASSWORD)
    form.locator("button").click()
    expect(form.locator("[data-why=known]")).to_be_visible()

    page.locator("form[action='/sign-out'] button").click()
    page.wait_for_url("**/")
    wrong += judged(context, "/sign-in")
    page.goto("/sign-in?next=/account")
    page.locator("form[data-passkey=use] button").click()
    page.wait_for_url("**/account")
    expect(page.locator("h1")).to_contain_text("Rosa")

    page.locator(".passkeys li button[value=remove]").click()
    expect(page.locator(".passkeys li")).to_have_count(0)
    page.locator("form[action='/sign-out'] button").click()
    page.wait_for_url("**/")
    page.goto("/sign-in")
    page.locator("form[data-passkey=use] button").click()
    expect(page.locator(".problem[role=alert]:visible")).to_contain_text("No account here has this passkey")

    session.send("WebAuthn.clearCredentials", {"authenticatorId": device})
    page.goto("/sign-in")
    page.locator("form[data-passkey=use] button").click()
    expect(page.locator("[data-why=cancelled]")).to_be_visible()
    assert wrong == []
    assert complaints == []
    context.close()
