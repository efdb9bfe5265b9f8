"""The rooms of `vendemmia.web` have levels, and modules import each other in one direction only.

Every import counts, inside functions and for the type checker too.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from .reading import DOCS, MODULES, PACKAGE, Finding, line_of, refuse, text_of, tree_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from pathlib import Path

ROOMS: tuple[tuple[str, ...], ...] = (
    ("config", "drawings", "internals", "lessons", "util"),
    ("assets", "game"),
    ("models",),
    ("counting", "migrations"),
    ("databases",),
    ("live", "sessions", "tables"),
    ("backups", "people", "ratings", "thinking"),
    ("conduct", "metrics", "notices", "results", "show.cards"),
    ("companion", "play"),
    ("accounts", "lobby", "show.board"),
    ("api", "computer_players", "show.events", "show.hand", "sign_in"),
    ("desk", "pages.common", "show.advice"),
    ("pages.account", "pages.library", "server", "show.page"),
    ("management", "show.result"),
    ("pages.desk", "pages.home"),
    ("pages.result",),
    ("pages.table",),
    ("site",),
)
"""The rooms by level, the lowest first. A room imports only from rooms on lower levels."""
SUITES = ("pages", "show")
"""Folders whose folders are rooms."""
MOST = 20
"""Modules in a folder, without its `__init__`."""
CROWDED = {
    "engine/verbs": "a module for each group of verbs",
    "locale": "a module for each kind of thing that has words",
    "research": "a module for each library and each part of the open data",
    "web/migrations": "Django wants all migrations in one folder",
}
"""Folders with more, and why."""
ENGINE_RING = "vendemmia.engine."
"""In the engine a state holds frames and a board, these hold verbs, and verbs act on a state. Protocols between them
would cost the compiled build its direct calls, so modules of the engine may name each other's types."""
KNOWN_RINGS: tuple[frozenset[str], ...] = (
    # `State.from_json` and `State.to_json` are methods of the public face, and reading a position makes a state.
    frozenset(
        f"vendemmia.engine.{name}"
        for name in (
            *("knowledge.views", "positions.position", "positions.position_reader", "positions.trial"),
            *("setup", "state.state"),
        )
    ),
)


class Edge(NamedTuple):
    """One module imports another."""

    path: Path
    line: int
    module: str
    for_types: bool


def module_of(path: Path) -> str:
    """Return the full name of a module, that of a package for its `__init__`."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def paths() -> dict[str, Path]:
    return {module_of(path): path for path in MODULES}


def edges_of(path: Path) -> Iterator[Edge]:
    """Yield the modules of the package that a module imports, wherever the import is written."""
    folder = path.relative_to(PACKAGE.parent).parent.parts
    guarded = {
        id(inside)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for part in node.body
        for inside in ast.walk(part)
    }
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = folder[: len(folder) - node.level + 1] if node.level else ()
            source = ".".join((*base, *([node.module] if node.module else [])))
            names = [f"{source}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            found = name if name in paths() else name.rpartition(".")[0]
            if found in paths() and found != module_of(path):
                yield Edge(path, node.lineno, found, id(node) in guarded)


@cache
def edges() -> dict[str, list[Edge]]:
    return {module_of(path): list(edges_of(path)) for path in MODULES}


def room_of(module: str) -> str | None:
    """Return the room of a module of `web`; None for what is no room: other packages, and `web` and its suites."""
    parts = list(paths()[module].relative_to(PACKAGE).parent.parts)
    if parts[:1] != ["web"] or len(parts) == 1 or parts[1:] in [[suite] for suite in SUITES]:
        return None
    return ".".join(parts[1:3] if parts[1] in SUITES else parts[1:2])


@cache
def levels() -> dict[str, int]:
    return {room: level for level, rooms in enumerate(ROOMS, 1) for room in rooms}


def rings(graph: Mapping[str, Collection[str]]) -> list[frozenset[str]]:
    """Return the sets of modules that all reach each other (Tarjan's strongly connected components)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    pending: list[str] = []
    found: list[frozenset[str]] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        pending.append(module)
        for other in graph[module]:
            if other not in number:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in pending:
                lowest[module] = min(lowest[module], number[other])
        if lowest[module] == number[module]:
            start = pending.index(module)
            found.append(frozenset(pending[start:]))
            del pending[start:]

    for module in graph:
        if module not in number:
            visit(module)
    return [ring for ring in found if len(ring) > 1]


def test_every_module_of_the_web_is_in_a_room() -> None:
    known = {module: room_of(module) for module in paths() if module.startswith("vendemmia.web")}
    inits = {"vendemmia.web", *(f"vendemmia.web.{suite}" for suite in SUITES)}
    refuse(
        Finding(paths()[module], 1, f"room {room!r}")
        for module, room in known.items()
        if room not in levels() and module not in inits
    )
    assert set(known.values()) - {None} == set(levels())


def test_rooms_import_only_from_lower_levels() -> None:
    refuse(
        Finding(edge.path, edge.line, f"{room} (level {levels()[room]}) imports {other} (level {levels()[other]})")
        for module, some in edges().items()
        for edge in some
        if (room := room_of(module)) and (other := room_of(edge.module)) and room != other
        if levels()[room] <= levels()[other]
    )


def test_no_modules_import_each_other() -> None:
    graph = {module: {edge.module for edge in some} for module, some in edges().items()}
    refuse(
        Finding(paths()[min(ring)], 1, f"a ring of {', '.join(sorted(ring))}")
        for ring in rings(graph)
        if ring not in KNOWN_RINGS and not all(module.startswith(ENGINE_RING) for module in ring)
    )


def test_no_modules_import_each_other_when_they_run() -> None:
    graph = {module: {edge.module for edge in some if not edge.for_types} for module, some in edges().items()}
    refuse(
        Finding(paths()[min(ring)], 1, f"a ring of {', '.join(sorted(ring))}")
        for ring in rings(graph)
        if ring not in KNOWN_RINGS
    )


def test_every_known_ring_is_still_there() -> None:
    graph = {module: {edge.module for edge in some} for module, some in edges().items()}
    joined = rings(graph)
    assert [sorted(known) for known in KNOWN_RINGS if not any(known <= ring for ring in joined)] == []


def test_no_folder_is_crowded() -> None:
    counted: defaultdict[Path, int] = defaultdict(int)
    for path in MODULES:
        if path.stem != "__init__":
            counted[path.parent] += 1
    crowded = {folder for folder, count in counted.items() if count > MOST}
    refuse(
        Finding(folder, 1, f"{counted[folder]} modules") for folder in crowded - {PACKAGE / name for name in CROWDED}
    )
    assert {PACKAGE / name for name in CROWDED} <= crowded


def test_the_documentation_has_the_same_levels() -> None:
    page = DOCS / "design" / "architecture.md"
    rows = [
        (index, line.split("|")[1:3])
        for index, line in enumerate(text_of(page).splitlines(), 1)
        if line.startswith("| ") and line.split("|")[1].strip().isdigit()
    ]
    shown = {cells[1].strip().strip("`"): int(cells[0]) for _, cells in rows}
    refuse(
        Finding(page, line_of(page, f"| `{room}` |"), f"{room} is on level {levels().get(room)}")
        for room in {*shown, *levels()}
        if shown.get(room) != levels().get(room)
    )
    assert list(shown.values()) == sorted(shown.values())
    assert set(chain(*ROOMS)) == set(shown)
