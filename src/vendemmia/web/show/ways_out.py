"""A way out that can be pressed: another answer to the same end, or a step towards what is not possible yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import FIELD_VALUES, SPACES, STRUCTURE_COST, STRUCTURE_NUMBER, WORKERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from vendemmia.engine import Refusal, State

    from .choices import Answer

MONEY = ("give_tour", "build_or_tour", "sell_or_field", "flip_field", "gain_lira")
BUILD = ("build_structure", "build_or_tour")
STEPS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("BUILDING_TOO_DEAR", "TRAINING_TOO_DEAR", "LIRA_SHORT"), MONEY),
    **dict.fromkeys(("STRUCTURE_NEEDED", "NOT_BUILT"), BUILD),
    "NOT_A_VINE": ("draw_vine",),
    "NOT_AN_ORDER": ("draw_order",),
    "FIELD_EMPTY": ("plant_vine",),
    "GRAPE_MISSING": ("harvest_field",),
    "ORDER_NOT_FILLABLE": ("make_wine",),
    "WINE_MISSING": ("make_wine",),
}
"""Actions that bring what a placement lacks."""

OTHERS: dict[str, tuple[str, ...]] = {
    "MEDIUM_CELLAR_FIRST": ("structure:medium_cellar",),
    "BONUS_MANDATORY": ("do:bonus",),
    "ROW_RESERVED": ("row:1",),
    "MAT_FULL": tuple(f"field:{value}" for value in FIELD_VALUES),
    "SPECIAL_TOO_DEAR": ("worker:regular",),
    **dict.fromkeys(
        ("FIELD_FULL", "FIELD_SOLD", "FIELD_HARVESTED", "FIELD_EMPTY", "FIELD_PLANTED", "FIELD_BUILT_ON"),
        tuple(f"field:{value}" for value in FIELD_VALUES),
    ),
    "FIELD_NOT_EMPTY": ("mat", *(f"field:{value}" for value in FIELD_VALUES)),
}
"""Answers of which the first that is possible serves the same end."""


def instead(code: str, refusals: Sequence[Refusal], legal: Mapping[str, Answer]) -> Answer | None:
    """Another answer to the same end: another space or worker for an action, another field, what has to come before."""
    near = _spaces(code) if code.startswith("place:") else _others(code, refusals)
    return next((legal[other] for other in near if other in legal), None)


def _spaces(code: str) -> Iterator[str]:
    action, space, worker = code.removeprefix("place:").rsplit(":", 2)
    yield from (f"place:{action}:{other}:{worker}" for other in SPACES if other != space)
    yield from (f"place:{action}:{space}:{other}" for other in WORKERS if other != worker)
    yield from (f"place:{action}:{there}:{other}" for there in SPACES for other in WORKERS)


def _others(code: str, refusals: Sequence[Refusal]) -> Sequence[str]:
    """Only a field stands for a field: a vine that fits nowhere is not helped by one."""
    found = OTHERS.get(refusals[0].code, ()) if refusals else ()
    if found and found[-1].startswith("field:") and not code.startswith(("field:", "mat")):
        return ()
    return found


def first(code: str, refusals: Sequence[Refusal], state: State, legal: Mapping[str, Answer]) -> Answer | None:
    """A worker that can be placed now so that the next one finds what is lacking. It takes two workers.

    Rather one that brings enough money, and rather not the grande worker.
    """
    if not code.startswith("place:") or len(refusals) != 1 or refusals[0].code not in STEPS or not _has_two(state):
        return None
    structure = refusals[0].params.get("structure")
    if structure in STRUCTURE_NUMBER and not _can_pay(state, str(structure)):
        return None
    short = _short(refusals[0])
    steps = [
        answer
        for action in STEPS[refusals[0].code]
        for other, answer in legal.items()
        if other.startswith(f"place:{action}:")
    ]
    return min(steps, key=lambda step: (_brings(step) < short, step.code.endswith(":grande")), default=None)


def _short(refusal: Refusal) -> int:
    """How much money is lacking."""
    needs, has = refusal.params.get("needs"), refusal.params.get("has")
    return needs - has if isinstance(needs, int) and isinstance(has, int) else 0


def _brings(step: Answer) -> int:
    return sum(part.amount for part in step.outlook if part.thing == "lira")


def _has_two(state: State) -> bool:
    assert state.to_move is not None
    vineyard = state.vineyards[state.to_move]
    return sum(vineyard.available(worker) for worker in range(len(WORKERS))) > 1


def _can_pay(state: State, structure: str) -> bool:
    """Structures of the vineyard mat only: whether the card of another is in hand has to be looked up there."""
    assert state.to_move is not None
    number = STRUCTURE_NUMBER[structure]
    return number < len(STRUCTURE_COST) and state.vineyards[state.to_move].lira >= STRUCTURE_COST[number]
