"""What each kind of worker can do beyond a regular one: one row for each kind.

`content/special_workers.py` writes the rows, with the words of `effects.py`. The rules of placing read the row of the
worker at hand and never ask for its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.names import WORKERS
from ..state.frames import Node

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..state.frames import Frame
    from ..state.state import State
    from ..verbs.repeating import Repeat

# The seasons beside the current one whose spaces a worker may take.
EARLIER_SEASONS: Final = 1
"""It acts immediately."""
LATER_SEASONS: Final = 2
"""It waits there until its owner's first turn in that season (SPW-14)."""

# What must be true when a worker is placed for what it does after everything else.
ALWAYS: Final = 0
OPPONENTS_GONE: Final = 1
"""All opponents have left the season."""

# What the rules ask of all special workers of a game; a bit each.
TOLL: Final = 1
INVITES: Final = 2
GOES_AHEAD: Final = 4
FOLLOWS_DRAWS: Final = 8

NUMBERS: Final = 16
"""The kind of a worker has four bits in a piece and in the data of a placement."""


class OnArrival(Node):
    """A verb for the frame `arrival`: its data is that of the placement, its step and `other` are the verb's own."""

    def __init__(self) -> None:
        super().__init__()
        self.chooses_bonus = False
        """The worker gains the bonus that its mark names, not that of its space."""

    def proceed(self, state: State, frame: Frame) -> bool:
        state.finish(0)
        return False


class Abilities:
    """The row of one kind of worker. Without anything but its id it is that of a regular worker.

    The verbs of a row act in a frame that is not their own, so they have no path; `after` has both.
    """

    def __init__(
        self,
        id: str,
        on_arrival: OnArrival | None = None,
        on_draw: Node | None = None,
        repeats: Repeat | None = None,
        after: Node | None = None,
        when: i64 = ALWAYS,
        reach: i64 = 0,
        closed_spaces: bool = False,
        bumps_opponents: bool = False,
        toll: i64 = 0,
        lets_opponents_beside: bool = False,
        least_players: i64 = 1,
    ) -> None:
        self.id = id
        self.origin = f"worker:{id}"
        """What the events of this worker name as their source."""
        self.on_arrival = on_arrival
        """Before the action, in the frame `arrival`; also when the worker is placed ahead of its season."""
        self.on_draw = on_draw
        """At one draw of the turn, in the frame `drawn`."""
        self.repeats = repeats
        """After the action and its bonus, in the frame of the placement."""
        self.after = after
        """After everything else, in its own frame."""
        self.when = when
        """What `after` depends on."""
        self.reach = reach
        self.closed_spaces = closed_spaces
        """In another season it may take spaces that are closed with this number of players, too."""
        self.bumps_opponents = bumps_opponents
        """It takes the space of an opponent's worker, unless that is of its own kind."""
        self.toll = toll
        """What an opponent pays its owner to place a worker on the action where it is."""
        self.lets_opponents_beside = lets_opponents_beside
        """Opponents may place a worker beside the spaces of that action when they are taken."""
        self.least_players = least_players
        """With fewer players the card is replaced (SPW-1, MOD-5)."""
        self.chooses_bonus = on_arrival is not None and on_arrival.chooses_bonus
        self.goes_ahead = reach & LATER_SEASONS != 0
        self.lingers = on_draw is not None or repeats is not None or after is not None
        """Something may follow action and bonus."""
        self.traits: i64 = 0
        if toll:
            self.traits |= TOLL
        if lets_opponents_beside:
            self.traits |= INVITES
        if self.goes_ahead:
            self.traits |= GOES_AHEAD
        if on_draw is not None:
            self.traits |= FOLLOWS_DRAWS
        if [self.chooses_bonus, when != ALWAYS, self.goes_ahead].count(True) > 1:
            raise ValueError(f"{id}: a waiting worker has one mark, and it can remember one thing")
        for verb in (on_arrival, on_draw, repeats):
            if verb is not None:
                verb.origin = self.origin


ABILITIES: Final[list[Abilities]] = [Abilities(WORKERS[n] if n < len(WORKERS) else "") for n in range(NUMBERS)]
"""By number of worker."""


def in_game(state: State, traits: i64) -> bool:
    """Return whether a special worker of this game has one of these traits."""
    for worker in state.specials:
        if ABILITIES[worker].traits & traits:
            return True
    return False
