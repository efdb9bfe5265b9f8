"""Axe finds nothing, and every text can be read, on the desk of the moderators and the pages of an account."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.repeating import LONG_RUN

from ..serving import Server
from .judging import findings
from .measuring import resize
from .test_together import Friend, open_table

PASSWORD = "a long one for 3 tests"
ACCOUNT_PAGES = (
    "/account",
    "/account/sessions",
    "/account/second-factor",
    "/account/email",
    "/account/data",
    "/account/blocks",
    "/standing",
    "/conduct",
    "/forgot",
    "/reset/x",
    "/account/email/x",
)
DESK_PAGES = ("/desk/", "/desk/log", "/desk/state", "/desk/people", "/desk/tables")
SIZES = ((1440, 900), (390, 844))
TALLEST = 3000
LINE = 30
"""Pixels that a line of text is not high."""


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--lan", alone=True)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


def sign_up(friend: Friend, name: str) -> None:
    friend.page.goto("/sign-up")
    friend.page.locator("[name=name]").fill(name)
    for field in friend.page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    friend.page.locator(".account-form button[type=submit]").first.click()
    friend.page.wait_for_url(re.compile(r"/$"))


def make_moderator(server: Server, name: str) -> None:
    command = [sys.executable, "-m", "vendemmia", "host", "add", name]
    environment = {**os.environ, "VENDEMMIA_HOME": str(server.home)}
    subprocess.run(command, env=environment, check=True, capture_output=True)


def judged(friend: Friend, address: str) -> list[str]:
    """What is wrong with a page, from its top to its end, on a wide and on a narrow screen."""
    friend.page.goto(address)
    return seen(friend)


def seen(friend: Friend) -> list[str]:
    """On the narrow screen a usual run only looks whether the page is wider."""
    wrong = []
    for width, height in reversed(SIZES):
        resize(friend.page, width, height)
        if friend.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{friend.page.url} is wider than {width} px")
        if LONG_RUN or (width, height) == SIZES[0]:
            whole = friend.page.evaluate("document.documentElement.scrollHeight")
            resize(friend.page, width, max(height, min(whole, TALLEST)))
            wrong += findings(friend.page)
    resize(friend.page, *SIZES[0])
    return wrong


def broken_facts(friend: Friend) -> list[str]:
    """What the state of the server says in more than one line on a wide screen."""
    friend.page.goto("/desk/state")
    facts = friend.page.locator(".desk-facts dd").all()
    assert len(facts) > 10
    return [fact.inner_text() for fact in facts if fact.evaluate("fact => fact.getClientRects()[0].height") > LINE]


def first_link(friend: Friend, start: str) -> Locator:
    return friend.page.locator(f"main a[href^='{start}']").first


def test_nothing_is_wrong_on_the_desk_and_the_pages_of_an_account(chromium: Browser, shared: Server) -> None:
    marta, bruno = Friend(chromium, shared), Friend(chromium, shared)
    sign_up(marta, "Marta")
    sign_up(bruno, "Bruno")
    make_moderator(shared, "Marta")
    link, _ = open_table(marta, players=2)
    bruno.page.goto("/join/" + link.rpartition("/")[2])
    bruno.page.locator(".takeseat button").click()
    expect(bruno.page.locator("#prompt")).to_be_visible()
    table = bruno.page.url.rstrip("/").rpartition("/")[2]

    wrong = [line for address in ACCOUNT_PAGES for line in judged(bruno, address)]
    bruno.page.goto("/account/second-factor")
    bruno.page.locator("[name=before]").fill(PASSWORD)
    bruno.page.locator("button[value=begin]").click()
    expect(bruno.page.locator(".qr-box")).to_be_visible()
    wrong += seen(bruno)
    wrong += judged(bruno, f"/tables/{table}/report?seat=0")
    bruno.page.locator("[name=reason]").first.check()
    bruno.page.locator(".desk-form button[type=submit]").click()
    expect(bruno.page.locator("[role=status]")).to_be_visible()
    wrong += seen(bruno)

    wrong += [line for address in DESK_PAGES for line in judged(marta, address)]
    wrong += broken_facts(marta)
    marta.page.goto("/desk/")
    first_link(marta, "/desk/reports/").click()
    wrong += seen(marta)
    wrong += judged(marta, f"/desk/tables/{table}")
    marta.page.goto("/desk/people?q=Bruno")
    first_link(marta, "/desk/people/").click()
    wrong += seen(marta)
    assert wrong == []
    for friend in (marta, bruno):
        friend.context.close()
