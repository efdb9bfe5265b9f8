"""`vendemmia simulate`: many games between computer players, and their results."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING

from vendemmia.arena import simulate
from vendemmia.engine import rules_for

from .errors import DONE
from .modules import module_line
from .opponents import note_reduced, seated
from .solo import game_options, level_line

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator

    from vendemmia.engine import Options
    from vendemmia.locale import Words

BAR = 30
USES = ("times", "per_game", "by_winners")
"""The columns of a table of uses."""


def run(words: Words, given: Namespace) -> int:
    options = game_options(words, given, given.players or 2)
    bots = seated(words, given.bots, options.players, "random")
    note_reduced(words, bots)
    progress = progress_bar(words, given.games) if sys.stderr is not None and sys.stderr.isatty() else None
    began = perf_counter()
    try:
        tally = simulate(options, given.games, given.seed, given.workers, progress, bots)
    finally:
        if progress is not None:
            print(file=sys.stderr)
    seconds = perf_counter() - began
    plain = tally.to_json(options, given.seed)
    if given.bots:
        plain["bots"] = list(bots)
    if given.json:
        print(json.dumps(plain, indent=1))
    else:
        for line in table(words, options, plain):
            print(line)
        decisions = sum(count * games for count, games in tally.decisions.items())
        print("\n" + words.message("cli-speed", rate=f"{decisions / max(seconds, 0.001):,.0f}"))
    return DONE


def progress_bar(words: Words, games: int) -> Callable[[int], None]:
    """Draws on standard error, always on the same line."""

    def show(finished: int) -> None:
        filled = BAR * finished // games
        bar = "#" * filled + "." * (BAR - filled)
        text = words.message("cli-progress", finished=str(finished), games=str(games))
        print(f"\r[{bar}] {text}", end="", file=sys.stderr, flush=True)

    return show


def table(words: Words, options: Options, plain: dict[str, object]) -> Iterator[str]:
    """The numbers of the JSON in readable form."""
    say = words.message
    numbers = {"games": str(plain["games"]), "seed": str(plain["seed"])}
    bots = plain.get("bots")
    kind = "other" if bots else "random"
    if options.solo is None:
        yield say("cli-simulated", players=options.players, kind=kind, **numbers)
    else:
        yield say("cli-simulated-solo", kind=kind, **numbers)
    if isinstance(bots, list):
        yield say("cli-simulated-bots", bots=words.listed([words.bot_name(name) for name in bots]))
    if options.solo is not None:
        yield level_line(words, options.solo, options.aggressive)
        if options.challenge is not None:
            name = words.challenge_name(options.challenge)
            yield say("cli-solo-challenge", number=options.challenge, name=name)
    if options.modules:
        yield module_line(words, options)
    if plain["cut_short"]:
        yield say("cli-cut-short", games=str(plain["cut_short"]))
    yield ""
    yield _row(say("cli-table-measure"), [say(f"cli-table-{name}") for name in ("mean", "least", "median", "most")])
    for name in ("years", "decisions", "scores", "map"):
        if name not in plain:
            continue
        measured = _row_of(plain[name])
        yield _row(say(f"cli-table-{name}"), [_number(measured[key]) for key in ("mean", "least", "median", "most")])
    if options.solo is not None:
        yield from _results(words, plain["results"])
    for name in ("seats", "turn_order") if options.solo is None else ():
        yield ""
        yield _row(say(f"cli-table-{name}"), [say(f"cli-table-{key}") for key in ("wins", "win_rate", "mean_score")])
        for place, row in enumerate(_rows(plain[name]), 1):
            values = [f"{row['wins']:g}", _percent(row["win_rate"]), _number(row["mean_score"])]
            yield _row(say(f"cli-table-{name}-row", number=place), values)
    board = rules_for(options).board
    yield from _uses(words, "cli-table-actions", plain["actions"], lambda action: words.action_name(action, board))
    if "workers" in plain:
        yield from _uses(words, "cli-table-workers", plain["workers"], words.worker_title, ("games", *USES))
    yield from _uses(words, "cli-table-cards", plain["cards"], words.card_mention)


def _results(words: Words, results: object) -> Iterator[str]:
    """Wins, draws and losses against the Automa."""
    say = words.message
    yield ""
    yield _row(say("cli-table-results"), [say("cli-table-games"), say("cli-table-rate")])
    assert isinstance(results, dict)
    for result, row in results.items():
        yield _row(say(f"cli-table-{result}"), [str(row["games"]), _percent(row["rate"])])


def _uses(
    words: Words, heading: str, uses: object, name_of: Callable[[str], str], keys: tuple[str, ...] = USES
) -> Iterator[str]:
    """Actions, workers or cards, the most used first."""
    yield ""
    yield _row(words.message(heading), [words.message(f"cli-table-{key}") for key in keys])
    assert isinstance(uses, dict)
    for id in sorted(uses, key=lambda id: -uses[id]["times"]):
        shown = [_percent(uses[id][key]) if key == "by_winners" else _number(uses[id][key]) for key in keys]
        yield _row(name_of(id), shown)


def _row_of(plain: object) -> dict[str, float]:
    assert isinstance(plain, dict)
    return plain


def _rows(plain: object) -> list[dict[str, float]]:
    assert isinstance(plain, list)
    return plain


def _row(label: str, values: list[str]) -> str:
    return f"{label:<44}" + "".join(f"{value:>12}" for value in values)


def _number(value: float) -> str:
    return str(value) if isinstance(value, int) else f"{value:.2f}"


def _percent(value: float) -> str:
    return f"{value:.1%}"
