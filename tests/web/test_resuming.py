"""Tables whose game went on from a saved position: pages show what is known, and one plays on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from tests.test_resuming import GAME, PLIES, RECORD, UNREADABLE, a_choice_in, another_at, as_read, twice_resumed
from tests.web.moves import answer, undo
from vendemmia import Record
from vendemmia.record import Resumed
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Ply, Table
from vendemmia.web.play.moves import NothingToUndo, open_record
from vendemmia.web.tables.cache import forget, read_table
from vendemmia.web.tables.history import History
from vendemmia.web.tables.locks import table_lock

PEOPLE = (SeatedPlayer("Anna"), SeatedPlayer("Bruno"), SeatedPlayer("Carla"))

LAST_CHOICE = PLIES - 1
"""At the last answer there was a choice: with another one all answers are allowed, but the end differs."""


def opened(record: Record, players: Sequence[SeatedPlayer] = PEOPLE, **more: Any) -> Table:
    """A table as a new process reads it."""
    return read_again(open_record(record, players, **more))


def read_again(table: Table) -> Table:
    forget(table.id)
    with table_lock(table.id):
        return read_table(table.id)


def known(table: Table) -> list[int]:
    past = History(table.game)
    return [ply for ply in range(past.plies + 1) if past.knows(ply)]


def assert_replay_opens(client: Client, table: Table) -> None:
    for ply in range(0, table.game.plies + 1, 7):
        for view in ("open", "1"):
            got = client.get(f"/tables/{table.id}/replay/", {"ply": str(ply), "view": view})
            assert got.status_code == 200, ply


def test_a_table_shows_all_that_agrees(client: Client) -> None:
    record, first, second = twice_resumed()
    table = opened(record, uploaded=True)
    assert known(table) == [*range(first + 1), *range(60, second + 1), *range(90, 101)]
    assert table.game.gaps == [(first, 60), (second, 90)]
    assert table.game.record() == record
    assert_replay_opens(client, table)


def test_a_middle_that_cannot_be_read_is_part_of_the_gap(client: Client) -> None:
    record, first, _ = twice_resumed()
    table = opened(as_read(record._replace(resumed=(Resumed(60, 2, UNREADABLE), record.resumed[1]))), uploaded=True)
    assert known(table) == [*range(first + 1), *range(90, 101)]
    assert_replay_opens(client, table)


def test_another_deal_leaves_only_the_end(client: Client) -> None:
    table = opened(as_read(RECORD._replace(seed=6)), uploaded=True)
    assert known(table) == [PLIES]
    assert table.game.gaps == [(-1, PLIES)]
    assert_replay_opens(client, table)
    assert client.get(f"/tables/{table.id}/log", {"ply": str(PLIES)}).status_code == 200


def test_one_plays_on_but_takes_nothing_back_behind_it(client: Client) -> None:
    table = opened(another_at(RECORD, a_choice_in(RECORD, 30)))
    assert table.game.state == GAME.state
    assert table.game.went_on_at == PLIES
    seat = table.to_move
    assert seat is not None
    with pytest.raises(NothingToUndo):
        undo(table.id, seat, table.version)
    client.post(f"/tables/{table.id}/sit", {"seat": str(seat)})
    assert client.get(f"/tables/{table.id}/").status_code == 200
    table = read_again(answer(table.id, seat, table.game.state.codes()[0], table.version))
    assert table.game.plies > PLIES
    assert [each["ply"] for each in table.resumed] == [PLIES]
    assert table.checksum == table.game.state.checksum()


def test_what_cannot_be_shown_cannot_be_played_on(client: Client) -> None:
    record, first, second = twice_resumed()
    table = opened(record, uploaded=True)
    for ply, status in ((first, 303), (first + 1, 409), (59, 409), (60, 303), (second + 1, 409), (95, 303)):
        given = {"ply": str(ply), "seat": "0", "level": "easy"}
        assert client.post(f"/tables/{table.id}/replay/on", given).status_code == status, ply
    found = {each.game.plies: each for each in map(read_again, Table.objects.exclude(id=table.id))}
    past = History(table.game)
    assert set(found) == {first, 60, 95}
    for ply, other in found.items():
        assert other.game.state == past.state(ply)
        assert [each.ply for each in other.game.resumed] == [each for each in (60, 90) if each <= ply]


def test_a_file_of_such_a_game_comes_back(client: Client, tmp_path: Path) -> None:
    record, _, _ = twice_resumed()
    table = opened(record, uploaded=True)
    file = tmp_path / "record.json"
    file.write_bytes(client.get(f"/tables/{table.id}/record.json").content)
    with file.open("rb") as opened_file:
        assert client.post("/records", {"record": opened_file}).status_code == 303
    again = read_again(Table.objects.exclude(id=table.id).get())
    assert again.game.record() == record
    assert [player.name for player in again.players] == ["Anna", "Bruno", "Carla"]


@pytest.mark.parametrize("ply", [a_choice_in(RECORD, 30), LAST_CHOICE], ids=["not allowed later", "another end"])
def test_a_row_whose_answers_lead_elsewhere_goes_on_from_its_position(ply: int) -> None:
    """As a table is found after the rules have changed: nothing in it says so yet."""
    table = open_record(RECORD, PEOPLE)
    Ply.objects.filter(table=table, number=ply).update(code=another_at(RECORD, ply).codes[ply])
    table = read_again(table)
    assert table.resumed == []
    assert table.game.state == GAME.state
    assert table.game.gaps == [(ply, PLIES)]
    assert table.game.deciders[ply:] == read_again(open_record(RECORD, PEOPLE)).game.deciders[ply:]
