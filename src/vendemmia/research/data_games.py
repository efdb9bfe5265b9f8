"""One game of a data set: it is played, and becomes a row of the games and rows of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vendemmia.arena.played import ready_player
from vendemmia.bots import play_out
from vendemmia.bots.chances import seat_chances
from vendemmia.bots.learned import network
from vendemmia.bots.search import SearchingPlayer
from vendemmia.engine import CODES, Kind, encode, new_state, observe, relative_code, solo_result
from vendemmia.network import softmax
from vendemmia.record import Game

from .rewards import points, score_margin, win_share
from .schema import SEARCH

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from vendemmia.bots import Player
    from vendemmia.engine import Event, Options, State, View
    from vendemmia.record import Record

    from .data_plan import DataPlan
    from .schema import Row

EXACT = 6
"""Digits of a chance that are kept, so that JSON stays short."""


class Rows(NamedTuple):
    """What a game adds to a data set."""

    number: int
    game: Row
    positions: list[Row]


def play(plan: DataPlan, number: int) -> Rows:
    """Play one game of a data set."""
    rng = plan.chance(number)
    names = plan.seating(number)
    players = [ready_player(name, plan.options) for name in names]
    seed = rng.getrandbits(53)
    events: list[Event] = []
    state = new_state(plan.options, seed, events)
    state.sink = events
    first, asked = state.first, number
    codes: list[str] = []
    positions: list[Row] = []

    def answer(seat: int) -> int:
        nonlocal asked
        if state.year > 1:
            state.sink = None  # Parents are chosen before the first year; nothing else is read from events.
        view = observe(state, seat)
        action = view.legal[0]
        if len(view.legal) > 1:
            action, found = _answer(plan, players[seat], view, rng)
            if plan.every and asked % plan.every == 0:
                position = _position(state, seat, view.legal, action, names[seat], len(codes), number)
                positions.append(position | found)
            asked += 1
        codes.append(CODES[action])
        return action

    play_out(state, answer)
    won, margins = win_share(state), score_margin(state)
    for row in positions:
        row |= {"won": won[row["seat"]], "margin": int(margins[row["seat"]])}
    if plan.judged:
        _judge(positions, state)
    return Rows(number, _game(state, number, seed, names, first, codes, _parents(events, len(names))), positions)


def _answer(plan: DataPlan, asked: Player, view: View, rng: Random) -> tuple[int, Row]:
    """Return the answer of a player, and what its search has found if the data set has columns for it."""
    if not plan.searched:
        return asked.choose(view, rng), {}
    if not isinstance(asked, SearchingPlayer):
        return asked.choose(view, rng), {name: [] for name in SEARCH}
    search = asked.searched(view, rng)
    root = search.root
    places = [root.places[code] for code in view.legal]
    visits, values = [root.tried[place] for place in places], [round(root.mean(place), EXACT) for place in places]
    return root.codes[search.ranking[0]], dict(zip(SEARCH, (visits, values), strict=True))


def _position(state: State, seat: int, legal: tuple[int, ...], action: int, name: str, ply: int, number: int) -> Row:
    """Return a position, before the end of the game is known."""
    players = len(state.vineyards)
    asked = state.asked()
    assert asked is not None
    return {
        "game": number,
        "ply": ply,
        "year": int(state.year),
        "seat": int(seat),
        "player": name,
        "question": asked.id,
        "observation": encode(state, seat, players),
        "legal": [relative_code(code, seat, players) for code in legal],
        "answer": relative_code(action, seat, players),
        "code": CODES[action],
    }


def _judge(positions: list[Row], end: State) -> None:
    """Add what the network says about each position. It sees the observation and nothing else."""
    if not positions:
        return
    rows, legal = [row["observation"] for row in positions], [row["legal"] for row in positions]
    for row, found in zip(positions, network().judge_many(rows, legal, max(2, len(end.vineyards))), strict=True):
        row["policy"] = _rounded(softmax(found.scores))
        row["chances"] = _rounded(np.asarray(seat_chances(found, row["seat"], end.rules)))


def _rounded(chances: Any) -> list[float]:  # noqa: ANN401 - an array of floats of any size
    return [round(chance, EXACT) for chance in chances.tolist()]


def _game(
    state: State,
    number: int,
    seed: int,
    names: tuple[str, ...],
    first: int,
    codes: list[str],
    parents: tuple[list[str], list[str]],
) -> Row:
    alone = state.rules.options.solo is not None
    return {
        "game": number,
        "seed": seed,
        "players": list(names),
        "mamas": parents[0],
        "papas": parents[1],
        "first": int(first),
        "won": list(win_share(state)),
        "points": [int(vp) for vp in points(state)],
        "margins": [int(margin) for margin in score_margin(state)],
        "result": solo_result(state) if alone else "",
        "years": int(state.year),
        "codes": codes,
        "checksum": state.checksum(),
    }


def _parents(events: list[Event], seats: int) -> tuple[list[str], list[str]]:
    """Return the mama and the papa of every seat."""
    mamas, papas = [""] * seats, [""] * seats
    for event in events:
        if event.kind is Kind.PARENT:
            kind, name = event.parts
            (mamas if kind == "mama" else papas)[event.seat] = name
    return mamas, papas


def record_of(options: Options, row: Mapping[str, Any]) -> Record:
    """Return the record of a game in a data set: `vendemmia replay` and the browser can open it."""
    game = Game.new(options, int(row["seed"]))
    for code in row["codes"]:
        game.play(str(code))
    return game.record()
