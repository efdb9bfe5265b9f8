"""Numbers that a stranger has typed."""

from __future__ import annotations

import pytest

from vendemmia.numerals import is_number, printed, read_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("007", 7), ("12", 12), ("000", 0)],
)
def test_digits_are_a_number(text: str, number: int) -> None:
    assert read_number(text, 12) == number


@pytest.mark.parametrize("text", [None, "", "13", "-1", "+1", " 1", "1.0", "1_0", "٣", "²", "x", "9" * 5000])
def test_anything_else_is_none(text: str | None) -> None:
    assert read_number(text, 12) is None


def test_zeros_in_front_do_not_make_a_number_longer() -> None:
    assert read_number("0" * 5000 + "5", 12) == 5
    assert is_number("9" * 5000)


def test_numbers_are_printed_with_a_true_minus() -> None:
    assert [printed(number) for number in (-3, 0, 12, "-1")] == ["−3", "0", "12", "−1"]
    assert [printed(number, signed=True) for number in (-3, 0, 12)] == ["−3", "+0", "+12"]
