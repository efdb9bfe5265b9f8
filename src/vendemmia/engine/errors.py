"""What can go wrong when the engine is used. Nothing changes when one of these is raised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .wording import shortened

if TYPE_CHECKING:
    from .reasons import Refusal


class VendemmiaError(Exception):
    """The base of every error of this package."""


class OptionsError(VendemmiaError):
    """Options that do not describe a game."""


class SeedError(OptionsError):
    """A seed that is neither a whole number within its bounds nor a secret."""


class UnknownCode(VendemmiaError):
    """A code or number that is not in the action table."""

    def __init__(self, code: object) -> None:
        super().__init__(f"unknown action {shortened(code)}")
        self.code = code


class IllegalAction(VendemmiaError):
    """An action that is refused here and now, with the reasons."""

    def __init__(self, code: str, reasons: tuple[Refusal, ...]) -> None:
        super().__init__(f"{code} is not legal: " + "; ".join(repr(reason) for reason in reasons))
        self.code = code
        self.reasons = reasons


class GameOver(VendemmiaError):
    """The game has ended; nobody is to move."""

    def __init__(self) -> None:
        super().__init__("the game is over")


class PositionError(VendemmiaError):
    """A position that cannot be; `problems` lists all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
