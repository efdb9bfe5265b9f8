"""A connection to SQLite says when a transaction begins and when it has ended, however it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.db import DatabaseError, connection, transaction

from vendemmia.web.internals.transactions import Announced


class Heard(Announced):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard: list[str] = []

    def begins(self) -> None:
        self.heard.append("begins")

    def ended(self) -> None:
        if self.heard[-1:] == ["begins"]:
            self.heard.append("ended")


def test_a_transaction_is_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Heard({**connection.settings_dict, "NAME": tmp_path / "file"}, "other")
    monkeypatch.setattr(transaction, "get_connection", lambda _: made)
    with transaction.atomic():
        assert made.heard == ["begins"]
        with transaction.atomic():
            made.cursor().execute("CREATE TABLE a (b)")
    assert made.heard == ["begins", "ended"]
    with pytest.raises(DatabaseError), transaction.atomic():
        made.cursor().execute("no statement")
    assert made.heard == ["begins", "ended"] * 2
    made.cursor().execute("SELECT * FROM a")
    assert made.heard == ["begins", "ended"] * 2, "what only reads takes no turn"
    made.close()
