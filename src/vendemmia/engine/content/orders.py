"""The 36 order cards: wines asked for, victory points and residual payment."""

from __future__ import annotations

from typing import Final, NamedTuple


class Order(NamedTuple):
    """An order card."""

    id: str
    """The id of the card."""
    wines: tuple[tuple[str, int], ...]
    """The type and the least value of each wine it asks for."""
    vp: int
    """Victory points for filling it."""
    residual: int
    """How much it raises the residual payment."""


ORDERS: Final = (
    Order("ord_r5", (("red", 5),), 2, 1),
    Order("ord_r2_w2", (("red", 2), ("white", 2)), 2, 1),
    Order("ord_r3_w1", (("red", 3), ("white", 1)), 2, 1),
    Order("ord_r1_w3", (("red", 1), ("white", 3)), 2, 1),
    Order("ord_w5", (("white", 5),), 2, 1),
    Order("ord_b4", (("blush", 4),), 2, 1),
    Order("ord_r6", (("red", 6),), 3, 1),
    Order("ord_r2_w4", (("red", 2), ("white", 4)), 3, 1),
    Order("ord_r4_w2", (("red", 4), ("white", 2)), 3, 1),
    Order("ord_r3_w3", (("red", 3), ("white", 3)), 3, 1),
    Order("ord_r4_r3", (("red", 4), ("red", 3)), 3, 1),
    Order("ord_w6", (("white", 6),), 3, 1),
    Order("ord_w4_w3", (("white", 4), ("white", 3)), 3, 1),
    Order("ord_b6", (("blush", 6),), 3, 1),
    Order("ord_r8", (("red", 8),), 4, 1),
    Order("ord_r5_w3", (("red", 5), ("white", 3)), 4, 1),
    Order("ord_r3_w5", (("red", 3), ("white", 5)), 4, 1),
    Order("ord_r4_b4", (("red", 4), ("blush", 4)), 4, 1),
    Order("ord_r4_r3_r2", (("red", 4), ("red", 3), ("red", 2)), 4, 1),
    Order("ord_w8", (("white", 8),), 4, 1),
    Order("ord_w4_b4", (("white", 4), ("blush", 4)), 4, 1),
    Order("ord_w4_w3_w2", (("white", 4), ("white", 3), ("white", 2)), 4, 1),
    Order("ord_b8", (("blush", 8),), 4, 1),
    Order("ord_s7", (("sparkling", 7),), 4, 1),
    Order("ord_r2_w2_b5", (("red", 2), ("white", 2), ("blush", 5)), 5, 2),
    Order("ord_r7_r6", (("red", 7), ("red", 6)), 5, 2),
    Order("ord_r6_w6", (("red", 6), ("white", 6)), 5, 2),
    Order("ord_r3_b7", (("red", 3), ("blush", 7)), 5, 2),
    Order("ord_w3_b7", (("white", 3), ("blush", 7)), 5, 2),
    Order("ord_w7_w6", (("white", 7), ("white", 6)), 5, 2),
    Order("ord_s9", (("sparkling", 9),), 5, 2),
    Order("ord_b6_b5", (("blush", 6), ("blush", 5)), 6, 2),
    Order("ord_w4_s7", (("white", 4), ("sparkling", 7)), 6, 2),
    Order("ord_w3_s7", (("white", 3), ("sparkling", 7)), 6, 2),
    Order("ord_w3_s8", (("white", 3), ("sparkling", 8)), 6, 2),
    Order("ord_w2_s8", (("white", 2), ("sparkling", 8)), 6, 2),
)
"""Every order, in the order of the card numbers."""
