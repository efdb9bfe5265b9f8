"""Playing from the hand: while a worker is to be placed, a card places it on the best space for it.

A structure of the vineyard mat that can be built does the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import CardAnswer, ParsedCode, Placement, Question, StructureAnswer, observe, parse
from vendemmia.engine.catalogue import CARD_NUMBER, CODE_NUMBER
from vendemmia.play import preview_forced
from vendemmia.web.show.cards.labels import action_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from vendemmia.engine import Outlook, State
    from vendemmia.play import Choices

PLAYED = {question.id for question in (Question.VISITOR, Question.PLANT, Question.ORDER, Question.BUILD)}
"""Questions whose answer puts a card of the hand to use."""
WEIGHTS = {"vp": 3.0, "residual": 3.0, "lira": 1.0}
"""What a space is chosen by; anything else counts OTHER."""
OTHER = 1.5


DO_ACTION = "do:action"


class Half(NamedTuple):
    """A part of a visitor that can be chosen with the press that plays it."""

    code: str
    label: str


class Way(NamedTuple):
    """How a card is played: the space of the worker, and all answers of the one press."""

    placement: Placement
    """The worker that plays it."""
    codes: tuple[str, ...]
    name: str
    """The action."""
    locks: bool
    """It reveals something hidden, so it cannot be undone."""
    halves: tuple[Half, ...] = ()
    """The parts of which one is asked for next."""

    @property
    def space(self) -> str:
        """The code of the placement."""
        return self.placement.code

    @property
    def worker(self) -> str:
        return self.placement.worker


class ReachedCard(NamedTuple):
    """A card that a placement leads to."""

    card: str
    before: State
    """The imagined table on which the last of the answers is given."""
    codes: tuple[str, ...]
    worth: float


class FromHand:
    """The ways to play each card of the hand now; none unless a worker is to be placed."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.ways: dict[str, list[Way]] = {}
        """By card, the best for each kind of worker, in the order of the kinds."""
        self.structures: dict[str, list[Way]] = {}
        """The same by the code of a structure that can be built."""
        if choices.view.is_placing:
            self._find()

    def way(self, card: str, worker: str = "") -> Way | None:
        """Return how a card is played, or a structure built, by this kind of worker, else by the first that can."""
        ways = self.ways.get(card) or self.structures.get(card, [])
        return next((way for way in ways if way.worker == worker), ways[0] if ways else None)

    def _find(self) -> None:
        best: dict[tuple[str, str], ReachedCard] = {}
        for placement in self.choices.placements:
            for course in self._courses(placement.code):
                key = course.card, placement.worker
                if key not in best or course.worth > best[key].worth:
                    best[key] = course
        for (card, _), course in best.items():
            ways = self.ways if card in CARD_NUMBER else self.structures
            ways.setdefault(card, []).append(self._way(course))

    def _way(self, course: ReachedCard) -> Way:
        choices, space = self.choices, course.codes[0]
        placement = parse(space)
        assert isinstance(placement, Placement)
        trial, locks = course.before, choices.legal[space].locks
        if course.card not in CARD_NUMBER:
            return Way(placement, course.codes, action_label(choices.words, placement.action), locks)
        if len(course.codes) > 1:
            trial = course.before.copy()
            trial.apply(CODE_NUMBER[course.codes[-1]])
            assert choices.view.seat is not None
            if not choices.locked(trial):
                preview_forced(trial, choices.view.seat, choices.auto)
            locks = choices.locked(trial)
        halves = () if locks else self._halves(trial)
        return Way(placement, course.codes, action_label(choices.words, placement.action), locks, halves)

    def _halves(self, state: State) -> tuple[Half, ...]:
        """Return the parts of the visitor that are asked for now."""
        asked, choices = state.asked(), self.choices
        if asked is None or asked.id != Question.OPTION.id or not asked.card or asked.seat != choices.view.seat:
            return ()
        view = observe(state, asked.seat)
        return tuple(Half(code, choices.words.choice(view, code, choices.names)) for code in state.codes())

    def _courses(self, code: str) -> Iterator[ReachedCard]:
        """Yield the cards that a placement leads to, without a reveal before the card."""
        after = self.choices.simulated(code)
        worth = _worth(self.choices.legal[code].outlook)
        for step in after.forced:
            played = _thing(parse(step.code))
            if step.question in PLAYED and played:
                yield ReachedCard(played, after.state, (code,), worth)
                return
        if self.choices.locked(after.state) or after.state.to_move != self.choices.view.seat:
            return
        yield from self._asked_for((code,), after.state, worth)

    def _asked_for(self, codes: tuple[str, ...], state: State, worth: float) -> Iterator[ReachedCard]:
        """Yield the cards asked for now, or after "action first": a space that asks this is the second best."""
        asked, legal = state.asked(), state.codes()
        if asked is not None and asked.id == Question.ACTION_OR_BONUS.id and DO_ACTION in legal:
            acting = state.copy()
            acting.apply(CODE_NUMBER[DO_ACTION])
            if not self.choices.locked(acting):
                yield from self._asked_for((*codes, DO_ACTION), acting, worth - 100)
        elif asked is not None and asked.id in PLAYED:
            for answer in map(parse, legal):
                if thing := _thing(answer):
                    yield ReachedCard(thing, state, (*codes, answer.code), worth)


def _thing(answer: ParsedCode) -> str:
    """Return the card that is played, or the code of the structure that is built; empty for anything else."""
    match answer:
        case CardAnswer(card):
            return card
        case StructureAnswer():
            return answer.code
        case _:
            return ""


def _worth(outlook: Iterable[Outlook]) -> float:
    """Return what a space brings, so that of two spaces the one with the better bonus is chosen."""
    return sum(sum(part.ends) / 2 * WEIGHTS.get(part.thing, OTHER) for part in outlook)
