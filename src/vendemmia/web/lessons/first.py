"""The first lesson: how to win, on the base board, from the cards dealt to the first filled order.

The deal: the order wants red 2 and white 2, the Syrah in hand gives red 2 but needs the trellis, which costs all the
money there is, and the next vine of the deck gives white 2. Who follows the tutor plants both on one field, saves a
worker for the harvest, sees the grapes age, and fills the order in the second year.
"""

from __future__ import annotations

from vendemmia.engine import Options

from . import aims
from .model import Lesson, Milestone, Step, happened

PLACING = (
    Step("fill", "a-fill-order", "ORD-1", aims.fill),
    Step("harvest", "a-harvest-field", "HARV-1", aims.harvest),
    Step("wine", "a-make-wine", "WINE-1", aims.make_wine),
    Step("plant", "a-plant-vine", "PLANT-1", aims.plant),
    Step("build", "a-build-structure", "SUM-3", aims.build),
    Step("tour", "a-give-tour", "SUM-2", aims.tour),
    Step("draw-vine", "a-draw-vine", "SUM-1", aims.draw_vine),
    Step("draw-order", "a-draw-order", "WIN-1", aims.draw_order),
    Step("save", "u-skip", "PLACE-2", aims.save),
    Step("visitor", "a-play-summer-visitor", "VIS-1", aims.visitor),
    Step("train", "a-train-worker", "WIN-6", aims.train),
    Step("spare", "i-lira", "SUM-2", aims.spare_tour),
    Step("finish", "u-skip", "PLACE-2", aims.finish),
)
"""Where to place a worker: the nearest job of the plan first."""

ASKED = (
    Step("fall", "i-fall", "FALL-1", aims.fall),
    Step("which-vine", "a-plant-vine", "PLANT-1", aims.which_vine),
    Step("which-field", "i-field", "PLANT-2", aims.which_field),
    Step("which-structure", "a-build-structure", "SUM-3", aims.which_structure),
    Step("which-harvest", "a-harvest-field", "HARV-1", aims.which_harvest),
    Step("which-wine", "a-make-wine", "WINE-1", aims.which_wine),
    Step("which-order", "a-fill-order", "ORD-1", aims.which_order),
    Step("deliver", "i-wine-red", "ORD-1", aims.deliver),
)
"""The questions of these jobs."""

LESSON = Lesson(
    "first",
    Options(players=2),
    219,
    ("easy",),
    (
        Milestone("plan", "i-rooster", happened("row")),
        Milestone("plant", "a-plant-vine", happened("planted")),
        Milestone("harvest", "a-harvest-field", happened("harvested")),
        Milestone("wine", "a-make-wine", happened("wine")),
        Milestone("fill", "a-fill-order", happened("filled")),
    ),
    (
        Step("goal", "u-trophy", "GAME-1", aims.before_first_year("rivals"), read=True),
        Step("order", "i-card-order", "ORD-1", aims.before_first_year("hand"), read=True),
        Step("plan", "u-vineyard", "PLANT-1", aims.before_first_year("vineyard"), read=True),
        Step("papa", "u-hand", "SET-6", aims.papa),
        Step("row", "i-rooster", "WAKE-1", aims.row),
        Step("summer", "i-summer", "PLACE-1", aims.in_season(aims.SUMMER, "board"), read=True),
        Step("winter", "i-winter", "WIN-1", aims.in_season(aims.WINTER, "board"), read=True),
        Step("year", "i-yearend", "END-1", aims.after_first_year("vineyard"), read=True),
        *PLACING,
        *ASKED,
    ),
    Step("filled", "a-fill-order", "ORD-1", aims.after("filled", "rivals"), read=True),
    "tuscany",
)
