"""Records as files: the comment names the players, and everything is checked when a file is uploaded."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from vendemmia.bots import successor
from vendemmia.engine import VendemmiaError
from vendemmia.record import Record, RecordError
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.player_names import tidy
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.tables.promises import promise_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.core.files import File

    from vendemmia.engine import Options
    from vendemmia.locale import Words
    from vendemmia.record import Promise
    from vendemmia.web.models import Table

LARGEST = 2_000_000
"""Bytes of a file, a little below `request_size.LARGEST_BODY`; the longest games have a tenth of it."""
MOST_PLIES = 10_000
"""Answers of an uploaded game. Random players, who plan nothing, need 5,300 for the longest of very many games."""
MOST_YEARS = 400
"""Years of an uploaded game; the same random players need 118. The rules let a game last for ever."""
PLIES_A_YEAR = 100
"""Answers of one seat in a year, at most: three times what random players give."""
MOST_RESUMED = 5
"""Positions from which an uploaded game continued: one for each version of the rules; each must be tried out."""
LONGEST_NAME = 40
LONGEST_DETAIL = 300

CAST = re.compile(r"(?P<names>.+) \(humans: (?P<humans>\d)(?:; bots: (?P<bots>[a-z, ]+))?\)")
"""The comment as the command line writes and reads it: people first, then the computer players by level."""


class Unreadable(VendemmiaError):
    """A file that is not a valid record. `kind` names the message for it, `flaw` what is wrong with the record."""

    def __init__(self, kind: str, flaw: RecordError | None = None) -> None:
        super().__init__(kind if flaw is None else str(flaw))
        self.kind = kind
        self.flaw = flaw

    @property
    def ply(self) -> int | None:
        """The first bad ply, if known."""
        return None if self.flaw is None else self.flaw.ply

    def detail(self, words: Words) -> str:
        """Return what is wrong with the record; nothing if there is none. A file may put anything into it."""
        if self.flaw is None:
            return ""
        text = words.error(self.flaw)
        text = text.encode("utf-8", "replace").decode("utf-8")
        return text if len(text) <= LONGEST_DETAIL else text[:LONGEST_DETAIL] + "…"


def record_text(table: Table) -> str:
    """Return the record of a table with its game, with the promise of its deal if there is one."""
    return written(table.game.record(), table.players, promise_of(table))


def written(record: Record, players: Sequence[SeatedPlayer], promise: Promise | None = None) -> str:
    """Return the text of a record with a comment that names the players, and the promise of its deal."""
    named = _comment(players) if promise is None else {**_listed(players), "promise": promise._asdict()}
    comment = json.dumps(named, ensure_ascii=False)
    return record.to_text().replace("\n", f'\n "comment": {comment},\n', 1)


def _listed(players: Sequence[SeatedPlayer]) -> dict[str, object]:
    return {"players": [{"name": player.name, "bot": player.bot} for player in players]}


def _comment(players: Sequence[SeatedPlayer]) -> object:
    """Return a comment as the command line writes it: people first, names separated by commas, so it cannot describe
    every cast."""
    people = [player.name for player in players if not player.bot]
    bots = [player.bot for player in players if player.bot]
    first = [player.bot for player in players[: len(people)]]
    if not people or any(first) or any(not player.name or ", " in player.name for player in players):
        return _listed(players)
    others = f"; bots: {', '.join(bots)}" if bots else ""
    return f"{', '.join(player.name for player in players)} (humans: {len(people)}{others})"


def read(file: File[bytes] | None) -> tuple[LiveGame, list[SeatedPlayer]]:
    """Return the game of a record and its players, none if the file does not name them, or raise Unreadable."""
    if file is None or not file.size:
        raise Unreadable("none")
    if file.size > LARGEST:
        raise Unreadable("large")
    try:
        text = file.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("encoding") from None
    try:
        record = Record.from_text(text)
        if len(record.codes) > most_plies(record.options) or len(record.resumed) > MOST_RESUMED:
            raise Unreadable("long")
        game = LiveGame.from_record(record, final=True, untrusted=True)
    except RecordError as error:
        raise Unreadable("broken" if error.ply is None else "ply", error) from None
    if game.marks[-1].year > MOST_YEARS:
        raise Unreadable("long")
    return game, players_of(json.loads(text).get("comment"), game.options.players)


def most_plies(options: Options) -> int:
    """Return how many answers a game can have: records with more are not even tried."""
    years = min(options.max_years or MOST_YEARS, MOST_YEARS) + 1  # The set-up has answers, too.
    return min(MOST_PLIES, PLIES_A_YEAR * options.players * years)


def players_of(comment: object, seats: int) -> list[SeatedPlayer]:
    """Return the players that a comment names; none if we did not write it or it does not fit."""
    players: list[SeatedPlayer] = []
    if isinstance(comment, dict) and isinstance(listed := comment.get("players"), list):
        players = [SeatedPlayer(_name(each.get("name")), _bot(each.get("bot"))) for each in listed if _is_sound(each)]
    elif isinstance(comment, str) and (found := CAST.fullmatch(comment)):
        names = found["names"].split(", ")
        bots = [""] * int(found["humans"]) + (found["bots"].split(", ") if found["bots"] else [])
        if len(bots) == len(names) and all(map(_name, names)):
            players = [SeatedPlayer(_name(name), _bot(bot)) for name, bot in zip(names, bots, strict=True)]
    return players if len(players) == seats else []


def _is_sound(listed: object) -> bool:
    """Return whether this is a player as `_listed` writes one. A person may have no name."""
    if not isinstance(listed, dict):
        return False
    return bool(_name(listed.get("name"))) or (listed.get("name") == "" and not _bot(listed.get("bot")))


def _name(name: object) -> str:
    """Return a name that can be shown and saved; empty for anything else."""
    short = tidy(name)[:LONGEST_NAME].strip() if isinstance(name, str) else ""
    return short if short.isprintable() else ""


def _bot(bot: object) -> str:
    """Return the level of a computer player; one of another version plays on as its successor."""
    return successor(bot) if isinstance(bot, str) and bot else ""
