"""What each answer was worth, from what came after it.

Each seat has its own chain: its answers, and what it gained until it was asked again. The chains run backwards through
a stretch (GAE). A network values all seats in every row, so a chain whose end is not seen ends with that value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import torch

from vendemmia.network import SLOTS

if TYPE_CHECKING:
    from torch import Tensor

    from .rollout import Stretch

TINY: Final = 1e-6
"""So that shares can be divided where all are 0."""


class Targets(NamedTuple):
    """For each answer of a stretch."""

    share: Tensor
    """How much better than expected it was, in shares of a win."""
    lead: Tensor
    """The same in units of ten VP of lead."""
    chances: Tensor
    """What the chances of the slots should have been."""
    margins: Tensor
    """What their VP to come should have been."""


def relative(seats: Tensor, players: Tensor) -> Tensor:
    """Return for each game and slot the number of the seat, counted from the seat to move."""
    slots = torch.arange(SLOTS, device=seats.device)
    return torch.where(slots < players[:, None], (seats[:, None] + slots) % players[:, None], slots)


def by_seat(values: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Return values by slot as values by seat."""
    return torch.zeros_like(values).scatter(1, relative(seats, players), values)


class Chain:
    """The values ahead of all seats, while a stretch is read backwards."""

    def __init__(self, last: Tensor, trace: float) -> None:
        self.trace = trace
        self.value = last
        self.advantage = torch.zeros_like(last)
        self.saved = torch.zeros_like(last)

    def pass_tick(self, gains: Tensor, ended: Tensor) -> None:
        """Add what a tick has brought. What was ahead belongs to another game if this one has ended."""
        for kept in (self.value, self.advantage, self.saved):
            kept[ended] = 0
        self.saved += gains

    def returns(self) -> Tensor:
        """Return what each seat gets from here on."""
        return self.saved + self.value + self.advantage

    def ask(self, index: Tensor, seats: Tensor, value: Tensor) -> Tensor:
        """Return the advantage of an answer of the seats to move, which expected a value."""
        ahead, later = self.value[index, seats], self.advantage[index, seats]
        found = self.saved[index, seats] + ahead - value + self.trace * later
        self.value[index, seats] = value
        self.advantage[index, seats] = found
        self.saved[index, seats] = 0
        return found


def targets(stretch: Stretch, trace: float) -> Targets:
    """Return all targets of a stretch."""
    seats, players, chances, margins = stretch.last
    ticks, games = stretch.seats.shape
    index = torch.arange(games, device=seats.device)
    share = Chain(by_seat(chances, seats, players), trace)
    lead = Chain(by_seat(margins, seats, players), trace)
    found = Targets(
        *(torch.zeros_like(each) for each in (stretch.likely, stretch.likely, stretch.chances, stretch.margins))
    )
    for tick in range(ticks - 1, -1, -1):
        seats, players = stretch.seats[tick], stretch.players[tick]
        share.pass_tick(stretch.shares[tick], stretch.ended[tick])
        lead.pass_tick(stretch.leads[tick], stretch.ended[tick])
        found.share[tick] = share.ask(index, seats, stretch.chances[tick][:, 0])
        found.lead[tick] = lead.ask(index, seats, stretch.margins[tick][:, 0])
        order = relative(seats, players)
        found.chances[tick] = full(share.returns().gather(1, order), players)
        found.margins[tick] = lead.returns().gather(1, order)
    return found


def full(shares: Tensor, players: Tensor) -> Tensor:
    """Return chances that add up to 1: what the seat that is asked gets; the others divide the rest as their own shares
    say.

    Scaling all of them alike would move the first one whenever the others are off, and that is the one that bots play
    by: a search judges each walk by a question to its own seat.
    """
    own = shares[:, :1].clamp(0, 1)
    slots = torch.arange(1, SLOTS, device=shares.device)
    inside = slots < players.clamp(min=2)[:, None]
    others = (shares[:, 1:].clamp(0, 1) + TINY) * inside
    return torch.cat([own, (1 - own) * others / others.sum(1, keepdim=True)], 1)
