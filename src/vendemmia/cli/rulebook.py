"""The numbered rules, read from the pages of the rulebook."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

CHAPTER = re.compile(r"^## ([A-Z]+) · (.+)$")
RULE = re.compile(r"^- \**([A-Z]+-[A-Z]*\d+)\**:? (.+)$")
FIRST_PAGE = "base.md"


class Rule(NamedTuple):
    number: str
    text: str
    chapter: str
    """The title of the chapter, empty if it has none."""


def pages() -> Traversable | None:
    """The pages are in the installed package; a source checkout has them in docs/rules."""
    installed = files("vendemmia") / "rulebook"
    if installed.is_dir():
        return installed
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    return checkout if checkout.is_dir() else None


@lru_cache(maxsize=1)
def rulebook() -> tuple[Rule, ...]:
    """All rules in the order of the pages, the base game first; empty if the pages are missing."""
    folder = pages()
    if folder is None:
        return ()
    found = [page for page in folder.iterdir() if page.name.endswith(".md")]
    found.sort(key=lambda page: (page.name != FIRST_PAGE, page.name))
    return tuple(rule for page in found for rule in read_rules(page.read_text(encoding="utf-8")))


def read_rules(text: str) -> Iterator[Rule]:
    """The bullets `- NUMBER text` of a page, with the lines that go on below them."""
    chapter = ""
    number = ""
    parts: list[str] = []
    for line in [*text.splitlines(), ""]:
        if number and line.startswith("  ") and line.strip():
            parts.append(line.strip())
            continue
        if number:
            yield Rule(number, plain(" ".join(parts)), chapter)
            number = ""
        if heading := CHAPTER.match(line):
            chapter = heading[2]
        elif bullet := RULE.match(line):
            number, parts = bullet[1], [bullet[2]]


def plain(text: str) -> str:
    """Without the marks of bold and code."""
    return text.replace("**", "").replace("`", "")


def rule_numbered(number: str) -> Rule | None:
    wanted = number.upper()
    return next((rule for rule in rulebook() if rule.number == wanted), None)


def rules_matching(query: str) -> list[Rule]:
    """The rules of a chapter named by its letters, or those that hold every word."""
    chapter = [rule for rule in rulebook() if rule.number.partition("-")[0] == query.upper()]
    if chapter:
        return chapter
    wanted = query.lower().split()
    return [rule for rule in rulebook() if all(word in f"{rule.number} {rule.text}".lower() for word in wanted)]
