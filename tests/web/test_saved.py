"""Databases of every release (tests/saved): each is brought up to date in a copy, and every game in it goes on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.utils.timezone import now

from tests.repeating import LONG_RUN
from tests.sharing import made_once
from tests.test_saved import RELEASES, SAVED
from tests.web.moves import answer
from vendemmia.web.computer_players.backfill import Backfill
from vendemmia.web.computer_players.scheduler import BotScheduler
from vendemmia.web.databases.migrating import migrate
from vendemmia.web.databases.sqlite.files import check_file
from vendemmia.web.models import Evaluation, Finished, Ply, Table
from vendemmia.web.play.deleting import RESTORABLE, remove_old
from vendemmia.web.play.moves import Stale
from vendemmia.web.results.campaigns import DatabaseStore
from vendemmia.web.results.finished import counts
from vendemmia.web.tables import cache, history
from vendemmia.web.tables.cache import forget, read_table
from vendemmia.web.tables.locks import table_lock

TURNS = 3
"""So often the computer players look at the tables."""


def tables_of(folder: Path) -> dict[str, dict[str, Any]]:
    noted = json.loads((folder / "expected.json").read_text(encoding="utf-8"))["tables"]
    assert isinstance(noted, dict)
    return noted


def each_table(*, free: bool | None = None, asked: bool | None = None) -> pytest.MarkDecorator:
    """All tables, or those that are over or uploaded (`free`), or those at which a person is asked."""
    chosen = [
        pytest.param(folder, id, id=f"{folder.name}: {noted['name']}")
        for folder in RELEASES
        for id, noted in tables_of(folder).items()
        if free in (None, noted["over"] or noted["uploaded"])
        and asked in (None, not (noted["over"] or noted["uploaded"] or noted["bot_to_move"]))
    ]
    return pytest.mark.parametrize(("folder", "table_id"), chosen, indirect=["folder"])


def clear() -> None:
    cache.forget_all()
    history._histories.clear()


def bring_up_to_date(release: Path, to: Path) -> None:
    """A copy of the database of a release gets the tables of today."""
    own = connection.settings_dict["NAME"]
    file = Path(shutil.copy(release / "database.sqlite3", to))
    check_file(file, thorough=True)
    connection.close()
    connection.settings_dict["NAME"] = file
    try:
        migrate()
    finally:
        connection.close()
        connection.settings_dict["NAME"] = own
    check_file(file, thorough=True)


@contextmanager
def used(file: Path) -> Iterator[None]:
    """Another database is the one that is used."""
    own = connection.settings_dict["NAME"]
    connection.close()
    clear()
    connection.settings_dict["NAME"] = file
    try:
        yield
    finally:
        connection.close()
        clear()
        connection.settings_dict["NAME"] = own


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> Iterator[Path]:
    """A release; its database is the one that is used."""
    folder: Path = request.param
    up_to_date = made_once(tmp_path_factory, folder.name, lambda to: bring_up_to_date(folder, to))
    with used(Path(shutil.copy(up_to_date / "database.sqlite3", tmp_path))):
        yield folder


each_release = pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name, indirect=True)


def resumed_at(table: Table) -> list[int]:
    return [each.ply for each in table.game.resumed]


def may_be_resumed(noted: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Where the release went on from a saved position; later rules may have to do so once more."""
    return noted["resumed"], [*noted["resumed"], noted["plies"]]


@each_table()
def test_a_table_is_as_it_was_and_its_pages_open(folder: Path, table_id: str, client: Client) -> None:
    noted = tables_of(folder)[table_id]
    is_as_it_was(noted, table_id)
    its_pages_open(noted, table_id, client)


def is_as_it_was(noted: dict[str, Any], table_id: str) -> None:
    with table_lock(table_id):
        table = read_table(table_id)
    found = {
        "name": noted["name"],
        "checksum": table.game.state.checksum(),
        "version": table.version,
        "plies": table.game.plies,
        "to_move": table.game.state.to_move,
        "bot_to_move": table.bot_to_move,
        "over": table.game.state.is_over,
        "uploaded": table.uploaded,
        "resumed": noted["resumed"],
    }
    assert found == noted
    assert resumed_at(table) in may_be_resumed(noted)
    assert (table.to_move, table.over) == (noted["to_move"], noted["over"])


def its_pages_open(noted: dict[str, Any], table_id: str, client: Client) -> None:
    free, at = noted["over"] or noted["uploaded"], f"/tables/{table_id}"
    if noted["name"] == "hot seat":
        assert client.get(f"{at}/").status_code == 200
        assert client.get(f"{at}/replay/").status_code == 302
        assert client.post(f"{at}/sit", {"seat": str(noted["to_move"])}).status_code == 303
    assert client.get(f"{at}/", follow=True).status_code == 200
    assert client.get(f"{at}/log").status_code == 200
    assert client.get(f"{at}/result").status_code == (200 if noted["over"] else 302)
    assert client.get(f"{at}/record.json").status_code == (200 if free else 403)
    plies = sorted({0, 1, noted["plies"] // 2, noted["plies"]})
    for ply in plies if LONG_RUN else plies[noted["plies"] % 2 :: 2]:  # Half of them, by turns.
        assert client.get(f"{at}/replay/", {"ply": str(ply)}).status_code == 200


@each_table(free=True)
def test_its_record_comes_back(folder: Path, table_id: str, client: Client, tmp_path: Path) -> None:
    noted = tables_of(folder)[table_id]
    file = tmp_path / "record.json"
    file.write_bytes(client.get(f"/tables/{table_id}/record.json").content)
    with file.open("rb") as opened:
        got = client.post("/records", {"record": opened})
    assert got.status_code == 303
    again = Table.objects.get(id=got.headers["Location"].split("/")[2])
    assert again.checksum == noted["checksum"]


@each_table(asked=True)
def test_a_person_answers(folder: Path, table_id: str) -> None:
    """The answer is saved and is there when the table is read again."""
    noted = tables_of(folder)[table_id]
    with table_lock(table_id):
        state = read_table(table_id).game.state.copy()
    code, seat = state.codes()[0], noted["to_move"]
    with pytest.raises(Stale):
        answer(table_id, seat, code, noted["version"] + 1)
    table = answer(table_id, seat, code, noted["version"])
    after = table.game.state.checksum()
    forget(table_id)
    with table_lock(table_id):
        again = read_table(table_id)
    state.play(code)
    assert again.game.checks[noted["plies"]] == state.checksum()[:4]
    assert again.checksum == again.game.state.checksum() == after
    assert again.version == noted["version"] + 1
    assert resumed_at(again) in may_be_resumed(noted)


@each_release
def test_the_computer_players_move(folder: Path) -> None:
    Table.objects.update(pace="off")
    waiting = [id for id, noted in tables_of(folder).items() if noted["bot_to_move"]]
    assert waiting
    desk = BotScheduler()
    for _ in range(TURNS):
        desk.serve()
    for table_id in waiting:
        forget(table_id)
        with table_lock(table_id):
            table = read_table(table_id)
        noted = tables_of(folder)[table_id]
        assert table.version > noted["version"]
        assert table.game.plies > noted["plies"]
        assert table.checksum == table.game.state.checksum()
    assert not Ply.objects.filter(stumbled=True).exists()
    assert not desk._aside


def test_a_seat_with_the_hard_level_of_an_earlier_version_plays_on(tmp_path: Path) -> None:
    """Its level has become another player of the same name. No kept table has one, so a copy gets it."""
    earlier, today = tmp_path / "earlier", tmp_path / "today"
    for to in (earlier, today):
        to.mkdir()
    with closing(sqlite3.connect(shutil.copy(SAVED / "schema-1-rules-1" / "database.sqlite3", earlier))) as file, file:
        file.execute("UPDATE web_seat SET bot = 'hard' WHERE bot = 'normal'")
    bring_up_to_date(earlier, today)
    with used(today / "database.sqlite3"):
        before = {table.id: table.version for table in Table.objects.filter(seats__bot="hard", bot_to_move=True)}
        assert before
        Table.objects.update(pace="off")
        desk = BotScheduler()
        for _ in range(TURNS):
            desk.serve()
        after = {table.id: table.version for table in Table.objects.filter(id__in=before, seats__bot="hard")}
        assert after.keys() == before.keys()
        assert all(after[table_id] > version for table_id, version in before.items())
        assert not Ply.objects.filter(stumbled=True).exists()
        assert not desk._aside


@each_release
def test_the_page_of_all_tables_opens(folder: Path, client: Client) -> None:
    for address in ("/", "/games"):
        assert client.get(address).status_code == 200
    assert Table.objects.count() == len(tables_of(folder))


@each_release
def test_the_campaign_goes_on(folder: Path, client: Client) -> None:
    """One challenge has been played, and the next game is under way."""
    _, campaign = DatabaseStore().current()
    assert len(campaign.games) == 1
    under_way = next(id for id, noted in tables_of(folder).items() if noted["name"] == "challenge")
    assert client.get("/campaign").status_code == 200
    got = client.post("/campaign/play")
    assert (got.status_code, got.headers["Location"]) == (303, f"/tables/{under_way}/")


@each_release
@pytest.mark.usefixtures("folder")
def test_its_finished_games_are_part_of_the_statistics() -> None:
    """Since schema 4 they are noted when they end; those of before are found later, and none twice."""
    backlog = Backfill()
    while backlog.go_on():
        pass
    people = {table.id: table.seats.filter(bot="").count() for table in Table.objects.all() if counts(table)}
    found = list(Finished.objects.values_list("table_id", flat=True))
    assert people
    assert {table_id: found.count(table_id) for table_id in found} == people
    assert all(sum(row.sources.values()) == row.vp for row in Finished.objects.all())
    assert not Backfill().go_on()


@each_release
def test_all_tables_are_deleted(folder: Path, client: Client) -> None:
    assert set(Table.objects.values_list("id", flat=True)) == set(tables_of(folder))
    for table_id in tables_of(folder):
        assert client.post(f"/tables/{table_id}/delete").status_code == 303
    assert not Table.objects.filter(deleted__isnull=True).exists()
    Table.objects.update(deleted=now() - 2 * RESTORABLE)
    remove_old()
    assert not Table.objects.exists()
    assert not Ply.objects.exists()
    assert not Evaluation.objects.exists()
