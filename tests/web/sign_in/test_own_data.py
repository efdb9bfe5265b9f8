"""The file with everything that is stored about a person, and what deleting an account leaves."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from django.apps import apps
from django.test import Client
from django.utils.timezone import now

from tests.web.people import begun, browser, people
from tests.web.test_who_may import opened
from vendemmia.record import Record
from vendemmia.web.models import Passkey, Person, Said, Seat, SecondFactor, Session, Table, Token, Watching
from vendemmia.web.people.api_tokens import make_token
from vendemmia.web.sign_in import second_factor
from vendemmia.web.sign_in.own_data import (
    GIVEN,
    HIDDEN,
    KEPT_BACK,
    NO_COLUMN,
    columns_about_people,
    name_of,
)

from .signing import signed_in, text_of, with_account

pytestmark = pytest.mark.usefixtures("each_database")


def file_of(client: Client) -> tuple[dict[str, Any], dict[str, str]]:
    """The data and, by name, the records."""
    answer = client.post("/account/data")
    assert answer["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    return json.loads(texts.pop("data.json")), texts


def test_every_column_that_refers_to_people_is_in_the_file_or_has_a_reason() -> None:
    """A new model with a foreign key to people fails here until somebody has decided."""
    assert {name_of(model, column) for model, column in columns_about_people()} == GIVEN | KEPT_BACK.keys()
    assert not GIVEN & KEPT_BACK.keys()


def test_every_model_refers_to_people_or_says_why_not() -> None:
    """A new model without a foreign key to people may know them all the same, as by an id in a text."""
    models = {model.__name__ for model in apps.get_app_config("web").get_models()}
    referring = {model.__name__ for model, _ in columns_about_people()}
    assert models - referring - {"Person"} == NO_COLUMN.keys()


def test_the_file_has_every_row_and_the_records_of_finished_games() -> None:
    rosa = with_account()
    (bruno,) = people("Bruno")
    over, running = opened("finished", rosa, bruno, spectators=False), begun([rosa, bruno])
    Said.objects.create(table=over, seat=0, text="Well played!")
    Said.objects.create(table=over, seat=1, text="Bruno's own words")
    Watching.objects.create(table_id="elsewhere", who=rosa.id, name="Rosa", seen=now())
    make_token(rosa, "a program")
    second_factor.begin(rosa)
    Passkey.objects.create(person=rosa, credential="c" * 20, public_key="k" * 20, name="Telephone")
    data, records = file_of(signed_in())
    assert set(records) == {f"records/{over.id}.json"}
    assert Record.from_text(records[f"records/{over.id}.json"]).options.players == 2
    assert {row["table_id"] for row in data["Seat.person"]} == {over.id, running.id}
    assert {row["id"] for row in data["Table.host"]} == {over.id, running.id}
    assert [row["text"] for row in data["messages"]] == ["Well played!"]
    assert [row["table_id"] for row in data["watching"]] == ["elsewhere"]
    assert [row["name"] for row in data["Token.person"]] == ["a program"]
    assert [row["name"] for row in data["Passkey.person"]] == ["Telephone"]
    assert data["account"]["username"] == data["person"]["name"] == "Rosa"
    assert data.keys() >= GIVEN


def test_the_file_lets_nobody_in_and_shows_no_running_deal() -> None:
    rosa = with_account()
    (bruno,) = people("Bruno")
    begun([rosa, bruno], "7" * 64)
    token = make_token(rosa, "a program")
    second_factor.begin(rosa)
    client = signed_in()
    answer = client.post("/account/data").content
    with zipfile.ZipFile(io.BytesIO(answer)) as archive:
        whole = "".join(archive.read(name).decode() for name in archive.namelist())
    rosa.refresh_from_db()
    assert rosa.account is not None
    secrets = [
        *(token, rosa.key, rosa.account.password, SecondFactor.objects.get().secret, "7" * 64),
        *Session.objects.values_list("digest", flat=True),
        *Token.objects.values_list("digest", flat=True),
        *Table.objects.values_list("invitation", flat=True),
    ]
    assert [secret for secret in secrets if secret and secret in whole] == []
    assert HIDDEN in whole


def test_a_guest_has_a_file_and_others_have_none_of_it() -> None:
    anna, bruno = people("Anna", "Bruno")
    begun([anna, bruno])
    data, _ = file_of(browser(anna))
    assert data["person"]["name"] == "Anna"
    assert bruno.id not in json.dumps(data)
    assert browser().post("/account/data")["Location"] == "/sign-in?next=/account/data"


@pytest.mark.parametrize("bound", ["RECORDS", "PLIES"])
def test_who_has_played_much_gets_several_files_with_every_game(bound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rosa = with_account()
    (bruno,) = people("Bruno")
    games = {opened("finished", rosa, bruno, spectators=False).id for _ in range(3)}
    uploaded = opened("finished", bruno, bruno, spectators=False)
    Table.objects.filter(id=uploaded.id).update(uploaded=True, host=rosa)
    client = signed_in()
    assert "Download file 2 of" not in text_of(client.get("/account/data"))
    monkeypatch.setattr(f"vendemmia.web.sign_in.own_data.{bound}", 2)
    files = 4 if bound == "PLIES" else 2
    page = text_of(client.get("/account/data"))
    assert f"Download file {files} of {files}" in page
    found: list[str] = []
    for number in range(1, files + 1):
        answer = client.post("/account/data", {"file": str(number)})
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            names = archive.namelist()
        assert ("data.json" in names) == (number == 1)
        found += [name for name in names if name != "data.json"]
    assert sorted(found) == sorted(f"records/{game}.json" for game in (*games, uploaded.id))
    for odd in ("0", str(files + 1), "-1", "x", "9" * 30):
        assert client.post("/account/data", {"file": odd}).status_code == 404


def test_files_are_limited() -> None:
    with_account()
    client = signed_in()
    assert 429 in [client.post("/account/data").status_code for _ in range(22)]


def test_deleting_says_what_stays_and_it_stays() -> None:
    rosa = with_account()
    (bruno,) = people("Bruno")
    over, running = opened("finished", rosa, bruno, spectators=False), begun([rosa, bruno])
    Said.objects.create(table=over, seat=0, text="Well played!")
    client = signed_in()
    page = text_of(client.get("/account"))
    assert "1 finished game, with the name" in page
    assert "1 running game, which" in page
    assert "1 message that you wrote" in page
    client.post("/account", {"do": "delete", "before": "grapes-and-barrels"})
    assert not Person.objects.filter(id=rosa.id).exists()
    assert Seat.objects.get(table=over, number=0).name == "Rosa"
    assert Seat.objects.get(table=running, name="Rosa").stand_in
    assert Said.objects.get().text == "Well played!"
    assert now() > Table.objects.get(id=over.id).created
