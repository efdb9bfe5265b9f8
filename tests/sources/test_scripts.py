"""Scripts as files: attributes, events and ids have one name in scripts, types and templates, and none types addresses.

What a single script does is tested in `tests/scripts`; tsc and Biome look at the rest (`scripts/test`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .reading import MODULES, SCRIPTS, STATIC, TEMPLATES, WEB, Finding, blanked, joined, matches, refuse, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TYPES = STATIC / "js" / "types.d.ts"
WORKER = STATIC / "service-worker.js"
DECLARED = re.compile(r"^  (\w+)\?: string;", re.MULTILINE)
EVENT = re.compile(r'"((?:htmx|vendemmia):[\w:]+)"')
ATTRIBUTE = re.compile(r"\[data-([\w-]+)")
READ = re.compile(r"\bdataset\.(\w+)|const \{([^}]*)\}\s*=[^;]*\bdataset\b|\bdataset\[name\]")
ID = re.compile(r"[\"'`][^\"'`]*?(?<!\})#([a-z][\w-]*)(?=[\s\"'`\[.:>,])")
ADDRESS = re.compile(r"[\"'`]/[a-z]")
"""An address of this server: it begins with a slash."""


def camel(name: str) -> str:
    """Return the name by which a script reads an attribute: `showAgain` for `data-show-again`."""
    return re.sub(r"-(\w)", lambda found: found[1].upper(), name)


def dashed(name: str) -> str:
    return re.sub(r"[A-Z]", lambda found: f"-{found[0].lower()}", name)


def attributes() -> dict[str, int]:
    """Return the attributes that pages and scripts share, with their lines in the types."""
    text = text_of(TYPES)
    block = text.partition("interface DOMStringMap {")[2].partition("\n}")[0]
    start = text.count("\n", 0, text.index(block))
    return {found[1]: start + block.count("\n", 0, found.start()) + 1 for found in DECLARED.finditer(block)}


def code(path: Path) -> str:
    """Return a script without its remarks."""
    text = blanked(re.compile(r"/\*\*.*?\*/", re.DOTALL), text_of(path))
    return blanked(re.compile(r"(?:^|\s)//.*"), text)


def read(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each attribute that a script reads, by a selector or as `dataset.name`, with its line."""
    text = code(path)
    for line, found in matches(path, ATTRIBUTE, text):
        yield line, camel(found[1])
    for line, found in matches(path, READ, text):
        for name in (found[1], *(found[2] or "").split(",")):
            if name and name.strip():
                yield line, name.partition("=")[0].strip()


def test_scripts_read_attributes_that_the_types_know() -> None:
    """tsc sees `dataset.name`, but not what is inside a selector."""
    known = attributes()
    refuse(
        Finding(path, line, f"data-{dashed(name)} is not in types.d.ts")
        for path in SCRIPTS
        for line, name in read(path)
        if name not in known
    )


def test_every_attribute_of_the_types_is_read_and_written() -> None:
    """Pages write it, or a script does; a script reads it."""
    is_read = {name for path in SCRIPTS for _, name in read(path)} | {"version", "news"}
    pages = joined([*TEMPLATES, *(path for path in MODULES if WEB in path.parents)])
    written = {camel(name) for name in re.findall(r"\bdata-([\w-]+)", pages)}
    written |= set(re.findall(r"\bdataset\.(\w+) = ", joined(SCRIPTS)))
    lines = attributes()
    refuse(Finding(TYPES, lines[name], f"no script reads {name}") for name in set(lines) - is_read)
    refuse(Finding(TYPES, lines[name], f"no page has data-{dashed(name)}") for name in set(lines) - written)


def test_events_have_types() -> None:
    known = set(EVENT.findall(text_of(TYPES)))
    refuse(
        Finding(path, line, f"{found[1]} is not in types.d.ts")
        for path in SCRIPTS
        for line, found in matches(path, EVENT, code(path))
        if found[1] not in known
    )


def test_scripts_name_ids_that_exist() -> None:
    """Templates give most of them, presenters and scripts the others."""
    pages = joined([*TEMPLATES, *(path for path in MODULES if WEB in path.parents)])
    given = set(re.findall(r"""\bid=\\?["']([\w-]+)""", pages))
    given |= set(re.findall(r"""\bid: "([\w-]+)""", joined(SCRIPTS)))
    given |= set(re.findall(r"""(?:button|tick|stepper)\(\s*"([\w-]+)""", joined(SCRIPTS)))
    refuse(
        Finding(path, line, f"nothing has the id {found[1]}")
        for path in SCRIPTS
        for line, found in matches(path, ID, code(path))
        if found[1] not in given
    )


def test_addresses_come_from_the_server() -> None:
    """A page or an answer names them, so they are written once."""
    refuse(
        Finding(path, line, f"an address of its own: {found[0]}")
        for path in (*SCRIPTS, WORKER)
        for line, found in matches(path, ADDRESS, code(path))
    )
