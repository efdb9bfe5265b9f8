"""What tests are written with: a table set up from a position, and the mark that names a rule."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest

from vendemmia import CODES, Game, State
from vendemmia.engine.numbers.names import CARDS, COLOURS, REGIONS, STRUCTURE_NUMBER, WINE_TYPES, WORKERS
from vendemmia.engine.positions.position import fields_of, tokens_of
from vendemmia.record import UNKNOWN

if TYPE_CHECKING:
    from vendemmia.engine import Event, Reason


class WordsMissing(AssertionError):
    """Players would read something plain here; a test must not."""


class ReportHandler(logging.Handler):
    """Makes an error of a report that there are no words for something."""

    def emit(self, record: logging.LogRecord) -> None:
        raise WordsMissing(record.getMessage())


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test with the numbers of the rules that it pins."""
    return pytest.mark.rule(*numbers)


class Table:
    """A game set up from a position.

    Keywords are those of a seat and go to seat 0 (`lira=4, hand=["merlot"], fields={5: ["syrah"]}`), which is to move
    unless `to_move` says otherwise. `others` lists the other seats; the rest are keys of the position.
    """

    TOP = (
        "options",
        "year",
        "season",
        "to_move",
        "first",
        "passed",
        "temporary",
        "final_year",
        "board",
        "discards",
        "automa",
        "stack",
        "seed",
        "specials",
        "grape",
        "fresh",
        "draft",
    )

    def __init__(self, players: int = 2, others: list[dict[str, Any]] | None = None, **given: Any) -> None:
        options = {"players": players, **given.pop("options", {})}
        plain: dict[str, Any] = {"format": "vendemmia-position/1", "options": options, "to_move": 0, "seed": 1}
        for key in self.TOP:
            if key in given:
                plain[key] = given.pop(key)
        plain["seats"] = [_seat(given), *(_seat(other) for other in others or [])]
        state = State.from_json(plain)  # Not tried out: a test may want a moment that no game leads to.
        self.game = Game(state.rules.options, 0, state, plain)
        self.events: list[Event] = []
        """What the last call of `play` brought."""

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def to_move(self) -> int | None:
        return self.state.to_move

    def play(self, *codes: str) -> Table:
        """Play some codes, one after the other.

        Checks for the record are left out: no test reads them here, and each takes as long as several moves.
        """
        self.events = []
        for code in codes:
            self.events += self.game.play(code, recorded=UNKNOWN)
        return self

    def codes(self, prefix: str = "") -> list[str]:
        """The legal codes, or those that begin with a prefix."""
        return [code for code in self.state.codes() if code.startswith(prefix)]

    def reasons(self, code: str) -> list[Reason]:
        return [refusal.reason for refusal in self.state.why_not(code)]

    def seat(self, seat: int = 0) -> dict[str, Any]:
        """A seat in words: lira, vp, residual, structures, fields, crush_pad, cellar, hand, workers, row."""
        vineyard = self.state.vineyards[seat]
        return {
            "lira": vineyard.lira,
            "vp": vineyard.vp,
            "residual": vineyard.residual,
            "structures": [name for name, n in STRUCTURE_NUMBER.items() if vineyard.structures >> n & 1],
            "fields": fields_of(vineyard),
            "crush_pad": tokens_of(COLOURS, vineyard.crush_pad),
            "cellar": tokens_of(WINE_TYPES, vineyard.cellar),
            "hand": [CARDS[card] for card in vineyard.hand],
            "workers": {"regular": vineyard.regular, "grande": vineyard.grande, **_specials(vineyard.special)},
            "training": vineyard.training,
            "trainees": list(_specials(vineyard.trainees)),
            "row": vineyard.row,
            "next_row": vineyard.next_row,
            "stars": {name: stars for n, name in enumerate(REGIONS) if (stars := vineyard.stars >> 3 * n & 7)},
        }

    def __getattr__(self, name: str) -> Any:
        """`table.lira`, `table.hand` … of seat 0."""
        seat = self.seat(0)
        if name in seat:
            return seat[name]
        raise AttributeError(name)


def _specials(mask: int) -> dict[str, int]:
    """The special workers of a mask."""
    return {name: 1 for number, name in enumerate(WORKERS) if mask >> number & 1}


def _seat(given: dict[str, Any]) -> dict[str, Any]:
    plain = dict(given)
    if "fields" in plain:
        plain["fields"] = {str(value): vines for value, vines in plain["fields"].items()}
    return plain


ALL_CODES = CODES
