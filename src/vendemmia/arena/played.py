"""One game of a tournament: how it is played, what is noted about it, and the line it becomes in a file."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import RandomPlayer, play_out, player
from vendemmia.engine import Kind, Options, new_state, observe, solo_result, winners
from vendemmia.engine.catalogue import ORDERS

from .tally import Uses

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vendemmia.bots import Player
    from vendemmia.engine import State

    from .plan import Task, TournamentPlan

FINENESS = 8
"""Times are counted in bins; this many of them double a time."""
ORDER_IDS = frozenset(order.id for order in ORDERS)


def bin_of(seconds: float) -> int:
    """Return the bin of a time, at least a microsecond."""
    return max(0, math.ceil(FINENESS * math.log2(max(seconds, 1e-6) * 1e6)))


def top_of(bin_: int) -> float:
    """Return the longest time of a bin, in seconds."""
    return float(1e-6 * 2 ** (bin_ / FINENESS))


class Thinking:
    """The time that a seat took for its decisions. What has only one answer is not a decision."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """The sum of all times."""
        self.longest = 0.0
        """The longest time."""
        self.bins: Counter[int] = Counter()
        """Decisions by their time."""

    def note(self, seconds: float) -> None:
        """Add a decision."""
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.bins[bin_of(seconds)] += 1

    def add(self, plain: dict[str, object]) -> None:
        """Add what `to_json` wrote."""
        seconds, longest, bins = plain["seconds"], plain["longest"], plain["bins"]
        assert isinstance(seconds, int | float)
        assert isinstance(longest, int | float)
        assert isinstance(bins, dict)
        self.seconds += seconds
        self.longest = max(self.longest, longest)
        for bin_, times in bins.items():
            self.bins[int(bin_)] += times

    def to_json(self) -> dict[str, object]:
        """Return the times as JSON."""
        bins = {str(bin_): self.bins[bin_] for bin_ in sorted(self.bins)}
        return {"seconds": round(self.seconds, 6), "longest": round(self.longest, 6), "bins": bins}

    @property
    def decisions(self) -> int:
        """How many there were."""
        return sum(self.bins.values())

    def percentile(self, share: float) -> float:
        """Return the time within which this share of the decisions was made, as exact as the bins are."""
        left = share * self.decisions
        for bin_ in sorted(self.bins):
            left -= self.bins[bin_]
            if left <= 0:
                return min(top_of(bin_), self.longest)
        return self.longest


class GameResult(NamedTuple):
    """A finished game. Lists are by seat."""

    match: int
    number: int
    seats: list[int]
    """The entrants, as numbers in the plan."""
    first: int
    """The seat that was first in the first year."""
    winners: list[int]
    """The seats that won."""
    result: str
    """`win`, `draw` or `loss` against the Automa, otherwise empty."""
    years: int
    cut_short: bool
    """Whether the game ended at the limit on years before anybody reached the target."""
    points: list[int]
    orders: list[int]
    """Orders filled."""
    first_order: list[int]
    """The year of the first filled order, 0 for none."""
    actions: list[dict[str, int]]
    """How often each action was used."""
    cards: list[dict[str, int]]
    """How often each card was used."""
    thinking: list[dict[str, object]]
    """Times; the only part of a game that differs from run to run."""

    def to_line(self) -> str:
        """Return the game as one line of JSON; `reading` reads it."""
        return json.dumps(self._asdict(), separators=(",", ":"))


@lru_cache(maxsize=64)
def ready_player(name: str, options: Options) -> Player:
    """Return a player that has answered once, so that what it loads or prepares does not count as thinking."""
    return warmed(player(name), options)


def warmed(found: Player, options: Options) -> Player:
    """Let a player answer once, and return it."""
    state = new_state(options, 1)
    assert state.to_move is not None
    found.choose(observe(state, state.to_move), Random(1))
    return found


def play(plan: TournamentPlan, task: Task, ready: Callable[[str, Options], Player] = ready_player) -> GameResult:
    """Play one game of a tournament. `ready` makes a player from its name."""
    seats = plan.seating(task)
    players = [ready(plan.entrants[entrant], plan.options) for entrant in seats]
    rng = plan.chance(task)
    state = new_state(plan.options, plan.deal_seed(task.number))
    notes = Notes(state)

    def answer(seat: int) -> int:
        """Return the answer of a seat; what has only one answer is not thought about."""
        begun = time.process_time()
        mover = players[seat]
        view = None if isinstance(mover, RandomPlayer) else observe(state, seat)
        legal = state.legal_actions() if view is None else view.legal
        if len(legal) == 1:
            return legal[0]
        action = RandomPlayer.pick(legal, rng) if view is None else mover.choose(view, rng)
        notes.thinking[seat].note(time.process_time() - begun)
        return action

    play_out(state, answer, partial(notes.apply, state))
    return notes.finished(state, task, seats)


class Notes:
    """What is noted while a game is played."""

    def __init__(self, state: State) -> None:
        count = len(state.vineyards)
        self.first = state.first
        self.uses = Uses()
        self.first_order = [0] * count
        self.thinking = [Thinking() for _ in range(count)]

    def apply(self, state: State, action: int) -> None:
        """Carry out an answer, and note what happened."""
        year = state.year
        for event in self.uses.apply(state, action):
            if event.kind is Kind.FILLED and self.first_order[event.seat] == 0:
                self.first_order[event.seat] = year

    def finished(self, state: State, task: Task, seats: tuple[int, ...]) -> GameResult:
        """Return the game, now that it is over."""
        alone = state.rules.options.solo is not None
        target = state.rules.board.target
        actions, cards = (_by_seat(uses, len(seats)) for uses in (self.uses.actions, self.uses.cards))
        return GameResult(
            match=task.match,
            number=task.number,
            seats=list(seats),
            first=self.first,
            winners=list(winners(state)),
            result=solo_result(state) if alone else "",
            years=state.year,
            cut_short=not alone and not state.final_year and all(vineyard.vp < target for vineyard in state.vineyards),
            points=[vineyard.vp for vineyard in state.vineyards],
            orders=[orders_filled(used) for used in cards],
            first_order=self.first_order,
            actions=actions,
            cards=cards,
            thinking=[each.to_json() for each in self.thinking],
        )


def orders_filled(used: Mapping[str, int]) -> int:
    """Return how many of the cards that a seat used were orders."""
    return sum(times for card, times in used.items() if card in ORDER_IDS)


def _by_seat(uses: Counter[tuple[int, str]], seats: int) -> list[dict[str, int]]:
    """Return uses by seat, without those of the Automa."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for (seat, thing), times in sorted(uses.items()):
        if 0 <= seat < seats:
            found[seat][thing] = times
    return found
