"""Reading JSON that anybody may have written: every piece is checked, and all that is wrong is listed."""

from __future__ import annotations

from .errors import PositionError


class Checker:
    """Pieces of JSON by type and range; what does not fit is noted and read as something harmless."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def wrong(self, text: str) -> None:
        self.problems.append(text)

    def stop_if_wrong(self) -> None:
        if self.problems:
            raise PositionError(self.problems)

    def mapping(self, value: object, name: str, keys: set[str] | None = None) -> dict[str, object]:
        if not isinstance(value, dict):
            self.wrong(f"{name} must be an object")
            return {}
        if keys is not None:
            for key in value:
                if key not in keys:
                    self.wrong(f"{name}: unknown key {key!r}")
        return value

    def items(self, value: object, name: str) -> list[object]:
        if not isinstance(value, list):
            self.wrong(f"{name} must be a list")
            return []
        return value

    def number(self, value: object, name: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(f"{name} must be a whole number from {least} to {most}, not {value!r}")
            return least
        return value

    def named(self, value: object, name: str, names: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in names:
            self.wrong(f"{name}: unknown {value!r}")
            return -1
        return names.index(value)
