"""Break the long lines of templates where the page stays the same.

    python scripts/wrap_templates.py [FILE ...]

Tools that format HTML put each element on lines of its own, and so add blanks between words. This one breaks a line
only where the page stays the same: after a block, whose line break Jinja leaves out, before `{{-` and after `-}}`, at a
blank, between attributes, or inside of an expression. It compares what Jinja reads before and after. Without files it
takes all templates.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from jinja2 import Environment
from jinja2.nodes import Node, TemplateData

if TYPE_CHECKING:
    from collections.abc import Iterator

TEMPLATES: Final = Path(__file__).resolve().parents[1] / "src" / "vendemmia" / "web" / "templates"
LONGEST: Final = 140
WISHED: Final = 110
"""Where a long line ends at best: what follows is easier to read as a line of its own than as a rest."""
INDENT: Final = 2
TOKEN: Final = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
STRING: Final = re.compile(r""""[^"]*"|'[^']*'""")
BLANKS: Final = re.compile(r"\s+")
KEPT: Final = re.compile(r"<(pre|textarea)\b[^>]*>(.*?)</\1>", re.DOTALL)
ENVIRONMENT: Final = Environment(trim_blocks=True, lstrip_blocks=True, autoescape=True)


class Break(NamedTuple):
    """A place where a line may end."""

    end: int
    start: int
    """Where the next line starts: after the blank, if there is one."""
    worth: int
    indented: bool
    tail: str = ""
    """What is added to the line: Jinja drops the blanks after `-}}`."""
    head: str = ""
    """What is added to the next line, as `{{-`, before which Jinja drops the blanks."""


def places(text: str) -> Iterator[Break]:
    """Yield the places where a template may be broken, in order."""
    kept = [found.span(2) for found in KEPT.finditer(text)]
    tag = quote = ""
    path = first = False
    at = 0
    while at < len(text):
        if any(start <= at < end for start, end in kept):
            at += 1
            continue
        if token := TOKEN.match(text, at):
            if token[0].startswith("{{ ") and not tag and text[at - 1 : at].strip() and not text.endswith("%}", 0, at):
                yield Break(at, at + 2, 35, True, head="{{-")
            at = token.end()
            yield from _inside(text, token, -10 if quote else 0)
            if token[0].endswith(" }}") and not tag and at < len(text) and not text[at].isspace():
                yield Break(at - 2, at, 36, True, tail="-}}")
            if token[0].endswith("%}") and at < len(text) and not text[at].isspace():
                block = text.startswith("{%", at)
                yield Break(at, at, 5 if quote else 10 if tag and not block else 40, block)
            continue
        letter = text[at]
        if quote:
            quote = "" if letter == quote else quote
            if letter == " " and path:
                yield Break(at, at + 1, 5, indented=False)
        elif tag and letter in "\"'":
            quote, path = letter, text.endswith(" d=", 0, at)
        elif tag and letter == ">":
            tag = ""
        elif not tag and letter == "<" and re.match(r"</?[a-zA-Z]", text[at:]):
            tag, first = "<", True
        elif letter == " ":
            end = at
            while at + 1 < len(text) and text[at + 1] == " ":
                at += 1
            if not text.endswith(("%}", "#}"), 0, end):  # Jinja would leave out the break.
                yield Break(end, at + 1, 30 if not tag else 0 if first else 25, bool(tag))
            first = False
        at += 1


def _inside(text: str, token: re.Match[str], more: int) -> Iterator[Break]:
    """Yield the blanks of an expression, but not those of its strings."""
    strings = [found.span() for found in STRING.finditer(text, *token.span())] if token[0][1] != "#" else []
    for blank in re.compile(" +").finditer(text, token.start() + 2, token.end() - 3):
        if not any(start < blank.start() < end for start, end in strings):
            before = text[blank.start() - 1]
            worth = 28 if token[0][1] == "#" else 8 if before == "," else -20 if before == token[0][1] else 0
            yield Break(blank.start(), blank.end(), worth + more, token[0][1] != "#")


def wrapped(text: str) -> str:
    """Return a template without lines that are too long, if there is a place to break them."""
    found = list(places(text))
    lines: list[str] = []
    start = 0
    for line in text.split("\n"):
        end = start + len(line)
        lines += _broken(text, start, end, [each for each in found if start < each.end < end and each.start < end])
        start = end + 1
    return "\n".join(lines)


def _broken(text: str, start: int, end: int, found: list[Break]) -> Iterator[str]:
    """Yield one line as several, each as long as it may be."""
    first = text[start:end]
    margin = len(first) - len(first.lstrip(" "))
    prefix = ""
    while len(prefix) + end - start > LONGEST:
        room = start + LONGEST - len(prefix)
        fits = [each for each in found if start + 20 < each.end <= room - len(each.tail)]
        if not fits:
            fits = [each for each in found if each.end > start + 20][:1]
        if not fits:
            break
        best = max(fits, key=lambda each: min(each.end - start + len(prefix), WISHED) + each.worth)
        yield prefix + text[start : best.end] + best.tail
        prefix = " " * (margin + INDENT) * best.indented + best.head
        start = best.start
    yield prefix + text[start:end]


def _read(node: Node) -> object:
    """Return what Jinja reads, with blanks of any length as one."""
    if isinstance(node, TemplateData):
        return BLANKS.sub(" ", node.data)
    fields = [(name, _value(value)) for name, value in node.iter_fields()]
    return type(node).__name__, fields


def _value(value: object) -> object:
    if isinstance(value, Node):
        return _read(value)
    return [_value(each) for each in value] if isinstance(value, (list, tuple)) else value


def same(before: str, after: str) -> bool:
    """Return whether two templates make the same page, but for the length of blanks."""
    return _read(ENVIRONMENT.parse(before)) == _read(ENVIRONMENT.parse(after))


def main() -> None:
    for file in [Path(name) for name in sys.argv[1:]] or sorted(TEMPLATES.rglob("*.html")):
        before = file.read_text(encoding="utf-8")
        after = wrapped(before)
        if not same(before, after):
            raise SystemExit(f"{file}: broken lines would change the page")
        if after != before:
            file.write_text(after, encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main()
