"""The files that a browser keeps for the companion, and their version: it changes when any of them does."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from django.urls import reverse

from vendemmia.web.assets import address, asset

from .data import data_in

if TYPE_CHECKING:
    from collections.abc import Iterable

PARTS: Final = ("home", "automa", "campaign", "score", "setup", "ask")
"""The companion's pages."""
ASSETS: Final = (
    "bundles/companion.css",
    "bundles/companion.js",
    "vendemmia/icons.svg",
    "vendemmia/favicon.svg",
    "vendemmia/css/hills.svg",
    "vendemmia/css/grain.svg",
    "vendemmia/app/touch-180.png",
    "vendemmia/app/icon-192.png",
)


def page_address(part: str) -> str:
    return reverse("companion") if part == PARTS[0] else reverse("companion_part", args=[part])


def data_address(language: str) -> str:
    """The address of the data; it names the content, so a browser may keep it for good."""
    return f"{reverse('companion_data', args=[language])}?v={data_in(language).tag}"


def kept_files(language: str) -> list[str]:
    """The addresses of all that the companion needs without a network."""
    return [*map(page_address, PARTS), *map(address, ASSETS), data_address(language)]


def version(language: str, pages: Iterable[str]) -> str:
    """A name for the content of all files; `pages` are the texts of the pages."""
    found = sha256("\n".join(kept_files(language)).encode())
    for name in ASSETS:
        kept = asset(name)
        found.update(kept.tag.encode() if kept is not None else b"")
    for text in pages:
        found.update(text.encode())
    return found.hexdigest()[:16]
