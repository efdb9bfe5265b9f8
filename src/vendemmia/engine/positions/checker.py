"""Reading JSON from anywhere: every piece is checked, and everything that is wrong is listed."""

from __future__ import annotations

from ..reports.errors import PositionError
from ..reports.faults import Fault, PositionFault, Problem, problem
from ..reports.wording import shortened

MOST_PROBLEMS = 50
"""More than anybody reads."""


class Checker:
    """Pieces of JSON by type and range; what does not fit is noted and read as something harmless."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.further = 0
        """Problems that are counted only."""

    def wrong(self, fault: Fault, at: str, **params: int | str) -> None:
        """Note a fault at a place of the JSON."""
        self.note(problem(fault, at=at, **params))

    def note(self, found: Problem) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(found)
        else:
            self.further += 1

    def stop_if_wrong(self) -> None:
        if self.further:
            raise PositionError(*self.problems, problem(PositionFault.MORE_PROBLEMS, count=self.further))
        if self.problems:
            raise PositionError(*self.problems)

    def mapping(self, value: object, at: str, keys: set[str] | None = None) -> dict[str, object]:
        """Return an object; if keys are given, only the items with one of these keys."""
        if not isinstance(value, dict):
            self.wrong(PositionFault.NOT_AN_OBJECT, at, found=shortened(value))
            return {}
        if keys is None:
            return value
        for key in value:
            if key not in keys:
                self.wrong(PositionFault.KEY_UNKNOWN, at, found=shortened(key))
        return {key: value[key] for key in value if key in keys}

    def items(self, value: object, at: str) -> list[object]:
        if not isinstance(value, list):
            self.wrong(PositionFault.NOT_A_LIST, at, found=shortened(value))
            return []
        return value

    def number(self, value: object, at: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(PositionFault.NUMBER_RANGE, at, least=least, most=most, found=shortened(value))
            return least
        return value

    def named(self, value: object, at: str, names: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in names:
            self.wrong(PositionFault.NAME_UNKNOWN, at, found=shortened(value))
            return -1
        return names.index(value)
