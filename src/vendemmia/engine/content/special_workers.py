"""The eleven special workers (SPW-4 to SPW-14)."""

from __future__ import annotations

from typing import Final

from ..effects import (
    buy_visitor,
    choose_bonus,
    draw_any,
    draw_beside,
    repeat_action,
    repeat_bonus,
    special,
    take_back_pupil,
)
from ..numbers.names import FIRST_SPECIAL, WORKERS
from ..workers.abilities import ABILITIES, EARLIER_SEASONS, LATER_SEASONS, OPPONENTS_GONE

special("farmer", on_arrival=choose_bonus())
special("mafioso", repeats=repeat_action())
special("merchant", after=draw_any(), when=OPPONENTS_GONE, least_players=2)
special("chef", bumps_opponents=True, least_players=2)
special("innkeeper", on_arrival=buy_visitor(price=1), least_players=3)
special("professore", on_arrival=take_back_pupil())
special("soldato", toll=1, lets_opponents_beside=True, least_players=2)
special("politico", repeats=repeat_bonus(price=1))
special("oracle", on_draw=draw_beside())
special("traveler", reach=EARLIER_SEASONS, closed_spaces=True)
special("messenger", reach=LATER_SEASONS)

SPECIAL_WORKERS: Final = tuple(ABILITIES[FIRST_SPECIAL : len(WORKERS)])
