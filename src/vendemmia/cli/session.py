"""A game at one terminal: people, one after another at the same keyboard, and computer players."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager, suppress
from random import Random
from typing import TYPE_CHECKING

from vendemmia.bots import SturdyPlayer
from vendemmia.engine import CODES
from vendemmia.record import forced_answer, luck_of

from .board import Board
from .errors import DONE, INTERRUPTED, CommandError, InputEnded, Quit
from .log import Log
from .modules import module_lines
from .question import Question
from .results import result_lines
from .storage import new_file, write_record
from .workers import special_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from vendemmia.engine import State
    from vendemmia.locale import Words
    from vendemmia.record import Game, Record

    from .terminal import Terminal


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


class Session:
    """The first `humans` seats are people; `bots` are the names of the players of all others."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        humans: int,
        words: Words,
        terminal: Terminal,
        file: Path | None,
        hint: str = "",
        bots: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.names = names
        self.humans = humans
        self.words = words
        self.terminal = terminal
        self.file = file
        self.hint = hint
        """How to resume a game that was left, if not from its file."""
        self.board = Board(words, names)
        self.log = Log(words, names)
        self.facing: int | None = None if humans > 1 else 0
        """The seat at the screen."""
        self.seen: dict[int, str] = {}
        """The season in which each seat last saw the whole table."""
        self.deciders: list[int] = [-1] * len(game.codes)
        """Who decided each ply; -1 before a saved position from which the game went on."""
        self.forced: set[int] = set()
        """Plies that were decided automatically."""
        self._saved = list(game.codes)
        self.bots = bots
        self._opponents = [SturdyPlayer(name) for name in bots]

    # --- the course of the game

    def resume(self, record: Record) -> None:
        """Play the remaining plies of a record, and remember their events."""
        for code in record.codes[len(self.game.codes) :]:
            self.play(code)
        for seat in range(self.humans):
            self.log.skip(seat)
        self._saved = list(self.game.codes)

    def run(self) -> int:
        """Play until the game is over, the player leaves or the input ends. Returns the exit code."""
        code = DONE
        try:
            with closing_is_interrupting():
                self._run()
        except KeyboardInterrupt:
            with suppress(OSError):  # The terminal may be gone.
                self.terminal.say("", self.words.message("cli-interrupted"))
            code = INTERRUPTED
        except InputEnded:
            self.terminal.say(self.words.message("cli-input-ended"))
        except Quit:
            pass
        except Exception:
            self._leave()  # Whatever went wrong, the game is not lost.
            raise
        self._leave()
        return code

    def _run(self) -> None:
        while (seat := self.game.state.to_move) is not None:
            if seat >= self.humans:
                self.play(self._opponents_choice(seat))
            elif seat == self.facing and (code := forced_answer(self.state)):
                self.forced.add(len(self.deciders))
                self.play(code)
            else:
                Question(self, seat).ask()
        self._show_end()

    def _opponents_choice(self, seat: int) -> str:
        """The random numbers depend on the seed and the ply, so that a loaded game goes on the same way."""
        rng = Random(f"{luck_of(self.game.seed, self.game.rules)}/{len(self.game.codes)}")
        return CODES[self._opponents[seat - self.humans].choose(self.game.view(seat), rng)]

    # --- what questions need

    @property
    def state(self) -> State:
        return self.game.state

    def play(self, code: str) -> None:
        ply = len(self.game.codes)
        seat = self.state.to_move
        self.log.add(ply, self.game.play(code))
        self.deciders.append(-1 if seat is None else seat)

    def undo(self, all_of_them: bool = False) -> bool:
        """Take back the last decision of the seat at the screen, or all since the undo floor; False if there is none.

        What followed automatically is taken back too.
        """
        own: list[int] = []
        ply = len(self.deciders) - 1
        while ply >= self.game.undo_floor and self.deciders[ply] == self.facing:
            if ply not in self.forced:
                own.append(ply)
            ply -= 1
        if not own:
            return False
        target = min(own) if all_of_them else max(own)
        self.game.undo(target)
        self.log.take_back(target)
        del self.deciders[target:]
        self.forced = {ply for ply in self.forced if ply < target}
        return True

    def modules(self) -> list[str]:
        """What the modules of the game add, and its special workers."""
        view = self.game.view(None)
        return [*module_lines(self.words, self.game.options), *special_lines(self.words, self.names, view)]

    def save(self, file: Path | None = None) -> Path:
        """Write the record to a file, by default always to the same one."""
        if file is None:
            file = self.file = self.file or new_file(self.game.seed)
        write_record(self.words, file, self.game.record(), self.names, self.humans, self.bots)
        self._saved = list(self.game.codes)
        return file

    # --- leaving

    def _leave(self) -> None:
        if self.game.codes == self._saved:
            return
        try:
            file = self.save()
        except CommandError as error:
            self.terminal.say(str(error))
            file = self.save(new_file(self.game.seed))
        self.terminal.say_whole(self.words.message("cli-saved", file=str(file)))
        if not self.state.is_over:
            self.terminal.say_whole(self.hint or self.words.message("cli-saved-hint", file=str(file)))

    def _show_end(self) -> None:
        say = self.terminal.say
        say("", *self.log.news(self.facing or 0))
        say("", *result_lines(self.words, self.state, self.names))
