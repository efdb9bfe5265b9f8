"""What strangers meet first: the data of the package, the workflows, and what the files must not contain."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from .reading import ROOT, Finding, line_at, refuse, tracked

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
HOME = "https://github.com/vendemmia/vendemmia"
PYTHON = "Programming Language :: Python :: 3."

LEFT_OUT = {".ci/run"}
"""The only file that does not belong into the sdist: how the maintainers' own machine calls scripts/test."""

REGISTRIES = [
    ".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
]
"""Written in parts, so that this file does not contain them."""
UNWANTED = re.compile(rf"(?i:{'|'.join(map(re.escape, REGISTRIES))})|(?<![\w.])/(?:root|home/\w+|Users/\w+)/", re.ASCII)
"""Addresses of package registries, and folders of a person."""


def loaded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
    return found


def minors() -> list[int]:
    """The Pythons that the classifiers name, by their second number."""
    return sorted(int(name.removeprefix(PYTHON)) for name in PROJECT["classifiers"] if name.startswith(PYTHON))


@pytest.mark.parametrize("name", ["Homepage", "Documentation", "Issues", "Changelog"])
def test_the_package_names_its_pages(name: str) -> None:
    address = PROJECT["urls"][name]
    assert address == HOME or address.startswith(f"{HOME}/")
    file = address.removeprefix(HOME).removeprefix("/blob/main/")
    if "/blob/" in address:
        assert (ROOT / file).is_file()


def test_the_classifiers_match_the_required_python() -> None:
    floor = minors()[0]
    assert PROJECT["requires-python"] == f">=3.{floor}"
    assert minors() == list(range(floor, floor + len(minors())))
    assert SETTINGS["tool"]["mypy"]["python_version"] == f"3.{floor}"
    assert SETTINGS["tool"]["ruff"]["target-version"] == f"py3{floor}"


def test_every_python_that_is_named_is_tested_and_gets_a_compiled_wheel() -> None:
    job = loaded(".github/workflows/test.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == [f"3.{minor}" for minor in minors()]
    builds = SETTINGS["tool"]["cibuildwheel"]["build"]
    assert [build.partition("-")[0] for build in builds] == [f"cp3{minor}" for minor in minors()]
    page = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    assert [int(minor) for minor in re.findall(r"^\| 3\.(\d+)", page, re.MULTILINE)] == minors()


def test_the_licence_is_named_in_the_present_form() -> None:
    assert PROJECT["license"] == "MIT"
    assert [(ROOT / name).is_file() for name in PROJECT["license-files"]] == [True]
    assert not [name for name in PROJECT["classifiers"] if name.startswith("License ::")]


def test_there_is_one_version() -> None:
    source = (ROOT / SETTINGS["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert PROJECT["dynamic"] == ["version"]
    assert loaded("CITATION.cff")["version"] == version
    assert version in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_tests_run_as_everybody_runs_them() -> None:
    steps = loaded(".github/workflows/test.yml")["jobs"]["test"]["steps"]
    assert "scripts/test" in [step.get("run") for step in steps]


def test_what_a_player_at_home_needs_is_tested_on_other_systems() -> None:
    job = loaded(".github/workflows/test.yml")["jobs"]["home"]
    assert job["strategy"]["matrix"]["os"] == ["windows-latest", "macos-latest"]
    command = shlex.split(job["steps"][-1]["run"])
    assert [name for name in command if name.startswith("tests/") and not any(ROOT.glob(name))] == []
    assert {"tests/rules", "tests/bots", "tests/cli", "tests/web/test_home_server.py"} <= set(command)


def test_a_release_is_tested_compiled_and_published_without_a_password() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    jobs = yaml.safe_load(text)["jobs"]
    assert jobs["test"]["uses"] == "./.github/workflows/test.yml"
    assert sorted(jobs["publish"]["needs"]) == sorted(set(jobs) - {"publish"})
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert SETTINGS["tool"]["cibuildwheel"]["environment"] == {"VENDEMMIA_COMPILE": "require"}
    assert "secrets." not in text


def test_a_workflow_may_only_read_unless_a_job_says_more() -> None:
    for file in (ROOT / ".github" / "workflows").iterdir():
        assert loaded(f".github/workflows/{file.name}")["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("name", ["bug", "rules", "feature"])
def test_there_is_a_form_for_every_kind_of_issue(name: str) -> None:
    form = loaded(f".github/ISSUE_TEMPLATE/{name}.yml")
    assert form["name"]
    assert form["description"]
    assert len({field["id"] for field in form["body"]}) == len(form["body"]) > 1
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_the_hooks_check_what_scripts_test_checks() -> None:
    (local,) = loaded(".pre-commit-config.yaml")["repos"]
    hooks = [hook["entry"].partition(" --")[0] for hook in local["hooks"]]
    script = (ROOT / "scripts" / "test").read_text(encoding="utf-8").replace("$VENV", ".venv")
    checks = re.findall(r"^ *check \w+ (\S+(?: [a-z]+)*)", script, re.MULTILINE)
    assert sorted(hooks) == sorted(checks)


def test_the_types_of_every_module_are_checked() -> None:
    checked = tuple(SETTINGS["tool"]["mypy"]["files"])
    refuse(
        Finding(ROOT / name, 1, "mypy does not check this module")
        for name in tracked()
        if name.endswith(".py") and not name.startswith(checked)
    )


def test_no_file_names_a_package_registry_or_somebodys_folder() -> None:
    found = []
    for name in tracked():
        text = (ROOT / name).read_bytes().decode("latin-1")  # Also in what is no text.
        found += [Finding(ROOT / name, line_at(text, each.start()), each[0]) for each in UNWANTED.finditer(text)]
    refuse(found)


def test_the_sdist_holds_the_repository(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    files = set(tracked())
    new = set(tracked("--others", "--exclude-standard"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (built,) = tmp_path.iterdir()
    with tarfile.open(built) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        assert files - names == LEFT_OUT
        assert names - files - new == {"PKG-INFO"}
        assert {member.mode & 0o111 for member in archive if member.name.endswith("scripts/test")} == {0o111}
