"""Passkeys: a device in software signs what a browser would; whatever is wrong with it is refused."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from time import time
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from django.conf import settings
from django.test import Client

from vendemmia.web.accounts import passkeys
from vendemmia.web.accounts.accounts import sign_up
from vendemmia.web.models import Passkey, Person, Seat
from vendemmia.web.people.rate_limits import LIMITS
from vendemmia.web.sessions.sessions import ENTRY, OLD_ENTRY

from .conftest import choose
from .people import as_shared, begun, people, quick_passwords

SITE = "wine.example.org"
ORIGIN = f"https://{SITE}"
PASSWORD = "grapes-and-barrels"


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    as_shared(monkeypatch)
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", [SITE, ".vines.example", "localhost", "192.0.2.1"])
    with quick_passwords():
        yield


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """What a browser and its device would send."""

    def __init__(self, origin: str = ORIGIN, site: str = SITE) -> None:
        self.origin = origin
        self.site = site
        self.count = 0
        self.id = secrets.token_bytes(32)
        self.owner = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def _state(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> str:
        self.owner = decoded(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        state = self._state(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": state})
        return self._answer(
            clientDataJSON=self._data("create", options["challenge"]),
            attestationObject=made,
        )

    def use(self, options: dict[str, Any], *, flags: int = 0x05) -> str:
        data, state = self._data("get", options["challenge"]), self._state(flags)
        signature = self._key.sign(state + hashlib.sha256(data).digest(), ec.ECDSA(SHA256()))
        return self._answer(clientDataJSON=data, authenticatorData=state, signature=signature, userHandle=self.owner)

    def _answer(self, **parts: bytes) -> str:
        response = {name: encoded(part) for name, part in parts.items()}
        return json.dumps(
            {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
        )


class Visitor:
    """A browser at the site, over TLS."""

    def __init__(self, person: Person | None = None, host: str = SITE, *, secure: bool = True) -> None:
        self.client = Client(REMOTE_ADDR="203.0.113.7", HTTP_HOST=host)
        self.secure = secure
        if person is not None:
            choose(self.client, **{OLD_ENTRY: [person.id, person.key]})

    def post(self, path: str, **fields: str) -> Any:
        return self.client.post(path, fields, secure=self.secure)

    def get(self, path: str) -> str:
        return self.client.get(path, secure=self.secure).content.decode()

    def options(self, path: str, **fields: str) -> Any:
        answer = self.post(path, do="options", **fields)
        return answer.json() if answer.status_code == 200 else answer

    def add(self, device: Device, name: str = "Telephone") -> Any:
        wanted = self.options("/account/passkeys", before=PASSWORD)
        return self.post("/account/passkeys", do="add", name=name, credential=device.make(wanted))

    def sign_in(self, device: Device, **fields: str) -> Any:
        return self.post("/sign-in/passkey", credential=device.use(self.options("/sign-in/passkey")), **fields)


def with_account(name: str = "Rosa") -> Person:
    return sign_up(None, name, PASSWORD, "", "en")


@pytest.fixture
def rosa() -> Person:
    return with_account()


@pytest.fixture
def device(rosa: Person) -> Device:
    """Rosa's, with a passkey."""
    made = Device()
    assert Visitor(rosa).add(made).status_code == 303
    return made


@pytest.mark.usefixtures("each_database")
def test_somebody_with_a_passkey_signs_in_and_takes_over_the_guest(rosa: Person, device: Device) -> None:
    guest, bruno = people("Guest", "Bruno")
    table = begun([guest, bruno])
    visitor = Visitor(guest)
    assert visitor.sign_in(device, next="/settings")["Location"] == "/settings"
    assert set(Seat.objects.filter(table=table).values_list("person", flat=True)) == {rosa.id, bruno.id}
    assert "Rosa" in visitor.get("/account")
    kept = Passkey.objects.get()
    assert (kept.name, kept.sign_count, kept.used is not None) == ("Telephone", 2, True)
    assert Visitor().sign_in(device, next="//evil.example")["Location"] == "/"


def test_adding_one_takes_the_password(rosa: Person) -> None:
    visitor = Visitor(rosa)
    refused = visitor.options("/account/passkeys", before="a guess")
    assert (refused.status_code, refused.json()) == (422, {"problem": "The current password is wrong."})
    assert visitor.post("/account/passkeys", do="add", name="x", credential="{}").status_code == 422
    tried = [visitor.options("/account/passkeys", before="a guess").status_code for _ in range(LIMITS["sign-in"].times)]
    assert tried[-1] == 429
    assert not Passkey.objects.exists()


def test_they_can_be_renamed_and_removed_by_their_owner_alone(rosa: Person, device: Device) -> None:
    kept = str(Passkey.objects.get().id)
    ugo = Visitor(with_account("Ugo"))
    for do in ("rename", "remove"):
        assert ugo.post("/account/passkeys", do=do, passkey=kept, name="Ugo's").status_code == 303
    assert Passkey.objects.get().name == "Telephone"
    own = Visitor(rosa)
    for name in ("", "x" * 25, "Ro\u202esa", "\0"):
        assert own.post("/account/passkeys", do="rename", passkey=kept, name=name).status_code == 422
    assert own.post("/account/passkeys", do="rename", passkey=kept, name=" Tablet ").status_code == 303
    assert 'value="Tablet"' in own.get("/account")
    for odd in ("x", "", "9" * 30, "\u0661"):
        assert own.post("/account/passkeys", do="remove", passkey=odd).status_code == 303
    assert Passkey.objects.get().name == "Tablet"
    own.post("/account/passkeys", do="remove", passkey=kept)
    assert not Passkey.objects.exists()
    assert Visitor().sign_in(device).status_code == 422


def test_guests_and_strangers_have_none(rosa: Person, device: Device) -> None:
    (guest,) = people("Guest")
    for person in (guest, None):
        assert Visitor(person).post("/account/passkeys", do="remove").status_code == 404
    assert Passkey.objects.filter(person=rosa).count() == 1
    assert device.owner == rosa.id.encode()


@pytest.mark.usefixtures("each_database")
def test_an_answer_counts_once(device: Device) -> None:
    """Also if the cookie with the challenge comes back."""
    visitor = Visitor()
    answer = device.use(visitor.options("/sign-in/passkey"))
    cookie = visitor.client.cookies[settings.SESSION_COOKIE_NAME].value
    assert visitor.post("/sign-in/passkey", credential=answer).status_code == 303
    Passkey.objects.update(sign_count=0)
    again = Visitor()
    again.client.cookies[settings.SESSION_COOKIE_NAME] = cookie
    refused = again.post("/sign-in/passkey", credential=answer)
    assert refused.status_code == 422
    assert "That took too long" in refused.content.decode()


def test_a_challenge_is_for_one_purpose_one_person_and_a_short_time(
    rosa: Person, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor, other = Visitor(rosa), Device()
    made = other.make(visitor.options("/account/passkeys", before=PASSWORD))
    assert visitor.post("/sign-in/passkey", credential=made).status_code == 422
    # A challenge to sign in costs no password, so it must not add anything.
    cheap = visitor.options("/sign-in/passkey") | {"user": {"id": encoded(rosa.id.encode())}}
    assert visitor.post("/account/passkeys", do="add", name="x", credential=other.make(cheap)).status_code == 422
    made = other.make(visitor.options("/account/passkeys", before=PASSWORD))
    ugo = with_account("Ugo")
    choose(visitor.client, **{ENTRY: "", OLD_ENTRY: [ugo.id, ugo.key]})
    assert visitor.post("/account/passkeys", do="add", name="x", credential=made).status_code == 422
    used = device.use(visitor.options("/sign-in/passkey"))
    monkeypatch.setattr(passkeys, "time", lambda: time() + passkeys.VALID + 2)
    assert visitor.post("/sign-in/passkey", credential=used).status_code == 422
    assert Passkey.objects.count() == 1


def broken(device: Device, how: str, options: dict[str, Any]) -> str:
    """What the device sends, with one thing wrong."""
    match how:
        case "another origin":
            device.origin = "https://evil.example"
        case "another site":
            device.site = "evil.example"
        case "an old count":
            device.count -= 1
        case "another key":
            device._key = ec.generate_private_key(ec.SECP256R1())
        case "another owner":
            device.owner = b"somebody"
        case "another challenge":
            options["challenge"] = encoded(bytes(32))
    return device.use(options, flags=0x04 if how == "nobody there" else 0x05)


@pytest.mark.parametrize(
    "how",
    [
        *("another origin", "another site", "an old count", "another key", "another owner", "another challenge"),
        "nobody there",
    ],
)
def test_what_is_wrong_with_an_answer_keeps_its_sender_out(device: Device, how: str) -> None:
    visitor = Visitor()
    refused = visitor.post("/sign-in/passkey", credential=broken(device, how, visitor.options("/sign-in/passkey")))
    assert refused.status_code == 422
    assert "was not accepted" in refused.content.decode()
    assert visitor.client.session.get(ENTRY) is None


@pytest.mark.parametrize(
    "sent",
    [
        *("", "x", "[]", "{}", "null", "1" * 20_000, "[" * 5000, '{"id": "x", "response": {}}', '{"id": "\\u0000"}'),
        '{"id": 5, "rawId": [], "type": {}, "response": {"clientDataJSON": 7, "attestationObject": "e30"}}',
        '{"id": "eA", "rawId": "eA", "type": "public-key", "response": {"clientDataJSON": "e30", "signature": "oA"}}',
    ],
)
@pytest.mark.usefixtures("each_database")
def test_nonsense_is_refused(rosa: Person, sent: str) -> None:
    visitor = Visitor(rosa)
    visitor.options("/account/passkeys", before=PASSWORD)
    assert visitor.post("/account/passkeys", do="add", name="x", credential=sent).status_code == 422
    visitor.options("/sign-in/passkey")
    assert visitor.post("/sign-in/passkey", credential=sent).status_code == 422
    assert not Passkey.objects.exists()


def test_a_passkey_belongs_to_one_account(device: Device) -> None:
    ugo = with_account("Ugo")
    assert Visitor(ugo).add(device).status_code == 422
    assert Passkey.objects.get().person.name == "Rosa"


def test_an_account_has_so_many(rosa: Person) -> None:
    Passkey.objects.bulk_create(Passkey(person=rosa, credential=f"eA{n}", name="x") for n in range(passkeys.MOST))
    refused = Visitor(rosa).options("/account/passkeys", before=PASSWORD)
    assert refused.status_code == 422
    assert 'data-passkey="make"' not in Visitor(rosa).get("/account")


def test_tries_are_counted_where_they_come_from(device: Device) -> None:
    """Somebody elsewhere cannot use up the tries of the passkey's owner."""
    wrong = Device()
    wrong.id = device.id
    tried = [Visitor().sign_in(wrong).status_code for _ in range(LIMITS["sign-in"].times + 1)]
    assert tried == [422] * LIMITS["sign-in"].times + [429]
    elsewhere = Visitor()
    elsewhere.client.defaults["REMOTE_ADDR"] = "198.51.100.7"
    assert elsewhere.sign_in(device).status_code == 303


def test_an_inactive_or_deleted_account_has_no_way_in(rosa: Person, device: Device) -> None:
    assert rosa.account is not None
    rosa.account.is_active = False
    rosa.account.save()
    assert Visitor().sign_in(device).status_code == 422
    rosa.account.is_active = True
    rosa.account.save()
    Visitor(rosa).post("/account", do="delete", before=PASSWORD)
    assert not Passkey.objects.exists()


@pytest.mark.parametrize(
    ("host", "secure", "site"),
    [
        (SITE, True, SITE),
        ("deep.vines.example", True, "vines.example"),
        ("localhost:8417", False, "localhost"),
        (SITE, False, None),
        ("192.0.2.1", True, None),
    ],
)
def test_they_are_offered_where_browsers_have_them(host: str, secure: bool, site: str | None) -> None:
    visitor = Visitor(host=host, secure=secure)
    assert ("data-passkey" in visitor.get("/sign-in")) == (site is not None)
    found = visitor.options("/sign-in/passkey")
    assert (found["rpId"] if isinstance(found, dict) else None) == site


def test_without_the_library_there_are_none(rosa: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "has_passkeys", lambda: False)
    visitor = Visitor(rosa)
    assert "asskey" not in visitor.get("/account") + visitor.get("/sign-in")
    assert visitor.post("/sign-in/passkey", do="options").status_code == 404
