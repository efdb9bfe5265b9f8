"""`vendemmia replay`: a recorded game in words, checked while it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vendemmia.engine import observe
from vendemmia.record import Game, RecordError, tried_course

from .board import Board
from .choices import choice_lines
from .errors import DONE, CommandError
from .play import player_names
from .results import result_lines
from .storage import read_record, unsound
from .terminal import INDENT, Terminal, shortened

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from vendemmia.locale import Words
    from vendemmia.record import Course, Record

SEED_SHOWN = 24


def run(words: Words, given: Namespace) -> int:
    if given.file is None:
        raise CommandError(words.message("cli-error-no-file"))
    saved = read_record(words, given.file)
    try:
        course = tried_course(saved.record)
    except RecordError as error:
        raise unsound(words, given.file, error) from None
    record = course.record
    plies = len(record.codes)
    if given.ply is not None and not 0 <= given.ply <= plies:
        raise CommandError(words.message("cli-error-ply", ply=shortened(given.ply), plies=str(plies)))
    names = saved.names or player_names(words, None, record.options.players, record.options.players)
    say = Terminal.standard().say
    if given.ply is not None:
        if course.stretch_at(given.ply) is None:
            raise CommandError(words.message("cli-error-ply-lost", ply=str(given.ply)))
        say(*position_lines(words, record, names, given.ply))
        return DONE
    seed = shortened(record.seed, SEED_SHOWN)
    say(words.message("cli-replay", plies=plies, players=words.listed(names), seed=seed))
    say(*game_lines(words, course, names))
    say("", *result_lines(words, Game.from_record(record).state, names))
    say(words.message("cli-replay-sound", plies=plies, checksum=record.checksum))
    return DONE


def game_lines(words: Words, course: Course, names: Sequence[str]) -> Iterator[str]:
    """Every ply with the answer and its events; where the rules have changed since, what cannot be shown."""
    shown = 0
    for stretch in course.stretches:
        if stretch.resumed:
            yield words.message(
                "cli-replay-gap", first=str(shown + 1), last=str(stretch.first), count=stretch.first - shown
            )
        state = stretch.state.copy()
        for ply in range(stretch.first, stretch.end):
            code, seat = course.record.codes[ply], state.to_move
            assert seat is not None
            answer = words.choice(observe(state, None), code, names)
            yield words.message("cli-replay-ply", ply=str(ply + 1), player=names[seat], answer=answer)
            for event in state.play(code):
                yield INDENT + words.event(event, names)
        shown = stretch.end


def position_lines(words: Words, record: Record, names: Sequence[str], ply: int) -> Iterator[str]:
    """The table after a ply as the seat to move saw it, its question, and what it answered."""
    state = Game.from_record(record, ply).state
    yield words.message("cli-replay-position", ply=ply, plies=len(record.codes))
    view = observe(state, state.to_move)
    yield from Board(words, names, to_owner=False).lines(view)
    yield ""
    if state.to_move is None:
        yield from result_lines(words, state, names)
        return
    question = words.question(view.asked, names)
    yield words.message("cli-replay-question", player=names[state.to_move], question=question)
    yield from choice_lines(words, view, names)
    if (
        ply < len(record.codes) and record.codes[ply] in state.codes()
    ):  # Other rules may have allowed a different answer.
        answer = words.choice(view, record.codes[ply], names)
        yield words.message("cli-replay-answer", player=names[state.to_move], answer=answer)
