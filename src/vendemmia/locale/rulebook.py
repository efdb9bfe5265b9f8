"""The numbered rules, read from the pages of the rulebook."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import CHALLENGES

from .folders import SOURCE_LANGUAGE, read_text, rule_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TITLE = re.compile(r"^# (.+)$")
CHAPTER = re.compile(r"^## ([A-Z]+) · (.+)$")
HEADING = re.compile(r"^### (.+)$")
RULE = re.compile(r"^- \**([A-Z]+-[A-Z]*\d+)\**:?\s(.+)$")
NUMBER = re.compile(r"\b[A-Z]+-[A-Z]*\d+\b")
"""A rule that is mentioned."""
CHALLENGE = re.compile(r"CAMP-(\d+)")
"""The rules of the campaign: the second is the first challenge, and so on."""
FIRST_PAGE = "base"


class Rule(NamedTuple):
    number: str
    marked: str
    """The text with the markup for bold and code."""
    chapter: str
    """The title of the chapter, empty if it has none."""

    @property
    def text(self) -> str:
        return plain(self.marked)

    @property
    def letters(self) -> str:
        """The letters of the number, which name its chapter."""
        return self.number.partition("-")[0]

    @property
    def mentions(self) -> tuple[str, ...]:
        """The other rules that this one names, each once."""
        return tuple(number for number in dict.fromkeys(NUMBER.findall(self.text)) if number != self.number)

    @property
    def challenge(self) -> int | None:
        """The challenge of the campaign that this rule defines."""
        found = CHALLENGE.fullmatch(self.number)
        number = int(found[1]) - 1 if found is not None else 0
        return number if number in CHALLENGES else None


class Heading(NamedTuple):
    """A heading inside a chapter."""

    text: str


class Paragraph(NamedTuple):
    marked: str


Block = Rule | Heading | Paragraph


class Chapter(NamedTuple):
    letters: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Rule))


class Page(NamedTuple):
    """A page of the rulebook, by the name of its file."""

    name: str
    title: str
    intro: tuple[Paragraph, ...]
    chapters: tuple[Chapter, ...]


class Rulebook:
    """All rules in one language."""

    def __init__(self, language: str, pages: tuple[Page, ...]) -> None:
        self.language = language
        self.pages = pages
        """That of the base game first; none if they are missing."""
        self.rules = tuple(rule for page in pages for chapter in page.chapters for rule in chapter.rules)
        """In the order of the pages."""

    @cached_property
    def _by_number(self) -> dict[str, Rule]:
        return {rule.number: rule for rule in self.rules}

    def numbered(self, number: str) -> Rule | None:
        return self._by_number.get(number.upper())

    def find(self, query: str) -> list[Rule]:
        """Return the rule with this number, the rules of this chapter, or those that contain every word."""
        rule = self.numbered(query)
        return [rule] if rule is not None else self._matching(query)

    def _matching(self, query: str) -> list[Rule]:
        """Return the rules of a chapter named by its letters, or those that contain every word."""
        chapter = [rule for rule in self.rules if rule.letters == query.upper()]
        if chapter:
            return chapter
        wanted = query.lower().split()
        return [rule for rule in self.rules if all(word in f"{rule.number} {rule.text}".lower() for word in wanted)]

    def mentioning(self, number: str) -> list[Rule]:
        """Return the other rules that name this one."""
        return [rule for rule in self.rules if number in rule.mentions]


@lru_cache(maxsize=8)
def rulebook(language: str = SOURCE_LANGUAGE) -> Rulebook:
    """Return the rules in a language; in English if that language lacks a page of them."""
    pages = _pages(language)
    if language == SOURCE_LANGUAGE:
        return Rulebook(language, pages)
    english = rulebook()
    complete = {page.name for page in pages} >= {page.name for page in english.pages}
    return Rulebook(language, pages) if complete else english


def _pages(language: str) -> tuple[Page, ...]:
    read = [read_page(file.name.removesuffix(".md"), read_text(file)) for file in rule_files(language)]
    return tuple(
        sorted((page for page in read if page.chapters), key=lambda page: (page.name != FIRST_PAGE, page.name))
    )


def read_page(name: str, text: str) -> Page:
    """Return a page: its title, an introduction, and chapters with the bullets `- NUMBER text`."""
    title = ""
    intro: list[Paragraph] = []
    chapters: list[tuple[str, str, list[Block]]] = []
    for line in _whole_lines(text.splitlines()):
        if heading := TITLE.match(line):
            title = heading[1]
        elif heading := CHAPTER.match(line):
            chapters.append((heading[1], heading[2], []))
        elif chapters:
            chapters[-1][2].append(_block(line, chapters[-1][1]))
        else:
            intro.append(Paragraph(line))
    whole = tuple(Chapter(letters, called, tuple(blocks)) for letters, called, blocks in chapters)
    return Page(name, title, tuple(intro), whole)


def _block(line: str, chapter: str) -> Block:
    if bullet := RULE.match(line):
        return Rule(bullet[1], bullet[2], chapter)
    if heading := HEADING.match(line):
        return Heading(heading[1])
    return Paragraph(line)


def _whole_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield headings, bullets and paragraphs, each joined into one line."""
    parts: list[str] = []
    for line in (*lines, ""):
        begins = not line.strip() or line.startswith(("#", "- "))
        if (begins or (parts and parts[0].startswith("#"))) and parts:
            yield " ".join(parts)
            parts = []
        if line.strip():
            parts.append(line.strip())


def plain(text: str) -> str:
    """Return the text without the markup for bold and code."""
    return text.replace("**", "").replace("`", "")
