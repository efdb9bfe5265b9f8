"""The command `vendemmia`: playing in the browser or the terminal, simulation, replay, cards and rules."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from vendemmia.engine import VendemmiaError

from .arguments import COMMANDS, main_help, parser_of, unknown_command
from .errors import DONE, INTERRUPTED, OUTPUT_CLOSED, WRONG_INPUT, CommandError, HelpShown
from .language import chosen_words, system_words, without_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.locale import Words

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 for wrong input, 130 after an interruption."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # A character that the terminal lacks must not end a game.
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        chosen = system_words()
    except KeyboardInterrupt:  # No language is loaded yet.
        return INTERRUPTED
    try:
        chosen = chosen_words(arguments) or chosen
        code = run(chosen, without_language(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except HelpShown:
        return DONE
    except (CommandError, VendemmiaError) as error:
        text = chosen.error(error) if isinstance(error, VendemmiaError) else str(error)
        print(chosen.message("cli-error", problem=" ".join(text.split())), file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(chosen.message("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; what is still buffered must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    return code


def run(chosen: Words, argv: list[str]) -> int:
    name, *rest = argv or ["serve"]
    if name in ("-h", "--help", "help"):
        if rest and rest[0] in COMMANDS:
            return run(chosen, [rest[0], "--help"])
        print(main_help(chosen))
        return DONE
    if name in ("-V", "--version"):
        return print_version(chosen)
    if name.startswith("-"):
        name, rest = "serve", argv
    if name not in COMMANDS:
        raise unknown_command(chosen, name)
    options = parser_of(chosen, name).parse(rest)
    command = import_module(f".commands.{name}", __package__)  # Only what the command needs is loaded.
    code = command.run(chosen, options)
    assert isinstance(code, int)
    return code


def print_version(chosen: Words) -> int:
    from vendemmia import __version__
    from vendemmia.build_mode import mode

    print(chosen.message("cli-version", version=__version__, mode=mode()))
    return DONE
