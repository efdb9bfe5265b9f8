"""`vendemmia campaign`: eight challenges against the Automa, one after another."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from vendemmia.campaign import Campaign, CampaignError, CampaignFault, FileStore, keep_aside
from vendemmia.engine import problem
from vendemmia.engine.catalogue import CHALLENGES
from vendemmia.home import data_folder, make_folder
from vendemmia.record import Game, RecordError, new_secret

from ..errors import DONE, CommandError
from ..game.running import run_session
from ..game.session import TerminalSession
from ..game.solo import flags_given, level_line
from ..storage import read_record, unsound
from ..terminal import INDENT, Terminal, shortened
from .play import introduce, player_names

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator
    from pathlib import Path

    from vendemmia.campaign import CampaignStore
    from vendemmia.locale import Words
    from vendemmia.record import Record

    from ..storage import SavedGame

COMMANDS = ("start", "play", "skip")
"""What can be done with a campaign besides viewing it."""

ONLY_WITH = {"aggressive": "--start", "again": "--start", "seed": "--play", "name": "--play"}


def run(words: Words, given: Namespace) -> int:
    _check(words, given)
    desk = CampaignPrompt(words, Terminal.standard(), data_folder() / "campaign")
    if given.start is not None:
        with suppress(OSError):  # Writing a file will report what is wrong.
            make_folder(data_folder())
        desk.start(given.start, given.aggressive, given.again)
    elif given.play:
        return desk.play(given.seed, given.name)
    elif given.skip:
        desk.skip()
    else:
        desk.show()
    return DONE


def _check(words: Words, given: Namespace) -> None:
    chosen = flags_given(given, COMMANDS)
    if len(chosen) > 1:
        raise CommandError(words.message("cli-error-together", flags=words.listed(chosen)))
    for name, needed in ONLY_WITH.items():
        if needed not in chosen and (flags := flags_given(given, (name,))):
            raise CommandError(words.message("cli-error-needs", flags=flags[0], other=needed))


class CampaignPrompt:
    """A campaign and its games in one folder: the progress, and a record for every game by its number.

    A finished game counts even if nothing could be written after it: it is entered at the next opportunity.
    """

    def __init__(self, words: Words, terminal: Terminal, folder: Path) -> None:
        self.words = words
        self.terminal = terminal
        self.folder = folder
        self.store: CampaignStore = FileStore(folder / "progress.json")

    def game_file(self, campaign: Campaign) -> Path:
        """Return the record of the next game; the file exists if that game has started."""
        return self.folder / f"game-{campaign.score + 1}.json"

    # --- the commands

    def start(self, level: str, aggressive: bool, again: bool) -> None:
        campaign = Campaign.start(level, aggressive)
        if not again and (running := self._campaign()) is not None and not running.finished:
            raise CommandError(self.words.message("cli-campaign-running", games=running.score))
        if self._in_use():
            archive = keep_aside(self.folder, "before")
            self.terminal.say_whole(self.words.message("cli-campaign-archived", folder=str(archive)))
        self.store.save(campaign)
        self.terminal.say(*self._progress(campaign))

    def show(self) -> None:
        self.terminal.say(*self._progress(self._present()))

    def skip(self) -> None:
        campaign = self._present()
        skipped = campaign.skip()
        if self.game_file(campaign).exists():
            raise CommandError(self.words.message("cli-campaign-skip-later"))
        self.store.save(skipped)
        self.terminal.say(*self._progress(skipped))

    def play(self, seed: int | None, name: str | None) -> int:
        """Return the next game from its beginning or from where it was left."""
        campaign = self._present()
        if campaign.finished:
            raise CommandError(self.words.message("cli-campaign-over"))
        session = self._session(campaign, seed, name)
        code = run_session(session)
        if session.state.is_over:
            if self.store.load() != campaign:
                raise CommandError(self.words.message("cli-campaign-changed"))
            campaign = campaign.with_game(session.state)
            self.store.save(campaign)
            self.terminal.say("", *self._progress(campaign))
        else:
            session.save()  # Even if the player last saved it somewhere else.
        return code

    def _session(self, campaign: Campaign, seed: int | None, name: str | None) -> TerminalSession:
        file = self.game_file(campaign)
        hint = self.words.message("cli-campaign-hint")
        if not file.exists():
            cast = player_names(self.words, name, 1, 1)
            game = campaign.next_game(new_secret() if seed is None else seed)
            session = TerminalSession(game, cast, 1, self.words, self.terminal, file, hint)
            session.save()  # From here on its seed is fixed.
            introduce(session)
            return session
        if seed is not None or name is not None:
            raise CommandError(self.words.message("cli-campaign-started"))
        saved, game = self._saved_game(campaign, file)
        cast = list(saved.names) or player_names(self.words, None, 1, 1)
        session = TerminalSession(game, cast, 1, self.words, self.terminal, file, hint)
        introduce(session)
        return session

    # --- files

    def _in_use(self) -> bool:
        """Return whether the folder has content or something else has its name."""
        try:
            return self.folder.exists() and not (self.folder.is_dir() and not any(self.folder.iterdir()))
        except OSError as error:
            raise self._unreadable(self.folder, error) from None

    def _unreadable(self, path: Path, error: OSError) -> CommandError:
        problem = error.strerror or ""
        return CommandError(self.words.message("cli-error-read", file=shortened(path, 300), problem=problem))

    def _present(self) -> Campaign:
        campaign = self._campaign()
        if campaign is None:
            raise CommandError(self.words.message("cli-campaign-none"))
        return campaign

    def _campaign(self) -> Campaign | None:
        """Return the current campaign, including a finished game that was not entered yet."""
        campaign = self.store.load()
        if campaign is None or campaign.finished or not (file := self.game_file(campaign)).exists():
            return campaign
        state = self._saved_game(campaign, file)[1].state
        if state.is_over:
            campaign = campaign.with_game(state)
            self.store.save(campaign)
        return campaign

    def _saved_game(self, campaign: Campaign, file: Path) -> tuple[SavedGame, Game]:
        """Return the record of the game in progress, and the game.

        A damaged one is set aside, and the game starts again.
        """
        try:
            file.read_bytes()
        except OSError as error:  # A file that cannot be read at all is not moved.
            raise self._unreadable(file, error) from None
        try:
            saved = read_record(self.words, file)
            return saved, _game_of(campaign, saved.record)
        except (CommandError, RecordError, CampaignError) as error:
            aside = keep_aside(file, "damaged")
            text = self._problem(file, error)
            message = self.words.message("cli-campaign-game-damaged", problem=text, file=str(aside))
            raise CommandError(message) from None

    # --- in words

    def _problem(self, file: Path, error: CommandError | RecordError | CampaignError) -> str:
        if isinstance(error, CampaignError):
            return self.words.error(error)
        return str(unsound(self.words, file, error) if isinstance(error, RecordError) else error)

    def _progress(self, campaign: Campaign) -> Iterator[str]:
        say = self.words.message
        yield say("cli-campaign", level=level_line(self.words, campaign.level, campaign.aggressive))
        for number in CHALLENGES:
            yield INDENT + say(
                "cli-campaign-challenge",
                number=number,
                name=self.words.challenge_name(number),
                status=self._status(campaign, number),
            )
        yield say("cli-campaign-score", score=campaign.score, best=campaign.best)
        if campaign.current is None:
            yield say("cli-campaign-finished", score=campaign.score, best=campaign.best)
            return
        in_progress = self.game_file(campaign).exists()
        yield say("cli-campaign-under-way" if in_progress else "cli-campaign-next", number=campaign.current)
        if campaign.not_won:
            yield say("cli-campaign-tokens", count=campaign.not_won)
        if campaign.may_skip and not in_progress:
            yield say("cli-campaign-may-skip")

    def _status(self, campaign: Campaign, number: int) -> str:
        games = len(campaign.games_of(number))
        if number not in campaign.challenges:
            return self.words.message("cli-campaign-skipped")
        if number == campaign.current:
            return self.words.message("cli-campaign-current", games=games)
        return self.words.message("cli-campaign-won" if games else "cli-campaign-to-come", games=games)


def _game_of(campaign: Campaign, record: Record) -> Game:
    if record.options != campaign.next_options() or record.start is not None:
        raise CampaignError(problem(CampaignFault.CAMPAIGN_OTHER_GAME))
    return Game.from_record(record, untrusted=True)
