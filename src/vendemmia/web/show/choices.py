"""The answers to the question asked now: every visible thing on a page stands for one code."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from django.utils.functional import cached_property

from vendemmia.engine import Reason, imagine, observe
from vendemmia.engine.catalogue import NUMBER, STRUCTURES
from vendemmia.locale.telling import LAST, SUFFICIENT, worth_telling

from .ways_out import first, instead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Outlook, Refusal, State
    from vendemmia.locale import Words
    from vendemmia.record import Game


class Because(NamedTuple):
    """One reason in words with its way out, its rule, and the code by which catalogues name its short form."""

    code: str
    text: str
    way: str
    rule: str
    lacking: int
    """How much is missing, where something is counted."""


class Answer(NamedTuple):
    """What may be answered now."""

    code: str
    label: str
    outlook: tuple[Outlook, ...]
    """What would come of it, for this player now."""
    told: str
    """The same in words."""
    locks: bool
    """It shows something hidden, so that it cannot be taken back."""
    legal: bool = True


class Refused(NamedTuple):
    """What is asked for, but not possible."""

    code: str
    label: str
    reasons: tuple[Because, ...]
    instead: Answer | None
    """What may be answered now to the same end."""
    first: Answer | None
    """What may be answered now so that it becomes possible."""
    legal: bool = False

    @property
    def anchor(self) -> str:
        """The id of the popover that tells why."""
        return "why-" + self.code.replace(":", "-")

    @property
    def ways(self) -> tuple[str, ...]:
        """What would make it possible, each once."""
        return tuple(dict.fromkeys(because.way for because in self.reasons))

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(because.rule for because in self.reasons))


class Choices:
    """For the seat that is asked. `choices[code]` is an Answer, a Refused, or None for what is not in question."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.state = game.state
        self.view = game.view(None)
        self.words = words
        self.names = names
        self.codes: tuple[str, ...] = tuple(sorted(self.state.codes(), key=lambda code: code in LAST))
        """All legal codes; those that do nothing last."""
        self._known: dict[str, Answer | Refused | None] = {}

    @cached_property
    def legal(self) -> dict[str, Answer]:
        return {code: self._answer(code) for code in self.codes}

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The first words of the legal codes."""
        return frozenset(code.partition(":")[0] for code in self.codes)

    def __getitem__(self, code: str) -> Answer | Refused | None:
        if code in self.legal:
            return self.legal[code]
        if code not in self._known:
            self._known[code] = self._refused(code)
        return self._known[code]

    @property
    def refused(self) -> list[Refused]:
        """All that the page has looked up and that is not possible: each gets a popover."""
        return [thing for thing in self._known.values() if isinstance(thing, Refused)]

    def of_kind(self, kind: str) -> list[Answer]:
        return [answer for code, answer in self.legal.items() if code.partition(":")[0] == kind]

    def closed(self, season: str, name: str, code: str) -> Refused | None:
        """A season in which nothing can be placed now: what holds for one of its spaces holds for all."""
        found = self._refused(code)
        if found is None:
            return None
        self._known[f"season:{season}"] = whole = found._replace(code=f"season:{season}", label=name)
        return whole

    def short(self, because: Because) -> str:
        """A reason in two or three words."""
        key = "short-" + because.code.lower().replace("_", "-")
        if not self.words.has_message(key):
            return self.words.message("short-no")
        return self.words.message(key, lacking=because.lacking)

    # --- making them

    def _answer(self, code: str) -> Answer:
        outlook = tuple(worth_telling(code, self.state.outlook(code)))
        told = self.words.outlook([part for part in outlook if part.thing not in STRUCTURES])
        label = self.words.choice(self.view, code, self.names)
        return Answer(code, label, outlook, told, self._locks(code))

    @cached_property
    def _supposed(self) -> State:
        """A table with the hidden cards in some order: what is tried there cannot tell where they really are."""
        assert self.state.to_move is not None
        return imagine(observe(self.state, self.state.to_move), Random(0))

    def _locks(self, code: str) -> bool:
        trial = self._supposed.copy()
        trial.apply(NUMBER[code])
        return trial.revealed != self._supposed.revealed or trial.is_over  # The end shows everything.

    def _refused(self, code: str) -> Refused | None:
        if code not in NUMBER:
            return None
        refusals = self.state.why_not(code)
        if not refusals or any(refusal.reason is Reason.NOT_ASKED for refusal in refusals):
            return None
        if refusals[0].reason in SUFFICIENT:
            refusals = refusals[:1]
        label = self.words.choice(self.view, code, self.names)
        reasons = tuple(self._because(refusal, code) for refusal in refusals)
        other = instead(code, refusals, self.legal)
        return Refused(code, label, reasons, other, None if other else first(code, refusals, self.state, self.legal))

    def _because(self, refusal: Refusal, code: str) -> Because:
        told = self.words.reason(refusal, self.names)
        way = self.words.way_out(refusal, self.view, code, self.names)
        needs, has = refusal.params.get("needs"), refusal.params.get("has")
        lacking = needs - has if isinstance(needs, int) and isinstance(has, int) else 0
        return Because(refusal.code, told, way, refusal.rule, lacking)


class NoChoices:
    """For everybody who is not asked."""

    codes: tuple[str, ...] = ()
    legal: dict[str, Answer] = {}  # noqa: RUF012 - never written to
    kinds: frozenset[str] = frozenset()
    refused: list[Refused] = []  # noqa: RUF012 - as above

    def __getitem__(self, code: str) -> None:
        return None

    @staticmethod
    def of_kind(kind: str) -> list[Answer]:  # noqa: ARG004 - as in Choices
        return []

    @staticmethod
    def closed(season: str, name: str, code: str) -> None:  # noqa: ARG004 - as in Choices
        return None
