"""Everything in short, for the page with the lessons: one topic after the other, each with its picture and rule."""

from __future__ import annotations

from typing import Final, NamedTuple


class GuideTopic(NamedTuple):
    """One topic; its texts are the messages `guide-ID` and `guide-ID-text`."""

    id: str
    icon: str
    rule: str
    """The rule with which its chapter begins."""


TOPICS: Final = (
    GuideTopic("goal", "u-trophy", "GAME-1"),
    GuideTopic("papa", "u-hand", "SET-6"),
    GuideTopic("row", "i-rooster", "WAKE-1"),
    GuideTopic("place", "i-worker", "PLACE-1"),
    GuideTopic("pass", "u-skip", "PLACE-2"),
    GuideTopic("plant", "a-plant-vine", "PLANT-1"),
    GuideTopic("visitor", "a-play-summer-visitor", "VIS-1"),
    GuideTopic("fall", "i-fall", "FALL-1"),
    GuideTopic("winter", "i-winter", "WIN-1"),
    GuideTopic("harvest", "a-harvest-field", "HARV-1"),
    GuideTopic("wine", "a-make-wine", "WINE-1"),
    GuideTopic("order", "a-fill-order", "ORD-1"),
    GuideTopic("year", "i-yearend", "END-1"),
)
