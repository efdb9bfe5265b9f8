"""The page of the choices: each part is saved on its own, refusals say why and change nothing."""

from __future__ import annotations

from datetime import time

import pytest
from django.conf import settings
from django.core import mail
from django.test import Client
from django.utils.timezone import now

from vendemmia.locale import words
from vendemmia.web.models import Person
from vendemmia.web.models.notices import Contact, Device
from vendemmia.web.notices import contacts
from vendemmia.web.site.urls import urlpatterns

from .conftest import browser_of, reached_by_mail
from .receiver import Receiver
from .test_push import Browser, browser  # noqa: F401 - a fixture

EN = words("en")
PAGE = "/settings/notices"
PARTS = [str(each.pattern) for each in urlpatterns if str(each.pattern).startswith("settings/notices")]


@pytest.fixture
def anna() -> Person:
    return Person.objects.create(name="Anna")


@pytest.fixture
def visitor(anna: Person) -> Client:
    return browser_of(anna)


def test_strangers_and_home_servers_have_no_such_page(
    visitor: Client, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(PARTS) == 6
    assert visitor.get(PAGE).status_code == 200
    assert PAGE in visitor.get("/settings").content.decode()
    assert [client.post(f"/{part}").status_code for part in PARTS] == [405, 404, 404, 404, 404, 404]
    assert client.get(PAGE).status_code == 404
    assert PAGE not in client.get("/settings").content.decode()
    monkeypatch.setattr(settings, "SHARED", False)
    assert visitor.get(PAGE).status_code == 404
    assert Contact.objects.count() == 0


def test_looking_writes_nothing(visitor: Client) -> None:
    assert visitor.get(PAGE).status_code == 200
    assert Contact.objects.count() == 0


def test_everything_can_be_chosen_and_taken_back(visitor: Client, anna: Person) -> None:
    visitor.post("/settings", {"language": "pl"})
    chosen = {
        "email": {"email": "anna@home.example"},
        "webhook": {"webhook": "https://hooks.example/services/1"},
        "quiet": {"from": "22:00", "until": "07:30", "zone": "Europe/Warsaw"},
    }
    for part, fields in chosen.items():
        answer = visitor.post(f"{PAGE}/{part}", fields)
        assert (answer.status_code, answer.headers["Location"].partition("?")[0]) == (303, PAGE)
        assert visitor.get(answer.headers["Location"].partition("#")[0]).status_code == 200
    contact = Contact.objects.get(person=anna)
    assert (contact.site, contact.email, contact.confirmed) == ("http://testserver", "anna@home.example", None)
    assert (contact.quiet_from, contact.quiet_until, contact.zone) == (time(22), time(7, 30), "Europe/Warsaw")
    anna.refresh_from_db()
    assert anna.language == "pl"
    page = visitor.get(PAGE).content.decode()
    for text in ("anna@home.example", "https://hooks.example/services/1", 'value="22:00"', 'value="07:30"'):
        assert text in page
    for part in chosen:
        visitor.post(f"{PAGE}/{part}", {})
    contact.refresh_from_db()
    assert (contact.email, contact.webhook, contact.quiet_from, contact.quiet_until) == ("", "", None, None)


@pytest.mark.parametrize(
    ("part", "fields", "problem"),
    [
        ("email", {"email": "nobody"}, "email"),
        ("webhook", {"webhook": "ftp://hooks.example"}, "address"),
        ("quiet", {"from": "22:00", "until": "", "zone": "UTC"}, "quiet-time"),
        ("quiet", {"from": "25:00", "until": "26:00", "zone": "UTC"}, "quiet-time"),
        ("quiet", {"from": "22:00", "until": "22:00", "zone": "UTC"}, "quiet-same"),
        ("quiet", {"from": "22:00", "until": "07:00", "zone": "Mars/Olympus"}, "zone"),
        ("device", {"wanted": "yes", "endpoint": "https://push.example"}, "push"),
        ("test", {"channel": "email"}, "test-none"),
        ("test", {"channel": "pigeon"}, "test-none"),
        ("test", {}, "test-none"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(
    visitor: Client, anna: Person, part: str, fields: dict[str, str], problem: str
) -> None:
    Contact.objects.create(person=anna, webhook="https://hooks.example/1", quiet_from=time(1), quiet_until=time(2))
    answer = visitor.post(f"{PAGE}/{part}", fields)
    assert answer.status_code == 422
    page = answer.content.decode()
    assert EN.message(f"notices-problem-{problem}") in page
    if part != "test":
        assert all(f'value="{typed}"' in page for name, typed in fields.items() if name in {"email", "webhook", "zone"})
    contact = Contact.objects.get(person=anna)
    assert (contact.email, contact.webhook, contact.quiet_from) == ("", "https://hooks.example/1", time(1))
    assert Device.objects.count() == 0


def test_nothing_odd_does_harm(anna: Person) -> None:
    odd = ("\x00", "é🍇\u202e", "<b>&\"'", "x" * 3000, "9" * 5000)
    fields = ("email", "webhook", "from", "until", "zone", "wanted", "endpoint", "p256dh", "auth", "channel")
    visitor = browser_of(anna)
    for each in odd:
        for part in PARTS[1:]:
            answer = visitor.post(f"/{part}", {**dict.fromkeys(fields, each), "wanted": "yes"})
            assert answer.status_code == 422, (part, each)
            assert "<b>&\"'" not in answer.content.decode()
        visitor.post(f"{PAGE}/quiet", {"zone": each})
    contact = Contact.objects.get(person=anna)
    assert (contact.email, contact.webhook, contact.zone, contact.tested) == ("", "", "", {})


def test_a_public_server_refuses_a_webhook_inside(visitor: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "MODE", "public")
    answer = visitor.post(f"{PAGE}/webhook", {"webhook": "https://169.254.169.254/latest"})
    assert EN.message("notices-problem-private") in answer.content.decode()


def test_a_test_goes_by_the_channel_that_was_pressed_and_not_too_often(
    visitor: Client, anna: Person, receiver: Receiver
) -> None:
    reached_by_mail(anna, webhook=receiver.address)
    assert visitor.post(f"{PAGE}/test", {"channel": "webhook"}).status_code == 303
    assert (len(receiver.messages), len(mail.outbox)) == (1, 0)
    again = visitor.post(f"{PAGE}/test", {"channel": "webhook"})
    assert (again.status_code, len(receiver.messages)) == (422, 1)
    assert EN.message("notices-problem-test-pause") in again.content.decode()
    assert visitor.post(f"{PAGE}/test", {"channel": "email"}).status_code == 303
    assert len(mail.outbox) == 1
    assert "http://testserver/settings/notices" in mail.outbox[0].body


def test_a_webhook_that_refuses_is_said_and_used_no_more_until_it_is_saved_again(
    visitor: Client, anna: Person, receiver: Receiver
) -> None:
    Contact.objects.create(person=anna, webhook=receiver.address)
    receiver.status = 404
    page = visitor.post(f"{PAGE}/test", {"channel": "webhook"}).content.decode()
    assert EN.message("notices-problem-test-webhook") in page
    assert EN.message("notices-webhook-gone") in page
    visitor.post(f"{PAGE}/webhook", {"webhook": receiver.address})
    assert EN.message("notices-webhook-gone") not in visitor.get(PAGE).content.decode()


def test_a_browser_is_switched_on_and_off(visitor: Client, anna: Person, browser: Browser) -> None:  # noqa: F811 - the fixture
    given = browser.subscription("https://push.example/1")._asdict()
    assert visitor.post(f"{PAGE}/device", {"wanted": "yes", **given}).status_code == 303
    (device,) = Device.objects.all()
    assert device.person == anna
    page = visitor.get(PAGE).content.decode()
    assert f'data-devices="{device.fingerprint}"' in page
    visitor.post(f"{PAGE}/device", {"wanted": "no", "endpoint": given["endpoint"]})
    assert Device.objects.count() == 0


def test_a_server_without_the_libraries_or_mail_says_so(visitor: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("notices.push", "pages.account.notices"):
        monkeypatch.setattr(f"vendemmia.web.{module}.has_push", lambda: False)
    monkeypatch.setattr(settings, "DEFAULT_FROM_EMAIL", "webmaster@localhost")
    page = visitor.get(PAGE).content.decode()
    assert EN.message("notices-push-none") in page
    assert EN.message("notices-email-none") in page
    assert visitor.post(f"{PAGE}/device", {"wanted": "yes"}).status_code == 404


def test_signing_in_takes_the_choices_along(anna: Person) -> None:
    account = Person.objects.create(name="Anna R.")
    reached_by_mail(anna)
    Device.objects.create(person=anna, fingerprint="f", endpoint="https://push.example/1")
    contacts.merge_contacts(anna, account)
    assert contacts.contact_of(account).email == "anna@home.example"
    assert [device.person for device in Device.objects.all()] == [account]
    guest = Person.objects.create(name="Guest")
    Contact.objects.create(person=guest, email="guest@home.example", confirmed=now())
    contacts.merge_contacts(guest, account)
    assert contacts.contact_of(account).email == "anna@home.example"
