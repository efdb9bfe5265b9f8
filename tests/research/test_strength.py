"""How strong the players are: what is measured, and that the page says what was measured."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from scripts import strength
from scripts.strength import (
    CAMPAIGN,
    DOCS,
    END,
    MATCHES,
    NUMBERS,
    PAGE,
    PLOT,
    START,
    Match,
    campaign,
    main,
    plot,
    table,
    with_table,
)
from vendemmia.bots import player

if TYPE_CHECKING:
    from pathlib import Path

PLAYED = {"games": 400, "rate": 0.815, "low": 0.774, "high": 0.85, "draws": 17, "mean_ms": 13.0, "code": "a"}


def test_the_page_says_what_was_measured() -> None:
    numbers = json.loads((DOCS / NUMBERS).read_text(encoding="utf-8"))
    page = (DOCS / PAGE).read_text(encoding="utf-8")
    assert with_table(page, table(numbers)) == page, "run scripts/strength.py"
    assert (DOCS / PLOT).read_text(encoding="utf-8") == plot(numbers)
    assert set(numbers) <= {CAMPAIGN, *(match.name for match in MATCHES)}


def test_a_goal_is_for_the_lower_end_of_the_interval() -> None:
    rows = table({"master-solo-vh": PLAYED, "hard-normal": PLAYED}).splitlines()[2:]
    assert rows == [
        "| `hard` against `normal` | 400 | 81.5 % | 77.4 to 85.0 % | 60 % |",
        "| `master` alone, very hard | 400 | 81.5 %, 4 % drawn | 77.4 to 85.0 % | 90 %, missed |",
    ]


def test_missing_games_are_played_and_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (Match(name, "`easy` against `random`", "easy --against random") for name in ("one", "other"))
    monkeypatch.setattr(strength, "MATCHES", (one, other))
    (tmp_path / PAGE).write_text(f"Before.\n{START}old\n{END}After.\n", encoding="utf-8")
    main(["--data", str(tmp_path / "data"), "--out", str(tmp_path), "--games", "2", "one"])
    numbers = json.loads((tmp_path / NUMBERS).read_text(encoding="utf-8"))
    assert list(numbers) == ["one"]
    assert numbers["one"]["games"] == 2
    page = (tmp_path / PAGE).read_text(encoding="utf-8")
    assert page == f"Before.\n{START}\n{table(numbers)}\n{END}After.\n"
    assert "| `easy` against `random` | 2 |" in page
    assert "easy against random" in (tmp_path / PLOT).read_text(encoding="utf-8")


def test_whole_campaigns_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "player", lambda _: player("expert"))
    scores = [campaign(number) for number in range(2)]
    assert min(scores) >= 8
    assert scores == [campaign(number) for number in range(2)]
    assert "2 campaigns on the level normal, with 8.5 games" in table({CAMPAIGN: {"scores": [8, 9]}})


def test_an_unknown_match_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nothing"])
    assert "there is no match nothing" in capsys.readouterr().err
