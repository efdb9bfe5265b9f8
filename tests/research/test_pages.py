"""The pages of the environments: their examples run, and their tables are those of the code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import vendemmia
from scripts.spaces import page_with_tables
from vendemmia import Options, __version__
from vendemmia.research import SPACES_VERSION, fingerprint
from vendemmia.research.data_plan import DataPlan
from vendemmia.research.datasets import write_dataset

PAGES = Path(__file__).parents[2] / "docs" / "research"
INDEX = (PAGES / "README.md").read_text(encoding="utf-8")
LIBRARIES = ("gymnasium", "pandas", "pettingzoo", "polars", "pyarrow", "pyspiel", "torch")
PAGES_WITH_EXAMPLES = {page.name for page in PAGES.glob("*.md") if "```python" in page.read_text(encoding="utf-8")}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the examples run: with the data set that some of them load."""
    found = tmp_path_factory.mktemp("examples")
    form = "parquet" if find_spec("pyarrow") else "jsonl"
    plan = DataPlan.make(Options(2, max_years=2), ("expert", "random"), 12, 1, form=form)
    write_dataset(plan, found / "data" / "expert")
    return found


@pytest.mark.parametrize("page", sorted(PAGES_WITH_EXAMPLES))
def test_every_example_runs_alone(page: str, folder: Path) -> None:
    """Each in a process of its own, unless its library is missing. Training has a test of its own."""
    text = (PAGES / page).read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    wrong = []
    for code in examples:
        used = {name for name in LIBRARIES if re.search(rf"^(import|from) (vendemmia.*)?{name}", code, re.MULTILINE)}
        if "sb3_contrib" in code or not all(map(find_spec, used)):
            continue
        (folder / "example.py").write_text(code, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-W", "error", "-W", "ignore:the engine is interpreted", "example.py"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(Path(vendemmia.__file__).parents[1])},
        )
        if done.returncode or done.stderr or ("print(" in code and "stdin" not in code and not done.stdout):
            wrong.append(f"{page}: {code.splitlines()[0]} …\n{done.stdout}{done.stderr}")
    assert wrong == []


def test_the_tables_are_those_of_the_code() -> None:
    assert page_with_tables(INDEX) == INDEX, "run scripts/spaces.py"


def test_the_history_ends_with_the_present_version() -> None:
    versions = re.findall(r"^\| (\d+) \| `([0-9a-f]{16})` \|", INDEX, re.MULTILINE)
    assert versions[-1] == (str(SPACES_VERSION), fingerprint())
    assert [int(number) for number, _ in versions] == list(range(SPACES_VERSION + 1))


def test_the_citation_names_the_present_version() -> None:
    assert f"version = {{{__version__}}}" in INDEX
