"""Pages in one file: templates with their styles inside, for a browser without a server."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

FOLDER = Path(__file__).parent
"""Templates and styles."""


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Return the environment of the templates. Missing names are errors: a page with a hole in it must not be
    written."""
    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page(name: str, **values: object) -> str:
    """Return a page by the name of its template, with the tokens and styles of the same name."""
    style = "".join((FOLDER / f"{sheet}.css").read_text(encoding="utf-8") for sheet in (f"{name}-tokens", name))
    return environment().get_template(f"{name}.html").render(style=style, **values)
