"""`vendemmia rules`: the numbered rules by number, chapter or words."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from .errors import DONE, CommandError
from .lookup import find_rules, rule_line, rule_list
from .rulebook import rulebook
from .terminal import Terminal

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    say = Terminal(sys.stdin, sys.stdout).say
    query = " ".join(given.query).strip()
    if not rulebook():
        raise CommandError(words.message("cli-error-rulebook"))
    if not query:
        say(*rule_list(words))
        return DONE
    found = find_rules(query)
    if not found:
        raise CommandError(words.message("cli-no-rule", query=query[:60]))
    say(*(rule_line(words, rule) for rule in found))
    return DONE
