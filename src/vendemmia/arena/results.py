"""The numbers of a tournament. Games can be added in any order, so the number of processes never changes a result."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from vendemmia.engine import rules_for
from vendemmia.engine.catalogue import ACTIONS, CARDS

from .intervals import design_effect, rate_interval
from .plan import SOLO
from .played import Thinking
from .ratings import ANCHOR, RatedGames, RatingEstimate, ratings
from .tally import RESULTS, SHARE, histogram, ratio, summary

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .plan import TournamentPlan
    from .played import GameResult

FORMAT = "vendemmia-tournament/1"
"""The format of the results."""
YARDSTICK = "normal"
"""The entrant whose rating is fixed, if it takes part; otherwise the first one."""

Deals = defaultdict[int, list[int]]
"""By deal: wins, in units of 1/SHARE of a win, and games."""


def no_deals() -> Deals:
    return defaultdict(lambda: [0, 0])


class Entrant:
    """Sums over the seats that a player had."""

    def __init__(self, seats: int) -> None:
        self.seats_taken = 0
        """How many seats it had in all games."""
        self.deals = no_deals()
        """Games in which it had one seat, by deal."""
        self.draws = 0
        """Such games that were won together with others, or drawn against the Automa."""
        self.points: Counter[int] = Counter()
        """Final scores by how often."""
        self.orders = 0
        """Orders filled."""
        self.first_orders: Counter[int] = Counter()
        """Years of the first order by how often; 0 for none."""
        self.actions: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.thinking = Thinking()
        self.by_seat = [[0, 0] for _ in range(seats)]
        """By seat: wins, in units of 1/SHARE of a win, and games."""

    def count(self, game: GameResult, seat: int, share: int) -> None:
        """Add a seat of a game."""
        self.seats_taken += 1
        self.points[game.points[seat]] += 1
        self.orders += game.orders[seat]
        self.first_orders[game.first_order[seat]] += 1
        self.actions.update(game.actions[seat])
        self.cards.update(game.cards[seat])
        self.thinking.add(game.thinking[seat])
        self.by_seat[seat][0] += share
        self.by_seat[seat][1] += 1


class Results:
    """Sums over the games of a plan."""

    def __init__(self, plan: TournamentPlan) -> None:
        self.plan = plan
        """What was to be played."""
        self.games = 0
        """Games counted."""
        self.cut_short = 0
        """Games that ended at the limit on years."""
        self.years: Counter[int] = Counter()
        """Games by their number of years."""
        self.entrants = [Entrant(plan.seats) for _ in plan.entrants]
        """What each entrant did, in the order of the plan."""
        self.matches: list[dict[int, Deals]] = [defaultdict(no_deals) for _ in plan.matches]
        """By match and entrant: wins of all its seats, by deal."""
        self.match_draws = [0] * len(plan.matches)
        """By match: games won by several together, or drawn against the Automa."""
        self.match_years: list[Counter[int]] = [Counter() for _ in plan.matches]
        """By match: games by their number of years."""
        self.results: list[Counter[str]] = [Counter() for _ in plan.matches]
        """Against the Automa: how the games of every match ended."""
        self.by_turn = [0] * plan.seats
        """Wins by place in the first year, in units of 1/SHARE of a win."""

    def add(self, game: GameResult) -> None:
        """Add a finished game."""
        self.games += 1
        self.cut_short += game.cut_short
        self.years[game.years] += 1
        self.match_years[game.match][game.years] += 1
        self.results[game.match][game.result] += 1
        part = SHARE // len(game.winners) if game.winners else 0
        shares = [part if seat in game.winners else 0 for seat in range(len(game.seats))]
        drawn = len({game.seats[seat] for seat in game.winners}) > 1 or game.result == "draw"
        self.match_draws[game.match] += drawn
        deal = self.plan.deal(game.number)
        for entrant, share in _by_entrant(game.seats, shares).items():
            for deals in self._books(game, entrant):
                deals[deal][0] += share
                deals[deal][1] += 1
            if game.seats.count(entrant) == 1:
                self.entrants[entrant].draws += drawn and bool(share or game.result)
        for seat, entrant in enumerate(game.seats):
            self.entrants[entrant].count(game, seat, shares[seat])
            self.by_turn[(seat - game.first) % self.plan.seats] += shares[seat]

    def _books(self, game: GameResult, entrant: int) -> Iterable[Deals]:
        """Yield where a game of an entrant is counted. It has a rate of its own only for games without copies of it."""
        yield self.matches[game.match][entrant]
        if game.seats.count(entrant) == 1:
            yield self.entrants[entrant].deals

    # --- the report

    def to_json(self) -> dict[str, object]:
        """Return the results as docs/command-line.md describes them."""
        plan = self.plan
        plain: dict[str, object] = {
            "format": FORMAT,
            **{key: value for key, value in plan.header().items() if key not in ("format", "matches")},
            "games": self.games,
            "cut_short": self.cut_short,
            "years": {**summary(self.years), "histogram": histogram(self.years)},
        }
        rated: list[RatingEstimate] = []
        if plan.field != SOLO:
            anchor = plan.entrants.index(YARDSTICK) if YARDSTICK in plan.entrants else 0
            plain["anchor"] = {"entrant": plan.entrants[anchor], "rating": ANCHOR}
            plain["turn_order"] = [ratio(wins, SHARE * self.games) for wins in self.by_turn]
            rated = ratings(len(plan.entrants), self._tables(), anchor)
        plain["entrants"] = [self._entrant(number, rated) for number in range(len(plan.entrants))]
        plain["matches"] = [self._match(number) for number in range(len(plan.matches))]
        return plain

    def _tables(self) -> list[RatedGames]:
        """Return the games by match, for the ratings."""
        return [
            RatedGames(
                dict(Counter(self.plan.matches[match])),
                {entrant: sum(wins for wins, _ in deals.values()) / SHARE for entrant, deals in entrants.items()},
                max((1.0, *(design_effect(_shares(deals)) for deals in entrants.values()))),
            )
            for match, entrants in enumerate(self.matches)
        ]

    def _entrant(self, number: int, rated: list[RatingEstimate]) -> dict[str, object]:
        found = self.entrants[number]
        plain: dict[str, object] = {"name": self.plan.entrants[number]}
        if rated:
            rating, low, high = rated[number]
            plain["rating"] = {"rating": round(rating, 1), "low": round(low, 1), "high": round(high, 1)}
        if found.deals:
            plain["won"] = {**rate_of(found.deals), "draws": found.draws}
        first = Counter({year: times for year, times in found.first_orders.items() if year})
        rules = rules_for(self.plan.options)
        actions = [name for name, action in zip(ACTIONS, rules.board.actions, strict=True) if action is not None]
        cards = [CARDS[card] for card in sorted({card for deck in rules.full_decks for card in deck})]
        return {
            **plain,
            "seats_taken": found.seats_taken,
            "scores": {**summary(found.points), "histogram": histogram(found.points)},
            "orders": ratio(found.orders, found.seats_taken),
            "first_order": {**summary(first), "without": ratio(found.first_orders[0], found.seats_taken)},
            "by_seat": [ratio(wins, SHARE * games) for wins, games in found.by_seat],
            "thinking": _thinking(found.thinking),
            "actions": _uses(actions, found.actions, found.seats_taken),
            "cards": _uses(cards, found.cards, found.seats_taken),
        }

    def _match(self, number: int) -> dict[str, object]:
        years = self.match_years[number]
        seats = Counter(self.plan.names(number))
        plain: dict[str, object] = {
            "seats": dict(seats),
            "games": years.total(),
            "draws": self.match_draws[number],
            "years": summary(years),
        }
        if self.plan.field == SOLO:
            plain["results"] = {result: self.results[number][result] for result in RESULTS}
        books = self.matches[number]
        names = {self.plan.entrants[entrant]: entrant for entrant in self.plan.matches[number]}
        plain["won"] = {name: rate_of(books[entrant]) for name, entrant in names.items()}
        return plain


def rate_of(deals: Mapping[int, list[int]]) -> dict[str, float]:
    """Return wins and their rate with its interval."""
    known = _shares(deals)
    wins, games = sum(won for won, _ in known), sum(count for _, count in known)
    low, high = rate_interval(known)
    return {
        "games": games,
        "wins": round(wins, 4),
        "rate": round(wins / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "design_effect": round(design_effect(known), 3),
    }


def _shares(deals: Mapping[int, list[int]]) -> list[tuple[float, int]]:
    """Return wins and games of every deal."""
    return [(wins / SHARE, games) for wins, games in deals.values()]


def _by_entrant(seats: list[int], shares: list[int]) -> dict[int, int]:
    """Return the share of each entrant in a win, over all its seats."""
    found: dict[int, int] = {}
    for entrant, share in zip(seats, shares, strict=True):
        found[entrant] = found.get(entrant, 0) + share
    return found


def _thinking(found: Thinking) -> dict[str, float]:
    """Return milliseconds for a decision."""
    mean = found.seconds / found.decisions if found.decisions else 0.0
    return {
        "decisions": found.decisions,
        "mean_ms": round(1000 * mean, 4),
        "p95_ms": round(1000 * found.percentile(0.95), 4),
        "most_ms": round(1000 * found.longest, 4),
    }


def _uses(names: Iterable[str], times: Counter[str], seats: int) -> dict[str, dict[str, float]]:
    return {name: {"times": times[name], "per_game": ratio(times[name], seats)} for name in names}
