"""A question leaves the state as it was, even if it fails halfway.

Some questions are asked of a position that does not exist: the toll is paid, the worker is on its space, the card has
left the hand. What breaks them here is a hand or a field that no game has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rules import on
from tests.rules.worker_table import BASE, SIDE_2, crew, worker_table
from vendemmia.engine.numbers.actions import NUMBER
from vendemmia.engine.numbers.names import CARD_NUMBER
from vendemmia.engine.state.frames import NODES, Frame
from vendemmia.engine.verbs.harvesting import Harvest

if TYPE_CHECKING:
    from tests.support import Table
    from vendemmia.engine import State

NO_CARD = 999


def guarded(action: str, season: str, worker: str = "soldato") -> Table:
    """Seat 1's worker on the left space; seat 0 pays £1 to be placed beside it."""
    return worker_table(
        worker,
        players=3,
        modules=BASE,
        season=season,
        lira=5,
        workers=crew(),
        others=[{"workers": crew(worker)}],
        board={action: {"left": on(1, worker)}},
    )


def hold(state: State, *cards: int) -> None:
    state.vineyards[0].hand = cards


def test_the_legal_placements() -> None:
    """The toll is paid and the worker is on its space while the visitors in hand are looked at."""
    state = guarded("play_summer_visitor", "summer").state
    hold(state, NO_CARD)
    before = state.key()
    with pytest.raises(IndexError):
        state.legal_actions()
    assert state.key() == before


def test_a_placement_that_would_bump() -> None:
    table = worker_table(
        "chef", players=3, modules=BASE, season="summer", board={"play_summer_visitor": {"left": on(1)}}
    )
    state = table.state
    hold(state, NO_CARD)
    before = state.key()
    with pytest.raises(IndexError):
        state.why_not("place:play_summer_visitor:left:chef")
    assert state.key() == before


def test_why_a_placement_is_refused() -> None:
    state = guarded("plant_vine", "summer").state
    hold(state, NO_CARD)
    before = state.key()
    with pytest.raises(IndexError):
        state.why_not("place:plant_vine:middle:regular")
    assert state.key() == before


def test_what_would_come_of_a_placement() -> None:
    state = guarded("harvest_field", "winter").state
    state.vineyards[0].fields = (1,)
    before = state.key()
    frame = state.stack[-1]
    with pytest.raises(IndexError):
        frame.node.outlook_of(state, frame, NUMBER["place:harvest_field:middle:regular"])
    assert state.key() == before


def test_a_bonus_once_more() -> None:
    table = worker_table(
        "politico",
        players=3,
        modules=BASE,
        season="summer",
        lira=1,
        hand=["sangiovese", "sangiovese", "malvasia"],
    )
    table.play("place:plant_vine:middle:politico", "card:sangiovese", "field:5", "card:sangiovese", "field:6")
    state = table.state
    assert table.codes() == ["no", "yes"]
    hold(state, NO_CARD)
    before = state.key()
    with pytest.raises(IndexError):
        state.legal_actions()
    assert state.key() == before


@pytest.mark.parametrize("visitor", ["auctioneer", "cultivator"])
def test_a_visitor_that_has_left_the_hand(visitor: str) -> None:
    """The Inn has paid for it (STC-34). The one fails when it is judged, the other when it is refused."""
    state = worker_table("chef", players=3, modules=SIDE_2, season="summer", structures=["inn"]).state
    hold(state, CARD_NUMBER[visitor], NO_CARD)
    before = state.key()
    question = Frame(NODES["action:play_summer_visitor"], 0, -1, 0, 0, 0)
    with pytest.raises(IndexError):
        question.node.refusals(state, question, NUMBER[f"card:{visitor}"])
    assert state.key() == before


def test_the_grapes_of_a_harvest() -> None:
    table = worker_table("chef", players=3, modules=BASE, season="winter", fields={5: ["sangiovese"]})
    state = table.state
    before = state.key()
    with pytest.raises(IndexError):
        Harvest(1, 1).grapes(state.vineyards[0], [0, 7])
    assert state.key() == before
