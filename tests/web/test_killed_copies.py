"""`kill -9` in the middle of a backup of PostgreSQL, or of a restore into it: all is as before, or all is new."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import psycopg
import pytest
from django.db import connections
from django.db.backends.utils import CursorWrapper

from tests.repeating import REPEATED
from tests.waiting import until
from vendemmia.web.databases import Database
from vendemmia.web.databases.postgres.store import Postgres
from vendemmia.web.databases.sqlite.store import SQLite

from .conftest import Maker, use
from .filling import Filler, everything
from .test_backups import ASIDE, NOW

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a copy of this process")

KILLS = 4 * REPEATED
ALIVE = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def counted(act: Callable[[], object], last: int | None, told: Path) -> bool:
    """Do something in a copy of this process, which dies before its statement of this number; whether it has died."""
    connections.close_all()
    child = os.fork()
    if not child:
        with suppress(BaseException):
            statements = 0
            whole = CursorWrapper.execute

            def execute(cursor: CursorWrapper, sql: str, params: object = None) -> object:
                nonlocal statements
                if statements == last:
                    os.kill(os.getpid(), signal.SIGKILL)
                statements += 1
                return whole(cursor, sql, params)  # type: ignore[arg-type]

            CursorWrapper.execute = execute  # type: ignore[assignment,method-assign]
            act()
            told.write_text(str(statements), encoding="utf-8")
            os._exit(0)
        os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def moments(act: Callable[[], object], told: Path) -> list[int]:
    """Some of the statements of an act, the last ones always: there everything is written and nothing is committed."""
    assert not counted(act, None, told)
    total = int(told.read_text(encoding="utf-8"))
    assert total > 100
    return [*sorted(Random(total).sample(range(total - 3), KILLS)), total - 2, total - 1]


def alone(store: Database) -> bool:
    """The database has noticed that the dead are gone."""
    assert isinstance(store, Postgres)
    with psycopg.connect(**store.parameters, autocommit=True) as connection:  # type: ignore[arg-type]
        return connection.execute(ALIVE).fetchone() == (0,)


def state_of(store: Database) -> dict[str, list[tuple[object, ...]]]:
    use(store)
    found = everything()
    connections.close_all()
    return found


def test_a_restore_leaves_the_old_or_the_new(make: Maker, tmp_path: Path) -> None:
    source = make("sqlite")
    Filler().fill(3)
    new = everything()
    source.back_up(tmp_path / "new.sqlite3")
    store = make("postgresql")
    Filler().fill()
    old = everything()
    store.back_up(tmp_path / "old.sqlite3")
    told = tmp_path / "told"
    seen = []

    def back() -> None:
        until(lambda: alone(store), "the end of all connections")
        for file in store.home.glob(ASIDE):
            file.unlink()
        use(store)
        store.restore(tmp_path / "old.sqlite3", NOW)
        for file in store.home.glob(ASIDE):
            file.unlink()
        connections.close_all()

    def act() -> object:
        return store.restore(tmp_path / "new.sqlite3", NOW)

    for moment in moments(act, told):
        back()
        assert counted(act, moment, told)
        until(lambda: alone(store), "the end of all connections")
        found = state_of(store)
        assert found in (old, new), f"half restored before statement {moment}"
        seen.append(found == new)
        for file in store.home.glob(ASIDE):
            saved = SQLite(tmp_path / "saved")
            saved.home.mkdir(exist_ok=True)
            saved.restore(file, NOW)
            assert state_of(saved) == old
    assert not all(seen)
    back()
    act()
    assert state_of(store) == new


def test_a_backup_is_there_or_not_but_never_half(make: Maker, tmp_path: Path) -> None:
    store = make("postgresql")
    Filler().fill()
    before = everything()
    folder = tmp_path / "backups"
    folder.mkdir()
    target = folder / "copy.sqlite3"

    def act() -> object:
        return store.back_up(target, force=True)

    for moment in moments(act, tmp_path / "told"):
        target.unlink(missing_ok=True)
        assert counted(act, moment, tmp_path / "told")
        assert not target.exists()
        until(lambda: alone(store), "the end of all connections")
        assert state_of(store) == before
    assert {file.name for file in folder.iterdir() if not file.name.startswith(".vendemmia-")} == set()
