"""The files that a browser keeps for the companion, and their version: it changes when any of them does."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from django.urls import reverse

from vendemmia.web.assets.static_files import address, asset

from .data import data_in
from .pages import PARTS, page_address

if TYPE_CHECKING:
    from collections.abc import Iterable

FONTS: Final = tuple(
    f"vendemmia/fonts/{family}-{letters}-{weight}.woff2"
    for family, weights in (("alegreya", (800,)), ("alegreya-sans", (500, 700)))
    for letters in ("latin", "latin-ext", "cyrillic")
    for weight in weights
)
"""Kept for all languages: they may be changed without a network."""
ASSETS: Final = (
    "bundles/companion.css",
    "bundles/companion.js",
    "drawings/icons.svg",
    "drawings/pages.svg",
    "vendemmia/favicon.svg",
    "vendemmia/css/grain.png",
    "vendemmia/app/touch-180.png",
    "vendemmia/app/icon-192.png",
    *FONTS,
)


def data_address(language: str) -> str:
    """Return the address of the data; it names the content, so a browser may keep it for good."""
    return f"{reverse('companion_data', args=[language])}?v={data_in(language).tag}"


def kept_files(language: str) -> list[str]:
    """Return the addresses of all that the companion needs without a network."""
    return [*map(page_address, PARTS), *map(address, ASSETS), data_address(language)]


def version(language: str, pages: Iterable[str]) -> str:
    """Return a name for the content of all files; `pages` are the texts of the pages."""
    found = sha256("\n".join(kept_files(language)).encode())
    for name in ASSETS:
        kept = asset(name)
        found.update(kept.tag.encode() if kept is not None else b"")
    for text in pages:
        found.update(text.encode())
    return found.hexdigest()[:16]
