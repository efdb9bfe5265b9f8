"""The eleven special workers (SPW-4 to SPW-14)."""

from __future__ import annotations

from typing import Final, NamedTuple


class SpecialWorker(NamedTuple):
    id: str
    least_players: int = 1
    """Fewer players than this, and the card is replaced (SPW-1, MOD-5)."""


SPECIAL_WORKERS: Final = (
    SpecialWorker("farmer"),
    SpecialWorker("mafioso"),
    SpecialWorker("merchant", least_players=2),
    SpecialWorker("chef", least_players=2),
    SpecialWorker("innkeeper", least_players=3),
    SpecialWorker("professore"),
    SpecialWorker("soldato", least_players=2),
    SpecialWorker("politico"),
    SpecialWorker("oracle"),
    SpecialWorker("traveler"),
    SpecialWorker("messenger"),
)
SPECIALS_REVEALED: Final = 2
SPECIAL_SURCHARGE: Final = 1
"""SPW-2."""
