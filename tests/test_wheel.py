"""What is shipped: the wheel holds the package and nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
SHIPPED = {".py", ".ftl", ".typed", ".html", ".css", ".js", ".svg", ".png", ".woff2", ".txt", ".npz", ".json", ".md"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreted wheel, built from the sources."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        env=os.environ | {"VENDEMMIA_COMPILE": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_sources_words_pages_and_rules_and_nothing_else(wheel: Path) -> None:
    source = ROOT / "src"
    files = (path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    expected = {path.relative_to(source).as_posix() for path in files if path.suffix in SHIPPED}
    rules = ROOT / "docs" / "rules"
    expected |= {f"vendemmia/rulebook/{page.relative_to(rules).as_posix()}" for page in rules.rglob("*.md")}
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {name for name in names if ".dist-info/" not in name} == expected
    assert "vendemmia/py.typed" in names


def test_the_interpreted_wheel_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_brings_the_command_and_the_licence(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        texts = {Path(name).name: archive.read(name).decode() for name in archive.namelist() if ".dist-info/" in name}
    assert "vendemmia = vendemmia.__main__:main" in texts["entry_points.txt"]
    assert "MIT License" in texts["LICENSE"]


def test_the_wheel_asks_for_no_compiler(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (metadata,) = (archive.read(name).decode() for name in archive.namelist() if name.endswith("/METADATA"))
    plain = [
        line.removeprefix("Requires-Dist: ")
        for line in metadata.splitlines()
        if line.startswith("Requires-Dist: ") and "extra ==" not in line
    ]
    names = sorted(re.split("[<>=]", name)[0] for name in plain)
    assert names == [
        "confusable-homoglyphs",
        "django",
        "django-htmx",
        "django-ninja",
        "fluent-runtime",
        "jinja2",
        "numpy",
        "platformdirs",
        "prometheus-client",
        "pydantic",
        "pyotp",
        "segno",
        "uvicorn",
    ]
