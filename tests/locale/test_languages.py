"""Every language: each message can be rendered with all its plurals, and is written in the type of its language."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from tests.repeating import LONG_RUN
from vendemmia.engine.catalogue import VINES
from vendemmia.locale import SOURCE_LANGUAGE, languages, words
from vendemmia.locale.folders import catalogue_files, language_folders
from vendemmia.locale.lookup import EVERYTHING, title_of
from vendemmia.locale.parsing import BranchVisitor
from vendemmia.locale.translations import PLURALS, plurals

from .reading import parsed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

VINE_NAMES = [vine.id for vine in VINES]
OTHERS = [language for language in languages() if language != SOURCE_LANGUAGE]
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25)
"""Numbers that take every plural form of every language that we have."""
MOST_VARIANTS = 40
"""A message with more combinations of variants is rendered with each value of each variable instead."""


def files_of(language: str) -> list[Path]:
    return [Path(str(file)) for file in catalogue_files(language_folders()[language])]


@cache
def messages_of(language: str) -> dict[str, ast.Message]:
    entries = (entry for file in files_of(language) for entry in parsed(file).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def counts_of(language: str) -> tuple[int, ...]:
    """A number for each plural form; in a long run several."""
    rule = Locale.parse(language).plural_form
    return COUNTS if LONG_RUN else tuple({rule(count): count for count in COUNTS}.values())


class Arguments(BranchVisitor):
    """The variables of a message, with the values that select its variants."""

    def __init__(self, message: ast.Message, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.values: dict[str, list[str | int]] = {}
        self.references: set[str] = set()
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as in fluent.syntax
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as in fluent.syntax
        self.values.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as in fluent.syntax
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            numbers = [
                int(variant.key.value) for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)
            ]
            counted = numbers or keys & (PLURALS - {"other"})
            values = self.values.setdefault(node.selector.id.name, [])
            values += (*numbers, *self.counts) if counted else sorted(keys)
        self.generic_visit(node)

    def combined(self) -> Iterator[dict[str, str | int]]:
        choices = {name: list(dict.fromkeys(values)) or ["…"] for name, values in self.values.items()}
        if prod(len(values) for values in choices.values()) <= MOST_VARIANTS:
            yield from (dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values()))
            return
        usual = {name: values[0] for name, values in choices.items()}
        for name, values in choices.items():
            for value in values:
                yield usual | {name: value}


@pytest.mark.parametrize("language", languages())
def test_every_variant_of_every_message_can_be_rendered(language: str) -> None:
    functions: dict[str, Callable[..., Any]] = {"FORM": lambda text, _: text}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(parsed(file))
    counts = counts_of(language)
    arguments = {name: Arguments(message, counts) for name, message in messages_of(language).items()}
    for name, own in arguments.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        # Messages inside have their own variables.
        inside = (arguments[inner].values for inner in own.references if inner in arguments)
        usual: dict[str, str | int] = dict.fromkeys({variable for one in inside for variable in one}, "…")
        for args in own.combined():
            text, problems = bundle.format_pattern(pattern, usual | args)
            assert problems == [], (name, args)
            assert "{" not in str(text), (name, args)


@pytest.mark.parametrize("language", languages())
def test_the_counts_take_every_plural(language: str) -> None:
    rule = Locale.parse(language).plural_form
    assert (
        {rule(count) for count in COUNTS}
        == {rule(count) for count in range(200)}
        == plurals(language) - _unused(language)
    )


def _unused(language: str) -> set[str]:
    """Only fractions take the form "other" in these languages, and every select has it."""
    return {"other"} if language in {"pl", "ru"} else set()


# --- type

WRONG_QUOTES = {"en": "\"'`„«»", "pl": "\"'`“«", "es": "\"'`„", "ru": "\"'`“”", "fr": "\"'`„”", "cs": "\"'`”«»"}
"""Quotes that a language does not use. Inner ones are allowed."""
TYPED = re.compile(r"--|JSON|pip |vendemmia |VENDEMMIA|`|\.py|\.json|=|'…'|\$")
"""Texts that show what somebody types."""
NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


@cache
def texts_of(message: ast.Message) -> list[str]:
    """The texts of a message; what a placeable shows is a letter."""
    found: list[ast.Pattern] = []

    class Patterns(BranchVisitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - as in fluent.syntax
            found.append(node)
            self.generic_visit(node)

    Patterns().visit(message)
    return [
        "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in pattern.elements)
        for pattern in found
    ]


@pytest.mark.parametrize("language", languages())
def test_quotes_are_those_of_the_language(language: str) -> None:
    wrong = {
        name: text
        for name, message in messages_of(language).items()
        for text in texts_of(message)
        if not TYPED.search(text) and set(re.sub(r"<[^>]*>", "", text)) & set(WRONG_QUOTES.get(language, ""))
    }
    assert wrong == {}


def test_french_puts_a_space_before_tall_punctuation() -> None:
    wrong = {
        name: text
        for name, message in messages_of("fr").items()
        for text in texts_of(message)
        if not TYPED.search(text)
        and re.search(rf"[^\s:/.{NO_BREAK}]([;!?»]|:(?=\s|$))|[^\S{NO_BREAK}][;:!?»]|«[^{NO_BREAK}]", text)
    }
    assert wrong == {}


def test_spanish_opens_questions_and_exclamations() -> None:
    wrong = {
        name: text
        for name, message in messages_of("es").items()
        for text in texts_of(message)
        if text.count("?") != text.count("¿") or text.count("!") != text.count("¡")
    }
    assert wrong == {}


# --- names


@pytest.mark.parametrize("language", OTHERS)
def test_names_of_cards_differ_within_a_kind(language: str) -> None:
    spoken = words(language)
    named = [(thing.kind, title_of(spoken, thing)) for thing in EVERYTHING if thing.kind not in ("order", "automa")]
    assert sorted(named) == sorted(set(named))


# --- no English left

WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = re.compile(r"(mama|papa|region|new-estate)-[\w-]+|card-(" + "|".join(VINE_NAMES) + ")")
"""Messages that are names in every language, or in most."""
NOT_READ = re.compile(r"<[^>]*>|`[^`]*`|--[\w-]+|[\w./-]*[/.][\w./-]+|\b\w+_\w+\b|\b[A-Z_]{2,}\b|\bx\w*")
"""What is typed, and what stands for a placeable."""


@cache
def vocabulary(language: str) -> dict[str, str]:
    """The words of a language, each with a message that has it."""
    found: dict[str, str] = {}
    for name, message in messages_of(language).items():
        if NAMES.fullmatch(name) or name.endswith(("-examples", "-common-words", "-same-words")):
            continue
        for text in texts_of(message):
            found |= dict.fromkeys((word.lower() for word in WORD.findall(NOT_READ.sub(" ", text))), name)
    return found


def shared_words(language: str) -> set[str]:
    lines = (Path(__file__).parent / "shared_words.txt").read_text(encoding="utf-8").splitlines()
    common, *own = [line.split() for line in lines if not line.startswith("#")]
    return {*common, *(word for code, *words_ in own if code == language for word in words_)}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    english = vocabulary(SOURCE_LANGUAGE)
    left = {word: name for word, name in vocabulary(language).items() if word in english}
    assert {word: name for word, name in left.items() if word not in shared_words(language)} == {}
