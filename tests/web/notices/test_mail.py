"""E-mail: nothing without a confirmed address, and a way out of every mail."""

from __future__ import annotations

import re
import smtplib
from datetime import timedelta

import pytest
from django.conf import settings
from django.core import mail
from django.core.mail.backends import locmem
from django.test import Client
from django.utils.timezone import now

from vendemmia.locale import languages
from vendemmia.web.models import Person
from vendemmia.web.models.notices import Contact
from vendemmia.web.notices.channel import Refused
from vendemmia.web.notices.contacts import remember_site, send_test
from vendemmia.web.notices.links import CONFIRM_WITHIN, confirm_path, read_confirm, stop_path
from vendemmia.web.notices.mail import EMAIL, choose_email
from vendemmia.web.notices.outgoing import HttpReply, Outcome
from vendemmia.web.notices.texts import sample_text

from .conftest import SITE, reached_by_mail


@pytest.fixture
def anna() -> Person:
    person = Person.objects.create(name="Anna", language="en")
    remember_site(person, SITE, "en")
    return person


def path_in(text: str, place: str) -> str:
    found = re.search(rf"{SITE}(/notices/{place}/\S+)", text)
    assert found
    return found[1]


def problem_of(person: Person, typed: str) -> str:
    with pytest.raises(Refused) as refused:
        choose_email(person, typed)
    return refused.value.problem


class TestConfirming:
    def test_an_address_is_used_only_after_a_press(self, anna: Person) -> None:
        choose_email(anna, " anna@home.example ")
        assert [message.to for message in mail.outbox] == [["anna@home.example"]]
        path = path_in(str(mail.outbox[0].body), "confirm")
        client = Client()
        assert "anna@home.example" in client.get(path).content.decode()
        assert EMAIL.send(anna, Contact.objects.get(), sample_text(anna)) is None
        assert client.post(path).status_code == 200
        assert EMAIL.send(anna, Contact.objects.get(), sample_text(anna)) == HttpReply(Outcome.ACCEPTED)

    def test_a_link_that_is_too_old_or_not_ours_confirms_nothing(
        self, anna: Person, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        choose_email(anna, "anna@home.example")
        path = confirm_path(anna.id, "anna@home.example")
        forged = f"{path[:-1]}{'A' if path[-1] != 'A' else 'B'}"
        other = confirm_path(anna.id, "other@home.example")
        for wrong in (
            forged,
            other,
            "/notices/confirm/x",
            stop_path(anna.id, "anna@home.example").replace("stop", "confirm"),
        ):
            assert client.post(wrong).status_code == 410
        later = now().timestamp() + CONFIRM_WITHIN.total_seconds() + 60
        monkeypatch.setattr("django.core.signing.time.time", lambda: later)
        assert read_confirm(path.rpartition("/")[2]) is None
        assert client.post(path).status_code == 410
        assert Contact.objects.get().confirmed is None

    def test_nobody_can_be_flooded(self, anna: Person) -> None:
        choose_email(anna, "anna@home.example")
        bruno = Person.objects.create(name="Bruno")
        assert problem_of(anna, "anna@home.example") == "asked"
        assert problem_of(anna, "third@home.example") == "asked"
        assert problem_of(bruno, "ANNA@home.example") == "asked"
        assert len(mail.outbox) == 1
        assert Contact.objects.get(person=anna).email == "anna@home.example"
        choose_email(anna, "third@home.example", lambda: now() + timedelta(minutes=11))
        assert len(mail.outbox) == 2

    def test_what_is_not_an_address_is_refused(self, anna: Person) -> None:
        typed = ["anna", "anna@", "@home.example", "a b@home.example", "anna@home.example\nBcc: x@y.example", "x" * 300]
        assert [problem_of(anna, each) for each in typed] == ["email"] * len(typed)
        assert (mail.outbox, Contact.objects.get(person=anna).email) == ([], "")

    def test_without_mail_on_the_server_nothing_is_saved(self, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(settings, "DEFAULT_FROM_EMAIL", "webmaster@localhost")
        assert problem_of(anna, "anna@home.example") == "mail-off"
        assert Contact.objects.get(person=anna).email == ""

    def test_a_mail_that_cannot_be_sent_is_said_and_leaves_nothing(
        self, anna: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        failing(monkeypatch, ConnectionRefusedError())
        assert problem_of(anna, "anna@home.example") == "mail-failed"
        contact = Contact.objects.get(person=anna)
        assert (contact.email, contact.asked) == ("", None)


class TestAMail:
    def test_it_is_plain_and_has_a_way_out(self, anna: Person, client: Client) -> None:
        Contact.objects.all().delete()
        contact = reached_by_mail(anna)
        EMAIL.send(anna, contact, sample_text(anna))
        message = mail.outbox[0].message()
        assert message.get_content_type() == "text/plain"
        assert message["Auto-Submitted"] == "auto-generated"
        assert message["From"] == "vendemmia <host@vines.example>"
        assert message["Message-ID"].endswith("@vines.example>")
        path = path_in(str(mail.outbox[0].body), "stop")
        assert "".join(str(message["List-Unsubscribe"]).split()) == f"<{SITE}{path}>"
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert client.get(path).status_code == 200
        assert Contact.objects.get().email, "a program that opens the link ends nothing"
        one_click = Client(enforce_csrf_checks=True)
        assert one_click.post(path, {"List-Unsubscribe": "One-Click"}).status_code == 200
        contact = Contact.objects.get()
        assert (contact.email, contact.confirmed) == ("", None)

    def test_every_language_has_whole_mails(self) -> None:
        for number, language in enumerate(languages()):
            anna = Person.objects.create(name="Anna", language=language)
            remember_site(anna, SITE, language)
            choose_email(anna, f"anna{number}@home.example")
            Contact.objects.update(confirmed=now())
            send_test(anna, "email")
        assert len(mail.outbox) == 12
        assert len({message.subject for message in mail.outbox}) == 12
        for message in mail.outbox:
            assert "Anna" in message.body
            assert SITE in message.body
            assert "{" not in message.subject + str(message.body)

    def test_what_a_refusal_means(self, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        Contact.objects.all().delete()
        contact = reached_by_mail(anna)
        meanings = [
            (smtplib.SMTPRecipientsRefused({"a": (550, b"no")}), Outcome.GONE),
            (smtplib.SMTPRecipientsRefused({"a": (451, b"later")}), Outcome.LATER),
            (smtplib.SMTPDataError(554, b"no"), Outcome.GONE),
            (smtplib.SMTPSenderRefused(452, b"full", "x"), Outcome.LATER),
            (smtplib.SMTPServerDisconnected(), Outcome.UNSURE),
            (TimeoutError(), Outcome.UNSURE),
        ]
        for error, outcome in meanings:
            failing(monkeypatch, error, "send_messages")
            answer = EMAIL.send(anna, contact, sample_text(anna))
            assert answer is not None
            assert answer.outcome is outcome


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception, at: str = "open") -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(locmem.EmailBackend, at, fail)
