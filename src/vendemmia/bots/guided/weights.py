"""The numbers of `worth` and `comparing`, in victory points unless noted.

Matches between old and new ones found them.
"""

from __future__ import annotations

from typing import Final

# Points and money.
RIVALS: Final = 0.3
"""What each point of the leading rival costs."""
LIRA_STEPS: Final = ((4, 0.51), (4, 0.36), (4, 0.4), (8, 0.05), (999, 0.02))
"""What a lira is worth early in the game: the first four, the next four and so on."""
LIRA_YEARS: Final = 9.49
"""With fewer years to come money counts less."""
LIRA_LATE: Final = 0.01
RESIDUAL_LIRA: Final = 0.68

# What works for years.
WORKER_YEAR: Final = (0.0, 0.3, 0.4, 0.72, 0.51, 1.0, 0.42)
"""What a year of the first, second … worker is worth."""
SPECIAL_YEAR: Final = 0.08
"""What a special worker is worth beyond a regular one."""
STRUCTURE_YEAR: Final = (0.17, 0.09, 0.09, 0.69, 0.43, 0.28, 0.3, 0.32)
STRUCTURE_ONCE: Final = (0.22, 0.16, 0.02, 0.03, 0.03, 0.02, 0.28, 0.09)
"""By number of structure: what it is worth in each year to come, and beside that while years are left."""
CELLAR_UNUSED: Final = 0.41
"""The part of a cellar's worth that counts before there are vines for its wines."""
CELLAR_VINES: Final = (3.18, 8.59)
"""The value of vines from which the medium and the large cellar count in full."""
CARD_YEAR: Final = 0.06
CARD_ONCE: Final = 0.14
"""A built structure card, for each lira of its cost."""

# Cards.
DRAWN: Final = (0.55, 0.42, 0.27, 0.21, 0.32)
"""A card of each deck, whichever it is."""
CROWDED: Final = (0.64, 0.43, 0.73, 0.73, 0.49)
"""By deck: each further card counts this much of the one before."""
LAST_VISITOR: Final = 0.18
LAST_CARD: Final = 0.02
"""A visitor that can still be played in the last year, and any other card then."""
OVER_LIMIT: Final = 0.22
"""A card that will have to be discarded."""
ORDER_HELD: Final = 0.07
"""An order in hand, apart from the wines that it asks for."""
ORDER_FOR_WINES: Final = 0.09
ENOUGH_WINE: Final = 10
"""An order that is drawn, for each value of the wines that wait for one, up to this much."""
VINE_HELD: Final = 0.25
VINE_HELD_VALUE: Final = 0.16
VINE_LOCKED: Final = 0.12
"""A vine in hand, for each of its value beside that, and one that cannot be planted yet."""
VINE_YEARS: Final = 0.91
"""With fewer years to come vines in hand count less."""
VINE_LACKS: Final = 0.31
"""A structure that a vine in hand waits for."""

# From the field to the cellar.
VINE_STANDS: Final = 0.34
PLANTED: Final = 0.08
PLANTED_YEARS: Final = 6.86
"""A planted field, and for each value of its vines in each year to come, up to this many."""
FIELD_UNSOLD: Final = (0.56, 0.22, 0.05)
"""For each lira of the value of the first, second and third field that has not been sold."""
GRAPE: Final = 0.11
WINE: Final = 0.18
"""For each value of a grape or wine that no order in hand needs."""
WINE_KEPT: Final = 0.1
"""A wine in a cellar that ages it."""

# How far along a wine for an order is: the part of the order's worth that may be counted.
FILLED_NEXT: Final = 0.89
AGES_INTO: Final = 0.79
GRAPES_PRESSED: Final = 0.7
VINES_STAND: Final = 0.34
NOTHING_YET: Final = 0.05
NO_CELLAR: Final = 0.11
SECOND_USE: Final = 0.66
"""A field that several orders wait for."""

ORDERS_CROWDED: Final = 0.65
"""Each further order counts this much of the one before, but for the second."""

# The modules.
MAJORITY: Final = 0.95
SHARED: Final = 0.26
STAR: Final = 0.14
"""A region that is led or shared, for each of its points, and a star as such."""
TOKEN: Final = 0.52

# Workers that are still to be placed.
TEMPO: Final = 1.62
"""The part of a task's gain that a worker saved for it is worth."""
SPARE: Final = 0.07
"""A worker without a task."""
TASK_PLANT: Final = (1.16, 0.63)
TASK_FILL: Final = 0.66
TASK_FILL_LATER: Final = 0.42
TASK_HARVEST: Final = (0.95, 0.42)
TASK_WINE: Final = 0.33
TASK_VISITOR: Final = (1.46, 0.36)
TASK_TRAIN: Final = 0.36
TRAIN_GAIN: Final = 0.24
"""Training as such, and the part of what the trained worker is worth beyond its price."""

# What `worth` cannot see in an answer.
IDLE: Final = -0.05
"""Passing with workers left is worth a little less than it seems."""
LATER_ROW: Final = -0.11
"""Each row that a player wakes up later."""
EXTENDED_ROWS: Final = (0.02, 0.28, 0.6, 0.99, 1.4, 1.95, 1.38)
"""What the rows of the extended chart bring over the year."""
