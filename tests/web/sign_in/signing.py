"""Accounts and browsers for the tests of signing in."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.test import Client

from tests.web.people import browser
from vendemmia.web.accounts import accounts
from vendemmia.web.models import Person

PASSWORD = "grapes-and-barrels"
ANOTHER = "cellar-full-of-wine"


def with_account(name: str = "Rosa", email: str = "") -> Person:
    return accounts.sign_up(None, name, PASSWORD, email, "en")


def signed_in(name: str = "Rosa", address: str = "203.0.113.7") -> Client:
    """A browser in which somebody has just signed in."""
    client = browser(address=address)
    assert enter(client, name) == 303
    return client


def enter(client: Client, name: str = "Rosa", typed: str = PASSWORD) -> int:
    return client.post("/sign-in", {"name": name, "password": typed}).status_code


def copy_of(client: Client) -> Client:
    """Somebody else's browser with the same cookies."""
    copy = Client(REMOTE_ADDR="198.51.100.9")
    copy.cookies[settings.SESSION_COOKIE_NAME] = client.cookies[settings.SESSION_COOKIE_NAME].value
    return copy


def is_signed_in(client: Client) -> bool:
    return client.get("/account").status_code == 200


def text_of(answer: Any) -> str:
    text: str = answer.content.decode()
    return text
