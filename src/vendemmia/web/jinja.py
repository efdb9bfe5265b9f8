"""The environment of the templates: one for each language, so that rendered parts can be cached."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from django.conf import settings
from django.urls import reverse
from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, Template, nodes
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context

from vendemmia.locale import words

from .assets import address as static
from .languages import spoken_languages

if TYPE_CHECKING:
    from collections.abc import Callable

    from jinja2.bccache import Bucket
    from jinja2.compiler import Frame
    from jinja2.environment import TemplateModule
    from jinja2.runtime import Macro

FOLDER = Path(__file__).parent / "templates"
LANGUAGES = 8
"""The number of cached environments; each reads the templates once."""
CACHED = 2048
"""The number of cached results of a macro."""
ADDRESSES = 4096


class DirectCalls(Context):
    """Nothing that the templates call needs the context, so calls skip the check for it."""

    def call(__self, __obj: Callable[..., object], *args: object, **kwargs: object) -> object:  # noqa: N805 - as in Jinja
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return __obj(*args, **kwargs)


class ImportedOnce(Template):
    """All templates see the same globals, so a file of macros is the same for all that import it."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        if self._module is None:
            self._module = self.make_module()
        return self._module


class EmptyElse(CodeGenerator):
    """`{{ "x" if y }}` is an empty text where y is false; Jinja would create an object for it each time."""

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802 - as in Jinja
        if node.expr2 is None:
            node.expr2 = nodes.Const("")
        super().visit_CondExpr(node, frame)


class PageEnvironment(Environment):
    context_class = DirectCalls
    template_class = ImportedOnce
    code_generator_class = EmptyElse


@lru_cache(maxsize=LANGUAGES)
def environment(language: str) -> Environment:
    """Missing names are errors: a page with a hole in it must not pass a test."""
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
        icons=static("vendemmia/icons.svg"),
        cached=cached,
        words=spoken,
        t=spoken.message,
        language=language,
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
        """Wherever the package is: another copy of it has the same templates, or overwrites these."""
        return super().get_cache_key(name)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):  # A full disk, or somebody has tidied up: it is compiled again next time.
            super().dump_bytecode(bucket)


@cache
def _version() -> str:
    return sha256(Path(__file__).read_bytes()).hexdigest()[:12]


@cache
def _compiled() -> Compiled | None:
    """None if nothing can be kept safely."""
    try:
        return Compiled()
    except (OSError, RuntimeError):  # Jinja uses no folder that others can write to.
        return None


def cached(macro: Macro) -> Callable[..., str]:
    """A macro that draws the same thing once: `{% set ic = cached(ic) %}` after it, in a file imported without context.

    Such a macro sees only its arguments and the language, so what it drew for one reader is right for every other.
    `typed`: a dictionary takes a marked-up text for the plain text that looks the same, which would not be escaped.
    """
    return lru_cache(maxsize=CACHED, typed=True)(macro)


def url(name: str, *args: object, **query: object) -> str:
    """The address of a page, e.g. url("table", table.id) or url("replay", table.id, ply=3)."""
    address = _address(name, *args)
    return f"{address}?{urlencode(query)}" if query else address


@lru_cache(maxsize=ADDRESSES)
def _address(name: str, *args: object) -> str:
    return reverse(name, args=args)
