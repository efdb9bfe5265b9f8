"""The first lesson through the page to its end: reading, pressing what has the ring, straying, asking for a hint."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .judging import axe_findings

MOST = 60
"""More steps than the lesson has."""


class Pupil:
    """Reads, and presses what the tutor points at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tutor = page.locator("#tutor")
        self.table = page.locator("#table")
        self.seen: list[str] = []

    def step(self) -> str:
        """The step shown, once the opponent has played."""
        expect(self.page.locator("#tutor:not([data-step=wait])")).to_be_visible()
        return self.tutor.get_attribute("data-step") or ""

    def go_on(self) -> None:
        step = self.step()
        self.seen.append(step)
        if self.page.locator("#tutor-next").count():
            self.page.locator("#tutor-next").click()
            expect(self.tutor).not_to_have_attribute("data-step", step)
        else:
            self.press(self.page.locator(".aimed"))

    def press(self, thing: Locator) -> None:
        """Press what has the ring. A space that needs another worker takes two presses."""
        version = self.table.get_attribute("data-version")
        expect(thing).to_have_count(1)
        if thing.get_attribute("data-choose"):
            thing.click()
            expect(self.page.locator(".aimed:not([data-choose])")).to_be_visible()
        is_glass = thing.locator("input").count() > 0
        thing.click()
        if is_glass:  # The ring goes on to what confirms it.
            self.page.locator(".aimed[data-most]").click()
        expect(self.table).not_to_have_attribute("data-version", str(version))

    def to(self, wanted: str) -> None:
        for _ in range(MOST):
            if self.step() == wanted:
                return
            self.go_on()
        raise AssertionError(f"no {wanted} in {self.seen}")


def nothing_is_covered(page: Page) -> None:
    """The panel lies over no other part of the table."""
    panel = page.locator("#tutor").bounding_box()
    assert panel
    for part in ("board", "hand", "vineyard", "rivals", "log"):
        for other in page.locator(f"[data-pane={part}]:visible").all():
            box = other.bounding_box()
            if not box or not box["width"] or other.evaluate("each => getComputedStyle(each).display") == "contents":
                continue
            apart = (
                box["x"] + box["width"] <= panel["x"] + 1
                or panel["x"] + panel["width"] <= box["x"] + 1
                or box["y"] + box["height"] <= panel["y"] + 1
                or panel["y"] + panel["height"] <= box["y"] + 1
            )
            assert apart, part


def a_hint_marks_the_table(page: Page) -> None:
    page.keyboard.press("h")
    tips = page.locator("#hints .tipped")
    expect(tips).to_have_count(3)
    expect(page.locator(".stage .hinted:visible .medal").first).to_be_visible()
    assert page.locator("dialog[open]").count() == 0
    expect(page.locator("#live")).to_contain_text("1:")
    assert axe_findings(page, "#hints") == []
    assert tips.first.get_attribute("value") == page.locator("#tutor").get_attribute("data-code")
    page.keyboard.press("Escape")
    expect(page.locator("#hints")).to_have_count(0)
    expect(page.locator(".medal")).to_have_count(0)
    page.locator("#hint-tool").click()
    expect(tips).to_have_count(3)
    page.locator("#hint-tool").click()
    expect(page.locator("#hints")).to_have_count(0)


def test_the_first_lesson_to_its_end(page: Page) -> None:
    page.goto("/guide")
    page.locator("button[name=lesson][value=first]").click()
    page.wait_for_url("**/tables/**")
    page.locator("[name=pace][value=off]").evaluate("button => button.click()")
    pupil = Pupil(page)
    assert pupil.step() == "goal"
    page.keyboard.press("Enter")
    expect(pupil.tutor).to_have_attribute("data-step", "order")
    nothing_is_covered(page)
    pupil.to("build")
    nothing_is_covered(page)
    page.reload()
    assert pupil.step() == "build"
    page.locator("#tutor-show").click()
    aimed = page.locator(".aimed")
    expect(aimed).to_be_focused()
    expect(aimed).to_have_attribute("aria-describedby", "tutor-aim")
    assert page.locator("#aimline path").get_attribute("d")
    assert axe_findings(page, "#tutor") == []
    a_hint_marks_the_table(page)
    pupil.press(page.locator(".stage button[value='place:gain_lira:beside:regular']:visible"))
    for _ in range(MOST):
        if pupil.step() == "filled":
            break
        pupil.go_on()
    assert {"row", "build", "plant", "harvest", "wine", "fill"} <= set(pupil.seen)
    expect(page.locator("#tutor .way .done")).to_have_count(5)
    page.locator("#tutor button[name=lesson]").click()
    page.wait_for_url(lambda address: "/tables/" in address)
    expect(page.locator("#tutor")).to_have_attribute("data-step", "tuscany")
