"""What a whole game teaches: costly decisions of the same kind together, the kinds that cost most first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vendemmia.advice import GIVEN_UP
from vendemmia.engine import ActionAnswer, Placement, RowAnswer, parse

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST: Final = 3
LEAST: Final = 0.04
"""What a kind must have cost altogether to be worth a lesson."""
ACTIONS: Final = {
    "fill_order": "orders",
    **dict.fromkeys(("harvest_field", "make_wine", "yoke", "structure:wine_press", "structure:mixer"), "wine"),
    "plant_vine": "plant",
    "build_structure": "build",
    **dict.fromkeys(("train_worker", "structure:school"), "train"),
    **dict.fromkeys(("play_summer_visitor", "play_winter_visitor"), "visitors"),
    **dict.fromkeys(("give_tour", "sell_or_field", "gain_lira", "flip_field", "build_or_tour", "sell_wine"), "money"),
    **dict.fromkeys(("draw_vine", "draw_order"), "cards"),
    **dict.fromkeys(("influence", "trade"), "map"),
    **dict.fromkeys(("structure:shop", "structure:label_factory"), "orders"),
}
"""The lesson that an action belongs to, where it was better than what was done; others belong to "parts"."""


class Slip(NamedTuple):
    """A decision that cost something: its question, what was chosen, what was better, and the loss."""

    number: int
    asks: str
    chosen: str
    best: str
    loss: float


class GameLesson(NamedTuple):
    """What several decisions of a game have in common; its text is the message `lesson-ID`."""

    id: str
    times: int
    loss: float
    worst: int
    """The number of the decision that cost most."""


def kind_of(slip: Slip) -> str:
    """Return the lesson that a decision belongs to."""
    best, chosen = parse(slip.best), parse(slip.chosen)
    if slip.best == "pass" != slip.chosen:
        return "save"
    if slip.chosen == "pass" and isinstance(best, Placement):
        return "idle"
    if isinstance(best, Placement | ActionAnswer):
        same = isinstance(chosen, Placement | ActionAnswer) and chosen.action == best.action
        return "parts" if same else ACTIONS.get(best.action, "parts")
    if isinstance(best, RowAnswer):
        return "row"
    return "kept" if slip.asks in GIVEN_UP else "parts"


def lessons(slips: Iterable[Slip]) -> list[GameLesson]:
    """Return the kinds of decisions that cost most altogether, at most three."""
    found: dict[str, list[Slip]] = {}
    for slip in slips:
        found.setdefault(kind_of(slip), []).append(slip)
    told = [
        GameLesson(kind, len(some), sum(each.loss for each in some), max(some, key=lambda each: each.loss).number)
        for kind, some in found.items()
    ]
    return sorted((each for each in told if each.loss >= LEAST), key=lambda each: (-each.loss, each.id))[:MOST]
