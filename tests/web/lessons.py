"""Playing a lesson without a page: somebody who does what the tutor says, or now and then something else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import player
from vendemmia.engine import CODES, observe
from vendemmia.locale import words
from vendemmia.play import DEFAULT_ANSWERS, play_forced
from vendemmia.record import luck_of
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.show.advice.tutor import TutorShown, tutor
from vendemmia.web.show.board.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.web.lessons import Lesson

EN = words("en")
NAMES = ("Anna", "Bruno")


class Shown(NamedTuple):
    """What the tutor shows at a moment of a lesson."""

    game: LiveGame
    scene: Scene
    tutor: TutorShown


def scene_of(game: LiveGame, seat: int | None = 0, *, live: bool = True) -> Scene:
    return Scene(game, seat, NAMES, EN, bots=("", "easy"), live=live)


def taught(lesson: Lesson, *, stray: float = 0.0, luck: int = 0, most: int = 500) -> Iterator[Shown]:
    """Every step shown to the player of seat 0, up to the end of the lesson or of the game.

    `stray` is how often the player does something else.
    """
    game, rng, read = LiveGame.new(lesson.options, lesson.seed), Random(luck), 0
    bots, chance = [player(level) for level in ("", *lesson.opponents) if level], luck_of(lesson.seed, game.rules)
    while game.plies < most and not game.state.is_over:
        state = game.state
        if state.to_move:
            view = observe(state, state.to_move)
            game.play(CODES[bots[state.to_move - 1].choose(view, Random(f"{chance}/{game.plies}"))])
            continue
        plies = game.plies
        play_forced(game, DEFAULT_ANSWERS, 0)
        if game.plies > plies:
            continue
        scene = scene_of(game)
        shown = tutor(scene, lesson.seed, read)
        assert shown is not None
        yield Shown(game, scene, shown)
        if shown.ends:
            return
        if shown.reads:
            read = shown.number
        else:
            game.play(rng.choice(state.codes()) if rng.random() < stray else shown.code)
