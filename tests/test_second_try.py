"""What `scripts/test` tries again, what it says about it, and what it counts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.unix

SCRIPT = Path(__file__).parents[1] / "scripts" / "test"
ALONE = "--- alone"
RUN = f"""
source {SCRIPT}
nice() {{{{ "$@"; }}}}  # These tests are nice already.
VENV={sys.prefix} LOGS={{folder}}/logs COUNTS={{folder}}/logs/counts
tests $VENV pure 1 -c {{folder}}/pytest.ini {{folder}}
echo "{ALONE}"
try_again $VENV pure -c {{folder}}/pytest.ini {{folder}}
finish
"""
CONFTEST = """
def pytest_addoption(parser):
    parser.addoption("--share")
"""
START = """
import os, pytest, signal
from pathlib import Path

def once(name):
    marker = Path(__file__).with_name(name)
    if not marker.exists():
        marker.touch()
        return True

"""

Run = Callable[[str], list[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a module of tests, and again what failed; returns the lines that it prints."""
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p xdist.plugin\n")
    (tmp_path / "conftest.py").write_text(CONFTEST)
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    outside["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # They take most of the time.

    def ran(tests: str) -> list[str]:
        (tmp_path / "test_it.py").write_text(START + tests)
        command = ["bash", "-c", RUN.format(folder=tmp_path)]
        done = subprocess.run(command, env=outside, capture_output=True, text=True, check=False, timeout=180)
        assert done.stderr == ""
        return done.stdout.splitlines()

    return ran


def test_what_passes_alone_counts_and_is_named(run: Run) -> None:
    lines = run("""
def test_good():
    pass

@pytest.mark.skip
def test_left_out():
    pass

@pytest.mark.parametrize("name", ["two words", "a[b]::c", "wine/żółty", "line\\nbreak", "-k $(no) 'x' \\"y\\" *"])
def test_odd(name):
    assert not once(str(sum(map(ord, name))))

@pytest.fixture
def slow_start():
    assert not once("start")

def test_set_up(slow_start):
    pass

@pytest.fixture
def slow_end():
    yield
    assert not once("end")

def test_clean_up(slow_end):
    pass

@pytest.fixture
def bad_end():
    yield
    assert not once("bad end")

def test_both(bad_end):
    assert not once("body")
""")
    assert lines[0] == ALONE
    assert lines[-1] == "9 passed, 0 failed"
    named = sorted(line.removeprefix("passed at the second try: test_it.py::") for line in lines[1:-1])
    assert named == sorted(
        [
            "test_both",
            "test_clean_up",
            "test_odd[-k $(no) 'x' \"y\" *]",
            "test_odd[a[b]::c]",
            "test_odd[line\\nbreak]",
            "test_odd[two words]",
            "test_odd[wine/\\u017c\\xf3\\u0142ty]",
            "test_set_up",
        ]
    )


def test_what_fails_twice_counts_as_failed_with_its_output(run: Run) -> None:
    lines = run("""
def test_good():
    pass

def test_once():
    assert not once("this")

def test_always():
    assert "harvest" == "grapes"
""")
    assert lines[0] == ALONE
    assert lines[-1] == "2 passed, 1 failed"
    assert "passed at the second try: test_it.py::test_once" in lines
    assert "--- tests-pure failed, also at the second try:" in lines
    assert sum("E   AssertionError: assert 'harvest' == 'grapes'" in line for line in lines) == 1


def test_many_failures_are_not_tried_again(run: Run) -> None:
    lines = run("""
@pytest.mark.parametrize("number", range(12))
def test_many(number):
    assert number == 11 or not once(str(number))
""")
    assert lines[0] == "--- tests-pure failed:"
    assert lines[-2:] == [ALONE, "1 passed, 11 failed"]


def test_nothing_is_tried_again_after_a_crash(run: Run) -> None:
    lines = run("""
def test_good():
    pass

def test_crash():
    if once("crash"):
        os.kill(os.getpid(), signal.SIGKILL)
""")
    assert lines[0] == "--- tests-pure failed:"
    assert lines[-2:] == [ALONE, "1 passed, 1 failed"]
    assert any(line.endswith("crashed while running 'test_it.py::test_crash'") for line in lines)


def test_nothing_is_tried_again_after_an_interruption(run: Run) -> None:
    lines = run("""
def test_once():
    assert not once("this")

def test_interrupted():
    os.kill(os.getppid(), signal.SIGINT)
""")
    assert lines[0] == "--- tests-pure failed:"
    assert lines[-2] == ALONE
    assert lines[-1].endswith(" passed, 1 failed")


def test_a_module_that_cannot_be_read_counts_as_failed(run: Run) -> None:
    lines = run("import nothing_of_this_name\n")
    assert lines[-1] == "0 passed, 1 failed"
    assert "E   ModuleNotFoundError: No module named 'nothing_of_this_name'" in lines
