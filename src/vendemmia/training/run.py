"""A training from beginning to end: imitation, self-play, examinations, checkpoints.

A folder holds all of it. Started again in the same folder, a training goes on from its last checkpoint.
"""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import torch

from vendemmia.build_mode import mode
from vendemmia.network import write_weights

from .exams import SUBJECTS, Exams
from .games import Games
from .kinds import ALL, mixture
from .league import League
from .learning import Learner, Rates
from .model import Model
from .rollout import Player
from .teaching import Lessons, lessons

if TYPE_CHECKING:
    from collections.abc import Callable

LAST: Final = "last.pt"
BEST: Final = "best.npz"
LOG: Final = "log.jsonl"


@dataclass(frozen=True)
class Plan:
    """What a training does."""

    folder: Path
    minutes: float = 10.0
    """How long this command trains, imitation included."""
    mixture: str = ALL
    """The kinds of games (`kinds`)."""
    workers: int = 1
    games: int = 64
    """Games of a worker, in two halves."""
    ticks: int = 64
    """Answers in each game between two rounds of learning."""
    hidden: int = 512
    blocks: int = 3
    device: str = "cpu"
    rate: float = 4e-4
    entropy: float = 0.02
    points: float = 0.5
    """What ten VP of lead are worth, in wins, at the start."""
    epochs: int = 2
    batch: int = 16384
    league: float = 0.25
    """The share of games against the league."""
    lessons: str = ""
    """Files with answers of a teacher, separated by commas; made if there are none and `teach` is not 0."""
    teach: int = 0
    """So many answers of the teacher to make."""
    start: float = 0.0
    """How much of the whole schedule was done before this command, and `end` how much after it."""
    end: float = 1.0
    exam_games: int = 40
    exam_minutes: float = 2.0
    subjects: str = ",".join(SUBJECTS)
    rival: str = "normal"
    steps: int = 0
    """Stop after so many steps, 0 for no limit."""
    seed: int = 1


class Training:
    """One training in its folder."""

    def __init__(self, plan: Plan, say: Callable[[str], None]) -> None:
        self.plan, self.say = plan, say
        self.begun = time.monotonic()
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.options = mixture(plan.mixture)
        model = Model(plan.hidden, plan.blocks, plan.device, plan.seed)
        self.learner = Learner(model, Model(plan.hidden, plan.blocks, plan.device, plan.seed))
        self.state: dict[str, Any] = {"steps": 0, "games": 0, "rounds": 0, "best": -1.0, "runs": [], "exams": []}
        players = [options.players for options in self.options]
        self.league = League(model, players, plan.workers * (plan.games // 2), plan.league, plan.seed)
        self.load()
        self.state["runs"].append({**asdict(plan), "folder": plan.folder.name, "engine": mode()})

    # --- files

    def load(self) -> None:
        """Go on from the last checkpoint of the folder, if there is one."""
        path = self.plan.folder / LAST
        if not path.exists():
            return
        saved = torch.load(path, map_location=self.plan.device, weights_only=True)
        self.learner.model.load(saved["model"])
        self.learner.average.load(saved["average"])
        self.learner.optimiser.load_state_dict(saved["optimiser"])
        self.state = json.loads(saved["state"])
        self.say(f"going on after {self.state['steps'] / 1e6:.1f} M steps")

    def save(self) -> None:
        """Write a checkpoint; a kill leaves the one before or this one."""
        path = self.plan.folder / LAST
        temporary = path.with_suffix(".part")
        halves = {name: array.detach().clone() for name, array in self.learner.average.arrays.items()}
        saved = {
            "model": {name: array.detach() for name, array in self.learner.model.arrays.items()},
            "average": halves,
            "optimiser": self.learner.optimiser.state_dict(),
            "state": json.dumps(self.state),
        }
        torch.save(saved, temporary)
        temporary.replace(path)

    def note(self, **entry: Any) -> None:
        """Add a line to the log."""
        entry = {"minutes": round((time.monotonic() - self.begun) / 60, 2), "steps": self.state["steps"], **entry}
        with (self.plan.folder / LOG).open("a") as file:
            file.write(json.dumps(entry) + "\n")
        self.say(" ".join(f"{name} {shown(value)}" for name, value in entry.items()))

    # --- work

    def run(self) -> None:
        """Train until the time is over, then examine once more."""
        plan = self.plan
        until = self.begun + 60 * plan.minutes
        if not self.state["rounds"] and (plan.lessons or plan.teach):
            self.imitate()
        exams = Exams(plan.exam_games, plan.subjects.split(","), plan.rival) if plan.exam_games else None
        try:
            with Games(self.options, plan.workers, plan.games // 2, self.game_seed()) as games:
                self.play(games, exams, until)
            self.save()
            if exams is not None:
                self.judge(exams, 600)
                self.hand_in(exams)
                self.judge(exams, 600)
            self.save()
        finally:
            if exams is not None:
                exams.close()

    def game_seed(self) -> int:
        """Another one for each command, so that a training that goes on sees new games."""
        return (self.plan.seed * 1009 + len(self.state["runs"])) * 4096 % (1 << 31)

    def imitate(self) -> None:
        plan = self.plan
        if plan.lessons:
            found = Lessons.read([Path(name) for name in plan.lessons.split(",")])
        else:
            found = lessons(self.options, plan.seed, count=plan.teach)
            found.save(plan.folder / "lessons.npz")
        size = min(2048, max(64, len(found) // 50))
        self.note(**self.learner.imitate(found, epochs=6, batch=size, rate=1e-3, seed=plan.seed))

    def play(self, games: Games, exams: Exams | None, until: float) -> None:
        plan = self.plan
        first, began = self.state["steps"], time.monotonic()
        player = Player(games, self.learner.model, plan.ticks, self.league if plan.league else None)
        examined = said = time.monotonic()
        learning = 0.0
        while (now := time.monotonic()) < until and not (plan.steps and self.state["steps"] >= plan.steps):
            if plan.league and (self.state["rounds"] % 20 == 0 or not self.league.past):
                if self.state["rounds"] % 100 == 0 or not self.league.past:
                    self.league.remember(self.learner.average)
                self.league.seat()
            stretches = player.play()
            tick = time.monotonic()
            passed = (now - began) / max(1.0, until - began)
            seen = self.learner.learn(stretches, self.rates(plan.start + passed * (plan.end - plan.start)))
            learning += time.monotonic() - tick
            self.state["steps"] += 2 * plan.ticks * games.count
            self.state["rounds"] += 1
            self.state["games"] += len(player.finished)
            if (now := time.monotonic()) - said > 15:
                said = now
                rate = (self.state["steps"] - first) / (now - began)
                results = self.results(player)
                spent = {"waiting": games.waited / (now - began), "learning": learning / (now - began)}
                self.note(rate=round(rate), **spent, **seen, **results)
            if exams is not None:
                self.judge(exams, 0)
                if exams.free and now - examined > 60 * plan.exam_minutes:
                    examined = now
                    self.hand_in(exams)
                    self.save()
            player.finished = player.finished[-20_000:] if len(player.finished) > 40_000 else player.finished

    def results(self, player: Player) -> dict[str, float]:
        """Years of games with several players, and wins against the Automa, by level."""
        found: dict[str, list[float]] = {}
        for kind, years, share in player.finished:
            options = self.options[kind]
            if options.challenge is not None:
                name = "campaign"
            elif options.solo is not None:
                name = f"{options.solo}{'+' if options.modules else ''}"
            else:
                name = f"{options.players}{'+' if options.modules else ''} years"
            found.setdefault(name, []).append(share if options.solo is not None else years)
        player.finished = []
        return {name: sum(values) / len(values) for name, values in sorted(found.items())}

    def rates(self, passed: float) -> Rates:
        """The numbers of a round, when so much of the schedule has passed."""
        plan = self.plan
        left = 1 - passed
        return Rates(
            rate=plan.rate * max(0.04, min(1.0, 1.6 * left)),
            entropy=plan.entropy * max(0.1, left),
            points=plan.points * (0.25 + 0.75 * left),
            epochs=plan.epochs,
            batch=plan.batch,
        )

    def hand_in(self, exams: Exams) -> None:
        exams.hand_in(self.state["steps"], self.learner.average.export())

    def judge(self, exams: Exams, seconds: float) -> None:
        """Note results of the examiner; the best weights so far are saved for play."""
        for steps, result, arrays in exams.results(seconds):
            score = sum(result.values()) / len(result)
            self.state["exams"].append({"steps": steps, **result})
            self.note(exam=steps, score=score, **result)
            if score >= self.state["best"]:
                self.state["best"] = score
                trained = {**{name: self.state[name] for name in ("games", "runs", "exams")}, "steps": steps}
                write_weights(self.plan.folder / BEST, arrays, trained)


def shown(value: object) -> str:
    return f"{value:.3g}" if isinstance(value, float) else str(value)
