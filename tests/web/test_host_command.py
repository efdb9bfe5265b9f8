"""`vendemmia host`: naming moderators in the database in use, also while a server runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

from vendemmia.cli import main
from vendemmia.web.models import Act, Moderator

from .moderating import account, moderator, sanctioned
from .people import as_shared, browser, people, quick_passwords


def host(*argv: str) -> int:
    return main(["host", *argv, "--language", "en"])


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENDEMMIA_HOME", str(settings.HOME))
    monkeypatch.setattr("vendemmia.cli.commands.host.chosen_store", lambda _: settings.STORE)


@pytest.mark.usefixtures("each_database")
def test_an_account_becomes_a_moderator_at_once_and_is_one_no_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_shared(monkeypatch)
    anna = account("Anna Maria")
    client = browser(anna)
    assert client.get("/desk/").status_code == 404
    assert host("list") == 0
    assert "no moderators" in capsys.readouterr().out
    assert host("add", "anna", "maria") == 0
    assert "/desk/" in capsys.readouterr().out
    assert client.get("/desk/").status_code == 200
    assert host("list") == 0
    assert "Anna Maria" in capsys.readouterr().out
    assert "from the command line" in client.get("/desk/log").content.decode()
    assert host("remove", "Anna Maria") == 0
    assert client.get("/desk/").status_code == 404
    assert [(act.kind, act.by, act.name) for act in Act.objects.order_by("id")] == [
        ("add", None, "Anna Maria"),
        ("remove", None, "Anna Maria"),
    ]


@pytest.mark.usefixtures("each_database")
def test_a_moderator_who_has_forgotten_the_password_gets_a_link(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_shared(monkeypatch)
    moderator()
    assert host("password", "marta") == 0
    about, link = capsys.readouterr().out.splitlines()
    assert "Marta" in about
    assert "12 hours" in about
    client = browser()
    with quick_passwords():
        assert client.post(link, {"new": "cellar-full-of-wine"}).status_code == 303
        assert client.post("/sign-in", {"name": "Marta", "password": "cellar-full-of-wine"}).status_code == 303
    assert browser().get(link).status_code == 410
    assert Act.objects.filter(kind="password", by=None, name="Marta").count() == 1
    assert link not in client.get("/desk/log").content.decode()


@pytest.mark.usefixtures("each_database")
def test_names_that_make_no_sense_get_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_shared(monkeypatch)
    marta, anna = moderator(), account("Anna")
    people("Eve")
    sanctioned(marta, anna, "ban")
    before = Act.objects.count()
    for argv, said in (
        (("add", "Nobody"), "No account is called Nobody"),
        (("add", "no\0body"), "No account is called"),
        (("add", "Eve"), "Eve is a guest"),
        (("add", "Marta"), "already"),
        (("add", "Anna"), "banned"),
        (("remove", "Anna"), "is not a moderator"),
        (("add",), "Give the name of an account"),
        (("list", "Anna"), "needs no name"),
        (("password", "Nobody"), "No account is called Nobody"),
        (("password", "Eve"), "Eve is a guest"),
        (("password",), "Give the name of an account"),
        (("nonsense",), "add NAME, list, remove NAME, or password NAME"),
        ((), "add NAME, list, remove NAME, or password NAME"),
    ):
        assert host(*argv) == 2
        shown = capsys.readouterr()
        assert said in shown.err, argv
        assert shown.err.count("\n") == 1
        assert not shown.out
    assert Moderator.objects.get().person == marta
    assert Act.objects.count() == before


def test_a_database_that_was_never_used_is_not_made(tmp_path: Path) -> None:
    environment = {**os.environ, "VENDEMMIA_HOME": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    argv = [sys.executable, "-m", "vendemmia.cli", "host", "add", "Anna", "--language", "en"]
    done = subprocess.run(argv, capture_output=True, text=True, check=False, encoding="utf-8", env=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Start the server once" in done.stderr
    assert not (tmp_path / "vendemmia.sqlite3").exists()
