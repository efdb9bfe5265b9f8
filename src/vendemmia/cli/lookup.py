"""Finding cards and rules by number, id or words, and telling them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from vendemmia.engine.names import (
    CARDS,
    FIRST_SPECIAL,
    MAMA_NAMES,
    PAPA_NAMES,
    STRUCTURE_COST,
    STRUCTURE_NUMBER,
    STRUCTURES,
    WORKERS,
)

from .rulebook import rule_numbered, rulebook, rules_matching
from .terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.locale import Words

    from .rulebook import Rule

EVERYTHING = (
    *CARDS,
    *(f"mama:{name}" for name in MAMA_NAMES),
    *(f"papa:{name}" for name in PAPA_NAMES),
    *(f"structure:{name}" for name in STRUCTURES),
    *(f"worker:{name}" for name in WORKERS[FIRST_SPECIAL:]),
)
"""Everything that can be looked up: cards by id, the others as `mama:ID`, `papa:ID`, `structure:ID`, `worker:ID`."""


CHALLENGE = re.compile(r"CAMP-\d+ Challenge (\d):")
"""The rule of a challenge."""


def name_of(words: Words, thing: str) -> str:
    match thing.split(":"):
        case "mama", name:
            return words.message("cli-mama", name=words.mama_name(name))
        case "papa", name:
            return words.message("cli-papa", name=words.papa_name(name))
        case "structure", name:
            return words.message("cli-structure", name=words.structure_name(name))
        case "worker", name:
            return words.message("cli-special-worker", name=words.worker_title(name))
        case _:
            return words.card_name(thing)


def text_of(words: Words, thing: str) -> str:
    match thing.split(":"):
        case "mama" | "papa", name:
            return words.parent_text(name)
        case "structure", name:
            cost = STRUCTURE_COST[STRUCTURE_NUMBER[name]]
            return words.message("cli-structure-text", cost=cost, text=words.structure_text(name))
        case "worker", name:
            return words.worker_text(name)
        case _:
            return words.card_text(thing)


def find_cards(words: Words, query: str) -> list[str]:
    """The one card meant by an id or a full name, or all whose name or text holds every word of the query."""
    wanted = query.lower().strip()
    exact = [
        thing
        for thing in EVERYTHING
        if wanted.replace(" ", "_") in (thing, thing.partition(":")[2]) or wanted == name_of(words, thing).lower()
    ]
    if exact:
        return exact
    return [thing for thing in EVERYTHING if _holds(words, thing, wanted.split())]


def _holds(words: Words, thing: str, wanted: list[str]) -> bool:
    told = f"{thing} {name_of(words, thing)} {text_of(words, thing)}".lower()
    return all(word in told for word in wanted)


def card_lines(words: Words, thing: str) -> Iterator[str]:
    """A card in full: id, name, text, rulings."""
    yield words.message("cli-card-title", name=name_of(words, thing), id=thing)
    yield INDENT + text_of(words, thing)
    for ruling in _rulings(words, thing):
        yield INDENT + words.message("cli-card-ruling", ruling=ruling)


def _rulings(words: Words, thing: str) -> tuple[str, ...]:
    match thing.split(":"):
        case "worker", name:
            return words.worker_rulings(name)
        case _, _:
            return ()
        case _:
            return words.card_rulings(thing)


def rule_lines(words: Words, rule: Rule) -> Iterator[str]:
    """A rule; below that of a challenge stands how we read what the books leave open."""
    yield words.message("cli-rule", number=rule.number, text=rule.text)
    challenge = CHALLENGE.match(f"{rule.number} {rule.text}")
    if challenge is not None:
        for reading in words.readings(int(challenge[1])):
            yield INDENT + reading


def find_rules(query: str) -> list[Rule]:
    """The rule of this number, the rules of this chapter, or those that hold every word."""
    rule = rule_numbered(query)
    return [rule] if rule is not None else rules_matching(query)


def rule_list(words: Words) -> Iterator[str]:
    """All chapters with the numbers of their rules."""
    chapters: dict[str, list[Rule]] = {}
    for rule in rulebook():
        chapters.setdefault(rule.chapter, []).append(rule)
    for chapter, rules in chapters.items():
        yield words.message("cli-rules-chapter", chapter=chapter, rules=words.listed(rule.number for rule in rules))
