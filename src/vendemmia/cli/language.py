"""The language of the terminal: as asked for, else that of the system, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from vendemmia.locale import words, words_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vendemmia.locale import Words

OPTION: Final = "--language"
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language, in the order of gettext. The first is a list."""


def system_words(environment: Mapping[str, str] = os.environ) -> Words:
    """Return the words of the first language of the system that we have."""
    return words_for(*(wish for name in VARIABLES for wish in environment.get(name, "").split(":")))


def chosen_words(argv: Sequence[str]) -> Words | None:
    """Return the words that the arguments ask for, anywhere among them; UnknownLanguage if there are none."""
    for place, argument in enumerate(argv):
        name, given, value = argument.partition("=")
        if argument == "--":
            break
        if name == OPTION and (given or place + 1 < len(argv)):
            return words(value if given else argv[place + 1])
    return None


def without_language(argv: Sequence[str]) -> list[str]:
    """Return the arguments before the command, where no command reads the option."""
    if argv and argv[0].startswith(f"{OPTION}="):
        return list(argv[1:])
    return list(argv[2:]) if len(argv) > 1 and argv[0] == OPTION else list(argv)
