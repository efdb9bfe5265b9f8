"""A change that gets lost on its way, or whose answer does, is sent again by the page and made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from ..serving import Server
from ..test_never_loses_a_move import kept_codes
from .playing import to_first_placement, to_first_winter
from .windows import OWN, new_context

PLACE = "#table button[name=code][value^='place:sell_or_field:']:visible"
"""What is asked next is asked of the same person: nobody else moves meanwhile."""
OTHER_PLACE = "#table button[name=code][value^='place:']:not([value^='place:sell_or_field:']):visible"


class Line:
    """The way from a page to what changes its table. It can be broken; every try is noted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, str]] = []
        self.broken: Callable[[Route], None] | None = None
        page.route("**/tables/*/play", self._carry)
        page.route("**/tables/*/undo", self._carry)

    def _carry(self, route: Route) -> None:
        fields = parse_qs(route.request.post_data or "")
        self.sent.append({name: values[0] for name, values in fields.items()})
        if self.broken:
            self.broken(route)
        else:
            route.continue_()

    def break_once(self, way: Callable[[Route], None]) -> None:
        def broken(route: Route) -> None:
            self.broken = None
            way(route)

        self.broken = broken


def before_the_server(route: Route) -> None:
    route.abort("connectionrefused")


def after_the_server(route: Route) -> None:
    """The server gets it; its answer is lost."""
    assert route.fetch().status == 200
    route.abort("connectionreset")


def at_the_proxy(route: Route) -> None:
    route.fulfill(status=502, body="<h1>Bad Gateway</h1>", content_type="text/html")


def watch_the_message(page: Page) -> None:
    """Note whatever is shown over the page from now on."""
    page.evaluate(
        "() => { const word = document.getElementById('message'); window.words = [];"
        " new MutationObserver(() => window.words.push(word.textContent)).observe(word, { childList: true }) }"
    )


def words(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => window.words.filter(Boolean)")
    return found


def codes(server: Server, page: Page) -> list[str]:
    return kept_codes(server.home, urlsplit(page.url).path)


def wait_for_version(page: Page, version: int) -> None:
    page.wait_for_function(
        "version => Number(document.getElementById('table').dataset.version) === version", arg=version
    )


def check_sent_twice(page: Page, line: Line) -> None:
    """The same body is sent; the notice came and went, and no message says that the table had changed meanwhile."""
    first, again = line.sent
    assert first == again
    assert len(first["once"]) >= 32
    assert ["is not responding" in word for word in words(page)] == [True]
    expect(page.locator("#message")).to_be_hidden()
    expect(page.locator("#prompt [role=alert]")).to_have_count(0)


@pytest.mark.parametrize("way", [before_the_server, after_the_server, at_the_proxy])
def test_a_move_that_gets_lost_is_sent_again_and_played_once(
    way: Callable[[Route], None], page: Page, server: Server, complaints: list[str]
) -> None:
    person = to_first_placement(page)
    version, before = person.version(), codes(server, page)
    line = Line(page)
    line.break_once(way)
    watch_the_message(page)
    code = page.locator(PLACE).first.get_attribute("value")
    page.locator(PLACE).first.click()
    wait_for_version(page, version + 1)
    assert codes(server, page) == [*before, code]
    check_sent_twice(page, line)
    complaints.clear()  # The browser notes that a request failed.


@pytest.mark.parametrize("way", [before_the_server, after_the_server])
def test_an_undo_that_gets_lost_is_sent_again_and_done_once(
    way: Callable[[Route], None], page: Page, server: Server, complaints: list[str]
) -> None:
    person = to_first_placement(page)
    version, before = person.version(), codes(server, page)
    page.locator(PLACE).first.click()
    wait_for_version(page, version + 1)
    line = Line(page)
    line.break_once(way)
    watch_the_message(page)
    page.locator("[data-undo]:visible").click()
    wait_for_version(page, version + 2)
    assert codes(server, page) == before
    check_sent_twice(page, line)
    complaints.clear()


def test_an_answer_that_changes_nothing_removes_the_notice_too(page: Page, complaints: list[str]) -> None:
    """Passing has to be pressed again: the stream has nothing to say about that."""
    person = to_first_winter(page)
    version = person.version()
    line = Line(page)
    line.break_once(before_the_server)
    watch_the_message(page)
    page.locator("#prompt button[name=code][value=pass]:visible").first.click()
    expect(page.locator("input[name=sure]")).to_have_count(1)
    expect(page.locator("#message")).to_be_hidden()
    assert len(words(page)) == 1
    assert person.version() == version
    page.locator("#prompt button[name=code][value=pass]:visible").first.click()
    person.wait_for_change(version)
    first, again, sure = line.sent
    assert first == again
    assert sure["once"] != first["once"]
    complaints.clear()


BREAK_OFF = """() => {
  const whole = window.fetch;
  window.fetch = async (...given) => {
    const answer = await whole(...given);
    window.fetch = whole;
    const part = (await answer.text()).slice(0, 500);
    const stream = new ReadableStream({
      start: (line) => line.enqueue(new TextEncoder().encode(part)),
      pull: (line) => line.error(new TypeError("network error")),
    });
    return new Response(stream, { status: answer.status, headers: answer.headers });
  };
}"""


def test_an_answer_that_breaks_off_in_the_middle_is_asked_for_again(page: Page, server: Server) -> None:
    person = to_first_placement(page)
    version, before = person.version(), codes(server, page)
    line = Line(page)
    watch_the_message(page)
    page.evaluate(BREAK_OFF)
    page.locator(PLACE).first.click()
    wait_for_version(page, version + 1)
    assert len(codes(server, page)) == len(before) + 1
    check_sent_twice(page, line)


def test_while_a_move_is_on_its_way_other_presses_do_nothing(page: Page, server: Server, complaints: list[str]) -> None:
    person = to_first_placement(page)
    version, before = person.version(), codes(server, page)
    line = Line(page)
    line.broken = before_the_server
    code = page.locator(PLACE).first.get_attribute("value")
    page.locator(PLACE).first.dblclick()
    expect(page.locator("#message")).to_contain_text("is not responding")
    page.locator(OTHER_PLACE).first.click()
    page.evaluate("document.querySelector('[data-undo]').form.requestSubmit()")
    assert person.version() == version
    line.broken = None
    wait_for_version(page, version + 1)
    assert codes(server, page) == [*before, code]
    expect(page.locator("#message")).to_be_hidden()
    page.locator("[data-undo]:visible").click()  # From now on presses count again.
    wait_for_version(page, version + 2)
    assert codes(server, page) == before
    *tries, undo = line.sent
    assert len(tries) > 1
    assert all(sent == tries[0] for sent in tries)
    assert undo["once"] != tries[0]["once"]
    complaints.clear()


def test_a_refusal_is_an_answer(page: Page, complaints: list[str]) -> None:
    """It is shown and not sent again; the next press counts."""
    person = to_first_placement(page)
    version = person.version()
    line = Line(page)
    refused = {"HX-Retarget": "#message", "HX-Reswap": "innerHTML"}
    for status in (403, 503):

        def refuse(route: Route, status: int = status) -> None:
            route.fulfill(status=status, headers=refused, body=f"No {status}")

        line.break_once(refuse)
        page.locator(PLACE).first.click()
        expect(page.locator("#message")).to_have_text(f"No {status}")
    page.locator(PLACE).first.click()
    wait_for_version(page, version + 1)
    expect(page.locator("#message")).to_be_hidden()
    assert len({sent["once"] for sent in line.sent}) == len(line.sent) == 3
    complaints.clear()


@pytest.mark.parametrize("options", [OWN], ids=["with a clock"])
def test_a_page_that_was_left_sends_nothing(page: Page, server: Server, complaints: list[str]) -> None:
    person = to_first_placement(page)
    before = codes(server, page)
    page.clock.install()
    line = Line(page)
    line.broken = before_the_server
    page.locator(PLACE).first.click()
    expect(page.locator("#message")).to_contain_text("is not responding")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    line.broken = None
    page.clock.run_for(60_000)
    assert codes(server, page) == before
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")  # The browser had kept it.
    expect(page.locator("#message")).to_be_hidden()
    version = person.version()
    page.locator(PLACE).first.click()
    person.wait_for_change(version)
    complaints.clear()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, alone=True)
    running.start()
    yield running
    if running.process is not None and running.process.poll() is None:
        running.stop()


def test_a_server_that_comes_back_gets_the_move(own_server: Server, chromium: Browser) -> None:
    context = new_context(chromium, own_server.address)
    page = context.new_page()
    person = to_first_placement(page, names=("Ada", "Bruno"))
    version, before = person.version(), codes(own_server, page)
    own_server.stop()
    code = page.locator(PLACE).first.get_attribute("value")
    page.locator(PLACE).first.click()
    expect(page.locator("#message")).to_contain_text("is not responding")
    own_server.start(same_address=True)
    wait_for_version(page, version + 1)
    expect(page.locator("#message")).to_be_hidden()
    assert codes(own_server, page) == [*before, code]
    context.close()
