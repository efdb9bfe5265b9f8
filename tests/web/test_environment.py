"""What a host can set: every bad value has a sentence of its own, and nothing starts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.faults.support import is_one_sentence, process
from vendemmia.locale import words
from vendemmia.web.config import environment
from vendemmia.web.config.environment import BadEnvironment, read
from vendemmia.web.databases.choosing import database_of

PASSWORD = "hemlig-hemlig-hemlig"
ADDRESS = f"postgresql://wine:{PASSWORD}@db.example.org:5433/games?sslmode=require"
GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


def refused(**values: str) -> list[str]:
    """The sentences about an environment."""
    with pytest.raises(BadEnvironment) as caught:
        read({f"VENDEMMIA_{name}": value for name, value in values.items()})
    return [words("en").message(wrong.message, **wrong.args) for wrong in caught.value.found]


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"MODE": "office"}, "VENDEMMIA_MODE is office, which is not one of home, lan, public."),
        ({"MODE": "public"}, "A public server needs VENDEMMIA_HOSTS"),
        ({"HOSTS": "good.example,bad host"}, "VENDEMMIA_HOSTS contains bad host"),
        ({"HOSTS": "*"}, "VENDEMMIA_HOSTS contains *"),
        ({"LISTEN": "somewhere"}, "VENDEMMIA_LISTEN is somewhere"),
        ({"LISTEN": "127.0.0.1:99999"}, "VENDEMMIA_LISTEN is 127.0.0.1:99999"),
        ({"TRUSTED_PROXY": "10.0.0.0/8,proxy"}, "VENDEMMIA_TRUSTED_PROXY contains proxy"),
        ({"DATABASE": "mysql://a/b"}, "VENDEMMIA_DATABASE is not the address of a PostgreSQL database"),
        ({"DATABASE": "postgresql://host:port/b"}, "VENDEMMIA_DATABASE is not the address"),
        ({"DATABASE": "postgresql://host"}, "VENDEMMIA_DATABASE is not the address"),
        ({"DATABASE": "postgresql://host/b?shell=1"}, "VENDEMMIA_DATABASE has the option shell"),
        ({"WEB_WORKERS": "many"}, "VENDEMMIA_WEB_WORKERS is many, which is not a whole number from 0 to 64."),
        ({"BOT_WORKERS": "65"}, "VENDEMMIA_BOT_WORKERS is 65"),
        ({"WEB_WORKERS": "2"}, "More than one web worker or bot worker needs PostgreSQL"),
        ({"DATABASE": ADDRESS, "WEB_WORKERS": "0", "BOT_WORKERS": "0"}, "There is nothing to start"),
        ({"LOG": "xml"}, "VENDEMMIA_LOG is xml"),
        ({"SECRET_KEY": "short"}, "VENDEMMIA_SECRET_KEY is too short; it needs at least 50 characters."),
        ({"METRICS_TOKEN": "short"}, "VENDEMMIA_METRICS_TOKEN is too short"),
        ({"SECRET_KEY": "x" * 50, "SECRET_KEY_FILE": "/x"}, "VENDEMMIA_SECRET_KEY and VENDEMMIA_SECRET_KEY_FILE"),
        ({"SECRET_KEY_FILE": "/nowhere/key"}, "VENDEMMIA_SECRET_KEY_FILE names the file /nowhere/key"),
        ({"EMAIL": "mail.example.org"}, "VENDEMMIA_EMAIL is not the address of a mail server"),
        ({"EMAIL": "smtp://mail.example.org"}, "To send e-mail, VENDEMMIA_EMAIL_FROM must be"),
    ],
)
def test_a_value_that_makes_no_sense(values: dict[str, str], sentence: str) -> None:
    (found,) = refused(**values)
    assert found.startswith(sentence)


def test_windows_keeps_games_in_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read({"VENDEMMIA_DATABASE": ADDRESS}).database == ADDRESS
    monkeypatch.setattr(sys, "platform", "win32")
    (found,) = refused(DATABASE=ADDRESS)
    assert found == "On Windows the games are kept in SQLite; leave VENDEMMIA_DATABASE out."


def test_every_problem_is_named_at_once_and_no_secret_among_them() -> None:
    found = refused(DATABASE=f"mysql://wine:{PASSWORD}@host/b", SECRET_KEY=PASSWORD, LOG="xml", MODE="x")
    assert len(found) == 4
    assert PASSWORD not in " ".join(found)


def test_nothing_set_is_a_server_at_home() -> None:
    found = read({})
    assert (found.mode, found.listen, found.web_workers, found.bot_workers) == ("home", "127.0.0.1", 1, 1)
    assert found.hosts == ("localhost", "127.0.0.1", "[::1]")
    assert database_of(found).kind == "sqlite"


def test_a_server_for_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers to the names of this machine, and to no others."""
    monkeypatch.setattr("socket.gethostname", lambda: "Cellar.home")
    found = read({"VENDEMMIA_MODE": "lan", "VENDEMMIA_HOSTS": "wine.home"})
    assert (found.listen, found.proxies) == ("0.0.0.0", ())  # noqa: S104 - that is what the mode is for
    assert {"wine.home", "cellar", "cellar.local", "localhost"} <= set(found.hosts)
    assert "*" not in found.hosts


def test_a_public_server(tmp_path: Path) -> None:
    (tmp_path / "address").write_text(ADDRESS + "\n", encoding="utf-8")
    found = read(
        {
            "VENDEMMIA_MODE": "public",
            "VENDEMMIA_HOSTS": "Wine.Example.org",
            "VENDEMMIA_DATABASE_FILE": str(tmp_path / "address"),
            "VENDEMMIA_WEB_WORKERS": "4",
            "VENDEMMIA_LISTEN": "[::1]:9000",
            "VENDEMMIA_EMAIL": "smtps://me:p%40ss@mail.example.org",
            "VENDEMMIA_EMAIL_FROM": "wine@example.org",
        }
    )
    assert found.hosts[0] == "wine.example.org"
    assert (found.listen, found.port, found.web_workers) == ("::1", 9000, 4)
    assert found.mail == ("mail.example.org", 465, "me", "p@ss", "tls")
    assert found.proxies == ("127.0.0.1", "::1")
    assert set(found.secrets) == {PASSWORD, "p@ss"}
    assert PASSWORD not in repr(found)
    store = database_of(found)
    assert store.label == "postgresql://db.example.org:5433/games"
    assert store.settings()["OPTIONS"]["sslmode"] == "require"


@pytest.mark.once
def test_the_command_says_it_in_one_line_and_starts_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENDEMMIA_MODE", "public")
    done = process(tmp_path / "home", "serve", "--no-browser")
    assert is_one_sentence(done), done
    assert not (tmp_path / "home").exists()


def test_the_guide_names_every_variable() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    assert [name for name in (*environment.NAMES, "VENDEMMIA_HOME") if f"`{name}`" not in guide] == []
