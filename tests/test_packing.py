"""Numbers packed into frames come back as they went in, next to every other number of the same frame."""

from __future__ import annotations

from itertools import product

from vendemmia.engine.state import packing


def test_placements() -> None:
    for action, space, worker, mark in product((0, 17, 31), range(4), (0, 2, 15), range(4)):
        data = packing.pack_placement(action, space, worker, mark)
        parts = (packing.placed_action, packing.placed_space, packing.placed_worker, packing.placed_mark)
        assert [part(data) for part in parts] == [action, space, worker, mark]
        assert packing.with_mark(data, 2) == packing.pack_placement(action, space, worker, 2)
        assert packing.same_placement(data, packing.with_mark(data, 0))
        assert not packing.same_placement(data, packing.pack_placement(action, space, (worker + 1) % 16, mark))


def test_wines() -> None:
    assert packing.making_kind(0) == -1
    for kind, first, second in product(range(4), range(1, 10), range(1, 10)):
        data = packing.pack_wine(kind)
        assert (packing.making_kind(data), packing.first_grape(data), packing.second_grape(data)) == (kind, 0, 0)
        data = packing.with_grape(data, first)
        assert (packing.making_kind(data), packing.first_grape(data), packing.second_grape(data)) == (kind, first, 0)
        data = packing.with_grape(data, second)
        assert (packing.making_kind(data), packing.first_grape(data), packing.second_grape(data)) == (
            kind,
            first,
            second,
        )


def test_trades() -> None:
    for given, received, moved in product(range(4), range(4), range(3)):
        data = packing.pack_trade(given, received, moved)
        assert (packing.trade_given(data), packing.trade_received(data)) == (given, received)
        assert packing.trade_moved(data) == moved


def test_switches() -> None:
    for first, vine, second in product(range(3), range(11), range(3)):
        data = packing.with_first_field(0, first)
        assert (packing.switch_first_field(data), packing.switch_first_vine(data)) == (first, -1)
        data = packing.with_second_field(packing.with_first_vine(data, vine), second)
        assert packing.switch_first_field(data) == first
        assert packing.switch_first_vine(data) == vine
        assert packing.switch_second_field(data) == second


def test_named_decks_and_pledges() -> None:
    data = packing.with_named_deck(packing.with_named_deck(0, 0, 1), 1, 3)
    assert [packing.named_deck(data, place) for place in range(3)] == [1, 3, 0]
    data = packing.with_asked(packing.with_pledge(packing.with_pledge(0, 1, 2), 5, 3), 5)
    assert [packing.pledged_cards(data, seat) for seat in range(6)] == [0, 2, 0, 0, 0, 3]
    assert [packing.is_asked(data, seat) for seat in range(6)] == [False] * 5 + [True]
    assert packing.pledged_cards(packing.one_pledge_less(data, 5), 5) == 2


def test_sets() -> None:
    data = packing.with_served(packing.with_member(packing.with_member(0, 2), 5), 2)
    assert [packing.has(data, seat) for seat in range(6)] == [False, False, True, False, False, True]
    assert [packing.is_served(data, seat) for seat in range(6)] == [False, False, True, False, False, False]


def test_reports_share_one_number() -> None:
    report = (
        packing.report_harvest(3)
        | packing.report_wine_made(2)
        | packing.report_sparkling_made()
        | packing.report_vine(4, 1)
        | packing.report_cost(6)
        | packing.report_wine_discarded(9)
        | packing.report_taker(5)
    )
    assert packing.harvested_fields(report) == 3
    assert packing.types_made(report) == 1 << 2
    assert packing.sparkling_made(report) == 1
    assert (packing.planted_value(report), packing.planted_field(report)) == (4, 1)
    assert packing.built_cost(report) == 6
    assert packing.discarded_wine(report) == 9
    assert [packing.is_taker(report, seat) for seat in range(6)] == [False] * 5 + [True]
    assert packing.planted_field(0) == -1
