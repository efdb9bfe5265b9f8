"""What first pages need, made when the server listens: else the first reader would wait half a second for it."""

from __future__ import annotations

from threading import Thread
from typing import Final

from vendemmia.locale.folders import SOURCE_LANGUAGE

from .static_files import address
from .templates import environment

FILES: Final = (
    *("bundles/table.css", "bundles/home.css", "bundles/table.js", "bundles/page.js"),
    *("drawings/icons.svg", "drawings/people.svg", "drawings/pages.svg"),
)
TEMPLATES: Final = ("home/home.html", "table/table.html")


def prepare() -> None:
    """Make the largest files, and read the templates of the main pages in our first language."""
    for path in FILES:
        address(path)
    for name in TEMPLATES:
        environment(SOURCE_LANGUAGE).get_template(name)


def prepare_beside() -> None:
    """Do so in a thread, while the server already answers."""
    Thread(target=prepare, name="first visit", daemon=True).start()
