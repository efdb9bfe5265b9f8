"""Says in which build the tests run and refuses the wrong one; knows which tests one build is enough for."""

from __future__ import annotations

import gc
import logging
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

import vendemmia
from tests.repeating import LONG_RUN
from tests.support import ReportHandler
from vendemmia.bots import ONE_THREAD
from vendemmia.build_mode import mode

HERE = Path(__file__).parent
ENGINE = {HERE / "rules", HERE / "cards"}
"""The folders with tests of the engine, which run with both builds. So do the files beside them, except these:"""
SERVERS = (HERE / "faults" / "test_stopping.py", HERE / "web" / "test_hosting.py")
ONE_BUILD = (HERE / "test_second_try.py", HERE / "test_wheel.py")
INTERPRETED = {HERE / "sources", HERE / "web" / "browser", *ONE_BUILD, *SERVERS}
"""What runs once and hardly needs the engine: `scripts/test` runs it while the engine is compiled."""
COMPILED = {HERE / "test_corpus_contents.py", HERE / "test_resuming.py"}
"""What runs once with the compiled engine, which is faster, as all other folders do."""
SELDOM = (50_000, 20, 20)
"""How seldom Python looks for garbage: with many thousands of tests in memory each look takes long."""
SLOW = "once"
"""The mark of tests with a real server or a real browser."""
REPEATS = "repeats"
"""The mark of tests that show the same as another one with more games or positions."""
TORCH = "torch"
"""The mark of tests that import torch, which takes longer than most of them do."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", choices=["pure", "compiled"], help="only what scripts/test runs with this build")


def pytest_configure() -> None:
    os.environ["LANGUAGE"] = "en"  # Whatever the system speaks: the tests read English.
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    logging.getLogger("vendemmia.locale").addHandler(ReportHandler())
    expected = os.environ.get("VENDEMMIA_EXPECT", "")
    if expected and expected != mode():
        raise pytest.UsageError(f"VENDEMMIA_EXPECT={expected}, but the installed engine is {mode()}")
    heed_signals()
    gc.set_threshold(*SELDOM)


def pytest_collection_finish() -> None:
    """Tests and modules stay to the end: no search for garbage needs to look at them."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Look for garbage once more. pytest would do so five times, and Python again while it ends: it takes seconds."""
    gc.collect()
    gc.freeze()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A worker reports each test once, with the time of all of it, and whatever went wrong before and after it.

    It would report its beginning, set-up, end and clean-up too: with thousands of tests, the process that hears of them
    would have as much to do as a tenth of the tests.
    """
    if not hasattr(item.config, "workerinput"):
        return None
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        if report.when == "call":
            report.duration = sum(each.duration for each in reports)
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


@pytest.fixture(scope="session")
def torch() -> Any:
    """Only the process that runs tests with the mark `torch` should import it."""
    return pytest.importorskip("torch", reason="training and learning need torch")


def heed_signals() -> None:
    """Let the processes that the tests start heed Ctrl-C and the end of the terminal.

    A shell lets what it starts in the background ignore the one, `nohup` the other, and processes would inherit that.
    A handler is not inherited; ours goes on doing nothing when the terminal is closed.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: None)


def pytest_report_header() -> str:
    return f"vendemmia {vendemmia.__version__}: {mode()}, from {Path(vendemmia.__file__).parent}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    match config.getoption("--share"):
        case "compiled":
            return collection_path in INTERPRETED or None
        case "pure":
            return is_compiled_only(collection_path) or None
        case _:
            return None


def is_compiled_only(path: Path) -> bool:
    """Folders are, unless they test the engine or lead to what runs interpreted; so is what lies in such a folder."""
    leading = {folder for wanted in INTERPRETED for folder in wanted.parents}
    if path in ENGINE | INTERPRETED | leading:
        return False
    return path in COMPILED or path.is_dir() or (path.parent in leading and path.parent != HERE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--share") == "pure" and not LONG_RUN:
        items[:] = [test for test in items if not test.get_closest_marker(REPEATS)]
    put_in_order(items)


def put_in_order(items: list[pytest.Item]) -> None:
    """Put files with a real browser or server evenly between the others, so that parallel workers share them.

    What imports torch comes first, together: then one worker runs all of it, and the others never import it.
    """
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    groups: dict[bool, list[list[pytest.Item]]] = {True: [], False: []}
    for tests in files.values():
        groups[any(test.get_closest_marker(SLOW) for test in tests)].append(tests)
    placed = [((number + 0.5) / len(group), tests) for group in groups.values() for number, tests in enumerate(group)]
    items[:] = [test for _, tests in sorted(placed, key=lambda each: each[0]) for test in tests]
    items.sort(key=lambda test: test.get_closest_marker(TORCH) is None)
