"""A game at one terminal: people, one after another at the same keyboard, and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.play import DEFAULT_ANSWERS, Opponents, play_forced

from ..errors import CommandError
from ..storage import new_file, write_record
from .board import BoardInWords
from .log import LogInWords
from .modules import module_lines
from .results import result_lines
from .workers import special_lines

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from vendemmia.engine import State
    from vendemmia.locale import Words
    from vendemmia.record import Game

    from ..terminal import Terminal


class TerminalSession:
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
        self.board = BoardInWords(words, names)
        self.log = LogInWords(words, names, game)
        self.facing: int | None = None if humans > 1 else 0
        """The seat at the screen."""
        self.seen: dict[int, str] = {}
        """The season in which each seat last saw the whole table."""
        self._saved = list(game.codes)
        self.bots = bots
        self._opponents = Opponents(game, dict(enumerate(bots, humans)))

    # --- the course of the game

    def next_person(self) -> int | None:
        """Return the person to ask, after all that needs no question; None at the end."""
        while (seat := self._opponents.play()) is not None and seat == self.facing:
            plies = self.game.plies
            play_forced(self.game, DEFAULT_ANSWERS, seat)  # One of another person would end the undo of this one.
            if self.game.plies == plies:
                break
        return seat

    # --- what questions need

    @property
    def state(self) -> State:
        return self.game.state

    def undo(self, all_of_them: bool = False) -> bool:
        """Take back the last decision of the seat at the screen, or all since the undo floor; False if there is none.

        What followed automatically is taken back too.
        """
        steps = self.game.undo_steps(self.facing)
        if not steps:
            return False
        self.game.undo(steps[-1] if all_of_them else steps[0])
        self.log.take_back()
        return True

    def modules(self) -> list[str]:
        """Return what the modules of the game add, and its special workers."""
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

    def leave(self) -> None:
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

    def show_end(self) -> None:
        say = self.terminal.say
        say("", *self.log.news(self.facing or 0))
        say("", *result_lines(self.words, self.state, self.names))
