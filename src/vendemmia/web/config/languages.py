"""The languages to choose from, each with its own name for itself, and those that a browser asks for."""

from __future__ import annotations

import re
from functools import cache

from vendemmia.locale import languages
from vendemmia.locale.messages import locale_of

ASKED = re.compile(r"\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")
LONGEST = 500
"""Letters of a header that are read."""


def asked_languages(header: str) -> list[str]:
    """Return the languages of `Accept-Language`, the most wanted first, without parts that make no sense."""
    parts = (ASKED.fullmatch(part) for part in header[:LONGEST].lower().split(","))
    found = [(float(part[2] or 1), part[1]) for part in parts if part]
    return [language for _, language in sorted(found, key=lambda each: -each[0])]


@cache
def spoken_languages() -> tuple[tuple[str, str], ...]:
    """Return the code and the name of every language. No catalogue is read for it."""
    return tuple((language, _own_name(language)) for language in languages())


def _own_name(language: str) -> str:
    locale = locale_of(language)
    name = (locale.get_display_name() if language.startswith(locale.language) else "") or language
    return name[:1].upper() + name[1:]
