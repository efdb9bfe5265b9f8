"""Why an answer is refused: what a player reads about it, on a page, in the terminal and in a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .reasons import NOT_GIVEN, reason
from .relevance import SUFFICIENT
from .ways import way_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Refusal, View

    from .names import Names

SELECTING = ("deck", "needs", "row")
"""Parameters on which the cause of a reason depends."""


class RefusalReason(NamedTuple):
    """One reason in words, with its rule."""

    code: str
    """The id of the reason."""
    text: str
    """The reason in a sentence."""
    short: str
    """The reason in two or three words."""
    rule: str
    """The number of the rule."""
    way: str
    """What would make the answer possible, or what to do instead; empty without a view."""


def explain(
    words: Names, refusals: Sequence[Refusal], names: Sequence[str], reader: int | None, view: View | None, code: str
) -> tuple[RefusalReason, ...]:
    if refusals and refusals[0].reason in SUFFICIENT:
        refusals = refusals[:1]
    return tuple(
        RefusalReason(
            each.code,
            reason(words, each, names, reader),
            short_reason(words, each),
            each.rule,
            "" if view is None else way_out(words, each, view, code, names),
        )
        for each in refusals
    )


def short_reason(words: Names, refusal: Refusal) -> str:
    """Return a reason in two or three words."""
    key = "short-" + refusal.code.lower().replace("_", "-")
    if not words.has_message(key):
        return words.message("short-no")
    return words.message(
        key, lacking=refusal.lacking, **{name: refusal.params.get(name, NOT_GIVEN) for name in SELECTING}
    )
