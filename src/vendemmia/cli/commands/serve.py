"""`vendemmia serve`, or just `vendemmia`: play in the browser."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ..errors import CommandError

if TYPE_CHECKING:
    from argparse import Namespace

    from vendemmia.locale import Words


def run(words: Words, given: Namespace) -> int:
    from vendemmia.web.server.launch import CannotServe, serve

    for name, number in (("WEB", given.web_workers), ("BOT", given.bot_workers)):
        if number is not None:
            os.environ[f"VENDEMMIA_{name}_WORKERS"] = str(number)  # Where the server and its processes read it.
    try:
        return serve(words, given.port, not given.no_browser, say, lan=given.lan)
    except CannotServe as error:
        raise CommandError(str(error)) from None


def say(line: str) -> None:
    print(line, flush=True)
