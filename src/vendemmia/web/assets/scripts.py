"""Scripts joined into one file for each kind of page, with a source map: browsers name the lines of the modules.

There is no build step: the server joins the modules when a page first needs them, and again when one of them changes.
To add a script, import it from one of the `SCRIPTS`. A module becomes a function of its own in the joined file, so what
a function cannot be is refused: modules that import each other, a default export, `export let`, `import * as`,
`import()`. docs/design/web/assets.md has the figures of other ways.

Modules lie in folders by subject below `js`; those in `js/pages` are what pages start from. Readers get no comments
that have lines of their own, and no types, which are comments as well. A line before each module names its file.
"""

from __future__ import annotations

import json
import re
import string
from functools import partial
from itertools import chain
from posixpath import dirname, join, normpath
from typing import TYPE_CHECKING, Final, NamedTuple

from .bundles import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCRIPTS: Final = ("page", "table", "recap", "replay", "result", "settings", "away", "daily", "companion", "passkeys")
"""The modules of `js/pages`, which pages start from. Each is joined with everything that it imports."""
SOURCES: Final = "../vendemmia/js/"
"""Where a browser finds the modules, seen from a bundle."""

_REMARK: Final = re.compile(r"/\*\*.*?\*/ ?|^\s*/\*.*?\*/ ?")
_IMPORT: Final = re.compile(r'import (?:\{ (?P<names>.*?),? \} from )?"(?P<path>\.\.?/[\w./-]+)\.js";')
_EXPORT: Final = re.compile(r"export (?=(?:async function\*?|function\*?|const|class) (?P<name>[\w$]+))")
_UNKNOWN: Final = re.compile(r"^(?:import|export)\b|\bimport\(")
_BASE64: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"


class UnsupportedModule(ValueError):
    """A script uses modules in a way that cannot be joined."""


class ScriptLine(NamedTuple):
    text: str
    module: str = ""
    """The module from which the line is; empty for a line that the module does not have."""
    number: int = 0
    """Counted from 0, in the module."""


class ScriptModule(NamedTuple):
    text: str
    source_map: str
    sources: list[Path]


class _Module(NamedTuple):
    imported: list[str]
    lines: list[ScriptLine]


def joined_scripts(name: str) -> ScriptModule:
    """Return what a page starts from, joined with all that it imports."""
    return joined_modules(f"pages/{name}")


def joined_modules(start: str) -> ScriptModule:
    """Return one script that holds a module with all that it imports, each in a function of its own."""
    modules: dict[str, _Module] = {}
    _add(start, modules, ())
    lines = list(chain.from_iterable(_as_function(name, module) for name, module in modules.items()))
    text = "".join(f"{line.text}\n" for line in lines)
    return ScriptModule(text, _source_map(list(modules), lines), [_path(name) for name in modules])


def _add(name: str, modules: dict[str, _Module], waiting: tuple[str, ...]) -> None:
    """Add a module after those that it imports."""
    if name in waiting:
        raise UnsupportedModule(f"{' -> '.join((*waiting, name))}: modules import each other")
    if name in modules:
        return
    module = _read(name)
    for other in module.imported:
        _add(other, modules, (*waiting, name))
    modules[name] = module


def _read(name: str) -> _Module:
    """Return a module without comments and types. Its imports become constants, its exports what a function returns."""
    made, imported, exported = list[ScriptLine](), list[str](), list[str]()
    for number, text in _statements(name):
        line = partial(ScriptLine, module=name, number=number)
        if taken := _IMPORT.fullmatch(text):
            other = _imported(name, taken["path"])
            imported.append(other)
            if taken["names"]:
                made.append(line(f"const {{ {taken['names'].replace(' as ', ': ')} }} = {_variable(other)};"))
        elif given := _EXPORT.match(text):
            exported.append(given["name"])
            made.append(line(_EXPORT.sub("", text)))
        elif _UNKNOWN.search(text):
            raise UnsupportedModule(f"{name}.js:{number + 1}: {text}")
        else:
            made.append(line(text))
    if exported:
        made.append(ScriptLine(f"return {{ {', '.join(exported)} }};"))
    return _Module(imported, made)


def _statements(name: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are more than comments, with their numbers. An import over several lines is one."""
    numbered = enumerate(_path(name).read_text(encoding="utf-8").splitlines())
    for number, whole in numbered:
        text = _REMARK.sub("", whole)
        if text.lstrip().startswith("/*"):
            if not any("*/" in more for _, more in numbered):
                raise UnsupportedModule(f"{name}.js:{number + 1}: a comment without an end")
        elif text.startswith("import {") and not text.endswith(";"):
            parts = [text]
            while not parts[-1].endswith(";"):
                parts.append(next(numbered)[1].strip())
            yield number, " ".join(parts)
        elif (text.strip() or not whole.strip()) and not text.lstrip().startswith("//"):
            yield number, text


def _as_function(name: str, module: _Module) -> Iterator[ScriptLine]:
    yield ScriptLine(f"// {name}.js")
    yield ScriptLine(f"const {_variable(name)} = (() => {{")
    yield from module.lines
    yield ScriptLine("})();")


def _source_map(modules: list[str], lines: list[ScriptLine]) -> str:
    """Return the map of lines to those of modules (ECMA-426): for each, the steps from the last module and number."""
    steps, module, number = list[str](), 0, 0
    for line in lines:
        if not line.module:
            steps.append("")
            continue
        next_module = modules.index(line.module)
        steps.append("".join(map(_digits, (0, next_module - module, line.number - number, 0))))
        module, number = next_module, line.number
    sources = [f"{SOURCES}{name}.js" for name in modules]
    return json.dumps({"version": 3, "sources": sources, "names": [], "mappings": ";".join(steps)})


def _digits(number: int) -> str:
    """Return a number as a source map writes it: its sign last, five bits a letter, the lowest first."""
    rest, found = 2 * abs(number) + (number < 0), ""
    while True:
        rest, digit = divmod(rest, 32)
        found += _BASE64[digit + (32 if rest else 0)]
        if not rest:
            return found


def _imported(name: str, path: str) -> str:
    """Return the name of the module that a module imports by a relative path."""
    found = normpath(join(dirname(name), path))
    if found.startswith(".."):
        raise UnsupportedModule(f"{name}.js: {path}.js is no script of the package")
    return found


def _path(name: str) -> Path:
    return FOLDER / "js" / f"{name}.js"


def _variable(module: str) -> str:
    """Return the constant that holds what a module exports: `$table$zoom_place`."""
    return "$" + module.replace("/", "$").replace("-", "_")
