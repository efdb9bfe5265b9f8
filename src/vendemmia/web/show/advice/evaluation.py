"""Looking back at decisions: what the computer player would have answered, and how much that differs."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from django.utils.functional import cached_property

from vendemmia.advice import PLAIN
from vendemmia.bots import NOTICED, REASONS
from vendemmia.engine import Placement, VendemmiaError, number_of, parse
from vendemmia.web.show.cards.labels import action_label, when

from .patterns import Slip, lessons

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine import View
    from vendemmia.locale import Words
    from vendemmia.web.computer_players.evaluations import QueuePlace
    from vendemmia.web.models import Evaluation
    from vendemmia.web.tables.history import History

LOG = logging.getLogger(__name__)
SWINGS = 6
LEAST_SWING = 0.04
"""A smaller drop of the chance to win is a matter of taste."""
POLL = 1
"""Seconds between two polls of an evaluation in progress."""
POLL_STALLED = 5


class DecisionShown(NamedTuple):
    """An evaluated decision."""

    number: int
    """Of the answer, counted from 0."""
    best: str
    loss: float
    reason: str
    params: dict[str, int]


class EvaluatedMove(NamedTuple):
    """A decision in words."""

    ply: int
    """After it was given."""
    when: str
    question: str
    chosen: str
    """What the player did: a sentence."""
    best: str
    """What was better, with its reason: a sentence. Empty if what was chosen is as good."""
    reason: str
    """Why what was chosen is as good as anything else."""
    lost: int
    """What it cost, in percentage points of the chance to win."""

    @property
    def number(self) -> int:
        """The ply before it."""
        return self.ply - 1


class LessonShown(NamedTuple):
    """What several decisions of a game have in common, in words."""

    text: str
    times: str
    """How often, and what it cost."""
    ply: int
    """After the decision that cost most."""


class EvaluationPanel:
    """What the templates show of an evaluation, or that none was asked for yet."""

    def __init__(
        self,
        row: Evaluation | None,
        place: QueuePlace | None,
        history: History,
        seat: int,
        names: tuple[str, ...],
        words: Words,
        *,
        you: bool = True,
    ) -> None:
        self.you = you
        """The decisions are those of the reader."""
        self.row = row
        self.place = place
        self.history = history
        self.seat = seat
        self.names = names
        self.words = words

    @property
    def player(self) -> str:
        return self.names[self.seat]

    @property
    def who(self) -> str:
        """Whether headings are about "you" or an "other"."""
        return "you" if self.you else "other"

    # --- how far it has come

    @property
    def is_asked(self) -> bool:
        return self.row is not None

    @property
    def is_finished(self) -> bool:
        return self.row is not None and self.row.finished

    @property
    def has_failed(self) -> bool:
        return self.row is not None and self.row.finished and self.row.done < self.row.total

    @property
    def percent(self) -> int:
        return 100 * self.row.done // self.row.total if self.row is not None and self.row.total else 0

    @property
    def is_stalled(self) -> bool:
        return self.place is not None and self.place.is_stalled

    @property
    def poll(self) -> int:
        """Seconds until the page polls again."""
        return POLL_STALLED if self.is_stalled else POLL

    # --- what was found

    @cached_property
    def decisions(self) -> dict[int, DecisionShown]:
        """By number. What this version of the program cannot read is left out."""
        found = [_decision(each, self.history) for each in (self.row.found if self.row is not None else ())]
        return {each.number: each for each in found if each is not None}

    @cached_property
    def swings(self) -> list[EvaluatedMove]:
        """The decisions that cost most, the largest first."""
        costly = [each for each in self.decisions.values() if each.loss >= LEAST_SWING]
        return self._evaluated(sorted(costly, key=lambda each: (-each.loss, each.number))[:SWINGS])

    @cached_property
    def all(self) -> list[EvaluatedMove]:
        return self._evaluated(self.decisions[number] for number in sorted(self.decisions))

    def at(self, ply: int) -> EvaluatedMove | None:
        """Return the decision that led to a ply."""
        found = self.decisions.get(ply - 1)
        return None if found is None else self._in_words(found)

    @cached_property
    def lessons(self) -> list[LessonShown]:
        """What the whole game teaches, the most costly first."""
        say, slips = self.words.message, [each for each in self.decisions.values() if each.loss >= NOTICED]
        found = lessons(
            Slip(each.number, self._asks(each.number), self.history.codes[each.number], each.best, each.loss)
            for each in slips
        )
        return [
            LessonShown(
                say(f"lesson-{each.id}"),
                say("lesson-times", count=each.times, points=points(each.loss)),
                each.worst + 1,
            )
            for each in found
        ]

    def _asks(self, number: int) -> str:
        """Return the id of the question of a decision."""
        asked = self.history.view(number, self.seat).asked
        return "" if asked is None else asked.id

    @property
    def lost(self) -> int:
        """What all mistakes cost together, in percentage points."""
        return points(sum(each.loss for each in self.decisions.values() if each.loss >= NOTICED))

    def _evaluated(self, decisions: Iterable[DecisionShown]) -> list[EvaluatedMove]:
        in_words = [self._in_words(each) for each in decisions]
        return [each for each in in_words if each is not None]

    def _in_words(self, decision: DecisionShown) -> EvaluatedMove | None:
        """Put a decision into words; None if its answer or reason was not possible there."""
        view = self.history.view(decision.number, self.seat)
        as_good = decision.loss < NOTICED
        try:
            return EvaluatedMove(
                decision.number + 1,
                when(self.words, self.history.marks[decision.number]),
                self.words.question(view.asked, self.names),
                self._chosen(view, self.history.codes[decision.number]),
                "" if as_good else self._better(view, decision),
                self.words.advice(decision.reason, decision.params),
                points(decision.loss),
            )
        except Exception:  # The others are worth showing.
            LOG.exception("a decision that was evaluated cannot be put into words")
            return None

    def _chosen(self, view: View, code: str) -> str:
        """Return what was done; of another player's decisions only the name of the answer."""
        if self.you:
            return self.words.retold(view, code, self.names, "did")
        match parse(code):
            case Placement(action):
                name = action_label(self.words, action)
            case _:
                name = self.words.choice(view, code, self.names)
        return self.words.message("advice-sentence", text=name)

    def _better(self, view: View, decision: DecisionShown) -> str:
        """Return what was better, with its reason unless that says nothing new."""
        lira = decision.params.get("lira", 0) if decision.reason == "money" else 0
        better = self.words.retold(view, decision.best, self.names, "better", lira)
        if decision.reason in PLAIN or (lira and str(lira) in better):
            return self.words.message("retold-better", better=better)
        reason = self.words.advice(decision.reason, decision.params)
        return self.words.message("retold-because", better=better, reason=reason)


def points(loss: float) -> int:
    """Return a loss in points: from 40 to 30 % is a loss of ten points, not of ten per cent."""
    return round(100 * loss)


def _decision(kept: Any, history: History) -> DecisionShown | None:  # noqa: ANN401 - a row of the database may hold anything
    """Return a decision; None for what is not one of this game."""
    try:
        number, best, params = kept["number"], kept["best"], kept["params"]
        number_of(best if isinstance(best, str) else "")
        loss = float(kept["best_chance"] - kept["chance"])
        if history.codes[number] != kept["chosen"] or number < 0 or kept["reason"] not in REASONS:
            return None
    except (VendemmiaError, LookupError, TypeError, ValueError):
        return None
    return DecisionShown(number, best, loss, kept["reason"], params) if isinstance(params, dict) else None
