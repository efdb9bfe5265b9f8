"""All tests of signing in are about a server that several people share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.people import as_shared, quick_passwords


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    as_shared(monkeypatch)
    with quick_passwords():
        yield
