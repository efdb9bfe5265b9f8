"""The tutor: each lesson leads to its goal, follows whoever strays, and says what is true."""

from __future__ import annotations

import re
from random import Random

import pytest
from django.test import Client

from vendemmia.bots import Advice, advise
from vendemmia.engine import CODES, Options, View
from vendemmia.engine.catalogue import ORDERS, STRUCTURES
from vendemmia.locale import languages, words
from vendemmia.locale.rulebook import rulebook
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.lessons import ANY_TABLE, LESSONS, lesson_of
from vendemmia.web.models import Table
from vendemmia.web.play.moves import open_table
from vendemmia.web.show.advice import tutor as tutor_texts
from vendemmia.web.show.advice.hint import tips
from vendemmia.web.show.advice.tutor import _choice, tutor
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.cards.learn import TOPICS

from .conftest import NAMES
from .elements import parsed, position
from .lessons import EN, Shown, scene_of, taught
from .test_secrets import with_other_secrets

PLAYERS = (SeatedPlayer("Anna"), SeatedPlayer("Bruno", "easy"))
MOST_DECISIONS = 40
"""A lesson of twelve minutes: about twenty seconds for a decision."""
RAW = re.compile(r"\{|\}|ord_|None|_")
"""What must not be left in a text."""


def says(shown: Shown) -> list[str]:
    return [shown.tutor.title, shown.tutor.text, *([shown.tutor.why] if shown.tutor.why else [])]


@pytest.mark.parametrize("lesson", LESSONS)
def test_who_does_what_the_tutor_says_reaches_the_goal(lesson: str) -> None:
    steps = list(taught(LESSONS[lesson]))
    last = steps[-1].tutor
    assert last.ends
    assert [part.state for part in last.way] == ["done"] * len(last.way)
    decisions = [step for step in steps if not step.tutor.reads]
    assert 12 <= len(decisions) <= MOST_DECISIONS
    assert len([step for step in steps if step.tutor.reads]) >= 3
    for step in steps:
        assert not step.tutor.code or step.tutor.code in step.scene.choices.legal
        assert not [text for text in says(step) if RAW.search(text) or not text.strip()], step.tutor
        assert rulebook().numbered(step.tutor.rule) is not None


def test_the_first_lesson_teaches_the_whole_way_and_fills_an_order() -> None:
    steps = list(taught(LESSONS["first"]))
    ids = [step.tutor.id for step in steps]
    assert ids[:3] == ["goal", "order", "plan"]
    wanted = ["build", "plant", "draw-vine", "plant", "save", "harvest", "visitor", "save", "wine", "fill"]
    assert [each for each in ids if each in wanted] == wanted
    assert steps[-1].game.state.vineyards[0].residual == 1
    assert EN.message("tutor-order", has="order", wines="red 2, white 2") in [step.tutor.title for step in steps]


@pytest.mark.parametrize("luck", range(4))
@pytest.mark.parametrize("lesson", LESSONS)
def test_who_strays_is_followed(lesson: str, luck: int) -> None:
    """Every step fits what has happened, and the lesson still ends unless the game does."""
    steps = list(taught(LESSONS[lesson], stray=0.25, luck=luck))
    assert steps[-1].tutor.ends or steps[-1].game.state.is_over
    for step in steps:
        assert step.tutor.reads or step.tutor.code in step.scene.choices.legal
        assert not [text for text in says(step) if RAW.search(text)], step.tutor
        is_true(step)


def is_true(shown: Shown) -> None:
    """The numbers of a step are those of the position."""
    tutor, own = shown.tutor, shown.scene.view.vineyards[0]
    said = " ".join(says(shown))
    for lira in re.findall(r"of your £(\d+)|and you have £(\d+)", said):
        assert int(next(filter(None, lira))) == own.lira
    if tutor.id == "save":
        assert shown.scene.view.season() < 3
    if tutor.id == "build":
        built = [name for name in STRUCTURES if EN.structure_name(name) in tutor.title]
        assert built
        assert not own.structures >> STRUCTURES.index(built[0]) & 1
    if tutor.id in ("fill", "which-order"):
        points = int(re.findall(r"(\d+) points", tutor.why)[0])
        assert points in {order.vp for order in ORDERS}
    if tutor.id == "finish":
        assert tutor.code == "pass"


def test_what_the_tutor_says_follows_from_the_game_alone() -> None:
    """Taking back brings the same step again, and a step once read stays read."""
    lesson = LESSONS["first"]
    step = next(step for step in taught(lesson) if step.tutor.id == "which-structure")
    game = step.game
    game.undo(game.plies - 1)
    again = tutor(scene_of(game), lesson.seed, 99)
    assert again is not None
    assert again.id == "build"
    unread = tutor(scene_of(LiveGame.new(lesson.options, lesson.seed)), lesson.seed, 1)
    assert unread is not None
    assert unread.id == "order"


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_tutor_knows_no_secrets(lesson: str) -> None:
    compared = 0
    for step in taught(LESSONS[lesson]):  # The game goes on with each step.
        if step.tutor.reads or step.game.plies % 2:
            continue
        other = with_other_secrets(step.game, 0, Random(step.game.plies))
        assert tutor(scene_of(other), LESSONS[lesson].seed, 99) == step.tutor
        compared += 1
    assert compared >= 4


def test_a_lesson_is_found_by_its_deal() -> None:
    for lesson in LESSONS.values():
        assert lesson_of(lesson.options, lesson.seed) is lesson
        assert lesson.then in {*LESSONS, ""}
    joined = lesson_of(Options(players=2), "00" * 32)
    assert joined.id == ANY_TABLE
    assert joined.steps == LESSONS["first"].steps
    assert lesson_of(Options(players=2, modules=frozenset({"extended_board"})), 77).steps == ()


def test_nobody_else_is_taught() -> None:
    lesson = LESSONS["first"]
    game = LiveGame.new(lesson.options, lesson.seed)
    assert tutor(scene_of(game, None), lesson.seed, 0) is None
    assert tutor(scene_of(game, live=False), lesson.seed, 0) is None


def test_a_card_to_discard_is_not_headed_like_something_to_get_and_each_choice_has_a_reason() -> None:
    hand = ["ord_r5", "pinot", "merlot", "syrah", "malvasia", "trebbiano", "chardonnay", "broker"]
    game = position(others=[{}], season="winter", year=2, hand=hand, workers={"grande": 1}, passed=[1])
    game.play("pass")
    for language in languages():
        scene = Scene(game, 0, NAMES[:2], words(language))
        shown = _choice(scene, LESSONS["first"], ())
        assert shown is not None
        assert scene.asked_now is not None
        assert scene.asked_now.id == "discard_down"
        assert shown.title != shown.answer
        assert shown.answer in shown.title
        assert shown.why


def test_without_a_fact_the_tutor_says_that_nothing_wins_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(others=[{}], season="summer", year=2, lira=4)
    scene = Scene(game, 0, NAMES[:2], EN)
    bare = [tip._replace(reason="") for tip in tips(scene)]
    monkeypatch.setattr(tutor_texts, "tips", lambda _: bare)
    shown = _choice(scene, LESSONS["first"], ())
    assert shown is not None
    assert shown.why == EN.message("tutor-choice-tried")


def test_while_moves_are_told_the_panel_has_a_sentence_of_its_own(client: Client) -> None:
    """A style shows it instead of the step as long as the page has `moves-shown`."""
    panel = parsed(client.get(client.post("/guide").headers["Location"]).content.decode()).root.one("tutor")
    assert panel.one("telling").text == EN.message("tutor-telling")


def test_while_an_opponent_plays_the_panel_stays() -> None:
    lesson = LESSONS["first"]
    game = LiveGame.new(lesson.options, lesson.seed)
    while game.state.to_move == 0:
        game.play(game.state.codes()[0])
    shown = tutor(scene_of(game), lesson.seed, 99)
    assert shown is not None
    assert (shown.id, shown.code) == ("wait", "")


class TestPages:
    def test_the_page_offers_the_lessons_and_everything_in_short(self, client: Client) -> None:
        html = client.get("/guide").content.decode()
        assert [topic.id for topic in TOPICS if EN.message(f"guide-{topic.id}-text") not in html] == []
        assert [lesson for lesson in LESSONS if f'value="{lesson}"' not in html] == []
        assert not Table.objects.exists()

    @pytest.mark.parametrize("lesson", LESSONS)
    def test_a_lesson_begins_with_something_to_read_and_goes_on_with_next(self, client: Client, lesson: str) -> None:
        address = client.post("/guide", {"lesson": lesson}).headers["Location"]
        table = Table.objects.get()
        assert (table.guided, table.seed) == (True, LESSONS[lesson].seed)
        panel = parsed(client.get(address).content.decode()).root.one("tutor")
        first = panel.get("data-step")
        button = panel.one(id="tutor-next")
        assert client.post(f"{address}tutor/next", {"step": button.get("value")}).status_code == 303
        panel = parsed(client.get(address).content.decode()).root.one("tutor")
        assert panel.get("data-step") != first

    def test_the_tutor_can_be_left(self, client: Client) -> None:
        address = client.post("/guide").headers["Location"]
        assert client.post(f"{address}tutor/leave").headers["Location"] == address
        assert not Table.objects.get().guided
        assert 'class="tutor"' not in client.get(address).content.decode()
        assert client.post("/tables/nothing/tutor/leave").status_code == 404
        assert client.post("/tables/nothing/tutor/next").status_code == 404

    @pytest.mark.parametrize("step", ["", "-1", "x", "٣", "100", "9" * 50])
    def test_nonsense_is_not_remembered(self, client: Client, step: str) -> None:
        address = client.post("/guide").headers["Location"]
        assert client.post(f"{address}tutor/next", {"step": step}).status_code == 303
        assert "read" not in client.session

    def test_a_hint_does_not_contradict_the_tutor(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        """At the first placement the tutor builds, whatever the coach thinks of it."""
        builds = "place:build_structure:left:regular"

        def against(view: View, rng: Random, most: int) -> list[Advice]:
            return [one for one in advise(view, rng, most) if CODES[one.action] != builds]

        monkeypatch.setattr("vendemmia.web.thinking.problems.advise", against)
        lesson = LESSONS["first"]
        game = next(step.game for step in taught(lesson) if step.tutor.id == "build")
        table = open_table(lesson.options, lesson.seed, PLAYERS, codes=game.codes, guided=True)
        assert tips(scene_of(game))[0].answer.code != builds
        client.post(f"/tables/{table.id}/tutor/next", {"step": "50"})
        hint = client.get(f"/tables/{table.id}/hint", headers={"HX-Request": "true"}).content.decode()
        assert parsed(hint).root.plays()[0] == builds
