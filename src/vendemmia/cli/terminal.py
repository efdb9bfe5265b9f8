"""Reading and writing plain lines. Nothing here moves the cursor, and nothing depends on colour."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from .errors import InputEnded

if TYPE_CHECKING:
    from typing import TextIO

INDENT = "  "
WIDEST = 110
COVER_LINES = 60
"""Blank lines that push what was shown out of sight, also on a tall screen."""


def shortened(text: object, most: int = 60) -> str:
    """Return input from a user or a file, cut to what fits on a line."""
    given = " ".join(str(text).split())
    return given if len(given) <= most else given[:most] + "..."


class Terminal:
    def __init__(self, reader: TextIO, writer: TextIO) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    def standard(cls) -> Terminal:
        """Return standard input and output; either may have been closed."""
        return cls(sys.stdin or io.StringIO(), sys.stdout or io.StringIO())

    def say(self, *lines: str) -> None:
        """Print lines of text; on a screen long ones are broken at words and the rest is indented like their
        beginning."""
        for line in lines:
            for part in self._broken(line):
                self.writer.write(part + "\n")

    def say_whole(self, line: str) -> None:
        """Print a line that is to be copied, never broken."""
        self.writer.write(line + "\n")

    def _broken(self, line: str) -> list[str]:
        if not self.writer.isatty():
            return [line]
        width = min(shutil.get_terminal_size().columns, WIDEST) - 1
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        return textwrap.wrap(line, max(width, 30), subsequent_indent=indent, break_long_words=False) or [""]

    def ask(self, prompt: str) -> str:
        """Return one answer, without surrounding blanks."""
        self.writer.write(prompt + " ")
        self.writer.flush()
        line = self.reader.readline()
        if not line:
            self.writer.write("\n")
            raise InputEnded
        if not self.reader.isatty():
            self.writer.write(line.rstrip("\n") + "\n")  # A transcript of piped input shows the answers.
        return line.strip()

    def cover(self) -> None:
        """Push what was shown out of sight."""
        self.writer.write("\n" * COVER_LINES)
