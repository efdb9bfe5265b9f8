"""The sentence beside an advised answer, and which answer comes first."""

from __future__ import annotations

from typing import Any

from vendemmia.bots import Advice
from vendemmia.engine import Outlook, number_of
from vendemmia.locale import words
from vendemmia.web.played import Played
from vendemmia.web.show.choices import Answer
from vendemmia.web.show.hint import busy_first, gains
from vendemmia.web.show.scene import Scene

from .conftest import NAMES
from .elements import position

WINTER: dict[str, Any] = {"season": "winter"}


def scene_of(game: Played, language: str = "en") -> Scene:
    return Scene(game, 0, NAMES[: len(game.game.state.vineyards)], words(language))


# --- passing gives way


def cart(*parts: Outlook) -> Answer:
    return Answer("place:gain_lira:beside:regular", "", parts, "", locks=False)


def test_an_answer_gains_if_each_of_its_ways_does() -> None:
    lira, card = Outlook("lira", 1, choice=1, way=1), Outlook("structure", 1, choice=1, way=2)
    assert gains(cart(Outlook("lira", 1)))
    assert gains(cart(lira, card))
    assert not gains(cart(lira, card._replace(amount=-1)))
    assert not gains(cart(lira, card._replace(thing="uproot")))
    assert not gains(cart(Outlook("vp", 2), Outlook("discard", 2)))
    assert not gains(cart())


def test_passing_gives_way_to_a_cart_with_a_choice() -> None:
    game = position(2, options={"modules": ["extended_board", "structure_cards"]}, **WINTER)
    scene = scene_of(game)
    code = next(code for code in scene.choices.legal if code.startswith("place:gain_lira"))
    assert any(part.choice for part in scene.choices.legal[code].outlook)
    advice = [Advice(number_of(each), 0.54, "chance", {}) for each in ("pass", code)]
    assert [one.action for one in busy_first(scene, advice)] == [number_of(code), number_of("pass")]
