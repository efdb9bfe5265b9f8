"""What makes a picture whole: its colours by day, its letters and its style sheet, all inside of it."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from django.utils.safestring import mark_safe

from vendemmia.web.drawings.sprites import symbols

STATIC: Final = Path(__file__).parents[2] / "static" / "vendemmia"
PALETTE: Final = ("tokens", "tokens/materials", "tokens/seasons", "tokens/map")
"""The style sheets of colours. Of a light and a dark one, a picture has the light one; its season is summer."""
FACES: Final = {"Alegreya": ("alegreya", 800), "Alegreya Sans": ("alegreya-sans", 700)}
LATIN: Final = "latin"
SCRIPTS: Final = {"latin-ext": (0x100, 0x24F), "cyrillic": (0x400, 0x4FF)}
"""Scripts of which a picture gets the letters only if it has one of them: the first and the last letter."""

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_TOKEN: Final = re.compile(r"(--[\w-]+)\s*:\s*([^;]+);?")
_EITHER: Final = re.compile(r"light-dark\(\s*((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)")
_SEAT: Final = re.compile(r"\.(?:p[1-6]|automa)")
_USED: Final = re.compile(r"var\((--[\w-]+)")
_USED_WHOLE: Final = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")


def symbols_of(*names: str, sprite: str = "icons.svg") -> str:
    """Return several drawings, to be copied into a picture."""
    return mark_safe("".join(symbols(sprite)[name] for name in names))  # noqa: S308 - drawings of our own


def picture_style(drawings: str, texts: str) -> str:
    """Return colours, letters and style sheet as an element, for a picture with these drawings and texts."""
    scripts = [LATIN, *(name for name, (low, high) in SCRIPTS.items() if any(low <= ord(c) <= high for c in texts))]
    sheet = _sheet()
    used = frozenset(_USED.findall(drawings + sheet))
    parts = [_colours(used), *(_faces(script) for script in scripts), sheet]
    return mark_safe(f"<style>{''.join(parts)}</style>")  # noqa: S308 - files of our own


def painted(drawing: str) -> str:
    """Return a drawing in the colours of a summer's day, for a file that has no style sheet."""
    own: dict[str, str] = {}
    for selectors, tokens in _palette():
        if ":root" in selectors:
            own |= {name: value for name, value in tokens.items() if name not in own}
    return _USED_WHOLE.sub(lambda found: own.get(found[1], found[2] or "none"), drawing)


@lru_cache(maxsize=8)
def _colours(used: frozenset[str]) -> str:
    """Return the colours that a picture uses, and those of the seats."""
    own, seats = dict[str, str](), list[str]()
    for selectors, tokens in _palette():
        if ":root" in selectors:
            own |= {name: value for name, value in tokens.items() if name not in own}
        elif len(selectors) == 1 and _SEAT.fullmatch(selectors[0]):
            seats.append(f"{selectors[0]}{{{_declared(tokens)}}}")
    wanted, found = set(used).union(*map(_USED.findall, seats)), dict[str, str]()
    while wanted:
        name = wanted.pop()
        if name in own and name not in found:
            found[name] = own[name]
            wanted |= set(_USED.findall(own[name]))
    return f"svg{{{_declared(dict(sorted(found.items())))}}}{''.join(seats)}"


def _declared(tokens: dict[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in tokens.items())


@cache
def _palette() -> list[tuple[list[str], dict[str, str]]]:
    """Return the rules of the palette: selectors, and the light value of each token."""
    found = []
    for name in PALETTE:
        text = _COMMENT.sub("", (STATIC / "css" / f"{name}.css").read_text(encoding="utf-8"))
        for selectors, declared in _RULE.findall(text):
            light = _EITHER.sub(lambda each: each[1].strip(), declared)
            tokens = {token: value.strip() for token, value in _TOKEN.findall(light) if "url(" not in value}
            found.append(([each.strip() for each in selectors.split(",")], tokens))
    return found


@cache
def _sheet() -> str:
    return (STATIC / "css" / "picture.css").read_text(encoding="utf-8")


@cache
def _faces(script: str) -> str:
    """Return the letters of a script, in the faces of the pages."""
    found = ""
    for family, (file, weight) in FACES.items():
        data = b64encode((STATIC / "fonts" / f"{file}-{script}-{weight}.woff2").read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data})"
        found += f'@font-face{{font-family:"{family}{"" if script == LATIN else " " + script}";src:{source}}}'
    return found
