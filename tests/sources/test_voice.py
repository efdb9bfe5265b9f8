"""Docstrings and comments of the package say plainly who does what."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import TYPE_CHECKING

import pytest

from .reading import MODULES, Finding, line_at, refuse, text_of, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OBLIQUE = re.compile(
    r"\b(?:somebody|nobody|whoever|whatever|(?:goes|go|going|went) on(?! the mat)|stands|stand in|anew"
    r"|(?:is|are|was) told|so many(?! [\w ]*\bthat\b)|by itself|(?<!there )is no (?!longer)[a-z]+)\b",
    re.IGNORECASE,
)
"""Words that hide the subject: name the player, the person, the process or the error; say continue, keep or replace."""


NO_VERB = re.compile(
    r"\d|`|(?:an?|the|this|that|these|those|it|its|they|their|there|one|two|all|any|each|every|both|another|others?|none|no"
    r"|not|nothing|everything|something|only|more|most|some|what|which|who|whom|whose|whether|when|where|why|how|if|while"
    r"|after|as|at|before|by|for|from|in|of|on|once|to|until|with|without)\b",
    re.IGNORECASE,
)
"""Beginnings that say what there is, not what a function does."""
NOT_CALLED = ("property", "router.")
"""Decorators of what is named for what it is: a value, or a call of the API, whose readers see the docstring."""


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings, of attributes too, and the comments of a module, with the number of the first line."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text_of(path)).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def oblique(path: Path) -> Iterator[Finding]:
    for line, prose in prose_of(path):
        for found in OBLIQUE.finditer(prose):
            yield Finding(path, line + line_at(prose, found.start()) - 1, f"{found[0]!r}: name the subject")


def without_a_verb(path: Path) -> Iterator[Finding]:
    """Yield the functions whose docstrings do not begin with a verb."""
    for node in ast.walk(tree_of(path)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        prose = ast.get_docstring(node) or ""
        is_called = not any(word in ast.unparse(each) for each in node.decorator_list for word in NOT_CALLED)
        if is_called and (found := NO_VERB.match(prose)):
            yield Finding(path, node.lineno, f"{node.name} begins with {found[0]!r}: say what it does")


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    """Migrations stay as they were released."""
    refuse(found for path in MODULES if path.parent.name != "migrations" for found in without_a_verb(path))


def test_docstrings_and_comments_name_their_subject() -> None:
    refuse(found for path in MODULES for found in oblique(path))


@pytest.mark.parametrize(
    "prose",
    [
        '"""Whoever asks."""',
        "# The game goes on.",
        '"""A level\nthat stands in."""',
        '"""Nobody knows."""',
        "# It is no tour.",
        "# A day\n# of so many.",
    ],
)
def test_an_oblique_word_is_found(prose: str, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(prose + "\n", encoding="utf-8")
    assert len(list(oblique(module))) == 1
