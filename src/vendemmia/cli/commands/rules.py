"""`vendemmia rules`: the numbered rules by number, chapter or words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import DONE, CommandError
from ..lookup import rule_lines, rule_list
from ..terminal import Terminal, shortened

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    say = Terminal.standard().say
    query = " ".join(given.query).strip()
    if not words.rules.rules:
        raise CommandError(words.message("cli-error-rulebook"))
    if not query:
        say(*rule_list(words))
        return DONE
    found = words.rules.find(query)
    if not found:
        raise CommandError(words.message("cli-no-rule", query=shortened(query)))
    for rule in found:
        say(*rule_lines(words, rule))
    return DONE
