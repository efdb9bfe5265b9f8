"""Three people, each in a browser of their own, play one table to its end. One of them loses the connection, and the
server is killed and started again in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.postgres import Cluster
from tests.repeating import LONG_RUN

from ..serving import Server
from .judging import findings
from .playing import Person, is_over
from .unseen import Unseen
from .windows import new_context

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LIES_OVER = ":popover-open"
SEEN = 4 if LONG_RUN else 2
"""Answers that all three look at, on each of their screens, before and after what goes wrong."""
SHOWS = "version => Number(document.getElementById('table')?.dataset.version) >= version"


@pytest.fixture
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server for several people, on each kind of database: on PostgreSQL with several processes."""
    settings = {}
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        workers = {"VENDEMMIA_WEB_WORKERS": "2", "VENDEMMIA_BOT_WORKERS": "2"}
        settings = {"VENDEMMIA_DATABASE": cluster.create(tmp_path.name), **workers}
    # No computer player sits at these tables; tests/faults/test_several_processes.py kills some of theirs.
    running = Server(tmp_path, "--lan", settings=settings, alone=not (settings and LONG_RUN))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


class Friend(Person):
    """One of several people at a table: answers only when asked, and passes as early as possible."""

    def __init__(self, browser: Browser, server: Server, **options: object) -> None:
        self.context = new_context(browser, server.address, **options)
        super().__init__(self.context.new_page())

    def is_asked(self) -> bool:
        return self.page.locator("#prompt:not(.wait):not(.over)").count() > 0

    def answer(self) -> int:
        """Give an answer. The version after it."""
        before, codes = self.asked()
        quick = [code for code in codes if code in ("pass", "done")]
        self.go_on(before, quick or codes)
        return self.version()

    def sees(self, version: int) -> None:
        self.page.wait_for_function(SHOWS, arg=version)


def open_table(host: Friend, players: int = 3) -> tuple[str, str]:
    """A table with one seat for its host and free ones: its link and its code."""
    host.page.goto(f"/new?players={players}&friends=1")
    host.page.locator("[name=name-1]").fill("Anna")
    host.page.locator("[name=max_years]").fill("1")
    host.page.locator("form.new-form button[type=submit].prim").click()
    host.page.wait_for_url("**/tables/**")
    return host.page.locator("#link").input_value(), host.page.locator(".bigcode b").inner_text()


def take_seat(page: Page, name: str) -> None:
    page.locator("#name").fill(name)
    page.locator(".takeseat button").click()


def play(friends: list[Friend], answers: int, watching: list[Friend]) -> int:
    """Give some answers, whoever is asked; after each of them all who watch see it. How many were given."""
    for given in range(answers):
        asked = next((friend for friend in friends if friend.is_asked()), None)
        if asked is None:
            return given
        version = asked.answer()
        for friend in watching:
            friend.sees(version)
    return answers


def finish(friends: list[Friend]) -> None:
    """Play to the end without looking at the pages. One of them follows; the others lose the connection meanwhile."""
    away = [] if LONG_RUN else friends[1:]
    for friend in away:
        friend.context.set_offline(True)
    play_unseen(friends)
    for friend in away:
        friend.context.set_offline(False)


def play_unseen(friends: list[Friend]) -> None:
    """To the end of the game."""
    unseen = [Unseen(friend.page, friend.rng) for friend in friends]
    for _ in range(400):
        for asked in unseen:
            asked.look(asked.page.url)
            while codes := sorted(asked.shown.codes):
                asked.answer("pass" if "pass" in codes else codes[0])
            if is_over(asked.shown):
                return
    raise AssertionError("not over")


@pytest.mark.parametrize("shared", ["postgresql", "sqlite"] if LONG_RUN else ["sqlite"], indirect=True)
def test_three_people_play_one_table_to_its_end(chromium: Browser, shared: Server) -> None:
    anna, bruno, carla = Friend(chromium, shared), Friend(chromium, shared, **PHONE), Friend(chromium, shared)
    friends = [anna, bruno, carla]
    link, code = open_table(anna)
    path = "/join/" + link.rpartition("/")[2]
    bruno.page.goto(path)
    take_seat(bruno.page, "Bruno")
    expect(anna.page.locator(".gathered")).to_contain_text("Bruno")  # Without loading the page again.
    carla.page.goto("/join")
    carla.page.locator("input[name=code]").fill(code)
    carla.page.locator("input[name=code]").press("Enter")
    take_seat(carla.page, "Carla")
    for friend in friends:
        expect(friend.page.locator("#prompt")).to_be_visible()  # The last seat was taken: the game begins.
    expect(anna.page.locator("#people-tool")).to_contain_text("3/3")

    bruno.page.evaluate("document.getElementById('people').showPopover()")
    bruno.page.locator(".phrases button").first.click()
    expect(anna.page.locator(".unread")).to_have_text("1")
    bruno.page.evaluate("document.getElementById('people').hidePopover()")

    assert play(friends, SEEN, friends) == SEEN

    others = [anna, carla]
    bruno.context.set_offline(True)
    play(others, 3, others)  # Until Bruno is asked.
    bruno.context.set_offline(False)
    newest = max(friend.version() for friend in others)
    bruno.sees(newest)

    shared.kill()
    shared.start(same_address=True)
    play(friends, 400 if LONG_RUN else SEEN, friends)
    finish(friends)
    for friend in friends:
        expect(friend.page.locator("#table[data-over]")).to_have_count(1)
    for friend in friends:
        friend.context.close()


@pytest.mark.parametrize("shared", ["sqlite"], indirect=True)
def test_nothing_is_wrong_on_the_pages_of_a_shared_server(chromium: Browser, shared: Server) -> None:
    anna, bruno = Friend(chromium, shared), Friend(chromium, shared)
    link, _ = open_table(anna, players=2)
    wrong = findings(anna.page)
    for address in ("/", "/join", "/sign-in", "/sign-up", f"/join/{link.rpartition('/')[2]}"):
        bruno.page.goto(address)
        wrong += findings(bruno.page)
    take_seat(bruno.page, "Bruno")
    expect(bruno.page.locator("#prompt")).to_be_visible()
    bruno.page.locator("#people-tool").click()
    bruno.page.locator(".phrases button").first.click()
    expect(bruno.page.locator("[data-line]")).to_have_count(1)
    wrong += findings(bruno.page, LIES_OVER)
    for address in (f"{bruno.page.url}screen", "/account", "/settings/notices", "/notices/confirm/x"):
        bruno.page.goto(address)
        wrong += findings(bruno.page)
    assert wrong == []
    for friend in (anna, bruno):
        friend.context.close()
