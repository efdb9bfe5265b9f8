"""The options of a game."""

from __future__ import annotations

from typing import NamedTuple

from .errors import OptionsError
from .names import MAX_SEATS


class Options(NamedTuple):
    """What is agreed before the game. Every value is checked when a game is made from it."""

    players: int = 2
    friendly: bool = False
    """PLACE-9."""
    advanced: bool = False
    """SET-7."""
    max_years: int | None = None
    """GAME-4: end after this year as if 20 VP had been reached."""

    def check(self) -> None:
        if isinstance(self.players, bool) or not isinstance(self.players, int):
            raise OptionsError(f"players must be a whole number, not {self.players!r}")
        if not 2 <= self.players <= MAX_SEATS:
            raise OptionsError(f"players must be 2 to {MAX_SEATS}, not {self.players}")
        for name in ("friendly", "advanced"):
            if not isinstance(getattr(self, name), bool):
                raise OptionsError(f"{name} must be true or false, not {getattr(self, name)!r}")
        if self.max_years is not None and (
            isinstance(self.max_years, bool) or not isinstance(self.max_years, int) or self.max_years < 1
        ):
            raise OptionsError(f"max_years must be a whole number from 1, not {self.max_years!r}")

    def to_json(self) -> dict[str, object]:
        """What differs from the default, and always the players."""
        plain: dict[str, object] = {"players": self.players}
        for name, default in Options._field_defaults.items():
            if name != "players" and getattr(self, name) != default:
                plain[name] = getattr(self, name)
        return plain

    @classmethod
    def from_json(cls, plain: object) -> Options:
        if not isinstance(plain, dict):
            raise OptionsError("options must be an object")
        unknown = sorted(str(name) for name in plain if name not in cls._fields)
        if unknown:
            raise OptionsError("unknown options: " + ", ".join(unknown))
        options = cls(**plain)
        options.check()
        return options
