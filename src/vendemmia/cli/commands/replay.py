"""`vendemmia replay`: a recorded game in words, checked while it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import observe
from vendemmia.record import Game, RecordError

from ..errors import DONE, CommandError
from ..game.board import BoardInWords
from ..game.choices import choice_lines
from ..game.results import result_lines
from ..storage import read_record, unsound
from ..terminal import INDENT, Terminal, shortened
from .play import player_names

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from vendemmia.locale import Words

SEED_SHOWN = 24


def run(words: Words, given: Namespace) -> int:
    if given.file is None:
        raise CommandError(words.message("cli-error-no-file"))
    saved = read_record(words, given.file)
    try:
        game = Game.from_record(saved.record, untrusted=True)
    except RecordError as error:
        raise unsound(words, given.file, error) from None
    if given.ply is not None and not 0 <= given.ply <= game.plies:
        raise CommandError(words.message("cli-error-ply", ply=shortened(given.ply), plies=str(game.plies)))
    players = game.options.players
    names = saved.names or player_names(words, None, players, players)
    say = Terminal.standard().say
    if given.ply is not None:
        if not game.knows(given.ply):
            raise CommandError(words.message("cli-error-ply-lost", ply=str(given.ply)))
        say(*position_lines(words, game, names, given.ply))
        return DONE
    seed = shortened(game.seed, SEED_SHOWN)
    say(words.message("cli-replay", plies=game.plies, players=words.listed(names), seed=seed))
    say(*game_lines(words, game, names))
    say("", *result_lines(words, game.state, names))
    say(words.message("cli-replay-sound", plies=game.plies, checksum=game.state.checksum()))
    return DONE


def game_lines(words: Words, game: Game, names: Sequence[str]) -> Iterator[str]:
    """Yield every ply with the answer and its events; where the rules have changed since, what cannot be shown."""
    first = 0
    for gap in game.gaps:
        shown = max(gap.after, 0)
        yield from _lines_of(words, game, names, range(first, shown))
        yield words.message("cli-replay-gap", first=str(shown + 1), last=str(gap.until), count=gap.until - shown)
        first = gap.until
    yield from _lines_of(words, game, names, range(first, game.plies))


def _lines_of(words: Words, game: Game, names: Sequence[str], plies: range) -> Iterator[str]:
    state = game.starts[plies.start].copy() if plies else game.state
    for ply in plies:
        answer = words.choice(observe(state, None), game.codes[ply], names)
        yield words.message("cli-replay-ply", ply=str(ply + 1), player=names[game.deciders[ply]], answer=answer)
        for event in state.play(game.codes[ply]):
            yield INDENT + words.event(event, names)


def position_lines(words: Words, game: Game, names: Sequence[str], ply: int) -> Iterator[str]:
    """Yield the table after a ply as the seat to move saw it, its question, and what it answered."""
    state = game.rewound(ply).state
    yield words.message("cli-replay-position", ply=ply, plies=game.plies)
    view = observe(state, state.to_move)
    yield from BoardInWords(words, names, to_owner=False).lines(view)
    yield ""
    if state.to_move is None:
        yield from result_lines(words, state, names)
        return
    question = words.question(view.asked, names)
    yield words.message("cli-replay-question", player=names[state.to_move], question=question)
    yield from choice_lines(words, view, names)
    if ply < game.plies and game.codes[ply] in state.codes():  # Other rules may have allowed a different answer.
        answer = words.choice(view, game.codes[ply], names)
        yield words.message("cli-replay-answer", player=names[state.to_move], answer=answer)
