"""Wrong passwords slow down where they come from, never the owner elsewhere."""

from __future__ import annotations

import pytest

from tests.repeating import LONG_RUN
from tests.web.people import browser
from vendemmia.web.sign_in import known_browsers, tries
from vendemmia.web.sign_in.tries import MANY, WRONG, WRONG_THEN

from .signing import PASSWORD, enter, signed_in, text_of, with_account

pytestmark = pytest.mark.usefixtures("each_database")
GUESSES = MANY if LONG_RUN else 100
"""After so many the limits are tighter."""


def guess(address: str, name: str = "Rosa") -> int:
    return enter(browser(address=address), name, "a wrong guess")


def test_very_many_wrong_passwords_from_elsewhere_do_not_delay_the_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "MANY", GUESSES)
    with_account()
    known = signed_in()
    known.post("/sign-out")
    tried = [guess(f"198.51.{number // 100}.{number % 100}") for number in range(GUESSES)]
    tried += [guess("198.51.0.1") for _ in range(WRONG)]
    assert tried[:GUESSES] == [422] * GUESSES
    assert 429 in tried[GUESSES:], "the address that guesses is slowed down"
    new = [enter(browser(address=f"203.0.113.{number}")) for number in range(GUESSES // 10)]
    assert new == [303] * (GUESSES // 10), "from addresses where the owner never was"
    for _ in range(GUESSES // 10):
        assert enter(known) == 303
        known.post("/sign-out")


def test_an_address_has_ten_wrong_tries_whatever_cookies_it_sends() -> None:
    with_account()
    with_account("Ugo")
    guests = [browser(address="198.51.100.7") for _ in range(4)]
    for number, guest in enumerate(guests):
        guest.post("/tables/x/join", {})
        guest.post("/play-now", {"name": f"Guest {number}"})
    tried = [enter(guests[number % 4], ("Rosa", "Ugo")[number % 2], "a wrong guess") for number in range(20)]
    assert tried == [422] * WRONG + [429] * (20 - WRONG)


def test_addresses_of_one_network_count_together() -> None:
    with_account()
    tried = [guess(f"2001:db8:1:2::{number:x}") for number in range(WRONG + 2)]
    assert tried == [422] * WRONG + [429] * 2


def test_a_known_browser_is_not_slowed_by_others_at_its_address_but_by_itself() -> None:
    with_account()
    known = signed_in(address="198.51.100.7")
    known.post("/sign-out")
    assert [guess("198.51.100.7") for _ in range(WRONG + 1)][-1] == 429
    assert enter(browser(address="198.51.100.7")) == 429
    assert enter(known) == 303
    known.post("/sign-out")
    assert [enter(known, typed="a wrong guess") for _ in range(WRONG)] == [422] * WRONG
    assert enter(known) == 429, "its own tries are used up, and those of its address too"
    known.defaults["REMOTE_ADDR"] = "203.0.113.80"
    assert enter(known) == 303, "a copied cookie would not have kept the owner out either"


def test_the_mark_of_a_browser_is_good_for_one_account() -> None:
    with_account()
    with_account("Ugo")
    ugo = signed_in("Ugo", address="198.51.100.7")
    ugo.post("/sign-out")
    assert [enter(ugo, "Rosa", "a wrong guess") for _ in range(WRONG + 1)] == [422] * WRONG + [429]
    assert enter(ugo, "Ugo") == 303


def test_right_passwords_do_not_count() -> None:
    with_account()
    client = browser()
    for _ in range(3 * WRONG):
        assert enter(client) == 303
        client.post("/sign-out")
    assert tries.wrong_lately("rosa") == 0


def test_a_guess_from_very_many_addresses_gets_fewer_tries_at_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "MANY", 20)
    with_account()
    with_account("Ugo")
    for number in range(20):
        assert guess(f"198.51.100.{number}") == 422
    assert [guess("198.51.101.1") for _ in range(WRONG_THEN + 1)] == [422] * WRONG_THEN + [429]
    assert guess("198.51.101.1", "Ugo") == 422, "other names have all their tries"
    assert enter(browser(address="203.0.113.99")) == 303
    assert MANY == 1000


def test_the_account_says_that_somebody_guesses() -> None:
    with_account()
    for number in range(3):
        guess(f"198.51.100.{number}")
    page = text_of(signed_in().get("/account"))
    assert "3 wrong passwords for your name" in page


def test_the_password_typed_once_more_is_counted_by_browser() -> None:
    with_account()
    here, there = signed_in(), signed_in()
    wrong = {"do": "password", "before": "a wrong guess", "new": "cellar-full-of-wine"}
    assert [here.post("/account", wrong).status_code for _ in range(WRONG + 1)] == [422] * WRONG + [429]
    assert there.post("/account", {**wrong, "before": PASSWORD}).status_code == 303


def test_a_browser_remembers_the_newest_accounts_alone() -> None:
    client = browser()
    for number in range(known_browsers.MOST + 2):
        with_account(f"Name {number}")
        assert enter(client, f"Name {number}") == 303
    kept = client.session[known_browsers.ENTRY]
    assert len(kept) == known_browsers.MOST
