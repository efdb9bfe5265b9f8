"""What needs the network: advice for a seat, its answers in order or for a whole decision, the chances in a past game.

Each is worked out from a table alone, so that any process can do it, and is plain enough for JSON.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from vendemmia.bots import ADVICE_SEED, advise, chances_to_win, ranked
from vendemmia.engine import CODES, observe
from vendemmia.play import whole_decision
from vendemmia.web.tables.history import history

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vendemmia.bots import Advice
    from vendemmia.engine import View
    from vendemmia.web.models import Table
    from vendemmia.web.tables.history import History

LOOKED_AT: Final = 4
"""Answers of which there is advice: one more than is shown, since passing may give way to another."""
MOST_MOMENTS: Final = 400
"""Turns of a game that are evaluated: of a longer one every second or third, which no graph shows any finer."""


def worked_out(kind: str, table: Table, seat: int) -> Any:  # noqa: ANN401 - what JSON can hold
    """Return the answer to a question about a table. Call it with the lock of the table."""
    return KINDS[kind](table, seat)


class Coach:
    """Advises a seat that is asked, in this process."""

    def advice(self, view: View) -> list[Advice]:
        """Return the best few answers, the best first."""
        return advise(view, Random(ADVICE_SEED), LOOKED_AT)

    def ranked(self, view: View) -> list[int]:
        """Return the numbers of all answers, the best first."""
        return ranked(view, Random(ADVICE_SEED))

    def decision(self, view: View) -> list[str]:
        """Return the codes of the best answers to the present question and to those that belong to it."""
        return list(whole_decision(view, lambda each: CODES[self.ranked(each)[0]]))


HERE: Final = Coach()


def _view(table: Table, seat: int) -> View:
    return observe(table.game.state, seat)


def _advice(table: Table, seat: int) -> list[list[Any]]:
    found = HERE.advice(_view(table, seat))
    return [
        [each.action, each.chance, each.reason, dict(each.params), [[step, dict(params)] for step, params in each.plan]]
        for each in found
    ]


def _ranked(table: Table, seat: int) -> list[int]:
    return HERE.ranked(_view(table, seat))


def _decision(table: Table, seat: int) -> list[str]:
    return HERE.decision(_view(table, seat))


def _chances(table: Table, _: int) -> list[list[Any]]:
    """Return by ply everybody's chance."""
    return [[ply, list(shares)] for ply, shares in moments(history(table))]


def moments(past: History) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Yield the moments before every turn from the first year on, and at the end; what cannot be shown is left out."""
    plies = [turn.first for turn in past.turns if turn.mark.year and past.knows(turn.first)]
    plies = plies[:: -(-len(plies) // MOST_MOMENTS) or 1]
    at, state = -1, None
    for ply in (*plies, past.plies):
        if state is None or not all(past.leads_on(number) for number in range(at, ply)):
            state = past.state(ply)
        else:
            for number in range(at, ply):
                state.play(past.codes[number])
        at = ply
        yield ply, chances_to_win(state)


KINDS: Final[dict[str, Callable[[Table, int], Any]]] = {
    "advice": _advice,
    "ranked": _ranked,
    "decision": _decision,
    "chances": _chances,
}
