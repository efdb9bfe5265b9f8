"""The answers to the current question, in words: what follows from each, and why others are refused."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import CODES, Placement, Reason, WaysOut, imagine, parse
from vendemmia.engine.catalogue import CODE_NUMBER, STRUCTURES
from vendemmia.locale.relevance import LAST, worth_showing

from .at_once import at_once
from .forced import DEFAULT_ANSWERS, preview_forced
from .sheets import sheet_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Outlook, Refusal, State, View
    from vendemmia.locale import RefusalReason, Words

    from .at_once import AnswerAtOnce
    from .forced import AutoAnswers, ForcedStep
    from .sheets import Sheet


class LegalAnswer(NamedTuple):
    """A legal answer."""

    code: str
    """Its code."""
    label: str
    """What it does, in words."""
    outlook: tuple[Outlook, ...]
    """Its outcome for this player now."""
    summary: str
    """The outcome in words."""
    locks: bool
    """It reveals something hidden, so it cannot be taken back."""
    legal: bool = True
    """True, unlike in `RefusedAnswer`."""


class RefusedAnswer(NamedTuple):
    """An answer to the question that is not possible now."""

    code: str
    """Its code."""
    label: str
    """What it would do, in words."""
    reasons: tuple[RefusalReason, ...]
    """Why not, each with what would change it."""
    alternative: LegalAnswer | None
    """A legal answer to the same end."""
    prerequisite: LegalAnswer | None
    """A legal answer that makes it possible."""
    legal: bool = False
    """False, unlike in `LegalAnswer`."""

    @property
    def anchor(self) -> str:
        """An id for the place that says why."""
        return "why-" + self.code.replace(":", "-")

    @property
    def short(self) -> str:
        """The first reason in two or three words."""
        return self.reasons[0].short

    @property
    def ways(self) -> tuple[str, ...]:
        """What would make it possible, each once."""
        return tuple(dict.fromkeys(because.way for because in self.reasons))

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that refuse it, each once."""
        return tuple(dict.fromkeys(because.rule for because in self.reasons))


class SimulatedTable(NamedTuple):
    """An imagined table after an answer, with the answers that were given without asking."""

    state: State
    """Where it is then. Copy it before you play on it."""
    forced: tuple[ForcedStep, ...]
    """The answers that were given without asking."""


Choice = LegalAnswer | RefusedAnswer | None
"""What a thing on the page represents: None where it is not in question."""


def refusals_in(found: Iterable[Choice]) -> list[RefusedAnswer]:
    """Return the refusals among what a page shows, each once: each gets a popover."""
    return list({each.code: each for each in found if isinstance(each, RefusedAnswer)}.values())


class Choices:
    """What the seat of a view can answer; nothing if it is not asked.

    `choices[code]` is a LegalAnswer, a RefusedAnswer, or None for what is not in question. All of it is made from the
    view of the seat that is asked: what it may do, and the outcome, never depend on what is hidden from it. `codes` are
    the legal answers, if not those of the view: a reader who cannot answer has none.
    """

    def __init__(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        codes: Iterable[str] | None = None,
        auto: AutoAnswers = DEFAULT_ANSWERS,
    ) -> None:
        self.view = view
        """What the seat knows."""
        self.words = words
        """The language of all texts."""
        self.names = names
        """The names of the players by seat."""
        self.auto = auto
        """Which answers this person leaves to the game."""
        codes = codes_of(view) if codes is None else codes
        self.codes: tuple[str, ...] = tuple(sorted(codes, key=lambda code: code in LAST))
        """All legal codes; those that do nothing last."""
        self._refused: dict[str, RefusedAnswer | None] = {}
        self._simulated: dict[str, SimulatedTable] = {}

    @cached_property
    def legal(self) -> dict[str, LegalAnswer]:
        """The legal answers by their codes."""
        return {code: self._answer(code) for code in self.codes}

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The first words of the legal codes."""
        return frozenset(parse(code).kind for code in self.codes)

    @cached_property
    def placements(self) -> tuple[Placement, ...]:
        """The legal placements of workers."""
        return tuple(answer for answer in map(parse, self.codes) if isinstance(answer, Placement))

    def __getitem__(self, code: str) -> Choice:
        if code in self.legal:
            return self.legal[code]
        if code not in self._refused:
            refusals = self.refusals(code) if self.codes and code in CODE_NUMBER else ()
            is_in_question = refusals and all(refusal.reason is not Reason.NOT_ASKED for refusal in refusals)
            self._refused[code] = self._refusal(code, refusals) if is_in_question else None
        return self._refused[code]

    def refused(self, code: str) -> RefusedAnswer | None:
        """Return why a code is refused, in words, whether or not it is in question; None for a legal one."""
        refusals = self.refusals(code)
        return self._refusal(code, refusals) if refusals else None

    def refusals(self, code: str) -> tuple[Refusal, ...]:
        """Return why a code is refused, whether or not it is in question; none for a legal one.

        UnknownCode for no code.
        """
        return self.imagined.why_not(code)

    def of_kind(self, kind: str) -> list[LegalAnswer]:
        """Return the legal answers whose codes begin with a word."""
        return [answer for code, answer in self.legal.items() if parse(code).kind == kind]

    def closed(self, season: str, name: str, code: str) -> RefusedAnswer | None:
        """Return a season in which nothing can be placed now: what is true for one of its spaces is true for all."""
        found = self[code]
        return found._replace(code=f"season:{season}", label=name) if isinstance(found, RefusedAnswer) else None

    # --- making them

    def _answer(self, code: str) -> LegalAnswer:
        outlook = tuple(worth_showing(code, self.view.outlook(code)))
        summary = self.words.outlook([part for part in outlook if part.thing not in STRUCTURES])
        label = self.words.choice(self.view, code, self.names)
        return LegalAnswer(code, label, outlook, summary, self._locks(code))

    @cached_property
    def imagined(self) -> State:
        """A table with the hidden cards in a random order: what is tried there cannot reveal where they really are.

        Copy it before you play on it.
        """
        return imagine(self.view, Random(0))

    @cached_property
    def sheet(self) -> Sheet | None:
        """All that the present decision can choose, if its parts would be asked for one after the other."""
        return sheet_of(self.imagined, self.view.asked) if self._is_asked else None

    @cached_property
    def at_once(self) -> dict[str, tuple[AnswerAtOnce, ...]]:
        """For legal answers, how they and all that follows from them can be given at once, if those ways are few."""

        def label(view: View, code: str) -> str:
            return self.words.choice(view, code, self.names)

        return at_once(self.imagined, self.view.asked, label) if self._is_asked else {}

    @property
    def _is_asked(self) -> bool:
        """The seat of the view is asked, and may answer."""
        return bool(self.codes) and self.view.seat is not None and self.view.to_move == self.view.seat

    def _locks(self, code: str) -> bool:
        return self.locked(self.simulated(code).state)

    def locked(self, state: State) -> bool:
        """Return whether what has been played up to this imagined state cannot be undone."""
        return state.revealed != self.imagined.revealed or state.is_over  # The end shows everything.

    def simulated(self, code: str) -> SimulatedTable:
        """Return the imagined table after an answer and all that follows from it without a question."""
        if code not in self._simulated:
            trial = self.imagined.copy()
            trial.apply(CODE_NUMBER[code])
            seat = self.view.seat
            forced = [] if seat is None or self.locked(trial) else preview_forced(trial, seat, self.auto)
            self._simulated[code] = SimulatedTable(trial, tuple(forced))
        return self._simulated[code]

    @cached_property
    def _ways_out(self) -> WaysOut:
        return WaysOut(self.imagined)

    def _refusal(self, code: str, refusals: Sequence[Refusal]) -> RefusedAnswer:
        reasons = self.words.explain(refusals, self.names, self.view.seat, self.view, code)
        way = self._ways_out.of(code, refusals[: len(reasons)]) if self.codes else None
        answer = None if way is None else self.legal[way.code]
        first = way is not None and way.first
        label = self.words.choice(self.view, code, self.names)
        return RefusedAnswer(code, label, reasons, None if first else answer, answer if first else None)


def codes_of(view: View) -> list[str]:
    """Return the codes of the legal answers, if this is the view of the seat that is asked."""
    return [CODES[action] for action in view.legal]
