"""Events in words: one message for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import AUTOMA_CARDS, SPACES, WINE_TYPES, WORKERS, base_bars, extended_bars

from .names import SPACED_ACTIONS
from .outlooks import sign_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Event

    from .catalogue import Args
    from .names import Names


def event(words: Names, event_: Event, names: Sequence[str]) -> str:
    args = _args(words, event_, names)
    if event_.seat >= 0:
        args["player"] = words.player_name(event_.seat, names)
    if event_.other >= 0:
        args["other"] = words.player_name(event_.other, names)
    return words.message(_key(event_, names), **args)


def _key(event_: Event, names: Sequence[str]) -> str:
    """The message of an event."""
    match event_.kind:
        case Kind.YEAR if len(names) == 1 or event_.other < 0:
            return "event-year-alone"
        case Kind.MARKER if event_.source.startswith("region:"):
            return "event-marker-region"
        case kind:
            return f"event-{kind.value}"


def _args(  # noqa: C901, PLR0911, PLR0912 - one branch for each kind of event
    words: Names, event_: Event, names: Sequence[str]
) -> Args:
    """What a kind of event tells besides its players."""
    amount = event_.amount
    match event_.kind:
        case Kind.YEAR:
            return {"amount": amount, "player": words.player_name(max(event_.other, 0), names)}
        case Kind.SEASON | Kind.RESHUFFLED:
            return {"season": event_.thing, "deck": event_.deck}
        case Kind.PARENT:
            return {"kind": event_.thing.partition(":")[0], "parent": words.source(event_.thing)}
        case Kind.PLACED | Kind.PLANNED | Kind.TAKEN_BACK | Kind.BUMPED | Kind.DUE | Kind.LOST:
            return _of_workers(words, event_.thing)
        case Kind.LIRA | Kind.VP | Kind.RESIDUAL | Kind.TOKEN:
            return {"sign": sign_of(amount), "amount": abs(amount), "source": words.source(event_.source)}
        case Kind.DREW | Kind.GAVE | Kind.DISCARDED | Kind.SHOWN | Kind.TOOK | Kind.PLAYED | Kind.FILLED:
            return _of_cards(words, event_)
        case Kind.DRAFTED | Kind.DESTROYED:
            return _of_cards(words, event_)
        case Kind.PLANTED | Kind.UPROOTED | Kind.SWITCHED:
            return _of_cards(words, event_) | {"amount": amount}
        case Kind.OPTION | Kind.DECLINED | Kind.CHOSEN:
            return _of_choices(words, event_) | {"source": words.source(event_.source)}
        case Kind.BUILT:
            return {"gift": _gift(event_), "structure": words.structure_name(event_.thing)}
        case Kind.TRAINED:
            return {"gift": _gift(event_), "worker": words.worker_name(event_.thing)}
        case Kind.SPECIALS:
            return {"workers": words.listed(words.worker_title(worker) for worker in event_.thing.split(":"))}
        case Kind.STAR | Kind.STAR_MOVED:
            start, _, region = event_.thing.rpartition(":")
            return {"from": words.region_name(start) if start else "", "region": words.region_name(region)}
        case Kind.TRADED:
            given, got = event_.thing.split(":")
            return {"given": words.message(f"traded-{given}"), "got": words.message(f"traded-{got}")}
        case Kind.SOLD_GRAPE | Kind.GRAPE | Kind.GRAPE_USED:
            return {"grape": words.grape_name(event_.thing, amount)}
        case Kind.WINE | Kind.WINE_USED:
            return {"wine": words.wine_name(event_.thing, amount)}
        case Kind.AGED:
            return _of_age(words, event_)
        case Kind.ROW | Kind.NEXT_ROW | Kind.PLEDGED | Kind.SOLD_FIELD | Kind.BOUGHT_FIELD | Kind.HARVESTED:
            return {"amount": amount}
        case Kind.GAME_OVER:
            return {"amount": amount}
        case Kind.MARKER:
            return {"amount": amount, "source": words.source(event_.source) if event_.source else ""}
        case Kind.AUTOMA_CARD:
            return _of_automa(words, event_)
        case Kind.AUTOMA_PLACED | Kind.AUTOMA_SKIPPED:
            return {"action": words.action_name(event_.thing)}
        case Kind.PASSED | Kind.TOURED | Kind.TEMPORARY | Kind.WORKERS_HOME | Kind.FIRST_PLAYER | Kind.LAST_YEAR:
            return {}
        case Kind.GRAPE_TOKEN:
            return {}
        case unknown:
            assert_never(unknown)


def _of_workers(words: Names, thing: str) -> Args:
    """An action, perhaps a space, perhaps a worker, as in the codes of placements."""
    parts = thing.split(":")
    worker = parts.pop() if parts[-1] in WORKERS else ""
    space = parts.pop() if parts[-1] in SPACES else ""
    action = ":".join(parts)
    args: Args = {"action": words.action_name(action), "where": "plain", "space": ""}
    if worker:
        args["worker"] = words.worker_name(worker)
    if space and action in SPACED_ACTIONS:
        args |= {"where": "space", "space": words.space_name(space)}
    return args


def _of_cards(words: Names, event_: Event) -> Args:
    """A card that may be hidden from the reader, who then sees its kind."""
    return {
        "known": "yes" if event_.thing else "no",
        "card": words.card_mention(event_.thing) if event_.thing else "",
        "deck": event_.deck,
        "by": "table" if event_.seat < 0 else "player",
    }


def _of_choices(words: Names, event_: Event) -> Args:
    if event_.kind is Kind.OPTION:
        return {"option": words.option_text(event_.source, event_.amount)}
    space = words.space_name(SPACES[event_.amount - 1]) if event_.amount else ""
    action = words.action_name(event_.thing) if event_.thing else ""
    return {"what": _what(event_), "action": action, "space": space}


def _what(event_: Event) -> str:
    """What messages call that which is chosen."""
    match event_.source:
        case _ if not event_.thing:
            return "player"
        case "worker:farmer":
            return "space"
        case "worker:mafioso":
            return "again"
        case _:
            return "action"


def _of_automa(words: Names, event_: Event) -> Args:
    """A card of the Automa with its actions of the season in which it is drawn."""
    step, _, season = event_.source.rpartition("_")
    bars_of = extended_bars if step == "step:extended_automa" else base_bars
    bars = bars_of(AUTOMA_CARDS[event_.amount - 1], season)
    actions = words.listed(words.action_name(bar) for bar in bars)
    return {"amount": event_.amount, "count": len(bars), "actions": actions}


def _of_age(words: Names, event_: Event) -> Args:
    if event_.thing in WINE_TYPES:
        return {"what": "wine", "wine": words.wine_name(event_.thing, event_.amount)}
    what = {"all": "all", "grape": "grapes"}.get(event_.thing, "wines")
    return {"what": what, "amount": event_.amount}


def _gift(event_: Event) -> str:
    """Whether something was a papa's."""
    return "yes" if event_.source.startswith("papa:") else "no"
