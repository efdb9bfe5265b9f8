"""Events in words: one message for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Kind
from vendemmia.engine.catalogue import AUTOMA_CARDS, SPACED_ACTIONS, SPACES, WINE_TYPES, base_bars, extended_bars

from .outlooks import sign_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.engine import Event

    from .catalogue import Args
    from .names import Names

    Describe = Callable[[Names, Event], Args]


def event(words: Names, event_: Event, names: Sequence[str], reader: int | None = None) -> str:
    """Return an event in words. `reader` is the seat that is "you"; None if everybody has a name."""
    args = DESCRIBED[event_.kind](words, event_)
    acts = max(event_.other, 0) if event_.kind is Kind.YEAR else event_.seat
    if acts >= 0:
        args["player"] = words.player_name(acts, names)
    if event_.other >= 0:
        is_reader = event_.other == reader
        args["other"] = words.message("event-you") if is_reader else words.player_name(event_.other, names)
    key = _key(event_, names)
    yours = f"{key}-you"
    return words.message(yours if acts == reader and words.has_message(yours) else key, **args)


def _key(event_: Event, names: Sequence[str]) -> str:
    """Return the message of an event."""
    match event_.kind:
        case Kind.YEAR if len(names) == 1 or event_.other < 0:
            return "event-year-alone"
        case Kind.MARKER if event_.source.startswith("region:"):
            return "event-marker-region"
        case kind:
            return f"event-{kind.value}"


def _nothing(_: Names, __: Event) -> Args:
    """Return an event that only names its players."""
    return {}


def _amount(_: Names, event_: Event) -> Args:
    return {"amount": event_.amount}


def _season(_: Names, event_: Event) -> Args:
    return {"season": event_.thing, "deck": event_.deck}


def _parent(words: Names, event_: Event) -> Args:
    return {"kind": event_.parts[0], "parent": words.source(event_.thing)}


def _worker(words: Names, event_: Event) -> Args:
    """Return an action, perhaps a space, perhaps a worker, as in the codes of placements."""
    action, space, worker = event_.where
    args: Args = {"action": words.action_name(action), "where": "plain", "space": ""}
    if worker:
        args["worker"] = words.worker_name(worker)
    if space and action in SPACED_ACTIONS:
        args |= {"where": "space", "space": words.space_name(space)}
    return args


def _change(words: Names, event_: Event) -> Args:
    """Return more or less of something."""
    return {"sign": sign_of(event_.amount), "amount": abs(event_.amount), "source": words.source(event_.source)}


def _card(words: Names, event_: Event) -> Args:
    """Return a card that may be hidden from the reader, who then sees its kind."""
    return {
        "known": "yes" if event_.thing else "no",
        "card": words.card_mention(event_.thing) if event_.thing else "",
        "deck": event_.deck,
        "by": "table" if event_.seat < 0 else "player",
    }


def _vine(words: Names, event_: Event) -> Args:
    return _card(words, event_) | {"amount": event_.amount}


def _option(words: Names, event_: Event) -> Args:
    return {"option": words.option_text(event_.source, event_.amount), "source": words.source(event_.source)}


def _chosen(words: Names, event_: Event) -> Args:
    return {
        "what": _what(event_),
        "action": words.action_name(event_.thing) if event_.thing else "",
        "space": words.space_name(SPACES[event_.amount - 1]) if event_.amount else "",
        "source": words.source(event_.source),
    }


def _what(event_: Event) -> str:
    """Return the message argument for what is chosen."""
    match event_.source:
        case _ if not event_.thing:
            return "player"
        case "worker:farmer":
            return "space"
        case "worker:mafioso":
            return "again"
        case _:
            return "action"


def _built(words: Names, event_: Event) -> Args:
    return {"gift": _gift(event_), "structure": words.structure_name(event_.thing)}


def _trained(words: Names, event_: Event) -> Args:
    return {"gift": _gift(event_), "worker": words.worker_name(event_.thing)}


def _gift(event_: Event) -> str:
    """Return whether something was a papa's."""
    return "yes" if event_.source.startswith("papa:") else "no"


def _specials(words: Names, event_: Event) -> Args:
    return {"workers": words.listed(words.worker_title(worker) for worker in event_.parts)}


def _star(words: Names, event_: Event) -> Args:
    *start, region = event_.parts
    return {"from": words.region_name(start[0]) if start else "", "region": words.region_name(region)}


def _traded(words: Names, event_: Event) -> Args:
    given, got = event_.parts
    return {"given": words.message(f"traded-{given}"), "got": words.message(f"traded-{got}")}


def _grape(words: Names, event_: Event) -> Args:
    return {"grape": words.grape_name(event_.thing, event_.amount)}


def _wine(words: Names, event_: Event) -> Args:
    return {"wine": words.wine_name(event_.thing, event_.amount)}


def _aged(words: Names, event_: Event) -> Args:
    if event_.thing in WINE_TYPES:
        return {"what": "wine", "wine": words.wine_name(event_.thing, event_.amount)}
    what = {"all": "all", "grape": "grapes"}.get(event_.thing, "wines")
    return {"what": what, "amount": event_.amount}


def _marker(words: Names, event_: Event) -> Args:
    return {"amount": event_.amount, "source": words.source(event_.source) if event_.source else ""}


def _automa_card(words: Names, event_: Event) -> Args:
    """Return a card of the Automa with its actions of the season in which it is drawn."""
    step, _, season = event_.source.rpartition("_")
    bars_of = extended_bars if step == "step:extended_automa" else base_bars
    bars = bars_of(AUTOMA_CARDS[event_.amount - 1], season)
    actions = words.listed(words.action_name(bar) for bar in bars)
    return {"amount": event_.amount, "count": len(bars), "actions": actions}


def _automa_place(words: Names, event_: Event) -> Args:
    return {"action": words.action_name(event_.thing)}


_GROUPS: dict[Describe, tuple[Kind, ...]] = {
    _nothing: (
        *(Kind.PASSED, Kind.TOURED, Kind.TEMPORARY, Kind.WORKERS_HOME, Kind.FIRST_PLAYER, Kind.LAST_YEAR),
        Kind.GRAPE_TOKEN,
    ),
    _amount: (
        *(Kind.YEAR, Kind.ROW, Kind.NEXT_ROW, Kind.PLEDGED, Kind.SOLD_FIELD, Kind.BOUGHT_FIELD, Kind.HARVESTED),
        Kind.GAME_OVER,
    ),
    _season: (Kind.SEASON, Kind.RESHUFFLED),
    _parent: (Kind.PARENT,),
    _worker: (Kind.PLACED, Kind.PLANNED, Kind.TAKEN_BACK, Kind.BUMPED, Kind.DUE, Kind.LOST),
    _change: (Kind.LIRA, Kind.VP, Kind.RESIDUAL, Kind.TOKEN),
    _card: (
        *(Kind.DREW, Kind.GAVE, Kind.DISCARDED, Kind.SHOWN, Kind.TOOK, Kind.PLAYED, Kind.FILLED, Kind.DRAFTED),
        Kind.DESTROYED,
    ),
    _vine: (Kind.PLANTED, Kind.UPROOTED, Kind.SWITCHED),
    _option: (Kind.OPTION,),
    _chosen: (Kind.DECLINED, Kind.CHOSEN),
    _built: (Kind.BUILT,),
    _trained: (Kind.TRAINED,),
    _specials: (Kind.SPECIALS,),
    _star: (Kind.STAR, Kind.STAR_MOVED),
    _traded: (Kind.TRADED,),
    _grape: (Kind.SOLD_GRAPE, Kind.GRAPE, Kind.GRAPE_USED),
    _wine: (Kind.WINE, Kind.WINE_USED),
    _aged: (Kind.AGED,),
    _marker: (Kind.MARKER,),
    _automa_card: (Kind.AUTOMA_CARD,),
    _automa_place: (Kind.AUTOMA_PLACED, Kind.AUTOMA_SKIPPED),
}
DESCRIBED: dict[Kind, Describe] = {kind: describe for describe, kinds in _GROUPS.items() for kind in kinds}
"""The message arguments of each kind of event besides its players."""
