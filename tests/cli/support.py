"""What the tests of the command line are written with: a run of the command with prepared answers."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from random import Random
from typing import TYPE_CHECKING, NamedTuple
from unittest.mock import patch

from vendemmia.cli import main
from vendemmia.cli.terminal import COVER_LINES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

COVER = "\n" * COVER_LINES
PROMPT = re.compile(r"Your answer(?: \(1 is the only choice\)|, 1 to (\d+)), or help: $")
ENTER = re.compile(r"(press Enter|clear the screen): $")


class Run(NamedTuple):
    code: int
    out: str
    err: str


class Answers(io.StringIO):
    """Standard input that looks at what was printed before it answers; `None` is the end of the input."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self.answer = answer
        self.out = io.StringIO()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as in StringIO itself
        self.out.seek(max(0, self.out.tell() - 200))
        given = self.answer(self.out.read())
        return "" if given is None else given + "\n"


def run(*argv: str, answers: Iterable[str] | Callable[[str], str | None] = ()) -> Run:
    """Run a command with these answers, or with what a function answers to the end of the output."""
    waiting: Iterator[str] = iter(()) if callable(answers) else iter(answers)
    stdin = Answers(answers if callable(answers) else lambda _: next(waiting, None))
    err = io.StringIO()
    with patch.object(sys, "stdin", stdin), contextlib.redirect_stdout(stdin.out), contextlib.redirect_stderr(err):
        code = main(argv)
    return Run(code, stdin.out.getvalue(), err.getvalue())


def at_random(seed: int) -> Callable[[str], str]:
    """Somebody who answers every question with any number that is possible."""
    rng = Random(seed)

    def answer(printed: str) -> str:
        if ENTER.search(printed):
            return ""
        asked = PROMPT.search(printed)
        assert asked, printed
        return str(rng.randint(1, int(asked[1] or 1)))

    return answer


def always(answer: str) -> Callable[[str], str]:
    """Somebody who has only one answer, and presses Enter where that is asked."""
    return lambda printed: "" if ENTER.search(printed) else answer
