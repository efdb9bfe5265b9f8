"""What ends a command early."""

from __future__ import annotations

DONE = 0
INCOMPLETE = 1
"""A check found something."""
WRONG_INPUT = 2
INTERRUPTED = 130
OUTPUT_CLOSED = 141


class CommandError(Exception):
    """Something that the user can fix: one line on standard error and exit code 2."""


class InputEnded(Exception):
    """Standard input has come to its end."""


class Quit(Exception):
    """The player leaves the game."""


class HelpShown(Exception):
    """Help was asked for and has been printed."""
