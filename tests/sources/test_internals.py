"""Private interfaces of libraries are used in one place of the web package, and each is explained and tested."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from .reading import MODULES, ROOT, TESTS, WEB, Finding, refuse, text_of, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

INTERNALS = WEB / "internals"
PRIVATE = re.compile(
    r"django\.(core\.handlers|db\.backends\.(base|sqlite3)|db\.models\.sql|template\.backends|urls\.resolvers"
    r"|utils\.translation\.trans_real)\b|jinja2\.(compiler|environment|runtime)\b|uvicorn\.(protocols|server)\b"
)
"""Modules that no documentation of their library names."""
OPEN = ("django.db.backends.base.base.BaseDatabaseWrapper", "django.db.backends.base.schema", "jinja2.runtime.Macro")
"""Types of what documented interfaces hand to us."""
OWN = {"_replace", "_asdict", "_fields", "_make", "_meta", "_base_manager", "_default_manager", "_exit"}
"""Names that begin so and are documented all the same."""


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each imported name with its line."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def test_private_modules_of_libraries_are_imported_in_one_package() -> None:
    refuse(
        Finding(path, line, f"imports {name}")
        for path in MODULES
        if INTERNALS not in path.parents
        for line, name in imported(path)
        if PRIVATE.match(name) and not name.startswith(OPEN)
    )


def test_one_file_uses_the_inside_of_pytest() -> None:
    """To report a test once instead of four times saves a tenth of the time of a run; pytest offers no other way."""
    users = [path for path in TESTS if any(name.startswith("_pytest.runner") for _, name in imported(path))]
    assert users == [ROOT / "tests" / "conftest.py"]


def test_private_attributes_of_requests_and_answers_are_used_in_one_package() -> None:
    refuse(
        Finding(path, node.lineno, f"uses {ast.unparse(node)}")
        for path in MODULES
        if WEB in path.parents and INTERNALS not in path.parents
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and re.match(r"_[a-z]", node.attr) and node.attr not in OWN
        if isinstance(node.value, ast.Name) and node.value.id in {"connection", "queryset", "request", "response"}
    )


def test_each_door_says_why_it_is_open_and_has_a_test() -> None:
    doors = [path for path in INTERNALS.glob("*.py") if path.name != "__init__.py"]
    assert doors
    tests = ROOT / "tests" / "web" / "internals"
    refuse(
        Finding(path, 1, what)
        for path in doors
        for what, fails in (
            ("does not say its gain in figures", not re.search(r"^Gain\b[^:]*:[^\d]*\d", text_of(path), re.MULTILINE)),
            (f"has no tests/web/internals/test_{path.stem}.py", not (tests / f"test_{path.stem}.py").exists()),
        )
        if fails
    )
