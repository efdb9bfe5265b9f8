"""Every kind of decision, in every mode, can be answered on the page by pressing something; nothing else can."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from .scenes import Moment, moments, played_to, table_text

SOME = moments()
VOID = {"meta", "link", "input", "br", "hr", "img", "use", "path", "circle", "rect", "line"}


class Outline(HTMLParser):
    """What the contract is about: ids, buttons, references between elements, and whether every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.plays: list[str] = []
        self.references: set[str] = set()
        self.refused: list[str] = []
        self.unnamed: list[str] = []
        self.open: list[str] = []
        self.mismatched: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        for name in ("popovertarget", "aria-labelledby", "aria-controls", "aria-describedby", "for", "form"):
            self.references.update((given.get(name) or "").split())
        if tag == "button" and given.get("name") == "code":
            assert given.get("form") == "move"
            self.plays.append(given.get("value") or "")
            if given.get("aria-label") == "":
                self.unnamed.append(given.get("value") or "")
        if given.get("aria-disabled") == "true":
            self.refused.append(given.get("popovertarget") or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self.open or self.open[-1] != tag:
            self.mismatched.append(tag)
        if tag in self.open:
            while self.open.pop() != tag:
                pass


@pytest.mark.parametrize("moment", SOME, ids=str)
def test_the_page_offers_all_legal_answers_and_no_other(moment: Moment) -> None:
    game = played_to(moment)
    state = game.game.state
    text = table_text(game, state.to_move)
    page = Outline(text)
    assert set(page.plays) == set(state.codes())
    assert page.unnamed == []
    assert page.mismatched == []
    doubled = {name for name in page.ids if page.ids.count(name) > 1}
    assert doubled == set()
    assert page.references <= set(page.ids)
    assert all(target.startswith("why-") for target in page.refused)


@pytest.mark.parametrize("moment", SOME[::12], ids=str)
def test_nobody_else_is_offered_anything(moment: Moment) -> None:
    game = played_to(moment)
    for seat in (*range(len(game.game.state.vineyards)), None):
        if seat != game.game.state.to_move:
            assert Outline(table_text(game, seat)).plays == []


@pytest.mark.parametrize("moment", SOME[::12], ids=str)
def test_no_message_and_no_script_is_left_in_a_page(moment: Moment) -> None:
    game = played_to(moment)
    text = table_text(game, game.game.state.to_move)
    assert "{ $" not in text
    assert re.search(r"\son[a-z]+\s*=", re.sub(r'"[^"]*"', '""', text)) is None
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert "<style" not in text


def test_every_mode_has_many_kinds_of_questions() -> None:
    for mode in ("several-base", "several-extended", "solo-base", "solo-extended"):
        assert sum(moment.kind.startswith(mode) for moment in SOME) >= 20
