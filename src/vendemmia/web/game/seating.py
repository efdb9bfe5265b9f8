"""Who sits at a table."""

from __future__ import annotations

from typing import NamedTuple

from vendemmia.bots import successor


class SeatedPlayer(NamedTuple):
    """The player in a seat; `bot` is the name of a computer player, or empty for a person."""

    name: str
    bot: str = ""
    colour: int | None = None
    """Counted from 0 like seats; None if it is that of the seat's number."""
    stand_in: str = ""
    """The computer player that answers for an absent person; empty for none."""
    person_id: str | None = None
    """Whose seat it is on a shared server."""
    left: bool = False
    """The person has given up and loses, even if the stand-in wins."""

    @property
    def level(self) -> str:
        """The computer player that sits here: the one named, or its successor; empty for a person."""
        return successor(self.bot) if self.bot else ""

    @property
    def answering(self) -> str:
        """The computer player that answers here, also for an absent person; empty if a person answers."""
        return successor(self.bot or self.stand_in) if self.bot or self.stand_in else ""
