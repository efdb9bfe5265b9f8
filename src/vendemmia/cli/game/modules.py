"""The modules of a game: which they are, and what a player should know before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import MODULES

from ..terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import Options
    from vendemmia.locale import Words

MAP_MODULE = "extended_board"
"""The module whose map scores."""


def module_line(words: Words, options: Options) -> str:
    """Return the modules in use by name, and whether the map scores nothing."""
    names = words.listed(words.module_name(module) for module in MODULES if module in options.modules)
    return words.message("cli-modules", modules=names, scoring="yes" if options.map_scoring else "no")


def module_lines(words: Words, options: Options) -> Iterator[str]:
    """Yield what each module in use brings."""
    if not options.modules:
        yield words.message("cli-modules-none")
        return
    yield module_line(words, options)
    for module in MODULES:
        if module in options.modules:
            yield INDENT + words.message("cli-module", module=words.module_name(module), text=words.module_text(module))
