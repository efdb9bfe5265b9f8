"""Whether reasons hold: the expert plays a game on, and what was said is looked for in the events."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from vendemmia.bots import FORESEEN, Advice, advise, player
from vendemmia.bots.lines import Line
from vendemmia.engine import CODES, Event, Kind, Options, new_state, observe
from vendemmia.engine.catalogue import ANSWER_PASS, CARDS, STRUCTURES, WINE_TYPES

CHECKED_NOW = ("fills_order", "points", "makes_wine", "harvests", "plants", "builds", "trains", "cards", "money")


class Count:
    """How many reasons were checked, and how many held."""

    def __init__(self) -> None:
        self.now = 0
        self.now_false: list[str] = []
        self.foreseen = 0
        self.kept = 0
        self.broken: list[str] = []

    def __iadd__(self, other: Count) -> Count:
        self.now += other.now
        self.now_false += other.now_false
        self.foreseen += other.foreseen
        self.kept += other.kept
        self.broken += other.broken
        return self


class Promise(NamedTuple):
    """Advice that was followed, and when it was given."""

    advice: Advice
    seat: int
    year: int


def comes_true(promise: Promise, event: Event) -> bool:
    """Whether an event is the one that was foreseen."""
    reason, params = promise.advice.reason, promise.advice.params
    match reason:
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
        case "vine_for_harvest":
            return event.kind is Kind.HARVESTED and event.amount == params["field"]
        case _:
            return event.kind in (Kind.PLACED, Kind.PLANNED)


def is_true_now(advice: Advice, events: list[Event]) -> bool:
    """Whether what was said about the turn happened in it."""
    params, kinds = advice.params, {event.kind for event in events}

    def total(kind: Kind) -> int:
        return sum(event.amount for event in events if event.kind is kind)

    match advice.reason:
        case "fills_order":
            return any(event.kind is Kind.FILLED and event.amount == params["vp"] for event in events)
        case "points":
            return total(Kind.VP) == params["vp"]
        case "money":
            return total(Kind.LIRA) == params["lira"]
        case "makes_wine":
            return sum(event.kind is Kind.WINE for event in events) == params["wines"]
        case "cards":
            return sum(event.kind in (Kind.DREW, Kind.TOOK) for event in events) == params["cards"]
        case _:
            kind = {"harvests": Kind.HARVESTED, "plants": Kind.PLANTED, "builds": Kind.BUILT, "trains": Kind.TRAINED}
            return kind[advice.reason] in kinds


def check_game(options: Options, seed: int, every: int) -> Count:
    """Play a game with the expert in all seats; at some decisions the first advice is given and followed."""
    rng, expert, found = Random(seed), player("expert"), Count()
    state = new_state(options, seed)
    open_promises: list[Promise] = []
    while (seat := state.to_move) is not None:
        view = observe(state, seat)
        action, year = expert.choose(view, rng), int(state.year)
        if len(view.legal) > 1 and rng.randrange(every) == 0:
            best = advise(view, Random(0), 1)[0]
            action = best.action
            if best.reason in FORESEEN:
                found.foreseen += 1
                open_promises.append(Promise(best, seat, year))
            elif best.reason in CHECKED_NOW and action != ANSWER_PASS:
                found.now += 1
                check_turn(found, best, Line(state, seat, action))
        events = state.play(action)
        for event in events:
            for promise in [each for each in open_promises if each.seat == event.seat]:
                late = year > promise.year + promise.advice.params.get("when", 1) - 1
                if not late and comes_true(promise, event):
                    found.kept += 1
                    open_promises.remove(promise)
                elif late:
                    found.broken.append(f"{promise.advice.reason} {dict(promise.advice.params)}")
                    open_promises.remove(promise)
    found.broken += [f"{each.advice.reason} {dict(each.advice.params)}" for each in open_promises]
    return found


def check_turn(found: Count, advice: Advice, line: Line) -> None:
    """Play the rest of the turn at the real table, on a copy, as the expert does."""
    expert = player("expert")
    while line.now and line.is_asked() and line.now:
        assert line.state.to_move is not None
        line.play(expert.choose(observe(line.state, line.state.to_move), Random(0)))
    events = [each.event for each in line.happened if each.now]
    if not is_true_now(advice, events):
        found.now_false.append(f"{CODES[advice.action]}: {advice.reason} {dict(advice.params)}")
