"""The reason for an answer, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vendemmia.advice import VISITOR_USES
from vendemmia.engine.catalogue import ACTIONS, CARDS, DECK_OF, ORDER_DECK, STRUCTURES, WINE_TYPES, order_of

from .outlooks import outlook

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vendemmia.advice import Why
    from vendemmia.engine import Board

    from .catalogue import Args
    from .names import Names


def advice_arguments(words: Names, params: Mapping[str, Any]) -> Args:
    """Return the parameters of a reason in words. Evaluations keep cards, structures and wines as numbers."""
    args: Args = {name: SPOKEN[name](words, value) if name in SPOKEN else value for name, value in params.items()}
    card = params.get("card")
    if isinstance(card, int) and DECK_OF[card] == ORDER_DECK:
        order = order_of(card)
        args |= {"wines": _wines(words, order.wines), "vp": order.vp}
    return args


def plan(words: Names, steps: Sequence[tuple[str, Mapping[str, int]]], years: str) -> str:
    """Return the steps of a plan in one line; `years` is "this" in the last year, else "both"."""
    told = [words.message(f"plan-{step}", **advice_arguments(words, params)) for step, params in steps]
    return words.message("hint-plan", steps=words.listed(told), years=years)


def fact(words: Names, why: Why, board: Board) -> str:
    """Return a fact of the position as a sentence."""
    if why.id in PRINTED:
        return PRINTED[why.id](words, *why.params.values())
    args = advice_arguments(words, why.params)
    if "row" in why.params:
        args["text"] = words.row_text(why.params["row"], board)  # type: ignore[arg-type]
    return words.message(f"why-{why.id}", **args)


def _card(words: Names, card: int | str) -> str:
    return words.card_name(CARDS[card] if isinstance(card, int) else card)


def _structure(words: Names, structure: int | str) -> str:
    return words.structure_name(STRUCTURES[structure] if isinstance(structure, int) else structure)


def _wine(words: Names, wine: int | str | tuple[str, int]) -> str:
    """Return the id of a type of wine, or a wine of an order in words."""
    if isinstance(wine, tuple):
        return words.message(f"order-wine-{wine[0]}", value=wine[1])
    return WINE_TYPES[wine] if isinstance(wine, int) else wine


def _wines(words: Names, wines: int | tuple[tuple[str, int], ...]) -> int | str:
    """Return how many wines, or the wines of an order."""
    return wines if isinstance(wines, int) else words.listed(_wine(words, wine) for wine in wines)


def _grapes(words: Names, grapes: tuple[tuple[str, int], ...]) -> str:
    return words.listed(words.message(f"vine-{colour}", value=value) for colour, value in grapes)


SPOKEN: dict[str, Callable[[Names, Any], str | int]] = {
    "card": _card,
    "vine": _card,
    "structure": _structure,
    "structures": lambda words, structures: words.listed(_structure(words, each) for each in structures),
    "wine": _wine,
    "wines": _wines,
    "grapes": _grapes,
    "outlook": outlook,
    "action": lambda words, action: words.action_name(ACTIONS[action]) if isinstance(action, int) else action,
    "use": lambda _, use: VISITOR_USES[use],
}
"""How parameters are said that are neither numbers nor names of variants."""

PRINTED: dict[str, Callable[[Names, Any], str]] = {
    "card-text": lambda words, card: words.card_text(card),
    "structure-text": lambda words, structure: words.structure_text(structure),
    "parent-text": lambda words, parent: words.parent_text(parent),
    "worker-text": lambda words, worker: words.worker_text(worker),
}
"""Reasons that are the text printed on a thing."""
