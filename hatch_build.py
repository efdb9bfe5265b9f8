"""The build hook that compiles the engine, and what a search does most, with mypyc.

`VENDEMMIA_COMPILE` decides: `0` or unset builds the interpreted package and needs no compiler; `1` compiles and falls
back to the interpreted package with one line on standard error; `require` compiles or fails.
`VENDEMMIA_OPTIMIZE` is the C compiler's level of optimisation, 2 if it is not set.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REQUIREMENTS = ["mypy[mypyc]>=2.4,<3", "setuptools>=65"]
"""Needed only when something is compiled."""

SOURCE = Path("src")
PACKAGE = Path("vendemmia/engine")
BESIDE = ("vendemmia/bots/tree.py",)
"""What is compiled together with the engine, because it calls it all the time."""
BUILT = "built"

INTERPRETED = (
    # Tables and the words they are written in: they run once, at import.
    "content/*",
    "effects.py",
    "encoding/encoding.py",
    "setup.py",
    "encoding/option_flags.py",
    # A decorator that only the compiler reads.
    "native.py",
    # A seed of the wrong type gets a clear error here; compiled code would raise its own TypeError.
    "state/seeds.py",
    # Enums, tuples with names, data classes and exceptions: mypyc does not make native classes of them, so they would
    # gain nothing.
    "knowledge/placed.py",
    "reports/answers.py",
    "reports/asked.py",
    "reports/errors.py",
    "reports/events.py",
    "reports/faults.py",
    "options.py",
    "reports/outlook.py",
    "reports/printed.py",
    "reports/reasons.py",
    "reports/ways_out.py",
    # Packages and the catalogue: nothing but imports.
    "catalogue.py",
    "**/__init__.py",
    "__init__.py",
)
"""What stays interpreted, as patterns relative to the engine. Every other module of the engine is compiled."""

OPTIMIZE = "2"
"""The level of optimisation. Level 3 takes the compiler twice as long, and the engine is no faster."""
CALL_DIRECTLY = "-fno-semantic-interposition"
"""Functions of the library are never replaced when it is loaded, so they call each other directly."""
LITERAL_SHIFT = re.compile(r"= (-?\d+) << (?=cpy_r_)")
"""A shift of a literal in the C that mypyc writes."""
NO_WARNINGS = ("-Wno-all", "-w")
"""mypyc asks for all warnings, and to find them in its code takes the compiler longer than to compile it."""
RUNS_ONCE = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
"""In C, the function that runs when a module is imported: very long where it fills tables."""
HURRIED = '#if defined(__GNUC__) && !defined(__clang__)\n__attribute__((optimize("O0")))\n#endif\n'
"""Before a function: do not optimise it."""
UNTRACKED = re.compile(
    r"(_dealloc\(\w+ \*self\)\s*\{(?:(?!PyObject_GC_UnTrack|_dealloc\().)*?)CPy_TRASHCAN_BEGIN\(self, \w+\)"
    r"(.*?)CPy_TRASHCAN_END\(self\)",
    re.DOTALL,
)
"""In C, the end of an object that the garbage collector does not know."""


class CompileError(Exception):
    """The engine could not be compiled. The message is one line; `log` has the whole output."""

    def __init__(self, log: str) -> None:
        lines = [line.strip() for line in log.splitlines() if line.strip()] or ["no output"]
        super().__init__(next((line for line in lines if "error" in line.lower()), lines[-1]))
        self.log = log


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel, next to their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return REQUIREMENTS if wanted() != "0" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wanted() == "0":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="vendemmia-")
        try:
            modules = compiled(Path(self.root), Path(self.scratch.name), version)
        except CompileError as problem:
            if wanted() == "require":
                print(problem.log, file=sys.stderr)
                raise
            print(f"vendemmia: not compiled, installing the interpreted engine: {problem}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(modules)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if wanted() != "0":
            self.scratch.cleanup()


def wanted() -> str:
    wish = os.environ.get("VENDEMMIA_COMPILE", "") or "0"
    if wish not in {"0", "1", "require"}:
        raise ValueError(f"VENDEMMIA_COMPILE must be 0, 1 or require, not {wish!r}")
    return wish


def compiled(root: Path, folder: Path, version: str) -> dict[str, str]:
    """Compile a copy of the sources, so that no files are left next to them.

    Returns the extension modules and their places in the wheel.
    """
    if version == "editable":
        raise CompileError("an editable install runs the sources and cannot be compiled")
    copy = folder / SOURCE
    shutil.copytree(root / SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    run = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), *to_compile(copy)],
        cwd=copy,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    built = copy / BUILT
    modules = [path for path in built.rglob("*") if path.is_file()]
    if run.returncode or not modules:
        raise CompileError(run.stdout)
    return {str(module): module.relative_to(built).as_posix() for module in modules}


def to_compile(source: Path) -> list[str]:
    """The modules to compile, as paths relative to the sources."""
    engine = source / PACKAGE
    kept = {path for pattern in INTERPRETED for path in engine.glob(pattern)}
    modules = [path.relative_to(source).as_posix() for path in engine.rglob("*.py") if path not in kept]
    return sorted([*modules, *BESIDE])


def compile_here(modules: list[str]) -> None:
    """Compile in place. This runs in its own process, in the folder with the copied sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    # Other modules are only read for their types. The user's own mypy settings do not matter.
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--cache-dir=cache"]
    level = os.environ.get("VENDEMMIA_OPTIMIZE") or OPTIMIZE
    extensions = mypycify(
        [*options, *modules],
        opt_level=level,
        debug_level="0",
        group_name="vendemmia",
    )
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args.extend(NO_WARNINGS)
        if os.name == "posix" and level >= OPTIMIZE:
            extension.extra_compile_args.append(CALL_DIRECTLY)
        for name in extension.sources:
            mend(Path(name))
    setup(
        name="vendemmia",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", f"--build-lib={BUILT}"],
    )


def mend(file: Path) -> None:
    """Correct the C code that mypyc writes, and leave out optimisations that are not worth their time."""
    code = mended(file.read_text(encoding="utf-8"))
    file.write_text(RUNS_ONCE.sub(HURRIED, code), encoding="utf-8")


def mended(code: str) -> str:
    """The code without two faults of mypyc.

    It writes `1 << n` on 64-bit integers as a shift of a C int, wrong from n = 31 on. And it lets objects that the
    garbage collector does not know (`acyclic`) wait for their end if they lie deep inside of others: Python then writes
    into the memory before them, where other objects have the links of the collector.
    """
    return UNTRACKED.sub(r"\1\2", LITERAL_SHIFT.sub(r"= INT64_C(\1) << ", code))


if __name__ == "__main__":
    compile_here(sys.argv[1:])
