"""Reading JSON that anybody may have written: every piece is checked, and all that is wrong is listed."""

from __future__ import annotations

from .errors import PositionError
from .wording import shortened

MOST_PROBLEMS = 50
"""More than anybody reads."""


class Checker:
    """Pieces of JSON by type and range; what does not fit is noted and read as something harmless."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.further = 0
        """Problems that are counted only."""

    def wrong(self, text: str) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(text)
        else:
            self.further += 1

    def stop_if_wrong(self) -> None:
        if self.problems:
            raise PositionError([*self.problems, f"and {self.further} more"] if self.further else self.problems)

    def mapping(self, value: object, name: str, keys: set[str] | None = None) -> dict[str, object]:
        """An object; of one whose keys are given, what has such a key."""
        if not isinstance(value, dict):
            self.wrong(f"{name} must be an object")
            return {}
        if keys is None:
            return value
        for key in value:
            if key not in keys:
                self.wrong(f"{name}: unknown key {shortened(key)}")
        return {key: value[key] for key in value if key in keys}

    def items(self, value: object, name: str) -> list[object]:
        if not isinstance(value, list):
            self.wrong(f"{name} must be a list")
            return []
        return value

    def number(self, value: object, name: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(f"{name} must be a whole number from {least} to {most}, not {shortened(value)}")
            return least
        return value

    def named(self, value: object, name: str, names: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in names:
            self.wrong(f"{name}: unknown {shortened(value)}")
            return -1
        return names.index(value)
