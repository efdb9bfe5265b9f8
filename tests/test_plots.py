"""The geometry that all charts share."""

from __future__ import annotations

import pytest

from vendemmia.plots import Scale, path, stacked, step, whole_step


def test_a_scale_goes_either_way() -> None:
    across, up = Scale(-10, 30, 0, 200), Scale(0, 1, 240, 40)
    assert [across.place(value) for value in (-10, 0, 30)] == [0, 50, 200]
    assert across.length(4) == 20
    assert [up.place(value) for value in (0, 0.25, 1)] == [240, 190, 40]
    assert Scale(0, 3, 0, 100, 2).place(1) == 33.33


@pytest.mark.parametrize(("span", "found"), [(5, 1), (7, 1), (8, 2), (14, 2), (15, 5), (36, 10), (71, 20), (0.6, 0.1)])
def test_steps_are_the_smallest_round_numbers_that_fit(span: float, found: float) -> None:
    assert step(span) == pytest.approx(found)
    assert whole_step(span) == max(1, found)


def test_gains_are_stacked_above_zero_and_losses_below() -> None:
    assert list(stacked([3, -2, 0, 4, -1])) == [(0, 3), (-2, 0), (3, 3), (3, 7), (-3, -2)]


def test_a_line_is_written_for_svg() -> None:
    assert path([(0, 1.5), (2.0, 3)]) == "M0 1.5L2.0 3"
