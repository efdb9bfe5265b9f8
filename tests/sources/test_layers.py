"""Imports point one way: what each layer of the package may import."""

from __future__ import annotations

import ast
import sys
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from vendemmia import engine
from vendemmia.engine import catalogue

from .reading import MODULES, PACKAGE, Finding, refuse, tree_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LAYERS: dict[str, set[str]] = {
    "engine": set(),
    "record": {"engine"},
    "advice": {"engine"},
    "locale": {"engine", "advice"},
    "network": {"engine"},
    "bots": {"engine", "advice", "network", "build_mode"},
    "play": {"engine", "record", "locale", "bots"},
    "training": {"engine", "network", "bots", "processes", "build_mode"},
    "arena": {"engine", "record", "bots", "file_lock", "processes", "build_mode", ""},
    "campaign": {"engine", "record"},
    "research": {"engine", "record", "bots", "network", "arena", "training", "plots", "build_mode", ""},
    "web": {
        *("engine", "record", "advice", "locale", "bots", "play", "arena", "campaign", "file_lock"),
        *("plots", "home", "numerals", "build_mode", ""),
    },
    "cli": {
        *("engine", "record", "locale", "bots", "play", "arena", "campaign", "network", "training", "research", "web"),
        *("plots", "home", "numerals", "build_mode", ""),
    },
    "build_mode": set(),
    "home": set(),
    "numerals": set(),
    "file_lock": set(),
    "plots": set(),
    "processes": set(),
    "__main__": {"cli"},
    "": {"engine", "record"},
}
"""What each layer may import; the nameless one is `vendemmia` itself, with the public names."""

AT_THE_FACE = {
    "",
    "advice",
    "arena",
    "bots",
    "campaign",
    "cli",
    "locale",
    "network",
    "play",
    "record",
    "research",
    "training",
    "web",
}
"""Layers that know the engine by its public names only."""

FACE = {
    "vendemmia.engine": {*engine.__all__, "catalogue"},
    "vendemmia.engine.catalogue": set(catalogue.__all__),
}

TYPES_ONLY = {"mypy_extensions"}
"""What the engine may import for the type checker only."""

NO_PLACE_IN_THE_ENGINE = {
    "asyncio",
    "datetime",
    "io",
    "locale",
    "logging",
    "os",
    "pathlib",
    "pickle",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
"""The engine does no I/O and knows neither clock nor chance but its own."""


class Import(NamedTuple):
    module: str
    line: int
    for_types: bool


def layer_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports_of(path: Path) -> list[Import]:
    """All imports of a module with full names, those of names in `vendemmia` as if they were modules."""
    parts = ("vendemmia", *path.relative_to(PACKAGE).parent.parts)

    def walk(node: ast.AST, for_types: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, for_types)
        elif isinstance(node, ast.ImportFrom):
            base = parts[: len(parts) - node.level + 1] if node.level else ()
            module = ".".join((*base, *(node.module or "").split("."))).strip(".")
            for alias in node.names:
                yield Import(f"{module}.{alias.name}" if module == "vendemmia" else module, node.lineno, for_types)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            for guarded in node.body:
                yield from walk(guarded, True)
            for otherwise in node.orelse:
                yield from walk(otherwise, for_types)
        else:
            for child in ast.iter_child_nodes(node):
                if not isinstance(child, ast.expr):  # No expression has an import inside.
                    yield from walk(child, for_types)

    return list(walk(tree_of(path), for_types=False))


def imported_layer(module: str) -> str:
    """The layer that a name below `vendemmia` belongs to; the public names belong to the nameless one."""
    names = module.split(".")
    name = names[1] if len(names) > 1 else ""
    return name if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file() else ""


@cache
def imports() -> dict[Path, list[Import]]:
    """The imports of every module."""
    return {path: imports_of(path) for path in MODULES}


def named(path: Path, found: Import) -> Finding:
    return Finding(path, found.line, f"imports {found.module}")


def test_every_module_belongs_to_a_layer() -> None:
    assert len(MODULES) > 200
    refuse(Finding(path, 1, f"layer {layer_of(path)!r}") for path in MODULES if layer_of(path) not in LAYERS)


def test_modules_import_only_what_their_layers_may() -> None:
    refuse(
        named(path, found)
        for path, some in imports().items()
        for found in some
        if found.module.split(".")[0] == "vendemmia"
        and imported_layer(found.module) not in LAYERS[layer_of(path)] | {layer_of(path)}
    )


def test_the_engine_needs_nothing_but_a_quiet_standard_library() -> None:
    known = {"vendemmia"} | sys.stdlib_module_names
    quiet, for_types = known - NO_PLACE_IN_THE_ENGINE, known | TYPES_ONLY
    refuse(
        named(path, found)
        for path, some in imports().items()
        for found in some
        if layer_of(path) == "engine" and found.module.split(".")[0] not in (for_types if found.for_types else quiet)
    )


@cache
def at_the_face() -> list[tuple[Path, ast.Import | ast.ImportFrom | ast.Attribute]]:
    """All imports and attributes in the layers that know the engine by its public names only."""
    return [
        (path, node)
        for path in MODULES
        if layer_of(path) in AT_THE_FACE
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Attribute)
    ]


def test_the_engine_is_used_by_its_public_names_only() -> None:
    """Nodes, frames and packed numbers are the engine's own: others ask a state, a view or the catalogue."""
    wrong: list[Finding] = []
    for path, node in at_the_face():
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").startswith("vendemmia.engine"):
            public = FACE.get(node.module or "", set())
            names = [each.name for each in node.names if each.name not in public]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names if each.name.startswith("vendemmia.engine.")]
        wrong += [Finding(path, node.lineno, f"imports {name}") for name in names if name not in FACE]
    refuse(wrong)


def test_nobody_else_looks_at_what_is_pending() -> None:
    """Frames are the engine's own: others ask the state or the view."""
    refuse(
        Finding(path, node.lineno, f"looks at .{node.attr}")
        for path, node in at_the_face()
        if isinstance(node, ast.Attribute) and node.attr in {"stack", "node"} and not of_arrays(node.value)
    )


def of_arrays(value: ast.expr) -> bool:
    """Whether something belongs to NumPy or torch, which have a function of the name."""
    return isinstance(value, ast.Name) and value.id in {"np", "torch"}


def test_the_layers_have_an_order() -> None:
    """Nothing imports what imports it."""
    assert [(layer, below) for layer, allowed in LAYERS.items() for below in allowed if layer in LAYERS[below]] == []
