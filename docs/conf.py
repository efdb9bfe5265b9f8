"""The documentation as a searchable site: `sphinx-build -W docs build/docs` writes it and refuses broken links."""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DOCS: Final = Path(__file__).parent
REPOSITORY: Final = "https://github.com/vendemmia/vendemmia/blob/main/"
LINK: Final = re.compile(r"(\]\()([^)\s#:]+)(#[^)\s]*)?\)")
PARTS: Final = {
    "Using it": "*",
    "Rules": "rules/*",
    "Guides": "guide/*",
    "Design": "design/**",
    "Research": "research/*",
    "Languages": "languages/*",
}
"""The parts of the menu, and the pages in each."""

project = "Vendemmia"
author = "the Vendemmia contributors"
extensions = ["myst_parser"]
root_doc = "README"
html_theme = "furo"
html_title = "Vendemmia"
html_show_copyright = False
html_show_sourcelink = False
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # Neither Fluent nor bare requests have a lexer.


def to_repository(_app: Sphinx, name: str, source: list[str]) -> None:
    """Point links to folders and to files outside the pages at the repository, and give the first page the menu."""
    here = posixpath.dirname(name)

    def there(found: re.Match[str]) -> str:
        begin, path, anchor = found[1], found[2], found[3] or ""
        target = posixpath.normpath(posixpath.join("docs", here, path))
        is_page = target.startswith("docs/") and (DOCS.parent / target).is_file()
        return found[0] if is_page else f"{begin}{REPOSITORY}{target}{anchor})"

    source[0] = LINK.sub(there, source[0])
    if name == root_doc:
        menu = (
            f"```{{toctree}}\n:hidden:\n:glob:\n:caption: {part}\n\n{pages}\n```\n" for part, pages in PARTS.items()
        )
        source[0] += "\n" + "\n".join(menu)


def add_index(app: Sphinx, error: Exception | None) -> None:
    """Let the address of the folder lead to the first page."""
    if error is None:
        shutil.copyfile(Path(app.outdir) / f"{root_doc}.html", Path(app.outdir) / "index.html")


def setup(app: Sphinx) -> None:
    """Connect the functions above; Sphinx calls it."""
    app.connect("source-read", to_repository)
    app.connect("build-finished", add_index)
