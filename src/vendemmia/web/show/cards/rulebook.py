"""The rulebook as pages show it: rules in pieces that templates draw, with the hits of a search marked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.locale.lookup import title_of
from vendemmia.locale.rulebook import Heading, Paragraph, Rule

from .card_rules import thing_of_rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from vendemmia.locale import Words
    from vendemmia.locale.rulebook import Block, Chapter, Page, Rulebook

INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>[^`]+)`|\b(?P<rule>[A-Z]+-[A-Z]*\d+)\b")
"""All the markup that the rulebook uses inside a line: bold, code, and rules by their number."""
DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
"""Numbers are also typed with the dashes of other keyboards."""


OPENING = {
    "aim": ("GAME-1", "GAME-2"),
    "way": ("PLANT-1", "HARV-1", "WINE-1", "ORD-1"),
    "spring": ("WAKE-1",),
    "summer": ("PLACE-1",),
    "fall": ("FALL-1",),
    "winter": ("PLACE-2",),
    "yearend": ("END-1",),
    "extended": ("TUS-1",),
}
"""The year at a glance, for newcomers: its lines, and the rules with the full text."""


class RulePiece(NamedTuple):
    """A piece of a line: `kind` is "text", "strong", "code", "rule" (a number) or "page" (another page)."""

    kind: str
    text: str
    hit: bool = False


class CardNamed(NamedTuple):
    kind: str
    id: str
    title: str


class RuleLine(NamedTuple):
    """A heading, a paragraph, or a rule with its number."""

    kind: str
    """"rule", "heading" or "text"."""
    pieces: tuple[RulePiece, ...]
    number: str = ""
    current: bool = False
    hit: bool = False
    """The number itself was searched for."""
    notes: tuple[str, ...] = ()
    card: CardNamed | None = None
    """The card that this rule is about."""


class ShownChapter(NamedTuple):
    letters: str
    title: str
    lines: tuple[RuleLine, ...]


class ShownPage(NamedTuple):
    """The text before the first chapter is for contributors to the rules; readers get messages of the catalogue."""

    name: str
    title: str
    chapters: tuple[ShownChapter, ...]


class ShownRulebook:
    """The whole book, or what a search finds in it."""

    def __init__(self, words: Words, query: str = "") -> None:
        self.words = words
        self.book = words.rules
        self.language = self.book.language
        self.query = " ".join(query.split())

    @property
    def pages(self) -> tuple[ShownPage, ...]:
        return tuple(self._page(page) for page in self.book.pages)

    @property
    def plan(self) -> tuple[Page, ...]:
        """The chapters, for the table of contents."""
        return self.book.pages

    @property
    def opening(self) -> dict[str, tuple[str, ...]]:
        return OPENING

    @property
    def missing(self) -> bool:
        return not self.book.rules

    @cached_property
    def found(self) -> list[RuleLine]:
        """What the search finds: a rule by its number with those that mention it, a chapter, or rules by words."""
        asked = self.query.translate(DASHES)
        found = self.book.find(asked)
        if not found:
            return []
        only = self.book.numbered(asked)
        if only is not None:
            found += self.book.mentioning(only.number)
        wanted = [] if any(rule.letters == asked.upper() for rule in found) else asked.split()
        return [self._rule(rule, wanted) for rule in found]

    def _page(self, page: Page) -> ShownPage:
        chapters = tuple(
            ShownChapter(chapter.letters, chapter.title, tuple(self.line(block) for block in chapter.blocks))
            for chapter in page.chapters
        )
        return ShownPage(page.name, page.title, chapters)

    def line(self, block: Block, current: str = "") -> RuleLine:
        match block:
            case Rule():
                return self._rule(block, current=current)
            case Heading(text):
                return RuleLine("heading", (RulePiece("text", text),))
            case Paragraph(marked):
                return RuleLine("text", tuple(pieces(self.book, marked)))

    def _rule(self, rule: Rule, wanted: Iterable[str] = (), current: str = "") -> RuleLine:
        words = [word for word in wanted if word]
        return RuleLine(
            "rule",
            tuple(pieces(self.book, rule.marked, words)),
            rule.number,
            rule.number == current,
            any(word.upper() in rule.number for word in words),
            () if rule.challenge is None else self.words.readings(rule.challenge),
            self._card(rule),
        )

    def _card(self, rule: Rule) -> CardNamed | None:
        thing = thing_of_rule(rule.number)
        return None if thing is None else CardNamed(*thing, title_of(self.words, thing))


class RulePage:
    """One rule in its section, and the rules around it."""

    def __init__(self, words: Words, rule: Rule) -> None:
        self.rule = rule
        self.number = rule.number
        book, shown = words.rules, ShownRulebook(words)
        self.language = book.language
        self.page, chapter = next(
            (page, chapter) for page in book.pages for chapter in page.chapters if rule in chapter.rules
        )
        self.letters, self.title = chapter.letters, chapter.title
        self.line = shown.line(rule)
        self.section = tuple(shown.line(block, rule.number) for block in _section(chapter, rule))
        self.mentioned_in = [other.number for other in book.mentioning(rule.number)]
        every = book.rules
        place = every.index(rule)
        self.before = every[place - 1].number if place else ""
        self.after = every[place + 1].number if place + 1 < len(every) else ""


def _section(chapter: Chapter, rule: Rule) -> list[Block]:
    """Return the part of a chapter between two headings that contains a rule."""
    section: list[Block] = []
    for block in chapter.blocks:
        if isinstance(block, Heading):
            if rule in section:
                break
            section = []
        section.append(block)
    return section


def pieces(book: Rulebook, marked: str, wanted: Iterable[str] = ()) -> Iterator[RulePiece]:
    """Yield a line in pieces; matches of the search are hits."""
    words = list(wanted)
    names = {f"{page.name}.md": page.name for page in book.pages}
    done = 0
    for found in INLINE.finditer(marked):
        yield from _hits("text", marked[done : found.start()], words)
        kind = found.lastgroup or "text"
        text = found[kind]
        if kind == "rule":
            known = book.numbered(text) is not None
            yield RulePiece("rule" if known else "text", text, any(word.upper() in text for word in words))
        elif kind == "code" and text in names:
            yield RulePiece("page", names[text])
        else:
            yield from _hits(kind, text, words)
        done = found.end()
    yield from _hits("text", marked[done:], words)


def _hits(kind: str, text: str, words: list[str]) -> Iterator[RulePiece]:
    longest_first = sorted(words, key=len, reverse=True)
    parts = re.split(f"({'|'.join(map(re.escape, longest_first))})", text, flags=re.IGNORECASE) if words else [text]
    for place, part in enumerate(parts):
        if part:
            yield RulePiece(kind, part, bool(place % 2))
