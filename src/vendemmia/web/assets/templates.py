"""The environment of the templates: one for each language, so that rendered parts can be cached."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode
from zlib import crc32

from django.conf import settings
from django.urls import reverse
from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined

from vendemmia.locale import words
from vendemmia.numerals import printed
from vendemmia.web.config.languages import spoken_languages
from vendemmia.web.drawings.estate import SIDES
from vendemmia.web.drawings.fields import FIELDS
from vendemmia.web.drawings.landscape import SEEDS
from vendemmia.web.internals.jinja import PageEnvironment

from .static_files import address as static

if TYPE_CHECKING:
    from collections.abc import Callable

    from jinja2.bccache import Bucket
    from jinja2.runtime import Macro

FOLDER = Path(__file__).parents[1] / "templates"
LANGUAGES = 8
"""The number of cached environments; each reads the templates once."""
CACHED = 2048
"""The number of cached results of a macro."""
ADDRESSES = 4096


@lru_cache(maxsize=LANGUAGES)
def environment(language: str) -> Environment:
    """Return the environment of the templates. Missing names are errors: a page with a hole in it must not pass a
    test."""
    env = PageEnvironment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=settings.DEBUG,
        bytecode_cache=_compiled(),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    spoken = words(language)
    env.globals.update(
        static=static,
        url=url,
        icons=static("drawings/icons.svg"),
        cached=cached,
        land=land,
        hillside_of=hillside_of,
        soil_of=soil_of,
        words=spoken,
        t=spoken.message,
        language=language,
        language_code=language.upper(),
        printed=printed,
        spoken=spoken_languages(),
    )
    return env


class Compiled(FileSystemBytecodeCache):
    """Compiled templates, in this user's folder for temporary files: every start after the first is ready sooner.

    What was compiled from another text, or by another version of Jinja, Python or this module, is not used.
    """

    def __init__(self, folder: str | None = None) -> None:
        super().__init__(folder, f"vendemmia-{_version()}-%s.template")

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """Return the key of a template, wherever the package is: another copy of it has the same templates, or
        overwrites these."""
        return super().get_cache_key(name)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):  # A full disk, or the folder was emptied: it is compiled again next time.
            super().dump_bytecode(bucket)


@cache
def _version() -> str:
    return sha256(Path(__file__).read_bytes()).hexdigest()[:12]


@cache
def _compiled() -> Compiled | None:
    """Return the cache of compiled templates; None if nothing can be kept safely."""
    try:
        return Compiled()
    except (OSError, RuntimeError):  # Jinja uses no folder that others can write to.
        return None


def cached(macro: Macro) -> Callable[..., str]:
    """Return a macro that draws the same thing once: `{% set ic = cached(ic) %}` after it, in a file imported without
    context.

    Such a macro sees only its arguments and the language, so what it drew for one reader is right for every other.
    `typed`: a dictionary takes a marked-up text for the plain text that looks the same, which would not be escaped.
    """
    return lru_cache(maxsize=CACHED, typed=True)(macro)


@lru_cache(maxsize=ADDRESSES)
def land(table_id: str) -> str:
    """Return the address of the drawings of a game's land: all its players see the same hills."""
    return static(f"drawings/land-{crc32(table_id.encode()) % SEEDS}.svg")


def hillside_of(table_id: str, seat: int) -> str:
    """Return the address of the hillside of a seat: neighbours have different ones."""
    return f"{land(table_id)}#ridge-{seat % SIDES}"


def soil_of(table_id: str, seat: int, field: int) -> str:
    """Return the address of the ground of a field, ploughed: each seat has the same three in another order."""
    return f"{land(table_id)}#f-{FIELDS[(FIELDS.index(field) + seat) % len(FIELDS)]}"


def url(name: str, *args: object, **query: object) -> str:
    """Return the address of a page, e.g. url("table", table.id) or url("replay", table.id, ply=3)."""
    address = _address(name, *args)
    return f"{address}?{urlencode(query)}" if query else address


@lru_cache(maxsize=ADDRESSES)
def _address(name: str, *args: object) -> str:
    return reverse(name, args=args)
