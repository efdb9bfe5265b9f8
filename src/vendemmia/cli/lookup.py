"""Cards and rules that were looked up, in plain lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.locale.lookup import DECK_KINDS, name_of, rulings_of, text_of

from .terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.locale import Words
    from vendemmia.locale.lookup import Thing
    from vendemmia.locale.rulebook import Rule


def id_of(thing: Thing) -> str:
    """Return cards of a deck by their id, the others as `mama:ID`, `papa:ID`, `structure:ID`, `worker:ID`,
    `automa:NUMBER`."""
    return thing.id if thing.kind in DECK_KINDS else ":".join(thing)


def card_lines(words: Words, thing: Thing) -> Iterator[str]:
    """Yield a card in full: id, name, text, rulings."""
    yield words.message("cli-card-title", name=name_of(words, thing), id=id_of(thing))
    yield INDENT + text_of(words, thing)
    for ruling in rulings_of(words, thing):
        yield INDENT + words.message("cli-card-ruling", ruling=ruling)


def rule_lines(words: Words, rule: Rule) -> Iterator[str]:
    """Yield a rule; that of a challenge is followed by how we read what the books leave open."""
    yield words.message("cli-rule", number=rule.number, text=rule.text)
    if rule.challenge is not None:
        for reading in words.readings(rule.challenge):
            yield INDENT + reading


def rule_list(words: Words) -> Iterator[str]:
    """Yield all chapters with the numbers of their rules."""
    chapters: dict[str, list[Rule]] = {}
    for rule in words.rules.rules:
        chapters.setdefault(rule.chapter, []).append(rule)
    for chapter, rules in chapters.items():
        yield words.message("cli-rules-chapter", chapter=chapter, rules=words.listed(rule.number for rule in rules))
