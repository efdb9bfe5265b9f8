"""A quicker parser of Fluent: the library looks at every letter several times, this one reads texts and names whole.

What a page shows is parsed while a reader waits for it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.parser import with_span
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.syntax.stream import FluentParserStream

TEXT = re.compile(r"[^{}\r\n]*")
NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Parser(FluentParser):
    """Reads what `FluentParser` reads, in half the time. Places in the text (`spans`) are left out unless wanted."""

    def __init__(self, *, with_spans: bool = False) -> None:
        super().__init__(with_spans)

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        found = _whole(TEXT, ps)
        if ps.current_char in {None, "{", "}", "\n"}:
            return ast.TextElement(found)
        return ast.TextElement(found + super().get_text_element(ps).value)  # A carriage return, alone or in the text.

    @with_span
    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        return ast.Identifier(_whole(NAME, ps)) if ps.is_char_id_start(ps.current_char) else super().get_identifier(ps)


LEAVES = (ast.Comment, ast.Identifier, ast.Span, ast.TextElement)
"""Most of the nodes: nothing is inside of them."""


class BranchVisitor(Visitor):
    """Visits the nodes of a message as `Visitor` does, without the leaves, and in a third of the time."""

    def generic_visit(self, node: ast.BaseNode) -> None:
        for inside in vars(node).values():
            if inside.__class__ is list:
                for each in inside:
                    if not isinstance(each, LEAVES):
                        self.visit(each)
            elif isinstance(inside, ast.BaseNode) and not isinstance(inside, LEAVES):
                self.visit(inside)


def _whole(pattern: re.Pattern[str], ps: FluentParserStream) -> str:
    """Return what fits the pattern from here on; the stream goes to its end."""
    found = pattern.match(ps.string, ps.index)
    if found is None:
        return ""
    ps.index = found.end()
    ps.peek_offset = 0
    return found[0]
