"""Sessions are rows on the server: ending one ends it whatever a cookie says."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils.timezone import now

from tests.web.people import begun, browser, people
from vendemmia.web.accounts.guest_cleanup import remove_forgotten
from vendemmia.web.models import Person, Session, Sighting, Token
from vendemmia.web.people.api_tokens import make_token
from vendemmia.web.sessions import sessions
from vendemmia.web.sessions.browsers import described
from vendemmia.web.sessions.sessions import DISUSED, ENTRY, OLD_ENTRY, SEEN_EVERY

from .signing import ANOTHER, PASSWORD, copy_of, is_signed_in, signed_in, text_of, with_account

pytestmark = pytest.mark.usefixtures("each_database")


def calls(token: str) -> int:
    return browser().get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code


def test_a_copied_cookie_is_dead_after_signing_out() -> None:
    with_account()
    client = signed_in()
    copy = copy_of(client)
    assert is_signed_in(copy)
    client.post("/sign-out")
    assert not is_signed_in(copy)
    assert not Session.objects.exists()


def test_a_cookie_of_an_earlier_version_stays_signed_in_and_its_copy_dies_with_it() -> None:
    rosa = with_account()
    client = browser(rosa)
    old = copy_of(client)
    assert client.session[OLD_ENTRY] == [rosa.id, rosa.key]
    assert is_signed_in(client)
    assert OLD_ENTRY not in client.session
    assert Session.objects.get().person_id == rosa.id
    client.post("/sign-out")
    assert not is_signed_in(old)


def test_requests_of_one_old_cookie_make_one_session() -> None:
    rosa = with_account()
    client = browser(rosa)
    copies = [copy_of(client) for _ in range(3)]
    assert all(is_signed_in(copy) for copy in copies)
    assert Session.objects.count() == 1


def test_a_new_password_ends_all_others_and_the_tokens() -> None:
    rosa = with_account()
    here, there = signed_in(), signed_in()
    token, copy = make_token(rosa, "a program"), copy_of(here)
    assert calls(token) == 200
    changed = here.post("/account", {"do": "password", "before": PASSWORD, "new": ANOTHER})
    assert changed.status_code == 303
    assert is_signed_in(here)
    assert not is_signed_in(there)
    assert not is_signed_in(copy)
    assert calls(token) == 401


def test_the_page_names_browsers_and_ends_one_or_all() -> None:
    rosa = with_account()
    here = signed_in()
    phone = browser(address="198.51.100.1")
    phone.defaults["HTTP_USER_AGENT"] = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    phone.post("/sign-in", {"name": "Rosa", "password": PASSWORD})
    token = make_token(rosa, "a program")
    page = text_of(here.get("/account/sessions"))
    assert "Firefox on Android" in page
    assert page.count("this browser</span>") == 1
    assert "a program" in page
    assert "198.51.100.1" not in page
    other = Session.objects.get(browser="firefox")
    stranger = signed_in_as_other()
    stranger.post("/account/sessions", {"session": str(other.id)})
    assert is_signed_in(phone), "only its owner ends a session"
    here.post("/account/sessions", {"session": str(other.id)})
    assert not is_signed_in(phone)
    assert calls(token) == 200
    again = signed_in()
    here.post("/account/sessions", {"do": "all"})
    assert is_signed_in(here)
    assert not is_signed_in(again)
    assert calls(token) == 401
    for odd in ("", "x", "9" * 30):
        assert here.post("/account/sessions", {"session": odd}).status_code == 303


def signed_in_as_other() -> Client:
    with_account("Ugo")
    return signed_in("Ugo")


def test_a_guest_who_signs_up_ends_copies_of_the_cookie() -> None:
    guest = browser()
    guest.post("/play-now", {"name": "Anna"})
    copy = copy_of(guest)
    assert is_signed_in(copy)
    assert guest.post("/sign-up", {"name": "Anna B", "password": PASSWORD}).status_code == 303
    assert not is_signed_in(copy)
    assert is_signed_in(guest)


def test_a_guest_who_signs_in_leaves_no_session() -> None:
    with_account()
    anna, bruno = people("Anna", "Bruno")
    begun([anna, bruno])
    guest = browser(anna)
    copy = copy_of(guest)
    assert is_signed_in(guest)
    guest.post("/sign-in", {"name": "Rosa", "password": PASSWORD})
    assert not is_signed_in(copy)
    assert Session.objects.count() == 1


def test_pages_write_no_more_often_than_every_five_minutes() -> None:
    with_account()
    client = signed_in()
    with CaptureQueriesContext(
        connection,
    ) as captured:
        assert is_signed_in(client)
    assert [one["sql"] for one in captured if one["sql"].startswith(("UPDATE", "INSERT", "DELETE"))] == []
    before = now() - SEEN_EVERY - timedelta(seconds=1)
    Session.objects.update(seen=before)
    Person.objects.update(seen=before)
    assert is_signed_in(client)
    assert Session.objects.get().seen > before
    assert Person.objects.get().seen > before


def test_a_browser_that_was_away_for_a_year_is_signed_out_and_forgotten() -> None:
    with_account()
    client = signed_in()
    (guest,) = people("Guest")
    visited = browser(guest)
    assert is_signed_in(visited)
    long_ago = now() - DISUSED - timedelta(days=1)
    Session.objects.update(seen=long_ago)
    Person.objects.update(seen=long_ago)
    Sighting.objects.update(seen=long_ago)
    assert not is_signed_in(client)
    assert remove_forgotten() == 1, "neither a session nor an address keeps a guest"
    assert not Session.objects.exists()
    assert Person.objects.get().name == "Rosa"


def test_one_browser_too_many_signs_out_the_one_that_was_away_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a person could sign in again and again, and make a list that costs the server seconds to show."""
    monkeypatch.setattr(sessions, "MOST", 3)
    with_account()
    first, second, third = signed_in(), signed_in(), signed_in()
    middle = Session.objects.order_by("id")[1]
    Session.objects.filter(id=middle.id).update(seen=now() - timedelta(days=2))
    fourth = signed_in()
    assert [is_signed_in(client) for client in (first, second, third, fourth)] == [True, False, True, True]
    assert Session.objects.count() == 3


def test_old_cookies_make_no_more_sessions_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST", 3)
    rosa = with_account()
    for number in range(6):
        client = browser(rosa)
        client.cookies["csrftoken"] = f"{number}" * 32
        assert is_signed_in(client)
    assert Session.objects.filter(person=rosa).count() == 3


def test_no_key_is_saved() -> None:
    with_account()
    client = signed_in()
    saved = " ".join(str(value) for value in Session.objects.values_list().get())
    assert client.session[ENTRY] not in saved


def test_end_all_ends_browsers_and_programs() -> None:
    rosa = with_account()
    client, token = signed_in(), make_token(rosa, "a program")
    sessions.end_all(rosa)
    assert not is_signed_in(client)
    assert calls(token) == 401
    assert not Token.objects.exists()


@pytest.mark.parametrize(
    ("header", "browser_name", "system"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "chrome", "linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "edge", "windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "safari", "ios"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/18.0 Safari/605.1", "safari", "macos"),
        ("Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36", "samsung", "android"),
        ("curl/8.0", "", ""),
    ],
)
def test_browsers_are_named_as_people_know_them(header: str, browser_name: str, system: str) -> None:
    assert described(header) == (browser_name, system)
