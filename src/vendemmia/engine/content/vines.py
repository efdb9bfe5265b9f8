"""The nine varieties of the vine deck."""

from __future__ import annotations

from typing import Final, NamedTuple


class Vine(NamedTuple):
    """A variety of vine."""

    id: str
    """The id of the card."""
    red: int
    """The value of its red grapes."""
    white: int
    """The value of its white grapes."""
    copies: int
    """How many of its cards there are."""
    structures: tuple[str, ...]
    """The structures that it needs (PLANT-3)."""

    @property
    def value(self) -> int:
        """Red and white together."""
        return self.red + self.white


VINES: Final = (
    Vine("sangiovese", 1, 0, 4, ()),
    Vine("malvasia", 0, 1, 4, ()),
    Vine("pinot", 1, 1, 6, ("trellis",)),
    Vine("syrah", 2, 0, 5, ("trellis",)),
    Vine("trebbiano", 0, 2, 5, ("trellis",)),
    Vine("merlot", 3, 0, 5, ("irrigation",)),
    Vine("sauvignon_blanc", 0, 3, 5, ("irrigation",)),
    Vine("cabernet_sauvignon", 4, 0, 4, ("trellis", "irrigation")),
    Vine("chardonnay", 0, 4, 4, ("trellis", "irrigation")),
)
"""Every variety of vine, in the order of the card numbers."""
