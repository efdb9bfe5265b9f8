"""People who block each other: no seats, no messages, no listed tables together, and the blocked one is not told."""

from __future__ import annotations

import pytest

from vendemmia.web.models import Block, Seat, Table

from .calling import Caller
from .moderating import said
from .people import as_shared, begun, browser, gathered, people


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


@pytest.mark.usefixtures("each_database")
def test_a_blocked_person_gets_no_seat_and_a_neutral_sentence() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = gathered([anna, None], listed=True)
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    client = browser(bruno)
    for address in (f"/join/{table.invitation}", f"/tables/{table.id}/join"):
        for sent in ({}, {"anyway": "1"}):
            refused = client.post(address, sent)
            assert refused.status_code == 409
            text = refused.content.decode()
            assert "There is no seat for you at this table." in text
            assert "block" not in text.split("<main")[1].split("</main")[0].lower()
    program = Caller(bruno)
    assert program.post(f"/tables/{table.id}/join", anyway=True)["error"] == "closed-to-you"
    assert not Seat.objects.filter(person=bruno).exists()


@pytest.mark.usefixtures("each_database")
def test_who_has_blocked_somebody_is_warned_before_sitting_down_with_them() -> None:
    anna, bruno = people("Anna", "Bruno")
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    table = gathered([bruno, None, None])
    client = browser(anna)
    assert (
        "Somebody whom you have blocked sits here: Bruno." in client.get(f"/join/{table.invitation}").content.decode()
    )
    assert client.post(f"/join/{table.invitation}").status_code == 409
    program = Caller(anna)
    assert program.post(f"/tables/{table.id}/join", invitation=table.invitation)["error"] == "blocked-here"
    assert client.post(f"/join/{table.invitation}", {"anyway": "1"}).status_code == 303
    assert Seat.objects.filter(person=anna, table=table).exists()


@pytest.mark.usefixtures("each_database")
def test_neither_finds_the_listed_tables_of_the_other() -> None:
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = {who.name: gathered([who, None], listed=True, code="") for who in (anna, bruno)}
    watched = {who.name: begun([who, carla], listed=True, spectators=True) for who in (anna, bruno)}
    assert f"/tables/{table['Anna'].id}/" in browser(bruno).get("/").content.decode()
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    for who, other in ((anna, "Bruno"), (bruno, "Anna")):
        home = browser(who).get("/").content.decode()
        assert f"/tables/{table[other].id}/" not in home
        assert f"/tables/{watched[other].id}/" not in home
        assert browser(who).post(f"/tables/{table[other].id}/join", {"anyway": "1"}).status_code == 409
        open_ones = Caller(who).get("/tables?which=open")["tables"]
        assert table[other].id not in [each["id"] for each in open_ones]
    assert browser(bruno).get(f"/tables/{watched['Anna'].id}/").status_code == 404
    assert f"/tables/{table['Anna'].id}/" in browser(carla).get("/").content.decode()


@pytest.mark.usefixtures("each_database")
def test_neither_reads_the_other() -> None:
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    table = begun([anna, bruno, carla])
    for seat, text in enumerate(("from anna", "from bruno", "from carla")):
        said(table, seat, text)

    def read(who: int) -> list[str]:
        person = (anna, bruno, carla)[who]
        page = browser(person).get(f"/tables/{table.id}/").content.decode()
        told = [each["text"] for each in Caller(person).get(f"/tables/{table.id}/messages")["messages"]]
        assert [text for text in ("from anna", "from bruno", "from carla") if text in page] == told
        return told

    assert read(0) == read(1) == ["from anna", "from bruno", "from carla"]
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    assert read(0) == ["from anna", "from carla"]
    assert read(1) == ["from bruno", "from carla"]
    assert read(2) == ["from anna", "from bruno", "from carla"]
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "unblock"})
    assert read(1) == ["from anna", "from bruno", "from carla"]


@pytest.mark.usefixtures("each_database")
def test_who_blocks_a_player_takes_back_the_wish_for_another_game_with_them() -> None:
    anna, bruno, carla = people("Anna", "Bruno", "Carla")
    with_bruno, with_carla = begun([anna, bruno]), begun([anna, carla], code="CDFGH")
    Table.objects.update(over=True)
    for table in (with_bruno, with_carla):
        browser(anna).post(f"/tables/{table.id}/rematch")
    assert Seat.objects.filter(person=anna, again=True).count() == 2
    browser(anna).post(f"/players/{bruno.id}/block", {"do": "block"})
    for person, table in ((bruno, with_bruno), (carla, with_carla)):
        browser(person).post(f"/tables/{table.id}/rematch")
    followed = dict(Table.objects.values_list("id", "followed_by"))
    assert followed[with_bruno.id] is None
    assert followed[with_carla.id] is not None
    browser(anna).post(f"/tables/{with_bruno.id}/rematch")
    assert Table.objects.get(id=with_bruno.id).followed_by is not None, "she may still want one"


def test_the_list_of_blocked_people_by_page_and_program() -> None:
    anna, bruno = people("Anna", "Bruno")
    client, program = browser(anna), Caller(anna)
    assert client.post(f"/players/{bruno.id}/block", {"do": "block"})["Location"] == "/account/blocks"
    assert "Bruno" in client.get("/account/blocks").content.decode()
    assert [each["name"] for each in program.get("/blocks")["players"]] == ["Bruno"]
    program.post(f"/players/{bruno.id}/block", on=False)
    assert program.status == 204
    assert program.get("/blocks") == {"players": []}
    assert client.post(f"/players/{anna.id}/block").status_code == 409
    assert program.post(f"/players/{anna.id}/block", on=True)["error"] == "not-this-person"
    assert client.post("/players/nobody/block").status_code == 404
    assert not Block.objects.exists()
    assert Caller(bruno).get("/blocks") == {"players": []}
