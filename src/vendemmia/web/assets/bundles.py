"""Styles joined into one file for each kind of page, so that a page needs few requests. `scripts` does it for scripts.

There is no build step: the server joins the files when a page first needs them, and again when one of them changes.
To add a style sheet, name it in `SHEETS`.

Lengths in style sheets are written in px, for a browser whose letters have 16 of them. Pages get them in rem, also in
media queries: letters of double size give the layout of half the screen, as with a zoom of 200 %. In drawings, which
scale, write `PX` (capitals): these lengths stay.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import join, normpath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER: Final = Path(__file__).parents[1] / "static" / "vendemmia"

LAYERS: Final = "@layer reset, tokens, components, layouts;\n"
"""A rule of a later layer wins over all rules of earlier ones."""
EVERY: Final = "community companion evaluation fair home library notices page replay result settings statistics table"
"""The kinds of pages. What a drawer brings with it is a kind of its own."""
SHEETS: Final = {
    "reset": EVERY,
    "tokens": EVERY,
    "tokens/fonts": EVERY,
    "tokens/materials": EVERY,
    "tokens/seasons": EVERY,
    "tokens/map": EVERY,
    "components/skip": EVERY,
    "components/amount": EVERY,
    "components/vp": EVERY,
    "components/token": EVERY,
    "components/button": EVERY,
    "components/link": EVERY,
    "components/chip": EVERY,
    "components/count": EVERY,
    "components/panel": EVERY,
    "components/season": "replay table",
    "components/form": EVERY,
    "components/states": EVERY,
    "components/slot": "replay table",
    "components/why-not": EVERY,
    "components/campaign": "community evaluation fair home notices settings statistics",
    "components/result": "community result",
    "components/digits": "table",
    "components/drawer": EVERY,
    "components/message": EVERY,
    "components/tabs": "replay table",
    "components/top": "community evaluation fair home library notices replay result settings statistics table",
    "components/menu": EVERY,
    "components/error-page": EVERY,
    "components/ribbon": "table",
    "components/choices": "table",
    "components/plate": "table",
    "components/turn-steps": "table",
    "components/vista": "community companion evaluation fair home library notices page result settings statistics",
    "components/hero": "home",
    "components/tables": "home",
    "components/new-table": "home",
    "components/note": EVERY,
    "components/said": "home",
    "components/numbers": "community evaluation fair home library notices replay result settings statistics",
    "components/tile": "replay table",
    "components/cart": "replay table",
    "components/decks": "replay table",
    "components/wakeup": "replay table",
    "components/log-page": "replay table",
    "components/hand": "replay table",
    "components/small-spaces": "replay table",
    "components/specials": "replay table",
    "components/charts": "community evaluation replay result statistics table",
    "components/button-at-table": "replay table",
    "components/token-at-table": "replay table",
    "components/all-choices": "replay table",
    "components/structures": "replay table",
    "components/structure-cards": "replay table",
    "components/pad": "replay table",
    "components/card": "library replay table",
    "components/icon": EVERY,
    "components/prompt": "replay table",
    "components/icon-at-table": "replay table",
    "components/lock": "replay table",
    "components/scene": "replay table",
    "components/map": "replay table",
    "components/sheet": "community companion evaluation fair home library notices replay result settings statistics",
    "components/lessons": "home",
    "components/fields": "replay table",
    "components/card-text": "library replay table",
    "components/picture": "library replay table",
    "components/zoom": "library replay table",
    "components/in-play": "table",
    "components/skyline": "replay table",
    "components/log": "replay table",
    "components/automa": "replay table",
    "components/looking": "replay table",
    "components/recent-actions": "replay table",
    "components/figure": "replay table",
    "components/rivals": "replay table",
    "components/welcome": "table",
    "components/card-link": "replay table",
    "components/last-card": "replay table",
    "components/showing": "table",
    "components/motions": "table",
    "components/banners": "table",
    "components/year-end": "table",
    "components/filled": "table",
    "components/vp-at-table": "replay table",
    "components/head": "replay table",
    "components/lobby": "community evaluation fair home library notices replay result settings statistics",
    "components/last-year": "table",
    "components/tutor": "table",
    "components/hint": "table",
    "components/recap": "table",
    "components/gathering": "fair home result table",
    "components/accounts": "fair home result table",
    "components/people": "fair home result table",
    "components/deal": "community home",
    "components/rules": "drawer library",
    "components/library": "drawer library",
    "components/scores": "community evaluation result statistics",
    "components/replay": "community evaluation replay result statistics",
    "components/statistics": "community statistics",
    "components/community": "community",
    "components/settings": "notices settings",
    "components/notices": "notices",
    "components/desk": "fair",
    "components/companion": "companion",
    "components/parts": "replay table",
    "components/print": "community result",
    "layouts/names": "replay table",
    "layouts/onstage": "table",
    "layouts/table": "replay table",
}
"""The kinds of pages that get each style sheet. Of two rules that weigh the same, that of the later sheet wins."""
STYLES: Final = {
    kind: tuple(sheet for sheet, kinds in SHEETS.items() if kind in kinds.split())
    for kind in (*EVERY.split(), "drawer")
}
"""The style sheets of each kind of page."""

_COMMENT: Final = re.compile(r"""("[^"\n]*"|'[^'\n]*')|/\*.*?\*/""", re.DOTALL)
_LENGTH: Final = re.compile(r"(?<![\w#.])(\d*\.?\d+)px\b")
_LETTER: Final = 16
"""The usual size of letters, in px."""
_CUSTOM_MEDIA: Final = re.compile(r"@custom-media (--[\w-]+) ([^;]+);\n?")
_FILE: Final = re.compile(r"""url\("?([\w./-]+\.(?:svg|png|woff2))"?\)""")
"""A drawing, a picture or a font, seen from the folder `css`."""


def joined_styles(name: str, address: Callable[[str], str]) -> tuple[str, list[Path]]:
    """Return one style sheet without comments, and its sources. `address` gives that of a file it names."""
    sizes = FOLDER / "css" / "sizes.css"
    sheets = {sheet: FOLDER / "css" / f"{sheet}.css" for sheet in STYLES[name]}
    text = LAYERS + "".join(_layer(sheet, _plain(source)) for sheet, source in sheets.items())
    for size, query in _CUSTOM_MEDIA.findall(_plain(sizes)):
        text = text.replace(f"({size})", query)
    text = _LENGTH.sub(_scaled, text)
    sources = [sizes, *sheets.values()]
    files = [FOLDER / normpath(join("css", file)) for file in sorted(set(_FILE.findall(text)))]
    text = _FILE.sub(lambda found: f'url("{address(normpath(join("vendemmia/css", found[1])))}")', text)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line) + "\n", [*sources, *files]


def _plain(sheet: Path) -> str:
    """Return a style sheet without its comments."""
    return _COMMENT.sub(r"\1", sheet.read_text(encoding="utf-8"))


def _layer(sheet: str, text: str) -> str:
    """Return a style sheet inside the layer that its folder, or its name, says."""
    return f"@layer {sheet.partition('/')[0]} {{\n{text}}}\n"


def _scaled(found: re.Match[str]) -> str:
    """Return a length in px as one that grows with the reader's letters."""
    number = f"{float(found[1]) / _LETTER:.5f}".rstrip("0").rstrip(".")
    return f"{number.removeprefix('0') or '0'}rem"
