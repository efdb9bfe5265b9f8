"""Accounts: they keep what a guest has, and nobody else gets in."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.contrib.auth.models import User

from vendemmia.web.accounts import accounts
from vendemmia.web.accounts.accounts import AccountError
from vendemmia.web.models import Person, Seat, Table
from vendemmia.web.people import names as names_of_people

from .people import as_shared, begun, browser, gathered, people, quick_passwords
from .threads import closed_connections

PASSWORD = "grapes-and-barrels"

pytestmark = pytest.mark.usefixtures("each_database")


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    as_shared(monkeypatch)
    with quick_passwords():
        yield


def sign_up(name: str = "Rosa", person: Person | None = None) -> Person:
    client = browser(person)
    assert client.post("/sign-up", {"name": name, "password": PASSWORD}).status_code == 303
    return Person.objects.get(account__username=name)


def test_a_guest_who_signs_up_keeps_seat_and_host() -> None:
    anna, bruno = people("Anna", "Bruno")
    table = begun([anna, bruno])
    rosa = sign_up("Rosa", anna)
    assert rosa.id == anna.id
    assert browser(rosa).get(f"/tables/{table.id}/").status_code == 200
    assert browser(anna).get(f"/tables/{table.id}/").status_code == 404, "the guest's cookie is worth nothing any more"


def test_signing_in_takes_over_what_the_guest_of_this_browser_has() -> None:
    rosa = sign_up()
    guest, bruno = people("Guest", "Bruno")
    table = begun([guest, bruno])
    client = browser(guest)
    assert client.post("/sign-in", {"name": " rosa ", "password": PASSWORD}).status_code == 303
    assert set(Seat.objects.filter(table=table).values_list("person", flat=True)) == {rosa.id, bruno.id}
    assert Table.objects.get(id=table.id).host_id == rosa.id
    assert not Person.objects.filter(id=guest.id).exists()
    assert client.get(f"/tables/{table.id}/").status_code == 200
    client.post("/sign-out")
    assert client.get(f"/tables/{table.id}/").status_code == 404


@pytest.mark.parametrize(
    "given",
    [
        {"name": "Rosa", "password": "another-password"},
        {"name": "ROSA", "password": "another-password"},
        {"name": "x" * 25, "password": PASSWORD},
        {"name": "Ro\u202esa", "password": PASSWORD},
        {"name": "Ug\0o", "password": PASSWORD},
        {"name": "Ugo", "password": "short"},
        {"name": "Ugo", "password": "password123"},
        {"name": "vineyards", "password": "vineyards"},
        {"name": "Ugo", "password": PASSWORD * 20},
        {"name": "Ugo", "password": PASSWORD, "email": "nowhere"},
        {"name": "Ugo", "password": PASSWORD, "email": "a\0@example.org"},
    ],
)
def test_what_cannot_be_used_is_explained_and_creates_nothing(given: dict[str, str]) -> None:
    sign_up()
    refused = browser().post("/sign-up", given)
    assert refused.status_code == 422
    assert 'class="problem"' in refused.content.decode()
    assert f'value="{given["password"]}"' not in refused.content.decode().replace('name="name" value', "")
    assert User.objects.count() == 1


def test_a_name_that_nobody_can_have_is_like_a_wrong_password() -> None:
    """PostgreSQL would refuse to look for it."""
    sign_up()
    for name in ("Ro\0sa", "\0", "", "x" * 5000):
        refused = browser().post("/sign-in", {"name": name, "password": PASSWORD})
        assert refused.status_code == 422
        assert 'class="problem"' in refused.content.decode()


def test_another_password_signs_out_all_other_browsers() -> None:
    rosa = sign_up()
    here, there = browser(rosa), browser(rosa)
    assert here.post("/account", {"do": "password", "before": "no", "new": "cellar-full-of-wine"}).status_code == 422
    assert there.get("/account").status_code == 200
    here.post("/account", {"do": "password", "before": PASSWORD, "new": "cellar-full-of-wine"})
    assert here.get("/account").status_code == 200
    assert there.get("/account").status_code == 303


def test_a_deleted_account_leaves_its_games_to_a_stand_in() -> None:
    rosa = sign_up()
    (bruno,) = people("Bruno")
    table = begun([rosa, bruno])
    waiting, other = gathered([rosa, None]), gathered([bruno, rosa, None])
    client = browser(rosa)
    assert client.post("/account", {"do": "delete", "before": "no"}).status_code == 422
    client.post("/account", {"do": "delete", "before": PASSWORD})
    assert not User.objects.exists()
    seats = list(Seat.objects.filter(table=table))
    assert [(seat.person_id, seat.stand_in, seat.left) for seat in seats] == [
        (None, "normal", True),
        (bruno.id, "", False),
    ]
    assert browser(bruno).get(f"/tables/{table.id}/").status_code == 200
    assert Table.objects.get(id=waiting.id).deleted is not None
    assert [(seat.person_id, seat.name) for seat in Seat.objects.filter(table=other)][1] == (None, "")


@pytest.mark.parametrize("names", [("Rosa", "ROSA"), ("Żaneta", "ŻANETA"), ("Groß", "gross")])
def test_of_two_names_that_differ_in_case_alone_one_gets_it_even_at_the_same_moment(
    names: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have found the name free before either takes it."""
    both, looked = Barrier(2), names_of_people.is_taken

    def is_taken(name: str) -> bool:
        found = looked(name)
        both.wait(60)
        return found

    monkeypatch.setattr(accounts, "is_taken", is_taken)

    def signed_up(name: str) -> str:
        try:
            return accounts.sign_up(None, name, PASSWORD, "", "en").name
        except AccountError as error:
            return error.problem

    with closed_connections(), ThreadPoolExecutor(2) as pool:
        found = sorted(pool.map(signed_up, names))
    assert found in (sorted((names[0], "taken")), sorted((names[1], "taken")))
    assert (User.objects.count(), Person.objects.count()) == (1, 1)
