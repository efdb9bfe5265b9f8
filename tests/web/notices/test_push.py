"""Web push: only the browser can read a message, and the push service knows who sends it."""

from __future__ import annotations

import base64
import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from py_vapid import Vapid02

from vendemmia.web.models import Person
from vendemmia.web.models.notices import Contact, Device
from vendemmia.web.notices import keys, push
from vendemmia.web.notices.outgoing import Outcome
from vendemmia.web.notices.push import MOST_DEVICES, PUSH, Subscription, Unusable, fingerprint, subscribe
from vendemmia.web.notices.texts import Text

from .conftest import SITE
from .receiver import Message, Receiver

TEXT = Text("Twoja kolej", "Rok 3 · Żaneta", "/tables/abc/", "abc", "Anna")


def coded(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


class Browser(NamedTuple):
    """What only the browser knows."""

    key: ec.EllipticCurvePrivateKey
    auth: bytes

    def subscription(self, endpoint: str) -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(endpoint, coded(point), coded(self.auth))

    def read(self, message: Message) -> object:
        return json.loads(
            http_ece.decrypt(message.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )


@pytest.fixture
def browser() -> Browser:
    return Browser(ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


@pytest.fixture
def anna() -> Person:
    return Person.objects.create(name="Anna")


def test_the_browser_reads_what_was_written(receiver: Receiver, browser: Browser, anna: Person) -> None:
    receiver.status = 201
    subscribe(anna, browser.subscription(f"{receiver.address}/push/1"))
    answer = PUSH.send(anna, Contact(person=anna, site=SITE), TEXT)
    assert answer is not None
    assert answer.outcome is Outcome.ACCEPTED
    (message,) = receiver.messages
    assert message.path == "/push/1"
    assert browser.read(message) == {"title": TEXT.title, "body": TEXT.body, "path": TEXT.path, "tag": TEXT.tag}
    assert b"tables" not in message.body
    assert message.headers["content-encoding"] == "aes128gcm"
    assert message.headers["topic"] == "abc"
    assert 0 < int(message.headers["ttl"]) <= 24 * 3600


def test_the_push_service_can_check_who_sends(receiver: Receiver, browser: Browser, anna: Person) -> None:
    subscribe(anna, browser.subscription(f"{receiver.address}/push/1"))
    PUSH.send(anna, Contact(person=anna, site=SITE), TEXT)
    signed = receiver.messages[0].headers["authorization"]
    assert Vapid02.verify(signed)
    token, key = (part.partition("=")[2] for part in signed.removeprefix("vapid ").split(","))
    assert key == keys.public_key()
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (receiver.address, "mailto:host@vines.example")


def test_there_is_always_somebody_to_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "DEFAULT_FROM_EMAIL", "webmaster@localhost")
    for site in ("", SITE, "https://vines.example:8443", "http://192.168.1.5:8417", "https://[::1]"):
        assert Vapid02.verify(push._signed("https://push.example/1", site)["Authorization"])


def test_a_browser_that_is_gone_is_forgotten(receiver: Receiver, browser: Browser, anna: Person) -> None:
    for left, statuses in ((0, (403, 404, 410)), (1, (400, 413, 429, 500))):
        for receiver.status in statuses:
            subscribe(anna, browser.subscription(f"{receiver.address}/push/1"))
            PUSH.send(anna, Contact(person=anna, site=SITE), TEXT)
            assert Device.objects.count() == left, receiver.status


def test_one_of_several_browsers_is_enough(receiver: Receiver, browser: Browser, anna: Person) -> None:
    subscribe(anna, browser.subscription("http://127.0.0.1:1/nobody"))
    subscribe(anna, browser.subscription(f"{receiver.address}/push/1"))
    answer = PUSH.send(anna, Contact(person=anna, site=SITE), TEXT)
    assert answer is not None
    assert answer.outcome is Outcome.ACCEPTED
    assert Device.objects.count() == 2


def test_a_browser_belongs_to_whoever_subscribed_last(browser: Browser, anna: Person) -> None:
    given = browser.subscription("https://push.example/1")
    bruno = Person.objects.create(name="Bruno")
    subscribe(anna, given)
    subscribe(bruno, given)
    assert [device.person for device in Device.objects.all()] == [bruno]
    push.forget(anna, given.endpoint)
    assert Device.objects.count() == 1
    push.forget(bruno, "")
    assert Device.objects.count() == 0


def test_the_oldest_browser_makes_room(browser: Browser, anna: Person) -> None:
    addresses = [f"https://push.example/{number}" for number in range(MOST_DEVICES + 2)]
    for address in addresses:
        subscribe(anna, browser.subscription(address))
    kept = set(Device.objects.values_list("fingerprint", flat=True))
    assert kept == {fingerprint(address) for address in addresses[2:]}


def test_what_no_browser_would_send_is_refused(browser: Browser, anna: Person) -> None:
    fine = browser.subscription("https://push.example/1")
    bad = [
        fine._replace(endpoint="javascript:1"),
        fine._replace(endpoint="https://[2001:db8::1]/"),
        fine._replace(p256dh=""),
        fine._replace(p256dh=coded(b"\4" + bytes(64))),
        fine._replace(p256dh="***"),
        fine._replace(auth=coded(b"short")),
        fine._replace(auth="é"),
    ]
    for given in bad:
        with pytest.raises(Unusable):
            subscribe(anna, given)
    assert Device.objects.count() == 0


class TestTheKey:
    @pytest.fixture(autouse=True)
    def _fresh(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
        monkeypatch.setattr(settings, "HOME", tmp_path)
        keys.push_key.cache_clear()
        yield
        keys.push_key.cache_clear()

    def test_it_is_made_once_and_private(self, tmp_path: Path) -> None:
        made = keys.public_key()
        keys.push_key.cache_clear()
        assert keys.public_key() == made
        (file,) = tmp_path.iterdir()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600

    def test_the_host_can_give_one(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        own = Vapid02()
        own.generate_keys()
        raw = own.private_key.private_numbers().private_value.to_bytes(32, "big")
        monkeypatch.setattr(settings, "PUSH_KEY", coded(raw))
        point = own.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        assert keys.public_key() == coded(point)
        assert list(tmp_path.iterdir()) == []
