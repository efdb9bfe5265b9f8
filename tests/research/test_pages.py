"""The pages of the environments: their examples run, and their tables are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.spaces import page_with_tables
from vendemmia import __version__
from vendemmia.research import SPACES_VERSION, fingerprint

PAGES = Path(__file__).parents[2] / "docs" / "research"
INDEX = (PAGES / "README.md").read_text(encoding="utf-8")
NEEDED = {"README.md": "numpy", "pettingzoo.md": "pettingzoo", "gymnasium.md": "gymnasium"}


@pytest.mark.parametrize("page", NEEDED)
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Those without a learner: training has a test of its own."""
    pytest.importorskip(NEEDED[page])
    text = (PAGES / page).read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    ran = [code for code in examples if "sb3" not in code]
    for code in ran:
        exec(compile(code, page, "exec"), {})  # noqa: S102 - our own page
    assert ran
    assert capsys.readouterr().out.count("\n") >= len(ran)


def test_the_tables_are_those_of_the_code() -> None:
    assert page_with_tables(INDEX) == INDEX, "run scripts/spaces.py"


def test_the_history_ends_with_the_present_version() -> None:
    versions = re.findall(r"^\| (\d+) \| `([0-9a-f]{16})` \|", INDEX, re.MULTILINE)
    assert versions[-1] == (str(SPACES_VERSION), fingerprint())
    assert [int(number) for number, _ in versions] == list(range(SPACES_VERSION + 1))


def test_the_citation_names_the_present_version() -> None:
    assert f"version = {{{__version__}}}" in INDEX
