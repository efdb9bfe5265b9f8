"""The answers to the current question: each of them, and each refusal, has a place on the page."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import CODES, Reason, WaysOut, imagine
from vendemmia.engine.catalogue import CODE_NUMBER, STRUCTURES
from vendemmia.locale.relevance import LAST, SUFFICIENT, worth_showing
from vendemmia.web.automatic import USUAL, settled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Outlook, Refusal, State, View
    from vendemmia.locale import Words
    from vendemmia.web.automatic import Step, Wishes


class Because(NamedTuple):
    """One reason with its way out and its rule."""

    code: str
    text: str
    short: str
    """The reason in two or three words."""
    way: str
    rule: str


class Answer(NamedTuple):
    """A legal answer."""

    code: str
    label: str
    outlook: tuple[Outlook, ...]
    """Its outcome for this player now."""
    summary: str
    """The outcome in words."""
    locks: bool
    """It reveals something hidden, so it cannot be taken back."""
    legal: bool = True


class Refused(NamedTuple):
    """An answer to the question that is not possible now."""

    code: str
    label: str
    reasons: tuple[Because, ...]
    instead: Answer | None
    """Legal answers to the same end."""
    first: Answer | None
    """Legal answers that make it possible."""
    legal: bool = False

    @property
    def anchor(self) -> str:
        """The id of the popover that says why."""
        return "why-" + self.code.replace(":", "-")

    @property
    def short(self) -> str:
        return self.reasons[0].short

    @property
    def ways(self) -> tuple[str, ...]:
        """What would make it possible, each once."""
        return tuple(dict.fromkeys(because.way for because in self.reasons))

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(because.rule for because in self.reasons))


class After(NamedTuple):
    """An imagined table after an answer, with the answers that were given without asking."""

    state: State
    given: tuple[Step, ...]


Found = Answer | Refused | None
"""What a thing on the page represents: None where it is not in question."""


def refusals_in(found: Iterable[Found]) -> list[Refused]:
    """The refusals among what a page shows, each once: each gets a popover."""
    return list({each.code: each for each in found if isinstance(each, Refused)}.values())


def short_reason(words: Words, refusal: Refusal) -> str:
    """A reason in two or three words."""
    key = "short-" + refusal.code.lower().replace("_", "-")
    if not words.has_message(key):
        return words.message("short-no")
    return words.message(key, lacking=refusal.lacking)


class Choices:
    """What the reader may answer with `codes`; without them, for a reader who is not asked, it is empty.

    `choices[code]` is an Answer, a Refused, or None for what is not in question. All of it is made from the view of the
    seat that is asked: what it may do, and the outcome, never depend on what is hidden from it.
    """

    def __init__(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        codes: Iterable[str] = (),
        wishes: Wishes = USUAL,
    ) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.wishes = wishes
        """What this person wants to be asked."""
        self.codes: tuple[str, ...] = tuple(sorted(codes, key=lambda code: code in LAST))
        """All legal codes; those that do nothing last."""
        self._refused: dict[str, Refused | None] = {}
        self._afters: dict[str, After] = {}

    @cached_property
    def legal(self) -> dict[str, Answer]:
        return {code: self._answer(code) for code in self.codes}

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The first words of the legal codes."""
        return frozenset(code.partition(":")[0] for code in self.codes)

    def __getitem__(self, code: str) -> Found:
        if code in self.legal:
            return self.legal[code]
        if code not in self._refused:
            self._refused[code] = self._refusal(code)
        return self._refused[code]

    def refusals(self, code: str) -> tuple[Refusal, ...]:
        """Why a code is refused, whether or not it is in question; none for a legal one. UnknownCode for no code."""
        return self._supposed.why_not(code)

    def of_kind(self, kind: str) -> list[Answer]:
        return [answer for code, answer in self.legal.items() if code.partition(":")[0] == kind]

    def closed(self, season: str, name: str, code: str) -> Refused | None:
        """A season in which nothing can be placed now: what is true for one of its spaces is true for all."""
        found = self._refusal(code)
        return None if found is None else found._replace(code=f"season:{season}", label=name)

    # --- making them

    def _answer(self, code: str) -> Answer:
        outlook = tuple(worth_showing(code, self.view.outlook(code)))
        summary = self.words.outlook([part for part in outlook if part.thing not in STRUCTURES])
        label = self.words.choice(self.view, code, self.names)
        return Answer(code, label, outlook, summary, self._locks(code))

    @cached_property
    def _supposed(self) -> State:
        """A table with the hidden cards in a random order: what is tried there cannot reveal where they really are."""
        return imagine(self.view, Random(0))

    def _locks(self, code: str) -> bool:
        return self.locked(self.after(code).state)

    def locked(self, state: State) -> bool:
        """What has been played up to this imagined state cannot be undone."""
        return state.revealed != self._supposed.revealed or state.is_over  # The end shows everything.

    def after(self, code: str) -> After:
        """The imagined table after an answer and all that follows from it without a question."""
        if code not in self._afters:
            trial = self._supposed.copy()
            trial.apply(CODE_NUMBER[code])
            seat = self.view.seat
            given = [] if seat is None or self.locked(trial) else settled(trial, seat, self.wishes)
            self._afters[code] = After(trial, tuple(given))
        return self._afters[code]

    @cached_property
    def _ways_out(self) -> WaysOut:
        return WaysOut(self._supposed)

    def _refusal(self, code: str) -> Refused | None:
        if not self.codes or code not in CODE_NUMBER:
            return None
        refusals = self._supposed.why_not(code)
        if not refusals or any(refusal.reason is Reason.NOT_ASKED for refusal in refusals):
            return None
        if refusals[0].reason in SUFFICIENT:
            refusals = refusals[:1]
        label = self.words.choice(self.view, code, self.names)
        reasons = tuple(self._because(refusal, code) for refusal in refusals)
        way = self._ways_out.of(code, refusals)
        answer = None if way is None else self.legal[way.code]
        first = way is not None and way.first
        return Refused(code, label, reasons, None if first else answer, answer if first else None)

    def _because(self, refusal: Refusal, code: str) -> Because:
        return Because(
            refusal.code,
            self.words.reason(refusal, self.names, self.view.seat),
            short_reason(self.words, refusal),
            self.words.way_out(refusal, self.view, code, self.names),
            refusal.rule,
        )


def codes_of(view: View) -> list[str]:
    """The codes of the legal answers, if this is the view of the seat that is asked."""
    return [CODES[action] for action in view.legal]
