"""Data sets: the same rows in every form and however often they are begun, and nothing that a seat may not know."""

from __future__ import annotations

import json
import math
import re
import shlex
from pathlib import Path

import pytest

from scripts.data_tables import PAGE, page_with_tables
from tests.cli.support import run
from vendemmia.cli.arguments import FORMS as FORMS_OFFERED
from vendemmia.cli.arguments import parser_of
from vendemmia.cli.commands.dataset import plan_of
from vendemmia.engine import CODES, Options, encode, new_state, number_of, relative_code
from vendemmia.locale import words
from vendemmia.research import data_games
from vendemmia.research.data_files import UNFINISHED, has_parquet
from vendemmia.research.data_games import play, record_of
from vendemmia.research.data_plan import FORMS, JSON_LINES, PARQUET, DataPlan
from vendemmia.research.datasets import MANIFEST, options_of, read_manifest, read_rows, write_dataset
from vendemmia.research.faults import DatasetError
from vendemmia.research.schema import GAMES, POSITIONS, SCHEMA_VERSION, TABLES, columns

SHORT = Options(players=2, max_years=2)
SAMPLE = Path(__file__).with_name("sample")
PLAN = DataPlan.make(SHORT, ("expert", "random"), 5, 7, part=2, every=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("data") / "set"
    write_dataset(PLAN, found)
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_data_set_has_its_tables_schema_card_and_licence(folder: Path) -> None:
    parts = [f"{table}-{part:05}.jsonl" for table in TABLES for part in range(3)]
    assert sorted(contents(folder)) == sorted(["LICENSE", "README.md", "dataset.json", "schema.json", *parts])
    schema = json.loads((folder / "schema.json").read_text())
    for table in TABLES:
        rows = list(read_rows(folder, table))
        assert read_manifest(folder)["rows"][table] == len(rows) > 0
        names = [column["name"] for column in schema["tables"][table]]
        assert all(sorted(row) == sorted(names) for row in rows)
    card = (folder / "README.md").read_text()
    assert "license: cc0-1.0" in card
    assert f"schema version {SCHEMA_VERSION}" in card
    assert "CC0-1.0" in (folder / "LICENSE").read_text()


def test_a_search_says_what_its_walks_have_found(tmp_path: Path) -> None:
    plan = DataPlan.make(SHORT, ("master:24", "expert"), 2, 7)
    write_dataset(plan, tmp_path / "set")
    rows, compared = list(read_rows(tmp_path / "set", POSITIONS)), 0
    assert {row["player"] for row in rows} == {"master:24", "expert"}
    for row in rows:
        if row["player"] == "expert":
            assert row["visits"] == row["values"] == []
            continue
        assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
        given = row["legal"].index(row["answer"])
        assert 0 <= min(row["values"]) <= max(row["values"]) <= 1
        assert [value for walks, value in zip(row["visits"], row["values"], strict=True) if not walks] == (
            [0.0] * row["visits"].count(0)
        )
        if sum(walks > 0 for walks in row["visits"]) > 1:
            worth = [
                math.log(likely + 1e-9) + 160 * value if walks else -math.inf
                for likely, walks, value in zip(row["policy"], row["visits"], row["values"], strict=True)
            ]
            compared += 1
            assert worth[given] == pytest.approx(max(worth), abs=0.01)
            assert 20 <= sum(row["visits"]) <= 24
    assert compared > 8
    card = (tmp_path / "set" / "README.md").read_text()
    assert "with visits and values of the search" in card
    schema = json.loads((tmp_path / "set" / "schema.json").read_text())
    assert {"visits", "values"} <= {column["name"] for column in schema["tables"][POSITIONS]}


def test_the_sample_of_a_search_can_be_read_and_replayed() -> None:
    """Two games of `master-1` and `expert-1`, written by the command in the card."""
    manifest = read_manifest(SAMPLE)
    assert manifest["players"] == ["master-1", "expert-1"]
    assert "vendemmia dataset master-sample --games 2 --bots master-1,expert-1" in manifest["command"]
    games, rows = list(read_rows(SAMPLE)), list(read_rows(SAMPLE, POSITIONS))
    assert (len(games), len(rows)) == (2, 191)
    for game in games:
        assert record_of(options_of(manifest), game).replay().checksum() == game["checksum"]
    searched = [row for row in rows if row["player"] == "master-1"]
    assert 60 < len(searched) < 130
    for row in searched:
        assert len(row["visits"]) == len(row["legal"]) == len(row["values"])
        assert sum(row["visits"]) <= 16
    assert sum(max(row["visits"]) > 1 for row in searched) > 40


def test_a_data_set_without_a_search_has_no_columns_for_it(folder: Path) -> None:
    assert not any({"visits", "values"} & row.keys() for row in read_rows(folder, POSITIONS))


def test_games_replay_to_their_end(folder: Path) -> None:
    options = options_of(read_manifest(folder))
    players = []
    for row in read_rows(folder):
        assert record_of(options, row).checksum == row["checksum"]
        assert sum(row["won"]) == pytest.approx(1)
        assert all(row["mamas"] + row["papas"])
        players.append(row["players"])
    assert players[:2] == [["expert", "random"], ["random", "expert"]]


def test_positions_are_what_the_seat_knew_and_answered(folder: Path) -> None:
    games = list(read_rows(folder))
    positions = list(read_rows(folder, POSITIONS))
    for row in positions[::7]:
        game = games[row["game"]]
        state = new_state(SHORT, game["seed"])
        for code in game["codes"][: row["ply"]]:
            state.apply(number_of(code))
        seat = row["seat"]
        assert state.to_move == seat
        assert row["observation"] == encode(state, seat, 2)
        assert row["legal"] == [relative_code(number, seat, 2) for number in state.legal_actions()]
        assert row["code"] == game["codes"][row["ply"]]
        assert row["answer"] == relative_code(CODES.index(row["code"]), seat, 2)
        assert row["player"] == game["players"][seat]
        assert (row["won"], row["margin"]) == (game["won"][seat], game["margins"][seat])
        assert len(row["policy"]) == len(row["legal"]) > 1
        assert sum(row["policy"]) == pytest.approx(1, abs=1e-3)
        assert sum(row["chances"]) == pytest.approx(1, abs=1e-3)
    best = [row for row in positions if row["player"] == "expert"]
    assert best
    assert all(row["legal"][row["policy"].index(max(row["policy"]))] == row["answer"] for row in best)


def test_one_of_three_positions_is_kept() -> None:
    every, third = (play(PLAN._replace(every=number), 1) for number in (1, 3))
    assert third.positions
    assert [row["ply"] for row in third.positions] == [row["ply"] for row in every.positions][2::3]
    assert play(PLAN._replace(every=0), 1) == (1, every.game, [])


def test_the_number_of_processes_changes_nothing(folder: Path, tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path / "set", workers=2)
    assert contents(tmp_path / "set") == contents(folder)


def test_an_interrupted_data_set_goes_on(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(count: int) -> None:
        if count == 3:
            raise KeyboardInterrupt

    mine = tmp_path / "set"
    with pytest.raises(KeyboardInterrupt):
        write_dataset(PLAN, mine, progress=stop)
    assert read_manifest(mine)["games"] == 2
    (mine / f"games-00001.jsonl{UNFINISHED}").write_text("half")
    played: list[int] = []

    def play_and_note(plan: DataPlan, number: int) -> data_games.Rows:
        played.append(number)
        return data_games.play(plan, number)

    monkeypatch.setattr("vendemmia.research.datasets.play", play_and_note)
    write_dataset(PLAN, mine)
    assert played == [2, 3, 4]
    assert contents(mine) == contents(folder)
    (mine / "positions-00001.jsonl").write_bytes(b"damaged")
    write_dataset(PLAN, mine)
    assert played[3:] == [2, 3]
    assert contents(mine) == contents(folder)


def test_games_can_be_added_and_taken_away(tmp_path: Path) -> None:
    mine = tmp_path / "set"
    for games in (3, 5, 2):
        write_dataset(PLAN._replace(games=games), mine)
        assert [row["game"] for row in read_rows(mine)] == list(range(games))
        assert len(list(mine.glob("games-*"))) == -(-games // 2)


def test_folders_with_something_else_are_refused(folder: Path, tmp_path: Path) -> None:
    before = contents(folder)
    with pytest.raises(DatasetError, match="holds another data set; what differs: players, seed"):
        write_dataset(PLAN._replace(seed=8, players=("random", "random")), folder)
    assert contents(folder) == before
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(DatasetError, match="holds other files"):
        write_dataset(PLAN, tmp_path)
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(DatasetError, match="is damaged"):
        write_dataset(PLAN, tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(DatasetError, match="cannot use"):
        write_dataset(PLAN, tmp_path / "file" / "set")


def test_without_the_network_its_columns_are_missing(tmp_path: Path) -> None:
    write_dataset(PLAN._replace(games=1, network=False), tmp_path / "set")
    row = next(read_rows(tmp_path / "set", POSITIONS))
    assert sorted(row) == sorted(column.name for column in columns(POSITIONS, network=False, search=False))
    assert "policy" not in row


def test_parquet_has_the_same_rows(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    write_dataset(PLAN._replace(form=PARQUET), tmp_path / "set")
    for table in TABLES:
        for one, other in zip(read_rows(tmp_path / "set", table), read_rows(folder, table), strict=True):
            assert {**one, "policy": 0, "chances": 0} == {**other, "policy": 0, "chances": 0}
            for name in {"policy", "chances"} & set(one):
                assert one[name] == pytest.approx(other[name], abs=1e-6)  # They are 32 bits long there.


def test_parquet_without_pyarrow_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vendemmia.research.data_files.has_parquet", lambda: False)
    done = run("dataset", str(tmp_path / "set"), "--format", "parquet", "--bots", "random")
    assert done.code == 2
    assert done.err == (
        "vendemmia: The package pyarrow is not installed; install vendemmia with its extra named data, "
        "or use --format jsonl.\n"
    )
    assert not (tmp_path / "set").exists()


def test_the_command_is_recorded_so_that_it_can_be_given_again() -> None:
    for options in (
        SHORT,
        Options(1, solo="hard", challenge=3),
        Options(3, modules={"structure_cards"}, friendly=True),
    ):
        plan = DataPlan.make(
            options._replace(max_years=options.max_years or (None if options.solo else 60)),
            ("easy",) * options.players,
            9,
            -3,
            every=0,
            network=False,
            part=4,
        )
        _, name, *argv = shlex.split(plan.command("my folder"))
        given = parser_of(words("en"), name).parse(argv)
        assert given.folder == Path("my folder")
        assert plan_of(words("en"), given) == plan


def test_the_command_writes_a_data_set(tmp_path: Path) -> None:
    argv = ("dataset", str(tmp_path / "set"), "--games", "2", "--bots", "random", "--solo", "easy", "--workers", "1")
    done = run(*argv, "--format", JSON_LINES, "--no-chances")
    assert (done.code, done.err) == (0, "")
    count = len(list(read_rows(tmp_path / "set", POSITIONS)))
    assert done.out == f"2 games and {count:,} positions are in {tmp_path / 'set'}.\n"
    assert {row["result"] for row in read_rows(tmp_path / "set", GAMES)} <= {"win", "draw", "loss"}


def test_the_command_line_knows_the_forms() -> None:
    assert FORMS_OFFERED == FORMS


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        (["--bots", "grandmaster"], "There is no computer player named grandmaster; choose from "),
        (["--bots", "easy,easy,easy"], "3 computer players for 2 seats"),
        (["--format", "csv"], "--format: choose from parquet, jsonl, not csv"),
        (["--bots", "expert:"], "The computer player expert needs a file of weights after the colon."),
    ],
)
def test_wrong_input_gets_one_line(argv: list[str], problem: str, tmp_path: Path) -> None:
    done = run("dataset", str(tmp_path / "set"), *argv)
    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "set").exists()


def test_the_tables_of_the_page_are_those_of_the_schema() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page_with_tables(page) == page, "run scripts/data_tables.py"
    assert re.findall(r"^\| (\d+) \| vendemmia", page, re.MULTILINE)[-1] == str(SCHEMA_VERSION)


@pytest.mark.parametrize("library", ["vendemmia", "pandas", "polars", pytest.param("torch", marks=pytest.mark.torch)])
def test_the_examples_of_the_page_run(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip(library)
    form = PARQUET if has_parquet() else JSON_LINES
    if library != "vendemmia":
        pytest.importorskip("pyarrow")
    examples = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    (code,) = [code for code in examples if re.search(rf"^(?:import|from) {library}\b", code, re.MULTILINE)]
    monkeypatch.chdir(tmp_path)
    write_dataset(PLAN._replace(form=form), Path("data/expert"))
    exec(compile(code, "data.md", "exec"), {"Path": Path})  # noqa: S102 - our own page
    assert capsys.readouterr().out
