"""What a translation lacks: its catalogues compared with the English ones.

A language may record which English text each of its messages was translated from (`SOURCES`), so that a message whose
English changed afterwards is found.
"""

from __future__ import annotations

import json
from enum import StrEnum
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from fluent.syntax import FluentSerializer, ast

from .folders import catalogue_files, read_text, rule_files
from .messages import locale_of
from .parsing import BranchVisitor, Parser
from .rulebook import read_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.resources.abc import Traversable

SOURCES: Final = "sources.json"
"""The file of a language with the digest of the English text of each of its messages."""
DIGEST_LENGTH: Final = 8
PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTED: Final = 200
"""The numbers up to this one take all plural forms that whole numbers can take."""


class TranslationFlaw(StrEnum):
    """What can be wrong with a message of a translation."""

    UNREADABLE = "unreadable"
    """Not valid Fluent."""
    MISSING = "missing"
    UNUSED = "unused"
    """English has no such message."""
    VARIABLES = "variables"
    """It uses other variables than the English message."""
    PLURALS = "plurals"
    """It distinguishes plurals but lacks one of its language."""
    FORM = "form"
    """It asks for a form that no name has."""
    MENTIONS = "mentions"
    """It mentions other rules than the English rule."""
    OUTDATED = "outdated"
    """The English text has changed since."""


class Finding(NamedTuple):
    flaw: TranslationFlaw
    file: str
    message: str
    detail: str = ""


class TranslatedText(NamedTuple):
    """A message or a rule, as far as translations are compared."""

    file: str
    digest: str
    variables: frozenset[str] = frozenset()
    references: frozenset[str] = frozenset()
    """The messages or rules that it names."""
    forms: frozenset[str] = frozenset()
    """The forms that it has itself."""
    asked_forms: frozenset[str] = frozenset()
    selects: tuple[frozenset[str], ...] = ()
    """The keys of each of its select expressions."""


class Translation(NamedTuple):
    entries: dict[str, TranslatedText]
    rules: dict[str, TranslatedText]
    """By their numbers."""
    unreadable: tuple[Finding, ...]
    sources: dict[str, str]
    """The digest of the English text that each message and rule was translated from, as far as it is known."""

    def variables(self, message: str) -> frozenset[str]:
        """Return the variables of a message and of the messages inside it."""
        inside, found = {message}, [message]
        for name in found:
            new = self.entries[name].references - inside if name in self.entries else frozenset()
            inside |= new
            found += new
        return frozenset().union(*(self.entries[name].variables for name in inside if name in self.entries))


class _Parts(BranchVisitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.asked_forms: set[str] = set()
        self.selects: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as in fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as in fluent.syntax
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - as in fluent.syntax
        if node.id.name == "FORM":
            given = node.arguments.positional
            self.asked_forms.update(literal.value for literal in given if isinstance(literal, ast.StringLiteral))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as in fluent.syntax
        keys = (variant.key for variant in node.variants)
        self.selects.append(frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys))
        self.generic_visit(node)


def parse_catalogue(file: Traversable) -> ast.Resource:
    """Return the messages of a file, and its unreadable parts."""
    return Parser().parse(read_text(file))


def read_translation(
    folder: Traversable, language: str, parse: Callable[[Traversable], ast.Resource] = parse_catalogue
) -> Translation:
    """Return all messages in the folder of a language, and its rules."""
    entries: dict[str, TranslatedText] = {}
    unreadable: list[Finding] = []
    for file in catalogue_files(folder):
        for node in parse(file).body:
            if isinstance(node, ast.Junk):
                first_line = (node.content or "").strip().partition("\n")[0]
                unreadable.append(Finding(TranslationFlaw.UNREADABLE, file.name, first_line))
            elif isinstance(node, ast.Message):
                entries.setdefault(node.id.name, _entry(file.name, node))
    return Translation(entries, dict(_rules(language)), tuple(unreadable), _sources(folder / SOURCES))


def _sources(file: Traversable) -> dict[str, str]:
    """Return what a language has recorded; nothing if the file is missing or damaged."""
    try:
        found = json.loads(read_text(file)) if file.is_file() else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _rules(language: str) -> Iterator[tuple[str, TranslatedText]]:
    for file in rule_files(language):
        for chapter in read_page(file.name, read_text(file)).chapters:
            for rule in chapter.rules:
                mentions = frozenset(rule.mentions)
                yield rule.number, TranslatedText(f"rules/{file.name}", _digest(rule.marked), references=mentions)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def _entry(file: str, message: ast.Message) -> TranslatedText:
    parts = _Parts()
    parts.visit(message)
    without_comment = ast.Message(message.id, message.value, message.attributes)
    text = FluentSerializer().serialize_entry(without_comment)
    return TranslatedText(
        file,
        _digest(text),
        frozenset(parts.variables),
        frozenset(parts.references),
        frozenset(attribute.id.name for attribute in message.attributes),
        frozenset(parts.asked_forms),
        tuple(parts.selects),
    )


def findings(source: Translation, language: str, translation: Translation) -> Iterator[Finding]:
    """Yield everything that is wrong with a translation, in the order of the English messages and rules."""
    yield from translation.unreadable
    yield from _missing_or_old(source.entries, translation.entries, translation.sources)
    yield from _missing_or_old(source.rules, translation.rules, translation.sources)
    known_forms = frozenset().union(*(entry.forms for entry in translation.entries.values()))
    for message, entry in translation.entries.items():
        if message not in source.entries:
            continue
        differing = source.variables(message) ^ translation.variables(message)
        if differing:
            yield Finding(
                TranslationFlaw.VARIABLES, entry.file, message, ", ".join(f"${name}" for name in sorted(differing))
            )
        for keys in entry.selects:
            lacking = plurals(language) - keys if keys & (PLURALS - {"other"}) else frozenset()
            if lacking:
                yield Finding(TranslationFlaw.PLURALS, entry.file, message, ", ".join(sorted(lacking)))
        for form in sorted(entry.asked_forms - known_forms):
            yield Finding(TranslationFlaw.FORM, entry.file, message, form)
    for number, rule in translation.rules.items():
        if number in source.rules and rule.references != source.rules[number].references:
            differing = rule.references ^ source.rules[number].references
            yield Finding(TranslationFlaw.MENTIONS, rule.file, number, ", ".join(sorted(differing)))


def _missing_or_old(
    source: dict[str, TranslatedText], translated: dict[str, TranslatedText], known: dict[str, str]
) -> Iterator[Finding]:
    for name, original in source.items():
        if name not in translated:
            yield Finding(TranslationFlaw.MISSING, original.file, name)
        elif known.get(name, original.digest) != original.digest:
            yield Finding(TranslationFlaw.OUTDATED, translated[name].file, name)
    for name, entry in translated.items():
        if name not in source:
            yield Finding(TranslationFlaw.UNUSED, entry.file, name)


@cache
def plurals(language: str) -> frozenset[str]:
    """Return the plural forms that whole numbers take in a language, and "other", which every select needs."""
    rule = locale_of(language).plural_form
    return frozenset((*(rule(number) for number in range(COUNTED)), "other"))


def sources_of(source: Translation, translation: Translation) -> str:
    """Return the text of `SOURCES` for a translation that is right today."""
    both = ((source.entries, translation.entries), (source.rules, translation.rules))
    known = {name: entry.digest for ours, theirs in both for name, entry in ours.items() if name in theirs}
    return json.dumps(known, indent=0, sort_keys=True) + "\n"
