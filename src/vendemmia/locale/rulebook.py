"""The numbered rules, read from the pages of the rulebook."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.resources.abc import Traversable

TITLE = re.compile(r"^# (.+)$")
CHAPTER = re.compile(r"^## ([A-Z]+) · (.+)$")
HEADING = re.compile(r"^### (.+)$")
RULE = re.compile(r"^- \**([A-Z]+-[A-Z]*\d+)\**:? (.+)$")
NUMBER = re.compile(r"\b[A-Z]+-[A-Z]*\d+\b")
"""A rule that is mentioned."""
CHALLENGE = re.compile(r"Challenge (\d):")
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
        found = CHALLENGE.match(self.text)
        return None if found is None else int(found[1])


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


def folder() -> Traversable | None:
    """The pages are in the installed package; a source checkout has them in docs/rules."""
    installed = files("vendemmia") / "rulebook"
    if installed.is_dir():
        return installed
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    return checkout if checkout.is_dir() else None


@lru_cache(maxsize=1)
def pages() -> tuple[Page, ...]:
    """All pages with rules, that of the base game first; none if they are missing."""
    place = folder()
    if place is None:
        return ()
    found = [page for page in place.iterdir() if page.name.endswith(".md")]
    read = [read_page(file.name.removesuffix(".md"), file.read_text(encoding="utf-8")) for file in found]
    return tuple(
        sorted((page for page in read if page.chapters), key=lambda page: (page.name != FIRST_PAGE, page.name))
    )


@lru_cache(maxsize=1)
def rulebook() -> tuple[Rule, ...]:
    """All rules in the order of the pages; empty if the pages are missing."""
    return tuple(rule for page in pages() for chapter in page.chapters for rule in chapter.rules)


@lru_cache(maxsize=1)
def _by_number() -> dict[str, Rule]:
    return {rule.number: rule for rule in rulebook()}


def read_page(name: str, text: str) -> Page:
    """A page: its title, an introduction, and chapters with the bullets `- NUMBER text`."""
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
    """Headings, bullets and paragraphs, each joined into one line."""
    parts: list[str] = []
    for line in (*lines, ""):
        begins = not line.strip() or line.startswith(("#", "- "))
        if (begins or (parts and parts[0].startswith("#"))) and parts:
            yield " ".join(parts)
            parts = []
        if line.strip():
            parts.append(line.strip())


def plain(text: str) -> str:
    """The text without the markup for bold and code."""
    return text.replace("**", "").replace("`", "")


def rule_numbered(number: str) -> Rule | None:
    return _by_number().get(number.upper())


def rules_matching(query: str) -> list[Rule]:
    """The rules of a chapter named by its letters, or those that contain every word."""
    chapter = [rule for rule in rulebook() if rule.letters == query.upper()]
    if chapter:
        return chapter
    wanted = query.lower().split()
    return [rule for rule in rulebook() if all(word in f"{rule.number} {rule.text}".lower() for word in wanted)]


def find_rules(query: str) -> list[Rule]:
    """The rule with this number, the rules of this chapter, or those that contain every word."""
    rule = rule_numbered(query)
    return [rule] if rule is not None else rules_matching(query)


def rules_mentioning(number: str) -> list[Rule]:
    """The other rules that name this one."""
    return [rule for rule in rulebook() if number in rule.mentions]
