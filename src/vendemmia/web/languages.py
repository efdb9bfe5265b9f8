"""The languages to choose from, each with its own name for itself."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError

from vendemmia.locale import languages


@cache
def spoken_languages() -> tuple[tuple[str, str], ...]:
    """The code and the name of every language. No catalogue is read for it."""
    return tuple((language, _own_name(language)) for language in languages())


def _own_name(language: str) -> str:
    try:
        name = Locale.parse(language, sep="-").get_display_name() or language
    except (UnknownLocaleError, ValueError):  # A draft may have any name.
        return language
    return name[:1].upper() + name[1:]
