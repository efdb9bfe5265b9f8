"""The README is tested: its Python session runs as written, and it shows exactly two commands."""

from __future__ import annotations

import doctest
import re

from .reading import ROOT, text_of

README = ROOT / "README.md"


def test_the_python_session_runs_as_written() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


def test_it_shows_one_command_to_play_and_one_to_test() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", text_of(README), re.DOTALL)
    play, test = blocks
    assert play.strip().count("\n") == 0
    assert play.strip().endswith(".venv/bin/vendemmia")
    assert test.strip() == "scripts/test"


def test_it_says_that_this_is_a_fan_project() -> None:
    assert "not affiliated" in text_of(README)
