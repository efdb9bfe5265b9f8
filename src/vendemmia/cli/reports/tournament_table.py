"""The results of a tournament as tables of plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vendemmia.engine import rules_for

from ..game.modules import module_line
from ..game.solo import level_line
from .columns import aligned, significant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from vendemmia.arena import TournamentPlan
    from vendemmia.locale import Words

    from .columns import Row

CARDS_SHOWN = 20
"""How many cards the table lists; the files have all of them."""
COLUMN = 16
"""The least width of a column of numbers."""

Plain = dict[str, Any]
"""A part of the results as JSON."""


def table(words: Words, plan: TournamentPlan, plain: Plain) -> Iterator[str]:
    """Yield the most important results in readable form."""
    yield from heading_lines(words, plan, plain)
    entrants = in_order(plain)
    yield ""
    yield from aligned(_results(words, entrants), COLUMN)
    if "anchor" in plain:
        anchor = plain["anchor"]
        yield words.message("tournament-anchor", name=anchor["entrant"], rating=rounded(words, anchor["rating"]))
    yield ""
    yield from aligned(_play(words, entrants), COLUMN)
    yield ""
    yield from aligned(_matches(words, plain), COLUMN)
    board = rules_for(plan.options).board
    title = words.message("tournament-table-actions")
    rows = _uses(words, title, entrants, "actions", None, lambda action: words.action_name(action, board))
    yield ""
    yield from aligned(rows, COLUMN)
    title = words.message("tournament-table-cards", shown=CARDS_SHOWN, all=len(most_used(entrants, "cards")))
    yield ""
    yield from aligned(_uses(words, title, entrants, "cards", CARDS_SHOWN, words.card_mention), COLUMN)


def heading_lines(words: Words, plan: TournamentPlan, plain: Plain) -> Iterator[str]:
    """Yield what was played."""
    options = plan.options
    solo = "no" if options.solo is None else "yes"
    numbers = {"games": plain["games"], "players": options.players}
    yield words.message("tournament-title", solo=solo, seed=str(plan.seed), **numbers)
    if options.solo is not None:
        yield level_line(words, options.solo, options.aggressive)
        if options.challenge is not None:
            name = words.challenge_name(options.challenge)
            yield words.message("cli-solo-challenge", number=options.challenge, name=name)
    if options.modules:
        yield module_line(words, options)
    if plain["cut_short"]:
        yield words.message("cli-cut-short", games=plain["cut_short"])


def in_order(plain: Plain) -> list[Plain]:
    """Return the entrants, the strongest first."""
    entrants: list[Plain] = plain["entrants"]
    return sorted(entrants, key=lambda entrant: -strength(entrant))


def strength(entrant: Plain) -> float:
    """Return what entrants are sorted by: the rating, or the rate against the Automa."""
    found: float = entrant["rating"]["rating"] if "rating" in entrant else entrant["won"]["rate"]
    return found


def _results(words: Words, entrants: Sequence[Plain]) -> Iterator[Row]:
    say = words.message
    rated = "rating" in entrants[0]
    keys = ["rating", "interval"] if rated else []
    keys += ["games", "rate", "interval", "draws"]
    yield say("tournament-table-result"), [say(f"tournament-{key}") for key in keys]
    for entrant in entrants:
        values = []
        if rated:
            found = entrant["rating"]
            low, high = rounded(words, found["low"]), rounded(words, found["high"])
            fixed = found["low"] == found["high"]
            between = say("tournament-none") if fixed else say("tournament-between", low=low, high=high)
            values = [rounded(words, found["rating"]), between]
        yield entrant["name"], values + rate_values(words, entrant.get("won"))


def rate_values(words: Words, won: Plain | None) -> list[str]:
    """Return games, rate, interval and draws."""
    if won is None:
        return [words.message("tournament-none")] * 4
    low, high = words.percent(won["low"], 1), words.percent(won["high"], 1)
    return [
        words.number(won["games"]),
        words.percent(won["rate"], 1),
        words.message("tournament-between", low=low, high=high),
        words.number(won["draws"], grouped=False) if "draws" in won else "",
    ]


def _play(words: Words, entrants: Sequence[Plain]) -> Iterator[Row]:
    say = words.message
    keys = ("score", "orders", "first-order", "mean", "p95", "most")
    yield say("tournament-table-play"), [say(f"tournament-{key}") for key in keys]
    for entrant in entrants:
        thinking = entrant["thinking"]
        values = [measure(words, value, 2) for value in (entrant["scores"]["mean"], entrant["orders"])]
        first = entrant["first_order"]
        values.append(measure(words, first["mean"], 1) if first["without"] < 1 else say("tournament-none"))
        values += [milliseconds(words, thinking[key]) for key in ("mean_ms", "p95_ms", "most_ms")]
        yield entrant["name"], values


def _matches(words: Words, plain: Plain) -> Iterator[Row]:
    say = words.message
    keys = ("games", "rate", "interval", "draws", "years")
    yield say("tournament-table-match"), [say(f"tournament-{key}") for key in keys]
    for match in plain["matches"]:
        for name in single_names(match):
            values = rate_values(words, {**match["won"][name], "draws": match["draws"]})
            yield match_name(words, match, name), [*values, measure(words, match["years"]["mean"], 1)]


def single_names(match: Plain) -> list[str]:
    """Return the players of a match whose rate is worth a line: with two, the rate of the second follows from the
    first."""
    names = [name for name, seats in match["seats"].items() if seats == 1]
    return names[:1] if len(match["seats"]) <= 2 else names


def match_name(words: Words, match: Plain, name: str) -> str:
    """Return a match from the view of one of its players."""
    others = [other for other in match["seats"] if other != name]
    copies = match["seats"][others[0]] if len(others) == 1 else min(1, len(others))
    joined = words.listed(others)
    return words.message("tournament-match", one=name, other=joined, copies=copies)


def _uses(
    words: Words, title: str, entrants: Sequence[Plain], key: str, most: int | None, name_of: Callable[[str], str]
) -> Iterator[Row]:
    """Yield actions or cards, the most used first, with a column for every entrant."""
    yield title, [entrant["name"] for entrant in entrants]
    for thing in most_used(entrants, key)[:most]:
        yield name_of(thing), [measure(words, entrant[key][thing]["per_game"], 2) for entrant in entrants]


def most_used(entrants: Sequence[Plain], key: str) -> list[str]:
    """Return things that were used, by how often."""
    times = {thing: sum(entrant[key][thing]["per_game"] for entrant in entrants) for thing in entrants[0][key]}
    return sorted(filter(times.get, times), key=lambda thing: -times[thing])


def milliseconds(words: Words, value: float) -> str:
    """Return a time with three digits that matter."""
    return rounded(words, value) if value >= 100 else significant(words, value, 3)


def rounded(words: Words, value: float) -> str:
    """Return a whole number, such as a rating."""
    return measure(words, value, 0)


def measure(words: Words, value: float, decimals: int) -> str:
    """Return what was measured: unlike a count, it does not set its thousands apart."""
    return words.number(value, decimals, grouped=False)
