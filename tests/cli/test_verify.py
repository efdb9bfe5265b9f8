"""`vendemmia verify`: 0 for the promised deal, 1 for another one, 2 for what cannot be checked."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from vendemmia import Game, Options
from vendemmia.record import commitment_of, new_secret

from .support import run

if TYPE_CHECKING:
    from pathlib import Path

    from vendemmia import Record

DEAL = "table:Ab3_-xYz012"
SECRET = "5" * 64
PLAYERS = [{"name": "Ada", "bot": ""}, {"name": "Ben", "bot": "easy"}]


def record(seed: str | int = SECRET) -> Record:
    rng, game = Random(3), Game.new(Options(2, max_years=1), seed)
    while game.state.to_move is not None:
        game.play(rng.choice(game.state.codes()))
    return game.record()


def commitment(of: Record, deal: str = DEAL) -> str:
    return commitment_of(str(of.seed), of.options, of.rules, deal)


def written(path: Path, found: Record, **promise: str) -> Path:
    comment = json.dumps({"players": PLAYERS, **({"promise": promise} if promise else {})})
    path.write_text(found.to_text().replace("\n", f'\n "comment": {comment},\n', 1), encoding="utf-8")
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "game.json", record(), deal=DEAL, commitment=commitment(record()))


def test_the_promised_deal(file: Path) -> None:
    done = run("verify", str(file))
    assert done.code == 0
    assert f"Deal {DEAL}, promised {commitment(record())}." in done.out
    assert "The deal is the promised one, and the game follows from it" in done.out
    noted = run("verify", str(file), "--commitment", commitment(record()).upper())
    assert noted.code == 0


def test_a_record_without_its_promise_is_checked_with_what_was_noted(tmp_path: Path) -> None:
    bare = written(tmp_path / "bare.json", record())
    nothing = run("verify", str(bare))
    assert (nothing.code, nothing.out) == (2, "")
    assert "holds no commitment" in nothing.err
    half = run("verify", str(bare), "--commitment", commitment(record()))
    assert half.code == 2
    assert "does not say which deal" in half.err
    argv = ("verify", str(bare), "--commitment", commitment(record()), "--deal", DEAL)
    assert run(*argv).code == 0
    assert run(*argv[:-1], "day:2026-11-17").code == 1


def test_another_commitment_than_the_one_noted(file: Path) -> None:
    """A server that writes another promise into the record than it had shown."""
    done = run("verify", str(file), "--commitment", "0" * 64)
    assert done.code == 1
    assert f"its secret leads to the commitment {commitment(record())}" in done.out


def test_another_deal_than_the_promised_one(tmp_path: Path) -> None:
    other = record(new_secret())
    swapped = written(tmp_path / "a.json", other, deal=DEAL, commitment=commitment(record()))
    assert run("verify", str(swapped)).code == 1
    known = written(tmp_path / "b.json", record(7), deal=DEAL, commitment=commitment(record()))
    done = run("verify", str(known))
    assert done.code == 1
    assert "no secret decides the cards" in done.out
    shown = written(tmp_path / "c.json", other._replace(seed=SECRET), deal=DEAL, commitment=commitment(record()))
    done = run("verify", str(shown))
    assert done.code == 1
    assert "the game does not follow from it" in done.out


def test_what_cannot_be_checked(tmp_path: Path, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    (tmp_path / "cut.json").write_text(text[: len(text) // 2], encoding="utf-8")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    for argv in (
        (),
        (str(tmp_path / "missing.json"),),
        (str(tmp_path / "cut.json"),),
        (str(tmp_path / "other.json"),),
        (str(tmp_path / "bytes.json"),),
        (str(tmp_path),),
        (str(file), "--commitment", "short"),
        (str(file), "--deal", "something"),
        (str(file), "--deal", ""),
    ):
        done = run("verify", *argv)
        assert done.code == 2, argv
        assert len(done.err.strip().splitlines()) == 1, argv


def test_the_rules_have_changed_since(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from vendemmia.cli.commands import verify
    from vendemmia.record import Verdict

    monkeypatch.setattr(verify, "judged", lambda *_: Verdict.OTHER_RULES)
    done = run("verify", str(file))
    assert done.code == 2
    assert "the rules have changed" in done.err


def test_the_players_of_a_server_play_on(file: Path) -> None:
    """A comment with a promise names the players in a list."""
    done = run("replay", str(file), "--ply", "4")
    assert "Ada" in done.out
    assert "Ben" in done.out
