"""The file of the finished games: a header, then one line for every game, added as soon as the game is over.

If the program is stopped, at most the line that was half written is lost; that game is played again.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from vendemmia.engine import problem
from vendemmia.file_lock import lock

from .errors import TournamentError, TournamentFault
from .reading import game_of
from .versions import differing

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .plan import TournamentPlan
    from .played import GameResult


class GamesFile:
    """An open file of games, for one process."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    def read(self, plan: TournamentPlan) -> Iterator[GameResult]:
        """Yield the games that are in it. Then it is ready for more: a new file has its header, a half line is gone."""
        self._file.seek(0)
        header = self._file.readline()
        end = 0
        if header.endswith(b"\n"):
            self._check(header, plan)
            end = self._file.tell()
            for number, line in enumerate(iter(self._file.readline, b""), 2):
                if not line.endswith(b"\n"):
                    break
                end += len(line)
                yield self._game(line, number, plan)
        self._file.truncate(end)
        self._file.seek(end)
        if not end:
            self._write(json.dumps(plan.header(), separators=(",", ":")))

    def add(self, game: GameResult) -> None:
        """Write a game. It is in the hands of the system when this returns."""
        self._write(game.to_line())

    def _write(self, line: str) -> None:
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise unusable(self.path, error) from None

    def _check(self, line: bytes, plan: TournamentPlan) -> None:
        """Check the plan: only games of the same plan and the same versions belong together."""
        wanted = plan.header()
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("format") != wanted["format"]:
            raise TournamentError(problem(TournamentFault.GAMES_FORMAT, file=str(self.path)))
        if keys := differing(wanted, found):
            raise TournamentError(problem(TournamentFault.GAMES_OTHER, file=str(self.path), keys=", ".join(keys)))

    def _game(self, line: bytes, number: int, plan: TournamentPlan) -> GameResult:
        game = game_of(line, plan)
        if game is None:
            raise TournamentError(problem(TournamentFault.GAMES_LINE, file=str(self.path), line=number))
        return game


@contextmanager
def games_file(path: Path) -> Iterator[GamesFile]:
    """Open a file of games, or begin one. TournamentError if it cannot be used, or if another process uses it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    except OSError as error:
        raise unusable(path, error) from None
    try:
        if not lock(file.fileno()):
            raise TournamentError(problem(TournamentFault.GAMES_IN_USE, file=str(path)))
        yield GamesFile(path, file)
    finally:
        _close(path, file)


def _close(path: Path, file: BinaryIO) -> None:
    """Close the file: this writes once more what could not be written, for instance to a full disk."""
    try:
        file.close()
    except OSError as error:
        raise unusable(path, error) from None


def unusable(path: Path, error: OSError) -> TournamentError:
    """Return what the system said about a file."""
    return TournamentError(problem(TournamentFault.GAMES_UNUSABLE, file=str(path), detail=error.strerror or ""))
