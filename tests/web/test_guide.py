"""The guided first game: everything is explained once, when it is met, and follows from the course of the game."""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client

from vendemmia.engine import Event, Kind, Options
from vendemmia.locale import words
from vendemmia.locale.rulebook import rule_numbered
from vendemmia.record import forced_answer
from vendemmia.web.models import Table
from vendemmia.web.played import Played
from vendemmia.web.show.guide import STEPS, Course, guide_step
from vendemmia.web.show.scene import Scene

EN = words("en")
NAMES = ("Anna", "Bruno")


def scene_of(game: Played, seat: int | None = 0, live: bool = True) -> Scene:
    return Scene(game, seat, NAMES, EN, bots=("", "easy"), live=live)


def explained(game: Played) -> tuple[str, ...]:
    step = guide_step(scene_of(game))
    return tuple(part.id for part in step.parts) if step else ()


def steps_of(seed: int, plies: int = 250) -> list[str]:
    """What a random player at seat 0 is shown; forced answers are played as the table plays them."""
    game, rng = Played.new(Options(players=2), seed), Random(seed)
    parts: list[str] = []
    while (seat := game.game.state.to_move) is not None and game.plies < plies:
        if seat == 0 and (forced := forced_answer(game.game.state)):
            game.play(forced, forced=True)
            continue
        if seat == 0:
            parts += explained(game)
        game.play(rng.choice(game.game.state.codes()))
    return parts


@pytest.mark.parametrize("seed", [1, 5, 9])
def test_everything_is_explained_once(seed: int) -> None:
    parts = steps_of(seed)
    assert len(parts) == len(set(parts))
    assert {"goal", "papa", "row", "place", "pass", "fall", "winter", "year"} <= set(parts) <= set(STEPS)
    assert parts[:3] == ["goal", "papa", "row"]


@pytest.mark.parametrize(
    ("code", "step"),
    [
        ("place:plant_vine:left:regular", "plant"),
        ("place:play_summer_visitor:left:regular", "visitor"),
        ("place:harvest_field:left:grande", "harvest"),
        ("place:make_wine:beside:grande", "wine"),
        ("place:fill_order:left:regular", "order"),
    ],
)
def test_the_questions_of_an_action_are_explained(code: str, step: str) -> None:
    course = Course(0)
    course.sees(Event(Kind.SEASON, -1, 3))
    course.decides(code)
    course.goes_on(code)
    assert course.due({"card"}) == {step}
    course.decides("card:merlot")
    assert course.due({"card"}) == set()


def test_what_happens_without_a_question_is_explained_afterwards() -> None:
    course = Course(0)
    for event in (Event(Kind.SEASON, -1, 3), Event(Kind.HARVESTED, 1, 5), Event(Kind.WINE, 0, 3, "red")):
        course.sees(event)
    assert course.due(()) == {"goal", "wine"}


def test_the_goal_comes_first_and_then_the_gift() -> None:
    game = Played.new(Options(players=2), 7)
    assert game.game.state.to_move == 1
    assert explained(game) == ("goal",)
    game.play(game.game.state.codes()[0])
    assert explained(game) == ("goal", "papa")
    game.play(game.game.state.codes()[0])
    assert explained(game) == ()
    game.play("row:1")
    assert explained(game) == ("row",)


def test_what_was_taken_back_is_explained_again() -> None:
    game = Played.new(Options(players=2), 7)
    for _ in range(2):
        game.play(game.game.state.codes()[0])
    game.play("row:7")
    game.play("row:4")
    assert explained(game) == ("place",)
    game.undo(3)
    assert explained(game) == ("row",)


def test_nobody_else_is_guided() -> None:
    game = Played.new(Options(players=2), 7)
    assert guide_step(scene_of(game, None)) is None
    assert guide_step(scene_of(game, 0, live=False)) is None


@pytest.mark.parametrize("options", [Options(players=3, modules={"extended_board"}), Options(players=1, solo="easy")])
def test_other_games_do_not_confuse_it(options: Options) -> None:
    game, rng = Played.new(options, 3), Random(3)
    names = ("Anna", "Bruno", "Carla")[: options.players]
    met: set[str] = set()
    while not game.game.state.is_over and game.plies < 200:
        step = guide_step(Scene(game, 0, names, EN))
        met.update(part.id for part in step.parts) if step else None
        game.play(rng.choice(game.game.state.codes()))
    assert met <= set(STEPS)


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_words_and_a_rule(step: str) -> None:
    assert EN.message(f"guide-{step}")
    assert len(EN.message(f"guide-{step}-text")) < 330
    assert rule_numbered(STEPS[step][1]) is not None


class TestPages:
    def test_the_page_of_the_guide_tells_all(self, client: Client) -> None:
        html = client.get("/guide").content.decode()
        assert [step for step in STEPS if EN.message(f"guide-{step}-text") not in html] == []
        assert not Table.objects.exists()

    def test_the_guide_can_be_skipped(self, client: Client) -> None:
        client.post("/guide")
        table = Table.objects.get()
        answer = client.post(f"/tables/{table.id}/guide/skip")
        assert (answer.status_code, answer.headers["Location"]) == (303, f"/tables/{table.id}/")
        assert not Table.objects.get().guided
        assert client.post("/tables/nothing/guide/skip").status_code == 404

    def test_a_guided_table_shows_the_goal(self, client: Client) -> None:
        address = client.post("/guide").headers["Location"]
        assert EN.message("guide-goal-text") in client.get(address).content.decode()
        client.post(f"{address}guide/skip")
        assert EN.message("guide-goal-text") not in client.get(address).content.decode()
