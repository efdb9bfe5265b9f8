"""Playing through the page as a person does: looking for what glows and pressing it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.repeating import LONG_RUN
from vendemmia.web.game.live_game import LiveGame

from .. import serving
from ..scenes import table_text
from ..serving import Server
from .unseen import Unseen

ASKED = """() => {
  const table = document.getElementById('table');
  return table && [Number(table.dataset.version), [...table.querySelectorAll('button[name=code]')]
    .filter(button => button.checkVisibility()).map(button => button.value)];
}"""


def fill_in(
    page: Page, seed: int = 1, *, names: Sequence[str] = (), modules: Sequence[str] = (), years: int | None = None
) -> Person:
    """A new table by the form: against one computer player that does not wait, or people of these names."""
    page.goto("/new")
    page.locator(f"input[name=players][value='{len(names) or 2}']").check(force=True)
    for number, name in enumerate(names, 1):
        page.locator(f"[name=who-{number}]").select_option("person")
        page.locator(f"[name=name-{number}]").fill(name)
    for module in modules:
        page.locator(f"input[name=modules][value={module}]").check(force=True)
    page.locator("[name=pace]").select_option("off")
    page.locator("[name=seed]").fill(str(seed))
    if years is not None:
        page.locator("[name=max_years]").fill(str(years))
    page.locator("form.new-form button[type=submit]").first.click()
    page.wait_for_url("**/tables/**")
    return Person(page, seed)


def opened(
    page: Page, seed: int, *, names: Sequence[str] = (), modules: Sequence[str] = (), years: int | None = None
) -> Unseen:
    """The same table without the form, and before its page is shown."""
    fields = [("players", str(len(names) or 2)), ("pace", "off"), ("seed", str(seed))]
    for number, name in enumerate(names, 1):
        fields += [(f"who-{number}", "person"), (f"name-{number}", name)]
    fields += [*(("modules", module) for module in modules), ("map_scoring", "1")]
    if years is not None:
        fields.append(("max_years", str(years)))
    unseen = Unseen(page, Random(seed))
    unseen.look("/new")
    unseen.fill_in(fields)
    return unseen


def is_over(shown: serving.Page) -> bool:
    return ' data-over="' in shown.text


def seated(unseen: Unseen) -> Person:
    """Before the page of a table."""
    unseen.page.goto(unseen.shown.address)
    person = Person(unseen.page)
    person.rng = unseen.rng
    return person


def sit_down(
    page: Page, seed: int = 1, *, names: Sequence[str] = (), modules: Sequence[str] = (), years: int | None = None
) -> Person:
    """A new table as `fill_in` makes it, and its page."""
    return seated(opened(page, seed, names=names, modules=modules, years=years))


def to_first_placement(page: Page, seed: int = 3, *, names: Sequence[str] = (), modules: Sequence[str] = ()) -> Person:
    """After set-up and wake-up, at the first worker."""
    unseen = opened(page, seed, names=names, modules=modules)
    unseen.play_to("place")
    return seated(unseen)


def to_first_winter(page: Page) -> Person:
    """All workers left: in summer one press on Pass is enough."""
    unseen = opened(page, 3)
    unseen.play_to("place")
    unseen.answer("pass")
    unseen.play_to("place")
    person = seated(unseen)
    expect(page.locator(".ribbon [aria-current=step]")).to_have_text("Winter")
    return person


def upload(page: Page, file: Path) -> None:
    """By the form on the start page."""
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("form[action='/records'] button[type=submit]").click()


def show(page: Page, server: Server, game: LiveGame, seat: int = 0, language: str = "en") -> list[str]:
    """The page of a position, with the files of the server. The list returned gets every answer that is sent."""
    sent: list[str] = []
    here = f"{server.address}/tables/a-table/"
    text = table_text(game, seat, language=language)
    page.route(here, lambda route: route.fulfill(body=text, content_type="text/html"))
    page.route(f"{here}stream*", lambda route: route.fulfill(body="", content_type="text/event-stream"))

    def answered(route: Route) -> None:
        sent.append(route.request.post_data or "")
        route.fulfill(body=table_text(game, seat), content_type="text/html")

    page.route(f"{here}play", answered)
    page.goto(here)
    return sent


def settle(page: Page) -> None:
    """Until the page has done what was pressed: its handlers have run, and what they changed is drawn."""
    page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


class Person:
    """Sits before a page and answers at random. `turns` counts the answers given."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.turns = 0

    def over(self) -> bool:
        return self.page.locator("#table[data-over]").count() > 0

    def play_on(self, most: int = 2000, seen: int | None = None) -> None:
        """Until the game is over. A usual run may see some turns only; then the end is loaded."""
        for _ in range(most):
            if self.over():
                return
            if seen is not None and self.turns >= seen and not LONG_RUN:
                self.play_on_unseen()
            else:
                self.step()
        raise AssertionError(f"not over after {most} steps")

    def play_on_unseen(self) -> None:
        """Until the game is over, without looking; then the page is loaded."""
        unseen = Unseen(self.page, self.rng)
        unseen.look(self.page.url)
        unseen.play_until(is_over, hurried=True)
        self.page.reload()

    def play_to(self, kind: str, most: int = 40) -> None:
        """Until there is an answer of this kind."""
        for _ in range(most):
            if self.took_the_screen():
                continue
            version, codes = self.asked()
            if any(code.startswith(f"{kind}:") for code in codes):
                return
            self.go_on(version, codes)
        raise AssertionError(f"no {kind} in {most} steps: {self.situation()}")

    def step(self) -> None:
        """Answer, take the screen, or wait for the others. A page that only stays to be told takes no answer."""
        if self.page.locator("html.held").count():
            self.skip()
        if not self.took_the_screen():
            self.go_on(*self.asked())

    def took_the_screen(self) -> bool:
        """If the person who is asked must see a hand."""
        sit = self.page.locator("#prompt button[name=seat]")
        if not sit.count():
            return False
        sit.click()
        expect(self.page.locator(".cover")).to_have_count(0)
        return True

    def go_on(self, version: int, codes: list[str]) -> None:
        """Give one of the answers that a version of the page offers, go where there are some, or wait."""
        way = self.page.locator("#prompt .there:visible")
        if not codes and way.count():
            way.first.click()
            return
        chosen = self.rng.choice(codes) if codes else ""
        try:
            if chosen:
                self.press(chosen, version)
                self.turns += 1
            elif picked := self.pick():
                version = picked
                self.turns += 1
            self.wait_for_change(version)
        except Error:
            raise AssertionError(
                f"nothing came of {chosen or 'waiting'} at version {version}: {self.situation()}"
            ) from None

    def situation(self) -> str:
        """What the page shows, for whoever reads that a test has failed."""
        return f"{self.asked()}, {self.page.locator('#prompt').inner_text()!r}"

    def wait_for_change(self, before: int) -> None:
        self.page.wait_for_function(
            "before => { const t = document.getElementById('table');"
            " return t && (Number(t.dataset.version) !== before || t.dataset.over) }",
            arg=before,
        )

    def asked(self) -> tuple[int, list[str]]:
        """The version of the page, and the answers of everything that can be pressed on it, wherever it is."""
        found = self.page.evaluate(ASKED)
        if found is None:  # Between two pages there is no table.
            self.page.locator("#table").wait_for(state="attached")
            found = self.page.evaluate(ASKED)
        version, codes = found
        return version, sorted(set(codes))

    def playable(self) -> tuple[int, list[str]]:
        """The version of the page and the cards that can be played from the hand, read in one moment."""
        version, names = self.page.evaluate(
            "() => [Number(document.getElementById('table').dataset.version),"
            " [...document.querySelectorAll('.hand button[name=hand]')]"
            ".filter(button => button.checkVisibility()).map(button => button.value)]"
        )
        return int(version), names

    def version(self) -> int:
        return self.asked()[0]

    def codes(self) -> list[str]:
        return self.asked()[1]

    def button(self, code: str) -> Locator:
        return self.page.locator(f'#table button[name=code][value="{code}"]:visible').first

    def skip(self) -> None:
        """The moves of others while they are shown, as a person does who has seen enough."""
        if self.page.evaluate("document.documentElement.classList.contains('moves-shown')"):
            self.page.keyboard.press("Escape")

    def press(self, code: str, version: int | None = None) -> None:
        """On the page of a version. Passing in winter with something left to do takes two presses."""
        self.skip()
        before = self.version() if version is None else version
        self.button(code).click()
        if code == "pass" and self.asked_again(before):
            self.button(code).click()

    def asked_again(self, before: int) -> bool:
        """After Pass: whether the page asks for a second press instead of passing."""
        self.page.wait_for_function(
            "before => document.querySelector('input[name=sure]')"
            " || Number(document.getElementById('table')?.dataset.version) !== before",
            arg=before,
        )
        return self.version() == before

    def pick(self) -> int:
        """As many cards as are asked for, then the button that confirms them.

        Returns the version of the page that asked for them, 0 if none does.
        """
        version, wanted, cards = self.page.evaluate(
            "() => [Number(document.getElementById('table').dataset.version),"
            " Number(document.querySelector('button[name=together]')?.value ?? 0),"
            " document.querySelectorAll('.hand label.picks').length]"
        )
        if not wanted:
            return 0
        self.skip()
        for number in self.rng.sample(range(cards), wanted):
            self.page.locator(".hand label.picks").nth(number).click(position={"x": 12, "y": 12})
        self.page.locator("button[name=together]").click()
        return int(version)
