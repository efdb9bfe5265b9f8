"""One round of learning: PPO from stretches of games, or imitation of a teacher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from vendemmia.engine import CODES
from vendemmia.network import SLOTS

from .advantages import targets
from .model import masked, slot_chances
from .teaching import batches

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from torch import Tensor

    from .model import Model
    from .plan import TrainingPlan
    from .rollout import Stretch
    from .teaching import Lessons

SEEN: Final = ("chances", "margins", "entropy", "clipped", "change")
"""The names of what `Learner.loss` reports for the log, in its order."""


class Rates(NamedTuple):
    """The numbers of a round that fall in the course of a training; the others are in the plan."""

    rate: float
    """The learning rate."""
    entropy: float
    """What keeping several answers open is worth."""
    points: float
    """What ten VP of lead are worth, in wins."""


class Learner:
    """A model, its optimiser, and a running average of its weights, which plays a little better than the last ones."""

    def __init__(self, model: Model, average: Model, plan: TrainingPlan) -> None:
        self.model, self.average, self.plan = model, average, plan
        average.load(model.arrays)
        self.cuda = model.device.startswith("cuda")
        self.optimiser = torch.optim.Adam(model.parameters(), lr=plan.rate, eps=1e-5, fused=self.cuda)

    def step(self, loss: Tensor) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.plan.steepest)
        self.optimiser.step()
        with torch.no_grad():
            old, new = self.average.parameters(), self.model.parameters()
            torch._foreach_lerp_(old, new, 1 - self.plan.smooth)

    def set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def loss(self, flat: dict[str, Tensor], pick: Tensor, rates: Rates) -> tuple[Tensor, Tensor]:
        plan = self.plan
        with torch.autocast("cuda", torch.bfloat16, enabled=self.cuda):
            scores, chance_scores, margins = self.model(flat["rows"][pick])
        likely = functional.log_softmax(masked(scores, flat["masks"][pick]), 1)
        own = likely.gather(1, flat["answers"][pick][:, None]).squeeze(1)
        change = own - flat["likely"][pick]
        ratio = change.exp()
        advantage = flat["advantage"][pick]
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - plan.clip, 1 + plan.clip) * advantage).mean()
        spread = -(likely.exp() * likely).sum(1).mean()
        slots = flat["slots"][pick]
        chances = slot_chances(chance_scores, slots)
        wrong = -(flat["chances"][pick] * chances.clamp(min=-20)).sum(1).mean()
        inside = torch.arange(margins.shape[1], device=pick.device) < slots[:, None]
        far = distance(margins.float(), flat["margins"][pick], inside)
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > plan.clip).float().mean()
            seen = torch.stack((wrong, far, spread, clipped, (ratio - 1 - change).mean()))
        loss = -gain + plan.chances_weight * wrong + plan.margins_weight * far - rates.entropy * spread
        return loss, seen

    def imitate(self, lessons: Lessons, batch: int) -> dict[str, float]:
        """Learn the answers of a teacher, and how its games ended; the last twentieth is held out and judged."""
        plan = self.plan
        rng = np.random.default_rng(plan.seed)
        keep = len(lessons) - max(1, len(lessons) // 20)
        taught = type(lessons)({name: array[:keep] for name, array in lessons.arrays.items()})
        steps = plan.taught_epochs * (keep // batch)
        done = 0
        for _ in range(plan.taught_epochs):
            for pick in batches(taught, batch, rng):
                passed, warming = done / steps, plan.taught_warming
                share = min(1.0, passed / warming + warming, 2 * (1 - passed) + warming)
                self.set_rate(plan.taught_rate * share)
                self.step(self.copying(taught, pick)[0])
                done += 1
        with torch.no_grad():
            hits = [
                self.copying(lessons, np.arange(start, min(start + batch, len(lessons))))[1]
                for start in range(keep, len(lessons), batch)
            ]
        self.average.load(self.model.arrays)
        return {"answers": float(keep), "batches": float(steps), "agrees": sum(hits) / len(hits)}

    def copying(self, lessons: Lessons, pick: NDArray[np.int64]) -> tuple[Tensor, float]:
        device = self.model.device
        arrays = {name: array[pick] for name, array in lessons.arrays.items()}
        masks = torch.from_numpy(np.unpackbits(arrays["masks"], axis=1, count=len(CODES))).to(device)
        rows, shares, leads = (torch.from_numpy(arrays[name]).to(device) for name in ("rows", "shares", "leads"))
        answers = torch.from_numpy(arrays["answers"]).to(device).long()
        slots = torch.from_numpy(arrays["slots"]).to(device).long()
        with torch.autocast("cuda", torch.bfloat16, enabled=self.cuda):
            scores, chance_scores, margins = self.model(rows)
        scores = masked(scores, masks)
        wrong = -(shares * slot_chances(chance_scores, slots).clamp(min=-20)).sum(1).mean()
        inside = torch.arange(margins.shape[1], device=device) < slots[:, None]
        far = distance(margins.float(), leads, inside)
        weight = self.plan.taught_weight
        loss = functional.cross_entropy(scores, answers) + weight * wrong + weight * far
        return loss, float((scores.argmax(1) == answers).float().mean())


class Round:
    """A round of PPO over some stretches, step by step, so that the next games can be played meanwhile."""

    def __init__(self, learner: Learner, stretches: list[Stretch], rates: Rates) -> None:
        self.learner, self.rates = learner, rates
        self.flat = flattened(stretches, rates, learner.plan.trace)
        levelled(self.flat["advantage"], self.flat["players"], self.flat["learns"])
        used = self.flat["learns"].nonzero().squeeze(1)
        self.picks = [pick for _ in range(learner.plan.epochs) for pick in shuffled(used, learner.plan.batch)]
        """The answers of each step."""
        self.done = 0
        self.sums = torch.zeros(len(SEEN), device=learner.model.device)
        self.foreseen = explained(stretches)
        learner.set_rate(rates.rate)

    def go_on(self, share: float) -> None:
        """Learn until this share of all steps is done."""
        while self.done < share * len(self.picks):
            loss, seen = self.learner.loss(self.flat, self.picks[self.done], self.rates)
            self.learner.step(loss)
            self.sums += seen
            self.done += 1

    def finish(self) -> dict[str, float]:
        """Learn the rest. Returns what happened, for the log."""
        self.go_on(1)
        return {**dict(zip(SEEN, (self.sums / max(1, self.done)).tolist(), strict=True)), **self.foreseen}


def shuffled(used: Tensor, batch: int) -> list[Tensor]:
    """Return these places in random order, in batches; a last one that is not full is left out, unless it is the only
    one."""
    if not len(used):
        return []
    order = used[torch.randperm(len(used), device=used.device)]
    return [order[start : start + batch] for start in range(0, max(1, len(order) - batch + 1), batch)]


def explained(stretches: list[Stretch]) -> dict[str, float]:
    """Return how much of what came was foreseen by the value, alone and with several players: 1 is all, 0 nothing."""
    found = {}
    for name, alone in (("foreseen_alone", True), ("foreseen", False)):
        chosen = [(stretch.players == 1) == alone for stretch in stretches]
        wanted = torch.cat([each.wanted[picked] for each, picked in zip(stretches, chosen, strict=True)])
        value = torch.cat([each.margins[picked][:, 0] for each, picked in zip(stretches, chosen, strict=True)])
        found[name] = float(1 - (wanted - value).var() / wanted.var().clamp(min=1e-6)) if len(wanted) > 1 else 0.0
    return found


def distance(found: Tensor, wanted: Tensor, inside: Tensor) -> Tensor:
    """Return how far the VP to come are off, added up over the slots of a game."""
    return (functional.smooth_l1_loss(found, wanted, reduction="none") * inside).sum(1).mean()


def levelled(advantage: Tensor, players: Tensor, learns: Tensor) -> None:
    """Give the advantages of games with the same number of players mean 0 and spread 1, so that each counts alike."""
    for number in range(1, SLOTS + 1):
        group = learns & (players == number)
        if int(group.sum()) > 1:
            own = advantage[group]
            advantage[group] = (own - own.mean()) / (own.std() + 1e-6)


def flattened(stretches: list[Stretch], rates: Rates, trace: float) -> dict[str, Tensor]:
    """Return all answers of all stretches in one row, with their advantages and targets."""
    parts: dict[str, list[Tensor]] = {}
    for stretch in stretches:
        with torch.no_grad():
            found = targets(stretch, trace)
        stretch.wanted = found.margins[:, :, 0]
        columns = {
            **{name: getattr(stretch, name) for name in ("rows", "masks", "answers", "likely", "learns")},
            "advantage": found.share + rates.points * found.lead,
            "chances": found.chances,
            "margins": found.margins,
            "players": stretch.players,
            "slots": stretch.players.clamp(min=2),
        }
        for name, values in columns.items():
            parts.setdefault(name, []).append(values.flatten(0, 1))
    return {name: torch.cat(values) for name, values in parts.items()}
