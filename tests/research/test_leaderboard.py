"""The leaderboard: rows that were handed in are checked, pooled and rated, and the page is made of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from scripts.leaderboard import BEGIN, END, PAGE, ROWS, main, page_with_board
from vendemmia.research import ResearchError
from vendemmia.research.behaviour import recorded_checksum
from vendemmia.research.benchmark import PROTOCOL, SEED, TRACKS
from vendemmia.research.leaderboard import board, players_of, rated, read_row, read_rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Change = "Callable[[dict[str, Any]], object]"


def a_row(player: str = "mine:Player", track: str = "two", wins: float = 100, deals: int = 0) -> dict[str, Any]:
    """A full run in which each opponent lost so many of 200 games."""
    known = TRACKS[track]
    rate = wins / 200
    cell = {"games": 200, "wins": wins, "rate": rate, "low": max(0, rate - 0.07), "high": min(1, rate + 0.07)}
    rivals = known.rivals(player)
    return {
        "format": PROTOCOL,
        "track": track,
        "player": player,
        "deals": deals,
        "seed": SEED + deals,
        "opponents": {} if track == "solo" else {name: recorded_checksum(name) for name in rivals},
        "games": 200,
        "full": True,
        "against": {name: dict(cell) for name in rivals},
        "mean": rate,
        "decisions": 12345,
        "mean_ms": 0.5,
        "versions": {"vendemmia": "0.1.0"},
        "by": "A. Researcher",
        "code": "https://example.org/player",
    }


def saved(folder: Path, *rows: dict[str, Any]) -> Path:
    for number, row in enumerate(rows):
        (folder / f"{number}.json").write_text(json.dumps(row), encoding="utf-8")
    return folder


def test_players_are_rated_and_the_strongest_is_first(tmp_path: Path) -> None:
    rows = read_rows(saved(tmp_path, a_row("weak", wins=20), a_row("strong", wins=180), a_row("four", "four", 50)))
    ranks = rated(players_of(rows, "two"), "two")
    assert ranks["normal"].rating == 1000
    assert ranks["weak"].rating < 1000 < ranks["strong"].rating
    assert ranks["strong"].low < ranks["strong"].rating < ranks["strong"].high
    text = board(rows)
    assert text.index("`strong`") < text.index("`weak`") < text.index("Track `four`") < text.index("`four`](")
    assert "| 90 % (83 to 97) |" in text
    assert "[`strong`](https://example.org/player)" in text
    assert "Elo of the opponents, from the same games: `random` " in text
    assert "## Track `solo`\n\nNo rows yet." in text


def test_rows_of_other_deals_are_pooled(tmp_path: Path) -> None:
    rows = read_rows(saved(tmp_path, a_row(wins=100), a_row(wins=140, deals=4)))
    (found,) = players_of(rows, "two")
    assert (found.games, found.deals, found.rate("easy")) == (400, (0, 4), 0.6)


def test_a_frozen_player_does_not_meet_itself(tmp_path: Path) -> None:
    rows = read_rows(saved(tmp_path, a_row("expert-1", wins=150), a_row("other", wins=90)))
    assert "expert-1" in rated(players_of(rows, "two"), "two")
    assert "| – |" in board(rows)


def test_alone_the_levels_of_the_automa_have_no_checksums(tmp_path: Path) -> None:
    (found,) = players_of(read_rows(saved(tmp_path, a_row(track="solo"))), "solo")
    assert found.mean == 0.5
    assert "Elo" not in board([a_row(track="solo")])


WRONG: list[tuple[str, Any]] = [
    ("is not a row of vendemmia-benchmark/2", lambda row: row.update(format="vendemmia-benchmark/1")),
    ("names no track: two, four, tuscany, solo", lambda row: row.update(track="three")),
    ("needs a text for by, of 60 characters at most", lambda row: row.pop("by")),
    ("needs a text for player, of 60 characters at most", lambda row: row.update(player="x" * 61)),
    ("has characters in by that a table cannot show", lambda row: row.update(by="a | b")),
    ("needs an address that begins with https:// for code", lambda row: row.update(code="javascript:x")),
    ("was not played on a set of deals of vendemmia-benchmark/2", lambda row: row.update(seed=7)),
    ("was not played on a set of deals of vendemmia-benchmark/2", lambda row: row.update(deals=10, seed=SEED + 10)),
    ("is not a full run: it lacks master-1", lambda row: row["against"].pop("master-1")),
    ("is not a full run of 200 games against each opponent", lambda row: row.update(full=False)),
    ("has an opponent that is not of its track: expert", lambda row: row["against"].update(expert={})),
    (
        "was measured against another easy than vendemmia-benchmark/2 has on record",
        lambda row: row["opponents"].update(easy="0" * 16),
    ),
    ("has numbers against easy that do not fit together", lambda row: row["against"]["easy"].update(wins=199)),
    ("has an interval against easy that is none", lambda row: row["against"]["easy"].update(low=0.9)),
    ("has a mean that is not that of its cells", lambda row: row.update(mean=0.9)),
    ("has no time for mean_ms", lambda row: row.update(mean_ms=-1)),
    ("does not say which version measured it", lambda row: row.update(versions={"vendemmia": None})),
    (
        "lacks a part of a row, or has it in another form (KeyError: 'versions')",
        lambda row: row.pop("versions"),
    ),
    (
        "lacks a part of a row, or has it in another form (TypeError: 'int' object is not subscriptable)",
        lambda row: row["against"].update(easy=1),
    ),
]


@pytest.mark.parametrize(("sentence", "change"), WRONG, ids=[text for text, _ in WRONG])
def test_a_bad_row_is_refused_in_one_sentence(
    sentence: str, change: Callable[[dict[str, Any]], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = a_row()
    change(row)
    file = saved(tmp_path, row) / "0.json"
    with pytest.raises(ResearchError) as caught:
        read_row(file)
    assert str(caught.value) == f"0.json {sentence}"
    assert main(["--check", str(file)]) == 2
    assert capsys.readouterr().err == f"0.json {sentence}\n"


def test_the_same_games_twice_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ResearchError, match=r"^1\.json has the same games as 0\.json$"):
        read_rows(saved(tmp_path, a_row(), a_row(wins=120)))


@pytest.mark.parametrize("text", ["", "[]", "{", '"row"', "null"])
def test_what_is_no_row_at_all_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "row.json").write_text(text, encoding="utf-8")
    with pytest.raises(ResearchError, match=r"^row\.json is not a (file of JSON|row of vendemmia-benchmark/2)$"):
        read_row(tmp_path / "row.json")


def test_a_good_row_may_be_handed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", str(saved(tmp_path, a_row()) / "0.json")]) == 0
    assert capsys.readouterr().out == "0.json is a row of the leaderboard\n"


def test_the_page_is_that_of_the_rows() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page_with_board(page, ROWS) == page, "run scripts/leaderboard.py"
    assert BEGIN in page
    assert END in page
