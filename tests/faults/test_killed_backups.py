"""`kill -9` in the middle of a backup or a restore: the name that somebody trusts holds the old file or the new one."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from tests.repeating import REPEATED
from vendemmia.web.databases.sqlite.copies import back_up, restore

from .support import DATABASE, Kept, keep_games, kept, names

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a copy of this process")

NOW = datetime(2026, 11, 16, 17, 31, tzinfo=UTC)
KILLS_BY_TIME = 5 * REPEATED
MOMENTS = {"open", "os.chmod", "os.link", "os.remove", "os.rename", "sqlite3.connect", "sqlite3.connect/handle"}
"""What Python announces before it does it, and what a copy is made of."""


@pytest.fixture(scope="module")
def five_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("five") / "home"
    keep_games(home, 5)
    return home / DATABASE


def killed(act: Callable[[], object], die: Callable[[], None]) -> bool:
    """Do something in a copy of this process, after having arranged its death; whether it died before it was done."""
    child = os.fork()
    if not child:  # No finally, no flush, no test framework: only what a command does.
        with suppress(BaseException):
            die()
            act()
            os._exit(0)
        os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def at_moment(number: int) -> Callable[[], None]:
    """Die before the step of this number."""

    def arrange() -> None:
        left = number

        def look(event: str, _args: tuple[object, ...]) -> None:
            nonlocal left
            if event in MOMENTS:
                left -= 1
                if left < 0:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(look)

    return arrange


def after(seconds: float) -> Callable[[], None]:
    """Die at a time that no step of ours marks, e.g. while SQLite writes."""

    def arrange() -> None:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # It ends the process at once.
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6))

    return arrange


def deaths(act: Callable[[], object]) -> Iterator[None]:
    """Kill an act before each of its steps, until it comes to its end; then at any time."""
    number = 0
    while killed(act, at_moment(number)):
        number += 1
        yield
    assert number > 8, "the steps are no longer announced"
    yield
    rng = Random(number)
    for _ in range(KILLS_BY_TIME):
        killed(act, after(rng.random() * 0.03))
        yield


def test_a_backup_is_there_or_not_but_never_half(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    target = folder / "copy.sqlite3"
    made = 0
    for _ in deaths(lambda: back_up(home / DATABASE, target)):
        if target.exists():
            assert kept(target) == kept(home / DATABASE)
            target.unlink()
            made += 1
        assert not {name for name in names(folder) if not name.startswith(".vendemmia-")}
    assert made
    assert kept(home / DATABASE).games == 3


def test_a_backup_that_replaces_another_leaves_the_old_or_the_new(home: Path, five_games: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    old, new = kept(five_games), kept(home / DATABASE)
    shutil.copyfile(five_games, target)
    seen: set[Kept] = set()
    for _ in deaths(lambda: back_up(home / DATABASE, target, force=True)):
        seen.add(kept(target))
        shutil.copyfile(five_games, target)
    assert seen == {old, new}


def test_a_restore_leaves_the_old_or_the_new(home: Path, five_games: Path) -> None:
    live = home / DATABASE
    old, new = kept(live), kept(five_games)
    first = live.read_bytes()
    seen: set[Kept] = set()
    for _ in deaths(lambda: restore(five_games, home, NOW)):
        logs = {f"{DATABASE}-wal", f"{DATABASE}-journal"} & names(home)
        with closing(sqlite3.connect(live)) as connection:  # As at the next start: what was half done is undone.
            connection.execute("SELECT count(*) FROM web_table").fetchone()
        found = kept(live)
        seen.add(found)
        if found == new:
            assert not logs
            assert {kept(file) for file in home.glob("vendemmia-before-*")} == {old}
        live.unlink()
        live.write_bytes(first)
        for file in home.glob("vendemmia-before-*"):
            assert kept(file) == old
            file.unlink()
    assert seen == {old, new}
    restore(five_games, home, NOW)  # It also clears away what the dead have left.
    assert names(home) == {DATABASE, "secret-key", "vendemmia-before-restore-20261116-1731.sqlite3"}
