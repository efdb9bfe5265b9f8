"""The guides are followed: their edits are made in a copy of the sources, and what they promise is tried there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from .reading import DOCS, MODULES, ROOT, Finding, blanked, joined, line_of, matches, refuse, text_of

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.once

GUIDES = sorted((DOCS / "guide").glob("*.md"))
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
EDIT = re.compile(
    r"^(?P<verb>In|Write) `(?P<path>[^`]+)`(?:, (?P<where>after|instead of) `(?P<line>[^`]+)`)?:\n\n"
    r"```\w*\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
"""A step of a guide: a new file, or lines after or instead of one that is in the file once."""
TRIAL = re.compile(r"^It works if this does:\n\n```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SET_UP = """
import os, tempfile
os.environ["VENDEMMIA_HOME"] = tempfile.mkdtemp(dir=os.environ["TMPDIR"])
"""


class Edit(NamedTuple):
    guide: Path
    number: int
    """The line of the guide that asks for it."""
    path: str
    line: str
    """The line of the file; empty for a new file."""
    instead: bool
    text: str

    def problem(self, tree: Path) -> str:
        """Make the edit. Return what is wrong with it, if anything."""
        file = tree / self.path
        if not self.line:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text, encoding="utf-8")
            return ""
        if not file.is_file():
            return f"no file {self.path}"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        found = [number for number, line in enumerate(lines) if line.strip() == self.line.strip()]
        if len(found) != 1:
            return f"{self.path} has {self.line!r} {len(found)} times"
        lines[found[0] + (not self.instead) : found[0] + 1] = [self.text]
        file.write_text("".join(lines), encoding="utf-8")
        return ""


def edits_of(guide: Path) -> list[Edit]:
    return [
        Edit(guide, line, found["path"], found["line"] or "", found["where"] == "instead of", found["text"])
        for line, found in matches(guide, EDIT)
    ]


def trial_of(guide: Path) -> str:
    return "\n".join(TRIAL.findall(text_of(guide)))


FOLLOWED = [guide for guide in GUIDES if edits_of(guide)]


APART = ("add-a-card",)
"""Guides with a copy of their own, because another one adds to the end of the same table."""


@pytest.fixture(scope="session")
def trees(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Path]:
    """By guide, the sources with its edits and those of others."""

    def copied(name: str) -> Path:
        copy = tmp_path_factory.mktemp(name)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for folder in ("docs", "tests"):
            (copy / folder).symlink_to(ROOT / folder)
        return copy

    shared = copied("guides")
    return {guide: copied(guide.stem) if guide.stem in APART else shared for guide in FOLLOWED}


@pytest.fixture(scope="session")
def followed(trees: dict[Path, Path]) -> list[Finding]:
    """What is wrong with the edits, once they have been made."""
    made = ((edit, edit.problem(trees[guide])) for guide in FOLLOWED for edit in edits_of(guide))
    return [Finding(edit.guide, edit.number, problem) for edit, problem in made if problem]


def test_what_people_change_has_a_guide() -> None:
    names = {guide.stem for guide in FOLLOWED}
    things = ("card", "page", "api-field", "sentence", "lesson-step", "level", "metric", "notice-channel", "column")
    assert {f"add-a{'n' if thing[0] == 'a' else ''}-{thing}" for thing in (*things, "special-worker")} <= names


def test_every_edit_of_the_guides_fits_the_sources(followed: list[Finding]) -> None:
    refuse(followed)


@pytest.mark.parametrize("guide", FOLLOWED, ids=[guide.stem for guide in FOLLOWED])
def test_what_a_guide_promises_is_so(
    guide: Path, trees: dict[Path, Path], followed: list[Finding], tmp_path: Path
) -> None:
    assert not followed
    trial = trial_of(guide)
    assert "assert" in trial
    done = subprocess.run(
        [sys.executable, "-c", SET_UP + trial],
        cwd=trees[guide],
        env={**os.environ, "PYTHONPATH": str(trees[guide] / "src"), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_guides_name_files_and_tables_that_exist() -> None:
    sources = joined(MODULES)
    for guide in FOLLOWED:
        text = blanked(FENCE, text_of(guide))
        new = {edit.path for edit in edits_of(guide) if not edit.line}
        named = set(re.findall(r"`([^`\n]+)`", text))
        paths = {each for each in named if re.match(r"(src|tests|docs|scripts)/\S+$", each) and "*" not in each} - new
        tables = {each for each in named if re.fullmatch(r"[A-Z_]{4,}|_?[a-z]+_[a-z]+", each)}
        missing = {path for path in paths if not (ROOT / path).exists()}
        missing |= {table for table in tables if not re.search(rf"\b{table}\b", sources)}
        refuse(Finding(guide, line_of(guide, f"`{each}`"), f"names {each}, which does not exist") for each in missing)
