"""A training from beginning to end: imitation, self-play, examinations, checkpoints.

A folder holds all of it. Started again in the same folder, a training continues from its last checkpoint.
"""

from __future__ import annotations

import json
import subprocess
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import torch

from vendemmia.build_mode import mode
from vendemmia.engine import problem
from vendemmia.network import WeightsError, WeightsFault, read_weights, shape_of, write_weights

from .checkpoint import read_checkpoint, write_checkpoint
from .checks import check_beginning, check_plan
from .exams import Exams
from .faults import TrainingError, TrainingFault
from .games import Games
from .kinds import mixture
from .league import League
from .learning import Learner, Rates, Round
from .model import EMBEDDED, JUDGED, Model
from .progress import Progress, Timer
from .rollout import Rollout
from .teaching import Lessons, lessons

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.network.files import Arrays

    from .plan import TrainingPlan

PACKAGE: Final = Path(__file__).parents[1]
LAST: Final = "last.pt"
"""The checkpoint of a training in its folder."""
BEST: Final = "best.npz"
"""The best weights so far, as the examinations judge; without them the last weights."""
LOG: Final = "log.jsonl"
REMEMBERED: Final = 100
"""Rounds between two selves that the league remembers."""
RESEATED: Final = 20
"""Rounds between two choices of who plays for the league."""
SAID: Final = 15.0
"""Seconds between two lines of the log."""
SAVED: Final = 60.0
"""Seconds between two checkpoints."""
WAITED: Final = 600.0
"""Seconds to wait for the last examination."""


class Training:
    """One training in its folder."""

    def __init__(self, plan: TrainingPlan, say: Callable[[str], None]) -> None:
        self.plan, self.say = plan, say
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.options = mixture(plan.mixture)
        check_plan(plan)
        model = Model(plan.hidden, plan.blocks, plan.device, plan.seed)
        self.learner = Learner(model, Model(plan.hidden, plan.blocks, plan.device, plan.seed), plan)
        self.resumed: int | None = None
        """The step from which it continues; None for a new training."""
        self.state: dict[str, Any] = {"steps": 0, "games": 0, "rounds": 0, "best": -1.0, "runs": [], "exams": []}
        self.state |= {"taught": False, "inherited": 0}
        players = [options.players for options in self.options]
        self.league = League(model, players, plan.workers * (plan.games // 2), plan.league, plan.seed)
        self.unjudged = False
        """Whether the last examination took too long to wait for."""
        self.lessons: Lessons | None = None
        """Answers of a teacher that were given to it."""
        try:
            self.open()
        except OSError as error:
            folder, detail = str(plan.folder), error.strerror or str(error)
            raise TrainingError(problem(TrainingFault.TRAINING_FOLDER, folder=folder, detail=detail)) from None
        self.progress = Progress(plan, self.played, self.state.get("progress"))
        subjects = ",".join(plan.examined)
        other = {"folder": plan.folder.name, "subjects": subjects, "engine": mode(), "commit": commit()}
        self.state["runs"].append({**asdict(plan), **other})
        self.compare_with([subjects, plan.rival, plan.exam_games])

    @property
    def played(self) -> int:
        """Its own steps, without those of the weights that it began with."""
        return int(self.state["steps"]) - int(self.state["inherited"])

    # --- files

    def open(self) -> None:
        """Continue from the checkpoint of the folder, or begin; the folder is made last, when all else is right."""
        plan = self.plan
        if (plan.folder / LAST).exists():
            self.load()
        elif plan.weights is not None:
            self.begin_with(read_weights(Path(plan.weights)))
        if plan.lessons is not None and not self.state["taught"]:
            self.lessons = Lessons.read([Path(name) for name in plan.lessons.split(",")])
        plan.folder.mkdir(parents=True, exist_ok=True)
        (plan.folder / LOG).open("a").close()

    def load(self) -> None:
        """Continue from the last checkpoint of the folder."""
        self.state, self.league.past = read_checkpoint(self.plan.folder / LAST, self.learner)
        if self.league.past:
            self.league.seat()
        # An earlier version did not write these.
        self.state = {"taught": self.state["rounds"] > 0, "inherited": 0, **self.state}
        self.resumed = self.state["steps"]
        check_beginning(self.plan, self.state["runs"])

    def begin_with(self, weights: tuple[Arrays, dict[str, Any]]) -> None:
        """Begin with the weights of another training, and remember where they come from."""
        arrays, trained = weights
        if shape_of(arrays) != (self.plan.hidden, self.plan.blocks, EMBEDDED, JUDGED):
            raise WeightsError(problem(WeightsFault.WEIGHTS_SHAPE, file=str(self.plan.weights)))
        self.learner.model.load(arrays)
        self.learner.average.load(arrays)
        self.state |= {name: trained[name] for name in ("steps", "games", "runs", "exams") if name in trained}
        self.state["inherited"] = self.state["steps"]

    def compare_with(self, exam: list[Any]) -> None:
        """Choose the best weights again if the examinations are others: their scores say nothing about these."""
        if self.state.setdefault("exam", exam) != exam:
            self.state |= {"exam": exam, "best": -1.0}

    def save(self) -> None:
        """Write a checkpoint."""
        self.state["progress"] = self.progress.to_json()
        write_checkpoint(self.plan.folder / LAST, self.learner, self.league.past, self.state)

    def note(self, **entry: object) -> None:
        """Add a line to the log."""
        entry = {"minutes": round(self.progress.spent / 60, 2), "steps": self.state["steps"], **entry}
        with (self.plan.folder / LOG).open("a") as file:
            file.write(json.dumps(entry) + "\n")
        self.say(" ".join(f"{name} {shown(value)}" for name, value in entry.items()))

    # --- work

    def run(self) -> None:
        """Train until the part is over, then examine once more."""
        if not self.state["taught"]:
            self.imitate()
            self.progress.before = self.progress.spent
        self.save()
        try:
            self.practise()
        except KeyboardInterrupt:
            self.save()
            raise

    def practise(self) -> None:
        """Play, examine and keep the best."""
        plan = self.plan
        exams = Exams(plan.exam_games, plan.examined, plan.rival) if plan.exam_games else None
        try:
            with Games(self.options, plan.workers, plan.games // 2, self.game_seed()) as games:
                self.play(games, exams)
            self.save()
            if exams is not None:
                self.judge(exams, WAITED)
                self.hand_in(exams)
                self.judge(exams, WAITED)
                self.unjudged = not exams.free
            if exams is None or self.state["best"] < 0:
                self.keep(self.state["steps"], self.learner.average.export())
            self.progress.done = True
            self.save()
        finally:
            if exams is not None:
                exams.close()

    def game_seed(self) -> int:
        """Return another one for each command, so that a continued training sees new games."""
        return (self.plan.seed * 1009 + len(self.state["runs"])) * 4096 % (1 << 31)

    def imitate(self) -> None:
        """Learn from a teacher, if there is one."""
        plan = self.plan
        self.state["taught"] = True
        if self.lessons is not None:
            found, self.lessons = self.lessons, None
        elif plan.teach:
            found = lessons(self.options, plan.seed, count=plan.teach)
            found.save(plan.folder / "lessons.npz")
        else:
            return
        size = min(2048, max(64, len(found) // 50))
        self.note(**self.learner.imitate(found, batch=size))

    def play(self, games: Games, exams: Exams | None) -> None:
        """Play and learn, round by round: while a stretch is played, the one before is learned."""
        plan, state = self.plan, self.state
        clock = Timer(state["steps"])
        player = Rollout(games, self.learner.model, plan.ticks, self.league if plan.league else None)
        learning: Round | None = None
        while not self.progress.over(self.played):
            if plan.league:
                self.meet_others()
            stretches = player.play(learning.go_on if learning else nothing)
            began = time.monotonic()
            seen = learning.finish() if learning else {}
            learning = Round(self.learner, stretches, self.rates(self.progress.point(self.played)))
            clock.between += time.monotonic() - began
            state["steps"] += len(stretches) * plan.ticks * games.count
            state["rounds"] += 1
            if clock.due("said", SAID):
                state["games"] += len(player.finished)
                self.note(**clock.shares(state["steps"], games.waited), **seen, **self.results(player))
            if exams is not None:
                self.judge(exams, 0)
                if exams.free and clock.due("examined", 60 * plan.exam_minutes):
                    self.hand_in(exams)
            if clock.due("saved", SAVED):
                self.save()
        if learning:
            learning.finish()
        state["games"] += len(player.finished)

    def meet_others(self) -> None:
        """Change the league's player now and then, and add the network of today to it."""
        rounds = self.state["rounds"]
        if rounds % REMEMBERED == 0 or not self.league.past:
            self.league.remember(self.learner.average)
            self.league.seat()
        elif rounds % RESEATED == 0:
            self.league.seat()

    def results(self, player: Rollout) -> dict[str, float]:
        """Return years of games with several players, and wins against the Automa, by level."""
        found: dict[str, list[float]] = {}
        for kind, years, share in player.finished:
            options = self.options[kind]
            if options.challenge is not None:
                name = "campaign"
            elif options.solo is not None:
                name = f"{options.solo}{'+' if options.modules else ''}"
            else:
                name = f"{options.players}{'+' if options.modules else ''} years"
            found.setdefault(name, []).append(float(share == 1) if options.solo is not None else years)
        player.finished = []
        return {name: sum(values) / len(values) for name, values in sorted(found.items())}

    def rates(self, passed: float) -> Rates:
        """Return the numbers of a round at this point of the schedule."""
        plan = self.plan
        left = 1 - min(1.0, passed)
        return Rates(
            rate=plan.rate * max(plan.least_rate, min(1.0, plan.falling * left)),
            entropy=plan.entropy * max(plan.least_entropy, left),
            points=plan.points * (plan.least_points + (1 - plan.least_points) * left),
        )

    def hand_in(self, exams: Exams) -> None:
        exams.hand_in(self.state["steps"], self.learner.average.export())

    def judge(self, exams: Exams, seconds: float) -> None:
        """Note results of the examiner; the best weights so far are saved for play."""
        for steps, result, arrays in exams.results(seconds):
            score = sum(result.values()) / len(result)
            self.state["exams"].append({"steps": steps, **result})
            self.note(exam=steps, score=score, subjects=result)
            if score >= self.state["best"]:
                self.state["best"] = score
                self.keep(steps, arrays)
                self.save()  # Otherwise a kill would leave these weights with the score of others.

    def keep(self, steps: int, arrays: Arrays) -> None:
        """Write weights for play: the best ones, or the last ones if nothing examines them."""
        trained = {**{name: self.state[name] for name in ("games", "runs", "exams")}, "steps": steps}
        write_weights(self.plan.folder / BEST, arrays, trained)


def commit() -> str:
    """Return the last commit that changed the package; empty if its sources are not in a checkout."""
    git = ["git", "-C", str(PACKAGE), "log", "-1", "--format=%H", "--", "."]
    try:
        return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 (no input)
    except (OSError, subprocess.CalledProcessError):
        return ""


def nothing(_: float) -> None:
    """Do what there is to do during the first stretch."""


def shown(value: object) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name}: {shown(each)}" for name, each in value.items()) + ")"
    return f"{value:.3g}" if isinstance(value, float) else str(value)
