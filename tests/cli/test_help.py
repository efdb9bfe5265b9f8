"""Help, version and the page about the command line."""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from vendemmia import __version__
from vendemmia.build_mode import mode
from vendemmia.cli.arguments import COMMANDS, parser_of
from vendemmia.locale import words

from .support import run

W = words("en")
ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "vendemmia" / "cli"
CATALOGUE = ROOT / "src" / "vendemmia" / "locale" / "en" / "cli.ftl"
DOCS = ROOT / "docs"
PAGE = DOCS / "command-line.md"
FOR_HOSTS = (
    *("serve", "backup", "backup --check", "restore", "verify"),
    *("host add", "host list", "host remove", "host password"),
)


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_the_version_names_the_build(flag: str) -> None:
    assert run(flag).out == f"vendemmia {__version__} ({mode()})\n"


@pytest.mark.parametrize("argv", [["--help"], ["-h"], ["help"]])
def test_the_help_lists_every_command(argv: list[str]) -> None:
    done = run(*argv)
    assert done.code == 0
    assert "examples:\n  vendemmia\n" in done.out
    for command in COMMANDS:
        assert f"\n  {command} " in done.out


def test_the_documents_name_every_command() -> None:
    """One has a part for each of them; those for hosts name what a host needs."""
    described = set(
        re.findall(r"^## vendemmia (\w+)$", (DOCS / "command-line.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert described == set(COMMANDS)
    for document in ("operating.md", "hosting.md"):
        text = (DOCS / document).read_text(encoding="utf-8")
        assert [name for name in FOR_HOSTS if not re.search(rf"vendemmia {name}\b", text)] == [], document


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("argv", ["{} --help", "{} -h", "help {}"])
def test_the_help_of_a_command_has_examples(command: str, argv: str) -> None:
    done = run(*argv.format(command).split())
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith(f"usage: vendemmia {command} ")
    assert f"examples:\n  vendemmia {command}" in done.out


@pytest.mark.parametrize("command", ["main", *COMMANDS])
def test_every_example_can_be_given(command: str) -> None:
    for line in W.message(f"cli-{command}-examples").splitlines():
        name, *argv = shlex.split(line)
        assert name == "vendemmia"
        if argv:
            parser_of(W, argv[0]).parse(argv[1:])


def test_play_still_accepts_the_text_option_of_older_scripts_but_does_not_show_it() -> None:
    assert run("play", "--text", answers=["quit"]).code == 0
    assert "--text" not in run("play", "--help").out


@pytest.mark.parametrize("module", ["vendemmia", "vendemmia.cli"])
def test_the_command_runs_as_a_module(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert done.stdout == f"vendemmia {__version__} ({mode()})\n"
    assert done.returncode == 0


def test_wrong_input_of_the_real_command_has_no_traceback() -> None:
    argv = [sys.executable, "-m", "vendemmia.cli", "replay", "missing.json"]
    done = subprocess.run(argv, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("vendemmia: cannot read missing.json: ")
    assert done.stderr.count("\n") == 1


def test_the_page_describes_every_command_option_and_key() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"vendemmia {command}" in page
        shown = (action for action in parser_of(W, command)._actions if action.help != argparse.SUPPRESS)
        for action in shown:
            for flag in action.option_strings:
                assert f"`{flag}" in page or flag == "-h", flag
    for key in (
        "cut_short",
        "histogram",
        "median",
        "turn_order",
        "win_rate",
        "mean_score",
        "per_game",
        "by_winners",
        "results",
        "map",
        "workers",
    ):
        assert f"`{key}`" in page
