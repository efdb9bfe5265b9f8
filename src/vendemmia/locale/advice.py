"""The parameters of a reason for an answer, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import CARDS, STRUCTURES, WINE_TYPES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .catalogue import Args
    from .names import Names


def advice_arguments(words: Names, params: Mapping[str, int]) -> Args:
    """Cards and structures by name, types of wine by id, everything else as the number it is."""
    args: Args = {}
    for name, value in params.items():
        if name == "card":
            args[name] = words.card_name(CARDS[value])
        elif name == "structure":
            args[name] = words.structure_name(STRUCTURES[value])
        else:
            args[name] = WINE_TYPES[value] if name == "wine" else value
    return args
