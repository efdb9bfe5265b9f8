"""The game against the Automa: its options, and what a player should know before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import Options

from ..errors import CommandError
from ..terminal import INDENT
from .modules import MAP_MODULE

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from vendemmia.locale import Words

NOT_ALONE = ("players", "humans", "friendly", "max_years")
"""Options that mean nothing against the Automa."""


def flags_given(given: Namespace, names: tuple[str, ...]) -> list[str]:
    """Return which of some options were given, as typed."""
    found = vars(given)
    return [
        "--" + name.replace("_", "-") for name in names if found.get(name) is not None and found.get(name) is not False
    ]


def game_options(words: Words, given: Namespace, players: int) -> Options:
    """Return what the arguments of `play` and `simulate` say: a game for some players, or alone against the Automa."""
    modules = given.modules or frozenset()
    if given.no_map_scoring and MAP_MODULE not in modules:
        needed = f"--modules {MAP_MODULE}"
        raise CommandError(words.message("cli-error-needs", flags="--no-map-scoring", other=needed))
    if given.solo is None:
        if flags := flags_given(given, ("aggressive", "challenge")):
            raise CommandError(words.message("cli-error-needs", flags=words.listed(flags), other="--solo"))
        return Options(
            players,
            given.friendly,
            given.advanced,
            given.max_years,
            modules=modules,
            map_scoring=not given.no_map_scoring,
        )
    if flags := flags_given(given, NOT_ALONE):
        raise CommandError(words.message("cli-error-solo-options", flags=words.listed(flags)))
    options = Options(
        1,
        advanced=given.advanced,
        solo=given.solo,
        aggressive=given.aggressive,
        challenge=given.challenge,
        modules=modules,
        map_scoring=not given.no_map_scoring,
    )
    options.check()
    return options


def level_line(words: Words, level: str, aggressive: bool) -> str:
    return words.message("cli-solo-level", level=words.level_name(level), aggressive="yes" if aggressive else "no")


def briefing_lines(words: Words, options: Options) -> Iterator[str]:
    """Yield the level, and the challenge or the extended board with all that the books leave open about it."""
    if options.solo is None:
        yield words.message("cli-solo-not")
        return
    yield level_line(words, options.solo, options.aggressive)
    extended = MAP_MODULE in options.modules
    yield INDENT + words.level_text(options.solo, extended)
    if extended:
        yield INDENT + words.extended_reading()  # TSOLO-1
    if options.aggressive:
        yield INDENT + words.aggressive_text()
    if options.challenge is not None:
        name = words.challenge_name(options.challenge)
        yield words.message("cli-solo-challenge", number=options.challenge, name=name)
        yield INDENT + words.challenge_text(options.challenge)
        for reading in words.readings(options.challenge):
            yield INDENT + reading
    if options.tokens:
        yield words.message("cli-solo-tokens", count=options.tokens)
