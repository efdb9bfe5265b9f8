"""Play a tournament: what is in the file already is read, the rest is played and written down game by game."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from .cluster import play_on_cluster
from .games_file import games_file
from .plan import Task
from .results import Results
from .team import play_here, play_in_processes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from .plan import TournamentPlan
    from .played import GameResult

    Crew = Callable[[TournamentPlan, Sequence[Task]], Iterator[GameResult]]
    """Who plays the games of a plan, in any order."""


def crew_of(workers: int, cluster: str | None = None) -> Crew:
    """Return where games are played: this process, several of this computer, or a Ray cluster by its address."""
    if cluster is not None:
        return partial(play_on_cluster, address=cluster)
    return play_here if workers <= 1 else partial(play_in_processes, workers=workers)


def all_tasks(plan: TournamentPlan, games: int) -> list[Task]:
    """Return every game of a tournament, game by game over all matches, so that a part of it is a fair sample."""
    return [Task(match, number) for number in range(plan.whole_rounds(games)) for match in range(len(plan.matches))]


def tournament(
    plan: TournamentPlan, games: int, path: Path, crew: Crew = play_here, progress: Callable[[int], None] | None = None
) -> Results:
    """Play the games of each match that the file does not have yet. `progress` gets the number of finished games.

    The file may have more games than that: they stay there and do not count.
    """
    results = Results(plan)
    wanted = dict.fromkeys(all_tasks(plan, games))
    with games_file(path) as file:
        for game in file.read(plan):
            if _is_wanted(game, wanted):
                results.add(game)
        if progress is not None:
            progress(results.games)
        left = list(wanted)
        if not left:
            return results
        with closing(crew(plan, left)) as playing:  # type: ignore[type-var]
            for game in playing:
                if _is_wanted(game, wanted):
                    file.add(game)
                    results.add(game)
                    if progress is not None:
                        progress(results.games)
    return results


def _is_wanted(game: GameResult, wanted: dict[Task, None]) -> bool:
    """Return whether a game counts; from now on it does not count again."""
    task = Task(game.match, game.number)
    if task not in wanted:
        return False
    del wanted[task]
    return True
