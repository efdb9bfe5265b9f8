"""The code speaks no language: it names messages that exist, and lets catalogues write words and numbers."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from tests.locale.reading import own_ids
from vendemmia.locale.advice import PRINTED
from vendemmia.locale.catalogue import MINUS

from .reading import CATALOGUES, MODULES, PACKAGE, TEMPLATES, Finding, joined, matches, name_of, refuse, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCALE = sorted(CATALOGUES.glob("*.py"))
COMMANDS = sorted((PACKAGE / "cli").rglob("*.py"))
NAME = re.compile(r"[a-z]+(-[a-z_]+)+")
FOR_PROGRAMMERS = re.compile("Error|Fault|MissingWords")
READERS = {"folders", "messages", "parsing", "rulebook", "translations"}
"""They read files that have words of their own; what they know of them are their places and their marks."""
EXPORTED = {"RefusalReason", "LocaleFault", "SOURCE_LANGUAGE", "UnknownLanguage", "Words"}
DECIMALS = re.compile(r":[+,]*\.\d+[f%]|%\.\d+f")
DRAWN = {
    "src/vendemmia/web/assets/bundles.py",
    "src/vendemmia/web/drawings/shapes.py",
    "src/vendemmia/web/show/result/picture.py",
    "src/vendemmia/web/show/result/player.py",
}
"""Lengths in drawings and styles."""


def texts_of(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the texts of a module that are no comments, and none of an error or the log, which are for programmers."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef) and any(FOR_PROGRAMMERS.search(ast.dump(base)) for base in child.bases):
            continue
        if isinstance(child, ast.Call) and ast.unparse(child.func).startswith("LOG."):
            continue
        if isinstance(child, ast.Raise) or (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child
        yield from texts_of(child)


def test_messages_named_in_the_code_of_the_locale_exist() -> None:
    ids = own_ids()
    beginnings = {key.partition("-")[0] for key in ids}
    named = [
        (path, node.lineno, node.value)
        for path in LOCALE
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if NAME.fullmatch(node.value) and node.value.partition("-")[0] in beginnings and node.value not in PRINTED
    ]
    assert len(named) > 100
    refuse(Finding(path, line, f"no message {name}") for path, line, name in named if name not in ids)


def test_no_module_of_the_locale_speaks_a_language() -> None:
    """Whatever is read stands in the catalogues: the code has ids and names only."""
    texts = [(path, text) for path in LOCALE if path.stem not in READERS for text in texts_of(tree_of(path))]
    assert len(texts) > 300
    refuse(
        Finding(path, text.lineno, repr(text.value))
        for path, text in texts
        if text.value not in EXPORTED | {MINUS}
        and (re.search(r"\s|[A-Z]", str(text.value)) or not str(text.value).isascii())
    )


def test_messages_of_the_terminal_are_used_and_exist() -> None:
    catalogue = CATALOGUES / "en" / "cli.ftl"
    declared = {found[1]: line for line, found in matches(catalogue, re.compile(r"(?m)^(cli-[\w-]+) ="))}
    named = re.compile(r'"(cli-[\w-]+)"')
    refuse(
        Finding(path, line, f"no message {found[1]}")
        for path in COMMANDS
        for line, found in matches(path, named)
        if found[1] not in declared
    )
    source = joined(COMMANDS)
    formed = {re.sub(r"\{[^}]*\}", r"[\\w-]+", form) for form in re.findall(r'f["\'](cli-[^"\']+)["\']', source)}
    options = re.findall(r'(?:option|number|decimal)\(\s*"[\w-]+", "([\w-]+)"', source)
    used = {*named.findall(source), *(f"cli-option-{name}" for name in options), "cli-option-help"}
    refuse(
        Finding(catalogue, line, f"nothing asks for {name}")
        for name, line in declared.items()
        if name not in used and not any(re.fullmatch(form, name) for form in formed - {r"cli-option-[\w-]+"})
    )


def test_no_text_has_the_decimal_point_of_python() -> None:
    """Numbers for people come from `Words.number` and `percent`."""
    rooms = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in {"web", "cli", "arena", "locale"}]
    found = [(path, line) for path in (*rooms, *TEMPLATES) for line, _ in matches(path, DECIMALS)]
    refuse(Finding(path, line, "writes a number itself") for path, line in found if name_of(path) not in DRAWN)
    refuse(Finding(PACKAGE / name, 1, "does not") for name in DRAWN - {name_of(path) for path, _ in found})
