"""`vendemmia simulate`: many games between computer players, and their results."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING

from vendemmia.arena import simulate
from vendemmia.engine import rules_for

from ..errors import DONE
from ..game.modules import module_line
from ..game.solo import game_options, level_line
from ..opponents import note_reduced, seated
from ..reports.columns import aligned, significant

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator

    from vendemmia.engine import Options
    from vendemmia.locale import Words

    from ..reports.columns import Row

BAR = 30
COLUMN = 12
"""The least width of a column of numbers."""
USES = ("times", "per_game", "by_winners")
"""The columns of a table of uses."""


def run(words: Words, given: Namespace) -> int:
    options = game_options(words, given, given.players or 2)
    bots = seated(words, given.bots, options.players, "random")
    note_reduced(words, bots, alone=options.solo is not None)
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
        print("\n" + words.message("cli-speed", rate=round(decisions / max(seconds, 0.001))))
    return DONE


def progress_bar(words: Words, games: int) -> Callable[[int], None]:
    """Return a function that draws on standard error, always on the same line."""

    def show(finished: int) -> None:
        filled = BAR * finished // games
        bar = "#" * filled + "." * (BAR - filled)
        text = words.message("cli-progress", finished=finished, games=games)
        print(f"\r[{bar}] {text}", end="", file=sys.stderr, flush=True)

    return show


def table(words: Words, options: Options, plain: dict[str, object]) -> Iterator[str]:
    """Yield the numbers of the JSON in readable form."""
    say = words.message
    games, seed = _count(plain["games"]), str(plain["seed"])
    bots = plain.get("bots")
    kind = "other" if bots else "random"
    if options.solo is None:
        yield say("cli-simulated", games=games, players=options.players, kind=kind, seed=seed)
    else:
        yield say("cli-simulated-solo", games=games, kind=kind, seed=seed)
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
        yield say("cli-cut-short", games=_count(plain["cut_short"]))
    parts = [_measures(words, plain)]
    if options.solo is not None:
        parts.append(_results(words, plain["results"]))
    else:
        parts += [_places(words, name, plain[name]) for name in ("seats", "turn_order")]
    board = rules_for(options).board
    parts.append(_uses(words, "cli-table-actions", plain["actions"], lambda action: words.action_name(action, board)))
    if "workers" in plain:
        parts.append(_uses(words, "cli-table-workers", plain["workers"], words.worker_title, ("games", *USES)))
    parts.append(_uses(words, "cli-table-cards", plain["cards"], words.card_mention))
    for rows in parts:
        yield ""
        yield from aligned(rows, COLUMN)


def _measures(words: Words, plain: dict[str, object]) -> Iterator[Row]:
    """Yield lengths and scores."""
    say, keys = words.message, ("mean", "least", "median", "most")
    yield say("cli-table-measure"), [say(f"cli-table-{key}") for key in keys]
    for name in ("years", "decisions", "scores", "map"):
        if name in plain:
            measured = _row_of(plain[name])
            yield say(f"cli-table-{name}"), [_number(words, measured[key]) for key in keys]


def _places(words: Words, name: str, places: object) -> Iterator[Row]:
    """Yield wins by seat or by turn order."""
    say = words.message
    yield say(f"cli-table-{name}"), [say(f"cli-table-{key}") for key in ("wins", "win_rate", "mean_score")]
    for place, row in enumerate(_rows(places), 1):
        wins, rate = significant(words, row["wins"], 6), words.percent(row["win_rate"], 1)
        yield say(f"cli-table-{name}-row", number=place), [wins, rate, _number(words, row["mean_score"])]


def _results(words: Words, results: object) -> Iterator[Row]:
    """Yield wins, draws and losses against the Automa."""
    say = words.message
    yield say("cli-table-results"), [say("cli-table-games"), say("cli-table-rate")]
    assert isinstance(results, dict)
    for result, row in results.items():
        yield say(f"cli-table-{result}"), [_number(words, row["games"]), words.percent(row["rate"], 1)]


def _uses(
    words: Words, heading: str, uses: object, name_of: Callable[[str], str], keys: tuple[str, ...] = USES
) -> Iterator[Row]:
    """Yield actions, workers or cards, the most used first."""
    yield words.message(heading), [words.message(f"cli-table-{key}") for key in keys]
    assert isinstance(uses, dict)
    for id in sorted(uses, key=lambda id: -uses[id]["times"]):
        found = uses[id]
        shown = [words.percent(found[key], 1) if key == "by_winners" else _number(words, found[key]) for key in keys]
        yield name_of(id), shown


def _count(plain: object) -> int:
    assert isinstance(plain, int)
    return plain


def _row_of(plain: object) -> dict[str, float]:
    assert isinstance(plain, dict)
    return plain


def _rows(plain: object) -> list[dict[str, float]]:
    assert isinstance(plain, list)
    return plain


def _number(words: Words, value: float) -> str:
    return words.number(value, 0 if isinstance(value, int) else 2, grouped=False)
