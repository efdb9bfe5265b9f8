"""The name of a browser in the header that it sends, as far as a person needs it to recognise their own."""

from __future__ import annotations

from typing import Final, NamedTuple

BROWSERS: Final = {
    "edge": ("Edg/", "EdgA/", "EdgiOS/"),
    "opera": ("OPR/", "Opera"),
    "samsung": ("SamsungBrowser/",),
    "firefox": ("Firefox/", "FxiOS/"),
    "chrome": ("Chrome/", "CriOS/", "Chromium/"),
    "safari": ("Safari/",),
}
"""By what they say of themselves. The first that fits: most of them also claim to be those further down."""
SYSTEMS: Final = {
    "android": ("Android",),
    "ios": ("iPhone", "iPad", "iPod"),
    "windows": ("Windows",),
    "chromeos": ("CrOS",),
    "macos": ("Macintosh", "Mac OS X"),
    "linux": ("Linux", "X11"),
}


NAMES: Final = {
    "edge": "Edge",
    "opera": "Opera",
    "samsung": "Samsung Internet",
    "firefox": "Firefox",
    "chrome": "Chrome",
    "safari": "Safari",
    "android": "Android",
    "ios": "iOS",
    "windows": "Windows",
    "chromeos": "ChromeOS",
    "macos": "macOS",
    "linux": "Linux",
}
"""Proper names: they are the same in every language."""


class Described(NamedTuple):
    """A browser and its system; empty for what we do not know."""

    browser: str
    system: str


def described(header: str) -> Described:
    """Return what the header `User-Agent` says."""
    return Described(_first(BROWSERS, header), _first(SYSTEMS, header))


def _first(known: dict[str, tuple[str, ...]], header: str) -> str:
    return next((name for name, marks in known.items() if any(mark in header for mark in marks)), "")
