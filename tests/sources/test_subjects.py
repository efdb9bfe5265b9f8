"""The parts of one subject of the web have one name: page, presenter, templates, style sheet, script and test."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from .reading import SCRIPTS, STYLES, TEMPLATES, TESTS, WEB, Finding, refuse, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PAGES = sorted(path for path in (WEB / "pages").rglob("*.py") if path.stem != "__init__")
PRESENTERS = sorted(path for path in (WEB / "show").rglob("*.py") if path.stem != "__init__")
TEMPLATE = re.compile(r"([a-z_]+)/[a-z_]*(\.html)?")
"""The name of a template, also the beginning of one that is put together."""
SHARED = {"common"}
"""Folders of templates for all pages."""
WITHOUT_A_SUBJECT = {
    "account/shown": "draws the pages of the account",
    "common/rendering": "draws all pages",
    "common/visit": "finds the table of a request",
}
"""Modules of `pages` that serve other pages, with what they do."""


def room_and_name(path: Path) -> tuple[str, str]:
    return path.parent.name, path.stem


def templates_of(page: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines and folders of the templates that a page names."""
    for node in ast.walk(tree_of(page)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and (found := TEMPLATE.fullmatch(node.value)):
            if found[1] in {path.parent.name for path in TEMPLATES}:
                yield node.lineno, found[1]


def names_besides(own: Path) -> set[str]:
    """Return all names that a part of a subject can have: of files, and of the folders of templates."""
    found = {path.parent.name for path in TEMPLATES}
    for path in (*PAGES, *PRESENTERS, *TEMPLATES, *STYLES, *SCRIPTS):
        if path != own:
            found.add(path.stem.replace("-", "_"))
    return found | {path.stem.removeprefix("test_") for path in TESTS if path.stem.startswith("test_")}


def test_a_page_is_drawn_by_templates_of_its_room_or_its_name() -> None:
    refuse(
        Finding(page, line, f"draws a template of {folder!r}")
        for page in PAGES
        for line, folder in templates_of(page)
        if folder not in {*room_and_name(page), *SHARED}
    )


def test_every_page_shares_its_name_with_another_part_of_its_subject() -> None:
    refuse(
        Finding(page, 1, "no presenter, template, style sheet, script or test has the name of this page")
        for page in PAGES
        if "/".join(room_and_name(page)) not in WITHOUT_A_SUBJECT
        and not any(re.fullmatch(rf"{page.stem}(_\w+)?", name) for name in names_besides(page))
    )


def test_every_exception_is_still_there() -> None:
    assert set(WITHOUT_A_SUBJECT) <= {"/".join(room_and_name(page)) for page in PAGES}


def test_every_folder_of_templates_belongs_to_a_page() -> None:
    known = {name for page in PAGES for name in room_and_name(page)} | {"parts"}
    refuse(
        Finding(path, 1, "no room and no page has this folder") for path in TEMPLATES if path.parent.name not in known
    )
