"""Names on a shared server: nobody looks like somebody else, and nobody like a role of the server."""

from __future__ import annotations

from itertools import count

import pytest
from django.contrib.auth.models import User

from vendemmia.web.accounts import accounts
from vendemmia.web.game.player_names import LONGEST_NAME, alike, is_usable, tidy, width
from vendemmia.web.models import Person, Seat
from vendemmia.web.people import renaming
from vendemmia.web.people.names import is_reserved

from .calling import Caller
from .people import accounts as with_accounts
from .people import as_shared, browser, gathered, people

pytestmark = [pytest.mark.usefixtures("each_database")]

PASSWORD = "Corvina & Rondinella"
TWINS = {
    "a Cyrillic letter": "M\u0430rta",
    "two Cyrillic letters": "M\u0430rt\u0430",
    "another Cyrillic letter": "Mar\u0442a",
    "a variation selector": "Marta\ufe0f",
    "a grapheme joiner": "Mar\u034fta",
    "a blank letter": "Marta\u3164",
    "a dot above": "Ma\u0307rta",
    "an accent": "M\u00e1rta",
    "other case": "mARTA",
    "full width": "\uff2darta",
    "two letters for one": "rnarta",
    "a zero-width joiner": "Mar\u200dta",
    "a soft hyphen": "Mar\u00adta",
}
INVISIBLE = {
    "a Hangul filler": "\u3164",
    "a blank of braille": "\u2800",
    "two Hangul fillers": "\u115f\u1160",
    "a grapheme joiner": "\u034f",
    "a variation selector": "\ufe0f",
    "a Khmer vowel": "\u17b4",
    "a Mongolian selector": "\u180b",
    "a selector of plane 14": "\U000e0100",
    "a lone accent": "\u0301",
    "a filler of half width": "\uffa0",
    "a right-to-left override": "\u202e",
}
RESERVED = ("admin", "Admin1", "ADMIN.", "h\u043est", "Moderator", "normal", "модератор", "správce", "Vendemmia")
DISGUISED = (
    *("adm1n", "Adm!n", "4dmin", "@dmin", "m0derator", "Moder@tor", "h0st", "\U0001d7d8wner", "$ystem", "rand0m"),
    *("The Moderator", "Rosa (admin)", "Admin Rosa", "Rosa [mod\u00e9rateur]", "site-admin", "Vendemmia Team"),
)
NO_ROLES = (
    *("Meister", "Joe Root", "Paul Host", "Master Yoda", "Random Harvest", "Rosa 1", "4 Anna", "Adminah", "Teamo"),
    *("Rosa 2000", "Bot\u0438", "Modesto", "\u0410\u043d\u043d\u0430"),
)
"""Names of people, and a word of a language that the program does not speak."""


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    as_shared(monkeypatch)


ADDRESSES = (f"203.0.113.{number}" for number in count(1))
"""Each of them may make some accounts in an hour."""


def signed_up(name: str) -> int:
    return browser(address=next(ADDRESSES)).post("/sign-up", {"name": name, "password": PASSWORD}).status_code


def test_no_account_looks_like_another_one() -> None:
    assert signed_up("Marta") == 303
    made = [about for about, name in TWINS.items() if signed_up(name) != 422]
    assert not made
    assert User.objects.count() == 1


def test_no_account_is_invisible() -> None:
    assert not [about for about, name in INVISIBLE.items() if signed_up(name) != 422]


def test_no_account_has_the_name_of_a_role() -> None:
    made = [name for name in RESERVED if signed_up(name) != 422]
    assert not made
    assert not [name for name in DISGUISED if not is_reserved(name)]
    assert not [name for name in NO_ROLES if is_reserved(name)]
    assert signed_up("Hardy") == 303


def test_names_of_every_alphabet_and_common_names_stay_apart() -> None:
    european = ["Ana", "Ava", "Mila", "Nina", "Вова", "Боба", "Ирина", "Νίκος"]
    names = [*european, "李娜", "さくら", "민준", "अमित", "محمد", "דוד", "🍇🍷"]
    assert len({alike(name) for name in names}) == len(names)
    assert all(is_usable(name) for name in names)
    assert alike("Борис") == alike("БОРИС")
    assert alike("Groß") == alike("GROSS")


@pytest.mark.parametrize("name", ["\ufdfd" * 20, "\u2e3b" * 20, "\U0001242b" * 20, "李" * 13, "x" * 25])
def test_no_name_is_wider_than_its_place(name: str) -> None:
    assert not is_usable(name)
    assert width("W" * LONGEST_NAME) == width("李" * 12) == LONGEST_NAME


def test_what_nobody_sees_is_taken_out_of_a_name() -> None:
    assert tidy("Anna \u2764\ufe0f") == "Anna \u2764"


@pytest.mark.parametrize("way", ["join", "daily", "settings", "new"])
def test_a_guest_cannot_look_like_an_account(way: str) -> None:
    (anna,) = with_accounts("Anna")
    table, twin = gathered([anna, None]), "Ann\u0430"
    (guest,) = people("Guido")
    refused = {
        "join": lambda: browser().post(f"/join/{table.invitation}", {"name": twin}),
        "daily": lambda: browser().post("/daily/play", {"name": twin}),
        "settings": lambda: browser(guest).post("/settings", {"name": twin}),
        "new": lambda: browser(guest).post(
            "/new", {"players": "2", "who-1": "person", "name-1": twin, "who-2": "open"}
        ),
    }[way]()
    assert refused.status_code == 422
    assert "Somebody has this name already, or one that looks like it." in refused.content.decode()
    assert not Person.objects.filter(name=twin).exists()
    assert not Seat.objects.filter(name=twin).exists()


def test_a_guest_who_looks_like_a_new_account_gets_another_name() -> None:
    (guest, host) = people("Mart\u0430", "Ugo")
    Person.objects.filter(id=guest.id).update(guest_name=alike(guest.name))
    table = gathered([host, guest])
    person = accounts.sign_up(None, "Marta", PASSWORD, "", "en")
    guest.refresh_from_db()
    assert (person.name, guest.name) == ("Marta", "Mart\u0430 2")
    assert Seat.objects.get(table=table, person=guest).name == "Mart\u0430 2"


def test_a_guest_who_plays_under_a_former_name_gets_another_one_there() -> None:
    guest, host = people("Marta", "Ugo")
    table = gathered([host, guest])
    browser(guest).post("/settings", {"name": "Guido"})
    accounts.sign_up(None, "Marta", PASSWORD, "", "en")
    assert Seat.objects.get(table=table, person=guest).name == "Marta 2"
    assert Person.objects.get(id=guest.id).name == "Guido"


def test_a_new_account_looks_only_at_seats_under_a_former_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each sign-up would cost as much as there are guests at tables."""
    looked: list[str] = []

    def looking(name: str) -> str:
        looked.append(name)
        return alike(name)

    monkeypatch.setattr(renaming, "alike", looking)
    host, former, *others = people("Ugo", "Rosa", *(f"Guest {number}" for number in range(5)))
    gathered([host, former, *others[:3]])
    browser(former).post("/settings", {"name": "Guido"})
    looked.clear()
    accounts.sign_up(None, "Marta", PASSWORD, "", "en")
    assert looked == ["Rosa"]


def test_a_guest_who_signs_up_keeps_the_name() -> None:
    (guest,) = people("Rosa")
    Person.objects.filter(id=guest.id).update(guest_name=alike("Rosa"))
    guest.refresh_from_db()
    person = accounts.sign_up(guest, "Rosa", PASSWORD, "", "en")
    person.refresh_from_db()
    assert (person.id, person.name, person.guest_name) == (guest.id, "Rosa", "")


class TestWithoutAName:
    """A stranger who plays at once has no name: pages have a word for that, each in the reader's language."""

    def test_the_word_is_not_saved_and_follows_the_reader(self) -> None:
        client = browser()
        client.post("/play-now", headers={"Accept-Language": "pl"})
        assert Person.objects.get().name == ""
        for language, word in (("pl", "Gość"), ("cs", "Host"), ("en", "Guest")):
            text = client.get("/account", headers={"Accept-Language": language}).content.decode()
            assert f"</svg> {word}</h1>" in text

    def test_at_a_table_of_several_people_a_name_is_asked_for(self) -> None:
        (anna,) = people("Anna")
        client, table = browser(), gathered([anna, None])
        client.post("/play-now")
        assert 'id="name"' in client.get(f"/join/{table.invitation}").content.decode()
        assert client.post(f"/join/{table.invitation}").status_code == 422
        assert client.post(f"/join/{table.invitation}", {"name": "Ugo"}).status_code == 303
        assert Seat.objects.get(table=table, number=1).name == "Ugo"
        assert Person.objects.exclude(id=anna.id).get().name == "Ugo"

    @pytest.mark.parametrize("is_stranger", [True, False])
    def test_opening_one_takes_a_name(self, is_stranger: bool) -> None:
        client = browser()
        if not is_stranger:
            client.post("/play-now")
        before = Person.objects.count()
        form = {"players": "2", "who-1": "person", "who-2": "open"}
        refused = client.post("/new", form)
        assert refused.status_code == 422
        assert 'id="problem-name-1"' in refused.content.decode()
        assert Person.objects.count() == before
        assert client.post("/new", form | {"name-1": "Ugo"}).status_code == 303
        assert Person.objects.get().name == "Ugo"

    def test_a_name_of_the_settings_that_an_account_has_by_now_is_not_used(self) -> None:
        client = browser()
        client.post("/settings", {"name": "Anna"})
        with_accounts("Anna")
        client.post("/play-now")
        assert Person.objects.get(account=None).name == ""

    def test_programs_are_told_that_a_name_is_missing(self) -> None:
        (guest,) = people("")
        (anna,) = people("Anna")
        table, caller = gathered([anna, None]), Caller(guest)
        opened = caller.post("/tables", seats=[{"who": "you"}, {"who": "open"}])
        assert (caller.status, opened["error"]) == (409, "name-needed")
        joined = caller.post(f"/tables/{table.id}/join", invitation=table.invitation)
        assert (caller.status, joined["error"]) == (409, "name-needed")
        assert caller.get("/me")["name"] is None
