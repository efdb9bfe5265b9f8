"""Write the reference part of docs/api.md from the docstrings of the public names.

    scripts/reference.py            rewrite the page
    scripts/reference.py --check    fail if the page is out of date

Every name in `__all__` of the public modules needs a docstring, and so does every public member of a public class. A
constant is documented by the string below it, the member of an enumeration by that string or by its value. A name
without one is an error, so the reference never has gaps. Members that only the engine uses are listed in `INTERNAL`.
"""

from __future__ import annotations

import ast
import re
import sys
from enum import Enum
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
    "vendemmia.locale",
    "vendemmia.play",
    "vendemmia.bots",
    "vendemmia.arena",
    "vendemmia.research",
)
"""The public modules. Nothing else is meant to be imported by other programs."""


MACHINE_INTEGER = re.compile(r"\bi64\b")
"""The type of fast numbers in compiled code, which is `int` for everybody else."""
NOTHING = "no parameters"
"""What the empty value of an enumeration's member says."""
SHORT = 40
"""Members whose values are at most this long are listed in one paragraph."""

INTERNAL: dict[str, tuple[str, ...]] = {
    # How the rules carry out answers: the stack of frames, chance, and the verbs of the effects.
    "State": (
        *("stack", "chance", "rng", "fresh", "key", "with_card", "run", "begin", "finish", "report", "turn"),
        *("row_bonus", "add_lira", "add_vp", "roll", "emit", "emit_card", "passed", "glass"),
        *("spaces", "crowd", "parents", "drafts"),
    ),
    # The frames, and what the view has computed already.
    "View": ("stack", "table", "known", "key", "passed", "glass", "spaces", "crowd", "parents", "drafts"),
    # Changes that only effects make.
    "Vineyard": (
        *("key", "holds_any", "add_card", "remove_card", "set_field"),
        # Packed numbers, which the methods read.
        *("structures", "used", "sold", "harvested", "crush_pad", "cellar", "plots", "special", "trainees", "stars"),
        *("fields", "plot"),
    ),
    # Effects as nodes, and what is computed from them for speed. `space_bonus` and its neighbours give them as ids.
    "BoardAction": (
        *("node", "bonuses", "both", "bonus_first", "order_matters", "bonus_helps", "bonus_harms", "sensitive"),
        *("fallback", "first_code", "seasons", "structure"),
    ),
    "Board": ("course", "leaving", "wake_up", "year_begins", "spaced", "space_count"),
    # Numbers that only the engine needs, most of them given by the options.
    "Rules": (
        "open",
        "open_spaces",
        "parents_each",
        "organizer_rows",
        "row_7_keeps_grape",
        "watches_draws",
        "option_flags",
        "glass",
    ),
    # What a batch does in one step.
    "Batch": (
        *("states", "legal", "ended", "new_game", "checked", "refuse", "write"),
        *("add_points", "all_points", "shares_of"),
    ),
    # How a search is done.
    "WaysOut": ("state", "vineyard", "legal"),
    "GuidedPlayer": ("level", "found"),
}
"""Members of public classes that are public in Python and not meant for other programs."""


SUBJECTS = {
    "Cards": (".orders", ".parents", ".structure_cards", ".vines", ".structures", ".summer", ".winter"),
    "The solo game": (".solo", ".automa"),
    "Boards": (".board", ".trading"),
    "Answers": (".actions",),
    "Tokens": (".tokens",),
}
"""The constants of the catalogue by subject, and the modules that define them."""


class Entry(NamedTuple):
    """One public name: where it is defined, how it is written, and its docstring."""

    name: str
    kind: str
    signature: str
    text: str
    members: tuple[Entry, ...] = ()
    value: str = ""
    """The value of a constant that is a text or names, as the member of an enumeration has it."""
    home: str = ""
    """The module that defines it."""


class Undocumented(Exception):
    """Public names without a docstring, or internal names that do not exist."""


def source_of(module: str) -> ast.Module:
    spec = util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin)
    if path.suffix != ".py":  # Compiled: the source is beside it.
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
    return next(entry for entry in entries(tree.body) if entry.name == name)._replace(home=module)


def exported(module: str, name: str) -> Entry:
    """A public name as other programs see it: under the name it has there, without its internal members."""
    found = definition(module, name)
    internal = INTERNAL.get(found.name, ())
    unknown = set(internal) - {member.name for member in found.members}
    if unknown:
        raise Undocumented(f"not members of {found.name}: {', '.join(sorted(unknown))}")
    members = tuple(member for member in found.members if member.name not in internal)
    if is_enum(getattr(import_module(module), name)):
        members = tuple(member._replace(text=member.text or member.value) for member in members)
    return found._replace(name=name, signature=found.signature.replace(found.name, name, 1), members=members)


def is_enum(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Enum)


def entries(body: list[ast.stmt], owner: str = "") -> list[Entry]:
    """Everything that a module or class defines, in order."""
    found: list[Entry] = []
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            members = [entry for entry in entries(node.body, node.name) if not entry.name.startswith("_")]
            found.append(
                Entry(node.name, "class", node.name, ast.get_docstring(node) or "", tuple(members + attributes(node)))
            )
        elif isinstance(node, ast.FunctionDef):
            decorators = {ast.unparse(each) for each in node.decorator_list}
            signature = node.name if "property" in decorators else f"{node.name}({arguments(node)})"
            if decorators & {"classmethod", "staticmethod"}:
                signature = f"{owner}.{signature}"
            returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            signature = MACHINE_INTEGER.sub("int", signature + returns)
            found.append(Entry(node.name, "function", signature, ast.get_docstring(node) or ""))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(Entry(node.target.id, "constant", node.target.id, comment_below(below)))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            found.append(Entry(name, "constant", name, comment_below(below), value=value_of(node.value)))
    return found


def value_of(node: ast.expr) -> str:
    """What the value of an enumeration's member says: its text, or its names."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return ""
    return ", ".join(value) or NOTHING if isinstance(value, tuple) else str(value)


def attributes(node: ast.ClassDef) -> list[Entry]:
    """What `__init__` sets on self, for classes that are not named tuples."""
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
    seen: set[tuple[str, str]] = set()
    for module in MODULES:
        imported = import_module(module)
        parts.append(f"## `{module}`\n\n{(imported.__doc__ or '').strip()}\n")
        found = [exported(module, name) for name in imported.__all__ if not name.startswith("_")]
        gaps.extend(f"{module}.{gap}" for entry in found for gap in gaps_of(entry))
        again = [entry for entry in found if (entry.home, entry.name) in seen]
        if again:
            listed = ", ".join(f"`{entry.name}`" for entry in again)
            parts.append(f"Also here, described above: {listed}.\n")
        fresh = [entry for entry in found if entry not in again]
        seen |= {(entry.home, entry.name) for entry in fresh}
        parts.extend(described(entry) for entry in fresh if entry.kind != "constant")
        constants = [entry for entry in fresh if entry.kind == "constant"]
        groups = {subject_of(entry) for entry in constants} if module.endswith(".catalogue") else {""}
        for group in sorted(groups):
            some = [entry for entry in constants if not group or subject_of(entry) == group]
            if some:
                parts.append((f"### {group}\n\n" if group else "") + table("constant", some))
    if gaps:
        raise Undocumented("no docstring: " + ", ".join(gaps))
    return "\n".join(parts)


def subject_of(constant: Entry) -> str:
    """Return the heading under which the catalogue lists a constant."""
    return next((subject for subject, homes in SUBJECTS.items() if constant.home.endswith(homes)), "Names and numbers")


def gaps_of(entry: Entry) -> list[str]:
    found = [] if entry.text else [entry.name]
    return found + [f"{entry.name}.{member.name}" for member in entry.members if not member.text]


def described(entry: Entry) -> str:
    parts = [f"### {'class ' if entry.kind == 'class' else ''}`{entry.signature}`\n\n{entry.text.strip()}\n"]
    members = list(entry.members)
    valued = [member for member in members if member.value and member.text == member.value]
    if valued and all(len(member.value) <= SHORT for member in valued):
        parts.append(", ".join(in_paragraph(member) for member in valued) + ".\n")
        members = [member for member in members if member not in valued]
    if members:
        parts.append(table("member", members))
    return "\n".join(parts)


def in_paragraph(member: Entry) -> str:
    return f"`{member.name}`" + ("" if member.value == NOTHING else f" ({member.value})")


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
