"""A tournament on a Ray cluster of this computer; a process is killed in between."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from vendemmia.arena import LOCAL, Task, TournamentError, TournamentFault, TournamentPlan, crew_of, tournament
from vendemmia.arena.cluster import play_alike, play_all
from vendemmia.arena.played import GameResult
from vendemmia.arena.team import GameFailed
from vendemmia.arena.versions import versions
from vendemmia.engine import Options

from .test_tournament import games_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PLAN = TournamentPlan.make(Options(2, max_years=2), ["random", "easy"], 5)


def test_a_machine_with_other_versions_does_not_play() -> None:
    task, mine = Task(0, 0), versions(PLAN.entrants)
    assert isinstance(play_alike(PLAN, task, mine), GameResult)
    assert play_alike(PLAN, task, {**mine, "code": "another"}) == ["code"]


def test_without_ray_it_is_refused_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TournamentError) as error:
        tournament(PLAN, 2, tmp_path / "games.jsonl", crew_of(1, LOCAL))
    assert error.value.problems[0].fault is TournamentFault.CLUSTER_MISSING


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"ray://127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(TournamentError, match=f"^cannot reach the cluster {address}: .*refused"):
        list(crew_of(1, address)(PLAN, [Task(0, 0)]))


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])


def players() -> list[int]:
    """The processes of Ray that play for this one: children of its own children."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (
                b"ray::play_alike" in (folder / "cmdline").read_bytes()
                and parent(parent(int(folder.name))) == os.getpid()
            ):
                found.append(int(folder.name))
        except (OSError, IndexError):  # It has ended.
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.filterwarnings("default")
def test_a_tournament_survives_the_loss_of_a_process(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="ray is not installed: pip install 'vendemmia[cluster]'")
    killed: list[int] = []

    def crew(plan: TournamentPlan, tasks: Sequence[Task]) -> Iterator[GameResult]:
        for game in crew_of(1, LOCAL)(plan, tasks):
            if not killed and (playing := players()):
                killed.append(playing[0])
                os.kill(playing[0], signal.SIGKILL)
                check_a_failing_player(ray)
            yield game

    file, here = tmp_path / "games.jsonl", tmp_path / "here.jsonl"
    assert tournament(PLAN, 60, file, crew).games == 60
    assert killed
    tournament(PLAN, 60, here)
    assert games_of(file) == games_of(here)


def check_a_failing_player(ray: ModuleType) -> None:
    """An error in a game comes with its traceback. It takes a cluster too, and starting one takes long."""
    plan = PLAN._replace(entrants=("random", "expert:/nowhere.npz"))
    with pytest.raises(GameFailed, match=r"(?s)^game 0 of random \| expert:.*Traceback.*WeightsError: nowhere\.npz"):
        list(play_all(ray, plan, [Task(0, 0)]))
