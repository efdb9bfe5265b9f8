"""What a position is worth: open things and the own hand only, and more of a good thing is worth more."""

from __future__ import annotations

from random import Random

import pytest

from vendemmia.bots import terms, worth
from vendemmia.bots.guided.hands import another_order
from vendemmia.bots.guided.outline import Outline, since, years_left
from vendemmia.bots.guided.prospects import order_value
from vendemmia.bots.guided.tasks import later_tasks
from vendemmia.engine import Options, imagine, observe
from vendemmia.engine.numbers.names import CARD_NUMBER, MEDIUM_CELLAR, SUMMER, WINDMILL, WINTER

from .support import SOME_MODULES, position


@pytest.mark.parametrize("modules", [SOME_MODULES[0], SOME_MODULES[-1]], ids=["base", "all"])
def test_a_state_and_its_view_are_worth_the_same(modules: frozenset[str]) -> None:
    for seed in range(5):
        state = position(Options(players=3, modules=modules), seed, 150)
        for seat in range(3):
            view = observe(state, seat)
            assert worth(view, seat) == worth(state, seat) == worth(imagine(view, Random(seed)), seat)


def test_worth_is_the_sum_of_its_terms() -> None:
    state = position(Options(players=2, modules=SOME_MODULES[-1]), 4, 200)
    assert worth(state, 0) == pytest.approx(sum(terms(state, 0).values()))


@pytest.mark.parametrize("change", ["vp", "lira", "residual", "windmill", "worker", "wine", "grape"])
def test_more_of_a_good_thing_is_worth_more(change: str) -> None:
    state = position(Options(players=2), 2, 30)
    better = state.copy()
    own = better.vineyards[0]
    own.structures &= ~WINDMILL
    start = since(better, 0)
    before = worth(better, 0)
    match change:
        case "vp" | "lira" | "residual":
            setattr(own, change, getattr(own, change) + 1)
        case "windmill":
            own.structures |= WINDMILL
        case "worker":
            own.training += 1
        case "wine":
            own.cellar |= 1 << 2
        case "grape":
            own.crush_pad |= 1 << 2
    assert worth(better, 0, start) > before


def test_an_order_is_worth_more_the_nearer_it_is() -> None:
    state = position(Options(players=2), 2, 30)
    own = state.vineyards[0]
    own.structures |= MEDIUM_CELLAR
    own.hand, own.cellar, own.crush_pad = (CARD_NUMBER["ord_r5"],), 0, 0
    far = terms(state, 0)["orders"]
    own.crush_pad = 1 << 4
    pressed = terms(state, 0)["orders"]
    own.crush_pad, own.cellar = 0, 1 << 4
    ready = terms(state, 0)["orders"]
    value = order_value(CARD_NUMBER["ord_r5"], years_left(state), paid=True)
    assert far < pressed < ready < value


def test_in_the_last_year_only_points_count() -> None:
    state = position(Options(players=2), 2, 30)
    state.final_year = True
    assert years_left(state) == 0
    later = terms(state, 0)
    assert later["structures"] == later["income"] == later["vines"] == later["workers"] == 0


def test_points_do_not_look_worse_because_they_shorten_the_game() -> None:
    state = position(Options(players=2), 2, 30)
    start = since(state, 0)
    before = worth(state, 0, start)
    state.vineyards[0].vp += 8
    assert worth(state, 0, start) == pytest.approx(before + 8)
    assert years_left(state) < start.years


def test_cards_drawn_since_then_count_by_their_deck_only() -> None:
    state = position(Options(players=2), 2, 30)
    start = since(state, 0)
    worths = set()
    for name in ("ord_r5", "ord_w2_s8"):
        drawn = state.copy()
        drawn.vineyards[0].add_card(CARD_NUMBER[name])
        worths.add(round(worth(drawn, 0, start), 6))
    assert len(worths) == 1


def test_a_worker_is_kept_for_what_later_seasons_have_not_for_what_can_be_done_now() -> None:
    state = position(Options(players=2), 2, 30)
    tasks = []
    for season in (SUMMER, WINTER):
        outline = Outline(state, 0)
        outline.season = season
        tasks.append(later_tasks(outline))
    assert tasks[0]
    assert not tasks[1]


def test_vines_in_hand_want_a_field_with_room_for_them() -> None:
    state = position(Options(players=2), 2, 30)
    own = state.vineyards[0]
    own.structures, own.hand, own.fields, own.sold = 0, (CARD_NUMBER["malvasia"],), (0, 0, 0), 0
    roomy = terms(state, 0)["cards"]
    own.sold = 0b111
    assert terms(state, 0)["cards"] < roomy


def test_orders_are_drawn_for_wines_that_wait() -> None:
    state = position(Options(players=2), 2, 30)
    own = state.vineyards[0]
    own.hand, own.cellar = (), 0
    without = another_order(Outline(state, 0))
    own.cellar = 1 << 2
    assert another_order(Outline(state, 0)) > without
