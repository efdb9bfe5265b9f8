"""The panes of a table: which buttons and words stand in each of them."""

from __future__ import annotations

from vendemmia.engine import State

from .markup import Attributes, Markup

PANES = ("rivals", "log", "vineyard", "hand")
VOID = {"meta", "link", "input", "br", "hr", "img", "use", "path", "circle", "rect", "line"}


class Pane(Markup):
    """The buttons and the words of the lower half and the side of a table."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inside: list[tuple[str, str]] = []
        """The open elements, each with the pane in which it stands."""
        self.plays: dict[str, set[str]] = {pane: set() for pane in PANES}
        self.refused: dict[str, set[str]] = {pane: set() for pane in PANES}
        self.elements: list[tuple[str, str, Attributes]] = []
        self.text: dict[str, str] = dict.fromkeys(PANES, "")
        self.feed(text)

    def handle_starttag(self, tag: str, given: Attributes) -> None:
        pane = given.get("data-pane") or (self.inside[-1][1] if self.inside else "")
        if tag not in VOID:
            self.inside.append((tag, pane))
        if pane not in PANES:
            return
        self.elements.append((pane, tag, given))
        if given.get("name") == "code":
            self.plays[pane].add(given["value"])
        if given.get("aria-disabled") == "true":
            self.refused[pane].add(given["data-code"])

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.inside:
            self.inside.pop()

    def handle_data(self, data: str) -> None:
        if self.inside and self.inside[-1][1] in PANES:
            self.text[self.inside[-1][1]] += data

    def with_class(self, name: str) -> list[Attributes]:
        return [given for _, _, given in self.elements if name in given.get("class", "").split()]


def belongs(code: str) -> str:
    """The pane in which an answer is a thing to press, empty if it stands elsewhere."""
    kind, _, thing = code.partition(":")
    match kind:
        case "structure" | "field" | "grape" | "wine" | "make" | "mat" if thing != "all":
            return "vineyard"
        case "place" | "take" if thing.startswith(("yoke:", "structure:", "destroy_structure:")):
            return "vineyard"
        case "mama" | "papa":
            return "hand"
        case "seat":
            return "rivals"
        case _:
            return ""


def has_buttons_exactly_where_they_answer(page: Pane, state: State) -> None:
    """Things in the vineyard, the hand and the row of rivals are buttons if they answer the question."""
    legal = set(state.codes())
    for pane in PANES:
        assert page.plays[pane] >= {code for code in legal if belongs(code) == pane}
        assert page.plays[pane] <= legal
        assert not page.refused[pane] & legal
    cards = {code for code in legal if code.startswith("card:")}
    assert cards == {code for code in page.plays["vineyard"] | page.plays["hand"] if code.startswith("card:")}
