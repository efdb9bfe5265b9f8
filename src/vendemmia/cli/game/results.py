"""How a game ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import solo_result, standings

from ..terminal import INDENT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vendemmia.engine import State
    from vendemmia.locale import Words


def result_lines(words: Words, state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield the places at the end, or that the game is not over yet."""
    if not state.is_over:
        yield words.message("cli-not-over", year=state.year)
        return
    yield words.message("cli-final")
    if state.rules.options.solo is not None:
        yield from solo_lines(words, state)
        return
    for place in sorted(standings(state), key=lambda place: (place.rank, place.seat)):
        yield INDENT + words.message(
            "cli-standing",
            rank=place.rank,
            player=names[place.seat],
            vp=place.vp,
            lira=place.lira,
            wine=place.wine,
            grapes=place.grapes,
        )


def solo_lines(words: Words, state: State) -> Iterator[str]:
    """Yield the result against the Automa, and why a game was lost before its last year."""
    vp = state.vineyards[0].vp
    if state.year < state.rules.last_year:
        behind = state.rules.automa_markers and vp <= state.automa_vp
        yield INDENT + words.message("cli-solo-behind" if behind else "cli-solo-few-workers", year=state.year)
    yield INDENT + words.solo_result(solo_result(state), vp, state.automa_vp)
