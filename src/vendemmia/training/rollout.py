"""Playing a stretch of all games with the network: what was seen, answered and gained."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

import numpy as np
import torch

from vendemmia.network import POINTS, SLOTS

from .games import HALVES, places
from .model import masked, slot_chances

if TYPE_CHECKING:
    from collections.abc import Callable

    from torch import Tensor

    from .games import Games
    from .league import League
    from .model import Model


class Stretch:
    """One half of the games over a number of ticks, on the device of the network. A tick is one answer in each game."""

    def __init__(self, ticks: int, games: int, width: int, codes: int, device: str) -> None:
        def room(*shape: int, form: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(ticks, games, *shape, dtype=form, device=device)

        self.rows = room(width, form=torch.uint8)
        self.masks = room(codes, form=torch.uint8)
        self.seats = room(form=torch.int64)
        self.answers = room(form=torch.int64)
        self.likely = room()
        """The logarithm of the chance with which the network gave the answer."""
        self.learns = room(form=torch.bool)
        """Whether the network itself answered, not a player of the league."""
        self.chances = room(SLOTS)
        self.margins = room(SLOTS)
        self.shares = room(SLOTS)
        self.leads = room(SLOTS)
        """What each seat gained on the best other one by this answer, in units of ten VP."""
        self.ended = room(form=torch.bool)
        self.players = room(form=torch.int64)
        self.wanted: Tensor = None
        """The VP to come of the seat to move as they turned out, once that is known."""
        self.last: tuple[Tensor, ...] = ()
        """Seats, players, chances and margins after the last answer."""


class Rollout:
    """Plays all games on, stretch by stretch."""

    def __init__(self, games: Games, model: Model, ticks: int, league: League | None) -> None:
        self.games, self.model, self.ticks, self.league = games, model, ticks, league
        self.device = model.device
        self.cuda = self.device.startswith("cuda")
        counts = [options.players for options in games.options]
        self.players_of = torch.tensor(counts, device=self.device)
        first = games.halves[0]
        self.stretches = [
            Stretch(ticks, games.count, first["rows"].shape[1], first["masks"].shape[1], self.device)
            for _ in range(HALVES)
        ]
        self.points = [torch.zeros(games.count, SLOTS, device=self.device) for _ in range(HALVES)]
        self.kinds = [np.zeros(games.count, np.uint8) for _ in range(HALVES)]
        self.waited = [False] * HALVES
        self.finished: list[tuple[int, int, float]] = []
        """Kind, years and the first seat's share of each game that has ended."""
        self.everybody = torch.ones(games.count, dtype=torch.bool, device=self.device)
        self.shared = [torch.frombuffer(memory, dtype=torch.uint8) for memory in games.memories]
        if self.cuda:
            self.pin()

    def pin(self) -> None:
        """Let the device read the shared memory directly. It works without, more slowly."""
        for memory in self.games.memories:
            torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), len(memory), 0)

    def play(self, meanwhile: Callable[[float], None]) -> list[Stretch]:
        """Play a stretch of both halves. It overwrites the one before.

        While games are stepped, `meanwhile` gets the share of the stretch that is played, and may use the device.
        """
        turns = HALVES * self.ticks
        for tick in range(self.ticks + 1):
            for half in range(HALVES):
                with torch.no_grad():
                    self.tick(tick, half)
                meanwhile(min(1.0, (HALVES * tick + half + 1) / turns))
        return self.stretches

    def tick(self, tick: int, half: int) -> None:
        shared = self.games.halves[half]
        if not self.waited[half]:
            self.games.wait(half)
        self.waited[half] = False
        stretch = self.stretches[half]
        seen = self.sent(half)
        players = self.players_of[seen["kinds"].long()]
        if tick == 0:
            self.kinds[half] = shared["kinds"].copy()
        else:
            self.gained(stretch, tick - 1, half, seen)
        seats = seen["seats"].long()
        with torch.autocast("cuda", torch.bfloat16, enabled=self.cuda):
            scores, chance_scores, margins = self.model(seen["rows"])
        chances = slot_chances(chance_scores, players.clamp(min=2)).exp()
        if tick == self.ticks:
            stretch.last = (seats, players, chances, margins.float())
            self.waited[half] = True
            return
        scores = masked(scores, seen["masks"])
        learns = self.everybody
        if self.league is not None:
            scores, learns = self.league.answer(half, shared, seen, scores)
        noise = torch.empty_like(scores).exponential_().clamp_(min=1e-10).log_()
        answers = (scores - noise).argmax(1)
        shared["answers"][:] = answers.int().cpu().numpy()
        self.games.send(half)
        stretch.rows[tick], stretch.masks[tick], stretch.seats[tick] = seen["rows"], seen["masks"], seats
        stretch.answers[tick], stretch.learns[tick], stretch.players[tick] = answers, learns, players
        stretch.chances[tick], stretch.margins[tick] = chances, margins.float()
        likely = torch.log_softmax(scores, 1).gather(1, answers[:, None])
        stretch.likely[tick] = likely.squeeze(1)

    def sent(self, half: int) -> dict[str, Tensor]:
        """Return a copy of the shared memory of a half on the device, as arrays."""
        copy = self.shared[half].to(self.device, non_blocking=True, copy=True)
        found: dict[str, Tensor] = {}
        for name, (at, size, form, each) in places(self.games.count, self.games.codes).items():
            array = copy[at : at + size].view(getattr(torch, form))
            found[name] = array.view(-1, each) if each else array
        return found

    def gained(self, stretch: Stretch, tick: int, half: int, seen: dict[str, Tensor]) -> None:
        """Note what the answers of the tick before have brought."""
        points = seen["points"].float()
        ended = seen["ended"] > 0
        players = stretch.players[tick]
        stretch.leads[tick] = (leads(points, players) - leads(self.points[half], players)) / POINTS
        # Alone only a win counts, so that the network does not settle for a draw.
        stretch.shares[tick] = torch.where((players == 1)[:, None], seen["shares"].floor(), seen["shares"])
        stretch.ended[tick] = ended
        self.points[half] = points.masked_fill(ended[:, None], 0)
        shared = self.games.halves[half]
        over = shared["ended"].nonzero()[0]
        if len(over):
            columns = (self.kinds[half][over], shared["ended"][over], shared["shares"][over, 0])
            self.finished += zip(*(column.tolist() for column in columns), strict=True)
            self.kinds[half] = shared["kinds"].copy()
            if self.league is not None:
                self.league.next_games(half, over)


def leads(points: Tensor, players: Tensor) -> Tensor:
    """Return the VP of each seat less those of the best other one; alone the VP.

    Seats beyond the players count nothing.
    """
    numbers = torch.arange(SLOTS, device=points.device)
    absent = numbers >= players[:, None]
    shown = points.masked_fill(absent, -1e6)
    top = shown.topk(2, 1)
    best = top.values[:, :1].expand(-1, SLOTS)
    others = torch.where(numbers == top.indices[:, :1], top.values[:, 1:], best)
    others = torch.where(players[:, None] == 1, torch.zeros_like(others), others)
    return (shown - others).masked_fill(absent, 0)
