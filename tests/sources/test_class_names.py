"""A class name means one thing in the whole package."""

from __future__ import annotations

import ast
from collections import defaultdict
from typing import TYPE_CHECKING

from .reading import MODULES, Finding, refuse, tree_of

if TYPE_CHECKING:
    from pathlib import Path

SHARED = {
    "Command": "Django finds the commands of `manage.py` by this name",
    "DatabaseWrapper": "Django finds the class of a connection by this name",
    "Messages": "a schema of the API has the name that its readers know",
    "Question": "so has this one; and the row of the database keeps the name of its table",
}
"""Names of several classes, with the reason."""


def classes() -> dict[str, list[tuple[Path, int]]]:
    """Return where each class at the top of a module is defined, without those of migrations."""
    found: defaultdict[str, list[tuple[Path, int]]] = defaultdict(list)
    for path in MODULES:
        if "migrations" not in path.parts:
            for node in tree_of(path).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append((path, node.lineno))
    return found


def test_a_class_name_means_one_thing() -> None:
    refuse(
        Finding(path, line, f"{name} is the name of {len(places)} classes")
        for name, places in classes().items()
        if len(places) > 1 and name not in SHARED
        for path, line in places
    )


def test_every_shared_name_is_still_shared() -> None:
    found = classes()
    assert [name for name in SHARED if len(found[name]) < 2] == []
