"""Pages of recorded games: one moment of every kind of question, in every mode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from django.http import HttpRequest
from django.test import RequestFactory

from vendemmia.engine import State
from vendemmia.locale import words
from vendemmia.record import Game, Record
from vendemmia.web.models import Table
from vendemmia.web.pages.rendering import text_of
from vendemmia.web.played import Played
from vendemmia.web.seating import Player
from vendemmia.web.show.scene import Scene
from vendemmia.web.show.table import TablePage

from .conftest import NAMES

CORPUS = Path(__file__).parents[1] / "corpus"


class Moment(NamedTuple):
    """A place in a recorded game."""

    file: str
    ply: int
    kind: str
    """What is asked there, and in which kind of game."""

    def __str__(self) -> str:
        return f"{self.kind} ({self.file} ply {self.ply})"


@lru_cache(maxsize=200)
def record_of(file: str) -> Record:
    return Record.from_text((CORPUS / file).read_text(encoding="utf-8"))


def mode_of(record: Record) -> str:
    options = record.options
    kind = "solo" if options.solo else "several"
    return f"{kind}-{'extended' if 'extended_board' in options.modules else 'base'}"


def question_of(state: State, mode: str) -> str:
    """The kind of a question: which node asks, at which of its steps, and which kinds of answers there are."""
    frame = state.stack[-1]
    kinds = "+".join(sorted({code.partition(":")[0] for code in state.codes()}))
    return f"{mode} {type(frame.node).__name__} {min(frame.step, 3)} {kinds}"


@lru_cache(maxsize=1)
def moments() -> tuple[Moment, ...]:
    """The first moment of each kind in the corpus."""
    found: dict[str, Moment] = {}
    for path in sorted(CORPUS.glob("*.json")):
        record = record_of(path.name)
        mode = mode_of(record)
        state = record.opening()
        for ply, code in enumerate(record.codes):
            kind = question_of(state, mode)
            found.setdefault(kind, Moment(path.name, ply, kind))
            state.play(code)
    return tuple(found.values())


def played_to(moment: Moment) -> Played:
    record = record_of(moment.file)
    game = Played(Game.begun(record))
    for code in record.codes[: moment.ply]:
        game.play(code)
    return game


def request() -> HttpRequest:
    made = RequestFactory().get("/tables/a-table/")
    made.session = {}  # type: ignore[assignment]
    made.META["CSRF_COOKIE"] = "c" * 32
    return made


def table_text(game: Played, seat: int | None, *, live: bool = True) -> str:
    """The page of a table as a seat sees it."""
    players = len(game.game.state.vineyards)
    names = NAMES[:players]
    scene = Scene(game, seat, names, words("en"), live=live)
    table = Table(id="a-table", options=game.game.options.to_json(), seed=1, version=game.plies)
    table.to_move = game.game.state.to_move
    table.over = game.game.state.is_over
    table.year = int(game.game.state.year)
    table.game, table.players = game, tuple(Player(name) for name in names)
    page = TablePage(scene, table, tuple(range(players)))
    return text_of(request(), "table/table.html", table=page, scene=scene, whole=True, notice="", sure="", detail="")


def seats_of(game: Played) -> Iterator[int]:
    yield from range(len(game.game.state.vineyards))
