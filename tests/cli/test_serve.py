"""`vendemmia serve`: what is said before the server runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from .support import run


def test_the_help_names_the_options() -> None:
    shown = run("serve", "--help")
    assert shown.code == 0
    assert "--port" in shown.out
    assert "--no-browser" in shown.out


def test_options_without_a_command_are_those_of_serve() -> None:
    refused = run("--port", "many")
    assert refused.code == 2
    assert "--port" in refused.err


def test_a_port_beyond_all_ports_is_refused() -> None:
    assert run("serve", "--port", "65536").code == 2


def test_a_data_folder_that_cannot_be_created_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("VENDEMMIA_HOME", str(tmp_path / "file" / "folder"))
    refused = run("serve", "--no-browser")
    assert refused.code == 2
    assert "cannot use" in refused.err
    assert refused.err.count("\n") == 1


def test_a_damaged_database_is_reported_and_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENDEMMIA_HOME", str(tmp_path))
    file = tmp_path / "vendemmia.sqlite3"
    file.write_bytes(b"no database at all")
    refused = run("serve", "--no-browser")
    assert refused.code == 2
    assert "is damaged" in refused.err
    assert file.read_bytes() == b"no database at all"
