"""Statistics over many games. Tallies can be added in any order, so the number of processes never changes a result."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from vendemmia.engine import Kind, parse, rules_for, score_map, solo_result, winners
from vendemmia.engine.catalogue import ACTIONS, CARD_NUMBER, CARDS, WORKERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event, Options, State

FORMAT = "vendemmia-simulation/1"
"""The format of the statistics."""

SHARE = 60
"""What a win counts, so that two to six winners can share it without fractions."""

CARD_USES = (Kind.PLAYED, Kind.PLANTED, Kind.FILLED, Kind.BUILT)
PLACEMENTS = (Kind.PLACED, Kind.PLANNED)
RESULTS = ("win", "draw", "loss")
"""How a game against the Automa can end."""


USING: Final = frozenset({"place", "card", "field", "mat", "wine", "worker"})
"""Answers that may place or train a worker or use a card: the last wine fills an order, and naming the field plants a
vine or builds a structure card. Events are collected only for these."""


class Uses:
    """What the seats of one game did with workers and cards."""

    def __init__(self) -> None:
        self.actions: Counter[tuple[int, str]] = Counter()
        self.cards: Counter[tuple[int, str]] = Counter()
        self.workers: Counter[tuple[int, str]] = Counter()
        """Special workers trained."""

    def apply(self, state: State, action: int) -> list[Event]:
        """Carry out an answer, and note what it used. Return what happened, nothing if it can use nothing."""
        events: list[Event] = []
        if parse(action).kind not in USING:
            state.apply(action)
            return events
        state.sink = events
        state.apply(action)
        state.sink = None
        self.note(events)
        return events

    def note(self, events: list[Event]) -> None:
        """Add what happened."""
        for event in events:
            if event.kind in CARD_USES:
                if event.thing in CARD_NUMBER:  # Structures of the vineyard mat are not cards.
                    self.cards[event.seat, event.thing] += 1
            elif event.kind in PLACEMENTS:
                self.actions[event.seat, event.where.action] += 1
            elif event.kind is Kind.TRAINED and event.thing != "regular":
                self.workers[event.seat, event.thing] += 1


def map_points(state: State) -> list[int]:
    """Return the points each seat of a finished game got from the map (INF-5), found by scoring a copy once more."""
    again = state.copy()
    if again.rules.map_scoring:
        score_map(again)
    return [after.vp - before.vp for after, before in zip(again.vineyards, state.vineyards, strict=True)]


class Tally:
    """Sums over games with the same options."""

    def __init__(self, players: int) -> None:
        self.games = 0
        """Games counted."""
        self.cut_short = 0
        """Games that ended at the limit on years before anybody reached the target."""
        self.years: Counter[int] = Counter()
        """Games by their number of years."""
        self.decisions: Counter[int] = Counter()
        """Games by their number of answers."""
        self.scores: Counter[int] = Counter()
        """Final scores of all seats, by how often."""
        self.seat_points: list[int] = [0] * players
        """The sum of the final scores by seat."""
        self.seat_wins: list[int] = [0] * players
        """Wins by seat, in units of 1/SHARE of a win."""
        self.turn_points: list[int] = [0] * players
        """The sum of the final scores by place in the first year, starting from its first player."""
        self.turn_wins: list[int] = [0] * players
        """Wins by place in the first year, in units of 1/SHARE of a win."""
        self.actions: Counter[str] = Counter()
        """How often each action was used."""
        self.actions_of_winners: Counter[str] = Counter()
        """How often winners used each action."""
        self.cards: Counter[str] = Counter()
        """How often each card was used."""
        self.cards_of_winners: Counter[str] = Counter()
        """How often winners used each card."""
        self.workers: Counter[str] = Counter()
        """How often each special worker was trained."""
        self.workers_of_winners: Counter[str] = Counter()
        """How often winners trained each special worker."""
        self.workers_open: Counter[str] = Counter()
        """Games in which players could train a special worker."""
        self.map_points: Counter[int] = Counter()
        """Points that seats got from the map, by how often."""
        self.results: Counter[str] = Counter()
        """The results of games against the Automa."""

    def count(self, state: State, first: int, decisions: int, uses: Uses) -> None:
        """Add a finished game. `first` is the first player of its first year."""
        self.games += 1
        self.years[state.year] += 1
        self.decisions[decisions] += 1
        if state.rules.options.solo is None:
            target = state.rules.board.target
            self.cut_short += not state.final_year and all(vineyard.vp < target for vineyard in state.vineyards)
            best = winners(state)
        else:
            result = solo_result(state)
            self.results[result] += 1
            best = (0,) if result == "win" else ()
        for seat, vineyard in enumerate(state.vineyards):
            turn = (seat - first) % len(state.vineyards)
            self.scores[vineyard.vp] += 1
            self.seat_points[seat] += vineyard.vp
            self.turn_points[turn] += vineyard.vp
            if seat in best:
                self.seat_wins[seat] += SHARE // len(best)
                self.turn_wins[turn] += SHARE // len(best)
        for used, counted, won in (
            (uses.actions, self.actions, self.actions_of_winners),
            (uses.cards, self.cards, self.cards_of_winners),
            (uses.workers, self.workers, self.workers_of_winners),
        ):
            for (seat, thing), times in used.items():
                counted[thing] += times
                won[thing] += times if seat in best else 0
        self.workers_open.update(WORKERS[worker] for worker in state.specials)
        self.map_points.update(map_points(state))

    def add(self, other: Tally) -> None:
        """Add another tally of games with the same options."""
        self.games += other.games
        self.cut_short += other.cut_short
        for mine, theirs in (
            (self.years, other.years),
            (self.decisions, other.decisions),
            (self.scores, other.scores),
            (self.map_points, other.map_points),
        ):
            mine.update(theirs)
        for counted, more in (
            (self.actions, other.actions),
            (self.actions_of_winners, other.actions_of_winners),
            (self.cards, other.cards),
            (self.cards_of_winners, other.cards_of_winners),
            (self.workers, other.workers),
            (self.workers_of_winners, other.workers_of_winners),
            (self.workers_open, other.workers_open),
            (self.results, other.results),
        ):
            counted.update(more)
        for sums, extra in (
            (self.seat_points, other.seat_points),
            (self.seat_wins, other.seat_wins),
            (self.turn_points, other.turn_points),
            (self.turn_wins, other.turn_wins),
        ):
            for place, amount in enumerate(extra):
                sums[place] += amount

    def to_json(self, options: Options, seed: int) -> dict[str, object]:
        """Return the statistics as docs/command-line.md describes them. They only list what these games contain."""
        rules = rules_for(options)
        solo: dict[str, object] = {} if options.solo is None else {"results": self._results()}
        modules: dict[str, object] = {}
        if rules.board.regions and rules.map_scoring:
            modules["map"] = {**summary(self.map_points), "histogram": histogram(self.map_points)}
        if rules.special_pool:
            modules["workers"] = self._workers([WORKERS[worker] for worker in rules.special_pool])
        actions = [name for name, action in zip(ACTIONS, rules.board.actions, strict=True) if action is not None]
        cards = [CARDS[card] for card in sorted({card for deck in rules.full_decks for card in deck})]
        return {
            "format": FORMAT,
            "options": options.to_json(),
            "seed": seed,
            "games": self.games,
            "cut_short": self.cut_short,
            **solo,
            "years": {**summary(self.years), "histogram": histogram(self.years)},
            "decisions": summary(self.decisions),
            "scores": {**summary(self.scores), "histogram": histogram(self.scores)},
            **modules,
            "seats": self._places(self.seat_points, self.seat_wins),
            "turn_order": self._places(self.turn_points, self.turn_wins),
            "actions": self._uses(actions, self.actions, self.actions_of_winners),
            "cards": self._uses(cards, self.cards, self.cards_of_winners),
        }

    def _results(self) -> dict[str, dict[str, float]]:
        return {
            result: {"games": self.results[result], "rate": ratio(self.results[result], self.games)}
            for result in RESULTS
        }

    def _places(self, points: list[int], wins: list[int]) -> list[dict[str, float]]:
        return [
            {
                "wins": round(wins[place] / SHARE, 4),
                "win_rate": ratio(wins[place], SHARE * self.games),
                "mean_score": ratio(points[place], self.games),
            }
            for place in range(len(points))
        ]

    def _workers(self, names: Sequence[str]) -> dict[str, dict[str, float]]:
        """Return special workers trained. A game counts if players could train the worker."""
        return {
            name: {
                "games": self.workers_open[name],
                "times": self.workers[name],
                "per_game": ratio(self.workers[name], self.workers_open[name]),
                "by_winners": ratio(self.workers_of_winners[name], self.workers[name]),
            }
            for name in names
        }

    def _uses(self, names: Sequence[str], times: Counter[str], won: Counter[str]) -> dict[str, dict[str, float]]:
        return {
            name: {
                "times": times[name],
                "per_game": ratio(times[name], self.games),
                "by_winners": ratio(won[name], times[name]),
            }
            for name in names
        }


def summary(counted: Counter[int]) -> dict[str, float]:
    """Return mean, minimum, median and maximum."""
    values = sorted(counted)
    total = sum(counted.values())
    return {
        "mean": ratio(sum(value * counted[value] for value in values), total),
        "least": values[0] if values else 0,
        "median": middle(counted),
        "most": values[-1] if values else 0,
    }


def histogram(counted: Counter[int]) -> dict[str, int]:
    return {str(value): counted[value] for value in sorted(counted)}


def middle(counted: Counter[int]) -> int:
    """Return the lower median."""
    half = (sum(counted.values()) + 1) // 2
    for value in sorted(counted):
        half -= counted[value]
        if half <= 0:
            return value
    return 0


def ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
