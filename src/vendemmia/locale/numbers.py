"""Numbers as a language writes them."""

from __future__ import annotations

from decimal import Decimal

from babel.numbers import format_decimal, format_percent

from .messages import locale_of, plain_spaces


def number(language: str, value: float, decimals: int, grouped: bool) -> str:
    """A number, with a true minus sign if it is below zero."""
    rounded = _rounded(value, decimals)
    return _typeset(format_decimal(rounded, _pattern(decimals), locale_of(language), group_separator=grouped))


def percent(language: str, value: float, decimals: int) -> str:
    """A share in percent. The language decides whether there is a space before the sign."""
    locale = locale_of(language)
    pattern = locale.percent_formats[None].pattern.replace(_pattern(0), _pattern(decimals))
    return _typeset(format_percent(_rounded(value * 100, decimals) / 100, pattern, locale))


def _rounded(value: float, decimals: int) -> Decimal:
    """Rounded as Python does: Babel would round the shortest text of a float, and so 2.675 to another digit."""
    return Decimal(f"{value:.{decimals}f}")


def _pattern(decimals: int) -> str:
    return "#,##0" + ("." + "0" * decimals if decimals else "")


def _typeset(text: str) -> str:
    return plain_spaces(text.replace("-", "\N{MINUS SIGN}"))
