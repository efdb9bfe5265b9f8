"""The application between uvicorn and the pages: threads that stay, their connections, and streams that end."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.db import OperationalError, connection, transaction

from vendemmia.engine import Options
from vendemmia.web.databases.sqlite import base as queue
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.live.watch import watch
from vendemmia.web.models import Table
from vendemmia.web.play.moves import open_table
from vendemmia.web.server import asgi, page_threads

from .threads import closed_connections

Message = dict[str, Any]


def served(doing: Callable[[asgi.Application], Awaitable[Any]]) -> Any:
    """What comes of talking to an application, in a thread: this one may hold the event loop of a browser."""

    async def run() -> Any:
        application = asgi.Application()
        try:
            return await doing(application)
        finally:
            application.close()

    with closed_connections(), ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, run()).result(timeout=180)


def scope(path: str, host: bytes = b"localhost") -> Message:
    return {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [(b"host", host)],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }


class Browser:
    """The other end of one request. `leave` is what a closed window does."""

    def __init__(self) -> None:
        self.coming: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]
        self.gone = asyncio.Event()
        self.sent: list[Message] = []
        self.received = asyncio.Event()

    async def receive(self) -> Message:
        if self.coming:
            return self.coming.pop(0)
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.sent.append(message)
        if message.get("body"):
            self.received.set()

    @property
    def status(self) -> int:
        return int(self.sent[0]["status"])

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)


async def asked(application: asgi.Application, request: Message) -> Browser:
    browser = Browser()
    await application(request, browser.receive, browser.send)
    return browser


def test_a_page_is_answered_with_its_headers() -> None:
    browser = served(lambda application: asked(application, scope("/health")))
    assert browser.status == 200
    assert json.loads(browser.body)["program"] == "vendemmia"
    assert (b"X-Frame-Options", b"DENY") in browser.sent[0]["headers"]


def test_an_unknown_host_is_refused() -> None:
    assert served(lambda application: asked(application, scope("/health", b"elsewhere.example"))).status == 400


def test_who_leaves_before_the_question_is_complete_gets_no_answer() -> None:
    async def leave(application: asgi.Application) -> list[Message]:
        browser = Browser()
        browser.coming = [{"type": "http.disconnect"}]
        await application(scope("/health"), browser.receive, browser.send)
        return browser.sent

    assert served(leave) == []


@pytest.fixture
def connections_used(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, object]]:
    """The thread and the connection of every request; there is one thread only."""
    monkeypatch.setattr(page_threads, "PAGES", 1)
    used: list[tuple[int, object]] = []
    answer = asgi.Application.get_response

    def spy(self: asgi.Application, request: Any) -> Any:
        connection.ensure_connection()
        used.append((threading.get_ident(), connection.connection))
        return answer(self, request)

    monkeypatch.setattr(asgi.Application, "get_response", spy)
    return used


def test_a_thread_stays_and_keeps_its_connection(connections_used: list[tuple[int, object]]) -> None:
    async def twice(application: asgi.Application) -> None:
        await asked(application, scope("/"))
        await asked(application, scope("/games"))

    served(twice)
    first, second = connections_used
    assert first == second


def test_a_file_that_was_replaced_is_not_written_to(
    connections_used: list[tuple[int, object]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Else moves would go to a file that nobody finds again."""
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(b"")

    async def twice(application: asgi.Application) -> None:
        await asked(application, scope("/games"))
        monkeypatch.setattr(settings.STORE, "file", copy)
        await asked(application, scope("/games"))

    served(twice)
    (first, before), (second, after) = connections_used
    assert first == second
    assert before is not after


def test_pages_do_not_wait_for_a_player_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_threads, "PAGES", 1)
    monkeypatch.setattr(page_threads, "FEW", 1)
    thought = threading.Event()
    answer = asgi.Application.get_response

    def slow(self: asgi.Application, request: Any) -> Any:
        if request.path.endswith("/hint"):
            thought.wait(timeout=180)
        return answer(self, request)

    monkeypatch.setattr(asgi.Application, "get_response", slow)

    async def meanwhile(application: asgi.Application) -> tuple[int, bool]:
        thinking = asyncio.create_task(asked(application, scope("/tables/none/hint")))
        await asyncio.sleep(0)
        page = await asyncio.wait_for(asked(application, scope("/health")), 180)
        waited = not thinking.done()
        thought.set()
        await thinking
        return page.status, waited

    assert served(meanwhile) == (200, True)


def test_a_stream_ends_when_its_browser_leaves() -> None:
    table = open_table(Options(players=2), 3, [SeatedPlayer("Ada"), SeatedPlayer("Bruno")])

    async def listen(application: asgi.Application) -> tuple[bytes, bool]:
        browser = Browser()
        streaming = asyncio.create_task(application(scope(f"/tables/{table.id}/stream"), browser.receive, browser.send))
        await asyncio.wait_for(browser.received.wait(), 20)
        browser.gone.set()
        await asyncio.wait_for(streaming, 20)
        return browser.body, table.id in watch._waiting

    received, still_watched = served(listen)
    assert received == f"event: version\ndata: {table.version}\n\n".encode()
    assert not still_watched


# --- those who write wait for each other


def test_who_writes_waits_for_the_other_and_not_in_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite would let the second one sleep and try again; here it begins when the first has ended."""
    steps: list[str] = []
    waits = threading.Event()
    take_turn = queue.DatabaseWrapper.begins

    def spy(self: queue.DatabaseWrapper) -> None:
        if threading.current_thread() is not threading.main_thread():
            waits.set()
        take_turn(self)

    monkeypatch.setattr(queue.DatabaseWrapper, "begins", spy)

    def second() -> None:
        try:
            with transaction.atomic():
                steps.append("second")
                Table.objects.filter(id="none").update(pace="off")
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as other:
        with transaction.atomic():
            Table.objects.filter(id="none").update(pace="off")
            writing = other.submit(second)
            assert waits.wait(timeout=180)
            assert queue._turn.locked()
            steps.append("first")
        writing.result(timeout=180)
    assert steps == ["first", "second"]
    assert not queue._turn.locked()


@pytest.mark.parametrize("ending", ["error", "closed"])
def test_a_turn_ends_however_the_change_does(ending: str) -> None:
    with pytest.raises(ZeroDivisionError), transaction.atomic():  # noqa: PT012 - the end of the block is the point
        assert queue._turn.locked()
        if ending == "closed":
            connection.close()
        raise ZeroDivisionError
    assert not queue._turn.locked()


def test_after_waiting_too_long_the_database_is_reported_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "PATIENCE", 0.01)
    with queue._turn, pytest.raises(OperationalError, match="locked"), transaction.atomic():
        pass
    with transaction.atomic():
        pass
