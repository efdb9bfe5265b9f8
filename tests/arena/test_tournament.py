"""Tournaments: the same games however they are played, and none is lost."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import until
from vendemmia.arena import Results, Task, TournamentError, TournamentFault, TournamentPlan, crew_of, tournament
from vendemmia.arena.played import Thinking
from vendemmia.arena.team import GameFailed, play_in_processes
from vendemmia.engine import Options

SHORT = Options(2, max_years=2)
PLAN = TournamentPlan.make(SHORT, ["random", "easy"], 5)
COMMAND = (
    *(sys.executable, "-m", "vendemmia", "tournament", "random", "easy"),
    *("--games", "30", "--seed", "5", "--max-years", "2"),
)
"""Plays 30 games of the same plan."""


def games_of(file: Path) -> list[dict[str, Any]]:
    """The games of a file in their order, without the times."""
    _, *lines = file.read_text(encoding="utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    for game in games:
        del game["thinking"]
    return sorted(games, key=lambda game: (game["match"], game["number"]))


def numbers_of(results: Results) -> dict[str, Any]:
    """The results without the times."""
    plain: dict[str, Any] = results.to_json()
    for entrant in plain["entrants"]:
        del entrant["thinking"]
    return plain


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An undisturbed tournament of 30 games."""
    file = tmp_path_factory.mktemp("whole") / "games.jsonl"
    tournament(PLAN, 30, file)
    return file


def part(whole: Path, lines: int, file: Path, more: str = "") -> Path:
    """The beginning of a file."""
    first = whole.read_text(encoding="utf-8").splitlines(keepends=True)[:lines]
    file.write_text("".join(first) + more, encoding="utf-8")
    return file


def test_the_number_of_processes_does_not_show(whole: Path, tmp_path: Path) -> None:
    heard: list[int] = []
    two = tournament(PLAN, 30, tmp_path / "games.jsonl", crew_of(2), heard.append)
    assert games_of(tmp_path / "games.jsonl") == games_of(whole)
    assert heard == list(range(31))
    assert numbers_of(two) == numbers_of(tournament(PLAN, 30, whole))


def test_a_killed_tournament_goes_on_where_it_was(whole: Path, tmp_path: Path) -> None:
    """Everything is killed that a kill can reach; the file then has exactly the games of an undisturbed run."""
    file = tmp_path / "games.jsonl"
    running = subprocess.Popen([*COMMAND, "--workers", "2", "--out", str(tmp_path)], stdout=subprocess.DEVNULL)
    try:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 3, "the third game")
    finally:
        running.kill()
        running.wait()
    before = len(file.read_bytes().splitlines()) - 1
    assert 3 <= before < 30
    played: list[int] = []
    tournament(PLAN, 30, file, progress=played.append)
    assert played[0] >= before - 1
    assert played[-1] == 30
    assert games_of(file) == games_of(whole)


def test_a_torn_line_is_played_again(whole: Path, tmp_path: Path) -> None:
    file = part(whole, 5, tmp_path / "games.jsonl", '{"match":0,"num')
    assert tournament(PLAN, 6, file).games == 6
    assert games_of(file) == games_of(whole)[:6]


def test_a_torn_header_begins_again(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"format":"vende', encoding="utf-8")
    assert tournament(PLAN, 2, file).games == 2
    assert games_of(file) == games_of(whole)[:2]


def test_more_games_are_added_and_fewer_are_counted(whole: Path, tmp_path: Path) -> None:
    file = part(whole, 11, tmp_path / "games.jsonl")
    assert tournament(PLAN, 4, file).games == 4
    assert len(games_of(file)) == 10
    assert tournament(PLAN, 12, file).games == 12
    assert games_of(file) == games_of(whole)[:12]


def test_a_game_that_is_there_twice_counts_once(whole: Path, tmp_path: Path) -> None:
    line = whole.read_text(encoding="utf-8").splitlines(keepends=True)[1]
    assert tournament(PLAN, 4, part(whole, 5, tmp_path / "games.jsonl", line)).games == 4


@pytest.mark.parametrize(
    ("other", "keys"),
    [
        (TournamentPlan.make(SHORT, ["random", "easy"], 6), "seed"),
        (TournamentPlan.make(SHORT, ["easy", "random"], 5), "entrants, matches"),
        (TournamentPlan.make(Options(2), ["random", "easy"], 5), "options"),
    ],
    ids=["seed", "entrants", "options"],
)
def test_games_of_another_tournament_are_refused(whole: Path, other: TournamentPlan, keys: str) -> None:
    before = whole.read_bytes()
    with pytest.raises(TournamentError, match=f"another tournament; what differs: {keys}$"):
        tournament(other, 2, whole)
    assert whole.read_bytes() == before


def test_games_of_other_versions_are_refused(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vendemmia.arena.plan.versions", lambda _: {"vendemmia": "99"})
    with pytest.raises(TournamentError, match=r"what differs: versions$"):
        tournament(PLAN, 2, whole)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("no games\n", TournamentFault.GAMES_FORMAT),
        ("[]\n", TournamentFault.GAMES_FORMAT),
        ("{}\n", TournamentFault.GAMES_FORMAT),
        ("[" * 100_000 + "\n", TournamentFault.GAMES_FORMAT),
    ],
    ids=lambda given: str(given).strip()[:20],
)
def test_other_files_are_refused(line: str, fault: TournamentFault, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(TournamentError) as error:
        tournament(PLAN, 2, file)
    assert error.value.problems[0].fault is fault
    assert file.read_text(encoding="utf-8") == line


@pytest.mark.parametrize("line", ["{}", "[1]", "nonsense", '{"match":7}', "[" * 100_000], ids=lambda line: line[:20])
def test_a_damaged_line_is_named(line: str, whole: Path, tmp_path: Path) -> None:
    file = part(whole, 3, tmp_path / "games.jsonl", f"{line}\n")
    before = file.read_bytes()
    with pytest.raises(TournamentError, match=r"line 4 is damaged$"):
        tournament(PLAN, 6, file)
    assert file.read_bytes() == before


def test_a_full_disk_ends_it_in_one_sentence_and_no_finished_game_is_lost(whole: Path, tmp_path: Path) -> None:
    """The limit on the size of a file does what a full disk does; it holds for all that a process writes."""
    file = tmp_path / "games.jsonl"
    argv = [*COMMAND, "--workers", "1", "--out", str(tmp_path)]
    limited = ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *argv]
    ended = subprocess.run(limited, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"vendemmia: Cannot use {file}: File too large.\n"
    before = file.read_bytes().count(b"\n") - 1
    assert before > 0
    played: list[int] = []
    tournament(PLAN, 30, file, progress=played.append)
    assert played[0] == before
    assert games_of(file) == games_of(whole)


@pytest.mark.unix
def test_a_file_has_one_writer(whole: Path) -> None:
    def crew(*_: object) -> Any:
        with pytest.raises(TournamentError, match="another process"):
            tournament(PLAN, 2, whole)
        yield from ()

    tournament(PLAN, 40, whole, crew)


def test_the_game_of_a_killed_process_is_played_again(whole: Path) -> None:
    playing = play_in_processes(PLAN, [Task(0, number) for number in range(30)], 2)
    games = [next(playing)]
    multiprocessing.active_children()[0].kill()
    games += playing
    assert sorted(game.number for game in games) == list(range(30))
    assert {game.number: game.points for game in games} == {game["number"]: game["points"] for game in games_of(whole)}


def test_a_game_that_always_ends_its_process_ends_the_tournament() -> None:
    done = threading.Event()

    def kill() -> None:
        while not done.is_set():
            for child in multiprocessing.active_children():
                child.kill()
            done.wait(0.01)

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        with pytest.raises(TournamentError, match=r"game 0 of random \| easy ended its process 3 times"):
            list(play_in_processes(PLAN, [Task(0, 0)], 1))
    finally:
        done.set()
        thread.join()


def test_the_error_of_a_player_comes_with_its_traceback() -> None:
    with pytest.raises(GameFailed, match=r"(?s)^game 0 of random \| nobody\nTraceback.*KeyError: 'nobody'"):
        list(play_in_processes(PLAN._replace(entrants=("random", "nobody")), [Task(0, 0)], 1))
    assert multiprocessing.active_children() == []


def test_times_are_counted_in_bins() -> None:
    thinking = Thinking()
    for number in range(1, 101):
        thinking.note(number / 1000)
    again = Thinking()
    again.add(json.loads(json.dumps(thinking.to_json())))
    assert again.decisions == 100
    assert again.longest == 0.1
    assert again.seconds == pytest.approx(5.05)
    assert again.percentile(0.95) == pytest.approx(0.095, rel=0.1)
    assert again.percentile(1) == 0.1
    assert Thinking().percentile(0.95) == 0
