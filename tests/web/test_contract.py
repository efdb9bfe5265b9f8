"""Every kind of decision, in every mode, can be answered on the page by pressing something; nothing else can."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from vendemmia.engine import State
from vendemmia.web.game.live_game import LiveGame

from .markup import Attributes
from .panes import VOID, Pane, has_buttons_exactly_where_they_answer
from .scenes import MODES, Moment, broken, moments, seats_of, table_text

PLACELESS = {"bonus", "count", "do", "done", "no", "option", "pass", "token", "yes", "worker:regular"}
"""Answers that no thing on the table stands for: kinds of codes, and a worker that nobody has yet."""

REFERENCES = {"popovertarget", "aria-labelledby", "aria-controls", "aria-describedby", "for", "form"}


class Outline(Pane):
    """What the contract is about: ids, buttons, references between elements, and whether every element is closed.

    The list of all answers and the popovers that say why not are counted apart: `pressed` are the things themselves.
    """

    def __init__(self, text: str) -> None:
        self.ids: list[str] = []
        self.pressed: list[str] = []
        self.things: list[str] = []
        self.beside_card = False
        """Those among them that lie on the table, not in the bar of the question."""
        self.listed: list[str] = []
        self.ways: list[str] = []
        self.references: set[str] = set()
        self.greyed: list[str] = []
        self.whys: dict[str, list[str]] = {}
        """What is said in each popover that says why not: the classes of its paragraphs, and where it leads."""
        self.unnamed: list[str] = []
        self.open: list[tuple[str, str]] = []
        """The elements around, with their ids."""
        self.why, self.around_why = "", 0
        """The popover that says why not in which the parser is, and how many elements are around it."""
        self.button: Attributes = {}
        self.named = True
        self.mismatched: list[str] = []
        super().__init__(text)

    def handle_starttag(self, tag: str, given: Attributes) -> None:
        super().handle_starttag(tag, given)
        name = given.get("id", "")
        if name.startswith("why-"):
            self.why, self.around_why = name, len(self.open)
        if tag not in VOID:
            self.open.append((tag, name))
        if tag == "button":
            self.button, self.named = given, False
        if given:
            self._note(tag, name, given)
        if self.why:
            contents = self.whys.setdefault(self.why, [])
            contents += [given.get("class", "reason")] if tag == "p" else [given["href"]] if tag == "a" else []

    def _note(self, tag: str, name: str, given: Attributes) -> None:
        if name:
            self.ids.append(name)
        self.beside_card |= not {"plates", "offers"}.isdisjoint(given.get("class", "").split())
        if not REFERENCES.isdisjoint(given):
            for reference in REFERENCES & given.keys():
                self.references.update(given[reference].split())
        if given.get("aria-label", "").strip():
            self.named = True
        if tag in ("button", "input") and given.get("name") == "code":  # Several cards are ticked, then confirmed.
            assert given.get("form") == "move"
            in_list = any(name == "all-choices" for _, name in self.open)
            (self.listed if in_list else self.ways if self.why else self.pressed).append(given.get("value", ""))
            if any(name == "main" for _, name in self.open):
                self.things.append(given.get("value", ""))
        elif tag == "button" and given.get("name") == "codes":  # An answer with all that follows from it.
            self.pressed.append(given["value"].split()[0])
        if given.get("aria-disabled") == "true":
            assert tag == "button"
            self.greyed.append(given.get("popovertarget", ""))

    def handle_startendtag(self, tag: str, given: Attributes) -> None:
        self.handle_starttag(tag, given)
        if tag not in VOID:
            self.open.pop()
            super().handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        super().handle_data(data)
        if not self.named and data.strip():
            self.named = True

    def handle_endtag(self, tag: str) -> None:
        super().handle_endtag(tag)
        if tag in VOID:
            return
        if tag == "button" and not self.named:
            self.unnamed.append(str(self.button))
        if self.open and self.open[-1][0] == tag:
            self.open.pop()
        else:
            self.mismatched.append(tag)
            if any(name == tag for name, _ in self.open):
                while self.open.pop()[0] != tag:
                    pass
        if len(self.open) <= self.around_why:
            self.why = ""


def offers_all_legal_answers_and_no_other(page: Outline, state: State) -> None:
    assert set(page.pressed) == set(state.codes())
    placed = {code for code in state.codes() if not {code, code.partition(":")[0]} & PLACELESS}
    assert placed <= set(page.things), "whatever has a place on the table can be pressed there, not in the bar alone"
    assert page.beside_card or set(page.things) == placed, "others only beside a card in play and at first"
    assert sorted(page.listed) == sorted(state.codes()), "all are in the list, each once"
    assert set(page.ways) <= set(state.codes())


def is_sound(page: Outline) -> None:
    assert page.unnamed == []
    assert page.mismatched == []
    doubled = [name for name, times in Counter(page.ids).items() if times > 1]
    assert doubled == []
    assert page.references <= set(page.ids)


def tells_why_not(page: Outline) -> None:
    assert {*page.greyed} == {*page.whys}, "what is greyed says why, and nothing else does"
    for contents in page.whys.values():
        assert {"reason", "w-do", "w-r"} <= {*contents}, "a reason, a way out, a rule"
        assert any(re.fullmatch(r"/rules/[A-Z]+-\w+", link) for link in contents)


def has_no_message_and_no_script(text: str) -> None:
    assert "{ $" not in text
    assert re.search(r"\son[a-z]+\s*=", re.sub(r'"[^"]*"', '""', text)) is None
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert "<style" not in text


def keeps_the_contract(_: Moment, game: LiveGame) -> None:
    state = game.state
    text = table_text(game, state.to_move)
    page = Outline(text)
    offers_all_legal_answers_and_no_other(page, state)
    is_sound(page)
    tells_why_not(page)
    has_no_message_and_no_script(text)
    has_buttons_exactly_where_they_answer(page, state)


@pytest.mark.parametrize("mode", MODES)
def test_every_page_keeps_the_contract(mode: str) -> None:
    some = [moment for moment in moments() if moment.kind.startswith(mode)]
    assert len(some) >= 20, "every mode has many kinds of questions"
    wrong = broken(some, keeps_the_contract)
    assert not wrong, wrong


def offers_nothing_to_others(_: Moment, game: LiveGame) -> None:
    for seat in (*seats_of(game), None):
        if seat != game.state.to_move:
            text = table_text(game, seat)
            assert 'name="code"' not in text
            assert 'aria-disabled="true"' not in text


def test_nobody_else_is_offered_anything() -> None:
    wrong = broken(moments()[::12], offers_nothing_to_others)
    assert not wrong, wrong
