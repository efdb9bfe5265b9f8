"""What can be wrong with a record: an id and its parameters. The catalogues have the words."""

from __future__ import annotations

from vendemmia.engine import Fault, IllegalAction, Problem, VendemmiaError


class Flaw(Fault):
    """What can be wrong with a record. The name is the stable id, the value what programmers read."""

    NO_JSON = "line {line} is not JSON"
    BEYOND_BOUNDS = "a number or a nesting beyond all bounds"
    OTHER_FORMAT = "the format is not {format}"
    OTHER_RULES = "version {recorded} of the rules, known are 1 to {current}"
    UNKNOWN_KEYS = "unknown keys {keys}"
    WRONG_KIND = "{key} is missing or of the wrong kind"
    NO_GAME = "the options describe no game"
    DAMAGED = "the text is damaged in line {line}"
    NO_CODE = "not a code"
    CHANGED = "it was changed, or something before it is missing"
    PLIES_MISSING = "the plies from here on are missing"
    POSITION_CHANGED = "the saved position was changed"
    START_IMPOSSIBLE = "a position that cannot be"
    START_DIFFERS = "a position with other options"
    UNKNOWN_CODE = "unknown action {code}"
    NOT_LEGAL = "{code} is not legal"
    GAME_OVER = "the game is over"
    OTHER_END = "the checksum is {checksum}, not {recorded}"
    NOT_REPLAYABLE = "the rules have changed, and the position was not saved"

    @property
    def message(self) -> str:
        """The id of the message in the catalogues."""
        return f"flaw-{self.name.lower()}"


class RecordError(VendemmiaError):
    """A file that is not a valid record, or a record that cannot be replayed."""

    def __init__(
        self, flaw: Flaw, ply: int | None = None, cause: VendemmiaError | None = None, **params: int | str
    ) -> None:
        super().__init__(flaw, ply, cause)
        self.flaw = flaw
        """What is wrong."""
        self.ply = ply
        """The first bad ply, counted from 1; None if that is not known."""
        self.cause = cause
        """The error of the engine behind it, if any. Its reasons and problems are among those of this error."""
        self.params = params
        """The parameters that the message needs."""
        self.problems = (Problem(flaw, params),)
        """What is wrong, as ids with parameters."""
        if isinstance(cause, IllegalAction):
            self.reasons = cause.reasons
        elif cause is not None:
            self.problems += cause.problems

    @property
    def code(self) -> str:
        """The stable id of the flaw."""
        return self.flaw.name

    def __str__(self) -> str:
        at = "" if self.ply is None else f"ply {self.ply}: "
        return f"{at}{self.code}: {self.problems[0]}" + ("" if self.cause is None else f": {self.cause}")

    def __reduce__(self) -> tuple[object, ...]:
        return _error, (self.flaw, self.ply, self.cause, self.params)


def _error(flaw: Flaw, ply: int | None, cause: VendemmiaError | None, params: dict[str, int | str]) -> RecordError:
    return RecordError(flaw, ply, cause, **params)


class UndoFault(Fault):
    """What cannot be taken back."""

    UNDO_TOO_FAR = "cannot go back to ply {to}; the earliest is {floor}"


class UndoRefused(VendemmiaError):
    """Undo would go back behind something revealed or another seat's decision."""

    def __init__(self, to: int, floor: int) -> None:
        super().__init__(to, floor)
        self.problems = (Problem(UndoFault.UNDO_TOO_FAR, {"to": to, "floor": floor}),)
        """What is wrong, as ids with parameters."""
        self.floor = floor
        """The earliest ply that undo can return to."""
