"""Whether the coach's reasons hold at the table.

The expert plays games. Once in each, the coach's first advice is followed, and the expert plays on at all seats to the
end of the next year. What was said about the turn must happen in the turn. What was foreseen must happen in time, and
the answer must be its cause: if what the turn brought is taken away again, the same answers do not lead there.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from vendemmia.bots import ADVICE_SEED, FORESEEN, IMMEDIATE, Advice, advise
from vendemmia.bots.chances import judge_all
from vendemmia.bots.lines import Line, play_round
from vendemmia.engine import CODES, MODULES, Event, Kind, Options, State, new_state, observe
from vendemmia.engine.catalogue import CARDS, STRUCTURES, WINE_TYPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import View

EARLIEST, LATEST = 6, 60
"""Answers of each seat, about, after which the coach may be asked."""
PLACEMENTS = (Kind.PLACED, Kind.PLANNED)
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
        ]
        return "\n".join([*lines, *self.now_false, *self.broken, *self.unrelated])


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
        "influence": lambda: some(Kind.STAR),
    }
    return said[advice.reason]()


def came_true(line: Followed) -> bool:
    """Whether what was foreseen has happened after the turn, in time."""
    last = line.year + line.advice.params.get("when", 1) - 1
    later = [each.event for each in line.happened if not each.now and each.year <= last]
    if line.advice.reason == "saves_workers":
        return sum(event.kind in PLACEMENTS for event in later) >= line.advice.params["workers"]
    return any(is_foreseen(line.advice, event) for event in later)


def is_foreseen(advice: Advice, event: Event) -> bool:
    """Whether an event is the one that was foreseen."""
    params = advice.params
    match advice.reason:
        case "wine_for_order" | "grapes_for_order" | "vine_for_order":
            return event.kind is Kind.FILLED and event.amount == params["vp"]
        case "builds_for_vine":
            return event.kind is Kind.PLANTED and event.thing == CARDS[params["card"]]
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
