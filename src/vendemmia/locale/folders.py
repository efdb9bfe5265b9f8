"""Where the languages are: one folder each, with Fluent files and the numbered rules.

A translator can keep a draft anywhere: the folders in `VENDEMMIA_LANGUAGES` are added to those of the package.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SOURCE_LANGUAGE: Final = "en"
"""Everything is written in this language first."""
DRAFTS: Final = "VENDEMMIA_LANGUAGES"
"""The environment variable with a folder of further languages, one folder each. They win over those of the package."""


@lru_cache(maxsize=1)
def language_folders() -> dict[str, Traversable]:
    """Return the folder of every language."""
    found = folders_in(files(__package__))
    drafts = os.environ.get(DRAFTS, "")
    return found | folders_in(Path(drafts)) if drafts and Path(drafts).is_dir() else found


def folders_in(root: Traversable) -> dict[str, Traversable]:
    """Return the folders with Fluent files."""
    found = {folder.name: folder for folder in root.iterdir() if folder.is_dir() and catalogue_files(folder)}
    return dict(sorted(found.items()))


def read_text(file: Traversable) -> str:
    """Return the text of a file. A draft that is not in UTF-8 shows wrong letters, and stops nothing."""
    return file.read_bytes().decode("utf-8", "replace")


def catalogue_files(folder: Traversable) -> list[Traversable]:
    """Return the Fluent files of a language."""
    return _files(folder, ".ftl")


def rule_files(language: str) -> list[Traversable]:
    """Return the pages of the numbered rules; none if a language has none."""
    folder = rules_folder(language)
    return [] if folder is None else _files(folder, ".md")


def _files(folder: Traversable, ending: str) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)


def languages() -> tuple[str, ...]:
    """Return the available languages."""
    return tuple(language_folders())


def rules_folder(language: str) -> Traversable | None:
    """Return the folder with the numbered rules; None if a language has none.

    English is in the package once it is installed; a source checkout has it in docs/rules.
    """
    if language != SOURCE_LANGUAGE:
        folder = language_folders().get(language)
        rules = None if folder is None else folder / "rules"
        return rules if rules is not None and rules.is_dir() else None
    installed = files("vendemmia") / "rulebook"
    if installed.is_dir():
        return installed
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    return checkout if checkout.is_dir() else None
