"""Events in words: one message for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from vendemmia.engine.actions import BOARD_ACTIONS
from vendemmia.engine.content.automa import AUTOMA_CARDS, base_bars
from vendemmia.engine.events import Kind
from vendemmia.engine.names import ACTION_NUMBER, WINE_TYPES

from .outlooks import sign_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine.events import Event

    from .names import Names

Args = dict[str, int | str]


def event(words: Names, event_: Event, names: Sequence[str]) -> str:
    args = _args(words, event_, names)
    if event_.seat >= 0:
        args["player"] = words.player_name(event_.seat, names)
    if event_.other >= 0:
        args["other"] = words.player_name(event_.other, names)
    alone = event_.kind is Kind.YEAR and len(names) == 1
    return words.message("event-year-alone" if alone else f"event-{event_.kind.value}", **args)


def _args(  # noqa: C901, PLR0911, PLR0912 - one branch for each kind of event
    words: Names, event_: Event, names: Sequence[str]
) -> Args:
    """What a kind of event tells besides its players."""
    amount = event_.amount
    match event_.kind:
        case Kind.YEAR:
            return {"amount": amount, "player": words.player_name(event_.other, names)}
        case Kind.SEASON | Kind.RESHUFFLED:
            return {"season": event_.thing, "deck": event_.deck}
        case Kind.PARENT:
            return {"kind": event_.thing.partition(":")[0], "parent": words.source(event_.thing)}
        case Kind.PLACED | Kind.PLANNED | Kind.TAKEN_BACK | Kind.DUE | Kind.LOST:
            return _of_workers(words, event_.thing.split(":"))
        case Kind.LIRA | Kind.VP | Kind.RESIDUAL | Kind.TOKEN:
            return {"sign": sign_of(amount), "amount": abs(amount), "source": words.source(event_.source)}
        case Kind.DREW | Kind.GAVE | Kind.DISCARDED | Kind.SHOWN | Kind.TOOK | Kind.PLAYED | Kind.FILLED:
            return _of_cards(words, event_)
        case Kind.PLANTED | Kind.UPROOTED | Kind.SWITCHED:
            return _of_cards(words, event_) | {"amount": amount}
        case Kind.OPTION | Kind.DECLINED | Kind.CHOSEN:
            return _of_choices(words, event_) | {"source": words.source(event_.source)}
        case Kind.BUILT:
            return {"gift": _gift(event_), "structure": words.structure_name(event_.thing)}
        case Kind.TRAINED:
            return {"gift": _gift(event_)}
        case Kind.SOLD_GRAPE | Kind.GRAPE | Kind.GRAPE_USED:
            return {"grape": words.grape_name(event_.thing, amount)}
        case Kind.WINE | Kind.WINE_USED:
            return {"wine": words.wine_name(event_.thing, amount)}
        case Kind.AGED:
            return _of_age(words, event_)
        case Kind.ROW | Kind.PLEDGED | Kind.SOLD_FIELD | Kind.BOUGHT_FIELD | Kind.HARVESTED:
            return {"amount": amount}
        case Kind.GAME_OVER | Kind.MARKER:
            return {"amount": amount}
        case Kind.AUTOMA_CARD:
            return _of_automa(words, event_)
        case Kind.AUTOMA_PLACED | Kind.AUTOMA_SKIPPED:
            return {"action": words.action_name(event_.thing)}
        case Kind.PASSED | Kind.TOURED | Kind.TEMPORARY | Kind.WORKERS_HOME | Kind.FIRST_PLAYER | Kind.LAST_YEAR:
            return {}
        case unknown:
            assert_never(unknown)


def _of_workers(words: Names, parts: list[str]) -> Args:
    """An action, perhaps a space, and a worker, as in the codes of placements."""
    args: Args = {"action": words.action_name(parts[0]), "where": "plain", "space": ""}
    if len(parts) > 1:
        args["worker"] = words.worker_name(parts[-1])
    if len(parts) > 2 and ACTION_NUMBER[parts[0]] < BOARD_ACTIONS:
        args |= {"where": "space", "space": words.space_name(parts[1])}
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
    what = "action" if event_.thing else "player"
    return {"what": what, "action": words.action_name(event_.thing) if event_.thing else ""}


def _of_automa(words: Names, event_: Event) -> Args:
    """A card of the Automa with its actions of the season in which it is drawn."""
    bars = base_bars(AUTOMA_CARDS[event_.amount - 1], event_.source.rpartition("_")[2])
    actions = words.listed(words.action_name(bar) for bar in bars)
    return {"amount": event_.amount, "count": len(bars), "actions": actions}


def _of_age(words: Names, event_: Event) -> Args:
    if event_.thing in WINE_TYPES:
        return {"what": "wine", "wine": words.wine_name(event_.thing, event_.amount)}
    return {"what": "all" if event_.thing == "all" else "wines", "amount": event_.amount}


def _gift(event_: Event) -> str:
    """Whether something was a papa's."""
    return "yes" if event_.source.startswith("papa:") else "no"
