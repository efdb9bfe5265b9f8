"""Set-up steps that the modules add, before the parents are dealt (SPW-1, MOD-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import SPRING
from ..state.frames import register
from ..verbs.offers import InTurn
from ..year.draft import DealPacks, PassPacks, PickCard, RevealSpecials
from .structure_cards import DRAFTED

if TYPE_CHECKING:
    from ..state.frames import Node

MODULE_STEPS: Final[dict[str, tuple[int, Node]]] = {
    "specials": (SPRING, RevealSpecials()),
    "deal_packs": (SPRING, DealPacks()),
    "pick_card": (SPRING, InTurn(PickCard(), clockwise=True)),
    "pass_packs": (SPRING, PassPacks()),
}
for name, (_, node) in MODULE_STEPS.items():
    register(f"step:{name}", node)


def module_set_up(special_workers: bool, draft: bool) -> list[str]:
    """Return the names of the steps, in their order."""
    steps = ["specials"] if special_workers else []
    if draft:
        steps += ["deal_packs", *["pick_card", "pass_packs"] * (DRAFTED - 1), "pick_card"]
    return steps
