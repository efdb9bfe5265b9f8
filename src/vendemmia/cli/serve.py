"""`vendemmia serve`, or just `vendemmia`: play in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import CommandError

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    from vendemmia.web.launch import CannotServe, serve

    try:
        return serve(words, given.port, not given.no_browser, say, lan=given.lan)
    except CannotServe as error:
        raise CommandError(str(error)) from None


def say(line: str) -> None:
    print(line, flush=True)
