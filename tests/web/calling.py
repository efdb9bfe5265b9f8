"""Calls of the API in a test: a program with a token, and people on a shared server."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from vendemmia.web.models import Person
from vendemmia.web.people.api_tokens import make_token

from .people import as_shared


class Caller:
    """A program with a token. `status` is that of the last answer."""

    def __init__(self, person: Person | None = None, token: str | None = None) -> None:
        self.person = person
        self.token = make_token(person, "a test") if token is None else token
        self.client = Client(raise_request_exception=False)
        self.status = 0

    def get(self, path: str, **headers: str) -> Any:
        return self._answer(self.client.get(f"/api{path}", headers=self._headers(headers)))

    def post(self, path: str, **body: object) -> Any:
        sent = self.client.post(f"/api{path}", body, content_type="application/json", headers=self._headers({}))
        return self._answer(sent)

    def move(self, table: str, code: str, version: int, once: str = "", **more: object) -> Any:
        once = once or f"once-{version}-{code.replace(':', '-').replace('_', '-')}"
        return self.post(f"/tables/{table}/moves", code=code, version=version, once=once[:60], **more)

    def _headers(self, more: dict[str, str]) -> dict[str, str]:
        return ({"Authorization": f"Bearer {self.token}"} if self.token else {}) | more

    def _answer(self, response: Any) -> Any:
        self.status = response.status_code
        assert response.headers["Content-Type"].startswith("application/json"), response.content[:200]
        return response.json() if response.content else None


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several people share the server."""
    as_shared(monkeypatch)


def person(name: str) -> Person:
    return Person.objects.create(name=name)
