"""The results of a tournament as a page: what its template shows, with all places and lengths of its plots."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from vendemmia.engine import rules_for
from vendemmia.plots import Scale

from .columns import significant
from .page_files import page
from .tournament_table import (
    Plain,
    heading_lines,
    in_order,
    match_name,
    measure,
    milliseconds,
    most_used,
    rounded,
    single_names,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.arena import TournamentPlan
    from vendemmia.locale import Words

BARS = 30
"""The most bars of a histogram; above that, neighbours share one."""


class PlotMark(NamedTuple):
    """Places in a plot, from 0 to 100."""

    at: float
    low: float
    high: float
    end: float | None = None
    """Where the range ends, if that is marked."""
    lines: tuple[float, ...] = ()
    """Where a value to compare with is."""


class Cell(NamedTuple):
    """A number, and how far its bar reaches, from 0 to 100."""

    text: str
    share: float | None = None


def tournament_page(words: Words, plan: TournamentPlan, plain: Plain) -> str:
    """Return the whole page."""
    say = words.message
    entrants = in_order(plain)
    board = rules_for(plan.options).board
    names = words.listed(entrant["name"] for entrant in entrants)
    return page(
        "tournament",
        language=words.language,
        title=say("tournament-page-title", names=names),
        lead=list(heading_lines(words, plan, plain)),
        forests=[*_ratings(words, plain, entrants), _rates(words, plan, plain), _thinking(words, entrants)],
        charts=_charts(words, plain, entrants),
        tables=[
            _play(words, plan, entrants),
            _uses(words, entrants, "actions", lambda action: words.action_name(action, board)),
            _uses(words, entrants, "cards", words.card_mention),
        ],
        made=_made(words, plan, plain),
    )


# --- plots with intervals


def _between(words: Words, low: str, high: str) -> str:
    return words.message("tournament-between", low=low, high=high)


def _ratings(words: Words, plain: Plain, entrants: Sequence[Plain]) -> list[dict[str, Any]]:
    """Return the ratings; none against the Automa."""
    if "anchor" not in plain:
        return []
    say, anchor = words.message, plain["anchor"]
    rated = [entrant["rating"] for entrant in entrants]
    least: int = math.floor(min(each["low"] for each in rated) / 100) * 100
    most: int = max(math.ceil(max(each["high"] for each in rated) / 100) * 100, least + 100)
    place = Scale(least, most, 0, 100, 2).place
    rows = [
        {
            "name": entrant["name"],
            "value": rounded(words, each["rating"]),
            "range": say("tournament-page-fixed")
            if each["low"] == each["high"]
            else _between(words, rounded(words, each["low"]), rounded(words, each["high"])),
            "note": "",
            "mark": PlotMark(
                place(each["rating"]), place(each["low"]), place(each["high"]), lines=(place(anchor["rating"]),)
            ),
        }
        for entrant, each in zip(entrants, rated, strict=True)
    ]
    note = say("tournament-anchor", name=anchor["entrant"], rating=rounded(words, anchor["rating"]))
    return [
        {
            "id": "ratings",
            "title": say("tournament-page-ratings"),
            "heading": say("tournament-table-result"),
            "value": say("tournament-page-rating"),
            "scale": [rounded(words, mark) for mark in (least, (least + most) / 2, most)],
            "rows": rows,
            "notes": [note],
        }
    ]


def _rates(words: Words, plan: TournamentPlan, plain: Plain) -> dict[str, Any]:
    """Return the win rates of all matches."""
    say = words.message
    alone = plan.options.solo is not None
    even = () if alone else (round(100 / plan.seats, 2),)
    rows = []
    for match in plain["matches"]:
        for name in single_names(match):
            won = match["won"][name]
            rows.append(
                {
                    "name": match_name(words, match, name),
                    "value": words.percent(won["rate"], 1),
                    "range": _between(words, words.percent(won["low"], 1), words.percent(won["high"], 1)),
                    "note": say("tournament-page-games", games=won["games"], draws=match["draws"]),
                    "mark": PlotMark(100 * won["rate"], 100 * won["low"], 100 * won["high"], lines=even),
                }
            )
    return {
        "id": "matches",
        "title": say("tournament-page-rates"),
        "heading": say("tournament-table-match"),
        "value": say("tournament-page-rate"),
        "scale": [words.percent(share, 0) for share in (0, 0.5, 1)],
        "rows": rows,
        "notes": [say("tournament-page-automa")]
        if alone
        else [say("tournament-page-even", rate=words.percent(1 / plan.seats, 1)), say("tournament-shared")],
    }


def _thinking(words: Words, entrants: Sequence[Plain]) -> dict[str, Any]:
    """Return times for a decision, on a scale on which every step is ten times as long."""
    say = words.message
    times = [tuple(entrant["thinking"][key] for key in ("mean_ms", "p95_ms", "most_ms")) for entrant in entrants]
    known = [time for three in times for time in three if time > 0] or [1.0]
    first, last = math.floor(math.log10(min(known))), math.ceil(math.log10(max(known)))
    last = max(last, first + 1)
    scale = Scale(first, last, 0, 100, 2)

    def place(time: float) -> float:
        return scale.place(math.log10(max(time, 10.0**first)))

    rows = [
        {
            "name": entrant["name"],
            "value": say("tournament-page-ms", time=milliseconds(words, mean)),
            "range": say("tournament-page-p95", time=milliseconds(words, p95)),
            "note": say("tournament-page-most", time=milliseconds(words, most)),
            "mark": PlotMark(place(mean), place(mean), place(most), place(p95)),
        }
        for entrant, (mean, p95, most) in zip(entrants, times, strict=True)
    ]
    middle = 10 ** ((first + last) / 2)
    return {
        "id": "thinking",
        "title": say("tournament-page-thinking"),
        "heading": say("tournament-table-result"),
        "value": say("tournament-page-mean"),
        "scale": [
            say("tournament-page-ms", time=significant(words, time, 1) if time < 1 else rounded(words, time))
            for time in (10.0**first, middle, 10.0**last)
        ],
        "rows": rows,
        "notes": [say("tournament-page-thinking-note")],
    }


# --- histograms


def _charts(words: Words, plain: Plain, entrants: Sequence[Plain]) -> dict[str, Any]:
    """Return how long games were, and the scores of every entrant on the same scale."""
    say = words.message
    every = [int(score) for entrant in entrants for score in entrant["scores"]["histogram"]]
    least, most = min(every, default=0), max(every, default=0)
    charts = [_chart(words, say("tournament-page-years"), plain["years"])]
    for entrant in entrants:
        name = say("tournament-page-scores", name=entrant["name"])
        charts.append(_chart(words, name, entrant["scores"], least, most))
    return {"title": say("tournament-page-charts"), "charts": charts, "note": say("tournament-page-charts-note")}


def _chart(words: Words, name: str, found: Plain, least: int | None = None, most: int | None = None) -> dict[str, Any]:
    """Return a histogram; a chart without limits goes from the least value to the most."""
    counted = {int(value): times for value, times in found["histogram"].items()}
    least = min(counted, default=0) if least is None else least
    most = max(counted, default=0) if most is None else most
    step = -(-(most - least + 1) // BARS)
    width = -(-(most - least + 1) // step)
    times = [0] * width
    for value, count in counted.items():
        times[(value - least) // step] += count
    top = max(times) or 1
    numbers = {"mean": measure(words, found["mean"], 1), "least": found["least"], "most": found["most"]}
    summary = words.message("tournament-page-summary", **numbers)
    return {
        "name": name,
        "summary": summary,
        "label": words.message("tournament-page-label", name=name, summary=summary),
        "width": width,
        "bars": [{"x": x + 0.07, "height": round(95 * count / top, 2)} for x, count in enumerate(times) if count],
        "mean": round((found["mean"] - least + 0.5) / step, 3),
        "scale": [rounded(words, least), rounded(words, most)],
    }


# --- tables


def _play(words: Words, plan: TournamentPlan, entrants: Sequence[Plain]) -> dict[str, Any]:
    """Return what an entrant does in a game on average."""
    say, none = words.message, words.message("tournament-none")
    seats = range(plan.seats) if plan.seats > 1 else range(0)
    headings = [say(f"tournament-page-{key}") for key in ("score", "orders", "first-order", "without")]
    rows = []
    for entrant in entrants:
        first = entrant["first_order"]
        texts = [measure(words, entrant["scores"]["mean"], 1), measure(words, entrant["orders"], 2)]
        texts.append(measure(words, first["mean"], 1) if first["without"] < 1 else none)
        texts.append(words.percent(first["without"], 1))
        texts += [words.percent(entrant["by_seat"][seat], 1) for seat in seats]
        rows.append({"name": entrant["name"], "cells": [Cell(text) for text in texts]})
    return {
        "id": "play",
        "title": say("tournament-page-play"),
        "summary": "",
        "headings": [
            say("tournament-table-result"),
            *headings,
            *(say("tournament-page-seat", number=seat + 1) for seat in seats),
        ],
        "rows": rows,
        "note": say("tournament-page-seats-note") if seats else "",
    }


def _uses(words: Words, entrants: Sequence[Plain], key: str, name_of: Callable[[str], str]) -> dict[str, Any]:
    """Return actions or cards, the most used first."""
    things = most_used(entrants, key)
    top = max((entrant[key][thing]["per_game"] for entrant in entrants for thing in things), default=0) or 1
    rows = [
        {
            "name": name_of(thing),
            "cells": [
                Cell(measure(words, each, 2), round(100 * each / top, 1))
                for each in (entrant[key][thing]["per_game"] for entrant in entrants)
            ],
        }
        for thing in things
    ]
    return {
        "id": key,
        "title": words.message(f"tournament-page-{key}"),
        "summary": words.message("tournament-page-all-cards", count=len(things)) if key == "cards" else "",
        "headings": [words.message(f"tournament-page-{key}-heading"), *(entrant["name"] for entrant in entrants)],
        "rows": rows,
        "note": words.message(f"tournament-page-{key}-note"),
    }


# --- how it was made


def _made(words: Words, plan: TournamentPlan, plain: Plain) -> dict[str, Any]:
    """Return what it takes to play the same games again."""
    say = words.message
    versions = dict(plain["versions"])
    facts = [
        (say("tournament-page-games-name"), words.number(plain["games"])),
        (say("tournament-page-seed"), str(plan.seed)),
        (say("tournament-page-field"), say(f"tournament-field-{plan.field}")),
        (say("tournament-page-version"), f"{versions.pop('vendemmia')} ({versions.pop('build')})"),
        (say("tournament-page-python"), versions.pop("python")),
        (say("tournament-page-code"), versions.pop("code")),
        *versions.items(),
    ]
    return {
        "title": say("tournament-page-made"),
        "facts": facts,
        "notes": [say("tournament-page-seating"), say("tournament-page-intervals")],
    }
