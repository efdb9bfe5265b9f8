"""Reasons in words: one message for each, with the parameters that the engine gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import AUTOMA, SPECIAL_WORKERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Refusal

    from .catalogue import Args
    from .names import Names

NOT_GIVEN = "unset"
"""The message argument for a parameter that a refusal does not have."""

PARAMETERS = (
    *("adds", "card", "cost", "deck", "field", "has", "most", "needs", "player", "players", "region", "row"),
    *("structure", "wine", "worker"),
)
"""All arguments that the message of a reason may use."""


def arguments(words: Names, refusal: Refusal, names: Sequence[str], reader: int | None = None) -> Args:
    """Return the parameters of a refusal in words."""
    args: Args = dict.fromkeys((*PARAMETERS, "name"), NOT_GIVEN)
    seat = refusal.params.get("seat")
    args["who"] = "automa" if seat == AUTOMA else "you" if seat is not None and seat == reader else "player"
    for name, value in refusal.params.items():
        match name, value:
            case "seat", int():
                args["player"] = words.player_name(value, names)
            case "structure", str():
                args[name] = words.structure_name(value)
            case "card", str():
                args[name] = words.card_mention(value)
            case "region", str():
                args[name] = words.region_name(value)
            case "worker", str():
                kind = "special" if value in SPECIAL_WORKERS else value
                args |= {"worker": kind, "name": words.worker_title(value)}
            case _:
                args[name] = value
    return args


def reason(words: Names, refusal: Refusal, names: Sequence[str], reader: int | None) -> str:
    return words.message(f"reason-{refusal.code.lower()}", **arguments(words, refusal, names, reader))
