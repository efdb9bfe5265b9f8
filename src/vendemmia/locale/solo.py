"""The solo game in words: levels, challenges, our readings, results, the cards of the Automa."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import (
    AGGRESSIVE_MARKER,
    AUTOMA_CARDS,
    AUTOMA_WORKERS,
    CHALLENGES,
    EXTENDED_LEVELS,
    MAMA_WORKERS,
    SEASONS,
    SIX_WORKERS,
    SOLO_LEVELS,
    base_bars,
    extended_bars,
)

from .catalogue import MINUS

if TYPE_CHECKING:
    from vendemmia.engine.catalogue import Reading

    from .names import Names

AGGRESSIVE_YEARS = 7


def level_text(words: Names, level: str, extended: bool) -> str:
    numbers = EXTENDED_LEVELS[level] if extended else SOLO_LEVELS[level]
    own = f"level-{level}-text-extended"
    return words.message(
        own if extended and words.has_message(own) else f"level-{level}-text",
        start=numbers.start_vp,
        automa=numbers.automa_vp,
        years=numbers.years,
        least=numbers.least_workers,
        most=AUTOMA_WORKERS,
    )


def aggressive_text(words: Names) -> str:
    markers = AGGRESSIVE_MARKER[:AGGRESSIVE_YEARS]
    return words.message(
        "aggressive-text", markers=words.listed(_value(words, str(vp)) for vp in markers), years=AGGRESSIVE_YEARS
    )


def challenge_text(words: Names, number: int) -> str:
    challenge = CHALLENGES[number]
    return words.message(
        f"challenge-{number}-text",
        start=challenge.start_vp,
        residual=challenge.start_residual,
        years=challenge.years,
        workers=MAMA_WORKERS,
        vines=challenge.vines_planted,
        limit=challenge.regular_limit,
        by=challenge.six_workers_by,
        needed=SIX_WORKERS,
        fields=challenge.fields_harvested,
        large=challenge.large_cellar_vp,
        medium=challenge.medium_cellar_vp,
    )


def reading_text(words: Names, reading: Reading) -> str:
    """Return how we play it, and how else it could be read."""
    others = words.listed(_value(words, value) for value in reading.others)
    return words.message(f"reading-{reading.key}", ours=_value(words, reading.ours), others=others)


def _value(words: Names, value: str) -> str:
    """Return a value of a reading: a number, or something with its own text."""
    if re.fullmatch(r"-?\d+", value):
        return value.replace("-", MINUS)
    return words.message(f"reading-value-{value}")


def result_text(words: Names, result: str, vp: int, automa_vp: int) -> str:
    return words.message(f"result-{result}", vp=vp, automa=automa_vp, ahead="yes" if vp > automa_vp else "no")


def automa_card_text(words: Names, number: int, extended: bool) -> str:
    """Return the actions of a card of the Automa by season."""
    bars_of = extended_bars if extended else base_bars
    seasons = {season: bars_of(AUTOMA_CARDS[number - 1], season) for season in SEASONS}
    actions = {season: words.listed(words.action_name(bar) for bar in bars) for season, bars in seasons.items()}
    return words.message(
        "automa-card-extended" if extended else "automa-card",
        **{season: text or words.message("automa-nothing") for season, text in actions.items()},
    )
