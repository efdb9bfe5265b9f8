"""Pages as trees of elements, and pages of positions: what tests look for is found by id, class and value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vendemmia.engine import State
from vendemmia.locale import words
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Table
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.page.table import TablePage

from .conftest import NAMES
from .markup import Attributes, Markup

VOID = {"meta", "link", "input", "br", "hr", "img"}


class Element:
    def __init__(self, tag: str, attributes: Attributes, parent: Element | None = None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.children: list[Element | str] = []

    @property
    def classes(self) -> set[str]:
        return set(self.get("class").split())

    @property
    def text(self) -> str:
        """All that is read inside, with single spaces."""
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(" ".join(parts).split())

    @property
    def label(self) -> str:
        """The name for screen readers: an attribute, or a text that only they read."""
        inside = (child.text for child in self.children if isinstance(child, Element) and "sr" in child.classes)
        return self.get("aria-label") or " ".join(inside)

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    def walk(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def all(self, cls: str = "", **wanted: str) -> list[Element]:
        """The elements inside that have a class and some attributes; `data_for` is data-for."""
        given = {name.strip("_").replace("_", "-"): value for name, value in wanted.items()}
        return [
            element
            for element in self.walk()
            if (not cls or cls in element.classes)
            and all((element.tag if name == "tag" else element.get(name)) == value for name, value in given.items())
        ]

    def one(self, cls: str = "", **wanted: str) -> Element:
        found = self.all(cls, **wanted)
        assert len(found) == 1, (cls, wanted, len(found))
        return found[0]

    def plays(self) -> list[str]:
        """The codes of the buttons inside that play an answer."""
        return [button.get("value") for button in self.all(tag="button", name="code")]


class Page(Markup):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.root = self.here = Element("", {})
        self.feed(text)

    def handle_starttag(self, tag: str, given: Attributes) -> None:
        element = Element(tag, given, self.here)
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag: str, given: Attributes) -> None:
        self.handle_starttag(tag, given)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.here.parent is not None:
            assert self.here.tag == tag
            self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)

    def id(self, name: str) -> Element:
        return self.root.one(id=name)


def parsed(text: str) -> Page:
    return Page(text)


def position(players: int = 2, others: list[dict[str, Any]] | None = None, **given: Any) -> LiveGame:
    """A game from a position written by hand, as in `tests/support.py`: what is no key of the position is of seat 0."""
    from tests.support import Table as Position

    start = Position(players, others, **given).state.to_json()
    return LiveGame.new(State.from_json(start).rules.options, 1, start=start)


def page_of(game: LiveGame, seat: int | None = 0, *, live: bool = True, **record: Any) -> TablePage:
    """The page of a game as a seat sees it. `record` are fields of the table in the database."""
    state = game.state
    people = record.pop("people", (0,))
    bots = ["" if number in people else "normal" for number in range(len(state.vineyards))]
    table = Table(id="a-table", options=game.options.to_json(), seed=1, version=game.plies, **record)
    table.to_move, table.over, table.year = state.to_move, state.is_over, int(state.year)
    table.game, table.players = game, tuple(SeatedPlayer(name, bot) for name, bot in zip(NAMES, bots, strict=False))
    scene = Scene(game, seat, NAMES[: len(bots)], words("en"), bots=bots, live=live)
    return TablePage(scene, table, people)


def shown(game: LiveGame, seat: int | None = 0, *, live: bool = True, **given: Any) -> Page:
    """The same as a tree of elements. `notice`, `sure` and `word` go to the template."""
    from vendemmia.web.pages.common.rendering import text_of

    from .scenes import request

    notices = {name: given.pop(name, "") for name in ("notice", "sure", "detail")}
    page = page_of(game, seat, live=live, **given)
    return parsed(text_of(request(), "table/table.html", table=page, scene=page.scene, whole=True, **notices))
