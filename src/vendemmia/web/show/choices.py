"""The answers to the question asked now: every visible thing on a page stands for one code."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import Reason, imagine, observe
from vendemmia.engine.actions import NUMBER
from vendemmia.engine.names import SPACES, STRUCTURES, WORKERS
from vendemmia.locale.telling import LAST, SELF_EVIDENT, SUFFICIENT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Refusal, State
    from vendemmia.engine.outlook import Outlook
    from vendemmia.locale import Words
    from vendemmia.record import Game


class Because(NamedTuple):
    """One reason in words, with the number of its rule and the code by which catalogues name its short form."""

    code: str
    text: str
    rule: str
    params: dict[str, int | str]


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
    """What is asked for, but not possible; `way_out` is a legal answer of the same kind, if there is one near."""

    code: str
    label: str
    reasons: tuple[Because, ...]
    way_out: Answer | None
    legal: bool = False

    @property
    def anchor(self) -> str:
        """The id of the popover that tells why."""
        return "why-" + self.code.replace(":", "-")


class Choices:
    """For the seat that is asked. `choices[code]` is an Answer, a Refused, or None for what is not in question."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.state = game.state
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

    def short(self, because: Because) -> str:
        """A reason in two or three words."""
        key = "short-" + because.code.lower().replace("_", "-")
        if not self.words.has_message(key):
            return self.words.message("short-no")
        lacking = 0
        if isinstance(needs := because.params.get("needs"), int) and isinstance(has := because.params.get("has"), int):
            lacking = needs - has
        return self.words.message(key, lacking=lacking)

    # --- making them

    def _answer(self, code: str) -> Answer:
        outlook = tuple(part for part in self.state.outlook(code) if part.thing not in SELF_EVIDENT)
        told = self.words.outlook([part for part in outlook if part.thing not in STRUCTURES])
        label = self.words.choice(self.state, code, self.names)
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
        label = self.words.choice(self.state, code, self.names)
        return Refused(code, label, tuple(self._because(refusal) for refusal in refusals), self._way_out(code))

    def _because(self, refusal: Refusal) -> Because:
        return Because(refusal.code, self.words.reason(refusal, self.names), refusal.rule, dict(refusal.params))

    def _way_out(self, code: str) -> Answer | None:
        """Another space or another worker for the same action."""
        prefix, _, where = code.partition(":")
        if prefix != "place":
            return None
        action, space, worker = where.rsplit(":", 2)
        near = [f"place:{action}:{other}:{worker}" for other in SPACES if other != space]
        near += [f"place:{action}:{space}:{other}" for other in WORKERS if other != worker]
        near += [f"place:{action}:{there}:{other}" for there in SPACES for other in WORKERS]
        return next((self.legal[other] for other in near if other in self.legal), None)


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
