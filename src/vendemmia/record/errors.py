"""What can be wrong with a record: a code and its parameters. The catalogues have the words."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from vendemmia.engine import IllegalAction, VendemmiaError

if TYPE_CHECKING:
    from vendemmia.engine import Refusal


class Flaw(Enum):
    """The name is the stable code and, in small letters, the end of the id of its message."""

    NO_JSON = auto()
    BEYOND_BOUNDS = auto()
    OTHER_FORMAT = auto()
    OTHER_RULES = auto()
    UNKNOWN_KEYS = auto()
    WRONG_KIND = auto()
    NO_GAME = auto()
    DAMAGED = auto()
    NO_CODE = auto()
    CHANGED = auto()
    PLIES_MISSING = auto()
    POSITION_CHANGED = auto()
    START_IMPOSSIBLE = auto()
    START_DIFFERS = auto()
    UNKNOWN_CODE = auto()
    NOT_LEGAL = auto()
    GAME_OVER = auto()
    OTHER_END = auto()
    NOT_REPLAYABLE = auto()


class RecordError(VendemmiaError):
    """A file that is not a valid record. `ply` is the first bad one (counted from 1), if it is known.

    `flaw`, `params` and `reasons` are for the message that a user reads. The text of the error is for programmers: it
    has them as they are, and what the engine said (`cause`).
    """

    def __init__(
        self, flaw: Flaw, ply: int | None = None, cause: VendemmiaError | None = None, **params: int | str
    ) -> None:
        at = "" if ply is None else f"ply {ply}: "
        listed = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{at}{flaw.name}({listed})" + ("" if cause is None else f": {cause}"))
        self.flaw = flaw
        self.ply = ply
        self.cause = cause
        self.params = params

    @property
    def code(self) -> str:
        return self.flaw.name

    @property
    def reasons(self) -> tuple[Refusal, ...]:
        """Why the engine refuses the answer, if it is one that is not legal."""
        return self.cause.reasons if isinstance(self.cause, IllegalAction) else ()
