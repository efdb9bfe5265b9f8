"""The environment of the templates: one for each language, so that parts drawn once can be kept."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.conf import settings
from django.urls import reverse
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from vendemmia.locale import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from jinja2.runtime import Macro

FOLDER = Path(__file__).parent / "templates"
LANGUAGES = 8
"""So many environments are kept; each reads the templates once."""
KEPT = 2048
"""So many drawings of a macro are kept."""
ADDRESSES = 4096


@lru_cache(maxsize=LANGUAGES)
def environment(language: str) -> Environment:
    """Missing names are errors: a page with a hole in it must not pass a test."""
    env = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=settings.DEBUG,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    spoken = words(language)
    env.globals.update(
        static=static,
        url=url,
        icons=static("vendemmia/icons.svg"),
        kept=kept,
        words=spoken,
        t=spoken.message,
        language=language,
    )
    return env


def kept(macro: Macro) -> Callable[..., str]:
    """A macro that draws the same thing once: `{% set ic = kept(ic) %}` after it, in a file that is imported without context.

    It sees nothing but its arguments and the language, so that what was drawn for one reader is right for every other.
    Marked-up and plain texts are told apart, which look the same to a dictionary.
    """
    return lru_cache(maxsize=KEPT, typed=True)(macro)


def static(path: str) -> str:
    """The address of a file; it carries the version, so that browsers may keep it for long."""
    return f"{settings.STATIC_URL}{path}?v={settings.STATIC_VERSION}"


def url(name: str, *args: object, **query: object) -> str:
    """The address of a page, e.g. url("table", table.id) or url("replay", table.id, ply=3)."""
    address = _address(name, *args)
    return f"{address}?{urlencode(query)}" if query else address


@lru_cache(maxsize=ADDRESSES)
def _address(name: str, *args: object) -> str:
    return reverse(name, args=args)
