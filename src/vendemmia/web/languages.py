"""The languages to choose from, each with its own name for itself."""

from __future__ import annotations

from functools import cache

from vendemmia.locale import languages
from vendemmia.locale.messages import locale_of


@cache
def spoken_languages() -> tuple[tuple[str, str], ...]:
    """The code and the name of every language. No catalogue is read for it."""
    return tuple((language, _own_name(language)) for language in languages())


def _own_name(language: str) -> str:
    locale = locale_of(language)
    name = (locale.get_display_name() if language.startswith(locale.language) else "") or language
    return name[:1].upper() + name[1:]
