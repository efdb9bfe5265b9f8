"""Packed numbers and codes are the engine's own: other layers ask methods and read answers as typed values."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from vendemmia.engine import CODES, parse

from .reading import MODULES, TEMPLATES, Finding, matches, refuse, tree_of
from .test_layers import AT_THE_FACE, layer_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKED = {"cellar", "crush_pad", "crowd", "harvested", "plots", "sold", "trainees"}
"""Numbers that hold several facts, whose names nothing else has."""
OF_A_VINEYARD = {"special", "stars", "structures", "used"}
"""Packed numbers whose names other things have as well."""
VINEYARD = re.compile(r"\b(own|vineyard|vineyards\[.*\])$")
"""How modules name a vineyard."""
CODE = re.compile(r"\bcodes?(\[[^:]*\])?$")
"""How modules name the code of an answer."""
CUTS = {"partition", "removeprefix", "rpartition", "rsplit", "split", "startswith"}
IN_TEMPLATES = re.compile(r"\b(answer|found)\.code(\[|\.(split|startswith)| [!=]=)")


def expressions() -> Iterator[tuple[Path, ast.expr]]:
    """Yield every expression outside the engine."""
    for path in MODULES:
        if layer_of(path) in AT_THE_FACE:
            yield from ((path, node) for node in ast.walk(tree_of(path)) if isinstance(node, ast.expr))


def takes_bits_apart(node: ast.expr) -> bool:
    """Return whether an expression shifts a number, or masks it with a literal."""
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.LShift | ast.RShift):
        return not (isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant))
    return isinstance(node.op, ast.BitAnd) and any(isinstance(each, ast.Constant) for each in (node.left, node.right))


def reads_a_packed_number(node: ast.expr) -> bool:
    if not isinstance(node, ast.Attribute):
        return False
    return node.attr in PACKED or (node.attr in OF_A_VINEYARD and bool(VINEYARD.search(ast.unparse(node.value))))


def cuts_a_code(node: ast.expr) -> bool:
    """Return whether an expression takes the code of an answer apart as a text."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice) and ast.unparse(node.value).endswith("code")
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr not in CUTS:
        return False
    return ":" in ast.unparse(node) and bool(CODE.search(ast.unparse(node.func.value)))


def test_packed_numbers_are_taken_apart_in_the_engine_only() -> None:
    """Others ask a method: `vineyard.has("trellis")`, `vineyard.wines("blush")`, `view.has_passed(seat)`."""
    refuse(Finding(path, node.lineno, ast.unparse(node)) for path, node in expressions() if takes_bits_apart(node))


def test_packed_numbers_are_read_in_the_engine_only() -> None:
    refuse(Finding(path, node.lineno, ast.unparse(node)) for path, node in expressions() if reads_a_packed_number(node))


def test_codes_are_read_as_typed_answers() -> None:
    """`parse(code)` gives a `Placement`, a `CardAnswer` and so on."""
    refuse(Finding(path, node.lineno, ast.unparse(node)) for path, node in expressions() if cuts_a_code(node))
    refuse(Finding(path, line, found[0]) for path in TEMPLATES for line, found in matches(path, IN_TEMPLATES))


def test_no_method_is_found_by_a_name_put_together() -> None:
    """A type checker cannot follow such a name, so a renamed action would lose its method."""
    refuse(
        Finding(path, node.lineno, ast.unparse(node))
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "getattr"
        and isinstance(node.args[1], ast.JoinedStr | ast.BinOp)
    )


def test_every_code_is_its_typed_answer() -> None:
    assert [parse(number).code for number in range(len(CODES))] == list(CODES)
