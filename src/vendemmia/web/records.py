"""Records as files: the comment names the players, and everything is checked when a file is uploaded."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from vendemmia.bots import successor
from vendemmia.engine import VendemmiaError
from vendemmia.record import Record, RecordError, tried_course, try_out

from .played import Played
from .player_names import tidy
from .seating import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.core.files import File

    from vendemmia.locale import Words

LARGEST = 2_000_000
"""Bytes of a file, a little below `request_size.LARGEST_BODY`; the longest games have a tenth of it."""
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
        """What is wrong with the record; nothing if there is none. A file may put anything into it."""
        if self.flaw is None:
            return ""
        text = words.error(self.flaw)
        text = text.encode("utf-8", "replace").decode("utf-8")
        return text if len(text) <= LONGEST_DETAIL else text[:LONGEST_DETAIL] + "…"


def written(record: Record, players: Sequence[Player]) -> str:
    """The text of a record with a comment that names the players."""
    comment = json.dumps(_comment(players), ensure_ascii=False)
    return record.to_text().replace("\n", f'\n "comment": {comment},\n', 1)


def _comment(players: Sequence[Player]) -> object:
    """As the command line writes it: people first, names separated by commas, so it cannot describe every cast."""
    people = [player.name for player in players if not player.bot]
    bots = [player.bot for player in players if player.bot]
    first = [player.bot for player in players[: len(people)]]
    if not people or any(first) or any(", " in player.name for player in players):
        return {"players": [{"name": player.name, "bot": player.bot} for player in players]}
    others = f"; bots: {', '.join(bots)}" if bots else ""
    return f"{', '.join(player.name for player in players)} (humans: {len(people)}{others})"


def read(file: File[bytes] | None) -> tuple[Played, list[Player]]:
    """The game of a record and its players, none if the file does not name them; Unreadable for everything else."""
    if file is None or not file.size:
        raise Unreadable("none")
    if file.size > LARGEST:
        raise Unreadable("large")
    try:
        text = file.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("encoding") from None
    try:
        game = _played(Record.from_text(text))
    except RecordError as error:
        raise Unreadable("broken" if error.ply is None else "ply", error) from None
    return game, players_of(json.loads(text).get("comment"), game.game.options.players)


def _played(record: Record) -> Played:
    """The game of a record, played once. The positions in it, which anybody may have written, are tried out."""
    if record.resumed:
        tried_course(record)
    elif record.start is not None:
        try_out(record.opening())
    game = Played.of_record(record)
    if len(game.game.resumed) > len(record.resumed):
        try_out(game.game.state)
    return game


def players_of(comment: object, seats: int) -> list[Player]:
    """The players that a comment names; none if we did not write it or it does not fit."""
    players: list[Player] = []
    if isinstance(comment, dict) and isinstance(listed := comment.get("players"), list):
        players = [Player(_name(each.get("name")), _bot(each.get("bot"))) for each in listed if isinstance(each, dict)]
    elif isinstance(comment, str) and (found := CAST.fullmatch(comment)):
        names = found["names"].split(", ")
        bots = [""] * int(found["humans"]) + (found["bots"].split(", ") if found["bots"] else [])
        if len(bots) == len(names):
            players = [Player(_name(name), _bot(bot)) for name, bot in zip(names, bots, strict=True)]
    return players if len(players) == seats and all(player.name for player in players) else []


def _name(name: object) -> str:
    """A name that can be shown and saved; empty for anything else."""
    short = tidy(name)[:LONGEST_NAME].strip() if isinstance(name, str) else ""
    return short if short.isprintable() else ""


def _bot(bot: object) -> str:
    """A player of another version plays on as its successor."""
    return successor(bot) if isinstance(bot, str) and bot else ""
