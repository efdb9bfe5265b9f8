"""The results of a tournament as tables of plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vendemmia.engine import rules_for

from .modules import module_line
from .solo import level_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from vendemmia.arena import Plan
    from vendemmia.locale import Words

CARDS_SHOWN = 20
"""How many cards the table lists; the files have all of them."""
MINUS = "−"

Plain = dict[str, Any]
"""A part of the results as JSON."""


def table(words: Words, plan: Plan, plain: Plain) -> Iterator[str]:
    """The most important results in readable form."""
    yield from heading_lines(words, plan, plain)
    entrants = in_order(plain)
    yield ""
    yield from _results(words, entrants)
    if "anchor" in plain:
        anchor = plain["anchor"]
        yield words.message("tournament-anchor", name=anchor["entrant"], rating=f"{anchor['rating']:.0f}")
    yield ""
    yield from _play(words, entrants)
    yield ""
    yield from _matches(words, plain)
    board = rules_for(plan.options).board
    title = words.message("tournament-table-actions")
    yield from _uses(title, entrants, "actions", None, lambda action: words.action_name(action, board))
    title = words.message("tournament-table-cards", shown=CARDS_SHOWN, all=len(most_used(entrants, "cards")))
    yield from _uses(title, entrants, "cards", CARDS_SHOWN, words.card_mention)


def heading_lines(words: Words, plan: Plan, plain: Plain) -> Iterator[str]:
    """What was played."""
    options = plan.options
    solo = "no" if options.solo is None else "yes"
    numbers = {"games": f"{plain['games']:,}", "seed": str(plan.seed)}
    yield words.message("tournament-title", solo=solo, players=options.players, **numbers)
    if options.solo is not None:
        yield level_line(words, options.solo, options.aggressive)
        if options.challenge is not None:
            name = words.challenge_name(options.challenge)
            yield words.message("cli-solo-challenge", number=options.challenge, name=name)
    if options.modules:
        yield module_line(words, options)
    if plain["cut_short"]:
        yield words.message("cli-cut-short", games=str(plain["cut_short"]))


def in_order(plain: Plain) -> list[Plain]:
    """The entrants, the strongest first."""
    entrants: list[Plain] = plain["entrants"]
    return sorted(entrants, key=lambda entrant: -strength(entrant))


def strength(entrant: Plain) -> float:
    """What entrants are sorted by: the rating, or the rate against the Automa."""
    found: float = entrant["rating"]["rating"] if "rating" in entrant else entrant["won"]["rate"]
    return found


def _results(words: Words, entrants: Sequence[Plain]) -> Iterator[str]:
    say = words.message
    rated = "rating" in entrants[0]
    keys = ["rating", "interval"] if rated else []
    keys += ["games", "rate", "interval", "draws"]
    yield _row(say("tournament-table-result"), [say(f"tournament-{key}") for key in keys])
    for entrant in entrants:
        values = []
        if rated:
            found = entrant["rating"]
            low, high = rounded(found["low"]), rounded(found["high"])
            fixed = found["low"] == found["high"]
            between = say("tournament-none") if fixed else say("tournament-between", low=low, high=high)
            values = [rounded(found["rating"]), between]
        yield _row(entrant["name"], values + rate_values(words, entrant.get("won")))


def rate_values(words: Words, won: Plain | None) -> list[str]:
    """Games, rate, interval and draws."""
    if won is None:
        return [words.message("tournament-none")] * 4
    low, high = percent(won["low"]), percent(won["high"])
    return [
        f"{won['games']:,}",
        percent(won["rate"]),
        words.message("tournament-between", low=low, high=high),
        str(won.get("draws", "")),
    ]


def _play(words: Words, entrants: Sequence[Plain]) -> Iterator[str]:
    say = words.message
    keys = ("score", "orders", "first-order", "mean", "p95", "most")
    yield _row(say("tournament-table-play"), [say(f"tournament-{key}") for key in keys])
    for entrant in entrants:
        thinking = entrant["thinking"]
        values = [f"{value:.2f}" for value in (entrant["scores"]["mean"], entrant["orders"])]
        first = entrant["first_order"]
        values.append(f"{first['mean']:.1f}" if first["without"] < 1 else say("tournament-none"))
        yield _row(entrant["name"], values + [milliseconds(thinking[key]) for key in ("mean_ms", "p95_ms", "most_ms")])


def _matches(words: Words, plain: Plain) -> Iterator[str]:
    say = words.message
    keys = ("games", "rate", "interval", "draws", "years")
    yield _row(say("tournament-table-match"), [say(f"tournament-{key}") for key in keys])
    for match in plain["matches"]:
        for name in single_names(match):
            values = rate_values(words, {**match["won"][name], "draws": match["draws"]})
            yield _row(match_name(words, match, name), [*values, f"{match['years']['mean']:.1f}"])


def single_names(match: Plain) -> list[str]:
    """The players of a match whose rate is worth a line: with two, the rate of the second follows from the first."""
    names = [name for name, seats in match["seats"].items() if seats == 1]
    return names[:1] if len(match["seats"]) <= 2 else names


def match_name(words: Words, match: Plain, name: str) -> str:
    """A match from the view of one of its players."""
    others = [other for other in match["seats"] if other != name]
    copies = match["seats"][others[0]] if len(others) == 1 else min(1, len(others))
    joined = words.listed(others)
    return words.message("tournament-match", one=name, other=joined, copies=copies)


def _uses(
    title: str, entrants: Sequence[Plain], key: str, most: int | None, name_of: Callable[[str], str]
) -> Iterator[str]:
    """Actions or cards, the most used first, with a column for every entrant."""
    yield ""
    yield _row(title, [entrant["name"] for entrant in entrants])
    for thing in most_used(entrants, key)[:most]:
        yield _row(name_of(thing), [f"{entrant[key][thing]['per_game']:.2f}" for entrant in entrants])


def most_used(entrants: Sequence[Plain], key: str) -> list[str]:
    """Things that were used, by how often."""
    times = {thing: sum(entrant[key][thing]["per_game"] for entrant in entrants) for thing in entrants[0][key]}
    return sorted(filter(times.get, times), key=lambda thing: -times[thing])


def milliseconds(value: float) -> str:
    """A time with three digits that matter."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def rounded(value: float) -> str:
    """A whole number, with a minus sign if it is below zero."""
    return f"{value:.0f}".replace("-", MINUS)


def percent(value: float) -> str:
    return f"{value:.1%}"


def _row(label: str, values: Sequence[str]) -> str:
    return f"{label:<44}" + "".join(f"{value:>16}" for value in values)
