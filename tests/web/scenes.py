"""Pages of recorded games: one moment of every kind of question, in every mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from django.http import HttpRequest
from django.test import RequestFactory

from vendemmia.engine import CODES, State, number_of
from vendemmia.locale import words
from vendemmia.record import UNKNOWN, Record
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lessons import first, tuscany
from vendemmia.web.models import Table
from vendemmia.web.pages.common.rendering import text_of
from vendemmia.web.play import moves
from vendemmia.web.show.advice.tutor import GoalPart, TutorShown
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.page.table import TablePage

from .conftest import NAMES

CORPUS = Path(__file__).parents[1] / "corpus"


MODES = ("several-base", "several-extended", "solo-base", "solo-extended")
"""The kinds of games: how many play, and on which board."""


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


KIND = tuple(code.partition(":")[0] for code in CODES)
"""The kind of each answer, by its number."""


def question_of(state: State, mode: str) -> str:
    """The kind of a question: which node asks, at which of its steps, and which kinds of answers there are."""
    frame = state.stack[-1]
    kinds = "+".join(sorted({KIND[action] for action in state.legal_actions()}))
    return f"{mode} {type(frame.node).__name__} {min(frame.step, 3)} {kinds}"


@lru_cache(maxsize=1)
def moments() -> tuple[Moment, ...]:
    """The first moment of each kind in the corpus. Call it in a test, not when a module is imported."""
    found: dict[str, Moment] = {}
    for path in sorted(CORPUS.glob("*.json")):
        record = record_of(path.name)
        mode = mode_of(record)
        state = record.opening()
        for ply, code in enumerate(record.codes):
            kind = question_of(state, mode)
            if kind not in found:
                found[kind] = Moment(path.name, ply, kind)
            state.apply(number_of(code))
    return tuple(found.values())


def replayed(record: Record, plies: int | None = None) -> LiveGame:
    """A recorded game after some plies, by default after all.

    It has no checks of its positions: no page shows them, and making them takes twenty times as long as the moves.
    """
    game = LiveGame.new(record.options, record.seed, record.rules, record.start)
    for code in record.codes[:plies]:
        game.play(code, recorded=UNKNOWN)
    return game


def recorded_table(file: str, players: Sequence[SeatedPlayer], plies: int | None = None, **more: Any) -> Table:
    """A table in the database with a recorded game after some plies, by default after all."""
    return moves._opened(replayed(record_of(file), plies), players, known_deal=True, **more)


def played_to(moment: Moment) -> LiveGame:
    return replayed(record_of(moment.file), moment.ply)


Claim = Callable[[Moment, LiveGame], object]


def broken(some: Iterable[Moment], *claims: Claim) -> str:
    """Which claims do not hold at which moments, and what was found; every game is played once for all of them."""
    found: list[str] = []
    for moment in some:
        game = played_to(moment)
        for claim in claims:
            try:
                claim(moment, game)
            except AssertionError as error:
                found.append(f"{moment}: {claim.__name__}: {error}")
    return "\n\n".join(found)


def request() -> HttpRequest:
    made = RequestFactory().get("/tables/a-table/")
    made.session = {}  # type: ignore[assignment]
    made.META["CSRF_COOKIE"] = "c" * 32
    return made


def table_text(
    game: LiveGame,
    seat: int | None,
    *,
    live: bool = True,
    told: bool = False,
    whole: bool = True,
    language: str = "en",
    taught: bool = False,
    **given: str,
) -> str:
    """The page of a table as a seat sees it, or the part that a script asks for. `notice` and `sure` may be given.

    `told`: it lies between the page that the seat has and the newest one. `taught`: a long step of a lesson beside it.
    """
    players = len(game.state.vineyards)
    names = NAMES[:players]
    scene = Scene(game, seat, names, words(language), live=live, told=told)
    table = Table(id="a-table", options=game.options.to_json(), seed=1, version=game.plies)
    table.to_move = game.state.to_move
    table.over = game.state.is_over
    table.year = int(game.state.year)
    table.game, table.players = game, tuple(SeatedPlayer(name) for name in names)
    page = TablePage(scene, table, tuple(range(players)))
    if taught:
        page.tutor = _long_step(scene)
    asked = request()
    asked.session = {"language": language}  # type: ignore[assignment]  # all that pages read from it
    shown = {"notice": "", "sure": "", "detail": ""} | given
    return text_of(asked, "table/table.html", table=page, scene=scene, whole=whole, **shown)


def _long_step(scene: Scene) -> TutorShown:
    lesson, step = (tuscany.LESSON, "tuscany") if scene.board.regions else (first.LESSON, "summer")
    say, given = scene.words.message, {"target": 25, "workers": 4}
    way = tuple(GoalPart(mile.id, mile.icon, "later" if at else "now") for at, mile in enumerate(lesson.milestones))
    spoken = (say(f"tutor-{step}"), say(f"tutor-{step}-text"), say(f"tutor-{step}-why", **given))
    return TutorShown(lesson.id, step, "i-summer", "PLACE-1", *spoken, 1, True, False, lesson.then, "", "", "", way)


def seats_of(game: LiveGame) -> Iterator[int]:
    yield from range(len(game.state.vineyards))
