"""Everything in short, for the page with the lessons: one topic after the other, each with its picture and rule."""

from __future__ import annotations

from typing import Final, NamedTuple


class Topic(NamedTuple):
    """One topic; its texts are the messages `guide-ID` and `guide-ID-text`."""

    id: str
    icon: str
    rule: str
    """The rule with which its chapter begins."""


TOPICS: Final = (
    Topic("goal", "u-trophy", "GAME-1"),
    Topic("papa", "u-hand", "SET-6"),
    Topic("row", "i-rooster", "WAKE-1"),
    Topic("place", "i-worker", "PLACE-1"),
    Topic("pass", "u-skip", "PLACE-2"),
    Topic("plant", "a-plant-vine", "PLANT-1"),
    Topic("visitor", "a-play-summer-visitor", "VIS-1"),
    Topic("fall", "i-fall", "FALL-1"),
    Topic("winter", "i-winter", "WIN-1"),
    Topic("harvest", "a-harvest-field", "HARV-1"),
    Topic("wine", "a-make-wine", "WINE-1"),
    Topic("order", "a-fill-order", "ORD-1"),
    Topic("year", "i-yearend", "END-1"),
)
