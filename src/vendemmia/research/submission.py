"""A submitted player: a Python object with one method, or a program that reads questions and answers them.

An object has `choose(view)` or `choose(view, rng)` and returns the number or the code of a legal answer. A program gets
one line of JSON for each question on its standard input and answers with one line, the code; it ends with its input.
docs/research/benchmark.md describes both.
"""

from __future__ import annotations

import base64
import inspect
import json
import operator
import shlex
import subprocess
import threading
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import Empty, Queue
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vendemmia.bots import FROZEN, PLAYERS, player
from vendemmia.engine import CODES, encode_view, problem, shorten_value

from .faults import BenchmarkError, BenchmarkFault

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from vendemmia.bots import Player
    from vendemmia.engine import View

LINES: Final = "vendemmia-lines/1"
"""The format of the questions for programs."""


class Submission(NamedTuple):
    """What was submitted."""

    name: str
    """MODULE:NAME, a level such as `expert`, or the command line of a program."""
    program: bool = False
    seconds: float = 60.0
    """How long a program may take for one answer."""

    def player(self) -> Player:
        """Return the player. BenchmarkError if there is none of this name."""
        if self.program:
            return ProgramPlayer(self)
        if self.name.partition(":")[0] in (*PLAYERS, *FROZEN):
            try:
                return player(self.name)
            except (ValueError, OSError) as error:
                raise _cannot_load(self.name, " ".join(str(error).split()).rstrip(".")) from None
        return ObjectPlayer(self.name, loaded(self.name))


def loaded(name: str) -> Any:  # noqa: ANN401 - any object of the module
    """Return the object that MODULE:NAME names; a class or a function is called for it."""
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise _cannot_load(name, "it is not of the form MODULE:NAME")
    try:
        found = operator.attrgetter(attribute)(import_module(module))
        return found() if inspect.isclass(found) or inspect.isfunction(found) else found
    except Exception as error:  # noqa: BLE001 - people must see every error of their module
        raise _cannot_load(name, what_failed(error)) from None


def what_failed(error: BaseException) -> str:
    """Return an error in one line, with the place where it was raised."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    theirs = [frame for frame in traceback.extract_tb(error.__traceback__) if not _is_ours(frame.filename)]
    place = "".join(f" ({Path(frame.filename).name}, line {frame.lineno})" for frame in theirs[-1:])
    return " ".join(text.split()).rstrip(".") + place


def _is_ours(file: str) -> bool:
    """Return whether a file belongs to this package or to Python's import system."""
    return file.startswith("<frozen") or Path(file).parent == Path(__file__).parent


def checked(name: str, view: View, answer: object) -> int:
    """Return the number of an answer that was given as a number or a code. BenchmarkError unless it is legal."""
    number = -1
    if isinstance(answer, str):
        number = NUMBERS.get(answer.strip(), -1)
    else:
        with suppress(TypeError):
            number = operator.index(answer)  # type: ignore[arg-type]
    if number not in view.legal:
        raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_ANSWER, name=name, answer=shorten_value(answer)))
    return number


NUMBERS: Final = {code: number for number, code in enumerate(CODES)}


class ObjectPlayer:
    """Asks a Python object."""

    def __init__(self, name: str, asked: Any) -> None:  # noqa: ANN401 - anything with a method `choose`
        self.name = name
        method = getattr(asked, "choose", None)
        if not callable(method):
            raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_METHOD, name=name))
        self.method: Callable[..., object] = method
        self.with_chance = takes_two(method)

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers."""
        try:
            answer = self.method(view, rng) if self.with_chance else self.method(view)
        except Exception as error:  # noqa: BLE001 - people must see every error of their player
            given = {"name": self.name, "detail": what_failed(error)}
            raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_FAILED, **given)) from None
        return checked(self.name, view, answer)


def takes_two(method: Callable[..., object]) -> bool:
    """Return whether a method also takes the source of chance."""
    try:
        inspect.signature(method).bind(None, None)
    except (TypeError, ValueError):
        return False
    return True


def question_line(view: View, chance: int) -> str:
    """Return a question for a program, as one line of JSON."""
    asked = view.asked
    assert asked is not None
    plain = {
        "format": LINES,
        "seat": view.seat,
        "question": asked.id,
        "legal": [CODES[number] for number in view.legal],
        "chance": chance,
        "view": view.to_json(),
        "row": base64.b64encode(encode_view(view, len(view.vineyards))).decode(),
    }
    return json.dumps(plain, separators=(",", ":"))


RUNNING: Final[list[ProgramPlayer]] = []
"""The programs that this process has started."""


def end_programs() -> None:
    """End the programs that this process has started."""
    while RUNNING:
        RUNNING.pop().close()


class ProgramPlayer:
    """Asks a program, which runs as long as the process that asks it."""

    def __init__(self, entry: Submission) -> None:
        self.name = entry.name
        self.seconds = entry.seconds
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the user's own command
                shlex.split(entry.name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        except (OSError, ValueError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_PROGRAM, name=entry.name, detail=detail)) from None
        RUNNING.append(self)
        self.lines: Queue[str] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        """Read in a thread of its own, because a pipe cannot be read with a time limit on every system."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def choose(self, view: View, rng: Random) -> int:
        """Return the number of one of the legal answers."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(question_line(view, rng.getrandbits(53)) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.seconds)
        except OSError:
            line = ""
        except Empty:
            self.close()
            given = {"name": self.name, "seconds": f"{self.seconds:g}"}
            raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_SILENT, **given)) from None
        if not line:
            raise BenchmarkError(problem(BenchmarkFault.BENCHMARK_ENDED, name=self.name))
        return checked(self.name, view, line)

    def close(self) -> None:
        """End the program."""
        with suppress(OSError):
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()


def _cannot_load(name: str, detail: str) -> BenchmarkError:
    return BenchmarkError(problem(BenchmarkFault.BENCHMARK_MODULE, name=name, detail=detail))
