"""Write the reference part of docs/api.md from the docstrings of the public names.

    scripts/reference.py            rewrite the page
    scripts/reference.py --check    fail if the page is out of date

Every name in `__all__` of the public modules needs a docstring, and so does every public member of a public class. A
constant is documented by the string below it. A name without one is an error, so the reference never has gaps.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module, util
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "api.md"
START = "<!-- reference: written by scripts/reference.py -->"

MODULES = (
    "vendemmia",
    "vendemmia.engine",
    "vendemmia.engine.catalogue",
    "vendemmia.record",
    "vendemmia.bots",
    "vendemmia.arena",
)
"""The public modules. Nothing else is meant to be imported by other programs."""


class Entry(NamedTuple):
    """One public name: where it is defined, how it is written, and its docstring."""

    name: str
    kind: str
    signature: str
    text: str
    members: tuple[Entry, ...] = ()


class Undocumented(Exception):
    """Public names without a docstring."""


def source_of(module: str) -> ast.Module:
    spec = util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin)
    if path.suffix != ".py":  # Compiled: the source lies beside it.
        path = path.parent / f"{module.rpartition('.')[2]}.py"
    return ast.parse(path.read_text(encoding="utf-8"))


def imports_of(tree: ast.Module, package: str) -> dict[str, tuple[str, str]]:
    """Where each imported name of a module comes from: (module, name there)."""
    found: dict[str, tuple[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            base = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            found |= {alias.asname or alias.name: (module, alias.name) for alias in node.names}
    return found


def definition(module: str, name: str) -> Entry:
    """Follow a name through re-exports to the place that defines it."""
    tree = source_of(module)
    is_package = util.find_spec(module).submodule_search_locations is not None  # type: ignore[union-attr]
    imports = imports_of(tree, module if is_package else module.rpartition(".")[0])
    if name in imports:
        return definition(*imports[name])
    return next(entry for entry in entries(tree.body) if entry.name == name)


def entries(body: list[ast.stmt]) -> list[Entry]:
    """Everything that a module or class defines, in order."""
    found: list[Entry] = []
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            members = [entry for entry in entries(node.body) if not entry.name.startswith("_")]
            found.append(
                Entry(node.name, "class", node.name, ast.get_docstring(node) or "", tuple(members + attributes(node)))
            )
        elif isinstance(node, ast.FunctionDef):
            is_property = any(ast.unparse(each) == "property" for each in node.decorator_list)
            signature = node.name if is_property else f"{node.name}({arguments(node)})"
            returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            found.append(Entry(node.name, "function", signature + returns, ast.get_docstring(node) or ""))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(Entry(node.target.id, "constant", node.target.id, comment_below(below)))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.append(Entry(node.targets[0].id, "constant", node.targets[0].id, comment_below(below)))
    return found


def attributes(node: ast.ClassDef) -> list[Entry]:
    """What `__init__` sets on self, for classes that are no named tuples."""
    start = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    found: list[Entry] = []
    for line, below in zip(start.body, [*start.body[1:], None], strict=True) if start else ():
        target = (
            line.target
            if isinstance(line, ast.AnnAssign)
            else line.targets[0]
            if isinstance(line, ast.Assign)
            else None
        )
        if isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
            found.append(Entry(target.attr, "attribute", target.attr, comment_below(below)))
    return found


def comment_below(node: ast.stmt | None) -> str:
    """The string below an assignment: its docstring."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def arguments(node: ast.FunctionDef) -> str:
    text = ast.unparse(node.args)
    return text.removeprefix("self, ").removeprefix("cls, ").removeprefix("self").removeprefix("cls")


# --- the page


def reference() -> str:
    """The reference of all public modules; Undocumented names every gap."""
    gaps: list[str] = []
    parts: list[str] = []
    seen: dict[str, str] = {}
    for module in MODULES:
        imported = import_module(module)
        parts.append(f"## `{module}`\n\n{(imported.__doc__ or '').strip()}\n")
        found = [definition(module, name) for name in imported.__all__ if not name.startswith("_")]
        gaps.extend(f"{module}.{gap}" for entry in found for gap in gaps_of(entry))
        again = [entry for entry in found if entry.name in seen]
        if again:
            listed = ", ".join(f"`{entry.name}`" for entry in again)
            parts.append(f"Also here, described elsewhere on this page: {listed}.\n")
        fresh = [entry for entry in found if entry.name not in seen]
        seen |= {entry.name: module for entry in fresh}
        parts.extend(described(entry) for entry in fresh if entry.kind != "constant")
        constants = [entry for entry in fresh if entry.kind == "constant"]
        if constants:
            parts.append(table("constant", constants))
    if gaps:
        raise Undocumented("no docstring: " + ", ".join(gaps))
    return "\n".join(parts)


def gaps_of(entry: Entry) -> list[str]:
    found = [] if entry.text else [entry.name]
    return found + [f"{entry.name}.{member.name}" for member in entry.members if not member.text]


def described(entry: Entry) -> str:
    title = f"### {'class ' if entry.kind == 'class' else ''}`{entry.signature}`\n\n{entry.text.strip()}\n"
    return f"{title}\n{table('member', list(entry.members))}" if entry.members else title


def table(heading: str, found: list[Entry]) -> str:
    rows = [f"| `{cell(entry.signature)}` | {cell(entry.text)} |" for entry in found]
    return "\n".join([f"| {heading} | |", "|---|---|", *rows]) + "\n"


def cell(text: str) -> str:
    """One line of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def page() -> str:
    """The page with its reference up to date; everything above the mark stays as it is."""
    above = PAGE.read_text(encoding="utf-8").partition(START)[0]
    return f"{above}{START}\n\n{reference()}"


def main() -> int:
    try:
        wanted = page()
    except Undocumented as problem:
        print(problem, file=sys.stderr)
        return 1
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != wanted:
            print("docs/api.md is out of date: run scripts/reference.py", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
