"""The files of the project as tests read them: their texts, their trees, and the places where something is wrong."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "vendemmia"
MODULES = sorted(PACKAGE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
WEB = PACKAGE / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
STATIC = WEB / "static" / "vendemmia"
STYLES = sorted((STATIC / "css").rglob("*.css"))
SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
CATALOGUES = PACKAGE / "locale"
DOCS = ROOT / "docs"


class Finding(NamedTuple):
    """Something in a file that should not be there, or that is missing in it."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{name_of(self.path)}:{self.line}: {self.what}"


def name_of(path: Path) -> str:
    """Return the name of a file from the root of the repository."""
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


def joined(paths: Iterable[Path]) -> str:
    """Return the texts of several files as one."""
    return "\n".join(map(text_of, paths))


def line_at(text: str, offset: int) -> int:
    """Return the number of the line in which a text has an offset."""
    return text.count("\n", 0, offset) + 1


def blanked(pattern: re.Pattern[str], text: str) -> str:
    """Return a text in which blanks replace all that a pattern finds; every other letter keeps its line."""
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def matches(path: Path, pattern: re.Pattern[str], text: str | None = None) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield what a pattern finds in a file, or in a changed text of it, with the number of its line."""
    text = text_of(path) if text is None else text
    for found in pattern.finditer(text):
        yield line_at(text, found.start()), found


def line_of(path: Path, part: str) -> int:
    """Return the number of the first line that has a text; 1 if none has it."""
    offset = text_of(path).find(part)
    return line_at(text_of(path), max(offset, 0))


def tracked(*more: str) -> list[str]:
    """Return the names of all files of the repository, and of those that options of git add."""
    listed = git("ls-files", "--cached", *more)
    return [name for name in listed if (ROOT / name).is_file()]


def git(*command: str) -> list[str]:
    """Return the lines that git says about this repository. A test without a clone of it is skipped."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("needs a clone of the repository")
    run = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return run.stdout.splitlines()


def refuse(found: Iterable[Finding]) -> None:
    """Fail if anything was found, with a line `file:line: what` for each finding."""
    if lines := sorted({str(each) for each in found}):
        pytest.fail("\n".join(lines), pytrace=False)
