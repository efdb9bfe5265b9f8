"""Passwords are hashed off the threads of pages, in a bounded queue, and known browsers do not wait for strangers."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Any

import pytest
from django.conf import settings
from django.contrib.sessions.backends.signed_cookies import SessionStore

from tests.web.people import browser
from tests.web.test_serving_pages import Browser, Message, asked, scope, served
from vendemmia.web.assets.templates import FOLDER, url
from vendemmia.web.server import asgi
from vendemmia.web.sign_in import hashing, known_browsers
from vendemmia.web.sign_in.hashing import BELOW, MOST, PLACES, RETRY_AFTER

from .signing import enter, with_account


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SECURE_SSL_REDIRECT", False)


def sending(path: str, known: str = "") -> Message:
    """A form, sent by a browser that is known to an account or to none."""
    sent = {**scope(path), "method": "POST"}
    if known:
        session = SessionStore()
        session[known_browsers.ENTRY] = {known: "a browser"}
        session.save()
        cookie = f"other=1; {settings.SESSION_COOKIE_NAME}={session.session_key}".encode()
        sent["headers"] = [*sent["headers"], (b"cookie", cookie)]
    return sent


class Slow:
    """Answers to forms wait until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.threads: list[str] = []
        answer = asgi.Application.get_response

        def slow(application: asgi.Application, request: Any) -> Any:
            if request.method == "POST" and not request.scope.get(hashing.FULL):
                self.threads.append(threading.current_thread().name)
                assert self.go.wait(60)
            return answer(application, request)

        monkeypatch.setattr(asgi.Application, "get_response", slow)


def test_sixteen_sign_ins_at_once_leave_the_threads_of_pages_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)

    async def talk(application: asgi.Application) -> tuple[int, list[Browser]]:
        waiting = [asyncio.create_task(asked(application, sending("/sign-in"))) for _ in range(16)]
        page = await asked(application, scope("/"))
        slow.go.set()
        return page.status, list(await asyncio.gather(*waiting))

    status, answers = served(talk)
    assert status == 200
    assert {answer.status for answer in answers} == {403}, "all are answered: none has a token of the form"
    assert len(set(slow.threads)) == 1


def test_beyond_the_queue_one_is_told_at_once_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)

    async def talk(application: asgi.Application) -> tuple[Browser, Browser]:
        waiting = [asyncio.create_task(asked(application, sending("/sign-up"))) for _ in range(MOST)]
        await asyncio.sleep(0)
        refused = await asked(application, sending("/sign-in"))
        known = asyncio.create_task(asked(application, sending("/sign-in", known="rosa")))
        slow.go.set()
        await asyncio.gather(*waiting)
        return refused, await known

    refused, known = served(talk)
    assert refused.status == 503
    assert (b"Retry-After", str(RETRY_AFTER).encode()) in refused.sent[0]["headers"]
    assert known.status == 403, "a known browser has a queue of its own"


def test_places_are_free_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "MOST", 2)

    async def talk(application: asgi.Application) -> set[int]:
        return {(await asked(application, sending("/sign-in"))).status for _ in range(5)}

    assert served(talk) == {403}


@pytest.mark.parametrize("cookie", [b"", b"sessionid=forged", b"sessionid=", b"\xff\xfe", b"a=b; sessionid=x:y:z"])
def test_a_forged_cookie_is_that_of_a_stranger(cookie: bytes) -> None:
    sent = sending("/sign-in")
    sent["headers"] = [*sent["headers"], (b"cookie", cookie)]
    lanes = hashing.Lanes()
    try:
        assert lanes.lane_of(sent) is lanes._others
    finally:
        lanes.close()


def test_every_form_with_a_password_is_sent_to_such_an_address() -> None:
    """A new form with a password or a code fails here until its address is named."""
    found: set[str] = set()
    for template in FOLDER.rglob("*.html"):
        text = template.read_text(encoding="utf-8")
        for form in re.findall(r"<form.*?</form>", text, re.DOTALL):
            if '"password"' in form or '"current-password"' in form or '"one-time-code"' in form:
                action = re.search(r"action=\"\{\{ url\('(\w+)'\) \}\}\"", form)
                found.add(url(action[1]) if action else BELOW)
    assert found == {*PLACES, BELOW} - {"/sign-in/passkey"}


@pytest.mark.usefixtures("each_database")
def test_signing_in_marks_the_browser_as_known() -> None:
    with_account()
    client = browser()
    enter(client)
    sent = sending("/sign-in")
    value = client.cookies[settings.SESSION_COOKIE_NAME].value
    sent["headers"] = [*sent["headers"], (b"cookie", f"{settings.SESSION_COOKIE_NAME}={value}".encode())]
    lanes = hashing.Lanes()
    try:
        assert lanes.lane_of(sent) is lanes._known
    finally:
        lanes.close()
