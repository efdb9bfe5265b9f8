"""A change that is sent again with its one-time number is made once, and answered as if it were the first time."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from vendemmia.web.models import Table
from vendemmia.web.play.moves import RECEIPTS

from .conftest import Opener
from .test_tables import asked, codes_of

pytestmark = pytest.mark.usefixtures("each_database")

FIRST, OTHER = "0f8b1c2a-first", "77e0d9d4-other"


@pytest.fixture
def table(open_game: Opener, client: Client) -> Table:
    """Two people; the one who is asked faces the screen."""
    opened = open_game(people=2)
    client.post(f"/tables/{opened.id}/sit", {"seat": asked(opened)[0]})
    return opened


def send(client: Client, table: Table, what: str, **fields: object) -> Any:
    """As the page's script sends it."""
    return client.post(f"/tables/{table.id}/{what}", fields, headers={"HX-Request": "true"})


def fresh(table: Table) -> Table:
    return Table.objects.get(id=table.id)


def to_something_to_take_back(client: Client, table: Table) -> Table:
    """Play on until the last answer can be taken back."""
    for _ in range(100):
        now = fresh(table)
        seat, codes = asked(now)
        client.post(f"/tables/{table.id}/sit", {"seat": seat})
        assert send(client, now, "play", code=codes[0], version=now.version, sure="pass").status_code == 200
        page = client.get(f"/tables/{table.id}/").content.decode()
        if "data-undo>" in page:
            return fresh(table)
    raise AssertionError("nothing could be taken back")


def test_an_answer_sent_again_is_played_once(client: Client, table: Table) -> None:
    code = asked(table)[1][0]
    first = send(client, table, "play", code=code, version=0, once=FIRST)
    played = codes_of(table)
    again = send(client, table, "play", code=code, version=0, once=FIRST)
    assert (first.status_code, again.status_code) == (200, 200)
    assert codes_of(table) == played
    assert fresh(table).version == 1
    assert again.headers["Vendemmia-Version"] == "1"


def test_an_answer_sent_again_without_a_script_leads_to_the_table(client: Client, table: Table) -> None:
    fields = {"code": asked(table)[1][0], "version": 0, "once": FIRST}
    for _ in range(2):
        assert client.post(f"/tables/{table.id}/play", fields).status_code == 303
    assert fresh(table).version == 1


def test_a_step_taken_back_again_is_taken_back_once(client: Client, table: Table) -> None:
    before = to_something_to_take_back(client, table)
    played = codes_of(table)
    fields = {"version": before.version, "once": FIRST}
    first = send(client, table, "undo", **fields)
    left = codes_of(table)
    again = send(client, table, "undo", **fields)
    assert (first.status_code, again.status_code) == (200, 200)
    assert codes_of(table) == left
    assert len(left) < len(played)
    assert fresh(table).version == before.version + 1


def test_an_answer_that_arrives_after_it_was_taken_back_is_not_played_again(client: Client, table: Table) -> None:
    before = to_something_to_take_back(client, table)
    send(client, table, "undo", version=before.version)
    now = fresh(table)
    seat, codes = asked(now)
    client.post(f"/tables/{table.id}/sit", {"seat": seat})
    late = {"code": codes[0], "version": now.version, "once": FIRST, "sure": "pass"}
    send(client, table, "play", **late)
    send(client, table, "undo", version=now.version + 1, once=OTHER)
    left = codes_of(table)
    assert send(client, table, "play", **late).status_code == 200
    assert codes_of(table) == left


def test_another_number_with_an_old_version_is_stale(client: Client, table: Table) -> None:
    code = asked(table)[1][0]
    send(client, table, "play", code=code, version=0, once=FIRST)
    played = codes_of(table)
    assert send(client, table, "play", code=code, version=0, once=OTHER).status_code == 409
    assert codes_of(table) == played
    assert fresh(table).receipts == [FIRST]


def test_what_was_refused_is_not_remembered(client: Client, table: Table) -> None:
    assert send(client, table, "play", code="nonsense", version=0, once=FIRST).status_code == 422
    assert fresh(table).receipts == []
    assert send(client, table, "play", code=asked(table)[1][0], version=0, once=FIRST).status_code == 200
    assert fresh(table).version == 1


@pytest.mark.parametrize(
    "odd", ["", "short-7", "x" * 65, "with space", "<script>", "\0" * 8, "nümber-é-ü", "12345678\n"]
)
def test_odd_numbers_are_ignored(odd: str, client: Client, table: Table) -> None:
    """The answer is played; sent again it is stale like any other."""
    code = asked(table)[1][0]
    assert send(client, table, "play", code=code, version=0, once=odd).status_code == 200
    assert fresh(table).receipts == []
    assert send(client, table, "play", code=code, version=0, once=odd).status_code == 409
    assert fresh(table).version == 1


def test_only_the_last_numbers_are_remembered(client: Client, table: Table) -> None:
    numbers = [f"number-{number:04}" for number in range(RECEIPTS + 3)]
    for number in numbers:
        now = fresh(table)
        seat, codes = asked(now)
        client.post(f"/tables/{table.id}/sit", {"seat": seat})
        assert (
            send(client, now, "play", code=codes[0], version=now.version, once=number, sure="pass").status_code == 200
        )
    assert RECEIPTS == 8
    assert fresh(table).receipts == numbers[-RECEIPTS:]
    assert fresh(table).version == len(numbers)


@pytest.mark.parametrize("damaged", [5, "0f8b1c2a-first", {"0f8b1c2a-first": 1}])
def test_numbers_that_cannot_be_read_stop_nobody(damaged: object, client: Client, table: Table) -> None:
    Table.objects.filter(id=table.id).update(receipts=damaged)
    assert send(client, table, "play", code=asked(table)[1][0], version=0, once=FIRST).status_code == 200
    assert fresh(table).receipts == [FIRST]
