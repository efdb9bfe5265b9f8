"""Style sheets and scripts as files: each is used, and so is every class that is styled, in two sheets at most."""

from __future__ import annotations

import re
from pathlib import Path

from vendemmia.engine.numbers.names import WINE_TYPES
from vendemmia.web.assets import bundles, scripts

from .reading import (
    DOCS,
    MODULES,
    SCRIPTS,
    STATIC,
    STYLES,
    TEMPLATES,
    WEB,
    Finding,
    blanked,
    joined,
    line_of,
    matches,
    name_of,
    refuse,
    text_of,
)

NOT_SELECTORS = (
    re.compile(r"/\*.*?\*/", re.DOTALL),
    re.compile(r"url\([^)]*\)"),
    re.compile(r"[\w-]+\s*:\s[^;{}]*(?=[;}])"),
)
"""Comments, and what stands in declarations."""
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
WHERE_A_HOVER_IS = re.compile(r"@media \(hover: hover\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
HOVER = re.compile(r"[^{}]*:hover[^{}]*\{")
RULE = re.compile(r"([^{};]+)\{")
NOT_A_RULE = re.compile(r"@|(?:from|to|[\d.]+%)(?:,|$)")
BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
STATES = frozenset({"none", "now", "spring", "summer", "fall", "winter"})
"""Classes that say how a thing is, wherever it is; a part of any component may have them."""


def cut(text: str, at: str) -> list[str]:
    """Cut a text at letters that stand outside of all brackets."""
    pieces, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter in at and not depth:
            pieces.append("")
        else:
            pieces[-1] += letter
    return [piece.strip() for piece in pieces if piece.strip()]


def styled(selector: str) -> list[str]:
    """Return the classes that a selector styles: the first one of its last part. Those after it are states of it."""
    part = cut(selector, " >+~\n")[-1]
    if part.startswith((":is(", ":where(")):
        choices = cut(part, ")")[0].partition("(")[2]
        inside = [name for choice in cut(choices, ",") for name in styled(choice)]
        if inside:
            return inside
    while BRACKETS.search(part):
        part = BRACKETS.sub("", part)
    return CLASS.findall(part)[:1]


def test_no_class_is_styled_in_more_than_two_sheets() -> None:
    """A component has a sheet of its own; another one may say how large it is at the table, or how it is printed.

    Layouts arrange what others draw.
    """
    sheets: dict[str, dict[Path, int]] = {}
    for path in STYLES:
        if path.parent.name not in ("css", "layouts"):
            css = blanked(NOT_SELECTORS[0], text_of(path))
            for line, found in matches(path, RULE, css):
                for selector in cut(found[1], ","):
                    if not NOT_A_RULE.match(selector):
                        for name in styled(selector):
                            sheets.setdefault(name, {}).setdefault(path, line + found[0].count("\n"))
    refuse(
        Finding(path, line, f".{name} is styled in {len(where)} sheets")
        for name, where in sheets.items()
        if len(where) > 2 and name not in STATES
        for path, line in where.items()
    )


def test_every_sheet_begins_with_what_it_is_about() -> None:
    refuse(Finding(path, 1, "does not say what it is about") for path in STYLES if not text_of(path).startswith("/* "))


def test_every_class_that_is_styled_is_drawn() -> None:
    drawn = joined([*TEMPLATES, *(path for path in MODULES if WEB in path.parents), *SCRIPTS])
    known = {*re.findall(r"[\w-]+", drawn), *WINE_TYPES}
    beginnings = tuple(word for word in known if word.endswith("-"))
    left_over = []
    for path in STYLES:
        css = text_of(path)
        for pattern in NOT_SELECTORS:
            css = blanked(pattern, css)
        left_over += [
            Finding(path, line, f"nothing draws .{found[1]}")
            for line, found in matches(path, CLASS, css)
            if found[1] not in known and not re.fullmatch(r"p[1-6]", found[1]) and not found[1].startswith(beginnings)
        ]
    refuse(left_over)


def test_every_short_class_is_in_the_list() -> None:
    """A name of one or two letters says nothing: `docs/design/web/classes.md` does."""
    page = DOCS / "design" / "web" / "classes.md"
    rows = re.findall(r"(?m)^\| (`.+`) \|", text_of(page))
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    found: dict[str, Finding] = {}
    for path in STYLES:
        css = text_of(path)
        for pattern in NOT_SELECTORS:
            css = blanked(pattern, css)
        for line, each in matches(path, CLASS, css):
            if len(each[1]) <= 2:
                found.setdefault(each[1], Finding(path, line, f".{each[1]} is not in {name_of(page)}"))
    refuse(found[name] for name in sorted(found.keys() - listed))
    refuse(
        Finding(page, line_of(page, f"`{name}`"), f"nothing styles .{name}") for name in sorted(listed - found.keys())
    )


def test_hover_is_styled_only_where_there_is_a_hover() -> None:
    """A finger leaves it behind."""
    refuse(
        Finding(path, line + found[0].count("\n"), "styled also where there is no hover")
        for path in STYLES
        for line, found in matches(path, HOVER, blanked(WHERE_A_HOVER_IS, text_of(path)))
    )


def test_every_style_sheet_and_every_script_is_used() -> None:
    """A file that no page asks for is left over, or was forgotten in a list."""
    templates = joined(TEMPLATES)
    used = set(re.findall(r"static\('vendemmia/([\w/]+\.(?:css|js))'\)", templates))
    used |= {f"css/{part}.css" for parts in bundles.STYLES.values() for part in parts}
    used |= {
        "service-worker.js",
        "css/sizes.css",
        "css/picture.css",
    }  # At an address of its own; in each bundle; inside the picture of a result.
    used |= {
        source.relative_to(STATIC).as_posix()
        for name in scripts.SCRIPTS
        for source in scripts.joined_scripts(name).sources
    }
    files = {path.relative_to(STATIC).as_posix() for kind in ("css", "js") for path in STATIC.rglob(f"*.{kind}")}
    refuse(Finding(STATIC / name, 1, "no page asks for it") for name in files - used)
    assert used - files == set()
    asked = set(re.findall(r"static\('bundles/([\w.]+)'\)", templates))
    assert asked == {*(f"{name}.css" for name in bundles.STYLES), *(f"{name}.js" for name in scripts.SCRIPTS)}
