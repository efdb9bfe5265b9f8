"""Backups of PostgreSQL are the same files as those of SQLite, so games move between both."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest
from django.db import connection

from vendemmia.engine import Options
from vendemmia.web.databases import CannotCopy, UnusableDatabase, contents, database
from vendemmia.web.databases.postgres import copies
from vendemmia.web.databases.postgres.store import Postgres
from vendemmia.web.models import CampaignProgress, Evaluation, Finished, Ply, Seat, Table
from vendemmia.web.tables import cache

from .conftest import Opener, use
from .moves import answer

NOW = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
KINDS = (CampaignProgress, Table, Seat, Ply, Evaluation, Finished)


def everything() -> dict[str, list[Mapping[str, object]]]:
    """All rows, as Django reads them."""
    return {kind.__name__: list(kind.objects.order_by("pk").values()) for kind in KINDS}


def played(open_game: Opener) -> Table:
    """A table at which something has happened, and rows of every kind."""
    progress = CampaignProgress.objects.create(progress={"level": "easy", "ä": [1, 2.5, None]})
    table = open_game(Options(players=2), people=2, campaign=progress)
    for _ in range(3):
        state = cache.read_table(table.id).game.state
        assert state.to_move is not None
        answer(table.id, state.to_move, state.codes()[0], Table.objects.get(id=table.id).version)
    Evaluation.objects.create(table=table, seat=0, version=1, total=3, found=[])
    Finished.objects.create(
        table_id=table.id,
        seat=0,
        name="Ada",
        mode="two",
        players=2,
        years=7,
        outcome="win",
        vp=20,
        best_other=3,
        ended=NOW,
    )
    return table


def test_games_move_from_home_to_postgresql_and_back(open_game: Opener, postgres: Postgres, tmp_path: Path) -> None:
    own = database()
    table = played(open_game)
    before = everything()
    assert own.back_up(tmp_path / "home.sqlite3") == 1
    use(postgres)
    try:
        assert postgres.restore(tmp_path / "home.sqlite3", NOW) == (1, None)
        assert everything() == before
        cache.forget_all()
        assert cache.read_table(table.id).game.plies == Ply.objects.count()
        Seat.objects.create(table=table, number=7, name="New")  # Numbers go on where they were.
        Seat.objects.filter(number=7).delete()
        assert postgres.back_up(tmp_path / "back.sqlite3") == 1
        with pytest.raises(CannotCopy):
            postgres.back_up(tmp_path / "back.sqlite3")
        again = postgres.restore(tmp_path / "back.sqlite3", NOW)
        assert again.aside is not None
        assert again.aside.name.startswith("vendemmia-before-restore-20260304-0506")
        again.aside.unlink()
        assert everything() == before
        Table.objects.all().delete()
        CampaignProgress.objects.all().delete()
        Finished.objects.all().delete()
    finally:
        use(own)
    assert {file.name for file in tmp_path.iterdir()} == {"home.sqlite3", "back.sqlite3"}
    assert not list(postgres.home.glob("*.part"))


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)
class TestConnectionsOfBefore:
    """PostgreSQL ends its side of a connection a moment after the server or the command that had it."""

    @pytest.mark.parametrize("is_within", [False, True], ids=["before", "within the transaction"])
    def test_the_last_ones_are_waited_for(
        self,
        open_game: Opener,
        postgres: Postgres,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        is_within: bool,
    ) -> None:
        open_game()
        postgres.back_up(tmp_path / "copy.sqlite3")
        before = everything()
        if is_within:
            monkeypatch.setattr(copies, "_saved_aside", lambda *_: None)
        last = psycopg.connect(**postgres.parameters)  # type: ignore[arg-type]
        look, seen = copies._others, []

        def others() -> int:
            seen.append(look())
            last.close()
            return seen[-1]

        monkeypatch.setattr(copies, "_others", others)
        aside = postgres.restore(tmp_path / "copy.sqlite3", NOW).aside
        assert seen[0] == 1
        assert everything() == before
        if aside is not None:
            aside.unlink()


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("each_database", ["postgresql"], indirect=True)
class TestRefused:
    def test_while_a_server_runs(
        self, open_game: Opener, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("vendemmia.web.databases.sqlite.copies.LETTING_GO", 0.1)
        open_game()
        postgres.back_up(tmp_path / "copy.sqlite3")
        before = everything()
        with psycopg.connect(**postgres.parameters), pytest.raises(CannotCopy) as caught:  # type: ignore[arg-type]
            postgres.restore(tmp_path / "copy.sqlite3", NOW)
        assert caught.value.kind == "running"
        assert everything() == before
        for file in postgres.home.glob("vendemmia-before-restore-*"):
            file.unlink()

    def test_a_copy_that_differs(
        self, open_game: Opener, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nothing is left of it."""
        open_game()
        whole = contents.copy_rows

        def incomplete(model: type[Table], source: str, target: str) -> None:
            if model is not Seat:  # type: ignore[comparison-overlap]
                whole(model, source, target)

        monkeypatch.setattr(contents, "copy_rows", incomplete)
        with pytest.raises(CannotCopy, match="web_seat"):
            postgres.back_up(tmp_path / "copy.sqlite3")
        assert list(tmp_path.iterdir()) == []

    def test_what_is_no_backup(self, postgres: Postgres, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("wine\n" * 2000, encoding="utf-8")
        with pytest.raises(UnusableDatabase):
            postgres.restore(tmp_path / "text", NOW)
        with pytest.raises(CannotCopy):
            postgres.restore(tmp_path / "missing", NOW)
        connection.close()
