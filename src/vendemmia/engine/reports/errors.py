"""What can go wrong when the engine is used. Nothing changes when one of these is raised.

`problems` and `reasons` say what is wrong as ids with parameters, for the words that a player reads. The text of an
error is for programmers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .faults import PlayFault, problem
from .wording import shortened

if TYPE_CHECKING:
    from .faults import Problem
    from .reasons import Refusal


class VendemmiaError(Exception):
    """The base of every error of this package."""

    problems: tuple[Problem, ...] = ()
    """What is wrong, as ids with parameters. The text of the error is for programmers."""
    reasons: tuple[Refusal, ...] = ()
    """Why the rules refuse an answer; empty for other errors."""

    def __str__(self) -> str:
        return "; ".join(str(each) for each in self.problems) or super().__str__()


class ProblemError(VendemmiaError):
    """An error that consists of its problems."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems
        """What is wrong, as ids with parameters."""


class OptionsError(ProblemError):
    """Options that do not describe a game."""


class SeedError(OptionsError):
    """A seed that is neither a whole number within its bounds nor a secret."""


class UnknownCode(VendemmiaError):
    """A code or number that is not in the table of answers."""

    def __init__(self, code: object) -> None:
        super().__init__(code)
        self.problems = (problem(PlayFault.CODE_UNKNOWN, code=shortened(code)),)
        """What is wrong, as ids with parameters."""
        self.code = code
        """What was given."""


class IllegalAction(VendemmiaError):
    """An answer that is not legal now, with the reasons."""

    def __init__(self, code: str, reasons: tuple[Refusal, ...]) -> None:
        super().__init__(code, reasons)
        self.problems = (problem(PlayFault.ANSWER_ILLEGAL, code=code),)
        """What is wrong, as ids with parameters."""
        self.code = code
        """The code of the answer."""
        self.reasons = reasons
        """Why it is not legal; never empty."""

    def __str__(self) -> str:
        return f"{super().__str__()}: " + "; ".join(repr(reason) for reason in self.reasons)


class GameOver(VendemmiaError):
    """The game has ended: no seat is to move."""

    problems = (problem(PlayFault.GAME_ENDED),)
    """What is wrong, as ids with parameters."""


class PositionError(ProblemError):
    """A position that cannot exist. `problems` lists everything that is wrong with it."""


class EncodingError(VendemmiaError, ValueError):
    """Something that has no row, or options, memory or answers that do not fit a batch."""
