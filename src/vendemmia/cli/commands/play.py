"""`vendemmia play`: a whole game in the terminal."""

from __future__ import annotations

from stat import S_ISDIR
from typing import TYPE_CHECKING

from vendemmia.record import Game, RecordError, new_secret

from ..errors import CommandError
from ..game.running import run_session
from ..game.session import TerminalSession
from ..game.solo import briefing_lines, flags_given, game_options
from ..opponents import OPPONENT, note_reduced, seated
from ..storage import SavedGame, read_record, unsound
from ..terminal import Terminal, shortened

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from vendemmia.locale import Words

LONGEST_NAME = 30
NEW_GAME_ONLY = (
    *("players", "friendly", "advanced", "max_years", "seed", "solo", "aggressive", "challenge"),
    *("modules", "no_map_scoring"),
)
"""Options that a record already fixes."""


def run(words: Words, given: Namespace) -> int:
    terminal = Terminal.standard()
    session = resumed(words, given, terminal) if given.load else started(words, given, terminal)
    note_reduced(words, session.bots)
    return run_session(session)


def started(words: Words, given: Namespace, terminal: Terminal) -> TerminalSession:
    """Return a new game. Without a number of players there are two, or as many as there are people."""
    _check_target(words, given)
    options = game_options(words, given, given.players or max(2, given.humans or 0))
    players = options.players
    humans = given.humans or 1
    if humans > players:
        raise CommandError(words.message("cli-error-humans", humans=humans, players=players))
    seed = new_secret() if given.seed is None else given.seed
    bots = seated(words, given.bots, players - humans, OPPONENT)
    names = player_names(words, given.names, players, humans, bots)
    session = TerminalSession(Game.new(options, seed), names, humans, words, terminal, given.save, bots=bots)
    introduce(session)
    return session


def introduce(session: TerminalSession) -> None:
    """Print the introduction before the first question of a new or resumed game."""
    words, game, say = session.words, session.game, session.terminal.say
    players = words.listed(session.names)
    if game.codes:
        say(words.message("cli-resumed", plies=len(game.codes), players=players))
    else:
        say(words.message("cli-welcome"))
        if isinstance(game.seed, str):
            say(words.message("cli-players", players=players))
        else:
            say(words.message("cli-seed", seed=str(game.seed), players=players))
    if game.resumed:
        say(words.message("cli-went-on", ply=str(game.resumed[-1].ply)))
    if game.options.solo is not None:
        say("", *briefing_lines(words, game.options))
    if game.options.modules:
        say("", *session.modules())


def resumed(words: Words, given: Namespace, terminal: Terminal) -> TerminalSession:
    """Return a game from a record, with the players it names unless others are given."""
    if unwanted := flags_given(given, NEW_GAME_ONLY):
        raise CommandError(words.message("cli-error-load-options", flags=words.listed(unwanted)))
    _check_target(words, given)
    saved = read_record(words, given.load)
    humans, names, bots = cast_of(words, given, saved)

    try:
        game = Game.from_record(saved.record, untrusted=True)
    except RecordError as error:
        raise unsound(words, given.load, error) from None
    session = TerminalSession(game, names, humans, words, terminal, given.save or given.load, bots=bots)
    introduce(session)
    return session


def cast_of(words: Words, given: Namespace, saved: SavedGame) -> tuple[int, list[str], tuple[str, ...]]:
    """Return who plays on."""
    players = saved.record.options.players
    humans = given.humans or saved.humans or 1
    if humans > players:
        raise CommandError(words.message("cli-error-humans", humans=humans, players=players))
    same = saved.bots if given.bots is None and humans == saved.humans and saved.bots else given.bots
    bots = seated(words, same, players - humans, OPPONENT)
    if given.names is None and saved.names:
        return humans, list(saved.names), bots
    return humans, player_names(words, given.names, players, humans, bots), bots


def player_names(words: Words, given: str | None, players: int, humans: int, bots: Sequence[str] = ()) -> list[str]:
    """Return the names by seat; where none is given, the number of the seat names it."""
    chosen = [" ".join(name.split()) for name in given.split(",")] if given is not None else []
    if len(chosen) > players:
        raise CommandError(words.message("cli-error-names-many", names=len(chosen), players=players))
    if any(not name or len(name) > LONGEST_NAME or not name.isprintable() for name in chosen):
        raise CommandError(words.message("cli-error-name", most=LONGEST_NAME))
    kinds = ["human"] * humans + list(bots)
    names = chosen + [words.message(f"cli-name-{kinds[seat]}", number=seat + 1) for seat in range(len(chosen), players)]
    if len(set(names)) < players:
        raise CommandError(words.message("cli-error-names-equal"))
    return names


def _check_target(words: Words, given: Namespace) -> None:
    """Report a file that cannot be written before the game rather than after it."""
    if given.save is None:
        return
    try:
        # Not `is_dir` for the file: from Python 3.14 on it takes a name that is too long for one that is free.
        possible = given.save.parent.is_dir() and not S_ISDIR(given.save.stat().st_mode)
    except FileNotFoundError:
        possible = True  # A new file in a folder that exists.
    except (OSError, ValueError):
        possible = False
    if not possible:
        raise CommandError(words.message("cli-error-folder", file=shortened(given.save, 300)))
