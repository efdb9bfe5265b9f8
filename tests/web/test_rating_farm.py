"""A farm of own accounts gains next to nothing, by the server's own code; honest players find their order."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.repeating import LONG_RUN
from vendemmia.web.models import Rating
from vendemmia.web.ratings.method import CIRCLE, LEAST_TRUST, WIDE, repeated, trust

from .farms import STRATEGIES, Ledger, Strategy, fresh, honest, mixed, star, warmed_up

MOST = 50
"""Points that 20 own accounts may bring a main one in 200 games."""
AT_ONCE, DAILY = timedelta(minutes=5), timedelta(days=1)
PACES = {"daily": DAILY, "at-once": AT_ONCE} if LONG_RUN else {"daily": DAILY}
STRONGEST = (star, fresh, warmed_up)


@pytest.mark.parametrize("strategy", STRONGEST, ids=lambda each: each.__name__)
def test_a_farm_gains_at_most_fifty_points(strategy: Strategy) -> None:
    assert 0 <= strategy(Ledger(DAILY)) <= MOST


@pytest.mark.repeats
@pytest.mark.parametrize("pace", PACES.values(), ids=PACES)
@pytest.mark.parametrize("strategy", [each for each in STRATEGIES if each not in STRONGEST], ids=lambda e: e.__name__)
def test_no_other_way_gains_more(strategy: Strategy, pace: timedelta) -> None:
    assert mixed in STRATEGIES
    assert 0 <= strategy(Ledger(pace)) <= MOST


def test_honest_players_still_find_their_order() -> None:
    found = honest(Ledger(timedelta(hours=1)), games=450)
    assert found.correlation > 0.7
    assert found.spread > MOST, "who has met many established players moves fast"
    assert Rating.objects.count() == 30


def test_what_a_result_is_worth() -> None:
    assert trust(0, 0) < trust(10, 0) == LEAST_TRUST == trust(10, CIRCLE)
    assert trust(10, WIDE) == 1 == trust(500, 500)
    assert trust(10, 30) == pytest.approx(0.5 + LEAST_TRUST / 2)
    assert repeated(0, 0) == 1
    assert repeated(2, 2) == pytest.approx(1 / 12)
    assert repeated(0, 3) == 1 / 4
