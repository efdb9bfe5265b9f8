"""Playing a session to its end: question after question, until the game is over or the player leaves."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from ..errors import DONE, INTERRUPTED, InputEnded, Quit
from .question import TerminalQuestion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .session import TerminalSession


@contextmanager
def closing_is_interrupting() -> Iterator[None]:
    """Treat a closed terminal window or SIGTERM like Ctrl-C: the game is saved."""
    wanted = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    before = {
        number: signal.signal(number, signal.default_int_handler)
        for number in wanted
        if number is not None and threading.current_thread() is threading.main_thread()
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def run_session(session: TerminalSession) -> int:
    """Play until the game is over, the player leaves or the input ends. Returns the exit code."""
    code = DONE
    try:
        with closing_is_interrupting():
            while (seat := session.next_person()) is not None:
                TerminalQuestion(session, seat).ask()
            session.show_end()
    except KeyboardInterrupt:
        with suppress(OSError):  # The terminal may be gone.
            session.terminal.say("", session.words.message("cli-interrupted"))
        code = INTERRUPTED
    except InputEnded:
        session.terminal.say(session.words.message("cli-input-ended"))
    except Quit:
        pass
    except Exception:
        session.leave()  # An error does not lose the game.
        raise
    session.leave()
    return code
