"""The documentation is a site: one command builds it, and refuses broken links."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .reading import DOCS

pytestmark = pytest.mark.once


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    site = tmp_path / "site"
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-d",
        f"{tmp_path}/read",
        str(DOCS),
        str(site),
    ]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "searchindex" in (site / "search.html").read_text(encoding="utf-8")
    first = (site / "index.html").read_text(encoding="utf-8")
    pages = {page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")}
    assert [page for page in pages if not (site / page).is_file()] == []
    assert [page for page in pages if page.name != "README.html" and f'href="{page.as_posix()}"' not in first] == []
    loaded = [line for line in first.split("<") if line.startswith(("script", "link")) and "https:" in line]
    assert loaded == [], "nothing is loaded from elsewhere"
