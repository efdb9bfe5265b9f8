"""Everything that somebody receives about a table, by every way it may take: pages, streams, calls, notices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any
from unittest.mock import patch

from django.core import mail
from django.http.response import HttpResponseBase
from django.test import Client, override_settings
from django.utils.timezone import now

from vendemmia.web.api.app import api
from vendemmia.web.models import Person, Table
from vendemmia.web.models.notices import Contact, Device
from vendemmia.web.notices import push, queue, webhook
from vendemmia.web.notices.channels import CHANNELS
from vendemmia.web.notices.outgoing import HttpReply, Outcome
from vendemmia.web.notices.sending import send_by
from vendemmia.web.notices.texts import turn_text
from vendemmia.web.pages.table.stream import lines
from vendemmia.web.play import moves

from .calling import Caller
from .people import browser, fresh
from .test_api_who_may import BODIES
from .test_who_may import REFUSED, TABLE, routes
from .threads import run_apart

LEFT_OUT = {
    "POST pace",
    "POST hurry",
    "POST tutor_join",
    "POST tutor_next",
    "POST tutor_leave",
    "POST rematch",
    "POST restore_table",
}
"""Forms that would change something beside the game, and answer with the table."""
LEFT_OUT |= {"POST hint", "GET stream"}
"""A hint is the same by both methods; streams are read below."""
BESIDE = ("/", "/games")
"""Other pages that name tables."""
SENDER = "host@vines.example"
OLD = {"version": 9999}
"""A change is refused if it names another version than the table's."""
CHANGING = re.compile(
    r'(name="csrfmiddlewaretoken" value=")\w+|(/notices/stop/)[^\s>]+|(Message-ID: ).*|(Date: ).*|(<time[^>]*>)[^<]*'
)
"""What differs from one moment to the next: tokens of forms and links, numbers of mails, and the time."""

Received = dict[str, str]
"""By the way it came."""


def bare(text: str) -> str:
    """A text without what is made anew each time."""
    return CHANGING.sub(lambda found: next(part for part in found.groups() if part), text)


def everything(person: Person | None, token: str, table: Table, codes: list[str]) -> Received:
    """All that a person receives about a table; without one, all that a stranger does. `codes` are asked about."""
    with patch.object(moves, "forget"):  # A refused answer leaves the game in memory as it was.
        found = _pages(browser(person), table, codes)
        if person is not None:
            found |= _calls(token, table, codes) | _notices(person, table)
    return found | {"stream": run_apart(lambda: _first_of_stream(table))}


def _pages(client: Client, table: Table, codes: list[str]) -> Received:
    """Every address of a table that answers while a game runs, also to an empty form, and some with more."""
    found = {}
    for name, route in routes(about_tables=True).items():
        address = "/" + route.replace("<str:table_id>", table.id).replace("<int:seat>", "1")
        for method in TABLE[name].keys() - {each.split()[0] for each in LEFT_OUT if each.split()[1] == name}:
            if TABLE[name][method] != REFUSED:
                ask = client.get if method == "GET" else partial(client.post, headers={"HX-Request": "true"})
                found[f"{method} {name}"] = _said(ask(address))
    here = f"/tables/{table.id}/"
    found["part"] = _said(client.get(here, headers={"HX-Request": "true"}))
    for ply in {0, table.game.plies // 2, max(0, table.game.plies - 1)}:
        found[f"replay {ply}"] = _said(client.get(f"{here}replay/?ply={ply}"))
    for code in codes:
        sent = {"code": code, "version": str(table.version)}
        found[f"play {code}"] = _said(client.post(f"{here}play", sent, headers={"HX-Request": "true"}))
    return found | {address: _said(client.get(address)) for address in BESIDE}


def _said(answer: HttpResponseBase) -> str:
    content: bytes = getattr(answer, "content", b"")
    return f"{answer.status_code}\n{sorted(answer.headers.items())}\n{bare(content.decode())}"


async def _first_of_stream(table: Table) -> str:
    stream = lines(table.id, None)
    try:
        return await anext(stream)
    finally:
        await stream.aclose()  # type: ignore[attr-defined]


@cache
def _operations() -> dict[str, list[str]]:
    """By path, the methods of the calls about a table."""
    paths = api.get_openapi_schema(path_prefix="/")["paths"]
    return {path: list(methods) for path, methods in paths.items() if "{table_id}" in path}


def _calls(token: str, table: Table, codes: list[str]) -> Received:
    """Every call about a table, and the list of tables."""
    client, headers = Client(), {"Authorization": f"Bearer {token}"}
    found = {"GET /tables": _said(client.get("/api/tables", headers=headers))}
    for path, methods in _operations().items():
        address = "/api" + path.replace("{table_id}", table.id)
        for method in methods:
            if method == "post":
                sent = BODIES[path.rpartition("/")[2]]
                body = json.dumps(sent | OLD if "version" in sent else sent)
                answer = client.post(address, body, content_type="application/json", headers=headers)
            elif path.endswith("/events"):
                found[f"{method} {path}"] = _first_of_events(client.get(f"{address}?since=0", headers=headers))
                continue
            else:
                answer = client.get(f"{address}?code=pass", headers=headers)
            found[f"{method} {path}"] = _said(answer)
    for code in codes:
        address, given = f"/api/tables/{table.id}", {"code": code, "once": "number-one", "version": table.version}
        found[f"why not {code}"] = _said(client.get(f"{address}/why-not?code={code}", headers=headers))
        moved = client.post(f"{address}/moves", given, content_type="application/json", headers=headers)
        found[f"move {code}"] = _said(moved)
    return found


def _first_of_events(answer: Any) -> str:
    async def first() -> str:
        stream = aiter(answer.streaming_content)
        try:
            return str(await anext(stream))
        finally:
            await stream.aclose()

    try:
        return run_apart(first)
    finally:
        answer.close()


def reach_everywhere(person: Person) -> None:
    """A person with every kind of channel."""
    Contact.objects.create(
        person=person,
        site="https://vines.example",
        email=f"{person.id}@home.example",
        confirmed=now(),
        webhook="https://hooks.example/x",
    )
    Device.objects.create(person=person, fingerprint=person.id, endpoint="https://push.example/x", p256dh="", auth="")


def _notices(person: Person, table: Table) -> Received:
    """Who gets a notice now, and what it would say to this person on its way."""
    found = {"asked by notice": str(queue.person_to_notify(fresh(table)))}
    text, contact = turn_text(person, Table.objects.get(id=table.id)), Contact.objects.get(person=person)
    with _caught() as sent:
        for channel in CHANNELS:
            assert send_by(channel, person, contact, text) == HttpReply(Outcome.ACCEPTED)
            found[channel] = bare(sent())
    return found


@contextmanager
def _caught() -> Iterator[Callable[[], str]]:
    """Catch what leaves the server; push messages before they are encrypted."""
    caught: list[str] = []

    def post(address: str, body: bytes, headers: dict[str, str]) -> HttpReply:
        caught.append(f"{address} {sorted(headers.items())} {body!r}")
        return HttpReply(Outcome.ACCEPTED)

    def sent() -> str:
        texts = [*caught, *(message.message().as_string() for message in mail.outbox)]
        caught.clear()
        mail.outbox.clear()
        return "\n".join(texts)

    mail.outbox = []
    with (
        override_settings(EMAIL_BACKEND="django.core.mail.backends.locmem.EmailBackend", DEFAULT_FROM_EMAIL=SENDER),
        patch.object(push, "encrypted", lambda _, content: content),
        patch.object(push, "_signed", lambda endpoint, site: {"Authorization": f"{endpoint} {site}"}),
        patch.object(push, "post", post),
        patch.object(webhook, "post", post),
    ):
        yield sent


def token_for(person: Person | None) -> str:
    return "" if person is None else Caller(person).token
