"""Reads a game from a line of the file of games, and takes only one that the plan can have."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from vendemmia.engine import rules_for
from vendemmia.engine.catalogue import ACTIONS, CARDS, VP_FLOOR

from .plan import Task
from .played import GameResult, bin_of, orders_filled
from .tally import RESULTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from .plan import TournamentPlan

MOST = 1_000_000_000
"""More than there is of anything in a game, and more seconds than anybody thinks."""
KNOWN_ACTIONS, KNOWN_CARDS = frozenset(ACTIONS), frozenset(CARDS)
KNOWN_BINS = frozenset(str(bin_) for bin_ in range(bin_of(MOST) + 1))


def game_of(line: str | bytes, plan: TournamentPlan) -> GameResult | None:
    """Return the game of a line; None if the line is damaged."""
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(plain, dict) or set(plain) != set(GameResult._fields) or not _has_kinds(plain):
        return None
    game = GameResult(**plain)
    return game if _is_planned(game, plan) and _fits_together(game, plan) else None


# --- every value alone


def _has_kinds(plain: dict[str, Any]) -> bool:
    """Return whether every value is of its kind."""
    return (
        all(_is_count(plain[key]) for key in ("match", "number", "first", "years"))
        and all(_are(_is_count, plain[key]) for key in ("seats", "winners", "orders", "first_order"))
        and _are(_is_score, plain["points"])
        and isinstance(plain["cut_short"], bool)
        and _are(lambda value: _is_tally(value, KNOWN_ACTIONS), plain["actions"])
        and _are(lambda value: _is_tally(value, KNOWN_CARDS), plain["cards"])
        and _are(_is_thinking, plain["thinking"])
    )


def _are(is_one: Callable[[object], bool], values: object) -> bool:
    return isinstance(values, list) and all(is_one(value) for value in values)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST  # To Python, True is a number too.


def _is_score(value: object) -> bool:
    return type(value) is int and VP_FLOOR <= value <= MOST


def _is_tally(value: object, known: frozenset[str]) -> bool:
    """Return whether a value says how often there was what; only what there was at all is listed."""
    return isinstance(value, dict) and all(key in known and _is_count(value[key]) and value[key] for key in value)


def _is_thinking(value: object) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"seconds", "longest", "bins"}
        and _is_time(value["seconds"])
        and _is_time(value["longest"])
        and _is_tally(value["bins"], KNOWN_BINS)
    )


def _is_time(value: object) -> bool:
    return type(value) in (int, float) and 0 <= value <= MOST  # type: ignore[operator]


# --- all values together


def _is_planned(game: GameResult, plan: TournamentPlan) -> bool:
    """Return whether it is a game of the plan, with a value for every seat."""
    lists = (game.points, game.orders, game.first_order, game.actions, game.cards, game.thinking)
    return (
        game.match < len(plan.matches)
        and tuple(game.seats) == plan.seating(Task(game.match, game.number))
        and all(len(each) == plan.seats for each in lists)
        and game.first < plan.seats
    )


def _fits_together(game: GameResult, plan: TournamentPlan) -> bool:
    """Return whether a game can end like this."""
    last = rules_for(plan.options).last_year
    best = [seat for seat, points in enumerate(game.points) if points == max(game.points)]
    if plan.options.solo is None:
        result = game.result == "" and game.winners and set(game.winners) <= set(best)
    else:
        result = game.result in RESULTS and game.winners == ([0] if game.result == "win" else [])
    return (
        bool(result)
        and game.winners == sorted(set(game.winners))
        and 1 <= game.years <= (last or MOST)
        and not (game.cut_short and (game.years != last or plan.options.solo is not None))
        and game.orders == [orders_filled(used) for used in game.cards]
        and all(
            0 < year <= game.years if orders else year == 0
            for orders, year in zip(game.orders, game.first_order, strict=True)
        )
    )
