"""Styles and scripts joined into one file for each kind of page, so that a page needs few requests.

There is no build step: the server joins the files when a page first needs them, and again when one of them changes.
To add a style sheet, name it in `STYLES`; to add a script, import it from one of the `SCRIPTS`.

Lengths in style sheets are written in px, for a browser whose letters have 16 of them. Pages get them in rem, also in
media queries: whoever doubles the size of the letters gets the layout of half the screen, as with a zoom of 200 %.
Inside of drawings, whose units scale with them, write PX: these stay.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FOLDER: Final = Path(__file__).parent / "static" / "vendemmia"

SIZES: Final = ("sizes", "hand", "one", "wide", "parts", "tablet", "phone", "land")
"""The layout of the table for each size of screen."""
STYLES: Final = {
    "page": ("tokens", "base"),
    "home": ("tokens", "base", "table", "home", "start", "together"),
    "library": ("tokens", "base", "table", "start", "cards", "library"),
    "table": (
        "tokens",
        "base",
        "table",
        "board",
        "map",
        "prompt",
        "outlook",
        "vineyard",
        "cards",
        "playing",
        "rivals",
        "details",
        "looking",
        "since",
        "moments",
        *SIZES,
        "tutor",
        "hint",
        "recap",
        "together",
    ),
    "replay": (
        "tokens",
        "base",
        "table",
        "board",
        "map",
        "prompt",
        "vineyard",
        "cards",
        "rivals",
        "details",
        "looking",
        "since",
        *SIZES,
        "start",
        "replay",
    ),
    "companion": ("tokens", "base", "companion"),
    "settings": ("tokens", "base", "table", "home", "start", "settings"),
    "notices": ("tokens", "base", "table", "home", "start", "settings", "notices"),
    "statistics": ("tokens", "base", "table", "home", "start", "end", "replay", "statistics"),
    "community": ("tokens", "base", "table", "home", "start", "end", "replay", "statistics", "result", "community"),
    "result": ("tokens", "base", "table", "start", "end", "replay", "result", "together"),
    "evaluation": ("tokens", "base", "table", "home", "start", "end", "replay"),
}
"""The style sheets of each kind of page; a later one wins."""

SCRIPTS: Final = ("page", "table", "replay", "result", "settings", "away", "daily", "companion", "passkeys")
"""The modules that pages start from. Each is joined with everything that it imports."""

_COMMENT: Final = re.compile(r"""("[^"\n]*"|'[^'\n]*')|/\*.*?\*/""", re.DOTALL)
_LENGTH: Final = re.compile(r"(?<![\w#.])(\d*\.?\d+)px\b")
_LETTER: Final = 16
"""The usual size of letters, in px."""
_DRAWING: Final = re.compile(r"""url\("?([\w-]+\.svg)"?\)""")
_IMPORT: Final = re.compile(r"""^import\s*(?:\{([^}]*)\}\s*from\s*)?"\./([\w-]+)\.js";\n""", re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:async function\*?|function\*?|const|class) ([\w$]+))", re.MULTILINE)
_REMARK: Final = re.compile(r"^\s*//.*\n", re.MULTILINE)
_UNKNOWN: Final = re.compile(r"^(?:import|export)\b.*|\bimport\(.*", re.MULTILINE)


class CannotJoin(ValueError):
    """A script uses modules in a way that cannot be joined."""


def joined_styles(name: str, address: Callable[[str], str]) -> tuple[str, list[Path]]:
    """One style sheet without comments, and the files it was made from. `address` gives that of a drawing."""
    sources = [FOLDER / "css" / f"{part}.css" for part in STYLES[name]]
    text = "".join(_COMMENT.sub(r"\1", source.read_text(encoding="utf-8")) for source in sources)
    text = _LENGTH.sub(_scaled, text)
    drawings = [FOLDER / "css" / drawing for drawing in sorted(set(_DRAWING.findall(text)))]
    text = _DRAWING.sub(lambda found: f'url("{address(f"vendemmia/css/{found[1]}")}")', text)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line) + "\n", [*sources, *drawings]


def _scaled(found: re.Match[str]) -> str:
    """A length in px as one that grows with the reader's letters."""
    number = f"{float(found[1]) / _LETTER:.5f}".rstrip("0").rstrip(".")
    return f"{number.removeprefix('0') or '0'}rem"


def joined_scripts(name: str) -> tuple[str, list[Path]]:
    """One module that holds another with all that it imports, each in a function of its own, and the files."""
    order: dict[str, str] = {}
    _add(name, order, ())
    text = "".join(f"const {_variable(module)} = (() => {{\n{body}}})();\n" for module, body in order.items())
    return text, [_script(module) for module in order]


def _add(name: str, order: dict[str, str], waiting: tuple[str, ...]) -> None:
    """Add a module after those that it imports."""
    if name in waiting:
        raise CannotJoin(f"{' -> '.join((*waiting, name))}: modules import each other")
    if name in order:
        return
    text = _REMARK.sub("", _script(name).read_text(encoding="utf-8"))
    for found in _IMPORT.finditer(text):
        _add(found[2], order, (*waiting, name))
    body = _IMPORT.sub(_taken, text)
    exported = _EXPORT.findall(body)
    body = _EXPORT.sub("", body)
    if wrong := _UNKNOWN.search(body):
        raise CannotJoin(f"{name}.js: {wrong[0]}")
    order[name] = body + "".join(_given(exported))


def _taken(found: re.Match[str]) -> str:
    """An import as a constant; a module that is imported only to run needs nothing here."""
    names = found[1]
    if not names:
        return ""
    return f"const {{ {' '.join(names.split()).replace(' as ', ': ').rstrip(',')} }} = {_variable(found[2])};\n"


def _given(exported: list[str]) -> Iterator[str]:
    if exported:
        yield f"return {{ {', '.join(exported)} }};\n"


def _script(name: str) -> Path:
    return FOLDER / "js" / f"{name}.js"


def _variable(module: str) -> str:
    return "$" + module.replace("-", "_")
