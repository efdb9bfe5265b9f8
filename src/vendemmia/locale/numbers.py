"""Numbers and days as a language writes them."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from .folders import SOURCE_LANGUAGE
from .messages import locale_of, plain_spaces

if TYPE_CHECKING:
    from datetime import date


def number(language: str, value: float, decimals: int, grouped: bool) -> str:
    """Return a number, with a true minus sign if it is below zero."""
    rounded = _rounded(value, decimals)
    return _typeset(format_decimal(rounded, _pattern(decimals), locale_of(language), group_separator=grouped))


def percent(language: str, value: float, decimals: int) -> str:
    """Return a share in percent. The language decides whether there is a space before the sign."""
    locale = locale_of(language)
    pattern = locale.percent_formats[None].pattern.replace(_pattern(0), _pattern(decimals))
    return _typeset(format_percent(_rounded(value * 100, decimals) / 100, pattern, locale))


def day(language: str, value: date, brief: bool) -> str:
    """Return a day in words, brief for lists. English puts the day first, as most of the world does."""
    locale = Locale.parse(f"{language}_001") if language == SOURCE_LANGUAGE else locale_of(language)
    return plain_spaces(format_date(value, "medium" if brief else "long", locale))


def _rounded(value: float, decimals: int) -> Decimal:
    """Round as Python does: Babel would round the shortest text of a float, and so 2.675 to another digit."""
    return Decimal(f"{value:.{decimals}f}")


def _pattern(decimals: int) -> str:
    return "#,##0" + ("." + "0" * decimals if decimals else "")


def _typeset(text: str) -> str:
    return plain_spaces(text.replace("-", "\N{MINUS SIGN}"))
