"""While the database is down, strangers learn that, and nothing about the server; its host learns what to do."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.conf import settings
from django.db import OperationalError, connection
from django.test import Client

from vendemmia.web.api.errors import STATUS
from vendemmia.web.databases.postgres.store import Postgres
from vendemmia.web.models import Person, Token
from vendemmia.web.people.api_tokens import find_token, make_token

from .people import EN, as_shared, browser, people

AWAY = {"X-Forwarded-For": "192.0.2.7"}
PROBLEMS = {
    "full": (psycopg.errors.DiskFull("could not extend file base/1"), "disk is full"),
    "unreachable": (
        psycopg.OperationalError('connection to server at "db.example", port 5432 failed: timeout'),
        "Check that PostgreSQL is running",
    ),
    "refused": (
        psycopg.OperationalError('password authentication failed for user "wine"'),
        "the name and the password",
    ),
}


@contextmanager
def failing(error: Exception) -> Iterator[None]:
    """Every statement fails."""

    def fails(*_: Any) -> None:
        raise OperationalError(str(error)) from error

    with connection.execute_wrapper(fails):
        yield


@pytest.fixture
def named() -> Iterator[Postgres]:
    """A database whose address is to stay unknown."""
    own = settings.STORE
    settings.STORE = made = Postgres("postgresql://wine:secret@db.example:5432/grapes", Path("/srv/games"))
    yield made
    settings.STORE = own


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize("script", [False, True], ids=["page", "script"])
def test_a_page(client: Client, named: Postgres, problem: str, script: bool, caplog: pytest.LogCaptureFixture) -> None:
    error, advice = PROBLEMS[problem]
    named.freshen = lambda: None  # type: ignore[method-assign]
    more = {"HX-Request": "true"} if script else {}
    with failing(error), caplog.at_level(logging.ERROR):
        near, far = client.get("/", headers=more), client.get("/", headers={**AWAY, **more})
    assert (near.status_code, far.status_code) == (503, 503)
    text = near.content.decode().replace("&#39;", "'")
    assert named.label in text
    assert advice in text
    assert "move it away" not in text
    said = far.content.decode()
    assert EN.message("error-database-away") in said
    assert [
        secret for secret in ("db.example", "5432", "grapes", "wine", "/srv", "base/1", "secret") if secret in said
    ] == []
    assert str(error) in caplog.text


def test_a_call(client: Client, named: Postgres) -> None:
    text = make_token(None, "bot")
    named.find_token = lambda digest: Token.objects.get(digest=digest)  # type: ignore[method-assign]
    with failing(PROBLEMS["unreachable"][0]):
        answer = client.get("/api/tables", headers={**AWAY, "Authorization": f"Bearer {text}"})
    assert (answer.status_code, answer.json()["error"]) == (STATUS["database"], "database")
    assert "example" not in answer.content.decode()


@pytest.mark.usefixtures("each_database")
class TestFullDisk:
    """What only helps to know is not written, and everything can be read."""

    @pytest.fixture(autouse=True)
    def _shared(self, monkeypatch: pytest.MonkeyPatch) -> None:
        as_shared(monkeypatch)

    @staticmethod
    @contextmanager
    def full() -> Iterator[None]:
        def fails(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
            if sql.startswith(("INSERT", "UPDATE", "DELETE")):
                raise OperationalError("database or disk is full")
            return execute(sql, params, many, context)

        with connection.execute_wrapper(fails):
            yield

    def test_the_use_of_a_token_is_not_noted(self) -> None:
        (anna,) = people("Anna")
        text = make_token(anna, "bot")
        with self.full():
            found = find_token(text)
        assert found is not None
        assert Token.objects.get().used is None
        assert find_token(text)
        assert Token.objects.get().used is not None

    def test_calls_and_pages_can_be_read(self) -> None:
        (anna,) = people("Anna")
        text = make_token(anna, "bot")
        Person.objects.update(seen="2026-01-01T00:00Z")
        with self.full():
            call = browser().get("/api/tables", headers={"Authorization": f"Bearer {text}"})
            assert call.status_code == 200
            page = browser(anna).get("/")
            assert (page.status_code, "Anna" in page.content.decode()) == (200, True)


def test_pages_that_need_no_database_are_shown_to_people_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without their name in the frame."""
    as_shared(monkeypatch)
    (anna,) = people("Anna")
    reader = browser(anna)
    with failing(OperationalError("gone")):
        for address in ("/rules/", "/cards/", "/companion/", "/manifest.webmanifest", "/service-worker.js"):
            assert reader.get(address).status_code == 200, address
        for address in ("/", "/desk/", "/tables/any/", "/account"):
            refused = reader.get(address)
            assert refused.status_code == 503, address
            assert EN.message("error-database-away") in refused.content.decode(), address
