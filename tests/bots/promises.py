"""Whether the coach's reasons hold at the table.

The expert plays games. Once in each, the coach's first advice is followed, and the expert plays on at all seats to the
end of the next year. What was said about the turn must happen in the turn. What was foreseen must happen in time, and
the answer must be its cause: if what the turn brought is taken away again, the same answers do not lead there.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from vendemmia.advice import FOLLOWING, VISITOR_USES
from vendemmia.bots import ADVICE_SEED, FORESEEN, IMMEDIATE, Advice, advise
from vendemmia.bots.chances import judge_all
from vendemmia.bots.lines import Line, play_round
from vendemmia.bots.uses import step_of, use_of, uses
from vendemmia.engine import CODES, MODULES, Event, Kind, Options, State, new_state, observe
from vendemmia.engine.catalogue import ACTIONS, CARDS, STRUCTURES, WINE_TYPES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.engine import View

EARLIEST, LATEST = 6, 60
"""Answers of each seat, about, after which the coach may be asked."""
PLACEMENTS = (Kind.PLACED, Kind.PLANNED)
DRAWN = {"drawn_planted": Kind.PLANTED, "drawn_filled": Kind.FILLED, "drawn_played": Kind.PLAYED}
SEED = 940_000_000
"""The seeds from here on are used for nothing else."""
KINDS = (
    Options(2),
    Options(4),
    Options(1, solo="normal"),
    Options(2, modules=frozenset(MODULES)),
)


class Count:
    """How many reasons were checked, and which did not hold."""

    def __init__(self) -> None:
        self.games = 0
        self.now = 0
        """Reasons about the turn itself."""
        self.now_false: list[str] = []
        self.foreseen = 0
        """Reasons about what follows."""
        self.broken: list[str] = []
        """It did not happen in time."""
        self.caused = 0
        """Reasons about what follows whose cause was checked."""
        self.unrelated: list[str] = []
        """It would have happened anyway."""
        self.reasons: Counter[str] = Counter()
        """The reasons of the best answers."""
        self.plans = 0
        self.steps = 0
        """The steps of all plans."""
        self.missed: list[str] = []
        """Steps of a plan that did not happen in time."""

    @property
    def following(self) -> float:
        """The share of the best answers whose reason says what follows."""
        return sum(self.reasons[reason] for reason in FOLLOWING) / max(1, self.reasons.total())

    def __iadd__(self, other: Count) -> Count:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)
        return self

    def summary(self) -> str:
        """All numbers in a few lines."""
        lines = [
            f"{self.games} games",
            f"about the turn: {self.now}, false: {len(self.now_false)}",
            f"foreseen: {self.foreseen}, did not come true: {len(self.broken)}",
            f"cause checked: {self.caused}, came without it: {len(self.unrelated)}",
            f"best answers with a sentence about what follows: {self.following:.0%}",
            f"plans: {self.plans} with {self.steps} steps, did not happen: {len(self.missed)}",
            ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common()),
        ]
        return "\n".join([*lines, *self.now_false, *self.broken, *self.unrelated, *self.missed])


class Followed(Line):
    """A game at the table from the advised answer on, with all that is needed to play it again."""

    def __init__(self, state: State, view: View, advice: Advice) -> None:
        assert view.seat is not None
        self.advice = advice
        self.view = view
        self.after: State | None = None
        """The table when the turn is over."""
        self.answers: list[int] = []
        """What everybody has answered since then."""
        super().__init__(state, view.seat, advice.action)

    def play(self, action: int) -> None:
        if self.after is not None:
            self.answers.append(action)
        super().play(action)
        if not self.now and self.after is None:
            self.after = self.state.copy()

    def __str__(self) -> str:
        return f"{CODES[self.advice.action]}: {self.advice.reason} {dict(self.advice.params)}"


def check_all(games: int) -> Count:
    """Games of all kinds, equally many of each."""
    found = Count()
    for number, options in enumerate(KINDS):
        first = SEED + number * games
        found += check_games(options, range(first, first + games // len(KINDS)))
    return found


def check_games(options: Options, seeds: Sequence[int]) -> Count:
    """Play games with these options, and hold a reason of each against what happens."""
    states = [new_state(options, seed) for seed in seeds]
    seats = len(states[0].vineyards)
    play_to(states, [Random(seed).randrange(EARLIEST, LATEST) * seats for seed in seeds])
    lines: list[Followed] = []
    for state in states:
        if state.to_move is not None:
            view = observe(state, state.to_move)
            lines.append(Followed(state, view, advise(view, Random(ADVICE_SEED), 1)[0]))
    while going := [line for line in lines if line.is_asked() and line.state.year <= line.year + 1]:
        play_round(going)
    found = Count()
    for line in lines:
        found.games += 1
        hold(line, found)
    return found


def play_to(states: Sequence[State], answers: Sequence[int]) -> None:
    """Let the expert answer that many questions in each game, unless it ends before; the next one is open."""
    left = list(answers)
    while True:
        asked = [place for place, state in enumerate(states) if is_asked(state) and left[place]]
        if not asked:
            return
        some = [states[place] for place in asked]
        legal = [state.legal_actions() for state in some]
        for place, state, codes, judged in zip(asked, some, legal, judge_all(some, legal), strict=True):
            state.apply(codes[int(judged.scores.argmax())])
            left[place] -= 1


def is_asked(state: State) -> bool:
    """Give answers without a choice; whether the game then waits for an answer."""
    while len(legal := state.legal_actions()) == 1:
        state.apply(legal[0])
    return bool(legal)


def hold(line: Followed, found: Count) -> None:
    """Hold a reason against what has happened."""
    reason = line.advice.reason
    found.reasons[reason] += 1
    hold_plan(line, found)
    if reason in IMMEDIATE:
        found.now += 1
        if not is_true_now(line.advice, [each.event for each in line.happened if each.now]):
            found.now_false.append(f"false: {line}")
    elif reason in FORESEEN:
        found.foreseen += 1
        if not came_true(line):
            found.broken.append(f"did not come true: {line}")
        elif (without := taken_away(line)) is not None:
            found.caused += 1
            if still_comes(without, line):
                found.unrelated.append(f"came without it: {line}")


def hold_plan(line: Followed, found: Count) -> None:
    """Hold every step of a plan against what has happened to the end of the next year."""
    own = frozenset(line.view.vineyards[line.seat].hand)
    events = [each.event for each in line.happened if each.year <= line.year + 1]
    done = {(step, params) for event in events for step, params in step_of(event, own)}
    vp = sum(event.amount for event in events if event.kind is Kind.VP)
    found.plans += bool(line.advice.plan)
    for step, params in line.advice.plan:
        found.steps += 1
        if not (vp >= params["vp"] if step == "points" else (step, tuple(params.items())) in done):
            found.missed.append(f"not done: {step} {dict(params)} of {line}")


def is_true_now(advice: Advice, events: list[Event]) -> bool:
    """Whether what was said about the turn happened in it."""
    params = advice.params

    def total(kind: Kind) -> int:
        return sum(event.amount for event in events if event.kind is kind)

    def number(*kinds: Kind) -> int:
        return sum(event.kind in kinds for event in events)

    def some(kind: Kind, amount: int | None = None, thing: str | None = None) -> bool:
        found = [event for event in events if event.kind is kind]
        return any(
            event.amount == (amount or event.amount) and event.thing == (thing or event.thing) for event in found
        )

    said = {
        "fills_order": lambda: some(Kind.FILLED, params["vp"]),
        "points": lambda: total(Kind.VP) == params["vp"],
        "income": lambda: total(Kind.RESIDUAL) == params["lira"],
        "money": lambda: total(Kind.LIRA) == params["lira"],
        "tokens": lambda: total(Kind.TOKEN) > 0,
        "makes_wine": lambda: number(Kind.WINE) == params["wines"],
        "cards": lambda: number(Kind.DREW, Kind.TOOK) - number(Kind.DISCARDED, Kind.GAVE) == params["cards"],
        "harvests": lambda: some(Kind.HARVESTED, params["field"]),
        "plants": lambda: some(Kind.PLANTED, thing=CARDS[params["card"]]),
        "builds": lambda: some(Kind.BUILT, thing=STRUCTURES[params["structure"]]),
        "trains": lambda: some(Kind.TRAINED),
        "plays_visitor": lambda: plays(events, params),
        "influence": lambda: some(Kind.STAR),
    }
    return said[advice.reason]()


def plays(events: list[Event], params: Mapping[str, int]) -> bool:
    """Whether the visitor was played, and brought what was said."""
    card = CARDS[params["card"]]
    brought = [event for event in events if event.source.split("/")[0] == f"visitor:{card}"]
    played = any(event.kind is Kind.PLAYED and event.thing == card for event in events)
    return played and use_of(brought) == (VISITOR_USES[params["use"]], params["amount"])


def came_true(line: Followed) -> bool:
    """Whether what was foreseen has happened after the turn, in time."""
    last = line.year + line.advice.params.get("when", 1) - 1
    later = [each.event for each in line.happened if not each.now and each.year <= last]
    if line.advice.reason in ("trains_for", "builds_for_points"):
        return comes_to_enough(line)
    if line.advice.reason == "saves_workers":
        return sum(event.kind in PLACEMENTS for event in later) >= line.advice.params["workers"]
    return any(is_foreseen(line.advice, event) for event in later)


def comes_to_enough(line: Followed) -> bool:
    """Whether as many workers are placed next year, or as many points come of a structure, as was said."""
    params, later = line.advice.params, [each for each in line.happened if not each.now]
    if line.advice.reason == "trains_for":
        placed = [each for each in later if each.event.kind in PLACEMENTS and each.year == line.year + 1]
        return len(placed) >= params["workers"]
    source = f"structure:{STRUCTURES[params['structure']]}"
    return (
        sum(each.event.amount for each in later if each.event.kind is Kind.VP and each.event.source == source)
        >= params["vp"]
    )


def is_foreseen(advice: Advice, event: Event) -> bool:  # noqa: PLR0911 - one case for each reason
    """Whether an event is the one that was foreseen."""
    params = advice.params
    match advice.reason:
        case "wine_for_order" | "grapes_for_order" | "vine_for_order":
            return event.kind is Kind.FILLED and event.amount == params["vp"]
        case "builds_for_vine" | "keeps_vine":
            return event.kind is Kind.PLANTED and event.thing == CARDS[params["card"]]
        case "keeps_order":
            return event.kind is Kind.FILLED and event.thing == CARDS[params["card"]]
        case "keeps_visitor" | "money_for_visitor":
            return event.kind is Kind.PLAYED and event.thing == CARDS[params["card"]]
        case "drawn_planted" | "drawn_filled" | "drawn_played":
            return event.kind is DRAWN[advice.reason]
        case "row_for" | "then":
            return event.kind in PLACEMENTS and event.where.action == ACTIONS[params["action"]]
        case "builds_for_use":
            return uses(STRUCTURES[params["structure"]], event)
        case "builds_for_points":
            return event.kind is Kind.VP and event.source == f"structure:{STRUCTURES[params['structure']]}"
        case "trains_for":
            return event.kind in PLACEMENTS
        case "builds_for_wine":
            return event.kind is Kind.WINE and event.thing == WINE_TYPES[params["wine"]]
        case "money_for_structure":
            return event.kind is Kind.BUILT and event.thing == STRUCTURES[params["structure"]]
        case "money_for_worker":
            return event.kind is Kind.TRAINED
        case "grapes_for_wine":
            return event.kind is Kind.WINE
        case _:
            return event.kind is Kind.HARVESTED and event.amount == params["field"]


def taken_away(line: Followed) -> State | None:
    """The table after the turn without what the turn brought; None where that cannot be told apart."""
    assert line.after is not None
    if line.after.year != line.year:  # Tokens have aged since.
        return None
    state = line.after.copy()
    before, own = line.view.vineyards[line.seat], state.vineyards[line.seat]
    match line.advice.reason.split("_")[0]:
        case "wine":
            own.cellar &= before.cellar
        case "grapes":
            own.crush_pad &= before.crush_pad
        case "vine":
            own.fields = before.fields
        case "builds":
            own.structures = before.structures
        case "drawn":
            own.hand = tuple(card for card in own.hand if card in before.hand)
        case "money":
            own.lira -= line.advice.params["lira"]
        case _:
            return None
    return state


def still_comes(state: State, line: Followed) -> bool:
    """Whether all the same answers can be given from another state, and lead to what was foreseen."""
    comes = False
    for answer in line.answers:
        if answer not in state.legal_actions():
            return False
        events = state.play(answer)
        comes = comes or any(event.seat == line.seat and is_foreseen(line.advice, event) for event in events)
    return comes
