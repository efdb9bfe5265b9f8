"""Lost passwords, confirmed addresses, and passwords that everybody would guess."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.core import mail
from django.test import override_settings
from django.utils.timezone import now

from tests.waiting import until
from tests.web.people import browser
from vendemmia.web.models import Person
from vendemmia.web.people.api_tokens import make_token
from vendemmia.web.sign_in import letters, password_links

from .signing import ANOTHER, PASSWORD, enter, is_signed_in, signed_in, text_of, with_account

pytestmark = pytest.mark.usefixtures("each_database")

ADDRESS = "rosa@example.org"


@pytest.fixture
def _mail() -> Iterator[None]:
    """A server that sends mail, into `mail.outbox`."""
    mail.outbox = []
    letters._sent.forget()
    locmem = "django.core.mail.backends.locmem.EmailBackend"
    with override_settings(EMAIL_BACKEND=locmem, DEFAULT_FROM_EMAIL="vendemmia@wine.example"):
        yield


def mails(count: int) -> list[mail.EmailMessage]:
    """So many mails, when all that were to be sent are."""
    letters._thread.submit(int).result()
    assert len(mail.outbox) == count
    return mail.outbox


def link_in(message: mail.EmailMessage) -> str:
    found = re.search(r"https?://\S+/(?:reset|account/email)/\S+", str(message.body))
    assert found is not None, message.body
    return urlsplit(found[0]).path


def confirmed(name: str = "Rosa", address: str = ADDRESS) -> Person:
    person = with_account(name, address)
    Person.objects.filter(id=person.id).update(email_confirmed=now())
    return person


@pytest.mark.usefixtures("_mail")
def test_a_link_by_mail_gives_a_new_password_once() -> None:
    rosa = confirmed()
    there, token = signed_in(), make_token(rosa, "a program")
    client = browser()
    assert client.post("/forgot", {"name": "rosa"}).status_code == 200
    (message,) = mails(1)
    assert message.to == [ADDRESS]
    link = link_in(message)
    assert "Rosa" in text_of(client.get(link))
    assert client.post(link, {"new": "short"}).status_code == 422
    assert client.post(link, {"new": ANOTHER})["Location"] == "/sign-in?changed=1"
    assert not is_signed_in(client), "a link signs in nobody"
    assert not is_signed_in(there)
    assert client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    assert client.get(link).status_code == 410
    assert client.post(link, {"new": "yet-another-cellar"}).status_code == 410
    assert enter(client, typed=PASSWORD) == 422
    assert enter(client, typed=ANOTHER) == 303


@pytest.mark.usefixtures("_mail")
def test_forgot_says_the_same_whether_there_is_an_account_or_not() -> None:
    confirmed()
    with_account("Ugo", "ugo@example.org")
    asked = ["Rosa", "ROSA@example.org", "Ugo", "ugo@example.org", "nobody", "nobody@example.org", "", "a\0b"]
    pages = {
        text_of(browser(address=f"198.51.100.{number}").post("/forgot", {"name": name}))
        for number, name in enumerate(asked)
    }
    assert len({re.sub(r'value="[^"]*"', "", page) for page in pages}) == 1
    assert [message.to for message in mails(2)] == [[ADDRESS], [ADDRESS]], "only a confirmed address counts"


@pytest.mark.usefixtures("_mail")
def test_asking_again_and_again_is_limited_by_address() -> None:
    confirmed()
    tried = [browser(address="198.51.100.7").post("/forgot", {"name": "Rosa"}).status_code for _ in range(7)]
    assert 429 in tried
    assert tried[0] == 200


@pytest.mark.usefixtures("_mail")
def test_strangers_at_many_addresses_fill_no_mailbox() -> None:
    confirmed()
    for number in range(letters.MOST_EACH + 3):
        asked = browser(address=f"198.51.100.{number}")
        asked.post("/forgot", {"name": "Rosa"} if number % 2 else {"name": ADDRESS.upper()})
        asked.post("/sign-up", {"name": f"Ugo {number}", "password": PASSWORD, "email": ADDRESS.title()})
    assert [message.to[0].casefold() for message in mails(letters.MOST_EACH)] == [ADDRESS] * letters.MOST_EACH
    assert link_in(mail.outbox[0])
    browser().post("/forgot", {"name": "Rosa"})
    confirmed("Bruno", "bruno@example.org")
    browser().post("/forgot", {"name": "Bruno"})
    assert mails(letters.MOST_EACH + 1)[-1].to == ["bruno@example.org"]


def test_without_mail_the_host_makes_a_link() -> None:
    rosa = with_account()
    assert "Its host can make a link" in text_of(browser().get("/forgot"))
    assert "Its host can make a link" in text_of(browser().post("/forgot", {"name": "Rosa"}))
    link = password_links.new_link(rosa)
    assert browser().post(link, {"new": ANOTHER}).status_code == 303
    assert enter(browser(), typed=ANOTHER) == 303
    with pytest.raises(ValueError, match="guest"):
        password_links.new_link(Person.objects.create(name="Guest"))


def test_the_page_of_a_lost_password_says_how_to_reach_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "ENVIRONMENT", replace(settings.ENVIRONMENT, contact="marta@wine.example"))
    for answer in (browser().get("/forgot"), browser().post("/forgot", {"name": "Rosa"})):
        assert "marta@wine.example" in text_of(answer)


def test_a_link_works_for_some_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    link = password_links.new_link(with_account())
    later = datetime.now() + timedelta(seconds=settings.PASSWORD_RESET_TIMEOUT + 60)  # noqa: DTZ005 - as Django does
    assert browser().get(link).status_code == 200
    monkeypatch.setattr(PasswordResetTokenGenerator, "_now", lambda _: later)
    assert browser().get(link).status_code == 410
    assert password_links.HOURS * 3600 == settings.PASSWORD_RESET_TIMEOUT


@pytest.mark.parametrize("odd", ["x", "x.y", ".", "x.abc-def", "a.b.c", "\u0661.x"])
def test_a_link_that_we_did_not_make_is_gone(odd: str) -> None:
    with_account()
    assert browser().get(f"/reset/{odd}").status_code == 410


def test_a_link_of_one_person_is_no_link_of_another() -> None:
    rosa, ugo = with_account(), with_account("Ugo")
    token = password_links.new_link(rosa).rpartition(".")[2]
    assert browser().get(f"/reset/{ugo.id}.{token}").status_code == 410


@pytest.mark.usefixtures("_mail")
def test_an_address_counts_once_its_owner_has_pressed() -> None:
    client = browser()
    client.post("/sign-up", {"name": "Rosa", "password": PASSWORD, "email": ADDRESS})
    (message,) = mails(1)
    link = link_in(message)
    assert ADDRESS in text_of(browser().get(link))
    assert Person.objects.get().email_confirmed is None, "programs that follow links confirm nothing"
    assert browser().post(link).status_code == 200
    assert Person.objects.get().email_confirmed is not None
    assert browser().get(link).status_code == 410


@pytest.mark.usefixtures("_mail")
def test_another_address_takes_the_password_and_the_old_one_is_told() -> None:
    confirmed()
    client = signed_in()
    new = {"email": "new@example.org", "before": PASSWORD}
    assert client.post("/account/email", {**new, "before": "a wrong guess"}).status_code == 422
    assert client.post("/account/email", {**new, "email": "nowhere"}).status_code == 422
    assert client.post("/account/email", new).status_code == 303
    person = Person.objects.get()
    assert person.account is not None
    assert person.account.email == ADDRESS, "the old one counts until the new one is confirmed"
    link = link_in(mails(1)[0])
    browser().post(link)
    assert [message.to for message in mails(2)] == [["new@example.org"], [ADDRESS]]
    browser().post("/forgot", {"name": "Rosa"})
    assert mails(3)[2].to == ["new@example.org"]


def test_without_mail_no_address_can_be_confirmed() -> None:
    with_account()
    client = signed_in()
    refused = client.post("/account/email", {"email": ADDRESS, "before": PASSWORD})
    assert refused.status_code == 422
    assert "This server sends no e-mail." in text_of(refused)


@pytest.mark.parametrize(
    ("password", "says"),
    [
        (" " * 8, "too few letters"),
        ("\u3000" * 9, "too few letters"),
        ("xxxxxxyyyyyy", "too few letters"),
        ("abababababab", "too few letters"),
        ("winewinewine", "too few letters"),
        ("vendemmia1", "name of the site"),
        ("Vendemmia-2026!", "name of the site"),
        ("2026vendemmia", "name of the site"),
        ("viticulture99", "name of the site"),
        ("winehouse77", "name of the site"),
        ("password123", "Too many people"),
    ],
)
def test_passwords_that_everybody_guesses_are_refused(
    password: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["winehouse.example.org", "testserver"])
    refused = browser().post("/sign-up", {"name": "Rosa", "password": password})
    assert refused.status_code == 422
    assert says in text_of(refused)
    assert not Person.objects.exists()


@pytest.mark.parametrize("password", [PASSWORD, "correct horse battery", "Zq8#kLp2", "vendemmia-in-autumn", "otoño-77"])
def test_good_passwords_are_accepted(password: str) -> None:
    assert browser().post("/sign-up", {"name": "Rosa", "password": password}).status_code == 303


@pytest.mark.usefixtures("_mail")
def test_a_mail_server_that_fails_breaks_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    confirmed()
    monkeypatch.setattr(letters, "send", lambda _: 1 / 0)
    assert browser().post("/forgot", {"name": "Rosa"}).status_code == 200
    until(lambda: letters._waiting._value == letters.MOST_WAITING, "the place in the queue is free again")
