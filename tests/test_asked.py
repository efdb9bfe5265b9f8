"""What is asked: every node that can ask names its question, and every question can come up."""

from __future__ import annotations

import pytest

from tests.locale.reading import asks, engine_classes, every_moment
from tests.support import Table
from vendemmia.engine import Asked, Options, Question, decode_outlook, new_state, observe
from vendemmia.engine.numbers.names import CARD_NUMBER
from vendemmia.engine.reports.outlook import Outlook, encoded
from vendemmia.engine.state.frames import NODES, Frame, Node

IDS = {question.id: question for question in Question}


def test_every_class_of_nodes_that_asks_names_its_question_and_no_other_does() -> None:
    for kind in engine_classes():
        if kind.__subclasses__() and not any(type(node) is kind for node in NODES.values()):
            continue  # An abstract class.
        named = kind.asked is not Node.asked
        assert named == asks(kind), f"{kind.__name__} lists answers without naming its question, or the reverse"


def test_who_asks_otherwise_than_its_base_says_so_itself() -> None:
    """The encoder believes `only_question` and does not ask."""
    for node in NODES.values():
        classes = type(node).__mro__
        asks = next(place for place, each in enumerate(classes) if "asked" in vars(each))
        promises = next(place for place, each in enumerate(classes) if "only_question" in vars(each))
        assert promises <= asks or classes[promises] is Node, node.path


def test_every_question_can_come_up_and_has_the_parameters_that_it_declares() -> None:
    seen: set[str] = set()
    for state in every_moment():
        asked = state.asked()
        assert asked is not None
        assert set(asked.params) == set(IDS[asked.id].params), asked
        assert all(type(value) in (int, str) for value in asked.params.values()), asked
        assert asked.seat == state.to_move
        assert state.stack[-1].node.only_question() in (None, IDS[asked.id])
        assert asked.source not in ("", "placement", "arrival", "drawn")
        seen.add(asked.id)
    assert seen == set(IDS)


def test_ids_are_stable_names() -> None:
    assert Question.SWITCH_FIRST_VINE.id == "switch_first_vine"
    assert len(IDS) == len(Question)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    state = new_state(Options(players=2), 1)
    state.stack.clear()
    assert state.asked() is None
    assert state.asked_openly() is None
    for seat in (None, 0):
        view = observe(state, seat)
        assert view.asked is None
        assert view.is_over
        assert view.is_year_end
        assert not view.is_placing
        assert not view.in_season
        assert view.course_step == 0


def test_a_question_tells_who_asks_and_which_card_is_resolved() -> None:
    table = Table(3, season="summer", hand=["handyman", "merlot"])
    assert table.state.asked() == Asked("place", {}, 0, "step:summer")
    table.play("place:play_summer_visitor:left:regular")
    assert table.state.asked() == Asked("visitor", {"deck": "summer"}, 0, "action:play_summer_visitor")
    table.play("card:handyman")
    asked = table.state.asked()
    assert asked is not None
    assert asked[:1] == ("offer_build",)
    assert asked.params == {"discount": 2, "beside": "build"}
    assert asked.source == "visitor:handyman"
    assert asked.card == "handyman"
    assert asked.owner == (-1 if asked.seat == 0 else 0)


def test_the_owner_of_a_card_is_named_to_others_only() -> None:
    state = new_state(Options(players=3), 1)
    for seat, owner in ((0, -1), (1, 0)):
        state.stack.append(Frame(NODES["visitor:handyman/0"], seat, 0, 0, 0, 0))
        asked = state.asked()
        assert asked is not None
        assert asked.owner == owner


def test_the_open_card_on_top_is_named() -> None:
    state = new_state(Options(players=3), 1)
    state.stack.append(Frame(NODES["action:plant_vine"], 0, -1, 0, 1 + CARD_NUMBER["merlot"], 0))
    assert state.asked() == Asked("plant_field", {"vine": "merlot"}, 0, "action:plant_vine", card="merlot")


def test_only_the_hand_tells_that_a_bonus_is_lost() -> None:
    """Whether another vine can be planted is the planter's own business, even where no vine would fit."""
    params: dict[str, int | str] = {"action": "plant_vine", "bonus": "bonus:plant_vine", "beside": "plant"}
    full: dict[int, list[str]] = {5: ["pinot", "pinot"], 6: ["merlot", "merlot"], 7: ["merlot", "pinot", "pinot"]}
    empty: dict[int, list[str]] = {}
    for fields in (empty, full):
        table = Table(3, season="summer", hand=["malvasia", "trebbiano"], fields=fields)
        table.play("place:plant_vine:middle:regular", "card:malvasia", "field:5")
        assert table.state.asked() == Asked("bonus_lost", params, 0, "action:plant_vine")
        assert observe(table.state, 0).asked == table.state.asked()
        for seat in (1, None):
            assert observe(table.state, seat).asked == Asked("bonus", params, 0, "action:plant_vine")


@pytest.mark.parametrize("parts", [[], [Outlook("lira", 3), Outlook("vp", -1)], [Outlook("summer", 1)]])
def test_an_outlook_can_be_written_as_an_id(parts: list[Outlook]) -> None:
    assert decode_outlook(encoded(parts)) == parts


def test_a_view_knows_the_calendar() -> None:
    state = new_state(Options(players=2), 1)
    while not state.is_placing:
        state.apply(state.legal_actions()[0])
    view = observe(state, None)
    assert view.is_placing
    assert view.in_season
    assert view.season() == state.season()
    assert view.course_step == state.course_step == state.rules.board.placing_ends - 2
    assert not view.is_year_end
